"""What happened, and who may know it."""

from __future__ import annotations

from typing import Final

Value = int | str

EVERYBODY: Final = -1


def in_audience(audience: int, seat: int) -> bool:
    """Spectators are seat -1: they hear what everybody hears."""
    return audience == EVERYBODY or (seat >= 0 and bool(audience >> seat & 1))


class Event:
    """`kind` names a sentence of the catalogue (`event-<kind>`), `values` fill it.

    `audience` is EVERYBODY or a bit mask of seats."""

    def __init__(self, kind: str, values: dict[str, Value], audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.values = values
        self.audience = audience

    def known_to(self, seat: int) -> bool:
        return in_audience(self.audience, seat)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.values!r}, {self.audience})"


class Tell:
    """Collects the events of one decision. `shown_to` says who was shown something hidden (EVERYBODY, or a mask of
    seats, 0 for nobody): the kernel then seals."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.shown_to = 0

    def all(self, kind: str, values: dict[str, Value]) -> None:
        self.events.append(Event(kind, values))

    def only(self, seats: int, kind: str, values: dict[str, Value]) -> None:
        """Told to some seats only: they now know what others do not."""
        self.events.append(Event(kind, values, seats))
        self.shown_to |= seats

    def reveal(self, kind: str, values: dict[str, Value]) -> None:
        """Something that was hidden is now known to all."""
        self.events.append(Event(kind, values))
        self.uncover()

    def uncover(self) -> None:
        """As `reveal`, where nothing is said: that nothing happens tells something, too."""
        self.shown_to = EVERYBODY
