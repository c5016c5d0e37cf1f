"""Devoting a city to the arts (R-CIV-230, 231), with Charles Darwin and Akira Kurosawa."""

from __future__ import annotations

from aegean.games.civilization.abilities import BY_NAME, used
from aegean.games.civilization.city_actions import DEVOTING, CityDeed, announce, take_action
from aegean.games.civilization.force import has_person, may_use_person
from aegean.games.civilization.gains import gain_culture, gain_trade
from aegean.games.civilization.person_cards import show_card
from aegean.games.civilization.pieces import CITIES, CULTURE, P_AKIRA_KUROSAWA, P_CHARLES_DARWIN, PERSONS
from aegean.games.civilization.state import Civ
from aegean.games.civilization.yields import arts_of, use_scouts


def announce_arts(state: Civ, city: int, as_trade: bool) -> None:
    state.say("devotes", {"seat": city // CITIES, "city": city % CITIES})
    protected = take_action(state, city, DEVOTING)
    announce(state, Devotion(city // CITIES, city, as_trade), protected)


class Devotion(CityDeed):
    """A city that is devoted to the arts."""

    def __init__(self, by: int, city: int, as_trade: bool) -> None:
        super().__init__(by, city)
        self.as_trade = as_trade

    def key(self) -> tuple[object, ...]:
        return (self.by, self.city, self.as_trade)

    def run(self, state: Civ) -> None:
        state.agenda.pop()
        devote(state, self.city, self.as_trade)


def devote(state: Civ, city: int, as_trade: bool = False) -> None:
    """R-CIV-230, 231: culture, or trade with Charles Darwin; and culture for the owner of Akira Kurosawa."""
    seat, amount = city // CITIES, arts_of(state, city)
    use_scouts(state, city, CULTURE)
    if as_trade:
        gain_trade(state, seat, amount)
    else:
        gain_culture(state, seat, amount)
    for other in state.others(seat):
        if has_person(state, other, P_AKIRA_KUROSAWA):
            gain_culture(state, other, 1)


def darwin_ready(state: Civ, seat: int) -> bool:
    """Charles Darwin is part of an arts action, once a turn."""
    ability = BY_NAME[PERSONS[P_CHARLES_DARWIN]]
    return not used(state, seat, ability) and may_use_person(state, seat, P_CHARLES_DARWIN)


def use_darwin(state: Civ, seat: int) -> None:
    state.used[seat] |= 1 << BY_NAME[PERSONS[P_CHARLES_DARWIN]].number
    state.say("uses", {"seat": seat, "ability": PERSONS[P_CHARLES_DARWIN]})
    if state.down[seat] >> P_CHARLES_DARWIN & 1:
        show_card(state, seat, P_CHARLES_DARWIN)
