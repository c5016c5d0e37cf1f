"""Governments (R-CIV-090 to R-CIV-097, 527 to 530)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.coins import coins
from aegean.games.civilization.governments import (
    after_pyramids,
    change_government,
    force_anarchy,
    government_gains,
    immune,
    unlocked_governments,
)
from aegean.games.civilization.leaving import lose_wonder
from aegean.games.civilization.limits import battle_hand
from aegean.games.civilization.manage import ManageCities
from aegean.games.civilization.phases import NextPart
from aegean.games.civilization.start_of_turn import StartOfTurn, begin_start_of_turn
from aegean.games.civilization.state import Civ
from aegean.games.civilization.techs import learn, research_free
from aegean.games.civilization.wonders import obsolete
from tests.civilization.position import Position

COUNT = len(p.GOVERNMENTS)


def table(turn: int = 5, **options: str) -> Position:
    """Seat 0 is America: Despotism, nothing unlocked by Currency."""
    position = Position(2, ("america", "egypt"), **options)
    position.state.turn = turn
    position.state.phase = p.START_OF_TURN
    position.explore(1, "n01")
    position.state.spot = [p.NONE] * len(position.state.spot)
    return position


def unlock(position: Position, seat: int, tech: str, government: int, turn: int) -> None:
    """As if the tech had come in that turn."""
    position.know(seat, tech)
    position.state.unlocked_in[seat * COUNT + government] = turn


def choices(position: Position, seat: int = 0) -> list[str]:
    return [text.split()[1] for text in position.legal(seat) if text.startswith("govern ")]


def next_turn(position: Position, seat: int = 0) -> None:
    position.play(seat, "end")
    position.state.turn += 1
    position.state.used = [0] * position.state.players
    position.ask(StartOfTurn(seat))


@pytest.mark.rule("R-CIV-090")
def test_one_government_at_a_time() -> None:
    position = table()
    unlock(position, 0, "democracy", p.DEMOCRATIC, 4)
    position.ask(StartOfTurn(0))
    assert position.why(0, "govern despotism").rule == "R-CIV-090"
    position.play(0, "govern democracy")
    assert position.state.government[0] == p.DEMOCRATIC
    assert position.said("changes-government")


@pytest.mark.rule("R-CIV-090", "R-CIV-097")
def test_only_the_effect_of_the_present_government_applies() -> None:
    position = table()
    position.know(0, "democracy", "communism")
    government_gains(position.state, 0)
    assert position.state.trade[0] == 0
    position.state.government[0] = p.DEMOCRATIC
    government_gains(position.state, 0)
    assert position.state.trade[0] == 2


@pytest.mark.rule("R-CIV-092")
@pytest.mark.parametrize(
    ("tech", "government"),
    [
        ("code_of_laws", p.REPUBLIC),
        ("chivalry", p.FEUDALISM),
        ("democracy", p.DEMOCRATIC),
        ("monarchy", p.MONARCHIC),
        ("communism", p.COMMUNIST),
        ("theology", p.FUNDAMENTALISM),
    ],
)
def test_each_government_needs_its_tech(tech: str, government: int) -> None:
    position = table()
    assert unlocked_governments(position.state, 0) == [p.DESPOTISM]
    position.know(0, tech)
    assert unlocked_governments(position.state, 0) == [p.DESPOTISM, government]
    position.state.government[0] = p.ANARCHY
    position.ask(StartOfTurn(0))
    assert choices(position) == ["despotism", p.GOVERNMENTS[government]]


@pytest.mark.rule("R-CIV-091")
def test_a_government_of_the_turn_before_is_adopted_directly() -> None:
    position = table(turn=5)
    unlock(position, 0, "monarchy", p.MONARCHIC, 4)
    unlock(position, 0, "communism", p.COMMUNIST, 3)
    position.ask(StartOfTurn(0))
    assert choices(position) == ["anarchy", "monarchy"]
    assert position.why(0, "govern communism").reason == "anarchy-first"
    position.play(0, "govern monarchy")
    assert position.state.government[0] == p.MONARCHIC


@pytest.mark.rule("R-CIV-092")
def test_any_other_change_goes_through_anarchy() -> None:
    position = table(turn=5)
    unlock(position, 0, "communism", p.COMMUNIST, 2)
    unlock(position, 0, "monarchy", p.MONARCHIC, 2)
    position.ask(StartOfTurn(0))
    assert choices(position) == ["anarchy"]
    assert position.why(0, "govern communism").rule == "R-CIV-092"
    position.play(0, "govern anarchy")
    assert choices(position) == []
    next_turn(position)
    assert choices(position) == ["despotism", "monarchy", "communism"]
    position.play(0, "govern communism")
    assert position.state.government[0] == p.COMMUNIST


@pytest.mark.rule("R-CIV-092")
def test_a_starting_tech_is_not_new_in_the_first_turn() -> None:
    position = Position(civs=("rome", "egypt"))
    position.state.unlocked_in[p.REPUBLIC] = 0
    position.state.government[0] = p.DESPOTISM
    position.ask(StartOfTurn(0))
    assert choices(position) == ["anarchy"]


@pytest.mark.rule("R-CIV-094", "R-CIV-096")
def test_the_pyramids_unlock_all_and_spare_anarchy() -> None:
    position = table()
    state = position.state
    position.wonder(0, "pyramids", "A2")
    assert immune(state, 0)
    assert not immune(state, 1)
    position.ask(StartOfTurn(0))
    assert choices(position) == ["anarchy", *p.GOVERNMENTS[2:]]
    force_anarchy(state, 0)
    assert state.government[0] == p.DESPOTISM
    position.play(0, "govern communism")
    assert state.government[0] == p.COMMUNIST


@pytest.mark.rule("R-CIV-094")
def test_dr_king_makes_immune_but_unlocks_nothing() -> None:
    position = table()
    state = position.state
    position.person("humanitarian", "A2")
    position.card(0, "martin_luther_king")
    unlock(position, 0, "communism", p.COMMUNIST, 1)
    assert not immune(state, 0)  # the card is still face down
    position.ask(StartOfTurn(0))
    assert choices(position) == ["anarchy"]
    position.play(0, "show martin_luther_king")
    assert immune(state, 0)
    assert choices(position) == ["anarchy", "communism"]
    force_anarchy(state, 0)
    assert state.government[0] == p.DESPOTISM
    position.play(0, "govern communism")
    assert state.government[0] == p.COMMUNIST


@pytest.mark.rule("R-CIV-095")
def test_forced_anarchy_is_left_only_in_a_later_turn() -> None:
    position = table()
    state = position.state
    position.ask(StartOfTurn(0))
    force_anarchy(state, 0)
    assert state.government[0] == p.ANARCHY
    assert choices(position) == []
    assert position.why(0, "govern despotism").rule == "R-CIV-095"
    next_turn(position)
    assert choices(position) == ["despotism"]


@pytest.mark.rule("R-CIV-095")
def test_anarchy_is_not_entered_a_second_time() -> None:
    position = table()
    position.state.government[0] = p.ANARCHY
    position.state.anarchy_in[0] = position.state.turn - 1
    force_anarchy(position.state, 0)
    position.ask(StartOfTurn(0))
    assert choices(position) == ["despotism"]


@pytest.mark.rule("R-CIV-095", "R-CIV-529")
def test_chosen_anarchy_can_be_kept_and_immunity_does_not_end_it() -> None:
    position = table()
    state = position.state
    position.ask(StartOfTurn(0))
    position.play(0, "govern anarchy")
    position.wonder(0, "pyramids", "A2")
    state.governed_in[0] = p.NONE  # even if the one change were still free
    assert position.why(0, "govern despotism").rule == "R-CIV-095"
    next_turn(position)
    assert "despotism" in choices(position)
    next_turn(position)  # it may stay in Anarchy
    assert state.government[0] == p.ANARCHY
    assert "despotism" in choices(position)


@pytest.mark.rule("R-CIV-096")
def test_without_the_pyramids_a_locked_government_must_be_left() -> None:
    position = table()
    state = position.state
    unlock(position, 0, "monarchy", p.MONARCHIC, 1)
    state.government[0] = p.COMMUNIST
    state.governed_in[0] = state.turn
    after_pyramids(state, 0)
    position.settle()
    assert position.legal(0) == ["govern despotism", "govern monarchy"]
    assert position.why(0, "govern communism").rule == "R-CIV-096"
    position.play(0, "govern monarchy")
    assert state.government[0] == p.MONARCHIC


@pytest.mark.rule("R-CIV-096")
def test_with_despotism_alone_nobody_is_asked() -> None:
    position = table()
    position.state.government[0] = p.COMMUNIST
    after_pyramids(position.state, 0)
    position.settle()
    assert position.asked() == []
    assert position.state.government[0] == p.DESPOTISM


@pytest.mark.rule("R-CIV-096", "R-CIV-527")
@pytest.mark.parametrize("others", [(), ("monarchy",)])
def test_to_fall_back_is_not_the_change_of_the_turn(others: tuple[str, ...]) -> None:
    position = table()
    position.know(0, *others)
    position.state.government[0] = p.COMMUNIST
    after_pyramids(position.state, 0)
    position.settle()
    if others:
        position.play(0, "govern monarchy")
    position.ask(StartOfTurn(0))
    assert choices(position) == ["anarchy"]


@pytest.mark.rule("R-CIV-096")
@pytest.mark.parametrize("government", [p.ANARCHY, p.DESPOTISM, p.MONARCHIC])
def test_an_unlocked_government_or_anarchy_stays(government: int) -> None:
    position = table()
    position.know(0, "monarchy")
    position.state.government[0] = government
    after_pyramids(position.state, 0)
    position.settle()
    assert position.asked() == []
    assert position.state.government[0] == government


@pytest.mark.rule("R-CIV-527")
def test_one_change_by_choice_a_turn() -> None:
    position = table()
    position.wonder(0, "pyramids", "A2")
    position.ask(StartOfTurn(0))
    position.play(0, "govern democracy")
    assert choices(position) == []
    assert position.why(0, "govern monarchy").rule == "R-CIV-527"
    next_turn(position)
    assert "monarchy" in choices(position)


@pytest.mark.rule("R-CIV-527", "R-CIV-096")
def test_forced_changes_do_not_count() -> None:
    position = table()
    state = position.state
    unlock(position, 0, "monarchy", p.MONARCHIC, 4)
    change_government(state, 0, p.DEMOCRATIC, forced=True)
    position.ask(StartOfTurn(0))
    assert "monarchy" in choices(position)
    position.play(0, "govern monarchy")
    force_anarchy(state, 0)  # and a choice does not protect from events
    assert state.government[0] == p.ANARCHY


@pytest.mark.rule("R-CIV-528")
def test_a_government_of_this_start_of_turn_is_adopted_directly() -> None:
    position = table(turn=5)
    position.ask(StartOfTurn(0))
    unlock(position, 0, "democracy", p.DEMOCRATIC, 5)
    position.play(0, "govern democracy")
    assert position.state.government[0] == p.DEMOCRATIC


@pytest.mark.rule("R-CIV-528", "R-CIV-527")
def test_a_government_that_comes_when_the_part_is_over() -> None:
    position = table(turn=5)
    state = position.state
    unlock(position, 0, "democracy", p.DEMOCRATIC, 5)
    unlock(position, 1, "democracy", p.DEMOCRATIC, 5)
    state.governed_in[1] = 5  # has changed already
    unlock(position, 0, "monarchy", p.MONARCHIC, 4)
    position.ask(NextPart(()))
    assert position.asked() == [0]
    assert position.legal(0) == ["pass", "govern democracy"]
    assert position.why(0, "govern monarchy").rule == "R-CIV-528"
    position.play(0, "govern democracy")
    assert state.government[0] == p.DEMOCRATIC
    assert position.asked() == []


@pytest.mark.rule("R-CIV-528", "R-CIV-071")
def test_new_governments_are_adopted_in_turn_order() -> None:
    position = table(turn=5)
    for seat in (0, 1):
        unlock(position, seat, "democracy", p.DEMOCRATIC, 5)
    position.state.first = 1
    position.ask(NextPart(()))
    assert position.asked() == [1]
    position.play(1, "pass")
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-528")
@pytest.mark.parametrize("phase", [p.CITY_MANAGEMENT, p.MOVEMENT])
def test_a_government_of_a_later_phase_waits_for_the_next_turn(phase: int) -> None:
    position = table(turn=5)
    unlock(position, 0, "democracy", p.DEMOCRATIC, 5)
    position.state.phase = phase
    position.ask(NextPart(()))
    assert position.asked() == []


@pytest.mark.rule("R-CIV-528", "R-CIV-095")
def test_anarchy_of_this_turn_is_not_left_by_a_new_government() -> None:
    position = table(turn=5)
    state = position.state
    unlock(position, 0, "democracy", p.DEMOCRATIC, 5)
    force_anarchy(state, 0)
    position.ask(NextPart(()))
    assert position.asked() == []
    state.anarchy_in[0] = 4
    position.ask(NextPart(()))
    position.play(0, "govern democracy")
    assert state.government[0] == p.DEMOCRATIC


@pytest.mark.rule("R-CIV-530")
def test_blockade_suspends_immunity_and_keeps_the_government() -> None:
    position = table()
    state = position.state
    position.wonder(0, "pyramids", "A2")
    state.government[0] = p.COMMUNIST
    position.put(1, "army", "A2")
    assert not immune(state, 0)
    assert unlocked_governments(state, 0) == [p.DESPOTISM]
    position.ask(StartOfTurn(0))
    assert state.government[0] == p.COMMUNIST
    assert choices(position) == ["anarchy"]
    force_anarchy(state, 0)
    assert state.government[0] == p.ANARCHY
    king = table()
    king.person("humanitarian", "A2")
    king.card(0, "martin_luther_king", up=True)
    assert immune(king.state, 0)
    king.put(1, "scout", "A2")
    assert not immune(king.state, 0)


# --- what they give


@pytest.mark.rule("R-CIV-097", "R-CIV-523")
@pytest.mark.parametrize("profile", ["base_2010", "ww_2013_replacement"])
def test_democracy_brings_trade_if_it_is_held_when_the_part_begins(profile: str) -> None:
    position = table(government_profile=profile)
    state = position.state
    unlock(position, 0, "democracy", p.DEMOCRATIC, 4)
    begin_start_of_turn(state, 0)
    position.settle()
    position.play(0, "govern democracy")
    assert state.trade[0] == 0
    position.play(0, "end")
    state.trade[0] = 26
    begin_start_of_turn(state, 0)
    position.settle()
    assert state.trade[0] == 27


@pytest.mark.rule("R-CIV-097", "R-CIV-420")
def test_the_later_democracy_is_a_coin() -> None:
    position = table(government_profile="ww_2013_replacement")
    state = position.state
    state.tokens[p.ON_SHEET] = 13
    state.government[0] = p.DEMOCRATIC
    assert coins(state, 0) == 14
    state.government[0] = p.DESPOTISM
    state.tokens[p.ON_SHEET] = 14
    unlock(position, 0, "democracy", p.DEMOCRATIC, 4)
    position.ask(StartOfTurn(0))
    position.play(0, "govern democracy")
    assert state.places == [1, 2]
    first = table()
    first.state.government[0] = p.DEMOCRATIC
    assert coins(first.state, 0) == 0


@pytest.mark.rule("R-CIV-097", "R-CIV-535")
def test_who_leaves_the_later_democracy_may_have_to_discard() -> None:
    position = table(government_profile="ww_2013_replacement")
    state = position.state
    position.know(0, "computers")  # a coin, and a card for every five of them
    state.tokens[p.ON_SHEET] = 3
    state.government[0] = p.DEMOCRATIC
    position.event(0, "drought", "sabotage", "defection")
    position.ask(StartOfTurn(0))
    position.play(0, "govern anarchy", "discard drought")
    assert len(state.hand[0]) == 2


@pytest.mark.rule("R-CIV-097")
def test_the_later_fundamentalism_counts_armies() -> None:
    position = table(government_profile="ww_2013_replacement")
    state = position.state
    position.put(0, "army", "E2", 2)
    position.put(0, "army", "F2")
    position.put(0, "scout", "F2")
    state.government[0] = p.FUNDAMENTALISM
    begin_start_of_turn(state, 0)
    position.settle()
    assert state.culture[0] == 3
    first = table()
    first.put(0, "army", "E2", 2)
    first.state.government[0] = p.FUNDAMENTALISM
    government_gains(first.state, 0)
    assert first.state.culture[0] == 0


@pytest.mark.rule("R-CIV-097")
def test_the_battle_hand_of_zealots() -> None:
    position = table()
    position.state.government[0] = p.FUNDAMENTALISM
    assert battle_hand(position.state, 0, 1, False) == 4
    position.state.government[0] = p.COMMUNIST
    assert battle_hand(position.state, 0, 1, False) == 3
    later = table(government_profile="ww_2013_replacement")
    later.state.government[0] = p.COMMUNIST
    assert battle_hand(later.state, 0, 1, False) == 4
    later.state.government[0] = p.FUNDAMENTALISM
    assert battle_hand(later.state, 0, 1, False) == 3


@pytest.mark.rule("R-CIV-097", "R-CIV-081")
@pytest.mark.parametrize("profile", ["base_2010", "ww_2013_replacement"])
def test_feudalism_harvests_once_a_turn(profile: str) -> None:
    position = table(government_profile=profile)
    state = position.state
    wheat = position.square("G2")
    scout = position.put(0, "scout", "G2")[0]
    position.ask(StartOfTurn(0))
    assert not position.offers_use(0, "feudalism")
    state.government[0] = p.FEUDALISM
    state.assigned[scout] = 0
    position.play(0, "use feudalism")
    assert f"square {position.name(wheat)}" in position.legal(0)
    market = state.market[p.WHEAT]
    position.play(0, "square G2")
    assert state.goods[p.WHEAT] == 1
    assert state.market[p.WHEAT] == market - 1
    assert not position.offers_use(0, "feudalism")


@pytest.mark.rule("R-CIV-097", "R-CIV-120", "R-CIV-211")
def test_feudalism_needs_a_token_and_a_free_square() -> None:
    position = table()
    state = position.state
    state.government[0] = p.FEUDALISM
    position.ask(StartOfTurn(0))
    squares = [square for square in state.outskirts(0) if state.goods_at[square] != p.NONE]
    assert squares
    assert position.offers_use(0, "feudalism")
    market = state.market
    state.market = [0, 0, 0, 0]
    assert not position.offers_use(0, "feudalism")
    state.market = market
    for square in squares:
        state.guests[square] |= 2
    assert not position.offers_use(0, "feudalism")


@pytest.mark.rule("R-CIV-097", "R-CIV-128")
def test_feudalism_uses_the_square_of_a_scout() -> None:
    position = table()
    state = position.state
    state.government[0] = p.FEUDALISM
    scout = position.put(0, "scout", "G2")[0]
    state.assigned[scout] = 0
    position.ask(StartOfTurn(0))
    position.play(0, "use feudalism", "square G2")
    assert state.served >> scout & 1


# --- with what others do


@pytest.mark.rule("R-CIV-091")
@pytest.mark.parametrize("way", [learn, research_free])
def test_however_the_tech_came(way: Callable[[Civ, int, int], None]) -> None:
    position = table(turn=4)
    state = position.state
    state.phase = p.RESEARCH
    position.know(0, "pottery", "writing", "metalworking")
    way(state, 0, p.T_DEMOCRACY)
    position.settle()
    state.turn, state.phase = 5, p.START_OF_TURN
    position.ask(StartOfTurn(0))
    assert "democracy" in choices(position)
    state.turn = 6
    assert "democracy" not in choices(position)


@pytest.mark.rule("R-CIV-093", "R-CIV-448")
@pytest.mark.parametrize("metropolis", [False, True])
def test_the_capital_rests_under_anarchy(metropolis: bool) -> None:
    position = table()
    state = position.state
    state.phase = p.CITY_MANAGEMENT
    position.city(0, "F3")
    if metropolis:
        state.place_city(0, position.square("B3"), position.square("B2"))
    position.ask(ManageCities(0))
    assert "city capital" in position.legal(0)
    state.government[0] = p.ANARCHY
    assert "city capital" not in position.legal(0)
    assert "city second" in position.legal(0)
    assert position.why(0, "city capital").rule == "R-CIV-093"


@pytest.mark.rule("R-CIV-096")
@pytest.mark.parametrize("way", [obsolete, lose_wonder])
def test_obsolete_or_lost_pyramids_unlock_nothing(way: Callable[[Civ, int], None]) -> None:
    position = table()
    state = position.state
    position.wonder(0, "pyramids", "A2")
    state.government[0] = p.COMMUNIST
    way(state, p.W_PYRAMIDS)
    position.settle()
    assert state.government[0] == p.DESPOTISM
    assert not immune(state, 0)


@pytest.mark.rule("R-CIV-094", "R-CIV-095")
def test_an_event_brings_anarchy_at_once() -> None:
    position = table()
    state = position.state
    position.event(1, "revolt_1")
    position.ask(StartOfTurn(1))
    position.play(1, "use revolt_1")
    while position.asked() == [0]:
        position.play(0, "pass")
    assert state.government[0] == p.ANARCHY
    calm = table()
    calm.wonder(0, "pyramids", "A2")
    calm.event(1, "revolt_1")
    calm.ask(StartOfTurn(1))
    assert not calm.offers_use(1, "revolt_1")  # the only other player is immune
