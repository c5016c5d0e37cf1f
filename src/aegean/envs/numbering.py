"""Actions as numbers 0, 1, 2 ...: a fixed list of all well-formed actions, as learners need it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.core.native import mypyc_attr

NO_NUMBER: Final = -1
NO_ACTION: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """The list for one seat; number n is `actions[n]`, always. Legality is a matter of masks."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = tuple(actions)
        self.known: dict[int, int] = {action: number for number, action in enumerate(actions)}
        self.size = len(actions)

    def number(self, action: int) -> int:
        """NO_NUMBER for what is not on the list, unless another action stands for it."""
        found = self.known.get(action)
        return found if found is not None else self.stand_in(action)

    def stand_in(self, action: int) -> int:
        """The number that stands for an action beyond the list; a game with unbounded amounts says which."""
        return NO_NUMBER

    def mask(self, legal: Sequence[int]) -> bytearray:
        """1 for every number that may be chosen now."""
        marks = bytearray(self.size)
        known = self.known
        for action in legal:
            found = known.get(action)
            if found is None:
                found = self.stand_in(action)
            if found >= 0:
                marks[found] = 1
        return marks

    def action(self, number: int, legal: Sequence[int]) -> int:
        """The legal action of that number: itself, or the first it stands for; NO_ACTION if it is not legal."""
        if not 0 <= number < self.size:
            return NO_ACTION
        wanted = self.actions[number]
        if wanted in legal:
            return wanted
        for other in legal:
            if other not in self.known and self.stand_in(other) == number:
                return other
        return NO_ACTION
