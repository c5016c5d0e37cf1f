"""P5: the server is killed at any moment under load. What was acknowledged is there, once; what was sent again, too."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import WebSocketException

from aegean.server.steps import Chatted, Played, Step
from aegean.server.storage import Storage
from tests.server.running import ANSWER_S, Message, Person, Server, Socket

KILLS = int(os.environ.get("AEGEAN_KILLS", "50"))  # on both databases together; `make soak` does 1000
TABLES = (("me", "greedy", "greedy"), ("me", "greedy"), ("me", "open", "open"), ("me", "open"))
MOST_SENT = 40  # commands between a start and a kill
LATEST_KILL_S = 0.03  # after the last of them was sent: before, during or after its commit
DICE = random.Random()


class Player:
    """One person at one table. Commands without an answer are sent again, unchanged, over the next socket."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.commands: dict[str, Message] = {}  # all that were ever sent
        self.waiting: dict[str, Message] = {}  # those without an answer
        self.acknowledged: dict[str, int] = {}
        self.latest: Message = {}
        self.known = 0  # the last step this player was told of
        self.answered = 0  # the step that asked the last question answered

    async def play(self, table: str, load: Load) -> None:
        """Until the server is gone, or nothing waits for an answer and the load is over."""
        try:
            self.latest = {}
            async with self.person.socket(table, self.known) as socket:
                for command in (*self.waiting.values(), *self.repeated()):
                    await self.send(socket, command, load)
                async for message in socket:
                    await self.hear(socket, message)
                    if load.over and not self.waiting:
                        return
                    if self.latest and not load.over:
                        await self.go_on(socket, load)
        except (WebSocketException, OSError):
            assert load.killed, "the server closed a socket of its own accord"

    def repeated(self) -> list[Message]:
        """Now and then a command that has its answer already is sent again."""
        if not self.acknowledged or DICE.random() < 0.5:
            return []
        return [self.commands[DICE.choice(list(self.acknowledged))]]

    async def send(self, socket: Socket, command: Message, load: Load) -> None:
        await socket.send(**command)
        load.count()

    async def hear(self, socket: Socket, message: Message) -> None:
        kind = message["type"]
        if kind == "status":
            self.latest = message
            self.known = message["seq"]
        elif kind == "ack":
            name = message["id"]
            assert self.acknowledged.setdefault(name, message["seq"]) == message["seq"], "a repeated command got a step"
            self.waiting.pop(name, None)
        elif kind == "error" and message["code"] == "too-fast":
            await asyncio.sleep(message["retry_ms"] / 1000)
            for command in self.waiting.values():
                await socket.send(**command)
        else:
            assert kind == "presence", message

    async def go_on(self, socket: Socket, load: Load) -> None:
        if self.latest["state"] != "running":
            load.enough.set()  # nothing more to do here: a new table comes with the next start
        if any(command["kind"] == "play" for command in self.waiting.values()):
            return
        for decision in self.latest["decisions"]:
            if decision["seat"] == self.seat and decision["since"] > self.answered:
                self.answered = decision["since"]
                await self.command(socket, load, self.move(decision))
                if DICE.random() < 0.3:
                    # a chat has no "seen": only the name of the command keeps it from being said twice
                    await self.command(socket, load, {"kind": "chat", "text": f"{self.seat}: {len(self.commands)}"})

    def move(self, decision: Message) -> Message:
        action = DICE.choice(decision["actions"])["text"]
        return {"kind": "play", "seat": self.seat, "seen": decision["since"], "action": action}

    async def command(self, socket: Socket, load: Load, command: Message) -> None:
        name = f"c{len(self.commands)}"
        self.commands[name] = self.waiting[name] = command | {"id": name}
        await self.send(socket, self.waiting[name], load)
        if DICE.random() < 0.1:  # a double click
            await self.send(socket, self.commands[name], load)


class Load:
    """What is sent between a start and a kill."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.over = most == 0
        self.killed = False
        self.enough = asyncio.Event()

    def count(self) -> None:
        self.left -= 1
        if self.left <= 0:
            self.enough.set()


class PlayedTable:
    """A table, its players, and its log as it was read last."""

    def __init__(self, server: Server, seats: tuple[str, ...]) -> None:
        people = {seat: Person(server, f"P{seat}") for seat, who in enumerate(seats) if who in ("me", "open")}
        self.seats = seats
        self.id, invite = people[0].new_table(seats)
        for seat, person in people.items():
            if seat > 0:
                person.sit(self.id, seat, invite)
        people[0].ask("POST", f"/api/tables/{self.id}/start")
        self.players = [Player(person, seat) for seat, person in people.items()]
        self.log: list[Step] = []

    def over(self) -> bool:
        """Finished, and nobody waits for an answer."""
        return all(
            not player.waiting and player.latest and player.latest["state"] != "running" for player in self.players
        )

    def check(self, log: list[Step]) -> None:
        assert [step.seq for step in log] == list(range(1, len(log) + 1))
        assert log[: len(self.log)] == self.log, "what was in the log has changed"
        self.log = log
        times = Counter(step.command for step in log if step.command)
        assert set(times.values()) <= {1}, "a command was carried out twice"
        by_command = {step.command: step for step in log if step.command}
        for player in self.players:
            assert player.known <= len(log), "a player was told of a step that is not in the log"
            self.check_player(player, by_command)
        assert not by_command, "commands that nobody sent"
        people = [step for step in log if isinstance(step.what, Chatted) or by_person(step)]
        assert all(step.command for step in people), "a move of a person without a command"

    def check_player(self, player: Player, by_command: dict[str, Step]) -> None:
        """Takes the player's commands out of `by_command`."""
        for name, command in player.commands.items():
            step = by_command.pop(f"{player.person.id}:{name}", None)
            if name in player.acknowledged:
                assert step is not None, f"acknowledged and lost: {command}"
                assert step.seq == player.acknowledged[name]
            if step is not None:
                assert done_by(step) == asked_by(command)


def by_person(step: Step) -> bool:
    return isinstance(step.what, Played) and step.what.by == "person"


def done_by(step: Step) -> tuple[Any, ...]:
    what = step.what
    if isinstance(what, Played):
        return what.seat, what.action
    assert isinstance(what, Chatted)
    return (what.text,)


def asked_by(command: Message) -> tuple[Any, ...]:
    return (command["seat"], command["action"]) if command["kind"] == "play" else (command["text"],)


class Match:
    """All tables of one server through all its deaths."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.running = [PlayedTable(server, seats) for seats in TABLES]
        self.finished: list[PlayedTable] = []
        self.unanswered = 0  # commands on their way when the server died
        self.carried_out = 0  # those of them whose step was written

    async def until_killed(self) -> None:
        load = Load(DICE.randint(1, MOST_SENT))
        async with asyncio.TaskGroup() as group:
            self.sit_down(group, load)
            try:
                await asyncio.wait_for(load.enough.wait(), ANSWER_S)
                await asyncio.sleep(DICE.uniform(0, LATEST_KILL_S))
            finally:
                load.killed = True
                self.server.kill()

    async def until_answered(self) -> None:
        async with asyncio.timeout(ANSWER_S), asyncio.TaskGroup() as group:
            self.sit_down(group, Load(0))

    def sit_down(self, group: asyncio.TaskGroup, load: Load) -> None:
        for table in self.running:
            for player in table.players:
                group.create_task(player.play(table.id, load))

    async def check(self) -> None:
        """After the restart, with connections of our own that are closed again: a later start has to mend the file."""
        engine = create_async_engine(self.server.database_url)
        try:
            storage = Storage(engine)
            for table in self.running:
                table.check(await storage.steps_after(table.id, 0))
                self.count_unanswered(table)
        finally:
            await engine.dispose()

    def count_unanswered(self, table: PlayedTable) -> None:
        written = {step.command for step in table.log}
        for player in table.players:
            self.unanswered += len(player.waiting)
            self.carried_out += sum(f"{player.person.id}:{name}" in written for name in player.waiting)

    def replace_finished(self) -> None:
        for number, table in enumerate(self.running):
            if table.over():
                self.finished.append(table)
                self.running[number] = PlayedTable(self.server, table.seats)


async def play_through_kills(server: Server, kills: int) -> None:
    match = Match(server)
    for _ in range(kills):
        await match.until_killed()
        server.restart()
        await match.check()
        match.replace_finished()
    await match.until_answered()
    match.running += match.finished
    await match.check()
    players = [player for table in match.running for player in table.players]
    assert all(set(player.acknowledged) == set(player.commands) for player in players)
    assert match.unanswered, "no kill came between a command and its answer: this test has tested nothing"
    sent = sum(len(player.commands) for player in players)
    print(
        f"{kills} kills, {len(match.running)} tables, {sent} commands, "
        f"{match.unanswered} unanswered at a kill, {match.carried_out} of these written"
    )


@pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)
def test_acknowledged_moves_survive_kills(server: Server) -> None:
    asyncio.run(play_through_kills(server, max(1, KILLS // 2)))
