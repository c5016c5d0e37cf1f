"""`aegean simulate`: many matches between bots, with a progress bar and a summary."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aegean.bots.bot import bot_levels, make_bot
from aegean.cli.show import Show
from aegean.cli.start import table_options
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.match import Match
from aegean.core.options import Options
from aegean.core.record import write_record
from aegean.core.registry import find_game
from aegean.core.text import Text


class Outcome:
    def __init__(self, bots: Sequence[str], places: Sequence[int], reason: str, decisions: int, record: str) -> None:
        self.bots = list(bots)
        self.places = list(places)
        self.reason = reason
        self.decisions = decisions
        self.record = record


def seeded(*words: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, words)).encode()).digest()


def play_match(game: str, options: Options, bots: Sequence[str], seed: int, number: int, keep: bool) -> Outcome:
    """Match `number` of a series; the same seed and number give the same match."""
    rules = find_game(game)
    match = Match.start(rules, options, bots, key=seeded("match", seed, number))
    seats = [make_bot(level, game, Chance(seeded("bot", seed, number, seat))) for seat, level in enumerate(bots)]
    while decisions := match.decisions():
        decision = decisions[0]
        match.play(decision.seat, seats[decision.seat].choose(rules, match.view(decision.seat), decision))
    result = match.result()
    assert result is not None
    return Outcome(bots, result.places, result.reason, len(match.moves), write_record(match) if keep else "")


def _job(arguments: tuple[Any, ...]) -> Outcome:
    return play_match(*arguments)


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """95 % interval of a share."""
    if not matches:
        return 0.0, 1.0
    z = 1.96
    share = wins / matches
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches)) / (1 + z * z / matches)
    return max(0.0, middle - half), min(1.0, middle + half)


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
    for level in named:
        if level not in bot_levels(game):
            raise AegeanError("unknown-bot", bot=level, known=", ".join(bot_levels(game)))
    options = table_options(rules, players, chosen, fallback=len(named) if len(named) > 1 else 4)
    if len(named) > options.players:
        raise AegeanError("too-many-seats", seats=len(named), players=options.players)
    if matches < 1 or jobs < 1:
        raise AegeanError("at-least-one", value=min(matches, jobs))
    seats = named + [named[-1]] * (options.players - len(named))
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    work = [(game, options, line_up(seats, n, fixed), seed, n, save is not None) for n in range(matches)]
    outcomes: list[Outcome] = []
    show = Show(plain=False)
    columns = (TextColumn(text("cli-simulating")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=show.console, transient=True) as progress:
        task = progress.add_task("", total=matches)
        with ProcessPoolExecutor(jobs) as pool:
            done = pool.map(_job, work, chunksize=4) if jobs > 1 else map(_job, work)
            for number, outcome in enumerate(done):
                outcomes.append(outcome)
                if save is not None:
                    (save / f"{game}-{seed}-{number:04}.txt").write_text(outcome.record, "utf-8")
                progress.advance(task)
    summary(show, text, outcomes)


def summary(show: Show, text: Text, outcomes: Sequence[Outcome]) -> None:
    """Wins by bot and by seat; a shared victory counts in parts."""
    played: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    seat_wins: defaultdict[int, float] = defaultdict(float)
    for outcome in outcomes:
        best = [seat for seat, place in enumerate(outcome.places) if place == 1]
        played.update(set(outcome.bots))
        for seat in best:
            wins[outcome.bots[seat]] += 1 / len(best)
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
    reasons = Counter(outcome.reason for outcome in outcomes)
    for reason, count in reasons.most_common():
        show.line(f"  {count:5}  {text(f'end-{reason}')}")
    mean = sum(outcome.decisions for outcome in outcomes) / len(outcomes)
    show.line(text("cli-mean-decisions", {"mean": f"{mean:.0f}"}))
