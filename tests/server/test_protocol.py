"""The protocol as players meet it: every request and every command, against a server process."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aegean.core.errors import BadRecord
from aegean.core.ledger import ledger
from aegean.core.record import read_record, verify
from aegean.server.settings import Settings
from aegean.server.web import create_app
from tests.server.running import ANSWER_S, LOOK_S, Message, Person, Server, Socket
from tests.server.talking import (
    UNHURRIED,
    answered,
    connected,
    cookie,
    listen_to_end,
    people_at_a_table,
    play_one,
    play_to_end,
    serving,
    sockets_of,
    status_at,
    status_now,
)

SHORT = {"cycle_limit": 2}
ABSENT_S = 2


def test_the_application_is_made_without_a_warning(tmp_path: Path) -> None:
    """Such as that a way to write it down will be gone with the next version of what it stands on."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert create_app(Settings(tmp_path, "")).openapi_schema.paths


@pytest.fixture(scope="module")
def aegean(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("protocol"), **UNHURRIED, AEGEAN_ABSENT_SECONDS=str(ABSENT_S)) as server:
        yield server


class Finished:
    """A match that three people played to its end while two watched, and every message they got."""

    def __init__(self, server: Server) -> None:
        self.people, self.table, self.invite = people_at_a_table(server, ["Ana", "Ben", "Cleo"], options=SHORT)
        self.at_creation: Message = self.people[0].ask("GET", f"/api/tables/{self.table}")
        self.heard: list[list[str]] = [[] for _ in range(5)]
        self.ends: list[Message] = asyncio.run(self.play(server))

    async def play(self, server: Server) -> list[Message]:
        async with (
            sockets_of(self.people, self.table) as players,
            connected(server, self.table, invite=self.invite) as nobody,
            connected(server, self.table, invite=self.invite, language="es") as nadie,
        ):
            ack = await answered(players[1], "chat", id="hello", text="good luck, friends")
            assert ack["type"] == "ack"
            for player in players:  # asked anew: the answer may have swallowed a question
                await player.send("resume")
            return await asyncio.gather(
                *(play_to_end(s, random.Random(7 + n), self.heard[n]) for n, s in enumerate(players)),
                listen_to_end(nobody, self.heard[3]),
                listen_to_end(nadie, self.heard[4]),
            )

    def before_the_end(self) -> list[str]:
        return [raw for heard in self.heard for raw in heard if json.loads(raw).get("state") != "over"]


@pytest.fixture(scope="module")
def finished(aegean: Server) -> Finished:
    return Finished(aegean)


# --- people


def test_a_name_is_an_identity_that_can_be_changed_and_deleted(aegean: Server) -> None:
    ana = Person(aegean, "  Ana \t of  Naxos ")
    assert ana.ask("GET", "/api/me")["name"] == "Ana of Naxos"
    changed = ana.ask("PUT", "/api/me", {"name": "Anna", "language": "es"})
    assert (changed["name"], changed["language"]) == ("Anna", "es")
    assert ana.ask("GET", "/api/me") == changed
    assert ana.call("DELETE", "/api/me")[0] == 204
    status, body = ana.call("GET", "/api/me")
    assert (status, body["code"]) == (401, "who-are-you")


def test_an_empty_name_is_refused(aegean: Server) -> None:
    status, _, body = aegean.request("POST", "/api/identity", {"name": " \n "})
    assert (status, body["code"]) == (400, "name-empty")


def test_the_recovery_word_works_once_and_voids_the_cookie(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    status, headers, body = aegean.request("POST", "/api/recover", {"recovery": ana.recovery})
    assert (status, body["me"]["id"]) == (201, ana.id)
    assert ana.call("GET", "/api/me")[0] == 401
    new = headers["set-cookie"].split(";")[0]
    assert aegean.request("GET", "/api/me", None, {"cookie": new})[2]["id"] == ana.id
    again, _, refused = aegean.request("POST", "/api/recover", {"recovery": ana.recovery})
    assert (again, refused["code"]) == (403, "recovery-unknown")
    assert aegean.request("POST", "/api/recover", {"recovery": body["recovery"]})[0] == 201


def test_password_and_login(aegean: Server) -> None:
    ana, ben = Person(aegean, "Ana"), Person(aegean, "Ben")
    short = ana.call("PUT", "/api/me/password", {"login": "Ana-1", "password": "short"})
    assert (short[0], short[1]["code"]) == (403, "password-short")
    ana.ask("PUT", "/api/me/password", {"login": "Ana-1", "password": "a long password"})
    taken = ben.call("PUT", "/api/me/password", {"login": "ana-1", "password": "another password"})
    assert (taken[0], taken[1]["code"]) == (403, "login-taken")
    wrong, _, body = aegean.request("POST", "/api/login", {"login": "ana-1", "password": "another password"})
    assert (wrong, body["code"]) == (403, "wrong-password")
    right, headers, body = aegean.request("POST", "/api/login", {"login": "ANA-1", "password": "a long password"})
    assert (right, body["me"]["id"]) == (201, ana.id)
    assert aegean.request("GET", "/api/me", None, {"cookie": headers["set-cookie"].split(";")[0]})[0] == 200


def test_a_bot_plays_with_a_token_until_it_is_revoked(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    token = ana.ask("POST", "/api/me/tokens", {"label": "my bot"})["token"]
    bearer = {"authorization": f"Bearer {token}"}
    assert aegean.request("GET", "/api/me", None, bearer)[2]["id"] == ana.id
    table, _ = ana.new_table(["me", "greedy"], start=True, options=SHORT)

    async def play() -> Message:
        async with connected(aegean, table, bearer, origin=None) as socket:
            return await play_to_end(socket, random.Random(1), [])

    assert asyncio.run(play())["result"]["places"]
    ana.ask("POST", "/api/me/tokens/revoke", {"token": token})
    assert aegean.request("GET", "/api/me", None, bearer)[0] == 401
    again = ana.call("POST", "/api/me/tokens/revoke", {"token": token})
    assert (again[0], again[1]["code"]) == (409, "no-such-token")


# --- tables


def test_games_explain_their_options(aegean: Server) -> None:
    english = aegean.request("GET", "/api/games")[2]
    spanish = aegean.request("GET", "/api/games?language=es")[2]
    cyclades = next(game for game in english if game["name"] == "cyclades")
    assert (cyclades["least_players"], cyclades["most_players"]) == (2, 5)
    assert cyclades["bots"] == ["beginner", "easy", "medium", "hard", "expert"]
    for ours, theirs in zip(cyclades["options"], spanish[english.index(cyclades)]["options"], strict=True):
        assert ours["text"] != theirs["text"]
        assert not ours["text"].startswith("option-")


def test_a_private_table_is_joined_by_invitation(aegean: Server) -> None:
    ana, ben, stranger = Person(aegean, "Ana"), Person(aegean, "Ben"), Person(aegean, "Eve")
    table, invite = ana.new_table(["me", "open", "open"])
    path = f"/api/tables/{table}"
    assert stranger.call("GET", path)[0] == 404
    assert stranger.call("POST", f"{path}/seat", {"seat": 1})[0] == 404
    assert ben.ask("GET", f"{path}?invite={invite}")["state"] == "open"
    ben.sit(table, 1, invite)
    names = [seat["name"] for seat in ben.ask("GET", path)["seats"]]
    assert names == ["Ana", "Ben", ""]
    taken = stranger.call("POST", f"{path}/seat", {"seat": 1, "invite": invite})
    assert (taken[0], taken[1]["code"]) == (409, "seat-taken")
    early = ana.call("POST", f"{path}/start")
    assert (early[0], early[1]["code"]) == (409, "seats-open")
    for call in (
        ben.call("POST", f"{path}/seat", {"seat": 2, "who": "greedy"}),
        ben.call("POST", f"{path}/invite"),
    ):
        assert (call[0], call[1]["code"]) == (409, "owner-only")
    ana.ask("POST", f"{path}/seat", {"seat": 2, "who": "greedy"})
    not_owner = ben.call("POST", f"{path}/start")
    assert (not_owner[0], not_owner[1]["code"]) == (409, "owner-only")
    started = ana.ask("POST", f"{path}/start")
    assert started["state"] == "running"
    assert [seat["kind"] for seat in started["seats"]] == ["human", "human", "bot"]
    late = stranger.call("POST", f"{path}/seat", {"seat": 1, "invite": invite})
    assert (late[0], late[1]["code"]) == (409, "table-running")


def test_a_new_invitation_voids_the_old_one(aegean: Server) -> None:
    ana, ben = Person(aegean, "Ana"), Person(aegean, "Ben")
    table, old = ana.new_table(["me", "open"])
    new = ana.ask("POST", f"/api/tables/{table}/invite")["invite"]
    assert ben.call("GET", f"/api/tables/{table}?invite={old}")[0] == 404
    assert ben.call("GET", f"/api/tables/{table}?invite={new}")[0] == 200


def test_standing_up_frees_the_seat(aegean: Server) -> None:
    ana, ben = Person(aegean, "Ana"), Person(aegean, "Ben")
    table, invite = ana.new_table(["me", "open"])
    ben.sit(table, 1, invite)
    ben.ask("POST", f"/api/tables/{table}/seat", {"seat": 1, "who": "open"})
    assert ana.ask("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "open"


def test_lists_of_my_tables_and_of_public_tables(aegean: Server) -> None:
    ana, ben = Person(aegean, "Ana"), Person(aegean, "Ben")
    private, _ = ana.new_table(["me", "me"], start=True)
    public, _ = ana.new_table(["me", "open"], public=True)
    mine = {line["id"]: line for line in ana.ask("GET", "/api/my/tables")}
    assert set(mine) == {private, public}
    assert mine[private]["my_turn"]
    assert not mine[public]["my_turn"]
    assert mine[private]["seats"] == [{"kind": "human", "name": "Ana", "colour": word} for word in ("blue", "red")]
    assert mine[public]["seats"] == [
        {"kind": "human", "name": "Ana", "colour": ""}, {"kind": "open", "name": "", "colour": ""},
    ]  # fmt: skip
    assert ben.ask("GET", "/api/my/tables") == []
    shown = {line["id"] for line in ben.ask("GET", "/api/tables")}
    assert public in shown
    assert private not in shown
    assert ben.ask("GET", f"/api/tables/{public}")["state"] == "open"


def test_a_table_that_cannot_be_is_refused(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    good: dict[str, Any] = {"game": "cyclades", "players": 2, "seats": ["me", "open"]}
    for wrong in (
        {"game": "chess"},
        {"players": 9},
        {"seats": ["me"]},
        {"seats": ["me", "grandmaster"]},
        {"options": {"no_such": 1}},
        {"options": {"cycle_limit": 0}},
        {"pace": "never"},
        {"days": 0},
        {"nonce": "xyz"},
        {"unknown": 1},
    ):
        status, body = ana.call("POST", "/api/tables", good | wrong)
        assert status == 400, (wrong, body)
        assert body["text"]
    assert ana.ask("GET", "/api/my/tables") == []


def test_notes_are_private(aegean: Server) -> None:
    (ana, ben), table, _ = people_at_a_table(aegean, ["Ana", "Ben"])
    path = f"/api/tables/{table}/note"
    ana.ask("PUT", path, {"text": "Ben is saving for Zeus"})
    ben.ask("PUT", path, {"text": "Ana bluffs"})
    assert ana.ask("GET", path)["text"] == "Ben is saving for Zeus"
    assert ben.ask("GET", path)["text"] == "Ana bluffs"
    ana.ask("PUT", path, {"text": ""})
    assert ana.ask("GET", path)["text"] == ""


def test_wishes_are_kept_for_their_seat_and_can_be_taken_back(aegean: Server) -> None:
    (ana, ben), table, _ = people_at_a_table(aegean, ["Ana", "Ben"])
    path = f"/api/tables/{table}/wishes"
    wishes = {"bids": [], "then": "ask"}
    assert ana.ask("PUT", path, {"seat": 0, "wishes": wishes})["wishes"]["then"] == "ask"
    assert ana.ask("GET", f"{path}?seat=0")["wishes"]["bids"] == []
    for call in (
        ben.call("GET", f"{path}?seat=0"),
        ben.call("PUT", path, {"seat": 0, "wishes": wishes}),
    ):
        assert (call[0], call[1]["code"]) == (409, "not-your-seat")
    bad = ana.call("PUT", path, {"seat": 0, "wishes": {"bids": [["hermes", 3]]}})
    assert (bad[0], bad[1]["code"]) == (400, "bad-wishes")
    ana.ask("PUT", path, {"seat": 0, "wishes": None})
    assert ana.ask("GET", f"{path}?seat=0")["wishes"] is None


def test_a_wish_answers_for_its_player(aegean: Server) -> None:
    people, table, _ = people_at_a_table(aegean, ["Ana", "Ben"])
    status = people[0].ask("GET", f"/api/tables/{table}")
    asked = next(seat["seat"] for seat in status["seats"] if seat["asked"])
    gods = [god for god in status["view"]["gods"] if god != "apollo"]
    wishes = {"bids": [[god, 5] for god in gods], "then": "apollo"}

    async def leave() -> Message:
        async with people[asked].socket(table) as socket:
            await socket.until("status")
            people[asked].ask("PUT", f"/api/tables/{table}/wishes", {"seat": asked, "wishes": wishes})
            return await status_at(socket, status["seq"] + 1)

    after = asyncio.run(leave())
    assert [offer["seat"] for offer in after["view"]["offers"]] == [asked]


# --- play


def test_hot_seat_shows_each_seat_its_own_view(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True, options={"cycle_limit": 1})
    heard: list[str] = []

    async def play() -> Message:
        async with ana.socket(table) as socket:
            return await play_to_end(socket, random.Random(3), heard)

    end = asyncio.run(play())
    asked = set()
    for message in map(json.loads, heard):
        if message["type"] == "status" and message["decisions"]:
            seat = message["decisions"][0]["seat"]
            asked.add(seat)
            assert message["view"]["audience"] == seat
            assert message["view"]["seats"][1 - seat]["gold"] is None
    assert asked == {0, 1}
    assert all(seat["yours"] for seat in end["seats"])


def test_spectators_see_but_are_asked_nothing(aegean: Server) -> None:
    people, table, invite = people_at_a_table(aegean, ["Ana", "Ben"])
    eve = Person(aegean, "Eve")

    async def watch() -> None:
        async with (
            sockets_of(people, table) as (ana, ben),
            connected(aegean, table, cookie(eve), invite=invite) as socket,
        ):
            seen = await socket.until("status")
            assert seen["decisions"] == []
            assert seen["view"]["audience"] == -1
            assert all(seat["gold"] is None for seat in seen["view"]["seats"])
            assert (await answered(socket, "chat", id="c", text="hi"))["code"] == "players-only"
            assert (await answered(socket, "resign", id="r", seat=0))["code"] == "not-your-seat"
            told = await status_now(ana)
            assert told["spectators"] == 1
            assert [seat["here"] for seat in told["seats"]] == [True, True]
            status = await status_now(ben)
            mover = ana if told["decisions"] else ben
            moved = await play_one(mover, told if told["decisions"] else status, "one", random.Random(1))
            assert (await status_at(socket, moved["seq"]))["lines"]

    asyncio.run(watch())


def test_resume_tells_what_happened_after_a_step(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)

    async def play() -> None:
        dice = random.Random(5)
        async with ana.socket(table) as socket:
            status = await socket.until("status")
            for number in range(4):  # two players make four offers at least, and every offer is told
                status = await play_one(socket, status, f"m{number}", dice)
            everything = status["lines"]
            assert len({line["seq"] for line in everything}) == 5  # the deal and four moves
            for after in (0, status["seq"] - 3, status["seq"], 10_000, -5):
                again = await status_now(socket, after)
                assert again["lines"] == [line for line in everything if line["seq"] > after]
                assert again["told_from"] == min(max(after, 0), status["seq"]) + 1
                assert {**again, "lines": [], "told_from": 0} == {**status, "lines": [], "told_from": 0}
        async with ana.socket(table, status["seq"] - 2) as socket:
            first = await socket.until("status")
            assert {line["seq"] for line in first["lines"]} == {status["seq"] - 1, status["seq"]}

    asyncio.run(play())


def test_why_answers_any_attempted_action(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)

    async def ask() -> None:
        async with ana.socket(table) as socket:
            status = await socket.until("status")
            decision = status["decisions"][0]
            seat, legal = decision["seat"], decision["actions"][0]["text"]
            yes = await answered(socket, "why", id="w1", seat=seat, action=legal)
            assert (yes["type"], yes["legal"], yes["reason"]) == ("because", True, "")
            no = await answered(socket, "why", id="w2", seat=seat, action="end")
            assert not no["legal"]
            assert no["reason"]
            assert no["text"]
            other = await answered(socket, "why", id="w3", seat=1 - seat, action=legal)
            assert (other["legal"], other["reason"]) == (False, "not-asked")
            nonsense = await answered(socket, "why", id="w4", seat=seat, action="dance on the table")
            assert nonsense["type"] == "error"
            refused = await answered(socket, "play", id="p1", seat=seat, seen=decision["since"], action="end")
            assert (refused["code"], refused["text"]) == ("illegal-action", no["text"])
            assert await status_now(socket) == status

    asyncio.run(ask())


def test_undo_takes_back_one_decision_and_reset_the_whole_turn(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)

    async def play() -> None:
        dice = random.Random(11)
        async with ana.socket(table) as socket:
            status = await socket.until("status")
            before: list[Message] = []  # how it stood before each move that may be taken back
            number = 0
            while len(before) < 3:
                assert number < 600, "nobody ever had three decisions to take back"
                asked, number = status, number + 1
                status = await play_one(socket, status, f"m{number}", dice)
                mover = asked["decisions"][0]["seat"]
                if mover not in status["can_undo"]:
                    before = []
                elif before and before[-1]["decisions"][0]["seat"] == mover:
                    before.append(asked)
                else:
                    before = [asked]
            seat = before[0]["decisions"][0]["seat"]
            stale = await answered(socket, "undo", id="u0", seat=seat, seen=0)
            assert stale["code"] == "stale"
            await socket.send("ping")
            assert (await socket.until("status", "pong")).get("seq") == status["seq"], "how it stands follows"
            one = await answered(socket, "undo", id="u1", seat=seat, seen=status["seq"])
            assert one["type"] == "ack"
            back = await status_now(socket)
            assert back["view"] == before[2]["view"]
            assert same_offers(back, before[2])
            turn = await answered(socket, "undo", id="u2", seat=seat, seen=back["seq"], turn=True)
            assert turn["type"] == "ack"
            start = await status_now(socket)
            assert start["view"] == before[0]["view"]
            assert same_offers(start, before[0])
            assert start["can_undo"] == []
            last = {line["seq"] for line in start["lines"]}
            assert max(last) <= before[0]["seq"]  # what was taken back is told no more
            none = await answered(socket, "undo", id="u3", seat=seat, seen=start["seq"])
            assert none["code"] == "undo-sealed"

    asyncio.run(play())


def same_offers(one: Message, other: Message) -> bool:
    return [d["actions"] for d in one["decisions"]] == [d["actions"] for d in other["decisions"]]


def test_all_agree_to_go_back_or_nothing_happens(aegean: Server) -> None:
    people, table, _ = people_at_a_table(aegean, ["Ana", "Ben", "Cleo"])

    async def play() -> None:
        async with sockets_of(people, table) as sockets:
            beginning = await sockets[0].until("status")
            for number in range(3):
                for socket in sockets:
                    status = await status_now(socket)
                    if status["decisions"]:
                        moved = await play_one(socket, status, f"m{number}", random.Random(number))
                        break
            ana, ben, cleo = sockets
            missing = await answered(ana, "propose", id="p0", seat=0, what="undo", to=99)
            assert missing["code"] == "no-such-move"
            assert (await answered(ben, "vote", id="v0", seat=1, yes=True))["code"] == "no-vote-open"
            assert (await answered(ana, "propose", id="p1", seat=0, what="undo", to=0))["type"] == "ack"
            assert (await answered(ben, "propose", id="p2", seat=1, what="undo", to=1))["code"] == "vote-open"
            assert (await answered(ana, "vote", id="v1", seat=0, yes=True))["code"] == "no-vote-open"
            asked = (await status_now(cleo))["proposal"]
            assert asked == {"what": "undo", "by": 0, "to": 0, "consents": [0], "voters": [0, 1, 2]}
            assert (await answered(ben, "vote", id="v2", seat=1, yes=True))["type"] == "ack"
            assert (await answered(cleo, "vote", id="v3", seat=2, yes=False))["type"] == "ack"
            refused = await status_now(ana)
            assert refused["proposal"] is None
            assert refused["view"]["offers"] == moved["view"]["offers"]
            assert (await answered(cleo, "propose", id="p3", seat=2, what="undo", to=0))["type"] == "ack"
            assert (await answered(ana, "vote", id="v4", seat=0, yes=True))["type"] == "ack"
            assert (await answered(ben, "vote", id="v5", seat=1, yes=True))["type"] == "ack"
            back = await status_now(ana)
            assert back["view"] == beginning["view"]
            assert back["proposal"] is None

    asyncio.run(play())


def test_a_bot_takes_over_by_vote_and_gives_the_seat_back(aegean: Server) -> None:
    people, table, _ = people_at_a_table(aegean, ["Ana", "Ben", "Cleo"])

    async def play() -> None:
        async with sockets_of(people, table) as (ana, ben, cleo):
            assert (await answered(cleo, "come-back", id="c0", seat=2))["code"] == "nothing-to-return-to"
            assert (await answered(ana, "propose", id="p0", seat=0, what="takeover", to=2))["code"] == "still-here"
            left_at = time.monotonic()
            await cleo.connection.close()
            await until_absent(ana, 2)
            await propose_until_carried(ana)
            assert time.monotonic() - left_at > ABSENT_S - 0.1, "not who was there a moment ago"
            assert (await answered(ben, "vote", id="v", seat=1, yes=True))["type"] == "ack"
            assert (await status_now(ana))["seats"][2]["stand_in"]
            async with people[2].socket(table) as back, asyncio.timeout(ANSWER_S):
                await back.until("status")
                while (await status_now(ana))["seats"][2]["stand_in"]:
                    pass

    asyncio.run(play())


async def propose_until_carried(ana: Socket) -> None:
    """That a bot takes over from Cleo; refused only because she was there a moment ago."""
    async with asyncio.timeout(ANSWER_S):
        for number in itertools.count(1):
            answer = await answered(ana, "propose", id=f"p{number}", seat=0, what="takeover", to=2)
            if answer["type"] == "ack":
                return
            assert answer["code"] == "still-here"
            await asyncio.sleep(LOOK_S)


async def until_absent(socket: Socket, seat: int) -> None:
    while seat in (await socket.until("presence"))["seats"]:
        pass


def test_a_preview_shows_what_an_action_would_do_and_plays_nothing(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)

    async def play() -> None:
        dice = random.Random(3)
        async with ana.socket(table) as socket:
            status = await socket.until("status")
            seals: set[bool] = set()
            told: set[str] = set()
            for number in range(60):
                decision = status["decisions"][0]
                seat, choice = decision["seat"], dice.choice(decision["actions"])["text"]
                shown = await answered(socket, "preview", id=f"w{number}", seat=seat, action=choice)
                assert await status_now(socket) == await status_now(socket), "nothing was played"
                again = await answered(socket, "preview", id=f"x{number}", seat=1 - seat, action=choice)
                assert again["code"] == "illegal-action"
                late = await answered(socket, "preview", id=f"y{number}", seat=seat, action=choice, seen=0)
                assert late["code"] == "stale"
                await socket.send("play", id=f"m{number}", seat=seat, seen=decision["since"], action=choice)
                status = await status_at(socket, status["seq"] + 1)
                seals.add(shown["seals"])
                assert shown["seals"] == (seat not in status["can_undo"])
                if shown["seals"]:
                    assert (shown["view"], shown["lines"]) == (None, [])
                    continue
                told.update(line["kind"] for line in shown["lines"])
                assert [line["text"] for line in shown["lines"]] == [line["text"] for line in status["lines"]]
                if status["view"]["audience"] == seat:
                    assert shown["view"] == status["view"]
            assert told
            assert seals == {True, False}

    asyncio.run(play())


def test_decisions_and_actions_name_their_rules(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)
    (decision,) = ana.ask("GET", f"/api/tables/{table}")["decisions"]
    assert "R-CYC-058" in decision["rules"]
    for action in decision["actions"]:
        assert action["kind"] in ("bid", "bid-apollo")
        assert action["values"]["god"] == action["text"].split()[1]
        assert set(action["rules"]) <= set(ledger("cyclades"))
        assert action["rules"]


def test_after_an_undo_the_lines_taken_back_are_named(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)

    async def play() -> None:
        async with ana.socket(table) as socket:
            status = await socket.until("status")
            assert status["told_from"] == 1
            seat = status["decisions"][0]["seat"]
            await socket.send("play", id="m1", seat=seat, seen=status["seq"], action="bid apollo")
            moved = await status_at(socket, status["seq"] + 1)
            assert moved["told_from"] == status["seq"] + 1
            await socket.send("undo", id="u1", seat=seat, seen=moved["seq"])
            back = await status_at(socket, moved["seq"] + 1)
            assert back["told_from"] == moved["seq"], "the lines of the move"
            assert back["lines"] == []

    asyncio.run(play())


def test_the_last_one_who_has_not_resigned_wins(aegean: Server) -> None:
    people, table, _ = people_at_a_table(aegean, ["Ana", "Ben", "Cleo"])

    async def play() -> None:
        async with sockets_of(people, table) as (ana, ben, cleo):
            assert (await answered(ana, "resign", id="r", seat=0))["type"] == "ack"
            assert (await answered(ana, "resign", id="r2", seat=0))["code"] == "resigned-already"
            assert (await answered(cleo, "resign", id="r", seat=2))["type"] == "ack"
            end = await status_now(ben)
            assert end["state"] == "over"
            assert end["result"]["places"] == [2, 1, 2]

    asyncio.run(play())


# --- a whole match


def test_everybody_sees_the_same_end(finished: Finished) -> None:
    results = [end["result"]["places"] for end in finished.ends]
    assert results == [results[0]] * 5
    assert 1 in results[0]
    assert all(seat["gold"] is not None for end in finished.ends for seat in end["view"]["seats"])


def test_chat_is_hidden_from_spectators_until_the_end(finished: Finished) -> None:
    said = "good luck, friends"
    for watcher in (3, 4):
        *before, end = finished.heard[watcher]
        assert not any(said in raw for raw in before)
        assert said in end, "all of it, with the first message after the end"
    player = [line["text"] for raw in finished.heard[0] for line in json.loads(raw).get("chat", [])]
    assert said in player
    chat = finished.people[0].ask("GET", f"/api/tables/{finished.table}?invite={finished.invite}")["chat"]
    assert [line["text"] for line in chat] == [said]


def test_a_spectator_reads_the_chat_afterwards(aegean: Server, finished: Finished) -> None:
    eve = Person(aegean, "Eve")
    chat = eve.ask("GET", f"/api/tables/{finished.table}?invite={finished.invite}")["chat"]
    assert [(line["name"], line["text"]) for line in chat] == [("Ben", "good luck, friends")]


def test_narration_in_spanish_says_the_same_in_other_words(finished: Finished) -> None:
    english = [line for raw in finished.heard[3] for line in json.loads(raw).get("lines", [])]
    spanish = [line for raw in finished.heard[4] for line in json.loads(raw).get("lines", [])]
    assert [(line["seq"], line["kind"], line["values"]) for line in english] == [
        (line["seq"], line["kind"], line["values"]) for line in spanish
    ]
    assert any("ofrece" in line["text"] for line in spanish)
    assert sum(one["text"] != other["text"] for one, other in zip(english, spanish, strict=True)) > len(english) * 0.9


def test_a_table_is_told_in_the_language_asked_for(aegean: Server, finished: Finished) -> None:
    path = f"/api/tables/{finished.table}"
    spanish, english = (
        aegean.request("GET", f"{path}?invite={finished.invite}", None, {"accept-language": language})[2]
        for language in ("es-ES,es;q=0.9", "en")
    )
    assert english["result"]["text"] == finished.ends[0]["result"]["text"]
    assert spanish["result"]["text"] not in ("", english["result"]["text"])
    ana = finished.people[0]
    ana.ask("PUT", "/api/me", {"language": "es"})
    assert ana.ask("GET", path)["result"]["text"] == spanish["result"]["text"], "who does not ask has a language"
    ana.ask("PUT", "/api/me", {"language": "en"})


def test_the_key_is_shown_at_the_end_and_never_before(finished: Finished) -> None:
    keys = {end["key"] for end in finished.ends}
    assert len(keys) == 1
    (key,) = keys
    assert len(bytes.fromhex(key)) == 32
    record = read_record(finished.people[0].ask("GET", f"/api/tables/{finished.table}/record"))
    early = finished.before_the_end()
    moves = len(record.lines) - 1
    assert len(early) >= 5 * (moves - 1), "everybody heard of every move but the last"
    for raw in early:
        assert key not in raw
        assert record.secret.hex() not in raw


def test_the_record_is_verified_and_fits_the_commitment(finished: Finished) -> None:
    text = finished.people[1].ask("GET", f"/api/tables/{finished.table}/record")
    record = read_record(text)
    match = verify(record)
    commitments = {json.loads(raw)["commitment"] for raw in finished.before_the_end() if '"type":"status"' in raw}
    assert commitments == {record.commitment} == {finished.at_creation["commitment"]}
    assert record.key.hex() == finished.ends[0]["key"]
    assert len(record.nonces) == 3
    result = match.result()
    assert result is not None
    assert list(result.places) == finished.ends[0]["result"]["places"]


def test_a_changed_record_is_refused(finished: Finished) -> None:
    text = finished.people[1].ask("GET", f"/api/tables/{finished.table}/record")
    rows = text.splitlines()
    words = {"key", "secret", "nonce", "commitment", "result"}
    at_stake = [n for n, row in enumerate(rows) if row.split(" ")[0] in words or "~" in row]
    assert len(at_stake) > 8
    for number in at_stake:
        row = rows[number]
        digit = next(at for at in range(len(row) - 1, -1, -1) if row[at].isdigit())
        changed = row[:digit] + str((int(row[digit]) + 1) % 10) + row[digit + 1 :]
        with pytest.raises(BadRecord):
            verify(read_record("\n".join([*rows[:number], changed, *rows[number + 1 :]])))


def test_the_nonce_of_a_player_goes_into_the_key(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    nonce = "00112233445566778899aabbccddeeff"
    table, _ = ana.new_table(["me", "random"], start=True, options={"cycle_limit": 1}, nonce=nonce)

    async def play() -> Message:
        async with ana.socket(table) as socket:
            return await play_to_end(socket, random.Random(2), [])

    asyncio.run(play())
    record = read_record(ana.ask("GET", f"/api/tables/{table}/record"))
    assert record.nonces[0].hex() == nonce
    verify(record)


def test_a_finished_match_is_replayed_through_all_eyes(finished: Finished) -> None:
    ana = finished.people[0]
    path = f"/api/tables/{finished.table}/replay"
    golds = []
    for eyes in (-1, 0, 1, 2):
        view = ana.ask("GET", f"{path}/4?eyes={eyes}")["view"]
        assert view["audience"] == eyes
        golds.append([seat["gold"] is not None for seat in view["seats"]])
    assert golds == [[False] * 3, [True, False, False], [False, True, False], [False, False, True]]
    moves = len(read_record(ana.ask("GET", f"/api/tables/{finished.table}/record")).lines) - 1
    assert ana.ask("GET", f"{path}/{moves}?eyes=0")["view"] == finished.ends[0]["view"]
    beyond = ana.call("GET", f"{path}/{moves + 1}")
    assert (beyond[0], beyond[1]["code"]) == (409, "no-such-move")


def test_a_running_match_is_replayed_only_through_ones_own_eyes(aegean: Server) -> None:
    (ana, ben), table, invite = people_at_a_table(aegean, ["Ana", "Ben"])
    eve = Person(aegean, "Eve")
    path = f"/api/tables/{table}/replay/0"
    assert ana.ask("GET", f"{path}?eyes=0")["view"]["seats"][1]["gold"] is None
    assert ben.ask("GET", f"{path}?eyes=-1")["view"]["seats"][1]["gold"] is None
    for call in (
        ana.call("GET", f"{path}?eyes=1"),
        ben.call("GET", f"{path}?eyes=0"),
        eve.call("GET", f"{path}?eyes=0&invite={invite}"),
    ):
        assert (call[0], call[1]["code"]) == (409, "not-your-eyes")
    assert eve.call("GET", f"{path}?eyes=-1")[0] == 404
    early = ana.call("GET", f"/api/tables/{table}/record")
    assert (early[0], early[1]["code"]) == (409, "not-finished")


def test_rematch_is_a_new_table_for_the_same_people(aegean: Server, finished: Finished) -> None:
    ana, ben, _ = finished.people
    again = ana.ask("POST", f"/api/tables/{finished.table}/rematch")
    status = again["status"]
    assert status["table"] != finished.table
    assert status["state"] == "open"
    assert status["options"] == SHORT
    assert status["commitment"] != finished.at_creation["commitment"]
    assert [seat["kind"] for seat in status["seats"]] == ["human", "open", "open"]
    ben.sit(status["table"], 1, again["invite"])
    ana.ask("POST", f"/api/tables/{status['table']}/seat", {"seat": 2, "who": "greedy"})
    assert ana.ask("POST", f"/api/tables/{status['table']}/start")["state"] == "running"
    early = ana.call("POST", f"/api/tables/{status['table']}/rematch")
    assert (early[0], early[1]["code"]) == (409, "table-running")


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, **UNHURRIED) as server:
        ana = Person(server, "Ana")
        table, _ = ana.new_table(["me", "me"], start=True)

        async def play(number: int) -> Message:
            async with ana.socket(table) as socket:
                status = await socket.until("status")
                for move in range(number):
                    status = await play_one(socket, status, f"m{number}-{move}", random.Random(move))
                return status

        before = asyncio.run(play(5))
        server.restart()
        assert asyncio.run(play(0)) == before
