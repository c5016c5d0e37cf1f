"""The creature track (R-CYC-028 to R-CYC-039, 239). Space 0 costs 4 GP, space 1 costs 3, space 2 costs 2."""

from __future__ import annotations

from aegean.core.masks import members
from aegean.games.cyclades.pieces import CREATURES, KRAKEN, NONE, TRACK_PRICES
from aegean.games.cyclades.state import Cyclades


def draw(state: Cyclades) -> int:
    """The next card, or NONE (R-CYC-035, 036). The draw pile is a set: chance says which card was on top."""
    if not state.pile:
        state.pile = state.discard
        state.discard = 0
        if state.pile:
            state.say("discard-shuffled", {})
    cards = members(state.pile)
    if not cards:
        return NONE
    card = cards[state.chance.below(len(cards))]
    state.pile &= ~(1 << card)
    return card


def deal(state: Cyclades, space: int) -> None:
    card = draw(state)
    state.track[space] = card
    if card == NONE:
        return
    state.say("creature-appears", {"creature": CREATURES[card], "price": TRACK_PRICES[space]})
    if card == KRAKEN and state.switches.kraken_leaves_with_card and state.kraken != NONE:
        state.say("kraken-leaves", {"sea": state.board.sea_names[state.kraken]})
        state.kraken = NONE
        state.refresh_barred()


def update_track(state: Cyclades) -> None:
    """Phase 1 of a cycle."""
    track = state.track
    if state.cycle == 1:
        deal(state, 0)
    elif state.cycle == 2:
        if track[0] != NONE:
            track[1] = track[0]
            deal(state, 0)
        else:
            deal(state, 0)
            deal(state, 1)
    else:
        if track[2] != NONE:
            state.say("creature-discarded", {"creature": CREATURES[track[2]]})
            state.discard |= 1 << track[2]
        kept = [card for card in (track[1], track[0]) if card != NONE]
        for step in range(3):
            track[2 - step] = kept[step] if step < len(kept) else NONE
        for space in (2, 1, 0):
            if track[space] == NONE:
                deal(state, space)


def exchange(state: Cyclades, space: int) -> None:
    """Zeus' special action (R-CYC-115 to R-CYC-117): the card is discarded before the draw."""
    card = state.track[space]
    state.say("creature-discarded", {"creature": CREATURES[card]})
    state.discard |= 1 << card
    deal(state, space)
