"""Great artists and builders, card by card (great_persons.yaml; R-CIV-144, 259, 545)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.limits import culture_hand, travel_speed
from aegean.games.civilization.person_cards import show_card
from aegean.games.civilization.research import begin_research
from aegean.games.civilization.techs import learn, placeable, research_free
from aegean.games.civilization.yields import arts_of, production_of
from tests.civilization.cards import card_of, give, holder, is_discarded, is_up
from tests.civilization.managing import manage, market, piece_at, start, two_cities
from tests.civilization.position import Position

# --- artists


def test_akira_kurosawa_gains_when_others_devote() -> None:
    position = two_cities()
    state = position.state
    give(position, "akira_kurosawa", seat=1, up=True)
    manage(position)
    position.play(0, "city capital", "arts")
    assert state.culture[1] == 1
    position.play(0, "city second", "arts", "end")
    assert state.culture[1] == 2
    # Not for own cities.
    manage(position, 1)
    position.play(1, "city capital", "arts")
    assert state.culture[1] == 2 + arts_of(state, 3)


def test_akira_kurosawa_counts_all_cities_of_jerry_garcia() -> None:
    position = two_cities()
    give(position, "akira_kurosawa", seat=1, up=True)
    give(position, "jerry_garcia")
    manage(position)
    position.play(0, "city capital", "special jerry_garcia")
    assert position.state.culture[1] == 2


def test_akira_kurosawa_face_down_gains_nothing() -> None:
    position = two_cities()
    give(position, "akira_kurosawa", seat=1)
    manage(position)
    position.play(0, "city capital", "arts")
    while position.asked() == [1]:
        position.play(1, "pass")
    assert position.state.culture[1] == 0


def test_frida_kahlo_renews_the_hand() -> None:
    position = holder("frida_kahlo")
    state = position.state
    position.know(0, "pottery")  # a hand of three
    position.event(0, "drought", "sabotage")
    state.space[0] = 8  # the second section
    start(position)
    position.play(0, "use frida_kahlo")
    assert is_discarded(position, "frida_kahlo")
    assert sorted(position.legal(0)) == ["discard drought", "discard sabotage", "end"]
    assert position.why(0, "discard lost").reason == "not-in-your-hand"
    position.play(0, "discard drought", "end")
    hand = [card & 63 for card in state.hand[0]]
    assert len(hand) == 3
    assert p.E_SABOTAGE in hand
    assert sorted(p.EVENT_LEVELS[event] for event in hand) == [1, 2, 2]
    assert state.event_used[p.E_DROUGHT] == 1


@pytest.mark.parametrize(("space", "level"), [(0, 1), (7, 1), (8, 2), (14, 2), (15, 3)])
def test_frida_kahlo_draws_from_the_own_section(space: int, level: int) -> None:
    position = holder("frida_kahlo")
    position.state.space[0] = space
    start(position)
    position.play(0, "use frida_kahlo")
    assert [p.EVENT_LEVELS[card & 63] for card in position.state.hand[0]] == [level, level]


def test_frida_kahlo_may_throw_away_all_or_nothing() -> None:
    position = holder("frida_kahlo")
    position.event(0, "lost", "nationalism")
    start(position)
    position.play(0, "use frida_kahlo", "discard lost", "discard nationalism")
    assert sorted(p.EVENT_LEVELS[card & 63] for card in position.state.hand[0]) == [1, 1]
    position = holder("frida_kahlo")
    position.event(0, "lost")
    start(position)
    position.play(0, "use frida_kahlo", "end")
    assert sorted(p.EVENT_LEVELS[card & 63] for card in position.state.hand[0]) == [1, 2]


@pytest.mark.rule("R-CIV-144", "R-CIV-545")
def test_jerry_garcia_devotes_all_cities_by_the_capitals_action() -> None:
    position = two_cities()
    state = position.state
    give(position, "jerry_garcia")
    position.know(1, "writing")
    position.marker(1, "hut", "spy")
    both = arts_of(state, 0) + arts_of(state, 1)
    manage(position)
    position.play(0, "city second")
    assert "special jerry_garcia" not in position.legal(0)
    position.play(0, "arts")
    while position.asked() == [1]:
        position.play(1, "pass")
    culture = state.culture[0]
    position.play(0, "city capital", "special jerry_garcia")
    # Nobody is asked whether to cancel it.
    assert position.asked() == [0]
    assert state.culture[0] == culture + both
    assert is_discarded(position, "jerry_garcia")
    assert "city capital" not in position.legal(0)


def test_jerry_garcia_leaves_the_other_cities_their_action() -> None:
    position = two_cities()
    give(position, "jerry_garcia")
    manage(position)
    position.play(0, "city capital", "special jerry_garcia")
    assert "city second" in position.legal(0)
    assert "city capital" not in position.legal(0)


def test_jerry_garcia_needs_a_capital_that_may_act() -> None:
    position = two_cities()
    give(position, "jerry_garcia")
    position.state.government[0] = p.ANARCHY
    manage(position)
    assert "city capital" not in position.legal(0)
    position.play(0, "city second")
    assert "special jerry_garcia" not in position.legal(0)


def test_jerry_garcia_and_charles_darwin() -> None:
    position = two_cities()
    state = position.state
    give(position, "jerry_garcia")
    give(position, "charles_darwin")
    manage(position)
    position.play(0, "city capital", "special jerry_garcia")
    assert position.legal(0) == ["pass", "at 1-capital", "at 1-second"]
    trade, culture = arts_of(state, 1), arts_of(state, 0)
    position.play(0, "at 1-second")
    assert (state.trade[0], state.culture[0]) == (trade, culture)
    assert is_up(position, "charles_darwin")
    assert not position.can_use(0, "charles_darwin")


def test_jerry_garcia_does_not_ask_for_a_charles_darwin_who_was_used() -> None:
    position = two_cities()
    give(position, "jerry_garcia")
    give(position, "charles_darwin")
    manage(position)
    position.play(0, "city second", "use charles_darwin", "city capital", "special jerry_garcia")
    assert position.state.culture[0] == arts_of(position.state, 0) + arts_of(position.state, 1)


def test_jerry_garcia_asks_whoever_might_have_charles_darwin() -> None:
    position = two_cities()
    state = position.state
    give(position, "jerry_garcia")
    give(position, "marie_curie")
    manage(position)
    both = arts_of(state, 0) + arts_of(state, 1)
    position.play(0, "city capital", "special jerry_garcia")
    assert position.legal(0) == ["pass"]
    assert position.why(0, "at 1-second").reason == "no-darwin"
    position.play(0, "pass")
    assert state.culture[0] == both


def test_mark_twain_cancels_a_city_action() -> None:
    position = two_cities()
    state = position.state
    give(position, "mark_twain", seat=1)
    manage(position)
    position.play(0, "city capital", "arts")
    assert position.legal(1) == ["pass", "use mark_twain"]
    position.play(1, "use mark_twain")
    assert state.culture[0] == 0
    assert is_discarded(position, "mark_twain")
    assert "city capital" not in position.legal(0)
    assert "city second" in position.legal(0)


@pytest.mark.rule("R-CIV-218")
def test_mark_twain_cancels_a_resource_ability() -> None:
    position = holder("mark_twain")
    state = position.state
    position.know(1, "currency")
    position.goods(1, incense=1)
    manage(position, 1)
    position.play(1, "use currency")
    position.play(0, "use mark_twain")
    assert state.culture[1] == 0
    assert state.goods[p.GOODS + p.INCENSE] == 0
    assert not position.offers_use(1, "currency")


def test_mark_twain_cancels_an_event() -> None:
    position = holder("mark_twain")
    state = position.state
    position.event(1, "festival_1")
    manage(position, 1)
    position.play(1, "use festival_1")
    position.play(0, "use mark_twain")
    assert state.boost[3] == 0
    assert state.hand[1] == []
    assert state.event_used[p.E_FESTIVAL_1] == 1


def test_mark_twain_does_not_cancel_events_of_mass_media() -> None:
    position = holder("mark_twain")
    position.know(1, "mass_media")
    position.event(1, "festival_1")
    manage(position, 1)
    position.play(1, "use festival_1")
    assert position.asked() == [1]
    assert position.state.boost[3] == 4


@pytest.mark.rule("R-CIV-482")
def test_nothing_cancels_mark_twain() -> None:
    position = two_cities()
    give(position, "mark_twain", seat=1)
    position.event(0, "jousting_tourney", "primetime_tv")
    position.know(0, "mass_media", "civil_service")
    position.marker(0, "hut", "spy")
    manage(position)
    position.play(0, "city capital", "arts")
    position.play(1, "use mark_twain")
    assert position.state.culture[0] == 0


@pytest.mark.rule("R-CIV-199")
def test_michelangelo_saves_five_production() -> None:
    position = holder("michelangelo")
    state = position.state
    market(position, "stonehenge")
    state.boost[0] = 5 - production_of(state, 0)  # five of the ten
    manage(position)
    position.play(0, "city capital", "produce stonehenge", "on C3")
    assert is_discarded(position, "michelangelo")
    assert piece_at(position, "C3") == "stonehenge"


def test_valmiki() -> None:
    position = holder("valmiki")
    assert culture_hand(position.state, 0) == 2
    show_card(position.state, 0, card_of("valmiki"))
    assert culture_hand(position.state, 0) == 4


def test_william_shakespeare_jumps_over_others() -> None:
    position = holder("william_shakespeare", players=3)
    state = position.state
    state.space = [5, 6, 7]
    state.culture[0], state.trade[0] = 5, 3
    manage(position)
    position.play(0, "advance")
    assert position.legal(0) == ["stop-on 6", "stop-on 7", "stop-on 8"]
    position.play(0, "stop-on 8")
    assert state.space[0] == 8
    assert (state.culture[0], state.trade[0]) == (0, 0)
    assert is_up(position, "william_shakespeare")
    assert [p.EVENT_LEVELS[card & 63] for card in state.hand[0]] == [2]


# --- builders


@pytest.mark.rule("R-CIV-144", "R-CIV-545")
def test_ada_lovelace_gives_an_action_that_nobody_cancels() -> None:
    position = two_cities()
    state = position.state
    give(position, "ada_lovelace")
    position.know(1, "writing")
    position.marker(1, "hut", "spy")
    state.government[0] = p.ANARCHY
    manage(position)
    assert "city capital" not in position.legal(0)
    position.play(0, "use ada_lovelace")
    assert position.legal(0) == ["at 1-capital", "at 1-second"]
    position.play(0, "at 1-capital")
    assert is_discarded(position, "ada_lovelace")
    position.play(0, "city capital", "arts")
    assert position.asked() == [0]
    assert state.culture[0] == arts_of(state, 0)
    assert "city capital" not in position.legal(0)


def test_ada_lovelace_helps_a_city_that_has_acted() -> None:
    position = two_cities()
    give(position, "ada_lovelace")
    manage(position)
    position.play(0, "city second", "arts", "use ada_lovelace", "at 1-second")
    position.play(0, "city second", "arts")
    assert position.state.culture[0] == 2 * arts_of(position.state, 1)
    assert "city second" not in position.legal(0)


def test_archimedes_for_a_tech_nobody_else_has() -> None:
    position = holder("archimedes", up=True)
    state = position.state
    research_free(state, 0, p.T_WRITING)
    position.settle()
    assert state.culture[0] == 3
    position.know(1, "masonry")
    research_free(state, 0, p.T_MASONRY)
    position.settle()
    assert state.culture[0] == 3
    learn(state, 0, p.T_POTTERY)
    position.settle()
    assert state.culture[0] == 3


def test_frank_lloyd_wright_counts_buildings() -> None:
    position = two_cities()
    state = position.state
    give(position, "frank_lloyd_wright")
    manage(position)
    assert not position.can_use(0, "frank_lloyd_wright")
    position.building("temple", "C2")
    position.building("workshop", "C6")
    position.building("harbor", "A1")
    position.wonder(0, "colossus", "C3")
    position.put(1, "scout", "C2")  # a blockaded one counts too
    position.building("temple", "G13")  # Egypt's
    state.trade[0] = 26
    position.play(0, "use frank_lloyd_wright")
    assert state.culture[0] == 3
    assert state.trade[0] == 27
    assert is_discarded(position, "frank_lloyd_wright")


def test_henry_ford() -> None:
    position = holder("henry_ford")
    assert travel_speed(position.state, 0) == 2
    show_card(position.state, 0, card_of("henry_ford"))
    assert travel_speed(position.state, 0) == 3


@pytest.mark.rule("R-CIV-399")
def test_nikola_tesla_lowers_a_tech() -> None:
    position = holder("nikola_tesla")
    state = position.state
    state.trade = [11, 0]
    begin_research(state)
    position.settle()
    # One tech of level I: no slot of level II, and with Tesla one of level I.
    assert "research democracy tesla 1" in position.legal(0)
    assert "research democracy plainly 2" not in position.legal(0)
    position.play(0, "research democracy tesla 1")
    assert state.knows(0, p.T_DEMOCRACY)
    assert state.tech_slot[p.T_DEMOCRACY] == 1
    assert is_discarded(position, "nikola_tesla")


@pytest.mark.rule("R-CIV-399")
def test_nikola_tesla_does_not_lower_space_flight() -> None:
    """Only techs of level II to IV."""
    position = holder("nikola_tesla")
    position.know(0, "writing", "masonry", "pottery", "currency", "philosophy")
    position.know(0, "mathematics", "engineering", "monarchy", "gunpowder", "railroad")
    # There is a slot of level IV, none of level V.
    techs = placeable(position.state, 0)
    assert p.T_BALLISTICS in techs
    assert p.T_SPACE_FLIGHT not in techs


def test_orville_wright_brings_an_aircraft() -> None:
    position = holder("orville_wright")
    state = position.state
    start(position)
    position.play(0, "use orville_wright")
    assert sum(state.units[9:12]) == 1
    assert sum(state.units) == 1
    assert is_discarded(position, "orville_wright")


def test_orville_wright_needs_a_card_in_the_deck() -> None:
    position = holder("orville_wright")
    position.state.unit_deck[9:12] = [0, 0, 0]
    start(position)
    assert not position.offers_use(0, "orville_wright")
    position.state.unit_below[9] = 1
    assert position.offers_use(0, "orville_wright")


@pytest.mark.rule("R-CIV-408")
def test_thomas_edison_researches_what_others_know() -> None:
    position = holder("thomas_edison", players=3)
    state = position.state
    give(position, "archimedes", up=True)
    position.know(1, "currency", "gunpowder")
    position.know(2, "masonry")
    state.trade[0] = 4
    start(position)
    position.play(0, "use thomas_edison")
    # Neither what it knows, nor what nobody knows, nor what has no slot.
    assert sorted(position.legal(0)) == ["tech currency", "tech masonry"]
    position.play(0, "tech masonry")
    assert state.knows(0, p.T_MASONRY)
    assert state.trade[0] == 4
    assert is_discarded(position, "thomas_edison")


@pytest.mark.rule("R-CIV-639")
@pytest.mark.parametrize(
    ("card", "techs"), [("henry_ford", ["currency"]), ("nikola_tesla", ["currency", "mathematics"])]
)
def test_thomas_edison_asks_whoever_might_have_nikola_tesla(card: str, techs: list[str]) -> None:
    position = holder("thomas_edison")
    position.state.techs[1] = 0
    position.know(1, "currency", "mathematics")
    position.card(0, card)
    start(position)
    position.play(0, "use thomas_edison")
    assert position.legal(0) == [f"tech {tech}" for tech in techs]


@pytest.mark.rule("R-CIV-407")
def test_thomas_edison_researches_and_does_not_just_learn() -> None:
    position = Position(civs=("germany", "egypt"))
    give(position, "thomas_edison")
    position.know(0, "writing")
    position.know(1, "mathematics")
    start(position)
    position.play(0, "use thomas_edison", "tech mathematics")
    # The Germans gain a unit of the type that they improve by research.
    assert sum(position.state.units[6:9]) == 1
