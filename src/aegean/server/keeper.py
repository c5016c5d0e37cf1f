"""Keeps the tables that are in use: one lock a table, the log in storage, listeners, bots, clocks."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from aegean.bots.bot import make_bot
from aegean.core.chance import Chance, commitment
from aegean.core.errors import AegeanError
from aegean.core.game import Decision
from aegean.server.audience import status_for
from aegean.server.metrics import METRICS
from aegean.server.settings import Settings
from aegean.server.steps import Created, Frozen, Happening, Seat, Step, StoodIn
from aegean.server.storage import Conflict, Storage, TableRow, wall_ms
from aegean.server.table import STAND_IN, Refused, Table
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

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.driving = False
        self.wishes: dict[int, str] | None = None

    def here(self) -> set[str]:
        return {listener.identity for listener in self.listeners}


class Keeper:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.down_ms = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.asked_hooks: list[Callable[[Table], Any]] = []  # notifications listen here
        self.closing = False

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
        """Clocks that ran out, and bots whose process died."""
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                for table_id in await self.storage.overdue(self.now()):
                    await self._flag(await self.live(table_id))
                for table_id in await self.storage.waiting_for_bots(wall_ms() - ORPHAN_MS):
                    live = await self.live(table_id)
                    await self.catch_up(live)
                    self.drive(live)
            except Exception:
                LOG.exception("sweep failed")

    # --- tables

    async def create(self, about: Created, owner_seats: list[Seat]) -> tuple[Live, str]:
        """A new table with its invitation; `about.commitment` is filled in here."""
        table_id, invite = new_id(), new_token()
        secret = hashlib.sha256(new_token().encode() + new_token().encode()).digest()
        table = Table(table_id, secret)
        about = msgspec.structs.replace(about, commitment=commitment(secret))
        steps = [Step(1, self.now(), "", about)]
        table.apply(steps[0])
        for number, who in enumerate(owner_seats):
            step = Step(table.seq + 1, self.now(), "", table.may_sit(number, who, about.owner))
            table.apply(step)
            steps.append(step)
        row = {
            "id": table_id, "game": about.game, "public": about.public, "owner": about.owner, "secret": secret,
            "invite_hash": hashed(invite),
        }  # fmt: skip
        await self.storage.create_table(row, steps, self.row_of(table))
        live = self.lives[table_id] = Live(table)
        return live, invite

    async def live(self, table_id: str) -> Live:
        live = self.lives.get(table_id)
        if live is not None:
            return live
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            live = self.lives.get(table_id)
            if live is None:
                live = Live(await self.load(table_id))
                self._make_room()
                self.lives[table_id] = live
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
                table.status = "frozen"
                table.problem = type(fault).__name__
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
        asked = {
            number: (seat.identity, seat.name, number in table.asked_since and table.autopilot(number) == "")
            for number, seat in enumerate(table.seats)
            if seat.kind == "human"
        }
        bots = any(table.autopilot(seat) for seat in table.asked_since)
        return TableRow(table.status, table.clock.deadline() if table.status == "running" else None, bots, asked)

    # --- what happens at a table

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
                    except Exception as fault:  # the move was good, but what it leads to cannot be asked
                        live.table = await self.load(live.table.id)
                        what = self._freeze(live.table, fault)
                        step = Step(live.table.seq + 1, self.now(), "", what)
                        live.table.apply(step)
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
                    raise
                METRICS.steps.labels(type(what).__name__).inc()
                self.broadcast(live)
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
        """Who is there has changed."""
        here = live.here()
        seats = [n for n, seat in enumerate(live.table.seats) if seat.kind == "human" and seat.identity in here]
        spectators = len([who for who in here if not live.table.seats_of(who)])
        message = encode(Presence(seats, spectators))
        for listener in live.listeners:
            listener.send(message)

    def broadcast(self, live: Live) -> None:
        """Everybody hears how it stands; equal audiences share the work."""
        made: dict[tuple[str, str, int], bytes] = {}
        for listener in live.listeners:
            eyes = listener.identity if live.table.seats_of(listener.identity) else ""
            if listener.identity == live.table.about.owner:
                eyes = listener.identity
            known = min(listener.known, live.table.seq)
            key = (eyes, listener.language, known)
            if key not in made:
                made[key] = self.status(live, listener, known)
            listener.known = live.table.seq
            listener.send(made[key])

    # --- bots, stand-ins, delegated bids

    def drive(self, live: Live) -> None:
        if not live.driving and not self.closing and live.table.status == "running":
            live.driving = True
            self.spawn(self._drive(live))

    async def _drive(self, live: Live) -> None:
        """Move every seat that needs no person, until a person is asked. A move that came too late is thought anew."""
        late = 0
        try:
            while late < TRIES:
                try:
                    if not await self._drive_once(live):
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
        if chosen is not None:
            decision, level = chosen
            seed = hashlib.sha256(b"bot" + table.secret + bytes([decision.seat]) + moves.to_bytes(4, "big")).digest()
            bot = make_bot(level, table.about.game, Chance(seed))
            action = await asyncio.to_thread(bot.choose, table.game, view, decision)
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
        if live.wishes is None:
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
    name = f"aegean.games.{game}.delegate"
    return import_module(name) if find_spec(name) is not None else None
