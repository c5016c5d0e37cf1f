"""Several processes on one PostgreSQL: `NOTIFY table seq` says which table moved; whoever holds it reads on."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncpg

from aegean.server.keeper import Keeper
from aegean.server.storage import CHANNEL

LOG = logging.getLogger("aegean.server")
RETRY_S = 1.0


async def listen_postgres(keeper: Keeper, url: str) -> None:
    """For ever; a lost connection is opened again and every table that somebody watches catches up."""
    plain = url.replace("postgresql+asyncpg://", "postgresql://", 1)
    while True:
        try:
            connection: Any = await asyncpg.connect(plain)
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            await connection.add_listener(CHANNEL, lambda _c, _p, _ch, payload: heard(keeper, payload))
            for live in list(keeper.lives.values()):
                await keeper.catch_up(live)
            await lost.wait()
        except (OSError, asyncpg.PostgresError):
            LOG.warning("the database does not answer; listening again in a moment")
        await asyncio.sleep(RETRY_S)


def heard(keeper: Keeper, payload: str) -> None:
    table_id, _, seq = payload.partition(" ")
    live = keeper.lives.get(table_id)
    if live is not None and live.table.seq < int(seq):
        keeper.spawn(keeper.catch_up(live))
