"""Movement (ledger section 17, and what others say of moving figures)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.move import begin_movement
from tests.civilization.moving import begin, flood, groups, island, land, prompt, sea, squares, targets
from tests.civilization.position import Position

# --- speed and steps


@pytest.mark.rule("R-CIV-270")
def test_two_orthogonal_steps_at_the_start() -> None:
    position = land()
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0")
    assert targets(position) == {"A6", "B5", "B7", "C6"}
    refusal = position.why(0, "step C7")
    assert (refusal.reason, refusal.rule) == ("not-adjacent", "R-CIV-270")
    position.play(0, "step B7", "step C7")
    assert (squares(position, 0, "army"), prompt(position)) == (["C7"], "Move")  # the points are used up
    assert groups(position) == set()


@pytest.mark.rule("R-CIV-270", "R-CIV-509")
@pytest.mark.parametrize(
    ("civ", "tech", "speed"),
    [
        ("rome", "", 2), ("rome", "horseback_riding", 3), ("rome", "sailing", 4), ("rome", "steam_power", 5),
        ("rome", "flight", 6), ("spain", "", 3), ("spain", "steam_power", 6),
    ],
)  # fmt: skip
def test_speed(civ: str, tech: str, speed: int) -> None:
    position = land((civ, "egypt"))
    if tech:
        position.know(0, tech)
    position.put(0, "army", "A6")
    begin(position).play(0, "group A6 1 0")
    steps = 0
    while prompt(position) == "March":
        position.play(0, "step A7" if steps % 2 == 0 else "step A6")
        steps += 1
    assert steps == speed


@pytest.mark.rule("R-CIV-578")
def test_one_group_after_the_other_step_by_step() -> None:
    position = land()
    position.put(0, "army", "A6")
    position.put(0, "scout", "D6")
    position.state.active = 0
    begin_movement(position.state, 0)
    assert groups(position) == {"A6 1 0", "D6 0 1"}
    position.play(0, "group A6 1 0")
    assert position.why(0, "group D6 0 1").rule == "R-CIV-578"
    position.play(0, "step A7", "stop")
    assert groups(position) == {"D6 0 1"}
    position.play(0, "end")
    assert position.asked() == []


# --- groups


@pytest.mark.rule("R-CIV-271", "R-CIV-579")
def test_groups_are_formed_in_one_square() -> None:
    position = land()
    position.put(0, "army", "A6")
    position.put(0, "scout", "A6")
    position.put(0, "army", "A7")
    begin(position)
    assert groups(position) == {"A6 1 0", "A6 0 1", "A6 1 1", "A7 1 0"}
    assert position.why(0, "group A6 2 0").reason == "no-such-figures"
    assert position.why(0, "group D7 1 0").rule == "R-CIV-271"
    position.play(0, "group A6 1 1", "step A7")  # three in a square with a limit of two
    assert position.why(0, "stop").rule == "R-CIV-273"
    position.play(0, "step B7")
    assert squares(position, 0, "army") == ["A7", "B7"]  # who was met on the way stays
    assert squares(position, 0, "scout") == ["B7"]
    assert groups(position) == {"A7 1 0"}


@pytest.mark.rule("R-CIV-271")
def test_who_joins_a_square_moves_with_nobody() -> None:
    position = land()
    position.put(0, "army", "A6")
    position.put(0, "scout", "A7")
    begin(position).play(0, "group A6 1 0", "step A7", "stop")
    assert groups(position) == {"A7 0 1"}
    assert position.why(0, "group A7 1 1").reason == "already-moved"


@pytest.mark.rule("R-CIV-272")
@pytest.mark.parametrize("kind", ["army", "scout"])
def test_who_has_joined_others_stays_when_they_go(kind: str) -> None:
    position = land()
    came, was = position.put(0, kind, "A6") + position.put(0, kind, "A7")
    counts = "1 0" if kind == "army" else "0 1"
    begin(position).play(0, f"group A6 {counts}", "step A7", "stop", f"group A7 {counts}", "step B7", "stop")
    assert (position.state.at[came], position.state.at[was]) == (position.square("A7"), position.square("B7"))
    assert groups(position) == set()


@pytest.mark.rule("R-CIV-272", "R-CIV-579")
def test_figures_left_behind_are_done() -> None:
    position = land()
    position.know(0, "masonry", "horseback_riding")
    position.put(0, "army", "A6", 2)
    position.put(0, "scout", "A6")
    begin(position).play(0, "group A6 2 1")
    assert not [text for text in position.legal(0) if text.startswith("leave")]  # then it would be another group
    position.play(0, "step A7")
    assert {text for text in position.legal(0) if text.startswith("leave")} == {
        "leave 0 1", "leave 1 0", "leave 1 1", "leave 2 0",
    }  # fmt: skip
    position.play(0, "leave 1 0", "step B7", "stop")
    assert (squares(position, 0, "army"), squares(position, 0, "scout")) == (["A7", "B7"], ["B7"])
    assert groups(position) == set()
    assert position.why(0, "group A7 1 0").rule == "R-CIV-272"


@pytest.mark.rule("R-CIV-579")
def test_nobody_is_left_where_a_move_cannot_end() -> None:
    position = sea(("spain", "egypt"))
    position.put(0, "army", "D8")
    position.put(0, "scout", "D8")
    begin(position).play(0, "group D8 1 1", "step D7")
    assert not [text for text in position.legal(0) if text.startswith("leave")]
    assert position.why(0, "leave 0 1").rule == "R-CIV-579"


@pytest.mark.rule("R-CIV-272", "R-CIV-273")
def test_some_are_left_so_that_the_others_find_room() -> None:
    """Two figures reach A7, where they may stay, with a point left. Nowhere around is room for both of them."""
    position = land()
    for name in ("A6", "B7"):
        position.put(0, "army", name)
    position.put(0, "army", "A8", 2)
    position.put(0, "scout", "A8")
    begin(position).play(0, "group A8 1 1", "step A7")
    assert position.legal(0) == ["leave 0 1", "leave 1 0", "stop"]
    position.play(0, "leave 0 1", "step A6")
    assert (squares(position, 0, "scout"), squares(position, 0, "army")) == (["A7"], ["A6", "A6", "A8", "B7"])


@pytest.mark.rule("R-CIV-272", "R-CIV-273")
def test_nobody_is_left_by_those_who_cannot_go_on() -> None:
    position = land()
    for name in ("A6", "B7", "A8"):
        position.put(0, "army", name, 2)
    position.put(0, "scout", "A8", 2)
    begin(position).play(0, "group A8 1 1", "step A7")
    assert (prompt(position), squares(position, 0, "scout")) == ("Move", ["A7", "A8"])  # all around is full


@pytest.mark.rule("R-CIV-273")
def test_the_limit_counts_at_the_end_of_a_move() -> None:
    position = land()
    position.put(0, "army", "A7", 2)
    position.put(0, "scout", "A6")
    begin(position).play(0, "group A6 0 1")
    position.play(0, "step A7")  # passing through
    refusal = position.why(0, "stop")
    assert (refusal.reason, refusal.rule) == ("too-many-figures", "R-CIV-273")
    position.play(0, "step A8")
    position = land()
    position.put(0, "army", "A8", 2)
    position.put(0, "scout", "A6")
    begin(position).play(0, "group A6 0 1", "step A7")
    assert "A8" not in targets(position)  # nowhere to go from there
    assert position.why(0, "step A8").rule == "R-CIV-273"


@pytest.mark.rule("R-CIV-273")
def test_passing_over_the_limit_can_be_forbidden() -> None:
    position = land(passing_over_stacking_limit=False)
    position.put(0, "army", "A7", 2)
    position.put(0, "scout", "A6")
    begin(position).play(0, "group A6 0 1")
    assert targets(position) == {"A5", "B6"}


@pytest.mark.rule("R-CIV-583")
def test_a_stack_above_a_limit_that_has_fallen() -> None:
    position = land()
    position.put(0, "army", "A6", 3)
    position.put(0, "scout", "A7")
    begin(position)
    assert groups(position) == {"A6 1 0", "A6 2 0", "A7 0 1"}
    refusal = position.why(0, "group A6 3 0")
    assert (refusal.rule, refusal.values) == ("R-CIV-583", {"limit": 2})
    position.play(0, "group A7 0 1", "step A6")
    assert position.why(0, "stop").rule == "R-CIV-273"  # nobody joins it
    position.play(0, "step A5", "end")  # it may stay
    assert squares(position, 0, "army") == ["A6", "A6", "A6"]


@pytest.mark.rule("R-CIV-583")
def test_no_larger_group_disbands_attacks_or_explores() -> None:
    position = land()
    position.put(0, "army", "B3", 3)  # next to the own capital
    begin(position)
    assert groups(position) == {"B3 1 0", "B3 2 0"}
    position = land()
    position.city(1, "B7")
    position.put(0, "army", "B6", 3)
    begin(position)
    assert groups(position) == {"B6 1 0", "B6 2 0"}
    position = land()
    position.put(0, "army", "D6", 3)  # next to an unexplored tile
    begin(position)
    assert groups(position) == {"D6 1 0", "D6 2 0"}


@pytest.mark.rule("R-CIV-583")
def test_who_has_left_such_a_stack_does_not_come_back() -> None:
    position = land()
    position.know(0, "horseback_riding")
    position.put(0, "army", "A6", 3)
    begin(position).play(0, "group A6 1 0", "step A7", "step A6")  # on the way
    assert position.why(0, "stop").rule == "R-CIV-273"
    position = island()
    position.know(0, "navigation")
    flood(position, "A4", "B5", "C6", "B7", "A8")
    position.put(0, "army", "A6", 3)
    begin(position)
    assert groups(position) == set()  # nothing but the way back
    assert position.why(0, "group A6 1 0").reason == "no-way-out"
    position.state.put_figure(0, p.NONE)
    assert groups(position) == {"A6 1 0", "A6 2 0"}


@pytest.mark.rule("R-CIV-583", "R-CIV-587")
def test_such_a_stack_explores_and_leaves_figures_behind() -> None:
    position = land()
    position.put(0, "army", "D6", 4)
    begin(position).play(0, "group D6 2 0", "explore E5")
    assert {"stop", "leave 1 0"} <= set(position.legal(0))  # it may stay as it was
    position.play(0, "leave 1 0", "step D7")
    assert squares(position, 0, "army") == ["D6", "D6", "D6", "D7"]
    position = island("D6", ("D5", "C6", "D7"))
    position.put(0, "army", "D6", 3)
    begin(position).play(0, "group D6 1 0")
    assert position.legal(0) == ["explore E5", "stop"]


@pytest.mark.rule("R-CIV-578")
def test_a_group_needs_something_to_do() -> None:
    position = island()
    position.put(0, "army", "A6")
    begin(position)
    assert groups(position) == set()
    refusal = position.why(0, "group A6 1 0")
    assert (refusal.reason, refusal.rule) == ("no-way-out", "R-CIV-578")
    position = island("D6", ("D5", "C6", "D7"))
    position.put(0, "army", "D6")
    begin(position)
    assert groups(position) == {"D6 1 0"}  # it explores


# --- terrain


@pytest.mark.rule("R-CIV-274")
def test_water() -> None:
    position = sea()
    position.put(0, "army", "D8")
    begin(position).play(0, "group D8 1 0")
    assert targets(position) == {"C8"}
    assert position.why(0, "step D7").rule == "R-CIV-274"
    position = sea()
    position.know(0, "navigation")
    position.put(0, "army", "D8")
    begin(position).play(0, "group D8 1 0", "step D7")
    assert (targets(position), "stop" in position.legal(0)) == ({"D8", "E7"}, False)  # C7 and D6 are too far
    assert position.why(0, "stop").rule == "R-CIV-274"
    for tech in ("sailing", "steam_power", "flight"):
        position = sea()
        position.know(0, tech)
        position.put(0, "army", "D8")
        begin(position).play(0, "group D8 1 0", "step D7", "step D6", "stop")
        assert squares(position, 0, "army") == ["D6"]


@pytest.mark.rule("R-CIV-275", "R-CIV-581")
def test_who_can_end_nowhere_is_removed() -> None:
    position = Position(2, ("egypt", "rome"))
    position.explore(1, "n05")  # F2 is water between F1, E2, the village on F3 and G2
    position.know(0, "navigation")
    position.put(0, "army", "G2")
    position.put(0, "scout", "G2")
    position.put(1, "army", "G4")
    position.event(1, "defection")
    begin(position).play(0, "group G2 1 1", "step F2")
    position.play(1, "pass")
    position.put(1, "scout", "G2")  # so that the way back is closed to scouts
    assert targets(position) == {"F3", "G2"}
    assert "stop" not in position.legal(0)
    position.play(0, "step F3")
    position.play(1, "use defection", "figure army F2")
    assert squares(position, 0, "army") == []
    assert (squares(position, 0, "scout"), prompt(position)) == ([], "Move")
    assert [event.values["scouts"] for event in position.said("stranded")] == [1]


@pytest.mark.rule("R-CIV-276")
def test_own_cities_are_passed() -> None:
    position = land()
    position.put(0, "army", "B3")
    begin(position).play(0, "group B3 1 0", "step B2")
    assert targets(position) == {"B1", "B3", "C2"}
    position.play(0, "step B1")
    assert squares(position, 0, "army") == ["B1"]


@pytest.mark.rule("R-CIV-582")
def test_a_metropolis_is_land_for_its_owner() -> None:
    position = land()
    centre, second = position.square("B2"), position.square("A2")
    position.state.place_city(0, centre, second)
    position.know(0, "horseback_riding")
    assert position.state.terrain[second] == p.WATER
    position.put(0, "army", "A3")
    begin(position).play(0, "group A3 1 0")
    assert targets(position) == {"A2", "A4", "B3"}  # no Navigation
    position.play(0, "step A2")
    assert targets(position) == {"A3", "B2"}
    position.play(0, "step B2", "step B1")
    assert squares(position, 0, "army") == ["B1"]
    position = land()
    position.state.place_city(0, centre, second)
    position.put(1, "army", "A3")
    position.put(1, "scout", "A4")
    begin(position, 1).play(1, "group A4 0 1", "step A3")
    assert "A2" not in targets(position, 1)
    position.play(1, "stop", "group A3 1 0", "step A2")
    assert position.said("attacks-city") != []


# --- stopping at once


@pytest.mark.rule("R-CIV-272", "R-CIV-520")
def test_a_group_may_stay_where_it_is() -> None:
    position = land()
    position.put(0, "army", "A6")
    begin(position).play(0, "group A6 1 0", "stop")
    assert position.legal(0) == ["end"]


@pytest.mark.rule("R-CIV-575")
def test_cards_are_shown_between_moves() -> None:
    position = land()
    position.card(0, "henry_ford")
    position.person("builder", "C3")
    position.put(0, "army", "A6")
    begin(position).play(0, "show henry_ford", "group A6 1 0", "step A7", "step B7")
    assert prompt(position) == "March"  # a third point


@pytest.mark.rule("R-CIV-561")
def test_cards_for_any_time_are_offered_between_moves_and_steps() -> None:
    position = land()
    position.card(0, "marco_polo")
    position.person("industrialist", "C3")
    position.put(0, "army", "A6")
    assert begin(position).offers_use(0, "marco_polo")
    position.play(0, "group A6 1 0")
    assert position.offers_use(0, "marco_polo")
    position.play(0, "use marco_polo")
    assert (position.state.trade[0], prompt(position)) == (27, "March")
