"""What an action does and costs, for the sentence that offers it: the values of the notation and those of the table.

Only what everybody may know, or what the action itself will show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aegean.core.events import Value
from aegean.games.civilization import actions as a
from aegean.games.civilization import notation
from aegean.games.civilization.abilities import ABILITIES
from aegean.games.civilization.actions import first, kind_of, second
from aegean.games.civilization.battle import BattleTurn
from aegean.games.civilization.civs import START_GOVERNMENTS, START_TECHS
from aegean.games.civilization.culture import PERSON_SPACES, advance_cost, level_of
from aegean.games.civilization.fronts import power, side_of
from aegean.games.civilization.items import ITEMS
from aegean.games.civilization.layout import direction
from aegean.games.civilization.manage import CityAction
from aegean.games.civilization.march import March, where
from aegean.games.civilization.pieces import (
    CITIES,
    CULTURE,
    FIELD,
    GOVERNMENTS,
    GRADES,
    LAST_SPACE,
    NONE,
    PRODUCTION,
    RESOURCES,
    TECHS,
    TERRAINS,
    TRADE,
    UNITS,
    UNKNOWN,
    WONDERS,
)
from aegean.games.civilization.produce import RUSH_TRADE, Planning, SecondItem, item_cost, plain_production, rush_rate
from aegean.games.civilization.setup import PlaceFirstWonder
from aegean.games.civilization.state import Civ, is_hut, is_relic
from aegean.games.civilization.yields import arts_of

Values = dict[str, Value]

WAYS: Final = ("north", "east", "south", "west")


def action_values(state: Civ, action: int) -> tuple[str, Values]:
    word, values = notation.action_values(state, action)
    told = TOLD.get(kind_of(action))
    if told is not None and state.agenda:
        values |= told(state, state.agenda[-1].seat, action)
    return word, values


def asked(state: Civ, seat: int, action: int) -> Values:
    """What it means to pass, to end or to name a figure depends on the question."""
    return {"asked": str(state.agenda[-1].name())}


def civilization(state: Civ, seat: int, action: int) -> Values:
    """What it starts with."""
    civ = first(action)
    return {"tech": TECHS[START_TECHS[civ]], "government": GOVERNMENTS[START_GOVERNMENTS[civ]]}


# --- squares


def yields(packed: int) -> Values:
    return {
        "production": packed >> PRODUCTION & FIELD,
        "trade": packed >> TRADE & FIELD,
        "culture": packed >> CULTURE & FIELD,
    }


def city_there(state: Civ, seat: int, action: int) -> Values:
    """What the outskirts of a new city would give."""
    other = second(action) if kind_of(action) == a.SETTLE_TWO else NONE
    return yields(sum(state.yields[square] for square in state.layout.ring(first(action), other)))


def ground(state: Civ, square: int) -> Values:
    terrain = state.terrain[square]
    return {"terrain": TERRAINS[terrain] if terrain != UNKNOWN else "unknown"}


def step(state: Civ, seat: int, action: int) -> Values:
    frame, there = state.agenda[-1], first(action)
    here = where(state, frame.group) if isinstance(frame, March) else NONE
    way = direction(state.layout, here, there) if here != NONE else NONE
    return {"way": WAYS[way] if way != NONE else ""} | ground(state, there) | meets(state, seat, there)


def meets(state: Civ, seat: int, square: int) -> Values:
    """What lies in the way, and whose it is."""
    city = state.centre_of[square]
    if city != NONE:
        return {"meets": "city" if city // CITIES != seat else "home", "other": city // CITIES, "city": city % CITIES}
    for other in range(state.players):
        if other != seat and state.guests[square] >> other & 1:
            return {"meets": "army" if state.armies_at(other, square) else "scouts", "other": other}
    if state.has_marker(square):
        return {"meets": "relic" if is_relic(state, square) else "hut" if is_hut(state, square) else "village"}
    return {"meets": "nothing"}


def grown(state: Civ, seat: int, action: int) -> Values:
    return ground(state, first(action))


# --- cities


def city_of(state: Civ, seat: int) -> int:
    """The city that is asked about, NONE if the question is another one."""
    frame = state.agenda[-1]
    return frame.city if isinstance(frame, (CityAction, Planning)) else NONE


def city_acts(state: Civ, seat: int, action: int) -> Values:
    city = seat * CITIES + first(action)
    if first(action) >= CITIES or state.centre[city] == NONE:
        return {"square": "", "production": 0, "culture": 0}
    return {
        "square": state.layout.names[state.centre[city]],
        "production": plain_production(state, city),
        "culture": arts_of(state, city),
    }


def produced(state: Civ, seat: int, action: int) -> Values:
    """`missing` is what the city has too little, `trade` what it costs to rush that much."""
    city, frame = city_of(state, seat), state.agenda[-1]
    if city == NONE:
        return {"cost": 0, "production": 0, "missing": 0, "trade": 0}
    cost, has = item_cost(state, seat, first(action)), plain_production(state, city)
    if isinstance(frame, SecondItem):
        has = max(0, has - sum(item_cost(state, seat, item) for item in frame.items))
    missing = max(0, cost - has)
    trade = -(-missing // rush_rate(state, seat)) * RUSH_TRADE
    return {"cost": cost, "production": has, "missing": missing, "trade": trade}


def devoted(state: Civ, seat: int, action: int) -> Values:
    city = city_of(state, seat)
    return {"culture": arts_of(state, city) if city != NONE else 0}


def harvested(state: Civ, seat: int, action: int) -> Values:
    resource = state.resource_at(first(action))
    return {"resource": RESOURCES[resource] if resource != NONE else "none"}


def site(state: Civ, seat: int, action: int) -> Values:
    """The item, and what the square gives as long as nothing is put there."""
    frame, item = state.agenda[-1], ""
    if isinstance(frame, Planning):
        item = ITEMS[frame.items[-1]]
    elif isinstance(frame, PlaceFirstWonder):
        item = WONDERS[frame.wonder(state)]
    return {"item": item} | now_there(state, first(action))


def person_site(state: Civ, seat: int, action: int) -> Values:
    return now_there(state, second(action))


def now_there(state: Civ, square: int) -> Values:
    return ground(state, square) | yields(state.yields[square])


def rushed(state: Civ, seat: int, action: int) -> Values:
    return {"trade": RUSH_TRADE * first(action), "production": rush_rate(state, seat) * first(action)}


def advanced(state: Civ, seat: int, action: int) -> Values:
    space = state.space[seat] + 1
    culture, trade = advance_cost(state, seat)
    reward = "person" if space in PERSON_SPACES else "victory" if space >= LAST_SPACE else "event"
    return {"space": space, "culture": culture, "trade": trade, "reward": reward, "level": level_of(space)}


# --- battles and cards


def unit_plays(state: Civ, seat: int, action: int) -> Values:
    """The strength of the card, and the unit that it meets."""
    frame, fight = state.agenda[-1], state.fight
    values: Values = {"strength": 0, "foe": "none", "foe_strength": 0}
    if fight is None or not isinstance(frame, BattleTurn):
        return values
    values["strength"] = power(state, frame.side, first(action))
    front, theirs = second(action) - 1, fight.front_units[1 - frame.side]
    if 0 <= front < len(theirs) and theirs[front] != NONE:
        values["foe"] = UNITS[theirs[front] // GRADES]
        values["foe_strength"] = power(state, 1 - frame.side, theirs[front])
    return values


def saved(state: Civ, seat: int, action: int) -> Values:
    side = side_of(state, seat)
    return {"strength": power(state, side, first(action)) if side != NONE else 0}


def deed(state: Civ, seat: int, action: int) -> Values:
    """What the ability does, in a few words."""
    return {"deed": ABILITIES[first(action)].name}


TOLD: Final[dict[int, Callable[[Civ, int, int], Values]]] = {
    a.END: asked,
    a.PASS: asked,
    a.AIM_FIGURE: asked,
    a.CHOOSE_CIV: civilization,
    a.SETTLE: city_there,
    a.SETTLE_TWO: city_there,
    a.FOUND: city_there,
    a.GROW: grown,
    a.STEP: step,
    a.CITY_ACTS: city_acts,
    a.PRODUCE: produced,
    a.ARTS: devoted,
    a.HARVEST: harvested,
    a.BUILD_AT: site,
    a.PLACE_PERSON: person_site,
    a.PAY_PRODUCTION: rushed,
    a.ADVANCE: advanced,
    a.PLAY_UNIT: unit_plays,
    a.SAVE: saved,
    a.USE: deed,
    a.SPECIAL: deed,
}
