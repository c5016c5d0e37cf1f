"""Great industrialists and scientists, card by card (great_persons.yaml; R-CIV-399, 523, 569, 575)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME
from aegean.games.civilization.coins import coins
from aegean.games.civilization.limits import stacking_limit, travel_speed
from aegean.games.civilization.person_cards import person_gains, show_card
from aegean.games.civilization.phases import BeginParts
from aegean.games.civilization.purse import CURIE, ways
from aegean.games.civilization.research import begin_research
from aegean.games.civilization.state import KNOWN
from aegean.games.civilization.uses import begin_use, hand_over
from aegean.games.civilization.yields import arts_of
from tests.civilization.cards import aimed, card_of, give, holder, is_discarded, is_up
from tests.civilization.managing import manage, piece_at, start, two_cities
from tests.civilization.position import Position

# --- industrialists


def test_ap_giannini_builds_with_every_coin_invested() -> None:
    position = holder("ap_giannini")
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
    position = holder("adam_smith")
    before = coins(position.state, 0)
    show_card(position.state, 0, card_of("adam_smith"))
    assert coins(position.state, 0) == before + 1
    assert not any(position.state.tokens)


@pytest.mark.rule("R-CIV-569")
def test_andrew_carnegie_advances_for_coins() -> None:
    position = holder("andrew_carnegie")
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
    position = holder("andrew_carnegie")
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
    position = holder("captain_cook")
    state = position.state
    give(position, "henry_ford", up=True)
    assert not position.can_use(0, "captain_cook")  # nobody is there to move
    figure = position.put(0, "army", "C3")[0]
    state.done = 1 << figure
    assert not position.can_use(0, "captain_cook")  # who has moved gains nothing
    state.done = 0
    assert position.can_use(0, "captain_cook")
    begin_use(state, 0, BY_NAME["captain_cook"])
    position.settle()
    assert travel_speed(state, 0) == 6
    assert travel_speed(state, 1) == 2
    assert is_discarded(position, "captain_cook")
    position.card(0, "captain_cook")
    assert not position.can_use(0, "captain_cook")  # double is double


def test_lorenzo_de_medici() -> None:
    position = holder("lorenzo_de_medici", up=True)
    state = position.state
    state.tokens[p.ON_SHEET] = 7  # and one by the marker
    person_gains(state, 0)
    assert (state.culture[0], state.trade[0]) == (2, 0)


def test_marco_polo_fills_the_dial() -> None:
    position = holder("marco_polo")
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
    position = holder("alan_turing", up=True)
    state = position.state
    for number in range(built):
        position.put(0, "army", position.around(0)[number])
    person_gains(state, 0)
    assert (state.culture[0], state.trade[0]) == (gain, gain)


@pytest.mark.rule("R-CIV-575", "R-CIV-523")
def test_a_start_of_turn_card_turned_up_in_the_own_part_works_at_once() -> None:
    position = holder("alan_turing")
    state = position.state
    start(position)
    assert state.culture[0] == 0
    position.play(0, "show alan_turing")
    assert state.culture[0] == 3
    person_gains(state, 0)
    assert state.culture[0] == 3
    # Not in another phase, nor in the part of somebody else.
    position = manage(holder("alan_turing"))
    position.play(0, "show alan_turing")
    assert position.state.culture[0] == 0
    position = holder("alan_turing")
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
    position = holder("albert_einstein")
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
    position = holder("albert_einstein")
    state = position.state
    state.trade[0], state.culture[0] = 25, 5
    manage(position)
    position.play(0, "use albert_einstein", "pay culture", "amount 3")
    assert (state.trade[0], state.culture[0]) == (27, 2)
    # Nothing more goes onto the dial.
    position.card(0, "albert_einstein")
    assert aimed(position, "albert_einstein") == ["pay trade"]


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
    position = holder("louis_pasteur")
    assert stacking_limit(position.state, 0) == 2
    show_card(position.state, 0, card_of("louis_pasteur"))
    assert stacking_limit(position.state, 0) == 3


@pytest.mark.rule("R-CIV-558")
def test_marie_curie_stands_for_uranium() -> None:
    position = holder("marie_curie")
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
    position = holder("isaac_newton")
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
