"""Civilization in a terminal: the map beside the race and the mats of the seats; or the same in plain sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.core.game import View
from aegean.core.screen import Row, Span, beside, row_width
from aegean.games.civilization.battle import combat_bonus
from aegean.games.civilization.pieces import LAST_SPACE, WINNING_COINS
from aegean.games.civilization.sentences import describe, look, turn_sentence
from aegean.games.civilization.terminal_map import CELL, draw_map, legend, map_width, seat_style
from aegean.games.civilization.terminal_story import digest
from aegean.games.civilization.terminal_tables import (
    battle,
    battle_lines,
    cities,
    market,
    market_wonders,
    offer_lines,
    people_phrases,
    techs,
)
from aegean.games.civilization.terminal_words import MOST, Table, Words, folded, wrapped
from aegean.games.civilization.view import SeatView

__all__ = ["commands", "describe", "digest", "draw", "idle", "look"]

# What can be typed besides what every game knows, in both languages.
commands = {
    "cities": cities, "ciudades": cities, "techs": techs, "tecnologias": techs, "tecnologías": techs,
    "battle": battle, "batalla": battle, "market": market, "mercado": market,
}  # fmt: skip

idle = ("pass",)  # who might hold a card is asked, whether they hold it or not

GAP: Final = 2
NAME: Final = 20
WIDEST: Final = 120


def draw(view: View, text: Words, names: Sequence[str], width: int = MOST) -> list[Row]:
    """The whole table in at most 120 columns; where the map leaves no room, the rest stands below it."""
    table = Table(view, text, names)
    room = min(width, WIDEST)
    least = row_width(draw_numbers(table, 0)[0])
    for cell in (CELL + 1, CELL):
        side = room - map_width(table, cell) - GAP
        if side >= least:
            rows = beside(draw_map(table, cell, room), [*draw_players(table, side), *draw_numbers(table, side)], GAP)
            rows += draw_hand(table, room)
            break
    else:
        cell = CELL + 1 if map_width(table, CELL + 1) <= room else CELL
        rest = [*draw_players(table, room - least - GAP), *draw_hand(table, room - least - GAP)]
        rows = [*draw_map(table, cell, room), *beside(draw_numbers(table, 0), rest, GAP)]
    return [*rows, *draw_supply(table, room), *draw_offer(table, room), *draw_battle(table, room)]


# --- the race and what everybody has


def draw_players(table: Table, width: int) -> list[Row]:
    """Whose turn it is, and who plays what."""
    rows: list[Row] = [[(line, "bold")] for line in wrapped([turn_sentence(table)], width)]
    for mat in table.seats:
        rows += flow(*head_of(table, mat), width)
    return rows


def head_of(table: Table, mat: SeatView) -> tuple[list[Span], list[Span]]:
    """>1 Ana: Arabia, Despotism"""
    arrow = ">" if mat["seat"] in table.view["asked"] else " "
    name = f"{arrow}{table.player(mat['seat'])}"[:NAME]
    civilization = table.word("civilization", mat["civilization"]) if mat["civilization"] else "-"
    return [(f"{name}:", seat_style(table, mat["seat"]))], [
        (f"{civilization},", ""),
        (table.word("government", mat["government"]), ""),
    ]


def draw_numbers(table: Table, room: int) -> list[Row]:
    """A row for each thing, first the four ways to win; a column for each seat, as far apart as there is room for."""
    columns = [numbers_of(table, mat) for mat in table.seats]
    labels = [table.text(f"short-{label}") for label in NUMBERS]
    first = max(len(label) for label in labels)
    wide = [max(LEAST, *(len(value) for value in column)) + 1 for column in columns]
    gap = min(MOST_GAP, max(0, (room - first - sum(wide)) // table.players))
    wide = [width + gap for width in wide]
    rows: list[Row] = [[(" " * first, "")]]
    for seat, width in enumerate(wide):
        rows[0].append((f"{seat + 1:>{width}}", seat_style(table, seat)))
    for number, label in enumerate(labels):
        row: Row = [(f"{label:<{first}}", "bold" if number < RACE else "dim")]
        for column, width in zip(columns, wide, strict=True):
            value = column[number]
            row.append((f"{value:>{width}}", "bold" if number < RACE else "dim" if value == "0" else ""))
        rows.append(row)
    return rows


RACE: Final = 4  # the first rows are those of the race
LEAST: Final = 7  # characters of a column, so that it seldom has to grow
MOST_GAP: Final = 3  # between two columns
NUMBERS: Final = (
    "track", "coins", "techs", "units", "trade", "culture", "resources", "markers", "events", "people", "armies",
    "scouts", "cities", "speed",
)  # fmt: skip


def numbers_of(table: Table, mat: SeatView) -> list[str]:
    """As NUMBERS names them."""
    limits = mat["limits"]
    armies, scouts = (built + away for built, away in zip(figures_of(mat), table.fighting(mat["seat"]), strict=True))
    return [
        f"{mat['space']}/{LAST_SPACE}",
        f"{mat['coins']}/{WINNING_COINS}",
        techs_reached(table, mat["seat"]),
        f"{sum(mat['units'].values())}+{combat_bonus(table.state, mat['seat'])}",
        str(mat["trade"]),
        str(mat["culture"]),
        str(sum(mat["goods"].values())),
        str(len(mat["markers"])),
        f"{len(mat['events'])}/{limits['events']}",
        str(len(mat["people_up"]) + sum(mat["people_types"])),
        f"{armies}/{armies + mat['armies_left']}",
        f"{scouts}/{scouts + mat['scouts_left']}",
        f"{len(mat['cities'])}/{limits['cities']}",
        f"{limits['speed']}/{limits['stacking']}",
    ]


def figures_of(mat: SeatView) -> tuple[int, int]:
    """Armies and scouts on the map."""
    return len(mat["armies"]), len(mat["scouts"])


def techs_reached(table: Table, seat: int) -> str:
    """4-2-1: by level, as far as there are any."""
    counts = table.techs_by_level(seat)
    while len(counts) > 1 and not counts[-1]:
        counts.pop()
    return "-".join(str(count) for count in counts)


# --- what the audience holds


def draw_hand(table: Table, width: int) -> list[Row]:
    """What the audience itself holds, by name."""
    if table.audience < 0:
        return []
    text, mat = table.text, table.seats[table.audience]
    rows: list[Row] = []
    for label, things in (
        (text("label-unit-strengths"), table.unit_cards(table.audience, mat["unit_cards"] or [0] * 12)),
        (text("label-resources"), table.goods(mat["goods"])),
        (text("label-markers"), folded(table.marker(held) for held in mat["markers"])),
        (text("label-events"), folded(table.event(card) for card in mat["events"])),
        (text("label-great-people"), people_phrases(table, table.audience)),
    ):
        if things:
            rows += flow([(f"{label}:", "dim")], commas(things), width)
    return [[(f"{text('label-your-hand')}", "bold")], *rows] if rows else []


# --- what belongs to nobody


def draw_supply(table: Table, width: int) -> list[Row]:
    text = table.text
    goods = commas(table.goods(table.view["market"]) or ["-"])
    rows = flow([(f"{text('label-market-resources')}:", "dim")], goods, width)
    rows += flow([(f"{text('label-market-wonders')}:", "dim")], commas(market_wonders(table) or ["-"]), width)
    return [*rows, *flow([(f"{text('label-map')}:", "dim")], legend(table), width)]


def draw_offer(table: Table, width: int) -> list[Row]:
    return [[(line, "alert")] for line in wrapped(offer_lines(table), width)]


def draw_battle(table: Table, width: int) -> list[Row]:
    lines = wrapped(battle_lines(table), width)
    return [[(line, "alert" if number == 0 else "")] for number, line in enumerate(lines)]


# --- lines


def commas(words: Sequence[str]) -> list[Span]:
    return [(word + ("," if number < len(words) else ""), "") for number, word in enumerate(words, start=1)]


def flow(start: list[Span], spans: Sequence[Span], width: int, indent: int = 3) -> list[Row]:
    """Spans one after the other with a blank between, on as many rows as they need; a span is not broken."""
    rows: list[Row] = [[]]
    for piece, style in [*start, *spans]:
        piece = piece[: width - indent]
        used = row_width(rows[-1])
        if used + 1 + len(piece) > width and used > indent:
            rows.append([(" " * (indent - 1), "")])
        rows[-1] += [(" ", ""), (piece, style)] if rows[-1] else [(piece, style)]
    return rows
