"""The WebSocket of a table: commands in, answers and news out."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from aegean.core.errors import AegeanError, IllegalAction
from aegean.core.refusal import Refusal
from aegean.core.text import Text
from aegean.server.advice import TooFast
from aegean.server.audience import seat_names, told
from aegean.server.keeper import Listener, Live
from aegean.server.metrics import METRICS
from aegean.server.office import Office, office_of, trouble
from aegean.server.people import Forbidden, address_of
from aegean.server.steps import Chatted, Happening
from aegean.server.storage import Row
from aegean.server.table import Refused, Table
from aegean.server.table_routes import visible
from aegean.server.wire import (
    Ack,
    Advice,
    Advise,
    Because,
    Chat,
    ComeBack,
    Command,
    Ping,
    Play,
    Pong,
    Preview,
    Previewed,
    Propose,
    Resign,
    Resume,
    Trouble,
    Undo,
    Vote,
    Why,
    decode_command,
    encode,
)  # fmt: skip

LOG = logging.getLogger("aegean.server")
OUTGOING = 256  # messages that may wait for a slow reader before its socket is closed
PENALTY_S = 0.01
CLOSED = {"who-are-you": 4401, "no-such-table": 4404, "too-many-sockets": 4429}


@websocket("/api/tables/{table_id:str}/socket")
async def play_socket(socket: WebSocket[Any, Any, Any], state: State, table_id: FromPath[str]) -> None:
    office = office_of(state)
    origin = socket.headers.get("origin")
    # only a bearer token replaces the origin: a browser can be made to send other kinds, together with its cookie
    token = socket.headers.get("authorization", "").lower().startswith("bearer ")
    if not token and origin not in office.settings.allowed_origins():
        await socket.close(code=4403, reason="origin")
        return
    person = await office.people.of(socket)
    who = person["id"] if person is not None else f"@{address_of(socket)}"
    await socket.accept()  # a refused upgrade could not say why
    try:
        if token and person is None:
            raise Forbidden("who-are-you")
        if office.sockets[who] >= office.settings.sockets_per_identity:
            raise Refused("too-many-sockets", most=office.settings.sockets_per_identity)
        live = await visible(office, table_id, person, socket.query_params.get("invite", ""))
    except AegeanError as error:
        await socket.send_text(encode(trouble(error, language_of(socket, person))).decode())
        await socket.close(code=CLOSED.get(error.code, 4404), reason=error.code)
        return
    office.sockets[who] += 1
    METRICS.sockets.inc()
    try:
        await Conversation(office, socket, live, person, who).run()
    finally:
        METRICS.sockets.dec()
        office.sockets[who] -= 1
        if office.sockets[who] <= 0:
            del office.sockets[who]


def language_of(socket: WebSocket[Any, Any, Any], person: Row | None) -> str:
    language = socket.query_params.get("language") or (person["language"] if person is not None else "en")
    return "es" if language == "es" else "en"


class Conversation:
    """One socket: commands in, answers and news out."""

    def __init__(
        self, office: Office, socket: WebSocket[Any, Any, Any], live: Live, person: Row | None, who: str
    ) -> None:
        self.office = office
        self.socket = socket
        self.live = live
        self.identity: str = person["id"] if person is not None else ""
        self.name: str = person["name"] if person is not None else ""
        self.who = who
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(OUTGOING)
        self.too_slow = asyncio.Event()
        self.listener = Listener(self.identity, language_of(socket, person), self.send)

    def send(self, message: bytes) -> None:
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()

    async def run(self) -> None:
        writer = asyncio.ensure_future(self._write())
        reader = asyncio.ensure_future(self._read())
        self.live = self.office.keeper.attach(self.live, self.listener)
        try:
            after = self.socket.query_params.get("after", "0")
            await self.resume(Resume(int(after[:18]) if after.isdecimal() else 0))
            self.office.keeper.presence(self.live)
            await self.come_back()
            slow = asyncio.ensure_future(self.too_slow.wait())
            await asyncio.wait({writer, reader, slow}, return_when=asyncio.FIRST_COMPLETED)
            slow.cancel()
        finally:
            self.live.listeners.discard(self.listener)
            self.office.keeper.presence(self.live)
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    async def come_back(self) -> None:
        """A person who returns takes the seat back from the bot that stood in."""
        for seat in self.live.table.seats_of(self.identity):
            if self.live.table.status == "running" and self.live.table.seats[seat].stand_in:
                try:
                    await self.office.keeper.act(self.live, "", partial(Table.may_come_back, seat=seat))
                except Refused:
                    continue

    async def _write(self) -> None:
        while True:
            message = await self.outgoing.get()
            await self.socket.send_text(message.decode())

    async def _read(self) -> None:
        while True:
            try:
                raw = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            wait = self.office.slow_down(self.who)
            if wait:
                retry_ms = int(wait * 1000) + 1
                await self.refuse(Trouble("too-fast", self.sentence("too-fast"), command_id(raw), retry_ms))
            elif len(raw) > self.office.settings.largest_message:
                await self.refuse(Trouble("too-large", self.sentence("too-large")))
            else:
                await self.hear(raw)

    async def refuse(self, why: Trouble) -> None:
        """Waits for its reader and a little longer: a flood is read slowly, so that others go on at their pace."""
        await self.outgoing.put(encode(why))
        await asyncio.sleep(PENALTY_S)

    def sentence(self, code: str) -> str:
        return Text(self.listener.language)(f"error-{code}")

    async def hear(self, raw: str | bytes) -> None:
        started = perf_counter()
        try:
            command = decode_command(raw)
        except (msgspec.MsgspecError, RecursionError):
            self.send(encode(Trouble("bad-message", self.sentence("bad-message"))))
            return
        name = getattr(command, "id", "")
        if isinstance(command, Advise):  # others' and one's own commands need not wait for a thought
            self.office.keeper.spawn(self.attempt(self.advise(command), name))
        else:
            await self.attempt(self.carry_out(command), name)
        METRICS.seconds.observe(perf_counter() - started)

    async def attempt(self, work: Awaitable[None], name: str) -> None:
        """What the work refuses is said under the name of its command."""
        try:
            await work
        except TooFast as error:
            self.send(encode(Trouble("too-fast", self.sentence("too-fast"), name, math.ceil(1000 * error.seconds))))
        except IllegalAction as illegal:
            self.send(encode(self.illegal(illegal.refusal, name)))
        except AegeanError as error:
            METRICS.refused.labels(error.code).inc()
            answer = trouble(error, self.listener.language, name)
            self.send(encode(answer))
            if error.code == "stale":
                async with self.live.lock:
                    self.send(self.office.keeper.status(self.live, self.listener, self.listener.known))
        except Exception:  # this command only: the socket and the table go on
            LOG.exception("a command failed at table %s", self.live.table.id)
            self.send(encode(Trouble("fault", self.sentence("fault"), name)))

    async def carry_out(self, command: Command) -> None:
        if isinstance(command, Ping):
            self.send(encode(Pong()))
        elif isinstance(command, Resume):
            await self.resume(command)
        elif isinstance(command, Why):
            await self.why(command)
        elif isinstance(command, Preview):
            await self.preview(command)
        else:
            key = f"{self.identity}:{command.id}"
            if not self.identity:
                raise Forbidden("who-are-you")
            if isinstance(command, Chat):
                if not self.live.table.seats_of(self.identity):
                    raise Refused("players-only")
            elif command.seat not in self.live.table.seats_of(self.identity):
                raise Refused("not-your-seat")
            if isinstance(command, (Play, Undo)) and command.seen > self.live.table.seq:
                await self.office.keeper.catch_up(self.live)  # this person saw a later step through another process
            seq = await self.office.keeper.act(self.live, key, lambda table: self.happening(table, command))
            self.send(encode(Ack(command.id, seq)))

    def happening(self, table: Table, command: Command) -> Happening:
        """What a command becomes, judged at the table as it is now."""
        if isinstance(command, Play):
            return table.may_play(command.seat, command.seen, command.action)
        if isinstance(command, Undo):
            return table.may_undo(command.seat, command.seen, command.turn)
        if isinstance(command, Propose):
            proposed = table.may_propose(command.seat, command.what, command.to)
            if command.what == "takeover":
                self.need_absent(table.seats[command.to].identity)
            return proposed
        if isinstance(command, Vote):
            return table.may_vote(command.seat, command.yes)
        if isinstance(command, Resign):
            return table.may_resign(command.seat)
        if isinstance(command, ComeBack):
            return table.may_come_back(command.seat)
        assert isinstance(command, Chat)
        return Chatted(self.identity, self.name, command.text)

    def need_absent(self, identity: str) -> None:
        """Nobody is replaced who is there, or whose connection was lost a moment ago."""
        seconds = self.office.settings.absent_seconds
        if self.live.away_ms(identity) < 1000 * seconds:
            raise Refused("still-here", seconds=seconds)

    async def resume(self, command: Resume) -> None:
        if command.language is not None:
            self.listener.language = command.language
        async with self.live.lock:
            after = min(max(command.after, 0), self.live.table.seq)
            self.listener.known = self.live.table.seq
            self.send(self.office.keeper.status(self.live, self.listener, after))

    async def why(self, command: Why) -> None:
        async with self.live.lock:
            table = self.live.table
            if command.seat not in table.seats_of(self.identity):
                raise Refused("not-your-seat")
            match = table.playing()
            action = table.game.parse_action(match.state, command.action)
            refusal = match.refusal(command.seat, action)
            text = Text(self.listener.language, table.about.game)
            if refusal is None:
                self.send(encode(Because(command.id, True, "", "", text("cli-legal"))))
            else:
                names = seat_names(table, text)
                said = text.refusal(refusal, names)
                self.send(encode(Because(command.id, False, refusal.reason, refusal.rule, said)))

    async def preview(self, command: Preview) -> None:
        async with self.live.lock:
            table = self.live.table
            if command.seat not in table.seats_of(self.identity):
                raise Refused("not-your-seat")
            match = table.playing() if command.seen is None else table.asked(command.seat, command.seen)
            attempt = match.attempt(command.seat, table.game.parse_action(match.state, command.action))
            answer = Previewed(command.id, attempt.seals, None, [])
            if not attempt.seals:
                text = Text(self.listener.language, table.about.game)
                names = seat_names(table, text)
                answer.view = table.game.view(attempt.after, command.seat)
                answer.lines = told(table.seq, attempt.move.events, command.seat, text, names)
            self.send(encode(answer))

    async def advise(self, command: Advise) -> None:
        if command.seen > self.live.table.seq:
            await self.office.keeper.catch_up(self.live)
        found = await self.office.adviser.advise(
            self.live, self.identity, command.seat, command.seen, self.listener.language
        )
        self.send(encode(Advice(command.id, found)))

    def illegal(self, refusal: object, name: str) -> Trouble:
        text = Text(self.listener.language, self.live.table.about.game)
        assert isinstance(refusal, Refusal)
        return Trouble("illegal-action", text.refusal(refusal, seat_names(self.live.table, text)), name)


class _Named(msgspec.Struct):
    id: str = ""


def command_id(raw: str | bytes) -> str:
    """So that a client knows which command to send again; "" if it cannot be read."""
    try:
        return msgspec.json.decode(raw, type=_Named).id[:40]
    except (msgspec.MsgspecError, RecursionError):
        return ""
