"""Rounds and turns (R-DEL-044, 045, 223)."""

from __future__ import annotations

from aegean.games.delphi.end import finish
from aegean.games.delphi.equipment import WaitingEquipment
from aegean.games.delphi.gods import MissedRolls
from aegean.games.delphi.injuries import Injuries
from aegean.games.delphi.oracle import Consult
from aegean.games.delphi.pieces import COLOURS, NONE
from aegean.games.delphi.state import Automatic, Delphi
from aegean.games.delphi.turn import Turn


class NextTurn(Automatic):
    """R-DEL-044, 045: clockwise from the start player; injuries, actions, oracle. The game ends after a whole round."""

    def run(self, state: Delphi) -> None:
        seat = state.start if state.active == NONE else (state.active + 1) % state.players
        if seat == state.start:
            if state.active != NONE and state.final_round():
                finish(state)
                return
            state.round += 1
            state.say("round-begins", {"round": state.round})
        state.active = seat
        state.spent = 0
        state.cards_used = 0
        state.apollo_cards = [0] * COLOURS
        state.free_colours = 0
        state.all_free = False
        state.extra_used = False
        state.say("turn-begins", {"seat": seat})
        state.agenda += [Consult(seat), Turn(seat), Injuries(seat)]
        if state.waiting[seat] != NONE:
            state.agenda.append(WaitingEquipment(seat))
        if state.rolls[seat]:
            state.agenda.append(MissedRolls(seat))
