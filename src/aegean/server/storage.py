"""The database: SQLite by default, PostgreSQL by one setting. Only this module and `operations` speak SQL."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from importlib import resources
from typing import Any

import sqlalchemy as sa
from alembic import command as alembic_command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from aegean.server import steps as log
from aegean.server.schema import delegations, identities, notes, outbox, seats, steps, tables, tokens, uptime
from aegean.server.steps import Step

CHANNEL = "aegean_steps"
GAP_MS = 10_000  # a heartbeat older than this at start: the server was down

Row = dict[str, Any]


class Conflict(Exception):
    """Somebody else wrote that step (or that command) first."""


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class TableRow:
    """What the row of a table says besides its log, to be written together with a step."""

    def __init__(
        self, status: str, deadline: int | None, bots_asked: bool, asked: dict[int, tuple[str, str, bool]]
    ) -> None:
        self.status = status
        self.deadline = deadline
        self.bots_asked = bots_asked
        self.asked = asked  # seat -> identity, name, is it asked now


class Storage:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"

    @classmethod
    async def open(cls, url: str) -> Storage:
        """Connect, bring the schema up to date."""
        storage = cls.connect(url)
        await storage.upgrade()
        return storage

    @classmethod
    def connect(cls, url: str) -> Storage:
        """The schema stays as it is."""
        if url.startswith("sqlite"):
            engine = create_async_engine(url, connect_args={"timeout": 30})
            sa.event.listen(engine.sync_engine, "connect", _careful_sqlite)
        else:
            engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        return cls(engine)

    async def upgrade(self, revision: str = "head") -> None:
        async with self.engine.begin() as connection:
            if self.postgres:  # several processes may start at once: one migrates, the others wait
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(4177)"))
            else:  # all or nothing; and a table that is made anew must not take along what refers to it
                await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(migrate, revision)
        if not self.postgres:
            await self.engine.dispose()  # later connections guard references again

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

    async def _rows(self, query: sa.Select[Any]) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _row(self, query: sa.Select[Any]) -> Row | None:
        rows = await self._rows(query)
        return rows[0] if rows else None

    # --- tables and their logs

    async def create_table(self, row: Row, first: Sequence[Step], now: TableRow) -> None:
        async with self._write() as connection:
            await connection.execute(
                tables.insert().values(
                    **row, status=now.status, deadline=now.deadline, bots_asked=now.bots_asked, seq=first[-1].seq,
                    created_at=wall_ms(), changed_at=wall_ms(),
                )
            )  # fmt: skip
            await self._add_steps(connection, row["id"], first)
            await self._set_seats(connection, row["id"], now)

    async def append(self, table_id: str, new: Sequence[Step], now: TableRow) -> None:
        """Write the next steps: all of them, or `Conflict` and nothing."""
        async with self._write() as connection:
            await self._add_steps(connection, table_id, new)
            updated = await connection.execute(
                tables.update()
                .where(tables.c.id == table_id, tables.c.seq == new[0].seq - 1)
                .values(
                    seq=new[-1].seq, status=now.status, deadline=now.deadline, bots_asked=now.bots_asked,
                    changed_at=wall_ms(),
                )
            )  # fmt: skip
            if updated.rowcount != 1:
                raise IntegrityError("seq moved", None, Exception("seq moved"))
            await self._set_seats(connection, table_id, now)
            if self.postgres:
                payload = f"{table_id} {new[-1].seq}"
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    async def _add_steps(self, connection: AsyncConnection, table_id: str, new: Iterable[Step]) -> None:
        await connection.execute(
            steps.insert(),
            [
                {
                    "table_id": table_id, "seq": step.seq, "at": step.at, "command": step.command or None,
                    "what": log.encode(step.what).decode(),
                }
                for step in new
            ],
        )  # fmt: skip

    async def _set_seats(self, connection: AsyncConnection, table_id: str, now: TableRow) -> None:
        await connection.execute(seats.delete().where(seats.c.table_id == table_id))
        if now.asked:
            await connection.execute(
                seats.insert(),
                [
                    {"table_id": table_id, "seat": seat, "identity": identity, "name": name, "asked": asked}
                    for seat, (identity, name, asked) in now.asked.items()
                ],
            )

    async def steps_after(self, table_id: str, seq: int) -> list[Step]:
        query = sa.select(steps).where(steps.c.table_id == table_id, steps.c.seq > seq).order_by(steps.c.seq)
        return [
            Step(row["seq"], row["at"], row["command"] or "", log.decode(row["what"]))
            for row in await self._rows(query)
        ]

    async def table(self, table_id: str) -> Row | None:
        return await self._row(sa.select(tables).where(tables.c.id == table_id))

    async def table_by_invite(self, invite_hash: str) -> Row | None:
        return await self._row(sa.select(tables).where(tables.c.invite_hash == invite_hash))

    async def set_invite(self, table_id: str, invite_hash: str) -> None:
        async with self._write() as connection:
            await connection.execute(tables.update().where(tables.c.id == table_id).values(invite_hash=invite_hash))

    async def public_tables(self, limit: int = 50) -> list[Row]:
        query = sa.select(tables).where(tables.c.public, tables.c.status.in_(("open", "running")))
        return await self._rows(query.order_by(tables.c.changed_at.desc()).limit(limit))

    async def tables_of(self, identity: str, limit: int = 100) -> list[Row]:
        mine = (
            sa.select(seats.c.table_id, sa.func.max(sa.cast(seats.c.asked, sa.Integer)).label("my_turn"))
            .where(seats.c.identity == identity)
            .group_by(seats.c.table_id)
            .subquery()
        )
        query = (
            sa.select(tables, mine.c.my_turn)
            .join(mine, mine.c.table_id == tables.c.id, isouter=True)
            .where(sa.or_(mine.c.table_id.is_not(None), tables.c.owner == identity))
            .order_by(tables.c.changed_at.desc())
            .limit(limit)
        )
        return await self._rows(query)

    async def seats_at(self, table_ids: Sequence[str]) -> list[Row]:
        return await self._rows(sa.select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat))

    async def overdue(self, now: int) -> list[str]:
        query = sa.select(tables.c.id).where(tables.c.deadline <= now, tables.c.status == "running").limit(200)
        return [row["id"] for row in await self._rows(query)]

    async def waiting_for_bots(self, before: int) -> list[str]:
        query = sa.select(tables.c.id).where(
            tables.c.bots_asked, tables.c.status == "running", tables.c.changed_at < before
        )
        return [row["id"] for row in await self._rows(query.limit(200))]

    async def count_tables(self) -> dict[str, int]:
        query = sa.select(tables.c.status, sa.func.count().label("number")).group_by(tables.c.status)
        return {row["status"]: row["number"] for row in await self._rows(query)}

    # --- people

    async def add_identity(self, row: Row) -> None:
        async with self._write() as connection:
            await connection.execute(identities.insert().values(**row))

    async def change_identity(self, identity: str, **values: Any) -> None:
        async with self._write() as connection:
            await connection.execute(identities.update().where(identities.c.id == identity).values(**values))

    async def identity(self, **match: str) -> Row | None:
        ((column, value),) = match.items()
        return await self._row(sa.select(identities).where(identities.c[column] == value))

    async def delete_identity(self, identity: str) -> None:
        async with self._write() as connection:
            await connection.execute(identities.delete().where(identities.c.id == identity))

    async def add_token(self, token_hash: str, identity: str, label: str) -> None:
        async with self._write() as connection:
            await connection.execute(
                tokens.insert().values(token_hash=token_hash, identity=identity, label=label, created_at=wall_ms())
            )

    async def tokens_of(self, identity: str) -> list[Row]:
        return await self._rows(sa.select(tokens).where(tokens.c.identity == identity).order_by(tokens.c.created_at))

    async def revoke_token(self, identity: str, token_hash: str) -> bool:
        async with self._write() as connection:
            gone = await connection.execute(
                tokens.delete().where(tokens.c.identity == identity, tokens.c.token_hash == token_hash)
            )
            return gone.rowcount == 1

    async def identity_of_token(self, token_hash: str) -> Row | None:
        query = sa.select(identities).join(tokens, tokens.c.identity == identities.c.id)
        return await self._row(query.where(tokens.c.token_hash == token_hash))

    # --- notes and delegated bids

    async def note(self, table_id: str, identity: str) -> str:
        row = await self._row(sa.select(notes).where(notes.c.table_id == table_id, notes.c.identity == identity))
        return str(row["text"]) if row else ""

    async def set_note(self, table_id: str, identity: str, text: str) -> None:
        async with self._write() as connection:
            await connection.execute(notes.delete().where(notes.c.table_id == table_id, notes.c.identity == identity))
            if text:
                await connection.execute(notes.insert().values(table_id=table_id, identity=identity, text=text))

    async def delegations(self, table_id: str) -> dict[int, str]:
        rows = await self._rows(sa.select(delegations).where(delegations.c.table_id == table_id))
        return {row["seat"]: row["wishes"] for row in rows}

    async def set_delegation(self, table_id: str, seat: int, wishes: str | None) -> None:
        async with self._write() as connection:
            await connection.execute(
                delegations.delete().where(delegations.c.table_id == table_id, delegations.c.seat == seat)
            )
            if wishes is not None:
                await connection.execute(delegations.insert().values(table_id=table_id, seat=seat, wishes=wishes))

    # --- notifications

    async def queue_notice(self, table_id: str, seat: int, seq: int, channel: str, due_at: int) -> None:
        """A second one for the same turn is not written."""
        try:
            async with self._write() as connection:
                await connection.execute(
                    outbox.insert().values(
                        table_id=table_id, seat=seat, seq=seq, channel=channel, state="due", tries=0, due_at=due_at
                    )
                )
        except Conflict:
            return

    async def due_notices(self, now: int) -> list[Row]:
        query = sa.select(outbox).where(outbox.c.state == "due", outbox.c.due_at <= now).limit(50)
        return await self._rows(query)

    async def claim_notice(self, notice: Row) -> bool:
        """Only one process sends it."""
        return await self._move_notice(notice, "due", "sending")

    async def finish_notice(self, notice: Row, state: str, due_at: int = 0) -> None:
        async with self._write() as connection:
            await connection.execute(
                _same_notice(outbox.update(), notice).values(
                    state=state, tries=notice["tries"] + 1, due_at=due_at or notice["due_at"]
                )
            )

    async def _move_notice(self, notice: Row, old: str, new: str) -> bool:
        async with self._write() as connection:
            moved = await connection.execute(
                _same_notice(outbox.update(), notice).where(outbox.c.state == old).values(state=new)
            )
            return moved.rowcount == 1

    # --- server time

    async def start_uptime(self) -> int:
        """How long no server was up, in all; a gap since the last heartbeat is added."""
        now = wall_ms()
        async with self._write() as connection:
            row = (await connection.execute(sa.select(uptime).where(uptime.c.id == 1))).mappings().first()
            if row is None:
                await connection.execute(uptime.insert().values(id=1, last_beat=now, down_ms=0))
                return 0
            gap = now - row["last_beat"]
            down = row["down_ms"] + (gap if gap > GAP_MS else 0)
            await connection.execute(uptime.update().where(uptime.c.id == 1).values(last_beat=now, down_ms=down))
            return int(down)

    async def beat(self) -> int:
        """Still up. Returns the total of down time, which another process may have raised."""
        async with self._write() as connection:
            await connection.execute(uptime.update().where(uptime.c.id == 1).values(last_beat=wall_ms()))
            row = (await connection.execute(sa.select(uptime).where(uptime.c.id == 1))).mappings().one()
            return int(row["down_ms"])


def _same_notice(query: Any, notice: Row) -> Any:
    return query.where(
        outbox.c.table_id == notice["table_id"],
        outbox.c.seat == notice["seat"],
        outbox.c.seq == notice["seq"],
        outbox.c.channel == notice["channel"],
    )


def _careful_sqlite(connection: Any, _: Any) -> None:
    """A confirmed move survives a power cut: write-ahead log, synchronised at every commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Any, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(resources.files("aegean.server") / "migrations"))
    config.attributes["connection"] = connection
    alembic_command.upgrade(config, revision)
