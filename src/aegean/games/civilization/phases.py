"""Turns, phases and parts (R-CIV-070 to R-CIV-075, 520 to 524)."""

from __future__ import annotations

from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import (
    ABILITIES,
    ANY_TIME,
    BETWEEN,
    BY_EVENT,
    OWN_CITIES,
    OWN_MOVE,
    OWN_START,
    OWN_TRADE,
    PHASE_BEGINS,
    Ability,
    add_uses,
    begin_use,
    might_react,
    usable,
)
from aegean.games.civilization.actions import PASS, SHOW, USE, first, kind_of, pack
from aegean.games.civilization.coins import coins
from aegean.games.civilization.end import TURN_LIMIT, finish
from aegean.games.civilization.governments import ask_late_governments
from aegean.games.civilization.manage import begin_management
from aegean.games.civilization.move import begin_movement
from aegean.games.civilization.persons import show_card, showable
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

# By phase: the window of its parts, for events that are played between them (`event_timing`).
PART_WINDOWS: Final = (OWN_START, OWN_TRADE, OWN_CITIES, OWN_MOVE, 0)
BETWEEN_PARTS: Final = ANY_TIME | BETWEEN


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
            from aegean.games.civilization.bargain import begin_trade  # between its turns any-time cards are asked for

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


def ask_round(state: Civ, window: int, first_asked: int) -> None:
    """Asks all seats clockwise from one of them, those who could use something as far as all can know."""
    seats = [(first_asked + turn) % state.players for turn in range(state.players)]
    asked = tuple(seat for seat in seats if might_act(state, seat, window))
    if asked:
        state.agenda.append(Moment(asked[0], window, asked[1:]))


def might_act(state: Civ, seat: int, window: int) -> bool:
    if might_react(state, seat, window):
        return True
    return any(ability.maybe_owned(state, seat) for ability in phase_events(state, window))


def phase_events(state: Civ, window: int) -> list[Ability]:
    """R-CIV-242: with `event_timing` events of the phase may be played between other players' parts."""
    if window != BETWEEN_PARTS or not state.switches.events_all_phase:
        return []
    part = PART_WINDOWS[state.phase]
    return [
        ability
        for ability in ABILITIES
        if ability.announced == BY_EVENT and ability.windows & part and not ability.windows & ANY_TIME
    ]


class Moment(CivFrame):
    """Whether somebody uses a card before a phase or between two parts; again and again until it passes."""

    def __init__(self, seat: int, window: int, after: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.window = window
        self.after = after

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.window, self.after)

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [PASS]
        add_uses(state, seat, self.window, actions)
        for ability in phase_events(state, self.window):
            if usable(state, seat, ability):
                actions.append(pack(USE, ability.number))
        actions += [pack(SHOW, card) for card in showable(state, seat)]
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("not-now", "R-CIV-561")

    def play(self, state: Civ, seat: int, action: int) -> None:
        if kind_of(action) == USE:
            begin_use(state, seat, ABILITIES[first(action)])
            return
        if kind_of(action) == SHOW:
            show_card(state, seat, first(action))
            return
        state.agenda.pop()
        if self.after:
            state.agenda.append(Moment(self.after[0], self.window, self.after[1:]))


def end_by_limit(state: Civ) -> None:
    """R-CIV-636: most of culture space, then coins, then techs, then turn order."""
    order = state.order()
    best = max(
        order,
        key=lambda seat: (
            state.space[seat],
            coins(state, seat),
            state.techs[seat].bit_count(),
            -order.index(seat),
        ),
    )
    finish(state, [best], TURN_LIMIT)
