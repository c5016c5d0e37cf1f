"""Cyclades in a terminal: a map of circles beside the gods, creatures and mats; or the same in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from aegean.core.game import View
from aegean.core.masks import members
from aegean.core.screen import Canvas, Row, Span, beside, row_width
from aegean.games.cyclades.board import Board, board_for
from aegean.games.cyclades.pieces import CREATURES, GODS, TRACK_PRICES

Words = Callable[..., str]

LETTERS = {"blue": "B", "red": "R", "green": "G", "yellow": "Y", "black": "K"}
CELL = 6
SIDE = 34


def draw(view: View, text: Words, names: Sequence[str], width: int = 100) -> list[Row]:
    """The whole table in at most 100 columns and about 25 rows; a narrower terminal gets the panel below the map."""
    board = board_for(view["players"])
    sea, side = draw_map(view, board), draw_side(view, text, names)
    rows = beside(sea, side) if width >= row_width(sea[0]) + SIDE else [*sea, *side]
    for creature in view["track"]:
        if creature:
            rows.append([(f"{text('creature-' + creature)}: ", "bold"), (text("power-" + creature), "dim")])
    return rows


# --- the map


def draw_map(view: View, board: Board) -> list[Row]:
    longest = max(board.rows)
    canvas = Canvas(longest * CELL, len(board.rows) * 2)
    fleets = {place["sea"]: place for place in view["seas"]}
    for sea, name in enumerate(board.sea_names):
        x, y = _corner(board, name, longest)
        trade = "$" if board.trade_mask >> sea & 1 else ""
        canvas.write(x + 1, y, name + trade, "dim")
        if name in fleets:
            colour = _colour(view, fleets[name]["owner"])
            canvas.write(x + 1, y + 1, f"{LETTERS[colour]}~{fleets[name]['fleets']}", colour)
        elif name == view["kraken"]:
            canvas.write(x, y + 1, "Krakn", "alert")
        else:
            canvas.write(x + 2, y + 1, "·", "dim")
    for isle, spot in enumerate(view["isles"]):
        _draw_isle(canvas, board, view, isle, spot, longest)
    return canvas.rows()


def _corner(board: Board, cell: str, longest: int) -> tuple[int, int]:
    x, row = board.cells[cell]
    return (x + longest - 1) * CELL // 2, row * 2


def _draw_isle(canvas: Canvas, board: Board, view: View, isle: int, spot: dict[str, Any], longest: int) -> None:
    """Name and garrison, buildings (# = under a metropolis), prosperity, metropolis and figurine."""
    colour = "" if spot["owner"] is None else _colour(view, spot["owner"])
    style = f"land {colour}".strip()
    for cell in board.isle_cells[isle]:
        x, y = _corner(board, cell, longest)
        canvas.write(x, y, "     ", style)
        canvas.write(x, y + 1, "     ", style)
    head, slots, riches, figure = _isle_tokens(board, view, isle, spot)
    name = board.isle_names[isle]
    cells = [_corner(board, cell, longest) for cell in board.isle_cells[isle]]
    tokens = [(head, slots), (name + riches, figure)] if len(cells) > 1 else [(head, (slots + riches)[:5])]
    tokens += [(name, "")] * (len(cells) - len(tokens))
    for (x, y), (upper, lower) in zip(cells, tokens, strict=True):
        canvas.write(x, y, upper[:5], style)
        canvas.write(x, y + 1, lower[:5], style)


def _isle_tokens(board: Board, view: View, isle: int, spot: dict[str, Any]) -> tuple[str, str, str, str]:
    garrison = "" if spot["owner"] is None else f"{LETTERS[_colour(view, spot['owner'])]}{spot['troops']}"
    name = board.isle_names[isle]
    head = f"{name} {garrison}" if len(name) + len(garrison) < 5 else name + garrison
    slots = "".join(
        building[0].upper() if building else ("#" if spot["metropolis"] and board.slot_covered[slot] else ".")
        for slot, building in zip(board.isle_slots[isle], spot["slots"], strict=True)
    )
    wealth = spot["prosperity"] + spot["markers"]
    riches = (f"+{wealth}" if wealth else "") + ("M" if spot["metropolis"] else "")
    figures = [figure["creature"][:5] for figure in view["figurines"] if figure["isle"] == name]
    return head, slots, riches, figures[0] if figures else ""


def _colour(view: View, seat: int) -> str:
    return str(view["seats"][seat]["colour"])


# --- the side panel


def draw_side(view: View, text: Words, names: Sequence[str]) -> list[Row]:
    rows: list[Row] = [[(f"{text('label-cycle')} {view['cycle']}", "bold")]]
    offers = {offer["god"]: offer for offer in view["offers"]}
    for place, god in enumerate(view["gods"], start=1):
        row: Row = [(f" {place} {text('god-' + god):<10}", "")]
        if god in offers:
            row.append(_name(view, names, offers[god]["seat"]))
            row.append((f" {offers[god]['amount']}", "bold"))
        rows.append(row)
    apollo: Row = [(f"   {text('god-apollo'):<10}", "")]
    for marker in view["apollo"]:
        if marker >= 0:
            apollo += [_name(view, names, marker % view["players"]), (" ", "")]
    rows.append(apollo)
    waiting: Row = [(f"{text('label-turn-order')}: ", "dim")]
    for marker in view["turn_track"]:
        if marker >= 0:
            waiting += [_name(view, names, marker % view["players"]), (" ", "")]
    rows += [waiting, [], [(text("label-creatures"), "bold")]]
    for price, creature in zip(TRACK_PRICES, view["track"], strict=True):
        rows.append([(f" {price} {text('creature-' + creature) if creature else '-'}", "" if creature else "dim")])
    rows.append([(f" {text('label-draw-pile')} {view['pile']}, {text('label-discard')} {len(view['discard'])}", "dim")])
    rows.append([])
    for mat in view["seats"]:
        rows += _mat(view, mat, text, names)
    return rows


def _name(view: View, names: Sequence[str], seat: int) -> Span:
    colour = _colour(view, seat)
    return f"{LETTERS[colour]}·{names[seat]}"[:14], colour


def _mat(view: View, mat: dict[str, Any], text: Words, names: Sequence[str]) -> list[Row]:
    arrow = ">" if mat["seat"] in view["asked"] else " "
    if mat["out"] is not None:
        return [[(arrow, ""), _name(view, names, mat["seat"]), (f" {text('label-out')}", "dim")]]
    gold = "?" if mat["gold"] is None else str(mat["gold"])
    first: Row = [
        (arrow, "bold"),
        _name(view, names, mat["seat"]),
        (f" {gold} {text('label-gp')} (+{mat['income']})", "bold"),
    ]
    second = (
        f"  M{mat['metropolises']} {text('label-short-priests')}{mat['priests']} "
        f"{text('label-short-philosophers')}{mat['philosophers']} {text('label-short-discounts')}{mat['discounts']} "
        f"{text('label-short-reserve')} {mat['troops_left']}/{mat['fleets_left']}"
    )
    return [first, [(second, "dim")]]


# --- in words


def describe(view: View, text: Words, names: Sequence[str]) -> list[str]:
    """The same table as sentences, for screen readers and for reading aloud."""
    lines = [f"{text('label-cycle')} {view['cycle']}."]
    offers = {offer["god"]: offer for offer in view["offers"]}
    for place, god in enumerate(view["gods"], start=1):
        offer = offers.get(god)
        told = f"{names[offer['seat']]} {offer['amount']}" if offer else "-"
        lines.append(f"{text('label-god')} {place}: {text('god-' + god)}: {told}.")
    apollo = ", ".join(names[marker % view["players"]] for marker in view["apollo"] if marker >= 0)
    lines.append(f"{text('god-apollo')}: {apollo or '-'}.")
    waiting = ", ".join(names[marker % view["players"]] for marker in view["turn_track"] if marker >= 0)
    if waiting:
        lines.append(f"{text('label-turn-order')}: {waiting}.")
    for price, creature in zip(TRACK_PRICES, view["track"], strict=True):
        if creature:
            lines.append(f"{text('label-price')} {price}: {text('creature-' + creature)}. {text('power-' + creature)}")
    lines += [_seat_sentence(view, mat, text, names) for mat in view["seats"]]
    neutral = [spot for spot in view["isles"] if spot["owner"] is None]
    lines.append(
        f"{text('label-neutral-isles')}: " + ("; ".join(_isle_phrase(spot, text) for spot in neutral) or "-") + "."
    )
    if view["kraken"]:
        lines.append(f"Kraken: {view['kraken']}.")
    for figure in view["figurines"]:
        if figure["isle"]:
            lines.append(f"{text('creature-' + figure['creature'])}: {figure['isle']}.")
    return lines


def _seat_sentence(view: View, mat: dict[str, Any], text: Words, names: Sequence[str]) -> str:
    seat = mat["seat"]
    if mat["out"] is not None:
        return f"{names[seat]}: {text('label-out')}."
    gold = text("label-hidden") if mat["gold"] is None else str(mat["gold"])
    isles = "; ".join(_isle_phrase(spot, text) for spot in view["isles"] if spot["owner"] == seat)
    seas = ", ".join(f"{place['fleets']} {place['sea']}" for place in view["seas"] if place["owner"] == seat)
    facts = [
        f"{text('label-gold')} {gold}", f"{text('label-income')} {mat['income']}",
        f"{text('label-metropolises')} {mat['metropolises']}", f"{text('label-priests')} {mat['priests']}",
        f"{text('label-philosophers')} {mat['philosophers']}", f"{text('label-discounts')} {mat['discounts']}",
        f"{text('label-isles')}: {isles or '-'}", f"{text('label-fleets')}: {seas or '-'}",
        f"{text('label-troops-reserve')} {mat['troops_left']}", f"{text('label-fleets-reserve')} {mat['fleets_left']}",
    ]  # fmt: skip
    return f"{names[seat]}: " + ", ".join(facts) + "."


def _isle_phrase(spot: dict[str, Any], text: Words) -> str:
    parts = [spot["isle"]]
    if spot["owner"] is not None:
        parts.append(f"{text('label-troops')} {spot['troops']}")
    if spot["prosperity"] + spot["markers"]:
        parts.append(f"{text('label-prosperity')} {spot['prosperity'] + spot['markers']}")
    if spot["metropolis"]:
        parts.append(text("label-metropolis"))
    parts += [text(f"building-{building}") for building in spot["slots"] if building]
    free = sum(1 for building in spot["slots"] if not building)
    if free and spot["owner"] is not None and not spot["metropolis"]:
        parts.append(f"{text('label-free-slots')} {free}")
    return " ".join(str(part) for part in parts)


def look(view: View, text: Words, names: Sequence[str], thing: str) -> list[str]:
    """One space with its neighbours, or what a creature or a god does: the map for those who do not see it."""
    board = board_for(view["players"])
    word = thing.strip()
    if word.upper() in board.sea_number:
        return [_look_at_sea(view, board, text, names, word.upper())]
    if word.upper() in board.isle_number:
        return [_look_at_isle(view, board, text, names, word.upper())]
    for name in GODS:
        if word.lower() in (name, text(f"god-{name}").lower()):
            return [f"{text('god-' + name)}: {text('godpower-' + name)}"]
    for name in CREATURES:
        if word.lower() in (name, text(f"creature-{name}").lower()):
            return [f"{text('creature-' + name)}: {text('power-' + name)}"]
    return []


def _look_at_sea(view: View, board: Board, text: Words, names: Sequence[str], name: str) -> str:
    sea = board.sea_number[name]
    parts = [f"{name}, {text('label-sea')}"]
    if board.trade_mask >> sea & 1:
        parts.append(text("label-trade-space"))
    parts += [f"{text('label-fleets')} {p['fleets']} {names[p['owner']]}" for p in view["seas"] if p["sea"] == name]
    if view["kraken"] == name:
        parts.append("Kraken")
    parts.append(f"{text('label-next-seas')} " + " ".join(board.sea_names[other] for other in board.neighbours[sea]))
    isles = [board.isle_names[isle] for isle in members(board.sea_isles[sea])]
    if isles:
        parts.append(f"{text('label-next-isles')} {' '.join(isles)}")
    return ", ".join(parts) + "."


def _look_at_isle(view: View, board: Board, text: Words, names: Sequence[str], name: str) -> str:
    isle = board.isle_number[name]
    spot = view["isles"][isle]
    owner = text("label-neutral") if spot["owner"] is None else names[spot["owner"]]
    parts = [
        f"{name}, {text('label-isle')}",
        f"{text('label-owner')} {owner}",
        f"{text('label-troops')} {spot['troops']}",
    ]
    parts.append(f"{text('label-prosperity')} {spot['prosperity'] + spot['markers']}")
    if spot["metropolis"]:
        parts.append(text("label-metropolis"))
    slots = [
        f"{number} {text('building-' + building) if building else '-'}{'' if not board.slot_covered[slot] else ' (M)'}"
        for number, (slot, building) in enumerate(zip(board.isle_slots[isle], spot["slots"], strict=True), start=1)
    ]
    parts.append(f"{text('label-slots')} {', '.join(slots)}")
    parts += [text(f"creature-{f['creature']}") for f in view["figurines"] if f["isle"] == name]
    parts.append(f"{text('label-next-seas')} " + " ".join(board.sea_names[s] for s in members(board.isle_seas[isle])))
    return ", ".join(parts) + "."
