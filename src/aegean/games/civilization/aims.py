"""What an ability is aimed at, told to all before anybody reacts (R-CIV-482)."""

from __future__ import annotations

from aegean.core.events import Value
from aegean.games.civilization.actions import (
    AIM_CITY,
    AIM_COIN,
    AIM_FIGURE,
    AIM_SEAT,
    AIM_SQUARE,
    AIM_TECH,
    AIM_TERRAIN,
    AIM_WONDER,
    first,
    kind_of,
    second,
)
from aegean.games.civilization.pieces import (
    CITIES,
    COIN_PLACES,
    FIGURE_KINDS,
    TECHS,
    TERRAINS,
    WONDERS,
)
from aegean.games.civilization.state import Civ


def tell_aims(state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
    for action in chosen:
        tell_aim(state, seat, action)


def tell_aim(state: Civ, seat: int, action: int) -> None:
    """Nothing that is announced is aimed at anything else, but for cards and amounts: those their effect tells."""
    kind, one, two = kind_of(action), first(action), second(action)
    values: dict[str, Value] = {"seat": seat}
    if kind == AIM_SQUARE:
        state.say("aims-at-square", values | {"square": state.layout.names[one]})
    elif kind == AIM_SEAT:
        state.say("aims-at-player", values | {"other": one})
    elif kind == AIM_CITY:
        state.say("aims-at-city", values | {"other": one // CITIES, "city": one % CITIES})
    elif kind == AIM_COIN:
        state.say("aims-at-coin", values | {"other": one, "coinplace": COIN_PLACES[two]})
    elif kind == AIM_FIGURE:
        state.say("aims-at-figure", values | {"figure": FIGURE_KINDS[one], "square": state.layout.names[two]})
    elif kind == AIM_TECH:
        state.say("names-tech", values | {"tech": TECHS[one]})
    elif kind == AIM_WONDER:
        state.say("aims-at-wonder", values | {"wonder": WONDERS[one]})
    elif kind == AIM_TERRAIN:
        state.say("names-terrain", values | {"terrain": TERRAINS[one]})
