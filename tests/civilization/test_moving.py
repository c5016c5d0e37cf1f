"""Movement (ledger section 17, and what others say of moving figures)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.abilities import BY_NAME, begin_use
from aegean.games.civilization.move import begin_movement, kill_figure, relocate
from aegean.games.civilization.pieces import NONE
from tests.civilization.moving import begin, groups, land, play_out, prompt, sea, squares, strong, targets
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


# --- who may enter what


@pytest.mark.rule("R-CIV-277")
def test_scouts_need_an_army() -> None:
    position = land(("egypt", "rome"))
    position.city(1, "C7")
    position.put(0, "scout", "C6")
    position.put(1, "army", "D6")
    begin(position).play(0, "group C6 0 1")
    assert targets(position) == {"B6"}  # C5 is a village, C7 a city, D6 an army
    assert {position.why(0, f"step {name}").rule for name in ("C5", "C7", "D6")} == {"R-CIV-277"}
    position = land(("egypt", "rome"))
    position.put(0, "scout", "A8")
    begin(position).play(0, "group A8 0 1")
    assert position.why(0, "step B8").rule == "R-CIV-277"  # a hut
    position = land(("egypt", "rome"))
    position.put(0, "scout", "A8")
    position.put(0, "army", "A8")
    begin(position).play(0, "group A8 1 1", "step B8")
    play_out(position)
    assert squares(position, 0, "scout") == ["B8"]


@pytest.mark.rule("R-CIV-278")
@pytest.mark.parametrize("government", [p.DESPOTISM, p.REPUBLIC])
def test_scouts_and_relics(government: int) -> None:
    position = sea()
    position.state.government[0] = government
    position.know(0, "sailing")
    position.put(0, "scout", "D6")
    position.put(0, "army", "B6")
    position.put(0, "scout", "B6")
    begin(position).play(0, "group D6 0 1")
    assert "C6" not in targets(position)
    refusal = position.why(0, "step C6")
    assert (refusal.reason, refusal.rule) == ("scouts-need-army", "R-CIV-278")
    position.play(0, "stop", "group B6 1 1")
    assert "C6" in targets(position)


@pytest.mark.rule("R-CIV-097", "R-CIV-294")
def test_scouts_of_a_republic_explore_huts() -> None:
    position = land()  # Rome is a republic
    position.put(0, "scout", "A8")
    position.put(0, "scout", "B5")
    begin(position).play(0, "group B5 0 1")
    assert "C5" not in targets(position)  # a village
    position.play(0, "stop", "group A8 0 1", "step B8")
    assert (position.state.spot[position.square("B8")], position.said("takes-marker") != []) == (NONE, True)
    assert position.state.done >> p.FIRST_SCOUT & 1  # the move ends with it
    later = land(government_profile="ww_2013_replacement")
    later.put(0, "scout", "A8")
    begin(later).play(0, "group A8 0 1")
    assert "B8" not in targets(later)


@pytest.mark.rule("R-CIV-279", "R-CIV-331")
def test_an_army_kills_scouts_and_ends_there() -> None:
    position = land()
    position.put(0, "army", "A6")
    position.put(0, "scout", "A7")
    position.put(1, "scout", "B6")
    position.put(1, "scout", "B7")
    position.state.culture[1] = 5
    begin(position).play(0, "group A7 0 1")
    assert "B7" not in targets(position)
    assert position.why(0, "step B7").rule == "R-CIV-279"
    position.play(0, "stop", "group A6 1 0", "step B6")
    assert prompt(position) == "Loot"
    play_out(position)
    assert (squares(position, 1, "scout"), squares(position, 0, "army")) == (["B7"], ["B6"])
    assert position.state.tokens[p.ON_CODE_OF_LAWS] == 1  # as after a battle that was won
    assert groups(position) == set()


@pytest.mark.rule("R-CIV-331")
def test_killing_scouts_need_not_end_the_move() -> None:
    position = land(killing_scouts_ends_move=False)
    position.know(0, "horseback_riding")
    position.put(0, "army", "A6")
    position.put(1, "scout", "B6")
    begin(position).play(0, "group A6 1 0", "step B6")
    while prompt(position) == "Loot":
        position.play(0, position.legal(0)[0])
    assert (squares(position, 1, "scout"), prompt(position)) == ([], "March")
    assert {"stop", "step B7"} <= set(position.legal(0))
    position.play(0, "step B7", "step C7")
    assert squares(position, 0, "army") == ["C7"]


@pytest.mark.rule("R-CIV-279")
def test_scouts_may_share_squares() -> None:
    position = land(scouts_share_squares=True)
    position.put(0, "scout", "A7")
    position.put(1, "scout", "B7")
    position.put(1, "army", "A8")
    begin(position).play(0, "group A7 0 1")
    assert {"B7", "A8"} & targets(position) == {"B7"}
    position.play(0, "step B7", "stop")
    assert squares(position, 0, "scout") == squares(position, 1, "scout") == ["B7"]
    assert position.legal(0) == ["end"]


@pytest.mark.rule("R-CIV-330")
@pytest.mark.parametrize("enemy", ["army", "city", "village"])
def test_entering_is_attacking(enemy: str) -> None:
    position = land()
    position.put(0, "army", "B5" if enemy == "village" else "B6")
    if enemy == "army":
        position.put(1, "army", "B7")
    if enemy == "city":
        position.city(1, "B7")
    target = "C5" if enemy == "village" else "B7"
    position.units(1, infantry_1=1)
    begin(position).play(0, f"group {'B5' if enemy == 'village' else 'B6'} 1 0", f"step {target}")
    fight = position.state.fight
    assert fight is not None
    assert (fight.seats[0], fight.square) == (0, position.square(target))
    assert fight.seats[1] == (NONE if enemy == "village" else 1)
    assert fight.group == 1
    play_out(position)
    assert squares(position, 0, "army") == []  # without units and bonus the attack fails


@pytest.mark.rule("R-CIV-580", "R-CIV-354")
def test_scouts_share_the_fate_of_their_army() -> None:
    for wins in (True, False):
        position = land()
        if wins:
            strong(position)
        else:
            strong(position, 1)
        position.put(0, "army", "B6")
        position.put(0, "scout", "B6")
        position.put(1, "army", "B7")
        begin(position).play(0, "group B6 1 1", "step B7")
        play_out(position)
        assert squares(position, 0, "scout") == (["B7"] if wins else [])
        assert squares(position, 0, "army") == (["B7"] if wins else [])
        assert groups(position) == set()  # a won battle ends the move


@pytest.mark.rule("R-CIV-274")
def test_no_battle_at_sea_where_the_winner_could_not_stay() -> None:
    position = sea()
    position.know(0, "navigation")
    position.put(0, "army", "D8")
    position.put(1, "army", "D7")
    begin(position).play(0, "group D8 1 0")
    assert targets(position) == {"C8", "E8"}  # E8 is water on the way to E7


@pytest.mark.rule("R-CIV-097")
def test_a_democracy_begins_no_battle() -> None:
    position = land()
    position.state.government[0] = p.DEMOCRATIC
    position.put(0, "army", "B6")
    position.put(1, "army", "A6")
    position.put(1, "scout", "B7")
    position.city(1, "C7")
    position.put(0, "army", "C6")
    position.put(0, "army", "B5")
    begin(position).play(0, "group B6 1 0")
    assert not {"A6", "B7"} & targets(position)
    refusal = position.why(0, "step B7")
    assert (refusal.reason, refusal.rule) == ("peaceful", "R-CIV-097")
    position.play(0, "stop", "group C6 1 0")
    assert "C7" not in targets(position)
    position.play(0, "stop", "group B5 1 0", "step C5")  # villages may be attacked
    assert position.state.fight is not None
    later = land(government_profile="ww_2013_replacement")
    later.state.government[0] = p.DEMOCRATIC
    later.put(0, "army", "B6")
    later.put(1, "army", "A6")
    begin(later).play(0, "group B6 1 0")
    assert "A6" in targets(later)


# --- Flight


@pytest.mark.rule("R-CIV-280")
def test_flight_ignores_what_it_passes() -> None:
    position = land()
    position.know(0, "flight")
    position.put(0, "army", "B6")
    position.put(0, "scout", "B6")
    position.put(1, "army", "B7")
    begin(position).play(0, "group B6 1 1", "step B7", "step B8", "step C8", "step C7", "stop")
    assert squares(position, 1, "army") == ["B7"]
    assert position.state.spot[position.square("B8")] != NONE  # the hut was flown over
    assert (squares(position, 0, "army"), squares(position, 0, "scout")) == (["C7"], ["C7"])


@pytest.mark.rule("R-CIV-280")
def test_flight_may_stop_to_attack_or_explore() -> None:
    position = land()
    position.know(0, "flight")
    position.put(0, "army", "A8")
    begin(position).play(0, "group A8 1 0", "step B8", "stop")
    assert position.state.spot[position.square("B8")] == NONE
    position = land()
    position.know(0, "flight")
    position.put(0, "army", "B6")
    position.put(1, "army", "B7")
    strong(position)
    begin(position).play(0, "group B6 1 0", "step B7")
    assert position.said("attacks-army") == []
    position.play(0, "stop")
    assert position.said("attacks-army") != []
    play_out(position)
    assert (squares(position, 0, "army"), squares(position, 1, "army")) == (["B7"], [])
    position = land(("egypt", "rome"))
    position.know(0, "flight")
    position.put(0, "scout", "A8")
    begin(position).play(0, "group A8 0 1", "step B8")
    assert "stop" not in position.legal(0)  # scouts alone are refused as usual
    assert position.why(0, "stop").rule == "R-CIV-277"


@pytest.mark.rule("R-CIV-280")
def test_flight_ends_with_the_last_point_where_it_may() -> None:
    position = land()
    position.know(0, "flight")
    position.put(0, "army", "B7")
    begin(position).play(0, "group B7 1 0", "step A7", "step B7", "step A7", "step B7", "step C7")
    position.play(0, "step C8")
    assert prompt(position) == "Move"
    position = land()
    position.know(0, "flight")
    position.put(0, "army", "B7")
    begin(position).play(0, "group B7 1 0", "step A7", "step B7", "step A7", "step B7", "step A7", "step A8")
    position = land()
    position.know(0, "flight")
    position.put(0, "army", "A7")
    begin(position).play(0, "group A7 1 0", "step B7", "step A7", "step B7", "step A7", "step A8", "step B8")
    assert position.state.spot[position.square("B8")] == NONE  # the last step explores the hut


# --- Brandenburg Gate


def gate() -> Position:
    """Rome's second city on B7 has the Brandenburg Gate on C8; Egypt moves."""
    position = land()
    position.state.spot[position.square("B8")] = NONE
    position.explore(4, "n10")
    position.city(0, "B7")
    position.wonder(0, "brandenburg_gate", "C8")
    return position


@pytest.mark.rule("R-CIV-281")
def test_the_gate_lets_pass_but_not_stop() -> None:
    position = gate()
    position.put(1, "army", "D6")
    begin(position, 1).play(1, "group D6 1 0", "step C6")
    refusal = position.why(1, "stop")
    assert (refusal.reason, refusal.rule) == ("closed-outskirts", "R-CIV-281")
    assert targets(position, 1) == {"C5", "D6"}  # out again, or to attack the village; B6 and C7 lie inside
    position.play(1, "step D6")
    position = gate()
    position.know(1, "horseback_riding")
    position.put(1, "scout", "D7")
    begin(position, 1).play(1, "group D7 0 1", "step C7", "step C6", "step D6")
    assert squares(position, 1, "scout") == ["D6"]


@pytest.mark.rule("R-CIV-281")
def test_the_gate_does_not_stop_attacks() -> None:
    position = gate()
    strong(position, 1)
    position.put(0, "army", "C7")
    position.put(1, "army", "D7")
    begin(position, 1).play(1, "group D7 1 0", "step C7")
    play_out(position)
    assert squares(position, 1, "army") == ["C7"]
    position.play(1, "end")  # it has moved
    position.state.done = 0
    begin(position, 1)
    assert position.why(1, "end").rule == "R-CIV-281"
    position.play(1, "group C7 1 0")
    assert position.why(1, "stop").rule == "R-CIV-281"
    position.play(1, "step D7", "stop", "end")


@pytest.mark.rule("R-CIV-281")
def test_without_a_way_out_they_stay() -> None:
    position = gate()
    position.put(1, "scout", "A6")
    for name in ("A5", "B6", "C6", "A7"):
        position.state.terrain[position.square(name)] = p.WATER
    begin(position, 1)
    assert "end" in position.legal(1)
    position = gate()
    position.put(1, "scout", "C7")
    position.put(1, "army", "C8")  # the gate itself is blockaded
    begin(position, 1).play(1, "end")


# --- interruptions


@pytest.mark.rule("R-CIV-282", "R-CIV-581", "R-CIV-585")
def test_a_pinned_group_stays_in_the_middle_of_a_move() -> None:
    position = sea()
    position.know(0, "navigation")
    position.know(1, "communism")
    position.marker(1, "hut", "spy")
    position.put(0, "army", "D8")
    begin(position).play(0, "group D8 1 0", "step D7")
    position.play(1, "pass")
    position.play(0, "step D8")
    assert prompt(position) == "React"
    position.play(1, "use communism")
    assert (squares(position, 0, "army"), prompt(position)) == (["D7"], "Move")  # on water, without Sailing
    assert position.legal(0) == ["end"]
    position.state.done = 0
    assert position.why(0, "group D7 1 0").rule == "R-CIV-282"
    position.play(0, "end")
    position.state.pinned = []
    begin(position)
    assert position.why(0, "end").rule == "R-CIV-585"  # now it leaves
    position.play(0, "group D7 1 0", "step D8")
    position.play(0, "stop", "end")


@pytest.mark.rule("R-CIV-282", "R-CIV-581", "R-CIV-585")
def test_a_pinned_group_may_explore_and_end_as_usual() -> None:
    position = land()
    position.know(1, "communism")
    position.marker(1, "hut", "spy")
    position.put(0, "army", "D6")
    begin(position).play(0, "group D6 1 0", "step D7")
    position.play(1, "use communism")
    assert position.legal(0) == ["explore E5", "stop"]  # neither leaves the square
    assert position.why(0, "step D7").rule == "R-CIV-282"
    position.play(0, "explore E5")
    assert (squares(position, 0, "army"), prompt(position)) == (["D6"], "Move")


@pytest.mark.rule("R-CIV-282", "R-CIV-585", "R-CIV-280")
def test_a_group_pinned_over_a_hut() -> None:
    for action, taken in (("pass", False), ("stop", True)):
        position = land()
        position.know(0, "flight")
        position.know(1, "communism")
        position.marker(1, "hut", "spy")
        position.put(0, "army", "A8")
        begin(position).play(0, "group A8 1 0", "step B8")
        position.play(1, "pass")
        position.state.tiles[4] = 0  # nothing to explore
        for square in range(64, 80):
            position.state.terrain[square] = p.GRASSLAND
        position.play(0, "step B7")
        position.play(1, "use communism")
        assert position.legal(0) == ["stop", "pass"]  # it may explore the hut, or just stay
        position.play(0, action)
        assert (position.state.spot[position.square("B8")] == NONE) == taken
        assert squares(position, 0, "army") == ["B8"]


@pytest.mark.rule("R-CIV-282")
def test_a_pinned_square_is_left_by_nobody() -> None:
    position = land()
    position.know(0, "communism")
    position.marker(0, "hut", "spy")
    position.put(0, "army", "A6")
    position.put(0, "army", "A7")
    begin(position).play(0, "use communism", "square A6")
    assert groups(position) == {"A7 1 0"}
    position.play(0, "group A7 1 0", "step A6")
    assert (squares(position, 0, "army"), prompt(position)) == (["A6", "A6"], "Move")  # who enters stays too


@pytest.mark.rule("R-CIV-581")
def test_after_an_interruption_the_mover_decides_anew() -> None:
    position = land()
    position.event(1, "defection")
    position.put(0, "army", "B6", 2)
    position.put(1, "army", "B7")
    begin(position).play(0, "group B6 2 0", "step B7")
    assert (prompt(position), position.said("announces-step") != []) == ("React", True)
    assert position.state.fight is None  # before it is carried out
    position.play(1, "use defection", "figure army B6")
    assert (prompt(position), squares(position, 0, "army")) == ("March", ["B6"])
    position.play(0, "step A6", "stop")  # another step, with both points still there
    assert squares(position, 0, "army") == ["A6"]


@pytest.mark.rule("R-CIV-581")
def test_a_step_nobody_interrupts_is_carried_out() -> None:
    position = land()
    position.event(1, "drought")
    position.put(1, "scout", "D6")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0", "step B7")
    assert (prompt(position), position.legal(1)) == ("React", ["pass"])  # it might be a Defection
    position.play(1, "pass")
    assert squares(position, 0, "army") == ["B7"]


# --- figures set down by effects


@pytest.mark.rule("R-CIV-283")
@pytest.mark.parametrize("card", ["galileo_galilei", "hannibal"])
def test_relocated_figures_and_later_moves(card: str) -> None:
    position = land()
    kind = p.PERSON_TYPES[p.PERSONS.index(card) // p.CARDS_PER_TYPE]
    position.card(0, card)
    position.person(kind, "C3")
    position.put(0, "army", "A6")
    position.put(0, "scout", "D7")
    position.state.phase, position.state.active = p.CITY_MANAGEMENT, 0
    begin_use(position.state, 0, BY_NAME[card])
    wanted = ("group A6 1 0", "square D7") if card == "hannibal" else ("square A6", "square A7")
    for text in wanted:
        if text in position.legal(0):
            position.play(0, text)
    position.settle()
    target = "D7" if card == "hannibal" else "A7"
    assert squares(position, 0, "army") == [target]
    begin(position)
    assert (f"{target} 1 0" in groups(position)) == (card == "hannibal")


@pytest.mark.rule("R-CIV-283", "R-CIV-584")
def test_steam_power_sets_figures_down_on_water() -> None:
    position = sea()
    position.know(0, "steam_power")
    position.goods(0, silk=1)
    position.put(0, "army", "A8", 2)
    position.put(1, "army", "A5")
    begin_use(position.state, 0, BY_NAME["steam_power"])
    options = position.legal(0)
    assert "square B5" in options
    assert not {"square C6", "square A5", "square B8"} & set(options)  # a relic, an enemy, land
    position.play(0, "square B5")
    assert squares(position, 0, "army") == ["B5", "B5"]
    begin(position)
    assert groups(position) == set()


@pytest.mark.rule("R-CIV-584", "R-CIV-624")
def test_setting_down_passes_nothing() -> None:
    position = land()
    figures = position.put(0, "scout", "A6")
    position.state.yields[position.square("D7")] |= p.yield_of(coin=1)
    position.state.tokens[p.ON_SHEET] = 14
    relocate(position.state, figures, position.square("D7"))
    assert position.state.places == [1, 2]  # the scout stands on a coin


@pytest.mark.rule("R-CIV-421", "R-CIV-624")
def test_a_blockade_that_is_lifted_brings_a_coin() -> None:
    position = land()
    position.building("bank", "C3")
    army = position.put(1, "army", "C3")[0]
    position.state.tokens[p.ON_SHEET] = 14
    kill_figure(position.state, army)
    assert position.state.places == [1, 2]
    position = land()
    position.building("bank", "C3")
    position.put(1, "army", "C3")
    position.state.tokens[p.ON_SHEET] = 14
    begin(position, 1).play(1, "group C3 1 0", "step C4")
    assert position.state.places == [1, 2]


@pytest.mark.rule("R-CIV-535")
def test_a_blockade_lowers_a_hand_at_once() -> None:
    position = land()
    position.wonder(0, "cristo_redentor", "C3")
    position.event(0, "drought", "drought", "sabotage")
    position.put(1, "army", "C4")
    begin(position, 1).play(1, "group C4 1 0", "step C3")
    assert prompt(position) == "React"
    position.play(0, "pass")
    assert prompt(position) == "TooManyEvents"
    position.play(0, "discard sabotage")
    assert prompt(position) == "March"


# --- Combustion and Russia


@pytest.mark.rule("R-CIV-641")
def test_combustion_razes_once_a_turn() -> None:
    position = land()
    position.know(1, "combustion", "horseback_riding")
    position.building("library", "C3")
    position.building("market", "B3")
    position.put(1, "army", "C4", 2)
    position.put(1, "scout", "C4")
    pool = position.state.pool[p.LIBRARY // 2]
    begin(position, 1).play(1, "group C4 0 1", "step C3", "stop")
    assert prompt(position) == "Move"  # scouts raze nothing
    position.play(1, "group C4 1 0", "step C3", "stop")
    assert position.legal(1) == ["pass", "raze"]
    position.play(1, "raze")
    assert position.state.piece[position.square("C3")] == p.NOTHING
    assert position.state.pool[p.LIBRARY // 2] == pool + 1
    position.play(1, "group C4 1 0", "step B4", "step B3", "stop")
    assert prompt(position) == "Move"
    assert position.state.piece[position.square("B3")] != p.NOTHING


@pytest.mark.rule("R-CIV-641")
def test_razing_is_a_choice_and_needs_combustion() -> None:
    position = land()
    position.building("library", "C3")
    position.put(1, "army", "C4", 2)
    begin(position, 1).play(1, "group C4 1 0", "step C3", "stop")
    assert prompt(position) == "Move"
    position.know(1, "combustion")
    position.play(1, "group C4 1 0", "step C3", "stop", "pass")
    assert position.state.piece[position.square("C3")] != p.NOTHING


@pytest.mark.rule("R-CIV-641")
def test_a_won_battle_ends_a_move_on_a_building() -> None:
    position = land()
    strong(position, 1)
    position.know(1, "combustion")
    position.building("library", "C3")
    position.put(0, "army", "C3")
    position.put(1, "army", "C4")
    begin(position, 1).play(1, "group C4 1 0", "step C3")
    while prompt(position) != "RazeBuilding":
        position.play(position.asked()[0], position.legal(position.asked()[0])[0])
    position.play(1, "raze")
    assert position.state.piece[position.square("C3")] == p.NOTHING


def spies() -> Position:
    """Russia (seat 0) beside Egypt's city on B7; Egypt knows Construction and Writing."""
    position = land(("russia", "egypt"))
    position.city(1, "B7")
    position.know(1, "writing")
    return position


@pytest.mark.rule("R-CIV-505", "R-CIV-407")
def test_espionage() -> None:
    position = spies()
    position.put(0, "scout", "B6")
    position.put(0, "army", "B6")
    position.state.government[0] = p.DEMOCRATIC  # espionage is no battle
    begin(position).play(0, "group B6 1 1", "use russia", "figure scout B6")
    assert position.state.knows(0, p.T_WRITING)
    assert (squares(position, 0, "scout"), squares(position, 0, "army")) == ([], ["B6"])
    assert position.state.fight is None
    assert prompt(position) == "March"
    assert not position.offers_use(0, "russia")  # once a turn
    position.play(0, "step A6")
    assert prompt(position) == "Move"  # the step into the city has cost a point


@pytest.mark.rule("R-CIV-505")
def test_espionage_needs_a_tech_and_a_neighbour() -> None:
    position = land(("russia", "egypt"))
    position.city(1, "B7")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0")
    assert not position.offers_use(0, "russia")  # Construction is all that Egypt knows, and has no slot
    position = spies()
    position.put(0, "army", "A5")
    begin(position).play(0, "group A5 1 0")
    assert not position.offers_use(0, "russia")
    position = land(("rome", "egypt"))
    position.city(1, "B7")
    position.know(1, "writing")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0")
    assert not position.offers_use(0, "russia")


@pytest.mark.rule("R-CIV-505", "R-CIV-581")
def test_espionage_can_be_interrupted() -> None:
    position = spies()
    position.event(1, "defection")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0", "use russia")
    position.play(1, "use defection")
    assert not position.state.knows(0, p.T_WRITING)
    assert (squares(position, 0, "army"), prompt(position)) == ([], "Move")
    assert not position.state.used[0]


@pytest.mark.rule("R-CIV-505")
def test_russia_moves_three_together() -> None:
    position = land(("russia", "egypt"))
    position.put(0, "army", "A6", 3)
    begin(position)
    assert "A6 3 0" in groups(position)


# --- the bomb


@pytest.mark.rule("R-CIV-382", "R-CIV-568")
def test_a_nuked_city() -> None:
    position = land()
    position.know(0, "atomic_theory")
    position.marker(0, "village", "uranium")
    city = position.city(1, "B7")
    position.building("library", "C7")
    position.wonder(1, "colossus", "A7")
    position.person("artist", "A6")
    position.put(0, "army", "C6")
    position.put(1, "scout", "B6")
    position.put(1, "army", "D6")
    begin(position).play(0, "use atomic_theory_nuke")  # Egypt's capital is no target, so there is one city only
    assert position.state.centre[city] == NONE
    assert position.state.centre[3] != NONE
    assert {position.state.piece[position.square(name)] for name in ("C7", "A7", "A6")} == {p.NOTHING}
    assert (squares(position, 0, "army"), squares(position, 1, "scout")) == ([], [])
    assert squares(position, 1, "army") == ["D6"]  # outside the outskirts
    assert (prompt(position), position.state.tokens[p.ON_CODE_OF_LAWS]) == ("Move", 0)  # no battle, no loot


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
