"""Changes of terrain by disaster markers (R-CIV-460 to R-CIV-465, 632 to 634)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.buildings import icons_changed
from aegean.games.civilization.pieces import (
    A_PERSON,
    DESERT,
    FOREST,
    GRASSLAND,
    MOUNTAIN,
    NONE,
    NOTHING,
    TERRAINS,
    UNKNOWN,
    WATER,
)
from aegean.games.civilization.state import Civ, is_relic

# What must not be on the square (R-CIV-461).
NO_BUILDING: Final = 0  # Drought, Deforestation: no building or wonder
NO_TOKEN: Final = 1  # Flooding: no figure, no marker of any kind
EMPTY: Final = 2  # Ecology: as Flooding, but a disaster marker is replaced

# By terrain: which of the two kinds of markers shows it (R-CIV-462); mountains have none.
MARKER_KIND: Final = {DESERT: 0, GRASSLAND: 0, FOREST: 1, WATER: 1}


def may_change(state: Civ, square: int, terrain: int, needs: int = NO_BUILDING) -> bool:
    """R-CIV-460 to R-CIV-463, 465, 632, 633."""
    present = state.terrain[square]
    if present in (UNKNOWN, MOUNTAIN, terrain) or not marker_left(state, terrain):
        return False
    if state.centre_of[square] != NONE or is_relic(state, square):
        return False
    piece = state.piece[square]
    if needs == NO_BUILDING:
        return piece == NOTHING or piece >= A_PERSON
    if piece != NOTHING or state.guests[square] or state.has_marker(square):
        return False
    return needs == EMPTY or state.disaster[square] == NONE


def marker_left(state: Civ, terrain: int) -> bool:
    """R-CIV-462, 633."""
    kind = MARKER_KIND.get(terrain, NONE)
    return kind != NONE and (state.switches.disasters_unlimited or state.disasters_left[kind] > 0)


def changeable(state: Civ, terrain: int, needs: int = NO_BUILDING) -> list[int]:
    """All squares that may become this terrain."""
    return [square for square in range(state.layout.size) if may_change(state, square, terrain, needs)]


def change_terrain(state: Civ, square: int, terrain: int) -> None:
    """R-CIV-464, 633, 634: an old marker goes back to the supply; figures and great people stay."""
    if not state.switches.disasters_unlimited:
        if state.disaster[square] != NONE:
            state.disasters_left[MARKER_KIND[state.disaster[square]]] += 1
        state.disasters_left[MARKER_KIND[terrain]] -= 1
    state.disaster[square] = state.terrain[square] = terrain
    state.refresh_yield(square)
    state.say("terrain-changes", {"square": state.layout.names[square], "terrain": TERRAINS[terrain]})
    icons_changed(state)
