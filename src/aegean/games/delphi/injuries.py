"""Phase 1: check injuries (R-DEL-048 to R-DEL-056, 283 to 285)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.delphi.actions import DISCARD, FAVOURS, STEP, A, B, C, first, kind_of, second, third
from aegean.games.delphi.gods import add_steps, step_refusal
from aegean.games.delphi.pieces import BONUS_FAVOURS, COLOURS, HUES, THICK_SKIN
from aegean.games.delphi.state import DelFrame, Delphi
from aegean.games.delphi.titan import roll_titan


def must_recover(state: Delphi, seat: int) -> bool:
    """R-DEL-048, 179: 3 of one colour or 6 in all; with EQ-06 4 or 8."""
    one, total = (4, 8) if state.owns(seat, THICK_SKIN) else (3, 6)
    mine = state.injuries[seat * COLOURS : seat * COLOURS + COLOURS]
    return max(mine) >= one or sum(mine) >= total


class Injuries(DelFrame):
    """R-DEL-048, 051, 053: recover, or a bonus without injuries, or nothing. Turn and Consult lie below."""

    def __init__(self, owner: int) -> None:
        super().__init__(NOBODY)
        self.owner = owner

    def key(self) -> tuple[object, ...]:
        return (self.owner,)

    def run(self, state: Delphi) -> None:
        state.agenda.pop()
        if must_recover(state, self.owner):
            state.agenda.append(Recover(self.owner))
        elif not state.injury_count(self.owner):
            state.agenda.append(NoInjuries(self.owner))


class Recover(DelFrame):
    """R-DEL-048 to R-DEL-050, 055, 285: three injuries of choice go, and the turn ends without actions or a roll."""

    def legal(self, state: Delphi, seat: int) -> list[int]:
        mine = state.injuries[seat * COLOURS : seat * COLOURS + COLOURS]
        actions: list[int] = []
        for x in range(COLOURS):
            for y in range(x, COLOURS):
                for z in range(y, COLOURS):
                    if mine[x] and mine[y] > (x == y) and mine[z] > (x == z) + (y == z):
                        actions.append(DISCARD | x << A | y << B | z << C)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != DISCARD:
            return Refusal("recover-first", "R-DEL-049")
        return Refusal("not-your-injuries", "R-DEL-048")

    def play(self, state: Delphi, seat: int, action: int) -> None:
        colours = (first(action), second(action), third(action))
        for colour in colours:
            state.injuries[seat * COLOURS + colour] -= 1
            state.injury_discard[colour] += 1
        one, two, three = colours
        state.say("recovers", {"seat": seat, "colour1": HUES[one], "colour2": HUES[two], "colour3": HUES[three]})
        del state.agenda[-3:]  # this, Turn and Consult
        if seat == state.last_seat():
            roll_titan(state)


class NoInjuries(DelFrame):
    """R-DEL-051, 283: without injuries 2 favours or a step of a god; one of the two is taken."""

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions: list[int] = [FAVOURS]
        add_steps(state.climbers(seat), actions)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == STEP:
            return step_refusal(state, seat, action)
        return Refusal("bonus-first", "R-DEL-283")

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == FAVOURS:
            state.gain_favours(seat, BONUS_FAVOURS)
        else:
            state.lift(seat, first(action))
