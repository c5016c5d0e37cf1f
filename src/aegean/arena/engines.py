"""Who plays the matches: this process, several processes, or a Ray cluster. The outcomes are the same."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from aegean.arena.play import Job, Outcome, play_job
from aegean.core.errors import AegeanError

AHEAD = 4  # jobs that wait for each worker


def all_cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Engine(ABC):
    def __init__(self, name: str, workers: int) -> None:
        self.name = name
        self.workers = workers  # matches at once

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @abstractmethod
    def play(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """Outcomes in the order of the jobs, as they come; whoever has seen enough stops asking."""

    @abstractmethod
    def close(self) -> None:
        """Nobody wants more matches."""


class Here(Engine):
    def __init__(self) -> None:
        super().__init__("process", 1)

    def play(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        return map(play_job, jobs)

    def close(self) -> None:
        pass


class Processes(Engine):
    def __init__(self, workers: int) -> None:
        super().__init__("process", workers)
        self.pool = ProcessPoolExecutor(workers)

    def play(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        waiting: deque[Future[Outcome]] = deque()
        try:
            for job in jobs:
                waiting.append(self.pool.submit(play_job, job))
                if len(waiting) >= AHEAD * self.workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise AegeanError("arena-worker-died") from None
        finally:
            for future in waiting:
                future.cancel()

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def open_engine(name: str, workers: int) -> Engine:
    """`process` or `ray`."""
    if workers < 1:
        raise AegeanError("at-least-one", value=workers)
    if name == "ray":
        from aegean.arena.cluster import Cluster

        return Cluster(workers)
    return Processes(workers) if workers > 1 else Here()
