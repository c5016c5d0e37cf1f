"""Figures that leave the map, are set down elsewhere, or step from square to square (R-CIV-005, 535, 584, 624)."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.games.civilization.coins import check_coins
from aegean.games.civilization.hand import check_hand
from aegean.games.civilization.pieces import (
    ARMY,
    CITIES,
    COIN,
    FIELD,
    FIGURE_KINDS,
    FIGURES,
    FIRST_SCOUT,
    NONE,
    NOTHING,
    SCOUT,
    T_COMPUTERS,
)
from aegean.games.civilization.state import Civ


def kind_of_figure(figure: int) -> int:
    return ARMY if figure % FIGURES < FIRST_SCOUT else SCOUT


def armies_among(group: int) -> int:
    """How many figures of a group are armies."""
    return sum(kind_of_figure(figure) == ARMY for figure in members(group))


def figure_squares(state: Civ, seat: int) -> list[int]:
    """Where a seat has figures."""
    return sorted({square for square in state.at[seat * FIGURES : seat * FIGURES + FIGURES] if square >= 0})


def build_figure(state: Civ, seat: int, kind: int, square: int) -> None:
    state.put_figure(state.figure_in_supply(seat, kind), square)
    values: dict[str, int | str] = {"seat": seat, "figure": FIGURE_KINDS[kind], "square": state.layout.names[square]}
    state.say("builds-figure", values)


def kill_figure(state: Civ, figure: int) -> None:
    """R-CIV-005, 568: back to its owner's supply, without loot. Who kills it says so."""
    square = state.at[figure]
    state.put_figure(figure, NONE)
    figures_changed(state, figure // FIGURES, square)


def relocate(state: Civ, figures: list[int], square: int) -> None:
    """R-CIV-584: figures of one square are set down in another one, where they may end; this is no move."""
    seat, before = figures[0] // FIGURES, state.at[figures[0]]
    for figure in figures:
        state.put_figure(figure, square)
    names = state.layout.names
    state.say("figures-set-down", {"seat": seat, "number": len(figures), "square": names[square]})
    shifted(state, seat, before, square)


def shift(state: Civ, group: int, square: int) -> None:
    """One step of a group."""
    for figure in members(group):
        state.put_figure(figure, square)


def shifted(state: Civ, seat: int, before: int, square: int) -> None:
    """Figures of the seat have gone from one square to another."""
    figures_changed(state, seat, before)
    if not state.places:
        figures_changed(state, seat, square)


def figures_changed(state: Civ, seat: int, square: int) -> None:
    """R-CIV-421, 535, 624, 635: figures of the seat came or went, and with them icons for scouts and blockades; who
    moved is looked at first. A square without icons or pieces of that kind changes nothing."""
    if state.piece[square] == NOTHING and not state.yields[square] >> COIN & FIELD:
        return
    check_coins(state, seat)
    city = state.city_of[square]
    if state.knows(seat, T_COMPUTERS):
        check_hand(state, seat)
    if city != NONE and city // CITIES != seat:
        check_hand(state, city // CITIES)
