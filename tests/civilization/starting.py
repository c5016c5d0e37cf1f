"""Positions for Start of Turn: a map without huts and villages, and parts that begin."""

from __future__ import annotations

from aegean.core.options import OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.start_of_turn import begin_start_of_turn
from tests.civilization.position import Position

TILES = ("n01", "n02", "n03", "n04", "n05", "n06")


def table(civs: tuple[str, ...] = ("america", "egypt"), **options: OptionValue) -> Position:
    """Two players; the whole map is turned up."""
    position = Position(2, civs, **options)
    for slot, tile in enumerate(TILES, 1):
        position.explore(slot, tile)
    position.state.spot = [p.NONE] * len(position.state.spot)
    position.state.phase = p.START_OF_TURN
    return position


def begin(position: Position, seat: int = 0) -> None:
    """The whole part of a seat."""
    position.state.active = seat
    begin_start_of_turn(position.state, seat)
    position.settle()


def kinds(position: Position, seat: int = 0) -> set[str]:
    """The words of what a seat may do."""
    return {text.split()[0] for text in position.legal(seat)}
