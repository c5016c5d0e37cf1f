"""Where the things of a board are drawn. Unit: the distance of two centres of spaces; origin: the centre of the board;
y grows downwards. Hexagons have a point at the top. A board depends on the match (`board_of`); without one the map that
is suggested is drawn."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.game import View
from aegean.core.masks import members
from aegean.games.delphi.generate import lay_out
from aegean.games.delphi.hexes import Hex
from aegean.games.delphi.map import KIND_NAMES, MONSTER, ROW_NAMES, STATUE, TILES, Map, map_of
from aegean.games.delphi.pieces import HUES, NONE

SUGGESTED: Final = "compact-1"
ROW_HEIGHT: Final = sqrt(3) / 2


def board(players: int) -> dict[str, Any]:
    """The suggested map: it is the same for every number of players."""
    return drawing(map_of(lay_out(SUGGESTED, False, Chance(bytes(KEY_BYTES)))))


def board_of(view: View) -> dict[str, Any]:
    """The board of a match."""
    return drawing(map_of(tuple((tile, q, r, rotation, side) for tile, q, r, rotation, side in view["placements"])))


def drawing(found: Map) -> dict[str, Any]:
    middle = _middle(found)
    top = min(r for _, r in found.xy)
    rows = max(r for _, r in found.xy) - top + 1
    return {
        "size": _size(found),
        "rows": [{"row": ROW_NAMES[row], "y": _point((0, top + row), middle)[1]} for row in range(rows)],
        "spaces": [_space(found, space, middle) for space in range(found.spaces)],
        "tiles": [_tile(found, number, middle) for number in range(len(found.placements))],
        "shallows": [_gap(cell, middle) for cell in found.shallows],
        "bays": [_gap(cell, middle) for cell in found.bays],
    }


def _plain(spot: Hex) -> tuple[float, float]:
    return spot[0] + spot[1] / 2, spot[1] * ROW_HEIGHT


def _box(found: Map) -> tuple[float, float, float, float]:
    """Of the centres: left, top, right, bottom."""
    spots = [_plain(spot) for spot in found.xy]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs), max(ys)


def _middle(found: Map) -> tuple[float, float]:
    left, top, right, bottom = _box(found)
    return (left + right) / 2, (top + bottom) / 2


def _size(found: Map) -> list[float]:
    """Width and height with the edges of the outermost hexagons."""
    left, top, right, bottom = _box(found)
    return [round(right - left + 1, 3), round(bottom - top + 2 / sqrt(3), 3)]


def _point(spot: Hex, middle: tuple[float, float]) -> list[float]:
    x, y = _plain(spot)
    return [round(x - middle[0], 3), round(y - middle[1], 3)]


def _space(found: Map, space: int, middle: tuple[float, float]) -> dict[str, Any]:
    """`colour`: of water, of the border of an island with a hidden tile, of a city. `near`: what shares an edge."""
    spot, kind, colour = found.xy[space], found.kind[space], found.colour[space]
    drawn: dict[str, Any] = {
        "space": found.names[space],
        "q": spot[0],
        "r": spot[1],
        "xy": _point(spot, middle),
        "kind": KIND_NAMES[kind],
        "colour": HUES[colour] if colour != NONE else None,
        "tile": found.tile_of[space],
        "near": [found.names[other] for other in members(found.near[space])],
    }
    if kind == STATUE:
        drawn["pedestals"] = [HUES[hue] for hue in found.pedestals[found.index_of[space]]]
    if kind == MONSTER:
        drawn["marked"] = found.marked[found.index_of[space]]
    return drawn


def _tile(found: Map, number: int, middle: tuple[float, float]) -> dict[str, Any]:
    tile, q, r, rotation, back = found.placements[number]
    return {
        "tile": TILES[tile].name,
        "shape": TILES[tile].shape,
        "q": q,
        "r": r,
        "xy": _point((q, r), middle),
        "rotation": rotation,
        "back": bool(back),
        "spaces": [found.names[space] for space in range(found.spaces) if found.tile_of[space] == number],
    }


def _gap(cell: Hex, middle: tuple[float, float]) -> dict[str, Any]:
    return {"q": cell[0], "r": cell[1], "xy": _point(cell, middle)}
