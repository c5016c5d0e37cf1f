"""What may be in the purses nobody shows: what a seat was paid, and what it may have kept from before."""

from __future__ import annotations

from typing import Final

from aegean.core.chance import Chance
from aegean.core.game import View
from aegean.games.cyclades.offerings import payment_due, standing_offers
from aegean.games.cyclades.pieces import NONE
from aegean.games.cyclades.state import Cyclades

# Seats keep more and more from cycle to cycle: about this much for each that went by.
KEPT: Final = 0.7
PARTS: Final = 1000


def draw_purses(state: Cyclades, view: View, chance: Chance) -> None:
    """Fills the hidden purses of an imagined state; where a limited bank tells their sum it stays as it is."""
    if view["supply"]["bank"] is not None:
        return
    offering = any(frame[0] == "Offerings" for frame in view["agenda"])
    kept = KEPT * max(1, state.cycle - 1)
    for seat, mat in enumerate(view["seats"]):
        if mat["gold"] is None and mat["out"] is None:
            gold = mat["revenue_paid"] + draw_kept(kept, chance)
            due = payment_due(state, standing_offers(state, seat, NONE), mat["priests"])
            if offering:
                state.gold[seat] = max(gold, due)
            elif due or seat in (state.marker_seat(marker) for marker in state.apollo if marker != NONE):
                state.gold[seat] = max(0, gold - due)  # has paid, has not played yet
            else:
                state.gold[seat] = gold // 3


def draw_kept(mean: float, chance: Chance) -> int:
    """Mostly nothing or a piece, sometimes much: each further piece is as likely as the one before."""
    more = round(PARTS * mean / (1.0 + mean))
    gold = 0
    while gold < 20 and chance.below(PARTS) < more:
        gold += 1
    return gold
