"""Looking back, going on from a position, records brought along, lessons, and what a game is: against a server."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from aegean.core.events import Event
from aegean.core.frame import Together
from aegean.core.match import Match
from aegean.core.record import last_draw, read_record, verify, write_record
from aegean.core.registry import find_game
from aegean.core.text import Text
from aegean.server import audience, keeper
from aegean.server.history import replay_step, told_move
from aegean.server.history_routes import check_eyes
from aegean.server.lessons import lesson_record, script
from aegean.server.steps import Frozen
from aegean.server.table import Refused
from tests.core.toy import ToyGame
from tests.server.running import ANSWER_S, Message, Person, Server
from tests.server.talking import UNHURRIED, answered, people_at_a_table, play_one, play_to_end, serving, status_now
from tests.server.test_secrecy import Visitor, a_house
from tests.server.test_table import people

SHORT = {"cycle_limit": 3}
GAME = find_game("cyclades")


@pytest.fixture(scope="module")
def aegean(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("history"), **UNHURRIED) as server:
        yield server


def wait_until_over(person: Person, table: str) -> Message:
    deadline = time.monotonic() + ANSWER_S
    while time.monotonic() < deadline:
        status: Message = person.ask("GET", f"/api/tables/{table}")
        if status["state"] == "over":
            return status
        time.sleep(0.05)
    raise AssertionError("the match does not end")


class Played:
    """A match that bots played to its end."""

    def __init__(self, server: Server) -> None:
        self.ana = Person(server, "Ana")
        self.table, self.invite = self.ana.new_table(["greedy", "random", "greedy"], start=True, options=SHORT)
        self.end = wait_until_over(self.ana, self.table)
        self.text: str = self.ana.ask("GET", f"/api/tables/{self.table}/record")
        self.record = read_record(self.text)
        self.match = verify(self.record)


@pytest.fixture(scope="module")
def played(aegean: Server) -> Played:
    return Played(aegean)


def bring(person: Person, text: str) -> tuple[int, Any]:
    connection = http.client.HTTPConnection("127.0.0.1", person.server.port, timeout=ANSWER_S)
    try:
        headers = {"content-type": "text/plain", "cookie": person.cookie}
        connection.request("POST", "/api/tables/import", text.encode(), headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


# --- looking back


def test_a_replay_tells_what_was_open_and_what_followed(played: Played) -> None:
    path = f"/api/tables/{played.table}/replay"
    match = played.match
    story = played.ana.ask("GET", f"/api/tables/{played.table}/chronicle?eyes=1")["moves"]
    assert story[0]["lines"], "the deal"
    for number in (0, 1, len(match.moves) // 2, len(match.moves) - 1):
        step = played.ana.ask("GET", f"{path}/{number}?eyes=1")
        assert (step["number"], step["of"]) == (number, len(match.moves))
        following = match.moves[number]
        assert (step["next"]["seat"], step["next"]["action"]) == (following.seat, following.text)
        assert step["next"] == story[number + 1]
        assert step["lines"] == story[number]["lines"]
        assert story[number + 1]["seq"] == story[1]["seq"] + number, "bots alone: nothing happened in between"
        assert [decision["seat"] for decision in step["decisions"]] == [following.seat]
        assert step["decisions"][0]["prompt"]
        assert step["view"]["asked"] == [following.seat]
        assert step["aids"]["phase"] in ("offerings", "actions")
    end = played.ana.ask("GET", f"{path}/{len(match.moves)}?language=es")
    assert end["next"] is None
    assert end["decisions"] == []
    assert end["aids"]["phase"] == "end"
    assert any("La partida" in line["text"] for line in end["lines"]), end["lines"]
    for eyes in (-2, 3):
        for address in (f"{path}/1", f"/api/tables/{played.table}/chronicle"):
            status, body = played.ana.call("GET", f"{address}?eyes={eyes}")
            assert (status, body["code"]) == (409, "no-such-seat")


def test_what_a_move_brought_is_told_as_on_the_socket(played: Played) -> None:
    path = f"/api/tables/{played.table}"
    told = played.ana.ask("GET", f"{path}/chronicle?eyes=2")["moves"]
    for number in (0, len(told) // 2, len(told) - 1):
        step = played.ana.ask("GET", f"{path}/replay/{number}?eyes=2")
        assert step["lines"] == told[number]["lines"]
        events = played.match.moves[number - 1].events if number else played.match.dealt_events
        seen = [event for event in events if event.known_to(2)]
        assert [(line["kind"], line["values"]) for line in step["lines"]] == [
            (event.kind, json.loads(json.dumps(event.values))) for event in seen
        ]
        assert {line["seq"] for line in step["lines"]} <= {told[number]["seq"]}
        if step["next"] is not None:
            assert step["next"]["lines"] == told[number + 1]["lines"]
    begins = [line["values"]["cycle"] for move in told for line in move["lines"] if line["kind"] == "cycle-begins"]
    assert begins == list(range(1, played.match.state.cycle + 1))


def test_several_steps_come_in_one_answer(aegean: Server, played: Played) -> None:
    path = f"/api/tables/{played.table}/replay"
    one_by_one = [played.ana.ask("GET", f"{path}/{number}?eyes=1&language=es") for number in range(3, 7)]
    assert played.ana.ask("GET", f"{path}?from=3&to=6&eyes=1&language=es") == one_by_one
    end = len(played.match.moves)
    assert [step["number"] for step in played.ana.ask("GET", f"{path}?from={end}&to={end}")] == [end]
    last = min(end, 49)
    assert len(played.ana.ask("GET", f"{path}?from=0&to={last}")) == last + 1
    for first, beyond in ((0, 50), (3, 2), (-1, 2), (end, end + 1)):
        status, body = played.ana.call("GET", f"{path}?from={first}&to={beyond}")
        assert (status, body["code"]) == (409, "no-such-move")
    assert played.ana.call("GET", path)[0] == 400
    assert Person(aegean, "Eve").call("GET", f"{path}?from=0&to=1")[0] == 404
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["me", "greedy"], start=True)
    assert ana.call("GET", f"/api/tables/{table}/replay?from=0&to=0&eyes=1")[1]["code"] == "not-your-eyes"


def test_the_chronicle_tells_every_move_and_its_figures(played: Played) -> None:
    told = played.ana.ask("GET", f"/api/tables/{played.table}/chronicle?eyes=0")
    match = played.match
    assert [(move["seat"], move["action"]) for move in told["moves"]] == [
        (-1, ""),
        *((move.seat, move.text) for move in match.moves),
    ]
    assert [move["number"] for move in told["moves"]] == list(range(len(match.moves) + 1))
    assert all(move["label"] for move in told["moves"][1:])
    full = played.ana.ask("GET", f"/api/tables/{played.table}")
    said = [line for move in told["moves"] for line in move["lines"]]
    assert said[-len(full["lines"]) :] == full["lines"]
    seqs = {line["seq"] for line in full["lines"]}
    assert seqs <= {move["seq"] for move in told["moves"]}
    check_charts(played, {chart["key"]: chart for chart in told["charts"]})
    spanish = played.ana.ask("GET", f"/api/tables/{played.table}/chronicle?language=es")
    titles = [chart["title"] for chart in spanish["charts"]]
    assert titles[0] == "Oro"
    assert not [title for title in titles if title.startswith("chart-")]


def check_charts(played: Played, charts: dict[str, Any]) -> None:
    match = played.match
    assert list(charts) == ["gold", "income", "isles", "metropolises", "bids"]
    cycles = match.state.cycle
    final = match.view(-1)["seats"]
    for key in ("gold", "income", "isles", "metropolises"):
        assert charts[key]["labels"] == list(range(cycles + 1))
        assert [series[-1] for series in charts[key]["series"]] == [seat[key] for seat in final]
    assert [series[0] for series in charts["isles"]["series"]] == [2, 2, 2]
    paid = [0, 0, 0]
    for event in match.events(-1):
        if event.kind == "pays-offering":
            paid[int(event.values["seat"])] += int(event.values["gold"])
    assert charts["bids"]["labels"] == list(range(1, cycles + 1))
    assert [sum(series) for series in charts["bids"]["series"]] == paid


def test_of_a_running_match_only_what_one_may_know_is_told(aegean: Server) -> None:
    (ana, ben), table, invite = people_at_a_table(aegean, ["Ana", "Ben"])
    path = f"/api/tables/{table}/chronicle"
    own = ana.ask("GET", f"{path}?eyes=0")
    assert [chart["key"] for chart in own["charts"]] == ["income", "isles", "metropolises", "bids"]
    for person, eyes in ((ana, 1), (ben, 0)):
        status, body = person.call("GET", f"{path}?eyes={eyes}")
        assert (status, body["code"]) == (409, "not-your-eyes")
    eve = Person(aegean, "Eve")
    assert eve.call("GET", path)[0] == 404
    assert eve.call("GET", f"{path}?invite={invite}")[0] == 200
    fork = ana.call("POST", f"/api/tables/{table}/fork", {"move": 0, "seat": 0})
    assert (fork[0], fork[1]["code"]) == (409, "not-finished")
    assert ana.call("GET", f"/api/tables/{ana.new_table(['me', 'open'])[0]}/chronicle")[1]["code"] == "not-started"


def test_of_a_frozen_match_too_only_ones_own_eyes_are_open() -> None:
    hands = people(3)
    hands.happens(Frozen("ValueError"))
    check_eyes(hands.table, {"id": "ana"}, 0)
    for person, eyes in (({"id": "ana"}, 1), ({"id": "eve"}, 0), (None, 0)):
        with pytest.raises(Refused) as caught:
            check_eyes(hands.table, person, eyes)
        assert caught.value.code == "not-your-eyes"
        check_eyes(hands.table, person, -1)


def test_answers_that_wait_for_others_are_not_told() -> None:
    """No game of ours asks several seats at once yet; the toy of the kernel does."""
    game = ToyGame()
    match = Match.start(game, game.make_options(2, {}), key=b"k" * 32)
    while not isinstance(match.state.agenda[-1], Together):
        decision = match.decisions()[0]
        match.play(decision.seat, decision.actions[0])
    number = len(match.moves)
    before = match.state
    seat = match.decisions()[0].seat
    match.play(seat, match.decisions()[0].actions[0])
    text = Text("en")
    other = 1 - seat
    assert told_move(match, number + 1, 7, before, False, other, text, ["a", "b"]).action == ""
    assert told_move(match, number + 1, 7, before, False, seat, text, ["a", "b"]).action
    assert told_move(match, number + 1, 7, before, True, other, text, ["a", "b"]).action


def test_a_replay_knows_nothing_of_later_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the game is told for its aids ends with the move that is looked at, and with what the eyes may know."""

    class Aids:
        @staticmethod
        def aids(view: Any, latest: Iterator[Event]) -> dict[str, Any]:
            return {"latest": list(latest)}

    monkeypatch.setattr(audience, "game_part", lambda game, part: Aids)
    hands = people(3)
    while len(hands.table.playing().moves) < 40:
        hands.play()
    match = hands.table.playing()
    match.moves[5].events.append(Event("whispered", {}, 0b010))
    for eyes in (-1, 0, 1):
        for number in (0, 1, 6, 20, 40):
            step = replay_step(match, hands.table, number, eyes, Text("en", "cyclades"))
            before = [event for move in match.moves[:number] for event in move.events if event.known_to(eyes)]
            assert step.aids["latest"] == before[::-1]
            assert ("whispered" in [event.kind for event in before]) == (eyes == 1 and number > 5)


# --- going on from a position


def test_the_bots_of_a_sandbox_move_although_nobody_is_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the help of the sweep, which moves the bots of dead processes. Then it waits for its person."""
    monkeypatch.setattr(keeper, "ORPHAN_MS", 10**9)

    async def until(what: Callable[[], bool]) -> None:
        async with asyncio.timeout(ANSWER_S):
            while not what():
                await asyncio.sleep(0.01)

    async def run() -> None:
        async with a_house(tmp_path) as (office, client):
            ana = await Visitor(client).come("Ana")
            wish = {"game": "cyclades", "players": 3, "seats": ["random"] * 3, "options": SHORT, "start": True}
            made = (await ana.ask("POST", "/api/tables", wish)).json()["status"]
            old = await office.keeper.live(made["table"])
            await until(lambda: old.table.status == "over")
            moves = old.table.playing().moves
            number = next(n for n in range(5, len(moves)) if moves[n].seat != 0)
            wish = {"move": number, "seat": 0, "level": "random"}
            made = (await ana.ask("POST", f"/api/tables/{made['table']}/fork", wish)).json()["status"]
            fresh = await office.keeper.live(made["table"])
            await until(lambda: 0 in fresh.table.asked_since or fresh.table.status == "over")
            assert not fresh.listeners
            made_now = fresh.table.playing().moves[number:]
            assert made_now
            assert 0 not in {move.seat for move in made_now}
            await until(lambda: not fresh.driving)
            assert fresh.table.status == "over" or list(fresh.table.asked_since) == [0]

    asyncio.run(run())


def test_a_sandbox_goes_on_from_a_move_with_fresh_dice(aegean: Server, played: Played) -> None:
    number = len(played.match.moves) // 2
    seat = played.match.moves[number].seat
    eve = Person(aegean, "Eve")
    wish = {"move": number, "seat": seat, "invite": played.invite}
    code, made = eve.call("POST", f"/api/tables/{played.table}/fork", wish)
    assert code == 201
    status = made["status"]
    assert status["fork_of"] == {"table": played.table, "move": number}
    assert status["state"] == "running"
    assert status["owner"]
    assert [info["kind"] for info in status["seats"]] == ["human" if n == seat else "bot" for n in range(3)]
    then = played.ana.ask("GET", f"/api/tables/{played.table}/replay/{number}?eyes={seat}")
    assert status["view"] == then["view"]
    assert status["decisions"][0]["seat"] == seat
    assert "sandbox" in [line["kind"] for line in status["lines"]]

    async def play() -> Message:
        async with eve.socket(status["table"]) as socket:
            return await play_to_end(socket, random.Random(5), [])

    asyncio.run(play())
    record = read_record(eve.ask("GET", f"/api/tables/{status['table']}/record"))
    verify(record)
    kept = played.record.lines[: number + 1]
    assert [line.digest for line in record.lines[: number + 1]] == [line.digest for line in kept]
    jump = next((line.jump for line in record.lines[number + 1 :] if line.draws), None)
    assert jump in (None, last_draw(played.record)), "no draw of the match is given again"


def test_a_sandbox_survives_a_restart_and_cannot_go_back_before_itself(tmp_path: Path) -> None:
    with serving(tmp_path, **UNHURRIED) as server:
        played = Played(server)
        seat = played.match.moves[5].seat
        made = played.ana.ask("POST", f"/api/tables/{played.table}/fork", {"move": 5, "seat": seat, "level": "random"})
        table = made["status"]["table"]

        async def look() -> Message:
            async with played.ana.socket(table) as socket:
                return await status_now(socket)

        async def propose(to: int) -> Message:
            async with played.ana.socket(table) as socket:
                status = await status_now(socket)
                decision = status["decisions"][0]
                text = decision["actions"][0]["text"]
                if to == 5:
                    await answered(socket, "play", id="p1", seat=seat, seen=decision["since"], action=text)
                return await answered(socket, "propose", id=f"u{to}", seat=seat, what="undo", to=to)

        before = asyncio.run(look())
        server.restart()
        after = asyncio.run(look())
        assert before == after
        assert after["fork_of"] == {"table": played.table, "move": 5}
        assert asyncio.run(propose(4))["code"] == "no-such-move"
        assert asyncio.run(propose(5))["type"] == "ack"
        assert asyncio.run(look())["view"] == before["view"]


@pytest.mark.parametrize(
    ("wish", "code", "status"),
    [
        ({"move": -1, "seat": 0}, "no-such-move", 409),
        ({"move": 100_000, "seat": 0}, "no-such-move", 409),
        ({"move": 0, "seat": 3}, "no-such-seat", 409),
        ({"move": 0, "seat": -1}, "no-such-seat", 409),
        ({"move": 0, "seat": 0, "level": "oracle"}, "unknown-bot", 400),
        ({"move": 0, "seat": 0, "level": "planner:ms=60000"}, "unknown-bot", 400),
    ],
)
def test_what_is_no_sandbox_is_refused(played: Played, wish: dict[str, Any], code: str, status: int) -> None:
    answer = played.ana.call("POST", f"/api/tables/{played.table}/fork", wish)
    assert (answer[0], answer[1]["code"]) == (status, code)


def test_the_end_of_a_match_is_no_sandbox_and_strangers_have_none(aegean: Server, played: Played) -> None:
    end = played.ana.call("POST", f"/api/tables/{played.table}/fork", {"move": len(played.match.moves), "seat": 0})
    assert (end[0], end[1]["code"]) == (409, "no-such-move")
    eve = Person(aegean, "Eve")
    assert eve.call("POST", f"/api/tables/{played.table}/fork", {"move": 0, "seat": 0})[0] == 404


def test_a_match_that_ended_by_resigning_goes_on_from_where_it_stood_and_without_a_clock(aegean: Server) -> None:
    people, table, _ = people_at_a_table(aegean, ["Ana", "Ben"], pace="live", minutes=10, public=True)

    async def resign() -> None:
        async with people[1].socket(table) as socket:
            assert (await answered(socket, "resign", id="r", seat=1))["type"] == "ack"

    asyncio.run(resign())
    assert people[0].ask("GET", f"/api/tables/{table}")["seats"][0]["left_ms"] is not None
    status = people[0].ask("POST", f"/api/tables/{table}/fork", {"move": 0, "seat": 0})["status"]
    assert (status["state"], status["result"], status["public"]) == ("running", None, False)
    assert [seat["left_ms"] for seat in status["seats"]] == [None, None]
    assert [seat["resigned"] for seat in status["seats"]] == [False, False]


# --- records


def a_plain_match(rewound: bool) -> Match:
    """As the terminal plays: a key that nobody shared; with `rewound` moves were taken back on the way."""
    dice = random.Random(11)
    match = Match.start(GAME, GAME.make_options(2, {"cycle_limit": 2}), ["Ann", "Bob"], dice.randbytes(32))
    while match.result() is None:
        decision = match.decisions()[0]
        match.play(decision.seat, dice.choice(decision.actions))
        if rewound and match.state.cycle == 2:
            match.rewind(2)
            rewound = False
    return match


@pytest.mark.parametrize("rewound", [False, True])
def test_a_record_of_the_terminal_becomes_a_finished_table(aegean: Server, rewound: bool) -> None:
    match = a_plain_match(rewound)
    record = write_record(match)
    assert ("@" in record) == rewound
    ana = Person(aegean, "Ana")
    code, made = bring(ana, record)
    assert code == 201, made
    status = made["status"]
    assert (status["state"], status["owner"], status["fork_of"]) == ("over", True, None)
    assert [seat["name"] for seat in status["seats"]] == ["Ann", "Bob"]
    assert status["view"] == match.view(-1)
    assert ana.ask("GET", f"/api/tables/{status['table']}/record") == record
    forked = ana.ask("POST", f"/api/tables/{status['table']}/fork", {"move": 1, "seat": 1})
    assert forked["status"]["state"] == "running"
    eve = Person(aegean, "Eve")
    assert eve.call("GET", f"/api/tables/{status['table']}")[0] == 404


def test_lists_tell_the_seats_of_a_match_that_was_brought_along(aegean: Server, played: Played) -> None:
    ana = Person(aegean, "Ana")
    status = bring(ana, played.text)[1]["status"]
    (line,) = ana.ask("GET", "/api/my/tables")
    assert [(seat["kind"], seat["name"]) for seat in line["seats"]] == [("human", "")] * 3
    assert [seat["colour"] for seat in line["seats"]] == [seat["colour"] for seat in status["seats"]]
    assert all(seat["colour"] for seat in line["seats"])
    first = played.ana.ask("GET", "/api/my/tables")
    bots = next(one["seats"] for one in first if one["id"] == played.table)
    assert [seat["kind"] for seat in bots] == ["bot"] * 3
    assert [seat["colour"] for seat in bots] == [seat["colour"] for seat in played.end["seats"]]


def test_a_record_of_a_server_becomes_a_table_again(played: Played) -> None:
    code, made = bring(played.ana, played.text)
    assert code == 201
    assert played.ana.ask("GET", f"/api/tables/{made['status']['table']}/record") == played.text


def test_what_is_no_finished_record_is_refused(aegean: Server, played: Played) -> None:
    ana = played.ana
    assert bring(ana, "hello")[1]["code"] == "bad-record"
    lines = played.text.splitlines()
    assert bring(ana, "\n".join(lines[:-1]))[1]["code"] == "bad-record", "the result does not follow"
    begun = Match.start(GAME, GAME.make_options(2, {}), key=b"k" * 32)
    code, body = bring(ana, write_record(begun, with_key=True))
    assert (code, body["code"]) == (400, "record-unfinished")
    large = played.text + "; fill\n" * 40_000
    code, body = bring(ana, large)
    assert (code, body["code"]) == (413, "too-large")
    fits = played.text + "; fill\n" * 5_000
    assert len(fits) > 16 * 1024
    assert bring(ana, fits)[0] == 201
    assert aegean.request("POST", "/api/tables/import", None)[0] == 401


# --- lessons


async def follow(person: Person, table: str, heard: list[Message]) -> Message:
    """Play what the lesson expects until it expects nothing more."""
    async with person.socket(table) as socket:
        while True:
            status = await status_now(socket)
            lesson = status["lesson"]
            if lesson["step"] == lesson["of"] and not lesson["expect"]:
                return status
            if not lesson["expect"]:
                assert not status["decisions"], lesson
                continue
            heard.append(status)
            decision = status["decisions"][0]
            name = f"s{lesson['step']}"
            ack = await answered(socket, "play", id=name, seat=0, seen=decision["since"], action=lesson["expect"][0])
            assert ack["type"] == "ack", ack


# game, the first move, and what stands in the last sentence and in the view of the learner then
LESSONS = [
    ("cyclades", "bid ares 1", "metropolis", ("metropolises", 1)),
    ("delphi", "die green", "Zeus", ("companions", [["green", "hero"]])),
]


@pytest.mark.parametrize(("game", "begins", "word", "won"), LESSONS)
def test_a_lesson_is_followed_to_its_end(
    aegean: Server, game: str, begins: str, word: str, won: tuple[str, object]
) -> None:
    ana = Person(aegean, "Ana")
    code, made = ana.call("POST", f"/api/games/{game}/lessons/first")
    assert code == 201
    first = made["status"]["lesson"]
    assert (first["step"], first["expect"]) == (1, [begins])
    assert begins.split()[1] in first["text"].lower()
    heard: list[Message] = []
    end = asyncio.run(follow(ana, made["status"]["table"], heard))
    lines = script(game, "first")
    mine = [text for seat, text in lines if seat == 0]
    assert [status["lesson"]["expect"][0] for status in heard] == mine
    assert [status["lesson"]["step"] for status in heard] == list(range(1, len(mine) + 1))
    assert len({status["lesson"]["text"] for status in heard}) == len(mine)
    for status in heard:
        expected = status["lesson"]["expect"][0]
        assert expected in [action["text"] for action in status["decisions"][0]["actions"]]
    assert end["view"]["seats"][0][won[0]] == won[1]
    assert word in end["lesson"]["text"]
    assert end["state"] == "running"

    async def go_on() -> Message:
        async with ana.socket(made["status"]["table"]) as socket:
            status = await socket.until("status")
            while not status["decisions"]:
                status = await socket.until("status")
            return await play_one(socket, status, "on", random.Random(1))

    assert asyncio.run(go_on())["lesson"] == end["lesson"], "who plays on has not left it"


def test_a_lesson_is_a_file_among_the_lessons() -> None:
    assert lesson_record("cyclades", "first") is not None
    assert lesson_record("cyclades", "../lessons/first") is None


def test_who_leaves_the_lesson_plays_on_against_bots(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table = ana.ask("POST", "/api/games/cyclades/lessons/first")["status"]["table"]

    async def leave() -> Message:
        async with ana.socket(table) as socket:
            status = await status_now(socket, language="es")
            decision = status["decisions"][0]
            await answered(socket, "play", id="a", seat=0, seen=decision["since"], action="bid poseidon 1")
            left = await status_now(socket)
            while not left["decisions"]:  # the bot has to move
                left = await socket.until("status")
            return left

    left = asyncio.run(leave())
    assert left["lesson"]["expect"] == []
    assert "lección" in left["lesson"]["text"]
    assert 1 <= left["lesson"]["step"] < left["lesson"]["of"]
    assert left["view"]["offers"]
    assert ana.call("POST", "/api/games/cyclades/lessons/none")[1]["code"] == "no-such-lesson"


def test_a_sandbox_of_a_lesson_is_none(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table = ana.ask("POST", "/api/games/cyclades/lessons/first")["status"]["table"]

    async def resign() -> None:
        async with ana.socket(table) as socket:
            assert (await answered(socket, "resign", id="r", seat=0))["type"] == "ack"

    asyncio.run(resign())
    status = ana.ask("POST", f"/api/tables/{table}/fork", {"move": 0, "seat": 0})["status"]
    assert (status["state"], status["lesson"]) == ("running", None)


# --- games


def test_the_board_can_be_drawn(aegean: Server) -> None:
    for players in (2, 3, 4, 5):
        status, headers, board = aegean.request("GET", f"/api/games/cyclades/board?players={players}")
        assert status == 200
        assert headers["cache-control"] == "public, max-age=3600"
        seas = {sea["sea"]: sea for sea in board["seas"]}
        isles = {isle["isle"]: isle for isle in board["isles"]}
        assert len(board["cells"]) == sum(board["rows"])
        for sea in seas.values():
            assert sea["xy"] == board["cells"][sea["sea"]]
            assert all(sea["sea"] in seas[other]["seas"] for other in sea["seas"])
            assert all(sea["sea"] in isles[isle]["seas"] for isle in sea["isles"])
            assert not sea["trade"] or sea["trade_direction"] is not None, "trade spaces lie at the edge"
        for isle in isles.values():
            assert len(isle["slots"]) == len({slot["slot"] for slot in isle["slots"]})
            assert any(slot["covered"] for slot in isle["slots"])
            assert set(isle["cells"]) <= set(board["cells"])


def test_a_table_has_its_board(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table = ana.ask("POST", "/api/games/cyclades/lessons/first")["status"]["table"]
    players = len(ana.ask("GET", f"/api/tables/{table}")["seats"])
    drawn = aegean.request("GET", f"/api/games/cyclades/board?players={players}")[2]
    assert ana.ask("GET", f"/api/tables/{table}/board") == drawn
    assert aegean.request("GET", f"/api/tables/{table}/board")[2]["code"] == "no-such-table", "it is private"


def test_a_way_out_leads_off_the_board(aegean: Server) -> None:
    board = aegean.request("GET", "/api/games/cyclades/board?players=3")[2]
    outward = {sea["sea"]: sea["trade_direction"] for sea in board["seas"]}
    assert outward["F7"] == [1.0, 0.0]
    assert outward["F1"] == [-1.0, 0.0]
    assert outward["A2"][1] < 0 < outward["K2"][1]
    assert outward["F5"] is None


def test_the_rules_are_told_in_both_languages(aegean: Server) -> None:
    for language, title, begin in (("en", "Offerings", "The game has 5"), ("es", "Ofrendas", "El juego tiene 5")):
        status, headers, rules = aegean.request("GET", f"/api/games/cyclades/rules?language={language}")
        assert status == 200
        assert "max-age=3600" in headers["cache-control"]
        assert {"number": 7, "title": title} in rules["sections"]
        assert rules["rules"][0]["id"] == "R-CYC-001"
        assert rules["rules"][0]["text"].startswith(begin)
        assert {rule["section"] for rule in rules["rules"]} == {section["number"] for section in rules["sections"]}
        assert {rule["status"] for rule in rules["rules"]} == {"sure", "inferred", "choice"}


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/board?players=2", 404, "no-such-game"),
        ("/api/games/chess/rules", 404, "no-such-game"),
        ("/api/games/cyclades/board?players=6", 400, "wrong-players"),
        ("/api/games/cyclades/board", 400, "bad-message"),
        ("/api/games/cyclades/rules?language=xx", 400, "bad-message"),
    ],
)
def test_no_board_and_no_rules_for_what_there_is_not(aegean: Server, path: str, status: int, code: str) -> None:
    answer = aegean.request("GET", path)
    assert (answer[0], answer[2]["code"]) == (status, code)
    assert answer[1]["cache-control"] == "no-store"


# --- hints on the wire


def test_actions_come_with_hints_and_the_position_with_aids(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    made = ana.ask("POST", "/api/games/cyclades/lessons/first")
    status = made["status"]
    actions = {action["text"]: action["hint"] for action in status["decisions"][0]["actions"]}
    assert actions["bid ares 2"] == {"pays": 2, "left": 5, "acts": 1}
    assert actions["bid apollo"] == {"gain": 1, "marker": True}
    assert status["aids"]["phase"] == "offerings"
    assert status["aids"]["order"] == []
    opened = ana.ask("POST", "/api/tables", {"game": "cyclades", "players": 2, "seats": ["me", "open"]})
    assert opened["status"]["aids"] == {}
    assert opened["status"]["lesson"] is None
