"""Great person cards: turned up, used, and what they bring by themselves (R-CIV-259, 260, 263, 523, 575)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from aegean.games.civilization.abilities import Ability, used
from aegean.games.civilization.coins import check_coins, coins
from aegean.games.civilization.force import has_person, may_use_person, might_have, type_stands
from aegean.games.civilization.gains import gain_culture, gain_trade
from aegean.games.civilization.pay import discard_person
from aegean.games.civilization.pieces import (
    CARDS_PER_TYPE,
    P_ADAM_SMITH,
    P_AKIRA_KUROSAWA,
    P_ALAN_TURING,
    P_ARCHIMEDES,
    P_HENRY_FORD,
    P_JIM_HENSON,
    P_LORENZO_DE_MEDICI,
    P_LOUIS_PASTEUR,
    P_MARTIN_LUTHER_KING,
    P_SUSAN_B_ANTHONY,
    P_VALMIKI,
    PERSONS,
    START_OF_TURN,
)
from aegean.games.civilization.state import Civ

# --- turning cards up

# Cards that work by themselves while they are up. Those of battles and of investing are shown when they are used.
LASTING: Final = (
    P_AKIRA_KUROSAWA, P_VALMIKI, P_ARCHIMEDES, P_HENRY_FORD, P_MARTIN_LUTHER_KING, P_JIM_HENSON, P_SUSAN_B_ANTHONY,
    P_ADAM_SMITH, P_LORENZO_DE_MEDICI, P_ALAN_TURING, P_LOUIS_PASTEUR,
)  # fmt: skip
LASTING_CARDS: Final = sum(1 << card for card in LASTING)


def showable(state: Civ, seat: int) -> list[int]:
    """R-CIV-263, 575: face-down cards that work as long as they are up. Others are turned up by their use."""
    mask = state.down[seat] & LASTING_CARDS
    return [card for card in LASTING if mask >> card & 1 and type_stands(state, seat, card // CARDS_PER_TYPE)]


def show_card(state: Civ, seat: int, card: int) -> None:
    """R-CIV-259, 575: it stays up, and what it does by itself starts at once."""
    state.down[seat] &= ~(1 << card)
    state.up[seat] |= 1 << card
    state.reveal("shows-person", {"seat": seat, "person": PERSONS[card]})
    check_coins(state, seat)
    gains_in_own_start(state, seat)


# --- using them


class PersonAbility(Ability):
    """A card that is used by choice; it is discarded by that, or turned up (R-CIV-259, 260)."""

    def __init__(self, card: int, windows: int, discarded: bool = True) -> None:
        super().__init__(PERSONS[card], windows)
        self.card = card
        self.discarded = discarded
        self.once = not discarded

    def owned(self, state: Civ, seat: int) -> bool:
        return may_use_person(state, seat, self.card)

    def maybe_owned(self, state: Civ, seat: int) -> bool:
        return might_have(state, seat, self.card)

    def hidden(self, state: Civ, seat: int) -> bool:
        return bool(state.down[seat] >> self.card & 1)

    def spend(self, state: Civ, seat: int) -> None:
        if self.discarded:
            discard_person(state, seat, self.card)
        elif state.down[seat] >> self.card & 1:
            show_card(state, seat, self.card)

    def restore(self, state: Civ, seat: int) -> None:
        """R-CIV-484: it comes back, face up as it was shown."""
        if self.discarded:
            state.person_below &= ~(1 << self.card)
            state.up[seat] |= 1 << self.card

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        """Nothing for cards that are part of an action: its module does it."""


# --- automatic gains


class StartGain(PersonAbility):
    """Trade and culture of every Start of Turn, once a turn. No window: nobody is asked whether."""

    def __init__(self, card: int) -> None:
        super().__init__(card, 0, discarded=False)

    @abstractmethod
    def gains(self, state: Civ, seat: int) -> tuple[int, int]:
        """Trade and culture."""

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        trade, culture = self.gains(state, seat)
        if trade:
            gain_trade(state, seat, trade)
        gain_culture(state, seat, culture)


class JimHenson(StartGain):
    def gains(self, state: Civ, seat: int) -> tuple[int, int]:
        return state.henson[seat], state.henson[seat]


class LorenzoDeMedici(StartGain):
    def gains(self, state: Civ, seat: int) -> tuple[int, int]:
        return 0, coins(state, seat) // 3


class AlanTuring(StartGain):
    def gains(self, state: Civ, seat: int) -> tuple[int, int]:
        pairs = state.armies_in_supply(seat) // 2
        return pairs, pairs


START_GAINS: Final[list[StartGain]] = [
    JimHenson(P_JIM_HENSON),
    LorenzoDeMedici(P_LORENZO_DE_MEDICI),
    AlanTuring(P_ALAN_TURING),
]


def person_gains(state: Civ, seat: int) -> None:
    """R-CIV-523: what face-up great people bring in the own part of Start of Turn, each once a turn."""
    for ability in START_GAINS:
        if has_person(state, seat, ability.card) and not used(state, seat, ability):
            state.used[seat] |= 1 << ability.number
            state.say("uses", {"seat": seat, "ability": ability.name})
            ability.effect(state, seat, ())


def gains_in_own_start(state: Civ, seat: int) -> None:
    """R-CIV-575: a card turned up, or a marker placed, while the part goes on."""
    if state.phase == START_OF_TURN and state.active == seat and not state.places:
        person_gains(state, seat)
