"""What a city can produce, numbered: figures, walls, units, buildings, wonders (R-CIV-156)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.pieces import BUILDINGS, FIGURE_KINDS, UNITS, WONDERS

FIGURE_ITEM: Final = 0  # + kind
WALLS_ITEM: Final = 2
UNIT_ITEM: Final = 3  # + type
BUILDING_ITEM: Final = 7  # + face
WONDER_ITEM: Final = 23  # + wonder
ITEMS: Final = (*FIGURE_KINDS, "walls", *UNITS, *BUILDINGS, *WONDERS)
