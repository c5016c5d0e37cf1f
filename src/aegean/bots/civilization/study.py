"""Research: the tech after which the seat stands best (R-CIV-390 to R-CIV-399)."""

from __future__ import annotations

from typing import Final

from aegean.bots.civilization.sites import icons, square_worth
from aegean.bots.civilization.value import value
from aegean.games.civilization.actions import PASS, RESEARCH, first, kind_of
from aegean.games.civilization.buildings import BUILDING_TECHS, building_squares
from aegean.games.civilization.pieces import (
    A_BUILDING,
    FACES,
    NOTHING,
    PIECE_YIELDS,
    T_AGRICULTURE,
    T_ATOMIC_THEORY,
    T_BIOLOGY,
    T_CHIVALRY,
    T_CIVIL_SERVICE,
    T_CODE_OF_LAWS,
    T_COMMUNISM,
    T_COMPUTERS,
    T_CURRENCY,
    T_DEMOCRACY,
    T_ENGINEERING,
    T_FLIGHT,
    T_GUNPOWDER,
    T_HORSEBACK_RIDING,
    T_IRRIGATION,
    T_MASONRY,
    T_MATHEMATICS,
    T_MONARCHY,
    T_MYSTICISM,
    T_PHILOSOPHY,
    T_PLASTICS,
    T_POTTERY,
    T_PRINTING_PRESS,
    T_RAILROAD,
    T_REPLACEABLE_PARTS,
    T_SAILING,
)
from aegean.games.civilization.research import research
from aegean.games.civilization.state import Civ

# What a tech brings that the position after it does not show yet, in turns; buildings are looked up on the map.
PROMISES: Final[dict[int, float]] = {
    T_AGRICULTURE: 0.5, T_CODE_OF_LAWS: 0.5, T_CURRENCY: 0.25, T_HORSEBACK_RIDING: 0.4, T_MASONRY: 0.4,
    T_PHILOSOPHY: 0.2, T_POTTERY: 0.5, T_CHIVALRY: 0.4, T_CIVIL_SERVICE: 0.3, T_DEMOCRACY: 1.2, T_ENGINEERING: 0.4,
    T_IRRIGATION: 1.5, T_MATHEMATICS: 0.4, T_MONARCHY: 0.4, T_MYSTICISM: 0.1, T_PRINTING_PRESS: 1.0, T_SAILING: 0.3,
    T_COMMUNISM: 0.5, T_GUNPOWDER: 0.4, T_RAILROAD: 0.5, T_BIOLOGY: 0.4, T_COMPUTERS: 0.4, T_PLASTICS: 1.0,
    T_ATOMIC_THEORY: 0.2, T_FLIGHT: 0.4, T_REPLACEABLE_PARTS: 0.6,
}  # fmt: skip
ICON: Final = 0.22  # turns, for an icon that a new building would add
SITES: Final = 2  # buildings of a kind that will be built soon
LEAST_GAIN: Final = 0.05


def best_tech(state: Civ, seat: int, actions: list[int]) -> int:
    chosen, most = PASS, value(state, seat) + LEAST_GAIN
    for action in actions:
        if kind_of(action) == RESEARCH:
            twin = state.copy()
            research(twin, seat, action, 0)
            gained = value(twin, seat) + promise(state, seat, first(action))
            if gained > most:
                chosen, most = action, gained
    return chosen


def promise(state: Civ, seat: int, tech: int) -> float:
    """What could be built with it, and the rest by a table."""
    total = PROMISES.get(tech, 0.0)
    for face in range(FACES):
        if BUILDING_TECHS[face] == tech:
            total += ICON * building_gains(state, seat, face)
    return total


def building_gains(state: Civ, seat: int, face: int) -> float:
    """Icons that the best sites would gain."""
    gains: list[float] = []
    for city in state.cities(seat):
        for square in building_squares(state, city, face):
            if state.piece[square] == NOTHING:
                gains.append(icons(PIECE_YIELDS[A_BUILDING + face]) - square_worth(state, square))
    gains.sort(reverse=True)
    return sum(gain for gain in gains[:SITES] if gain > 0)
