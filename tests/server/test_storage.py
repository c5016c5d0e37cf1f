"""The database on SQLite: what is written stays, whoever comes second is told, and old schemas keep their rows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from aegean.server import steps as log
from aegean.server.clock import ClockRules
from aegean.server.schema import metadata, seats, steps, tables, uptime
from aegean.server.steps import (
    CameBack,
    Chatted,
    Created,
    Forked,
    Frozen,
    Happening,
    Played,
    Proposed,
    Resigned,
    Sat,
    Seat,
    Started,
    Step,
    StoodIn,
    Undone,
    Voted,
)
from aegean.server.storage import GAP_MS, LEASE_MS, Conflict, SeatRow, Storage, TableRow, wall_ms

EVERY_KIND: list[Happening] = [
    Created("cyclades", 1, 2, {"supply.priests": 16, "flag": True, "none": None}, "ana", True,
            ClockRules("live", 60_000, 500), "c0ffee", "t0"),
    Sat(1, Seat("human", "ben", "Ben ☺", "", "00ff", True, "greedy")),
    Sat(0, Seat()),
    Started(),
    Forked("t9", [(0, "bid ares 3", 17), (1, "bid apollo", 17)], 40, "0123abcd"),
    Played(1, "bid ares 3", "person", [(6, 0), (16, 9)], "0123abcd"),
    Undone(1, 3),
    Proposed(0, "undo", 7),
    Voted(1, False),
    Resigned(0),
    StoodIn(1, "greedy"),
    CameBack(1),
    Chatted("ana", "Ana", "«¡hola!»\n\"quoted\" \u0000 👋"),
    Frozen("ZeroDivisionError"),
]  # fmt: skip


def url_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'aegean.db'}"


def with_storage(folder: Path, work: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = await Storage.open(url_in(folder))
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def chat(seq: int, text: str = "hello", command: str = "") -> Step:
    return Step(seq, 1_000 * seq, command, Chatted("ana", "Ana", text))


def row(status: str = "running", deadline: int | None = None, bots: bool = False, **asked: bool) -> TableRow:
    """`row(ana=True)`: ana sits there and is asked."""
    people = [SeatRow(name, name.capitalize(), turn) for name, turn in asked.items()]
    return TableRow(status, deadline, bots, people)


async def new_table(storage: Storage, name: str, now: TableRow, owner: str = "ana", public: bool = False) -> None:
    about = {
        "id": name, "game": "cyclades", "public": public, "owner": owner, "secret": bytes(range(32)),
        "invite_hash": f"invite of {name}",
    }  # fmt: skip
    await storage.create_table(about, [Step(1, 5, "", EVERY_KIND[0])], now)


async def contents(storage: Storage) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    async with storage.engine.connect() as connection:
        return {
            table.name: [tuple(found) for found in await connection.execute(sa.select(table))]
            for table in metadata.sorted_tables
        }


# --- the log


def test_a_write_whose_writer_is_gone_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Cancelled at any moment: the database is free at once."""

    async def work(storage: Storage) -> None:
        await storage.start_uptime()
        for turns in range(100):
            writer = asyncio.ensure_future(storage.beat())
            for _ in range(turns % 20):
                await asyncio.sleep(0.0002)
            writer.cancel()
            await asyncio.wait([writer])
            await asyncio.wait_for(storage.beat(), 25)  # less than SQLite waits for a lock

    with_storage(tmp_path, work)


def test_every_kind_of_step_comes_back_as_it_was_written(tmp_path: Path) -> None:
    kinds = {type(what) for what in EVERY_KIND}
    assert kinds == set(log.Happening.__args__), "a kind of step is missing in this test"
    written = [Step(number, 10**13 + number, f"ana:{number}", what) for number, what in enumerate(EVERY_KIND, 1)]

    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row("open"))
        await storage.append("t", [Step(step.seq + 1, step.at, step.command, step.what) for step in written], row())
        found = await storage.steps_after("t", 1)
        assert [Step(step.seq - 1, step.at, step.command, step.what) for step in found] == written
        assert [step.seq for step in await storage.steps_after("t", 10)] == list(range(11, len(written) + 2))
        assert await storage.steps_after("another", 0) == []

    with_storage(tmp_path, work)


@pytest.mark.parametrize("what", EVERY_KIND, ids=lambda what: type(what).__name__)
def test_every_kind_of_step_survives_encoding(what: Happening) -> None:
    assert log.decode(log.encode(what)) == what


def test_a_new_table_is_there_with_its_row_and_its_first_steps(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row("open", None, False, ana=False))
        found = await storage.table("t")
        assert found is not None
        assert (found["status"], found["seq"], found["secret"]) == ("open", 1, bytes(range(32)))
        assert await storage.table_by_invite("invite of t") == found
        assert await storage.table("u") is None
        assert await storage.table_by_invite("") is None

    with_storage(tmp_path, work)


def test_the_second_writer_of_a_step_is_told_and_nothing_of_it_is_written(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row("open"))
        await storage.append("t", [chat(2, "first")], row("running", 77, False, ana=True))
        before = await contents(storage)
        with pytest.raises(Conflict):
            await storage.append("t", [chat(2, "second")], row("over", 99, True, ben=True))
        assert await contents(storage) == before

    with_storage(tmp_path, work)


@pytest.mark.parametrize("numbers", [[4], [3, 4], [1], [2, 2]], ids=str)
def test_steps_must_follow_the_last_one_all_or_nothing(tmp_path: Path, numbers: Sequence[int]) -> None:
    """2 is next. What leaves a gap, comes late or holds a number twice is refused as a whole."""

    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row("open"))
        before = await contents(storage)
        with pytest.raises(Conflict):
            await storage.append("t", [chat(number) for number in numbers], row("over"))
        assert await contents(storage) == before
        await storage.append("t", [chat(2), chat(3)], row())
        await storage.append("t", [chat(4)], row())
        assert len(await storage.steps_after("t", 0)) == 4

    with_storage(tmp_path, work)


def test_many_writers_at_once_get_each_number_once(tmp_path: Path) -> None:
    async def writer(storage: Storage, name: str) -> int:
        conflicts = 0
        for number in range(5):
            while True:
                last = (await storage.steps_after("t", 0))[-1].seq
                try:
                    await storage.append("t", [chat(last + 1, f"{name} {number}")], row())
                    break
                except Conflict:
                    conflicts += 1
        return conflicts

    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row())
        await asyncio.gather(*(writer(storage, name) for name in ("ana", "ben", "cleo", "dido")))
        written = (await storage.steps_after("t", 0))[1:]
        assert [step.seq for step in written] == list(range(2, 22))
        said = [step.what.text for step in written if isinstance(step.what, Chatted)]
        assert sorted(said) == sorted(f"{name} {n}" for name in ("ana", "ben", "cleo", "dido") for n in range(5))
        found = await storage.table("t")
        assert found is not None
        assert found["seq"] == 21

    with_storage(tmp_path, work)


def test_a_command_is_written_once_a_table(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row())
        await new_table(storage, "u", row())
        await storage.append("t", [chat(2, "hello", "ana:c1")], row())
        before = await contents(storage)
        with pytest.raises(Conflict):
            await storage.append("t", [chat(3, "hello", "ana:c1")], row("over"))
        assert await contents(storage) == before
        await storage.append("u", [chat(2, "hello", "ana:c1")], row())
        await storage.append("t", [chat(3), chat(4)], row())  # steps without a command do not collide

    with_storage(tmp_path, work)


def test_a_step_for_a_table_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        with pytest.raises(Conflict):
            await storage.append("nowhere", [chat(1)], row())
        assert (await contents(storage))["steps"] == []

    with_storage(tmp_path, work)


def test_what_was_written_is_there_after_the_file_is_opened_again(tmp_path: Path) -> None:
    async def write(storage: Storage) -> None:
        await new_table(storage, "t", row("open"))
        await storage.append("t", [chat(2)], row("running", 12, True, ana=True, ben=False))
        kept.update(await contents(storage))

    async def read(storage: Storage) -> None:
        assert await contents(storage) == kept

    kept: dict[str, list[tuple[Any, ...]]] = {}
    with_storage(tmp_path, write)
    with_storage(tmp_path, read)
    assert len(kept["steps"]) == 2


def test_sqlite_syncs_every_commit_and_guards_references(tmp_path: Path) -> None:
    """A confirmed move survives a power cut: write-ahead log, synchronised (2 is FULL)."""

    async def work(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
                assert found.scalar() == value, pragma

    with_storage(tmp_path, work)


# --- lists


def test_my_tables_are_those_where_i_sit_and_those_i_own(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "mine", row("open"), owner="ben")
        await new_table(storage, "asked", row("running", None, False, ana=False, ben=True))
        await new_table(storage, "waiting", row("running", None, False, ana=True, ben=False))
        await new_table(storage, "foreign", row("running", None, False, ana=True), public=True)
        found = {table["id"]: table["my_turn"] for table in await storage.tables_of("ben")}
        assert found == {"mine": None, "asked": 1, "waiting": 0}
        assert await storage.tables_of("nobody") == []
        await storage.append("asked", [chat(2)], row("running", None, False, ana=True))
        assert {table["id"] for table in await storage.tables_of("ben")} == {"mine", "waiting"}, "ben left his seat"

    with_storage(tmp_path, work)


def test_with_several_seats_a_table_is_listed_once_and_any_of_them_may_be_asked(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        people = [SeatRow("ana", "Ana", turn) for turn in (False, True, False)]
        await new_table(storage, "t", TableRow("running", None, False, people))
        assert [(table["id"], table["my_turn"]) for table in await storage.tables_of("ana")] == [("t", 1)]
        assert [seat["asked"] for seat in await storage.seats_at(["t"])] == [False, True, False]

    with_storage(tmp_path, work)


def test_public_tables_are_those_one_can_join_or_watch(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        for status in ("open", "running", "over", "frozen"):
            await new_table(storage, f"public {status}", row(status), public=True)
            await new_table(storage, f"private {status}", row(status))
        assert {table["id"] for table in await storage.public_tables()} == {"public open", "public running"}
        assert len(await storage.public_tables(limit=1)) == 1
        assert await storage.count_tables() == {"open": 2, "running": 2, "over": 2, "frozen": 2}

    with_storage(tmp_path, work)


def test_overdue_are_running_tables_whose_deadline_has_come(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "past", row("running", 900))
        await new_table(storage, "now", row("running", 1_000))
        await new_table(storage, "later", row("running", 1_001))
        await new_table(storage, "no clock", row("running"))
        await new_table(storage, "over", row("over", 900))
        assert set(await storage.overdue(1_000)) == {"past", "now"}
        await storage.append("past", [chat(2)], row("running", 2_000))
        assert await storage.overdue(1_000) == ["now"]

    with_storage(tmp_path, work)


def test_tables_wait_for_bots_when_nobody_has_moved_them_for_a_while(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "bots", row("running", None, True))
        await new_table(storage, "people", row("running", None, False))
        await new_table(storage, "over", row("over", None, True))
        assert await storage.waiting_for_bots(wall_ms() + 1_000) == ["bots"]
        assert await storage.waiting_for_bots(wall_ms() - 60_000) == [], "they were moved just now"
        async with storage.engine.begin() as connection:
            await connection.execute(tables.update().values(changed_at=0))
        assert await storage.waiting_for_bots(wall_ms() - 60_000) == ["bots"]
        await storage.append("bots", [chat(2)], row("running", None, True))
        assert await storage.waiting_for_bots(wall_ms() - 60_000) == [], "somebody moves them"
        await storage.append("bots", [chat(3)], row("running", None, False))
        assert await storage.waiting_for_bots(wall_ms() + 1_000) == []

    with_storage(tmp_path, work)


# --- server time


async def last_beat_was(storage: Storage, ago: int) -> None:
    async with storage.engine.begin() as connection:
        await connection.execute(uptime.update().values(last_beat=wall_ms() - ago))


def test_server_time_stands_still_while_no_server_is_up(tmp_path: Path) -> None:
    hour = 3_600_000

    async def work(storage: Storage) -> None:
        assert await storage.start_uptime() == 0
        await last_beat_was(storage, hour)
        down = await storage.start_uptime()
        assert hour <= down < hour + 60_000
        assert await storage.beat() == down
        await last_beat_was(storage, 2 * hour)
        again = await storage.start_uptime()
        assert down + 2 * hour <= again < down + 2 * hour + 60_000, "gaps add up"

    with_storage(tmp_path, work)


@pytest.mark.parametrize("ago", [1_000, GAP_MS // 2, 3 * GAP_MS])
def test_every_gap_counts_however_short(tmp_path: Path, ago: int) -> None:
    """With SQLite there is one process: between its last heartbeat and its start nobody was up."""

    async def work(storage: Storage) -> None:
        await storage.start_uptime()
        await last_beat_was(storage, ago)
        assert ago <= await storage.start_uptime() < ago + 60_000

    with_storage(tmp_path, work)


def test_a_step_after_the_last_heartbeat_shows_that_the_server_was_up(tmp_path: Path) -> None:
    """So that the time of the log never goes back. A table that was imported later shows nothing."""

    async def work(storage: Storage) -> None:
        await storage.start_uptime()
        await new_table(storage, "played", row())
        await new_table(storage, "imported", row())
        beat = wall_ms() - 3_600_000
        step = beat + 1_500
        async with storage.engine.begin() as connection:
            await connection.execute(uptime.update().values(last_beat=beat))
            await connection.execute(tables.update().values(changed_at=step).where(tables.c.id == "played"))
        asked = wall_ms()
        assert asked - step <= await storage.start_uptime() <= wall_ms() - step

    with_storage(tmp_path, work)


def test_a_clock_set_back_is_no_gap(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await storage.start_uptime()
        await last_beat_was(storage, -3_600_000)
        assert await storage.start_uptime() == 0

    with_storage(tmp_path, work)


def test_the_heartbeat_is_kept(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await storage.start_uptime()
        await last_beat_was(storage, 3_600_000)
        await storage.beat()
        assert await storage.start_uptime() < 60_000, "it was up nearly all the time"

    with_storage(tmp_path, work)


# --- notes, wishes, notices


def test_notes_and_wishes_belong_to_one_table_and_one_reader(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row())
        await new_table(storage, "u", row())
        await storage.set_note("t", "ana", "go for athena")
        await storage.set_note("t", "ana", "go for zeus")
        assert [await storage.note("t", "ana"), await storage.note("t", "ben"), await storage.note("u", "ana")] == [
            "go for zeus", "", "",
        ]  # fmt: skip
        await storage.set_note("t", "ana", "")
        assert await storage.note("t", "ana") == ""
        await storage.set_delegation("t", 1, "one")
        await storage.set_delegation("t", 1, "two")
        await storage.set_delegation("t", 2, "three")
        assert await storage.delegations("t") == {1: "two", 2: "three"}
        assert await storage.delegations("u") == {}
        await storage.set_delegation("t", 1, None)
        assert await storage.delegations("t") == {2: "three"}

    with_storage(tmp_path, work)


def test_there_is_one_notice_a_turn_and_channel(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row())
        for _ in range(3):
            await storage.queue_notice("t", 0, 5, "mail", 1_000)
        await storage.queue_notice("t", 0, 5, "webhook", 1_000)
        await storage.queue_notice("t", 1, 5, "mail", 1_000)
        await storage.queue_notice("t", 0, 9, "mail", 1_001)
        due = await storage.due_notices(1_000)
        assert sorted((n["seat"], n["seq"], n["channel"]) for n in due) == [
            (0, 5, "mail"), (0, 5, "webhook"), (1, 5, "mail"),
        ]  # fmt: skip

    with_storage(tmp_path, work)


def test_only_one_process_sends_a_notice_and_only_once(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row())
        await storage.queue_notice("t", 0, 5, "mail", 1_000)
        (notice,) = await storage.due_notices(1_000)
        claims = await asyncio.gather(*(storage.claim_notice(notice) for _ in range(4)))
        assert sorted(claims) == [False, False, False, True]
        assert await storage.due_notices(10**12) == [], "somebody is sending it"
        await storage.finish_notice(notice, "sent")
        await storage.queue_notice("t", 0, 5, "mail", 1_000)
        assert await storage.due_notices(10**12) == [], "the same turn is not told twice"
        assert not await storage.claim_notice(notice)

    with_storage(tmp_path, work)


def test_a_notice_that_failed_comes_again_later(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row())
        await storage.queue_notice("t", 0, 5, "mail", 1_000)
        (notice,) = await storage.due_notices(1_000)
        await storage.claim_notice(notice)
        await storage.finish_notice(notice, "due", 9_000)
        assert await storage.due_notices(8_999) == []
        (again,) = await storage.due_notices(9_000)
        assert again["tries"] == 1

    with_storage(tmp_path, work)


def test_a_notice_whose_sender_died_is_anothers_after_a_while(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row())
        await storage.queue_notice("t", 0, 5, "mail", 1_000)
        (notice,) = await storage.due_notices(1_000)
        before = wall_ms()
        assert await storage.claim_notice(notice)
        assert await storage.due_notices(before + LEASE_MS - 1) == []
        (again,) = await storage.due_notices(wall_ms() + LEASE_MS)
        assert again["tries"] == 1, "that was a try"
        claims = await asyncio.gather(*(storage.claim_notice(again) for _ in range(4)))
        assert sorted(claims) == [False, False, False, True]
        await storage.finish_notice(again, "sent")
        await storage.finish_notice(notice, "due", 2_000)  # the first one was not dead but slow
        assert await storage.due_notices(wall_ms() + 2 * LEASE_MS) == []

    with_storage(tmp_path, work)


# --- migrations


def revisions() -> list[str]:
    """All revisions, the first one first."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("aegean.server") / "migrations"))
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


def differences(connection: sa.Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def keys(connection: sa.Connection) -> dict[str, tuple[Any, ...]]:
    """Primary keys and references of every table: alembic does not compare them all."""
    look = sa.inspect(connection)
    return {
        name: (
            look.get_pk_constraint(name)["constrained_columns"],
            sorted(
                (key["constrained_columns"], key["referred_table"], str(key["options"]))
                for key in look.get_foreign_keys(name)
            ),
        )
        for name in metadata.tables
    }


def test_the_migrations_make_the_schema_of_today(tmp_path: Path) -> None:
    async def migrated(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            found.append(await connection.run_sync(keys))

    async def made_at_once() -> None:
        engine = create_async_engine("sqlite+aiosqlite:///:memory:")
        async with engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
            found.append(await connection.run_sync(keys))
        await engine.dispose()

    found: list[dict[str, tuple[Any, ...]]] = []
    with_storage(tmp_path, migrated)
    asyncio.run(made_at_once())
    assert found[0] == found[1]


def filler(column: sa.Column[Any], number: int) -> object:
    """Some value that fits the column, another one in every row."""
    kind = column.type
    if isinstance(kind, sa.Boolean):
        return bool(number % 2)
    if isinstance(kind, sa.Integer):
        return wall_ms() + number if column.name.endswith("_at") else number
    if isinstance(kind, sa.LargeBinary):
        return bytes([number]) * 32
    return f"{column.name[: (getattr(kind, 'length', None) or 40) - 2]}{number}"


def fill(connection: sa.Connection) -> dict[str, list[dict[str, Any]]]:
    """Two rows in every table that the database has now, references and all; what was written."""
    old = sa.MetaData()
    old.reflect(connection)
    written: dict[str, list[dict[str, Any]]] = {}
    for table in old.sorted_tables:
        if table.name == "alembic_version":
            continue
        written[table.name] = []
        for number in (1, 2):
            values = {column.name: filler(column, number) for column in table.columns}
            for reference in table.foreign_keys:
                target = reference.column
                values[reference.parent.name] = written[target.table.name][number - 1][target.name]
            connection.execute(table.insert().values(**values))
            written[table.name].append(values)
    return written


def read_all(connection: sa.Connection) -> dict[str, list[dict[str, Any]]]:
    now = sa.MetaData()
    now.reflect(connection)
    return {
        table.name: [dict(found) for found in connection.execute(sa.select(table)).mappings()]
        for table in now.sorted_tables
    }


def cookies(written: dict[str, list[dict[str, Any]]]) -> dict[str, str]:
    """Identity and hash of its cookie, wherever that revision kept it."""
    if "sessions" in written:
        return {session["identity"]: session["cookie_hash"] for session in written["sessions"]}
    return {person["id"]: person["cookie_hash"] for person in written["identities"]}


@pytest.mark.parametrize("revision", revisions())
def test_an_upgrade_keeps_the_rows(tmp_path: Path, revision: str) -> None:
    """From every schema there ever was, with rows in every table, to the newest, the way a server does at its start."""

    async def old() -> None:
        engine = create_async_engine(url_in(tmp_path))
        await Storage(engine).upgrade(revision)
        async with engine.begin() as connection:
            written.update(await connection.run_sync(fill))
        await engine.dispose()

    async def new(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            found = await connection.run_sync(read_all)
            assert await connection.run_sync(differences) == []
            broken = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
        assert broken == []
        assert found.pop("alembic_version") == [{"version_num": revisions()[-1]}]
        for name, rows in written.items():
            common = set(rows[0]) & set(found[name][0]) if found[name] else set()
            assert common, f"nothing is left of {name}"
            assert [{key: r[key] for key in common} for r in found[name]] == [{k: r[k] for k in common} for r in rows]
        for identity, cookie_hash in cookies(written).items():
            person = await storage.identity_of_session(cookie_hash)
            assert person is not None
            assert person["id"] == identity, "whoever has this cookie is who it was"

    written: dict[str, list[dict[str, Any]]] = {}
    asyncio.run(old())
    assert {tables.name, steps.name, seats.name} <= set(written)
    with_storage(tmp_path, new)


@pytest.mark.parametrize("where", ["CREATE TABLE steps", "INSERT INTO sessions"])
def test_a_migration_that_was_cut_off_is_done_at_the_next_start(tmp_path: Path, where: str) -> None:
    """The process may be killed while it makes the schema: then nothing of it is there."""

    def cut_off(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.lstrip().startswith(where):
            raise KeyboardInterrupt

    async def killed() -> None:
        engine = create_async_engine(url_in(tmp_path))
        sa.event.listen(engine.sync_engine, "before_cursor_execute", cut_off)
        with pytest.raises(KeyboardInterrupt):
            await Storage(engine).upgrade()
        await engine.dispose()

    async def work(storage: Storage) -> None:
        await new_table(storage, "t", row())
        assert len(await storage.steps_after("t", 0)) == 1

    asyncio.run(killed())
    with_storage(tmp_path, work)


def test_opening_an_up_to_date_database_changes_nothing(tmp_path: Path) -> None:
    async def first(storage: Storage) -> None:
        await new_table(storage, "t", row("running", 5, True, ana=True))
        kept.update(await contents(storage))

    async def second(storage: Storage) -> None:
        assert await contents(storage) == kept

    kept: dict[str, list[tuple[Any, ...]]] = {}
    with_storage(tmp_path, first)
    with_storage(tmp_path, second)
