"""Matches on a Ray cluster: the one that RAY_ADDRESS names, or one of its own on this machine."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from aegean.arena.engines import AHEAD, Engine
from aegean.arena.play import Job, Outcome, play_job
from aegean.core.errors import AegeanError

PATIENCE = 5  # seconds


def fails(error: Exception) -> AegeanError:
    return AegeanError("ray-fails", detail=" ".join(str(error).split())[:200])


def knock(address: str) -> None:
    """Is anybody there? Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except OSError as error:
            raise fails(OSError(f"{address}: {error.strerror or error}")) from None


class Cluster(Engine):
    """Every machine of the cluster needs this package, in the same version."""

    def __init__(self, workers: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to others
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise AegeanError("no-ray") from None
        self.ours = not self.ray.is_initialized()
        if self.ours:
            self._begin(workers)
        self.play_job = self.ray.remote(play_job)
        super().__init__("ray", max(1, int(self.ray.cluster_resources().get("CPU", 1))))

    def _begin(self, workers: int) -> None:
        address = os.environ.get("RAY_ADDRESS", "")
        if address:
            knock(address)
        own: dict[str, Any] = {} if address else {"num_cpus": workers, "include_dashboard": False}
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            self.ray.init(address=address or "local", **own, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise fails(error) from None

    def play(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        waiting: deque[Any] = deque()
        try:
            for job in jobs:
                waiting.append(self.play_job.remote(job))
                if len(waiting) >= AHEAD * self.workers:
                    yield self.ray.get(waiting.popleft())
            while waiting:
                yield self.ray.get(waiting.popleft())
        except self.ray.exceptions.RayError as error:
            raise fails(error) from None
        finally:
            for task in waiting:
                self.ray.cancel(task)

    def close(self) -> None:
        if self.ours:
            self.ray.shutdown()
