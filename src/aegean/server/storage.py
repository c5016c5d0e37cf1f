"""The database: SQLite by default, PostgreSQL by one setting. Only this module and `operations` speak SQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from importlib import resources
from typing import Any, NamedTuple, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command as alembic_command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from aegean.server import steps as log
from aegean.server.schema import (
    analyses,
    confirmations,
    delegations,
    identities,
    notes,
    outbox,
    seats,
    sessions,
    steps,
    tables,
    tokens,
    uptime,
)
from aegean.server.steps import Step

CHANNEL = "aegean_steps"
LEASE_MS = 5 * 60_000  # a notice is sent in a few seconds; after this whoever had it is dead
ID_SIGNS = 24  # so much of a hash names a cookie or token to its owner: enough to be unique, useless to others
GAP_MS = 10_000  # a heartbeat older than this: no server is up, whatever else seems so
SIGN_MS = 4_000  # a step so much later than the last heartbeat was still written by a server
START_LOCK = 4177  # PostgreSQL: one process starts at a time
UP_LOCK = 4178  # PostgreSQL: every process that is up holds it, shared (see `listen.py`)

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
FORGOTTEN_MS = 400 * DAY_MS  # a device that was not used for so long is logged out; browsers keep no cookie longer

FINISH_S = 10.0  # what is being written may take so long although nobody waits for it any more

Row = dict[str, Any]
P = ParamSpec("P")
T = TypeVar("T")


class Conflict(Exception):
    """Somebody else wrote that step (or that command) first."""


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def whole(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """What is begun is done to its end, although whoever asked is gone: a cancelled write would leave SQLite locked,
    and nobody would be told of a step that was written."""

    @wraps(work)
    async def undisturbed(*args: P.args, **values: P.kwargs) -> T:
        task = asyncio.ensure_future(work(*args, **values))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait([task], timeout=FINISH_S)
            if not task.cancel():  # it is done; what it says interests nobody
                task.exception()
            raise

    return undisturbed


class SeatRow(NamedTuple):
    """What lists say of a seat. `identity` is "" unless a person sits there, `asked` is for people only."""

    identity: str
    name: str
    asked: bool
    kind: str = "human"
    colour: str = ""


class TableRow:
    """What the row of a table says besides its log, to be written together with a step."""

    def __init__(self, status: str, deadline: int | None, bots_asked: bool, seats: Sequence[SeatRow]) -> None:
        self.status = status
        self.deadline = deadline
        self.bots_asked = bots_asked
        self.seats = seats


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
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({START_LOCK})"))
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

    @whole
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

    @whole
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
        if now.seats:
            rows = [{"table_id": table_id, "seat": number} | seat._asdict() for number, seat in enumerate(now.seats)]
            await connection.execute(seats.insert(), rows)

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

    @whole
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

    async def asked_people_with_address(self) -> list[tuple[str, int]]:
        """Table and seat of everybody who is asked now and could be told outside the page."""
        query = (
            sa.select(seats.c.table_id, seats.c.seat)
            .join(identities, identities.c.id == seats.c.identity)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.asked, tables.c.status == "running")
            .where(sa.or_(identities.c.webhook.is_not(None), identities.c.email.is_not(None)))
        )
        return [(row["table_id"], row["seat"]) for row in await self._rows(query)]

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

    @whole
    async def add_identity(self, row: Row, session: Row) -> None:
        async with self._write() as connection:
            await connection.execute(identities.insert().values(**row))
            await connection.execute(sessions.insert().values(**session))

    @whole
    async def change_identity(self, identity: str, **values: Any) -> None:
        async with self._write() as connection:
            await connection.execute(identities.update().where(identities.c.id == identity).values(**values))

    async def identity(self, **match: str) -> Row | None:
        ((column, value),) = match.items()
        return await self._row(sa.select(identities).where(identities.c[column] == value))

    @whole
    async def delete_identity(self, identity: str) -> list[str]:
        """The hashes of cookies and tokens that are void now."""
        async with self._write() as connection:
            void = await _delete(connection, sessions, sessions.c.identity == identity)
            void += await _delete(connection, tokens, tokens.c.identity == identity)
            await connection.execute(identities.delete().where(identities.c.id == identity))
            return void

    @whole
    async def recover(self, recovery_hash: str, new_hash: str, session: Row) -> tuple[Row, list[str]] | None:
        """A new recovery word and one new session in place of all the old ones, whose hashes come back too. None if
        the word is not known; of two who use it at once one comes too late."""
        async with self._write() as connection:
            known = sa.select(identities).where(identities.c.recovery_hash == recovery_hash)
            person = (await connection.execute(known)).mappings().first()
            changed = await connection.execute(
                identities.update().where(identities.c.recovery_hash == recovery_hash).values(recovery_hash=new_hash)
            )
            if person is None or changed.rowcount != 1:
                return None
            void = await _delete(connection, sessions, sessions.c.identity == person["id"])
            await connection.execute(sessions.insert().values(**session, identity=person["id"]))
            return dict(person), void

    @whole
    async def set_password(self, identity: str, login: str, password_hash: str, cookie_hash: str) -> list[str]:
        """All devices but this one are logged out; their hashes come back."""
        async with self._write() as connection:
            new = identities.update().where(identities.c.id == identity)
            await connection.execute(new.values(login=login, password_hash=password_hash))
            others = sa.and_(sessions.c.identity == identity, sessions.c.cookie_hash != cookie_hash)
            return await _delete(connection, sessions, others)

    @whole
    async def add_session(self, session: Row) -> None:
        async with self._write() as connection:
            await connection.execute(sessions.delete().where(sessions.c.used_at < wall_ms() - FORGOTTEN_MS))
            await connection.execute(sessions.insert().values(**session))

    async def sessions_of(self, identity: str) -> list[Row]:
        query = sa.select(sessions).where(sessions.c.identity == identity, _still_used())
        return await self._rows(query.order_by(sessions.c.created_at, sessions.c.cookie_hash))

    @whole
    async def use_session(self, cookie_hash: str, now: int) -> None:
        async with self._write() as connection:
            await connection.execute(sessions.update().where(sessions.c.cookie_hash == cookie_hash).values(used_at=now))

    @whole
    async def end_session(self, identity: str, session_id: str) -> list[str]:
        async with self._write() as connection:
            named = sa.func.substr(sessions.c.cookie_hash, 1, ID_SIGNS) == session_id
            return await _delete(connection, sessions, sa.and_(sessions.c.identity == identity, named))

    @whole
    async def end_other_sessions(self, identity: str, cookie_hash: str) -> list[str]:
        async with self._write() as connection:
            others = sa.and_(sessions.c.identity == identity, sessions.c.cookie_hash != cookie_hash)
            return await _delete(connection, sessions, others)

    async def identity_of_session(self, cookie_hash: str) -> Row | None:
        session = sessions.c.used_at, sessions.c.created_at.label("came_at")
        query = sa.select(identities, *session).join(sessions, sessions.c.identity == identities.c.id)
        return await self._row(query.where(sessions.c.cookie_hash == cookie_hash, _still_used()))

    async def valid_credentials(self, hashes: Sequence[str]) -> set[str]:
        """Those of these cookies and tokens that still open something."""
        cookies = sa.select(sessions.c.cookie_hash.label("hash")).where(
            sessions.c.cookie_hash.in_(hashes), _still_used()
        )
        words = sa.select(tokens.c.token_hash).where(tokens.c.token_hash.in_(hashes))
        async with self.engine.connect() as connection:
            return set((await connection.execute(cookies.union_all(words))).scalars())

    @whole
    async def add_confirmation(self, token_hash: str, identity: str, email: str, now: int, most: int) -> bool:
        """False if `most` mails left within an hour already, for this person or to this address."""
        async with self._write() as connection:
            await connection.execute(confirmations.delete().where(confirmations.c.created_at < now - DAY_MS))
            same = sa.or_(confirmations.c.identity == identity, confirmations.c.email == email)
            recent = sa.select(sa.func.count()).where(same, confirmations.c.created_at > now - HOUR_MS)
            if ((await connection.execute(recent)).scalar() or 0) >= most:
                return False
            await connection.execute(
                confirmations.insert().values(token_hash=token_hash, identity=identity, email=email, created_at=now)
            )
            return True

    @whole
    async def confirm(self, token_hash: str, now: int) -> str | None:
        """The address that is confirmed now; None if the token is not known, too old, or of an address that changed."""
        async with self._write() as connection:
            known = sa.select(confirmations).where(
                confirmations.c.token_hash == token_hash, confirmations.c.created_at >= now - DAY_MS
            )
            row = (await connection.execute(known)).mappings().first()
            if row is None:
                return None
            changed = await connection.execute(
                identities.update()
                .where(identities.c.id == row["identity"], identities.c.email == row["email"])
                .values(email_confirmed=True)
            )
            await connection.execute(confirmations.delete().where(confirmations.c.token_hash == token_hash))
            return str(row["email"]) if changed.rowcount == 1 else None

    @whole
    async def add_token(self, token_hash: str, identity: str, label: str) -> None:
        async with self._write() as connection:
            await connection.execute(
                tokens.insert().values(token_hash=token_hash, identity=identity, label=label, created_at=wall_ms())
            )

    async def tokens_of(self, identity: str) -> list[Row]:
        return await self._rows(sa.select(tokens).where(tokens.c.identity == identity).order_by(tokens.c.created_at))

    @whole
    async def end_token(self, identity: str, token_id: str) -> list[str]:
        async with self._write() as connection:
            named = sa.func.substr(tokens.c.token_hash, 1, ID_SIGNS) == token_id
            return await _delete(connection, tokens, sa.and_(tokens.c.identity == identity, named))

    async def identity_of_token(self, token_hash: str) -> Row | None:
        query = sa.select(identities).join(tokens, tokens.c.identity == identities.c.id)
        return await self._row(query.where(tokens.c.token_hash == token_hash))

    # --- notes and delegated bids

    async def note(self, table_id: str, identity: str) -> str:
        row = await self._row(sa.select(notes).where(notes.c.table_id == table_id, notes.c.identity == identity))
        return str(row["text"]) if row else ""

    @whole
    async def set_note(self, table_id: str, identity: str, text: str) -> None:
        async with self._write() as connection:
            await connection.execute(notes.delete().where(notes.c.table_id == table_id, notes.c.identity == identity))
            if text:
                await connection.execute(notes.insert().values(table_id=table_id, identity=identity, text=text))

    async def delegations(self, table_id: str) -> dict[int, str]:
        rows = await self._rows(sa.select(delegations).where(delegations.c.table_id == table_id))
        return {row["seat"]: row["wishes"] for row in rows}

    @whole
    async def set_delegation(self, table_id: str, seat: int, wishes: str | None) -> None:
        async with self._write() as connection:
            await connection.execute(
                delegations.delete().where(delegations.c.table_id == table_id, delegations.c.seat == seat)
            )
            if wishes is not None:
                await connection.execute(delegations.insert().values(table_id=table_id, seat=seat, wishes=wishes))

    # --- analyses

    async def analysis(self, table_id: str) -> str | None:
        row = await self._row(sa.select(analyses).where(analyses.c.table_id == table_id))
        return str(row["body"]) if row else None

    @whole
    async def set_analysis(self, table_id: str, body: str) -> None:
        async with self._write() as connection:
            await connection.execute(analyses.delete().where(analyses.c.table_id == table_id))
            await connection.execute(analyses.insert().values(table_id=table_id, body=body))

    # --- notifications

    @whole
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
        """Also those whose sender has not been heard of for `LEASE_MS`; that was a try."""
        query = sa.select(outbox).where(outbox.c.state.in_(("due", "sending")), outbox.c.due_at <= now).limit(50)
        return [row | {"tries": row["tries"] + (row["state"] == "sending")} for row in await self._rows(query)]

    @whole
    async def claim_notice(self, notice: Row) -> bool:
        """Only one process sends it: the one that moves it on from how it was read."""
        async with self._write() as connection:
            moved = await connection.execute(
                _same_notice(outbox.update(), notice)
                .where(outbox.c.state == notice["state"], outbox.c.due_at == notice["due_at"])
                .values(state="sending", tries=notice["tries"], due_at=wall_ms() + LEASE_MS)
            )
            return moved.rowcount == 1

    @whole
    async def finish_notice(self, notice: Row, state: str, due_at: int = 0) -> None:
        async with self._write() as connection:
            await connection.execute(
                _same_notice(outbox.update(), notice)
                .where(outbox.c.state == "sending")
                .values(state=state, tries=notice["tries"] + 1, due_at=due_at or notice["due_at"])
            )

    # --- server time

    @whole
    async def start_uptime(self) -> int:
        """How long no server was up, in all. The gap before this start is added if no other process is up.

        It is counted from the last sign of life: a heartbeat (every two seconds, and one at a clean stop) or a step. So
        after a clean stop it is exact, and after a kill at most one heartbeat too long: the clocks never run while no
        server is up. A process that lost its lock with its connection to PostgreSQL still beats, so a start that
        overlooks it counts no more than that either."""
        async with self._write() as connection:
            alone = await self._alone(connection)
            now = wall_ms()
            row = (await connection.execute(sa.select(uptime).where(uptime.c.id == 1))).mappings().first()
            if row is None:
                await connection.execute(uptime.insert().values(id=1, last_beat=now, down_ms=0))
                return 0
            gap = max(0, now - await self._last_sign(connection, row["last_beat"]))
            down = row["down_ms"] + (gap if alone or gap > GAP_MS else 0)
            await connection.execute(uptime.update().where(uptime.c.id == 1).values(last_beat=now, down_ms=down))
            return int(down)

    async def _alone(self, connection: AsyncConnection) -> bool:
        """With SQLite always. With PostgreSQL: nobody holds the lock of those who are up; starts take turns."""
        if not self.postgres:
            return True
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(START_LOCK)))
        return bool(await connection.scalar(sa.select(sa.func.pg_try_advisory_xact_lock(UP_LOCK))))

    async def _last_sign(self, connection: AsyncConnection, last_beat: int) -> int:
        """A step may be newer than the last heartbeat, by a little; what is newer by more was imported since."""
        query = sa.select(sa.func.max(tables.c.changed_at)).where(tables.c.changed_at <= last_beat + SIGN_MS)
        return max(last_beat, await connection.scalar(query) or 0)

    @whole
    async def beat(self) -> int:
        """Still up. Returns the total of down time, which another process may have raised."""
        async with self._write() as connection:
            await connection.execute(uptime.update().where(uptime.c.id == 1).values(last_beat=wall_ms()))
            row = (await connection.execute(sa.select(uptime).where(uptime.c.id == 1))).mappings().one()
            return int(row["down_ms"])


def _still_used() -> sa.ColumnElement[bool]:
    return sessions.c.used_at >= wall_ms() - FORGOTTEN_MS


async def _delete(connection: AsyncConnection, table: sa.Table, which: sa.ColumnElement[bool]) -> list[str]:
    """The keys of the rows that are gone."""
    (key,) = table.primary_key.columns
    gone = await connection.execute(table.delete().where(which).returning(key))
    return [str(word) for word in gone.scalars()]


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
