"""A claim compared with what came of playing it again."""

from __future__ import annotations

from pathlib import Path

from aegean.arena.claim import Claim, planned
from aegean.arena.measures import Interval
from aegean.arena.plan import Plan
from aegean.arena.tally import Tally
from aegean.core.errors import AegeanError


class Then:
    """What a claim says came of it."""

    def __init__(self, claim: Claim, plan: Plan, file: Path) -> None:
        if "result" not in claim:
            raise AegeanError("claim-not-played", file=str(file))
        try:
            self.seeds = {int(seed): digests for seed, _, *digests in map(str.split, claim["played"]["seeds"])}
            ends = [bot["wilson"] for bot in claim["result"]["bot"]]
            self.intervals: list[Interval] = [(float(low), float(high)) for low, high in ends]
            self.digests = [str(bot["digest"]) for bot in claim["bot"]]
            if len(self.intervals) != len(plan.entrants):
                raise ValueError("another number of bots")
        except (KeyError, IndexError, TypeError, ValueError):
            raise AegeanError("bad-claim", file=str(file)) from None

    def changed(self, plan: Plan) -> list[str]:
        """Specs of the bots whose code, data or rules are not the same any more."""
        now = [str(bot["digest"]) for bot in planned(plan)["bot"]]
        return [spec for spec, old, new in zip(plan.bots, self.digests, now, strict=True) if old != new]

    def different(self, tally: Tally) -> list[tuple[int, int]]:
        """(seed, turn) of every match that did not come out as it did then, or was played only then or only now."""
        now = {line.seed: line.short_digests() for line in tally.lines}
        found: list[tuple[int, int]] = []
        for seed in sorted(self.seeds.keys() | now.keys()):
            old, new = self.seeds.get(seed, []), now.get(seed, [])
            for turn in range(max(len(old), len(new))):
                if old[turn : turn + 1] != new[turn : turn + 1]:
                    found.append((seed, turn))
        return found

    def apart(self, tally: Tally) -> list[int]:
        """Numbers of the bots whose intervals of then and now have nothing in common."""
        now = [tally.wilson(bot) for bot in range(len(tally.plan.entrants))]
        pairs = enumerate(zip(self.intervals, now, strict=True))
        return [bot for bot, (old, new) in pairs if old[1] < new[0] or new[1] < old[0]]
