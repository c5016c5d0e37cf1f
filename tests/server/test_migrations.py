"""Migrations on PostgreSQL: from every schema there ever was to the newest, with rows in every table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from aegean.server.schema import metadata
from aegean.server.storage import Storage
from tests.server.test_storage import differences, fill, keys, read_all, revisions

Rows = dict[str, list[dict[str, Any]]]


def engine_url(address: str) -> str:
    return address.replace("postgresql://", "postgresql+asyncpg://", 1)


def in_order(rows: list[dict[str, Any]], columns: set[str]) -> list[list[Any]]:
    """PostgreSQL promises no order."""
    return sorted([[row[key] for key in sorted(columns)] for row in rows], key=repr)


@pytest.mark.parametrize("revision", revisions())
def test_an_upgrade_keeps_the_rows(postgres: str, revision: str) -> None:
    async def old() -> Rows:
        engine = create_async_engine(engine_url(postgres))
        await Storage(engine).upgrade(revision)
        async with engine.begin() as connection:
            written = await connection.run_sync(fill)
        await engine.dispose()
        return written

    async def new() -> Rows:
        storage = await Storage.open(engine_url(postgres))
        async with storage.engine.connect() as connection:
            found = await connection.run_sync(read_all)
            assert await connection.run_sync(differences) == []
        await storage.close()
        return found

    written = asyncio.run(old())
    found = asyncio.run(new())
    assert {"identities", "tables", "steps", "seats", "outbox"} <= set(written)
    assert found.pop("alembic_version") == [{"version_num": revisions()[-1]}]
    for name, rows in written.items():
        common = set(rows[0]) & set(found[name][0]) if found[name] else set()
        assert common, f"nothing is left of {name}"
        assert in_order(found[name], common) == in_order(rows, common), name


def test_the_migrations_make_the_schema_of_today(cluster: Any) -> None:
    async def migrated(address: str) -> dict[str, tuple[Any, ...]]:
        storage = await Storage.open(engine_url(address))
        async with storage.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            found = await connection.run_sync(keys)
        await storage.close()
        return found

    async def made_at_once(address: str) -> dict[str, tuple[Any, ...]]:
        engine = create_async_engine(engine_url(address))
        async with engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
            found = await connection.run_sync(keys)
        await engine.dispose()
        return found

    assert asyncio.run(migrated(cluster.new_database())) == asyncio.run(made_at_once(cluster.new_database()))


def test_a_migration_that_was_cut_off_leaves_nothing(postgres: str) -> None:
    """The process may be killed while it makes its first schema: the next start finds the database as it was."""

    def cut_off(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.lstrip().startswith("CREATE TABLE steps"):
            raise KeyboardInterrupt

    async def killed() -> list[str]:
        engine = create_async_engine(engine_url(postgres))
        sa.event.listen(engine.sync_engine, "before_cursor_execute", cut_off)
        with pytest.raises(KeyboardInterrupt):
            await Storage(engine).upgrade()
        sa.event.remove(engine.sync_engine, "before_cursor_execute", cut_off)
        async with engine.connect() as connection:
            left = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
        await engine.dispose()
        return list(left)

    async def started() -> list[Any]:
        storage = await Storage.open(engine_url(postgres))
        async with storage.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await storage.close()
        return found

    assert asyncio.run(killed()) == []
    assert asyncio.run(started()) == []
