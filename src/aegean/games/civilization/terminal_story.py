"""The log of Civilization for people: a march in one sentence, and nothing twice.

The engine tells every step, and each thing when it is announced and again when it happens. Who reads what four others
did in a turn wants it short; what was cancelled in between is told as it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.core.events import Event, Value
from aegean.games.civilization.pieces import TECH_LEVELS, TECHS

Told = tuple[int, Event, str]  # the place of (the first of) what it tells, and the style

STYLES: Final = {"turn-begins": "bold", "phase-begins": "dim"}
# What takes effect, by what was announced before it, with the values that must be the same.
FOLLOWS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "builds-figure": ("produces-figure", ("seat", "square", "figure")),
    "builds-walls": ("produces-walls", ("seat", "city")),
    "builds": ("produces-building", ("seat", "square", "building")),
    "builds-wonder": ("produces-wonder", ("seat", "square", "wonder")),
    "gains-unit": ("produces-unit", ("seat", "unit")),
    "takes-resource": ("harvests", ("seat", "resource")),
    "gains-culture": ("loots-culture", ("seat", "culture")),
}
# An event that follows its price at once, the price, and the sentence that tells both.
JOINED: Final = {"advances": ("pays-advance", "advances-for"), "invests": ("loses-coin", "invests-coin")}
PAID_FOR: Final = {price: event for event, (price, _) in JOINED.items()}
# Cards that are used, the sentence that says what they do, and the value that names them.
EXPLAINED: Final = {"uses": ("uses-card", "ability"), "plays-event": ("plays-card", "cultureevent")}
FORGETS: Final = ("action-cancelled", "phase-begins")  # nothing that was announced comes to pass after it
ELSEWHERE: Final = ("sets-out", "phase-begins", "turn-begins")  # what cannot be part of the same march
# What everybody hears, and goes without saying to who is told more at once.
BEFORE_WHISPER: Final = {"gains-unit": "unit-drawn", "draws-event": "event-drawn"}


def digest(events: Sequence[Event]) -> list[Told]:
    """The events that are worth a line, and sentences of their own for marches."""
    found: list[Told] = []
    march = Walk()
    announced: dict[str, Event] = {}
    for place, event in enumerate(events):
        if march.takes(event):
            continue
        found += march.told(event.kind)
        if event.kind in ("sets-out", "steps"):
            march = Walk(place, event)
            continue
        if event.kind in FORGETS:
            announced.clear()
        announced[event.kind] = event
        if not repeats(event, announced) and not goes_without_saying(events, place):
            found.append((place, explained(joined(events, place)), STYLES.get(event.kind, "")))
    return found + march.told()


class Walk:
    """A march as far as nothing else happens on it."""

    def __init__(self, place: int = -1, begun: Event | None = None) -> None:
        self.place = place
        self.begun = begun
        self.squares: list[Value] = [begun.values["square"]] if begun is not None else []

    def takes(self, event: Event) -> bool:
        """Whether the event is another part of the same march; one that ends where it stands needs no word."""
        if self.begun is None or event.values.get("seat") != self.begun.values["seat"]:
            return False
        if event.kind == "steps":
            self.squares.append(event.values["square"])
        return event.kind in ("steps", "announces-step", "move-ends")

    def told(self, following: str = "") -> list[Told]:
        """A group that set out and went nowhere needs no word either."""
        if self.begun is None:
            return []
        begun, self.begun = self.begun, None
        if len(self.squares) == 1:
            return [(self.place, begun, "")] if begun.kind == "steps" or following not in ELSEWHERE else []
        values = dict(begun.values)
        if begun.kind == "steps":
            values |= {"square": self.squares[-1], "squares": ", ".join(map(str, self.squares[:-1]))}
            return [(self.place, Event("walks-on", values), "")]
        between = ", ".join(map(str, self.squares[1:-1])) or "none"
        return [(self.place, Event("walks", values | {"square2": self.squares[-1], "squares": between}), "")]


def joined(events: Sequence[Event], place: int) -> Event:
    """With what was given for it just before."""
    event, before = events[place], events[place - 1] if place else None
    price, name = JOINED.get(event.kind, ("", ""))
    if before is None or before.kind != price or not same(event, before, ("seat",)):
        return event
    return Event(name, before.values | event.values)


def explained(event: Event) -> Event:
    """A card with what it does."""
    if event.kind not in EXPLAINED:
        return event
    name, card = EXPLAINED[event.kind]
    return Event(name, event.values | {"deed": event.values[card]})


def repeats(event: Event, announced: dict[str, Event]) -> bool:
    """Whether it only says that what was announced has come to pass; each announcement serves once."""
    if event.kind == "gains-tech":
        before = announced.get("researches")
        level = TECH_LEVELS[TECHS.index(str(event.values["tech"]))]
        return before is not None and same(event, before, ("seat", "tech")) and event.values["level"] == level
    if event.kind == "move-ends":
        return True
    if event.kind not in FOLLOWS:
        return False
    kind, values = FOLLOWS[event.kind]
    if kind not in announced or not same(event, announced[kind], values):
        return False
    del announced[kind]
    return True


def same(event: Event, other: Event, names: tuple[str, ...]) -> bool:
    return all(event.values.get(name) == other.values.get(name) for name in names)


def goes_without_saying(events: Sequence[Event], place: int) -> bool:
    """By what comes next: a phase in which nothing happens, a choice that is carried out, a card that one sees."""
    event, rest = events[place], events[place + 1 :]
    following = rest[0].kind if rest else ""
    if event.kind == "phase-begins":
        return following in ("phase-begins", "turn-begins")
    if event.kind == "makes-offer":
        return following.startswith(("offers-", "wants-"))
    if event.kind in PAID_FOR and following == PAID_FOR[event.kind]:
        return same(event, rest[0], ("seat",))
    if event.kind == "aims-at-city":
        return event.values["seat"] == event.values["other"]
    if event.kind.endswith("unit-wounded"):
        return dies(event, rest)
    if event.kind == "reveals-research":
        return any(later.kind == "researches" and same(event, later, ("seat", "tech")) for later in rest)
    return following != "" and following == BEFORE_WHISPER.get(event.kind)


def dies(wounded: Event, rest: Sequence[Event]) -> bool:
    """Whether the unit is killed by these wounds: before the next one is played."""
    for event in rest:
        if event.kind.endswith("plays-unit"):
            return False
        if event.kind == wounded.kind.replace("wounded", "killed") and same(event, wounded, ("seat", "front")):
            return True
    return False
