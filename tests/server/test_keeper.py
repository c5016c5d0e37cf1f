"""The keeper: two of them on one database are two processes; writes fail, clocks run out, processes die."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from aegean.bots.bot import Bot
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.game import Decision, Game, View
from aegean.server import keeper as keeper_module
from aegean.server import thinking
from aegean.server.clock import ClockRules
from aegean.server.keeper import Keeper, Listener, Live
from aegean.server.listen import listen_postgres
from aegean.server.schema import tables, uptime
from aegean.server.settings import Settings
from aegean.server.steps import Chatted, Created, Played, Proposed, Seat, Step, StoodIn
from aegean.server.storage import Storage, TableRow, wall_ms
from aegean.server.table import STAND_IN, Refused, Table
from tests.server.talking import an_office

PATIENCE_S = 90.0
HOUR = 3_600_000


class Ears:
    """Somebody who listens; `heard` is all that was sent."""

    def __init__(self, keeper: Keeper, live: Live, identity: str, language: str = "en", known: int = 0) -> None:
        self.heard: list[bytes] = []
        self.listener = Listener(identity, language, self.heard.append)
        self.listener.known = known
        keeper.attach(live, self.listener)

    def last(self) -> Any:
        return json.loads(self.heard[-1])


def with_keepers(folder: Path, work: Callable[[Keeper, Keeper], Awaitable[None]]) -> None:
    """Two on one database. The first one moves no bots and no wishes by itself."""

    async def run() -> None:
        async with an_office(folder) as office, a_keeper(office.storage, office.keeper) as other:
            office.keeper.closing = True
            await work(office.keeper, other)
            await rest(other)

    asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE_S))


@asynccontextmanager
async def a_keeper(storage: Storage, like: Keeper) -> AsyncIterator[Keeper]:
    keeper = Keeper(storage, like.settings)
    try:
        yield keeper
    finally:
        await keeper.stop()
        await like.stop()


async def rest(keeper: Keeper) -> None:
    """Until nothing is under way."""
    while keeper.tasks:
        await asyncio.wait(keeper.tasks, timeout=PATIENCE_S)


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not what():
            await asyncio.sleep(0.01)


async def new_table(
    keeper: Keeper, *kinds: str, clock: ClockRules | None = None, start: bool = True, level: str = "random"
) -> Live:
    """Seat n belongs to "ana", "ben" ... or to a bot; ana owns the table, also when she has no seat."""
    names = ("ana", "ben", "cleo")
    about = Created("cyclades", 1, len(kinds), {}, "ana", False, clock or ClockRules(), "")
    live, _ = await keeper.create(about, [])
    for seat, kind in enumerate(kinds):
        who = Seat("bot", level=level) if kind == "bot" else Seat("human", kind, kind, nonce="aa" * 16)
        assert kind == "bot" or kind in names
        sits = "ana" if kind == "bot" else kind
        await keeper.act(live, "", lambda table, n=seat, w=who, i=sits: table.may_sit(n, w, i))  # type: ignore[misc]
    if start:
        await keeper.act(live, "", lambda table: table.may_start("ana"))
    return live


def first_move(table: Table, seen: int | None = None) -> Played:
    """The seat that is asked does the first thing it may."""
    (decision,) = table.decisions()
    text = table.game.action_text(table.playing().state, decision.actions[0])
    by = "bot" if table.autopilot(decision.seat) else "person"
    return table.may_play(decision.seat, table.seq if seen is None else seen, text, by)


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(AegeanError) as caught:
        await work
    return caught.value.code


async def log_of(keeper: Keeper, live: Live) -> list[Step]:
    return await keeper.storage.steps_after(live.table.id, 0)


# --- two processes at one table


def test_who_loses_a_race_looks_again_and_tells_its_listeners(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        here = await new_table(one, "ana", "ben")
        there = await other.live(here.table.id)
        ears = Ears(other, there, "ben", known=there.table.seq)
        seen = there.table.seq
        seq = await one.act(here, "ana:1", first_move)
        late = await refused(other.act(there, "ben:1", lambda table: first_move(table, seen)))
        assert late == "stale"
        assert (there.table.seq, ears.last()["seq"]) == (seq, seq)
        assert [line["seq"] for line in ears.last()["lines"]] == [seq] * len(ears.last()["lines"])
        assert ears.last()["lines"]
        said = await other.act(there, "ben:2", lambda _: Chatted("ben", "Ben", "oh"))
        assert said == seq + 1
        assert [step.command for step in await log_of(one, here)][-2:] == ["ana:1", "ben:2"]

    with_keepers(tmp_path, work)


def test_a_command_that_another_process_carried_out_is_not_carried_out_again(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        here = await new_table(one, "ana", "ben")
        there = await other.live(here.table.id)
        seq = await one.act(here, "ana:1", lambda _: Chatted("ana", "Ana", "hello"))
        assert await other.act(there, "ana:1", lambda _: Chatted("ana", "Ana", "hello")) == seq
        assert len(await log_of(one, here)) == seq

    with_keepers(tmp_path, work)


def test_who_catches_up_tells_its_listeners(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        here = await new_table(one, "ana", "ben")
        there = await other.live(here.table.id)
        ears = Ears(other, there, "ben")
        await other.catch_up(there)
        assert ears.heard == [], "nothing is new"
        seq = await one.act(here, "", first_move)
        await other.catch_up(there)
        assert (there.table.seq, ears.last()["seq"], len(ears.heard)) == (seq, seq, 1)

    with_keepers(tmp_path, work)


@pytest.mark.parametrize("race", [False, True], ids=["catches up", "loses a race"])
def test_bids_left_with_another_process_are_found(tmp_path: Path, race: bool) -> None:
    """What a keeper remembers of the wishes is good until somebody else wrote at the table."""

    async def work(one: Keeper, other: Keeper) -> None:
        here = await new_table(one, "ana", "ben", "cleo")
        there = await other.live(here.table.id)
        other.drive(there)
        await rest(other)
        assert there.wishes == {}
        first = next(iter(here.table.asked_since))
        for seat, who in enumerate(("ana", "ben", "cleo")):
            if seat != first:
                await one.leave_wishes(here, who, seat, {"bids": [], "then": "apollo"})
        await one.act(here, "", first_move)
        second = next(iter(here.table.asked_since))
        if race:
            await other.act(there, "", lambda _: Chatted("ana", "Ana", "your turn"))
        else:
            await other.catch_up(there)
            other.drive(there)
        await rest(other)
        moves = [step.what for step in await log_of(one, here) if isinstance(step.what, Played)]
        assert (moves[1].seat, moves[1].action, moves[1].by) == (second, "bid apollo", "delegate")

    with_keepers(tmp_path, work)


def test_bids_left_with_another_process_are_found_without_a_step_of_it(postgres: str, tmp_path: Path) -> None:
    """To leave bids is no step: nobody tells the other process, which has looked for some before."""
    url = "postgresql+asyncpg://" + postgres.split("://", 1)[1]

    async def run() -> None:
        storage = await Storage.open(url)
        one, other = (Keeper(storage, Settings(tmp_path, url)) for _ in range(2))
        try:
            here = await new_table(one, "ana", "ben", "cleo")
            there = await other.live(here.table.id)
            await rest(other)
            first = next(iter(here.table.asked_since))
            for seat, who in enumerate(("ana", "ben", "cleo")):
                if seat != first:
                    await one.leave_wishes(here, who, seat, {"bids": [], "then": "apollo"})
            await rest(one)
            await other.act(there, "", first_move)
            await rest(other)
            moves = [step.what for step in await log_of(one, here) if isinstance(step.what, Played)]
            assert [move.by for move in moves][:2] == ["person", "delegate"]
        finally:
            await other.stop()
            await one.stop()
            await storage.close()

    asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE_S))


def test_bids_left_while_the_keeper_looks_for_some_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        live = await new_table(one, "ana", "ben")
        seat = next(iter(live.table.asked_since))
        look, looks = one.storage.delegations, asyncio.Event()

        async def slowly(table_id: str) -> dict[int, str]:
            found = await look(table_id)
            looks.set()
            await asyncio.wait([leaving], timeout=0.5)  # long enough to come in between, if that is possible
            return found

        async def leave() -> None:
            await looks.wait()
            await one.leave_wishes(live, ("ana", "ben")[seat], seat, {"bids": [], "then": "apollo"})

        leaving = asyncio.ensure_future(leave())
        monkeypatch.setattr(one.storage, "delegations", slowly)
        one.closing = False
        one.drive(live)
        await leaving
        await rest(one)
        moves = live.table.playing().moves  # two, if both markers of the seat come first
        assert {(move.seat, move.text) for move in moves} == {(seat, "bid apollo")}

    with_keepers(tmp_path, work)


def test_wishes_do_not_play_for_who_has_resigned(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        here = await new_table(one, "ana", "ben", "cleo")
        seat = next(iter(here.table.asked_since))
        who = ("ana", "ben", "cleo")[seat]
        await one.leave_wishes(here, who, seat, {"bids": [], "then": "apollo"})
        await one.act(here, "", lambda table: table.may_resign(seat))
        one.closing = False
        one.drive(here)
        await rest(one)
        moves = [step.what for step in await log_of(one, here) if isinstance(step.what, Played)]
        assert moves
        assert {move.by for move in moves} == {"bot"}

    with_keepers(tmp_path, work)


def test_another_process_hears_of_a_step_by_itself(postgres: str, tmp_path: Path) -> None:
    url = "postgresql+asyncpg://" + postgres.split("://", 1)[1]

    async def run() -> None:
        storage = await Storage.open(url)
        one, other = (Keeper(storage, Settings(tmp_path, url)) for _ in range(2))
        try:
            here = await new_table(one, "ana", "ben")
            there = await other.live(here.table.id)
            ears = Ears(other, there, "ben", known=there.table.seq)
            other.spawn(listen_postgres(other, url))
            async with asyncio.timeout(PATIENCE_S):
                while not ears.heard:  # it may not listen yet
                    await one.act(here, "", lambda _: Chatted("ana", "Ana", "hello"))
                    await asyncio.sleep(0.05)
            said = len(ears.heard)
            seq = await one.act(here, "", first_move)
            await until(lambda: len(ears.heard) > said and ears.last()["seq"] == seq)
        finally:
            await other.stop()
            await one.stop()
            await storage.close()

    asyncio.run(run())


# --- writes that fail


class Disk:
    """Steps cannot be written while it is full."""

    def __init__(self, storage: Storage) -> None:
        self.full = False
        sa.event.listen(storage.engine.sync_engine, "before_cursor_execute", self.look)

    def look(self, connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if self.full and statement.startswith("UPDATE tables"):
            raise OSError("no space left")


def test_what_could_not_be_written_has_not_happened(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        live = await new_table(other, "ana", "ben")
        ears = Ears(other, live, "ana", known=live.table.seq)
        before = other.status(live, ears.listener, 0)
        log = await log_of(other, live)
        disk = Disk(other.storage)
        disk.full = True
        for _ in range(2):
            with pytest.raises(OSError, match="no space"):
                await other.act(live, "ana:1", first_move)
            assert other.status(live, ears.listener, 0) == before
            assert await log_of(other, live) == log
        assert ears.heard == []
        disk.full = False
        assert other.lives[live.table.id] is live
        assert await other.act(live, "ana:1", first_move) == len(log) + 1, "the same command, sent again"
        assert ears.last()["seq"] == len(log) + 1
        assert ears.last()["lines"]

    with_keepers(tmp_path, work)


def test_a_log_that_cannot_be_followed_freezes_the_table_where_it_was_good(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        live = await new_table(one, "ana", "ben")
        await one.act(live, "", first_move)
        good = first_move(live.table)
        bad = Played(good.seat, good.action, good.by, good.draws, "00000000")
        seq = live.table.seq
        chat = Chatted("ana", "Ana", "after it")
        steps = [Step(seq + 1, 0, "", bad), Step(seq + 2, 0, "", chat)]
        await one.storage.append(live.table.id, steps, TableRow("running", None, False, []))
        there = await other.live(live.table.id)
        table = there.table
        assert (table.status, table.seq, table.problem) == ("frozen", seq + 2, "AegeanError")
        assert not table.decisions()
        assert not table.chat
        assert await refused(other.act(there, "ana:1", first_move_of_seat_0)) == "table-frozen"
        assert len(await log_of(one, live)) == seq + 2

    with_keepers(tmp_path, work)


def first_move_of_seat_0(table: Table) -> Played:
    return table.may_play(0, table.seq, "bid apollo")


# --- who is told what


def test_every_listener_is_told_what_it_may_know_in_its_language_from_where_it_was(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        live = await new_table(other, "ben", "cleo")
        seq = live.table.seq
        who = [(name, lang, known) for name in ("ana", "ben", "cleo", "eve", "") for lang, known in
               (("en", 0), ("es", 0), ("en", seq))]  # fmt: skip
        ears = [Ears(other, live, name, language, known) for name, language, known in who]
        await other.act(live, "", first_move)
        for (name, language, known), listener in zip(who, ears, strict=True):
            alone = Listener(name, language, lambda _: None)
            assert listener.heard == [other.status(live, alone, known)], (name, language, known)
        assert len({ear.heard[0] for ear in ears}) == 4 * 3, "strangers are told the same, all others are not"
        assert all(ear.listener.known == live.table.seq for ear in ears)

    with_keepers(tmp_path, work)


def test_a_listener_comes_to_the_table_that_is_in_use_now(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        old = await new_table(other, "ana", "ben")
        del other.lives[old.table.id]
        new = await other.live(old.table.id)
        assert new is not old
        ears = Ears(other, old, "ana")
        await other.act(new, "", first_move)
        assert ears.last()["seq"] == new.table.seq

    with_keepers(tmp_path, work)


def test_tables_in_use_are_not_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_module, "IDLE_TABLES", 0)

    async def work(one: Keeper, other: Keeper) -> None:
        made = [await new_table(one, "ana", "ben") for _ in range(5)]
        idle, heard, locked, driven, last = [await other.live(live.table.id) for live in made[:4]] + [made[4]]
        await rest(other)
        other.lives = {live.table.id: live for live in (idle, heard, locked, driven)}
        Ears(other, heard, "ana")
        driven.driving = True
        async with locked.lock:
            await other.live(last.table.id)
        driven.driving = False
        assert set(other.lives) == {live.table.id for live in (heard, locked, driven, last)}

    with_keepers(tmp_path, work)


# --- time


def test_server_time_leaves_out_the_time_no_server_was_up(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        await one.storage.start_uptime()
        async with one.storage.engine.begin() as connection:
            await connection.execute(uptime.update().values(last_beat=wall_ms() - HOUR))
        await other.start()
        assert wall_ms() - HOUR - PATIENCE_S * 1000 < other.now() <= wall_ms() - HOUR
        await other.stop()

    with_keepers(tmp_path, work)


def test_a_bot_stands_in_for_who_has_run_out_of_time(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        live = await new_table(other, "ana", "ben", clock=ClockRules("live", bank_ms=1))
        row = await other.storage.table(live.table.id)
        assert row is not None
        assert row["deadline"] == live.table.clock.deadline() is not None
        await other.start()
        await until(lambda: {move.seat for move in live.table.playing().moves} == {0, 1})
        kinds = [type(step.what) for step in await log_of(other, live)]
        assert kinds.count(StoodIn) == 2
        assert Played in kinds, "and plays"
        await other.stop()

    with_keepers(tmp_path, work)


def test_two_processes_see_a_flag_fall_and_one_bot_stands_in(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        here = await new_table(one, "ana", "ben", clock=ClockRules("live", bank_ms=1))
        there = await other.live(here.table.id)
        await asyncio.sleep(0.01)
        seat = next(iter(here.table.asked_since))
        await one._flag(here)
        other.closing = True  # the stand-in does not move yet
        await other._flag(there)
        stood_in = [step.what for step in await log_of(one, here) if isinstance(step.what, StoodIn)]
        assert stood_in == [StoodIn(seat, STAND_IN)]
        rows = {row["seat"]: row["asked"] for row in await one.storage.seats_at([here.table.id])}
        assert not rows[seat], "a list of tables does not call for somebody whom a bot stands in for"
        found = await one.storage.table(here.table.id)
        assert found is not None
        assert (found["bots_asked"], found["deadline"]) == (True, None)

    with_keepers(tmp_path, work)


# --- bots


def bot_moves(live: Live) -> list[str]:
    return [move.text for move in live.table.playing().moves if live.table.seats[move.seat].kind == "bot"]


def test_bots_of_a_process_that_died_are_moved_by_who_opens_the_table(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        here = await new_table(one, "bot", "bot")
        there = await other.live(here.table.id)
        await until(lambda: len(bot_moves(there)) > 3)
        await other.stop()

    with_keepers(tmp_path, work)


def test_bots_of_a_process_that_died_are_moved_by_the_sweep(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        here = await new_table(one, "bot", "bot", start=False)
        there = await other.live(here.table.id)
        await one.act(here, "", lambda table: table.may_start("ana"))
        async with one.storage.engine.begin() as connection:
            await connection.execute(tables.update().values(changed_at=wall_ms() - HOUR))
        await other.start()
        await until(lambda: there.table.match is not None and len(bot_moves(there)) > 3)
        await other.stop()

    with_keepers(tmp_path, work)


def test_a_bot_that_thought_about_a_position_that_is_gone_thinks_anew(tmp_path: Path) -> None:
    """While it thinks about its turn all go back to the offerings: what it chose does not exist there."""

    async def work(one: Keeper, other: Keeper) -> None:
        live = await new_table(one, "ana", "bot", level="greedy")
        one.thinkers.most = 0  # so that it can be held up here
        while live.table.decisions()[0].kind != "GodTurn" or 1 not in live.table.asked_since:
            await one.act(live, "", first_move)
        thoughts = ThreadPoolExecutor(1)
        asyncio.get_running_loop().set_default_executor(thoughts)
        gate = threading.Event()
        thoughts.submit(gate.wait)
        one.closing = False
        one.drive(live)
        await until(lambda: one.thinkers.busy == 1)
        moves = next(n for n, move in enumerate(live.table.playing().moves) if move.seat == 1)
        await one.act(live, "", lambda table: table.may_propose(0, "undo", moves))
        assert list(live.table.asked_since) == [1]
        assert isinstance((await log_of(one, live))[-1].what, Proposed)
        gate.set()
        await until(lambda: not one.tasks or not live.driving)
        await rest(one)
        assert len(live.table.playing().moves) > moves
        assert live.table.playing().moves[moves].text.startswith("bid")
        assert 1 not in live.table.asked_since, "it went on until the person was asked"

    with_keepers(tmp_path, work)


def test_a_bot_that_is_asked_while_the_keeper_looks_for_wishes_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody was to be moved when it looked; then a person moves. Without the help of the sweep."""

    async def work(one: Keeper, other: Keeper) -> None:
        live = await new_table(one, "ana", "bot")
        while not bot_is_next(live.table):
            await one.act(live, "", first_move)

        async def slowly(_: str) -> dict[int, str]:
            await asyncio.wait([move])
            return {}

        monkeypatch.setattr(one.storage, "delegations", slowly)
        one.closing = False
        async with live.lock:
            one.drive(live)
            await until(lambda: len(live.lock._waiters or ()) == 1)
            move = asyncio.ensure_future(one.act(live, "", first_move))
            await until(lambda: len(live.lock._waiters or ()) == 2)
        await move
        await rest(one)
        assert live.table.playing().moves[-1].seat == 1
        assert 1 not in live.table.asked_since

    with_keepers(tmp_path, work)


def bot_is_next(table: Table) -> bool:
    """Ana is asked, and after the first thing she may do the bot is."""
    (decision,) = table.decisions()
    if decision.seat != 0:
        return False
    after = table.playing().attempt(0, decision.actions[0]).after
    return [following.seat for following in table.game.decisions(after)] == [1]


def test_a_step_whose_sender_is_gone_is_written_and_told(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        live = await new_table(one, "ana", "ben")
        ears = Ears(one, live, "ben", known=live.table.seq)
        for number in range(20):
            sender = asyncio.ensure_future(one.act(live, f"ana:{number}", lambda _: Chatted("ana", "Ana", "hm")))
            for _ in range(number):
                await asyncio.sleep(0.0002)
            sender.cancel()
            await asyncio.wait([sender])
            written = (await log_of(one, live))[-1].seq
            assert live.table.seq == written
            assert not ears.heard or ears.last()["seq"] == written
        assert len(ears.heard) == len([step for step in await log_of(one, live) if isinstance(step.what, Chatted)]) > 5

    with_keepers(tmp_path, work)


@pytest.mark.parametrize("fault", ["raises", "chooses what it may not", "does not exist"])
def test_a_bot_with_a_fault_does_not_stop_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    class Faulty(Bot):
        def choose(self, game: Game[Any], view: View, decision: Decision) -> int:
            if fault == "raises":
                raise ZeroDivisionError
            return -1

    def make_bot(level: str, game: str, chance: Chance) -> Bot:
        if fault == "does not exist":
            raise AegeanError("unknown-bot", bot=level, known="")
        return Faulty(chance)

    monkeypatch.setattr(thinking, "make_bot", make_bot)

    async def work(one: Keeper, other: Keeper) -> None:
        other.thinkers.most = 0  # in a process of its own the bot would be a good one
        here = await new_table(one, "bot", "bot", level="greedy")
        there = await other.live(here.table.id)
        await until(lambda: len(bot_moves(there)) > 3)
        assert there.table.status == "running"
        await other.stop()

    with_keepers(tmp_path, work)


def test_a_table_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async def work(one: Keeper, other: Keeper) -> None:
        for name in ("0" * 24, "", "../x", "' OR 1=1"):
            with pytest.raises(Refused) as caught:
                await one.live(name)
            assert caught.value.code == "no-such-table"

    with_keepers(tmp_path, work)
