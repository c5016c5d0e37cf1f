"""End of the game (ledger section 27)."""

from __future__ import annotations

import pytest

from tests.delphi.position import Position


def finished(p: Position) -> Position:
    return p.rolls("pink", "pink", "pink").titan(1).play("end")


@pytest.mark.rule("R-DEL-223", "R-DEL-228")
def test_alone_on_zeus() -> None:
    p = finished(Position(3).seat("yellow", arrived=True).seat("red", favours=9, cards={"red": 5}).turn("green"))
    assert (p.places(), p.state.reason) == ({"yellow": 1, "red": 2, "green": 3}, "zeus")


@pytest.mark.rule("R-DEL-225")
def test_the_last_player_of_the_round_ends_it_at_once() -> None:
    p = Position(2).tasks("yellow", shrines=0, statues=0, offerings=(), monsters=(), white=()).seat("yellow", "H5")
    p.turn("yellow", "red").play("die red", "sail G5")
    assert p.prompt() == "Turn"  # the turn goes on
    assert finished(p).places() == {"yellow": 1, "red": 2}


@pytest.mark.rule("R-DEL-226")
def test_the_arriving_player_plays_on() -> None:
    p = Position(2).tasks("yellow", shrines=0, statues=0, offerings=(), monsters=(), white=())
    p.seat("yellow", "H5", gods={"apollo": 6}).turn("yellow", "red", "red").play("die red", "sail G5")
    p.oracle("red", "blue").play("die red", "oracle", "trade apollo")
    assert sum(p.cards("yellow").values()) == 2


@pytest.mark.rule("R-DEL-229")
def test_oracle_cards_break_a_tie() -> None:
    p = (
        Position(2)
        .seat("red", favours=9, cards={"red": 2}, arrived=True)
        .seat("yellow", cards={"blue": 3}, arrived=True)
    )
    finished(p.turn("yellow"))
    assert (p.places(), p.state.reason) == ({"red": 2, "yellow": 1}, "oracle-cards")


@pytest.mark.rule("R-DEL-230", "R-DEL-308")
def test_the_used_card_does_not_count() -> None:
    p = Position(2).seat("red", cards={"red": 2}, arrived=True).seat("yellow", cards={"blue": 2}, arrived=True)
    p.turn("yellow").play("card blue", "favours")
    finished(p)
    assert p.places() == {"red": 1, "yellow": 2}


@pytest.mark.rule("R-DEL-308")
def test_favours_of_the_last_roll_count() -> None:
    p = Position(2).seat("red", favours=1, arrived=True)
    p.seat("yellow", arrived=True, equipment=["black-omen"]).turn("yellow")
    p.rolls("black", "pink", "pink").titan(1).play("end")
    assert (p.places(), p.state.reason) == ({"red": 2, "yellow": 1}, "favours")


@pytest.mark.rule("R-DEL-231")
def test_the_others_rank_by_tasks_then_cards_then_favours() -> None:
    p = Position(4).seat("red", arrived=True).seat("yellow", cards={"red": 1}).seat("green", favours=3).seat("blue")
    p.beaten("blue", "red")
    assert finished(p.turn("blue")).places() == {"red": 1, "blue": 2, "yellow": 3, "green": 4}


@pytest.mark.rule("R-DEL-311")
def test_the_round_limit() -> None:
    p = Position(2, round_limit=3).seat("red", favours=1).turn("yellow")
    assert (finished(p).places(), p.state.reason) == ({"red": 1, "yellow": 2}, "limit")
    p = Position(2, round_limit=3).turn("yellow")
    assert (finished(p).places(), p.state.reason) == ({"red": 1, "yellow": 1}, "limit-shared")
    p = Position(2, round_limit=4).turn("yellow")
    assert finished(p).prompt() != ""


@pytest.mark.rule("R-DEL-227")
def test_a_god_that_comes_too_late_is_of_no_use() -> None:
    p = Position(2).seat("red", gods={"ares": 5}, arrived=True).turn("yellow")
    p.rolls("black", "black", "black").titan(1).play("end")
    assert p.state.places  # red was not asked
