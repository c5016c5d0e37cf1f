"""The map without what lies on it: slots, squares and who is next to whom (R-CIV-040 to R-CIV-045, 516, 517)."""

from __future__ import annotations

from functools import cache
from typing import Final

from aegean.games.civilization.pieces import NONE

SIDE: Final = 4
PER_SLOT: Final = SIDE * SIDE
FAR: Final = 255

# Directions clockwise from up; the arrow of a tile turned by `turn` quarters points in direction `turn`.
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

# By players: the top left squares of the slots, and the homes clockwise as (slot, quarter turns of the tile).
SLOTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((0, 0), (4, 0), (0, 4), (4, 4), (0, 8), (4, 8), (0, 12), (4, 12)),
    3: ((6, 0), (4, 4), (8, 4), (2, 8), (6, 8), (10, 8), (0, 12), (4, 12), (8, 12), (12, 12)),
    4: tuple((x, y) for y in (0, 4, 8, 12) for x in (0, 4, 8, 12)),
    5: (
        (12, 0), (8, 2), (16, 2), (12, 4), (0, 6), (4, 6), (8, 6), (16, 6), (20, 6), (24, 6), (0, 10), (4, 10),
        (8, 10), (16, 10), (20, 10), (24, 10), (2, 14), (6, 14), (10, 14), (14, 14), (18, 14), (22, 14),
    ),
}  # fmt: skip
HOMES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((0, 2), (7, 0)),
    3: ((0, 2), (9, 3), (6, 1)),
    4: ((0, 2), (3, 2), (15, 0), (12, 0)),
    5: ((3, 2), (9, 3), (20, 0), (17, 0), (4, 1)),
}
HOLE: Final = frozenset((x, y) for x in range(12, 16) for y in range(8, 14))  # with five players


class Layout:
    """All lists are indexed by square; a square is slot * 16 + row * 4 + column."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.slots = SLOTS[players]
        self.homes = HOMES[players]
        self.size = len(self.slots) * PER_SLOT
        self.x: list[int] = []
        self.y: list[int] = []
        for left, top in self.slots:
            for place in range(PER_SLOT):
                self.x.append(left + place % SIDE)
                self.y.append(top + place // SIDE)
        self.at = {(self.x[square], self.y[square]): square for square in range(self.size)}
        self.columns = max(self.x) + 1
        self.rows = max(self.y) + 1
        hole = HOLE if players == 5 else frozenset()
        # The neighbour in each direction, NONE where the map ends.
        self.next: list[tuple[int, ...]] = []
        self.near: list[tuple[int, ...]] = []
        self.around: list[tuple[int, ...]] = []
        self.on_edge: list[bool] = []
        self.names: list[str] = []
        for square in range(self.size):
            x, y = self.x[square], self.y[square]
            steps = [self.at.get((x + dx, y + dy), NONE) for dx, dy in STEPS]
            self.next.append(tuple(steps))
            self.near.append(tuple(each for each in steps if each != NONE))
            ring = [self.at.get((x + dx, y + dy), NONE) for dx, dy in AROUND]
            self.around.append(tuple(each for each in ring if each != NONE))
            outside = [(x + dx, y + dy) for dx, dy in STEPS if (x + dx, y + dy) not in self.at]
            self.on_edge.append(any(place not in hole for place in outside))
            self.names.append(column_name(x) + str(y + 1))
        self.by_name = {name: square for square, name in enumerate(self.names)}
        self._distances: dict[int, list[int]] = {}

    def ring(self, centre: int, second: int) -> tuple[int, ...]:
        """The outskirts of a city, or of a metropolis on two squares (R-CIV-100, 101)."""
        if second == NONE:
            return self.around[centre]
        both = (*self.around[centre], *(each for each in self.around[second] if each not in self.around[centre]))
        return tuple(each for each in both if each not in (centre, second))

    def distances(self, square: int) -> list[int]:
        """R-CIV-245: orthogonal steps over squares of the map, whatever lies on them."""
        found = self._distances.get(square)
        if found is None:
            found = [FAR] * self.size
            found[square] = 0
            queue = [square]
            for here in queue:
                for there in self.near[here]:
                    if found[there] == FAR:
                        found[there] = found[here] + 1
                        queue.append(there)
            self._distances[square] = found
        return found


def column_name(x: int) -> str:
    """A to Z, then AA, AB."""
    return chr(65 + x) if x < 26 else "A" + chr(65 + x - 26)


def turned(turn: int, place: int) -> int:
    """The printed square that is shown at `place` of a tile turned clockwise by so many quarters."""
    row, column = divmod(place, SIDE)
    for _ in range(turn):
        row, column = SIDE - 1 - column, row
    return row * SIDE + column


def direction(layout: Layout, here: int, there: int) -> int:
    """Of a neighbour; NONE if it is none."""
    steps = layout.next[here]
    for way in range(4):
        if steps[way] == there:
            return way
    return NONE


@cache
def layout_of(players: int) -> Layout:
    return Layout(players)
