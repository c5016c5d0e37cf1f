"""Positions for City Management: a second city, a part that has begun, a city that does something."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.core.options import OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.manage import begin_management
from aegean.games.civilization.start_of_turn import StartOfTurn, begin_start_of_turn
from aegean.games.civilization.wonders import build_wonder
from tests.civilization.position import SEATED, Position


def two_cities(civs: Sequence[str] = SEATED, players: int = 2, **options: OptionValue) -> Position:
    """The first seat has its capital and a city on B6, 9 production: forests on A5, B5, A6, mountains on C6 (iron), B7
    and C7, grassland with wheat on A7, water on C5."""
    position = Position(players, civs, **options)
    slot = next(slot for slot, place in enumerate(position.state.layout.slots) if place == (0, 4))
    position.explore(slot, "n21")
    position.city(0, "B6")
    return position


def manage(position: Position, seat: int = 0) -> Position:
    """The part of City Management of a seat begins."""
    state = position.state
    state.phase = p.CITY_MANAGEMENT
    state.active = seat
    begin_management(state, seat)
    position.settle()
    return position


def start(position: Position, seat: int = 0) -> Position:
    """Its part of Start of Turn, after everything that happens by itself."""
    position.state.phase = p.START_OF_TURN
    position.state.active = seat
    position.ask(StartOfTurn(seat))
    return position


def begin(position: Position, seat: int = 0) -> Position:
    """Its part of Start of Turn, with what happens by itself."""
    position.state.phase = p.START_OF_TURN
    position.state.active = seat
    begin_start_of_turn(position.state, seat)
    position.settle()
    return position


def egypt_has(*wonders: str) -> Position:
    """Egypt, who gains nothing by itself for wonders, has two cities and these wonders, at most one in each."""
    position = two_cities(civs=("egypt", "rome"))
    for name, square in zip(wonders, ("A5", "C2"), strict=False):
        position.wonder(0, name, square)
    return position


def build(position: Position, name: str, square: str, city: int = 1) -> None:
    """A city of the first seat, its second one unless said otherwise, builds a wonder."""
    build_wonder(position.state, city, position.square(square), p.WONDERS.index(name))
    position.settle()


def market(position: Position, *wonders: str) -> None:
    """These wonders lie in the market."""
    state = position.state
    numbers = [p.WONDERS.index(name) for name in wonders]
    for number in numbers:
        state.wonders_unseen &= ~(1 << number)
        if state.wonder_deck[number // p.PER_AGE]:
            state.wonder_deck[number // p.PER_AGE] -= 1
    state.wonder_market = numbers + [p.NONE] * (4 - len(numbers))


def market_words(position: Position) -> list[str]:
    return ["" if wonder == p.NONE else p.WONDERS[wonder] for wonder in position.state.wonder_market]


def piece_at(position: Position, square: str) -> str:
    """What stands there, by its word."""
    piece = position.state.piece[position.square(square)]
    if piece == p.NOTHING:
        return ""
    if piece >= p.A_PERSON:
        return p.PERSON_TYPES[piece - p.A_PERSON]
    return p.WONDERS[piece - p.A_WONDER] if piece >= p.A_WONDER else p.BUILDINGS[piece - p.A_BUILDING]


def items(position: Position, seat: int = 0) -> list[str]:
    """What the city that acts may produce."""
    return [text.split()[1] for text in position.legal(seat) if text.startswith("produce")]


def squares(position: Position, seat: int = 0) -> list[str]:
    """Where the item may be put."""
    return sorted(text.split()[1] for text in position.legal(seat) if text.startswith("on"))


def good(position: Position, seat: int, name: str) -> int:
    return position.state.goods[seat * p.GOODS + p.RESOURCES.index(name)]
