"""How a process hears what others on the same PostgreSQL do: one step at a time, nothing missed, nothing twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from aegean.server import listen, notify, presence
from aegean.server.keeper import Keeper, Live
from aegean.server.listen import listen_postgres
from aegean.server.office import Office
from aegean.server.settings import Settings
from aegean.server.steps import Chatted, Step
from aegean.server.storage import CHANNEL, UP_LOCK, Row, Storage, wall_ms
from tests.server.test_keeper import PATIENCE_S, Ears, first_move, new_table, until
from tests.server.test_migrations import engine_url
from tests.server.test_notify import away_and_asked


class Processes:
    """Keepers with storages of their own on one database, as in so many processes; those that listen."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder
        self.storages: list[Storage] = []
        self.keepers: list[Keeper] = []

    async def office(self) -> Office:
        self.storages.append(await Storage.open(self.url))
        await self.storages[-1].start_uptime()
        office = Office(Settings(self.folder, self.url), self.storages[-1])
        self.keepers.append(office.keeper)
        return office

    async def keeper(self) -> Keeper:
        return (await self.office()).keeper

    async def listen(self, keeper: Keeper) -> None:
        """Returns when it does."""
        keeper.spawn(listen_postgres(keeper, self.url))
        await self.until_it_hears(keeper)

    async def until_it_hears(self, keeper: Keeper) -> None:
        """A process without anybody says hello until it is heard."""
        probe = presence.Elsewhere()
        async with asyncio.timeout(PATIENCE_S):
            while probe.me not in keeper.elsewhere.others:
                probe.open("hello")
                for payload in probe.to_say():
                    await self.say(presence.CHANNEL, payload)
                await asyncio.sleep(0.05)

    async def cut(self) -> None:
        """Every connection that listens is lost: those that hold the lock of a server that is up."""
        query = sa.text(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = :lock "
            "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        async with self.storages[0].engine.connect() as connection:
            assert all(await connection.scalars(query, {"lock": UP_LOCK}))

    async def say(self, channel: str, payload: str) -> None:
        async with self.storages[0].engine.begin() as connection:
            await connection.execute(sa.select(sa.func.pg_notify(channel, payload)))


@asynccontextmanager
async def processes(url: str, folder: Path) -> AsyncIterator[Processes]:
    made = Processes(engine_url(url), folder)
    try:
        yield made
    finally:
        for keeper in made.keepers:
            await keeper.stop()
        for storage in made.storages:
            await storage.close()


def with_processes(url: str, folder: Path, work: Callable[[Processes], Awaitable[None]]) -> None:
    async def run() -> None:
        async with processes(url, folder) as made:
            await work(made)

    asyncio.run(asyncio.wait_for(run(), 3 * PATIENCE_S))


@pytest.fixture
def payloads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the processes were told of steps, once they had heard it."""
    told: list[str] = []
    real = listen.heard

    def heard(keeper: Keeper, payload: str) -> None:
        real(keeper, payload)
        told.append(payload)

    monkeypatch.setattr(listen, "heard", heard)
    return told


async def chat(keeper: Keeper, live: Live, text: str) -> int:
    return await keeper.act(live, "", lambda _: Chatted("ana", "Ana", text))


def chats(ears: Ears) -> list[str]:
    """In the order they were told, each as often as it was told."""
    return [line["text"] for raw in ears.heard for line in json.loads(raw).get("chat", [])]


def test_a_step_is_told_at_its_table_only_and_once(postgres: str, tmp_path: Path) -> None:
    async def work(made: Processes) -> None:
        one, other = await made.keeper(), await made.keeper()
        tables = [await new_table(one, "ana", "ben") for _ in range(3)]
        held = [await other.live(live.table.id) for live in tables[:2]]
        ears = [Ears(other, live, "ben", known=live.table.seq) for live in held]
        await made.listen(other)
        for number in range(5):
            await chat(one, tables[0], f"first {number}")
            await chat(one, tables[2], "nobody of the other process is here")
        seq = await one.act(tables[1], "", first_move)
        await until(lambda: bool(ears[1].heard) and ears[1].last()["seq"] == seq)
        await until(lambda: bool(ears[0].heard) and ears[0].last()["seq"] == tables[0].table.seq)
        assert chats(ears[0]) == [f"first {number}" for number in range(5)]
        assert len(ears[1].heard) == 1, "what happened at the first table is not told at the second"
        assert set(other.lives) == {live.table.id for live in held}, "what nobody watches is not loaded"

    with_processes(postgres, tmp_path, work)


def test_the_own_echo_is_neither_read_nor_told_again(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, payloads: list[str]
) -> None:
    async def work(made: Processes) -> None:
        one = await made.keeper()
        live = await new_table(one, "ana", "ben")
        ears = Ears(one, live, "ben", known=live.table.seq)
        await made.listen(one)
        caught_up: list[Live] = []

        async def catch_up(live: Live) -> None:
            caught_up.append(live)

        monkeypatch.setattr(one, "catch_up", catch_up)
        for number in range(3):
            seq = await chat(one, live, f"mine {number}")
        await until(lambda: f"{live.table.id} {seq}" in payloads)
        assert len(payloads) == 3
        assert caught_up == []
        assert chats(ears) == ["mine 0", "mine 1", "mine 2"]
        assert len(ears.heard) == 3
        await made.say(CHANNEL, f"{live.table.id} {seq + 1}")  # a step that it has not made
        await until(lambda: caught_up == [live])

    with_processes(postgres, tmp_path, work)


def reads_slowly(storage: Storage, monkeypatch: pytest.MonkeyPatch, between: Callable[[], Awaitable[None]]) -> None:
    """Something happens after the first reading of a log and before what was read is used."""
    read = storage.steps_after

    async def steps_after(table_id: str, seq: int) -> list[Step]:
        monkeypatch.setattr(storage, "steps_after", read)
        found = await read(table_id, seq)
        await between()
        return found

    monkeypatch.setattr(storage, "steps_after", steps_after)


def test_a_step_made_while_a_table_is_loaded_is_not_missed(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, payloads: list[str]
) -> None:
    async def work(made: Processes) -> None:
        one, other = await made.keeper(), await made.keeper()
        here = await new_table(one, "ana", "ben")
        await made.listen(other)

        async def meanwhile() -> None:
            seq = await chat(one, here, "just now")
            await until(lambda: f"{here.table.id} {seq}" in payloads)

        reads_slowly(other.storage, monkeypatch, meanwhile)
        there = await other.live(here.table.id)
        assert there.table.seq == here.table.seq

    with_processes(postgres, tmp_path, work)


def test_a_step_made_while_a_table_is_read_again_after_a_failed_write_is_not_missed(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, payloads: list[str]
) -> None:
    async def work(made: Processes) -> None:
        one, other = await made.keeper(), await made.keeper()
        here = await new_table(one, "ana", "ben")
        there = await other.live(here.table.id)
        ears = Ears(other, there, "ben", known=there.table.seq)
        await made.listen(other)

        async def meanwhile() -> None:
            for text in ("just", "now"):  # the first has the number of the step that was not written
                seq = await chat(one, here, text)
            await until(lambda: f"{here.table.id} {seq}" in payloads)

        async def full(*_: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(other.storage, "append", full)
            reads_slowly(other.storage, monkeypatch, meanwhile)
            with pytest.raises(OSError, match="no space"):
                await chat(other, there, "never written")
        await until(lambda: chats(ears)[-2:] == ["just", "now"])
        assert there.table.seq == here.table.seq

    with_processes(postgres, tmp_path, work)


def test_after_a_lost_connection_every_table_catches_up_and_it_listens_on(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listen, "RETRY_S", 0.3)

    async def work(made: Processes) -> None:
        one, other = await made.keeper(), await made.keeper()
        tables = [await new_table(one, "ana", "ben") for _ in range(2)]
        there = [await other.live(live.table.id) for live in tables]
        ears = [Ears(other, live, "ben", known=live.table.seq) for live in there]
        await made.listen(other)
        for round in range(2):  # not only the first time
            await made.cut()
            for number, live in enumerate(tables):
                await chat(one, live, said(round, number))
            last = [said(round, number) for number in range(2)]
            await until(lambda last=last: [chats(ear)[-1:] for ear in ears] == [[one] for one in last])  # type: ignore[misc]
            await made.until_it_hears(other)
        after = await chat(one, tables[1], "heard at once")
        await until(lambda: ears[1].last()["seq"] == after)
        assert chats(ears[0]) == [said(0, 0), said(1, 0)]
        assert chats(ears[1]) == [said(0, 1), said(1, 1), "heard at once"]

    with_processes(postgres, tmp_path, work)


def said(round: int, table: int) -> str:
    return f"missed {round} at {table}"


def test_after_a_lost_connection_it_is_known_again_who_is_where(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listen, "RETRY_S", 0.3)

    async def work(made: Processes) -> None:
        one, other = await made.keeper(), await made.keeper()
        for keeper in (one, other):
            await made.listen(keeper)
        one.elsewhere.here("t", ["ana"])
        await until(lambda: other.elsewhere.at("t") == {"ana"})
        assert one.elsewhere.at("t") == set(), "its own words come back and count for nothing"
        await made.cut()
        one.elsewhere.here("t", ["ben"])
        other.elsewhere.here("u", ["cleo"])
        await until(lambda: other.elsewhere.at("t") == {"ben"})
        await until(lambda: one.elsewhere.at("u") == {"cleo"})

    with_processes(postgres, tmp_path, work)


def test_a_process_that_stops_says_good_bye(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for silent processes here, so only a good-bye makes it forgotten."""
    monkeypatch.setattr(listen, "BYE_S", PATIENCE_S)

    async def work(made: Processes) -> None:
        one, other = await made.keeper(), await made.keeper()
        for keeper in (one, other):
            await made.listen(keeper)
        one.elsewhere.here("t", ["ana"])
        await until(lambda: other.elsewhere.at("t") == {"ana"})
        await one.stop()
        await until(lambda: other.elsewhere.at("t") == set())
        assert one.elsewhere.me not in other.elsewhere.others

    with_processes(postgres, tmp_path, work)


class Mute:
    """A connection that looks well and on which nobody answers."""

    def __init__(self) -> None:
        self.asked: list[float] = []

    def add_termination_listener(self, _: object) -> None:
        pass

    async def add_listener(self, *_: object) -> None:
        pass

    async def execute(self, *_: object) -> None:
        pass

    async def executemany(self, *_: object, timeout: float) -> None:
        self.asked.append(timeout)
        raise TimeoutError


def test_a_connection_that_does_not_answer_is_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        keeper = Keeper(Storage.connect(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"), Settings(tmp_path, ""))
        mute = Mute()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(listen.talk(keeper, mute), PATIENCE_S)
        assert mute.asked == [presence.FORGET_S]

    asyncio.run(run())


# --- notices of several processes


def test_two_processes_that_see_the_same_notice_send_it_once(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    posts: list[str] = []

    async def post(address: str, body: bytes) -> None:
        posts.append(address)
        await asyncio.sleep(0.05)

    monkeypatch.setattr(notify, "post", post)
    monkeypatch.setattr(notify, "GRACE_MS", 0)

    async def work(made: Processes) -> None:
        offices = [await made.office() for _ in range(2)]
        for office in offices:
            office.keeper.closing = True
        live, _ = await away_and_asked(offices[0])
        there = await offices[1].keeper.live(live.table.id)
        both = asyncio.Barrier(2)
        for office in offices:
            look_together(office, both, monkeypatch)
        for turn in range(4):
            for office, table in ((offices[0], live.table), (offices[1], there.table)):
                await office.notifier.asked(table)  # each process writes down whom to tell
            async with asyncio.timeout(PATIENCE_S):
                await asyncio.gather(*(office.notifier.send_due() for office in offices))
            for office in offices:
                while office.keeper.tasks:
                    await asyncio.wait(office.keeper.tasks)
            assert len(posts) == turn + 1
            # a bid left with the server: the same person is asked anew
            await offices[turn % 2].keeper.act((live, there)[turn % 2], "", delegated)
            for office, held in ((offices[0], live), (offices[1], there)):
                await office.keeper.catch_up(held)
            assert live.table.seq == there.table.seq

    with_processes(postgres, tmp_path, work)


def delegated(table: Any) -> Any:
    (decision,) = table.decisions()
    text = table.game.action_text(table.playing().state, decision.actions[-1])
    return table.may_play(decision.seat, table.seq, text, "delegate")


def look_together(office: Office, both: asyncio.Barrier, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither goes on before both have seen what is due."""
    real = office.storage.due_notices

    async def due_notices(until: int) -> list[Row]:
        found = await real(max(until, wall_ms() + 1_000))
        await both.wait()
        return found

    monkeypatch.setattr(office.storage, "due_notices", due_notices)
