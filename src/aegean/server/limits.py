"""Who sends too much waits. Counted in this process, per identity and per address."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Bucket:
    """`rate` a second, up to `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self) -> float:
        """0 if one more is allowed, else the seconds to wait."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.rate


class Buckets:
    """One bucket for each name. Those that are full again are forgotten when there are too many."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = max(burst, 1.0)  # or nothing would ever pass
        self.clock = clock
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> float:
        """0 if one more is allowed, else the seconds to wait."""
        if who not in self.buckets and len(self.buckets) >= self.most:
            self.forget()
        return self.buckets.setdefault(who, Bucket(self.rate, self.burst, self.clock)).take()

    def forget(self) -> None:
        now = self.clock()
        self.buckets = {
            who: bucket
            for who, bucket in self.buckets.items()
            if bucket.level + (now - bucket.at) * bucket.rate < bucket.burst
        }
        if len(self.buckets) >= self.most:  # a flood of names: better too generous than out of memory
            self.buckets = {}


class Backoff:
    """Wrong passwords: `most` within `window` seconds, then no more until the window is over."""

    def __init__(self, most: int, window: float, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.window = window
        self.clock = clock
        self.failures: dict[str, list[float]] = {}

    def wait(self, who: str) -> float:
        now = self.clock()
        recent = [at for at in self.failures.get(who, []) if now - at < self.window]
        if recent:
            self.failures[who] = recent
        else:
            self.failures.pop(who, None)  # or every name that was ever tried would stay here
        return recent[0] + self.window - now if len(recent) >= self.most else 0.0

    def failed(self, who: str) -> None:
        self.failures.setdefault(who, []).append(self.clock())

    def forget(self, who: str) -> None:
        self.failures.pop(who, None)
