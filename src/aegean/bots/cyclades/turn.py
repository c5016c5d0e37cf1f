"""A whole god turn thought through: a beam over own actions, equal positions merged, battles by exact odds."""

from __future__ import annotations

from typing import Final

from aegean.bots.budget import Budget
from aegean.bots.cyclades.lookahead import (
    CONTINUED,
    DEPTH,
    LEAST_GAIN,
    battle_worth,
    best_action,
    open_voyages,
    promising,
    worth,
)  # fmt: skip
from aegean.bots.cyclades.value import value
from aegean.bots.cyclades.voyages import Voyage
from aegean.bots.cyclades.weights import Weights
from aegean.core.frame import settle
from aegean.games.cyclades import actions as a
from aegean.games.cyclades.actions import kind_of, pack
from aegean.games.cyclades.battle import Battle
from aegean.games.cyclades.god_turn import GodTurn
from aegean.games.cyclades.pieces import MOVE_PRICE
from aegean.games.cyclades.state import Cyclades

# A turn is rarely longer; questions within an action (a creature's target) do not count.
LONGEST: Final = 7
# Lines this much behind the best are not followed further.
HOPELESS: Final = 60.0
# Of a row of questions that one action raises (a creature, its target, a set, its isle) no more are answered.
ANSWERS: Final = 12


class Line:
    """A way to play the turn so far: how it began, where it led, and what the position is worth if it ends here."""

    def __init__(self, begin: int, state: Cyclades, worth: float) -> None:
        self.begin = begin
        self.state = state
        self.worth = worth


class TurnPlan:
    """What each first action of a turn can lead to: `found` holds the best worth by first action."""

    def __init__(self, seat: int, w: Weights, budget: Budget, width: int) -> None:
        self.seat = seat
        self.w = w
        self.budget = budget
        self.width = width
        self.found: dict[int, float] = {}
        self.seen: set[tuple[object, ...]] = set()

    def think(self, state: Cyclades) -> None:
        """From a position in which the seat's god turn asks for an action."""
        lines = [Line(a.END, state, value(state, self.seat, self.w))]
        self.note(a.END, lines[0].worth + LEAST_GAIN)
        for level in range(LONGEST):
            fresh: list[Line] = []
            for line in lines:
                if self.budget.spent():
                    break
                self.extend(line, level == 0, fresh)
            fresh.sort(key=lambda line: -line.worth)
            best = max(self.found.values())
            lines = []
            for line in fresh:
                place = line.state.key()
                if place not in self.seen and line.worth > best - HOPELESS and len(lines) < self.width:
                    self.seen.add(place)
                    lines.append(line)
            if not lines or self.budget.spent():
                return

    def note(self, begin: int, worth: float) -> None:
        if begin not in self.found or worth > self.found[begin]:
            self.found[begin] = worth

    def extend(self, line: Line, first: bool, fresh: list[Line]) -> None:
        """Every promising next action of a line."""
        state, seat = line.state, self.seat
        actions = state.agenda[-1].legal(state, seat)
        sails = False
        for action in promising(state, seat, actions):
            if self.budget.spent():
                return
            kind = kind_of(action)
            if kind == a.SAIL:
                sails = True
            elif kind not in (a.END, a.EXCHANGE):
                self.budget.spend()
                self.arrive(action if first else line.begin, played(state, seat, action), fresh)
        if sails:
            for voyage in open_voyages(state, seat):
                if self.budget.spent():
                    return
                step = pack(a.SAIL, voyage.sea, voyage.step, voyage.fleets)
                self.budget.spend()
                self.arrive(step if first else line.begin, sailed(state, seat, voyage), fresh)

    def arrive(self, begin: int, state: Cyclades, fresh: list[Line]) -> None:
        """What an action led to: a battle ends the line, anything else is finished and may go on."""
        seat, w = self.seat, self.w
        for _ in range(ANSWERS):
            frame = state.agenda[-1] if state.agenda else None
            if isinstance(frame, Battle):
                self.note(begin, battle_worth(state, seat, DEPTH, w))
                return
            if frame is None or frame.seat != seat or not isinstance(frame, CONTINUED):
                break
            actions = frame.legal(state, seat)
            self.budget.spend(len(actions))
            state = played(state, seat, best_action(state, seat, actions, w))
        reached = value(state, seat, w)
        self.note(begin, reached)
        if state.agenda and isinstance(state.agenda[-1], GodTurn) and state.agenda[-1].seat == seat:
            fresh.append(Line(begin, state, reached))


def played(state: Cyclades, seat: int, action: int) -> Cyclades:
    """The position after an action; a battle it begins is left on the agenda."""
    twin = state.copy()
    twin.agenda[-1].play(twin, seat, action)
    if not (twin.agenda and isinstance(twin.agenda[-1], Battle)):
        settle(twin)
    return twin


def sailed(state: Cyclades, seat: int, voyage: Voyage) -> Cyclades:
    """The position when the fleets have arrived, at sea still to be fought for if others are there."""
    twin = state.copy()
    twin.gold[seat] -= MOVE_PRICE
    twin.set_fleets(seat, voyage.sea, twin.sea_fleets[voyage.sea] - voyage.fleets)
    owner = twin.sea_owner[voyage.goal]
    if owner >= 0 and owner != seat:
        twin.agenda.append(Battle(False, voyage.goal, seat, owner, voyage.fleets))
    else:
        twin.set_fleets(seat, voyage.goal, twin.sea_fleets[voyage.goal] + voyage.fleets)
    return twin


def turn_worth(state: Cyclades, seat: int, w: Weights, budget: Budget, width: int) -> float:
    """What the position is worth when the seat has played its god turn well."""
    plan = TurnPlan(seat, w, budget, width)
    plan.think(state)
    return max(plan.found.values())


def answer_worth(state: Cyclades, seat: int, action: int, w: Weights, budget: Budget, width: int) -> float:
    """What an answer within a turn (a target, an isle, a step) is worth with the rest of the turn."""
    frame = state.agenda[-1]
    budget.spend()
    if isinstance(frame, CONTINUED):
        after = played(state, seat, action)
        if after.agenda and isinstance(after.agenda[-1], GodTurn) and after.agenda[-1].seat == seat:
            return turn_worth(after, seat, w, budget, width)
    return worth(state, seat, action, DEPTH, w)
