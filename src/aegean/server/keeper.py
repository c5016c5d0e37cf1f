"""Keeps the tables that are in use: one lock a table, the log in storage, listeners, bots, clocks."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from aegean.core.chance import commitment
from aegean.core.errors import AegeanError
from aegean.core.game import Decision, View
from aegean.core.registry import game_part
from aegean.server.audience import seat_colours, status_for
from aegean.server.lessons import LEVEL as LESSON
from aegean.server.lessons import scripted
from aegean.server.metrics import METRICS
from aegean.server.presence import Elsewhere
from aegean.server.settings import Settings
from aegean.server.steps import Created, Frozen, Happening, Sat, Seat, Step, StoodIn
from aegean.server.storage import Conflict, SeatRow, Storage, TableRow, wall_ms, whole
from aegean.server.table import STAND_IN, Refused, Table
from aegean.server.thinkers import NoAnswer, Thinkers
from aegean.server.thinking import Counsel, any_action, asked, think
from aegean.server.tokens import hashed, new_id, new_token
from aegean.server.wire import Presence, encode

LOG = logging.getLogger("aegean.server")
TRIES = 8
IDLE_TABLES = 500  # tables kept in memory without a listener
BEAT_S = 2.0
SWEEP_S = 1.0
ORPHAN_MS = 5_000  # a bot that has not moved for so long belongs to a process that died


class Listener:
    """One open socket: who listens, in which language, up to which step it knows, and how to send."""

    def __init__(self, identity: str, language: str, send: Callable[[bytes], None]) -> None:
        self.identity = identity
        self.language = language
        self.send = send
        self.known = 0


class Live:
    """A table in memory."""

    def __init__(self, table: Table, elsewhere: Elsewhere) -> None:
        self.table = table
        self.elsewhere = elsewhere
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.driving = False
        self.look_again = False  # something happened since whoever drives looked
        self.wishes: dict[int, str] | None = None
        self.advice: dict[int, tuple[int, asyncio.Future[list[Counsel]]]] = {}  # by seat: of which step, and what
        self.loaded_at = wall_ms()
        self.was_here: set[str] = set()
        self.last_here: dict[str, int] = {}  # when people who went were here last

    def here(self) -> set[str]:
        """Who is connected, to whichever process."""
        return self.here_with_us() | self.elsewhere.at(self.table.id)

    def here_with_us(self) -> set[str]:
        return {listener.identity for listener in self.listeners}

    def away_ms(self, identity: str) -> int:
        """For how long a person has not been here; 0 for who is."""
        return 0 if identity in self.here() else wall_ms() - self.last_here.get(identity, self.loaded_at)


class Keeper:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.lives: dict[str, Live] = {}
        self.elsewhere = Elsewhere()
        self.loading: dict[str, asyncio.Lock] = {}
        self.down_ms = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.asked_hooks: list[Callable[[Table], Any]] = []  # notifications listen here
        self.closing = False
        self.thinkers = Thinkers(settings.thinkers, settings.thinking_seconds)

    # --- life

    async def start(self) -> None:
        self.down_ms = await self.storage.start_uptime()
        self.spawn(self._beat())
        self.spawn(self._sweep())

    async def stop(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.stop()
        try:
            await self.storage.beat()  # from here on the clocks stand still, if we were the last
        except Exception:
            LOG.exception("no last heartbeat")

    def spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def now(self) -> int:
        """Server time: it stands still while no server is up."""
        return wall_ms() - self.down_ms

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                self.down_ms = await self.storage.beat()
            except Exception:
                LOG.exception("heartbeat failed")

    async def _sweep(self) -> None:
        """Clocks that ran out, bots whose process died, and people who were connected to it."""
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                self.tell_presence(self.elsewhere.forget_silent())
                for table_id in await self.storage.overdue(self.now()):
                    await self._flag(await self.live(table_id))
                for table_id in await self.storage.waiting_for_bots(wall_ms() - ORPHAN_MS):
                    live = await self.live(table_id)
                    await self.catch_up(live)
                    self.drive(live)
            except Exception:
                LOG.exception("sweep failed")

    # --- tables

    async def create(
        self, about: Created, owner_seats: list[Seat], secret: bytes = b"", then: Sequence[Happening] = ()
    ) -> tuple[Live, str]:
        """A new table with its invitation; `about.commitment` is filled in here. `secret` and `then` (what happens at
        once) are given where the dice or moves are those of another match."""
        table_id, invite = new_id(), new_token()
        secret = secret or hashlib.sha256(new_token().encode() + new_token().encode()).digest()
        table = Table(table_id, secret)
        about = msgspec.structs.replace(about, commitment=commitment(secret))
        seated = [Sat(number, who) for number, who in enumerate(owner_seats)]
        happenings: list[Happening] = [about, *seated, *then]
        steps = [Step(seq, self.now(), "", what) for seq, what in enumerate(happenings, start=1)]
        if then:
            await asyncio.to_thread(self._fold, table, steps)
        else:
            self._fold(table, steps)
        row = {
            "id": table_id, "game": about.game, "public": about.public, "owner": about.owner, "secret": secret,
            "invite_hash": hashed(invite),
        }  # fmt: skip
        await self.storage.create_table(row, steps, self.row_of(table))
        live = self.lives[table_id] = Live(table, self.elsewhere)
        return live, invite

    def _fold(self, table: Table, steps: list[Step]) -> None:
        for step in steps:
            table.apply(step)

    async def live(self, table_id: str) -> Live:
        live = self.lives.get(table_id)
        if live is not None:
            return live
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            live = self.lives.get(table_id)
            if live is None:
                live = Live(await self.load(table_id), self.elsewhere)
                self._make_room()
                self.lives[table_id] = live
                if self.storage.postgres:
                    await self.catch_up(live)  # news of a step that came while we read found no table here
                self.drive(live)  # whoever moved its bots may have died: do not let people wait for the sweep
        self.loading.pop(table_id, None)
        return live

    async def load(self, table_id: str) -> Table:
        row = await self.storage.table(table_id) if table_id.isalnum() else None
        if row is None:
            raise Refused("no-such-table")
        table = Table(table_id, row["secret"])
        await self._apply_all(table, await self.storage.steps_after(table_id, 0))
        return table

    async def _apply_all(self, table: Table, steps: list[Step]) -> None:
        """A log that the rules of today no longer accept leaves the table frozen at its last good step."""
        for number, step in enumerate(steps):
            try:
                table.apply(step)
            except Exception as fault:
                LOG.exception("table %s cannot go on after step %s", table.id, step.seq)
                table.seq = steps[-1].seq
                table.freeze(type(fault).__name__)
                return
            if number % 50 == 49:
                await asyncio.sleep(0)

    def _make_room(self) -> None:
        idle = [
            key
            for key, live in self.lives.items()
            if not live.listeners and not live.lock.locked() and not live.driving
        ]
        for key in idle[: max(0, len(idle) - IDLE_TABLES)]:
            del self.lives[key]

    async def catch_up(self, live: Live) -> None:
        """Another process wrote steps: read them, tell our listeners."""
        async with live.lock:
            new = await self.storage.steps_after(live.table.id, live.table.seq)
            if new:
                await self._apply_all(live.table, new)
                live.wishes = None
                self.broadcast(live)

    def row_of(self, table: Table) -> TableRow:
        colours = seat_colours(table)
        seats = [
            SeatRow(
                seat.identity,
                seat.name,
                seat.kind == "human" and number in table.asked_since and table.autopilot(number) == "",
                seat.kind,
                colours[number],
            )
            for number, seat in enumerate(table.seats)
        ]
        bots = any(table.autopilot(seat) for seat in table.asked_since)
        return TableRow(table.status, table.clock.deadline() if table.status == "running" else None, bots, seats)

    # --- what happens at a table

    @whole
    async def act(self, live: Live, command: str, make: Callable[[Table], Happening]) -> int:
        """Make a step of a command. `make` looks at the table as it is and refuses or says what happens.

        Returns the number of the step; a command that was carried out before gets the same number again."""
        async with live.lock:
            for _ in range(TRIES):
                if command and command in live.table.commands:
                    return live.table.commands[command]
                what = self._judge(live.table, make)
                step = Step(live.table.seq + 1, self.now(), "" if isinstance(what, Frozen) else command, what)
                try:
                    try:
                        live.table.apply(step)
                        news = self.news(live)
                    except Exception as fault:  # the move was good, but what it leads to cannot be asked or shown
                        live.table = await self.load(live.table.id)
                        what = self._freeze(live.table, fault)
                        step = Step(live.table.seq + 1, self.now(), "", what)
                        live.table.apply(step)
                        news = self.news(live)
                    await self.storage.append(live.table.id, [step], self.row_of(live.table))
                except Conflict:
                    live.table = await self.load(live.table.id)
                    live.wishes = None
                    self.broadcast(live)
                    continue
                except BaseException:
                    # not written: forget it here too
                    self.lives.pop(live.table.id, None)
                    for listener in live.listeners:
                        listener.known = 0
                    live.table = await self.load(live.table.id)
                    self.lives[live.table.id] = live
                    if self.storage.postgres:
                        self.spawn(self.catch_up(live))  # as after any reading: what was told meanwhile was not heard
                    raise
                METRICS.steps.labels(type(what).__name__).inc()
                self.tell(live, news)
                break
            else:
                raise Refused("busy")
        for hook in self.asked_hooks:
            self.spawn(hook(live.table))
        self.drive(live)
        if isinstance(what, Frozen):
            raise Refused("table-frozen")
        return step.seq

    def _judge(self, table: Table, make: Callable[[Table], Happening]) -> Happening:
        """A fault in a rule freezes this table at its last good decision and harms no other."""
        try:
            return make(table)
        except AegeanError:
            raise
        except Exception as fault:
            return self._freeze(table, fault)

    def _freeze(self, table: Table, fault: Exception) -> Frozen:
        """The log has the whole report; players see its kind only, for its words may hold what is hidden."""
        LOG.error("table %s frozen", table.id, exc_info=fault)
        METRICS.frozen.inc()
        return Frozen(type(fault).__name__)

    async def _flag(self, live: Live) -> None:
        for seat in live.table.clock.flagged(self.now()):

            def out_of_time(table: Table, seat: int = seat) -> Happening:
                if table.status != "running" or seat not in table.clock.flagged(self.now()):
                    raise Refused("not-your-turn")
                return StoodIn(seat, STAND_IN)

            try:
                await self.act(live, "", out_of_time)
            except Refused:
                continue

    # --- listeners

    def status(self, live: Live, listener: Listener, after: int) -> bytes:
        return encode(status_for(live.table, listener.identity, listener.language, after, live.here(), self.now()))

    def attach(self, live: Live, listener: Listener) -> Live:
        """Listen at a table; if it was put away in the meantime the one in use now counts."""
        live = self.lives.setdefault(live.table.id, live)
        live.listeners.add(listener)
        return live

    def presence(self, live: Live) -> None:
        """Who is there by way of this process has changed."""
        if self.storage.postgres:
            self.elsewhere.here(live.table.id, live.here_with_us())
        self.send_presence(live)

    def hear_elsewhere(self, payload: str) -> None:
        """Another process says who is there."""
        self.tell_presence(self.elsewhere.hear(payload))

    def tell_presence(self, tables: Iterable[str]) -> None:
        for table_id in tables:
            if table_id in self.lives:
                self.send_presence(self.lives[table_id])

    def send_presence(self, live: Live) -> None:
        here = live.here()
        live.last_here.update((who, wall_ms()) for who in live.was_here - here)
        live.was_here = here
        seats = [n for n, seat in enumerate(live.table.seats) if seat.kind == "human" and seat.identity in here]
        spectators = len([who for who in here if not live.table.seats_of(who)])
        message = encode(Presence(seats, spectators))
        for listener in live.listeners:
            listener.send(message)

    def broadcast(self, live: Live) -> None:
        self.tell(live, self.news(live))

    def tell(self, live: Live, news: dict[Listener, bytes]) -> None:
        for listener, message in news.items():
            if listener in live.listeners:
                listener.known = live.table.seq
                listener.send(message)

    def news(self, live: Live) -> dict[Listener, bytes]:
        """How it stands, for everybody who listens; equal audiences share the work."""
        made: dict[tuple[str, str, int], bytes] = {}
        news: dict[Listener, bytes] = {}
        for listener in live.listeners:
            eyes = listener.identity if live.table.seats_of(listener.identity) else ""
            if listener.identity == live.table.about.owner:
                eyes = listener.identity
            known = min(listener.known, live.table.seq)
            key = (eyes, listener.language, known)
            if key not in made:
                made[key] = self.status(live, listener, known)
            news[listener] = made[key]
        return news

    # --- bots, stand-ins, delegated bids

    def drive(self, live: Live) -> None:
        live.look_again = True
        if not live.driving and not self.closing and live.table.status == "running":
            live.driving = True
            self.spawn(self._drive(live))

    async def _drive(self, live: Live) -> None:
        """Move every seat that needs no person, until a person is asked. A move that came too late is thought anew."""
        late = 0
        try:
            while late < TRIES:
                live.look_again = False
                try:
                    if not await self._drive_once(live) and not live.look_again:
                        break
                except Refused:
                    late += 1
                await asyncio.sleep(0)
        except Exception:
            LOG.exception("bots of table %s stopped", live.table.id)
        finally:
            live.driving = False

    async def _drive_once(self, live: Live) -> bool:
        async with live.lock:
            table = live.table
            chosen = next(((d, level) for d in table.decisions() if (level := table.autopilot(d.seat))), None)
            view = table.playing().view(chosen[0].seat) if chosen is not None else {}
            moves = len(table.match.moves) if table.match is not None else 0
            since = dict(table.asked_since)
            state = table.match.state if table.match is not None else None
            line = scripted(table, chosen[0].seat) if chosen is not None and chosen[1] == LESSON else ""
        if line and chosen is not None:
            decision, by = chosen[0], "bot"
            action = table.game.parse_action(state, line)
        elif chosen is not None:
            decision, level = chosen
            level = STAND_IN if level == LESSON else level
            seed = hashlib.sha256(b"bot" + table.secret + bytes([decision.seat]) + moves.to_bytes(4, "big")).digest()
            action = await self._think(table, level, seed, view, decision)
            by = "bot"
        else:
            found = await self._delegated(live)
            if found is None:
                return False
            decision, action = found
            by = "delegate"
        text = table.game.action_text(state, action)
        seen = since.get(decision.seat, 0)
        await self.act(live, "", lambda now: now.may_play(decision.seat, seen, text, by))
        return True

    async def _think(self, table: Table, level: str, seed: bytes, view: View, decision: Decision) -> int:
        """Random needs no thought. Where thinking leads to nothing any legal action keeps the match going."""
        if level == "random":
            return any_action(seed, decision)
        try:
            return await self.thinkers.ask(table.id, think, level, table.game.name, seed, view, asked(decision))
        except NoAnswer:
            return any_action(seed, decision)

    async def leave_wishes(
        self, live: Live, identity: str, seat: int, wishes: dict[str, Any] | None
    ) -> dict[str, Any] | None:
        """Keep (or forget) what a player wants bid while away; it may answer the open question at once."""
        async with live.lock:
            table = live.table
            if seat not in table.seats_of(identity):
                raise Refused("not-your-seat")
            delegate = delegate_of(table.about.game)
            if delegate is None:
                raise Refused("no-delegation")
            checked = None if wishes is None else delegate.check_wishes(table.playing().state, wishes)
            stored = None if checked is None else msgspec.json.encode(checked).decode()
            await self.storage.set_delegation(table.id, seat, stored)
            live.wishes = None
        self.drive(live)
        return checked

    async def _delegated(self, live: Live) -> tuple[Decision, int] | None:
        delegate = delegate_of(live.table.about.game)
        if live.table.match is None or delegate is None:
            return None
        async with live.lock:  # else wishes left meanwhile would be overlooked
            # another process may have been left some: that is no step, so nobody told us
            if live.wishes is None or self.storage.postgres:
                live.wishes = await self.storage.delegations(live.table.id)
        for decision in live.table.decisions():
            stored = live.wishes.get(decision.seat)
            if stored is not None and live.table.autopilot(decision.seat) == "":
                action = delegate.answer(live.table.match.state, decision, msgspec.json.decode(stored))
                if action is not None:
                    return decision, action
        return None


def delegate_of(game: str) -> Any:
    """A game that lets players leave bids has a module `delegate`."""
    return game_part(game, "delegate")
