"""Limits of a seat: figures in a square, speed, water, cities, hands (R-CIV-102, 239, 270, 273, 274, 333, 535)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.coins import coins
from aegean.games.civilization.force import has_person, has_wonder, invested_hand
from aegean.games.civilization.pieces import (
    COMMUNIST,
    FUNDAMENTALISM,
    P_HENRY_FORD,
    P_LOUIS_PASTEUR,
    P_VALMIKI,
    RUSSIA,
    SPAIN,
    T_BIOLOGY,
    T_CIVIL_SERVICE,
    T_COMPUTERS,
    T_FLIGHT,
    T_HORSEBACK_RIDING,
    T_IRRIGATION,
    T_MASONRY,
    T_NAVIGATION,
    T_POTTERY,
    T_PRINTING_PRESS,
    T_REPLACEABLE_PARTS,
    T_SAILING,
    T_STEAM_POWER,
    T_THEOLOGY,
    W_CRISTO_REDENTOR,
)  # fmt: skip
from aegean.games.civilization.state import Civ

# The best of the techs counts, the first listed first.
STACKING: Final = ((T_REPLACEABLE_PARTS, 6), (T_BIOLOGY, 5), (T_PRINTING_PRESS, 4), (T_MASONRY, 3))
SPEED: Final = ((T_FLIGHT, 6), (T_STEAM_POWER, 5), (T_SAILING, 4), (T_HORSEBACK_RIDING, 3))
BASE: Final = 2
SHIPS: Final = 1 << T_SAILING | 1 << T_STEAM_POWER | 1 << T_FLIGHT
CROSSING: Final = SHIPS | 1 << T_NAVIGATION
HAND_TECHS: Final = 1 << T_POTTERY | 1 << T_CIVIL_SERVICE | 1 << T_THEOLOGY


def best_of(techs: int, table: tuple[tuple[int, int], ...]) -> int:
    for tech, value in table:
        if techs >> tech & 1:
            return value
    return BASE


def stacking_limit(state: Civ, seat: int) -> int:
    """R-CIV-273, 505, Louis Pasteur."""
    limit = best_of(state.techs[seat], STACKING) + int(state.civs[seat] == RUSSIA)
    return limit + int(has_person(state, seat, P_LOUIS_PASTEUR))


def travel_speed(state: Civ, seat: int) -> int:
    """R-CIV-270, 509, Henry Ford; doubled by Captain Cook after everything else."""
    speed = best_of(state.techs[seat], SPEED) + int(state.civs[seat] == SPAIN)
    speed += int(has_person(state, seat, P_HENRY_FORD))
    return 2 * speed if state.hasty >> seat & 1 else speed


def crosses_water(state: Civ, seat: int) -> bool:
    """R-CIV-274."""
    return bool(state.techs[seat] & CROSSING)


def ends_in_water(state: Civ, seat: int) -> bool:
    return bool(state.techs[seat] & SHIPS)


def city_limit(state: Civ, seat: int) -> int:
    """R-CIV-102."""
    return 3 if state.techs[seat] >> T_IRRIGATION & 1 else 2


def culture_hand(state: Civ, seat: int) -> int:
    """R-CIV-239."""
    limit = BASE + (state.techs[seat] & HAND_TECHS).bit_count() + invested_hand(state, seat)
    if state.techs[seat] >> T_COMPUTERS & 1:
        limit += coins(state, seat) // 5
    if has_person(state, seat, P_VALMIKI):
        limit += 2
    if has_wonder(state, seat, W_CRISTO_REDENTOR):
        limit += 4
    return limit


def battle_hand(state: Civ, seat: int, armies: int, defends_city: bool) -> int:
    """R-CIV-333, 601: armies of the group or of the attacked square; a defended city counts as one army."""
    size = 3 + 2 * max(0, armies - 1) + (3 if defends_city else 0)
    zealous = COMMUNIST if state.switches.later_governments else FUNDAMENTALISM
    if state.government[seat] == zealous:
        size += 1
    if state.techs[seat] >> T_COMPUTERS & 1:
        size += coins(state, seat) // 5
    return size


def may_end_at(state: Civ, seat: int, square: int) -> bool:
    """Whether figures of the seat may come to stand there as far as terrain and pieces go (R-CIV-157, 274, 276, 279);
    stacking is another question. Not a city centre, no marker, no figures of others."""
    if state.terrain[square] > 4 or state.centre_of[square] >= 0 or state.spot[square] >= 0:
        return False
    if state.guests[square] & ~(1 << seat):
        return False
    return not state.is_water(square) or ends_in_water(state, seat)


def has_room(state: Civ, seat: int, square: int, more: int = 1) -> bool:
    """R-CIV-273: so many more figures fit under the stacking limit."""
    return state.count_at(seat, square) + more <= stacking_limit(state, seat)
