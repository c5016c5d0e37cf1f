"""Between two parts and before a phase: who may use a card then (R-CIV-242, 522, 561)."""

from __future__ import annotations

from typing import Final

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
    Ability,
    add_uses,
    might_react,
    usable,
)
from aegean.games.civilization.actions import PASS, SHOW, USE, first, kind_of, pack
from aegean.games.civilization.person_cards import show_card, showable
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.uses import begin_use

# By phase: the window of its parts, for events that are played between them (`event_timing`).
PART_WINDOWS: Final = (OWN_START, OWN_TRADE, OWN_CITIES, OWN_MOVE, 0)
BETWEEN_PARTS: Final = ANY_TIME | BETWEEN


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
    return [ability for ability in ABILITIES if ability.announced == BY_EVENT and ability.windows & part]


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
