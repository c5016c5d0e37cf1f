"""Announcing, reacting, cancelling, protecting (R-CIV-244, 482 to 484, 561 to 565, 638, 639)."""

from __future__ import annotations

import pytest

from aegean.core.options import OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import React
from aegean.games.civilization.events import Consent
from aegean.games.civilization.move import begin_movement
from aegean.games.civilization.state import HAND
from tests.civilization.managing import manage, piece_at, start
from tests.civilization.position import SEATED, Position


def table(players: int = 3, *events: str, **options: OptionValue) -> Position:
    """The first seat holds these cards and begins its Start of Turn when the test says so."""
    position = Position(players, SEATED, **options)
    position.event(0, *events)
    return position


def hand(position: Position, seat: int) -> list[str]:
    return [p.EVENTS[card & 63] for card in position.state.hand[seat]]


def spy(position: Position, seat: int, tech: str) -> None:
    """The tech and a spy to pay for it, out of a hut."""
    position.know(seat, tech)
    position.marker(seat, "hut", "spy")


def drought(position: Position, square: str = "J2") -> None:
    """The first seat plays Drought on a forest next to its city."""
    position.play(0, "use drought", f"square {square}")


def is_desert(position: Position, square: str = "J2") -> bool:
    return position.state.terrain[position.square(square)] == p.DESERT


def prompt(position: Position) -> str:
    name: str = position.state.agenda[-1].name()
    return name


def great_person(position: Position, seat: int, card: str, up: bool = False, place: int = 0) -> None:
    """A card, and a marker of its type in the outskirts of the capital."""
    position.card(seat, card, up)
    kind = p.PERSON_TYPES[p.PERSONS.index(card) // p.CARDS_PER_TYPE]
    free = [
        name
        for name in position.around(seat)
        if not position.state.piece[position.square(name)] and not position.state.is_water(position.square(name))
    ]
    position.person(kind, free[place])


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
    position.play(1, "use civil_service")
    assert not is_desert(position)
    drought(position)
    assert is_desert(position)


@pytest.mark.rule("R-CIV-639")
def test_a_great_person_that_might_be_mark_twain() -> None:
    position = table(3, "drought", "drought", "drought")
    great_person(position, 1, "valmiki")
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


@pytest.mark.rule("R-CIV-638")
def test_other_deeds_open_no_window() -> None:
    position = Position(2)
    position.event(1, "jousting_tourney", "primetime_tv")
    spy(position, 1, "writing")
    great_person(position, 1, "mark_twain")
    position.state.government[0] = p.ANARCHY
    position.state.anarchy_in[0] = 1
    position.state.turn = 3
    start(position)
    position.play(0, "govern republic")
    assert position.asked() == [0]
    manage(position)
    position.state.culture[0] = 3
    position.play(0, "advance")
    assert position.asked() == [0]


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
    great_person(position, 1, "mark_twain")
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


# --- Mass Media


@pytest.mark.rule("R-CIV-565")
def test_with_mass_media_nobody_cancels_events() -> None:
    position = table(3, "drought")
    position.know(0, "mass_media")
    position.event(1, "jousting_tourney", "bread_and_circuses")
    spy(position, 1, "civil_service")
    great_person(position, 1, "mark_twain")
    start(position)
    drought(position, "O15")
    assert is_desert(position, "O15")


@pytest.mark.rule("R-CIV-565")
def test_mass_media_protects_cancels_that_are_events() -> None:
    position = table(2, "drought", "primetime_tv")
    position.know(1, "mass_media")
    position.event(1, "jousting_tourney")
    start(position)
    position.play(0, "use drought", "square D2")
    position.play(1, "use jousting_tourney")
    assert prompt(position) == "StartOfTurn"
    assert not is_desert(position, "D2")


@pytest.mark.rule("R-CIV-565")
def test_mass_media_does_not_protect_resource_abilities() -> None:
    position = table(2, "drought", "primetime_tv")
    position.know(1, "mass_media")
    spy(position, 1, "civil_service")
    start(position)
    position.play(0, "use drought", "square D2")
    position.play(1, "use civil_service")
    position.play(0, "use primetime_tv")
    assert is_desert(position, "D2")


@pytest.mark.rule("R-CIV-565")
def test_mass_media_does_not_reach_past_the_united_nations() -> None:
    position = table(3, "drought")
    position.know(0, "mass_media")
    position.wonder(1, "united_nations", "N14")
    start(position)
    drought(position, "O15")
    assert isinstance(position.state.agenda[-1], Consent)
    position.play(1, "pass")
    assert not is_desert(position, "O15")


# --- United Nations


def protected(*events: str, **options: OptionValue) -> Position:
    position = table(3, *events, **options)
    position.wonder(1, "united_nations", "N14")
    return position


@pytest.mark.rule("R-CIV-244")
def test_the_united_nations_ask_their_owner() -> None:
    position = start(protected("drought"))
    drought(position, "O15")
    assert position.asked() == [1]
    assert position.legal(1) == ["allow", "pass"]
    assert position.why(1, "use mark_twain").rule == "R-CIV-244"
    position.play(1, "allow")
    assert is_desert(position, "O15")


@pytest.mark.rule("R-CIV-244", "R-CIV-484")
def test_without_consent_the_event_is_taken_back() -> None:
    position = start(protected("drought"))
    drought(position, "O15")
    position.play(1, "pass")
    assert not is_desert(position, "O15")
    assert hand(position, 0) == ["drought"]
    assert position.state.event_used[p.E_DROUGHT] == 0
    # Everybody has seen the card.
    assert position.state.hand[0][0] >> HAND == 7
    # It can be played on somebody else, but nobody has to refuse it again this turn.
    position.play(0, "use drought")
    assert "square O15" not in position.legal(0)
    position.play(0, "square J2")
    assert is_desert(position)


@pytest.mark.rule("R-CIV-484")
def test_with_the_option_a_refused_event_is_lost() -> None:
    position = start(protected("drought", late_protection="lost"))
    drought(position, "O15")
    position.play(1, "pass")
    assert not is_desert(position, "O15")
    assert hand(position, 0) == []
    assert position.state.event_used[p.E_DROUGHT] == 1


@pytest.mark.rule("R-CIV-564", "R-CIV-484")
def test_the_event_goes_on_for_its_further_targets() -> None:
    position = protected("bank_scandal")
    for seat in (1, 2):
        position.state.tokens[seat * p.PLACES + p.ON_SHEET] = 1
    start(position)
    position.play(0, "use bank_scandal")
    position.play(1, "pass")
    assert [position.state.tokens[seat * p.PLACES + p.ON_SHEET] for seat in (1, 2)] == [1, 0]
    assert hand(position, 0) == []


@pytest.mark.rule("R-CIV-564")
def test_who_is_taken_out_of_the_targets_can_no_longer_cancel_as_one() -> None:
    position = protected("disaster")
    position.event(1, "bread_and_circuses")
    position.building("market", "O15")
    position.building("market", "C14")
    start(position)
    position.play(0, "use disaster", "square O15", "square C14")
    position.play(1, "pass")
    assert piece_at(position, "O15") == "market"
    assert piece_at(position, "C14") == ""


def what_can_be_hit(position: Position) -> list[list[int]]:
    """Figures, pieces, governments, techs and coins, as they are now."""
    state = position.state
    return [state.at[:], state.piece[:], state.government[:], state.techs[:], state.tokens[:]]


@pytest.mark.rule("R-CIV-244")
@pytest.mark.parametrize(
    ("name", "phase", "texts"),
    [
        ("counterfeiters", "start", ["coin 2 sheet"]),
        ("revolt_1", "start", ["player 2"]),
        ("exchange_of_ideas", "start", ["player 2"]),
        ("sabotage", "start", []),
        ("disoriented", "cities", ["square O16"]),
    ],
)
def test_players_figures_squares_and_buildings_are_protected(name: str, phase: str, texts: list[str]) -> None:
    position = protected(name)
    position.state.tokens[p.PLACES + p.ON_SHEET] = 1
    position.state.tokens[2 * p.PLACES + p.ON_SHEET] = 1
    position.know(1, "pottery")
    position.know(2, "pottery")
    if name == "sabotage":
        position.building("temple", "O16")
        position.put(0, "scout", "P16")
    if name == "disoriented":
        position.put(1, "army", "P16")
    before = what_can_be_hit(position)
    begin = manage if phase == "cities" else start
    begin(position)
    position.play(0, f"use {name}", *texts)
    assert isinstance(position.state.agenda[-1], Consent)
    assert position.asked() == [1]
    position.play(1, "pass")
    assert hand(position, 0) == [name]
    assert what_can_be_hit(position) == before


@pytest.mark.rule("R-CIV-121", "R-CIV-244")
def test_blockaded_united_nations_protect_nobody() -> None:
    position = protected("drought")
    position.put(0, "scout", "N14")
    start(position)
    drought(position, "O15")
    assert is_desert(position, "O15")


@pytest.mark.rule("R-CIV-244")
def test_the_owner_of_the_united_nations_needs_no_consent() -> None:
    position = Position(3)
    position.event(1, "drought")
    position.wonder(1, "united_nations", "N14")
    start(position, 1)
    position.play(1, "use drought", "square O15")
    assert is_desert(position, "O15")


@pytest.mark.rule("R-CIV-244", "R-CIV-482")
def test_an_allowed_event_can_still_be_cancelled() -> None:
    position = protected("drought")
    position.event(2, "jousting_tourney")
    start(position)
    drought(position, "O15")
    position.play(1, "allow")
    position.play(2, "use jousting_tourney")
    assert not is_desert(position, "O15")


@pytest.mark.rule("R-CIV-244", "R-CIV-581")
def test_the_united_nations_protect_a_moving_group() -> None:
    position = Position(2)
    position.explore(2, "n01")
    position.state.spot = [p.NONE] * len(position.state.spot)
    position.wonder(0, "united_nations", "C1")
    position.event(1, "wholesale_defection")
    position.put(0, "army", "B5")
    position.state.phase = p.MOVEMENT
    position.state.active = 0
    begin_movement(position.state, 0)
    position.settle()
    position.play(0, "group B5 1 0", "step C5")
    position.play(1, "use wholesale_defection")
    assert isinstance(position.state.agenda[-1], Consent)
    position.play(0, "pass")
    # The step goes on, and the card is back.
    assert position.state.count_at(0, position.square("C5")) == 1
    assert hand(position, 1) == ["wholesale_defection"]


@pytest.mark.rule("R-CIV-239", "R-CIV-484")
def test_a_card_that_comes_back_counts_for_the_hand() -> None:
    position = protected("drought", "sabotage")
    start(position)
    drought(position, "O15")
    position.event(0, "defection")
    position.play(1, "pass")
    assert position.legal(0) == ["discard defection", "discard drought", "discard sabotage"]


# --- Dr. King


@pytest.mark.rule("R-CIV-484", "R-CIV-094")
def test_dr_king_is_turned_up_against_a_revolt() -> None:
    position = table(2, "revolt_1")
    great_person(position, 1, "martin_luther_king")
    start(position)
    position.play(0, "use revolt_1")
    assert position.legal(1) == ["pass", "show martin_luther_king"]
    position.play(1, "show martin_luther_king")
    assert position.state.government[1] == p.DESPOTISM
    assert position.state.up[1] >> p.P_MARTIN_LUTHER_KING & 1
    # The card comes back, but there is nobody left to play it on.
    assert hand(position, 0) == ["revolt_1"]
    assert not position.can_use(0, "revolt_1")
    assert prompt(position) == "StartOfTurn"


@pytest.mark.rule("R-CIV-484")
def test_with_the_option_the_revolt_is_lost() -> None:
    position = table(2, "revolt_1", late_protection="lost")
    great_person(position, 1, "martin_luther_king")
    start(position)
    position.play(0, "use revolt_1")
    position.play(1, "show martin_luther_king")
    assert hand(position, 0) == []
    assert position.state.event_used[p.E_REVOLT_1] == 1
    assert position.state.government[1] == p.DESPOTISM


@pytest.mark.rule("R-CIV-484", "R-CIV-639")
def test_who_might_hold_dr_king_is_asked_and_may_only_pass() -> None:
    position = table(3, "revolt_1")
    great_person(position, 1, "jim_henson")
    great_person(position, 2, "mother_teresa")
    start(position)
    position.play(0, "use revolt_1", "player 2")
    assert position.asked() == [1]
    assert position.legal(1) == ["pass"]
    position.play(1, "pass")
    # The third player is not concerned.
    assert position.state.government[1] == p.ANARCHY


@pytest.mark.rule("R-CIV-639")
def test_when_dr_king_lies_open_elsewhere_nobody_is_asked_for_him() -> None:
    position = table(3, "revolt_1", "revolt_2")
    great_person(position, 1, "jim_henson")
    great_person(position, 2, "martin_luther_king", up=True)
    start(position)
    position.play(0, "use revolt_1")
    assert position.state.government[1] == p.ANARCHY
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-639")
def test_a_humanitarian_without_a_card_is_nobody_to_show() -> None:
    position = table(2, "revolt_1")
    position.person("humanitarian", "G14")
    start(position)
    position.play(0, "use revolt_1")
    assert position.state.government[1] == p.ANARCHY
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-639")
def test_a_card_without_a_free_marker_is_nobody_to_show() -> None:
    position = table(2, "revolt_1")
    great_person(position, 1, "martin_luther_king")
    square = next(name for name in position.around(1) if piece_at(position, name))
    position.put(0, "scout", square)
    start(position)
    position.play(0, "use revolt_1")
    assert position.state.government[1] == p.ANARCHY


@pytest.mark.rule("R-CIV-565", "R-CIV-484")
def test_mass_media_does_not_reach_past_dr_king() -> None:
    position = table(2, "revolt_1")
    position.know(0, "mass_media")
    great_person(position, 1, "martin_luther_king")
    start(position)
    position.play(0, "use revolt_1")
    position.play(1, "show martin_luther_king")
    assert position.state.government[1] == p.DESPOTISM


@pytest.mark.rule("R-CIV-144", "R-CIV-484")
def test_dr_king_saves_a_city_action_from_writing() -> None:
    position = Position(3)
    great_person(position, 0, "martin_luther_king")
    spy(position, 1, "writing")
    spy(position, 2, "writing")
    manage(position)
    position.play(0, "city capital", "arts")
    position.play(1, "use writing")
    assert position.asked() == [0]
    assert position.legal(0) == ["pass", "show martin_luther_king"]
    position.play(0, "show martin_luther_king")
    # The spy comes back, the action goes on, and nobody else is asked.
    assert len(position.state.held[1]) == 1
    assert not position.state.used[1]
    assert position.state.culture[0] > 0
    assert position.asked() == [0]


@pytest.mark.rule("R-CIV-484")
def test_with_the_option_the_spy_is_lost() -> None:
    position = Position(2, late_protection="lost")
    great_person(position, 0, "martin_luther_king")
    spy(position, 1, "writing")
    manage(position)
    position.play(0, "city capital", "arts")
    position.play(1, "use writing")
    position.play(0, "show martin_luther_king")
    assert not position.state.held[1]
    assert position.state.culture[0] > 0


@pytest.mark.rule("R-CIV-144", "R-CIV-484")
def test_dr_king_saves_a_city_action_from_mark_twain() -> None:
    position = Position(2)
    great_person(position, 0, "martin_luther_king")
    great_person(position, 1, "mark_twain")
    manage(position)
    position.play(0, "city capital", "arts")
    position.play(1, "use mark_twain")
    position.play(0, "show martin_luther_king")
    assert position.state.culture[0] > 0
    assert (position.state.up[1] | position.state.down[1]) >> p.P_MARK_TWAIN & 1


@pytest.mark.rule("R-CIV-484")
def test_who_does_not_show_dr_king_loses_the_action() -> None:
    position = Position(2)
    great_person(position, 0, "martin_luther_king")
    spy(position, 1, "writing")
    manage(position)
    position.play(0, "city capital", "arts")
    position.play(1, "use writing")
    position.play(0, "pass")
    assert position.state.culture[0] == 0
    assert position.state.acted[0] == 1


@pytest.mark.rule("R-CIV-144")
def test_with_dr_king_face_up_nobody_is_asked() -> None:
    position = Position(2)
    great_person(position, 0, "martin_luther_king", up=True)
    spy(position, 1, "writing")
    manage(position)
    position.play(0, "city capital", "arts")
    assert position.state.culture[0] > 0


@pytest.mark.rule("R-CIV-484")
def test_dr_king_does_not_help_against_other_events() -> None:
    position = table(2, "counterfeiters")
    position.state.tokens[p.PLACES + p.ON_SHEET] = 1
    great_person(position, 1, "martin_luther_king")
    start(position)
    position.play(0, "use counterfeiters")
    assert position.state.tokens[p.PLACES + p.ON_SHEET] == 0


# --- any time


@pytest.mark.rule("R-CIV-561")
def test_any_time_cards_work_in_every_window() -> None:
    position = table(3, "drought")
    great_person(position, 1, "marco_polo")
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
    great_person(position, 1, "marco_polo")
    start(position)
    drought(position, "N16" if position.state.terrain[position.square("N16")] != p.DESERT else "O15")
    position.play(1, "use marco_polo", "pass")
    assert position.state.trade[1] == 27
    assert hand(position, 0) == ["drought"]


@pytest.mark.rule("R-CIV-561")
def test_nothing_interrupts_the_resolution_of_an_effect() -> None:
    position = table(2, "exchange_of_ideas")
    position.know(1, "pottery", "currency")
    great_person(position, 0, "marco_polo")
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
