"""Clocks of a table, counted in server time (milliseconds while a server is up)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

DAY = 24 * 3600 * 1000
COME_BACK_MS = (60_000, 30_000, 15_000)  # for the first, the second, every later return

Gains = list[tuple[int, int]]  # seat and milliseconds


class ClockRules(msgspec.Struct, frozen=True):
    """`none`; `live`: a bank of time for the match and an increment each time a seat has finished answering; `turns`: a
    fresh allowance each time a seat is asked."""

    kind: Literal["none", "live", "turns"] = "none"
    bank_ms: int = 0
    increment_ms: int = 0
    allowance_ms: int = 0


class Clock:
    """Time left of every seat; `since` holds the seats whose clock runs and when it was last wound."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.bank_ms if rules.kind == "live" else rules.allowance_ms] * seats
        self.since: dict[int, int] = {}
        self.returns = [0] * seats

    def ask(self, seats: Iterable[int], now: int, gain: bool = True) -> Gains:
        """From now on these seats (people who are there) think; the others rest. Returns the time that was given."""
        gains: Gains = []
        if self.rules.kind == "none":
            return gains
        asked = set(seats)
        for seat in list(self.since):
            self.left[seat] -= now - self.since[seat]
            if seat in asked:
                self.since[seat] = now
            else:
                del self.since[seat]
                self.left[seat] = max(0, self.left[seat])
                if gain and self.rules.increment_ms:
                    gains.append((seat, self.rules.increment_ms))
        for seat in sorted(asked - set(self.since)):
            if gain and self.rules.kind == "turns":
                gains.append((seat, self.rules.allowance_ms - self.left[seat]))
            self.since[seat] = now
        for seat, given in gains:
            self.left[seat] += given
        return gains

    def take_back(self, gains: Gains) -> None:
        """A move that is taken back takes the time it earned along: nobody gains by playing and undoing."""
        for seat, given in gains:
            self.left[seat] = max(0, self.left[seat] - given)

    def refill(self, seat: int) -> None:
        """Who comes back after the flag fell gets time for a decision, less each time."""
        least = COME_BACK_MS[min(self.returns[seat], len(COME_BACK_MS) - 1)]
        self.returns[seat] += 1
        if self.rules.kind == "turns":
            least = self.rules.allowance_ms
        self.left[seat] = max(self.left[seat], least)

    def left_at(self, seat: int, now: int) -> int:
        return self.left[seat] - (now - self.since[seat] if seat in self.since else 0)

    def deadline(self) -> int | None:
        """When the first running clock reaches zero."""
        return min((since + self.left[seat] for seat, since in self.since.items()), default=None)

    def flagged(self, now: int) -> list[int]:
        return [seat for seat in sorted(self.since) if self.left_at(seat, now) <= 0]
