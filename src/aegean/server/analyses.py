"""Analyses of finished matches: worked out once, in parts, by the processes that think, and kept."""

from __future__ import annotations

import logging
from functools import lru_cache

import msgspec

from aegean.arena.analysis import Analysis, Balance, Said, Weighed, begin, check, weigh
from aegean.arena.chances import can_judge
from aegean.core.errors import AegeanError
from aegean.core.match import Match
from aegean.core.record import read_record, replay, write_record
from aegean.core.text import Text
from aegean.server.api import AnalysedMove, AnalysisReport, SeatBalance
from aegean.server.audience import seat_names
from aegean.server.keeper import Keeper, Live
from aegean.server.table import Refused
from aegean.server.thinkers import NoAnswer

LOG = logging.getLogger("aegean.server")
PART = 8  # moves at a time: others get their turn after half a second or so
MOST_AT_ONCE = 8
LISTED = 8
QUEUE = "analyses"  # all of them together wait no less than one table does


class Work:
    def __init__(self, of: int) -> None:
        self.done = 0
        self.of = of


class Analyst:
    """Begins an analysis when somebody asks for it, and says how far it is."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.working: dict[str, Work] = {}
        self.failed: set[str] = set()

    async def look(self, live: Live, language: str) -> AnalysisReport:
        """What there is, or how far it is."""
        async with live.lock:
            table = live.table
            if table.status != "over":
                raise Refused("not-finished")
            match = table.playing()
            if match.result() is None or not can_judge(table.about.game):
                return AnalysisReport("never", 0, 0)  # the others resigned, or nobody can judge this game yet
            moves = len(match.moves)
        work = self.working.get(table.id)
        if work is not None:
            return AnalysisReport("working", work.done, work.of)
        body = await self.keeper.storage.analysis(table.id)
        if body is None:
            return AnalysisReport("failed" if table.id in self.failed else "none", 0, moves)
        text = Text(language, table.about.game)
        return told(msgspec.json.decode(body, type=Analysis), text, seat_names(table, text))

    async def begin(self, live: Live, language: str) -> AnalysisReport:
        """The same, and if nobody has begun it, it begins."""
        seen = await self.look(live, language)
        table = live.table
        if seen.state == "never":
            if not can_judge(table.about.game):
                raise Refused("analysis-unknown", game=table.about.game)
            raise Refused("analysis-unfinished")
        if seen.state in ("done", "working") or table.id in self.working:
            return seen
        if len(self.working) >= MOST_AT_ONCE:
            raise AegeanError("too-fast", seconds=10.0)
        async with live.lock:
            record = write_record(table.playing(), with_key=True)
        self.failed.discard(table.id)
        self.working[table.id] = Work(seen.of)
        self.keeper.spawn(self._work(table.id, record))
        return AnalysisReport("working", 0, seen.of)

    async def _work(self, table: str, record: str) -> None:
        work = self.working[table]
        try:
            found = await self.keeper.thinkers.ask(QUEUE, first_part, record)
            while work.done < work.of:
                last = min(work.of, work.done + PART)
                found.moves += await self.keeper.thinkers.ask(QUEUE, part, record, work.done, last)
                work.done = last
            await self.keeper.storage.set_analysis(table, msgspec.json.encode(found).decode())
        except (AegeanError, NoAnswer):
            LOG.exception("a match was not analysed")
            self.failed.add(table)
        finally:
            del self.working[table]


# --- what the thinking processes do


@lru_cache(maxsize=2)
def read(record: str) -> Match:
    return replay(read_record(record))


def first_part(record: str) -> Analysis:
    match = read(record)
    check(match)
    return begin(match)


def part(record: str, first: int, last: int) -> list[Weighed]:
    return list(weigh(read(record), first, last))


# --- in words


def told(analysis: Analysis, text: Text, names: list[str]) -> AnalysisReport:
    return AnalysisReport(
        "done",
        len(analysis.moves),
        len(analysis.moves),
        analysis.adviser,
        [[short(chance) for chance in chances] for chances in analysis.curve()],
        [told_move(move, text, names) for move in analysis.moves],
        [move.number for move in analysis.swings(LISTED)],
        [move.number for move in analysis.mistakes(LISTED)],
        [told_balance(balance) for balance in analysis.balances()],
    )


def told_balance(balance: Balance) -> SeatBalance:
    return SeatBalance(
        start=short(balance.start),
        luck=short(balance.luck),
        own=short(balance.own),
        others=short(balance.others),
        result=short(balance.result),
        choices=balance.choices,
        agreed=balance.agreed,
    )


def told_move(move: Weighed, text: Text, names: list[str]) -> AnalysedMove:
    seat, agreed = move.seat, move.text == move.bot_text
    return AnalysedMove(
        number=move.number,
        seat=seat,
        label=action(move.said, text, names),
        luck=short(move.after[seat] - move.expected[seat]),
        choice=short(move.expected[seat] - move.before[seat]),
        cost=short(move.cost),
        bot="" if agreed else action(move.bot_said, text, names),
        reason="" if agreed or move.reason is None else text(move.reason.key, move.reason.values, names),
    )


def action(said: Said, text: Text, names: list[str]) -> str:
    return text.action(said.key, said.values, names)


def short(share: float) -> float:
    return round(share, 4)
