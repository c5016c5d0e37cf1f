"""The culture track and the hand of culture events (R-CIV-232 to R-CIV-240, 243, 470, 566, 569)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.culture import (
    advance,
    advance_cost,
    advance_refusal,
    landing_cost,
    may_advance,
    pay_advance,
)
from aegean.games.civilization.gains import gain_culture
from aegean.games.civilization.hand import KeepEvent, TooManyEvents, check_hand, discard_event, draw_events
from aegean.games.civilization.limits import culture_hand
from aegean.games.civilization.state import HAND, HIDDEN
from tests.civilization.cards import hand, levels
from tests.civilization.managing import manage
from tests.civilization.position import Position


def rich(position: Position, seat: int = 0, culture: int = 50, trade: int = 27) -> Position:
    position.state.culture[seat] = culture
    position.state.trade[seat] = trade
    return position


def free(position: Position, seat: int = 0) -> None:
    advance(position.state, seat)
    position.settle()


def draw(position: Position, level: int, number: int = 1, seat: int = 0) -> None:
    draw_events(position.state, seat, level, number)
    position.settle()


def next_draw(position: Position, *names: str) -> None:
    """The next cards of their decks, one after the other."""
    deck = position.state.event_deck[:]
    for name in names:
        event = p.EVENTS.index(name)
        low = p.EVENT_LEVELS.index(p.EVENT_LEVELS[event])
        position.chance.loaded.append(sum(deck[low:event]))
        deck[event] -= 1


# --- paid advances


@pytest.mark.rule("R-CIV-232")
def test_several_paid_advances_in_the_own_city_management() -> None:
    position = manage(rich(Position(), culture=7, trade=0))
    position.play(0, "advance", "advance")
    assert position.state.space[0] == 2
    assert position.state.culture[0] == 1
    assert "advance" not in position.legal(0)
    assert position.why(0, "advance").rule == "R-CIV-233"


@pytest.mark.rule("R-CIV-233")
@pytest.mark.parametrize(
    ("space", "cost"),
    [(1, (3, 0)), (7, (3, 0)), (8, (5, 3)), (14, (5, 3)), (15, (7, 6)), (20, (7, 6)), (21, (7, 6))],
)
def test_what_an_advance_costs(space: int, cost: tuple[int, int]) -> None:
    position = rich(Position())
    position.state.space[0] = space - 1
    assert advance_cost(position.state, 0) == cost
    pay_advance(position.state, 0)
    position.settle()
    assert position.state.space[0] == space
    assert (position.state.culture[0], position.state.trade[0]) == (50 - cost[0], 27 - cost[1])


@pytest.mark.rule("R-CIV-233")
def test_all_twenty_one_advances_cost_105_culture_and_63_trade() -> None:
    state = Position().state
    costs = [landing_cost(state, 0, space) for space in range(1, 22)]
    assert sum(culture for culture, _ in costs) == 105
    assert sum(trade for _, trade in costs) == 63


@pytest.mark.rule("R-CIV-233")
def test_both_parts_of_the_cost_are_needed() -> None:
    position = rich(Position(), culture=5, trade=2)
    position.state.space[0] = 7
    assert not may_advance(position.state, 0)
    assert advance_refusal(position.state, 0).values == {"culture": 5, "trade": 3}
    position.state.trade[0] = 3
    assert may_advance(position.state, 0)
    position.state.culture[0] = 4
    assert not may_advance(position.state, 0)


@pytest.mark.rule("R-CIV-237")
def test_ecology_saves_trade_for_every_three_coins() -> None:
    position = rich(Position())
    state = position.state
    state.space[0] = 14
    state.tokens[p.ON_SHEET] = 5
    assert advance_cost(state, 0) == (7, 6)
    position.know(0, "ecology")
    assert advance_cost(state, 0) == (7, 5)
    state.tokens[p.ON_SHEET] = 6
    assert advance_cost(state, 0) == (7, 4)
    state.space[0] = 7
    state.tokens[p.ON_SHEET] = 14
    assert advance_cost(state, 0) == (5, 0)
    state.space[0] = 0
    assert advance_cost(state, 0) == (3, 0)


@pytest.mark.rule("R-CIV-237")
@pytest.mark.parametrize(
    ("version", "markers", "saved", "limit"),
    [
        ("ww_2013_replacement", 1, 0, 3),
        ("ww_2013_replacement", 2, 1, 3),
        ("ww_2013_replacement", 3, 1, 3),
        ("ww_2013_replacement", 4, 2, 3),
        ("fame_and_fortune_2011", 1, 1, 2),
        ("fame_and_fortune_2011", 2, 2, 2),
        ("fame_and_fortune_2011", 4, 3, 2),
    ],
)
def test_endowment_for_the_arts_saves_culture(version: str, markers: int, saved: int, limit: int) -> None:
    position = Position(endowment_for_the_arts=version)
    state = position.state
    state.invested[p.ENDOWMENT_FOR_THE_ARTS] = markers
    assert advance_cost(state, 0) == (3 - saved, 0)
    state.space[0] = 14
    assert advance_cost(state, 0) == (7 - saved, 6)
    assert culture_hand(state, 0) == limit


@pytest.mark.rule("R-CIV-237")
def test_free_advances_need_no_discount() -> None:
    position = rich(Position(), culture=0, trade=0)
    position.know(0, "ecology")
    position.state.space[0] = 14
    free(position)
    assert (position.state.space[0], position.state.culture[0], position.state.trade[0]) == (15, 0, 0)


# --- rewards


@pytest.mark.rule("R-CIV-234")
@pytest.mark.parametrize("space", [3, 7, 12, 18])
def test_some_spaces_give_a_great_person(space: int) -> None:
    position = Position()
    position.state.space[0] = space - 1
    free(position)
    assert position.state.down[0].bit_count() == 1
    assert not position.state.hand[0]


@pytest.mark.rule("R-CIV-234")
@pytest.mark.parametrize("space", [space for space in range(1, 21) if space not in (3, 7, 12, 18)])
def test_all_others_give_an_event_of_their_section(space: int) -> None:
    position = Position()
    position.state.space[0] = space - 1
    free(position)
    assert levels(position) == [1 if space < 8 else 2 if space < 15 else 3]
    assert not position.state.down[0]


@pytest.mark.rule("R-CIV-235", "R-CIV-470")
def test_space_21_wins_at_once() -> None:
    position = manage(rich(Position()))
    position.state.space[0] = 20
    position.play(0, "advance")
    assert position.state.places == [1, 2]
    assert position.state.reason == "culture"
    assert not position.state.agenda
    assert not position.state.hand[0]


@pytest.mark.rule("R-CIV-236")
def test_a_free_advance_can_reach_space_21() -> None:
    position = Position(3)
    position.state.space[2] = 20
    free(position, 2)
    assert position.state.places == [2, 2, 1]


@pytest.mark.rule("R-CIV-236")
def test_a_free_advance_costs_nothing_and_gives_the_reward() -> None:
    position = rich(Position(), culture=1, trade=1)
    position.state.space[0] = 8
    free(position)
    assert (position.state.space[0], position.state.culture[0], position.state.trade[0]) == (9, 1, 1)
    assert levels(position) == [2]


@pytest.mark.rule("R-CIV-569")
def test_several_free_advances_come_one_after_the_other() -> None:
    position = Position()
    position.know(0, "mysticism")
    next_draw(position, "drought", "sabotage", "defection", "bread_and_circuses")
    for _ in range(3):
        advance(position.state, 0)
    position.settle()
    # The second space is entered when the reward of the first one is settled.
    assert position.state.space[0] == 1
    position.play(0, "keep drought")
    assert position.state.space[0] == 2
    position.play(0, "keep defection")
    assert position.state.space[0] == 3
    assert hand(position) == ["defection", "drought"]
    assert position.state.down[0].bit_count() == 1


@pytest.mark.rule("R-CIV-238")
def test_markers_share_a_space() -> None:
    position = Position()
    position.state.space = [4, 5]
    free(position)
    assert position.state.space == [5, 5]
    assert not position.asked()


# --- William Shakespeare


def shakespeare(position: Position, up: bool = True) -> Position:
    position.card(0, "william_shakespeare", up)
    position.person("artist", position.around(0)[0])
    return position


@pytest.mark.rule("R-CIV-238")
def test_shakespeare_may_jump_over_occupied_spaces() -> None:
    position = shakespeare(Position(4))
    position.state.space = [4, 5, 6, 8]
    free(position)
    assert position.legal(0) == ["stop-on 5", "stop-on 6", "stop-on 7"]
    assert position.why(0, "stop-on 8").reason == "no-landing"
    position.play(0, "stop-on 7")
    assert position.state.space[0] == 7
    # Only the space where the marker stops gives something.
    assert position.state.down[0].bit_count() == 1
    assert not position.state.hand[0]


@pytest.mark.rule("R-CIV-236")
def test_shakespeare_needs_an_occupied_space_and_a_free_artist() -> None:
    position = shakespeare(Position())
    position.state.space = [4, 6]
    free(position)
    assert position.state.space[0] == 5
    position.put(1, "scout", position.around(0)[0])
    free(position)
    assert position.state.space[0] == 6
    assert not position.asked()


@pytest.mark.rule("R-CIV-233")
def test_shakespeare_pays_what_the_landing_costs() -> None:
    position = shakespeare(rich(Position(), culture=5, trade=3), up=False)
    position.state.space = [6, 7]
    pay_advance(position.state, 0)
    position.settle()
    assert position.legal(0) == ["stop-on 7", "stop-on 8"]
    position.play(0, "stop-on 8")
    assert (position.state.culture[0], position.state.trade[0]) == (0, 0)
    assert levels(position) == [2]
    # To use him is to turn him up (R-CIV-259).
    assert position.state.up[0] >> p.P_WILLIAM_SHAKESPEARE & 1


@pytest.mark.rule("R-CIV-233")
def test_shakespeare_goes_only_where_the_cost_can_be_paid() -> None:
    position = shakespeare(rich(Position(), culture=3, trade=0), up=False)
    position.state.space = [6, 7]
    pay_advance(position.state, 0)
    position.settle()
    assert position.state.space[0] == 7
    assert position.state.down[0] >> p.P_WILLIAM_SHAKESPEARE & 1


@pytest.mark.rule("R-CIV-233")
def test_shakespeare_stops_only_where_the_cost_can_be_paid() -> None:
    position = shakespeare(rich(Position(3), culture=3, trade=0), up=False)
    position.state.space = [5, 6, 7]
    pay_advance(position.state, 0)
    position.settle()
    assert position.legal(0) == ["stop-on 6", "stop-on 7"]
    # Who stops on the next space has not used him.
    position.play(0, "stop-on 6")
    assert position.state.down[0] >> p.P_WILLIAM_SHAKESPEARE & 1


@pytest.mark.rule("R-CIV-639")
def test_who_might_have_shakespeare_is_asked_before_paying() -> None:
    position = rich(Position())
    position.card(0, "valmiki")
    position.person("artist", position.around(0)[1])
    position.state.space = [4, 5]
    pay_advance(position.state, 0)
    position.settle()
    assert position.legal(0) == ["stop-on 5"]


@pytest.mark.rule("R-CIV-639")
def test_who_might_have_shakespeare_is_asked_and_stops_on_the_next_space() -> None:
    position = Position()
    position.card(0, "valmiki")
    position.person("artist", position.around(0)[1])
    position.state.space = [4, 5]
    free(position)
    assert position.legal(0) == ["stop-on 5"]
    position.play(0, "stop-on 5")
    assert position.state.space == [5, 5]
    # Once he lies face up elsewhere nobody is asked.
    position.card(1, "william_shakespeare", up=True)
    position.state.space = [4, 5]
    free(position)
    assert position.state.space == [5, 5]


@pytest.mark.rule("R-CIV-235")
def test_shakespeare_can_reach_the_last_space() -> None:
    position = shakespeare(Position())
    position.state.space = [19, 20]
    free(position)
    position.play(0, "stop-on 21")
    assert position.state.places == [1, 2]


# --- the hand


@pytest.mark.rule("R-CIV-239")
def test_the_hand_limit() -> None:
    position = Position()
    state = position.state
    assert culture_hand(state, 0) == 2
    for number, tech in enumerate(("pottery", "civil_service", "theology")):
        position.know(0, tech)
        assert culture_hand(state, 0) == 3 + number
    position.know(0, "computers")
    state.tokens[p.ON_SHEET] = 7  # and Civil Service and Computers: nine coins
    assert culture_hand(state, 0) == 6
    state.tokens[p.ON_SHEET] = 8
    assert culture_hand(state, 0) == 7
    squares = position.around(0)
    position.person("artist", squares[0])
    position.card(0, "valmiki")
    assert culture_hand(state, 0) == 7  # static: only face up
    state.up[0], state.down[0] = state.down[0], 0
    assert culture_hand(state, 0) == 9
    position.wonder(0, "cristo_redentor", squares[1])
    assert culture_hand(state, 0) == 13


@pytest.mark.rule("R-CIV-239")
def test_who_holds_too_many_discards_by_choice() -> None:
    position = Position()
    position.event(0, "drought", "sabotage")
    next_draw(position, "defection")
    draw(position, 1)
    assert isinstance(position.state.agenda[-1], TooManyEvents)
    assert position.legal(0) == ["discard defection", "discard drought", "discard sabotage"]
    assert position.why(0, "pass").rule == "R-CIV-239"
    position.play(0, "discard drought")
    assert hand(position) == ["defection", "sabotage"]
    assert position.state.event_used[p.E_DROUGHT] == 1
    assert not position.asked()


@pytest.mark.rule("R-CIV-239")
def test_a_lower_limit_makes_discard() -> None:
    position = Position()
    position.know(0, "computers")
    position.state.tokens[p.ON_SHEET] = 9
    position.event(0, "drought", "sabotage", "defection", "defection")
    check_hand(position.state, 0)
    position.settle()
    assert not position.asked()
    position.state.tokens[p.ON_SHEET] = 3
    check_hand(position.state, 0)
    position.settle()
    position.play(0, "discard defection", "discard defection")
    assert hand(position) == ["drought", "sabotage"]
    assert not position.asked()


@pytest.mark.rule("R-CIV-566")
def test_the_limit_counts_after_the_last_draw() -> None:
    position = Position()
    position.event(0, "drought")
    draw(position, 2, 3)
    assert len(position.state.hand[0]) == 4
    assert [each.kind for each in position.events].count("draws-event") == 3
    position.play(0, "discard drought")
    position.play(0, position.legal(0)[0])
    assert levels(position) == [2, 2]
    assert not position.asked()


@pytest.mark.rule("R-CIV-566")
def test_an_event_that_is_played_has_left_the_hand() -> None:
    """With two cards and a limit of two, playing one makes room for the one that its effect brings."""
    position = manage(Position())
    position.event(0, "festival_1", "sabotage")
    position.play(0, "use festival_1")
    assert hand(position) == ["sabotage"]
    draw(position, 1)
    assert len(position.state.hand[0]) == 2
    assert not isinstance(position.state.agenda[-1], TooManyEvents)


@pytest.mark.rule("R-CIV-240")
def test_mysticism_draws_two_and_keeps_one() -> None:
    position = Position()
    position.know(0, "mysticism")
    position.event(0, "bread_and_circuses")
    next_draw(position, "drought", "sabotage")
    draw(position, 1)
    assert isinstance(position.state.agenda[-1], KeepEvent)
    assert position.legal(0) == ["keep drought", "keep sabotage"]
    # Until then they are not in the hand, and nobody else sees them.
    assert hand(position) == ["bread_and_circuses"]
    assert position.state.agenda[-1].shown_key(1) == (0, 1, HIDDEN, HIDDEN)
    assert position.why(0, "keep bread_and_circuses").rule == "R-CIV-240"
    position.play(0, "keep drought")
    assert hand(position) == ["bread_and_circuses", "drought"]
    assert position.state.event_used[p.E_SABOTAGE] == 1
    assert not position.asked()


@pytest.mark.rule("R-CIV-240")
def test_mysticism_works_for_each_draw() -> None:
    position = Position()
    position.know(0, "mysticism")
    next_draw(position, "drought", "drought", "sabotage", "defection")
    draw(position, 1, 2)
    # Two equal cards leave nothing to choose, but that is nobody else's business.
    assert position.legal(0) == ["keep drought"]
    position.play(0, "keep drought")
    assert position.legal(0) == ["keep defection", "keep sabotage"]
    position.play(0, "keep defection")
    assert hand(position) == ["defection", "drought"]
    assert position.state.event_used[p.E_DROUGHT] == 1


def test_the_two_cards_can_be_imagined() -> None:
    position = Position()
    before = sum(position.state.event_deck[11:23])
    frame = KeepEvent(0, 2, HIDDEN, HIDDEN).imagined(position.state, position.chance)
    events, _ = frame.cards()
    assert [p.EVENT_LEVELS[event] for event in events] == [2, 2]
    assert sum(position.state.event_deck[11:23]) == before - 2
    assert frame.imagined(position.state, position.chance) is frame


@pytest.mark.rule("R-CIV-240")
def test_mysticism_does_nothing_when_no_second_card_is_left() -> None:
    position = Position()
    position.know(0, "mysticism")
    position.state.event_deck[:11] = [0] * 11
    position.state.event_deck[p.E_SABOTAGE] = 1
    draw(position, 1)
    assert hand(position) == ["sabotage"]
    assert not position.asked()


@pytest.mark.rule("R-CIV-243")
def test_an_empty_deck_is_filled_from_its_discards() -> None:
    position = Position()
    state = position.state
    state.event_deck[:11] = [0] * 11
    state.event_used[p.E_DROUGHT] = 2
    state.event_used[p.E_FLOODING] = 1
    draw(position, 1)
    assert hand(position) == ["drought"]
    assert (state.event_deck[p.E_DROUGHT], state.event_used[p.E_DROUGHT]) == (1, 0)
    # Another level keeps its own pile.
    assert state.event_used[p.E_FLOODING] == 1


@pytest.mark.rule("R-CIV-243")
def test_a_discarded_event_goes_to_the_pile() -> None:
    position = Position()
    position.event(0, "drought", "drought")
    discard_event(position.state, 0, p.E_DROUGHT)
    assert hand(position) == ["drought"]
    assert position.state.event_used[p.E_DROUGHT] == 1


@pytest.mark.rule("R-CIV-569")
def test_a_deck_that_is_in_hands_gives_nothing() -> None:
    position = Position()
    position.state.event_deck[:11] = [0] * 11
    draw(position, 1, 2)
    assert not position.state.hand[0]
    assert position.said("no-events-left")
    draw(position, 2)
    assert levels(position) == [2]


@pytest.mark.rule("R-CIV-239", "R-CIV-569")
def test_the_limit_counts_when_the_deck_runs_out() -> None:
    position = Position()
    position.state.event_deck[:11] = [0] * 11
    position.state.event_deck[p.E_SABOTAGE] = 1
    position.event(0, "lost", "nationalism")
    draw(position, 1, 2)
    position.play(0, "discard sabotage")
    assert hand(position) == ["lost", "nationalism"]
    assert not position.asked()


@pytest.mark.rule("R-CIV-239")
def test_a_limit_that_falls_twice_costs_no_card_too_many() -> None:
    position = Position()
    position.event(0, "drought", "sabotage", "defection")
    check_hand(position.state, 0)
    check_hand(position.state, 0)
    position.settle()
    position.play(0, "discard defection")
    assert hand(position) == ["drought", "sabotage"]
    assert not position.asked()


@pytest.mark.rule("R-CIV-474")
def test_after_the_end_nothing_is_drawn_and_nobody_advances() -> None:
    position = Position()
    position.state.places = [1, 2]
    draw(position, 1)
    free(position)
    assert (position.state.hand[0], position.state.space[0]) == ([], 0)


@pytest.mark.rule("R-CIV-640")
def test_who_draws_sees_the_card_and_the_others_its_level() -> None:
    position = Position(3)
    draw(position, 2, 1, 1)
    card = position.state.hand[1][0]
    assert card >> HAND == 1 << 1
    told = position.said("event-drawn")[0]
    assert [told.known_to(seat) for seat in range(3)] == [False, True, False]
    seen = position.said("draws-event")[0]
    assert seen.values == {"seat": 1, "level": 2}
    assert seen.known_to(0)


def test_gaining_no_culture_says_nothing() -> None:
    position = Position()
    gain_culture(position.state, 0, 0)
    gain_culture(position.state, 0, 4)
    assert position.state.culture[0] == 4
