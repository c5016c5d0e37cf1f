"""P7 over the wire: what an audience may not know never changes a byte it is sent, and never appears in one."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import WebSocket

from aegean.core.chance import Chance
from aegean.core.game import SPECTATOR
from aegean.server.audience import status_for
from aegean.server.clock import ClockRules
from aegean.server.conversation import Conversation
from aegean.server.keeper import Live
from aegean.server.office import Office
from aegean.server.steps import Chatted, Created, Seat
from aegean.server.table import Table
from aegean.server.wire import encode
from tests.server.running import Message, Person, Server
from tests.server.talking import (
    UNHURRIED,
    an_office,
    answered,
    connected,
    cookie,
    listen_to_end,
    people_at_a_table,
    play_to_end,
    serving,
    sockets_of,
)

OWNER = "owner"
NAMES = ["Ana", "Ben", "Cleo", "Dio", "Eva"]


async def started_table(office: Office, players: int, options: dict[str, Any]) -> Live:
    about = Created("cyclades", 1, players, options, OWNER, False, ClockRules(), "")
    seats = [Seat("human", identity_of(n), NAMES[n], nonce="%032x" % (n + 1)) for n in range(players)]
    seats[0].identity = OWNER
    live, _ = await office.keeper.create(about, [seats[0]] + [Seat() for _ in seats[1:]])
    for number, seat in enumerate(seats[1:], start=1):
        await sit(office, live, number, seat)
    await office.keeper.act(live, "", lambda table: table.may_start(OWNER))
    await office.keeper.act(live, "", lambda _: Chatted(OWNER, "Ana", "between us players"))
    return live


async def sit(office: Office, live: Live, number: int, seat: Seat) -> None:
    await office.keeper.act(live, "", lambda table: table.may_sit(number, seat, seat.identity))


def identity_of(seat: int) -> str:
    return OWNER if seat == 0 else "nobody" if seat == SPECTATOR else f"person{seat}"


@contextmanager
def other_secrets(table: Table, audience: int, number: int) -> Iterator[None]:
    """The same log for this audience, but all it may not know is different: the hidden part of the state, the secret,
    the key, the nonces of others and, for spectators, the chat."""
    match = table.playing()
    kept = (match.state, match.key, match.secret, match.nonces, table.secret, table.seats, table.chat)
    seed = hashlib.sha256(f"{audience} {number}".encode()).digest()
    match.state = table.game.scramble(match.state, audience, Chance(seed))
    match.key = match.secret = table.secret = seed
    match.nonces = [seed[:16] for _ in match.nonces]
    table.seats = [
        seat if n == audience else msgspec.structs.replace(seat, nonce=seed[:16].hex())
        for n, seat in enumerate(table.seats)
    ]
    if audience == SPECTATOR:
        table.chat = [(seq, Chatted("x", "Somebody", f"number {number}")) for seq, _ in table.chat]
    try:
        yield
    finally:
        match.state, match.key, match.secret, match.nonces, table.secret, table.seats, table.chat = kept


class Ear:
    """One connected listener of a table, heard through the conversation of a real socket."""

    def __init__(self, office: Office, live: Live, audience: int, language: str) -> None:
        scope: Any = {"type": "websocket", "headers": [], "query_string": f"language={language}".encode()}
        person = {"id": identity_of(audience), "name": "", "language": language}
        self.conversation = Conversation(office, WebSocket(scope), live, person, "ear")

    async def told(self, messages: list[dict[str, Any]]) -> list[bytes]:
        for message in messages:
            await self.conversation.hear(encode(message))
        queue = self.conversation.outgoing
        return [queue.get_nowait() for _ in range(queue.qsize())]


def questions(table: Table, audience: int, dice: Chance) -> list[dict[str, Any]]:
    """Commands that change nothing: asked why, asked how it stands, refused."""
    state = table.playing().state
    seat = max(audience, 0)
    asked: list[dict[str, Any]] = [{"type": "resume", "after": 0}, {"type": "resume", "after": table.seq - 3}]
    for number in range(12):
        text = table.game.action_text(state, table.game.any_action(state, dice))
        asked.append({"type": "why", "id": f"w{number}", "seat": seat, "action": text})
        # late, of another seat, or against the rules: never carried out
        legal = table.playing().refusal(seat, table.game.parse_action(state, text)) is None
        seen = 0 if legal else table.seq
        asked.append({"type": "play", "id": f"p{number}", "seat": seat, "seen": seen, "action": text})
    asked.append({"type": "undo", "id": "u", "seat": (seat + 1) % len(table.seats), "seen": table.seq})
    return asked


async def play_somehow(office: Office, live: Live, dice: random.Random) -> None:
    table = live.table
    decision = dice.choice(table.decisions())
    text = table.game.action_text(table.playing().state, dice.choice(decision.actions))
    since = table.asked_since[decision.seat]
    await office.keeper.act(live, "", lambda now: now.may_play(decision.seat, since, text))


@pytest.mark.parametrize(
    ("players", "options"),
    [(5, {}), (4, {"supply.gold": 100}), (3, {"fates_count": "as paid"}), (2, {})],
)
def test_hidden_things_change_no_byte(tmp_path: Path, players: int, options: dict[str, Any]) -> None:
    compared = asyncio.run(compare_all(tmp_path, players, options))
    assert compared > 500


async def compare_all(folder: Path, players: int, options: dict[str, Any]) -> int:
    compared = 0
    dice = random.Random(players)
    async with an_office(folder) as office:
        live = await started_table(office, players, options | {"cycle_limit": 8})
        while live.table.status == "running":
            if live.table.seq % 20 == 0:
                for audience in (*range(players), SPECTATOR):
                    compared += await compare(office, live, audience)
            await play_somehow(office, live, dice)
    return compared


async def compare(office: Office, live: Live, audience: int) -> int:
    """Status and answers, in both languages, as they are and with other secrets."""
    table, number = live.table, live.table.seq
    asked = questions(table, audience, Chance(hashlib.sha256(f"q {number}".encode()).digest()))
    compared = 0
    for language in ("en", "es"):
        identity = identity_of(audience)
        here = {identity, OWNER}
        real = encode(status_for(table, identity, language, 0, here, 0))
        answers = await Ear(office, live, audience, language).told(asked)
        with other_secrets(table, audience, number):
            assert encode(status_for(table, identity, language, 0, here, 0)) == real
            again = await Ear(office, live, audience, language).told(asked)
        assert again == answers
        compared += len(answers) + 1
    assert number == table.seq
    return compared


def test_the_comparison_notices_a_leak(tmp_path: Path) -> None:
    """The same comparison fails for an audience that may know: each seat's status does show its own gold."""

    async def look() -> tuple[bytes, bytes]:
        async with an_office(tmp_path) as office:
            live = await started_table(office, 3, {})
            mine = encode(status_for(live.table, identity_of(1), "en", 0, (), 0))
            with other_secrets(live.table, 2, 1):  # scrambled for seat 2: the gold of seat 1 is another
                return mine, encode(status_for(live.table, identity_of(1), "en", 0, (), 0))

    mine, scrambled = asyncio.run(look())
    assert mine != scrambled


# --- on the socket


@pytest.fixture(scope="module")
def aegean(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("secrecy"), **UNHURRIED) as server:
        yield server


class Watched:
    """A match with secrets of every kind, and all that every player and two spectators were sent."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people, self.table, self.invite = people_at_a_table(
            server, ["Ana", "Ben", "Cleo"], options={"cycle_limit": 3}, nonce="ab" * 16
        )
        self.eve = Person(server, "Eve")
        self.notes = [f"note of seat {seat}: {'psst' * 3}" for seat in range(3)]
        for person, note in zip(self.people, self.notes, strict=True):
            person.ask("PUT", f"/api/tables/{self.table}/note", {"text": note})
        self.heard: list[list[str]] = [[] for _ in range(5)]
        self.ends = asyncio.run(self.play())
        self.record: str = self.people[0].ask("GET", f"/api/tables/{self.table}/record")

    async def play(self) -> list[Message]:
        async with (
            sockets_of(self.people, self.table) as players,
            connected(self.server, self.table, invite=self.invite) as nobody,
            connected(self.server, self.table, cookie(self.eve), invite=self.invite) as eve,
        ):
            await answered(players[0], "chat", id="hello", text="only for players")
            for seat, player in enumerate(players):
                wishes = {"bids": [["ares", 1], ["zeus", 1]], "then": "ask"}
                self.people[seat].ask("PUT", f"/api/tables/{self.table}/wishes", {"seat": seat, "wishes": wishes})
                await player.send("resume")
            dice = [random.Random(seat) for seat in range(3)]
            return await asyncio.gather(
                *(willing(s, d, heard) for s, d, heard in zip(players, dice, self.heard, strict=False)),
                listen_to_end(nobody, self.heard[3]),
                listen_to_end(eve, self.heard[4]),
            )

    def early(self, listener: int) -> list[str]:
        return [raw for raw in self.heard[listener] if json.loads(raw).get("state") != "over"]


async def willing(socket: Any, dice: random.Random, heard: list[str]) -> Message:
    """Plays on; that a wish was quicker than its player is no error here."""
    return await play_to_end(socket, dice, heard, forgiven={"stale", "not-your-turn"})


@pytest.fixture(scope="module")
def watched(aegean: Server) -> Watched:
    return Watched(aegean)


def test_nobody_is_sent_the_gold_of_others(watched: Watched) -> None:
    shown = 0
    for listener in range(5):
        for message in map(json.loads, watched.early(listener)):
            if message["type"] != "status" or message["view"] is None:
                continue
            for seat in message["view"]["seats"]:
                assert (seat["gold"] is not None) == (seat["seat"] == listener)
                shown += 1
    assert shown > 300


def test_nobody_is_sent_secrets_of_the_server_or_of_others(watched: Watched) -> None:
    rows = [row.split(" ") for row in watched.record.splitlines()]
    secrets = [row[-1] for row in rows if row[0] in ("key", "secret", "nonce")]
    assert len(secrets) == 5
    secrets += [person.cookie.split("=", 1)[1] for person in watched.people]
    secrets += [person.recovery for person in watched.people]
    secrets += [person.id for person in watched.people]
    secrets += [watched.invite, *watched.notes, '"bids"', '"wishes"']
    for listener in range(5):
        for raw in watched.early(listener):
            for secret in secrets:
                assert secret not in raw


def test_only_players_are_sent_the_chat_before_the_end(watched: Watched) -> None:
    said = "only for players"
    assert any(said in raw for listener in (0, 1, 2) for raw in watched.early(listener))
    assert not any(said in raw for listener in (3, 4) for raw in watched.early(listener))


def test_errors_say_nothing_about_private_tables(aegean: Server) -> None:
    """A table one may not see and one that does not exist are told apart by nothing."""
    ana, eve = Person(aegean, "Ana"), Person(aegean, "Eve")
    table, _ = ana.new_table(["me", "open"])
    for method, path, data in (
        ("GET", "", None),
        ("GET", "/record", None),
        ("GET", "/replay/0", None),
        ("GET", "/note", None),
        ("PUT", "/note", {"text": "x"}),
        ("GET", "/wishes?seat=0", None),
        ("PUT", "/wishes", {"seat": 0}),
        ("POST", "/seat", {"seat": 1}),
        ("POST", "/start", None),
        ("POST", "/rematch", None),
        ("POST", "/invite", None),
    ):
        real = eve.call(method, f"/api/tables/{table}{path}", data)
        made_up = eve.call(method, f"/api/tables/{'0' * len(table)}{path}", data)
        assert real == made_up, path
