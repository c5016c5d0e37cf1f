"""The Oracle of Delphi in a terminal: a map of labelled circles beside the mats of the seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from aegean.core.game import View
from aegean.core.screen import Canvas, Row, Span, beside, row_width
from aegean.games.delphi.map import KIND_NAMES, Map
from aegean.games.delphi.pieces import HUES, THRONE
from aegean.games.delphi.reach import reach
from aegean.games.delphi.sentences import (
    HUE_LETTERS,
    Words,
    board_of,
    colours_at_risk,
    companion_name,
    describe,
    hues_at,
    injury_warning,
    island_at,
    look,
    open_tasks,
    ships_at,
    unspent,
)

__all__ = ["commands", "describe", "draw", "look"]

# What can be typed besides what every game knows, in both languages.
commands = {"reach": reach, "alcance": reach}

MOST = 100
CELL = 4
GAP = 2
SIDE = 38
GREEK = {"psi": "Ψ", "phi": "Φ", "omega": "Ω", "sigma": "Σ"}
MARKS = {"zeus": "z", "hidden": "i", "offering": "o", "temple": "t", "monster": "m", "statue": "s", "city": "c"}


def draw(view: View, text: Words, names: Sequence[str], width: int = MOST) -> list[Row]:
    """The whole table in at most 100 columns; a narrower terminal gets the mats below the map."""
    chart = draw_map(view, board_of(view))
    room = min(width, MOST)
    across = row_width(chart[0])
    if room >= across + GAP + SIDE:
        return beside([*chart, *draw_supply(view, text, across)], draw_mats(view, text, names, room - across - GAP))
    return [*chart, *draw_mats(view, text, names, room), *draw_supply(view, text, room)]


# --- the map


def draw_map(view: View, board: Map) -> list[Row]:
    """Two lines a space: its name with the mark of its kind, and what it holds."""
    left = min(2 * q + r for q, r in board.xy)
    right = max(2 * q + r for q, r in board.xy)
    top, bottom = board.xy[0][1], board.xy[-1][1]
    canvas = Canvas((right - left) * CELL // 2 + CELL, (bottom - top + 1) * 2)
    for space, (q, r) in enumerate(board.xy):
        x, y = (2 * q + r - left) * CELL // 2, (r - top) * 2
        kind, name = KIND_NAMES[board.kind[space]], board.names[space]
        if kind == "water":
            canvas.write(x, y, name, "dim")
            _write(canvas, x, y + 1, _water(view, board, space))
        else:
            canvas.write(x, y + 1, " " * (CELL - 1), "land")
            canvas.write(x, y, name + MARKS[kind], "land")
            _write(canvas, x, y + 1, [(piece, f"land {style}".strip()) for piece, style in _land(view, board, space)])
    return canvas.rows()


def _write(canvas: Canvas, x: int, y: int, spans: Iterable[Span]) -> None:
    for piece, style in spans:
        canvas.write(x, y, piece, style)
        x += len(piece)


def _water(view: View, board: Map, space: int) -> list[Span]:
    """A circle with the letter of its colour, or that letter and the ships; four ships hide it."""
    hue = HUES[board.colour[space]]
    letter = (HUE_LETTERS[hue], hue)
    ships = _ships(view, board.names[space])
    if not ships:
        return [("(", "dim"), letter, (")", "dim")]
    if len(ships) < CELL - 1:
        return [letter, ("~", "dim"), *ships]
    return [letter, *ships] if len(ships) < CELL else ships


def _ships(view: View, name: str) -> list[Span]:
    return [_ship(view, seat) for seat in ships_at(view, name)]


def _ship(view: View, seat: int) -> Span:
    """The small letter of a player colour; capital letters are the colours of gods."""
    colour = str(view["seats"][seat]["colour"])
    return colour[0], colour


def _land(view: View, board: Map, space: int) -> list[Span]:
    name, kind = board.names[space], KIND_NAMES[board.kind[space]]
    if kind == "zeus":
        return _ships(view, name) or [("Zeus", "")]
    if kind == "hidden":
        return _island(board, space, island_at(view, name))
    if kind == "city":
        hue = HUES[board.colour[space]]
        return [(f"{HUE_LETTERS[hue]}{view['statues'][hue]}", hue)]
    if kind == "temple":
        return _letters([hue for hue in HUES if view["temples"][hue] == name])
    pieces = {"offering": "offerings", "monster": "monsters", "statue": "pedestals"}[kind]
    return _letters(hues_at(view[pieces], name)) or [("-", "")]


def _island(board: Map, space: int, spot: dict[str, Any]) -> list[Span]:
    """The colour of the border, `?` while face down, the letter and the player colour if known, `#` for a shrine."""
    hue = HUES[board.colour[space]]
    spans: list[Span] = [(HUE_LETTERS[hue], hue)]
    if spot["face_down"]:
        spans.append(("?", ""))
    if spot["letter"]:
        spans += [(GREEK[spot["letter"]], ""), (spot["player"][0], spot["player"])]
    if spot["shrine"]:
        spans.append(("#", ""))
    return spans


def _letters(hues: Iterable[str]) -> list[Span]:
    return [(HUE_LETTERS[hue], hue) for hue in hues]


# --- the mats


def draw_mats(view: View, text: Words, names: Sequence[str], width: int) -> list[Row]:
    rows: list[Row] = [[(f"{text('label-round')} {view['round']}", "bold"), ("  ", ""), *_wheel(text)]]
    for mat in view["seats"]:
        rows += _mat(view, mat, text, names, width)
    return rows


def _wheel(text: Words) -> list[Span]:
    """Each step in this direction costs a favour; after the last colour comes the first (R-DEL-066)."""
    spans: list[Span] = [(f"{text('label-wheel')} ", "dim")]
    for hue in HUES:
        spans += [(HUE_LETTERS[hue], hue), (">", "dim")]
    return [*spans, (HUE_LETTERS[HUES[0]], HUES[0])]


def _mat(view: View, mat: dict[str, Any], text: Words, names: Sequence[str], width: int) -> list[Row]:
    seat = mat["seat"]
    arrow = ">" if seat in view["asked"] else " "
    letter, colour = _ship(view, seat)
    head: list[Span] = [(f"{arrow}{letter}·{names[seat]}"[: width // 2], colour)]
    if mat["ship"]:
        head.append((text(f"ship-{mat['ship']}"), "dim"))
    head.append((text("label-home") if mat["arrived"] else mat["at"], "bold"))
    means: list[Span] = [
        (f"{text('label-favours')} {mat['favours']}", "bold"),
        (f"{text('label-strength')} {mat['strength']}", "bold"),
        (text("label-dice"), "dim"),
        *(_letters(unspent(view, seat)) or [("-", "dim")]),
    ]
    rows = [*flow([], head, width), *flow([(" ", "")], means, width)]
    for label, spans in (
        (f"{text('label-tasks')} {mat['tasks']['open']}", _tasks(mat, text)),
        (f"{text('label-cargo')} {len(mat['offerings'] + mat['statues'])}/{mat['storage']}", _cargo(mat, text)),
        (text("label-gods"), _gods(mat)),
        (text("label-injuries"), _injuries(mat, text)),
        (text("label-cards"), _counted(mat["cards"])),
        (text("label-equipment"), _words([text(f"equipment-{card}") for card in mat["equipment"]])),
        (text("label-companions"), [(companion_name(card, text), card[0]) for card in mat["companions"]]),
    ):
        if spans:
            rows += flow([(f"  {label}:", "dim")], spans, width)
    return rows


def _tasks(mat: dict[str, Any], text: Words) -> list[Span]:
    tasks = mat["tasks"]
    spans: list[Span] = []
    if tasks["shrines"]:
        spans += [(text("label-shrines"), "dim"), ("".join(GREEK[letter] for letter in tasks["shrines"]), "")]
    if tasks["statues"]:
        spans += [(text("label-statues"), "dim"), (str(tasks["statues"]), "")]
    for label, task in (("label-offerings", "offering"), ("label-monsters", "monster")):
        hues = open_tasks(mat, task)
        if hues:
            spans += [(text(label), "dim"), *_letters(hues)]
    return spans


def _cargo(mat: dict[str, Any], text: Words) -> list[Span]:
    spans: list[Span] = []
    for label, hues in (("task-offering", mat["offerings"]), ("task-statue", mat["statues"])):
        spans += [(f"{text(label)} {HUE_LETTERS[hue]}", hue) for hue in hues]
    return spans or [("-", "dim")]


def _gods(mat: dict[str, Any]) -> list[Span]:
    """The row of each god, by the letter of its colour; `*` for the throne."""
    return [
        (f"{HUE_LETTERS[hue]}{'*' if row == THRONE else row}", hue if row else "dim")
        for hue, row in zip(HUES, mat["gods"].values(), strict=True)
    ]


def _injuries(mat: dict[str, Any], text: Words) -> list[Span]:
    """`!` behind the colours of which one more costs a turn, and the warning in words."""
    risky = colours_at_risk(mat)
    spans: list[Span] = [
        (f"{HUE_LETTERS[hue]}{count}{'!' if hue in risky else ''}", hue)
        for hue, count in mat["injuries"].items()
        if count
    ]
    warning = injury_warning(mat, text)
    return [*(spans or [("-", "dim")]), *([(word, "alert") for word in warning.split()])]


def _counted(counts: dict[str, int]) -> list[Span]:
    return [(f"{HUE_LETTERS[hue]}{count}", hue) for hue, count in counts.items() if count] or [("-", "dim")]


def _words(words: Sequence[str]) -> list[Span]:
    return [(word + ("," if number < len(words) else ""), "") for number, word in enumerate(words, start=1)]


# --- what belongs to nobody


def draw_supply(view: View, text: Words, width: int) -> list[Row]:
    supply = view["supply"]
    decks = [
        (f"{text(label)} {sum(supply[deck].values())}", "dim")
        for label, deck in (("label-oracle-deck", "oracle_deck"), ("label-injury-deck", "injury_deck"))
    ]
    display = _words([text(f"equipment-{card}") for card in view["display"]])
    rows = flow([(f"{text('label-display')}:", "dim")], display, width)
    if view["ship_tiles"]:
        tiles = _words([text(f"ship-{ship}") for ship in view["ship_tiles"]])
        rows += flow([(f"{text('label-ship-tiles')}:", "dim")], tiles, width)
    return [*rows, *flow([], decks, width)]


def flow(start: list[Span], spans: Sequence[Span], width: int, indent: int = 4) -> list[Row]:
    """Spans one after the other with a blank between, on as many rows as they need; a span is not broken."""
    rows: list[Row] = [list(start)]
    for piece, style in spans:
        piece = piece[: width - indent]
        used = row_width(rows[-1])
        if used + 1 + len(piece) > width and used > indent:
            rows.append([(" " * (indent - 1), "")])
        rows[-1] += [(" ", ""), (piece, style)] if rows[-1] else [(piece, style)]
    return rows
