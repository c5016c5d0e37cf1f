"""What cities and seats produce (R-CIV-115, 116, 120, 125, 127 to 131, 150, 230, 231, 694)."""

from __future__ import annotations

from aegean.games.civilization.coins import coins, own_outskirts
from aegean.games.civilization.force import has_person, has_wonder, invested_production
from aegean.games.civilization.pieces import (
    CAPITAL,
    CITIES,
    COMMUNIST,
    CULTURE,
    DESPOTISM,
    FIELD,
    FIGURES,
    FIRST_SCOUT,
    FUNDAMENTALISM,
    INDIA,
    MONARCHIC,
    NONE,
    P_SUSAN_B_ANTHONY,
    PRODUCTION,
    T_MILITARY_SCIENCE,
    TRADE,
    W_CHICHEN_ITZA,
)  # fmt: skip
from aegean.games.civilization.state import Civ


def city_yield(state: Civ, city: int) -> int:
    """R-CIV-115, 120: all icons of the unblockaded outskirts, as one packed number."""
    strangers = ~(1 << city // CITIES)
    yields, guests = state.yields, state.guests
    total = 0
    for square in state.outskirts(city):
        if not guests[square] & strangers:
            total += yields[square]
    return total


# --- scouts


def gathers(state: Civ, figure: int) -> bool:
    """R-CIV-127, 129: a scout on the map, outside its owner's outskirts."""
    square = state.at[figure]
    return square >= 0 and not own_outskirts(state, figure // FIGURES, square)


def scouts_of(state: Civ, city: int) -> list[int]:
    """R-CIV-127, 128: the scouts that serve the city, whose squares were not used yet this turn; one a square."""
    first = city // CITIES * FIGURES
    found: list[int] = []
    squares: list[int] = []
    for figure in range(first + FIRST_SCOUT, first + FIGURES):
        if state.assigned[figure] != city or state.served >> figure & 1 or not gathers(state, figure):
            continue
        if state.at[figure] not in squares:
            squares.append(state.at[figure])
            found.append(figure)
    return found


def gathered(state: Civ, city: int) -> int:
    """The icons of the squares of its scouts, packed; nobody reads their combat bonus (R-CIV-125)."""
    return sum(state.yields[state.at[figure]] for figure in scouts_of(state, city))


def use_scout(state: Civ, square: int, seat: int) -> None:
    """R-CIV-128: the square has been used this turn."""
    for figure in state.scouts_at(seat, square):
        state.served |= 1 << figure


def use_scouts(state: Civ, city: int, field: int) -> None:
    """R-CIV-128: the city has counted their production or culture (PRODUCTION, CULTURE); squares without any of it are
    still unused."""
    for figure in scouts_of(state, city):
        square = state.at[figure]
        if state.yields[square] >> field & FIELD:
            use_scout(state, square, city // CITIES)


# --- trade


def seat_trade(state: Civ, seat: int) -> int:
    """R-CIV-130, 131: what the Trade phase brings; Fundamentalism takes 1 from every city."""
    austere = not state.switches.later_governments and state.government[seat] == FUNDAMENTALISM
    total = 0
    for city in state.cities(seat):
        trade = city_yield(state, city) >> TRADE & FIELD
        total += max(0, trade - 1) if austere else trade
    squares: list[int] = []
    for figure in range(seat * FIGURES + FIRST_SCOUT, seat * FIGURES + FIGURES):
        square = state.at[figure]
        if gathers(state, figure) and square not in squares:
            squares.append(square)
            total += state.yields[square] >> TRADE & FIELD
    return total


# --- production


def production_of(state: Civ, city: int) -> int:
    """R-CIV-150, without rushing, caravan and boosts of this turn."""
    seat = city // CITIES
    total = outskirts_production(state, city) + (gathered(state, city) >> PRODUCTION & FIELD)
    total += invested_production(state, seat) + government_production(state, seat)
    if has_wonder(state, seat, W_CHICHEN_ITZA):
        total += 3
    if state.knows(seat, T_MILITARY_SCIENCE):
        total += coins(state, seat) // 3
    if has_person(state, seat, P_SUSAN_B_ANTHONY):
        total += 2
    return total


def outskirts_production(state: Civ, city: int) -> int:
    """The icons; with the later Communism as many as the best city has."""
    seat = city // CITIES
    if state.switches.later_governments and state.government[seat] == COMMUNIST:
        return max(city_yield(state, each) >> PRODUCTION & FIELD for each in state.cities(seat))
    return city_yield(state, city) >> PRODUCTION & FIELD


def government_production(state: Civ, seat: int) -> int:
    """R-CIV-097: Communism gives every city 2, the later Despotism 1."""
    government = state.government[seat]
    if state.switches.later_governments:
        return 1 if government == DESPOTISM else 0
    return 2 if government == COMMUNIST else 0


# --- arts


def arts_of(state: Civ, city: int) -> int:
    """R-CIV-230, 231, 440, 508, 694, and governments: culture of the city when it is devoted to the arts."""
    seat = city // CITIES
    total = 1 if state.second[city] == NONE else 2
    total += city_yield(state, city) >> CULTURE & FIELD
    total += gathered(state, city) >> CULTURE & FIELD
    if state.civs[seat] == INDIA:
        total += resource_squares(state, city)
    if not state.switches.later_governments:
        if state.government[seat] == MONARCHIC and city % CITIES == CAPITAL:
            total += 2
        if state.government[seat] == COMMUNIST:
            total -= 1
    return max(0, total)


def resource_squares(state: Civ, city: int) -> int:
    """R-CIV-508: unblockaded squares of the outskirts with a resource icon that can be seen."""
    return sum(state.resource_at(square) != NONE and not state.blockaded(square) for square in state.outskirts(city))
