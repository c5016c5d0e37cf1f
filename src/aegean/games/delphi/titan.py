"""The titan attacks at the end of a round (R-DEL-215 to R-DEL-220, 304)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.games.delphi.pieces import FACES
from aegean.games.delphi.state import DelFrame, Delphi


def roll_titan(state: Delphi) -> None:
    """R-DEL-055, 215, 219: the last player rolls the titan die, even when recovering."""
    roll = 1 + state.chance.below(FACES)
    state.say("titan-rolls", {"roll": roll})
    state.agenda.append(Titan(roll))


class Titan(DelFrame):
    """R-DEL-216 to R-DEL-218: on a 6 two injuries for everybody, otherwise one for who is weaker than the roll."""

    def __init__(self, roll: int) -> None:
        super().__init__(NOBODY)
        self.roll = roll

    def key(self) -> tuple[object, ...]:
        return (self.roll,)

    def run(self, state: Delphi) -> None:
        state.agenda.pop()
        for seat in state.order():
            if self.roll == FACES:
                state.draw_injury(seat)
                state.draw_injury(seat)
            elif state.strength[seat] < self.roll:
                state.draw_injury(seat)
            state.tend(seat)
