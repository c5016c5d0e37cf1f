"""What whoever runs a server does with its data: back up, restore, take a table out, put a table in.

A backup is JSON lines: a header with the revision of the schema, one line a row, and a last line with their number. It
is read and written through the schema that is there, not the one this program would make, so that an old database can
be backed up before anything changes it, and the same file restores into SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import base64
import os
import tempfile
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic.util.exc import CommandError
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from aegean.core.chance import commitment
from aegean.core.errors import AegeanError
from aegean.core.record import MAGIC, write_record
from aegean.server import schema
from aegean.server.keeper import BEAT_S, Keeper
from aegean.server.records import NOBODY, created_of, moves_of, read_and_verify, seats_of
from aegean.server.settings import Settings
from aegean.server.steps import Created, Happening, Sat, Step
from aegean.server.storage import GAP_MS, Row, Storage, migrate, wall_ms
from aegean.server.table import Table
from aegean.server.tokens import hashed, new_id, new_token

BACKUP = 1
LOG = 1
BATCH = 500
BEAT_SEEN_S = 3 * BEAT_S + 1  # a running server shows itself in this time, be it slow or its disk busy

T = TypeVar("T")


def operate(work: Coroutine[Any, Any, T]) -> T:
    """Run it; what a database or a disk says becomes one line."""
    try:
        return asyncio.run(work)
    except (SQLAlchemyError, OSError) as problem:
        detail = str(getattr(problem, "orig", None) or problem).splitlines() or [type(problem).__name__]
        raise AegeanError("database-fails", detail=detail[0]) from None


@asynccontextmanager
async def opened(settings: Settings, must_exist: bool = True, upgrade: bool = True) -> AsyncIterator[Storage]:
    if settings.sqlite:
        file = Path(settings.database_url.partition(":///")[2])
        if must_exist and not file.exists():
            raise AegeanError("no-database", file=str(file))
        file.parent.mkdir(parents=True, exist_ok=True)
    storage = Storage.connect(settings.database_url)
    try:
        if upgrade:
            await storage.upgrade()
        yield storage
    finally:
        await storage.close()


# --- backup


async def backup(settings: Settings, file: Path) -> int:
    """A consistent copy, also while a server runs. Returns the number of rows."""
    async with opened(settings, upgrade=False) as storage, storage.engine.connect() as connection:
        connection = await _snapshot(connection, storage.postgres)
        there = await connection.run_sync(_reflect)
        if "alembic_version" not in there.tables:
            raise AegeanError("no-database", file=storage.engine.url.render_as_string())
        header = {"aegean-backup": BACKUP, "revision": await _revision(connection), "at": wall_ms()}
        with replacing(file) as out:
            out.write(msgspec.json.encode(header) + b"\n")
            rows = 0
            for table in _data_tables(there):
                found = await connection.stream(sa.select(table).order_by(*table.primary_key.columns))
                async for row in found.mappings():
                    out.write(msgspec.json.encode({table.name: dict(row)}) + b"\n")
                    rows += 1
            out.write(msgspec.json.encode({"end": rows}) + b"\n")
    return rows


async def _snapshot(connection: AsyncConnection, postgres: bool) -> AsyncConnection:
    """Everything read from now on is of one moment."""
    if postgres:
        return await connection.execution_options(isolation_level="REPEATABLE READ")
    await connection.exec_driver_sql("BEGIN")  # Python's driver begins by itself only before it writes
    return connection


def _reflect(connection: sa.Connection) -> sa.MetaData:
    there = sa.MetaData()
    there.reflect(connection)
    return there


def _data_tables(there: sa.MetaData) -> list[sa.Table]:
    """In an order that foreign keys allow."""
    return [table for table in there.sorted_tables if table.name != "alembic_version"]


async def _revision(connection: AsyncConnection) -> str:
    return str((await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar_one())


class replacing:  # noqa: N801 (reads as a word of the language)
    """A file that is there completely or not at all, and that only its owner reads."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __enter__(self) -> IO[bytes]:
        try:
            number, self.name = tempfile.mkstemp(dir=self.file.absolute().parent, prefix=self.file.name)
        except OSError:
            raise AegeanError("cannot-write", file=str(self.file)) from None
        self.out = os.fdopen(number, "wb")
        return self.out

    def __exit__(self, kind: object, *_: object) -> None:
        with self.out:
            self.out.flush()
            os.fsync(self.out.fileno())
        if kind is None:
            os.replace(self.name, self.file)
        else:
            os.unlink(self.name)


# --- restore


async def restore(settings: Settings, file: Path, replace: bool) -> int:
    """All of it or nothing. Returns the number of rows."""
    rows = numbered_lines(file)
    revision = _header(rows)
    async with opened(settings, must_exist=False, upgrade=False) as storage:
        await refuse_running(storage)
        async with storage.engine.begin() as connection:
            if not storage.postgres:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            there = await connection.run_sync(_reflect)
            if not replace and await _has_rows(connection, there):
                raise AegeanError("database-not-empty")
            await connection.run_sync(lambda sync: there.drop_all(sync))
            try:
                await connection.run_sync(migrate, revision)
            except CommandError:  # a revision this program does not know
                raise AegeanError("bad-backup", line=1) from None
            return await _fill(connection, rows)


def numbered_lines(file: Path) -> Iterator[tuple[int, bytes]]:
    try:
        with file.open("rb") as lines:
            yield from enumerate(lines, start=1)
    except OSError:
        raise AegeanError("no-such-file", file=str(file)) from None


def _object(line: bytes) -> dict[str, Any]:
    found = msgspec.json.decode(line)
    if not isinstance(found, dict):
        raise ValueError(line)
    return found


def _header(rows: Iterator[tuple[int, bytes]]) -> str:
    try:
        header = _object(next(rows)[1])
        if header["aegean-backup"] != BACKUP:
            raise ValueError(header)
        return str(header["revision"])
    except (StopIteration, ValueError, KeyError):
        raise AegeanError("bad-backup", line=1) from None


async def _has_rows(connection: AsyncConnection, there: sa.MetaData) -> bool:
    for name in ("identities", "tables"):
        if name in there.tables:
            query = sa.select(sa.func.count()).select_from(there.tables[name])
            if (await connection.execute(query)).scalar_one():
                return True
    return False


async def _fill(connection: AsyncConnection, rows: Iterator[tuple[int, bytes]]) -> int:
    """Rows of one table follow one another; they are written in batches, and the count at the end must be right."""
    there = await connection.run_sync(_reflect)
    tables = {table.name: table for table in _data_tables(there)}
    for table in tables.values():  # a migration may have put something there
        await connection.execute(table.delete())
    waiting: list[Row] = []
    current, total, line = "", 0, 1
    try:
        for line, text in rows:  # noqa: B007 (an error names the line)
            ((name, row),) = _object(text).items()
            if name != current or len(waiting) >= BATCH:
                if waiting:
                    await connection.execute(tables[current].insert(), waiting)
                waiting, current = [], name
            if name == "end":
                if row != total or next(rows, None) is not None:
                    raise ValueError(text)
                await connection.run_sync(migrate, "head")
                return total
            waiting.append(_typed(tables[name], row))
            total += 1
    except (ValueError, KeyError, TypeError, AttributeError, sa.exc.StatementError):
        raise AegeanError("bad-backup", line=line) from None
    raise AegeanError("bad-backup", line=line + 1)  # it ends too early


def _typed(table: sa.Table, row: Row) -> Row:
    """JSON knows no bytes: they came as base64."""
    if set(row) != set(table.columns.keys()):
        raise ValueError(table.name)
    binary = [column.name for column in table.columns if isinstance(column.type, sa.LargeBinary)]
    return row | {name: base64.b64decode(row[name], validate=True) for name in binary if row[name] is not None}


async def _last_beat(storage: Storage) -> Row | None:
    async with storage.engine.connect() as connection:
        if not await connection.run_sync(lambda sync: sa.inspect(sync).has_table("uptime")):
            return None
        found = (await connection.execute(sa.select(schema.uptime))).mappings().first()
        return dict(found) if found is not None else None


async def refuse_running(storage: Storage) -> None:
    """A server holds tables in memory: nothing may be put under it. One that runs shows a new heartbeat."""
    seen = await _last_beat(storage)
    if seen is None or wall_ms() - seen["last_beat"] > GAP_MS:
        return
    loop = asyncio.get_running_loop()
    until = loop.time() + BEAT_SEEN_S
    while loop.time() < until:
        await asyncio.sleep(0.1)
        again = await _last_beat(storage)
        if again is not None and again["last_beat"] != seen["last_beat"]:
            raise AegeanError("server-running")


# --- one table


async def export_table(settings: Settings, table_id: str, as_log: bool = False) -> str:
    """The record of a finished match; else (or when asked for) the log, with the secret: for operators only."""
    async with opened(settings) as storage:
        row = await storage.table(table_id)
        if row is None:
            raise AegeanError("no-such-table")
        steps = await storage.steps_after(table_id, 0)
    if row["status"] == "over" and not as_log:
        table = fold(table_id, row["secret"], steps)
        if table.walk_over < 0:
            return write_record(table.playing())
    header = {"aegean-table": LOG, "game": row["game"], "secret": row["secret"].hex(), "steps": len(steps)}
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in (header, *steps))


def fold(table_id: str, secret: bytes, steps: list[Step]) -> Table:
    """Every move is played again and must give the digest it gave then."""
    table = Table(table_id, secret)
    for step in steps:
        try:
            table.apply(step)
        except AegeanError:
            raise
        except Exception:  # a log that somebody has changed can ask for anything
            raise AegeanError("bad-log", line=step.seq + 1) from None
    return table


async def import_table(settings: Settings, file: Path) -> tuple[Table, str]:
    """A new table with the same log, and an invitation to it."""
    lines = [text for _, text in numbered_lines(file)]
    table_id, invite = new_id(), new_token()
    async with opened(settings, must_exist=False) as storage:
        now = await server_time(storage)
        if lines and lines[0].strip() == MAGIC.encode():
            secret, steps = log_of_record(b"".join(lines), now)
        else:
            secret, steps = read_log(lines, now)
        table = fold(table_id, secret, steps)
        row = {
            "id": table_id, "game": table.about.game, "public": table.about.public, "owner": table.about.owner,
            "secret": secret, "invite_hash": hashed(invite),
        }  # fmt: skip
        await storage.create_table(row, steps, Keeper(storage, settings).row_of(table))
    return table, invite


async def server_time(storage: Storage) -> int:
    """As the keeper counts it; it stands still while no server is up."""
    beat = await _last_beat(storage)
    return wall_ms() if beat is None else min(wall_ms(), beat["last_beat"] + GAP_MS) - int(beat["down_ms"])


def read_log(lines: list[bytes], now: int) -> tuple[bytes, list[Step]]:
    """Clocks go on where they stood: the whole log is moved in time so that its last step is now."""
    number = 1
    try:
        header = _object(lines[0])
        if header["aegean-table"] != LOG or header["steps"] != len(lines) - 1 or not header["steps"]:
            raise ValueError(header)
        secret = bytes.fromhex(header["secret"])
        steps = []
        for number, line in enumerate(lines[1:], start=2):
            step = msgspec.json.decode(line, type=Step)
            if step.seq != number - 1 or isinstance(step.what, Created) != (number == 2):
                raise ValueError(line)
            steps.append(step)
        number = 2
        if not isinstance(steps[0].what, Created) or steps[0].what.commitment != commitment(secret):
            raise ValueError(secret)
    except (IndexError, ValueError, KeyError, TypeError):
        raise AegeanError("bad-log", line=number) from None
    later = now - steps[-1].at
    return secret, [Step(step.seq, step.at + later, step.command, step.what) for step in steps]


def log_of_record(text: bytes, now: int) -> tuple[bytes, list[Step]]:
    """A match becomes a table again that everybody may watch."""
    record, match = read_and_verify(text.decode("utf-8", "replace"))
    happenings: list[Happening] = [created_of(record, NOBODY, public=True)]
    happenings += [Sat(number, who) for number, who in enumerate(seats_of(record))]
    happenings += moves_of(record, match)
    steps = [Step(number, now, "", what) for number, what in enumerate(happenings, start=1)]
    return record.secret or record.key, steps


def last_digest(table: Table) -> str:
    match = table.match
    if match is None:
        return "-"
    return match.moves[-1].digest if match.moves else match.dealt_digest
