"""The culture track and the hand of culture events (R-CIV-232 to R-CIV-240, 243, 470, 566, 569).

Advances and draws are frames of their own, so that several of them are settled one after the other, each with its
reward, however they were caused."""

from __future__ import annotations

from typing import Final

from aegean.core.chance import Chance
from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import DISCARD, KEEP_EVENT, STOP_ON, first, pack
from aegean.games.civilization.coins import coins
from aegean.games.civilization.end import CULTURE_VICTORY, win
from aegean.games.civilization.force import invested_discount, may_use_person
from aegean.games.civilization.limits import culture_hand
from aegean.games.civilization.pieces import (
    EVENT_LEVELS,
    EVENTS,
    LAST_SPACE,
    NONE,
    P_WILLIAM_SHAKESPEARE,
    T_ECOLOGY,
    T_MYSTICISM,
)
from aegean.games.civilization.state import HAND, HIDDEN, Civ, CivFrame, draw_from

EVENT: Final = (1 << HAND) - 1  # the part of a card in hand that says which event it is
SECTION: Final = 7  # spaces
PERSON_SPACES: Final = (3, 7, 12, 18)
# By level: culture and trade for one advance into its section (R-CIV-233).
ADVANCE_COSTS: Final = ((0, 0), (3, 0), (5, 3), (7, 6))
# By level: its events among EVENTS, from the first to before the last.
DECKS: Final = ((0, 0), (0, 11), (11, 23), (23, 32))
COINS_PER_TRADE: Final = 3  # Ecology


def gain_culture(state: Civ, seat: int, amount: int) -> None:
    if amount:
        state.culture[seat] += amount
        state.say("gains-culture", {"seat": seat, "culture": amount})


# --- advancing


def level_of(space: int) -> int:
    """The section of a space, and with it the deck of its events; 0 lies before the first one (R-CIV-234)."""
    return max(1, (space + SECTION - 1) // SECTION)


def landing_cost(state: Civ, seat: int, space: int) -> tuple[int, int]:
    """R-CIV-233, 237: culture and trade for a paid advance that ends on this space."""
    culture, trade = ADVANCE_COSTS[level_of(space)]
    culture = max(0, culture - invested_discount(state, seat))
    if trade and state.knows(seat, T_ECOLOGY):
        trade = max(0, trade - coins(state, seat) // COINS_PER_TRADE)
    return culture, trade


def has_shakespeare(state: Civ, seat: int) -> bool:
    return may_use_person(state, seat, P_WILLIAM_SHAKESPEARE)


def might_have_shakespeare(state: Civ, seat: int) -> bool:
    from aegean.games.civilization.persons import might_have  # people advance

    return might_have(state, seat, P_WILLIAM_SHAKESPEARE)


def landings(state: Civ, seat: int, jumps: bool) -> list[int]:
    """Where an advance may end: the next space, and with William Shakespeare the one after each occupied space."""
    space = state.space[seat] + 1
    found = [space]
    if jumps:
        while space < LAST_SPACE and any(state.space[other] == space for other in state.others(seat)):
            space += 1
            found.append(space)
    return found


def affordable(state: Civ, seat: int, jumps: bool) -> list[int]:
    """The landings that can be paid for."""
    found: list[int] = []
    for space in landings(state, seat, jumps):
        culture, trade = landing_cost(state, seat, space)
        if culture <= state.culture[seat] and trade <= state.trade[seat]:
            found.append(space)
    return found


def advance_cost(state: Civ, seat: int) -> tuple[int, int]:
    """Culture and trade for the next space."""
    return landing_cost(state, seat, state.space[seat] + 1)


def may_advance(state: Civ, seat: int) -> bool:
    """R-CIV-232: a paid advance."""
    return bool(affordable(state, seat, False))  # no space further on is cheaper


def advance_refusal(state: Civ, seat: int) -> Refusal:
    """Why no advance can be paid."""
    culture, trade = advance_cost(state, seat)
    return Refusal("advance-too-dear", "R-CIV-233", {"culture": culture, "trade": trade})


def pay_advance(state: Civ, seat: int) -> None:
    """R-CIV-232: one paid advance, with its reward; the part's frame stays below."""
    if len(affordable(state, seat, might_have_shakespeare(state, seat))) > 1:
        state.agenda.append(StopOn(seat, True))
    else:
        pay_and_enter(state, seat, state.space[seat] + 1)


def pay_and_enter(state: Civ, seat: int, space: int) -> None:
    culture, trade = landing_cost(state, seat, space)
    state.culture[seat] -= culture
    state.trade[seat] -= trade
    state.say("pays-advance", {"seat": seat, "culture": culture, "trade": trade})
    enter(state, seat, space)


def advance(state: Civ, seat: int) -> None:
    """R-CIV-236, 569: one free advance, as soon as what lies above it on the agenda is settled."""
    if not state.places:
        state.agenda.append(FreeAdvance(seat))


class FreeAdvance(CivFrame):
    """One free advance that is due."""

    def __init__(self, due: int) -> None:
        super().__init__(NOBODY)
        self.due = due

    def key(self) -> tuple[object, ...]:
        return (self.due,)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if len(landings(state, self.due, might_have_shakespeare(state, self.due))) > 1:
            state.agenda.append(StopOn(self.due, False))
        else:
            enter(state, self.due, state.space[self.due] + 1)


class StopOn(CivFrame):
    """Where William Shakespeare's owner stops; the cost and the reward are those of that space. Who might hold him is
    asked, so that the question tells nothing (R-CIV-639)."""

    def __init__(self, seat: int, paid: bool) -> None:
        super().__init__(seat)
        self.paid = paid

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.paid)

    def legal(self, state: Civ, seat: int) -> list[int]:
        jumps = has_shakespeare(state, seat)
        spaces = affordable(state, seat, jumps) if self.paid else landings(state, seat, jumps)
        return [pack(STOP_ON, space) for space in spaces]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-landing", "R-CIV-233")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        space = first(action)
        if space > state.space[seat] + 1 and state.down[seat] >> P_WILLIAM_SHAKESPEARE & 1:
            from aegean.games.civilization.persons import show_card

            show_card(state, seat, P_WILLIAM_SHAKESPEARE)
        if self.paid:
            pay_and_enter(state, seat, space)
        else:
            enter(state, seat, space)


def enter(state: Civ, seat: int, space: int) -> None:
    """R-CIV-234, 235, 238, 470: the marker moves; its reward, or the victory."""
    state.space[seat] = space
    state.say("advances", {"seat": seat, "space": space})
    if space >= LAST_SPACE:
        win(state, seat, CULTURE_VICTORY)
    elif space in PERSON_SPACES:
        from aegean.games.civilization.people import gain_person

        gain_person(state, seat)
    else:
        draw_events(state, seat, level_of(space), 1)


# --- culture events


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

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(KEEP_EVENT, event) for event in sorted({self.event, self.other})]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("keep-one-of-two", "R-CIV-240")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        kept = first(action)
        take_event(state, seat, kept)
        bury_event(state, seat, self.other if kept == self.event else self.event)


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


class HandCheck(CivFrame):
    """The limit counts when what lies above is settled."""

    def __init__(self, due: int) -> None:
        super().__init__(NOBODY)
        self.due = due

    def key(self) -> tuple[object, ...]:
        return (self.due,)

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
