"""Fight a monster (ledger section 14)."""

from __future__ import annotations

import pytest

from tests.delphi.position import Position


def fighter(favours: int = 0, strength: int = 0) -> Position:
    """Red stands at J5, next to K5 with a red monster, with two red dice."""
    return (
        Position().seat("red", "J5", favours=favours, strength=strength).monster("K5", "red").turn("red", "red", "red")
    )


@pytest.mark.rule("R-DEL-103", "R-DEL-239", "R-DEL-080", "R-DEL-135")
def test_only_needed_monsters_in_reach() -> None:
    p = fighter().play("die red")
    assert p.refused("fight B2 red") in ("R-DEL-103", "R-DEL-078")
    assert p.refused("fight H5 red") == "R-DEL-103"
    p = Position().tasks("red", monsters=["black"], white=()).seat("red", "J5").monster("K5", "red").turn("red", "red")
    p.play("die red")
    assert p.refused("fight K5 red") == "R-DEL-080"


@pytest.mark.rule("R-DEL-104", "R-DEL-105", "R-DEL-110")
@pytest.mark.parametrize(("strength", "roll", "won"), [(0, 9, True), (0, 8, False), (5, 4, True), (5, 3, False)])
def test_nine_minus_strength_must_be_rolled(strength: int, roll: int, won: bool) -> None:
    p = fighter(strength=strength).battle(roll).play("die red", "fight K5 red")
    assert p.prompt() == ("TakeEquipment" if won else "Turn")
    assert p.done("red")["monster"] == int(won)
    assert bool(p.state.monsters_beaten[0]) is won


@pytest.mark.rule("R-DEL-111", "R-DEL-108")
def test_the_example_of_a_fight() -> None:
    p = fighter(favours=1, strength=2).battle(5).play("die red", "fight K5 red")
    assert p.prompt() == "Fight"
    p.battle(7).play("pay")
    assert (p.favours("red"), p.done("red")["monster"]) == (0, 1)
    assert [values["need"] for values in p.happened("fights")] == [7, 6]


@pytest.mark.rule("R-DEL-106", "R-DEL-107")
def test_a_zero_hurts_only_in_a_lost_round() -> None:
    p = fighter(favours=9, strength=5).battle(1).play("die red", "fight K5 red")
    for _ in range(3):
        p.battle(0).wounds("blue").play("pay")
    assert p.injuries("red") == {"blue": 3}
    p.battle(0).play("pay")  # the monster's strength is 0 now
    assert (p.injuries("red"), p.done("red")["monster"]) == ({"blue": 3}, 1)


@pytest.mark.rule("R-DEL-109")
def test_giving_up_or_having_no_favour_ends_the_fight() -> None:
    p = fighter(favours=1).battle(8).play("die red", "fight K5 red", "give up")
    assert (p.prompt(), p.favours("red"), p.state.spent.bit_count()) == ("Turn", 1, 2)
    p.battle(8).play("die red", "fight K5 red").battle(7).play("pay")
    assert [values["need"] for values in p.happened("fights")] == [9, 9, 8]  # the next fight starts anew
    assert p.prompt() == "Turn"


@pytest.mark.rule("R-DEL-112")
@pytest.mark.parametrize("need", range(10))
def test_the_chance_of_a_round(need: int) -> None:
    assert sum(roll >= need for roll in range(10)) == 10 - need


@pytest.mark.rule("R-DEL-114", "R-DEL-289")
def test_each_monster_is_a_fight_of_its_own_and_the_player_chooses() -> None:
    p = Position(4).seat("red", "J4", equipment=["long-spear"]).monster("K5", "red").monster("J3", "red")
    p.monster("K5", "black").turn("red", "red", "black").play("die red")
    assert p.legal("fight") == ["fight J3 red", "fight K5 red"]
    p.battle(9).play("fight K5 red", "take spare-oars", "die black").battle(9).play("fight K5 black")
    assert p.done("red")["monster"] == 2


@pytest.mark.rule("R-DEL-115", "R-DEL-110")
def test_a_beaten_monster_comes_to_the_own_board() -> None:
    p = fighter().battle(9).play("die red", "fight K5 red", "take spare-oars")
    assert p.state.monsters_beaten == [1, 0, 0]
    assert not p.state.monsters[0] >> p.space("K5") & 1
    assert p.prompt() == "Turn"
