"""The culture track (R-CIV-232 to R-CIV-238, 470, 569).

Free advances are frames of their own, so that several of them are settled one after the other, each with its reward,
however they were caused."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import STOP_ON, first, pack
from aegean.games.civilization.coins import coins
from aegean.games.civilization.end import CULTURE_VICTORY, win
from aegean.games.civilization.force import invested_discount, may_use_person, might_have
from aegean.games.civilization.hand import draw_events
from aegean.games.civilization.people import gain_person
from aegean.games.civilization.person_cards import show_card
from aegean.games.civilization.pieces import LAST_SPACE, P_WILLIAM_SHAKESPEARE, T_ECOLOGY
from aegean.games.civilization.state import Civ, CivFrame, Due

SECTION: Final = 7  # spaces
PERSON_SPACES: Final = (3, 7, 12, 18)
# By level: culture and trade for one advance into its section (R-CIV-233).
ADVANCE_COSTS: Final = ((0, 0), (3, 0), (5, 3), (7, 6))
COINS_PER_TRADE: Final = 3  # Ecology


# --- advancing


def level_of(space: int) -> int:
    """The section of a space, and with it the deck of its events; 0 lies before the first one (R-CIV-234)."""
    return max(1, (space + SECTION - 1) // SECTION)


def landing_cost(state: Civ, seat: int, space: int) -> tuple[int, int]:
    """R-CIV-233, 237: culture and trade for a paid advance that ends on this space."""
    culture, trade = ADVANCE_COSTS[level_of(space)]
    culture -= invested_discount(state, seat)  # three at most
    if state.knows(seat, T_ECOLOGY):
        trade = max(0, trade - coins(state, seat) // COINS_PER_TRADE)
    return culture, trade


def has_shakespeare(state: Civ, seat: int) -> bool:
    return may_use_person(state, seat, P_WILLIAM_SHAKESPEARE)


def might_have_shakespeare(state: Civ, seat: int) -> bool:
    return might_have(state, seat, P_WILLIAM_SHAKESPEARE)


def landings(state: Civ, seat: int, jumps: bool) -> list[int]:
    """Where an advance may end: the next space, and with William Shakespeare the one after each occupied space."""
    space = state.space[seat] + 1
    found = [space]
    if jumps:
        while any(state.space[other] == space for other in state.others(seat)):
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


class FreeAdvance(Due):
    """One free advance that is due."""

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
        gain_person(state, seat)
    else:
        draw_events(state, seat, level_of(space), 1)
