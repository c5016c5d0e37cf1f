"""A sequential test on paired seeds: as few seeds as the question needs, and no more.

One observation is the challenger's share of the wins of one seed, over all its seatings: what the deal gives to a seat
it gives to every bot once. The likelihood ratio is the normal approximation with the variance that the seeds show:

    LLR = n (p1 - p0) (2 mean - p0 - p1) / (2 variance)

The variance has one observation added to it, that of independent matches halfway between p0 and p1: without it a
challenger that wins everything would be accepted after two seeds."""

from __future__ import annotations

from math import log
from typing import NamedTuple

ERROR = 0.05  # of either kind
FEWEST = 10  # seeds before anything is decided
ACCEPT = log((1 - ERROR) / ERROR)
REJECT = log(ERROR / (1 - ERROR))


class Step(NamedTuple):
    seeds: int
    mean: float
    ratio: float  # logarithm of the likelihood ratio


class Sprt:
    """Is the share rather `high` than `low`? The verdict is `accepted`, `rejected`, or empty while it is open."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.shares: list[float] = []
        self.log: list[Step] = []
        self.verdict = ""

    def add(self, share: float, matches: int) -> str:
        """One seed more: the challenger's share of its matches."""
        self.shares.append(share)
        seeds = len(self.shares)
        mean = sum(self.shares) / seeds
        halfway = (self.low + self.high) / 2
        squares = sum((share - mean) ** 2 for share in self.shares) + halfway * (1 - halfway) / matches
        ratio = seeds * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * squares / seeds)
        self.log.append(Step(seeds, mean, ratio))
        if seeds >= FEWEST and not self.verdict:
            self.verdict = "accepted" if ratio >= ACCEPT else "rejected" if ratio <= REJECT else ""
        return self.verdict
