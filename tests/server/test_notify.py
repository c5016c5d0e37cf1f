"""Turn notifications as they arrive: a webhook and a mail server of our own listen."""

from __future__ import annotations

import asyncio
import json
import socketserver
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import LOOK_S, Person, Server

WAIT_S = 40.0


class Hook(ThreadingHTTPServer):
    """Keeps what is posted. `answer` is the status it gives, `to` where it then points."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), HookHandler)
        self.posts: list[tuple[str, dict[str, Any]]] = []
        self.answer = 204
        self.to = ""

    def address(self, path: str, host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.server_address[1]}{path}"


class HookHandler(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.posts.append((self.path, json.loads(body)))
        self.send_response(self.server.answer)
        if self.server.to:
            self.send_header("location", self.server.to)
        self.end_headers()

    do_GET = do_POST  # noqa: N815

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Mailbox(socketserver.ThreadingTCPServer):
    """Enough of SMTP to take a mail."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailHandler)
        self.mails: list[tuple[str, EmailMessage]] = []


class MailHandler(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        to = ""
        for line in self.rfile:
            word = line.split()[0].upper()
            if word == b"RCPT":
                to = line.decode().partition("<")[2].partition(">")[0]
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line)
                mail = message_from_bytes(b"".join(lines), _class=EmailMessage, policy=policy.default)
                self.server.mails.append((to, mail))
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                return


def serving(server: socketserver.BaseServer) -> Iterator[Any]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture
def hook() -> Iterator[Hook]:
    yield from serving(Hook())


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    yield from serving(Mailbox())


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    made: list[Server] = []

    def make(**environment: str) -> Server:
        made.append(Server(tmp_path, environment=environment))
        return made[-1].start()

    yield make
    for server in made:
        server.close()


def wait_for(what: Callable[[], Any], about: str) -> Any:
    until = time.monotonic() + WAIT_S
    while not (found := what()):
        assert time.monotonic() < until, about
        time.sleep(LOOK_S)
    return found


def outbox(server: Server) -> list[tuple[int, int, str, str, int]]:
    """seat, step, channel, state, tries."""
    connection = sqlite3.connect(Path(server.where) / "aegean.db", timeout=30)
    try:
        query = "SELECT seat, seq, channel, state, tries FROM outbox ORDER BY seq, seat, channel"
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def make_due(server: Server) -> None:
    """As if the time to try again had come."""
    connection = sqlite3.connect(Path(server.where) / "aegean.db", timeout=30)
    try:
        connection.execute("UPDATE outbox SET due_at = 0 WHERE state = 'due'")
        connection.commit()
    finally:
        connection.close()


def two_people(server: Server, hook: Hook, start: bool = True) -> tuple[list[Person], str]:
    people = [Person(server, "Ana"), Person(server, "Luis")]
    for person in people:
        person.ask("PUT", "/api/me", {"webhook": hook.address(f"/{person.name}?x=1"), "email": f"{person.name}@x.gr"})
    people[0].ask("PUT", "/api/me", {"language": "es"})
    table, invite = people[0].new_table(["me", "open"])
    people[1].sit(table, 1, invite)
    if start:
        people[0].ask("POST", f"/api/tables/{table}/start")
    return people, table


def asked_seat(person: Person, table: str) -> int:
    (seat,) = [seat["seat"] for seat in person.ask("GET", f"/api/tables/{table}")["seats"] if seat["asked"]]
    return int(seat)


async def finish_turn(person: Person, table: str, seat: int) -> None:
    """Come, answer until somebody else is asked, go."""
    async with person.socket(table) as socket:
        number = 0
        status = await socket.until("status")
        while status["decisions"]:
            decision = status["decisions"][0]
            assert decision["seat"] == seat
            number += 1
            command = {"id": f"{seat}-{decision['since']}-{number}", "seat": seat, "seen": decision["since"]}
            await socket.send("play", **command, action=decision["actions"][0]["text"])
            status = await socket.until("status", "error")
            assert status["type"] == "status", status


LOCAL = {"AEGEAN_ALLOW_LOCAL_WEBHOOKS": "1", "AEGEAN_PUBLIC_URL": "http://play.example"}


def test_one_notice_a_turn_and_channel_in_the_language_of_the_person(
    make_server: Callable[..., Server], hook: Hook, mailbox: Mailbox
) -> None:
    port = mailbox.server_address[1]
    server = make_server(**LOCAL, AEGEAN_SMTP_URL=f"smtp://127.0.0.1:{port}", AEGEAN_MAIL_FROM="games@play.example")
    people, table = two_people(server, hook)
    turns = []
    for _ in range(3):
        seat = asked_seat(people[0], table)
        turns.append(people[seat].name)
        # a notice that came twice would have come before that of the next turn
        wait_for(lambda: min(len(hook.posts), len(mailbox.mails)) >= len(turns), f"turn {len(turns)}")
        asyncio.run(finish_turn(people[seat], table, seat))
    assert [path for path, _ in hook.posts[:3]] == [f"/{name}?x=1" for name in turns]
    assert [to for to, _ in mailbox.mails[:3]] == [f"{name}@x.gr" for name in turns]
    sent = [row for row in outbox(server) if row[3] == "sent"]
    assert len({row[:3] for row in sent}) == len(sent) >= 6
    assert all(tries == 1 for *_, tries in sent)
    link = f"http://play.example/tables/{table}"
    said = {"Ana": "Ana, te toca jugar en Cyclades.", "Luis": "Luis, it is your turn in Cyclades."}
    for (_, post), (_, mail), name in zip(hook.posts, mailbox.mails, turns, strict=False):
        seat = 0 if name == "Ana" else 1
        assert post == {
            "table": table, "seat": seat, "name": name, "game": "cyclades", "link": link, "text": said[name],
        }  # fmt: skip
        assert (mail["subject"], mail["from"]) == (said[name], "games@play.example")
        assert mail.get_content().split() == [*said[name].split(), link]


def test_no_notice_after_the_move(make_server: Callable[..., Server], hook: Hook) -> None:
    hook.answer = 500  # so that it has to be tried again
    server = make_server(**LOCAL)
    people, table = two_people(server, hook)
    seat = asked_seat(people[0], table)
    wait_for(lambda: hook.posts, "the first try")
    asyncio.run(finish_turn(people[seat], table, seat))
    tried = [path for path, _ in hook.posts].count(f"/{people[seat].name}?x=1")

    def settled() -> bool:
        make_due(server)
        first = outbox(server)[0]
        assert first[0] == seat
        return first[3] == "void"

    wait_for(settled, "the notice of a turn that is over")
    assert [path for path, _ in hook.posts].count(f"/{people[seat].name}?x=1") == tried


def test_gives_up_after_five_tries(make_server: Callable[..., Server], hook: Hook) -> None:
    hook.answer = 302
    hook.to = hook.address("/elsewhere")
    server = make_server(**LOCAL)
    people, table = two_people(server, hook)

    def given_up() -> bool:
        make_due(server)
        return [row[3] for row in outbox(server)] == ["failed"]

    wait_for(given_up, "the end of the tries")
    # five tries, and the redirection was not followed
    assert [path for path, _ in hook.posts] == [f"/{people[asked_seat(people[0], table)].name}?x=1"] * 5


def test_who_is_at_the_table_is_told_only_after_leaving(make_server: Callable[..., Server], hook: Hook) -> None:
    server = make_server(**LOCAL)
    people, table = two_people(server, hook, start=False)

    async def play() -> int:
        async with people[0].socket(table) as first, people[1].socket(table) as second:
            people[0].ask("POST", f"/api/tables/{table}/start")
            sockets = [first, second]
            seat, mover, seq = asked_seat(people[0], table), -1, 0
            # whoever moves and is asked on is still in the same turn
            while seq < 10 or seat == mover:
                await sockets[seat].send("resume", after=seq)
                while (status := await sockets[seat].until("status"))["seq"] < seq or not status["decisions"]:
                    pass
                decision = status["decisions"][0]
                command = {"id": f"c{seq}", "seat": seat, "seen": decision["since"]}
                await sockets[seat].send("play", **command, action=decision["actions"][0]["text"])
                seq = (await sockets[seat].until("ack"))["seq"]
                seat, mover = asked_seat(people[0], table), seat
            assert outbox(server) == []
            return seat

    seat = asyncio.run(play())
    wait_for(lambda: hook.posts, "the notice of whoever left")
    wait_for(lambda: [row[3] for row in outbox(server)] == ["sent"], "that it is written down")
    assert [path for path, _ in hook.posts] == [f"/{people[seat].name}?x=1"]


@pytest.mark.parametrize("address", ["ftp://example.com/", "http://127.0.0.1:9/", "https://[::1]/", "http://10.0.0.1/",
                                     "http://[::ffff:127.0.0.1]/", "http://169.254.169.254/", "http:///x", "hello",
                                     "http://example.com/a b", "http://example.com:99999/"])  # fmt: skip
def test_webhooks_that_are_refused(shared: Server, address: str) -> None:
    person = Person(shared, "Ana")
    status, body = person.call("PUT", "/api/me", {"webhook": address})
    assert (status, body["code"]) == (400, "bad-webhook")
    assert person.ask("GET", "/api/me")["webhook"] is None


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("shared"))
    try:
        yield server.start()
    finally:
        server.close()


def test_a_name_that_leads_home_is_refused_when_sending(make_server: Callable[..., Server], hook: Hook) -> None:
    server = make_server()
    ana = Person(server, "Ana")
    ana.ask("PUT", "/api/me", {"webhook": hook.address("/x", host="localhost")})
    ana.new_table(["me", "me"], start=True)
    wait_for(lambda: [row[3] for row in outbox(server)] == ["failed"], "the refusal")
    assert hook.posts == []
