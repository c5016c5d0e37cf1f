"""People: several devices, recovery, tokens, confirmed addresses, and how much anybody may ask."""

from __future__ import annotations

import asyncio
import http.client
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.connection import ASGIConnection

from aegean.core.errors import AegeanError
from aegean.server import office as office_module
from aegean.server import people as people_module
from aegean.server.limits import Backoff, Buckets
from aegean.server.people import address_of, device_of
from aegean.server.settings import Settings
from aegean.server.storage import DAY_MS, HOUR_MS, Storage, wall_ms
from aegean.server.tokens import hashed, new_token
from aegean.server.web import RARE, create_app
from tests.server.posting import Mailbox, wait_for
from tests.server.running import ANSWER_S, Person, Server, Socket
from tests.server.talking import an_office, connected, cookie, serving

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML) Version/18.0 Safari/604.1"
LONG_AGO = wall_ms() - 100 * DAY_MS
STRICT = {"AEGEAN_REQUESTS_PER_SECOND": "", "AEGEAN_NEW_PER_MINUTE": ""}


@pytest.fixture(scope="module")
def aegean(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("people")) as server:
        yield server


def login_of(person: Person) -> dict[str, str]:
    """Gives the person a password; what to log in with."""
    words = {"login": f"u{person.id[:20]}", "password": "a long password"}
    person.ask("PUT", "/api/me/password", words)
    return words


def another_device(server: Server, words: dict[str, str], agent: str = SAFARI) -> tuple[dict[str, str], Any]:
    """Its cookie and the answer to the log-in."""
    status, headers, body = server.request("POST", "/api/login", words, {"user-agent": agent})
    assert status == 201, body
    return {"cookie": headers["set-cookie"].split(";")[0]}, body


def is_known(server: Server, headers: dict[str, str]) -> bool:
    status, _, body = server.request("GET", "/api/me", None, headers)
    assert (status, body.get("code")) in ((200, None), (401, "who-are-you"))
    return bool(status == 200)


def sessions(server: Server, headers: dict[str, str]) -> list[dict[str, Any]]:
    status, _, body = server.request("GET", "/api/me/sessions", None, headers)
    assert status == 200
    return list(body)


# --- devices


def test_a_second_device_leaves_the_first_one_and_the_recovery_word_as_they_are(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    phone, body = another_device(aegean, login_of(ana))
    assert (body["me"]["id"], body["recovery"]) == (ana.id, None)
    assert is_known(aegean, cookie(ana))
    assert is_known(aegean, phone)
    assert aegean.request("POST", "/api/recover", {"recovery": ana.recovery})[0] == 201


def test_devices_are_listed_and_can_be_logged_out_one_by_one(aegean: Server) -> None:
    ana, ben = Person(aegean, "Ana"), Person(aegean, "Ben")
    words = login_of(ana)
    phone, _ = another_device(aegean, words)
    desk, _ = another_device(aegean, words, FIREFOX)
    seen = sessions(aegean, phone)
    assert [(line["label"], line["current"]) for line in seen] == [
        ("", False), ("Safari, iPhone", True), ("Firefox, Linux", False),
    ]  # fmt: skip
    assert [set(line) for line in seen] == [{"id", "label", "created_at", "used_at", "current"}] * 3
    shown = str(seen)
    for word in (ana.cookie, phone["cookie"], desk["cookie"]):
        assert word.partition("=")[2] not in shown
        assert hashed(word.partition("=")[2]) not in shown
    foreign = ben.call("DELETE", f"/api/me/sessions/{seen[2]['id']}")
    assert (foreign[0], foreign[1]["code"]) == (409, "no-such-session")
    assert is_known(aegean, desk)
    assert aegean.request("DELETE", f"/api/me/sessions/{seen[2]['id']}", None, phone)[0] == 204
    assert [is_known(aegean, device) for device in (cookie(ana), phone, desk)] == [True, True, False]
    assert [line["id"] for line in sessions(aegean, phone)] == [line["id"] for line in seen[:2]]


def test_logging_out_ends_this_device_only(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    phone, _ = another_device(aegean, login_of(ana))
    status, headers, _ = aegean.request("POST", "/api/me/logout", None, phone)
    assert status == 204
    name, _, rest = headers["set-cookie"].partition(";")
    assert name in ("aegean=", 'aegean=""')
    assert "max-age=0" in rest.lower()
    assert [is_known(aegean, device) for device in (cookie(ana), phone)] == [True, False]


def test_logging_out_everywhere_else_ends_all_but_this_device(aegean: Server) -> None:
    ana, ben = Person(aegean, "Ana"), Person(aegean, "Ben")
    words = login_of(ana)
    devices = [another_device(aegean, words)[0] for _ in range(3)]
    assert aegean.request("POST", "/api/me/logout-others", None, devices[1])[0] == 204
    known = [is_known(aegean, device) for device in (cookie(ana), *devices, cookie(ben))]
    assert known == [False, False, True, False, True]


def test_recovery_ends_all_other_devices_and_renews_the_word(aegean: Server) -> None:
    ana, ben = Person(aegean, "Ana"), Person(aegean, "Ben")
    phone, _ = another_device(aegean, login_of(ana))
    token = ana.ask("POST", "/api/me/tokens", {"label": "bot"})["token"]
    status, headers, body = aegean.request("POST", "/api/recover", {"recovery": ana.recovery})
    assert (status, body["me"]["id"]) == (201, ana.id)
    assert body["recovery"] not in (None, ana.recovery)
    new = {"cookie": headers["set-cookie"].split(";")[0]}
    bot = {"authorization": f"Bearer {token}"}
    known = [is_known(aegean, device) for device in (cookie(ana), phone, new, bot, cookie(ben))]
    assert known == [False, False, True, True, True]
    again, _, refused = aegean.request("POST", "/api/recover", {"recovery": ana.recovery})
    assert (again, refused["code"]) == (403, "recovery-unknown")
    assert is_known(aegean, new)


def test_a_new_recovery_word_voids_the_old_one_and_no_device(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    word = ana.ask("POST", "/api/me/recovery")["recovery"]
    assert aegean.request("POST", "/api/recover", {"recovery": ana.recovery})[0] == 403
    assert is_known(aegean, cookie(ana))
    assert aegean.request("POST", "/api/recover", {"recovery": word})[2]["me"]["id"] == ana.id
    assert aegean.request("POST", "/api/me/recovery", None)[0] == 401


def test_of_two_who_recover_at_once_one_comes_too_late(tmp_path: Path) -> None:
    async def race() -> None:
        async with an_office(tmp_path) as office:
            _, _, recovery = await office.people.new("Ana", "en", "")
            words = [office.storage.recover(hashed(recovery), hashed(new_token()), fresh_session()) for _ in range(4)]
            assert sorted(found is not None for found in await asyncio.gather(*words)) == [False, False, False, True]

    asyncio.run(race())


def fresh_session() -> dict[str, Any]:
    return {"cookie_hash": hashed(new_token()), "label": "", "created_at": wall_ms(), "used_at": wall_ms()}


def test_a_device_that_comes_back_is_noted_to_the_hour(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana = Person(server, "Ana")
        (before,) = sessions(server, cookie(ana))
        assert sessions(server, cookie(ana)) == [before], "not at every request"
        sql(server, "UPDATE sessions SET used_at = used_at - ?", 2 * HOUR_MS)
        is_known(server, cookie(ana))
        (after,) = sessions(server, cookie(ana))
        assert before["used_at"] <= after["used_at"] < before["used_at"] + HOUR_MS


def test_a_device_that_was_forgotten_is_logged_out(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana = Person(server, "Ana")
        phone, _ = another_device(server, login_of(ana))
        mine = hashed(ana.cookie.partition("=")[2])
        for days, known in ((399, True), (401, False)):
            sql(server, "UPDATE sessions SET used_at = ? WHERE cookie_hash = ?", wall_ms() - days * DAY_MS, mine)
            assert is_known(server, cookie(ana)) == known
        assert [line["current"] for line in sessions(server, phone)] == [True]
        assert is_known(server, phone)


def test_whoever_keeps_coming_keeps_the_cookie(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana = Person(server, "Ana")
        token = {"authorization": f"Bearer {ana.ask('POST', '/api/me/tokens', {'label': 'bot'})['token']}"}
        for days, renewed in ((29, False), (31, True), (390, True)):
            sql(server, "UPDATE sessions SET created_at = ?", wall_ms() - days * DAY_MS)
            status, headers, _ = server.request("GET", "/api/me", None, cookie(ana))
            assert status == 200
            given = headers.get("set-cookie", "")
            assert given.startswith(f"{ana.cookie};") == renewed, "the same word, not a new one"
            assert ("Max-Age=34560000" in given and "HttpOnly" in given) == renewed
            assert "set-cookie" not in server.request("GET", "/api/me", None, token)[1]
            assert "set-cookie" not in server.request("GET", "/api/me", None, {"cookie": "aegean=unknown"})[1]


def test_a_new_password_ends_all_other_devices(aegean: Server) -> None:
    ana, ben = Person(aegean, "Ana"), Person(aegean, "Ben")
    words = login_of(ana)
    phone, _ = another_device(aegean, words)
    desk, _ = another_device(aegean, words, FIREFOX)
    token = ana.ask("POST", "/api/me/tokens", {"label": "bot"})["token"]
    taken = login_of(ben)["login"]
    wrong = aegean.request("PUT", "/api/me/password", {"login": taken, "password": "another one"}, phone)
    assert (wrong[0], wrong[2]["code"]) == (403, "login-taken")
    assert is_known(aegean, desk), "nothing has changed"
    new = words | {"password": "another password"}
    assert aegean.request("PUT", "/api/me/password", new, phone)[0] == 200
    bot = {"authorization": f"Bearer {token}"}
    known = [is_known(aegean, device) for device in (cookie(ana), phone, desk, bot, cookie(ben))]
    assert known == [False, True, False, True, True]
    assert aegean.request("POST", "/api/login", words)[0] == 403
    assert aegean.request("POST", "/api/login", new)[0] == 201


def test_a_long_login_is_kept_as_it_is_shown_and_opens(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    long = f"  Somebody   with {ana.id} "
    shown = ana.ask("PUT", "/api/me/password", {"login": long, "password": "a long password"})["login"]
    assert ana.ask("GET", "/api/me")["login"] == shown
    assert another_device(aegean, {"login": long, "password": "a long password"})[1]["me"]["id"] == ana.id


def test_wrong_passwords_count_for_the_name_and_for_the_address(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_office(tmp_path) as office:
            people = office.people
            people.wrong_passwords = Backoff(most=2, window=900)
            row, word, _ = await people.new("Ana", "en", "")
            ana = row | {"credential": hashed(word)}
            short = await refusal(people.set_password(ana, "ana", "1234567"))
            await people.set_password(ana, "ana", "12345678")

            async def try_it(name: str, password: str, address: str) -> str:
                return await refusal(people.log_in(name, password, address, ""))

            assert short == "password-short"
            assert await try_it("ana", "wrong", "one") == "wrong-password"
            assert await try_it("ana", "12345678", "two") == ""
            assert await try_it("ana", "wrong", "three") == "wrong-password", "success forgets what the name failed"
            assert await try_it("ana", "12345678", "one") == ""
            assert await try_it("nobody", "wrong", "one") == "wrong-password"
            assert await try_it("ana", "12345678", "one") == "try-later", "but not what the address failed"
            for address in ("four", "five"):
                assert await try_it("ana", "wrong", address) == "wrong-password"
            assert await try_it("ana", "12345678", "six") == "try-later"

    asyncio.run(work())


async def refusal(work: Awaitable[object]) -> str:
    """The code; "" if it was allowed."""
    try:
        await work
    except AegeanError as error:
        return error.code
    return ""


def test_of_credentials_that_were_seen_not_too_many_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "MOST_KNOWN", 3)

    async def work() -> None:
        async with an_office(tmp_path) as office:
            for number in range(10):
                row, word, _ = await office.people.new("Ana", "en", "")
                scope: Any = {"type": "http", "headers": [(b"cookie", f"aegean={word}".encode())]}
                found = await office.people.of(ASGIConnection(scope))
                assert found is not None
                assert (found["id"], found["credential"]) == (row["id"], hashed(word))
                assert office.people.seen[hashed(word)] == row["id"]
                assert len(office.people.seen) <= 3, number
            office.people.seen[hashed("gone")] = row["id"]
            gone: Any = {"type": "http", "headers": [(b"cookie", b"aegean=gone")]}
            assert await office.people.of(ASGIConnection(gone)) is None
            assert hashed("gone") not in office.people.seen, "it counts for its address from now on"

    asyncio.run(work())


@pytest.mark.parametrize(("agent", "label"), [
    (FIREFOX, "Firefox, Linux"), (SAFARI, "Safari, iPhone"), ("", ""), ("curl/8", ""),
    ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit (KHTML) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
    ("Mozilla/5.0 (Linux; Android 15) AppleWebKit (KHTML) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
    ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit (KHTML) Version/18 Safari/605", "Safari, Mac"),
    ("Firefox/ Android " * 50, "Firefox, Android"),
])  # fmt: skip
def test_a_device_is_named_by_its_browser_and_its_system(agent: str, label: str) -> None:
    assert device_of(agent) == label


def sql(server: Server, command: str, *values: Any) -> None:
    connection = sqlite3.connect(Path(server.where) / "aegean.db", timeout=30)
    try:
        assert connection.execute(command, values).rowcount > 0
        connection.commit()
    finally:
        connection.close()


# --- identities of the first schema


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_who_came_under_the_first_schema_is_who_it_was(
    tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    where: str | Path = tmp_path if database == "sqlite" else request.getfixturevalue("postgres")
    server = Server(where)
    words = {name: (new_token(), new_token(), new_token()) for name in ("ana", "ben")}
    asyncio.run(make_old(server.database_url, words))
    try:
        server.start()
        for name, (cookie_word, recovery, token) in words.items():
            by_cookie = server.request("GET", "/api/me", None, {"cookie": f"aegean={cookie_word}"})[2]
            assert (by_cookie["id"], by_cookie["name"]) == (f"id of {name}", name.capitalize())
            email = {"ana": "ana@x.gr", "ben": None}[name]
            assert (by_cookie["email"], by_cookie["email_confirmed"]) == (email, email is not None)
            assert server.request("GET", "/api/me", None, {"authorization": f"Bearer {token}"})[2] == by_cookie
            (session,) = sessions(server, {"cookie": f"aegean={cookie_word}"})
            assert (session["label"], session["created_at"], session["current"]) == ("", LONG_AGO, True)
            assert server.request("POST", "/api/recover", {"recovery": recovery})[2]["me"] == by_cookie
    finally:
        server.close()


async def make_old(url: str, words: dict[str, tuple[str, str, str]]) -> None:
    """Two people in a database as revision 0001 made it."""
    storage = Storage.connect(url)
    await storage.upgrade("0001")
    person = sa.text(
        "INSERT INTO identities (id, name, cookie_hash, recovery_hash, email, language, created_at) "
        "VALUES (:id, :name, :cookie, :recovery, :email, 'es', :at)"
    )
    bot = sa.text("INSERT INTO tokens (token_hash, identity, label, created_at) VALUES (:token, :id, 'bot', 6)")
    async with storage.engine.begin() as connection:
        for name, (cookie_word, recovery, token) in words.items():
            values = {"id": f"id of {name}", "name": name.capitalize(), "email": "ana@x.gr" if name == "ana" else None}
            hashes = {"cookie": hashed(cookie_word), "recovery": hashed(recovery), "at": LONG_AGO}
            await connection.execute(person, values | hashes)
            await connection.execute(bot, {"id": f"id of {name}", "token": hashed(token)})
    await storage.close()


# --- tokens


def test_tokens_are_listed_without_themselves_and_revoked_by_name(aegean: Server) -> None:
    ana, ben = Person(aegean, "Ana"), Person(aegean, "Ben")
    made = [ana.ask("POST", "/api/me/tokens", {"label": f"bot {n}"}) for n in range(2)]
    listed = ana.ask("GET", "/api/me/tokens")
    assert sorted((line["id"], line["label"]) for line in listed) == sorted(
        (token["id"], f"bot {n}") for n, token in enumerate(made)
    )
    assert [set(line) for line in listed] == [{"id", "label", "created_at"}] * 2
    for token in made:
        assert token["token"] not in str(listed)
        assert hashed(token["token"]) not in str(listed)
    assert ben.ask("GET", "/api/me/tokens") == []
    foreign = ben.call("DELETE", f"/api/me/tokens/{made[0]['id']}")
    assert (foreign[0], foreign[1]["code"]) == (409, "no-such-token")
    assert ana.call("DELETE", f"/api/me/tokens/{made[0]['id']}")[0] == 204
    known = [is_known(aegean, {"authorization": f"Bearer {token['token']}"}) for token in made]
    assert known == [False, True]
    assert [line["id"] for line in ana.ask("GET", "/api/me/tokens")] == [made[1]["id"]]


@pytest.mark.parametrize(
    ("method", "path", "data"),
    [
        ("PUT", "/api/me/password", {"login": "mallory", "password": "a long password"}),
        ("POST", "/api/me/recovery", None),
        ("DELETE", "/api/me/sessions/SESSION", None),
        ("POST", "/api/me/logout", None),
        ("POST", "/api/me/logout-others", None),
        ("POST", "/api/me/tokens", {"label": "another"}),
        ("DELETE", "/api/me", None),
    ],
)
def test_a_token_does_not_decide_over_the_identity(aegean: Server, method: str, path: str, data: Any) -> None:
    ana = Person(aegean, "Ana")
    token = ana.ask("POST", "/api/me/tokens", {"label": "bot"})["token"]
    bearer = {"authorization": f"Bearer {token}"}
    path = path.replace("SESSION", sessions(aegean, cookie(ana))[0]["id"])
    for headers in (bearer, bearer | cookie(ana)):
        status, _, body = aegean.request(method, path, data, headers)
        assert (status, body["code"]) == (403, "not-for-tokens")
    assert aegean.request(method, path, data, {"authorization": "Bearer unknown"})[0] == 401
    me = ana.ask("GET", "/api/me")
    assert (me["id"], me["login"]) == (ana.id, None)
    assert [line["label"] for line in ana.ask("GET", "/api/me/tokens")] == ["bot"]
    assert is_known(aegean, bearer), "it still plays"
    assert aegean.request("POST", "/api/recover", {"recovery": ana.recovery})[0] == 201


# --- open sockets end with what opened them


async def close_code(socket: Socket) -> int | None:
    """How the server closed it."""
    await asyncio.wait_for(socket.connection.wait_closed(), ANSWER_S)
    return socket.connection.close_code


@pytest.mark.parametrize("how", ["token", "session", "others", "logout", "recover", "delete"])
def test_sockets_are_closed_when_what_opened_them_is_void(aegean: Server, how: str) -> None:
    ana, ben = Person(aegean, "Ana"), Person(aegean, "Ben")
    table, invite = ana.new_table(["me", "open"])
    phone, _ = another_device(aegean, login_of(ana))
    bot = ana.ask("POST", "/api/me/tokens", {"label": "bot"})
    bearer = {"authorization": f"Bearer {bot['token']}"}
    (phone_id,) = [line["id"] for line in sessions(aegean, phone) if line["current"]]

    async def watch() -> None:
        async with (
            connected(aegean, table, cookie(ana)) as desk,
            connected(aegean, table, phone) as mobile,
            connected(aegean, table, bearer, origin=None) as program,
            connected(aegean, table, cookie(ben), invite=invite) as other,
        ):
            sockets = {"desk": desk, "phone": mobile, "bot": program}
            for socket in (*sockets.values(), other):
                await socket.until("status")
            method, path, data, headers, void = {
                "token": ("DELETE", f"/api/me/tokens/{bot['id']}", None, cookie(ana), {"bot"}),
                "session": ("DELETE", f"/api/me/sessions/{phone_id}", None, cookie(ana), {"phone"}),
                "others": ("POST", "/api/me/logout-others", None, phone, {"desk"}),
                "logout": ("POST", "/api/me/logout", None, phone, {"phone"}),
                "recover": ("POST", "/api/recover", {"recovery": ana.recovery}, {}, {"desk", "phone"}),
                "delete": ("DELETE", "/api/me", None, cookie(ana), {"desk", "phone", "bot"}),
            }[how]
            status, _, body = await asyncio.to_thread(aegean.request, method, path, data, headers)
            assert status < 300, body
            for name in void:
                assert await close_code(sockets[name]) == 4401, name
            for socket in [other, *(sockets[name] for name in set(sockets) - void)]:
                await socket.send("ping")
                await socket.until("pong")

    asyncio.run(watch())


def test_another_process_closes_its_sockets_too(postgres: str) -> None:
    servers = [Server(postgres), Server(postgres)]
    try:
        for server in servers:
            server.start()
        ana = Person(servers[0], "Ana")
        table, _ = ana.new_table(["me", "open"], public=True)
        bot = ana.ask("POST", "/api/me/tokens", {"label": "bot"})

        async def watch() -> None:
            bearer = {"authorization": f"Bearer {bot['token']}"}
            async with (
                connected(servers[1], table, bearer, origin=None) as program,
                connected(servers[1], table, cookie(ana)) as desk,
                connected(servers[1], table, {"cookie": "aegean=nonsense"}) as nobody,
            ):
                ana.ask("DELETE", f"/api/me/tokens/{bot['id']}")
                assert await close_code(program) == 4401
                for socket in (desk, nobody):
                    await socket.send("ping")
                    await socket.until("pong")

        asyncio.run(watch())
    finally:
        for server in servers:
            server.close()


def test_what_is_held_open_is_forgotten_when_it_closes_or_becomes_void(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_office(tmp_path) as office:
            closed: list[str] = []
            office.people.seen = {"phone": "ana", "desk": "ana"}
            with office.hold("phone", lambda: closed.append("one")):
                with office.hold("phone", lambda: closed.append("two")):
                    assert len(office.held["phone"]) == 2
                with office.hold("desk", lambda: closed.append("desk")):
                    office.cut(["phone", "nonsense"])
                assert closed == ["one"], "two is closed already, the desk is not concerned"
            assert office.held == {}
            assert office.people.seen == {"desk": "ana"}, "what is void counts for its address from now on"

    asyncio.run(work())


def test_all_that_other_processes_made_void_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office_module, "AT_ONCE", 2)

    async def work() -> None:
        async with an_office(tmp_path) as office, AsyncExitStack() as stack:
            _, word, _ = await office.people.new("Ana", "en", "")
            closed: list[str] = []
            for credential in ("a", "b", hashed(word), "c", "d"):
                stack.enter_context(office.hold(credential, partial(closed.append, credential)))
            await office.cut_void()
            assert sorted(closed) == ["a", "b", "c", "d"]

    asyncio.run(work())


# --- how much anybody may ask


def flood(server: Server, number: int, headers: Callable[[int], dict[str, str]]) -> tuple[int, Any, Any]:
    """So many requests over one connection, or until one is refused: how many passed, and the refusal."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=ANSWER_S)
    try:
        for passed in range(number):
            connection.request("GET", "/api/games", None, headers(passed))
            answer = connection.getresponse()
            body = answer.read()
            if answer.status != 200:
                assert answer.status == 429
                return passed, answer.headers, body
        return number, None, None
    finally:
        connection.close()


SLOW = {"AEGEAN_REQUESTS_PER_SECOND": "0.5", "AEGEAN_NEW_PER_MINUTE": "1000000"}


def test_too_many_requests_are_refused_with_a_time_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, **STRICT | {"AEGEAN_REQUESTS_PER_SECOND": "4"}) as server:
        passed, headers, body = flood(server, 1000, lambda _: {"accept-language": "es"})
        assert 8 <= passed < 1000
        assert b'"code":"too-fast"' in body
        assert b"Vas demasiado" in body
        retry_ms = int(re.findall(rb'"retry_ms":(\d+)', body)[0])
        assert 0 < retry_ms <= 250
        assert int(headers["retry-after"]) == 1
        for _ in range(20):
            assert server.request("GET", "/health")[0] == 200, "only the API is limited"
        time.sleep(retry_ms / 1000)
        assert server.request("GET", "/api/games")[0] == 200


def test_what_is_rare_counts_among_all_requests_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_office(tmp_path) as office:
            office.requests, office.rare = Buckets(0.001, 2), Buckets(0.001, 1)

            def asking(*headers: tuple[bytes, bytes]) -> ASGIConnection[Any, Any, Any, Any]:
                scope: Any = {"type": "http", "headers": list(headers), "client": ("192.0.2.1", 1)}
                return ASGIConnection(scope)

            asks, known = asking(), asking((b"cookie", b"aegean=word"))
            office.limit_request(asks, "/api/identity")
            with pytest.raises(AegeanError):
                office.limit_request(asks, "/api/identity")
            with pytest.raises(AegeanError) as caught:
                office.limit_request(asks, "/api/login")
            assert caught.value.code == "too-fast"
            assert "/api/login 192.0.2.1" not in office.rare.buckets, "who is refused already uses up nothing"
            office.people.seen[hashed("word")] = "ana"
            office.limit_request(known)
            with pytest.raises(AegeanError):  # a limit of her own, but not for what stays for good
                office.limit_request(known, "/api/identity")

    asyncio.run(work())


def test_the_usual_limit_lets_a_page_load(tmp_path: Path) -> None:
    with serving(tmp_path, **STRICT) as server:
        assert flood(server, 80, lambda _: {})[0] == 80


def test_made_up_cookies_bring_no_new_limit_but_an_identity_has_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, **SLOW | {"AEGEAN_REQUESTS_PER_SECOND": "2"}) as server:
        ana = Person(server, "Ana")
        assert is_known(server, cookie(ana))
        passed, _, _ = flood(server, 1000, lambda n: {"cookie": f"aegean=made-up-{n}"})
        assert passed < 1000
        assert is_known(server, cookie(ana)), "her own limit"
        assert flood(server, 1000, lambda _: cookie(ana))[0] < 1000


@pytest.mark.parametrize("what", ["identities", "tables"])
def test_what_stays_for_good_is_limited_by_address(tmp_path: Path, what: str) -> None:
    with serving(tmp_path, **STRICT) as server:
        ana = Person(server, "Ana")
        wish = {"game": "cyclades", "players": 2, "seats": ["me", "open"]}
        made = 0
        answer: tuple[int, dict[str, str], Any] = (201, {}, None)
        while answer[0] == 201 and made < 200:
            if what == "identities":
                answer = server.request("POST", "/api/identity", {"name": "Ben"})
            else:
                answer = server.request("POST", "/api/tables", wish, cookie(ana))
            made += answer[0] == 201
        assert answer[0] == 429
        assert 29 <= made < 100
        assert (answer[2]["code"], answer[2]["retry_ms"] > 0) == ("too-fast", True)
        assert 1 <= int(answer[1]["retry-after"]) <= 6
        # nothing else is held up by that
        assert ana.ask("GET", "/api/tables") == []
        if what == "identities":
            assert server.request("POST", "/api/tables", wish, cookie(ana))[0] == 201
        else:
            assert server.request("POST", "/api/identity", {"name": "Ben"})[0] == 201


def test_every_address_that_is_limited_more_is_one_that_there_is(tmp_path: Path) -> None:
    routes = create_app(Settings(tmp_path, "sqlite+aiosqlite://")).routes
    assert {route.path_format for route in routes} >= RARE
    # whatever makes a table is among them
    made = {route.path_format for route in routes for handler in route_handlers(route) if "NewTable" in handler}
    assert len(made) >= 3
    assert made <= RARE
    assert {"/api/identity", "/api/login", "/api/me/password"} <= RARE, "and what costs a slow hash"


def route_handlers(route: Any) -> list[str]:
    """What the handlers of a route answer with."""
    return [str(handler.parsed_fn_signature.return_type.annotation) for handler in getattr(route, "route_handlers", [])]


@pytest.mark.parametrize("trusted", ["", "1"])
def test_only_a_trusted_proxy_may_say_for_whom_it_asks(tmp_path: Path, trusted: str) -> None:
    with serving(tmp_path, **SLOW, AEGEAN_TRUSTED_PROXY=trusted) as server:
        passed, _, _ = flood(server, 40, lambda n: {"x-forwarded-for": f"203.0.113.{n}"})
        assert (passed == 40) == (trusted == "1")
        if trusted:
            again, _, _ = flood(server, 40, lambda _: {"x-forwarded-for": "203.0.113.200"})
            assert again < 40
            wide, _, _ = flood(server, 40, lambda n: {"x-forwarded-for": f"2001:db8::{n}"})
            assert wide < 40, "one home has a whole network of addresses"


@pytest.mark.parametrize(("host", "counted"), [
    ("203.0.113.7", "203.0.113.7"), ("::ffff:203.0.113.7", "::ffff:203.0.113.7"), ("a-name", "a-name"),
    ("2001:db8:0:1:2::7", "2001:db8:0:1::/64"), ("fe80::7%eth0", "fe80::/64"),
])  # fmt: skip
def test_of_ipv6_the_network_is_counted(host: str, counted: str) -> None:
    scope: Any = {"type": "http", "headers": [], "client": (host, 1)}
    assert address_of(ASGIConnection(scope)) == counted


# --- refusals and headers


def test_refusals_that_no_handler_makes_are_in_the_language_asked_for(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    for method, path, data, status, code, spanish in (
        ("GET", "/api/nothing", None, 404, "not-here", "Aquí no hay nada."),
        ("PATCH", "/api/me", None, 405, "not-here", "Aquí no hay nada."),
        ("PUT", "/api/me", {"nonsense": 1}, 400, "bad-message", "No se entiende ese mensaje."),
        ("PUT", "/api/me", {"name": "x" * 17_000}, 413, "too-large", "Ese mensaje es demasiado grande."),
    ):
        for language, text in (("es-ES,es;q=0.9", spanish), ("de", None)):
            headers = cookie(ana) | {"accept-language": language}
            found, _, body = aegean.request(method, path, data, headers)
            assert (found, body["code"], body["type"]) == (status, code, "error")
            assert (body["text"] == spanish) == (text is not None)
    assert "GET" in aegean.request("PATCH", "/api/me", None)[1]["allow"]


def test_every_answer_tells_the_browser_what_it_may_not_do(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    for method, path, status in (
        ("GET", "/api/me", 200), ("POST", "/api/me/logout-others", 204), ("GET", "/api/nothing", 404),
        ("PATCH", "/api/me", 405), ("PUT", "/api/me", 400), ("GET", "/api/tables/x", 404), ("GET", "/health", 200),
        ("GET", "/metrics", 200), ("GET", "/api/schema/openapi.json", 200), ("GET", "/", None),
    ):  # fmt: skip
        found, headers, _ = aegean.request(method, path, None, cookie(ana))
        assert status in (found, None), path
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["x-frame-options"] == "DENY", path
        assert headers["referrer-policy"] == "no-referrer", path
        rules = dict(rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";"))
        assert rules["default-src"] == rules["connect-src"] == "'self'", path
        assert (rules["frame-ancestors"], rules["img-src"]) == ("'none'", "'self' data:"), path
        assert (headers.get("cache-control") == "no-store") == path.startswith("/api/"), path


# --- mail addresses


def mail_server(make: Callable[..., Server], box: Mailbox, **more: str) -> Server:
    url = f"smtp://127.0.0.1:{box.server_address[1]}"
    return make(AEGEAN_SMTP_URL=url, AEGEAN_PUBLIC_URL="http://play.example", **more)


def link_word(box: Mailbox, number: int) -> str:
    """The token in the link of a mail, once the mail is there."""
    wait_for(lambda: len(box.mails) > number, f"mail {number}")
    return str(re.findall(r"http://play\.example/confirm/(\S+)", box.mails[number][1].get_content())[0])


def test_an_address_is_confirmed_by_the_link_of_one_mail(make_server: Callable[..., Server], mailbox: Mailbox) -> None:
    server = mail_server(make_server, mailbox)
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    assert ana.ask("PUT", "/api/me", {"language": "es"})["email_confirmed"] is False
    shown = ana.ask("PUT", "/api/me", {"email": "ana@x.gr"})
    assert (shown["email"], shown["email_confirmed"]) == ("ana@x.gr", False)
    ben.ask("PUT", "/api/me", {"email": "ben@x.gr"})
    wait_for(lambda: len(mailbox.mails) == 2, "both mails")
    mailbox.mails.sort(key=lambda mail: mail[0])
    assert [(to, mail["subject"]) for to, mail in mailbox.mails] == [
        ("ana@x.gr", "¿Es tuya esta dirección?"), ("ben@x.gr", "Is this your address?"),
    ]  # fmt: skip
    word = link_word(mailbox, 0)
    assert len(word) >= 27  # 160 bits
    for wrong in ("x", hashed(word)):
        status, _, body = server.request("POST", "/api/me/email/confirm", {"token": wrong})
        assert (status, body["code"]) == (403, "confirmation-unknown")
    assert ana.ask("GET", "/api/me")["email_confirmed"] is False
    assert server.request("POST", "/api/me/email/confirm", {"token": word})[::2] == (200, {"email": "ana@x.gr"})
    assert ana.ask("GET", "/api/me")["email_confirmed"] is True
    assert ben.ask("GET", "/api/me")["email_confirmed"] is False
    assert server.request("POST", "/api/me/email/confirm", {"token": word})[0] == 403, "once"
    assert ana.ask("PUT", "/api/me", {"email": "ana@x.gr", "name": "Anna"})["email_confirmed"] is True
    assert ana.call("POST", "/api/me/email/again")[1]["code"] == "nothing-to-confirm"
    server.stop()
    assert word.encode() not in b"".join(file.read_bytes() for file in Path(server.where).iterdir())
    assert word not in server.read_log()


def test_a_link_is_void_after_a_day_and_when_the_address_has_changed(
    make_server: Callable[..., Server], mailbox: Mailbox
) -> None:
    server = mail_server(make_server, mailbox)
    ana = Person(server, "Ana")
    ana.ask("PUT", "/api/me", {"email": "one@x.gr"})
    first = link_word(mailbox, 0)
    ana.ask("PUT", "/api/me", {"email": "two@x.gr"})
    second = link_word(mailbox, 1)
    assert server.request("POST", "/api/me/email/confirm", {"token": first})[0] == 403
    sql(server, "UPDATE confirmations SET created_at = created_at - ?", DAY_MS + 1)
    assert server.request("POST", "/api/me/email/confirm", {"token": second})[0] == 403
    assert ana.ask("GET", "/api/me")["email_confirmed"] is False
    assert ana.call("POST", "/api/me/email/again")[0] == 204
    assert server.request("POST", "/api/me/email/confirm", {"token": link_word(mailbox, 2)})[0] == 200
    assert ana.ask("GET", "/api/me")["email_confirmed"] is True
    gone = ana.ask("PUT", "/api/me", {"email": ""})
    assert (gone["email"], gone["email_confirmed"]) == (None, False)


def test_three_mails_an_hour_for_a_person_and_to_an_address(
    make_server: Callable[..., Server], mailbox: Mailbox
) -> None:
    server = mail_server(make_server, mailbox)
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    for address in ("one@x.gr", "two@x.gr", "victim@x.gr"):
        ana.ask("PUT", "/api/me", {"email": address})
    status, body = ana.call("PUT", "/api/me", {"email": "four@x.gr", "name": "Anna"})
    assert (status, body["code"]) == (429, "too-many-mails")
    assert body["retry_ms"] > 0
    me = ana.ask("GET", "/api/me")
    assert (me["email"], me["name"]) == ("victim@x.gr", "Ana"), "nothing was changed"
    assert ana.call("POST", "/api/me/email/again")[1]["code"] == "too-many-mails"
    ben.ask("PUT", "/api/me", {"email": "victim@x.gr"})
    ben.ask("POST", "/api/me/email/again")
    cleo = Person(server, "Cleo")
    assert cleo.call("PUT", "/api/me", {"email": "victim@x.gr"})[1]["code"] == "too-many-mails"
    sql(server, "UPDATE confirmations SET created_at = created_at - ?", HOUR_MS + 1)
    cleo.ask("PUT", "/api/me", {"email": "victim@x.gr"})
    wait_for(lambda: len(mailbox.mails) >= 6, "the mails that were allowed")
    assert sorted(to for to, _ in mailbox.mails) == ["one@x.gr", "two@x.gr", *["victim@x.gr"] * 4]


@pytest.mark.parametrize("address", ["ana", "@x.gr", "ana@", "ana@x.gr,ben@x.gr", "a b@x.gr", "Ana <ana@x.gr>", "a@b@c",
                                     "a@x.gr\r\nBcc: b@x.gr"])  # fmt: skip
def test_what_is_no_single_address_is_refused(aegean: Server, address: str) -> None:
    ana = Person(aegean, "Ana")
    status, body = ana.call("PUT", "/api/me", {"email": address})
    assert (status, body["code"]) == (400, "bad-email")
    assert ana.ask("GET", "/api/me")["email"] is None


def test_without_mail_an_address_is_kept_unconfirmed(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    assert ana.ask("PUT", "/api/me", {"email": "ana@x.gr"})["email_confirmed"] is False
    assert ana.call("POST", "/api/me/email/again")[0] == 204


# --- what pages have to know of a server


def test_a_server_says_whether_it_sends_mail(aegean: Server, tmp_path: Path) -> None:
    status, _, told = aegean.request("GET", "/api/server")
    assert (status, told["mail"]) == (200, False)
    assert "cyclades" in told["games"]
    assert told["version"]
    with serving(tmp_path, AEGEAN_SMTP_URL="smtp://127.0.0.1:9") as server:
        assert server.request("GET", "/api/server")[2]["mail"]
