"""`aegean replay` and `aegean verify`."""

from __future__ import annotations

import sys
from pathlib import Path

from aegean.cli.show import Show, display_names
from aegean.core.errors import AegeanError, BadRecord
from aegean.core.record import read_file, replay, verify
from aegean.core.text import Text


def replay_record(file: Path, at: int | None, plain: bool, lang: str) -> None:
    record = read_file(file)
    total = len(record.lines) - 1
    if at is not None and not 0 <= at <= total:
        raise AegeanError("bad-step", step=at, most=total)
    text = Text(lang, record.game.name)
    match = replay(record, at)
    names = display_names(match, text)
    show = Show(plain)
    show.heading(text("cli-welcome", {"game": record.game.name.capitalize(), "players": record.options.players}))
    interactive = at is None and sys.stdin.isatty() and sys.stdout.isatty()
    start = max(0, len(match.moves) - 1) if at is not None else 0
    for number, move in enumerate(match.moves[start:], start=start + 1):
        show.line(
            f"{text('cli-replay-step', {'number': number, 'total': total})}  {names[move.seat]}: {move.text}", "bold"
        )
        for event in move.events:
            if event.known_to(-1):
                show.line(f"  {text.event(event, names)}")
        if interactive and show.console.input("").strip().lower() in ("q", "quit", "salir"):
            return
    show.table(record.game.name, match.view(-1), text, names)
    result = match.result()
    if result is not None:
        show.line(text(f"end-{result.reason}"), "bold")
        for seat in sorted(range(record.options.players), key=lambda seat: result.places[seat]):
            show.line(f"  {result.places[seat]}. {names[seat]}")


def verify_record(file: Path, lang: str) -> None:
    record = read_file(file)
    text = Text(lang, record.game.name)
    try:
        match = verify(record)
    except BadRecord as problem:
        print(text("cli-verify-failed", problem.values), file=sys.stderr)
        sys.exit(1)
    print(text("cli-verify-ok", {"decisions": len(match.moves)}))
