"""Are winning chances what they say? Of all positions in which a seat had 30 %, it should have won three in ten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from aegean.arena.analysis import OUTCOMES
from aegean.arena.chances import Oracle, Vector
from aegean.core.match import Match

BINS = 10
SAMPLES = 12  # positions of a match that are looked at, spread evenly


@dataclass
class Seen:
    """A position: how much of the match was over, what was said, and what came of it."""

    part: float
    chances: Vector
    result: Vector

    def brier(self) -> float:
        """The sum over seats of the squared error: 0 for a seer."""
        return sum((said - came) ** 2 for said, came in zip(self.chances, self.result, strict=True))


@dataclass
class Calibration:
    players: int
    seen: list[Seen] = field(default_factory=list)

    def add(self, match: Match, samples: int = SAMPLES) -> None:
        result = match.result()
        assert result is not None
        winners = result.winners()
        came = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        oracle = Oracle(match.game, OUTCOMES)
        for sample in range(samples):
            number = (2 * sample + 1) * len(match.moves) // (2 * samples)
            drawn = len(match.dealt) + sum(len(move.draws) for move in match.moves[:number])
            chances = oracle.chances(match.state_at(number), drawn)
            self.seen.append(Seen(number / len(match.moves), chances, came))

    def brier(self, start: float = 0.0, end: float = 1.0) -> float:
        """The mean over positions in this part of the matches."""
        return mean([each.brier() for each in self.seen if start <= each.part < end])

    def ignorance(self) -> float:
        """What somebody reaches who always gives all seats the same chance (ties aside)."""
        return 1 - 1 / self.players

    def bins(self) -> list[tuple[float, float, int]]:
        """For each tenth: what was said on average, what came true, how often."""
        pairs: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
        for each in self.seen:
            for said, came in zip(each.chances, each.result, strict=True):
                pairs[min(BINS - 1, int(BINS * said))].append((said, came))
        return [(mean([said for said, _ in some]), mean([came for _, came in some]), len(some)) for some in pairs]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
