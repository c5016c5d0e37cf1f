"""P6: repeated, late, doubled and reordered submissions of five players. No move twice, none lost."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tests.server.running import Message, Person, Socket
from tests.server.talking import UNHURRIED, people_at_a_table, serving

SUBMISSIONS = 10_000
NAMES = ["Ana", "Ben", "Cleo", "Dio", "Eva"]
# what a late or doubled move may be told; illegal: changed contents that overtook their original
REFUSALS = {"bad-action", "stale", "not-your-turn", "table-over", "illegal-action"}


class Tally:
    """What was sent and what was answered at one table."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.acks: dict[str, set[int]] = {}  # command (with its player) -> the steps it was said to be
        self.over = False

    @property
    def done(self) -> bool:
        return self.over or self.sent >= self.wanted


class Player:
    """One seat with two sockets, over which everything is sent in any order."""

    def __init__(self, person: Person, sockets: list[Socket], tally: Tally, dice: random.Random) -> None:
        self.person = person
        self.sockets = sockets
        self.tally = tally
        self.dice = dice
        self.past: list[dict[str, Any]] = []
        self.question: dict[str, Any] | None = None
        self.answered_since = 0
        self.count = 0
        self.awaited: Counter[str] = Counter()  # answers still to come, by command
        self.seen_of: dict[str, int] = {}
        self.quiet = asyncio.Event()
        self.news = asyncio.Event()

    async def listen(self, socket: Socket) -> None:
        stale = -1  # the step a stale command had seen
        while True:
            message: Message = json.loads(await socket.connection.recv())
            if message["type"] == "presence":
                continue
            if message["type"] == "status":
                self.hear_status(message)
                if stale >= 0:
                    assert all(decision["since"] > stale for decision in message["decisions"])
                    stale = -1
                continue
            assert stale < 0, f"a stale command was not followed by a status but by {message}"
            name = message["id"]
            if message["type"] == "ack":
                self.tally.answers["ack"] += 1
                self.tally.acks.setdefault(f"{self.person.id}:{name}", set()).add(message["seq"])
            else:
                assert message["code"] in REFUSALS, message
                self.tally.answers[message["code"]] += 1
                if message["code"] == "stale":
                    stale = self.seen_of[name]
            self.awaited[name] -= 1
            if not +self.awaited:
                self.quiet.set()

    def hear_status(self, status: Message) -> None:
        if status["state"] == "over":
            self.tally.over = True
        decisions = status["decisions"]
        if decisions and (self.question is None or decisions[0]["since"] >= self.question["since"]):
            self.question = decisions[0]
        self.news.set()

    async def play(self) -> None:
        while not self.tally.done:
            self.news.clear()
            batch = self.fresh() + self.mischief()
            self.dice.shuffle(batch)
            await self.submit(batch)
            if not self.open_question() and not self.tally.done:
                await self.news.wait()

    def open_question(self) -> bool:
        return self.question is not None and self.question["since"] > self.answered_since

    def command(self, seat: int, seen: int, action: str) -> dict[str, Any]:
        self.count += 1
        return {"id": f"c{self.count}", "seat": seat, "seen": seen, "action": action}

    def fresh(self) -> list[dict[str, Any]]:
        """An answer to the open question, sent one to three times; or two different answers to it."""
        if not self.open_question():
            return []
        assert self.question is not None
        self.answered_since = self.question["since"]
        tries = [
            self.command(
                self.question["seat"], self.question["since"], self.dice.choice(self.question["actions"])["text"]
            )
            for _ in range(self.dice.choice((1, 1, 1, 2)))
        ]
        self.past.extend(tries)
        return [command for command in tries for _ in range(self.dice.choice((1, 1, 2, 3)))]

    def mischief(self) -> list[dict[str, Any]]:
        """Old commands again, old commands under a new name, and new contents under an old name."""
        batch = []
        for _ in range(self.dice.randrange(4) if self.past else 0):
            old = self.dice.choice(self.past[-30:])
            kind = self.dice.randrange(4)
            if kind == 0:
                batch.append(self.command(old["seat"], old["seen"], old["action"]))
            elif kind == 1:
                batch.append(old | {"action": self.dice.choice(self.past)["action"]})
            else:
                batch.append(old)
        return batch

    async def submit(self, batch: list[dict[str, Any]]) -> None:
        """All at once, then wait for every answer. What is answered as refused may be tried again under its name."""
        if not batch:
            return
        self.quiet.clear()
        for command in batch:
            self.awaited[command["id"]] += 1
            self.seen_of[command["id"]] = command["seen"]
        self.tally.sent += len(batch)
        for command in batch:
            await self.dice.choice(self.sockets).send("play", **command)
        await self.quiet.wait()


async def one_table(people: list[Person], table: str, wanted: int, dice: random.Random) -> Tally:
    tally = Tally(wanted)
    async with AsyncExitStack() as stack:
        players = []
        for person in people:
            sockets = [await stack.enter_async_context(person.socket(table)) for _ in range(2)]
            players.append(Player(person, sockets, tally, random.Random(dice.random())))
        async with asyncio.TaskGroup() as group:
            listening = [group.create_task(p.listen(socket)) for p in players for socket in p.sockets]
            playing = [group.create_task(wake_when_done(p, players)) for p in players]
            await asyncio.wait(playing)
            for task in listening:
                task.cancel()
    return tally


async def wake_when_done(player: Player, players: list[Player]) -> None:
    await player.play()
    for other in players:
        other.news.set()


def written(folder: Path, table: str) -> list[tuple[int, str, Any]]:
    """The moves in the log: step, command, what."""
    with sqlite3.connect(folder / "aegean.db") as database:
        rows = database.execute("SELECT seq, command, what FROM steps WHERE table_id = ? ORDER BY seq", (table,))
        return [(seq, command, json.loads(what)) for seq, command, what in rows]


def check_log(log: list[tuple[int, str, Any]], tally: Tally) -> int:
    """Every step once, in order, acknowledged as what it is; returns the number of moves."""
    assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1))
    moves = {command: seq for seq, command, what in log if what["type"] == "played"}
    assert len(moves) == sum(what["type"] == "played" for _, _, what in log)
    assert {command: {seq} for command, seq in moves.items()} == tally.acks
    return len(moves)


def test_ten_thousand_submissions_of_five_players(tmp_path: Path) -> None:
    dice = random.Random(20_260)
    sent = moves = 0
    answers: Counter[str] = Counter()
    with serving(tmp_path, **UNHURRIED) as server:
        while sent < SUBMISSIONS:
            people, table, _ = people_at_a_table(server, NAMES)
            tally = asyncio.run(asyncio.wait_for(one_table(people, table, SUBMISSIONS - sent, dice), 900))
            moves += check_log(written(tmp_path, table), tally)
            sent += tally.sent
            answers += tally.answers
    assert answers.total() == sent
    assert moves > 300
    assert answers["ack"] > moves  # repeated ones were acknowledged again
    assert answers["stale"] > 100
    assert answers["not-your-turn"] > 100
    print(f"{sent} submissions, {moves} moves, {dict(answers)}")
