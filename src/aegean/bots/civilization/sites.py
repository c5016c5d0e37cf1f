"""Where things are put: buildings, wonders, figures, great people, cities."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.actions import first
from aegean.games.civilization.items import BUILDING_ITEM, WALLS_ITEM, WONDER_ITEM
from aegean.games.civilization.pieces import (
    A_BUILDING,
    A_WONDER,
    ARMY,
    COIN,
    COMBAT,
    CULTURE,
    FIELD,
    NONE,
    PIECE_YIELDS,
    PRODUCTION,
    TRADE,
    UNKNOWN,
)
from aegean.games.civilization.produce import ChooseSite
from aegean.games.civilization.state import Civ

# What one icon of the outskirts is worth.
ICONS: Final = ((PRODUCTION, 0.8), (TRADE, 1.2), (CULTURE, 1.2), (COIN, 2.5), (COMBAT, 0.3))
A_RESOURCE: Final = 0.7


def icons(packed: int) -> float:
    total = 0.0
    for field, each in ICONS:
        number = packed >> field & FIELD
        if number:
            total += each * number
    return total


def square_worth(state: Civ, square: int) -> float:
    """What a square gives the city it belongs to."""
    total = icons(state.yields[square])
    return total + A_RESOURCE if state.resource_at(square) != NONE else total


def best_site(state: Civ, frame: ChooseSite, legal: list[int]) -> int:
    item, seat = frame.items[-1], frame.seat
    chosen, most = legal[0], float("-inf")
    for action in legal:
        square = first(action)
        if item < WALLS_ITEM:
            gained = figure_site(state, seat, item == ARMY, square)
        else:
            piece = A_BUILDING + item - BUILDING_ITEM if item < WONDER_ITEM else A_WONDER + item - WONDER_ITEM
            gained = icons(PIECE_YIELDS[piece]) - square_worth(state, square)
        if gained > most:
            chosen, most = action, gained
    return chosen


def figure_site(state: Civ, seat: int, army: bool, square: int) -> float:
    """Armies where armies are, scouts towards the middle of the map."""
    layout = state.layout
    middle = abs(2 * layout.x[square] - layout.columns + 1) + abs(2 * layout.y[square] - layout.rows + 1)
    beside = len(state.armies_at(seat, square)) if army else 0
    return 10.0 * beside - middle


def city_worth(state: Civ, square: int) -> float:
    """What the outskirts of a city there would give; squares of other cities give nothing."""
    total = 0.0
    for each in state.layout.around[square]:
        if state.terrain[each] != UNKNOWN and state.city_of[each] == NONE:
            total += square_worth(state, each)
    return total
