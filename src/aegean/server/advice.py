"""Advice for people who ask: what a strong bot would do in their place, and why. Thought from the seat's own view, so
that it tells nothing the seat may not know."""

from __future__ import annotations

import asyncio
import hashlib

from aegean.bots.bot import table_levels
from aegean.core.errors import AegeanError
from aegean.core.text import Text
from aegean.server.audience import seat_names
from aegean.server.keeper import Keeper, Live
from aegean.server.limits import Buckets
from aegean.server.table import Refused, Table
from aegean.server.thinkers import NoAnswer
from aegean.server.thinking import Counsel, asked, counsel
from aegean.server.wire import Suggestion

PER_SECOND = 0.5
AT_ONCE = 10


class TooFast(AegeanError):
    """Nothing new is thought for this person before so many seconds have passed."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast")
        self.seconds = seconds


class Adviser:
    """Thinks once for each question, however often it is asked for."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.rate = Buckets(PER_SECOND, AT_ONCE)

    async def advise(self, live: Live, identity: str, seat: int, seen: int, language: str) -> list[Suggestion]:
        """The best action first."""
        async with live.lock:
            table = live.table
            if seat not in table.seats_of(identity):
                raise Refused("not-your-seat")
            if not table.may_advise():
                raise Refused("no-advice-here")
            state = table.may_be_advised(seat, seen).state
            text = Text(language, table.about.game)
            names = seat_names(table, text)
            thought = self._thought(live, identity, seat)
        try:
            counsels = await asyncio.shield(thought)
        except NoAnswer:
            raise Refused("no-advice") from None
        suggestions = []
        for action, reason, values in counsels:
            label = text.action(*table.game.action_values(state, action), names)
            because = text(reason, values, names) if reason else ""
            suggestions.append(Suggestion(table.game.action_text(state, action), label, because))
        return suggestions

    def _thought(self, live: Live, identity: str, seat: int) -> asyncio.Future[list[Counsel]]:
        since = live.table.asked_since[seat]
        known = live.advice.get(seat)
        if known is not None and known[0] == since and not failed(known[1]):
            return known[1]
        wait = self.rate.take(identity)
        if wait:
            raise TooFast(wait)
        thought = asyncio.ensure_future(self._think(live.table, seat))
        live.advice[seat] = since, thought
        return thought

    async def _think(self, table: Table, seat: int) -> list[Counsel]:
        match = table.playing()
        decision = next(one for one in table.decisions() if one.seat == seat)
        game = table.about.game
        # not from the table's secret: what is advised must depend on the view alone
        seed = hashlib.sha256(f"advice {table.id} {seat} {len(match.moves)}".encode()).digest()
        best = table_levels(game)[-1]
        return await self.keeper.thinkers.ask(table.id, counsel, best, game, seed, match.view(seat), asked(decision))


def failed(thought: asyncio.Future[list[Counsel]]) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
