"""What is in force: techs, wonders, great people, governments, investments (R-CIV-121, 122, 260, 263, 427)."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.pieces import (
    A_PERSON,
    CARDS_PER_TYPE,
    CITIES,
    ENDOWMENT_FOR_THE_ARTS,
    INFRASTRUCTURE,
    INVESTMENTS,
    MILITARY_INDUSTRIAL_COMPLEX,
    NONE,
    PUBLIC_EDUCATION,
)
from aegean.games.civilization.state import Civ

# By investment card: markers needed for each tier.
TIERS: Final = ((2, 4, 6), (1, 2, 3), (3, 6, 9), (1, 2, 4))


def has_wonder(state: Civ, seat: int, wonder: int) -> bool:
    """R-CIV-121, 195, 554: the card lies before this seat and its marker is not blockaded."""
    return state.wonder_owner[wonder] == seat and not state.blockaded(state.wonder_at[wonder])


def type_stands(state: Civ, seat: int, kind: int) -> bool:
    """R-CIV-122, 260: an unblockaded marker of the type in the outskirts of an own city."""
    mine = 1 << seat
    for city in range(seat * CITIES, seat * CITIES + CITIES):
        if state.centre[city] != NONE:
            for square in state.outskirts(city):
                if state.piece[square] == A_PERSON + kind and not state.guests[square] & ~mine:
                    return True
    return False


def has_person(state: Civ, seat: int, card: int) -> bool:
    """R-CIV-263: a card that lies face up, and a marker of its type that stands free."""
    return bool(state.up[seat] >> card & 1) and type_stands(state, seat, card // CARDS_PER_TYPE)


def may_use_person(state: Civ, seat: int, card: int) -> bool:
    """R-CIV-259, 260: face up or face down, it can be used."""
    return bool((state.up[seat] | state.down[seat]) >> card & 1) and type_stands(state, seat, card // CARDS_PER_TYPE)


def might_have(state: Civ, seat: int, card: int) -> bool:
    """As far as everybody can know (R-CIV-640): the card lies open there, or it may be one of those face down."""
    kind = card // CARDS_PER_TYPE
    if not state.up[seat] >> card & 1:
        if not state.down[seat] >> kind * CARDS_PER_TYPE & (1 << CARDS_PER_TYPE) - 1:
            return False
        if state.person_below >> card & 1 or any(up >> card & 1 for up in state.up):
            return False
    return type_stands(state, seat, kind)


def tier(state: Civ, seat: int, card: int) -> int:
    """R-CIV-427: how many tiers of an investment card are reached; only the highest works."""
    markers = state.invested[seat * len(INVESTMENTS) + card]
    needed = TIERS[card]
    return (markers >= needed[0]) + (markers >= needed[1]) + (markers >= needed[2])


def invested_combat(state: Civ, seat: int) -> int:
    return 4 * tier(state, seat, MILITARY_INDUSTRIAL_COMPLEX)


def invested_production(state: Civ, seat: int) -> int:
    return tier(state, seat, INFRASTRUCTURE)


def invested_lessons(state: Civ, seat: int) -> int:
    return tier(state, seat, PUBLIC_EDUCATION)


def invested_discount(state: Civ, seat: int) -> int:
    """R-CIV-237: culture saved on each paid advance."""
    reached = tier(state, seat, ENDOWMENT_FOR_THE_ARTS)
    return reached if state.switches.first_endowment else max(0, reached - 1)


def invested_hand(state: Civ, seat: int) -> int:
    reached = tier(state, seat, ENDOWMENT_FOR_THE_ARTS)
    return 1 if reached and not state.switches.first_endowment else 0
