"""The end of a city: defeated or nuked (R-CIV-379 to R-CIV-382, 613, 614)."""

from __future__ import annotations

from aegean.games.civilization.buildings import icons_changed
from aegean.games.civilization.leaving import lose_wonder, take_off
from aegean.games.civilization.people import bury_person
from aegean.games.civilization.pieces import CITIES, FIGURES, NONE
from aegean.games.civilization.state import Civ, building_on, person_on, wonder_on


def destroy_city(state: Civ, city: int) -> None:
    """R-CIV-379, 380, 613: the marker returns to its owner with all that lay on it; buildings go back to the market,
    great people are killed, wonders are lost. Figures in the outskirts stay."""
    owner = city // CITIES
    state.say("city-falls", {"seat": owner, "city": city % CITIES, "square": state.layout.names[state.centre[city]]})
    outskirts = state.outskirts(city)
    state.remove_city(city)
    for square in outskirts:
        clear(state, owner, square)
    icons_changed(state)


def clear(state: Civ, owner: int, square: int) -> None:
    """Its icons do not count any more, whatever leaves first."""
    piece = state.piece[square]
    if building_on(piece) != NONE:
        take_off(state, square)
    elif wonder_on(piece) != NONE:
        lose_wonder(state, wonder_on(piece))
    elif person_on(piece) != NONE:
        bury_person(state, owner, square)


def nuke_city(state: Civ, city: int) -> None:
    """R-CIV-382: as above, and figures of all players in the outskirts die too. No battle, no loot."""
    outskirts = state.outskirts(city)
    for figure, square in enumerate(state.at):
        if square in outskirts:
            state.put_figure(figure, NONE)
            values: dict[str, int | str] = {"seat": figure // FIGURES, "square": state.layout.names[square]}
            state.say("figure-nuked", values)
    destroy_city(state, city)
