"""What every creature card has: choices when it is used, and what a choice does (R-CYC-081 to 087, 255 to 257)."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.cyclades.pieces import CREATURES, ISLE_FIGURINES
from aegean.games.cyclades.state import CycFrame, Cyclades


class Card:
    """One creature. `choices` are the legal targets; `work` carries out the chosen one."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        """The legal targets; none for a creature that works without one."""
        return []

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        """Why an action is not among the choices."""
        return power_first(self.number)

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        """Carry out a choice."""

    def has_target(self, state: Cyclades, seat: int) -> bool:
        """R-CYC-257."""
        return bool(self.choices(state, seat))

    def begin(self, state: Cyclades, seat: int) -> None:
        """R-CYC-086, 256: the power is used at once; without a target nothing happens."""
        if self.has_target(state, seat):
            state.agenda.append(UseCreature(seat, self.number))
        else:
            state.say("no-target", {"creature": CREATURES[self.number]})


DECK: Final[dict[int, Card]] = {}


def card(number: int) -> Card:
    return DECK[number]


def use_power(state: Cyclades, seat: int, creature: int) -> None:
    """R-CYC-087, 088: a used card is discarded, a figurine's card lies before its buyer."""
    if creature < ISLE_FIGURINES:
        state.figure_owner[creature] = seat
        state.figure_cycle[creature] = state.cycle
    else:
        state.discard |= 1 << creature
    DECK[creature].begin(state, seat)


class UseCreature(CycFrame):
    """R-CYC-256: a power with a legal target must be carried out."""

    def __init__(self, seat: int, creature: int) -> None:
        super().__init__(seat)
        self.creature = creature

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.creature)

    def about(self, state: Cyclades) -> dict[str, int | str]:
        return {"creature": CREATURES[self.creature]}

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        return DECK[self.creature].choices(state, seat)

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        return DECK[self.creature].refusal(state, seat, action)

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        state.agenda.pop()
        DECK[self.creature].work(state, seat, action)


def power_first(creature: int) -> Refusal:
    """The answer to anything that is not a choice of the power under way."""
    return Refusal("power-first", "R-CYC-256", {"creature": CREATURES[creature]})
