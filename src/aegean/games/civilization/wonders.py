"""Wonders: market, costs, building, losing, and what their owners may do (R-CIV-190 to R-CIV-199, 552 to 554)."""

from __future__ import annotations

from typing import Final

from aegean.core.masks import members
from aegean.games.civilization.abilities import OWN_START, Ability
from aegean.games.civilization.actions import (
    AIM_CITY,
    AIM_FIGURE,
    AIM_LEVEL,
    AIM_SQUARE,
    AIM_TECH,
    first,
    pack,
    second,
)
from aegean.games.civilization.buildings import (
    build_free,
    build_walls,
    free_building_actions,
    icons_changed,
    may_build_on,
)
from aegean.games.civilization.city_actions import HARVESTING, CityAbility, announce
from aegean.games.civilization.culture import advance
from aegean.games.civilization.figures import build_figure
from aegean.games.civilization.force import has_person, has_wonder
from aegean.games.civilization.gains import gain_culture, gain_trade
from aegean.games.civilization.governments import after_pyramids
from aegean.games.civilization.hand import draw_events
from aegean.games.civilization.harvest import Harvest, harvest_squares
from aegean.games.civilization.leaving import clear_square, lose_wonder
from aegean.games.civilization.limits import has_room
from aegean.games.civilization.market import take_token
from aegean.games.civilization.pieces import (
    A_WONDER,
    AGES,
    CITIES,
    EVENT_LEVELS,
    FIGURE_KINDS,
    GOODS,
    NONE,
    ON_PANAMA_CANAL,
    P_JIM_HENSON,
    PER_AGE,
    ROME,
    T_ANIMAL_HUSBANDRY,
    T_BANKING,
    T_CHIVALRY,
    T_CODE_OF_LAWS,
    T_COMMUNISM,
    T_CONSTRUCTION,
    T_CURRENCY,
    T_ENGINEERING,
    T_IRRIGATION,
    T_MASONRY,
    T_MASS_MEDIA,
    T_METAL_CASTING,
    T_METALWORKING,
    T_MONARCHY,
    T_PHILOSOPHY,
    T_POTTERY,
    T_PRINTING_PRESS,
    T_THEOLOGY,
    W_ANGKOR_WAT,
    W_BIG_BEN,
    W_COLOSSUS,
    W_CRISTO_REDENTOR,
    W_GREAT_WALL,
    W_HANGING_GARDENS,
    W_LOUVRE,
    W_PANAMA_CANAL,
    W_PYRAMIDS,
    W_STATUE_OF_LIBERTY,
    W_STONEHENGE,
    W_SYDNEY_OPERA_HOUSE,
    W_TAJ_MAHAL,
    WONDERS,
)
from aegean.games.civilization.state import Civ, wonder_on
from aegean.games.civilization.techs import can_place, research_free
from aegean.games.civilization.tokens import gain_token

MARKET_PLACES: Final = 4

# By wonder: cost, the tech that lowers it (NONE), and the lowered cost (R-CIV-190).
PRICES: Final = (
    (10, NONE, 10),  # Stonehenge
    (15, T_METALWORKING, 10),
    (15, T_ANIMAL_HUSBANDRY, 10),
    (15, T_CODE_OF_LAWS, 10),
    (15, T_CURRENCY, 10),
    (15, T_MASONRY, 10),
    (15, T_POTTERY, 10),
    (20, T_THEOLOGY, 10),  # Angkor Wat
    (20, T_MONARCHY, 15),
    (20, T_CONSTRUCTION, 15),
    (20, T_PRINTING_PRESS, 15),
    (15, NONE, 15),
    (20, T_IRRIGATION, 15),
    (20, T_CHIVALRY, 15),
    (25, T_ENGINEERING, 20),  # Panama Canal
    (25, T_METAL_CASTING, 20),
    (25, NONE, 25),
    (20, NONE, 20),
    (25, T_BANKING, 20),
    (25, T_MASS_MEDIA, 15),
    (25, T_COMMUNISM, 20),
)
FIRST_ANGKOR_WAT: Final = (20, T_PHILOSOPHY, 15)  # as first printed


def wonder_cost(state: Civ, seat: int, wonder: int) -> int:
    """R-CIV-190, without Michelangelo."""
    by_philosophy = wonder == W_ANGKOR_WAT and state.switches.angkor_by_philosophy
    cost, tech, lowered = FIRST_ANGKOR_WAT if by_philosophy else PRICES[wonder]
    return lowered if tech != NONE and state.knows(seat, tech) else cost


def wonder_age(wonder: int) -> int:
    return wonder // PER_AGE


# --- the market


def draw_wonder(state: Civ) -> int:
    """R-CIV-024: the next card of the deck, ancient ones first; NONE if there is none."""
    for age in range(len(AGES)):
        if state.wonder_deck[age]:
            unseen = [wonder for wonder in members(state.wonders_unseen) if wonder_age(wonder) == age]
            wonder = unseen[state.chance.below(len(unseen))]
            state.wonder_deck[age] -= 1
            state.wonders_unseen &= ~(1 << wonder)
            return wonder
    return NONE


def refill_market(state: Civ) -> None:
    """R-CIV-193, 552: every free place, as long as the deck lasts."""
    for place, there in enumerate(state.wonder_market):
        if there == NONE:
            wonder = draw_wonder(state)
            if wonder == NONE:
                return
            state.wonder_market[place] = wonder
            state.reveal("wonder-appears", {"wonder": WONDERS[wonder]})


def leave_market(state: Civ, wonder: int) -> None:
    """R-CIV-193: its place is filled at once."""
    if wonder in state.wonder_market:
        state.wonder_market[state.wonder_market.index(wonder)] = NONE
        refill_market(state)


# --- on the map


def wonder_squares(state: Civ, city: int) -> list[int]:
    """R-CIV-191, 550."""
    return [
        square for square in state.outskirts(city) if not state.is_water(square) and may_build_on(state, city, square)
    ]


def build_wonder(state: Civ, city: int, square: int, wonder: int) -> None:
    """R-CIV-191 to R-CIV-193, 504: it works from now on."""
    seat = city // CITIES
    for other in state.outskirts(city):
        older = wonder_on(state.piece[other])
        if older != NONE:
            lose_wonder(state, older)
    clear_square(state, square)
    state.set_piece(square, A_WONDER + wonder)
    state.wonder_owner[wonder] = seat
    state.wonder_at[wonder] = square
    values: dict[str, int | str] = {"seat": seat, "wonder": WONDERS[wonder], "square": state.layout.names[square]}
    state.say("builds-wonder", values)
    leave_market(state, wonder)
    icons_changed(state)
    if has_person(state, seat, P_JIM_HENSON):
        state.henson[seat] += 1
    if state.civs[seat] == ROME:
        advance(state, seat)


def obsolete_targets(state: Civ, last_age: int) -> list[int]:
    """R-CIV-196, 197, 554: built by anybody or in the market, no younger than the age."""
    return [
        wonder
        for wonder in range(PER_AGE * (last_age + 1))
        if state.wonder_owner[wonder] != NONE or wonder in state.wonder_market
    ]


def obsolete(state: Civ, wonder: int) -> None:
    """R-CIV-195, 196: the card goes; of a built one the marker stays, one in the market is replaced."""
    owner = state.wonder_owner[wonder]
    state.wonder_owner[wonder] = NONE
    state.say("wonder-obsolete", {"wonder": WONDERS[wonder]})
    leave_market(state, wonder)
    if owner != NONE and wonder == W_PYRAMIDS:
        after_pyramids(state, owner)


# --- what they do by themselves at Start of Turn


def start_gains(state: Civ, seat: int) -> None:
    """R-CIV-523: coins first, then trade and culture, then the rest."""
    if has_wonder(state, seat, W_PANAMA_CANAL):
        gain_token(state, seat, ON_PANAMA_CANAL)
        if state.places:
            return
    if has_wonder(state, seat, W_COLOSSUS):
        gain_trade(state, seat, 3)
    if has_wonder(state, seat, W_STONEHENGE):
        gain_culture(state, seat, 1)
    if has_wonder(state, seat, W_LOUVRE):
        gain_culture(state, seat, 3)
    if has_wonder(state, seat, W_BIG_BEN):
        for good in range(GOODS):
            take_token(state, seat, good)
    if has_wonder(state, seat, W_SYDNEY_OPERA_HOUSE):
        advance(state, seat)


# --- what their owners may do


class WonderAbility(Ability):
    """Of a wonder that is built, not obsolete and not blockaded (R-CIV-121, 554); once a turn."""

    def __init__(self, wonder: int) -> None:
        super().__init__(WONDERS[wonder], OWN_START)
        self.wonder = wonder

    def owned(self, state: Civ, seat: int) -> bool:
        return has_wonder(state, seat, self.wonder)

    def ready(self, state: Civ, seat: int) -> bool:
        return bool(self.aims(state, seat, ()))


class HangingGardens(WonderAbility):
    """A free figure in the wonder's own square."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        square = state.wonder_at[self.wonder]
        if chosen or not has_room(state, seat, square):
            return []
        kinds = [kind for kind in range(len(FIGURE_KINDS)) if state.figure_in_supply(seat, kind) != NONE]
        return [pack(AIM_FIGURE, kind, square) for kind in kinds]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        build_figure(state, seat, first(chosen[0]), second(chosen[0]))


class GreatWall(WonderAbility):
    """Walls for a city, with or without Masonry."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if chosen:
            return []
        return [pack(AIM_CITY, city) for city in state.cities(seat) if not state.walls >> city & 1]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        build_walls(state, first(chosen[0]))


class TajMahal(WonderAbility):
    """A free building in any own city."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return [] if chosen else free_building_actions(state, seat)

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        build_free(state, seat, first(chosen[0]), second(chosen[0]))


class StatueOfLiberty(WonderAbility):
    """Free research of a tech that another player knows."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if chosen:
            return []
        known = 0
        for other in state.others(seat):
            known |= state.techs[other]
        lessons = members(known & ~state.techs[seat])
        return [pack(AIM_TECH, tech) for tech in lessons if can_place(state, seat, tech)]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        research_free(state, seat, first(chosen[0]))


class CristoRedentor(WonderAbility):
    """Two events from one deck."""

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if chosen:
            return []
        levels = {
            level for event, level in enumerate(EVENT_LEVELS) if state.event_deck[event] or state.event_used[event]
        }
        return [pack(AIM_LEVEL, level) for level in sorted(levels)]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        draw_events(state, seat, first(chosen[0]), 2)


class AngkorWat(CityAbility):
    """R-CIV-212: a city harvests twice with one action, once if there is only one token for it."""

    def __init__(self) -> None:
        super().__init__(WONDERS[W_ANGKOR_WAT], HARVESTING)

    def owned(self, state: Civ, seat: int) -> bool:
        return has_wonder(state, seat, W_ANGKOR_WAT)

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """After the city, one square and then the other."""
        if len(chosen) > 2:
            return []
        squares = harvest_squares(state, first(chosen[0]))
        if len(chosen) == 2:
            taken = state.resource_at(first(chosen[1]))
            if state.market[taken] == 1:
                squares = [square for square in squares if state.resource_at(square) != taken]
        return [pack(AIM_SQUARE, square) for square in squares]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        city, squares = first(chosen[0]), tuple(first(each) for each in chosen[1:])
        announce(state, Harvest(seat, city, squares), bool(second(chosen[0])))


WONDER_ABILITIES: Final[list[Ability]] = [
    HangingGardens(W_HANGING_GARDENS),
    GreatWall(W_GREAT_WALL),
    AngkorWat(),
    TajMahal(W_TAJ_MAHAL),
    StatueOfLiberty(W_STATUE_OF_LIBERTY),
    CristoRedentor(W_CRISTO_REDENTOR),
]
