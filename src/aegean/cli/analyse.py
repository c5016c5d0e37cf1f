"""`aegean analyse`: what a finished match was decided by."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aegean.arena.analysis import Analysis, Weighed, analyse, check
from aegean.cli.analyse_report import report
from aegean.cli.show import Show, display_names
from aegean.core.errors import AegeanError
from aegean.core.record import read_file, verify
from aegean.core.text import Text

FORMAT = "aegean-analysis 1"


def analyse_record(
    file: Path, bot: str, outcomes: int, seat: int | None, out: Path | None, plain: bool, lang: str
) -> None:
    match = verify(read_file(file))
    text = Text(lang, match.game.name)
    if outcomes < 1:
        raise AegeanError("at-least-one", value=outcomes)
    if seat is not None and not 1 <= seat <= match.options.players:
        raise AegeanError("no-such-seat")
    check(match, bot)
    show = Show(plain)
    columns = (TextColumn(text("analysis-working")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=show.console, transient=True, disable=plain) as progress:
        task = progress.add_task("", total=len(match.moves))
        found = analyse(match, bot, outcomes, lambda done, _: progress.update(task, completed=done))
    colours = match.game.seat_names(match.state)
    names = told_apart(display_names(match, text), [text(f"colour-{colour}") for colour in colours])
    report(show, text, found, names, colours, None if seat is None else seat - 1)
    if out is not None:
        write_json(out, found, names)
        show.line(text("cli-saved", {"file": str(out)}))


def told_apart(names: list[str], colours: list[str]) -> list[str]:
    """Bots often have one name."""
    several = [names.count(name) > 1 for name in names]
    return [
        f"{name} ({colour})" if twice else name for name, colour, twice in zip(names, colours, several, strict=True)
    ]


def write_json(file: Path, analysis: Analysis, names: list[str]) -> None:
    """What docs/analysis.md describes."""
    body = {
        "format": FORMAT,
        "game": analysis.game,
        "players": analysis.players,
        "names": names,
        "adviser": analysis.adviser,
        "outcomes": analysis.outcomes,
        "start": analysis.start,
        "balances": [dataclasses.asdict(balance) for balance in analysis.balances()],
        "moves": [as_json(move) for move in analysis.moves],
    }
    try:
        file.write_text(json.dumps(body, indent=1) + "\n", "utf-8")
    except OSError:
        raise AegeanError("cannot-write", file=str(file)) from None


def as_json(move: Weighed) -> dict[str, Any]:
    return {
        "number": move.number,
        "seat": move.seat + 1,
        "played": move.text,
        "before": move.before,
        "expected": move.expected,
        "after": move.after,
        "drew": move.drew,
        "choices": move.choices,
        "bot": move.bot_text,
        "reason": None if move.reason is None else {"key": move.reason.key, "values": move.reason.values},
        "cost": move.cost,
    }
