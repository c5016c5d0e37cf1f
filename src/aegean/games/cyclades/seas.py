"""Small walks over bit masks of seas and isles that several rules share."""

from __future__ import annotations

from aegean.core.masks import members as members  # handed on: bots take it from here
from aegean.games.cyclades.board import Board


def linked_isles(board: Board, fleets: int, isle: int) -> int:
    """Isles that a chain of these fleets links with `isle`, itself included if there is a fleet (R-CYC-135, 136)."""
    chain = board.isle_seas[isle] & fleets
    reached = 0
    fresh = chain
    while fresh:
        low = fresh & -fresh
        fresh ^= low
        sea = low.bit_length() - 1
        reached |= board.sea_isles[sea]
        more = board.sea_seas[sea] & fleets & ~chain
        chain |= more
        fresh |= more
    return reached
