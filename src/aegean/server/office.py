"""What the handlers of one process share."""

from __future__ import annotations

from collections import Counter

from litestar.datastructures import State

from aegean.core.errors import AegeanError
from aegean.core.text import Text
from aegean.server.keeper import Keeper
from aegean.server.limits import Bucket
from aegean.server.people import People
from aegean.server.settings import Settings
from aegean.server.storage import Storage
from aegean.server.wire import (
    Trouble,
)  # fmt: skip


class Office:
    """What the handlers share in one process."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.keeper = Keeper(storage, settings)
        self.people = People(storage)
        self.sockets: Counter[str] = Counter()
        self.buckets: dict[str, Bucket] = {}

    def slow_down(self, who: str) -> float:
        """Seconds to wait, 0 if the message is within the rate."""
        if len(self.buckets) > 10_000:
            self.buckets.clear()
        rate = self.settings.messages_per_second
        return self.buckets.setdefault(who, Bucket(rate, rate)).take()


def office_of(state: State) -> Office:
    office: Office = state.office
    return office


def trouble(error: AegeanError, language: str, name: str = "") -> Trouble:
    return Trouble(error.code, Text(language).error(error), name)
