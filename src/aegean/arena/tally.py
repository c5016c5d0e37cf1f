"""What the matches came to."""

from __future__ import annotations

import hashlib
from array import array
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from aegean.arena.measures import Interval, bootstrap, percentile, wilson
from aegean.arena.plan import Fixture, Plan
from aegean.arena.play import Failure, Outcome
from aegean.arena.sprt import Sprt

NOBODY, SEVERAL = "-", "+"


class Mishap(NamedTuple):
    seed: int
    turn: int
    bot: str  # empty: everybody
    failure: Failure


@dataclass
class SeedLine:
    """One seed: who won each of its matches, and what a repetition must come to."""

    seed: int
    matches: int
    wins: list[float]  # by bot
    winners: str = ""  # a sign a match: the bot's number, nobody, or several of them
    digests: list[str] = field(default_factory=list)

    def text(self) -> str:
        return f"{self.seed} {self.winners} {' '.join(self.short_digests())}"

    def short_digests(self) -> list[str]:
        return [digest[:8] for digest in self.digests]


class Tally:
    """Outcomes in the order of the plan; a shared victory counts in parts."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        bots, players = len(plan.entrants), plan.options.players
        self.matches = 0
        self.decisions = 0
        self.rounds = 0
        self.wins = [0.0] * bots
        self.seat_wins = [[0.0] * players for _ in range(bots)]
        self.seat_matches = [[0] * players for _ in range(bots)]
        self.times = [array("d") for _ in range(bots)]
        self.reasons: Counter[str] = Counter()
        self.mishaps: list[Mishap] = []
        self.lines: list[SeedLine] = []
        self.ranks: list[tuple[tuple[int, ...], tuple[int, ...]]] = []  # of each match: who sat where, which places
        self.sprt = Sprt(*plan.sprt) if plan.sprt else None

    def add(self, fixture: Fixture, outcome: Outcome) -> None:
        if not self.lines or self.lines[-1].seed != fixture.seed:
            self.lines.append(SeedLine(fixture.seed, 0, [0.0] * len(self.wins)))
        line = self.lines[-1]
        winners = outcome.winners()
        for seat in winners:
            bot = fixture.seating[seat]
            self.wins[bot] += 1 / len(winners)
            line.wins[bot] += 1 / len(winners)
            self.seat_wins[bot][seat] += 1 / len(winners)
        for seat, bot in enumerate(fixture.seating):
            self.seat_matches[bot][seat] += 1
            self.times[bot].extend(outcome.times[seat])
        best = {fixture.seating[seat] for seat in winners}
        line.winners += str(best.pop()) if len(best) == 1 else SEVERAL if best else NOBODY
        line.digests.append(outcome.digest)
        line.matches += 1
        self.matches += 1
        self.decisions += outcome.decisions
        self.rounds += outcome.rounds
        self.ranks.append((fixture.seating, outcome.places))
        if outcome.failure is None:
            self.reasons[outcome.reason] += 1
        else:
            seat = outcome.failure.seat
            bot_name = self.plan.names[fixture.seating[seat]] if seat >= 0 else ""
            self.mishaps.append(Mishap(fixture.seed, fixture.turn, bot_name, outcome.failure))

    def end_seed(self) -> bool:
        """All matches of a seed are in. Is the question answered?"""
        if self.sprt is None:
            return False
        line = self.lines[-1]
        return self.sprt.add(line.wins[0] / line.matches, line.matches) != ""

    # --- what it says

    def share(self, bot: int) -> float:
        return self.wins[bot] / self.matches

    def wilson(self, bot: int) -> Interval:
        return wilson(self.wins[bot], self.matches)

    def bootstrap(self, bot: int) -> Interval:
        return bootstrap([(line.wins[bot], line.matches) for line in self.lines], self.plan.start)

    def milliseconds(self, bot: int) -> tuple[float, float]:
        """Median and 95th percentile, of the decisions that were a choice."""
        ordered = sorted(self.times[bot])
        return percentile(ordered, 0.5), percentile(ordered, 0.95)

    def mean_decisions(self) -> float:
        return self.decisions / self.matches

    def mean_rounds(self) -> float:
        return self.rounds / self.matches

    def digest(self) -> str:
        return hashlib.sha256("\n".join(" ".join(line.digests) for line in self.lines).encode()).hexdigest()

    def verdict(self) -> str:
        """`passed` or `failed` by what was written down before; `played` if nothing was."""
        plan = self.plan
        if plan.bound is None and self.sprt is None:
            return "played"
        held = plan.bound is None or self.wilson(0)[0] >= plan.bound
        return "passed" if held and (self.sprt is None or self.sprt.verdict == "accepted") else "failed"
