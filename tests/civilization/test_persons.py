"""The 42 great person cards, each by itself (great_persons.yaml; R-CIV-074, 522, 144, 259, 260, 484)."""

from __future__ import annotations

import pytest

from aegean.core.options import OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME, begin_use
from aegean.games.civilization.coins import coins
from aegean.games.civilization.limits import culture_hand, stacking_limit, travel_speed
from aegean.games.civilization.pay import hand_over
from aegean.games.civilization.persons import LASTING, might_have, person_gains, show_card, showable
from aegean.games.civilization.phases import BeginParts, NextPhase, NextTurn
from aegean.games.civilization.purse import CURIE, ways
from aegean.games.civilization.research import begin_research
from aegean.games.civilization.state import KNOWN
from aegean.games.civilization.techs import learn, research_free
from aegean.games.civilization.yields import arts_of, production_of
from tests.civilization.fighting import Arena
from tests.civilization.managing import manage, market, piece_at, start, two_cities
from tests.civilization.position import SEATED, Position


def card_of(name: str) -> int:
    return p.PERSONS.index(name)


def home_square(position: Position, seat: int) -> str:
    """Dry outskirts of the capital on which nothing stands."""
    state = position.state
    return next(
        position.name(square)
        for square in state.outskirts(seat * p.CITIES)
        if not state.is_water(square) and not state.piece[square] and not state.guests[square]
    )


def give(position: Position, name: str, seat: int = 0, up: bool = False) -> str:
    """The card, and a marker of its type in the outskirts of the capital; where that stands."""
    square = home_square(position, seat)
    position.card(seat, name, up)
    position.person(p.PERSON_TYPES[card_of(name) // p.CARDS_PER_TYPE], square)
    return square


def table(name: str, up: bool = False, players: int = 2, **options: OptionValue) -> Position:
    """Rome has the card."""
    position = Position(players, SEATED, **options)
    give(position, name, up=up)
    return position


def is_discarded(position: Position, name: str) -> bool:
    state, card = position.state, card_of(name)
    held = any((up | down) >> card & 1 for up, down in zip(state.up, state.down, strict=True))
    return bool(state.person_below >> card & 1) and not held


def is_up(position: Position, name: str, seat: int = 0) -> bool:
    return bool(position.state.up[seat] >> card_of(name) & 1)


# --- ownership, discarding, asking


DISCARDED = (
    "frida_kahlo", "jerry_garcia", "mark_twain", "michelangelo", "ada_lovelace", "frank_lloyd_wright",
    "orville_wright", "thomas_edison", "gustavus_adolphus", "hannibal", "joan_of_arc", "khalid_ibn_al_walid",
    "florence_nightingale", "jacques_cousteau", "st_francis", "andrew_carnegie", "captain_cook", "marco_polo",
    "zheng_he", "albert_einstein", "galileo_galilei",
)  # fmt: skip


@pytest.mark.rule("R-CIV-259", "R-CIV-260", "R-CIV-122")
@pytest.mark.parametrize("name", DISCARDED)
def test_cards_that_are_discarded(name: str) -> None:
    """By their use they go face up under the deck; before it they need a marker that stands free."""
    position = Position()
    state = position.state
    ability = BY_NAME[name]
    position.card(0, name)
    assert not ability.owned(state, 0)
    square = home_square(position, 0)
    position.person(p.PERSON_TYPES[card_of(name) // p.CARDS_PER_TYPE], square)
    battle = name in ("gustavus_adolphus", "joan_of_arc", "florence_nightingale")
    assert ability.owned(state, 0) is not battle  # these only in a battle
    assert not ability.owned(state, 1)
    position.put(1, "scout", square)
    assert not ability.owned(state, 0)
    assert not ability.once
    ability.spend(state, 0)
    assert is_discarded(position, name)


@pytest.mark.rule("R-CIV-639", "R-CIV-640")
def test_who_might_have_a_card_as_far_as_everybody_knows() -> None:
    position = Position(players=3)
    state = position.state
    card = card_of("marco_polo")
    assert not might_have(state, 0, card)
    square = give(position, "adam_smith")
    # A face-down card of the type could be any of them.
    assert might_have(state, 0, card)
    assert not might_have(state, 0, card_of("hannibal"))
    position.put(1, "scout", square)
    assert not might_have(state, 0, card)
    state.put_figure(state.figures_at(1, position.square(square))[0], p.NONE)
    # Not one that lies open elsewhere.
    state.person_below |= 1 << card
    assert not might_have(state, 0, card)
    state.person_below = 0
    state.up[2] |= 1 << card
    assert not might_have(state, 0, card)
    state.up[2] = 0
    show_card(state, 0, card_of("adam_smith"))
    assert not might_have(state, 0, card)
    assert might_have(state, 0, card_of("adam_smith"))


@pytest.mark.rule("R-CIV-263", "R-CIV-575")
def test_which_cards_can_be_turned_up() -> None:
    position = Position()
    state = position.state
    for name in p.PERSONS:
        position.card(0, name)
    assert showable(state, 0) == []
    squares = [square for square in state.outskirts(0) if not state.is_water(square)]
    for kind, square in enumerate(squares):
        position.person(p.PERSON_TYPES[kind], position.name(square))
    assert sorted(p.PERSONS[card] for card in showable(state, 0)) == [
        "adam_smith", "akira_kurosawa", "alan_turing", "archimedes", "henry_ford", "jim_henson", "lorenzo_de_medici",
        "louis_pasteur", "martin_luther_king", "susan_b_anthony", "valmiki",
    ]  # fmt: skip
    for card in LASTING:
        show_card(state, 0, card)
    assert showable(state, 0) == []


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
    position = table("frida_kahlo")
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
    position = table("frida_kahlo")
    position.state.space[0] = space
    start(position)
    position.play(0, "use frida_kahlo")
    assert [p.EVENT_LEVELS[card & 63] for card in position.state.hand[0]] == [level, level]


def test_frida_kahlo_may_throw_away_all_or_nothing() -> None:
    position = table("frida_kahlo")
    position.event(0, "lost", "nationalism")
    start(position)
    position.play(0, "use frida_kahlo", "discard lost", "discard nationalism")
    assert sorted(p.EVENT_LEVELS[card & 63] for card in position.state.hand[0]) == [1, 1]
    position = table("frida_kahlo")
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
    position = table("mark_twain")
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
    position = table("mark_twain")
    state = position.state
    position.event(1, "festival_1")
    manage(position, 1)
    position.play(1, "use festival_1")
    position.play(0, "use mark_twain")
    assert state.boost[3] == 0
    assert state.hand[1] == []
    assert state.event_used[p.E_FESTIVAL_1] == 1


def test_mark_twain_does_not_cancel_events_of_mass_media() -> None:
    position = table("mark_twain")
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
    position = table("michelangelo")
    state = position.state
    market(position, "stonehenge")
    state.boost[0] = 5 - production_of(state, 0)  # five of the ten
    manage(position)
    position.play(0, "city capital", "produce stonehenge", "on C3")
    assert is_discarded(position, "michelangelo")
    assert piece_at(position, "C3") == "stonehenge"


def test_valmiki() -> None:
    position = table("valmiki")
    assert culture_hand(position.state, 0) == 2
    show_card(position.state, 0, card_of("valmiki"))
    assert culture_hand(position.state, 0) == 4


def test_william_shakespeare_jumps_over_others() -> None:
    position = table("william_shakespeare", players=3)
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
    position = table("archimedes", up=True)
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
    position = table("henry_ford")
    assert travel_speed(position.state, 0) == 2
    show_card(position.state, 0, card_of("henry_ford"))
    assert travel_speed(position.state, 0) == 3


@pytest.mark.rule("R-CIV-399")
def test_nikola_tesla_lowers_a_tech() -> None:
    position = table("nikola_tesla")
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


def test_orville_wright_brings_an_aircraft() -> None:
    position = table("orville_wright")
    state = position.state
    start(position)
    position.play(0, "use orville_wright")
    assert sum(state.units[9:12]) == 1
    assert sum(state.units) == 1
    assert is_discarded(position, "orville_wright")


def test_orville_wright_needs_a_card_in_the_deck() -> None:
    position = table("orville_wright")
    position.state.unit_deck[9:12] = [0, 0, 0]
    start(position)
    assert not position.offers_use(0, "orville_wright")
    position.state.unit_below[9] = 1
    assert position.offers_use(0, "orville_wright")


@pytest.mark.rule("R-CIV-408")
def test_thomas_edison_researches_what_others_know() -> None:
    position = table("thomas_edison", players=3)
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


# --- generals


def test_georgy_zhukov_avenges_his_units() -> None:
    arena = Arena()
    give(arena, "georgy_zhukov", seat=0, up=True)
    arena.field({"infantry_1": 1}, {"infantry_3": 1, "infantry_2": 1})
    state = arena.state
    arena.play(1, "unit-plays infantry-3 0 0")
    arena.play(0, "unit-plays infantry-1 1 0")
    # A wound for the dead infantry, besides the one that it dealt itself.
    assert arena.table()[0][2:] == ("infantry_3", 2)
    assert is_up(arena, "georgy_zhukov")
    assert state.fight is not None


def test_gustavus_adolphus_exchanges_the_hand() -> None:
    arena = Arena()
    give(arena, "gustavus_adolphus")
    arena.field({"infantry_1": 2}, {"infantry_2": 1})
    arena.play(0, "use gustavus_adolphus", "unit artillery", "unit mounted")
    assert sorted(name[:-2] for name in arena.hand(0)) == ["artillery", "mounted"]
    assert arena.below() == {"infantry_1": 2}
    assert is_discarded(arena, "gustavus_adolphus")


@pytest.mark.rule("R-CIV-283", "R-CIV-584")
def test_hannibal_leads_figures_to_others() -> None:
    position = two_cities()
    state = position.state
    give(position, "hannibal")
    armies = position.put(0, "army", "C6", 2)
    scout = position.put(0, "scout", "C6")
    position.put(0, "army", "B7")
    position.know(0, "masonry")  # three figures a square
    manage(position)
    position.play(0, "use hannibal")
    legal = position.legal(0)
    assert "group C6 1 1" in legal
    assert "group C6 2 1" not in legal  # four in B7
    assert "group B7 1 0" not in legal  # four in C6
    position.play(0, "group C6 1 1")
    assert state.at[armies[0]] == state.at[scout[0]] == position.square("B7")
    assert state.at[armies[1]] == position.square("C6")
    assert state.done == 0
    assert is_discarded(position, "hannibal")


def test_hannibal_needs_another_square_with_a_figure() -> None:
    position = two_cities()
    give(position, "hannibal")
    position.put(0, "army", "C6", 2)
    assert not position.can_use(0, "hannibal")
    position.put(0, "army", "C5")  # water, where it may not end
    assert not position.can_use(0, "hannibal")
    position.put(0, "army", "B7", 2)  # full
    assert not [text for text in aims(position, "hannibal") if text.startswith(("group C6", "group C5"))]


@pytest.mark.rule("R-CIV-281", "R-CIV-584")
def test_nobody_is_led_into_outskirts_that_the_brandenburg_gate_closes() -> None:
    position = two_cities()
    give(position, "hannibal")
    position.put(0, "army", "C6")
    position.put(0, "army", "E13")  # outskirts of Egypt's capital
    assert "group C6 1 0" in aims(position, "hannibal")
    position.wonder(1, "brandenburg_gate", "G13")
    assert aims(position, "hannibal") == ["group E13 1 0"]  # out of them, not in


def aims(position: Position, name: str) -> list[str]:
    from aegean.games.civilization.notation import action_text

    return [action_text(position.state, action) for action in BY_NAME[name].aims(position.state, 0, ())]


def test_joan_of_arc_defends_with_culture() -> None:
    arena = Arena()
    give(arena, "joan_of_arc", seat=1)
    arena.state.culture[1] = 5
    arena.field({"infantry_1": 1}, {"infantry_1": 1})
    before = arena.fight().bonus[1]
    if arena.asked() == [0]:
        arena.play(0, "pass")
    arena.play(1, "use joan_of_arc")
    assert arena.fight().bonus[1] == before + 5
    assert arena.state.culture[1] == 5
    assert is_discarded(arena, "joan_of_arc")


@pytest.mark.rule("R-CIV-074", "R-CIV-522")
def test_khalid_ibn_al_walid_becomes_first_player() -> None:
    position = Position(players=3)
    state = position.state
    give(position, "khalid_ibn_al_walid", seat=2)
    state.phase = p.TRADING
    position.ask(NextPhase())
    assert state.phase == p.CITY_MANAGEMENT
    assert position.legal(2) == ["pass", "use khalid_ibn_al_walid"]
    position.play(2, "use khalid_ibn_al_walid")
    assert state.first == 2
    assert is_discarded(position, "khalid_ibn_al_walid")
    # The phase that is about to begin is played in the new order, and so is the rest of the turn.
    position.play(2, "pass")
    assert state.active == 2
    position.play(2, "end")
    assert state.active == 0
    assert state.order() == [2, 0, 1]


@pytest.mark.rule("R-CIV-074")
def test_after_khalid_the_marker_goes_on_from_there() -> None:
    position = Position(players=3)
    state = position.state
    give(position, "khalid_ibn_al_walid", seat=2)
    BY_NAME["khalid_ibn_al_walid"].effect(state, 2, ())
    state.agenda.append(NextTurn())
    state.agenda[-1].run(state)
    assert state.first == 0


def test_khalid_is_nothing_for_the_first_player() -> None:
    position = Position(players=3)
    give(position, "khalid_ibn_al_walid")
    assert not position.can_use(0, "khalid_ibn_al_walid")
    position.state.first = 1
    assert position.can_use(0, "khalid_ibn_al_walid")


def test_leonidas_stands_against_more() -> None:
    arena = Arena()
    give(arena, "leonidas", seat=1, up=True)
    arena.field({"infantry_1": 2}, {"infantry_1": 1})
    general = 4
    assert arena.fight().bonus == [0, 8 + general]


def test_sun_tzu_holds_back() -> None:
    arena = Arena()
    give(arena, "sun_tzu", seat=1)
    arena.state.trade[1] = 4
    arena.field({"infantry_1": 1}, {"infantry_1": 1})
    while arena.prompt() != "BattleTurn":
        arena.play(arena.asked()[0], "pass")
    arena.play(1, "hold")
    assert arena.state.trade[1] == 1
    assert is_up(arena, "sun_tzu", 1)
    assert arena.asked() == [0]


# --- humanitarians


@pytest.mark.rule("R-CIV-144")
def test_dr_king_protects_city_actions() -> None:
    position = two_cities()
    give(position, "martin_luther_king", up=True)
    give(position, "mark_twain", seat=1)
    position.know(1, "writing")
    position.marker(1, "hut", "spy")
    manage(position)
    position.play(0, "city capital", "arts")
    assert position.asked() == [0]
    assert position.state.culture[0] > 0


@pytest.mark.rule("R-CIV-484")
@pytest.mark.parametrize("lost", [False, True])
def test_dr_king_is_turned_up_against_mark_twain(lost: bool) -> None:
    position = two_cities(late_protection="lost" if lost else "returned")
    state = position.state
    give(position, "martin_luther_king")
    give(position, "mark_twain", seat=1)
    manage(position)
    position.play(0, "city capital", "arts")
    position.play(1, "use mark_twain")
    assert position.legal(0) == ["pass", "show martin_luther_king"]
    position.play(0, "show martin_luther_king")
    assert state.culture[0] == arts_of(state, 0)
    assert is_up(position, "martin_luther_king")
    assert is_discarded(position, "mark_twain") is lost
    assert is_up(position, "mark_twain", 1) is not lost


@pytest.mark.rule("R-CIV-484")
@pytest.mark.parametrize("lost", [False, True])
def test_dr_king_is_turned_up_against_forged_orders(lost: bool) -> None:
    position = two_cities(late_protection="lost" if lost else "returned")
    state = position.state
    give(position, "martin_luther_king")
    position.know(1, "writing")
    position.marker(1, "hut", "spy")
    manage(position)
    position.play(0, "city capital", "arts")
    position.play(1, "use writing")
    position.play(0, "show martin_luther_king")
    assert state.culture[0] == arts_of(state, 0)
    assert len(state.held[1]) == (0 if lost else 1)
    assert bool(state.used[1] >> BY_NAME["writing"].number & 1) is lost


@pytest.mark.rule("R-CIV-484")
def test_dr_king_is_turned_up_against_a_revolt() -> None:
    position = table("martin_luther_king")
    state = position.state
    position.event(1, "revolt_1")
    start(position, 1)
    position.play(1, "use revolt_1")
    position.play(0, "show martin_luther_king")
    assert state.government[0] == p.REPUBLIC
    assert [card & 63 for card in state.hand[1]] == [p.E_REVOLT_1]
    # Now it has no target any more.
    assert not position.offers_use(1, "revolt_1")


def test_florence_nightingale_saves_the_dead() -> None:
    arena = Arena()
    give(arena, "florence_nightingale", seat=1)
    arena.field({"infantry_3": 1}, {"infantry_1": 1})
    arena.play(1, "unit-plays infantry-1 0 0")
    arena.play(0, "unit-plays infantry-3 1 0")
    arena.play(1, "use florence_nightingale")
    assert arena.forces(1) == {"infantry_1": 1}
    assert is_discarded(arena, "florence_nightingale")


def test_jacques_cousteau_builds_harbors() -> None:
    position = two_cities()
    state = position.state
    give(position, "jacques_cousteau")
    position.building("harbor", "A1")
    pool = state.pool[p.HARBOR // 2]
    assert not state.knows(0, p.T_NAVIGATION)
    start(position)
    position.play(0, "use jacques_cousteau")
    assert sorted(position.legal(0)) == ["building harbor A2", "building harbor C5"]
    assert position.why(0, "building harbor A1").reason == "no-harbor-there"
    position.play(0, "building harbor A2")
    assert sorted(position.legal(0)) == ["building harbor C5", "end"]
    position.play(0, "end")
    assert state.pool[p.HARBOR // 2] == pool - 1
    assert piece_at(position, "A2") == "harbor"
    assert is_discarded(position, "jacques_cousteau")


def test_jacques_cousteau_builds_three_at_most() -> None:
    position = two_cities()
    give(position, "jacques_cousteau")
    state = position.state
    for square in state.outskirts(0):
        if not state.piece[square]:
            state.terrain[square] = p.WATER
    start(position)
    position.play(0, "use jacques_cousteau", "building harbor A1", "building harbor A2", "building harbor C5")
    assert any(text == "end" for text in position.legal(0))
    assert sum(piece == p.A_BUILDING + p.HARBOR for piece in state.piece) == 3
    assert not any(text.startswith("building") for text in position.legal(0))


def test_jacques_cousteau_needs_water_and_a_harbor() -> None:
    position = table("jacques_cousteau")
    position.state.pool[p.HARBOR // 2] = 0
    assert not position.can_use(0, "jacques_cousteau")
    position.state.pool[p.HARBOR // 2] = 1
    assert position.can_use(0, "jacques_cousteau")
    position.put(1, "scout", "A1")
    position.put(1, "scout", "A2")
    assert not position.can_use(0, "jacques_cousteau")


def test_jim_henson_counts_wonders_built() -> None:
    position = table("jim_henson", up=True)
    state = position.state
    position.wonder(0, "oracle", "B3")  # one that was there before
    market(position, "stonehenge")
    state.boost[0] = 20
    manage(position)
    position.play(0, "city capital", "produce stonehenge", "on C3")
    assert state.henson[0] == 1
    state.culture[0] = state.trade[0] = 0
    state.henson[0] = 2
    person_gains(state, 0)
    assert (state.culture[0], state.trade[0]) == (2, 2)
    # Once a turn.
    person_gains(state, 0)
    assert (state.culture[0], state.trade[0]) == (2, 2)


def test_jim_henson_face_down_counts_nothing() -> None:
    position = table("jim_henson")
    state = position.state
    market(position, "stonehenge")
    state.boost[0] = 20
    manage(position)
    position.play(0, "city capital", "produce stonehenge", "on C3")
    assert state.henson[0] == 0


def test_mother_teresa_gives_a_coin_and_advances() -> None:
    position = table("mother_teresa", players=3)
    state = position.state
    start(position)
    assert not position.offers_use(0, "mother_teresa")
    state.tokens[p.ON_SHEET] = 1
    state.tokens[p.ON_POTTERY] = 2
    position.play(0, "use mother_teresa")
    assert sorted(position.legal(0)) == ["coin 1 pottery", "coin 1 sheet"]
    position.play(0, "coin 1 pottery")
    assert position.legal(0) == ["player 2", "player 3"]
    position.play(0, "player 3")
    assert state.tokens[p.ON_POTTERY] == 1
    assert state.tokens[2 * p.PLACES + p.ON_SHEET] == 1
    assert state.space[0] == 1
    assert len(state.hand[0]) == 1  # with the reward of the space
    assert is_up(position, "mother_teresa")
    assert not position.offers_use(0, "mother_teresa")


def test_mother_teresa_may_give_the_victory_away() -> None:
    position = table("mother_teresa")
    state = position.state
    state.tokens[p.ON_SHEET] = 1
    state.tokens[p.PLACES + p.ON_SHEET] = 14
    start(position)
    position.play(0, "use mother_teresa")
    assert state.places == [2, 1]
    assert state.space[0] == 0


@pytest.mark.parametrize(("civ", "armies"), [("rome", 6), ("russia", 7)])
def test_st_francis_counts_armies_not_built(civ: str, armies: int) -> None:
    position = Position(civs=(civ, "egypt"))
    give(position, "st_francis")
    state = position.state
    position.put(0, "army", home_square(position, 0), 2)
    manage(position)
    position.play(0, "use st_francis")
    assert state.culture[0] == 3 * (armies - 2)
    assert is_discarded(position, "st_francis")


def test_susan_b_anthony() -> None:
    position = two_cities()
    give(position, "susan_b_anthony")
    before = [production_of(position.state, city) for city in (0, 1)]
    show_card(position.state, 0, card_of("susan_b_anthony"))
    assert [production_of(position.state, city) for city in (0, 1)] == [number + 2 for number in before]


# --- industrialists


def test_ap_giannini_builds_with_every_coin_invested() -> None:
    position = table("ap_giannini")
    state = position.state
    position.know(0, "construction")
    state.tokens[p.ON_SHEET] = 1
    start(position)
    position.play(0, "invest sheet infrastructure")
    assert "building workshop C3" in position.legal(0)
    assert "pass" in position.legal(0)
    position.play(0, "building workshop C3")
    assert piece_at(position, "C3") == "workshop"
    assert is_up(position, "ap_giannini")


def test_adam_smith() -> None:
    position = table("adam_smith")
    before = coins(position.state, 0)
    show_card(position.state, 0, card_of("adam_smith"))
    assert coins(position.state, 0) == before + 1
    assert not any(position.state.tokens)


@pytest.mark.rule("R-CIV-569")
def test_andrew_carnegie_advances_for_coins() -> None:
    position = table("andrew_carnegie")
    state = position.state
    assert coins(state, 0) == 1  # his marker
    state.tokens[p.ON_SHEET] = 1
    manage(position)
    assert not position.offers_use(0, "andrew_carnegie")
    state.tokens[p.ON_SHEET] = 7  # eight coins
    position.play(0, "use andrew_carnegie")
    assert state.space[0] == 2
    assert len(state.hand[0]) == 2
    assert is_discarded(position, "andrew_carnegie")
    assert coins(state, 0) == 8


@pytest.mark.rule("R-CIV-569", "R-CIV-571")
def test_andrew_carnegie_settles_each_advance() -> None:
    position = table("andrew_carnegie")
    state = position.state
    state.space[0] = 2
    state.tokens[p.ON_SHEET] = 5
    manage(position)
    position.play(0, "use andrew_carnegie")
    # The great person of space 3 has its place before the next advance.
    assert state.space[0] == 3
    position.play(0, "pass")
    assert state.space[0] == 4


def test_captain_cook_doubles_the_speed() -> None:
    position = table("captain_cook")
    state = position.state
    give(position, "henry_ford", up=True)
    assert not position.can_use(0, "captain_cook")  # nobody is there to move
    position.put(0, "army", "C3")
    assert position.can_use(0, "captain_cook")
    begin_use(state, 0, BY_NAME["captain_cook"])
    position.settle()
    assert travel_speed(state, 0) == 6
    assert travel_speed(state, 1) == 2
    assert is_discarded(position, "captain_cook")


def test_lorenzo_de_medici() -> None:
    position = table("lorenzo_de_medici", up=True)
    state = position.state
    state.tokens[p.ON_SHEET] = 7  # and one by the marker
    person_gains(state, 0)
    assert (state.culture[0], state.trade[0]) == (2, 0)


def test_marco_polo_fills_the_dial() -> None:
    position = table("marco_polo")
    state = position.state
    state.trade[0] = 27
    assert not position.can_use(0, "marco_polo")
    state.trade[0] = 5
    start(position)
    position.play(0, "use marco_polo")
    assert state.trade[0] == 27
    assert is_discarded(position, "marco_polo")


@pytest.mark.rule("R-CIV-561")
def test_marco_polo_may_be_used_between_parts_and_in_reactions() -> None:
    position = two_cities()
    state = position.state
    give(position, "marco_polo", seat=1)
    state.phase, state.first = p.CITY_MANAGEMENT, 0
    position.ask(BeginParts())
    position.play(0, "city capital", "arts")
    while position.asked() == [1]:
        assert "use marco_polo" in position.legal(1)
        position.play(1, "pass")
    position.play(0, "end")
    assert position.legal(1)[:2] == ["pass", "use marco_polo"]
    position.play(1, "use marco_polo")
    assert state.trade[1] == 27


def test_zheng_he_sees_all_markers() -> None:
    position = Position(players=3)
    state = position.state
    give(position, "zheng_he")
    assert not position.can_use(0, "zheng_he")
    slot = next(slot for slot, tile in enumerate(state.tiles) if tile == p.NONE)
    position.explore(slot, "n01")
    spots = [square for square, spot in enumerate(state.spot) if spot in (0, 1)]
    position.marker(1, "hut", "spy")
    position.marker(2, "village", "uranium")
    position.marker(0, "hut", "teacher")
    start(position)
    position.play(0, "use zheng_he")
    assert is_discarded(position, "zheng_he")
    for square in spots:
        assert state.spot_known[square] == 1
        assert state.spot_mark[square] != p.NONE
    assert state.held[1][0] >> KNOWN == 0b011
    assert state.held[2][0] >> KNOWN == 0b101
    assert state.held[0][0] >> KNOWN == 0b001
    seen = position.said("held-marker-seen")
    assert [(event.values["other"], event.values["mark"]) for event in seen] == [(1, "spy"), (2, "uranium")]
    assert all(event.known_to(0) and not event.known_to(1) for event in seen)


# --- scientists


@pytest.mark.parametrize(("built", "gain"), [(0, 3), (1, 2), (2, 2), (6, 0)])
def test_alan_turing(built: int, gain: int) -> None:
    position = table("alan_turing", up=True)
    state = position.state
    for number in range(built):
        position.put(0, "army", position.around(0)[number])
    person_gains(state, 0)
    assert (state.culture[0], state.trade[0]) == (gain, gain)


@pytest.mark.rule("R-CIV-575", "R-CIV-523")
def test_a_start_of_turn_card_turned_up_in_the_own_part_works_at_once() -> None:
    position = table("alan_turing")
    state = position.state
    start(position)
    assert state.culture[0] == 0
    position.play(0, "show alan_turing")
    assert state.culture[0] == 3
    person_gains(state, 0)
    assert state.culture[0] == 3
    # Not in the part of somebody else.
    position = table("alan_turing")
    position.state.phase, position.state.active = p.START_OF_TURN, 1
    show_card(position.state, 0, card_of("alan_turing"))
    assert position.state.culture[0] == 0


@pytest.mark.rule("R-CIV-523")
def test_a_marker_placed_in_the_own_part_makes_its_card_work() -> None:
    position = Position()
    state = position.state
    position.card(0, "alan_turing", up=True)
    state.reserve[p.SCIENTIST] = 1
    start(position)
    position.play(0, "place scientist C2")
    assert state.culture[0] == 3


def test_albert_einstein_turns_trade_into_culture() -> None:
    position = table("albert_einstein")
    state = position.state
    manage(position)
    assert not position.offers_use(0, "albert_einstein")
    state.trade[0], state.culture[0] = 9, 2
    position.play(0, "use albert_einstein")
    assert sorted(position.legal(0)) == ["pay culture", "pay trade"]
    position.play(0, "pay trade")
    assert position.legal(0) == [f"amount {amount}" for amount in range(1, 10)]
    position.play(0, "amount 4")
    assert (state.trade[0], state.culture[0]) == (5, 6)
    assert is_discarded(position, "albert_einstein")


def test_albert_einstein_turns_culture_into_trade() -> None:
    position = table("albert_einstein")
    state = position.state
    state.trade[0], state.culture[0] = 25, 5
    manage(position)
    position.play(0, "use albert_einstein", "pay culture", "amount 3")
    assert (state.trade[0], state.culture[0]) == (27, 2)


def test_charles_darwin_turns_arts_into_trade() -> None:
    position = two_cities()
    state = position.state
    give(position, "charles_darwin")
    manage(position)
    amount = arts_of(state, 0)
    position.play(0, "city capital", "use charles_darwin")
    assert (state.trade[0], state.culture[0]) == (amount, 0)
    assert is_up(position, "charles_darwin")
    position.play(0, "city second")
    assert "use charles_darwin" not in position.legal(0)  # once a turn


@pytest.mark.rule("R-CIV-283", "R-CIV-584")
def test_galileo_galilei_leads_along_the_outer_edge() -> None:
    position = Position()
    state = position.state
    give(position, "galileo_galilei")
    figures = position.put(0, "army", "C1") + position.put(0, "scout", "C1")
    position.put(0, "army", "C3")  # not at the edge
    position.put(1, "army", "H15")
    manage(position)
    position.play(0, "use galileo_galilei")
    squares = {text.split()[1] for text in position.legal(0)}
    assert all(state.layout.on_edge[position.square(name)] for name in squares)
    assert "H13" in squares
    assert "H15" not in squares  # figures of others
    assert "A1" not in squares  # water
    assert "C1" not in squares
    assert "A5" not in squares  # nobody has seen it
    position.play(0, "square H13")
    assert all(state.at[figure] == position.square("H13") for figure in figures)
    assert all(state.done >> figure & 1 for figure in figures)
    assert is_discarded(position, "galileo_galilei")


def test_galileo_galilei_and_markers_cities_and_stacks() -> None:
    position = Position()
    state = position.state
    give(position, "galileo_galilei")
    position.put(0, "army", "C3")
    assert not position.can_use(0, "galileo_galilei")
    position.put(0, "army", "C1", 3)  # above the limit
    assert not position.can_use(0, "galileo_galilei")
    state.put_figure(state.figures_at(0, position.square("C1"))[0], p.NONE)
    assert position.can_use(0, "galileo_galilei")
    ability = BY_NAME["galileo_galilei"]
    state.spot[position.square("H14")] = 0
    first = ability.aims(state, 0, ())
    named = {position.name(action >> 6 & 1023) for action in ability.aims(state, 0, (first[0],))}
    assert "H14" not in named
    assert "H13" in named


def test_the_hole_of_the_five_player_map_is_no_outer_edge() -> None:
    position = Position(players=5)
    layout = position.state.layout
    beside = position.square("L9")  # the hole begins right of it
    assert layout.next[beside][1] == p.NONE
    assert not layout.on_edge[beside]


def test_louis_pasteur() -> None:
    position = table("louis_pasteur")
    assert stacking_limit(position.state, 0) == 2
    show_card(position.state, 0, card_of("louis_pasteur"))
    assert stacking_limit(position.state, 0) == 3


@pytest.mark.rule("R-CIV-558")
def test_marie_curie_stands_for_uranium() -> None:
    position = table("marie_curie")
    state = position.state
    assert ways(state, 0, p.URANIUM) == []
    position.goods(0, wheat=1)
    assert ways(state, 0, p.URANIUM) == [CURIE]
    assert ways(state, 0, p.IRON) == []
    hand_over(state, 0, BY_NAME["marco_polo"].number, (p.URANIUM,), CURIE)
    assert is_discarded(position, "marie_curie")
    assert state.goods[p.WHEAT] == 0
    assert state.market[p.WHEAT] == 2


@pytest.mark.rule("R-CIV-399", "R-CIV-573")
def test_isaac_newton_becomes_a_blank_tech() -> None:
    position = table("isaac_newton")
    state = position.state
    position.know(0, "masonry")
    state.trade = [11, 0]
    begin_research(state)
    position.settle()
    # Two techs of level I bear one of level II already; with Newton below, a card more rests on level I.
    assert "research writing newton 1" in position.legal(0)
    position.play(0, "research writing newton 1")
    assert state.blank[0] == 1
    assert not (state.up[0] | state.down[0] | state.person_below | state.person_deck) >> card_of("isaac_newton") & 1
    assert state.knows(0, p.T_WRITING)
