"""What is decided before the first match: who plays whom, on which seeds, and what would count as success."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations
from typing import NamedTuple

from aegean.arena.play import LIMIT, Job
from aegean.arena.seeds import bot_key, match_key
from aegean.bots.bot import make_bot
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.options import Options

Seating = tuple[int, ...]  # by seat: the number of the bot that sits there


class Fixture(NamedTuple):
    """One match that is to be played: which seed, which of its seatings."""

    seed: int
    turn: int
    seating: Seating
    job: Job


@dataclass(frozen=True)
class Plan:
    """`bots` are the specs as they were named. One against the rest: the first is the challenger, the second has all
    other seats. Mixed: they fill the table, several times over if it is larger, and those of one spec are one bot."""

    game: str
    options: Options
    bots: tuple[str, ...]
    start: int  # the first seed
    seeds: int
    mixed: bool = False
    title: str = ""
    bound: float | None = None
    sprt: tuple[float, float] | None = None
    limit: int = field(default=LIMIT)

    def check(self) -> Plan:
        """Everything a person can get wrong, before hours are spent on it."""
        for spec in self.bots:
            make_bot(spec, self.game, Chance(bytes(32)))
        if not self.mixed and len(self.bots) != 2:
            raise AegeanError("arena-two-bots", bots=len(self.bots))
        if self.mixed and (len(set(self.bots)) < 2 or self.options.players % len(self.bots)):
            raise AegeanError("arena-mixed-bots", bots=len(self.bots), players=self.options.players)
        if self.seeds < 1:
            raise AegeanError("at-least-one", value=self.seeds)
        if self.bound is not None and not 0 < self.bound < 1:
            raise AegeanError("bad-bound", bound=self.bound)
        if self.sprt is not None and not 0 < self.sprt[0] < self.sprt[1] < 1:
            raise AegeanError("bad-sprt", sprt=",".join(map(str, self.sprt)))
        return self

    @cached_property
    def entrants(self) -> tuple[str, ...]:
        """Who is compared, by number; number 0 is the one that the claim is about."""
        return tuple(dict.fromkeys(self.bots)) if self.mixed else self.bots

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A bot that plays against itself needs two names."""
        return tuple(
            spec if spec not in self.entrants[:number] else f"{spec} ({number + 1})"
            for number, spec in enumerate(self.entrants)
        )

    @cached_property
    def _rounds(self) -> list[Seating]:
        players = self.options.players
        if not self.mixed:
            return round_tables((0, *[1] * (players - 1)))
        around = tuple(self.entrants.index(spec) for spec in self.bots)
        return round_tables(around * (players // len(around)))

    def seatings(self, number: int) -> list[Seating]:
        """Of the seed with this number: everybody sits everywhere equally often, and the neighbours change from seed
        to seed."""
        around = self._rounds[number % len(self._rounds)]
        players = len(around)
        turned = [tuple(around[(seat - turn) % players] for seat in range(players)) for turn in range(players)]
        return list(dict.fromkeys(turned))

    def fixtures(self) -> Iterator[Fixture]:
        for number, seed in enumerate(self.seed_list()):
            for turn, seating in enumerate(self.seatings(number)):
                yield Fixture(seed, turn, seating, self.job(seed, turn, seating))

    def job(self, seed: int, turn: int, seating: Seating) -> Job:
        return Job(
            game=self.game,
            options=self.options,
            bots=tuple(self.entrants[number] for number in seating),
            key=match_key(seed),
            streams=tuple(bot_key(seed, turn, seat) for seat in range(len(seating))),
            limit=self.limit,
        )

    def matches(self) -> int:
        return sum(len(self.seatings(number)) for number in range(self.seeds))

    def seed_list(self) -> range:
        return range(self.start, self.start + self.seeds)

    def seeds_digest(self) -> str:
        """Of the deals themselves: two lists of seeds with the same digest are the same games."""
        return hashlib.sha256(b"".join(match_key(seed) for seed in self.seed_list())).hexdigest()[:16]

    def timed(self) -> bool:
        """Does a budget of time make the matches differ from one run to the next?"""
        return any(make_bot(spec, self.game, Chance(bytes(32))).budget.ms is not None for spec in self.bots)


def round_tables(around: Sequence[int]) -> list[Seating]:
    """All ways to sit at a round table, each once: turning the table makes no new one."""
    found: dict[Seating, Seating] = {}
    for rest in permutations(around[1:]):
        seating = (around[0], *rest)
        turns = [seating[turn:] + seating[:turn] for turn in range(len(seating))]
        found.setdefault(min(turns), seating)
    return list(found.values())
