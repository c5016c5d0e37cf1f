"""Hints: what a strong bot would do, for who plays bots or agreed on it with friends, from the seat's own view."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from aegean.core.chance import Chance
from aegean.core.match import Match
from aegean.core.registry import find_game
from aegean.core.text import Text
from aegean.server import advice as advice_module
from aegean.server.advice import TooFast
from aegean.server.clock import ClockRules
from aegean.server.keeper import Live
from aegean.server.limits import Buckets
from aegean.server.steps import Created, Seat, Started
from aegean.server.table import Refused
from aegean.server.thinking import asked, counsel
from aegean.server.wire import Suggestion
from tests.server import jobs
from tests.server.running import Message, Person, Server, Socket
from tests.server.talking import (
    UNHURRIED,
    an_office,
    answered,
    connected,
    cookie,
    people_at_a_table,
    serving,
    status_now,
)

GAMES = ("cyclades", "delphi")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("hints"), **UNHURRIED) as running:
        yield running


async def asked_status(socket: Socket) -> Message:
    """How it stands once this person is asked."""
    status = await status_now(socket)
    while not status["decisions"]:
        assert status["state"] == "running", status["state"]
        status = await socket.until("status")
    return status


async def advice(socket: Socket, status: Message, name: str = "h1") -> Message:
    decision = status["decisions"][0]
    return await answered(socket, "advise", id=name, seat=decision["seat"], seen=decision["since"])


def with_socket(server: Server, person: Person, table: str, work: Any, **query: Any) -> Any:
    async def run() -> Any:
        async with connected(server, table, cookie(person), **query) as socket:
            return await work(socket)

    return asyncio.run(run())


# --- what it says


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hint_is_a_legal_action_with_its_words_and_can_be_played(server: Server, game: str, language: str) -> None:
    ana = Person(server, "Ana")
    table, _ = ana.new_table(["me", "easy"], start=True, game=game)

    async def work(socket: Socket) -> None:
        for number in range(3):
            status = await asked_status(socket)
            decision = status["decisions"][0]
            labels = {action["text"]: action["label"] for action in decision["actions"]}
            said = await advice(socket, status, f"h{number}")
            assert said["type"] == "advice", said
            actions = [one["action"] for one in said["suggestions"]]
            assert 1 <= len(actions) == len(set(actions)) <= 3
            for one in said["suggestions"]:
                assert one["label"] == labels[one["action"]]
                assert one["reason"], one
                assert not one["reason"].startswith("reason-")
            values = {"seat": decision["seat"], "seen": decision["since"], "action": actions[0]}
            assert (await answered(socket, "play", id=f"p{number}", **values))["type"] == "ack"

    with_socket(server, ana, table, work, language=language)


def test_the_same_question_gets_the_same_hint_in_both_languages(server: Server) -> None:
    ana = Person(server, "Ana")
    table, _ = ana.new_table(["me", "easy"], start=True)

    async def work(socket: Socket) -> None:
        status = await asked_status(socket)
        first = await advice(socket, status, "h1")
        again = await advice(socket, status, "h2")
        assert again["suggestions"] == first["suggestions"]
        await status_now(socket, language="es")
        spanish = await advice(socket, status, "h3")
        assert [one["action"] for one in spanish["suggestions"]] == [one["action"] for one in first["suggestions"]]
        assert [one["label"] for one in spanish["suggestions"]] != [one["label"] for one in first["suggestions"]]

    with_socket(server, ana, table, work)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_nothing_that_the_seat_may_not_know(game: str) -> None:
    """P7: what is hidden from the seat is changed; view, question and everything advised stay the same."""
    rules = find_game(game)
    chance = Chance(bytes(32))
    match = Match.start(rules, rules.make_options(3, {}), ["", "", ""], bytes(range(32)))
    compared = 0
    for number in range(40):
        decision = match.decisions()[0]
        seat = decision.seat
        if number % 8 == 7:
            other = rules.scramble(match.state, seat, chance)
            there = next(one for one in rules.decisions(other) if one.seat == seat)
            views = match.view(seat), rules.view(other, seat)
            seed = bytes([number]) * 32
            level = "greedy"  # how much is thought makes no difference to what is seen
            one = counsel(level, game, seed, views[0], asked(decision))
            two = counsel(level, game, seed, views[1], asked(there))
            assert one == two
            compared += 1
        match.play(seat, decision.actions[chance.below(len(decision.actions))])
    assert compared


# --- who may ask


def refused(server: Server, person: Person, table: str, language: str = "en", **values: Any) -> Message:
    async def work(socket: Socket) -> Message:
        return await answered(socket, "advise", id="h1", **({"seat": 0, "seen": 1} | values))

    answer: Message = with_socket(server, person, table, work, language=language)
    assert answer["type"] == "error", answer
    return answer


@pytest.mark.parametrize("public", [False, True])
def test_there_are_no_hints_among_people_who_did_not_agree_on_them(server: Server, public: bool) -> None:
    people, table, _ = people_at_a_table(server, ["Ana", "Ben"], public=public)
    for seat, person in enumerate(people):
        for language in ("en", "es"):
            answer = refused(server, person, table, language, seat=seat)
            assert answer["code"] == "no-advice-here"
            assert answer["text"] == Text(language)("error-no-advice-here")
        assert person.ask("GET", f"/api/tables/{table}")["advice"] is False


def test_friends_who_agreed_on_hints_all_get_them(server: Server) -> None:
    people, table, _ = people_at_a_table(server, ["Ana", "Ben"], advice=True)
    assert [person.ask("GET", f"/api/tables/{table}")["advice"] for person in people] == [True, True]

    async def work(socket: Socket) -> None:
        assert (await advice(socket, await asked_status(socket)))["suggestions"]

    status = people[0].ask("GET", f"/api/tables/{table}")
    asked_seat = next(seat["seat"] for seat in status["seats"] if seat["asked"])
    with_socket(server, people[asked_seat], table, work)


def test_what_was_agreed_on_is_seen_before_one_sits_down(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    for agreed in (True, False):
        table, invite = ana.new_table(["me", "open"], advice=agreed)
        assert ben.ask("GET", f"/api/tables/{table}?invite={invite}")["advice"] is agreed


def test_a_table_for_everybody_cannot_be_opened_with_hints(server: Server) -> None:
    wish = {"game": "cyclades", "players": 2, "seats": ["me", "open"], "public": True, "advice": True}
    status, body = Person(server, "Ana").call("POST", "/api/tables", wish)
    assert (status, body["code"]) == (400, "advice-not-public")


def test_who_plays_both_sides_at_one_screen_gets_hints_for_both(server: Server) -> None:
    ana = Person(server, "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)

    async def work(socket: Socket) -> None:
        seats = set()
        for number in range(12):
            status = await asked_status(socket)
            decision = status["decisions"][0]
            if decision["seat"] not in seats:
                seats.add(decision["seat"])
                assert (await advice(socket, status, f"h{number}"))["suggestions"]
            if len(seats) == 2:
                return
            play = {"seat": decision["seat"], "seen": decision["since"], "action": decision["actions"][0]["text"]}
            assert (await answered(socket, "play", id=f"p{number}", **play))["type"] == "ack"
        raise AssertionError("one seat was asked twelve times")

    with_socket(server, ana, table, work)


def test_nobody_is_advised_for_another_seat_or_another_question(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table, invite = ana.new_table(["me", "medium"], start=True)

    async def work(socket: Socket) -> Message:
        status = await asked_status(socket)
        assert (await answered(socket, "advise", id="b", seat=1, seen=status["seq"]))["code"] == "not-your-seat"
        early = status["decisions"][0]["since"] - 1
        assert (await answered(socket, "advise", id="c", seat=0, seen=early))["code"] == "stale"
        return status

    with_socket(server, ana, table, work)

    async def watching(socket: Socket) -> None:
        assert (await answered(socket, "advise", id="a", seat=0, seen=1))["code"] == "not-your-seat"

    with_socket(server, ben, table, watching, invite=invite)


def test_who_asks_without_end_has_to_wait(tmp_path: Path) -> None:
    """Only for new questions: what was thought already is said again at once."""

    async def run() -> None:
        async with an_office(tmp_path) as office:
            office.adviser.rate = Buckets(1e-6, 2)
            lives = []
            for _ in range(3):
                about = Created("cyclades", 1, 2, {}, "ana", False, ClockRules(), "")
                seats = [Seat("human", "ana", "Ana", nonce="aa" * 16) for _ in range(2)]
                lives.append((await office.keeper.create(about, seats, then=[Started()]))[0])

            async def ask(live: Live) -> list[Suggestion]:
                (decision,) = live.table.decisions()
                return await office.adviser.advise(live, "ana", decision.seat, live.table.seq, "en")

            first = await ask(lives[0])
            assert await ask(lives[1])
            with pytest.raises(TooFast):
                await ask(lives[2])
            assert await ask(lives[0]) == first
            await office.keeper.stop()

    asyncio.run(run())


def test_a_hint_that_cannot_be_thought_is_refused_and_may_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with an_office(tmp_path) as office:
            about = Created("cyclades", 1, 2, {}, "ana", False, ClockRules(), "")
            seats = [Seat("human", "ana", "Ana", nonce="aa" * 16) for _ in range(2)]
            live, _ = await office.keeper.create(about, seats, then=[Started()])
            (decision,) = live.table.decisions()
            with monkeypatch.context() as broken:
                broken.setattr(advice_module, "counsel", jobs.die)
                with pytest.raises(Refused) as caught:
                    await office.adviser.advise(live, "ana", decision.seat, live.table.seq, "en")
                assert caught.value.code == "no-advice"
            assert await office.adviser.advise(live, "ana", decision.seat, live.table.seq, "en")
            await office.keeper.stop()

    asyncio.run(run())
