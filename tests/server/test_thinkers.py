"""Thinking processes: they answer, take turns between tables, are replaced when they fail, and leave nobody behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from aegean.core.errors import AegeanError
from aegean.server.thinker import packed
from aegean.server.thinkers import NoAnswer, Thinker, Thinkers
from tests.server import jobs
from tests.server.running import Person, Server
from tests.server.talking import serving

PATIENCE_S = 120.0


def with_thinkers(work: Callable[[Thinkers], Awaitable[None]], most: int = 1, longest_s: float = PATIENCE_S) -> None:
    async def run() -> None:
        thinkers = Thinkers(most, longest_s)
        try:
            async with asyncio.timeout(PATIENCE_S):
                await work(thinkers)
        finally:
            await thinkers.stop()

    asyncio.run(run())


def running(process: int) -> bool:
    """Zombies do not count: they wait for a parent that may be the test's own."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_job_is_done_in_another_process_that_stays_for_the_next_one() -> None:
    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.ask("t", jobs.add, 2, 3) == 5
        first = await thinkers.ask("t", jobs.who)
        assert first != os.getpid()
        assert await thinkers.ask("u", jobs.who) == first

    with_thinkers(work)


def test_no_process_is_started_before_there_is_work() -> None:
    async def work(thinkers: Thinkers) -> None:
        assert thinkers.resting == []
        await thinkers.ask("t", jobs.who)
        assert len(thinkers.resting) == 1

    with_thinkers(work, most=3)


def test_what_a_job_prints_is_no_answer() -> None:
    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.ask("t", jobs.talk) == "done"
        assert await thinkers.ask("t", jobs.add, 1, 1) == 2

    with_thinkers(work)


@pytest.mark.parametrize("most", [0, 1])
def test_a_refusal_arrives_as_one_and_a_fault_as_no_answer(most: int) -> None:
    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(AegeanError) as caught:
            await thinkers.ask("t", jobs.refuse)
        assert (caught.value.code, caught.value.values) == ("no-such-move", {"number": 7})
        with pytest.raises(NoAnswer):
            await thinkers.ask("t", jobs.fail)
        assert await thinkers.ask("t", jobs.add, 1, 1) == 2

    with_thinkers(work, most)


def test_a_job_whose_process_is_killed_is_thought_again(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        before = await thinkers.ask("t", jobs.who)
        after = await thinkers.ask("t", jobs.fall, str(tmp_path / "mark"))
        assert after not in (before, os.getpid())

    with_thinkers(work)


def test_a_process_that_was_killed_while_it_rested_is_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        before = await thinkers.ask("t", jobs.who)
        os.kill(before, signal.SIGKILL)
        assert await thinkers.ask("t", jobs.who) != before

    with_thinkers(work)


def test_a_job_that_kills_every_process_is_given_up_and_the_next_one_done() -> None:
    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(NoAnswer):
            await thinkers.ask("t", jobs.die)
        assert await thinkers.ask("t", jobs.add, 1, 1) == 2

    with_thinkers(work)


def test_a_job_that_hangs_is_given_up_and_its_process_ended(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        began = tmp_path / "began"
        with pytest.raises(NoAnswer):
            await thinkers.ask("t", jobs.hang, str(began))
        assert not running(int(began.read_text()))
        thinkers.longest_s = PATIENCE_S
        assert await thinkers.ask("t", jobs.add, 1, 1) == 2

    with_thinkers(work, longest_s=5.0)


def test_tables_take_turns(tmp_path: Path) -> None:
    """The one that asks five times at once does not keep another one waiting until it has all its answers."""

    async def work(thinkers: Thinkers) -> None:
        flag, diary = tmp_path / "go", str(tmp_path / "diary")
        asked = [asyncio.ensure_future(thinkers.ask("greedy", jobs.wait_for, str(flag)))]
        asked += [asyncio.ensure_future(thinkers.ask("greedy", jobs.note, diary, f"g{n}")) for n in range(5)]
        await asyncio.sleep(0)
        asked.append(asyncio.ensure_future(thinkers.ask("modest", jobs.note, diary, "m")))
        await asyncio.sleep(0)
        flag.touch()
        await asyncio.gather(*asked)
        assert Path(diary).read_text().split() == ["g0", "m", "g1", "g2", "g3", "g4"]

    with_thinkers(work)


def test_a_job_that_nobody_waits_for_any_more_is_not_begun(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        flag, diary = tmp_path / "go", tmp_path / "diary"
        first = asyncio.ensure_future(thinkers.ask("t", jobs.wait_for, str(flag)))
        gone = asyncio.ensure_future(thinkers.ask("t", jobs.note, str(diary), "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        last = asyncio.ensure_future(thinkers.ask("t", jobs.note, str(diary), "last"))
        await asyncio.sleep(0)
        flag.touch()
        await asyncio.gather(first, last)
        assert diary.read_text().split() == ["last"]

    with_thinkers(work)


def test_stopping_ends_a_process_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    began = tmp_path / "began"

    async def work(thinkers: Thinkers) -> None:
        asked = asyncio.ensure_future(thinkers.ask("t", jobs.hang, str(began)))
        while not (began.exists() and began.read_text()):
            await asyncio.sleep(0.01)
        await thinkers.stop()
        assert not running(int(began.read_text()))
        await asyncio.wait([asked])
        assert asked.cancelled()

    with_thinkers(work)


def test_a_process_whose_server_is_gone_ends_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    async def run() -> None:
        began = tmp_path / "began"
        thinker = await Thinker.start()
        pipe = thinker.process.stdin
        assert pipe is not None
        try:
            pipe.write(packed(("tests.server.jobs:hang", [str(began)])))
            async with asyncio.timeout(PATIENCE_S):
                while not began.exists():
                    await asyncio.sleep(0.01)
                pipe.close()
                await thinker.process.wait()
        finally:
            await thinker.end()

    asyncio.run(run())


def test_where_no_process_can_be_started_the_server_thinks_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")

    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.ask("t", jobs.who) == os.getpid()

    with_thinkers(work)


def test_where_processes_end_at_once_the_server_thinks_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")

    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.ask("t", jobs.who) == os.getpid()

    with_thinkers(work)


# --- of a real server


def thinkers_of(server: Server) -> list[int]:
    """The processes of this server that think."""
    assert server.process is not None
    return [number for number in map(int, filter(str.isdecimal, os.listdir("/proc"))) if thinks_for(server, number)]


def thinks_for(server: Server, number: int) -> bool:
    assert server.process is not None
    try:
        words = Path(f"/proc/{number}/cmdline").read_bytes()
        return os.getpgid(number) == server.process.pid and b"aegean.server.thinker" in words
    except (FileNotFoundError, ProcessLookupError):
        return False


def bots_alone(server: Server) -> str:
    """A match that goes on by itself for long."""
    table, _ = Person(server, "Ana").new_table(["greedy", "greedy"], start=True)
    return table


def test_a_match_of_bots_goes_on_while_their_processes_are_killed(tmp_path: Path) -> None:
    with serving(tmp_path, AEGEAN_THINKERS="1") as server:
        ana = Person(server, "Ana")
        tables = [ana.new_table(["greedy"] * 3, start=True)[0] for _ in range(3)]
        killed: set[int] = set()

        def over() -> bool:
            if len(killed) < 3:
                for process in thinkers_of(server):
                    killed.add(process)
                    os.kill(process, signal.SIGKILL)
            return all(ana.ask("GET", f"/api/tables/{table}")["state"] == "over" for table in tables)

        wait_until(over)
        assert killed
        for table in tables:
            assert "places" in ana.ask("GET", f"/api/tables/{table}")["result"]


@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_a_server_leaves_no_process_behind(tmp_path: Path, how: str) -> None:
    with serving(tmp_path, AEGEAN_THINKERS="2") as server:
        bots_alone(server)
        wait_until(lambda: bool(thinkers_of(server)))
        left = thinkers_of(server)
        assert server.process is not None
        if how == "stopped":
            server.stop()
            assert "Traceback" not in server.read_log()
        else:
            server.process.kill()  # it alone: nobody tells its thinkers
            server.process.wait()
        wait_until(lambda: not any(map(running, left)))


def test_a_server_says_how_its_thinkers_do(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        bots_alone(server)
        wait_until(lambda: thinking_count(server) > 0)
        assert "aegean_thinking_waiting" in server.request("GET", "/metrics")[2]


def thinking_count(server: Server) -> float:
    lines = server.request("GET", "/metrics")[2].splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("aegean_thinking_seconds_count"))


def test_a_server_without_thinking_processes_plays(tmp_path: Path) -> None:
    with serving(tmp_path, AEGEAN_THINKERS="0") as server:
        table = bots_alone(server)
        wait_until(lambda: server.request("GET", f"/api/tables/{table}")[0] == 404)
        wait_until(lambda: thinking_count(server) > 3)
        assert thinkers_of(server) == []
