"""Turns, phases, parts, and the part of Start of Turn (R-CIV-070 to R-CIV-083, 520 to 526)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import ANY_TIME, PHASE_BEGINS
from aegean.games.civilization.moments import BETWEEN_PARTS, Moment, ask_round
from aegean.games.civilization.phases import NextPart, NextPhase, NextTurn
from aegean.games.civilization.start_of_turn import StartOfTurn
from aegean.games.civilization.yields import production_of
from tests.civilization.position import Position
from tests.civilization.starting import begin, kinds, table


def pass_on(position: Position) -> None:
    """Whoever is asked does nothing, until the next phase or part has begun."""
    seat = position.asked()[0]
    legal = position.legal(seat)
    position.play(seat, "end" if "end" in legal else "pass")


def phases_said(position: Position) -> list[object]:
    return [event.values["phase"] for event in position.said("phase-begins")]


# --- turns and phases


@pytest.mark.rule("R-CIV-070", "R-CIV-071", "R-CIV-072", "R-CIV-073")
def test_two_turns_from_phase_to_phase() -> None:
    position = Position(3)
    state = position.state
    state.turn = 0
    asked: dict[tuple[int, int], list[int]] = {}
    position.ask(NextTurn())
    while state.turn < 3:
        seat = position.asked()[0]
        key = (state.turn, state.phase)
        if seat not in asked.setdefault(key, []):
            asked[key].append(seat)
        pass_on(position)
    assert phases_said(position)[:10] == list(p.PHASES) * 2
    for phase in (p.START_OF_TURN, p.CITY_MANAGEMENT, p.MOVEMENT):
        assert asked[1, phase] == [0, 1, 2]
        assert asked[2, phase] == [1, 2, 0]
    assert state.first == 2


@pytest.mark.rule("R-CIV-072", "R-CIV-075")
def test_the_first_turn_collects_trade_like_any_other() -> None:
    position = Position()
    state = position.state
    state.turn = 0
    state.trade = [3, 4]  # from the set-up
    position.ask(NextTurn())
    while state.phase != p.CITY_MANAGEMENT:
        pass_on(position)
    assert state.trade == [6, 8]


@pytest.mark.rule("R-CIV-071", "R-CIV-520")
def test_a_part_lasts_until_its_player_ends_it() -> None:
    position = table()
    state = position.state
    position.put(0, "scout", "G6")
    position.ask(NextPart((0, 1)))
    assert (position.asked(), state.active) == ([0], 0)
    position.play(0, "found G6", "govern anarchy")
    assert (position.asked(), state.active) == ([0], 0)
    position.play(0, "end")
    assert (position.asked(), state.active) == ([1], 1)
    position.play(1, "end")
    assert position.asked() == []


@pytest.mark.rule("R-CIV-520", "R-CIV-446")
def test_what_is_mandatory_comes_before_the_end_of_the_part() -> None:
    position = table()
    position.know(0, "agriculture")
    begin(position)
    assert kinds(position) == {"grow"}


@pytest.mark.rule("R-CIV-073")
def test_the_marker_passes_on_in_every_turn_but_the_first() -> None:
    position = Position(3)
    state = position.state
    state.turn, state.first = 0, 2
    position.ask(NextTurn())
    assert (state.turn, state.first, position.asked()) == (1, 2, [2])
    state.agenda = [NextTurn()]
    position.settle()
    assert (state.turn, state.first, position.asked()) == (2, 0, [0])


@pytest.mark.rule("R-CIV-521")
def test_what_counts_by_the_turn_is_set_back_when_the_marker_passes() -> None:
    position = table()
    state = position.state
    state.used = [7, 7]
    state.offers = [3, 3]
    state.settled = [1, 1]
    state.posted = state.served = state.done = state.kremlin = state.hasty = state.victors = 1
    state.waiting[0] = 1
    state.boost[0] = state.acted[0] = state.extra[0] = state.did[0] = 1
    state.pinned = [4]
    position.ask(NextPart((0, 1)))
    position.play(0, "end")
    assert state.used[0] == 7  # not before
    state.agenda = [NextTurn()]
    position.settle()
    assert (state.used, state.offers, state.settled, state.pinned) == ([0, 0], [0, 0], [0, 0], [])
    assert (state.posted, state.served, state.done, state.kremlin, state.hasty) == (0, 0, 0, 0, 0)
    assert (state.victors, state.waiting[0]) == (0, 0)
    assert (state.boost[0], state.acted[0], state.extra[0], state.did[0]) == (0, 0, 0, 0)


@pytest.mark.rule("R-CIV-074", "R-CIV-522")
def test_khalid_takes_the_marker_before_a_phase() -> None:
    position = Position(3)
    state = position.state
    square = position.around(2)[0]
    position.person("general", square)
    position.card(2, "khalid_ibn_al_walid")
    state.phase, state.active = p.START_OF_TURN - 1, 1
    position.ask(NextPhase())
    assert isinstance(state.agenda[-1], Moment)
    assert position.asked() == [2]
    assert state.active == p.NONE  # nobody's part
    position.play(2, "use khalid_ibn_al_walid")
    assert state.first == 2
    assert state.person_below >> p.P_KHALID_IBN_AL_WALID & 1
    while isinstance(state.agenda[-1], Moment):
        pass_on(position)
    assert position.asked() == [2]  # the phase about to begin is played in the new order
    for seat in (2, 0, 1):
        assert position.asked() == [seat]
        position.play(seat, "end")
    state.agenda = [NextTurn()]
    position.settle()
    assert state.first == 0  # and next turn the marker goes on from there


@pytest.mark.rule("R-CIV-561")
def test_any_time_cards_are_asked_for_between_two_parts() -> None:
    position = table()
    state = position.state
    position.person("industrialist", "B2")
    position.card(0, "marco_polo")
    position.ask(NextPart((0, 1)))
    assert not isinstance(state.agenda[-1], Moment)  # the phase has just begun
    position.play(0, "end")
    assert isinstance(state.agenda[-1], Moment)
    assert position.asked() == [0]
    position.play(0, "use marco_polo")
    assert state.trade[0] == 27
    while isinstance(state.agenda[-1], Moment):
        pass_on(position)
    assert position.asked() == [1]


@pytest.mark.rule("R-CIV-561", "R-CIV-639")
def test_who_could_have_nothing_is_not_asked() -> None:
    position = table()
    ask_round(position.state, PHASE_BEGINS | ANY_TIME, 0)
    assert position.asked() == []
    position.person("industrialist", "B2")
    position.card(0, "adam_smith")  # as far as the others know it could be Marco Polo
    ask_round(position.state, BETWEEN_PARTS, 0)
    assert position.asked() == [0]
    assert position.legal(0) == ["pass", "show adam_smith"]
    assert position.why(0, "use marco_polo").rule == "R-CIV-561"


def polo(players: int, *seats: int) -> Position:
    """These seats hold cards that might be Marco Polo's, who serves at any time; the first of them does."""
    position = Position(players)
    for seat, card in zip(seats, ("marco_polo", "zheng_he"), strict=False):
        position.person("industrialist", position.around(seat)[0])
        position.card(seat, card)
    return position


@pytest.mark.rule("R-CIV-561", "R-CIV-638")
def test_any_time_cards_are_asked_for_before_a_phase_from_the_first_player_on() -> None:
    position = polo(3, 0, 2)
    state = position.state
    state.first, state.phase = 1, p.START_OF_TURN
    position.ask(NextPhase())
    assert (state.phase, position.asked()) == (p.TRADING, [2])
    position.play(2, "pass")
    assert position.asked() == [0]
    position.play(0, "use marco_polo")
    assert state.trade[0] == 27


@pytest.mark.rule("R-CIV-561", "R-CIV-483")
def test_between_two_parts_whose_part_comes_is_asked_first() -> None:
    position = polo(3, 0, 1)
    position.state.phase = p.START_OF_TURN
    position.ask(NextPart((0, 1, 2)))
    position.play(0, "end")
    for seat in (1, 0):
        assert isinstance(position.state.agenda[-1], Moment)
        assert position.asked() == [seat]
        position.play(seat, "pass")
    assert isinstance(position.state.agenda[-1], StartOfTurn)
    assert position.asked() == [1]


@pytest.mark.rule("R-CIV-561")
def test_any_time_cards_in_the_own_part() -> None:
    position = polo(2, 0)
    position.ask(StartOfTurn(0))
    position.play(0, "use marco_polo")
    assert position.state.trade[0] == 27


@pytest.mark.rule("R-CIV-242")
@pytest.mark.parametrize(
    ("phase", "event"), [(p.START_OF_TURN, "drought"), (p.CITY_MANAGEMENT, "festival_1"), (p.MOVEMENT, "defection")]
)
def test_between_parts_only_events_of_the_phase_can_be_played(phase: int, event: str) -> None:
    position = table(event_timing="whole phase")
    state = position.state
    state.phase = phase
    position.event(1, "drought", "festival_1", "defection", "sabotage")
    position.wonder(1, "great_wall", position.around(1)[0])  # an ability of Start of Turn, but no event
    position.put(1, "army", position.around(1)[1])  # in reach of Defection
    state.agenda = [NextPart((1,))]
    ask_round(state, BETWEEN_PARTS, 1)
    assert position.legal(1) == ["pass", f"use {event}"]  # Sabotage finds no building


@pytest.mark.rule("R-CIV-242")
def test_no_event_before_the_first_part_of_a_phase() -> None:
    position = table(event_timing="whole phase")
    position.event(1, "drought")
    position.state.phase = p.START_OF_TURN - 1
    position.ask(NextPhase())
    assert isinstance(position.state.agenda[-1], StartOfTurn)


@pytest.mark.rule("R-CIV-242")
def test_events_in_the_whole_phase() -> None:
    position = table(event_timing="whole phase")
    position.event(1, "drought")
    position.ask(NextPart((0, 1)))
    position.play(0, "end")
    assert position.asked() == [1]
    assert isinstance(position.state.agenda[-1], Moment)
    assert "use drought" in position.legal(1)
    strict = table()
    strict.event(1, "drought")
    strict.ask(NextPart((0, 1)))
    strict.play(0, "end")
    assert isinstance(strict.state.agenda[-1], StartOfTurn)


@pytest.mark.rule("R-CIV-636")
def test_the_limit_of_turns() -> None:
    position = Position(turn_limit=4)
    state = position.state
    state.turn = 4
    state.space = [2, 2]
    state.tokens[p.PLACES + p.ON_SHEET] = 1
    position.ask(NextTurn())
    assert state.places == [2, 1]
    assert state.reason == "limit"
    early = Position(turn_limit=4)
    early.state.turn = 3
    early.ask(NextTurn())
    assert early.state.places == []
    assert early.state.turn == 4


@pytest.mark.rule("R-CIV-636")
@pytest.mark.parametrize("what", ["space", "techs", "order"])
def test_what_decides_at_the_limit(what: str) -> None:
    position = Position(turn_limit=4)
    state = position.state
    state.turn, state.first = 4, 1
    if what == "space":
        state.space = [3, 2]
        state.tokens[p.PLACES + p.ON_SHEET] = 9
    elif what == "techs":
        position.know(0, "pottery")
    position.ask(NextTurn())
    assert state.places == ([2, 1] if what == "order" else [1, 2])


# --- the part of Start of Turn


@pytest.mark.rule("R-CIV-080", "R-CIV-523")
def test_everything_in_any_order() -> None:
    position = table()
    state = position.state
    position.put(0, "scout", "G6")
    position.put(0, "scout", "D10")
    state.posted = 0
    state.reserve[p.ARTIST] = 1
    position.person("builder", "B2")
    position.wonder(0, "great_wall", "A2")
    position.event(0, "drought")
    state.tokens[p.ON_SHEET] = 1
    begin(position)
    assert kinds(position) == {"end", "found", "govern", "assign", "place", "shift", "invest", "use"}
    assert position.offers_use(0, "great_wall")
    assert position.offers_use(0, "drought")
    position.play(0, "place artist A4", "assign D10 capital", "shift B2 C2", "govern anarchy")
    position.play(0, "invest sheet infrastructure", "found G6")
    assert state.piece[position.square("A4")] == p.A_PERSON + p.ARTIST
    assert state.piece[position.square("C2")] == p.A_PERSON + p.BUILDER
    assert state.invested[p.INFRASTRUCTURE] == 1
    assert state.tokens[p.ON_SHEET] == 0
    assert position.why(0, "arts").rule == "R-CIV-080"


@pytest.mark.rule("R-CIV-081")
def test_a_start_of_turn_ability_works_once_a_turn() -> None:
    position = table()
    position.wonder(0, "great_wall", "A2")
    position.city(0, "G6")
    begin(position)
    position.play(0, "use great_wall", "at 1-second")
    assert position.state.walls == 2
    assert not position.offers_use(0, "great_wall")  # the capital has no walls yet
    assert position.why(0, "use great_wall").rule == "R-CIV-562"


@pytest.mark.rule("R-CIV-082", "R-CIV-523")
def test_a_capital_that_could_not_grow_grows_when_it_can() -> None:
    position = table()
    state = position.state
    position.know(0, "agriculture")
    centre = state.centre[0]
    enemies = [position.put(1, "army", position.name(square))[0] for square in state.layout.near[centre]]
    begin(position)
    assert state.second[0] == p.NONE
    position.play(0, "end")
    assert state.second[0] == p.NONE
    for army in enemies:
        state.put_figure(army, position.square("D10"))
    begin(position)
    assert kinds(position) == {"grow"}
    position.play(0, position.legal(0)[0])
    assert state.second[0] != p.NONE
    assert isinstance(state.agenda[-1], StartOfTurn)


@pytest.mark.rule("R-CIV-524")
def test_growth_is_checked_again_at_the_end_of_the_part() -> None:
    position = table()
    state = position.state
    position.know(0, "agriculture")
    near = state.layout.near[state.centre[0]]
    for square in near:
        state.guests[square] |= 2
    begin(position)
    assert state.second[0] == p.NONE
    inner = next(square for square in near if len(state.layout.ring(state.centre[0], square)) == 10)
    state.guests[inner] &= ~2  # the way is free in the course of the part
    assert "end" in position.legal(0)
    assert state.second[0] == p.NONE
    position.play(0, "end")
    assert state.second[0] == inner


@pytest.mark.rule("R-CIV-083")
def test_relics_pay_in_the_next_start_of_turn() -> None:
    position = table()
    state = position.state
    state.relics_due[0] = 1 << p.SEVEN_CITIES
    begin(position)
    assert not isinstance(state.agenda[-1], StartOfTurn)
    for _ in range(2):
        position.play(0, position.legal(0)[0])
    assert sum(state.invested[: len(p.INVESTMENTS)]) == 2
    assert state.relics_due[0] == 0
    assert isinstance(state.agenda[-1], StartOfTurn)
    learner = table()
    learner.state.relics_due[0] = 1 << p.ATLANTIS
    begin(learner)
    learner.play(0, "tech pottery")
    assert learner.state.knows(0, p.T_POTTERY)


@pytest.mark.rule("R-CIV-523")
def test_growth_comes_before_relics_and_both_before_the_gains() -> None:
    position = table()
    state = position.state
    position.know(0, "agriculture")
    state.relics_due[0] = 1 << p.ATLANTIS
    state.government[0] = p.DEMOCRATIC
    begin(position)
    assert kinds(position) == {"grow"}
    position.play(0, position.legal(0)[0])
    assert "tech pottery" in position.legal(0)
    assert state.trade[0] == 0
    position.play(0, "tech pottery")
    assert state.trade[0] == 2
    assert isinstance(state.agenda[-1], StartOfTurn)


@pytest.mark.rule("R-CIV-523")
def test_wonders_government_and_people_give_by_themselves_once() -> None:
    position = table()
    state = position.state
    state.government[0] = p.DEMOCRATIC
    position.wonder(0, "colossus", "A2")
    position.person("scientist", "B2")
    position.card(0, "alan_turing", up=True)  # 1 trade and 1 culture for every two armies in the supply
    begin(position)
    assert (state.trade[0], state.culture[0]) == (3 + 2 + 3, 3)
    assert isinstance(state.agenda[-1], StartOfTurn)
    position.play(0, "govern anarchy", "end")
    assert (state.trade[0], state.culture[0]) == (8, 3)


@pytest.mark.rule("R-CIV-523")
def test_coin_tokens_come_before_culture_that_counts_them() -> None:
    position = table()
    state = position.state
    position.wonder(0, "panama_canal", "A2")
    position.person("industrialist", "B2")
    position.card(0, "lorenzo_de_medici", up=True)
    state.tokens[p.ON_SHEET] = 1  # with the marker's coin and the new token three
    begin(position)
    assert state.tokens[p.ON_PANAMA_CANAL] == 1
    assert state.culture[0] == 1


@pytest.mark.rule("R-CIV-523", "R-CIV-472", "R-CIV-474")
def test_the_fifteenth_coin_at_start_of_turn_ends_the_match() -> None:
    position = table()
    state = position.state
    state.government[0] = p.DEMOCRATIC
    state.tokens[p.ON_SHEET] = 14
    position.wonder(0, "panama_canal", "A2")
    begin(position)
    assert state.places == [1, 2]
    assert state.agenda == []
    assert state.trade[0] == 0


@pytest.mark.rule("R-CIV-523")
def test_sydney_opera_house_comes_last() -> None:
    position = table()
    state = position.state
    position.wonder(0, "sydney_opera_house", "A2")
    state.government[0] = p.DEMOCRATIC
    state.space[0] = 2  # the next space brings a great person, who is placed by choice
    begin(position)
    assert state.space[0] == 3
    assert not isinstance(state.agenda[-1], StartOfTurn)
    assert state.trade[0] == 2


@pytest.mark.rule("R-CIV-525")
def test_each_great_person_is_placed_or_moved_once_a_turn() -> None:
    position = table()
    state = position.state
    state.reserve[p.ARTIST] = 1
    position.person("builder", "B2")
    begin(position)
    position.play(0, "place artist A4")
    assert not any(text.startswith("shift A4 ") for text in position.legal(0))
    assert position.why(0, "shift A4 A2").rule == "R-CIV-525"
    position.play(0, "shift B2 C2")
    assert position.why(0, "shift C2 B2").rule == "R-CIV-525"
    assert state.reserve[p.ARTIST] == 0


@pytest.mark.rule("R-CIV-252")
def test_where_great_people_do_not_move() -> None:
    position = Position(civs=("america", "egypt"), move_great_people=False)
    position.person("builder", "B2")
    position.state.reserve[p.ARTIST] = 1
    position.ask(StartOfTurn(0))
    assert "place" in kinds(position)
    assert "shift" not in kinds(position)


# --- scouts


@pytest.mark.rule("R-CIV-127", "R-CIV-526")
def test_a_scout_is_assigned_and_stays_so() -> None:
    position = table()
    state = position.state
    position.city(0, "G6")
    scout = position.put(0, "scout", "D10")[0]  # a forest
    state.posted = 0
    begin(position)
    assert [text for text in position.legal(0) if text.startswith("assign")] == [
        "assign D10 capital",
        "assign D10 second",
    ]
    before = production_of(state, 0)
    position.play(0, "assign D10 capital")
    assert state.assigned[scout] == 0
    assert production_of(state, 0) == before + 2
    # Changed only in a later Start of Turn.
    assert "assign" not in kinds(position)
    assert position.why(0, "assign D10 second").rule == "R-CIV-526"
    position.play(0, "end")
    state.posted = 0
    state.put_figure(scout, position.square("A9"))  # a desert: the square where it stands now counts
    begin(position)
    assert state.assigned[scout] == 0
    assert production_of(state, 0) == before
    assert position.why(0, "assign A9 capital").reason == "assigned-already"
    position.play(0, "assign A9 second")
    assert state.assigned[scout] == 1


@pytest.mark.rule("R-CIV-127")
def test_scouts_serve_cities_of_their_owner() -> None:
    position = table()
    city = position.city(1, "G6")
    scout = position.put(1, "scout", "D10")[0]
    position.state.posted = 0
    begin(position, 1)
    position.play(1, "assign D10 second")
    assert position.state.assigned[scout] == city


@pytest.mark.rule("R-CIV-526")
def test_an_assignment_can_be_taken_back() -> None:
    position = table()
    state = position.state
    scout = position.put(0, "scout", "D10")[0]
    state.posted = 0
    state.assigned[scout] = 0
    begin(position)
    position.play(0, "assign D10 none")
    assert state.assigned[scout] == p.NONE


@pytest.mark.rule("R-CIV-526")
def test_a_scout_built_this_turn_serves_no_city() -> None:
    position = table()
    state = position.state
    position.wonder(0, "hanging_gardens", "A2")
    begin(position)
    position.play(0, "use hanging_gardens", "figure scout A2")
    scout = state.scouts_at(0, position.square("A2"))[0]
    assert state.assigned[scout] == p.NONE
    assert "assign" not in kinds(position)
    assert position.why(0, "assign A2 capital").rule == "R-CIV-526"


@pytest.mark.rule("R-CIV-526")
def test_the_scout_of_a_lost_city_serves_none() -> None:
    position = table()
    state = position.state
    city = position.city(0, "G6")
    scout = position.put(0, "scout", "D10")[0]
    state.assigned[scout] = city
    state.remove_city(city)
    assert state.assigned[scout] == p.NONE


@pytest.mark.rule("R-CIV-526")
def test_two_scouts_in_one_square_are_assigned_together() -> None:
    position = table()
    state = position.state
    scouts = position.put(0, "scout", "D10", 2)
    state.posted = 0
    begin(position)
    assert [text for text in position.legal(0) if text.startswith("assign")] == ["assign D10 capital"]
    position.play(0, "assign D10 capital")
    assert [state.assigned[scout] for scout in scouts] == [0, 0]


@pytest.mark.rule("R-CIV-526")
def test_scouts_assigned_at_the_city_action() -> None:
    position = table(scout_assignment="at city action")
    position.put(0, "scout", "D10")
    position.state.posted = 0
    begin(position)
    assert "assign" not in kinds(position)
    assert position.why(0, "assign D10 capital").reason == "assign-at-action"


@pytest.mark.rule("R-CIV-127")
def test_only_own_scouts_and_own_cities() -> None:
    position = table()
    position.put(0, "army", "D10")
    position.put(1, "scout", "A9")
    position.put(0, "scout", "D11")
    position.state.posted = 0
    begin(position)
    assert position.why(0, "assign D10 capital").reason == "no-scout-there"
    assert position.why(0, "assign A9 capital").reason == "no-scout-there"
    assert position.why(0, "assign D11 third").reason == "no-such-city"
