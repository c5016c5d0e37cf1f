"""New cities (R-CIV-102 to R-CIV-111, 117, 531 to 533)."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import AIM_FIGURE, first, pack
from aegean.games.civilization.coins import check_coins
from aegean.games.civilization.culture import advance
from aegean.games.civilization.growth import make_room
from aegean.games.civilization.limits import city_limit
from aegean.games.civilization.pieces import (
    ARMY,
    CITIES,
    FIGURES,
    FIRST_SCOUT,
    NONE,
    REPUBLIC,
    ROME,
    SCOUT,
    UNKNOWN,
)
from aegean.games.civilization.state import AtSquare, Civ, is_relic

AROUND_CITY: Final = 8
APART: Final = 3


def founders_at(state: Civ, seat: int, square: int) -> list[int]:
    """R-CIV-103: a scout; under the later Republic an army will do. One figure of each kind."""
    found = state.scouts_at(seat, square)[:1]
    if armies_found(state, seat):
        found += state.armies_at(seat, square)[:1]
    return found


def armies_found(state: Civ, seat: int) -> bool:
    return state.switches.later_governments and state.government[seat] == REPUBLIC


def may_found(state: Civ, seat: int, square: int) -> Refusal | None:
    """R-CIV-102 to R-CIV-109, 531, 532: None if the seat may found a city there now."""
    if not founders_at(state, seat, square):
        return Refusal("no-founder", "R-CIV-103")
    if len(state.cities(seat)) >= city_limit(state, seat):
        return Refusal("too-many-cities", "R-CIV-102", {"limit": city_limit(state, seat)})
    if state.is_water(square):
        return Refusal("city-on-water", "R-CIV-104")
    around = state.layout.around[square]
    if len(around) < AROUND_CITY:
        return Refusal("city-at-edge", "R-CIV-105")
    if any(state.terrain[each] == UNKNOWN for each in around):
        return Refusal("city-at-unexplored", "R-CIV-105")
    for each in (square, *around):
        if is_relic(state, each):
            return Refusal("city-near-relic", "R-CIV-532" if each == square else "R-CIV-109")
        if state.has_marker(each):
            return Refusal("city-near-marker", "R-CIV-106")
        if state.enemies_at(seat, each):
            return Refusal("city-near-enemy", "R-CIV-107")
    if near_city(state, square):
        return Refusal("city-near-city", "R-CIV-108")
    return None


def near_city(state: Civ, square: int) -> bool:
    """R-CIV-108: a centre, of a metropolis either one, fewer than 3 squares away, diagonals included."""
    x, y = state.layout.x, state.layout.y
    for centre in (*state.centre, *state.second):
        if centre != NONE and max(abs(x[centre] - x[square]), abs(y[centre] - y[square])) < APART:
            return True
    return False


def founding_squares(state: Civ, seat: int) -> list[int]:
    """R-CIV-117: where the seat may found a city now."""
    figures = range(seat * FIGURES, seat * FIGURES + FIGURES)
    squares: list[int] = []
    for figure in figures if armies_found(state, seat) else figures[FIRST_SCOUT:]:
        square = state.at[figure]
        if square >= 0 and square not in squares and may_found(state, seat, square) is None:
            squares.append(square)
    return squares


def begin_founding(state: Civ, seat: int, square: int) -> None:
    """The figure is asked for where two kinds could found the city."""
    founders = founders_at(state, seat, square)
    if len(founders) > 1:
        state.agenda.append(Founder(seat, square))
    else:
        found_city(state, seat, founders[0])


def found_city(state: Civ, seat: int, figure: int) -> None:
    """R-CIV-103, 110, 111, 504: the figure becomes the city. Other figures of its owner make room."""
    square = state.at[figure]
    state.put_figure(figure, NONE)
    city = next(each for each in range(seat * CITIES, seat * CITIES + CITIES) if state.centre[each] == NONE)
    state.place_city(city, square)
    state.say("founds-city", {"seat": seat, "city": city % CITIES, "square": state.layout.names[square]})
    check_coins(state, seat)
    if state.civs[seat] == ROME:
        advance(state, seat)
    if not state.places:
        make_room(state, seat, square)


class Founder(AtSquare):
    """Whether a scout or an army becomes the city (the later Republic)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(AIM_FIGURE, SCOUT, self.square), pack(AIM_FIGURE, ARMY, self.square)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-founder", "R-CIV-103")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        scout = first(action) == SCOUT
        figures = state.scouts_at(seat, self.square) if scout else state.armies_at(seat, self.square)
        found_city(state, seat, figures[0])
