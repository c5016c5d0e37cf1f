"""Bargaining: swaps of resources that both sides have a use for (R-CIV-133, 538, 539)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.actions import GIVE, OFFER, SEND, TAKE, first, kind_of, pack
from aegean.games.civilization.bargain import Offer
from aegean.games.civilization.pieces import (
    GOODS,
    NONE,
    T_ANIMAL_HUSBANDRY,
    T_BALLISTICS,
    T_BANKING,
    T_CHIVALRY,
    T_CONSTRUCTION,
    T_CURRENCY,
    T_HORSEBACK_RIDING,
    T_MATHEMATICS,
    T_METAL_CASTING,
    T_METALWORKING,
    T_MONARCHY,
    T_PLASTICS,
    T_STEAM_POWER,
)
from aegean.games.civilization.purse import TOKEN
from aegean.games.civilization.state import Civ

# By good: the techs that have a use for it.
USES: Final = (
    1 << T_CURRENCY | 1 << T_CHIVALRY | 1 << T_METAL_CASTING,
    1 << T_METALWORKING | 1 << T_MATHEMATICS | 1 << T_BALLISTICS,
    1 << T_HORSEBACK_RIDING | 1 << T_MONARCHY | 1 << T_STEAM_POWER,
    1 << T_ANIMAL_HUSBANDRY | 1 << T_CONSTRUCTION | 1 << T_BANKING | 1 << T_PLASTICS,
)
SEVERAL: Final = 2  # of a kind: one can be spared


def useful(state: Civ, seat: int, good: int) -> bool:
    return bool(state.techs[seat] & USES[good])


def spare(state: Civ, seat: int) -> list[int]:
    """Goods that the seat has no use for, or more than one of."""
    owned = state.goods[seat * GOODS : seat * GOODS + GOODS]
    return [good for good in range(GOODS) if owned[good] >= (SEVERAL if useful(state, seat, good) else 1)]


def wanted(state: Civ, seat: int) -> list[int]:
    """Goods that it could use and has none of."""
    return [good for good in range(GOODS) if useful(state, seat, good) and not state.goods[seat * GOODS + good]]


def swap(state: Civ, seat: int, other: int) -> tuple[int, int]:
    """What is given and what is taken, so that both are better off; NONE if there is no such swap."""
    for give in spare(state, seat):
        if give in wanted(state, other):
            for take in wanted(state, seat):
                if take in spare(state, other):
                    return give, take
    return NONE, NONE


def worth_offering(state: Civ, seat: int, actions: list[int]) -> int:
    """An offer to somebody who will like it, once a turn; NONE if there is none."""
    if state.offers[seat]:
        return NONE
    for action in actions:
        if kind_of(action) == OFFER and swap(state, seat, first(action))[0] != NONE:
            return action
    return NONE


def next_thing(state: Civ, frame: Offer, actions: list[int]) -> int:
    give, take = swap(state, frame.seat, frame.other)
    if give != NONE and not frame.give:
        return pack(GIVE, TOKEN + give, 1)
    if give != NONE and not frame.take:
        return pack(TAKE, TOKEN + take, 1)
    if SEND in actions:
        return SEND
    # Begun by mistake: asking for something costs nothing.
    return next((action for action in actions if kind_of(action) == TAKE), actions[0])
