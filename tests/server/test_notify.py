"""Turn notifications as they arrive: a webhook and a mail server of our own listen."""

from __future__ import annotations

import asyncio
import re
import smtplib
import sqlite3
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import quote, urlsplit

import msgspec
import pytest
import sqlalchemy as sa

from aegean.server import notify, schema
from aegean.server.clock import ClockRules
from aegean.server.keeper import Listener, Live
from aegean.server.notify import waits_for
from aegean.server.office import Office
from aegean.server.steps import Created, Seat, StoodIn
from aegean.server.storage import wall_ms
from aegean.server.table import STAND_IN
from tests.server.posting import CERTIFICATE, Hook, Mailbox, listening, wait_for
from tests.server.running import Person, Server
from tests.server.talking import UNHURRIED, an_office


def outbox(server: Server) -> list[tuple[int, int, str, str, int]]:
    """seat, step, channel, state, tries."""
    connection = sqlite3.connect(Path(server.where) / "aegean.db", timeout=30)
    try:
        query = "SELECT seat, seq, channel, state, tries FROM outbox ORDER BY seq, seat, channel"
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def sent(server: Server) -> list[tuple[int, int, str, str, int]]:
    return [row for row in outbox(server) if row[3] == "sent"]


def make_due(server: Server) -> None:
    """As if the time to try again had come."""
    write(server, "UPDATE outbox SET due_at = 0 WHERE state = 'due'")


def write(server: Server, command: str) -> None:
    connection = sqlite3.connect(Path(server.where) / "aegean.db", timeout=30)
    try:
        connection.execute(command)
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


def confirm(server: Server, mailbox: Mailbox, number: int) -> None:
    """Follow the links of so many mails, then the box is empty."""
    wait_for(lambda: len(mailbox.mails) == number, "the mails to confirm an address")
    for _, mail in mailbox.mails:
        (token,) = re.findall(r"/confirm/(\S+)", mail.get_content())
        assert server.request("POST", "/api/me/email/confirm", {"token": token})[0] == 200
    mailbox.mails.clear()


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


LOCAL = UNHURRIED | {"AEGEAN_ALLOW_LOCAL_WEBHOOKS": "1", "AEGEAN_PUBLIC_URL": "http://play.example"}


def test_one_notice_a_turn_and_channel_in_the_language_of_the_person(
    make_server: Callable[..., Server], hook: Hook, mailbox: Mailbox
) -> None:
    port = mailbox.server_address[1]
    server = make_server(**LOCAL, AEGEAN_SMTP_URL=f"smtp://127.0.0.1:{port}", AEGEAN_MAIL_FROM="games@play.example")
    people, table = two_people(server, hook, start=False)
    confirm(server, mailbox, 2)
    people[0].ask("POST", f"/api/tables/{table}/start")
    turns = []
    for _ in range(3):
        seat = asked_seat(people[0], table)
        turns.append(people[seat].name)
        # a notice that came twice would have come before that of the next turn
        wait_for(lambda: min(len(hook.posts), len(mailbox.mails)) >= len(turns), f"turn {len(turns)}")
        asyncio.run(finish_turn(people[seat], table, seat))
    assert [path for path, _ in hook.posts[:3]] == [f"/{name}?x=1" for name in turns]
    assert [to for to, _ in mailbox.mails[:3]] == [f"{name}@x.gr" for name in turns]
    wait_for(lambda: len(sent(server)) >= 6, "that the last ones are written down")
    assert len({row[:3] for row in sent(server)}) == len(sent(server))
    assert all(tries == 1 for *_, tries in sent(server))
    link = f"http://play.example/t/{table}"
    said = {"Ana": "Ana, te toca jugar en Cyclades.", "Luis": "Luis, it is your turn in Cyclades."}
    for (_, post), (_, mail), name in zip(hook.posts, mailbox.mails, turns, strict=False):
        seat = 0 if name == "Ana" else 1
        assert post == {
            "table": table, "seat": seat, "name": name, "game": "cyclades", "link": link, "text": said[name],
        }  # fmt: skip
        assert (mail["subject"], mail["from"]) == (said[name], "games@play.example")
        assert mail.get_content().split() == [*said[name].split(), link]


def test_no_notice_to_an_address_that_nobody_confirmed(
    make_server: Callable[..., Server], hook: Hook, mailbox: Mailbox
) -> None:
    server = make_server(**LOCAL, AEGEAN_SMTP_URL=f"smtp://127.0.0.1:{mailbox.server_address[1]}")
    people, table = two_people(server, hook)
    seat = asked_seat(people[0], table)
    wait_for(lambda: hook.posts, "the notice by the other way")
    wait_for(lambda: len(mailbox.mails) == 2, "the mails to confirm an address")
    assert [row[2:4] for row in outbox(server)] in ([("webhook", "sent")], [("webhook", "sending")])
    # nor to one that is changed between asking and sending: meanwhile no mail is taken
    confirm(server, mailbox, 2)
    mailbox.account = ("nobody", "has it")
    asyncio.run(finish_turn(people[seat], table, seat))
    wait_for(lambda: [row for row in outbox(server) if row[2] == "email" and row[4]], "the first try")
    other = people[asked_seat(people[0], table)]
    other.ask("PUT", "/api/me", {"email": "elsewhere@x.gr"})

    def given_up() -> bool:
        make_due(server)
        return any(row[2:4] == ("email", "void") for row in outbox(server))

    wait_for(given_up, "that it is given up")
    assert [to for to, mail in mailbox.mails if "/t/" in mail.get_content()] == []


def test_a_notice_whose_sender_died_is_sent_again(make_server: Callable[..., Server], hook: Hook) -> None:
    hook.silent.set()
    server = make_server(**LOCAL)
    people, table = two_people(server, hook)
    wait_for(lambda: hook.posts, "the first try")
    server.kill()
    assert [(state, tries) for *_, state, tries in outbox(server)] == [("sending", 0)]
    hook.silent.clear()
    write(server, "UPDATE outbox SET due_at = 0")  # as if some minutes had gone
    server.start()
    wait_for(lambda: [row[3] for row in outbox(server)] == ["sent"], "the second try")
    assert [row[4] for row in outbox(server)] == [2]
    assert [path for path, _ in hook.posts] == [f"/{people[asked_seat(people[0], table)].name}?x=1"] * 2


def test_a_notice_of_which_all_senders_died_is_given_up(make_server: Callable[..., Server], hook: Hook) -> None:
    hook.silent.set()
    server = make_server(**LOCAL)
    two_people(server, hook)
    wait_for(lambda: hook.posts, "the first try")
    server.kill()
    write(server, "UPDATE outbox SET due_at = 0, tries = 4")
    server.start()
    wait_for(lambda: [row[3] for row in outbox(server)] == ["failed"], "that it is given up")
    assert len(hook.posts) == 1


def test_what_the_database_does_not_take_is_queued_later(tmp_path: Path) -> None:
    """Both for somebody who was not there and for somebody who has just left."""

    async def work() -> None:
        async with an_office(tmp_path) as office:
            row, _, _ = await office.people.new("Ana", "en", "")
            await office.storage.change_identity(row["id"], webhook="http://example.com/")
            about = Created("cyclades", 1, 2, {}, row["id"], False, ClockRules(), "")
            live, _ = await office.keeper.create(about, [Seat("human", row["id"], "Ana", nonce="00")] * 2)
            await office.keeper.act(live, "", lambda table: table.may_start(row["id"]))
            await rename(office, "outbox", "away")
            await office.notifier.asked(live.table)
            await office.notifier.look_after_leavers()
            await rename(office, "away", "outbox")
            assert await office.storage.due_notices(wall_ms() + 60_000) == []
            await office.notifier.look_after_leavers()
            (notice,) = await office.storage.due_notices(wall_ms() + 60_000)
            assert (notice["table_id"], notice["channel"]) == (live.table.id, "webhook")

    asyncio.run(work())


async def away_and_asked(office: Office) -> tuple[Live, str]:
    """A table where both seats are of one person, who has a webhook that is refused when something is sent."""
    row, _, _ = await office.people.new("Ana", "en", "")
    await office.storage.change_identity(row["id"], webhook="http://127.0.0.1:9/")
    about = Created("cyclades", 1, 2, {}, row["id"], False, ClockRules(), "")
    live, _ = await office.keeper.create(about, [Seat("human", row["id"], "Ana", nonce="00")] * 2)
    await office.keeper.act(live, "", lambda table: table.may_start(row["id"]))
    return live, row["id"]


async def queued(office: Office) -> list[int]:
    """The steps of which notices wait."""
    return [notice["seq"] for notice in await office.storage.due_notices(wall_ms() + 60_000)]


def test_whoever_moves_and_is_asked_on_is_not_told_but_a_bid_left_with_the_server_tells(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_office(tmp_path) as office:
            live, _ = await away_and_asked(office)
            (seat,) = live.table.asked_since
            await office.keeper.act(live, "", lambda table: table.may_play(seat, table.seq, "bid apollo"))
            await office.notifier.asked(live.table)
            await office.keeper.act(live, "", lambda table: table.may_undo(seat, table.seq, False))
            await office.notifier.asked(live.table)
            assert await queued(office) == []
            bid = await office.keeper.act(
                live, "", lambda table: table.may_play(seat, table.seq, "bid apollo", "delegate")
            )
            await office.notifier.asked(live.table)
            assert await queued(office) == [bid]
            await office.keeper.stop()

    asyncio.run(work())


def test_who_is_there_or_stood_in_for_is_not_told_until_leaving(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_office(tmp_path) as office:
            office.keeper.closing = True  # the stand-in does not move
            live, who = await away_and_asked(office)
            ((seat, since),) = live.table.asked_since.items()
            listener = Listener(who, "en", lambda _: None)
            office.keeper.attach(live, listener)
            await office.notifier.asked(live.table)
            await office.notifier.look_after_leavers()
            assert await queued(office) == []
            live.listeners.discard(listener)
            await office.keeper.act(live, "", lambda _: StoodIn(seat, STAND_IN))
            await office.notifier.asked(live.table)
            assert not waits_for(live.table, seat, since)
            assert await queued(office) == []
            await office.keeper.act(live, "", lambda table: table.may_come_back(seat))
            await office.notifier.look_after_leavers()
            assert await queued(office) == [since], "who was there is told after leaving"
            await office.keeper.stop()

    asyncio.run(work())


def test_notices_wait_for_their_time_and_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "GRACE_MS", 1_000_000)

    async def work() -> None:
        async with an_office(tmp_path) as office:
            live, _ = await away_and_asked(office)
            await office.notifier.asked(live.table)

            async def states() -> list[str]:
                await office.notifier.send_due()
                while office.keeper.tasks:
                    await asyncio.wait(office.keeper.tasks)
                async with office.storage.engine.connect() as connection:
                    return list(await connection.scalars(sa.select(schema.outbox.c.state)))

            assert await states() == ["due"], "there is time to come back"
            async with office.storage.engine.begin() as connection:
                await connection.execute(schema.outbox.update().values(due_at=0))
            office.notifier.sending = notify.AT_ONCE
            assert await states() == ["due"], "so many are being sent"
            office.notifier.sending -= 1
            assert await states() == ["failed"]
            assert office.notifier.sending == notify.AT_ONCE - 1, "there is room for the next one"

    asyncio.run(work())


# --- mail servers that ask for more


USER, PASSWORD = "games@play.example", "a/b:c@d %41"
SECRETS = f"{quote(USER, safe='')}:{quote(PASSWORD, safe='')}"


@contextmanager
def a_mailbox(tls: str, account: tuple[str, str] | None = (USER, PASSWORD)) -> Iterator[Mailbox]:
    yield from listening(Mailbox(tls, account))


def a_mail() -> EmailMessage:
    return notify.new_mail(USER, "ana@x.gr", "Your turn", "Come.")


def url_of(box: Mailbox, host: str = "localhost", secrets: str = SECRETS) -> str:
    scheme = "smtps" if box.tls == "at once" else "smtp"
    return f"{scheme}://{secrets}@{host}:{box.server_address[1]}"


@pytest.mark.parametrize("tls", ["offered", "at once"])
def test_a_server_logs_in_at_its_mail_server_and_nobody_reads_along(
    make_server: Callable[..., Server], hook: Hook, tls: str
) -> None:
    with a_mailbox(tls) as box:
        server = make_server(**LOCAL, AEGEAN_SMTP_URL=url_of(box), SSL_CERT_FILE=str(CERTIFICATE))
        people, table = two_people(server, hook, start=False)
        confirm(server, box, 2)
        people[0].ask("POST", f"/api/tables/{table}/start")
        wait_for(lambda: box.mails, "the notice")
        assert box.mails[0][0] == f"{people[asked_seat(people[0], table)].name}@x.gr"
        in_the_open = {word for encrypted, word in box.commands if not encrypted}
        assert in_the_open == ({"EHLO", "STARTTLS"} if tls == "offered" else set())
        assert (True, "AUTH") in box.commands
        assert PASSWORD not in server.read_log()


@pytest.mark.parametrize("tls", ["offered", "at once"])
def test_no_mail_and_no_password_to_whom_the_certificate_does_not_name(
    monkeypatch: pytest.MonkeyPatch, tls: str
) -> None:
    with a_mailbox(tls) as box:
        with pytest.raises(ssl.SSLCertVerificationError):  # nobody has vouched for it
            notify.send_mail(url_of(box), a_mail())
        monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
        with pytest.raises(ssl.SSLCertVerificationError):  # it is another's
            notify.send_mail(url_of(box, host="127.0.0.1"), a_mail())
        assert not [word for _, word in box.commands if word not in ("EHLO", "STARTTLS")]
        notify.send_mail(url_of(box), a_mail())
        assert [to for to, _ in box.mails] == ["ana@x.gr"]


def test_a_wrong_password_sends_nothing_and_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with a_mailbox("offered") as box:
        with pytest.raises(smtplib.SMTPAuthenticationError):
            notify.send_mail(url_of(box, secrets="games:wrong"), a_mail())
        with pytest.raises(smtplib.SMTPException):
            notify.send_mail(f"smtp://localhost:{box.server_address[1]}", a_mail())
        assert box.mails == []

        async def state_after(problem: str) -> list[tuple[str, int]]:
            (tmp_path / problem).mkdir()
            async with an_office(tmp_path / problem) as office:
                live, who = await away_and_asked(office)
                await office.storage.change_identity(who, webhook=None, email="ana@x.gr", email_confirmed=True)
                secrets, host = ("games:wrong", "localhost") if problem == "password" else (SECRETS, "127.0.0.1")
                office.notifier.settings = msgspec.structs.replace(office.settings, smtp_url=url_of(box, host, secrets))
                await office.notifier.asked(live.table)
                (notice,) = await office.storage.due_notices(wall_ms() + 60_000)
                assert await office.storage.claim_notice(notice)
                await office.notifier.send(notice)
                async with office.storage.engine.connect() as connection:
                    rows = await connection.execute(sa.select(schema.outbox.c.state, schema.outbox.c.tries))
                    return [(row.state, row.tries) for row in rows]

        for problem in ("password", "certificate"):
            assert asyncio.run(state_after(problem)) == [("due", 1)], problem


async def rename(office: Office, old: str, new: str) -> None:
    async with office.storage.engine.begin() as connection:
        await connection.exec_driver_sql(f"ALTER TABLE {old} RENAME TO {new}")


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
            sockets = [first, second]
            for socket in sockets:
                await socket.until("status")  # from here on they are there
            people[0].ask("POST", f"/api/tables/{table}/start")
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


def test_who_was_at_the_table_when_the_server_died_is_told(make_server: Callable[..., Server], hook: Hook) -> None:
    """Their browser closed meanwhile: nobody came back."""
    server = make_server(**LOCAL)
    people, table = two_people(server, hook, start=False)

    async def be_asked_and_die() -> int:
        async with people[0].socket(table) as one, people[1].socket(table) as other:
            for socket in (one, other):
                await socket.until("status")
            people[0].ask("POST", f"/api/tables/{table}/start")
            seat = asked_seat(people[0], table)
            server.kill()
            return seat

    seat = asyncio.run(be_asked_and_die())
    assert hook.posts == []
    server.start()
    wait_for(lambda: len(hook.posts) == 1, "the notice")
    assert hook.posts[0][0] == f"/{people[seat].name}?x=1"


@pytest.mark.parametrize("address", ["ftp://example.com/", "http://127.0.0.1:9/", "https://[::1]/", "http://10.0.0.1/",
                                     "http://[::ffff:127.0.0.1]/", "http://169.254.169.254/", "http:///x", "hello",
                                     "http://example.com/a b", "http://example.com:99999/", "http://224.0.1.1/",
                                     "https://[ff0e::1]/", "http://[2002:7f00:1::]/"])  # fmt: skip
def test_webhooks_that_are_refused(shared: Server, address: str) -> None:
    person = Person(shared, "Ana")
    status, body = person.call("PUT", "/api/me", {"webhook": address})
    assert (status, body["code"]) == (400, "bad-webhook")
    assert person.ask("GET", "/api/me")["webhook"] is None


def test_what_opens_a_webhook_is_not_told_as_its_host() -> None:
    head = notify._request(urlsplit("https://user:word@example.com:8443/x?y=1"), b"{}").split(b"\r\n")
    assert head[:2] == [b"POST /x?y=1 HTTP/1.1", b"Host: example.com:8443"]
    assert not [line for line in head if b"word" in line]


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
