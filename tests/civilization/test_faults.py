"""What does not add up is found: nothing can be lost, doubled or out of date without a fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.game import GAME
from aegean.games.civilization.hand import KeepEvent
from aegean.games.civilization.people import ChoosePerson
from aegean.games.civilization.state import Civ, Fight
from tests.civilization.position import Position


def sound() -> Position:
    """Something of everything, and a battle."""
    position = Position(3)
    position.units(0, infantry_1=2)
    position.event(0, "drought")
    position.marker(0, "hut", "silk")
    position.goods(0, silk=1)
    position.card(0, "hannibal")
    position.building("market", position.around(0)[0])
    position.wonder(0, "oracle", position.around(0)[1])
    position.person("artist", position.around(0)[2])
    position.put(0, "army", position.around(0)[3])
    state = position.state
    state.fight = Fight(0, 1, 0, p.NONE, 0)
    state.fight.hands[0][0] = 1
    state.fight.killed[1][1] = 1
    state.fight.front_units[1] = [4]
    for card in (0, 1, 4):
        state.unit_deck[card] -= 1
    state.event_deck[p.E_SABOTAGE] -= 2
    state.person_deck &= ~(1 << p.P_VALMIKI | 1 << p.P_LEONIDAS)
    state.agenda += [KeepEvent(0, 1, p.E_SABOTAGE, p.E_SABOTAGE), ChoosePerson(0, p.P_VALMIKI, p.P_LEONIDAS)]
    return position


def lift(state: Civ, values: str, place: int, by: int) -> None:
    getattr(state, values)[place] += by


def take_scientists(state: Civ, number: int) -> None:
    cards = (1 << number) - 1 << p.CARDS_PER_TYPE * p.SCIENTIST
    state.person_deck &= ~cards
    state.up[2] = cards


def in_fight(state: Civ) -> Fight:
    assert state.fight is not None
    return state.fight


BREAKS: dict[str, Callable[[Civ], object]] = {
    "a building too many": lambda state: lift(state, "pool", 5, 1),
    "a fortification lost": lambda state: setattr(state, "forts_left", state.forts_left - 1),
    "a unit card too many": lambda state: lift(state, "unit_deck", 0, 1),
    "a unit card lost": lambda state: lift(state, "units", 0, -1),
    "a unit card lost below the deck": lambda state: lift(state, "unit_below", 3, 1),
    "a unit lost from a battle hand": lambda state: in_fight(state).hands[0].__setitem__(0, 0),
    "a killed unit lost": lambda state: in_fight(state).killed[1].__setitem__(1, 0),
    "a unit lost from a front": lambda state: in_fight(state).front_units[1].clear(),
    "an event lost": lambda state: state.hand[0].clear(),
    "an event too many": lambda state: lift(state, "event_used", 3, 1),
    "events lost that were looked at": lambda state: state.agenda.__delitem__(0),
    "a person twice": lambda state: setattr(state, "person_deck", state.person_deck | 1 << p.P_HANNIBAL),
    "a person twice in hands": lambda state: state.up.__setitem__(1, 1 << p.P_HANNIBAL),
    "a person twice, once below": lambda state: setattr(state, "person_below", 1 << p.P_HANNIBAL),
    "a person twice, once looked at": lambda state: state.up.__setitem__(1, 1 << p.P_VALMIKI),
    "person markers lost": lambda state: lift(state, "person_supply", 0, -2),
    "a person marker too many": lambda state: lift(state, "reserve", 1, 1),
    "four cards of one type": lambda state: take_scientists(state, 4),
    "a marker too many": lambda state: lift(state, "marks_left", p.SILK, 1),
    "a token lost": lambda state: lift(state, "goods", p.SILK, -1),
    "a token too many": lambda state: lift(state, "market", p.IRON, 1),
    "a wonder elsewhere": lambda state: state.wonder_at.__setitem__(p.W_ORACLE, 1),
    "a wonder without a marker": lambda state: state.wonder_owner.__setitem__(p.W_BIG_BEN, 0),
    "a wonder in the market twice": lambda state: state.wonder_market.__setitem__(0, p.W_ORACLE),
    "too much trade": lambda state: state.trade.__setitem__(0, 28),
    "less than no trade": lambda state: state.trade.__setitem__(0, -1),
    "less than no culture": lambda state: state.culture.__setitem__(0, -1),
    "a space beyond the last": lambda state: state.space.__setitem__(0, 22),
    "a tech without a slot": lambda state: lift(state, "techs", 0, 1 << p.T_FLIGHT),
    "a tech that rests on nothing": lambda state: state.blank.__setitem__(0, 2),
    "less than no coins": lambda state: lift(state, "tokens", 0, -1),
    "yields out of date": lambda state: lift(state, "yields", 0, 1),
    "a figure nobody sees": lambda state: state.guests.__setitem__(state.at[0], 0),
    "outskirts out of date": lambda state: state.city_of.__setitem__(state.outskirts(0)[0], p.NONE),
    "a centre out of date": lambda state: state.centre_of.__setitem__(state.centre[0], p.NONE),
}


def test_a_sound_state_has_no_faults() -> None:
    state = sound().state
    assert GAME.faults(state) == []
    take_scientists(state, 3)
    assert GAME.faults(state) == []


@pytest.mark.parametrize("name", BREAKS)
def test_what_does_not_add_up_is_found(name: str) -> None:
    state = sound().state
    BREAKS[name](state)
    assert GAME.faults(state) != []
