"""The part of a player in Start of Turn (R-CIV-080 to R-CIV-083, 520, 523 to 526)."""

from __future__ import annotations

from typing import Final

from aegean.core.frame import NOBODY
from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import ABILITIES, ANY_TIME, OWN_START, add_uses
from aegean.games.civilization.actions import (
    ASSIGN,
    END,
    FOUND,
    GOVERN,
    INVEST,
    PLACE_PERSON,
    SHIFT_PERSON,
    SHOW,
    USE,
    first,
    kind_of,
    pack,
    second,
)
from aegean.games.civilization.founding import begin_founding, founding_squares, may_found
from aegean.games.civilization.governments import (
    change_government,
    govern_refusal,
    government_gains,
    governments_to_choose,
)
from aegean.games.civilization.growth import grow_if_due
from aegean.games.civilization.invest import add_investments, invest_coin, invest_refusal
from aegean.games.civilization.people import add_person_actions, person_refusal, play_person_action
from aegean.games.civilization.person_cards import person_gains, show_card, showable
from aegean.games.civilization.pieces import CITIES, FIGURES, FIRST_SCOUT, NONE
from aegean.games.civilization.relics import pay_relics
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.uses import begin_use
from aegean.games.civilization.wonders import start_gains

NO_CITY: Final = CITIES  # as an argument of ASSIGN
# Steps at the beginning of the part (R-CIV-523).
GROWTH: Final = 0
RELIC_BENEFITS: Final = 1
GAINS: Final = 2


def begin_start_of_turn(state: Civ, seat: int) -> None:
    """R-CIV-523: first what needs no decision, then the player's own actions."""
    state.agenda.append(StartOfTurn(seat))
    state.agenda.append(StartGains(seat, GROWTH))


class StartGains(CivFrame):
    """R-CIV-523: growth, relic benefits and gains, each settled before the next."""

    def __init__(self, by: int, step: int) -> None:
        super().__init__(NOBODY)
        self.by = by
        self.step = step

    def key(self) -> tuple[object, ...]:
        return (self.by, self.step)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        if self.step < GAINS:
            state.agenda.append(StartGains(self.by, self.step + 1))
        if self.step == GROWTH:
            grow_if_due(state, self.by)
        elif self.step == RELIC_BENEFITS:
            pay_relics(state, self.by)
        else:
            gain_all(state, self.by)


def gain_all(state: Civ, seat: int) -> None:
    """Coin tokens first, then trade and culture; what an advance of Sydney Opera House brings is asked afterwards."""
    start_gains(state, seat)
    if not state.places:
        government_gains(state, seat)
        person_gains(state, seat)


class StartOfTurn(CivFrame):
    """R-CIV-080, 520: everything that may be done in any order, until the player ends the part."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions: list[int] = [END]
        actions += [pack(FOUND, square) for square in founding_squares(state, seat)]
        actions += [pack(GOVERN, government) for government in governments_to_choose(state, seat)]
        add_assignments(state, seat, actions)
        add_person_actions(state, seat, actions)
        add_investments(state, seat, actions)
        add_uses(state, seat, OWN_START | ANY_TIME, actions)
        actions += [pack(SHOW, card) for card in showable(state, seat)]
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        kind = kind_of(action)
        if kind == FOUND:
            return may_found(state, seat, first(action))
        if kind == GOVERN:
            return govern_refusal(state, seat, first(action))
        if kind == ASSIGN:
            return assign_refusal(state, seat, first(action), second(action))
        if kind in (PLACE_PERSON, SHIFT_PERSON):
            return person_refusal(state, seat, action)
        if kind == INVEST:
            return invest_refusal(state, seat, first(action))
        if kind == USE:
            return Refusal("cannot-use", "R-CIV-562", {"ability": ABILITIES[first(action)].name})
        return Refusal("not-in-start-of-turn", "R-CIV-080")

    def play(self, state: Civ, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == END:
            state.agenda.pop()
            grow_if_due(state, seat)  # R-CIV-524: once more
        elif kind == FOUND:
            begin_founding(state, seat, first(action))
        elif kind == GOVERN:
            change_government(state, seat, first(action))
        elif kind == ASSIGN:
            assign(state, seat, first(action), second(action))
        elif kind in (PLACE_PERSON, SHIFT_PERSON):
            play_person_action(state, seat, action)
        elif kind == INVEST:
            invest_coin(state, seat, first(action), second(action))
        elif kind == USE:
            begin_use(state, seat, ABILITIES[first(action)])
        else:
            show_card(state, seat, first(action))


# --- scouts


def free_scouts(state: Civ, seat: int, square: int) -> list[int]:
    """R-CIV-526: that were neither built nor assigned this turn."""
    return [figure for figure in state.scouts_at(seat, square) if not state.posted >> figure & 1]


def assignments(state: Civ, seat: int, square: int) -> list[int]:
    """The cities, or NO_CITY, that the scouts of a square can newly be assigned to."""
    now = {state.assigned[figure] for figure in free_scouts(state, seat, square)}
    if not now or state.switches.assigned_at_action:
        return []
    found = [city % CITIES for city in state.cities(seat) if now != {city}]
    return found if now == {NONE} else [*found, NO_CITY]


def add_assignments(state: Civ, seat: int, actions: list[int]) -> None:
    """R-CIV-127, 526: for each square with scouts."""
    squares: list[int] = []
    for figure in range(seat * FIGURES + FIRST_SCOUT, seat * FIGURES + FIGURES):
        square = state.at[figure]
        if square >= 0 and square not in squares:
            squares.append(square)
            actions += [pack(ASSIGN, square, place) for place in assignments(state, seat, square)]


def assign(state: Civ, seat: int, square: int, place: int) -> None:
    """All scouts of the square: its icons count once (R-CIV-128)."""
    city = NONE if place == NO_CITY else seat * CITIES + place
    for figure in free_scouts(state, seat, square):
        state.assigned[figure] = city
        state.posted |= 1 << figure
    where = state.layout.names[square]
    if city == NONE:
        state.say("assigns-none", {"seat": seat, "square": where})
    else:
        state.say("assigns", {"seat": seat, "square": where, "city": place})


def assign_refusal(state: Civ, seat: int, square: int, place: int) -> Refusal:
    if state.switches.assigned_at_action:
        return Refusal("assign-at-action", "R-CIV-526")
    if not state.scouts_at(seat, square):
        return Refusal("no-scout-there", "R-CIV-127", {"square": state.layout.names[square]})
    if not free_scouts(state, seat, square):
        return Refusal("scout-posted", "R-CIV-526")
    if place != NO_CITY and (place > NO_CITY or state.centre[seat * CITIES + place] == NONE):
        return Refusal("no-such-city", "R-CIV-127")
    return Refusal("assigned-already", "R-CIV-526")
