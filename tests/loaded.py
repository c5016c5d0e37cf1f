"""Chance that gives what a test wants."""

from __future__ import annotations

from collections.abc import Callable

from aegean.core.chance import Chance

Draw = int | Callable[[int], int]


class LoadedChance(Chance):
    """Gives what was loaded first, then an ordinary keyed stream."""

    def __init__(self) -> None:
        super().__init__(b"a key for tests, thirty-two byte")
        self.loaded: list[Draw] = []

    def copy(self) -> Chance:
        twin = LoadedChance()
        twin.count = self.count
        twin.loaded = self.loaded[:]
        return twin

    def raw(self, number: int, sides: int) -> int:
        if self.loaded:
            draw = self.loaded.pop(0)
            return draw(sides) if callable(draw) else draw
        return super().raw(number, sides)
