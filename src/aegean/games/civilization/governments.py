"""Governments: which are open, how they change, what they give at Start of Turn (R-CIV-090 to R-CIV-097, 527 to 530).

What they do elsewhere stands there: production, arts and trade in `yields.py`, coins, hands, city actions, movement."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import OWN_START, Ability
from aegean.games.civilization.actions import AIM_SQUARE, GOVERN, PASS, first, kind_of, pack
from aegean.games.civilization.coins import check_coins
from aegean.games.civilization.force import has_person, has_wonder
from aegean.games.civilization.gains import gain_culture, gain_trade
from aegean.games.civilization.hand import check_hand
from aegean.games.civilization.harvest import harvest_squares
from aegean.games.civilization.market import take_token
from aegean.games.civilization.pieces import (
    ANARCHY,
    COMMUNIST,
    DEMOCRATIC,
    DESPOTISM,
    FEUDALISM,
    FIGURES,
    FIRST_SCOUT,
    FUNDAMENTALISM,
    GOVERNMENTS,
    MONARCHIC,
    P_MARTIN_LUTHER_KING,
    REPUBLIC,
    T_CHIVALRY,
    T_CODE_OF_LAWS,
    T_COMMUNISM,
    T_DEMOCRACY,
    T_MONARCHY,
    T_THEOLOGY,
    W_PYRAMIDS,
)
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.yields import use_scout

GOVERNMENT_TECHS: Final = {
    T_CODE_OF_LAWS: REPUBLIC,
    T_CHIVALRY: FEUDALISM,
    T_DEMOCRACY: DEMOCRATIC,
    T_MONARCHY: MONARCHIC,
    T_COMMUNISM: COMMUNIST,
    T_THEOLOGY: FUNDAMENTALISM,
}
DEMOCRATIC_TRADE: Final = 2


# --- what is open


def immune(state: Civ, seat: int) -> bool:
    """R-CIV-094, 096, 530: to anarchy, by the Pyramids or Dr. King, unless blockaded."""
    return has_wonder(state, seat, W_PYRAMIDS) or has_person(state, seat, P_MARTIN_LUTHER_KING)


def known_governments(state: Civ, seat: int) -> list[int]:
    """Despotism, and those whose tech is known."""
    return [DESPOTISM] + [government for tech, government in GOVERNMENT_TECHS.items() if state.knows(seat, tech)]


def unlocked_governments(state: Civ, seat: int) -> list[int]:
    """R-CIV-096: with the Pyramids all of them. Anarchy is none of them."""
    if has_wonder(state, seat, W_PYRAMIDS):
        return list(range(DESPOTISM, len(GOVERNMENTS)))
    return known_governments(state, seat)


def is_new(state: Civ, seat: int, government: int) -> bool:
    """R-CIV-091, 528: its tech came in the previous turn, or in this Start of Turn."""
    came = state.unlocked_in[seat * len(GOVERNMENTS) + government]
    return came > 0 and came >= state.turn - 1


def govern_refusal(state: Civ, seat: int, government: int) -> Refusal | None:
    """Why a seat may not change to the government by choice now; None if it may (R-CIV-091, 092, 094, 095, 527)."""
    present = state.government[seat]
    if government == present:
        return Refusal("governs-already", "R-CIV-090", {"government": GOVERNMENTS[government]})
    if state.governed_in[seat] == state.turn:
        return Refusal("governed-this-turn", "R-CIV-527")
    if state.anarchy_in[seat] == state.turn:
        return Refusal("anarchy-this-turn", "R-CIV-095")
    if government == ANARCHY:
        return None
    if government not in unlocked_governments(state, seat):
        return Refusal("government-locked", "R-CIV-092", {"government": GOVERNMENTS[government]})
    if present == ANARCHY or immune(state, seat) or is_new(state, seat, government):
        return None
    return Refusal("anarchy-first", "R-CIV-092", {"government": GOVERNMENTS[government]})


def governments_to_choose(state: Civ, seat: int) -> list[int]:
    return [each for each in range(len(GOVERNMENTS)) if govern_refusal(state, seat, each) is None]


# --- changing


def change_government(state: Civ, seat: int, government: int, forced: bool = False) -> None:
    """R-CIV-090, 095, 527: at once."""
    state.government[seat] = government
    if government == ANARCHY:
        state.anarchy_in[seat] = state.turn
    if not forced:
        state.governed_in[seat] = state.turn
    state.say("changes-government", {"seat": seat, "government": GOVERNMENTS[government]})
    check_coins(state, seat)
    if not state.places:
        check_hand(state, seat)


def force_anarchy(state: Civ, seat: int) -> None:
    """R-CIV-094, 095: by an event."""
    if state.government[seat] != ANARCHY and not immune(state, seat):
        change_government(state, seat, ANARCHY, forced=True)


def after_pyramids(state: Civ, seat: int) -> None:
    """R-CIV-096, 527: the Pyramids are obsolete or lost; a government that no tech has unlocked must be left."""
    known = known_governments(state, seat)
    if state.government[seat] == ANARCHY or state.government[seat] in known:
        return
    if len(known) > 1:
        state.agenda.append(FallBack(seat))
    else:
        change_government(state, seat, DESPOTISM, forced=True)


class FallBack(CivFrame):
    """To which government somebody without the Pyramids falls back (R-CIV-096)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(GOVERN, government) for government in known_governments(state, seat)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("must-fall-back", "R-CIV-096")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        change_government(state, seat, first(action), forced=True)


# --- governments that come while a part is over


def late_governments(state: Civ, seat: int) -> list[int]:
    """R-CIV-528: what this Start of Turn has unlocked and the seat may still adopt in it."""
    return [
        government
        for government in governments_to_choose(state, seat)
        if state.unlocked_in[seat * len(GOVERNMENTS) + government] == state.turn
    ]


def ask_late_governments(state: Civ) -> None:
    """At the end of the phase; who is first in turn order is asked first."""
    for seat in reversed(state.order()):
        if late_governments(state, seat):
            state.agenda.append(LateGovernment(seat))


class LateGovernment(CivFrame):
    """Whether somebody adopts a government that was unlocked in this phase (R-CIV-528)."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [PASS] + [pack(GOVERN, government) for government in late_governments(state, seat)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == GOVERN:
            return govern_refusal(state, seat, first(action)) or Refusal("only-new-governments", "R-CIV-528")
        return Refusal("only-new-governments", "R-CIV-528")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == GOVERN:
            change_government(state, seat, first(action))


# --- Start of Turn


def government_gains(state: Civ, seat: int) -> None:
    """R-CIV-097, 523: what the government held at the beginning of the part brings."""
    government = state.government[seat]
    if government == DEMOCRATIC:
        gain_trade(state, seat, DEMOCRATIC_TRADE)
    elif government == FUNDAMENTALISM and state.switches.later_governments:
        armies = range(seat * FIGURES, seat * FIGURES + FIRST_SCOUT)
        on_map = sum(state.at[figure] >= 0 for figure in armies)
        if on_map:
            gain_culture(state, seat, on_map)


class FeudalHarvest(Ability):
    """Feudalism: one resource without a city action, once a turn at Start of Turn."""

    def owned(self, state: Civ, seat: int) -> bool:
        return state.government[seat] == FEUDALISM

    def ready(self, state: Civ, seat: int) -> bool:
        return any(harvest_squares(state, city) for city in state.cities(seat))

    def aims(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> list[int]:
        if chosen:
            return []
        return [pack(AIM_SQUARE, square) for city in state.cities(seat) for square in harvest_squares(state, city)]

    def effect(self, state: Civ, seat: int, chosen: tuple[int, ...]) -> None:
        square = first(chosen[0])
        take_token(state, seat, state.resource_at(square))
        use_scout(state, square, seat)


GOVERNMENT_ABILITIES: Final[list[Ability]] = [FeudalHarvest(GOVERNMENTS[FEUDALISM], OWN_START)]
