"""Pieces of six colours spread over islands, none of one colour twice on one island (R-DEL-012 to R-DEL-014, 276).

Drawing the pieces one after the other runs into dead ends. Here all spreads are counted and one is drawn by its number:
the same chances as drawing again until it comes out, with a single draw."""

from __future__ import annotations

from functools import cache

from aegean.core.chance import Chance
from aegean.games.delphi.pieces import COLOURS

SETS = [[mask for mask in range(1 << COLOURS) if mask.bit_count() == size] for size in range(COLOURS + 1)]


@cache
def count(rooms: tuple[int, ...], left: tuple[int, ...]) -> int:
    """In how many ways islands with so much room each can take what is left of each colour (in falling order)."""
    if not rooms:
        return 0 if any(left) else 1
    return sum(count(rooms[1:], rest) for rest in (without(left, colours) for colours in SETS[rooms[0]]) if rest)


def without(left: tuple[int, ...], colours: int) -> tuple[int, ...]:
    """What is left after one of each of these colours is gone, in falling order; empty if one is missing."""
    rest = [number - (colours >> colour & 1) for colour, number in enumerate(left)]
    return tuple(sorted(rest, reverse=True)) if min(rest) >= 0 else ()


def spread(chance: Chance, rooms: list[int], each: int) -> list[int]:
    """The colours of each island as a mask; `each` is how many pieces there are of every colour."""
    left = [each] * COLOURS
    number = chance.below(count(tuple(rooms), tuple(left)))
    laid: list[int] = []
    for island, room in enumerate(rooms):
        behind = tuple(rooms[island + 1 :])
        for colours in SETS[room]:
            rest = without(tuple(left), colours)
            ways = count(behind, rest) if rest else 0
            if number < ways:
                break
            number -= ways
        laid.append(colours)
        left = [amount - (colours >> colour & 1) for colour, amount in enumerate(left)]
    return laid
