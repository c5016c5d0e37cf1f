"""Announcing, reacting, cancelling (R-CIV-482, 483, 561 to 564, 638, 639)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.phases import NextPhase
from aegean.games.civilization.uses import React
from aegean.games.civilization.view import view
from tests.civilization.cards import drought, give, hand, home_square, is_desert, move, prompt, protected, spy, table
from tests.civilization.managing import manage, piece_at, start, two_cities
from tests.civilization.position import Position

# --- who is asked


@pytest.mark.rule("R-CIV-639")
def test_nobody_is_asked_who_cannot_react_as_everybody_knows() -> None:
    position = start(table(3, "drought"))
    drought(position)
    assert is_desert(position)
    assert position.asked() == [0]
    assert not position.said("is-cancelled")


@pytest.mark.rule("R-CIV-639")
def test_who_might_hold_a_cancel_is_asked_and_may_only_pass() -> None:
    """The back of the second level is open, the card is not."""
    position = table(3, "drought")
    position.event(1, "festival_2")
    start(position)
    drought(position)
    assert position.asked() == [1]
    assert position.legal(1) == ["pass"]
    refusal = position.why(1, "use jousting_tourney")
    assert (refusal.reason, refusal.rule) == ("no-reaction", "R-CIV-638")
    assert not is_desert(position)
    position.play(1, "pass")
    assert is_desert(position)


@pytest.mark.rule("R-CIV-639", "R-CIV-640")
def test_whether_somebody_is_asked_tells_nothing_about_the_hand() -> None:
    """Two tables that differ only in what is hidden ask the same players in the same order."""
    for name in ("jousting_tourney", "festival_2", "deforestation", "generous_gift"):
        position = table(3, "drought")
        position.event(2, name)
        position.event(1, "festival_1")
        start(position)
        drought(position)
        assert position.asked() == [2], name


@pytest.mark.rule("R-CIV-639")
def test_a_card_of_the_first_level_might_only_be_bread_and_circuses() -> None:
    """So its holder is asked as a target, and only then."""
    position = table(3, "drought", "drought")
    position.event(1, "sabotage")
    start(position)
    drought(position, "J2")
    assert position.asked() == [0]
    drought(position, "O15")
    assert position.asked() == [1]
    assert position.legal(1) == ["pass"]


@pytest.mark.rule("R-CIV-639")
def test_a_resource_ability_needs_its_tech_and_something_to_pay_with() -> None:
    position = table(3, "drought", "drought", "drought")
    position.know(1, "civil_service")
    start(position)
    drought(position)
    assert position.asked() == [0]
    # A face-down marker of a hut might be a spy.
    position.marker(1, "hut", "silk")
    drought(position, "I1")
    assert position.asked() == [1]
    assert position.legal(1) == ["pass"]
    position.play(1, "pass")
    # Without the tech a spy is of no use, as all can see.
    position.state.techs[1] &= ~(1 << p.T_CIVIL_SERVICE)
    drought(position, "G4")
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-639")
def test_an_ability_that_was_used_this_turn_asks_nobody() -> None:
    position = table(3, "drought", "drought")
    spy(position, 1, "civil_service")
    position.marker(1, "hut", "spy")
    start(position)
    drought(position)
    position.play(1, "use civil_service", "pay hut-spy")
    assert not is_desert(position)
    drought(position)
    assert is_desert(position)


@pytest.mark.rule("R-CIV-639")
def test_a_great_person_that_might_be_mark_twain() -> None:
    position = table(3, "drought", "drought", "drought")
    give(position, "valmiki", 1)
    start(position)
    drought(position)
    assert position.asked() == [1]
    assert position.legal(1) == ["pass"]
    position.play(1, "pass")
    # His marker is blockaded: he cannot be used, and all see it.
    square = next(name for name in position.around(1) if piece_at(position, name))
    position.put(0, "scout", square)
    drought(position, "I1")
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-482", "R-CIV-483")
def test_the_others_are_asked_clockwise_and_nobody_twice() -> None:
    position = table(4, "drought")
    position.state.first = 2
    for seat in (1, 2, 3):
        position.event(seat, "festival_2")
    start(position)
    position.play(0, "use drought")
    position.play(0, position.legal(0)[0])
    asked = []
    while isinstance(position.state.agenda[-1], React):
        asked += position.asked()
        position.play(asked[-1], "pass")
    assert asked == [1, 2, 3]


@pytest.mark.rule("R-CIV-482")
def test_the_order_begins_after_the_acting_player() -> None:
    position = Position(3)
    position.event(1, "drought")
    position.event(0, "festival_2")
    position.event(2, "festival_2")
    start(position, 1)
    position.play(1, "use drought", "square J2")
    assert position.asked() == [2]
    position.play(2, "pass")
    assert position.asked() == [0]


def armed() -> Position:
    """The second player can react to everything that others may react to."""
    position = two_cities()
    position.event(1, "jousting_tourney", "primetime_tv", "wholesale_defection")
    for tech in ("writing", "civil_service", "mass_media", "communism"):
        spy(position, 1, tech)
    give(position, "mark_twain", 1)
    return position


@pytest.mark.rule("R-CIV-638")
def test_windows_open_for_events_resource_abilities_city_actions_and_steps() -> None:
    position = armed()
    position.know(0, "currency")
    position.goods(0, incense=1)
    position.event(0, "festival_1")
    manage(position)
    position.play(0, "use festival_1", "at 1-capital")
    cancels = {"use jousting_tourney", "use primetime_tv", "use civil_service", "use mark_twain"}
    assert set(position.legal(1)) == {"pass"} | cancels
    position.play(1, "pass")
    position.play(0, "use currency")
    assert set(position.legal(1)) == {"pass", "use primetime_tv", "use mass_media_scandal", "use mark_twain"}
    position.play(1, "pass")
    position.play(0, "city capital", "arts")
    assert set(position.legal(1)) == {"pass", "use writing", "use mark_twain"}
    position.play(1, "pass")
    position.put(0, "army", home_square(position, 0))
    move(position)
    position.play(0, next(text for text in position.legal(0) if text.startswith("group")))
    position.play(0, next(text for text in position.legal(0) if text.startswith("step")))
    assert set(position.legal(1)) == {"pass", "use wholesale_defection", "use communism"}


@pytest.mark.rule("R-CIV-638")
def test_other_deeds_open_no_window() -> None:
    position = armed()
    state = position.state
    position.card(0, "adam_smith")
    position.person("industrialist", home_square(position, 0))
    state.reserve[p.ARTIST] = 1
    state.tokens[p.ON_SHEET] = 1
    state.culture[0], state.trade[0] = 3, 6
    position.know(0, "democracy")
    start(position)
    square = home_square(position, 0)
    for deed in ("govern anarchy", f"place artist {square}", "show adam_smith", "invest sheet infrastructure"):
        position.play(0, deed)
        assert position.asked() == [0], deed
    manage(position)
    for deed in ("use democracy", "advance"):
        position.play(0, deed)
        assert position.asked() == [0], deed
    assert (state.space[0], state.tokens[p.ON_DEMOCRACY]) == (1, 1)


@pytest.mark.rule("R-CIV-638", "R-CIV-561")
def test_before_a_phase_and_between_two_parts_only_cards_for_that_are_asked_for() -> None:
    position = armed()
    state = position.state
    state.phase = p.TRADING
    position.ask(NextPhase())
    # Mark Twain's type has a card for any time (Frida Kahlo), so his holder is asked; there is nothing to react to.
    assert position.legal(1) == ["pass"]
    position.play(1, "pass")
    assert prompt(position) == "ManageCities"
    position.play(0, "end")
    assert position.legal(1) == ["pass"]
    position.play(1, "pass")
    assert (prompt(position), state.active) == ("ManageCities", 1)


@pytest.mark.rule("R-CIV-640", "R-CIV-480", "R-CIV-481")
def test_backs_and_types_are_open_and_what_is_on_the_cards_is_not() -> None:
    position = Position(3)
    position.event(1, "drought", "primetime_tv")
    position.marker(1, "village", "uranium")
    give(position, "mark_twain", 1)
    for audience in (0, 2, -1):
        seat = view(position.state, audience)["seats"][1]
        assert [(card["level"], card["event"]) for card in seat["events"]] == [(1, None), (3, None)]
        assert [(held["back"], held["mark"]) for held in seat["markers"]] == [("village", None)]
        assert seat["people_types"] == [1, 0, 0, 0, 0, 0]
        assert (seat["people_down"], seat["people_up"]) == (None, [])
    own = view(position.state, 1)["seats"][1]
    assert [card["event"] for card in own["events"]] == ["drought", "primetime_tv"]
    assert [held["mark"] for held in own["markers"]] == ["uranium"]
    assert own["people_down"] == ["mark_twain"]


# --- cancelling


@pytest.mark.rule("R-CIV-482", "R-CIV-243")
def test_jousting_tourney_cancels_an_event() -> None:
    position = table(3, "drought")
    position.event(1, "jousting_tourney")
    start(position)
    drought(position)
    position.play(1, "use jousting_tourney")
    assert not is_desert(position)
    # Both cards lie with the discards.
    assert hand(position, 0) == hand(position, 1) == []
    assert position.state.event_used[p.E_DROUGHT] == 1
    assert position.state.event_used[p.E_JOUSTING_TOURNEY] == 1
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-482")
def test_a_cancel_closes_the_window() -> None:
    position = table(3, "drought")
    position.event(1, "jousting_tourney")
    position.event(2, "jousting_tourney")
    start(position)
    drought(position)
    position.play(1, "use jousting_tourney")
    # The cancel is itself announced to the third and the first player; then nobody is asked about the drought.
    assert position.asked() == [2]
    position.play(2, "pass")
    assert position.asked() == [0]
    assert prompt(position) == "StartOfTurn"
    assert hand(position, 2) == ["jousting_tourney"]


@pytest.mark.rule("R-CIV-482")
def test_a_cancel_can_be_cancelled() -> None:
    position = table(3, "drought", "primetime_tv")
    position.event(1, "jousting_tourney")
    start(position)
    drought(position)
    position.play(1, "use jousting_tourney")
    assert position.asked() == [0]
    assert prompt(position) == "React"
    position.play(0, "use primetime_tv")
    assert is_desert(position)
    assert prompt(position) == "StartOfTurn"
    assert [each.values["ability"] for each in position.said("is-cancelled")] == ["jousting_tourney"]


@pytest.mark.rule("R-CIV-482")
def test_the_question_goes_on_where_it_stopped() -> None:
    position = table(3, "drought", "jousting_tourney")
    position.event(1, "jousting_tourney", "primetime_tv")
    position.event(2, "primetime_tv")
    start(position)
    drought(position)
    position.play(1, "use jousting_tourney")
    # Its own window: the third player first, then the first one.
    assert position.asked() == [2]
    position.play(2, "pass")
    assert position.asked() == [0]
    position.play(0, "use jousting_tourney")
    # And that one is announced, too; the second player lets it be.
    assert position.asked() == [1]
    position.play(1, "pass")
    assert position.asked() == [2]
    position.play(2, "pass")
    # Back to the drought: the second player has been asked, the third has not.
    assert position.asked() == [2]
    position.play(2, "use primetime_tv")
    # Everybody who might react is asked about that; the drought is gone then.
    while prompt(position) == "React":
        position.play(position.asked()[0], "pass")
    assert not is_desert(position)
    assert hand(position, 1) == ["primetime_tv"]


@pytest.mark.rule("R-CIV-482")
def test_three_cancels_on_top_of_each_other() -> None:
    position = table(2, "drought", "primetime_tv")
    position.event(1, "jousting_tourney", "primetime_tv")
    start(position)
    position.play(0, "use drought", "square D2")
    position.play(1, "use jousting_tourney")
    position.play(0, "use primetime_tv")
    position.play(1, "use primetime_tv")
    assert not is_desert(position, "D2")
    assert prompt(position) == "StartOfTurn"


@pytest.mark.rule("R-CIV-218", "R-CIV-482")
def test_a_resource_ability_that_cancels_can_be_cancelled() -> None:
    position = table(3, "drought", "primetime_tv")
    spy(position, 1, "civil_service")
    start(position)
    drought(position)
    position.play(1, "use civil_service")
    position.play(0, "use primetime_tv")
    assert is_desert(position)
    # What was paid stays lost, and it counts as used.
    assert not position.state.held[1]
    assert not position.can_use(1, "civil_service")


@pytest.mark.rule("R-CIV-482")
def test_jousting_tourney_does_not_cancel_resource_abilities() -> None:
    position = table(3, "drought", "jousting_tourney")
    spy(position, 1, "civil_service")
    start(position)
    drought(position)
    position.play(1, "use civil_service")
    assert not is_desert(position)
    assert hand(position, 0) == ["jousting_tourney"]


@pytest.mark.rule("R-CIV-482")
def test_mark_twain_is_not_cancelled_by_anything() -> None:
    position = table(3, "drought", "primetime_tv")
    give(position, "mark_twain", 1)
    start(position)
    drought(position)
    position.play(1, "use mark_twain")
    assert not is_desert(position)
    assert prompt(position) == "StartOfTurn"


@pytest.mark.rule("R-CIV-482")
def test_a_city_action_can_be_cancelled() -> None:
    position = Position(2)
    spy(position, 1, "writing")
    manage(position)
    position.play(0, "city capital", "arts")
    assert position.asked() == [1]
    assert position.state.culture[0] == 0
    position.play(1, "use writing")
    assert position.state.culture[0] == 0
    assert position.state.acted[0] == 1


@pytest.mark.rule("R-CIV-557")
def test_a_gift_that_pays_is_an_event() -> None:
    position = Position(2)
    position.know(0, "writing")
    position.event(0, "generous_gift")
    position.event(1, "jousting_tourney")
    manage(position, 1)
    position.play(1, "city capital", "arts")
    position.play(0, "use writing")
    # The second player cancels the gift, so the spy is not paid and Writing is taken back.
    assert position.asked() == [1]
    position.play(1, "use jousting_tourney")
    while position.asked() == [0]:
        position.play(0, "pass")
    assert position.state.culture[1] > 0
    assert position.state.event_used[p.E_GENEROUS_GIFT] == 1
    assert not position.state.used[0]


# --- Bread and Circuses


@pytest.mark.rule("R-CIV-563", "R-CIV-564")
def test_bread_and_circuses_protects_its_holder() -> None:
    position = table(3, "drought", "drought")
    position.event(1, "bread_and_circuses")
    start(position)
    drought(position, "B14")  # the third player's
    assert is_desert(position, "B14")
    drought(position, "O15")
    assert position.legal(1) == ["pass", "use bread_and_circuses"]
    position.play(1, "use bread_and_circuses")
    assert not is_desert(position, "O15")


@pytest.mark.rule("R-CIV-564")
def test_bread_and_circuses_cancels_the_event_for_all() -> None:
    position = table(3, "bank_scandal")
    position.event(2, "bread_and_circuses")
    for seat in (1, 2):
        position.state.tokens[seat * p.PLACES + p.ON_SHEET] = 1
    start(position)
    position.play(0, "use bank_scandal")
    assert position.asked() == [2]
    position.play(2, "use bread_and_circuses")
    assert [position.state.tokens[seat * p.PLACES + p.ON_SHEET] for seat in (1, 2)] == [1, 1]


# --- any time


@pytest.mark.rule("R-CIV-561")
def test_any_time_cards_work_in_every_window() -> None:
    position = table(3, "drought")
    give(position, "marco_polo", 1)
    start(position)
    drought(position)
    assert position.legal(1) == ["pass", "use marco_polo"]
    position.play(1, "use marco_polo")
    assert position.state.trade[1] == 27
    # That was no answer to the drought.
    assert position.asked() == [1]
    assert position.legal(1) == ["pass"]
    position.play(1, "pass")
    assert is_desert(position)


@pytest.mark.rule("R-CIV-561")
def test_any_time_cards_work_while_the_united_nations_are_asked() -> None:
    position = protected("drought")
    give(position, "marco_polo", 1)
    start(position)
    drought(position, "N16" if position.state.terrain[position.square("N16")] != p.DESERT else "O15")
    position.play(1, "use marco_polo", "pass")
    assert position.state.trade[1] == 27
    assert hand(position, 0) == ["drought"]


@pytest.mark.rule("R-CIV-561")
def test_nothing_interrupts_the_resolution_of_an_effect() -> None:
    position = table(2, "exchange_of_ideas")
    position.know(1, "pottery", "currency")
    give(position, "marco_polo", 0)
    start(position)
    position.play(0, "use exchange_of_ideas")
    assert position.legal(0) == ["tech currency", "tech pottery"]


@pytest.mark.rule("R-CIV-482")
def test_targets_are_told_before_anybody_reacts() -> None:
    position = table(3, "drought")
    position.event(1, "jousting_tourney")
    start(position)
    drought(position)
    assert position.said("plays-event")[0].values == {"seat": 0, "cultureevent": "drought"}
    assert position.said("aims-at-square")[0].values == {"seat": 0, "square": "J2"}
    assert position.asked() == [1]


def test_states_with_open_windows_can_be_copied() -> None:
    position = protected("drought")
    position.event(2, "jousting_tourney")
    start(position)
    drought(position, "O15")
    twin = position.state.copy()
    assert twin.key() == position.state.key()
    position.play(1, "allow")
    assert twin.key() != position.state.key()
