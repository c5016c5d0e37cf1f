"""`aegean bench arena`: the same matches in one process, in several, and on Ray."""

from __future__ import annotations

import json
from importlib.util import find_spec
from statistics import median
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from aegean.arena.engines import open_engine
from aegean.arena.plan import Plan
from aegean.arena.run import carry_out
from aegean.cli.show import Show
from aegean.cli.start import table_options
from aegean.core.errors import AegeanError
from aegean.core.registry import find_game
from aegean.core.text import Text

WARM_UP = 1  # seeds that are played before the clock starts: every worker has loaded the game by then


class Way:
    """One row of the table."""

    def __init__(self, engine: str, workers: int) -> None:
        self.engine = engine
        self.workers = workers
        self.rounds: list[tuple[float, float]] = []  # matches and decisions a second

    def measure(self, plan: Plan, warm_up: Plan) -> None:
        with open_engine(self.engine, self.workers) as engine:
            carry_out(warm_up, engine)
            started = perf_counter()
            tally = carry_out(plan, engine)
            elapsed = perf_counter() - started
        self.rounds.append((tally.matches / elapsed, tally.decisions / elapsed))

    def figures(self) -> tuple[float, float]:
        return median(matches for matches, _ in self.rounds), median(decisions for _, decisions in self.rounds)


def run_bench_arena(
    game: str, bots: str, players: int | None, seeds: int, rounds: int, jobs: int, as_json: bool, lang: str
) -> None:
    if min(seeds, rounds, jobs) < 1:
        raise AegeanError("at-least-one", value=min(seeds, rounds, jobs))
    options = table_options(find_game(game), players, [])
    named = tuple(word.strip() for word in bots.split(",") if word.strip())
    plan = Plan(game, options, named, start=1, seeds=seeds).check()
    # twice as many matches as workers have room for, from seeds of its own
    warm_up = Plan(game, options, named, start=1_000_000, seeds=max(WARM_UP, -(-2 * jobs // options.players)))
    ways = [Way("process", count) for count in sorted({1, jobs})]
    if has_ray := find_spec("ray") is not None:
        ways.append(Way("ray", jobs))
    show, text = Show(plain=False), Text(lang, game)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=show.console, transient=True, disable=as_json) as progress:
        task = progress.add_task("", total=len(ways) * rounds)
        for _ in range(rounds):
            for way in ways:
                progress.update(task, description=f"{way.engine} {way.workers}")
                way.measure(plan, warm_up)
                progress.advance(task)
    if as_json:
        print(json.dumps([row(way) for way in ways], indent=1))
        return
    about = {"matches": plan.matches(), "game": game.capitalize(), "players": options.players, "bots": ", ".join(named)}
    table = Table(title=text("arena-bench-title", about), title_justify="left")
    table.add_column(text("arena-bench-column-how"))
    for title in ("workers", "matches", "decisions"):
        table.add_column(text(f"arena-bench-column-{title}"), justify="right")
    for way in ways:
        matches, decisions = way.figures()
        table.add_row(way.engine, str(way.workers), f"{matches:,.2f}", f"{decisions:,.0f}")
    show.console.print(table)
    if not has_ray:
        show.line(text("arena-bench-no-ray"))


def row(way: Way) -> dict[str, object]:
    matches, decisions = way.figures()
    return {
        "engine": way.engine, "workers": way.workers, "matches_per_second": matches, "decisions_per_second": decisions,
    }  # fmt: skip
