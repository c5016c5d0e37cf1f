"""Military units: decks, standing forces, ranks (R-CIV-022, 054, 156 to 160, 341, 403, 404)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.pieces import (
    AIRCRAFT,
    AIRCRAFT_COST,
    AIRCRAFT_STRENGTH,
    CLASSES,
    GRADES,
    NONE,
    T_BALLISTICS,
    T_CHIVALRY,
    T_COMBUSTION,
    T_DEMOCRACY,
    T_FLIGHT,
    T_GUNPOWDER,
    T_MATHEMATICS,
    T_METAL_CASTING,
    T_RAILROAD,
    T_REPLACEABLE_PARTS,
    UNIT_COSTS,
    UNIT_TYPES,
    UNITS,
)
from aegean.games.civilization.state import Civ, draw_from

# By type: the techs of ranks IV, III and II.
RANK_TECHS: Final = (
    (T_REPLACEABLE_PARTS, T_GUNPOWDER, T_DEMOCRACY),
    (T_COMBUSTION, T_RAILROAD, T_CHIVALRY),
    (T_BALLISTICS, T_METAL_CASTING, T_MATHEMATICS),
)


def rank(state: Civ, seat: int, unit: int) -> int:
    """R-CIV-403: 1 to 4; ranks may be skipped. NONE is the barbarians, who have rank I (R-CIV-335)."""
    if seat == NONE or unit == AIRCRAFT:
        return 1
    techs = state.techs[seat]
    for step, tech in enumerate(RANK_TECHS[unit]):
        if techs >> tech & 1:
            return 4 - step
    return 1


def strength(state: Civ, seat: int, card: int) -> int:
    """R-CIV-341, of a card (a class) at its owner's rank, without Himeji."""
    unit, grade = divmod(card, GRADES)
    if unit == AIRCRAFT:
        return AIRCRAFT_STRENGTH + grade
    return grade + rank(state, seat, unit)


def unit_cost(state: Civ, seat: int, unit: int) -> int:
    """R-CIV-156, 490."""
    return AIRCRAFT_COST if unit == AIRCRAFT else UNIT_COSTS[rank(state, seat, unit) - 1]


def unlocked(state: Civ, seat: int, unit: int) -> bool:
    """R-CIV-159."""
    return unit != AIRCRAFT or state.knows(seat, T_FLIGHT)


def cards_left(state: Civ, unit: int) -> bool:
    """R-CIV-160: in the deck, or face up below it."""
    first = unit * GRADES
    return any(state.unit_deck[first : first + GRADES]) or any(state.unit_below[first : first + GRADES])


def buildable(state: Civ, seat: int) -> list[int]:
    """Types that are unlocked and not used up."""
    return [unit for unit in range(UNIT_TYPES) if unlocked(state, seat, unit) and cards_left(state, unit)]


def draw_unit(state: Civ, unit: int) -> int:
    """R-CIV-158, 160: the top card; face-up cards that come to the top are shuffled. NONE if there is none."""
    first, end = unit * GRADES, unit * GRADES + GRADES
    if not any(state.unit_deck[first:end]):
        state.unit_deck[first:end] = state.unit_below[first:end]
        state.unit_below[first:end] = [0] * GRADES
    return draw_from(state.chance, state.unit_deck, first, end)


def gain_unit(state: Civ, seat: int, unit: int) -> bool:
    """Into the standing forces; the owner alone sees the card."""
    card = draw_unit(state, unit)
    if card == NONE:
        return False
    state.units[seat * CLASSES + card] += 1
    state.say("gains-unit", {"seat": seat, "unit": UNITS[unit]})
    state.whisper(seat, "unit-drawn", {"unit": UNITS[unit], "strength": strength(state, seat, card)})
    return True


def bury_unit(state: Civ, card: int) -> None:
    """R-CIV-160, 350: face up under its deck. It has left hand or standing forces already."""
    state.unit_below[card] += 1


def lose_random_unit(state: Civ, seat: int) -> int:
    """One of the whole standing forces by chance (Monarchy); it goes face up under its deck. NONE if there is none."""
    first = seat * CLASSES
    place = draw_from(state.chance, state.units, first, first + CLASSES)
    if place == NONE:
        return NONE
    bury_unit(state, place - first)
    state.reveal("loses-unit", {"seat": seat, "unit": UNITS[(place - first) // GRADES]})
    return place - first
