"""The six gods of a player on their clouds: steps, and what other players' rolls bring (R-DEL-140 to R-DEL-146)."""

from __future__ import annotations

from aegean.core.frame import NOBODY, NOT_ASKED, PENDING, Frame, Together
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.delphi.actions import DECLINE, STEP, A, first, kind_of
from aegean.games.delphi.pieces import COLOURS, DICE, GODS, HUES, THRONE
from aegean.games.delphi.state import DelFrame, Delphi


def add_steps(gods: int, actions: list[int]) -> None:
    for god in members(gods):
        actions.append(STEP | god << A)


def step_refusal(state: Delphi, seat: int, action: int) -> Refusal:
    """Why a step of a god is not possible."""
    return Refusal("god-on-throne", "R-DEL-132", {"god": GODS[first(action)]})


class StepsDue(DelFrame):
    """R-DEL-139, 296: steps wait here until what lies above is done; without a god that can climb they lapse."""

    def __init__(self, owner: int, steps: int) -> None:
        super().__init__(NOBODY)
        self.owner = owner
        self.steps = steps

    def key(self) -> tuple[object, ...]:
        return (self.owner, self.steps)

    def run(self, state: Delphi) -> None:
        state.agenda.pop()
        if state.climbers(self.owner):
            state.agenda.append(GodSteps(self.owner, self.steps))


class GodSteps(DelFrame):
    """R-DEL-095, 139, 143, 296: steps for one god or several, chosen one after the other; the rest may be declined."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.left)

    def about(self, state: Delphi) -> dict[str, int | str]:
        return {"steps": self.left}

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions: list[int] = []
        add_steps(state.climbers(seat), actions)
        actions.append(DECLINE)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == STEP:
            return step_refusal(state, seat, action)
        return Refusal("steps-first", "R-DEL-046")

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == DECLINE:
            state.say("declines-steps", {"seat": seat, "steps": self.left})
            return
        state.lift(seat, first(action))
        if self.left > 1:
            state.agenda.append(StepsDue(seat, self.left - 1))


# --- other players' rolls


def woken(state: Delphi, seat: int, faces: int) -> int:
    """R-DEL-144: the gods on white clouds whose colour was rolled."""
    mask = 0
    for god in range(COLOURS):
        if faces >> god & 1 and 0 < state.rows[seat * COLOURS + god] < THRONE:
            mask |= 1 << god
    return mask


def woken_refusal(state: Delphi, seat: int, faces: int, action: int) -> Refusal:
    if kind_of(action) != STEP:
        return Refusal("answer-the-roll", "R-DEL-144")
    god = first(action)
    if not faces >> god & 1:
        return Refusal("not-rolled", "R-DEL-144", {"god": GODS[god]})
    if state.rows[seat * COLOURS + god] == THRONE:
        return Refusal("god-on-throne", "R-DEL-144", {"god": GODS[god]})
    return Refusal("god-sleeps", "R-DEL-144", {"god": GODS[god]})


class OthersAdvance(Together[Delphi]):
    """R-DEL-144, 145, 306: each other player may lift one god whose colour was rolled; all are asked at once."""

    def __init__(self, answers: tuple[int, ...], faces: int) -> None:
        super().__init__(answers)
        self.faces = faces

    def key(self) -> tuple[object, ...]:
        return (self.answers, self.faces)

    def about(self, state: Delphi) -> dict[str, int | str]:
        one, two, three = state.dice[state.active * DICE : state.active * DICE + DICE]
        return {"seat": state.active, "die1": HUES[one], "die2": HUES[two], "die3": HUES[three]}

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions: list[int] = []
        add_steps(woken(state, seat, self.faces), actions)
        actions.append(DECLINE)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        return woken_refusal(state, seat, self.faces, action)

    def with_answers(self, answers: tuple[int, ...]) -> Frame[Delphi]:
        return OthersAdvance(answers, self.faces)

    def reveal(self, state: Delphi, answers: tuple[int, ...]) -> None:
        asked = state.players - answers.count(NOT_ASKED)
        if asked > 1:
            state.say("roll-answered", {"count": asked})
        for turn in range(1, state.players):
            seat = (state.active + turn) % state.players
            if answers[seat] >= 0:
                answer_roll(state, seat, answers[seat])


def answer_roll(state: Delphi, seat: int, action: int) -> None:
    if kind_of(action) == STEP:
        state.lift(seat, first(action))
    else:
        state.say("declines-steps", {"seat": seat, "steps": 1})


class MissedRoll(DelFrame):
    """R-DEL-212, `god_steps_on_rolls` = own next turn: one of the rolls since the last turn."""

    def __init__(self, seat: int, faces: int) -> None:
        super().__init__(seat)
        self.faces = faces

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.faces)

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions: list[int] = []
        add_steps(woken(state, seat, self.faces), actions)
        actions.append(DECLINE)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        return woken_refusal(state, seat, self.faces, action)

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        answer_roll(state, seat, action)


class MissedRolls(DelFrame):
    """Asks about the oldest roll that still fits a god, until none is left."""

    def __init__(self, owner: int) -> None:
        super().__init__(NOBODY)
        self.owner = owner

    def key(self) -> tuple[object, ...]:
        return (self.owner,)

    def run(self, state: Delphi) -> None:
        rolls = state.rolls[self.owner]
        while rolls:
            faces, rolls = rolls[0], rolls[1:]
            state.rolls[self.owner] = rolls
            if woken(state, self.owner, faces):
                state.agenda.append(MissedRoll(self.owner, faces))
                return
        state.agenda.pop()


def others_advance(state: Delphi, roller: int, faces: int) -> None:
    """R-DEL-144, 146, 212, 306: ask those who have a fitting god and a turn left."""
    answers = [NOT_ASKED] * state.players
    for seat in range(state.players):
        if seat == roller or not state.has_turn_left(seat):
            continue
        if state.switches.steps_wait:
            state.rolls[seat] = state.rolls[seat] + (faces,)
        elif woken(state, seat, faces):
            answers[seat] = PENDING
    if PENDING in answers:
        state.agenda.append(OthersAdvance(tuple(answers), faces))
