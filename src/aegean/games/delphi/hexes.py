"""Arithmetic of hexagons with a point at the top, in axial coordinates: q grows to the east, r to the south-east."""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIXTHS: Final = 6


def rotate(q: int, r: int, sixths: int) -> Hex:
    """Turned clockwise around the origin."""
    for _ in range(sixths % SIXTHS):
        q, r = -r, q + r
    return q, r


def flip(q: int, r: int) -> Hex:
    """The left-right mirror image: how the back of a tile shows it (R-DEL-009)."""
    return -q - r, r


def place(q: int, r: int, at: Hex, sixths: int, flipped: bool) -> Hex:
    """Where a space of a tile lies on the board: turned over first, then rotated, then moved."""
    if flipped:
        q, r = flip(q, r)
    q, r = rotate(q, r, sixths)
    return at[0] + q, at[1] + r


def distance(q: int, r: int, other_q: int, other_r: int) -> int:
    """Steps between two spaces, over anything."""
    dq, dr = other_q - q, other_r - r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def neighbours(q: int, r: int) -> list[Hex]:
    """The six that share an edge (R-DEL-003), from the east against the clock."""
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def groups(cells: set[Hex]) -> list[set[Hex]]:
    """The connected parts of a set of cells; in the order of their first cell, whatever the order of the set."""
    found: list[set[Hex]] = []
    left = set(cells)
    for start in sorted(cells):
        if start in left:
            part = flood(start, left)
            left -= part
            found.append(part)
    return found


def flood(start: Hex, cells: set[Hex]) -> set[Hex]:
    """What can be reached from `start`, itself included, stepping on `cells` only."""
    reached = {start}
    fresh = [start]
    while fresh:
        q, r = fresh.pop()
        for cell in neighbours(q, r):
            if cell in cells and cell not in reached:
                reached.add(cell)
                fresh.append(cell)
    return reached
