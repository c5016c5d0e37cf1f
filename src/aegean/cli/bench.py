"""`aegean bench`: all ways of running measured in one go, taking turns, medians of several rounds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from aegean.cli.show import Show
from aegean.core.errors import AegeanError
from aegean.core.registry import find_game, game_names

Figures = dict[str, float]
COLUMNS = (
    ("decisions_per_second", "decisions/s", "{:,.0f}"),
    ("matches_per_second", "matches/s", "{:,.1f}"),
    ("decisions_per_match", "dec./match", "{:,.0f}"),
    ("actions_per_decision", "actions/dec.", "{:,.1f}"),
    ("copy_us", "copy µs", "{:,.1f}"),
    ("legal_us", "legal µs", "{:,.1f}"),
    ("view_us", "view µs", "{:,.1f}"),
    ("state_bytes", "state bytes", "{:,.0f}"),
)


def fast_python() -> str | None:
    """The interpreter that has the compiled engine: this one, or the one that `make fast` set up."""
    from aegean.core import chance

    if not str(chance.__file__).endswith(".py"):
        return sys.executable
    named = os.environ.get("AEGEAN_FAST_PYTHON")
    built = Path(named) if named else Path(__file__).parents[3] / ".venv-fast" / "bin" / "python"
    return str(built) if built.exists() else None


class Run:
    """One row of the table: what is measured, how, for how many players."""

    worker = "aegean.cli.bench_worker"

    def __init__(self, what: str, mode: str, players: int, python: str) -> None:
        self.what = what
        self.mode = mode
        self.players = players
        self.python = python
        self.rounds: list[Figures] = []

    def measure(self, seconds: float) -> None:
        command = [self.python, "-m", self.worker, self.what, str(self.players), str(seconds)]
        if self.mode == "interpreted":
            command.append("--source")
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise AegeanError("bench-failed", what=f"{self.what} {self.mode}", detail=done.stderr.strip()[-200:])
        self.rounds.append(json.loads(done.stdout))

    def figures(self) -> Figures:
        return {key: median(figures[key] for figures in self.rounds) for key in self.rounds[0]}


def plan() -> list[Run]:
    fast = fast_python()
    runs: list[Run] = []
    for name in game_names():
        for players in find_game(name).players:
            runs.append(Run(name, "interpreted", players, sys.executable))
            if fast is not None:
                runs.append(Run(name, "compiled", players, fast))
    if find_spec("catanatron") is not None:
        runs.append(Run("catanatron", "package 3.2.1", 4, sys.executable))
    return runs


def measure_all(runs: Sequence[Run], rounds: int, seconds: float, show: Show, quiet: bool) -> None:
    """Round after round, all of them in turn: what else the machine does hits everybody alike."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=show.console, transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=len(runs) * rounds)
        for _ in range(rounds):
            for run in runs:
                progress.update(task, description=f"{run.what} {run.players}p {run.mode}")
                run.measure(seconds)
                progress.advance(task)


def run_bench(seconds: float, rounds: int, as_json: bool) -> None:
    if seconds <= 0 or rounds < 1:
        raise AegeanError("at-least-one", value=rounds if rounds < 1 else seconds)
    show = Show(plain=False)
    runs = plan()
    measure_all(runs, rounds, seconds, show, as_json)
    if as_json:
        print(
            json.dumps([{"what": r.what, "mode": r.mode, "players": r.players, **r.figures()} for r in runs], indent=1)
        )
        return
    report(show, runs)


def report(show: Show, runs: list[Run]) -> None:
    yardstick = next((run.figures()["decisions_per_second"] for run in runs if run.what == "catanatron"), None)
    table = Table()
    for title in ("what", "players", "how", *(title for _, title, _ in COLUMNS), "x Catanatron"):
        table.add_column(title, justify="left" if title in ("what", "how") else "right")
    for run in runs:
        figures = run.figures()
        cells = [form.format(figures[key]) if key in figures else "-" for key, _, form in COLUMNS]
        ratio = f"{figures['decisions_per_second'] / yardstick:.1f}" if yardstick else "-"
        table.add_row(run.what, str(run.players), run.mode, *cells, ratio)
    show.console.print(table)
    if not any(run.mode == "compiled" for run in runs):
        show.line("Not compiled here: `make fast` builds the compiled engine.")
    if yardstick is None:
        show.line("Catanatron is not installed: the bench extra brings it (`make bench`).")
