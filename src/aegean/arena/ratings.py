"""Ratings by Plackett-Luce (the openskill package): one scale for bots that met at different tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

ANCHOR = "random"  # stands at 0 when it plays


class Rating(NamedTuple):
    mean: float
    deviation: float


def rate(names: Sequence[str], matches: Sequence[tuple[tuple[int, ...], tuple[int, ...]]]) -> list[Rating] | None:
    """Of every bot, from who sat where and which places they took, match after match; None without the package.

    A bot that has several seats at a table gets the mean of what they earned."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)  # bots do not grow better while they play
    ratings = [Rating(model.mu, model.sigma)] * len(names)
    for seating, places in matches:
        table = [[model.rating(*ratings[bot])] for bot in seating]
        rated = [team[0] for team in model.rate(table, ranks=[float(place) for place in places])]
        for bot in set(seating):
            own = [new for new, sat in zip(rated, seating, strict=True) if sat == bot]
            mean = sum(new.mu for new in own) / len(own)
            ratings[bot] = Rating(mean, sum(new.sigma for new in own) / len(own))
    zero = next((ratings[bot].mean for bot, name in enumerate(names) if name == ANCHOR), 0.0)
    return [Rating(rating.mean - zero, rating.deviation) for rating in ratings]
