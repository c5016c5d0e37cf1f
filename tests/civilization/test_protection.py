"""What protects from events and cancels: Mass Media, United Nations, Dr. King (R-CIV-144, 244, 484, 564, 565)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME
from aegean.games.civilization.events import Consent
from aegean.games.civilization.move import begin_movement
from aegean.games.civilization.state import HAND
from aegean.games.civilization.yields import arts_of
from tests.civilization.cards import (
    drought,
    figures,
    give,
    hand,
    is_desert,
    is_up,
    move,
    prompt,
    protected,
    sheet_coins,
    spy,
    table,
)
from tests.civilization.managing import manage, piece_at, start, two_cities
from tests.civilization.position import Position

# --- Mass Media


@pytest.mark.rule("R-CIV-565")
def test_with_mass_media_nobody_cancels_events() -> None:
    position = table(3, "drought")
    position.know(0, "mass_media")
    position.event(1, "jousting_tourney", "bread_and_circuses")
    spy(position, 1, "civil_service")
    give(position, "mark_twain", 1)
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
    position = start(protected("drought", "drought", late_protection="lost"))
    drought(position, "O15")
    position.play(1, "pass")
    assert not is_desert(position, "O15")
    assert hand(position, 0) == ["drought"]
    assert position.state.event_used[p.E_DROUGHT] == 1
    # Every further card has to be refused for itself.
    drought(position, "O15")
    position.play(1, "pass")
    assert hand(position, 0) == []


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


@pytest.mark.rule("R-CIV-244")
def test_who_has_allowed_an_event_may_be_asked_again() -> None:
    position = start(protected("drought", "drought"))
    drought(position, "O15")
    position.play(1, "allow")
    drought(position, "M15")
    assert isinstance(position.state.agenda[-1], Consent)


@pytest.mark.rule("R-CIV-484")
def test_a_target_that_could_have_been_one_of_two() -> None:
    """Nobody is left when the only one that was named refuses: the card comes back."""
    position = protected("depression")
    for seat in (1, 2):
        position.state.tokens[seat * p.PLACES + p.ON_SHEET] = 1
    start(position)
    position.play(0, "use depression", "coin 2 sheet", "pass")
    position.play(1, "pass")
    assert hand(position) == ["depression"]
    assert sheet_coins(position) == [0, 1, 1]


@pytest.mark.rule("R-CIV-482", "R-CIV-564")
def test_an_event_that_goes_on_can_be_cancelled() -> None:
    position = protected("bank_scandal")
    position.event(2, "jousting_tourney")
    for seat in (1, 2):
        position.state.tokens[seat * p.PLACES + p.ON_SHEET] = 1
    start(position)
    position.play(0, "use bank_scandal")
    position.play(1, "pass")
    position.play(2, "use jousting_tourney")
    assert sheet_coins(position) == [0, 1, 1]


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
    """Figures, pieces, squares, governments, techs and coins, as they are now."""
    state = position.state
    return [state.at[:], state.piece[:], state.terrain[:], state.government[:], state.techs[:], state.tokens[:]]


@pytest.mark.rule("R-CIV-244", "R-CIV-564")
@pytest.mark.parametrize(
    ("name", "begin", "texts"),
    [
        ("counterfeiters", start, ["coin 2 sheet"]),
        ("revolt_1", start, ["player 2"]),
        ("exchange_of_ideas", start, ["player 2"]),
        ("sabotage", start, []),
        ("disaster", start, ["square O16", "pass"]),
        ("flooding", start, ["square O15"]),
        ("disoriented", manage, ["square P16", "square O16"]),
        ("wholesale_defection", move, ["figure army P16", "pass"]),
        ("wholesale_defection", move, ["square O14"]),
    ],
)
def test_players_figures_squares_and_buildings_are_protected(
    name: str, begin: Callable[[Position], Position], texts: list[str]
) -> None:
    position = protected(name)
    for seat in (1, 2):
        position.state.tokens[seat * p.PLACES + p.ON_SHEET] = 1
        position.know(seat, "pottery")
    if name in ("sabotage", "disaster"):
        position.building("temple", "O16")
        position.building("market", "C14")
        position.put(0, "scout", "P16")
    else:
        position.put(1, "army", "P16", 2)
        position.put(2, "army", "A16")
        position.person("artist", "O14")
    before = what_can_be_hit(position)
    begin(position)
    position.play(0, f"use {name}", *texts)
    assert isinstance(position.state.agenda[-1], Consent)
    assert position.asked() == [1]
    position.play(1, "pass")
    assert hand(position, 0) == [name]
    assert what_can_be_hit(position) == before
    # It is not aimed at them again in this turn, but may be at others.
    ability = BY_NAME[name]
    again = ability.aims(position.state, 0, ())
    assert not any(ability.targets(position.state, 0, (action,)) >> 1 & 1 for action in again)
    assert bool(again) == (name != "sabotage")


@pytest.mark.rule("R-CIV-279", "R-CIV-564")
def test_of_figures_that_share_a_square_only_those_of_the_united_nations_are_safe() -> None:
    position = protected("wholesale_defection", scouts_share_squares=True)
    for seat in (1, 2):
        position.put(seat, "scout", "P16")
    move(position)
    position.play(0, "use wholesale_defection", "player 2", "figure scout P16")
    position.play(1, "pass")
    assert [figures(position, seat, "P16") for seat in (1, 2)] == [1, 0]
    assert hand(position) == []


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
    give(position, "martin_luther_king", 1)
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
    give(position, "martin_luther_king", 1)
    start(position)
    position.play(0, "use revolt_1")
    position.play(1, "show martin_luther_king")
    assert hand(position, 0) == []
    assert position.state.event_used[p.E_REVOLT_1] == 1
    assert position.state.government[1] == p.DESPOTISM


@pytest.mark.rule("R-CIV-484", "R-CIV-639")
def test_who_might_hold_dr_king_is_asked_and_may_only_pass() -> None:
    position = table(3, "revolt_1")
    give(position, "jim_henson", 1)
    give(position, "mother_teresa", 2)
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
    give(position, "jim_henson", 1)
    give(position, "martin_luther_king", 2, up=True)
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
    give(position, "martin_luther_king", 1)
    square = next(name for name in position.around(1) if piece_at(position, name))
    position.put(0, "scout", square)
    start(position)
    position.play(0, "use revolt_1")
    assert position.state.government[1] == p.ANARCHY


@pytest.mark.rule("R-CIV-565", "R-CIV-484")
def test_mass_media_does_not_reach_past_dr_king() -> None:
    position = table(2, "revolt_1")
    position.know(0, "mass_media")
    give(position, "martin_luther_king", 1)
    start(position)
    position.play(0, "use revolt_1")
    position.play(1, "show martin_luther_king")
    assert position.state.government[1] == p.DESPOTISM


@pytest.mark.rule("R-CIV-144", "R-CIV-484")
def test_dr_king_saves_a_city_action_from_writing() -> None:
    position = Position(3)
    give(position, "martin_luther_king", 0)
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
    assert bool(state.person_below >> p.P_MARK_TWAIN & 1) is lost
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
def test_who_does_not_show_dr_king_loses_the_action() -> None:
    position = Position(2)
    give(position, "martin_luther_king", 0)
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
    give(position, "martin_luther_king", 0, up=True)
    spy(position, 1, "writing")
    manage(position)
    position.play(0, "city capital", "arts")
    assert position.state.culture[0] > 0


@pytest.mark.rule("R-CIV-484")
def test_dr_king_does_not_help_against_other_events() -> None:
    position = table(2, "counterfeiters")
    position.state.tokens[p.PLACES + p.ON_SHEET] = 1
    give(position, "martin_luther_king", 1)
    position.event(1, "festival_2")  # might be a cancel
    start(position)
    position.play(0, "use counterfeiters")
    assert position.legal(1) == ["pass"]
    position.play(1, "pass")
    assert position.state.tokens[p.PLACES + p.ON_SHEET] == 0


@pytest.mark.rule("R-CIV-638", "R-CIV-484")
def test_only_the_target_of_a_revolt_is_asked_when_nobody_can_cancel_it() -> None:
    position = table(3, "revolt_1")
    position.know(0, "mass_media")
    give(position, "jim_henson", 1)
    give(position, "marco_polo", 2)
    start(position)
    position.play(0, "use revolt_1", "player 2")
    position.play(1, "pass")
    assert position.state.government[1] == p.ANARCHY


@pytest.mark.rule("R-CIV-484", "R-CIV-639")
def test_dr_king_in_the_pile_is_nobody_to_show() -> None:
    position = table(2, "revolt_1")
    give(position, "jim_henson", 1)
    position.state.person_below |= 1 << p.P_MARTIN_LUTHER_KING
    start(position)
    position.play(0, "use revolt_1")
    assert position.state.government[1] == p.ANARCHY


@pytest.mark.rule("R-CIV-639", "R-CIV-640")
def test_a_card_of_another_type_is_not_dr_king() -> None:
    position = table(2, "revolt_1")
    position.person("humanitarian", "G14")
    give(position, "marie_curie", 1)
    start(position)
    position.play(0, "use revolt_1")
    assert position.state.government[1] == p.ANARCHY


@pytest.mark.rule("R-CIV-260", "R-CIV-484")
def test_dr_king_without_a_marker_is_not_shown() -> None:
    position = table(2, "revolt_1")
    position.card(1, "martin_luther_king")
    position.event(1, "festival_2")  # might be a cancel
    start(position)
    position.play(0, "use revolt_1")
    assert position.legal(1) == ["pass"]


@pytest.mark.rule("R-CIV-484")
def test_dr_king_does_not_help_an_event_against_mark_twain() -> None:
    position = table(2, "drought")
    give(position, "martin_luther_king")
    give(position, "mark_twain", 1)
    start(position)
    position.play(0, "use drought", "square D2")
    position.play(1, "use mark_twain")
    assert not is_desert(position, "D2")
    assert prompt(position) == "StartOfTurn"
