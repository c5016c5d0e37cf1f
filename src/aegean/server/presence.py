"""Who is at which table in the other processes on the same PostgreSQL.

Each process says on a channel who listens where, when that changes, and every `RENEW_S` that it is alive. Who asks with
`hello` is told everything again, so whatever was missed is made good. A process that is silent for `FORGET_S`, or says
good-bye, counts no more. Identities travel between processes only, never to clients."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from time import monotonic

import msgspec

from aegean.server.tokens import new_id

CHANNEL = "aegean_presence"
RENEW_S = 2.0
FORGET_S = 7.0  # three renewals missed
MOST_PEOPLE = 200  # in one message: NOTIFY carries less than 8000 bytes


class Said(msgspec.Struct, omit_defaults=True):
    """`hello`: all of mine follows, tell me yours; `again`: all of mine follows; `at`: these people are at this table
    and no others; `also`: these too; `alive`: that was all, and I am still there; `bye`."""

    process: str
    kind: str
    table: str = ""
    people: list[str] = []


class Process:
    """What another process has said."""

    def __init__(self) -> None:
        self.heard_at = monotonic()
        self.tables: dict[str, set[str]] = {}
        self.unconfirmed: set[str] = set()  # tables it has not named again since it began to repeat everything


class Elsewhere:
    def __init__(self) -> None:
        self.me = new_id()
        self.mine: dict[str, list[str]] = {}
        self.others: dict[str, Process] = {}
        self.unsaid: set[str] = set()  # tables of mine that changed
        self.opening = ""  # hello or again: everything is to be said
        self.wake = asyncio.Event()

    def at(self, table: str) -> set[str]:
        """The people who are there by way of other processes."""
        return {who for process in self.others.values() for who in process.tables.get(table, ())}

    # --- speaking

    def here(self, table: str, people: Collection[str]) -> None:
        """These people are at this table by way of this process."""
        self.mine[table] = sorted(people)
        if not people:
            del self.mine[table]
        self.unsaid.add(table)
        self.wake.set()

    def open(self, how: str) -> None:
        """Say everything; a hello that is still to be said stays one."""
        self.opening = self.opening if self.opening == "hello" else how
        self.wake.set()

    def to_say(self) -> list[str]:
        """What the others do not know yet, and that we are alive."""
        said = [Said(self.me, self.opening)] if self.opening else []
        for table in self.unsaid | set(self.mine if self.opening else ()):
            people = self.mine.get(table, [])
            said.append(Said(self.me, "at", table, people[:MOST_PEOPLE]))
            for start in range(MOST_PEOPLE, len(people), MOST_PEOPLE):
                said.append(Said(self.me, "also", table, people[start : start + MOST_PEOPLE]))
        self.unsaid.clear()
        self.opening = ""
        self.wake.clear()
        return [msgspec.json.encode(one).decode() for one in (*said, Said(self.me, "alive"))]

    def good_bye(self) -> str:
        return msgspec.json.encode(Said(self.me, "bye")).decode()

    # --- hearing

    def hear(self, payload: str) -> set[str]:
        """The tables where something may have changed."""
        said = msgspec.json.decode(payload, type=Said)
        if said.process == self.me:
            return set()
        if said.kind == "bye":
            return self._forget(said.process)
        if said.kind in ("hello", "again"):
            process = self.others.setdefault(said.process, Process())
            process.unconfirmed = set(process.tables)
        if said.kind == "hello":
            self.open("again")
        if said.process not in self.others:  # we have not heard its beginning
            self.open("hello")
            return set()
        return self._take_in(self.others[said.process], said)

    def _take_in(self, process: Process, said: Said) -> set[str]:
        process.heard_at = monotonic()
        if said.kind == "at":
            process.unconfirmed.discard(said.table)
            process.tables[said.table] = set(said.people)
            if not said.people:
                del process.tables[said.table]
        elif said.kind == "also":
            process.tables[said.table] = process.tables.get(said.table, set()) | set(said.people)
        elif said.kind == "alive":
            left, process.unconfirmed = process.unconfirmed, set()
            for table in left:
                process.tables.pop(table, None)
            return left
        return {said.table} if said.table else set()

    def forget_silent(self) -> set[str]:
        """Drop the processes that were not heard for a while; the tables where they had people."""
        limit = monotonic() - FORGET_S
        silent = [name for name, process in self.others.items() if process.heard_at < limit]
        return {table for name in silent for table in self._forget(name)}

    def _forget(self, name: str) -> set[str]:
        gone = self.others.pop(name, None)
        return set(gone.tables) if gone is not None else set()
