"""The hand of culture events: drawing, keeping and discarding them (R-CIV-239, 240, 243, 566, 569).

Draws are frames of their own, so that several of them are settled one after the other, however they were caused."""

from __future__ import annotations

from typing import Final

from aegean.core.chance import Chance
from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import DISCARD, KEEP_EVENT, first, pack
from aegean.games.civilization.limits import culture_hand
from aegean.games.civilization.pieces import EVENT_LEVELS, EVENTS, NONE, T_MYSTICISM
from aegean.games.civilization.state import HAND, HIDDEN, Civ, CivFrame, Due, draw_from

EVENT: Final = (1 << HAND) - 1  # the part of a card in hand that says which event it is
# By level: its events among EVENTS, from the first to before the last.
DECKS: Final = ((0, 0), (0, 11), (11, 23), (23, 32))


# --- drawing


def draw_events(state: Civ, seat: int, level: int, number: int) -> None:
    """R-CIV-566: one after the other; the hand limit counts after the last."""
    if not state.places:
        state.agenda.append(DrawEvents(seat, level, number))


def draw_event(state: Civ, seat: int, level: int) -> int:
    """R-CIV-243, 569: one card of a deck, which is shuffled anew when it has run out; its drawer alone sees it. NONE if
    all are in hands."""
    low, high = DECKS[level]
    if not any(state.event_deck[low:high]):
        if not any(state.event_used[low:high]):
            return NONE
        state.event_deck[low:high] = state.event_used[low:high]
        state.event_used[low:high] = [0] * (high - low)
        state.say("events-shuffled", {"level": level})
    event = draw_from(state.chance, state.event_deck, low, high)
    state.say("draws-event", {"seat": seat, "level": level})
    state.whisper(seat, "event-drawn", {"cultureevent": EVENTS[event]})
    return event


def take_event(state: Civ, seat: int, event: int) -> None:
    """Into the hand; nobody else knows it."""
    state.add_event(seat, event | 1 << HAND + seat)


class DrawEvents(CivFrame):
    """So many draws are still to be made (R-CIV-566)."""

    def __init__(self, due: int, level: int, left: int) -> None:
        super().__init__(NOBODY)
        self.due = due
        self.level = level
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.due, self.level, self.left)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if not self.left:
            check_hand(state, self.due)
            return
        event = draw_event(state, self.due, self.level)
        if event == NONE:
            state.say("no-events-left", {"seat": self.due, "level": self.level})
            check_hand(state, self.due)
            return
        state.agenda.append(DrawEvents(self.due, self.level, self.left - 1))
        other = draw_event(state, self.due, self.level) if state.knows(self.due, T_MYSTICISM) else NONE
        if other == NONE:
            take_event(state, self.due, event)
        else:
            state.agenda.append(KeepEvent(self.due, self.level, event, other))


class KeepEvent(CivFrame):
    """Mysticism: which of the two cards just drawn is kept (R-CIV-240). Two equal ones are asked for, too: nobody else
    shall know."""

    def __init__(self, seat: int, level: int, event: int, other: int) -> None:
        super().__init__(seat)
        self.level = level
        self.event = event
        self.other = other

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.level, self.event, self.other)

    def shown_key(self, audience: int) -> tuple[object, ...]:
        return self.key() if audience == self.seat else (self.seat, self.level, HIDDEN, HIDDEN)

    def cards(self) -> tuple[list[int], list[int]]:
        return [self.event, self.other], []

    def imagined(self, state: Civ, chance: Chance) -> CivFrame:
        if self.event != HIDDEN:
            return self
        low, high = DECKS[self.level]
        event = draw_from(chance, state.event_deck, low, high)
        return KeepEvent(self.seat, self.level, event, draw_from(chance, state.event_deck, low, high))

    def private(self) -> bool:
        return True

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(KEEP_EVENT, event) for event in sorted({self.event, self.other})]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("keep-one-of-two", "R-CIV-240")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        kept = first(action)
        take_event(state, seat, kept)
        bury_event(state, seat, self.other if kept == self.event else self.event)


# --- discarding


def find_event(state: Civ, seat: int, event: int) -> int:
    """Its place in the hand, or NONE."""
    for place, card in enumerate(state.hand[seat]):
        if card & EVENT == event:
            return place
    return NONE


def bury_event(state: Civ, seat: int, event: int) -> None:
    """R-CIV-243: onto the discards of its level. It has left the hand already."""
    state.event_used[event] += 1
    state.reveal("discards-event", {"seat": seat, "cultureevent": EVENTS[event]})


def discard_event(state: Civ, seat: int, event: int) -> None:
    del state.hand[seat][find_event(state, seat, event)]
    bury_event(state, seat, event)


def has_level(state: Civ, seat: int, level: int) -> bool:
    """R-CIV-640: the backs of the hand are open."""
    return any(EVENT_LEVELS[card & EVENT] == level for card in state.hand[seat])


def check_hand(state: Civ, seat: int) -> None:
    """R-CIV-239: who holds too many discards at once. To be asked after every change of hand or limit."""
    if not state.places and len(state.hand[seat]) > culture_hand(state, seat):
        state.agenda.append(HandCheck(seat))


class HandCheck(Due):
    """The limit counts when what lies above is settled."""

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if len(state.hand[self.due]) > culture_hand(state, self.due):
            state.agenda.append(TooManyEvents(self.due))


class TooManyEvents(CivFrame):
    """One event is discarded (R-CIV-239); again while there are too many."""

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"limit": culture_hand(state, self.seat)}

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(DISCARD, event) for event in sorted({card & EVENT for card in state.hand[seat]})]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("discard-first", "R-CIV-239", {"limit": culture_hand(state, seat)})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        discard_event(state, seat, first(action))
        check_hand(state, seat)
