"""`aegean bench envs`: every measurement runs, and what is not installed is left out with a word."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aegean.cli import bench_envs, bench_envs_worker
from aegean.cli.show import Show
from aegean.core.errors import AegeanError
from aegean.core.text import Text


@pytest.mark.parametrize("kind", bench_envs.KINDS)
def test_each_environment_is_measured(kind: str) -> None:
    figures = bench_envs_worker.measure(f"delphi/{kind}", 2, 0.001)
    assert figures["steps_per_second"] * figures["step_us"] == pytest.approx(1e6)


def test_one_measurement_in_a_process_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")  # so that no cell and no sentence is wrapped
    run = next(run for run in bench_envs.plan((2,)) if run.what == "cyclades/pettingzoo raw")
    run.measure(0.01)
    assert run.figures()["steps_per_second"] > 0
    bench_envs.report(Show(plain=False), Text("es"), [run])
    said = capsys.readouterr().out
    assert "cyclades/pettingzoo raw" in said
    assert "no está compilado" in said
    assert "extra bench" in said


def test_what_is_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_envs, "fast_python", lambda: "fast")
    monkeypatch.setattr(bench_envs, "find_spec", lambda name: None)
    planned = [(run.what, run.mode, run.players) for run in bench_envs.plan((5,))]
    assert planned == [(f"cyclades/{k}", mode, 5) for k in bench_envs.KINDS for mode in ("interpreted", "compiled")]
    monkeypatch.setattr(bench_envs, "find_spec", lambda name: name)
    yardsticks = [run.what for run in bench_envs.plan(()) if "/" not in run.what]
    assert yardsticks == ["chess_v6", "connect_four_v3"]


def test_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run = bench_envs.EnvRun("cyclades/vector", "compiled", 2, "fast")
    monkeypatch.setattr(bench_envs, "plan", lambda players: [run])
    monkeypatch.setattr(run, "measure", lambda seconds: run.rounds.append({"steps_per_second": seconds}))
    bench_envs.run_bench_envs(3.0, 2, None, True, "en")
    row: Any = {"what": "cyclades/vector", "mode": "compiled", "players": 2, "steps_per_second": 3.0}
    assert json.loads(capsys.readouterr().out) == [row]


def test_what_cannot_be_measured_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AegeanError, match="at least one"):
        bench_envs.run_bench_envs(1.0, 0, None, False, "en")
    monkeypatch.setattr(bench_envs, "find_spec", lambda name: None)
    with pytest.raises(AegeanError, match="no envs"):
        bench_envs.run_bench_envs(1.0, 1, None, False, "en")
