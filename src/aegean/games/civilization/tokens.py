"""Coin tokens: where they lie, how they come and go (R-CIV-422, 423, 535, 612)."""

from __future__ import annotations

from aegean.games.civilization.coins import check_coins
from aegean.games.civilization.hand import check_hand
from aegean.games.civilization.pieces import COIN_PLACES, MOST_ON_TECH, ON_SHEET, PLACES
from aegean.games.civilization.state import Civ


def token_room(state: Civ, seat: int, place: int) -> bool:
    """R-CIV-422."""
    return place >= ON_SHEET or state.tokens[seat * PLACES + place] < MOST_ON_TECH


def gain_token(state: Civ, seat: int, place: int) -> None:
    if not token_room(state, seat, place):
        return
    state.tokens[seat * PLACES + place] += 1
    state.say("gains-coin", {"seat": seat, "coinplace": COIN_PLACES[place]})
    check_coins(state, seat)


def lose_token(state: Civ, seat: int, place: int) -> None:
    """R-CIV-535: with Computers fewer coins can mean a smaller hand."""
    state.tokens[seat * PLACES + place] -= 1
    state.say("loses-coin", {"seat": seat, "coinplace": COIN_PLACES[place]})
    check_hand(state, seat)


def token_places(state: Civ, seat: int) -> list[int]:
    """Where a token lies that could be taken away (R-CIV-423, 612)."""
    return [place for place in range(PLACES) if state.tokens[seat * PLACES + place]]
