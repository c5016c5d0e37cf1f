"""`aegean bench envs`: our environments beside two of PettingZoo's own, in one run, taking turns."""

from __future__ import annotations

import json
import sys
from importlib.metadata import version
from importlib.util import find_spec

from rich.table import Table

from aegean.cli.bench import Run, fast_python, measure_all
from aegean.cli.show import Show
from aegean.core.errors import AegeanError
from aegean.core.registry import find_game
from aegean.core.text import Text

KINDS = ("pettingzoo", "pettingzoo raw", "gymnasium", "vector")
YARDSTICKS = (("chess_v6", "chess"), ("connect_four_v3", "pygame"))  # and what each needs besides PettingZoo
PLAYERS = (2, 4)


class EnvRun(Run):
    worker = "aegean.cli.bench_envs_worker"


def plan(players: tuple[int, ...]) -> list[EnvRun]:
    from aegean.envs.table import ENCODERS  # needs numpy, which may be missing

    fast = fast_python()
    runs: list[EnvRun] = []
    for game in ENCODERS:
        for seats in (seats for seats in players if seats in find_game(game).players):
            for kind in KINDS:
                runs.append(EnvRun(f"{game}/{kind}", "interpreted", seats, sys.executable))
                if fast is not None:
                    runs.append(EnvRun(f"{game}/{kind}", "compiled", seats, fast))
    for name, need in YARDSTICKS:
        if find_spec(need) is not None and find_spec("pygame") is not None:
            runs.append(EnvRun(name, f"package {version('pettingzoo')}", 2, sys.executable))
    return runs


def run_bench_envs(seconds: float, rounds: int, players: int | None, as_json: bool, lang: str) -> None:
    if seconds <= 0 or rounds < 1:
        raise AegeanError("at-least-one", value=rounds if rounds < 1 else seconds)
    for name in ("numpy", "gymnasium", "pettingzoo"):
        if find_spec(name) is None:
            raise AegeanError("no-envs", package=name)
    runs = plan(PLAYERS if players is None else (players,))
    show, text = Show(plain=False), Text(lang)
    measure_all(runs, rounds, seconds, show, as_json)
    if as_json:
        rows = [{"what": run.what, "mode": run.mode, "players": run.players, **run.figures()} for run in runs]
        print(json.dumps(rows, indent=1))
        return
    report(show, text, runs)


def report(show: Show, text: Text, runs: list[EnvRun]) -> None:
    yardsticks = {run.what: run.figures()["steps_per_second"] for run in runs if "/" not in run.what}
    table = Table()
    for title in ("what", "players", "how", "steps", "microseconds", "episode"):
        table.add_column(text(f"bench-envs-{title}"), justify="left" if title in ("what", "how") else "right")
    for name in yardsticks:
        table.add_column(f"x {name}", justify="right")
    for run in runs:
        figures = run.figures()
        rate = figures["steps_per_second"]
        length = figures["steps_per_episode"]  # 0 if none came to its end
        cells = [f"{rate:,.0f}", f"{figures['step_us']:,.0f}", f"{length:,.0f}" if length else "-"]
        ratios = [f"{rate / other:.1f}" for other in yardsticks.values()]
        table.add_row(run.what, str(run.players), run.mode, *cells, *ratios)
    show.console.print(table)
    if not any(run.mode == "compiled" for run in runs):
        show.line(text("bench-envs-not-compiled"))
    if len(yardsticks) < len(YARDSTICKS):
        show.line(text("bench-envs-no-yardsticks"))
