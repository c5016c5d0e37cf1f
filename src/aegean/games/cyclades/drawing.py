"""Where the things of a board are drawn. Unit: the distance of two circle centres; origin: the centre of the board."""

from __future__ import annotations

from math import hypot
from typing import Any

from aegean.core.masks import members
from aegean.games.cyclades.board import Board, board_for


def board(players: int) -> dict[str, Any]:
    """The board for so many players, as a client draws it."""
    found = board_for(players)
    return {
        "name": found.name,
        "rows": list(found.rows),
        "cells": {cell: _point(found.position(cell)) for cell in found.cells},
        "isles": [_isle(found, isle) for isle in range(found.isles)],
        "seas": [_sea(found, sea) for sea in range(found.seas)],
    }


def _point(xy: tuple[float, float]) -> list[float]:
    return [round(xy[0], 3), round(xy[1], 3)]


def _isle(found: Board, isle: int) -> dict[str, Any]:
    cells = found.isle_cells[isle]
    spots = [found.position(cell) for cell in cells]
    centre = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
    return {
        "isle": found.isle_names[isle],
        "cells": list(cells),
        "slots": [
            {"slot": found.slot_names[slot], "xy": _point(found.slot_xy[slot]), "covered": found.slot_covered[slot]}
            for slot in found.isle_slots[isle]
        ],
        "metropolis": _point(found.metropolis_xy[isle]),
        "centre": _point(centre),
        "prosperity": found.isle_prosperity[isle],
        "seas": [found.sea_names[sea] for sea in members(found.isle_seas[isle])],
    }


def _sea(found: Board, sea: int) -> dict[str, Any]:
    name = found.sea_names[sea]
    return {
        "sea": name,
        "xy": _point(found.position(name)),
        "trade": bool(found.trade_mask >> sea & 1),
        "trade_direction": _outward(found, name),
        "seas": [found.sea_names[other] for other in found.neighbours[sea]],
        "isles": [found.isle_names[isle] for isle in members(found.sea_isles[sea])],
    }


def _outward(found: Board, cell: str) -> list[float] | None:
    """At the edge of the board the way out, as long as 1: away from the neighbours that there are."""
    x, y = found.position(cell)
    near = [spot for spot in map(found.position, found.cells) if 0 < hypot(spot[0] - x, spot[1] - y) < 1.1]
    if len(near) == 6:
        return None
    away = sum(x - spot[0] for spot in near), sum(y - spot[1] for spot in near)
    length = hypot(*away)
    return _point((away[0] / length, away[1] / length))
