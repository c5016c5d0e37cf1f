"""Tables at a chosen moment of a recorded match, with people at its seats.

Dice of a real table cannot be foreseen, so a position that a picture or a test needs is laid down: the log of a table
as if these people had played the first moves of the record, with its dice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from aegean.server.keeper import Keeper
from aegean.server.operations import opened
from aegean.server.records import created_of, moves_of, read_and_verify
from aegean.server.settings import Settings
from aegean.server.steps import Happening, Seat

RECORD = Path(__file__).with_name("three-players.txt")


def lay(
    settings: Settings,
    people: Sequence[tuple[str, str]],
    moves: int | None = None,
    *,
    record: Path = RECORD,
    public: bool = False,
    then: Sequence[Happening] = (),
) -> str:
    """A new table after so many moves (None: all), whose seats belong to `people` (identity, name). The first owns it;
    `then` happens after the last move. The server may run. Returns the table."""
    with ThreadPoolExecutor(1) as thread:  # Playwright's loop runs in this one
        return thread.submit(asyncio.run, _lay(settings, people, moves, record, public, then)).result()


async def _lay(
    settings: Settings,
    people: Sequence[tuple[str, str]],
    moves: int | None,
    record: Path,
    public: bool,
    then: Sequence[Happening],
) -> str:
    written, match = read_and_verify(record.read_text("utf-8"))
    happenings = moves_of(written, match)
    if moves is not None:
        happenings = happenings[: 1 + moves]
    about = created_of(written, people[0][0], public)
    seats = [Seat("human", identity, name) for identity, name in people]
    async with opened(settings) as storage:
        live, _ = await Keeper(storage, settings).create(
            about, seats, written.secret or written.key, [*happenings, *then]
        )
    return live.table.id
