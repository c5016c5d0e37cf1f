"""Coins (R-CIV-420 to R-CIV-423, 472, 624)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.end import COIN_VICTORY, finish, win
from aegean.games.civilization.force import has_person
from aegean.games.civilization.pieces import (
    COIN,
    DEMOCRATIC,
    FIELD,
    FIGURES,
    FIRST_SCOUT,
    NONE,
    ON_PANAMA_CANAL,
    P_ADAM_SMITH,
    PLACES,
    T_CIVIL_SERVICE,
    T_COMPUTERS,
    T_RAILROAD,
    W_PANAMA_CANAL,
    WINNING_COINS,
)  # fmt: skip
from aegean.games.civilization.state import Civ

COIN_TECHS: Final = 1 << T_CIVIL_SERVICE | 1 << T_RAILROAD | 1 << T_COMPUTERS


def coins(state: Civ, seat: int) -> int:
    """R-CIV-420: tokens, and icons on techs, squares, buildings, great people and cards."""
    first = seat * PLACES
    total = sum(state.tokens[first : first + ON_PANAMA_CANAL])
    total += (state.techs[seat] & COIN_TECHS).bit_count()
    canal = state.tokens[first + ON_PANAMA_CANAL]
    if canal and not state.blockaded(state.wonder_at[W_PANAMA_CANAL]):
        total += canal
    mine = 1 << seat
    for city in state.cities(seat):
        for square in state.outskirts(city):
            if state.yields[square] >> COIN & FIELD and not state.guests[square] & ~mine:
                total += state.yields[square] >> COIN & FIELD
    scouts = state.at[seat * FIGURES + FIRST_SCOUT : seat * FIGURES + FIGURES]
    for place, square in enumerate(scouts):
        # Two scouts in one square see one icon.
        if square >= 0 and square not in scouts[:place] and not own_outskirts(state, seat, square):
            total += state.yields[square] >> COIN & FIELD
    if has_person(state, seat, P_ADAM_SMITH):
        total += 1
    if state.switches.later_governments and state.government[seat] == DEMOCRATIC:
        total += 1
    return total


def own_outskirts(state: Civ, seat: int, square: int) -> bool:
    """R-CIV-129: there a scout gathers nothing besides."""
    city = state.city_of[square]
    return city != NONE and city // 3 == seat


def check_coins(state: Civ, seat: int) -> None:
    """R-CIV-472: 15 coins at any moment; to be asked after every change that can bring one (R-CIV-624). Who acted
    comes first, then the others clockwise (R-CIV-635); or all of them win together (R-CIV-475)."""
    if state.places:
        return
    rich = [each for each in (seat, *state.others(seat)) if coins(state, each) >= WINNING_COINS]
    if rich and state.switches.shared_victory:
        finish(state, rich, COIN_VICTORY)
    elif rich:
        win(state, rich[0], COIN_VICTORY)
