"""What the terminal shows: rows of styled text with Rich, or plain lines for screen readers and pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.text import Text as RichText

from aegean.core.events import Event
from aegean.core.game import View
from aegean.core.match import Match
from aegean.core.screen import Row
from aegean.core.text import Text

PIPE_WIDTH = 140  # what goes into a file or a pipe is not squeezed

STYLES = {
    "": "", "bold": "bold", "dim": "dim", "alert": "bold magenta",
    "blue": "bold bright_blue", "red": "bold bright_red", "green": "bold bright_green",
    "yellow": "bold bright_yellow", "black": "bold grey70", "pink": "bold hot_pink",
    "white": "bold bright_white", "purple": "bold orchid",
    "land": "on grey23", "land blue": "bold bright_blue on grey23", "land red": "bold bright_red on grey23",
    "land green": "bold bright_green on grey23", "land yellow": "bold bright_yellow on grey23",
    "land black": "bold grey85 on grey23", "land pink": "bold hot_pink on grey23",
}  # fmt: skip
# Squares of a map by what they are made of, and how one writes on them: "sea", "sea dim", "sea bold".
GROUNDS = {"grass": "on #5f8700", "wood": "on #005f00", "rock": "on #585858", "sand": "on #875f00", "sea": "on #005f87"}
PENS = {"": "white", "dim": "grey74", "bold": "bold bright_white"}
STYLES |= {
    f"{ground} {pen}".strip(): f"{ink} {paper}" for ground, paper in GROUNDS.items() for pen, ink in PENS.items()
}
# Blocks in the colour of a player.
STYLES |= {
    f"block {word}": f"bold grey0 on {STYLES[word].split()[-1]}"
    for word in ("blue", "red", "green", "yellow", "purple")
}


def display_names(match: Match, text: Text) -> list[str]:
    """A person's name, or the colour of the seat."""
    words = [text(f"colour-{word}").capitalize() for word in match.game.seat_names(match.state)]
    return [given or word for given, word in zip(match.names, words, strict=True)]


def game_terminal(game: str) -> Any:
    """How a game shows itself: `draw` (rows of styled text), `describe` (sentences) and `look` (one thing)."""
    return import_module(f"aegean.games.{game}.terminal")


def game_commands(game: str) -> dict[str, Callable[[View, Text, Sequence[str], str], list[str]]]:
    """What can be typed in this game only: `commands` of its terminal module, called as `look` is."""
    commands: dict[str, Callable[[View, Text, Sequence[str], str], list[str]]]
    commands = getattr(game_terminal(game), "commands", {})
    return commands


def game_digest(game: str) -> Callable[[Sequence[Event]], list[tuple[int, Event, str]]]:
    """How a game shortens its log: `digest` of its terminal module, if it has one. Each line with the place of (the
    first of) what it tells, and its style."""
    digest: Callable[[Sequence[Event]], list[tuple[int, Event, str]]]
    digest = getattr(game_terminal(game), "digest", every_event)
    return digest


def every_event(events: Sequence[Event]) -> list[tuple[int, Event, str]]:
    return [(place, event, "") for place, event in enumerate(events)]


def game_idle(game: str) -> tuple[str, ...]:
    """Answers that need no person where they are the only ones: `idle` of the terminal module, if it has any."""
    answers: tuple[str, ...] = getattr(game_terminal(game), "idle", ())
    return answers


class Show:
    """Everything printed goes through here, so that `plain` needs no second thought elsewhere."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        width = None if sys.stdout.isatty() else int(os.environ.get("COLUMNS", PIPE_WIDTH))
        self.console = Console(highlight=False, soft_wrap=plain, no_color=plain, file=sys.stdout, width=width)

    def line(self, text: str = "", style: str = "") -> None:
        if self.plain:
            print(text, flush=True)
        else:
            self.console.print(RichText(text, style=STYLES.get(style, style)))

    def lines(self, texts: Iterable[str], style: str = "") -> None:
        for text in texts:
            self.line(text, style)

    def heading(self, text: str) -> None:
        if self.plain:
            print(f"\n{text}", flush=True)
        else:
            self.console.rule(RichText(text, style="bold"), align="left")

    def clear(self) -> None:
        """Between two people at one screen; a plain terminal gets room instead."""
        if self.plain:
            print("\n" * 40, flush=True)
        else:
            self.console.clear()

    def table(self, game: str, view: View, text: Text, names: Sequence[str]) -> None:
        terminal = game_terminal(game)
        if self.plain:
            self.lines(terminal.describe(view, text, names))
            return
        rows: list[Row] = terminal.draw(view, text, names, self.console.width)
        for row in rows:
            line = RichText()
            for piece, style in row:
                line.append(piece, style=STYLES.get(style, ""))
            line.rstrip()
            self.console.print(line)

    def columns(self, items: Sequence[str]) -> None:
        """Numbered choices, as many columns as fit."""
        if self.plain:
            self.lines(items)
            return
        width = self.console.width
        widest = max((len(item) for item in items), default=0) + 2
        across = max(1, min(width // widest, 4)) if len(items) > 8 else 1
        down = -(-len(items) // across)
        for row in range(down):
            cells = [items[column * down + row] for column in range(across) if column * down + row < len(items)]
            self.console.print(RichText("".join(f"{cell:<{widest}}" for cell in cells).rstrip()))
