"""Phase 1 and injury cards (ledger sections 6, 18 and 24)."""

from __future__ import annotations

import pytest

from tests.delphi.position import Position


@pytest.mark.rule("R-DEL-048")
@pytest.mark.parametrize(
    ("injuries", "prompt"),
    [
        ({"red": 3}, "Recover"),
        ({"red": 2, "blue": 2, "pink": 1}, "Turn"),
        ({"red": 2, "blue": 2, "pink": 2}, "Recover"),
        ({"red": 1, "black": 1, "pink": 1, "blue": 1, "yellow": 1, "green": 1}, "Recover"),
    ],
)
def test_limits(injuries: dict[str, int], prompt: str) -> None:
    assert Position().seat("red", injuries=injuries).begin("red").prompt() == prompt


@pytest.mark.rule("R-DEL-048", "R-DEL-050")
def test_recovering_discards_exactly_three_of_choice() -> None:
    p = Position().seat("red", injuries={"red": 4, "blue": 5}).seat("yellow", injuries={"red": 1}).begin("red")
    assert p.legal() == [
        "discard red red red",
        "discard red red blue",
        "discard red blue blue",
        "discard blue blue blue",
    ]
    assert p.refused("discard green blue blue") == "R-DEL-048"
    p.play("discard red red red")
    assert p.injuries("red") == {"red": 1, "blue": 5}  # above the limit until the next check
    assert p.asked() == "yellow"


@pytest.mark.rule("R-DEL-049", "R-DEL-285")
def test_recovering_is_all_of_the_turn() -> None:
    p = Position().seat("red", injuries={"red": 3}, cards={"blue": 1}, gods={"ares": 6}, equipment=["red-omen"])
    p.seat("yellow", gods={"aphrodite": 3}, injuries={"red": 1}).begin("red", "red", "red", "red")
    p.play("discard red red red")
    assert (p.dice("red"), p.cards("red"), p.favours("red")) == (["red", "red", "red"], {"blue": 1}, 0)
    assert (p.asked(), p.prompt(), p.row("yellow", "aphrodite")) == ("yellow", "Turn", 3)


@pytest.mark.rule("R-DEL-051", "R-DEL-283", "R-DEL-256")
def test_without_injuries_favours_or_a_step() -> None:
    p = Position().seat("red").begin("red")
    assert p.prompt() == "NoInjuries"
    assert p.refused("decline") == "R-DEL-283"
    p.play("favours")
    assert p.favours("red") == 2
    p = Position().seat("red").begin("red").play("step ares")
    assert (p.row("red", "ares"), p.prompt()) == (2, "Turn")
    assert Position().seat("red", injuries={"pink": 1}).begin("red").prompt() == "Turn"  # one is too many


@pytest.mark.rule("R-DEL-283")
def test_with_all_gods_on_the_throne_only_favours_are_left() -> None:
    throne = dict.fromkeys(("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis"), 6)
    p = Position().seat("red", gods=throne).begin("red")
    assert p.legal() == ["favours"]
    assert p.refused("step ares") == "R-DEL-132"


@pytest.mark.rule("R-DEL-052", "R-DEL-254")
def test_recovering_to_nothing_brings_no_bonus() -> None:
    p = Position().seat("red", injuries={"red": 3}).seat("yellow", injuries={"red": 1}).begin("red")
    p.play("discard red red red")
    assert (p.favours("red"), p.asked()) == (0, "yellow")
    p = Position().seat("red", injuries={"red": 1}).turn("red", "red").play("die red", "heal")
    assert (p.prompt(), p.favours("red")) == ("Turn", 0)


@pytest.mark.rule("R-DEL-053")
def test_otherwise_nothing_happens() -> None:
    p = Position().seat("red", injuries={"red": 2}).begin("red")
    assert (p.prompt(), p.favours("red")) == ("Turn", 0)


@pytest.mark.rule("R-DEL-055", "R-DEL-219", "R-DEL-026")
def test_the_last_player_recovers_and_the_titan_comes_all_the_same() -> None:
    p = Position(2).seat("red", strength=5).seat("yellow", injuries={"red": 3}).begin("yellow", "red", "red", "red")
    p.titan(4).wounds("blue").play("discard red red red")
    assert (p.injuries("yellow"), p.dice("yellow"), p.happened("rolls")) == ({"blue": 1}, ["red", "red", "red"], [])
    assert p.happened("titan-rolls") == [{"roll": 4}]


@pytest.mark.rule("R-DEL-129", "R-DEL-207", "R-DEL-208")
def test_heal_all_of_one_colour() -> None:
    p = Position().seat("red", injuries={"red": 2, "blue": 1}).turn("red", "red").play("die red", "heal")
    assert p.injuries("red") == {"blue": 1}
    assert p.state.injury_discard == [2, 0, 0, 0, 0, 0]


@pytest.mark.rule("R-DEL-130")
def test_healing_needs_an_injury_of_that_colour() -> None:
    p = Position().seat("red", injuries={"blue": 1}).turn("red", "red").play("die red")
    assert p.refused("heal") == "R-DEL-130"


@pytest.mark.rule("R-DEL-206", "R-DEL-106")
def test_a_lost_round_with_a_zero_brings_an_injury() -> None:
    p = Position().seat("red", "J5").monster("K5", "red").turn("red", "red")
    p.battle(0).wounds("green").play("die red", "fight K5 red")
    assert (p.injuries("red"), p.prompt()) == ({"green": 1}, "Turn")


@pytest.mark.rule("R-DEL-209", "R-DEL-304")
def test_an_empty_injury_deck_is_refilled_with_what_heroes_discarded() -> None:
    p = Position(2).seat("red", companions=["red hero"]).turn("yellow")
    state = p.state
    for colour in range(1, 6):  # all cards but one red lie in front of yellow
        state.injuries[6 + colour], state.injury_deck[colour] = 7, 0
    state.injuries[6], state.injury_deck[0] = 6, 1
    p.rolls("red", "red", "red").titan(6).play("end")
    # red draws the red card, then nothing; the hero discards it; yellow draws it from the refilled deck
    assert (p.injuries("red"), p.injuries("yellow")["red"]) == ({}, 7)


@pytest.mark.rule("R-DEL-216", "R-DEL-218", "R-DEL-215")
def test_a_six_hurts_everybody_twice_in_turn_order() -> None:
    p = Position(3).seat("red", strength=5).seat("yellow").seat("green")
    p.turn("green").rolls("red", "red", "red").titan(6).wounds("red", "red", "blue", "pink", "green", "black").play(
        "end"
    )
    assert p.injuries("red") == {"red": 2}
    assert p.injuries("yellow") == {"blue": 1, "pink": 1}
    assert p.injuries("green") == {"green": 1, "black": 1}


@pytest.mark.rule("R-DEL-113")
def test_the_injury_of_a_fight_with_the_switch() -> None:
    p = Position(combat_injury="monster colour").seat("red", "J5").monster("K5", "red").turn("red", "red")
    p.battle(0).play("die red", "fight K5 red")
    assert p.injuries("red") == {"red": 1}
