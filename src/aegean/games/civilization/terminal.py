"""Civilization in a terminal: the map beside the race and the mats of the seats; or the same in plain sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.core.game import View
from aegean.core.screen import Row, Span, beside, row_width
from aegean.games.civilization.battle import combat_bonus
from aegean.games.civilization.pieces import LAST_SPACE, WINNING_COINS
from aegean.games.civilization.sentences import describe, look, turn_sentence
from aegean.games.civilization.terminal_map import CELL, draw_map, legend_terrains, map_width, seat_style
from aegean.games.civilization.terminal_tables import (
    battle,
    battle_lines,
    cities,
    market,
    market_wonders,
    people_phrases,
    techs,
)
from aegean.games.civilization.terminal_words import MOST, Table, Words, folded, wrapped
from aegean.games.civilization.view import SeatView

__all__ = ["commands", "describe", "draw", "look"]

# What can be typed besides what every game knows, in both languages.
commands = {
    "cities": cities, "ciudades": cities, "techs": techs, "tecnologias": techs, "tecnologías": techs,
    "battle": battle, "batalla": battle, "market": market, "mercado": market,
}  # fmt: skip

GAP: Final = 2
SIDE: Final = 43  # the least columns for the race
NAME: Final = 12


def draw(view: View, text: Words, names: Sequence[str], width: int = MOST) -> list[Row]:
    """The whole table in at most 100 columns; where the map leaves no room, the rest stands below it."""
    table = Table(view, text, names)
    room = min(width, MOST)
    for cell in (CELL + 1, CELL):
        side = room - map_width(table, cell) - GAP
        if side >= SIDE:
            rows = beside(draw_map(table, cell), [*draw_race(table, side), *draw_mats(table, side)], GAP)
            break
    else:
        cell = CELL + 1 if map_width(table, CELL + 1) <= room else CELL
        rows = [*draw_map(table, cell), *draw_race(table, room), *draw_mats(table, room)]
    return [*rows, *draw_hand(table, room), *draw_supply(table, room), *draw_battle(table, room)]


# --- the race


def draw_race(table: Table, width: int) -> list[Row]:
    """For each seat how far it is on the four ways to win, in columns."""
    text = table.text
    head = [text("short-track"), text("short-coins"), text("short-techs"), text("short-units")]
    title = f"{'':<{NAME}} {head[0]:>5} {head[1]:>5} {head[2]:^10} {head[3]:>7}"
    rows: list[Row] = [[(line, "bold")] for line in wrapped([turn_sentence(table)], width)]
    rows.append([(title, "dim")])
    return rows + [race_row(table, seat) for seat in range(table.players)]


def race_row(table: Table, seat: int) -> Row:
    mat = table.seats[seat]
    levels = "-".join(str(count) for count in table.techs_by_level(seat))
    force = f"{sum(mat['units'].values())}+{combat_bonus(table.state, seat)}"
    track, coins = f"{mat['space']}/{LAST_SPACE}", f"{mat['coins']}/{WINNING_COINS}"
    arrow = ">" if seat in table.view["asked"] else " "
    name = f"{arrow}{table.player(seat)}"[:NAME]
    return [(f"{name:<{NAME}}", seat_style(table, seat)), (f" {track:>5} {coins:>5} {levels:^10} {force:>7}", "")]


# --- the mats


def draw_mats(table: Table, width: int) -> list[Row]:
    rows: list[Row] = []
    for mat in table.seats:
        rows += draw_mat(table, mat, width)
    return rows


def draw_mat(table: Table, mat: SeatView, width: int) -> list[Row]:
    """Civilization and government; then everything by number. Names and texts: `look N`."""
    seat, limits = mat["seat"], mat["limits"]
    civilization = table.word("civilization", mat["civilization"]) if mat["civilization"] else "-"
    head: list[Span] = [
        (f"{seat + 1}", seat_style(table, seat)),
        (f"{civilization},", seat_style(table, seat)),
        (table.word("government", mat["government"]), ""),
    ]
    facts = [
        ("label-trade", mat["trade"]), ("label-culture", mat["culture"]),
        ("label-resources", sum(mat["goods"].values())), ("label-markers", len(mat["markers"])),
        ("label-events", f"{len(mat['events'])}/{limits['events']}"),
        ("label-great-people", len(mat["people_up"]) + sum(mat["people_types"])),
        ("label-armies", f"{len(mat['armies'])}+{mat['armies_left']}"),
        ("label-scouts", f"{len(mat['scouts'])}+{mat['scouts_left']}"),
        ("label-cities", f"{len(mat['cities'])}/{limits['cities']}"),
        ("label-speed", limits["speed"]), ("label-stacking", limits["stacking"]),
    ]  # fmt: skip
    spans: list[Span] = [(table.numbered(label, value), "" if value else "dim") for label, value in facts]
    return flow(head, spans, width)


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
    return [*rows, *flow([(f"{text('label-terrains')}:", "dim")], legend_terrains(table), width)]


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
