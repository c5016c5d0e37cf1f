"""The 31 map tiles as printed (`tiles.toml`)."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from aegean.games.civilization.pieces import CIVILIZATIONS, NONE, RESOURCES, TERRAIN_YIELDS, yield_of

HUT_SPOT: Final = 0
VILLAGE_SPOT: Final = 1
RELIC_SPOT: Final = 2
_SPOTS: Final = {"hut": HUT_SPOT, "village": VILLAGE_SPOT, "relic": RELIC_SPOT}
_TERRAIN: Final = "gfmdw"


class Tile:
    """Lists have an entry for each of the 16 squares, row by row, in printed orientation."""

    def __init__(self, name: str, home: bool, rows: list[str]) -> None:
        self.name = name
        self.home = home
        self.terrain: list[int] = []
        self.yields: list[int] = []
        self.goods: list[int] = []  # the resource icon, or NONE
        self.spots: list[int] = []  # hut, village or relic, or NONE
        self.capital: list[int] = []  # suggested squares
        for row in rows:
            for cell in row.split():
                self._read(cell)

    def _read(self, cell: str) -> None:
        if cell.endswith("*"):
            self.capital.append(len(self.terrain))
        letter, *words = cell.rstrip("*").split("+")
        terrain = _TERRAIN.index(letter)
        given = 0 if "bare" in words else TERRAIN_YIELDS[terrain]
        self.terrain.append(terrain)
        self.yields.append(given + yield_of(culture=int("culture" in words), coin=int("coin" in words)))
        self.goods.append(next((RESOURCES.index(word) for word in words if word in RESOURCES), NONE))
        self.spots.append(next((_SPOTS[word] for word in words if word in _SPOTS), NONE))


def _load() -> list[Tile]:
    text = resources.files("aegean.games.civilization").joinpath("tiles.toml").read_text("utf-8")
    return [Tile(name, data["home"], data["rows"]) for name, data in tomllib.loads(text).items()]


# Home tiles first, in the order of the civilizations; then the neutral ones.
TILES: Final[list[Tile]] = _load()
FIRST_NEUTRAL: Final = len(CIVILIZATIONS)
NEUTRAL: Final = len(TILES) - FIRST_NEUTRAL
SEVEN_CITIES_TILE: Final = FIRST_NEUTRAL + 16  # n17 (R-CIV-015, 513)
CENTRES: Final = (5, 6, 9, 10)  # the four squares in the middle (R-CIV-052)
# By relic: the tile it lies on (n15, n16, n17).
RELIC_TILES: Final = (FIRST_NEUTRAL + 14, FIRST_NEUTRAL + 15, FIRST_NEUTRAL + 16)
