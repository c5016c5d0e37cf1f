"""A match that stops where chance comes in, for searchers who must not know the dice before they fall."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.errors import AegeanError
from aegean.core.events import Event, Tell
from aegean.core.game import View
from aegean.core.match import digest
from aegean.core.options import OptionValue
from aegean.envs.numbering import NO_ACTION
from aegean.envs.table import Table

Setting = tuple[str, int, tuple[tuple[str, OptionValue], ...], str, int]  # game, players, options, reward, bound
Step = tuple[int, bytes]  # an action, and the key of the draws it led to (none if it drew nothing)


@cache
def _table(setting: Setting) -> Table:
    game, players, options, reward, bound = setting
    return Table(game, players, dict(options), reward, bound)


def start(setting: Setting, dice: random.Random) -> Course:
    """Before the deal: the first thing that happens is chance."""
    return Course(setting, dice, _table(setting).copy())


class Course:
    """A table, and the action that waits for chance. All copies draw from the same dice, so none foretells another;
    what is saved is where it began, its steps and the dice as they are."""

    def __init__(self, setting: Setting, dice: random.Random, table: Table) -> None:
        self.setting = setting
        self.dice = dice
        self.table = table
        self.origin: tuple[bytes, View | None] | None = None  # the key of the deal, or of what a view left open
        self.steps: list[Step] = []
        self.told: list[Event] = []
        self.waiting = NO_ACTION

    def copy(self) -> Course:
        twin = Course(self.setting, self.dice, self.table.copy())
        twin.origin = self.origin
        twin.steps = self.steps[:]
        twin.told = self.told[:]
        twin.waiting = self.waiting
        return twin

    def __deepcopy__(self, memo: Any) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        told = tuple((event.kind, event.values, event.audience) for event in self.told)
        return _again, (self.setting, self.dice, self.origin, tuple(self.steps), told, self.waiting)

    # --- what happens

    def dealt(self) -> bool:
        return self.origin is not None

    def waits(self) -> bool:
        """Chance is next."""
        return self.origin is None or self.waiting != NO_ACTION

    def over(self) -> bool:
        return self.dealt() and not self.waits() and (self.table.over() or self.table.cut_short())

    def roll(self) -> None:
        """Chance has its say: it deals, or what waited for it is played."""
        key = self.dice.randbytes(KEY_BYTES)
        if self.origin is None:
            self.deal(key)
        else:
            self.carry_out(self.waiting, key)
            self.waiting = NO_ACTION

    def deal(self, key: bytes) -> None:
        self.origin = (key, None)
        tell = Tell()
        self.table.deal(key, tell)
        self.told += tell.events

    def play(self, number: int) -> None:
        """A choice; if it needs chance it waits for it."""
        action = self.table.action(number)
        if action == NO_ACTION:
            raise AegeanError("illegal-number", number=number, agent=self.table.seat)
        trial, tell = self.table.copy(), Tell()
        trial.play(action, tell)
        if trial.state.chance.count != self.table.state.chance.count:
            self.waiting = action
            return
        self.table = trial
        self.steps.append((action, b""))
        self.told += tell.events

    def carry_out(self, action: int, key: bytes) -> None:
        if key:
            self.table.state.chance = Chance(key)
        tell = Tell()
        self.table.play(action, tell)
        self.steps.append((action, key))
        self.told += tell.events

    def imagined(self, seat: int, key: bytes) -> Course:
        """The same for this seat, with what it does not know drawn from the key."""
        view = self.table.game.view(self.table.state, seat)
        twin = Course(self.setting, self.dice, self.table.copy())
        twin.told = [event for event in self.told if event.known_to(seat)]
        twin.waiting = self.waiting
        twin.imagine(key, view)
        return twin

    def imagine(self, key: bytes, view: View) -> None:
        self.origin = (key, view)
        self.table.resume(self.table.game.imagine(view, Chance(key)))

    # --- what is known

    def scores(self) -> list[float]:
        """A match that took too long has no winner."""
        return [0.0] * self.table.players if self.table.cut_short() else self.table.scores()

    def heard(self, seat: int) -> list[str]:
        """All that a seat was told, in order."""
        return [f"{event.kind} {event.values}" for event in self.told if event.known_to(seat)]

    def summary(self) -> str:
        if not self.dealt():
            return "before the deal"
        next_up = "chance" if self.waits() else "nobody" if self.over() else f"seat {self.table.seat}"
        waiting = (
            self.table.game.action_text(self.table.state, self.waiting) if self.waiting != NO_ACTION else "nothing"
        )
        return (
            f"{self.setting[0]} after {len(self.table.moves)} decisions; next: {next_up}; waiting: {waiting}; "
            f"state {digest(self.table.state)}"
        )


def _again(setting: Setting, dice: random.Random, origin: Any, steps: Any, told: Any, waiting: int) -> Course:
    """What was saved, played once more."""
    course = start(setting, dice)
    if origin is not None:
        key, view = origin
        if view is None:
            course.deal(key)
        else:
            course.imagine(key, view)
        for action, drawn in steps:
            course.carry_out(action, drawn)
    course.told = [Event(*event) for event in told]
    course.waiting = waiting
    return course
