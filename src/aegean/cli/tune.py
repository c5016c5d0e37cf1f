"""`aegean tune`: lets a bot's value learn by self-play."""

from __future__ import annotations

import json
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aegean.arena import tune as tuning_of
from aegean.arena.engines import all_cores, open_engine
from aegean.arena.plot import tuning_picture
from aegean.arena.tune import Tuning
from aegean.bots.learning import stored_file, table_size
from aegean.cli.arena_report import percent
from aegean.cli.show import Show
from aegean.core.errors import AegeanError
from aegean.core.text import Text

WRITTEN_EVERY = 10  # steps


def run_tune(
    game: str, players: int, steps: int, file: Path | None, store: bool, jobs: int | None, engine: str, lang: str
) -> None:
    file = file or Path(f"tuning-{game}-{players}.json")
    show, text = Show(plain=False), Text(lang, game)
    tuning = tuning_of.read(file) if file.exists() else tuning_of.begin(game, players)
    if (tuning.game, tuning.players) != (game, players):
        raise AegeanError("tuning-of-another-game", file=str(file), game=tuning.game, players=tuning.players)
    picture = file.with_suffix(".svg")
    if tuning.steps:
        show.line(text("tune-resumed", {"file": str(file), "steps": tuning.steps}))

    def keep() -> None:
        tuning_of.write(tuning, file)
        drawn = tuning_picture(tuning, text("tune-picture-strength"), text("tune-picture-numbers"))
        picture.write_text(drawn, "utf-8")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            open_engine(engine, all_cores() if jobs is None else jobs) as workers,
            Progress(*columns, console=show.console, transient=True) as progress,
        ):
            task = progress.add_task(so_far(text, tuning), total=steps, completed=tuning.steps)

            def each(now: Tuning) -> None:
                progress.update(task, completed=now.steps, description=so_far(text, now))
                if now.steps % WRITTEN_EVERY == 0:
                    keep()

            tuning_of.tune(tuning, steps, workers, each)
    finally:
        keep()  # also when somebody stops it
    report(show, text, tuning)
    show.line(text("cli-saved", {"file": f"{file}, {picture}"}))
    if store:
        show.line(text("cli-saved", {"file": str(store_numbers(tuning))}))


def so_far(text: Text, tuning: Tuning) -> str:
    if not tuning.checks:
        return text("tune-begins")
    last = tuning.checks[-1]
    low, high = last.interval()
    return text("tune-so-far", {"low": percent(low), "high": percent(high), "steps": last.step})


def report(show: Show, text: Text, tuning: Tuning) -> None:
    about = {"game": tuning.game.capitalize(), "players": tuning.players}
    show.line(text("tune-heading", about | {"steps": tuning.steps, "matches": tuning.matches}), "bold")
    table = Table()
    for title in ("tune-column-number", "tune-column-start", "tune-column-now"):
        table.add_column(text(title), justify="left" if title == "tune-column-number" else "right")
    numbers = tuning.numbers()
    for each in tuning.tunables():
        table.add_row(each.name, f"{each.start:.3g}", f"{numbers[each.name]:.3g}")
    show.console.print(table)
    show.line(so_far(text, tuning))


def store_numbers(tuning: Tuning) -> Path:
    """Into the package, where the bot that has learned looks for them."""
    file = stored_file(tuning.game)
    try:
        stored = json.loads(file.read_text("utf-8"))
        stored[table_size(tuning.players)] = {name: float(f"{value:.4g}") for name, value in tuning.numbers().items()}
        file.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n", "utf-8")
    except OSError:
        raise AegeanError("cannot-write", file=str(file)) from None
    return file
