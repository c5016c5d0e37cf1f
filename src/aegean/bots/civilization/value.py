"""What a position is worth to a seat, in turns: how much nearer to winning than somebody who never will."""

from __future__ import annotations

from typing import Final

from aegean.bots.civilization.barter import useful
from aegean.bots.civilization.plan import Outlook
from aegean.bots.civilization.war import Forces, danger
from aegean.games.civilization.city_actions import PRODUCING, kinds_left
from aegean.games.civilization.limits import city_limit
from aegean.games.civilization.pieces import (
    ANARCHY,
    EVENT_LEVELS,
    FIGURES,
    FIRST_SCOUT,
    GOODS,
    INVESTMENTS,
    REPUBLIC,
    TYPES,
)
from aegean.games.civilization.state import Civ, mark_of

WON: Final = 1000.0
PRODUCTION: Final = 0.09  # a point a turn
EXTRA_PRODUCTION: Final = 0.07  # a point once
A_CITY: Final = 1.2  # besides what it yields
A_SPACE: Final = 0.06  # of the culture track
A_GOOD: Final = 0.2  # the first of its kind, if there is a use for it; the next is worth a little less
AN_IDLE_GOOD: Final = 0.13
A_MARKER: Final = 0.2
AN_EVENT: Final = 0.1  # a level
A_PERSON_CARD: Final = 0.2
SHOWN: Final = 0.05
IN_RESERVE: Final = 0.3
AN_INVESTMENT: Final = 0.12
A_WONDER: Final = 0.35
WALLS: Final = 0.1
A_SETTLER: Final = 0.9  # a scout while another city may be founded
A_SCOUT: Final = 0.2
ARMIES: Final = (0.0, 0.5, 0.85, 1.05, 1.2, 1.3, 1.35, 1.4)  # by number on the map
STRENGTH: Final = 0.05  # of a unit
CHAOS: Final = 0.9  # a turn in which the capital does nothing
RIVALS: Final = 0.08  # a turn that one of them is further away
LEADER: Final = 0.25  # the same for the nearest to victory


def value(state: Civ, seat: int) -> float:
    """The seat's own standing; how the others stand is `setbacks`."""
    if state.places:
        return WON if state.places[seat] == 1 else -WON
    outlook = Outlook(state, seat)
    total = -outlook.turns + belongings(state, seat, outlook.rates.production)
    return total - danger(state, seat, Forces(state, seat))


def setbacks(state: Civ, seat: int) -> float:
    """How far the others are from winning."""
    if state.places:
        return 0.0
    turns = [Outlook(state, other).turns for other in state.others(seat)]
    return RIVALS * sum(turns) + LEADER * min(turns)


def belongings(state: Civ, seat: int, production: int) -> float:
    """What helps with every victory."""
    cities = state.cities(seat)
    total = PRODUCTION * production + A_CITY * len(cities) + A_SPACE * state.space[seat]
    for city in cities:
        if state.boost[city] and kinds_left(state, city) & PRODUCING:
            total += EXTRA_PRODUCTION * state.boost[city]
        if state.walls >> city & 1:
            total += WALLS
    total += held_goods(state, seat) + held_cards(state, seat)
    total += figures(state, seat, len(cities))
    forces = Forces(state, seat)
    total += STRENGTH * min(forces.count, 9) * forces.each
    first = seat * len(INVESTMENTS)
    total += AN_INVESTMENT * sum(state.invested[first : first + len(INVESTMENTS)])
    total += A_WONDER * state.wonder_owner.count(seat)
    if state.government[seat] == ANARCHY:
        total -= CHAOS
    elif state.government[seat] == REPUBLIC:
        total += 0.05
    return total


def held_goods(state: Civ, seat: int) -> float:
    total = 0.0
    for good in range(GOODS):
        number = state.goods[seat * GOODS + good]
        if number:
            each = A_GOOD if useful(state, seat, good) else AN_IDLE_GOOD
            total += each * (1 + 0.6 * (number - 1))
    for held in state.held[seat]:
        total += A_MARKER if mark_of(held) >= GOODS else A_GOOD
    return total


def held_cards(state: Civ, seat: int) -> float:
    total = 0.0
    for card in state.hand[seat]:
        total += AN_EVENT * EVENT_LEVELS[card & 63]
    total += A_PERSON_CARD * (state.down[seat].bit_count() + state.up[seat].bit_count())
    total += SHOWN * state.up[seat].bit_count()
    return total + IN_RESERVE * sum(state.reserve[seat * TYPES : seat * TYPES + TYPES])


def figures(state: Civ, seat: int, cities: int) -> float:
    first = seat * FIGURES
    armies = sum(square >= 0 for square in state.at[first : first + FIRST_SCOUT])
    scouts = sum(square >= 0 for square in state.at[first + FIRST_SCOUT : first + FIGURES])
    settlers = min(scouts, max(0, city_limit(state, seat) - cities))
    return ARMIES[armies] + A_SETTLER * settlers + A_SCOUT * (scouts - settlers)
