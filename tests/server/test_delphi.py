"""The Oracle of Delphi through a running server: what is asked of several at once, and all that tables offer."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from aegean.core.ledger import ledger
from aegean.core.record import read_record, verify
from aegean.games.delphi import drawing
from aegean.games.delphi.hints import hints
from tests.server.running import Message, Person, Server, Socket
from tests.server.talking import (
    UNHURRIED,
    answered,
    connected,
    people_at_a_table,
    play_one,
    play_to_end,
    serving,
    sockets_of,
    status_now,
)
from tests.server.test_history import bring, wait_until_over
from tests.server.test_operations import aegean as typed
from tests.server.test_operations import do

DRAFTED = {"map": "compact_random_free", "ship_tiles": "draft", "round_limit": 3}
NAMES = ["Ana", "Ben", "Cleo"]


@pytest.fixture(scope="module")
def aegean(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("delphi"), **UNHURRIED) as server:
        yield server


# --- a table


def test_the_game_is_offered_with_its_options(aegean: Server) -> None:
    for language, label in (("en", "suggested map"), ("es", "mapa sugerido")):
        games = aegean.request("GET", f"/api/games?language={language}")[2]
        (game,) = [game for game in games if game["name"] == "delphi"]
        assert (game["least_players"], game["most_players"]) == (2, 4)
        assert game["bots"] == ["beginner", "easy", "medium", "hard", "expert"]
        assert game["options"][0]["labels"][0] == label
        for option in game["options"]:
            assert option["rule"] in ledger("delphi")
            assert not option["text"].startswith("option-")
    for options, code in (({"map": "large"}, "bad-option-value"), ({"cycle_limit": 3}, "unknown-option")):
        wish = {"game": "delphi", "players": 2, "seats": ["me", "me"], "options": options}
        assert Person(aegean, "Ana").call("POST", "/api/tables", wish)[1]["code"] == code


class Played:
    """Two people and a bot to the end of a match on a map of their own, with ship tiles that they chose."""

    def __init__(self, server: Server) -> None:
        self.ana, self.ben = self.people = [Person(server, "Ana"), Person(server, "Ben")]
        self.table, self.invite = self.ana.new_table(["me", "open", "random"], game="delphi", options=DRAFTED)
        self.path = f"/api/tables/{self.table}"
        self.ben.sit(self.table, 1, self.invite)
        self.board_before = self.ana.call("GET", f"{self.path}/board")
        self.ana.ask("POST", f"{self.path}/start")
        self.heard: list[list[str]] = [[], []]
        self.ends = asyncio.run(self.play())
        self.text: str = self.ana.ask("GET", f"{self.path}/record")
        self.record = read_record(self.text)
        self.match = verify(self.record)

    async def play(self) -> list[Message]:
        async with sockets_of(self.people, self.table) as sockets:
            dice = [random.Random(seat) for seat in range(2)]
            return list(await asyncio.gather(*map(play_to_end, sockets, dice, self.heard)))

    def statuses(self, seat: int) -> list[Message]:
        return [message for message in map(json.loads, self.heard[seat]) if message["type"] == "status"]


@pytest.fixture(scope="module")
def played(aegean: Server) -> Played:
    return Played(aegean)


def test_people_and_a_bot_play_a_match_with_options(played: Played) -> None:
    first, end = played.statuses(0)[0], played.ends[0]
    assert first["options"] == DRAFTED
    assert [seat["kind"] for seat in end["seats"]] == ["human", "human", "bot"]
    kinds = {decision["kind"] for status in played.statuses(0) for decision in status["decisions"]}
    assert {"ChooseColour", "DraftShip", "Turn", "Act"} <= kinds
    assert end["view"]["round"] == 3
    assert sorted(end["result"]["places"])[0] == 1
    assert end["key"] == played.match.key.hex()
    assert {move.seat for move in played.match.moves} == {0, 1, 2}
    assert list(played.match.result().places) == end["result"]["places"]  # type: ignore[union-attr]


def test_a_finished_match_is_accepted_by_verify(played: Played, tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_text(played.text)
    assert f"sound: {len(played.match.moves)} decisions" in do("verify", file)
    file.write_text(played.text.replace(played.record.key.hex(), "00" * 32))
    assert typed("verify", file).returncode == 1


def test_every_question_and_line_is_told_in_words(played: Played) -> None:
    """Actions have labels and rules of the ledger, lines have sentences, in what people read."""
    rules = ledger("delphi")
    offered = 0
    for status in played.statuses(0):
        for decision in status["decisions"]:
            assert decision["prompt"]
            assert not decision["prompt"].startswith("prompt-")
            for action in decision["actions"]:
                offered += 1
                assert action["label"]
                assert not action["label"].startswith("action-")
                assert set(action["rules"]) <= set(rules)
        assert [line["text"] for line in status["lines"] if not line["text"] or line["text"].startswith("event-")] == []
    assert offered > 30


def test_the_board_is_that_of_the_match(aegean: Server, played: Played) -> None:
    status, body = played.board_before
    assert (status, body["code"]) == (409, "not-started")
    drawn = played.ana.ask("GET", f"{played.path}/board")
    assert drawn == json.loads(json.dumps(drawing.board_of(played.match.view(-1))))
    assert {seat["at"] for seat in played.ends[0]["view"]["seats"]} <= {space["space"] for space in drawn["spaces"]}
    stranger = Person(aegean, "Eve")
    assert stranger.call("GET", f"{played.path}/board")[0] == 404
    assert stranger.ask("GET", f"{played.path}/board?invite={played.invite}") == drawn
    usual = aegean.request("GET", "/api/games/delphi/board?players=3")[2]
    assert len(usual["spaces"]) == len(drawn["spaces"])
    assert usual != drawn
    assert aegean.request("GET", "/api/games/delphi/board?players=5")[2]["code"] == "wrong-players"


def test_hints_and_aids_come_with_the_position(played: Played) -> None:
    told: set[str] = set()
    for status in played.statuses(0):
        if status["view"] is None or status["state"] != "running":
            continue
        assert {"phase", "turn", "order", "seats", "hand"} <= set(status["aids"])
        assert status["aids"]["phase"] in ("setup", "injuries", "actions", "oracle")
        assert len(status["aids"]["seats"]) == 3
        for decision in status["decisions"]:
            made_of = [(action["kind"], action["values"]) for action in decision["actions"]]
            shown = [action["hint"] for action in decision["actions"]]
            assert shown == json.loads(json.dumps(hints(status["view"], made_of)))
            told.update(*shown)
    assert {"price", "left"} <= told, "a die may be recoloured"
    assert played.ends[0]["aids"]["phase"] == "end"


# --- looking back and going on


def test_the_replay_and_the_chronicle_tell_the_match(played: Played) -> None:
    match = played.match
    told = played.ana.ask("GET", f"{played.path}/chronicle?eyes=1&language=es")
    assert [(move["seat"], move["action"]) for move in told["moves"][1:]] == [(m.seat, m.text) for m in match.moves]
    assert [chart["key"] for chart in told["charts"]] == ["tasks", "favours", "injuries"]
    for chart in told["charts"]:
        assert not chart["title"].startswith("chart-")
        assert chart["labels"] == [0, 1, 2, 3]
        assert [len(series) for series in chart["series"]] == [4, 4, 4]
    end = len(match.moves)
    for number in (0, end // 3, end):
        step = played.ben.ask("GET", f"{played.path}/replay/{number}?eyes=2&language=es")
        assert step["view"] == json.loads(json.dumps(match.game.view(match.state_at(number), 2)))
        assert (
            step["lines"]
            == played.ben.ask("GET", f"{played.path}/chronicle?eyes=2&language=es")["moves"][number]["lines"]
        )
        assert (step["next"] is None) == (number == end)
    some = played.ana.ask("GET", f"{played.path}/replay?from=3&to=9&eyes=0")
    assert some == [played.ana.ask("GET", f"{played.path}/replay/{number}?eyes=0") for number in range(3, 10)]


def test_a_sandbox_goes_on_with_fresh_dice_and_its_record_verifies(aegean: Server, played: Played) -> None:
    number = next(n for n, move in enumerate(played.match.moves) if n > 20 and move.seat == 1)
    eve = Person(aegean, "Eve")
    wish = {"move": number, "seat": 1, "level": "random", "invite": played.invite}
    status = eve.ask("POST", f"{played.path}/fork", wish)["status"]
    assert status["fork_of"] == {"table": played.table, "move": number}
    then = played.ben.ask("GET", f"{played.path}/replay/{number}?eyes=1")
    assert status["view"] == then["view"]

    async def play() -> Message:
        async with eve.socket(status["table"]) as socket:
            return await play_to_end(socket, random.Random(9), [])

    assert asyncio.run(play())["state"] == "over"
    record = read_record(eve.ask("GET", f"/api/tables/{status['table']}/record"))
    verify(record)
    kept = [line.digest for line in played.record.lines[: number + 1]]
    assert [line.digest for line in record.lines[: number + 1]] == kept
    assert eve.ask("GET", f"/api/tables/{status['table']}/board") == played.ana.ask("GET", f"{played.path}/board")


def test_a_record_comes_and_goes_with_the_same_digests(aegean: Server, played: Played, tmp_path: Path) -> None:
    code, made = bring(played.ben, played.text)
    assert code == 201
    status = made["status"]
    assert (status["game"], status["state"], status["options"]) == ("delphi", "over", DRAFTED)
    again = read_record(played.ben.ask("GET", f"/api/tables/{status['table']}/record"))
    assert [line.digest for line in again.lines] == [line.digest for line in played.record.lines]
    # as an operator does it, with a match that still runs
    table, _ = played.ana.new_table(["me", "me"], game="delphi", options={"ship_tiles": "draft"}, start=True)
    asyncio.run(play_moves(played.ana, table, 25))
    log, other = tmp_path / "log", tmp_path / "other"
    do("export", table, log, database=aegean.where)
    said = do("import", log, database=other)
    steps = [json.loads(line)["what"] for line in log.read_text().splitlines()[1:]]
    digests = [what["digest"] for what in steps if what["type"] == "played"]
    assert len(digests) == 25
    assert digests[-1] in said
    do("export", said.split()[1].rstrip(":"), tmp_path / "again", database=other)
    there = [json.loads(line)["what"] for line in (tmp_path / "again").read_text().splitlines()[1:]]
    assert there == steps


async def play_moves(person: Person, table: str, number: int) -> None:
    dice = random.Random(1)
    async with person.socket(table) as socket:
        status = await status_now(socket)
        for move in range(number):
            status = await play_one(socket, status, f"m{move}", dice)


def test_bots_alone_come_to_an_end(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["random"] * 4, game="delphi", options={"round_limit": 2}, start=True)
    assert wait_until_over(ana, table)["result"]["reason"]


def test_who_resigns_is_played_for(aegean: Server) -> None:
    people, table, _ = people_at_a_table(aegean, NAMES, game="delphi", options={"round_limit": 1})

    async def play() -> list[Message]:
        async with sockets_of(people, table) as sockets:
            assert (await answered(sockets[2], "resign", id="r", seat=2))["type"] == "ack"
            for socket in sockets[:2]:
                await socket.send("resume")
            return list(await asyncio.gather(*(play_to_end(s, random.Random(2), []) for s in sockets[:2])))

    assert {end["state"] for end in asyncio.run(play())} == {"over"}


# --- one turn


async def turn_of(sockets: list[Socket], dice: random.Random, kind: str = "Turn") -> tuple[int, Message]:
    """Play until somebody is asked such a question; the seat and its status."""
    for number in range(400):
        statuses = [await status_now(socket) for socket in sockets]
        seat = next(n for n, status in enumerate(statuses) if status["decisions"])
        if statuses[seat]["decisions"][0]["kind"] == kind:
            return seat, statuses[seat]
        await play_one(sockets[seat], statuses[seat], f"t{number}", dice)
    raise AssertionError(f"nobody is asked {kind}")


def test_why_preview_and_undo_in_a_turn(aegean: Server) -> None:
    people, table, _ = people_at_a_table(aegean, NAMES[:2], game="delphi")

    async def talk() -> None:
        async with sockets_of(people, table) as sockets:
            seat, status = await turn_of(sockets, random.Random(4))
            socket, decision = sockets[seat], status["decisions"][0]
            await check_why(socket, seat, decision)
            use = next(action["text"] for action in decision["actions"] if action["text"].startswith("die "))
            shown = await answered(socket, "preview", id="v", seat=seat, action=use, seen=decision["since"])
            assert (shown["type"], shown["seals"]) == ("preview", False)
            assert shown["view"]["agenda"][-1][0] == "Act"
            assert (await status_now(socket))["view"] == status["view"], "nothing has happened"

            ack = await answered(socket, "play", id="use", seat=seat, seen=decision["since"], action=use)
            assert ack["type"] == "ack", ack
            then = await status_now(socket)
            assert then["view"] == shown["view"]
            assert then["can_undo"] == [seat]
            assert (await status_now(sockets[1 - seat]))["can_undo"] == []
            undone = await answered(socket, "undo", id="undo", seat=seat, seen=then["seq"])
            assert undone["type"] == "ack"
            back = await status_now(socket)
            assert back["view"] == status["view"]
            assert [a["text"] for a in back["decisions"][0]["actions"]] == [a["text"] for a in decision["actions"]]

            # the dice of the next turn are rolled: that cannot be taken back, nor is it shown before
            since = back["decisions"][0]["since"]
            shown = await answered(socket, "preview", id="v2", seat=seat, action="end", seen=since)
            assert (shown["seals"], shown["view"], shown["lines"]) == (True, None, [])
            await answered(socket, "play", id="end", seat=seat, seen=since, action="end")
            rolled = await status_now(socket)
            assert rolled["can_undo"] == []
            refused = await answered(socket, "undo", id="undo2", seat=seat, seen=rolled["seq"])
            assert refused["code"] == "undo-sealed"

    asyncio.run(talk())


async def check_why(socket: Socket, seat: int, decision: Message) -> None:
    legal = decision["actions"][0]["text"]
    because = await answered(socket, "why", id="w1", seat=seat, action=legal)
    assert because["legal"]
    because = await answered(socket, "why", id="w2", seat=seat, action="sail A1")
    assert (because["legal"], because["rule"] in ledger("delphi")) == (False, True)
    assert because["text"]
    assert not because["text"].startswith("refusal-")
    assert (await answered(socket, "why", id="w3", seat=seat, action="sail Z99"))["code"] == "bad-action"
    assert (await answered(socket, "why", id="w4", seat=1 - seat, action=legal))["code"] == "not-your-seat"
    await status_now(socket, language="es")
    spanish = await answered(socket, "why", id="w5", seat=seat, action="sail A1")
    assert spanish["text"] != because["text"]
    await status_now(socket, language="en")


# --- several are asked at once


class Asked:
    """Three people; one has rolled, and the two others are asked for a god."""

    def __init__(self, people: list[Person], sockets: list[Socket], statuses: list[Message], watcher: Socket) -> None:
        self.people = people
        self.sockets = sockets
        self.watcher = watcher
        self.seats = [n for n, status in enumerate(statuses) if status["decisions"]]
        self.questions = {seat: statuses[seat]["decisions"][0] for seat in self.seats}
        (self.roller,) = set(range(3)) - set(self.seats)

    def answers(self, seat: int) -> list[str]:
        return [action["text"] for action in self.questions[seat]["actions"]]

    async def answer(self, seat: int, name: str, action: str, seen: int = 0) -> Message:
        seen = seen or self.questions[seat]["since"]
        return await answered(self.sockets[seat], "play", id=name, seat=seat, seen=seen, action=action)

    async def told(self, seat: int) -> Message:
        """How it stands for a seat or (-1) for a spectator, but for the number of steps."""
        status = await status_now(self.watcher if seat < 0 else self.sockets[seat])
        return {key: value for key, value in status.items() if key not in ("seq", "told_from")}


@asynccontextmanager
async def both_asked(aegean: Server) -> AsyncIterator[Asked]:
    for seed in range(20):
        people, table, _ = people_at_a_table(aegean, NAMES, game="delphi", public=True)
        dice = random.Random(seed)
        async with sockets_of(people, table) as sockets, connected(aegean, table) as watcher:
            for number in range(150):
                statuses = [await status_now(socket) for socket in sockets]
                asked = [seat for seat, status in enumerate(statuses) if status["decisions"]]
                if len(asked) == 2:
                    yield Asked(people, sockets, statuses, watcher)
                    return
                await play_one(sockets[asked[0]], statuses[asked[0]], f"b{number}", dice)
    raise AssertionError("nobody ever was asked together with another")


@pytest.mark.parametrize("turned", [False, True])
def test_both_are_asked_since_the_same_step_and_answer_in_any_order(aegean: Server, turned: bool) -> None:
    async def talk() -> None:
        async with both_asked(aegean) as asked:
            one, two = asked.seats[::-1] if turned else asked.seats
            assert asked.questions[one]["since"] == asked.questions[two]["since"]
            assert {question["kind"] for question in asked.questions.values()} == {"OthersAdvance"}
            aids = (await asked.told(asked.roller))["aids"]["roll"]
            assert (aids["seat"], aids["waiting"]) == (asked.roller, asked.seats)
            first = await asked.answer(one, "one", asked.answers(one)[0])
            assert first["type"] == "ack", first
            waiting = await asked.told(two)
            assert waiting["decisions"] == [asked.questions[two]], "the same question, since the same step"
            assert waiting["aids"]["roll"]["waiting"] == [two]
            again = await asked.answer(one, "again", asked.answers(one)[0])
            assert again["code"] == "not-your-turn"
            second = await asked.answer(two, "two", asked.answers(two)[0])
            assert second == {"type": "ack", "id": "two", "seq": first["seq"] + 1}
            repeated = await asked.answer(two, "two", asked.answers(two)[0])
            assert repeated == second
            status = await status_now(asked.watcher)
            news = [line for line in status["lines"] if line["seq"] == second["seq"]]
            assert [line["kind"] for line in news][:1] == ["roll-answered"]
            assert not [line for line in status["lines"] if line["seq"] == first["seq"]]
            lifted = [line["values"]["seat"] for line in news if line["kind"] == "god-rises"]
            assert set(lifted) <= {one, two}

    asyncio.run(talk())


def test_answers_sent_at_the_same_moment_both_count(aegean: Server) -> None:
    async def talk() -> None:
        async with both_asked(aegean) as asked:
            acks = await asyncio.gather(*(asked.answer(seat, f"at-once-{seat}", "decline") for seat in asked.seats))
            assert {ack["type"] for ack in acks} == {"ack"}
            assert abs(acks[0]["seq"] - acks[1]["seq"]) == 1
            for seat in asked.seats:
                assert not any(d["kind"] == "OthersAdvance" for d in (await asked.told(seat))["decisions"])

    asyncio.run(talk())


def test_neither_sees_the_others_answer_before_both_are_in(aegean: Server) -> None:
    """Whatever the first one answers, everybody else is told the very same; also by looking back or ahead."""

    async def talk() -> None:
        async with both_asked(aegean) as asked:
            one, two = asked.seats
            people, table = asked.people, (await asked.told(-1))["table"]
            others = [two, asked.roller, -1]
            told: list[list[Message]] = []
            own: list[Message] = []
            for number, action in enumerate((asked.answers(one)[0], "decline")):
                question = (await asked.told(one))["decisions"][0]
                ack = await asked.answer(one, f"try{number}", action, question["since"])
                assert ack["type"] == "ack", ack
                told.append([await asked.told(seat) for seat in others])
                own.append((await asked.told(one))["view"])
                moves = await asyncio.to_thread(len_of_chronicle, people[two], table)
                for person, eyes in ((people[two], two), (people[asked.roller], asked.roller), (people[two], -1)):
                    last, following = await asyncio.to_thread(looked_back, person, table, eyes, moves)
                    assert last == following
                    assert (last["seat"], last["action"], last["label"], last["lines"]) == (one, "", "", [])
                seen, _ = await asyncio.to_thread(looked_back, people[one], table, one, moves)
                assert seen["action"] == action
                for guess in asked.answers(two):
                    question = {"seat": two, "action": guess}
                    shown = await answered(asked.sockets[two], "preview", id=f"p{number}", **question)
                    assert (shown["seals"], shown["view"], shown["lines"]) == (True, None, [])
                if not number:
                    status = await status_now(asked.sockets[one])
                    assert status["can_undo"] == [one]
                    undone = await answered(asked.sockets[one], "undo", id="back", seat=one, seen=status["seq"])
                    assert undone["type"] == "ack", undone
            assert told[0] == told[1]
            assert own[0] != own[1], "one's own answer is shown"
            last_answer = await asked.answer(two, "last", asked.answers(two)[0])
            assert last_answer["type"] == "ack", "the undo of another does not make this stale"
            refused = await answered(asked.sockets[two], "undo", id="no", seat=two, seen=last_answer["seq"])
            assert refused["code"] == "undo-sealed"

    asyncio.run(talk())


def len_of_chronicle(person: Person, table: str) -> int:
    return len(person.ask("GET", f"/api/tables/{table}/chronicle")["moves"]) - 1


def looked_back(person: Person, table: str, eyes: int, number: int) -> tuple[Any, Any]:
    """The last move in the chronicle, and as what followed in the replay."""
    path = f"/api/tables/{table}"
    told = person.ask("GET", f"{path}/chronicle?eyes={eyes}")["moves"][number]
    return told, person.ask("GET", f"{path}/replay/{number - 1}?eyes={eyes}")["next"]
