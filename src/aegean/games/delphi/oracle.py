"""Phase 3: consult the oracle (R-DEL-211 to R-DEL-214, 305 to 307)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.games.delphi.gods import others_advance
from aegean.games.delphi.pieces import COLOURS, DICE, FACES, HUES, OMEN_FAVOURS, OMENS
from aegean.games.delphi.state import Automatic, DelFrame, Delphi
from aegean.games.delphi.titan import roll_titan


class Consult(DelFrame):
    """R-DEL-211, 305: oracle dice (the last seat: with the titan die), EQ-13 to EQ-15, steps of the others."""

    def __init__(self, owner: int) -> None:
        super().__init__(NOBODY)
        self.owner = owner

    def key(self) -> tuple[object, ...]:
        return (self.owner,)

    def run(self, state: Delphi) -> None:
        seat = self.owner
        state.agenda.pop()
        roll_dice(state, seat)
        state.say("rolls", dice_values(state, seat))
        faces = 0
        for die in range(DICE):
            faces |= 1 << state.dice[seat * DICE + die]
        if seat == state.last_seat():
            roll_titan(state)
        state.agenda.append(CardsAside())
        for card, colour in OMENS:
            if faces >> colour & 1 and state.owns(seat, card):
                state.gain_favours(seat, OMEN_FAVOURS)
        others_advance(state, seat, faces)


def roll_dice(state: Delphi, seat: int) -> None:
    for die in range(DICE):
        state.dice[seat * DICE + die] = state.chance.below(FACES)


def dice_values(state: Delphi, seat: int) -> dict[str, int | str]:
    one, two, three = state.dice[seat * DICE : seat * DICE + DICE]
    return {"seat": seat, "die1": HUES[one], "die2": HUES[two], "die3": HUES[three]}


class CardsAside(Automatic):
    """R-DEL-062, 305: the oracle card used this turn goes to the discard pile."""

    def run(self, state: Delphi) -> None:
        state.agenda.pop()
        for colour in range(COLOURS):
            state.oracle_discard[colour] += state.aside[colour]
            state.aside[colour] = 0
