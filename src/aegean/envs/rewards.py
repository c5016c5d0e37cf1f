"""What a match is worth to each seat, from the places; the rewards of a match always sum to zero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

Scores = list[float]


def by_places(places: Sequence[int]) -> Scores:
    """From 1 for the first to -1 for the last: those one is ahead of, less those one is behind, per opponent."""
    others = len(places) - 1
    return [sum((other > mine) - (other < mine) for other in places) / others for mine in places]


def by_wins(places: Sequence[int]) -> Scores:
    """1 for the winner, the same loss for all others; winners who share the first place share the reward."""
    seats, winners = len(places), places.count(1)
    share = 1 / winners if winners else 0.0
    return [((share if place == 1 else 0.0) - 1 / seats) * seats / (seats - 1) for place in places]


REWARDS: Final[dict[str, Callable[[Sequence[int]], Scores]]] = {"places": by_places, "wins": by_wins}
