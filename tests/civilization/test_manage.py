"""City Management: actions of cities, arts and harvest (ledger sections 11, 14 and 15)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.city_actions import give_action
from aegean.games.civilization.founding import found_city
from tests.civilization.managing import good, items, manage, market, piece_at, start, two_cities
from tests.civilization.position import Position

CITY = 1  # the second city of seat 0


def with_twain(position: Position) -> Position:
    """Egypt holds Mark Twain and can use him."""
    position.person("artist", "G13")
    position.card(1, "mark_twain")
    return position


# --- who acts


@pytest.mark.rule("R-CIV-140", "R-CIV-493")
def test_every_city_takes_one_action_and_two_cities_may_take_the_same() -> None:
    position = manage(two_cities())
    position.play(0, "city capital", "arts")
    assert position.state.culture[0] == 1
    assert position.why(0, "city capital").rule == "R-CIV-140"
    position.play(0, "city second", "arts")
    assert position.state.culture[0] == 2
    assert position.legal(0) == ["end"]
    position.play(0, "end")
    assert position.asked() == []


@pytest.mark.rule("R-CIV-140")
def test_the_kinds_of_city_actions() -> None:
    position = manage(two_cities())
    position.play(0, "city second")
    kinds = {text.split()[0] for text in position.legal(0)}
    assert kinds == {"produce", "arts", "harvest"}


@pytest.mark.rule("R-CIV-141")
def test_a_city_founded_this_turn_acts_this_turn() -> None:
    position = two_cities(civs=("america", "egypt"))
    position.state.remove_city(CITY)
    (scout,) = position.put(0, "scout", "B6")
    found_city(position.state, 0, scout)
    position.settle()
    manage(position).play(0, "city second", "arts")
    assert position.state.culture[0] == 1


@pytest.mark.rule("R-CIV-142")
@pytest.mark.parametrize(("earlier", "later"), [("capital", "second"), ("second", "capital")])
def test_the_owner_chooses_the_order_of_the_cities(earlier: str, later: str) -> None:
    position = manage(two_cities())
    assert {"city capital", "city second"} <= set(position.legal(0))
    position.play(0, f"city {earlier}")
    assert not [text for text in position.legal(0) if text.startswith("city")]  # one action is finished first
    position.play(0, "arts")
    assert f"city {later}" in position.legal(0)


@pytest.mark.rule("R-CIV-545")
def test_a_city_may_take_no_action() -> None:
    position = manage(two_cities())
    position.play(0, "end")
    assert position.state.acted[: p.CITIES] == [0, 0, 0]
    assert position.asked() == []


@pytest.mark.rule("R-CIV-093")
def test_the_capital_takes_no_action_in_anarchy() -> None:
    position = two_cities()
    position.state.government[0] = p.ANARCHY
    give_action(position.state, 0)  # Atomic Theory changes nothing
    manage(position)
    assert position.legal(0) == ["city second", "end"]
    assert position.why(0, "city capital").rule == "R-CIV-093"


@pytest.mark.rule("R-CIV-545")
def test_an_extra_action_is_a_full_action_of_any_kind() -> None:
    position = two_cities()
    give_action(position.state, CITY)
    manage(position).play(0, "city second", "arts", "city second")
    assert {text.split()[0] for text in position.legal(0)} == {"produce", "arts", "harvest"}
    position.play(0, "arts")
    assert position.state.culture[0] == 2
    assert "city second" not in position.legal(0)


@pytest.mark.rule("R-CIV-545", "R-CIV-144", "R-CIV-093")
@pytest.mark.parametrize(("deed", "gain"), [("arts", (1, 0)), ("produce infantry", (0, 1))])
def test_ada_lovelace_gives_an_action_that_nobody_cancels_even_to_a_capital_in_anarchy(
    deed: str, gain: tuple[int, int]
) -> None:
    position = with_twain(two_cities())
    position.state.government[0] = p.ANARCHY
    position.person("builder", "A3")
    position.card(0, "ada_lovelace")
    manage(position).play(0, "use ada_lovelace", "at 1-capital", "city capital", deed)
    assert (position.state.culture[0], position.state.unit_count(0)) == gain  # Egypt was not asked
    assert position.why(0, "city capital").rule == "R-CIV-093"
    position.play(0, "city second", "arts")
    assert position.asked() == [1]


def later_monarchy(*civs: str) -> Position:
    """The capital may take a second action of another kind."""
    position = two_cities(civs=civs or ("rome", "egypt"), government_profile="ww_2013_replacement")
    position.state.government[0] = p.MONARCHIC
    return position


def kinds(position: Position) -> set[str]:
    """Of the actions that the city may take."""
    return {text.split()[0] for text in position.legal(0)}


@pytest.mark.rule("R-CIV-097")
@pytest.mark.parametrize(
    ("deed", "other"),
    [
        ("arts", {"produce", "harvest"}),
        ("harvest A3", {"produce", "arts"}),
        ("produce infantry", {"arts", "harvest"}),
    ],
)
def test_the_later_monarchy_gives_the_capital_a_second_action_of_another_kind(deed: str, other: set[str]) -> None:
    position = manage(later_monarchy())
    position.play(0, "city capital", deed, "city capital")
    assert kinds(position) == other
    assert position.why(0, deed).rule == "R-CIV-097"
    position.play(0, "harvest A3" if "harvest" in other else "arts")
    assert position.legal(0) == ["city second", "end"]
    position.play(0, "city second", "arts")
    assert position.legal(0) == ["end"]  # it is the capital's alone


@pytest.mark.rule("R-CIV-097")
@pytest.mark.parametrize(("profile", "government"), [("base_2010", p.MONARCHIC), ("ww_2013_replacement", p.DESPOTISM)])
def test_no_other_government_gives_a_second_action(profile: str, government: int) -> None:
    position = two_cities(government_profile=profile)
    position.state.government[0] = government
    manage(position).play(0, "city capital", "arts")
    assert "city capital" not in position.legal(0)


def royal_egypt() -> Position:
    """With everything that takes the place of an action."""
    position = later_monarchy("egypt", "rome")
    position.wonder(0, "angkor_wat", "A5")
    position.person("artist", "C2")
    position.card(0, "jerry_garcia")
    position.state.boost[0] = 5
    return position


@pytest.mark.rule("R-CIV-097", "R-CIV-545")
def test_what_takes_the_place_of_an_action_is_of_its_kind() -> None:
    position = manage(royal_egypt())
    position.play(0, "city capital")
    assert {"special angkor_wat", "special egypt", "special jerry_garcia"} <= set(position.legal(0))
    position.play(0, "special angkor_wat", "city capital")
    specials = {text for text in position.legal(0) if text.startswith("special")}
    assert specials == {"special egypt", "special jerry_garcia"}
    assert kinds(position) == {"special", "produce", "arts"}
    position = manage(royal_egypt())
    position.play(0, "city capital")
    position.play(0, next(text for text in position.legal(0) if text.startswith("harvest")), "city capital")
    assert "special angkor_wat" not in position.legal(0)
    position = manage(royal_egypt())
    position.play(0, "city capital", "special jerry_garcia", "city capital")
    assert kinds(position) == {"special", "produce", "harvest"}
    position = manage(royal_egypt())
    position.play(0, "city capital", "arts", "city capital")
    assert "special jerry_garcia" not in position.legal(0)


@pytest.mark.rule("R-CIV-097")
def test_a_capital_that_can_do_nothing_of_another_kind_is_not_offered() -> None:
    position = later_monarchy()
    for square in position.around(0):
        position.state.guests[position.square(square)] = 0b10  # nothing is left to produce or to harvest
    manage(position).play(0, "city capital", "arts")
    assert position.legal(0) == ["city second", "end"]


@pytest.mark.rule("R-CIV-097")
def test_with_an_extra_action_besides_only_one_need_be_of_another_kind() -> None:
    position = later_monarchy()
    give_action(position.state, 0)
    manage(position).play(0, "city capital", "arts", "city capital", "harvest A3", "city capital", "arts")
    assert position.state.culture[0] == 2
    assert "city capital" not in position.legal(0)


@pytest.mark.rule("R-CIV-544")
@pytest.mark.parametrize("city", ["capital", "second"])
def test_cards_and_advances_come_between_actions_never_inside_one(city: str) -> None:
    position = two_cities()
    position.person("humanitarian", "A3")
    position.card(0, "st_francis")
    position.card(0, "susan_b_anthony")
    position.state.culture[0] = 3
    manage(position)
    outside = {"advance", "use st_francis", "show susan_b_anthony", "end"}
    assert outside <= set(position.legal(0))
    position.play(0, f"city {city}")
    assert not outside & set(position.legal(0))
    assert "special" not in kinds(position)
    assert position.why(0, "use st_francis").rule == "R-CIV-544"
    position.play(0, "arts")
    assert outside <= set(position.legal(0))
    position.play(0, "use st_francis", "show susan_b_anthony", "advance")
    assert position.state.up[0] >> p.P_SUSAN_B_ANTHONY & 1
    # the arts, in the capital with the icon of the humanitarian, St. Francis, the advance
    assert position.state.culture[0] == 3 + (2 if city == "capital" else 1) + 3 * p.ARMIES - 3


# --- announcing and cancelling


@pytest.mark.rule("R-CIV-542", "R-CIV-482")
def test_an_action_is_announced_with_all_its_choices_before_it_takes_effect() -> None:
    position = with_twain(two_cities())
    market(position, "stonehenge")
    position.state.trade[0] = 5
    manage(position).play(0, "city second", "produce stonehenge", "on A5")
    assert position.asked() == [1]
    assert [event.values["square"] for event in position.said("produces-wonder")] == ["A5"]
    assert (piece_at(position, "A5"), position.state.trade[0]) == ("", 5)
    position.play(1, "pass")
    assert (piece_at(position, "A5"), position.state.trade[0]) == ("stonehenge", 2)


@pytest.mark.rule("R-CIV-143", "R-CIV-543")
def test_a_cancelled_produce_action_is_used_up_and_trade_and_caravan_are_kept() -> None:
    position = with_twain(two_cities())
    market(position, "colossus")
    position.state.trade[0] = 6
    position.state.boost[CITY] = 3
    position.state.city_marker[CITY] = p.CARAVAN
    manage(position).play(0, "city second", "produce colossus", "on A5")
    assert position.asked() == [1]
    position.play(1, "use mark_twain")
    assert piece_at(position, "A5") == ""
    assert (position.state.trade[0], position.state.city_marker[CITY]) == (6, p.CARAVAN)
    assert position.state.boost[CITY] == 0
    assert position.legal(0) == ["city capital", "end"]


@pytest.mark.rule("R-CIV-143")
def test_a_card_spent_on_a_cancelled_action_is_gone() -> None:
    position = with_twain(two_cities())
    market(position, "stonehenge")
    position.person("artist", "A3")
    position.card(0, "michelangelo")
    manage(position).play(0, "city second", "produce stonehenge", "on A5")
    position.play(1, "use mark_twain")
    assert position.state.down[0] | position.state.up[0] == 0
    assert piece_at(position, "A5") == ""


@pytest.mark.rule("R-CIV-143")
@pytest.mark.parametrize("deed", ["arts", "harvest C6"])
def test_cancelled_arts_and_harvest_bring_nothing(deed: str) -> None:
    position = with_twain(two_cities())
    manage(position).play(0, "city second", deed)
    position.play(1, "use mark_twain")
    assert (position.state.culture[0], good(position, 0, "iron")) == (0, 0)
    assert "city second" not in position.legal(0)


@pytest.mark.rule("R-CIV-143", "R-CIV-213")
def test_writing_cancels_a_city_action() -> None:
    position = two_cities()
    position.know(1, "writing")
    position.marker(1, "hut", "spy")
    manage(position).play(0, "city second", "arts")
    position.play(1, "use writing")
    assert position.state.culture[0] == 0
    assert position.state.held[1] == []
    assert "city second" not in position.legal(0)


@pytest.mark.rule("R-CIV-144")
def test_actions_of_dr_kings_owner_are_not_cancelled() -> None:
    position = with_twain(two_cities())
    position.person("humanitarian", "B1")
    position.card(0, "martin_luther_king", up=True)
    give_action(position.state, CITY)
    manage(position).play(0, "city second", "arts", "city capital", "harvest A3", "city second", "produce infantry")
    assert (position.state.culture[0], good(position, 0, "iron")) == (1, 1)  # Egypt was not asked
    assert position.state.unit_count(0) == 1


@pytest.mark.rule("R-CIV-144", "R-CIV-545")
def test_jerry_garcia_devotes_all_cities_by_the_action_of_the_capital_and_nobody_cancels_it() -> None:
    position = with_twain(two_cities())
    position.person("artist", "A3")  # 2 culture for the capital
    position.card(0, "jerry_garcia")
    manage(position)
    position.play(0, "city second")
    assert "special jerry_garcia" not in position.legal(0)
    position.play(0, "arts")
    position.play(1, "pass")
    position.play(0, "city capital", "special jerry_garcia")
    assert position.state.culture[0] == 1 + 3 + 1
    assert position.legal(0)[-1] == "end"
    assert not [text for text in position.legal(0) if text.startswith("city")]
    assert position.state.person_below >> p.P_JERRY_GARCIA & 1


@pytest.mark.rule("R-CIV-545")
def test_after_jerry_garcia_the_other_cities_keep_their_own_actions() -> None:
    position = two_cities()
    position.person("artist", "A3")
    position.card(0, "jerry_garcia")
    manage(position).play(0, "city capital", "special jerry_garcia", "city second", "arts")
    assert position.state.culture[0] == 3 + 1 + 1


# --- harvest


@pytest.mark.rule("R-CIV-210")
def test_a_city_harvests_a_token_of_an_icon_in_its_outskirts() -> None:
    position = manage(two_cities())
    position.play(0, "city second")
    assert [text for text in position.legal(0) if text.startswith("harvest")] == ["harvest C6", "harvest A7"]
    assert position.why(0, "harvest A3").rule == "R-CIV-210"  # of the capital
    assert position.why(0, "harvest A5").rule == "R-CIV-210"  # no icon
    position.play(0, "harvest C6")
    assert good(position, 0, "iron") == 1
    assert position.state.market[p.IRON] == 1


@pytest.mark.rule("R-CIV-210", "R-CIV-120", "R-CIV-116")
def test_blockaded_and_covered_icons_are_not_harvested() -> None:
    position = two_cities()
    position.put(1, "scout", "C6")
    position.building("library", "A7")
    manage(position).play(0, "city second")
    assert not [text for text in position.legal(0) if text.startswith("harvest")]
    assert position.why(0, "harvest C6").rule == "R-CIV-120"
    assert position.why(0, "harvest A7").rule == "R-CIV-210"


@pytest.mark.rule("R-CIV-210", "R-CIV-128")
def test_a_city_harvests_where_a_scout_assigned_to_it_stands_once_a_turn() -> None:
    position = two_cities()
    (scout,) = position.put(0, "scout", "D1")
    position.state.goods_at[position.square("D1")] = p.SILK
    give_action(position.state, CITY)
    manage(position).play(0, "city capital")
    assert "harvest D1" not in position.legal(0)
    position.play(0, "arts")
    position.state.assigned[scout] = CITY
    position.play(0, "city second", "harvest D1")
    assert good(position, 0, "silk") == 1
    position.play(0, "city second")
    assert "harvest D1" not in position.legal(0)


@pytest.mark.rule("R-CIV-211")
def test_what_the_market_lacks_is_not_harvested() -> None:
    position = two_cities()
    position.state.market[p.IRON] = 0
    manage(position).play(0, "city second")
    assert position.why(0, "harvest C6").rule == "R-CIV-211"
    assert "harvest A7" in position.legal(0)


@pytest.mark.rule("R-CIV-526")
def test_with_the_option_scouts_are_assigned_as_a_city_acts() -> None:
    position = two_cities(scout_assignment="at city action")
    (scout,) = position.put(0, "scout", "D2")  # forest
    position.state.posted = 0  # it was not built this turn
    position.state.assigned[scout] = CITY  # from a turn before
    market(position, "stonehenge")
    manage(position).play(0, "city second")
    assert "stonehenge" not in items(position)
    assert "assign D2 second" in position.legal(0)
    position.play(0, "assign D2 second")
    assert "stonehenge" in items(position)  # 9 and 2
    position.play(0, "arts", "city capital")
    assert not [text for text in position.legal(0) if text.startswith("assign")]  # it serves one city a turn


@pytest.mark.rule("R-CIV-526")
def test_with_the_option_the_scout_of_the_square_that_is_named_is_assigned() -> None:
    position = two_cities(scout_assignment="at city action")
    scouts = [*position.put(0, "scout", "D1"), *position.put(0, "scout", "D2")]
    position.state.posted = 0
    manage(position).play(0, "city second", "assign D2 second")
    assert [position.state.assigned[scout] for scout in scouts] == [p.NONE, CITY]
    assert [text for text in position.legal(0) if text.startswith("assign")] == ["assign D1 second"]


@pytest.mark.rule("R-CIV-526")
def test_without_the_option_no_scout_is_assigned_as_a_city_acts() -> None:
    position = two_cities()
    position.put(0, "scout", "D2")
    position.state.posted = 0
    manage(position).play(0, "city second")
    assert "assign" not in kinds(position)


@pytest.mark.rule("R-CIV-526", "R-CIV-129")
@pytest.mark.parametrize(("square", "posted"), [("D2", True), ("A5", False)])
def test_with_the_option_scouts_built_this_turn_or_in_own_outskirts_serve_no_city(square: str, posted: bool) -> None:
    position = two_cities(scout_assignment="at city action")
    position.put(0, "scout", square)
    if not posted:
        position.state.posted = 0
    manage(position).play(0, "city second")
    assert not [text for text in position.legal(0) if text.startswith("assign")]


# --- arts and the culture track


@pytest.mark.rule("R-CIV-230", "R-CIV-120")
def test_arts_give_1_culture_and_1_for_each_icon_that_is_not_blockaded() -> None:
    position = two_cities()
    position.building("temple", "A5")
    position.wonder(0, "louvre", "B5")
    manage(position).play(0, "city second", "arts")
    assert position.state.culture[0] == 1 + 2 + 2
    position = two_cities()
    position.building("temple", "A5")
    position.put(1, "army", "A5")
    manage(position).play(0, "city second", "arts")
    assert position.state.culture[0] == 1


@pytest.mark.rule("R-CIV-230", "R-CIV-128")
def test_arts_count_the_square_of_a_scout_once_a_turn() -> None:
    position = two_cities()
    (scout,) = position.put(0, "scout", "D1")
    position.state.yields[position.square("D1")] = p.yield_of(culture=2)
    position.state.assigned[scout] = CITY
    give_action(position.state, CITY)
    manage(position).play(0, "city second", "arts")
    assert position.state.culture[0] == 3
    position.play(0, "city second", "arts")
    assert position.state.culture[0] == 4


@pytest.mark.rule("R-CIV-231")
def test_a_metropolis_gains_2_before_its_icons() -> None:
    position = Position(civs=("india", "egypt"))
    position.state.goods_at = [p.NONE] * len(position.state.goods_at)  # without India's own bonus
    position.building("temple", position.around(0)[0])
    manage(position).play(0, "city capital", "arts")
    assert position.state.culture[0] == 4


@pytest.mark.rule("R-CIV-232")
def test_advancing_as_often_as_it_can_be_paid() -> None:
    position = two_cities()
    position.state.culture[0] = 8
    manage(position).play(0, "advance", "advance")
    assert (position.state.space[0], position.state.culture[0]) == (2, 2)
    assert position.why(0, "advance").rule == "R-CIV-233"
    position.play(0, "city capital", "arts", "advance")
    assert (position.state.space[0], position.state.culture[0]) == (3, 0)


@pytest.mark.rule("R-CIV-641")
def test_charles_darwin_turns_the_culture_of_one_city_into_trade_once_a_turn() -> None:
    position = two_cities()
    position.person("scientist", "A3")
    position.card(0, "charles_darwin")
    position.building("temple", "A5")
    position.state.trade[0] = 25
    manage(position).play(0, "city second")
    assert {"arts", "use charles_darwin"} <= set(position.legal(0))
    position.play(0, "use charles_darwin")
    assert (position.state.trade[0], position.state.culture[0]) == (27, 0)
    assert position.state.up[0] >> p.P_CHARLES_DARWIN & 1
    position.play(0, "city capital")
    assert "use charles_darwin" not in position.legal(0)
    assert len(position.said("shows-person")) == 1
    position.state.used[0] = 0
    position.play(0, "use charles_darwin")  # he lies there already
    assert len(position.said("shows-person")) == 1


@pytest.mark.rule("R-CIV-641")
def test_akira_kurosawa_gains_culture_for_every_city_of_others_that_is_devoted() -> None:
    position = two_cities()
    position.person("artist", "G13")
    position.card(1, "akira_kurosawa", up=True)
    manage(position).play(0, "city second", "arts", "city capital", "arts")
    assert position.state.culture == [2, 2]
    position.play(0, "end")
    manage(position, 1).play(1, "city capital", "arts")
    assert position.state.culture == [2, 2 + 3]  # his own arts: 1 and the icons of the artist


# --- civilizations


@pytest.mark.rule("R-CIV-502", "R-CIV-545", "R-CIV-641")
def test_egypt_builds_an_unlocked_building_by_the_action_of_a_city_once_a_turn() -> None:
    position = two_cities(civs=("egypt", "rome"))
    position.state.trade[0] = 20
    manage(position).play(0, "city second", "special egypt")
    assert set(position.legal(0)) == {f"building workshop {square}" for square in ("B7", "C6", "C7")}
    position.play(0, "building workshop B7")
    assert piece_at(position, "B7") == "workshop"
    assert position.state.trade[0] == 20
    assert position.legal(0) == ["city capital", "end"]
    position.play(0, "city capital")
    assert "special egypt" not in position.legal(0)


@pytest.mark.rule("R-CIV-502")
def test_the_free_building_of_egypt_may_be_cancelled_and_is_not_for_a_capital_in_anarchy() -> None:
    position = two_cities(civs=("egypt", "rome"))
    position.state.government[0] = p.ANARCHY
    square = position.around(1)[0]
    position.person("artist", square)
    position.card(1, "mark_twain")
    manage(position)
    assert "city capital" not in position.legal(0)
    position.play(0, "city second", "special egypt", "building workshop B7")
    assert position.asked() == [1]
    position.play(1, "use mark_twain")
    assert piece_at(position, "B7") == ""
    assert position.legal(0) == ["end"]


@pytest.mark.rule("R-CIV-502", "R-CIV-144")
def test_the_free_building_of_dr_kings_owner_is_not_cancelled() -> None:
    position = two_cities(civs=("egypt", "rome"))
    position.person("artist", position.around(1)[0])
    position.card(1, "mark_twain")
    position.person("humanitarian", "B5")
    position.card(0, "martin_luther_king", up=True)
    manage(position).play(0, "city second", "special egypt", "building workshop B7")
    assert piece_at(position, "B7") == "workshop"  # Rome was not asked


@pytest.mark.rule("R-CIV-502")
def test_nobody_else_has_it() -> None:
    position = two_cities()
    position.know(0, "construction")
    manage(position).play(0, "city second")
    assert "special egypt" not in position.legal(0)


@pytest.mark.rule("R-CIV-504")
def test_rome_advances_for_a_wonder_it_builds() -> None:
    position = two_cities()
    market(position, "stonehenge")
    position.state.boost[CITY] = 1
    manage(position).play(0, "city second", "produce stonehenge", "on A5")
    assert position.state.space[0] == 1
    assert len(position.state.hand[0]) == 1  # with the reward of the space
    position = two_cities(civs=("egypt", "rome"))
    market(position, "stonehenge")
    position.state.boost[CITY] = 1
    manage(position).play(0, "city second", "produce stonehenge", "on A5")
    assert position.state.space[0] == 0


@pytest.mark.rule("R-CIV-546")
def test_building_by_an_effect_outside_a_city_action_is_none() -> None:
    position = with_twain(two_cities())
    position.wonder(0, "taj_mahal", "A5")
    position.know(0, "construction")
    start(position).play(0, "use taj_mahal", "building workshop B7")
    assert piece_at(position, "B7") == "workshop"  # Egypt was not asked
    assert position.state.acted[CITY] == 0
