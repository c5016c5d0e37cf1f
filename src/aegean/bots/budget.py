"""How long a bot may think: so many nodes (reproducible), or so many milliseconds (for people)."""

from __future__ import annotations

from time import perf_counter


class Budget:
    """A node is one action tried on an imagined state. Limits that are None do not count; one of them must be set."""

    def __init__(self, nodes: int | None = None, ms: float | None = None) -> None:
        self.nodes = nodes
        self.ms = ms
        self.used = 0
        self.started = 0.0

    def start(self) -> None:
        """A new decision."""
        self.used = 0
        self.started = perf_counter()

    def spend(self, nodes: int = 1) -> None:
        self.used += nodes

    def spent(self) -> bool:
        if self.nodes is not None and self.used >= self.nodes:
            return True
        return self.ms is not None and 1000 * (perf_counter() - self.started) >= self.ms

    def part(self) -> float:
        """How much of it is gone, from 0 to 1."""
        parts = [0.0]
        if self.nodes:
            parts.append(self.used / self.nodes)
        if self.ms:
            parts.append(1000 * (perf_counter() - self.started) / self.ms)
        return min(1.0, max(parts))

    def within(self, nodes: int | None = None, share: float = 1.0) -> Budget:
        """A budget for a part of the thought: so many nodes, or a share of the whole, and never more than is left."""
        left = None if self.nodes is None else max(0, min(self.nodes - self.used, int(share * self.nodes)))
        if nodes is not None:
            left = nodes if left is None else min(nodes, left)
        ms = None if self.ms is None else share * self.ms
        twin = Budget(left, ms)
        twin.started = self.started
        return twin
