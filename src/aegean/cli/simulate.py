"""`aegean simulate`: many matches between bots, with a progress bar and a summary."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aegean.arena.engines import open_engine
from aegean.arena.measures import wilson
from aegean.arena.play import Job, Outcome
from aegean.arena.seeds import seeded
from aegean.arena.tally import Mishap
from aegean.bots.bot import make_bot
from aegean.cli.arena_report import failures
from aegean.cli.show import Show
from aegean.cli.start import table_options
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.options import Options
from aegean.core.registry import find_game
from aegean.core.text import Text


def job(game: str, options: Options, bots: Sequence[str], seed: int, number: int, keep: bool) -> Job:
    """Match `number` of a series; the same seed and number give the same match."""
    streams = tuple(seeded("bot", seed, number, seat) for seat in range(len(bots)))
    return Job(game, options, tuple(bots), seeded("match", seed, number), streams, keep=keep)


def line_up(bots: Sequence[str], number: int, fixed: bool) -> list[str]:
    """Every bot sits in every seat in turn."""
    turn = 0 if fixed else number % len(bots)
    return [*bots[-turn:], *bots[:-turn]] if turn else list(bots)


def run_simulation(
    game: str, players: int | None, bots: str | None, matches: int, seed: int, jobs: int, fixed: bool,
    chosen: Sequence[str], save: Path | None, lang: str,
) -> None:  # fmt: skip
    rules = find_game(game)
    text = Text(lang, game)
    named = [word.strip() for word in (bots or "random").split(",") if word.strip()]
    for spec in named:
        make_bot(spec, game, Chance(bytes(32)))
    options = table_options(rules, players, chosen, fallback=len(named) if len(named) > 1 else 4)
    if not named or len(named) > options.players:
        raise AegeanError("too-many-seats", seats=len(named), players=options.players)
    if matches < 1 or jobs < 1:
        raise AegeanError("at-least-one", value=min(matches, jobs))
    seats = named + [named[-1]] * (options.players - len(named))
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    work = [job(game, options, line_up(seats, n, fixed), seed, n, save is not None) for n in range(matches)]
    outcomes: list[Outcome] = []
    show = Show(plain=False)
    columns = (TextColumn(text("cli-simulating")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        open_engine("process", jobs) as engine,
        Progress(*columns, console=show.console, transient=True) as progress,
    ):
        task = progress.add_task("", total=matches)
        for number, outcome in enumerate(engine.play(work)):
            outcomes.append(outcome)
            if save is not None:
                (save / f"{game}-{seed}-{number:04}.txt").write_text(outcome.record, "utf-8")
            progress.advance(task)
    summary(show, text, work, outcomes)
    mishaps = [
        Mishap(seed, number, work[number].bots[outcome.failure.seat], outcome.failure)
        for number, outcome in enumerate(outcomes)
        if outcome.failure is not None
    ]
    if mishaps:
        failures(show, text, mishaps)
        sys.exit(1)


def summary(show: Show, text: Text, work: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
    """Wins by bot and by seat; a shared victory counts in parts."""
    played: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    seat_wins: defaultdict[int, float] = defaultdict(float)
    for match, outcome in zip(work, outcomes, strict=True):
        best = outcome.winners()
        played.update(list(dict.fromkeys(match.bots)))
        for seat in best:
            wins[match.bots[seat]] += 1 / len(best)
            seat_wins[seat] += 1 / len(best)
    table = Table(title=text("cli-simulated", {"count": len(outcomes)}), title_justify="left")
    for title in ("cli-column-bot", "cli-column-wins", "cli-column-share", "cli-column-interval"):
        table.add_column(text(title), justify="left" if title == "cli-column-bot" else "right")
    for level in sorted(played, key=lambda level: -wins[level]):
        low, high = wilson(wins[level], played[level])
        table.add_row(level, f"{wins[level]:.1f}", f"{wins[level] / played[level]:.1%}", f"{low:.1%} - {high:.1%}")
    show.console.print(table)
    seats = ", ".join(f"{seat + 1}: {seat_wins[seat] / len(outcomes):.1%}" for seat in range(len(outcomes[0].places)))
    show.line(f"{text('cli-by-seat')} {seats}")
    reasons = Counter(outcome.reason for outcome in outcomes if outcome.failure is None)
    for reason, count in reasons.most_common():
        show.line(f"  {count:5}  {text(f'end-{reason}')}")
    mean = sum(outcome.decisions for outcome in outcomes) / len(outcomes)
    show.line(text("cli-mean-decisions", {"mean": f"{mean:.0f}"}))
    show.line(text("cli-mean-rounds", {"mean": f"{sum(each.rounds for each in outcomes) / len(outcomes):.1f}"}))
