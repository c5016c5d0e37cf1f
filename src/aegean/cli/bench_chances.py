"""`aegean bench chances`: matches between bots, and how often what was said of their positions came true."""

from __future__ import annotations

import json as json_format

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aegean.arena.calibration import Calibration
from aegean.arena.engines import open_engine
from aegean.cli.arena_report import percent
from aegean.cli.show import Show
from aegean.cli.simulate import job, line_up
from aegean.cli.start import table_options
from aegean.core.errors import AegeanError
from aegean.core.record import read_record, replay
from aegean.core.registry import find_game
from aegean.core.text import Text

PARTS = 4


def run_bench_chances(
    game: str, bots: str, players: int | None, matches: int, seed: int, jobs: int, json: bool, lang: str
) -> None:
    if matches < 1 or jobs < 1:
        raise AegeanError("at-least-one", value=min(matches, jobs))
    options = table_options(find_game(game), players, [], fallback=4)
    named = [word.strip() for word in bots.split(",") if word.strip()]
    if not named or len(named) > options.players:
        raise AegeanError("too-many-seats", seats=len(named), players=options.players)
    seats = named + [named[-1]] * (options.players - len(named))
    work = [job(game, options, line_up(seats, number, False), seed, number, True) for number in range(matches)]
    found = Calibration(options.players)
    show, text = Show(plain=False), Text(lang, game)
    columns = (TextColumn(text("cli-simulating")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        open_engine("process", jobs) as engine,
        Progress(*columns, console=show.console, transient=True, disable=json) as progress,
    ):
        task = progress.add_task("", total=matches)
        for outcome in engine.play(work):
            if outcome.failure is None:
                found.add(replay(read_record(outcome.record)))
            progress.advance(task)
    if json:
        print(json_format.dumps(figures(found)))
    else:
        report(show, text, found, game, matches)


def parts(found: Calibration) -> list[float]:
    return [found.brier(part / PARTS, (part + 1) / PARTS) for part in range(PARTS)]


def figures(found: Calibration) -> dict[str, object]:
    return {
        "positions": len(found.seen),
        "brier": found.brier(),
        "ignorance": found.ignorance(),
        "quarters": parts(found),
        "bins": found.bins(),
    }


def report(show: Show, text: Text, found: Calibration, game: str, matches: int) -> None:
    about = {"game": game.capitalize(), "players": found.players, "matches": matches, "positions": len(found.seen)}
    show.line(text("chances-heading", about), "bold")
    table = Table()
    for column in ("said", "came", "count"):
        table.add_column(text(f"chances-column-{column}"), justify="right")
    for said, came, count in found.bins():
        if count:
            table.add_row(percent(said), percent(came), str(count))
    show.console.print(table)
    quarters = ", ".join(f"{brier:.3f}" for brier in parts(found))
    about = {"brier": f"{found.brier():.3f}", "ignorance": f"{found.ignorance():.3f}", "quarters": quarters}
    show.line(text("chances-brier", about))
