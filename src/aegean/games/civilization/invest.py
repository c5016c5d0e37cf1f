"""Investments (R-CIV-315, 424 to 431, 625, 626)."""

from __future__ import annotations

from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import BY_NAME, Ability, used
from aegean.games.civilization.actions import (
    ADVANCE,
    AIM_RESOURCE,
    AIM_TECH,
    INVEST,
    PASS,
    first,
    kind_of,
    pack,
    second,
)
from aegean.games.civilization.buildings import build_free, free_building_actions
from aegean.games.civilization.culture import advance
from aegean.games.civilization.force import TIERS, has_wonder, may_use_person, might_have
from aegean.games.civilization.market import market_kinds, take_token
from aegean.games.civilization.person_cards import show_card
from aegean.games.civilization.pieces import (
    ARABIA,
    INVESTMENT_MARKERS,
    INVESTMENTS,
    ON_PANAMA_CANAL,
    P_AP_GIANNINI,
    PLACES,
    PUBLIC_EDUCATION,
    TECH_LEVELS,
    TECHS,
    W_MACHU_PICCHU,
    W_PANAMA_CANAL,
)
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.techs import learn, placeable
from aegean.games.civilization.tokens import lose_token, token_places

FREE: Final = PLACES  # in the place of the coin: an investment that costs none
CARDS: Final = len(INVESTMENTS)

# What an investment brings besides its marker, as a mask; in any order (R-CIV-431, 626).
PATRONAGE: Final = 1  # the Arabs
RESOURCE: Final = 2  # Machu Picchu
BUILDING: Final = 4  # A. P. Giannini
LESSON: Final = 8  # Public Education
OPTIONAL: Final = RESOURCE | BUILDING


class OnceATurn(Ability):
    """Remembers that something was done this turn; it is never offered as an ability."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0)

    def owned(self, state: Civ, seat: int) -> bool:
        return False


INVEST_ABILITIES: Final[list[Ability]] = [OnceATurn("invest"), OnceATurn("machu_picchu")]


def spend_use(state: Civ, seat: int, name: str) -> None:
    state.used[seat] |= 1 << BY_NAME[name].number


# --- with a coin


def markers_left(state: Civ) -> bool:
    """R-CIV-430."""
    return state.switches.markers_unlimited or sum(state.invested) < INVESTMENT_MARKERS


def invest_places(state: Civ, seat: int) -> list[int]:
    """R-CIV-625: wherever a token lies, a blockaded Panama Canal aside."""
    places = token_places(state, seat)
    if ON_PANAMA_CANAL in places and state.blockaded(state.wonder_at[W_PANAMA_CANAL]):
        places.remove(ON_PANAMA_CANAL)
    return places


def may_invest(state: Civ, seat: int) -> Refusal | None:
    """R-CIV-424, 425, 430: why the seat cannot invest a coin now; None if it can."""
    if not state.switches.investments:
        return Refusal("no-investments", "R-CIV-013")
    if used(state, seat, BY_NAME["invest"]):
        return Refusal("invested-already", "R-CIV-424")
    if not markers_left(state):
        return Refusal("no-investment-markers", "R-CIV-430")
    if not invest_places(state, seat):
        return Refusal("no-coin-token", "R-CIV-425")
    return None


def add_investments(state: Civ, seat: int, actions: list[int]) -> None:
    if may_invest(state, seat) is None:
        actions += [pack(INVEST, place, card) for place in invest_places(state, seat) for card in range(CARDS)]


def invest_refusal(state: Civ, seat: int, place: int) -> Refusal:
    refusal = may_invest(state, seat)
    if refusal is not None:
        return refusal
    if place == ON_PANAMA_CANAL and place in token_places(state, seat):
        return Refusal("canal-blockaded", "R-CIV-625")
    return Refusal("no-coin-token", "R-CIV-425")


def invest_coin(state: Civ, seat: int, place: int, card: int) -> None:
    """R-CIV-424, 425: the one paid investment of the turn."""
    spend_use(state, seat, "invest")
    lose_token(state, seat, place)
    invest(state, seat, card)


# --- one marker


def invest(state: Civ, seat: int, card: int) -> None:
    """R-CIV-425, 431, 626: the marker, and everything that it triggers."""
    state.invested[seat * CARDS + card] += 1
    state.say("invests", {"seat": seat, "investment": INVESTMENTS[card]})
    go_on(state, seat, gains_due(state, seat, card))


def gains_due(state: Civ, seat: int, card: int) -> int:
    due = PATRONAGE if state.civs[seat] == ARABIA else 0
    if has_wonder(state, seat, W_MACHU_PICCHU) and not used(state, seat, BY_NAME["machu_picchu"]):
        due |= RESOURCE
    if card == PUBLIC_EDUCATION and state.invested[seat * CARDS + card] in TIERS[card]:
        due |= LESSON
    return due | BUILDING


def possible(state: Civ, seat: int, due: int) -> int:
    """What of it can be had now. A face-down A. P. Giannini may be any card of his type, so who might hold him is
    asked (R-CIV-639)."""
    if due & RESOURCE and not market_kinds(state):
        due &= ~RESOURCE
    if due & LESSON and not placeable(state, seat):
        due &= ~LESSON
    if due & BUILDING and not (might_have(state, seat, P_AP_GIANNINI) and free_building_actions(state, seat)):
        due &= ~BUILDING
    return due


def go_on(state: Civ, seat: int, due: int) -> None:
    """An advance alone needs no question."""
    left = possible(state, seat, due)
    if left == PATRONAGE:
        advance(state, seat)
    elif left:
        state.agenda.append(Invested(seat, due))


class Invested(CivFrame):
    """R-CIV-431, 626: what the investment brings, in the order its player likes."""

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.due)

    def legal(self, state: Civ, seat: int) -> list[int]:
        left = possible(state, seat, self.due)
        actions = [] if left & ~OPTIONAL else [PASS]
        if left & PATRONAGE:
            actions.append(ADVANCE)
        if left & LESSON:
            actions += [pack(AIM_TECH, tech) for tech in placeable(state, seat)]
        if left & RESOURCE:
            actions += [pack(AIM_RESOURCE, good) for good in market_kinds(state)]
        if left & BUILDING and may_use_person(state, seat, P_AP_GIANNINI):
            actions += free_building_actions(state, seat)
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == PASS:
            return Refusal("mandatory-first", "R-CIV-626")
        if kind_of(action) == AIM_TECH:
            tech = first(action)
            return Refusal("no-slot", "R-CIV-400", {"tech": TECHS[tech], "level": TECH_LEVELS[tech]})
        return Refusal("not-from-investing", "R-CIV-431")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        kind = kind_of(action)
        if kind == PASS:
            return
        done = {ADVANCE: PATRONAGE, AIM_TECH: LESSON, AIM_RESOURCE: RESOURCE}.get(kind, BUILDING)
        if self.due & ~done:
            state.agenda.append(InvestedBefore(seat, self.due & ~done))
        if kind == ADVANCE:
            advance(state, seat)
        elif kind == AIM_TECH:
            learn(state, seat, first(action))
        elif kind == AIM_RESOURCE:
            spend_use(state, seat, "machu_picchu")
            take_token(state, seat, first(action))
        else:
            build_with_giannini(state, seat, first(action), second(action))


class InvestedBefore(CivFrame):
    """What is left, once the last thing is settled."""

    def __init__(self, by: int, due: int) -> None:
        super().__init__(NOBODY)
        self.by = by
        self.due = due

    def key(self) -> tuple[object, ...]:
        return (self.by, self.due)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        go_on(state, self.by, self.due)


def build_with_giannini(state: Civ, seat: int, face: int, square: int) -> None:
    """A. P. Giannini is turned up by it (R-CIV-259)."""
    if state.down[seat] >> P_AP_GIANNINI & 1:
        show_card(state, seat, P_AP_GIANNINI)
    build_free(state, seat, face, square)


# --- without a coin


class InvestTwice(CivFrame):
    """R-CIV-314, 315: the markers of the Seven Cities of Gold, one after the other; fewer if the supply runs out."""

    def __init__(self, seat: int, left: int = 2) -> None:
        super().__init__(seat)
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.left)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"left": self.left}

    def legal(self, state: Civ, seat: int) -> list[int]:
        return [pack(INVEST, FREE, card) for card in range(CARDS)]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("free-investment", "R-CIV-314")

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        last = sum(state.invested) + 1 >= INVESTMENT_MARKERS and not state.switches.markers_unlimited
        if self.left > 1 and not last:
            state.agenda.append(InvestTwice(seat, self.left - 1))
        invest(state, seat, second(action))


def invest_twice(state: Civ, seat: int) -> None:
    """R-CIV-314: the benefit of the Seven Cities of Gold."""
    if markers_left(state):
        state.agenda.append(InvestTwice(seat))
