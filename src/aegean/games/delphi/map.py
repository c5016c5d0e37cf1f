"""The play area: what lies where, who touches whom, how far it is over water (R-DEL-003 to 011, 123; MAP-1 to MAP-5).

A board is the list of its placements; everything else follows. Spaces are numbered row by row from the top, each row
from the left; sets of spaces are bit masks."""

from __future__ import annotations

import tomllib
from importlib import resources
from math import atan2, degrees, sqrt
from typing import Any, Final

from aegean.core.masks import mask_of as mask_of  # handed on: bots take it from here
from aegean.core.masks import members
from aegean.games.delphi.hexes import SIXTHS, Hex, flip, flood, groups, neighbours, place
from aegean.games.delphi.pieces import COLOURS, HUES, NONE

ROW_NAMES: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

WATER: Final = 0
ZEUS: Final = 1
HIDDEN: Final = 2
OFFERING: Final = 3
TEMPLE: Final = 4
MONSTER: Final = 5
STATUE: Final = 6
CITY: Final = 7
HOLE: Final = 8  # of a tile only; on the board it is a shallow, not a space
KIND_NAMES: Final = ("water", "zeus", "hidden", "offering", "temple", "monster", "statue", "city", "hole")

# How a ship sails: without EQ-02, or with it under the switches `keel_passes_zeus` and `open_bays_are_shallows`.
NO_KEEL: Final = 0
KEEL: Final = 1
KEEL_NOT_ZEUS: Final = 2
KEEL_BAYS: Final = 3
KEEL_BAYS_NOT_ZEUS: Final = 4
WAYS: Final = 5

UNREACHABLE: Final = 99
BAY_SIDES: Final = 4  # an open gap with so many sides closed is a bay
CITY_GAP: Final = (10, 110)  # degrees between neighbouring cities (R-DEL-010)

Placement = tuple[int, int, int, int, int]  # tile, q, r, rotation in sixths clockwise, 1 if the back is up
Placements = tuple[Placement, ...]


class Cell:
    """One space of a tile, front up, or its hole."""

    def __init__(self, text: str) -> None:
        words = text.split()
        details = words[3:]
        self.q = int(words[0])
        self.r = int(words[1])
        self.kind = KIND_NAMES.index(words[2])
        coloured = self.kind in (WATER, HIDDEN, CITY)
        self.colour = HUES.index(details[0]) if coloured else NONE
        self.marked = details == ["marked"]
        self.pedestals = tuple(HUES.index(word) for word in details) if self.kind == STATUE else ()


class Tile:
    """A map tile or a city tile."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.shape: str = data["shape"]
        self.cells: tuple[Cell, ...] = tuple([Cell(text) for text in data["spaces"]])


class Map:
    """Immutable. `way` is one of NO_KEEL, KEEL, ... everywhere."""

    def __init__(self, placements: Placements) -> None:
        self.placements: Placements = placements
        cells = self._lay_tiles()
        self._sort_by_kind(cells)
        self.near: tuple[int, ...] = tuple([self._touching(spot) for spot in self.xy])
        self.across: tuple[int, ...] = tuple([self._across(space) for space in range(self.spaces)])
        self._find_gaps()
        self._named: dict[int, list[str]] = {}
        self._distances: list[list[bytes]] = [[] for _ in range(WAYS)]
        self._within: list[list[list[int]]] = [[] for _ in range(WAYS)]
        self.distance: list[bytes] = self.distances(NO_KEEL)
        self.distance_keel: list[bytes] = self.distances(KEEL)

    def _lay_tiles(self) -> list[Cell]:
        """Numbers and names the spaces; gives what is printed on each."""
        printed: dict[Hex, Cell] = {}
        tile_at: dict[Hex, int] = {}
        for number, (tile, q, r, rotation, flipped) in enumerate(self.placements):
            for cell in TILES[tile].cells:
                spot = place(cell.q, cell.r, (q, r), rotation, flipped == 1)
                if spot in printed:
                    raise ValueError(f"{TILES[tile].name} overlaps another tile at {spot} (MAP-1)")
                printed[spot] = cell
                tile_at[spot] = number
        spots = sorted([spot for spot, cell in printed.items() if cell.kind != HOLE], key=_row_by_row)
        self.spaces: int = len(spots)
        self.xy: tuple[Hex, ...] = tuple(spots)
        self.names: tuple[str, ...] = tuple(_names(spots))
        self.number: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.at: dict[Hex, int] = {spot: number for number, spot in enumerate(spots)}
        self.tile_of: tuple[int, ...] = tuple([tile_at[spot] for spot in spots])  # a number of `placements`
        return [printed[spot] for spot in spots]

    def _sort_by_kind(self, cells: list[Cell]) -> None:
        """The lists of water, islands, mountains and cities; cities in the order of the colours."""
        self.kind: tuple[int, ...] = tuple([cell.kind for cell in cells])
        self.colour: tuple[int, ...] = tuple([cell.colour for cell in cells])
        of_kind = [[space for space in range(self.spaces) if self.kind[space] == kind] for kind in range(HOLE)]
        of_kind[CITY].sort(key=self.colour.__getitem__)
        index_of = [0] * self.spaces
        for alike in of_kind:
            for index, space in enumerate(alike):
                index_of[space] = index
        self.index_of: tuple[int, ...] = tuple(index_of)
        self.water: tuple[int, ...] = tuple(of_kind[WATER])
        self.zeus: int = of_kind[ZEUS][0] if of_kind[ZEUS] else NONE
        self.hidden: tuple[int, ...] = tuple(of_kind[HIDDEN])
        self.offering_islands: tuple[int, ...] = tuple(of_kind[OFFERING])
        self.temple_islands: tuple[int, ...] = tuple(of_kind[TEMPLE])
        self.mountains: tuple[int, ...] = tuple(of_kind[MONSTER])
        self.marked: tuple[bool, ...] = tuple([cells[space].marked for space in self.mountains])
        self.statue_islands: tuple[int, ...] = tuple(of_kind[STATUE])
        self.pedestals: tuple[tuple[int, int, int], ...] = tuple([_three(cells[s]) for s in self.statue_islands])
        self.cities: tuple[int, ...] = tuple(of_kind[CITY])
        self.water_mask: int = mask_of(self.water)
        self._zeus_mask: int = mask_of(of_kind[ZEUS])
        self.water_of: tuple[int, ...] = tuple(
            [mask_of([space for space in self.water if self.colour[space] == colour]) for colour in range(COLOURS)]
        )

    def named(self, spaces: int) -> list[str]:
        """The names of the spaces where pieces of one kind and colour lie; every view asks for many, and few change."""
        found = self._named.get(spaces)
        if found is None:
            found = self._named[spaces] = [self.names[space] for space in members(spaces)]
        return found[:]

    def _touching(self, spot: Hex) -> int:
        return mask_of([self.at[other] for other in neighbours(spot[0], spot[1]) if other in self.at])

    def _across(self, space: int) -> int:
        """Adjacent, or two steps away with a water space between: R-DEL-178."""
        reached = self.near[space]
        for between in self.water:
            if self.near[space] >> between & 1:
                reached |= self.near[between]
        return reached & ~(1 << space)

    def _find_gaps(self) -> None:
        """Shallows are the cells that are no space and enclosed by tiles, as ring holes are (R-DEL-005, 007; MAP-4).
        A bay is a gap open to the outside with at least four closed sides (switch `open_bays_are_shallows`)."""
        qs = [spot[0] for spot in self.xy]
        rs = [spot[1] for spot in self.xy]
        corner = (min(qs) - 1, min(rs) - 1)
        box = {(q, r) for q in range(corner[0], max(qs) + 2) for r in range(corner[1], max(rs) + 2)}
        empty = box - set(self.xy)
        self.outside: set[Hex] = flood(corner, empty)
        shallows = empty - self.outside
        closed = shallows | set(self.xy)
        bays = [cell for cell in self.outside if sum(other in closed for other in neighbours(*cell)) >= BAY_SIDES]
        self.shallows: tuple[Hex, ...] = tuple(sorted(shallows, key=_row_by_row))
        self.bays: tuple[Hex, ...] = tuple(sorted(bays, key=_row_by_row))

    def _steps(self, way: int) -> list[int]:
        """For each water space and for Zeus, what costs one movement: what touches it, and with EQ-02 all water that
        touches a shallow (or several joined) that it touches, since shallows use up no movement (R-DEL-174)."""
        sailed = self.water_mask | self._zeus_mask
        steps = [mask & sailed if sailed >> space & 1 else 0 for space, mask in enumerate(self.near)]
        if way == NO_KEEL:
            return steps
        passed = set(self.shallows)
        if way in (KEEL, KEEL_BAYS) and self.zeus >= 0:
            passed.add(self.xy[self.zeus])
        if way in (KEEL_BAYS, KEEL_BAYS_NOT_ZEUS):
            passed.update(self.bays)
        for group in groups(passed):
            shore = 0
            for cell in group:
                shore |= self._touching(cell) & self.water_mask
            for space in self.water:
                if shore >> space & 1:
                    steps[space] |= shore & ~(1 << space)
        return steps

    def _chart(self, way: int) -> None:
        """Breadth first from every water space and from Zeus. Leaving Zeus and entering it count as a step each and
        nobody sails on through it, unless it is passed as a shallow (R-DEL-006, 087)."""
        steps = self._steps(way)
        for space in range(self.spaces):
            row = bytearray([UNREACHABLE]) * self.spaces
            within = [1 << space]
            if steps[space]:
                self._sail(steps, row, within)
            self._distances[way].append(bytes(row))
            self._within[way].append(within)

    def _sail(self, steps: list[int], row: bytearray, within: list[int]) -> None:
        """Adds to `within` the spaces reached with one step more, until there are no more; `row` gets the steps."""
        reached = fresh = within[0]
        row[fresh.bit_length() - 1] = 0
        while True:
            touched = 0
            while fresh:
                low = fresh & -fresh
                fresh ^= low
                touched |= steps[low.bit_length() - 1]
            fresh = touched & ~reached
            if not fresh:
                return
            reached |= fresh
            _write(row, fresh, len(within))
            within.append(reached)
            fresh &= ~self._zeus_mask

    def distances(self, way: int) -> list[bytes]:
        """Steps from each space (row) to each space; UNREACHABLE for land."""
        if not self._distances[way]:
            self._chart(way)
        return self._distances[way]

    def sail_within(self, space: int, steps: int, way: int = NO_KEEL) -> int:
        """Mask of the spaces at most so many steps away, water and Zeus alike, the start itself included."""
        if not self._within[way]:
            self._chart(way)
        row = self._within[way][space]
        return row[steps] if steps < len(row) else row[-1]


def keel_way(keel: bool, passes_zeus: bool, bays: bool) -> int:
    """How a ship with or without EQ-02 sails under the two switches (R-DEL-007, 174)."""
    if not keel:
        return NO_KEEL
    if bays:
        return KEEL_BAYS if passes_zeus else KEEL_BAYS_NOT_ZEUS
    return KEEL if passes_zeus else KEEL_NOT_ZEUS


def mirrored(placements: Placements) -> Placements:
    """The whole board seen in a mirror: every tile lies on its other side (R-DEL-009)."""
    turned: list[Placement] = []
    for tile, q, r, rotation, flipped in placements:
        q, r = flip(q, r)
        turned.append((tile, q, r, -rotation % SIXTHS, 1 - flipped))
    return tuple(turned)


def faults(board: Map) -> list[str]:
    """What is wrong with a board under MAP-1 to MAP-3 (MAP-4 and MAP-5 say what gaps are); nothing if it is legal."""
    found: list[str] = []
    if sorted([placement[0] for placement in board.placements]) != list(range(len(TILES))):
        found.append("MAP-1: every tile is laid exactly once")
    if board.zeus < 0 or any(board.distance[board.zeus][space] == UNREACHABLE for space in board.water):
        found.append("MAP-2: all water is connected")
    for city in board.cities:
        if not any(cell in board.outside for cell in neighbours(*board.xy[city])):
            found.append(f"MAP-3: {board.names[city]} lies on the outer border")
    if not all(CITY_GAP[0] <= gap <= CITY_GAP[1] for gap in city_gaps(board)):
        found.append("MAP-3: the cities are spread evenly")
    return found


def city_gaps(board: Map) -> list[float]:
    """Degrees between neighbouring cities, seen from the centroid of all spaces (R-DEL-010)."""
    middle_q = sum(q for q, _ in board.xy) / board.spaces
    middle_r = sum(r for _, r in board.xy) / board.spaces
    angles: list[float] = []
    for city in board.cities:
        q, r = board.xy[city][0] - middle_q, board.xy[city][1] - middle_r
        angles.append(degrees(atan2(r * sqrt(3) / 2, q + r / 2)))
    angles.sort()
    return [(after - before) % 360 for before, after in zip(angles, angles[1:] + angles[:1], strict=True)]


def _row_by_row(spot: Hex) -> Hex:
    return spot[1], spot[0]


def _names(spots: list[Hex]) -> list[str]:
    """Row letter from the top and position in the row from the left; `spots` come row by row."""
    names: list[str] = []
    position = 0
    for number, (_, r) in enumerate(spots):
        position = position + 1 if number and spots[number - 1][1] == r else 1
        row = r - spots[0][1]
        if row >= len(ROW_NAMES):
            raise ValueError(f"a board has at most {len(ROW_NAMES)} rows")
        names.append(f"{ROW_NAMES[row]}{position}")
    return names


def _three(cell: Cell) -> tuple[int, int, int]:
    first, second, third = cell.pedestals
    return first, second, third


def _write(row: bytearray, mask: int, value: int) -> None:
    while mask:
        low = mask & -mask
        mask ^= low
        row[low.bit_length() - 1] = value


def _load() -> dict[str, Any]:
    return tomllib.loads(resources.files("aegean.games.delphi").joinpath("tiles.toml").read_text("utf-8"))


DATA: Final[dict[str, Any]] = _load()
TILES: Final[list[Tile]] = [Tile(tile) for tile in DATA["tiles"]]

_KEPT: Final = 64
_MAPS: Final[dict[Placements, Map]] = {}


def map_of(placements: Placements) -> Map:
    """The board of these placements, built once; of random boards the latest few are kept."""
    board = _MAPS.get(placements)
    if board is None:
        board = Map(placements)
        if len(_MAPS) >= _KEPT:
            del _MAPS[next(iter(_MAPS))]
        _MAPS[placements] = board
    return board
