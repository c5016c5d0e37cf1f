"""Great generals and humanitarians, card by card (great_persons.yaml; R-CIV-074, 283, 522, 584)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME
from aegean.games.civilization.person_cards import person_gains, show_card
from aegean.games.civilization.phases import NextPhase, NextTurn
from aegean.games.civilization.yields import production_of
from tests.civilization.cards import aimed, card_of, give, holder, home_square, is_discarded, is_up
from tests.civilization.fighting import Arena
from tests.civilization.managing import manage, market, piece_at, start, two_cities
from tests.civilization.position import Position

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
    assert not [text for text in aimed(position, "hannibal") if text.startswith(("group C6", "group C5"))]


@pytest.mark.rule("R-CIV-281", "R-CIV-584")
def test_nobody_is_led_into_outskirts_that_the_brandenburg_gate_closes() -> None:
    position = two_cities()
    give(position, "hannibal")
    position.put(0, "army", "C6")
    position.put(0, "army", "E13")  # outskirts of Egypt's capital
    assert "group C6 1 0" in aimed(position, "hannibal")
    position.wonder(1, "brandenburg_gate", "G13")
    assert aimed(position, "hannibal") == ["group E13 1 0"]  # out of them, not in


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


@pytest.mark.rule("R-CIV-094")
def test_dr_king_keeps_his_owner_out_of_anarchy() -> None:
    position = holder("martin_luther_king", up=True, players=3)
    position.event(1, "revolt_1")
    start(position, 1)
    position.play(1, "use revolt_1")
    # There is nobody else but Russia.
    assert [position.state.government[seat] == p.ANARCHY for seat in range(3)] == [False, False, True]


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
    position = holder("jacques_cousteau")
    position.state.pool[p.HARBOR // 2] = 0
    assert not position.can_use(0, "jacques_cousteau")
    position.state.pool[p.HARBOR // 2] = 1
    assert position.can_use(0, "jacques_cousteau")
    position.put(1, "scout", "A1")
    position.put(1, "scout", "A2")
    assert not position.can_use(0, "jacques_cousteau")


def test_jim_henson_counts_wonders_built() -> None:
    position = holder("jim_henson", up=True)
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
    position = holder("jim_henson")
    state = position.state
    market(position, "stonehenge")
    state.boost[0] = 20
    manage(position)
    position.play(0, "city capital", "produce stonehenge", "on C3")
    assert state.henson[0] == 0


def test_mother_teresa_gives_a_coin_and_advances() -> None:
    position = holder("mother_teresa", players=3)
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
    position = holder("mother_teresa")
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
