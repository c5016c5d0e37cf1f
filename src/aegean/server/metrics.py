"""What operators watch: Prometheus counters of this process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.steps = Counter("aegean_steps", "Steps written, by kind", ["kind"], registry=self.registry)
        self.refused = Counter("aegean_refused", "Commands refused, by code", ["code"], registry=self.registry)
        self.frozen = Counter("aegean_frozen_tables", "Tables frozen by a fault", registry=self.registry)
        self.sockets = Gauge("aegean_sockets", "Open sockets", registry=self.registry)
        self.thinking_seconds = Histogram(
            "aegean_thinking_seconds", "Time from asking the thinkers to their answer", registry=self.registry
        )
        self.thinking_waiting = Gauge("aegean_thinking_waiting", "Jobs not begun yet", registry=self.registry)
        self.thinkers_lost = Counter(
            "aegean_thinkers_lost",
            "Thinking processes replaced, by why",
            ["why"],
            registry=self.registry,
        )
        self.seconds = Histogram("aegean_command_seconds", "Time to answer a command", registry=self.registry)


METRICS = Metrics()
