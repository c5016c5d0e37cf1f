"""Recolouring on the wheel (ledger section 8)."""

from __future__ import annotations

import pytest

from aegean.games.delphi.pieces import HUES
from tests.delphi.position import Position
from tests.delphi.test_worked_examples import cost

TABLE = {
    "red": (0, 1, 2, 3, 4, 5),
    "black": (5, 0, 1, 2, 3, 4),
    "pink": (4, 5, 0, 1, 2, 3),
    "blue": (3, 4, 5, 0, 1, 2),
    "yellow": (2, 3, 4, 5, 0, 1),
    "green": (1, 2, 3, 4, 5, 0),
}


@pytest.mark.rule("R-DEL-066", "R-DEL-067")
@pytest.mark.parametrize("face", HUES)
def test_the_table_of_costs(face: str) -> None:
    assert tuple(cost("", face, colour) for colour in HUES) == TABLE[face]


@pytest.mark.rule("R-DEL-065", "R-DEL-067")
@pytest.mark.parametrize(("face", "colour", "favours"), [("black", "blue", 2), ("pink", "blue", 1), ("pink", "red", 4)])
def test_each_step_clockwise_costs_a_favour(face: str, colour: str, favours: int) -> None:
    p = Position().seat("red", favours=favours).turn("red", face).play(f"die {face} {colour}", "advance")
    assert p.favours("red") == 0
    p = Position().seat("red", favours=favours - 1).turn("red", face)
    assert p.refused(f"die {face} {colour}") == "R-DEL-065"


@pytest.mark.rule("R-DEL-070", "R-DEL-198")
def test_the_hold_tile_counts_either_way_and_never_more_than_three() -> None:
    assert max(cost("hold", face, colour) for face in HUES for colour in HUES) == 3
    assert (cost("hold", "green", "red"), cost("hold", "red", "green"), cost("hold", "red", "blue")) == (1, 1, 3)


@pytest.mark.rule("R-DEL-071", "R-DEL-200")
def test_the_wheel_tile_takes_one_off_the_whole_not_off_every_step() -> None:
    assert [cost("wheel", "red", colour) for colour in HUES] == [0, 0, 1, 2, 3, 4]
    p = Position().seat("red", ship="wheel", favours=1, cards={"red": 1}).turn("red", "red", "red")
    p.play("die red black", "advance", "die red black", "advance", "card red pink", "advance")  # each has its discount
    assert p.favours("red") == 0


@pytest.mark.rule("R-DEL-059", "R-DEL-068")
def test_a_card_is_recoloured_like_a_die_and_recolouring_is_no_action() -> None:
    p = Position().seat("red", favours=2, cards={"black": 1}).turn("red", "red", "red", "red")
    p.play("card black blue", "advance")
    assert (p.favours("red"), p.row("red", "poseidon"), p.cards("red")) == (0, 2, {})
    assert p.legal("die red") == ["die red"]  # all three dice are still there
    assert p.state.spent == 0


@pytest.mark.rule("R-DEL-286", "R-DEL-165", "R-DEL-164")
def test_paid_steps_come_first_then_the_demigod() -> None:
    p = Position().seat("red", favours=2, companions=["black demigod"]).turn("red", "black", "red", "green")
    p.play("die black yellow", "advance")  # as it lies
    assert p.favours("red") == 2
    p.play("die red pink", "advance")  # one step into black, then free
    assert p.favours("red") == 1
    assert p.refused("die green pink") == "R-DEL-065"  # two steps into black


@pytest.mark.rule("R-DEL-287", "R-DEL-250")
def test_actions_of_any_colour_take_the_die_as_it_lies() -> None:
    p = Position().seat("red", favours=5).turn("red", "red").play("die red black")
    assert {p.refused(line) for line in ("oracle", "favours", "look")} == {"R-DEL-287"}
    p = Position().tasks("red", shrines=0, statues=0, offerings=(), monsters=(), white=()).seat("red", "H5", favours=5)
    p.turn("red", "red").play("die red black")
    assert p.refused("sail G5") == "R-DEL-287"


@pytest.mark.rule("R-DEL-287", "R-DEL-167")
def test_a_creature_makes_the_colour_count_on_the_way_to_zeus() -> None:
    p = Position().tasks("red", shrines=0, statues=0, offerings=(), monsters=(), white=())
    p.seat("red", "L5", favours=1, companions=["black creature"]).turn("red", "red")
    p.play("die red black", "sail G5")
    assert p.state.arrived == 1


@pytest.mark.rule("R-DEL-255", "R-DEL-069")
def test_a_colour_without_any_action_is_not_offered() -> None:
    p = Position().seat("red", "N2", favours=9, gods={"ares": 6}, arrived=True).turn("red", "red")
    assert p.refused("die red black") == "R-DEL-255"
    assert "die red pink" in p.legal("die")


@pytest.mark.rule("R-DEL-236", "R-DEL-237")
def test_favours_for_several_purposes_in_one_action() -> None:
    p = Position().seat("red", favours=3).turn("red", "black").play("die black pink", "sail D1")
    assert (p.at("red"), p.favours("red")) == ("D1", 1)
    p = Position().seat("red", "J5", favours=2).monster("K5", "red").turn("red", "green")
    p.battle(1).play("die green red", "fight K5 red").battle(9).play("pay")
    assert (p.favours("red"), p.prompt()) == (0, "TakeEquipment")
