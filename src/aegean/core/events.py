"""What happened, and who may know it."""

from __future__ import annotations

from typing import Final

Value = int | str

EVERYBODY: Final = -1


class Event:
    """`kind` names a sentence of the catalogue (`event-<kind>`), `values` fill it. `audience` is EVERYBODY or a bit mask of seats."""

    def __init__(self, kind: str, values: dict[str, Value], audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.values = values
        self.audience = audience

    def known_to(self, seat: int) -> bool:
        """Spectators are seat -1: they hear what everybody hears."""
        return self.audience == EVERYBODY or (seat >= 0 and bool(self.audience >> seat & 1))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.values!r}, {self.audience})"


class Tell:
    """Collects the events of one decision. `revealed` is set when something hidden was shown: the kernel then seals."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.revealed = False

    def all(self, kind: str, values: dict[str, Value]) -> None:
        self.events.append(Event(kind, values))

    def only(self, seats: int, kind: str, values: dict[str, Value]) -> None:
        """Told to some seats only: they now know what others do not, so it counts as shown."""
        self.events.append(Event(kind, values, seats))
        self.revealed = True

    def reveal(self, kind: str, values: dict[str, Value]) -> None:
        """Something that was hidden is now known to all."""
        self.events.append(Event(kind, values))
        self.revealed = True
