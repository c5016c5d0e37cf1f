"""Conversations with a running server: sockets of every kind, and whole matches played by people."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import connect
from websockets.typing import Origin

from aegean.server.office import Office
from aegean.server.settings import Settings
from aegean.server.storage import Storage
from tests.server.running import ANSWER_S, Message, Person, Server, Socket

UNHURRIED = {"AEGEAN_MESSAGES_PER_SECOND": "100000"}  # for tests that are not about the rate


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[Server]:
    server = Server(folder, environment=environment)
    try:
        yield server.start()
    finally:
        server.close()


@asynccontextmanager
async def connected(
    server: Server, table: str, headers: dict[str, str] | None = None, origin: str | None = "own", **query: Any
) -> AsyncIterator[Socket]:
    """A socket of whoever the headers say: nobody, a cookie, a bot's token."""
    url = f"ws://{server.address}/api/tables/{table}/socket?{urlencode(query)}"
    page = server.origin if origin == "own" else origin
    async with connect(
        url,
        origin=Origin(page) if page else None,
        additional_headers=headers or {},
        compression=None,
        max_size=None,
        open_timeout=ANSWER_S,
    ) as connection:
        yield Socket(connection)


def cookie(person: Person) -> dict[str, str]:
    return {"cookie": person.cookie}


async def answered(socket: Socket, kind: str, **values: Any) -> Message:
    """Send a command; the answer that bears its name."""
    await socket.send(kind, **values)
    while True:
        message = await socket.receive()
        if message.get("id") == values["id"]:
            return message


async def status_at(socket: Socket, seq: int) -> Message:
    """How it stands once step `seq` has happened."""
    while True:
        message = await socket.until("status")
        if message["seq"] >= seq:
            return message


async def status_now(socket: Socket, after: int = 0, language: str | None = None) -> Message:
    """A fresh status; everything that waits before it is dropped."""
    await socket.send("ping")
    await socket.until("pong")
    await socket.send("resume", after=after, language=language)
    return await socket.until("status")


async def play_one(socket: Socket, status: Message, name: str, dice: random.Random) -> Message:
    """Answer the first open question somehow; how it stands then."""
    decision = status["decisions"][0]
    action = dice.choice(decision["actions"])["text"]
    ack = await answered(socket, "play", id=name, seat=decision["seat"], seen=decision["since"], action=action)
    assert ack["type"] == "ack", ack
    return await status_now(socket)


async def play_to_end(socket: Socket, dice: random.Random, heard: list[str], forgiven: Collection[str] = ()) -> Message:
    """Answer whatever this person is asked until the match is over; keeps the bytes of every message."""
    answered_at: dict[int, int] = {}
    while True:
        raw = str(await asyncio.wait_for(socket.connection.recv(), ANSWER_S))
        heard.append(raw)
        message: Message = json.loads(raw)
        assert message["type"] != "error" or message["code"] in forgiven, message
        if message["type"] != "status":
            continue
        if message["state"] == "over":
            return message
        for decision in message["decisions"]:
            seat, since = decision["seat"], decision["since"]
            if answered_at.get(seat, 0) < since:
                answered_at[seat] = since
                action = dice.choice(decision["actions"])["text"]
                await socket.send("play", id=f"m{seat}-{since}", seat=seat, seen=since, action=action)


async def listen_to_end(socket: Socket, heard: list[str]) -> Message:
    return await play_to_end(socket, random.Random(0), heard)


def people_at_a_table(server: Server, names: Sequence[str], **wishes: Any) -> tuple[list[Person], str, str]:
    """The first owns the table, the others come by its invitation; the match is started."""
    people = [Person(server, name) for name in names]
    table, invite = people[0].new_table(["me"] + ["open"] * (len(people) - 1), **wishes)
    for seat, person in enumerate(people[1:], start=1):
        person.sit(table, seat, invite)
    people[0].ask("POST", f"/api/tables/{table}/start")
    return people, table, invite


@asynccontextmanager
async def an_office(folder: Path) -> AsyncIterator[Office]:
    """What a server process is inside, without its sockets."""
    settings = Settings(folder, f"sqlite+aiosqlite:///{folder / 'aegean.db'}")
    storage = await Storage.open(settings.database_url)
    try:
        yield Office(settings, storage)
    finally:
        await storage.close()


@asynccontextmanager
async def sockets_of(people: Sequence[Person], table: str) -> AsyncIterator[list[Socket]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person.socket(table)) for person in people]
