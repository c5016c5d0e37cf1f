"""Who plays the matches, how many at once and in which order makes no difference."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import get_start_method
from pathlib import Path
from typing import Any

import pytest

from aegean.arena.claim import read_claim
from aegean.arena.engines import AHEAD, Here, open_engine
from aegean.arena.play import Job, play_job
from aegean.arena.run import carry_out
from aegean.core.errors import AegeanError
from tests.arena.players import digests, invite, plan


def jobs(bots: str = "random,random", seeds: int = 3, **more: Any) -> list[Job]:
    return [fixture.job for fixture in plan(bots, seeds=seeds, **more).fixtures()]


@pytest.mark.parametrize(("game", "limit"), [("cyclades", {"cycle_limit": 4}), ("delphi", {"round_limit": 3})])
def test_the_order_of_matches_makes_no_difference(game: str, limit: dict[str, int]) -> None:
    """What a bot remembers of one match must not matter in the next."""
    work = jobs("greedy,random", 1, game=game, options=limit)
    forwards = [play_job(job) for job in work]
    backwards = [play_job(job) for job in reversed(work)]
    assert digests(forwards) == digests(backwards[::-1])


def test_processes_play_the_same_matches_in_the_same_order() -> None:
    work = jobs() + jobs(limit=20)
    with open_engine("process", 1) as here, open_engine("process", 2) as processes:
        alone, together = list(here.play(work)), list(processes.play(work))
    assert digests(alone) == digests(together)
    assert [outcome.failure for outcome in alone] == [outcome.failure for outcome in together]
    assert [outcome.places for outcome in alone] == [outcome.places for outcome in together]


def test_a_process_that_dies_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    if get_start_method() != "fork":
        pytest.skip("the other processes do not know this bot")
    invite(monkeypatch)
    with open_engine("process", 2) as engine, pytest.raises(AegeanError) as refused:
        list(engine.play(jobs("dying,random")))
    assert refused.value.code == "arena-worker-died"


def test_a_ray_cluster_plays_the_same_matches_in_the_same_order(tmp_path: Path) -> None:
    """A cluster on this machine with one worker; then the command joins it from a process of its own."""
    work = jobs(seeds=6)
    file = tmp_path / "claim.toml"
    with open_engine("ray", 1) as cluster:
        assert (cluster.name, cluster.workers) == ("ray", 1)
        found = list(cluster.play(work))
        address = import_module("ray").get_runtime_context().gcs_address
        words = ["arena", "--players", "2", "--bots", "random,random", "--seeds", "2", "--engine", "ray"]
        done = subprocess.run(
            [sys.executable, "-m", "aegean.cli.main", *words, "--claim", str(file)],
            env={**os.environ, "RAY_ADDRESS": address},
            capture_output=True,
            text=True,
        )
        after = list(cluster.play(work[:1]))  # whoever joined it has not shut it down
    assert done.returncode == 0, done.stderr
    assert digests(found + after) == digests([play_job(job) for job in [*work, work[0]]])
    assert read_claim(file)["result"]["digest"] == carry_out(plan("random,random"), Here()).digest()


def test_a_cluster_that_is_not_there_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{nobody.getsockname()[1]}")
        with pytest.raises(AegeanError) as refused:
            open_engine("ray", 1)
    assert refused.value.code == "ray-fails"


def test_who_stops_asking_gets_no_more_played() -> None:
    asked: list[Job] = []

    def work() -> Iterator[Job]:
        for job in jobs(seeds=40):
            asked.append(job)
            yield job

    with open_engine("process", 2) as engine:
        next(engine.play(work()))
    assert len(asked) == 2 * AHEAD


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(AegeanError) as refused:
        open_engine("ray", 1)
    assert refused.value.code == "no-ray"


def test_no_worker_is_not_enough() -> None:
    with pytest.raises(AegeanError):
        open_engine("process", 0)
