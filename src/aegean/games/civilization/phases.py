"""Turns, phases and parts (R-CIV-070 to R-CIV-075, 520 to 524)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.games.civilization.abilities import ANY_TIME, PHASE_BEGINS
from aegean.games.civilization.bargain import begin_trade
from aegean.games.civilization.coins import coins
from aegean.games.civilization.end import TURN_LIMIT, finish
from aegean.games.civilization.governments import ask_late_governments
from aegean.games.civilization.manage import begin_management
from aegean.games.civilization.moments import BETWEEN_PARTS, ask_round
from aegean.games.civilization.move import begin_movement
from aegean.games.civilization.pieces import (
    CITIES,
    CITY_MANAGEMENT,
    MOVEMENT,
    NONE,
    PHASES,
    RESEARCH,
    START_OF_TURN,
    TRADING,
    TYPES,
)
from aegean.games.civilization.research import begin_research
from aegean.games.civilization.start_of_turn import begin_start_of_turn
from aegean.games.civilization.state import Automatic, Civ, CivFrame


class NextTurn(Automatic):
    """R-CIV-073, 521, 636: the marker passes on, what counts by the turn is set back."""

    def run(self, state: Civ) -> None:
        limit = state.switches.turn_limit
        if limit and state.turn == limit:
            end_by_limit(state)
            return
        if state.turn:
            state.first = (state.first + 1) % state.players
        state.turn += 1
        state.phase = NONE
        state.used = [0] * state.players
        state.offers = [0] * state.players
        state.settled = [0] * state.players
        state.waiting = [0] * (TYPES * state.players)
        state.boost = [0] * (CITIES * state.players)
        state.acted = [0] * (CITIES * state.players)
        state.extra = [0] * (CITIES * state.players)
        state.did = [0] * (CITIES * state.players)
        state.done = 0
        state.posted = 0
        state.served = 0
        state.pinned = []
        state.hasty = 0
        state.kremlin = 0
        state.victors = 0
        state.say("turn-begins", {"turn": state.turn, "seat": state.first})
        state.agenda.append(NextPhase())


class NextPhase(Automatic):
    """R-CIV-070: the five phases; before each of them Khalid ibn al-Walid may take the marker (R-CIV-522), and any-time
    cards may be used (R-CIV-561)."""

    def run(self, state: Civ) -> None:
        if state.phase == RESEARCH:
            state.agenda.pop()
            return
        state.phase += 1
        state.active = NONE
        state.say("phase-begins", {"phase": PHASES[state.phase]})
        state.agenda.append(BeginParts())
        ask_round(state, PHASE_BEGINS | ANY_TIME, state.first)


class BeginParts(Automatic):
    """The parts of a phase, in turn order as it is now (R-CIV-071, 072)."""

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if state.phase == TRADING:
            begin_trade(state)
        elif state.phase == RESEARCH:
            begin_research(state)
        else:
            state.agenda.append(NextPart(tuple(state.order())))


class NextPart(CivFrame):
    """One part after the other; between two of them any-time cards may be used (R-CIV-561)."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.seats_left = seats

    def key(self) -> tuple[object, ...]:
        return (self.seats_left,)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if not self.seats_left:
            if state.phase == START_OF_TURN:
                ask_late_governments(state)
            return
        seat = self.seats_left[0]
        state.agenda.append(NextPart(self.seats_left[1:]))
        state.active = seat
        begin_part(state, seat)
        if seat != state.first:
            ask_round(state, BETWEEN_PARTS, seat)


def begin_part(state: Civ, seat: int) -> None:
    """The frames of one part."""
    if state.phase == START_OF_TURN:
        begin_start_of_turn(state, seat)
    elif state.phase == CITY_MANAGEMENT:
        begin_management(state, seat)
    elif state.phase == MOVEMENT:
        begin_movement(state, seat)


def end_by_limit(state: Civ) -> None:
    """R-CIV-636: most of culture space, then coins, then techs; of equals the first in turn order."""
    best = max(state.order(), key=lambda seat: (state.space[seat], coins(state, seat), state.techs[seat].bit_count()))
    finish(state, [best], TURN_LIMIT)
