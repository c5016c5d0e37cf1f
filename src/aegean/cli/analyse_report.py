"""An analysis in the terminal: the curve, the greatest swings, the worst choices, luck and choice by seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text as RichText

from aegean.arena.analysis import Analysis, Said, Weighed
from aegean.cli.show import STYLES, Show
from aegean.core.text import Text

SIGNS = "●▲■◆✚"
HIGH = 12  # rows between 0 and 100 %
WIDEST = 90
ROOM = 7  # what the axis takes
MOST = 8  # rows of a table


def report(
    show: Show, text: Text, analysis: Analysis, names: Sequence[str], colours: Sequence[str], seat: int | None
) -> None:
    about = {"game": analysis.game.capitalize(), "players": analysis.players, "moves": len(analysis.moves)}
    show.heading(text("analysis-heading", about | {"bot": analysis.adviser}))
    if show.plain:
        describe_curve(show, text, analysis, names)
    else:
        show.line(text("analysis-curve"), "bold")
        draw_curve(show, analysis, names, colours)
    swings = analysis.swings(MOST, seat)
    table(show, text, "analysis-swings", swings, names, [percent_change(move) for move in swings])
    mistakes = analysis.mistakes(MOST, seat)
    table(show, text, "analysis-mistakes", mistakes, names, [points(-move.cost) for move in mistakes])
    balances(show, text, analysis, names)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def points(change: float) -> str:
    """Of a hundred, with a sign; what rounds to nothing has none."""
    rounded = round(100 * change)
    return f"{rounded:+d}" if rounded else "0"


def percent_change(move: Weighed) -> str:
    return f"{100 * move.before[move.seat]:.0f} → {percent(move.after[move.seat])}"


# --- the curve


def draw_curve(show: Show, analysis: Analysis, names: Sequence[str], colours: Sequence[str]) -> None:
    curve = analysis.curve()
    wide = min(len(curve), WIDEST, show.console.width - ROOM)
    at = [round(column * (len(curve) - 1) / max(1, wide - 1)) for column in range(wide)]
    grid = [[(" ", "")] * wide for _ in range(HIGH + 1)]
    for seat in range(analysis.players):
        style = STYLES.get(colours[seat], "")
        for column, number in enumerate(at):
            row = HIGH - round(HIGH * curve[number][seat])
            grid[row][column] = (SIGNS[seat], style)
    for row, cells in enumerate(grid):
        share = 1 - row / HIGH
        label = f"{percent(share):>5} " if row % (HIGH // 4) == 0 else " " * 6
        line = RichText(label + ("┤" if label.strip() else "│"), style="dim")
        for sign, style in cells:
            line.append(sign, style=style)
        line.rstrip()
        show.console.print(line)
    last = str(len(analysis.moves))
    show.line(" " * 6 + "└" + "─" * wide, "dim")
    show.line(" " * 7 + "0" + last.rjust(wide - 1), "dim")
    legend = RichText(" " * 7)
    for seat, name in enumerate(names):
        legend.append(f"{SIGNS[seat]} {name}   ", style=STYLES.get(colours[seat], ""))
    show.console.print(legend)
    show.line()


def describe_curve(show: Show, text: Text, analysis: Analysis, names: Sequence[str]) -> None:
    """Every tenth of the match, in sentences."""
    curve = analysis.curve()
    for part in range(11):
        number = round(part * (len(curve) - 1) / 10)
        chances = ", ".join(f"{name} {percent(share)}" for name, share in zip(names, curve[number], strict=True))
        show.line(text("analysis-after", {"number": number, "chances": chances}))


# --- the tables


def said(text: Text, what: Said, names: Sequence[str]) -> str:
    return text.action(what.key, what.values, names)


def table(
    show: Show, text: Text, title: str, moves: Sequence[Weighed], names: Sequence[str], figures: Sequence[str]
) -> None:
    if show.plain:
        show.line(text(title))
        for move, figure in zip(moves, figures, strict=True):
            show.line(f"{move.number}. {names[move.seat]}, {figure}: {' '.join(lines(text, move, names))}")
        return
    made = Table(title=text(title), title_justify="left", title_style="bold", expand=False)
    made.add_column(text("analysis-column-move"), justify="right")
    made.add_column(text("analysis-column-seat"))
    made.add_column(text("analysis-column-what"), ratio=1)
    made.add_column(text(f"{title}-column"), justify="right", no_wrap=True)
    for move, figure in zip(moves, figures, strict=True):
        made.add_row(str(move.number), names[move.seat], "\n".join(lines(text, move, names)), figure)
    show.console.print(made, width=min(show.console.width, WIDEST + ROOM))


def lines(text: Text, move: Weighed, names: Sequence[str]) -> list[str]:
    """What was played, what luck had to do with it, and what the bot would have done instead."""
    found = [said(text, move.said, names)]
    luck = move.after[move.seat] - move.expected[move.seat]
    if round(100 * luck):
        choice = move.expected[move.seat] - move.before[move.seat]
        found.append(text("analysis-split", {"luck": points(luck), "choice": points(choice)}))
    if move.text != move.bot_text:
        about = {"action": said(text, move.bot_said, names), "points": points(move.cost)}
        found.append(text("analysis-rather", about))
        if move.reason is not None:
            found.append(f"({text(move.reason.key, move.reason.values, names)})")
    return found


def balances(show: Show, text: Text, analysis: Analysis, names: Sequence[str]) -> None:
    """Start + luck + own choices + choices of the others = result."""
    made = Table(title=text("analysis-balance"), title_justify="left", title_style="bold")
    made.add_column(text("analysis-column-seat"))
    columns = ("start", "luck", "own", "others", "result", "agreed")
    for column in columns:
        made.add_column(text(f"analysis-column-{column}"), justify="right")
    for name, each in zip(names, analysis.balances(), strict=True):
        agreed = text("analysis-agreed", {"agreed": each.agreed, "choices": each.choices})
        row = [percent(each.start), points(each.luck), points(each.own), points(each.others), percent(each.result)]
        if show.plain:
            words = zip(columns, [*row, agreed], strict=True)
            told = "; ".join(f"{text(f'analysis-column-{column}')} {word}" for column, word in words)
            show.line(f"{name}: {told}")
        else:
            made.add_row(name, *row, agreed)
    if not show.plain:
        show.console.print(made)
    show.line(text("analysis-explained"))
