"""Several server processes on one PostgreSQL database: any of them serves any table, and together they act as one."""

from __future__ import annotations

import asyncio
import copy
import os
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from aegean.server.schema import outbox, tables, uptime
from aegean.server.steps import Frozen, Played, Started, Step
from aegean.server.storage import Storage, wall_ms
from aegean.server.table import Table
from tests.server.posting import Hook, wait_for
from tests.server.running import ANSWER_S, LOOK_S, Message, Person, Postgres, Server, Socket
from tests.server.talking import answered, people_at_a_table, play_to_end, status_at, status_now
from tests.server.test_migrations import engine_url
from tests.server.test_notify import LOCAL, asked_seat, finish_turn

T = TypeVar("T")
PATIENCE_S = 180.0  # for what other processes have to notice
MOVES = 60
PERSONS_MOVES = 4  # in hundreds of matches against bots there were seven at least before the end


@pytest.fixture(scope="module")
def two(cluster: Postgres) -> Iterator[list[Server]]:
    """Two processes on one database, for all tests that kill none."""
    address = cluster.new_database()
    servers = [Server(address, environment=LOCAL) for _ in range(2)]
    try:
        yield [server.start() for server in servers]
    finally:
        for server in servers:
            server.close()


@pytest.fixture
def make(postgres: str) -> Iterator[Callable[..., Server]]:
    """Processes on a database of this test's own; not started yet."""
    made: list[Server] = []

    def one(**options: Any) -> Server:
        made.append(Server(postgres, environment=LOCAL, **options))
        return made[-1]

    yield one
    for server in made:
        server.close()


def through(server: Server, person: Person) -> Person:
    """The same person, by way of another process."""
    twin = copy.copy(person)
    twin.server = server
    return twin


def ask_database(server: Server, work: Callable[[Storage], Awaitable[T]]) -> T:
    async def run() -> T:
        storage = Storage(create_async_engine(server.database_url))
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


def rows(server: Server, query: sa.Select[Any]) -> list[dict[str, Any]]:
    async def work(storage: Storage) -> list[dict[str, Any]]:
        async with storage.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    return ask_database(server, work)


def log_of(server: Server, table: str) -> list[Step]:
    return ask_database(server, lambda storage: storage.steps_after(table, 0))


def folded(server: Server, table: str) -> Table:
    """The log without a gap, played again from its start: every move legal then, with the digest it gave then."""
    steps = log_of(server, table)
    assert [step.seq for step in steps] == list(range(1, len(steps) + 1))
    commands = Counter(step.command for step in steps if step.command)
    assert set(commands.values()) <= {1}, "a command was carried out twice"
    (secret,) = [row["secret"] for row in rows(server, sa.select(tables).where(tables.c.id == table))]
    again = Table(table, secret)
    for step in steps:
        assert not isinstance(step.what, Frozen), step
        again.apply(step)
    return again


async def until_here(socket: Socket, seats: list[int]) -> None:
    """Until a `presence` says that exactly these seats are there."""
    async with asyncio.timeout(PATIENCE_S):
        while (await socket.until("presence"))["seats"] != seats:
            pass


def here(status: Message) -> list[int]:
    return [seat["seat"] for seat in status["seats"] if seat["here"]]


# --- playing


class Player:
    """Plays at random and talks in between, so that both processes often write at the same moment."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.dice = random.Random(seed)
        self.statuses: list[int] = []
        self.lines: list[tuple[int, str]] = []
        self.sent = 0
        self.commands: dict[str, Message] = {}
        self.answered = 0
        self.acks: dict[str, int] = {}

    async def play(self, socket: Socket, moves: list[str], enough: asyncio.Event) -> None:
        while not enough.is_set() or len(self.acks) < self.sent:
            message = await socket.receive()
            if message["type"] == "ack":
                self.acks[message["id"]] = message["seq"]
            elif message["type"] == "error" and message["code"] == "busy":
                await socket.send(**self.commands[message["id"]])
            elif message["type"] == "status":
                self.statuses.append(message["seq"])
                self.lines += [(line["seq"], line["text"]) for line in message["lines"]]
                await self.answer(socket, message, moves, enough)
            else:
                assert message["type"] == "presence", message

    async def answer(self, socket: Socket, status: Message, moves: list[str], enough: asyncio.Event) -> None:
        for decision in status["decisions"]:
            if decision["since"] > self.answered:
                self.answered = decision["since"]
                if len(moves) >= MOVES:
                    enough.set()
                    await self.say(socket, "chat", text="enough")  # wakes the other one up
                    return
                moves.append(self.name)
                action = self.dice.choice(decision["actions"])["text"]
                await self.say(socket, "play", seat=decision["seat"], seen=decision["since"], action=action)
        if not enough.is_set() and self.dice.random() < 0.3:
            await self.say(socket, "chat", text="hm")

    async def say(self, socket: Socket, kind: str, **values: Any) -> None:
        self.sent += 1
        name = f"{self.name}-{self.sent}"
        self.commands[name] = {"kind": kind, "id": name} | values
        await socket.send(**self.commands[name])


def test_two_people_play_a_stretch_each_on_a_process_of_their_own(two: list[Server]) -> None:
    (ana, ben), table, _ = people_at_a_table(two[0], ["Ana", "Ben"])
    ben_there = through(two[1], ben)
    players = [Player("ana", 1), Player("ben", 2)]

    async def play() -> list[Message]:
        moves: list[str] = []
        enough = asyncio.Event()
        async with ana.socket(table) as first, ben_there.socket(table) as second, asyncio.timeout(PATIENCE_S):
            sockets = [first, second]
            await asyncio.gather(*(player.play(s, moves, enough) for player, s in zip(players, sockets, strict=True)))
            last = max(seq for player in players for seq in player.acks.values())
            for player, socket in zip(players, sockets, strict=True):
                while player.statuses[-1] < last:
                    status = await socket.until("status")
                    player.statuses.append(status["seq"])
                    player.lines += [(line["seq"], line["text"]) for line in status["lines"]]
            return [await status_now(socket) for socket in sockets]

    statuses = asyncio.run(play())
    again = folded(two[0], table)
    assert len(again.playing().moves) == MOVES
    assert {move.seat for move in again.playing().moves} == {0, 1}
    path = f"/api/tables/{table}"
    gone = [through(server, ana) for server in two]
    wait_for(lambda: not any(here(one.ask("GET", path)) for one in gone), "that both processes know that all have left")
    last = log_of(two[0], table)[-1].seq
    for player, status in zip(players, statuses, strict=True):
        assert status["seq"] == last
        assert player.statuses == sorted(player.statuses)
        told = [(line["seq"], line["text"]) for line in status["lines"]]
        assert len(told) > MOVES
        assert player.lines[-len(told) :] == told, "a step was not told, told twice or out of order"
        assert len(player.acks) == player.sent
    for person in (ana, ben):
        seen = [through(server, person).ask("GET", path) for server in two]
        assert seen[0] == seen[1]
    alike = ("seq", "state", "result", "chat", "proposal")
    assert [statuses[0][key] for key in alike] == [statuses[1][key] for key in alike]


def test_bots_are_moved_once_although_two_processes_drive_them(two: list[Server]) -> None:
    ana = Person(two[0], "Ana")
    table, _ = ana.new_table(["me", "greedy", "greedy", "random"])

    async def play() -> int:
        async with ana.socket(table) as first, through(two[1], ana).socket(table) as second:
            ana.ask("POST", f"/api/tables/{table}/start")
            sockets, seq = [first, second], 0
            for number in range(PERSONS_MOVES):  # whoever takes the person's move drives the bots
                socket = sockets[number % 2]
                status = await status_asking(socket, seq)
                decision = status["decisions"][0]
                command = {"id": f"m{number}", "seat": 0, "seen": decision["since"]}
                ack = await answered(socket, "play", **command, action=decision["actions"][-1]["text"])
                assert ack["type"] == "ack", ack
                seq = ack["seq"]
            await asyncio.gather(*(status_asking(socket, seq) for socket in sockets))
            return seq

    asyncio.run(play())
    again = folded(two[0], table)
    moves = [step.what for step in log_of(two[0], table) if isinstance(step.what, Played)]
    assert [move.seat for move in moves if move.by == "person"] == [0] * PERSONS_MOVES
    # in each cycle it was asked for an offering and once more at most, so all bots had their turns in between
    assert {move.seat for move in moves if move.by == "bot"} == {1, 2, 3}
    assert len(moves) > 2 * PERSONS_MOVES
    assert again.status == "running"


async def status_asking(socket: Socket, after: int) -> Message:
    """The first status that asks something of this person that was not asked before that step."""
    async with asyncio.timeout(PATIENCE_S):
        await socket.send("resume", after=after)
        while True:
            status = await socket.until("status")
            if any(decision["since"] >= after for decision in status["decisions"]):
                return status


def test_a_match_of_bots_that_two_processes_drive_at_once_goes_to_its_end(two: list[Server]) -> None:
    """Who loads a table that runs drives its bots too: both think, one of them is first."""
    ana = Person(two[0], "Ana")
    # not longer than what may wait for a slow reader: who starves on a busy machine would lose its socket
    table, _ = ana.new_table(["random", "random"], start=True, options={"cycle_limit": 6})

    async def watch(person: Person) -> Message:
        async with person.socket(table) as socket:
            return await play_to_end(socket, random.Random(0), [])

    async def both() -> list[Message]:
        return list(await asyncio.gather(watch(through(two[1], ana)), watch(ana)))

    ends = asyncio.run(both())
    assert [end["state"] for end in ends] == ["over", "over"]
    again = folded(two[0], table)
    assert again.status == "over"
    moves = [step for step in log_of(two[0], table) if isinstance(step.what, Played)]
    assert len(moves) == len(again.playing().moves)


def test_the_bots_of_a_killed_process_are_moved_by_another(make: Callable[..., Server]) -> None:
    driving, other = make().start(), make().start()
    ana = Person(driving, "Ana")
    table, _ = ana.new_table(["random"] * 4, game="delphi")  # that match is not over soon, whatever the dice

    async def watch() -> None:
        async with through(other, ana).socket(table) as socket, asyncio.timeout(PATIENCE_S):
            await socket.until("status")
            ana.ask("POST", f"/api/tables/{table}/start")  # the other one holds the open table and only listens
            await status_at(socket, 20)
            driving.kill()
            steps = await asyncio.to_thread(log_of, other, table)
            assert isinstance(steps[5].what, Started)
            status = await status_at(socket, steps[-1].seq + 10)
            assert status["state"] == "running"

    asyncio.run(watch())
    folded(other, table)


def test_chat_undo_and_votes_work_through_different_processes(two: list[Server]) -> None:
    people, table, _ = people_at_a_table(two[0], ["Ana", "Ben"])
    seat = asked_seat(people[0], table)
    mover, other = people[seat], people[1 - seat]

    async def talk() -> None:
        async with (
            mover.socket(table) as mine,
            through(two[1], mover).socket(table) as mine_there,
            through(two[1], other).socket(table) as theirs,
            asyncio.timeout(PATIENCE_S),
        ):
            said = await answered(mine, "chat", id="hello", text="hola")
            assert (await status_at(theirs, said["seq"]))["chat"][-1]["text"] == "hola"
            again = await answered(mine_there, "chat", id="hello", text="hola")
            assert again == said, "the same command through another process"

            status = await status_now(mine)
            decision = status["decisions"][0]
            ask = {"seat": seat, "seen": decision["since"], "action": decision["actions"][0]["text"]}
            played = await answered(mine, "play", id="move", **ask)
            then = await status_at(mine_there, played["seq"])
            assert then["can_undo"] == [seat]
            undone = await answered(mine_there, "undo", id="undo", seat=seat, seen=then["seq"], turn=False)
            assert undone["type"] == "ack", undone
            back = await status_at(theirs, undone["seq"])
            assert [n["seat"] for n in back["seats"] if n["asked"]] == [seat]

            await status_at(mine, undone["seq"])
            since = (await status_now(mine))["decisions"][0]["since"]
            played = await answered(mine, "play", id="move2", **ask | {"seen": since})
            proposed = await answered(mine, "propose", id="back", seat=seat, what="undo", to=0)
            proposal = (await status_at(theirs, proposed["seq"]))["proposal"]
            assert (proposal["what"], proposal["by"]) == ("undo", seat)
            voted = await answered(theirs, "vote", id="yes", seat=1 - seat, yes=True)
            assert (await status_at(mine, voted["seq"]))["proposal"] is None

    asyncio.run(talk())
    assert folded(two[0], table).playing().moves == []


# --- who is there


def test_who_is_connected_to_one_process_is_here_for_the_other(two: list[Server]) -> None:
    (ana, ben), table, _ = people_at_a_table(two[0], ["Ana", "Ben"])
    ben_there = through(two[1], ben)

    async def come_and_go() -> None:
        async with ben_there.socket(table) as bens:
            assert here(await bens.until("status")) == [1]
            async with ana.socket(table) as anas:
                assert (await anas.until("status"))["type"] == "status"
                await until_here(bens, [0, 1])
                assert here(await status_now(bens)) == [0, 1]
                status = await asyncio.to_thread(ben_there.ask, "GET", f"/api/tables/{table}")
                assert here(status) == [0, 1]
                async with ana.socket(table):  # a second window that is closed again changes nothing
                    pass
                await until_here(anas, [0, 1])
                assert here(await status_now(bens)) == [0, 1]
                assert ana.id not in str(status)
            await until_here(bens, [1])
            assert here(await status_now(bens)) == [1]

    asyncio.run(come_and_go())


def test_a_process_that_starts_later_learns_who_is_there(make: Callable[..., Server]) -> None:
    first = make().start()
    (ana, ben), table, _ = people_at_a_table(first, ["Ana", "Ben"])

    async def come() -> None:
        async with ana.socket(table) as anas:
            second = await asyncio.to_thread(make().start)
            async with through(second, ben).socket(table) as bens:
                if here(await bens.until("status")) != [0, 1]:
                    await until_here(bens, [0, 1])
                await until_here(anas, [0, 1])

    asyncio.run(come())


def test_whoever_was_connected_to_a_killed_process_is_gone_soon(make: Callable[..., Server]) -> None:
    first, second = make().start(), make().start()
    (ana, ben), table, _ = people_at_a_table(first, ["Ana", "Ben"])

    async def kill() -> None:
        async with through(second, ben).socket(table) as bens:
            try:
                async with ana.socket(table):
                    await until_here(bens, [0, 1])
                    first.kill()
            finally:
                await until_here(bens, [1])
                assert here(await status_now(bens)) == [1]

    asyncio.run(kill())


# --- notices


def with_webhooks(people: list[Person], hook: Hook) -> None:
    for person in people:
        person.ask("PUT", "/api/me", {"webhook": hook.address(f"/{person.name}")})


def notices(server: Server, table: str) -> list[dict[str, Any]]:
    return rows(server, sa.select(outbox).where(outbox.c.table_id == table).order_by(outbox.c.seq))


def test_one_notice_a_turn_though_two_processes_look(two: list[Server], hook: Hook) -> None:
    people = [Person(two[0], "Ana"), Person(two[0], "Ben")]
    with_webhooks(people, hook)
    table, invite = people[0].new_table(["me", "open"])
    people[1].sit(table, 1, invite)
    people[0].ask("POST", f"/api/tables/{table}/start")
    through(two[1], people[0]).ask("GET", f"/api/tables/{table}")  # both hold the table
    turns = []
    for number in range(4):
        seat = asked_seat(people[0], table)
        turns.append(f"/{people[seat].name}")
        # a notice that came twice would have come before that of the next turn
        wait_for(lambda: len(hook.posts) >= len(turns), f"turn {len(turns)}")
        asyncio.run(finish_turn(through(two[number % 2], people[seat]), table, seat))
        settled = through(two[1 - number % 2], people[0])
        wait_for(lambda: asked_seat(settled, table) != seat, "that the other process knows")  # noqa: B023
    wait_for(lambda: len(hook.posts) > len(turns), "the fifth turn")
    assert [path for path, _ in hook.posts[:4]] == turns
    sent = [row for row in notices(two[0], table) if row["state"] == "sent"]
    assert len(sent) >= 4
    assert all(row["tries"] == 1 for row in sent)
    assert len(hook.posts) == len({row["seq"] for row in notices(two[0], table)})


def test_no_notice_for_who_is_connected_to_another_process(two: list[Server], hook: Hook) -> None:
    """The table is started through one process; who is asked sits at the other one. A notice of a later turn at another
    table has come, so this one would have come before."""
    people = [Person(two[0], "Ana"), Person(two[0], "Ben")]
    away = Person(two[0], "Cleo")
    with_webhooks([*people, away], hook)
    table, invite = people[0].new_table(["me", "open"])
    people[1].sit(table, 1, invite)

    async def play() -> int:
        async with through(two[1], people[0]).socket(table) as first, through(two[1], people[1]).socket(table):
            await until_here(first, [0, 1])
            owner = people[0]
            await wait_until(lambda: here(owner.ask("GET", f"/api/tables/{table}")) == [0, 1])
            await asyncio.to_thread(owner.ask, "POST", f"/api/tables/{table}/start")
            await asyncio.to_thread(away.new_table, ["me", "me"], start=True)
            await wait_until(lambda: bool(hook.posts))
            assert [path for path, _ in hook.posts] == ["/Cleo"]
            assert await asyncio.to_thread(notices, two[0], table) == []
            return asked_seat(owner, table)

    seat = asyncio.run(play())
    wait_for(lambda: len(hook.posts) > 1, "the notice of who left")
    assert [path for path, _ in hook.posts] == ["/Cleo", f"/{people[seat].name}"]


async def wait_until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not await asyncio.to_thread(what):
            await asyncio.sleep(LOOK_S)


# --- starting and stopping


def worker_processes(server: Server) -> list[int]:
    assert server.process is not None
    main = server.process.pid
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_match_plays_through_with_sockets_in_different_workers_of_one_port(make: Callable[..., Server]) -> None:
    server = make(workers=2).start()
    people, table, _ = people_at_a_table(server, ["Ana", "Ben"], options={})
    # a worker that rests while the other one does not serve yet would be taken for dead
    wait_for(lambda: server.read_log().count("Application startup complete") >= 2, "two workers that serve")
    workers = worker_processes(server)

    async def play() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE_S):
            sockets = []
            for person, resting in zip(people, workers, strict=True):
                with at_rest(resting):  # so the other worker takes this socket
                    sockets.append(await stack.enter_async_context(person.socket(table)))
                    await sockets[-1].until("status")
            for socket in sockets:
                await until_here_now(socket, [0, 1])
                await socket.send("resume", after=0)
            players = [Player("ana", 3), Player("ben", 4)]
            moves: list[str] = []
            enough = asyncio.Event()
            await asyncio.gather(*(player.play(s, moves, enough) for player, s in zip(players, sockets, strict=True)))
            last = max(seq for player in players for seq in player.acks.values())
            for socket in sockets:
                while (await status_now(socket))["seq"] < last:
                    await asyncio.sleep(LOOK_S)

    asyncio.run(play())
    assert len(folded(server, table).playing().moves) == MOVES


@contextmanager
def at_rest(process: int) -> Iterator[None]:
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


async def until_here_now(socket: Socket, seats: list[int]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while here(await status_now(socket)) != seats:
            await asyncio.sleep(LOOK_S)


def test_processes_that_start_at_once_on_an_empty_database_come_up(make: Callable[..., Server]) -> None:
    servers = [make() for _ in range(3)]
    for server in servers:
        server.launch()
    for server in servers:
        server.wait_until_up()
    versions = rows(servers[0], sa.select(sa.table("alembic_version", sa.column("version_num"))))
    assert len(versions) == 1
    assert len(rows(servers[0], sa.select(uptime))) == 1
    ana = Person(servers[0], "Ana")
    table, _ = ana.new_table(["me", "me"], start=True)
    assert [through(server, ana).ask("GET", f"/api/tables/{table}")["state"] for server in servers] == ["running"] * 3


def test_several_workers_on_sqlite_are_refused_in_one_line(tmp_path: Path) -> None:
    server = Server(tmp_path, workers=2)
    server.launch()
    try:
        assert server.process is not None
        assert server.process.wait(ANSWER_S) != 0
        (said,) = server.read_log().splitlines()
        assert "PostgreSQL" in said
        assert not (tmp_path / "aegean.db").exists()
    finally:
        server.close()


def down_ms(server: Server) -> int:
    return int(rows(server, sa.select(uptime))[0]["down_ms"])


def last_beat_was(server: Server, ago: int) -> None:
    async def work(storage: Storage) -> None:
        async with storage.engine.begin() as connection:
            await connection.execute(uptime.update().values(last_beat=wall_ms() - ago))

    ask_database(server, work)


def test_the_clocks_stand_still_while_no_process_is_up_and_only_then(make: Callable[..., Server]) -> None:
    first, second = make().start(), make()
    before = down_ms(first)
    wait_for(lambda: wall_ms() > rows(first, sa.select(uptime))[0]["last_beat"], "a moment after a heartbeat")
    second.start()
    assert down_ms(first) == before, "another process was up"
    first.kill()
    second.kill()
    last_beat_was(second, 5_000)
    second.start()
    assert before + 5_000 <= down_ms(second) < before + 65_000, "a short gap counts too"


def test_starts_at_the_same_moment_take_turns_and_count_a_gap_once(postgres: str) -> None:
    hour = 3_600_000
    url = engine_url(postgres)

    async def start_all() -> list[int]:
        storages = [Storage.connect(url) for _ in range(8)]
        try:
            return list(await asyncio.gather(*(storage.start_uptime() for storage in storages)))
        finally:
            for storage in storages:
                await storage.close()

    async def run() -> None:
        storage = await Storage.open(url)
        assert max(await start_all()) < 60_000
        async with storage.engine.begin() as connection:
            await connection.execute(uptime.update().values(last_beat=wall_ms() - hour))
        assert all(hour <= down < hour + 60_000 for down in await start_all())
        await storage.close()

    asyncio.run(run())


def test_a_clean_stop_writes_the_last_heartbeat(server: Server) -> None:
    asked = wall_ms()
    server.stop()
    assert rows(server, sa.select(uptime))[0]["last_beat"] >= asked
