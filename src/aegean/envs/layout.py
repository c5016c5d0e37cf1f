"""The entries of an observation: where each stands, what it is called, and what it is divided by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST: Final = 255  # an observation is written as bytes: what is larger is shown as this
SEAT_NAMES: Final = ("own", "second", "third", "fourth", "fifth")  # seats as one of them sees them


class Layout:
    """Entries are added in order; every call gives the place of the first one it added.

    A flag is 0 or 1. A count is a whole number, at most MOST, divided by a unit that brings it near 1."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.units: list[int] = []
        self.bounds: list[int] = []

    def count(self, name: str, unit: int) -> int:
        return self._add(name, unit, MOST)

    def flag(self, name: str) -> int:
        return self._add(name, 1, 1)

    def counts(self, name: str, members: Sequence[str], unit: int) -> int:
        first = len(self.names)
        for member in members:
            self._add(f"{name} {member}", unit, MOST)
        return first

    def flags(self, name: str, members: Sequence[str]) -> int:
        first = len(self.names)
        for member in members:
            self._add(f"{name} {member}", 1, 1)
        return first

    def _add(self, name: str, unit: int, bound: int) -> int:
        self.names.append(name)
        self.units.append(unit)
        self.bounds.append(bound)
        return len(self.names) - 1
