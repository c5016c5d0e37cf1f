"""Coins are counted anew after every change, in any phase (R-CIV-472, 624): the fifteenth coin wins at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.coins import coins
from tests.civilization.cards import give, holder, meadows, move
from tests.civilization.managing import manage, piece_at, start
from tests.civilization.position import Position

pytestmark = pytest.mark.rule("R-CIV-624", "R-CIV-472")


def fourteen(position: Position, seat: int = 0) -> Position:
    """So many coin tokens that it has fourteen coins with what lies on the table."""
    position.state.tokens[seat * p.PLACES + p.ON_SHEET] += 14 - coins(position.state, seat)
    return position


def blockaded_bank(event: str) -> Position:
    """A scout of Egypt stands on Rome's bank, and Rome has the event."""
    position = meadows(event)
    position.building("bank", "C3")
    position.put(1, "scout", "C3")
    return fourteen(position)


def test_a_blockading_figure_that_is_killed() -> None:
    position = move(blockaded_bank("defection"))
    position.play(0, "use defection")
    assert position.state.places == [1, 2]


def test_a_blockading_figure_that_is_led_away() -> None:
    position = manage(blockaded_bank("disoriented"))
    position.play(0, "use disoriented", "square D4")
    assert position.state.places == [1, 2]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_building_that_covered_a_coin(seat: int) -> None:
    position = meadows("sabotage")
    square = ("C3", "G13")[seat]
    position.state.printed[position.square(square)] = p.yield_of(coin=1)
    position.building("market", square)
    position.put(0, "scout", "F13")
    fourteen(position, seat)
    start(position)
    position.play(0, "use sabotage")
    assert position.state.places == ([1, 2] if seat == 0 else [2, 1])


def test_a_great_person_that_is_placed() -> None:
    position = Position()
    position.state.reserve[p.BUILDER] = 1
    fourteen(position)
    start(position)
    position.play(0, "place builder C2")
    assert position.state.places == [1, 2]


def test_a_great_person_that_uncovers_a_coin() -> None:
    position = Position()
    position.state.printed[position.square("C2")] = p.yield_of(coin=1)
    position.person("general", "C2")
    fourteen(position)
    start(position)
    position.play(0, "shift C2 C3")
    assert position.state.places == [1, 2]


@pytest.mark.parametrize("begin", [start, manage, move])
def test_a_card_that_is_turned_up(begin: Callable[[Position], Position]) -> None:
    position = begin(fourteen(holder("adam_smith")))
    position.play(0, "show adam_smith")
    assert position.state.places == [1, 2]


def test_a_token_that_is_given_away() -> None:
    position = Position(3)
    give(position, "mother_teresa")
    position.state.tokens[p.ON_SHEET] = 1
    fourteen(position, 2)
    start(position)
    position.play(0, "use mother_teresa", "player 3")
    assert position.state.places == [2, 2, 1]


@pytest.mark.rule("R-CIV-474")
def test_after_the_victory_nothing_else_happens() -> None:
    position = meadows("disaster")
    position.state.printed[position.square("G13")] = p.yield_of(coin=1)
    position.building("market", "G13")
    position.building("temple", "F15")
    fourteen(position, 1)
    start(position)
    position.play(0, "use disaster", "square G13", "square F15")
    assert position.state.places == [2, 1]
    assert piece_at(position, "F15") == "temple"
