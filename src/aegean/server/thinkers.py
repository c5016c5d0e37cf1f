"""Processes that think for this server, so that a bot that ponders does not hold up the other tables.

    answer = await thinkers.ask(table_id, function, *arguments)

`function` is importable by its name; it and its arguments are all that the process gets. Tables take turns, so one that
asks much waits longer than one that asks little. A job ought to take no more than about a second: long work is asked
for in parts, and others get their turn between them."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pickle import loads
from time import perf_counter
from typing import Any, TypeVar

from aegean.core.errors import AegeanError
from aegean.server.metrics import METRICS
from aegean.server.thinker import LENGTH, READY, packed

LOG = logging.getLogger("aegean.server")
START_S = 60.0
THREADS = 4  # where there are no processes
TRIES = 3  # a job whose process dies is thought again by another one
# not -m: that would import from the folder the server was started in
COMMAND = "import sys; sys.path[:] = sys.argv[1:]; from aegean.server.thinker import main; main()"

T = TypeVar("T")


class NoAnswer(Exception):
    """The job failed, took too long, or its process died again and again. What it was is in the log."""


class NoProcess(Exception):
    """This machine starts none."""


class Job:
    def __init__(self, work: Callable[[], Any], sent: bytes, answer: asyncio.Future[Any]) -> None:
        self.work = work
        self.sent = sent
        self.answer = answer

    def give(self, value: Any) -> None:
        if not self.answer.done():  # whoever asked may have gone
            self.answer.set_result(value)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Thinker:
    """One process, and how to talk to it."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> Thinker:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-c", COMMAND, *sys.path, stdin=PIPE, stdout=PIPE
            )
        except (OSError, ValueError, NotImplementedError) as error:
            raise NoProcess(str(error)) from error
        thinker = cls(process)
        try:
            async with asyncio.timeout(START_S):
                await thinker._read(len(READY))
        except (asyncio.IncompleteReadError, TimeoutError, OSError) as error:
            await thinker.end()
            raise NoProcess("it ended at once") from error
        except asyncio.CancelledError:
            await thinker.end()
            raise
        return thinker

    async def _read(self, length: int) -> bytes:
        assert self.process.stdout is not None
        return await self.process.stdout.readexactly(length)

    async def think(self, sent: bytes) -> tuple[Any, ...]:
        assert self.process.stdin is not None
        self.process.stdin.write(sent)
        await self.process.stdin.drain()
        answer: tuple[Any, ...] = loads(await self._read(LENGTH.unpack(await self._read(LENGTH.size))[0]))
        return answer

    def alive(self) -> bool:
        return self.process.returncode is None

    async def end(self) -> None:
        """It has nothing to put away, so there is no need to be gentle."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Thinkers:
    """At most `most` processes, started when there is work; with 0 all jobs are done in threads of the server. A job
    that takes longer than `longest_s` is given up."""

    def __init__(self, most: int, longest_s: float) -> None:
        self.most = most
        self.longest_s = longest_s
        self.waiting: dict[str, deque[Job]] = {}  # by table; the first one is next
        self.busy = 0
        self.resting: list[Thinker] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.warned = False

    async def ask(self, table: str, function: Callable[..., T], *arguments: Any) -> T:
        """What the function gives. Its `AegeanError` arrives as one, any other failure as `NoAnswer`."""
        sent = packed((f"{function.__module__}:{function.__qualname__}", arguments))
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(table, deque()).append(Job(partial(function, *arguments), sent, answer))
        self._begin()
        started = perf_counter()
        try:
            return await answer
        finally:
            METRICS.thinking_seconds.observe(perf_counter() - started)

    async def stop(self) -> None:
        for jobs in self.waiting.values():
            for job in jobs:
                job.answer.cancel()
        self.waiting.clear()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        resting, self.resting = self.resting, []
        await asyncio.gather(*(thinker.end() for thinker in resting))

    def _begin(self) -> None:
        """As many jobs as there are processes for."""
        while self.waiting and self.busy < (self.most or THREADS):
            job = self._next()
            if job.answer.done():
                continue
            self.busy += 1
            task = asyncio.ensure_future(self._work(job))
            self.tasks.add(task)
            task.add_done_callback(self._rest)
        METRICS.thinking_waiting.set(sum(map(len, self.waiting.values())))

    def _next(self) -> Job:
        """The job whose turn it is; its table goes to the end of the line."""
        table = next(iter(self.waiting))
        jobs = self.waiting.pop(table)
        job = jobs.popleft()
        if jobs:
            self.waiting[table] = jobs
        return job

    def _rest(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        self.busy -= 1
        self._begin()

    async def _work(self, job: Job) -> None:
        try:
            await self._in_process(job) if self.most else await self._in_thread(job)
        except asyncio.CancelledError:
            job.answer.cancel()
            raise
        except NoProcess as why:
            if not self.warned:
                LOG.warning("bots think in this process, none of their own could be started: %s", why)
                self.warned = True
            await self._in_thread(job)
        except Exception as fault:
            LOG.exception("a job was lost")
            job.fail(NoAnswer(str(fault)))

    async def _in_process(self, job: Job) -> None:
        for _ in range(TRIES):
            thinker = await self._free()
            try:
                async with asyncio.timeout(self.longest_s):
                    said = await thinker.think(job.sent)
            except TimeoutError:
                await self._replace(thinker, "hung")
                break  # it would hang again
            except (asyncio.IncompleteReadError, OSError):
                await self._replace(thinker, "died")
            except BaseException:
                await thinker.end()
                raise
            else:
                self.resting.append(thinker)
                self._hand_over(job, *said)
                return
        job.fail(NoAnswer("its process hung or died"))

    async def _free(self) -> Thinker:
        """One that rests, or a new one."""
        while self.resting:
            thinker = self.resting.pop()
            if thinker.alive():
                return thinker
            METRICS.thinkers_lost.labels("died").inc()
        return await Thinker.start()

    async def _replace(self, thinker: Thinker, why: str) -> None:
        LOG.error("a thinking process %s: another one takes its place", why)
        METRICS.thinkers_lost.labels(why).inc()
        await thinker.end()

    def _hand_over(self, job: Job, kind: str, what: Any, values: dict[str, object] | None = None) -> None:
        if kind == "answer":
            job.give(what)
        elif kind == "refused":
            job.fail(AegeanError(what, **(values or {})))
        else:
            job.fail(NoAnswer(what))

    async def _in_thread(self, job: Job) -> None:
        try:
            job.give(await asyncio.to_thread(job.work))
        except AegeanError as error:
            job.fail(error)
        except Exception as fault:
            LOG.exception("a job failed")
            job.fail(NoAnswer(f"{type(fault).__name__}: {fault}"))
