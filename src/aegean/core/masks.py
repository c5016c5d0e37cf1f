"""Sets of small numbers as the bits of an int."""

from __future__ import annotations

from collections.abc import Sequence


def members(mask: int) -> list[int]:
    """The numbers whose bit is set, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: Sequence[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
