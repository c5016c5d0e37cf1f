"""How sure a figure is: intervals of a share, and what is in the middle of many figures."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from aegean.arena.seeds import seeded

Interval = tuple[float, float]

Z = 1.96  # 95 %
RESAMPLES = 2000


def wilson(wins: float, matches: int) -> Interval:
    """95 % interval of a share, as if all matches were independent."""
    if not matches:
        return 0.0, 1.0
    share = wins / matches
    middle = (share + Z * Z / (2 * matches)) / (1 + Z * Z / matches)
    half = Z * sqrt(share * (1 - share) / matches + Z * Z / (4 * matches * matches)) / (1 + Z * Z / matches)
    return max(0.0, middle - half), min(1.0, middle + half)


def bootstrap(seeds: Sequence[tuple[float, int]], seed: int) -> Interval:
    """95 % interval of a share by drawing whole seeds anew: (wins, matches) of each. Matches of one seed are no more
    independent of each other than they are."""
    if not seeds:
        return 0.0, 1.0
    dice = Random(seeded("bootstrap", seed, len(seeds)))
    shares = []
    for _ in range(RESAMPLES):
        wins, matches = 0.0, 0
        for _ in seeds:
            won, played = seeds[int(dice.random() * len(seeds))]
            wins += won
            matches += played
        shares.append(wins / matches)
    shares.sort()
    return percentile(shares, 0.025), percentile(shares, 0.975)


def percentile(ordered: Sequence[float], part: float) -> float:
    """Between two figures in proportion."""
    if not ordered:
        return 0.0
    at = part * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (at - low) * (ordered[high] - ordered[low])
