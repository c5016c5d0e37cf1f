"""P14-P16: limits, the right person on the right page, and faults that harm one table only."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import http.client
import json
import random
import socket as socket_module
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from aegean.core.game import Game
from aegean.server.audience import status_for
from aegean.server.clock import ClockRules
from aegean.server.keeper import Keeper, Live
from aegean.server.steps import Created, Seat
from aegean.server.table import Refused, Table
from aegean.server.wire import encode
from tests.server.running import Message, Person, Server, Socket
from tests.server.talking import (
    UNHURRIED,
    an_office,
    answered,
    connected,
    cookie,
    people_at_a_table,
    play_one,
    serving,
    sockets_of,
    status_now,
)

PATIENCE_S = 60.0
AS_DESCRIBED = [status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it is run: with its limits."""
    with serving(tmp_path_factory.mktemp("strict")) as server:
        yield server


@pytest.fixture(scope="module")
def roomy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not mind many messages."""
    with serving(tmp_path_factory.mktemp("roomy"), **UNHURRIED) as server:
        yield server


# --- P14: limits


def test_a_message_has_at_most_16_kib(strict: Server) -> None:
    (ana, ben), table, _ = people_at_a_table(strict, ["Ana", "Ben"])

    async def send() -> None:
        async with sockets_of([ana, ben], table) as (one, other):
            before = await status_now(one)
            ping = json.dumps({"type": "ping"})
            await one.connection.send(ping.ljust(16 * 1024))
            assert (await one.until("pong", "error"))["type"] == "pong"
            chat = json.dumps({"type": "chat", "id": "big", "text": "hello"})
            for large in (ping.ljust(16 * 1024 + 1), chat.ljust(100_000)):
                await one.connection.send(large)
                assert (await one.until("pong", "error"))["code"] == "too-large"
            await one.connection.send(ping)
            assert (await one.until("pong", "error"))["type"] == "pong"
            # the length is enough: a server that hangs up while more comes in may take its last word along
            one.connection.transport.write(Frame(Opcode.TEXT, chat.ljust(10**6).encode()).serialize(mask=True)[:14])
            with pytest.raises(ConnectionClosedError) as closed:
                await one.until("pong", "error")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009  # message too big
            assert (await status_now(other))["seq"] == before["seq"]

    asyncio.run(send())


def test_a_request_has_at_most_16_kib(strict: Server) -> None:
    ana = Person(strict, "Ana")
    status, body = ana.call("PUT", "/api/me", {"name": "x" * 17_000})
    assert (status, body["code"]) == (413, "too-large")
    assert ana.ask("GET", "/api/me")["name"] == "Ana"


def test_compression_stays_off(strict: Server) -> None:
    ana = Person(strict, "Ana")
    table, _ = ana.new_table(["me", "open"])

    async def offer() -> None:
        url = f"ws://{strict.address}/api/tables/{table}/socket"
        async with connect(
            url, origin=Origin(strict.origin), additional_headers=cookie(ana), compression="deflate"
        ) as connection:
            assert connection.protocol.extensions == []

    asyncio.run(offer())


def test_too_many_messages_are_refused_with_a_time_to_wait(strict: Server) -> None:
    (ana, ben), table, _ = people_at_a_table(strict, ["Ana", "Ben"])

    async def flood() -> Counter[str]:
        async with sockets_of([ana, ben], table) as (one, other):
            for _ in range(100):
                await one.send("ping")
            answers: Counter[str] = Counter()
            while answers.total() < 100:
                message = await one.until("pong", "error")
                answers[message.get("code", "pong")] += 1
                if message["type"] == "error":
                    assert 0 < message["retry_ms"] <= 1000
                    assert message["text"]
            await other.send("ping")  # the limit is everyone's own
            await other.until("pong")
            await until_allowed(one)
            return answers

    answers = asyncio.run(flood())
    assert set(answers) == {"pong", "too-fast"}
    assert answers["pong"] >= 20


FLOOD = 300  # messages that are refused
CHAT_EVERY = 20  # what is written to disk may take longer than the limit asks for: most messages are only answered
UNANSWERED = 200  # who leaves more than the server reads loses the connection when no ping comes through
MORE_MEMORY_KB = 64 * 1024


def memory_kb(server: Server) -> int:
    """What the process holds; 0 where the system does not tell."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status")
    rows = status.read_text().splitlines() if status.exists() else []
    return next((int(row.split()[1]) for row in rows if row.startswith("VmRSS")), 0)


class Flooder:
    """Sends as fast as it can, and goes on until the others have played."""

    def __init__(self, socket: Socket, others_play: asyncio.Event) -> None:
        self.socket = socket
        self.others_play = others_play
        self.refused = asyncio.Event()
        self.sent: list[str] = []
        self.answers: Counter[str] = Counter()

    async def send(self) -> None:
        while self.answers["too-fast"] < FLOOD or not self.others_play.is_set():
            number = len(self.sent)
            self.sent.append(f"f{number}")
            if number % CHAT_EVERY:
                await self.socket.send("why", id=self.sent[-1], seat=0, action="bid apollo")
            else:
                await self.socket.send("chat", id=self.sent[-1], text="me me me")
            while len(self.sent) - self.answers.total() >= UNANSWERED:
                await asyncio.sleep(0.001)

    async def hear(self, sending: asyncio.Task[None]) -> None:
        while not sending.done() or self.answers.total() < len(self.sent):
            message = await self.socket.until("ack", "because", "error")
            assert message["id"] == self.sent[self.answers.total()], "answers come in the order of the commands"
            self.answers[str(message.get("code", message["type"]))] += 1
            if message["type"] == "error":
                assert 0 < message["retry_ms"] <= 1000
                self.refused.set()


async def play_in_peace(people: list[Person], table: str) -> int:
    """As many moves as are within the limit of each; every one is carried out."""
    made = 0
    async with sockets_of(people, table) as sockets:
        statuses = [await socket.until("status") for socket in sockets]
        while made < 15:
            seat = next(n for n, status in enumerate(statuses) if status["decisions"])
            decision = statuses[seat]["decisions"][0]
            command = {"seat": seat, "seen": decision["since"], "action": decision["actions"][0]["text"]}
            await sockets[seat].send("play", id=f"m{made}", **command)
            made += 1
            for number, socket in enumerate(sockets):
                while statuses[number]["seq"] <= decision["since"]:
                    statuses[number] = await socket.until("status", "error")
                    assert statuses[number]["type"] == "status", statuses[number]
    return made


def test_a_flood_at_one_table_does_not_stop_another(strict: Server) -> None:
    flooders, flooded, _ = people_at_a_table(strict, ["Eve", "Ned"])
    people, table, _ = people_at_a_table(strict, ["Ana", "Ben"])
    before = len(log_of(strict, table))

    async def flood() -> Flooder:
        others_play = asyncio.Event()
        async with flooders[0].socket(flooded) as socket:
            await socket.until("status")
            flooder = Flooder(socket, others_play)
            sending = asyncio.create_task(flooder.send())
            hearing = asyncio.create_task(flooder.hear(sending))
            await flooder.refused.wait()
            holds = memory_kb(strict)
            assert await play_in_peace(people, table) == 15
            others_play.set()
            await sending
            await hearing
            assert memory_kb(strict) - holds < MORE_MEMORY_KB
            return flooder

    flooder = asyncio.run(flood())
    assert set(flooder.answers) == {"ack", "because", "too-fast"}
    assert len(log_of(strict, table)) == before + 15
    said = [what for _, what in log_of(strict, flooded) if json.loads(what)["type"] == "chatted"]
    assert len(said) == flooder.answers["ack"], "what was refused was not carried out"


def test_who_does_not_read_is_cut_off_and_harms_nobody(roomy: Server) -> None:
    """What waits for a slow reader is bounded: its socket is closed, as the others are told, and they play on."""
    people, table, _ = people_at_a_table(roomy, ["Ana", "Ben"])

    async def neglect() -> None:
        async with people[1].socket(table) as ben:
            deaf = await connect_narrowly(roomy, table, people[0])
            assert await seats_here(ben, until=[0, 1])
            holds = memory_kb(roomy)
            asking = asyncio.create_task(ask_often(deaf))
            assert await seats_here(ben, until=[1])
            assert memory_kb(roomy) - holds < MORE_MEMORY_KB
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            deaf.transport.abort()
            async with people[0].socket(table) as ana:
                both = await status_now(ana), await status_now(ben)
                mover = 0 if both[0]["decisions"] else 1
                await play_one((ana, ben)[mover], both[mover], "m", random.Random(1))

    asyncio.run(asyncio.wait_for(neglect(), 4 * PATIENCE_S))


async def connect_narrowly(server: Server, table: str, person: Person) -> ClientConnection:
    """A socket whose messages nobody takes, and for which the system keeps few."""
    narrow = socket_module.socket()
    narrow.setsockopt(socket_module.SOL_SOCKET, socket_module.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    narrow.setblocking(False)
    url = f"ws://{server.address}/api/tables/{table}/socket"
    return await connect(
        url, sock=narrow, origin=Origin(server.origin), additional_headers=cookie(person), compression=None, max_queue=1
    )


async def ask_often(connection: ClientConnection) -> None:
    while True:
        await connection.send(json.dumps({"type": "resume"}))
        await asyncio.sleep(0.002)  # all at once they would keep the server from anything else


async def seats_here(socket: Socket, until: list[int]) -> bool:
    """Once these seats, and no others, are connected."""
    while (await socket.until("presence"))["seats"] != until:
        pass
    return True


async def until_allowed(socket: Socket) -> None:
    """After the time it was told, a client is heard again."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        await socket.send("ping")
        message = await socket.until("pong", "error")
        if message["type"] == "pong":
            return
        await asyncio.sleep(message["retry_ms"] / 1000)
    raise AssertionError("never heard again")


def test_an_identity_has_at_most_eight_sockets(strict: Server) -> None:
    (ana, ben), table, _ = people_at_a_table(strict, ["Ana", "Ben"])

    async def open_many() -> None:
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(ana.socket(table)) for _ in range(8)]
            for socket in sockets:
                await socket.until("status")
            assert await turned_away(ana, table) == ("too-many-sockets", 4429)
            async with ben.socket(table) as other:
                await other.until("status")
            await sockets[0].connection.close()
            deadline = time.monotonic() + PATIENCE_S
            while await turned_away(ana, table):
                assert time.monotonic() < deadline

    asyncio.run(open_many())


async def turned_away(person: Person, table: str) -> tuple[str, int] | None:
    """The code of the error and of the closing, if a socket is not to be had."""
    async with person.socket(table) as socket:
        message = await socket.receive()
        if message["type"] != "error":
            return None
        assert message["text"]
        await socket.connection.wait_closed()
        return message["code"], socket.connection.close_code or 0


def test_an_unknown_token_is_nobody_even_at_a_public_table(strict: Server) -> None:
    ana = Person(strict, "Ana")
    table, _ = ana.new_table(["me", "open"], public=True)

    async def look() -> None:
        async with connected(strict, table, {"authorization": "Bearer nonsense"}, origin=None) as socket:
            assert (await socket.receive())["code"] == "who-are-you"
            await socket.connection.wait_closed()
            assert socket.connection.close_code == 4401

    asyncio.run(look())


async def refused_status(
    server: Server, table: str, headers: dict[str, str], origin: str | None = "own", **query: Any
) -> int:
    """The status with which the upgrade is refused; 0: it is not."""
    try:
        async with connected(server, table, headers, origin, **query) as socket:
            await socket.until("status")
            return 0
    except InvalidStatus as refusal:
        return refusal.response.status_code


def test_ten_wrong_passwords_then_a_pause(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana = Person(server, "Ana")
        ana.ask("PUT", "/api/me/password", {"login": "ana", "password": "right password"})

        def try_password(word: str, login: str = "ana") -> tuple[int, str]:
            status, _, body = server.request("POST", "/api/login", {"login": login, "password": word})
            return status, body.get("code", "")

        assert [try_password(f"wrong password {n}") for n in range(10)] == [(403, "wrong-password")] * 10
        assert try_password("wrong password") == (429, "try-later")
        assert try_password("right password") == (429, "try-later")
        assert try_password("right password", "somebody else") == (429, "try-later")  # from the same address
        assert ana.ask("GET", "/api/me")["login"] == "ana"  # whoever is in stays in


# --- P15: the right person on the right page


def test_only_our_own_pages_may_open_a_socket(strict: Server) -> None:
    ana = Person(strict, "Ana")
    table, _ = ana.new_table(["me", "open"])
    basic = {"authorization": "Basic YTpi"}
    foreign = [
        None, "null", "http://evil.example", f"https://{strict.address}", "http://127.0.0.1",
        f"{strict.origin}.evil.example", f"http://127.0.0.1:{strict.port + 1}", f"{strict.origin}/",
    ]  # fmt: skip

    async def knock() -> None:
        for origin in foreign:
            assert await refused_status(strict, table, cookie(ana), origin) == 403, origin
        assert await refused_status(strict, table, cookie(ana) | basic, "http://evil.example") == 403
        for origin in (strict.origin, f"http://localhost:{strict.port}"):
            assert await refused_status(strict, table, cookie(ana), origin) == 0

    asyncio.run(knock())


def test_an_allowed_page_may_open_a_socket(tmp_path: Path) -> None:
    page = "https://games.example"
    with serving(tmp_path, AEGEAN_PUBLIC_URL=page) as server:
        status, headers, _ = server.request("POST", "/api/identity", {"name": "Ana"})
        assert status == 201
        flags = {word.strip().lower() for word in headers["set-cookie"].split(";")[1:]}
        assert "secure" in flags
        ana = Person(server, "Ana")
        table, _ = ana.new_table(["me", "open"])
        assert asyncio.run(refused_status(server, table, cookie(ana), page)) == 0
        assert asyncio.run(refused_status(server, table, cookie(ana), "http://games.example")) == 403


def test_cookies_are_for_our_pages_only(strict: Server) -> None:
    _, headers, body = strict.request("POST", "/api/identity", {"name": "Ana"})
    _, again, _ = strict.request("POST", "/api/recover", {"recovery": body["recovery"]})
    for cookie_line in (headers["set-cookie"], again["set-cookie"]):
        flags = {word.strip().lower() for word in cookie_line.split(";")[1:]}
        assert {"httponly", "samesite=strict", "path=/"} <= flags


def bits(word: str) -> int:
    return 8 * len(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)))


def test_secrets_are_long_and_stored_as_hashes(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana = Person(server, "Ana")
        token = ana.ask("POST", "/api/me/tokens", {"label": "bot"})["token"]
        ana.ask("PUT", "/api/me/password", {"login": "ana", "password": "correct horse"})
        table, invite = ana.new_table(["me", "open"])
        second = ana.ask("POST", f"/api/tables/{table}/invite")["invite"]
        words = [ana.cookie.split("=", 1)[1], ana.recovery, token, invite, second]
        assert len(set(words)) == 5
        assert all(bits(word) >= 128 for word in words)
        server.stop()
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for word in (words[0], words[1], token, second):
            assert hashlib.sha256(word.encode()).hexdigest().encode() in stored
        assert b"$argon2id$" in stored
        for word in [*words, "correct horse"]:
            assert word.encode() not in stored
            assert word not in server.read_log()


def commands_for(seat: int, seen: int, action: str) -> list[dict[str, Any]]:
    """Every command that acts for a seat."""
    return [
        {"type": "play", "seat": seat, "seen": seen, "action": action},
        {"type": "why", "seat": seat, "action": action},
        {"type": "preview", "seat": seat, "action": action},
        {"type": "undo", "seat": seat, "seen": seen},
        {"type": "undo", "seat": seat, "seen": seen, "turn": True},
        {"type": "propose", "seat": seat, "what": "undo", "to": 0},
        {"type": "propose", "seat": seat, "what": "takeover", "to": 0},
        {"type": "vote", "seat": seat, "yes": True},
        {"type": "resign", "seat": seat},
        {"type": "come-back", "seat": seat},
    ]


async def code_of(socket: Socket, command: dict[str, Any], name: str) -> str:
    answer = await answered(socket, command["type"], id=name, **{k: v for k, v in command.items() if k != "type"})
    return str(answer.get("code", answer["type"]))


def log_of(server: Server, table: str) -> list[tuple[str, str]]:
    """Every step as it was written: the command and what happened."""
    with sqlite3.connect(Path(server.where) / "aegean.db", timeout=30) as database:
        query = "SELECT command, what FROM steps WHERE table_id = ? ORDER BY seq"
        return database.execute(query, (table,)).fetchall()


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def token_of(person: Person) -> str:
    return str(person.ask("POST", "/api/me/tokens", {"label": "bot"})["token"])


def test_nobody_acts_for_a_seat_that_is_not_theirs(roomy: Server) -> None:
    """Every command for every seat by everybody who does not own it; the owner of the table has no seat."""
    owner, ana, ben, eve = (Person(roomy, name) for name in ("Olga", "Ana", "Ben", "Eve"))
    table, invite = owner.new_table(["open", "open", "greedy"])
    ana.sit(table, 0, invite)
    ben.sit(table, 1, invite)
    owner.ask("POST", f"/api/tables/{table}/start")
    revoked = token_of(ana)
    ana.ask("POST", "/api/me/tokens/revoke", {"token": revoked})
    everybody: dict[str, tuple[dict[str, str], int | None, set[str]]] = {
        "ana": (cookie(ana), 0, {"not-your-seat"}),
        "bens-bot": (bearer(token_of(ben)), 1, {"not-your-seat"}),
        "owner": (cookie(owner), None, {"not-your-seat"}),
        "eve": (cookie(eve), None, {"not-your-seat"}),
        "eves-bot": (bearer(token_of(eve)), None, {"not-your-seat"}),
        "nobody": ({}, None, {"who-are-you", "not-your-seat"}),
    }
    unknown = [bearer(revoked), bearer("x" * 27), cookie(ana) | bearer(revoked)]  # of both the token counts

    async def try_all() -> int:
        tried = 0
        async with sockets_of([ana, ben], table) as (first, second):
            before = await settled(first, second)
            log = log_of(roomy, table)
            for who, (headers, own, codes) in everybody.items():
                async with connected(roomy, table, headers, invite=invite) as socket:
                    tried += await try_everything(socket, who, own, codes, before["seq"])
            for headers in unknown:
                async with connected(roomy, table, headers, invite=invite) as socket:
                    assert (await socket.receive())["code"] == "who-are-you"
            assert log_of(roomy, table) == log
            assert {**await status_now(first), "spectators": 0} == {**before, "spectators": 0}
        return tried

    assert asyncio.run(try_all()) == 10 * (2 * 5 + 4 * 6) + 4


async def try_everything(socket: Socket, who: str, own: int | None, codes: set[str], seq: int) -> int:
    """Each command for each seat but one's own is refused; and who has no seat does not chat."""
    tried = 0
    for seat in (-1, 0, 1, 2, 3, 10**12):
        for number, command in enumerate(commands_for(seat, seq, "bid apollo") if seat != own else []):
            code = await code_of(socket, command, f"{who}{seat % 97}-{number}")
            assert code in codes, (who, command, code)
            tried += 1
    if own is None:
        assert (await answered(socket, "chat", id="c", text="x"))["code"] in ("who-are-you", "players-only"), who
        tried += 1
    return tried


REQUESTS: list[tuple[str, str, Any]] = [
    ("PUT", "/wishes", {"seat": 0, "wishes": {"bids": [], "then": "apollo"}}),
    ("PUT", "/wishes", {"seat": 0, "wishes": None}),
    ("GET", "/wishes?seat=0", None),
    ("POST", "/seat", {"seat": 0, "who": "me"}),
    ("POST", "/seat", {"seat": 0, "who": "open"}),
    ("POST", "/seat", {"seat": 0, "who": "greedy"}),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
]


def test_no_request_acts_for_a_seat_that_is_not_ones_own(roomy: Server) -> None:
    owner, ana, ben, eve = (Person(roomy, name) for name in ("Olga", "Ana", "Ben", "Eve"))
    table, invite = owner.new_table(["open", "open"])
    ana.sit(table, 0, invite)
    ben.sit(table, 1, invite)
    owner.ask("POST", f"/api/tables/{table}/start")
    revoked = token_of(ana)
    ana.ask("POST", "/api/me/tokens/revoke", {"token": revoked})
    # Wishes that bid nothing by themselves: whoever is first to offer, the log stands still.
    ana.ask("PUT", f"/api/tables/{table}/wishes", {"seat": 0, "wishes": {"bids": [], "then": "ask"}})
    log = log_of(roomy, table)
    left = ana.ask("GET", f"/api/tables/{table}/wishes?seat=0")
    for who, headers, statuses in (
        ("ben", cookie(ben), {409}),
        ("bens-bot", bearer(token_of(ben)), {409}),
        ("owner", cookie(owner), {409}),
        ("eve", cookie(eve), {404, 409}),
        ("nobody", {}, {401}),
        ("revoked", bearer(revoked), {401}),
        ("both", cookie(ana) | bearer(revoked), {401}),
    ):
        for method, rest, data in REQUESTS:
            wish = {**data, "invite": invite} if rest == "/seat" else data
            status, _, body = roomy.request(method, f"/api/tables/{table}{rest}", wish, headers)
            assert status in statuses, (who, method, rest, body)
    assert [step for step in log_of(roomy, table) if step not in log] == []
    assert ana.ask("GET", f"/api/tables/{table}/wishes?seat=0") == left


def test_nobody_takes_back_the_token_of_another(roomy: Server) -> None:
    ana, eve = Person(roomy, "Ana"), Person(roomy, "Eve")
    token = token_of(ana)
    status, body = eve.call("POST", "/api/me/tokens/revoke", {"token": token})
    assert (status, body["code"]) == (409, "no-such-token")
    assert roomy.request("GET", "/api/me", None, bearer(token))[2]["id"] == ana.id


async def settled(first: Socket, second: Socket) -> Message:
    """How it stands for the first once a person is asked, and no bot."""
    while True:
        one, other = await status_now(first), await status_now(second)
        if (one["decisions"] or other["decisions"]) and one["seq"] == other["seq"]:
            return await status_now(first)


def test_requests_for_what_is_not_ones_own_are_refused(roomy: Server) -> None:
    (ana, ben), table, invite = people_at_a_table(roomy, ["Ana", "Ben"])
    eve = Person(roomy, "Eve")
    path = f"/api/tables/{table}"
    before = ana.ask("GET", path)
    for person in (ben, eve):
        for method, rest, data in (
            ("PUT", "/wishes", {"seat": 0, "wishes": None}),
            ("GET", "/wishes?seat=0", None),
            ("POST", "/seat", {"seat": 0, "who": "me", "invite": invite}),
            ("POST", "/seat", {"seat": 0, "who": "open", "invite": invite}),
            ("POST", "/seat", {"seat": 0, "who": "greedy", "invite": invite}),
            ("POST", "/start", None),
            ("POST", "/invite", None),
        ):
            status, body = person.call(method, path + rest, data)
            assert status in (404, 409), (method, rest)
            assert body["text"]
    for method, rest in (
        ("GET", "/api/me"),
        ("GET", "/api/my/tables"),
        ("GET", f"{path}/note"),
        ("POST", f"{path}/start"),
    ):
        status, _, body = roomy.request(method, rest)
        assert (status, body["code"]) == (401, "who-are-you")
    assert ana.ask("GET", path) == before


MALFORMED = [
    "", " ", "x", "{", "[]", "null", "17", '"play"', "{}", '{"type":"ping"', '{"type":"ping"}{"type":"ping"}',
    '{"type":"fly"}', '{"type":null}', '{"type":["play"]}', '{"type":"ping","extra":1}', '{"type":"play"}',
    '{"type":"play","id":"a","seat":0,"seen":0}', '{"type":"play","id":"a","seat":"0","seen":0,"action":"x"}',
    '{"type":"play","id":"","seat":0,"seen":0,"action":"x"}',
    '{"type":"play","id":"a b","seat":0,"seen":0,"action":"x"}',
    '{"type":"play","id":"a","seat":0.5,"seen":0,"action":"x"}',
    '{"type":"play","id":"a","seat":0,"seen":0,"action":""}',
    '{"type":"play","id":"a","seat":0,"seen":0,"action":"x","cheat":true}',
    '{"type":"play","id":"' + "a" * 33 + '","seat":0,"seen":0,"action":"x"}',
    '{"type":"play","id":"a","seat":0,"seen":0,"action":"' + "x" * 121 + '"}',
    '{"type":"chat","id":"a","text":""}', '{"type":"chat","id":"a","text":"' + "x" * 501 + '"}',
    '{"type":"chat","id":"a","text":"\\ud800"}', '{"type":"vote","id":"a","seat":0,"yes":1}',
    '{"type":"propose","id":"a","seat":0,"what":"mutiny","to":0}', '{"type":"resume","language":"xx"}',
    '{"type":"resume","after":1e400}', '{"type":"resume","after":' + "[" * 5000 + "]" * 5000 + "}",
    "[" * 10_000, '{"a":' * 2000, '{"type":"play","id":"a","seat":NaN,"seen":0,"action":"x"}',
]  # fmt: skip


def test_malformed_messages_get_an_error_and_change_nothing(roomy: Server) -> None:
    ana = Person(roomy, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)

    async def send_all() -> None:
        async with ana.socket(table) as socket:
            before = await status_now(socket)
            for raw in MALFORMED:
                await socket.connection.send(raw)
                answer = await socket.until("error", "ack", "pong", "status")
                assert (answer["type"], answer.get("code")) == ("error", "bad-message"), (raw[:80], answer)
                assert answer["text"]
            assert await status_now(socket) == before

    asyncio.run(send_all())


def test_bytes_that_are_no_text_harm_nothing(roomy: Server) -> None:
    (ana, ben), table, _ = people_at_a_table(roomy, ["Ana", "Ben"])

    async def send() -> None:
        async with sockets_of([ana, ben], table) as (one, other):
            before = await status_now(other)
            await one.connection.send(b"\xff\xfe\x00")
            try:
                answer = await one.until("error", "pong", "ack")
                assert answer["code"] == "bad-message"
            except ConnectionClosedError:
                pass
            assert await status_now(other) == before
        async with ana.socket(table) as again:
            assert (await again.until("status"))["state"] == "running"

    asyncio.run(send())


@pytest.mark.parametrize("after", ["²", "٣", "-1", "1e3", "x", "9" * 5000, ""])
def test_resuming_from_nonsense_tells_everything_or_nothing(roomy: Server, after: str) -> None:
    ana = Person(roomy, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)
    assert asyncio.run(refused_status(roomy, table, cookie(ana), after=after)) == 0


def test_late_foreign_and_senseless_moves_change_nothing(roomy: Server) -> None:
    people, table, _ = people_at_a_table(roomy, ["Ana", "Ben"])

    async def send() -> None:
        async with sockets_of(people, table) as sockets:
            both = [await status_now(socket) for socket in sockets]
            asked = 0 if both[0]["decisions"] else 1
            decision = both[asked]["decisions"][0]
            good = decision["actions"][0]["text"]
            out_of_turn = {"type": "play", "seat": 1 - asked, "seen": both[0]["seq"], "action": good}
            assert await code_of(sockets[1 - asked], out_of_turn, "o") == "not-your-turn"
            late = {"type": "play", "seat": asked, "seen": decision["since"] - 1, "action": good}
            assert await code_of(sockets[asked], late, "l") == "stale"
            for number, text in enumerate(("bid", "bid hermes 3", "¡hola!", "end end end", "bid ares -1", "\u0000")):
                command = {"type": "play", "seat": asked, "seen": decision["since"], "action": text}
                answer = await code_of(sockets[asked], command, f"s{number}")
                assert answer not in ("ack", "stale", "bad-message"), (text, answer)
            assert [await status_now(socket) for socket in sockets] == both

    asyncio.run(send())


# --- P16: one bad table harms only itself


class FaultyRules:
    """Rules with a fault: one of their parts fails, all others work."""

    def __init__(self, rules: Game[Any], part: str) -> None:
        self.rules = rules
        self.part = part

    def __getattr__(self, name: str) -> Any:
        return self.fail if name == self.part else getattr(self.rules, name)

    def fail(self, *_: object, **__: object) -> Any:
        raise ZeroDivisionError("the purse of seat 1 holds 17")


async def running_table(keeper: Keeper) -> Live:
    about = Created("cyclades", 1, 2, {}, "ana", False, ClockRules(), "")
    live, _ = await keeper.create(about, [Seat("human", "ana", "Ana", nonce="aa" * 16) for _ in range(2)])
    await keeper.act(live, "", lambda table: table.may_start("ana"))
    return live


async def make_a_move(keeper: Keeper, live: Live, command: str) -> int:
    def move(table: Table) -> Any:
        seat, since = next(iter(table.asked_since.items()))
        match = table.playing()
        text = next(o.text for o in open_actions(table))
        assert match is not None
        return table.may_play(seat, since, text)

    return await keeper.act(live, command, move)


def open_actions(table: Table) -> list[Any]:
    return status_for(table, "ana", "en", 0, (), 0).decisions[0].actions


PARTS = ["play", "refusal", "decisions", "seat_names", "parse_action"]


def test_a_hundred_faults_freeze_a_hundred_tables_and_no_other(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(hundred_faults(tmp_path), 10 * PATIENCE_S))


async def hundred_faults(folder: Path) -> None:
    async with an_office(folder) as office:
        keeper = office.keeper
        healthy = await running_table(keeper)
        frozen = []
        for number in range(100):
            live = await running_table(keeper)
            await make_a_move(keeper, live, "good")
            await freeze(keeper, live, PARTS[number % len(PARTS)])
            frozen.append(live)
            if number % 4 == 0:
                await make_a_move(keeper, healthy, f"h{number}")
        assert healthy.table.status == "running"
        assert len(healthy.table.playing().moves) == 25
        again = Keeper(office.storage, office.settings)  # a restart finds them as they were
        for live in frozen[::10]:
            table = (await again.live(live.table.id)).table
            assert (table.status, table.seq, len(table.playing().moves)) == ("frozen", live.table.seq, 1)


async def freeze(keeper: Keeper, live: Live, part: str) -> None:
    """A move that meets the fault is refused, and the table rests where it was."""
    table = live.table
    rules = table.game
    text = open_actions(table)[0].text
    ((seat, since),) = table.asked_since.items()
    view = table.playing().view(seat)
    table.game = table.playing().game = cast("Game[Any]", FaultyRules(rules, part))
    for _ in range(2):  # sent again it is refused again
        with pytest.raises(Refused) as refused:
            await keeper.act(live, "bad", lambda now: now.may_play(seat, since, text))
        assert refused.value.code == "table-frozen"
    live.table.game = live.table.playing().game = rules
    assert live.table.status == "frozen"
    assert live.table.playing().view(seat) == view
    shown = encode(status_for(live.table, "ana", "en", 0, (), 0))
    assert b"ZeroDivisionError" in shown
    assert b"17" not in shown[shown.index(b'"problem"') :]


# --- the description of the API


def test_no_described_request_breaks_the_server(server: Server) -> None:
    """Requests made up from the OpenAPI description, of somebody with a table: none ends in a fault of the server, and
    every answer, refusals too, is as described."""
    schema = schemathesis.openapi.from_url(f"{server.origin}/api/schema/openapi.json", timeout=PATIENCE_S)
    operations = [cast("Any", result).ok() for result in schema.get_all_operations()]
    assert len(operations) > 20
    seen: Counter[int] = Counter()
    for operation in operations:
        try_operation(server, operation, seen)
    assert seen[200] > 20
    assert seen[400] > 20


def try_operation(server: Server, operation: Any, seen: Counter[int]) -> None:
    person = Person(server, "Ana")
    table, _ = person.new_table(["me", "me"], start=True)

    @settings(max_examples=12, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def try_it(case: Any) -> None:
        if "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        answer = case.call(headers={"cookie": person.cookie}, timeout=PATIENCE_S)
        seen[answer.status_code] += 1
        assert answer.status_code < 500, (case.method, case.path, case.body, answer.text)
        case.validate_response(answer, checks=AS_DESCRIBED)

    try_it()


def test_a_number_of_any_size_is_refused_with_a_sentence(roomy: Server) -> None:
    ana = Person(roomy, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)
    path = f"/api/tables/{table}/replay"
    for digits in (20, 26, 400):
        number = "9" * digits
        for asked in (f"{path}/{number}", f"{path}?from=0&to={number}"):
            status, body = ana.call("GET", asked)
            assert (status, body["code"]) == (409, "no-such-move")
            assert body["text"]


def test_a_deeply_nested_request_is_refused(roomy: Server) -> None:
    ana = Person(roomy, "Ana")
    nested = '{"a":' * 2500 + "1" + "}" * 2500
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/login")):
        connection = http.client.HTTPConnection("127.0.0.1", roomy.port, timeout=PATIENCE_S)
        connection.request(method, path, nested, {"content-type": "application/json", "cookie": ana.cookie})
        answer = connection.getresponse()
        assert (answer.status, json.loads(answer.read())["code"]) == (400, "bad-message")
        connection.close()


def test_signs_a_database_cannot_keep_break_nothing(server: Server) -> None:
    ana = Person(server, "Ana")
    table, _ = ana.new_table(["me", "open"])
    for word in ("\u0000", "a\u0000b", "\ud800"):
        send_everywhere(ana, table, word)


def send_everywhere(ana: Person, table: str, word: str) -> None:
    for method, path, data in (
        ("POST", "/api/identity", {"name": word}),
        ("PUT", "/api/me", {"email": word}),
        ("PUT", "/api/me", {"webhook": word}),
        ("POST", "/api/login", {"login": word, "password": "x"}),
        ("POST", "/api/recover", {"recovery": word}),
        ("PUT", f"/api/tables/{table}/note", {"text": word}),
        ("GET", f"/api/tables/{quote(word, errors='surrogatepass')}", None),
        ("GET", f"/api/tables/{quote(word, errors='surrogatepass')}/note", None),
        ("GET", f"/api/tables/{table}?invite={quote(word, errors='surrogatepass')}", None),
    ):
        assert ana.call(method, path, data)[0] < 500, (method, path, data)
