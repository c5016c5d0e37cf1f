"""Several processes on one PostgreSQL: one channel says which table moved (`table seq`), one who is at which table."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncpg

from aegean.server import presence
from aegean.server.keeper import Keeper
from aegean.server.storage import CHANNEL, UP_LOCK

LOG = logging.getLogger("aegean.server")
RETRY_S = 1.0
BYE_S = 1.0


async def listen_postgres(keeper: Keeper, url: str) -> None:
    """For ever; a lost connection is opened again and every table that somebody watches catches up."""
    plain = url.replace("postgresql+asyncpg://", "postgresql://", 1)
    while True:
        connection: Any = None
        try:
            connection = await asyncpg.connect(plain)
            await talk(keeper, connection)
        except asyncio.CancelledError:
            await say_good_bye(keeper, connection)
            raise
        except Exception:  # whatever it is, a process that no longer listens would show old positions
            LOG.warning("the database does not answer; listening again in a moment", exc_info=True)
        finally:
            if connection is not None:
                connection.terminate()
        await asyncio.sleep(RETRY_S)


async def talk(keeper: Keeper, connection: Any) -> None:
    """Until the connection is lost. While it lasts it holds the lock that says that a server is up."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    await connection.execute(f"SELECT pg_advisory_lock_shared({UP_LOCK})")
    await connection.add_listener(CHANNEL, lambda _c, _p, _ch, payload: heard(keeper, payload))
    await connection.add_listener(presence.CHANNEL, lambda _c, _p, _ch, payload: keeper.hear_elsewhere(payload))
    for live in list(keeper.lives.values()):
        await keeper.catch_up(live)
    keeper.elsewhere.open("hello")
    ends = {asyncio.ensure_future(lost.wait()), asyncio.ensure_future(speak(keeper, connection))}
    try:
        done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in done:
            end.result()
    finally:
        for end in ends:
            end.cancel()
        await asyncio.gather(*ends, return_exceptions=True)


async def speak(keeper: Keeper, connection: Any) -> None:
    """Say who is here as it changes; and now and then that we are, even if nothing does. If nobody answers, the
    connection is dead, though it may not look so."""
    while True:
        said = [(presence.CHANNEL, payload) for payload in keeper.elsewhere.to_say()]
        await connection.executemany("SELECT pg_notify($1, $2)", said, timeout=presence.FORGET_S)
        try:
            await asyncio.wait_for(keeper.elsewhere.wake.wait(), presence.RENEW_S)
        except TimeoutError:
            continue


async def say_good_bye(keeper: Keeper, connection: Any) -> None:
    """So that nobody has to wait until we are missed; if it fails, they will miss us."""
    if connection is None:
        return
    try:
        async with asyncio.timeout(BYE_S):
            await connection.execute("SELECT pg_notify($1, $2)", presence.CHANNEL, keeper.elsewhere.good_bye())
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        LOG.warning("no good-bye to the other processes")


def heard(keeper: Keeper, payload: str) -> None:
    table_id, _, seq = payload.partition(" ")
    live = keeper.lives.get(table_id)
    if live is not None and live.table.seq < int(seq):
        keeper.spawn(keeper.catch_up(live))
