"""Laying out the play area: the suggested map, ready-made, dealt anew, or a free one (R-DEL-008 to 010, 042).

Every choice is a draw of the match's chance, and every search has a bound: a free board that does not succeed becomes a
dealt one, and a dealt one the first ready-made board.

The free generator lays tiles on a field of bits, one bit a cell, so that all anchors of a tile are tried at once."""

from __future__ import annotations

from typing import Any, Final

from aegean.core.chance import Chance
from aegean.core.masks import members
from aegean.games.delphi.hexes import DIRECTIONS, SIXTHS, Hex, place, rotate
from aegean.games.delphi.map import DATA, TILES, WATER, Placement, Placements, faults, map_of, mirrored

READY_MADE: Final = ("compact-1", "compact-2", "compact-3")
DEALT: Final = "compact_random_recommended"
FREE: Final = "compact_random_free"
LAYOUTS: Final = (*READY_MADE, DEALT, FREE)

DEALS: Final = 100  # 3 of 10 deals are legal
FREE_TRIES: Final = 6
FEW_BEST: Final = 4
WATER_CONTACTS: Final = 2
EDGE_WEIGHT: Final = 2  # a touching edge is worth so much mean squared distance from the centroid
START_DIRECTIONS: Final = 60
START_STEP: Final = 7  # after a start direction that fails the next one is so much further
MILLION: Final = 1_000_000
COS2_22: Final = 859_670  # millionths of the squared cosine of 22 degrees, the tolerance of a city's direction

SIDE: Final = 40
HALF: Final = SIDE // 2
STEPS: Final = tuple([dr * SIDE + dq for dq, dr in DIRECTIONS])

NAMES: Final = [tile.name for tile in TILES]
CITY_TILES: Final = [number for number, tile in enumerate(TILES) if tile.shape == "city"]
MAP_TILES: Final = [number for number, tile in enumerate(TILES) if tile.shape != "city"]


def lay_out(layout: str, mirror: bool, chance: Chance) -> Placements:
    """The placements of a layout (one of LAYOUTS); mirrored, all of it lies on the other side."""
    if layout == FREE:
        placements = free_board(chance)
    elif layout == DEALT:
        placements = dealt_board(chance)
    else:
        placements = ready_made(layout)
    return mirrored(placements) if mirror else placements


# --- the suggested map


def ready_made(name: str) -> Placements:
    board = DATA["boards"][name]
    return _on_slots([NAMES.index(tile) for tile in board["tiles"]], board["rings"])


def dealt_board(chance: Chance) -> Placements:
    """The tiles of each shape dealt to the places of their shape, rings turned at random, until the water connects."""
    for _ in range(DEALS):
        tiles: list[int] = []
        for shape in ("ring", "large", "medium", "small", "city"):
            group = [number for number, tile in enumerate(TILES) if tile.shape == shape]
            chance.shuffle(group)
            tiles += group
        placements = _on_slots(tiles, [chance.below(SIXTHS) for _ in range(3)])
        if _connected(_water_of(placements)) and not faults(map_of(placements)):
            return placements
    return ready_made(READY_MADE[0])


def _on_slots(tiles: list[int], rings: list[int]) -> Placements:
    slots: list[dict[str, Any]] = DATA["slots"]
    placements: list[Placement] = []
    for number, slot in enumerate(slots):
        rotation = rings[number] if slot["shape"] == "ring" else slot["rotation"]
        placements.append((tiles[number], slot["at"][0], slot["at"][1], rotation, 0))
    return tuple(placements)


def _water_of(placements: Placements) -> int:
    field = 0
    for tile, q, r, rotation, flipped in placements:
        field |= moved(LYING[tile][rotation + SIXTHS * flipped].water, offset(q, r))
    return field


# --- a field of bits


def offset(q: int, r: int) -> int:
    return r * SIDE + q


def bit(q: int, r: int) -> int:
    return offset(q + HALF, r + HALF)


def cell_of(number: int) -> Hex:
    return number % SIDE - HALF, number // SIDE - HALF


def moved(field: int, by: int) -> int:
    return field << by if by >= 0 else field >> -by


def spread(start: int, field: int) -> int:
    """The part of a field that is connected with `start`."""
    reached = start & field
    fresh = reached
    while fresh:
        around = 0
        for step in STEPS:
            around |= moved(fresh, step)
        fresh = around & field & ~reached
        reached |= fresh
    return reached


def tally(field: int, offsets: list[int]) -> list[int]:
    """For every cell at once, how many of the cells at these offsets are in the field: plane i holds the bits of value
    2 ** i."""
    planes = [0] * len(offsets).bit_length()
    for by in offsets:
        carry = moved(field, -by)
        plane = 0
        while carry:
            planes[plane], carry = planes[plane] ^ carry, planes[plane] & carry
            plane += 1
    return planes


def any_of(field: int, offsets: list[int]) -> int:
    """The cells that have at least one cell of the field at one of these offsets."""
    found = 0
    for by in offsets:
        found |= moved(field, -by)
    return found


def _connected(field: int) -> bool:
    return spread(field & -field, field) == field


def _square(side: int) -> int:
    reach = range(-side, side + 1)
    return sum(1 << bit(q, r) for q in reach for r in reach)


FIELD: Final = _square(HALF - 1)
ANCHORS: Final = _square(HALF - 5)  # so that no tile, turned in any way, reaches the rim of the field


class Lying:
    """A tile in one of its twelve ways to lie, its anchor at the origin."""

    def __init__(self, tile: int, rotation: int, flipped: int) -> None:
        self.tile = tile
        self.rotation = rotation
        self.flipped = flipped
        cells: list[Hex] = []
        water: list[Hex] = []
        for cell in TILES[tile].cells:
            where = place(cell.q, cell.r, (0, 0), rotation, flipped == 1)
            cells.append(where)
            if cell.kind == WATER:
                water.append(where)
        self.cells: list[int] = [offset(q, r) for q, r in cells]
        self.field: int = sum(1 << bit(q, r) for q, r in cells)
        self.water: int = sum(1 << bit(q, r) for q, r in water)
        self.edges: list[int] = _edges(cells, cells)
        self.water_edges: list[int] = _edges(water, cells)
        self.sum_q: int = sum(q for q, _ in cells)
        self.sum_r: int = sum(r for _, r in cells)
        self.sum_squares: int = sum(_square_length(q, r) for q, r in cells)


def _edges(inner: list[Hex], tile: list[Hex]) -> list[int]:
    """What lies behind each outer edge of the inner cells, as offsets from the anchor."""
    return [offset(q + dq, r + dr) for q, r in inner for dq, dr in DIRECTIONS if (q + dq, r + dr) not in tile]


def _square_length(q: int, r: int) -> int:
    return q * q + q * r + r * r


def _twice_product(q: int, r: int, other_q: int, other_r: int) -> int:
    """Twice the scalar product of two axial vectors."""
    return 2 * q * other_q + 2 * r * other_r + q * other_r + r * other_q


LYING: Final = [[Lying(tile, way % SIXTHS, way // SIXTHS) for way in range(2 * SIXTHS)] for tile in range(len(TILES))]


# --- a free board


class Table:
    """A free board that grows."""

    def __init__(self) -> None:
        self.placements: list[Placement] = []
        self.occupied = 0
        self.water = 0
        self.count = 0
        self.sum_q = 0
        self.sum_r = 0

    def lay(self, lying: Lying, anchor: int) -> None:
        q, r = cell_of(anchor)
        self.placements.append((lying.tile, q, r, lying.rotation, lying.flipped))
        self.occupied |= moved(lying.field, offset(q, r))
        self.water |= moved(lying.water, offset(q, r))
        size = len(lying.cells)
        self.count += size
        self.sum_q += q * size + lying.sum_q
        self.sum_r += r * size + lying.sum_r

    def vacant(self, lying: Lying) -> int:
        """The anchors where the tile overlaps nothing (MAP-1)."""
        return ANCHORS & ~any_of(self.occupied, lying.cells)

    def from_centroid(self, anchor: int) -> Hex:
        """Where a cell lies, seen from the centroid, as many times larger as there are cells: no fractions."""
        q, r = cell_of(anchor)
        return q * self.count - self.sum_q, r * self.count - self.sum_r

    def looseness(self, lying: Lying, anchor: int, edges: int) -> int:
        """The lower, the better a tile fits there: mean squared distance from the centroid less touching edges, in
        thousandths."""
        q, r = self.from_centroid(anchor)
        size, count = len(lying.cells), self.count
        squares = size * _square_length(q, r) + count * _twice_product(q, r, lying.sum_q, lying.sum_r)
        squares += count * count * lying.sum_squares
        return 1000 * squares // (size * count * count) - 1000 * EDGE_WEIGHT * edges


def free_board(chance: Chance) -> Placements:
    """A compact board of tiles on either side (R-DEL-008 to 010); after some tries in vain, a dealt one."""
    for _ in range(FREE_TRIES):
        table = Table()
        if _lay_map_tiles(table, chance) and _lay_cities(table, chance):
            placements = tuple(sorted(table.placements))
            if not faults(map_of(placements)):
                return placements
    return dealt_board(chance)


def _lay_map_tiles(table: Table, chance: Chance) -> bool:
    tiles = MAP_TILES[:]
    first = tiles.pop(0)
    table.lay(LYING[first][chance.below(SIXTHS)], bit(0, 0))
    chance.shuffle(tiles)
    for tile in tiles:
        fits: list[tuple[int, int, int]] = []
        for way in range(2 * SIXTHS):
            fits += _best_anchors(table, tile, way)
        if not fits:
            return False
        fits.sort()
        _, way, anchor = fits[chance.below(min(FEW_BEST, len(fits)))]
        table.lay(LYING[tile][way], anchor)
    return True


def _best_anchors(table: Table, tile: int, way: int) -> list[tuple[int, int, int]]:
    """Where a tile that lies this way touches the others with most edges, and its water theirs at least twice; each
    with its looseness first."""
    lying = LYING[tile][way]
    contacts = tally(table.water, lying.water_edges)
    twice = 0
    for plane in contacts[1:]:
        twice |= plane
    anchors = twice & table.vacant(lying)
    edges = 0
    planes = tally(table.occupied, lying.edges)
    for value in range(len(planes) - 1, -1, -1):
        if anchors & planes[value]:
            anchors &= planes[value]
            edges |= 1 << value
    return [(table.looseness(lying, anchor, edges), way, anchor) for anchor in members(anchors)]


def _lay_cities(table: Table, chance: Chance) -> bool:
    """Six cities around the border, about a sixth of a turn apart (R-DEL-010, MAP-3)."""
    positions = _city_positions(table)
    start = chance.below(START_DIRECTIONS)
    for _ in range(START_DIRECTIONS):
        chosen = _around(table, positions, start)
        if chosen:
            cities = CITY_TILES[:]
            chance.shuffle(cities)
            for city, (rotation, anchor) in zip(cities, chosen, strict=True):
                table.lay(LYING[city][rotation], anchor)
            return True
        start = (start + START_STEP) % START_DIRECTIONS
    return False


def _city_positions(table: Table) -> list[tuple[int, int]]:
    """Rotation and anchor of every place for a city tile on the outer border: both of its water spaces touch water, the
    city itself touches no other tile."""
    outside = spread(1 << bit(1 - HALF, 1 - HALF), FIELD & ~table.occupied)
    found: list[tuple[int, int]] = []
    for rotation in range(SIXTHS):
        lying = LYING[CITY_TILES[0]][rotation]
        anchors = outside & table.vacant(lying) & ~any_of(table.occupied, list(STEPS))
        for cell in lying.cells[1:]:
            anchors &= any_of(table.water, [cell + step for step in STEPS])
        found += [(rotation, anchor) for anchor in members(anchors)]
    return found


def _around(table: Table, positions: list[tuple[int, int]], start: int) -> list[tuple[int, int]]:
    """For each of six directions the nearest position that touches no city chosen before; empty if one has none."""
    chosen: list[tuple[int, int]] = []
    taken = 0
    for sixth in range(SIXTHS):
        direction = rotate(START_DIRECTIONS - start, start, sixth)
        best, best_value = -1, 0
        for number, (rotation, anchor) in enumerate(positions):
            value = _alignment(table.from_centroid(anchor), direction)
            if value > best_value and not _lying_city(rotation, anchor) & taken:
                best, best_value = number, value
        if best < 0:
            return []
        rotation, anchor = positions[best]
        chosen.append(positions[best])
        city = _lying_city(rotation, anchor)
        taken |= city | any_of(city, list(STEPS))
    return chosen


def _lying_city(rotation: int, anchor: int) -> int:
    q, r = cell_of(anchor)
    return moved(LYING[CITY_TILES[0]][rotation].field, offset(q, r))


def _alignment(vector: Hex, direction: Hex) -> int:
    """Squared cosine of the angle between them in millionths, 0 beyond the tolerance; whole numbers, so that every
    machine lays the same board."""
    twice = _twice_product(vector[0], vector[1], direction[0], direction[1])
    if twice <= 0:
        return 0
    lengths = 4 * _square_length(vector[0], vector[1]) * _square_length(direction[0], direction[1])
    value = MILLION * twice * twice // lengths
    return value if value >= COS2_22 else 0
