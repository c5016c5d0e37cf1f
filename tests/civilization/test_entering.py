"""Who may enter what, and what Flight and the Brandenburg Gate change (ledger section 17)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.pieces import NONE
from tests.civilization.moving import (
    begin,
    flood,
    gate,
    groups,
    land,
    play_out,
    prompt,
    sea,
    squares,
    strong,
    targets,
)
from tests.civilization.position import Position

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


@pytest.mark.rule("R-CIV-331")
def test_scouts_are_killed_on_the_way_where_the_army_may_not_end() -> None:
    position = sea(killing_scouts_ends_move=False)
    position.know(0, "navigation")
    position.put(0, "army", "D8")
    position.put(1, "scout", "D7")
    position.state.trade[1] = 5
    begin(position).play(0, "group D8 1 0", "step D7")
    assert (prompt(position), squares(position, 1, "scout")) == ("Loot", [])
    position.play(0, "loot trade 1")
    assert position.legal(0) == ["step E7", "step D8"]  # it does not end on water
    position.play(0, "step E7")
    assert squares(position, 0, "army") == ["E7"]
    for enemy, government, option in (("scout", p.DESPOTISM, True), ("army", p.DESPOTISM, False),
                                      ("scout", p.DEMOCRATIC, False)):  # fmt: skip
        position = sea(killing_scouts_ends_move=option)
        position.know(0, "navigation")
        position.state.government[0] = government
        position.put(0, "army", "D8")
        position.put(1, enemy, "D7")
        begin(position).play(0, "group D8 1 0")
        assert targets(position) == {"C8", "E8"}


@pytest.mark.rule("R-CIV-331", "R-CIV-281")
def test_an_army_that_moves_on_may_stay_where_it_has_killed_scouts() -> None:
    position = gate(killing_scouts_ends_move=False)
    flood(position, "A9")
    position.put(1, "army", "A7")
    position.put(0, "scout", "A8")
    begin(position, 1).play(1, "group A7 1 0", "step A8")
    assert (squares(position, 1, "army"), squares(position, 0, "scout")) == (["A8"], [])  # no way out of the outskirts


@pytest.mark.rule("R-CIV-331", "R-CIV-273")
def test_an_army_kills_scouts_among_too_many_of_its_own_and_moves_on() -> None:
    position = land(killing_scouts_ends_move=False, scouts_share_squares=True)
    position.put(0, "scout", "B7", 2)
    position.put(1, "scout", "B7")
    position.put(0, "army", "A7")
    begin(position).play(0, "group A7 1 0", "step B7")
    assert (squares(position, 1, "scout"), "stop" in position.legal(0)) == ([], False)
    position.play(0, "step C7")
    assert squares(position, 0, "army") == ["C7"]


@pytest.mark.rule("R-CIV-294", "R-CIV-624", "R-CIV-474")
def test_a_hut_on_a_coin_is_not_explored_any_more() -> None:
    position = land()
    square = position.square("B8")
    position.state.printed[square] = position.state.yields[square] = p.yield_of(coin=1)
    position.put(0, "army", "A8")
    position.put(0, "scout", "A8")
    position.state.tokens[p.ON_SHEET] = 14
    begin(position).play(0, "group A8 1 1", "step B8")
    assert (position.state.places, position.state.agenda) == ([1, 2], [])  # the scout stands on the coin


@pytest.mark.rule("R-CIV-294", "R-CIV-331")
def test_an_army_that_kills_scouts_on_a_hut_explores_it() -> None:
    position = land()
    position.put(1, "scout", "B8")  # pinned there by Communism
    position.put(0, "army", "A8")
    begin(position).play(0, "group A8 1 0", "step B8")
    assert (position.state.spot[position.square("B8")], position.said("takes-marker") != []) == (NONE, True)


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
    position.state.done = 0
    assert "end" in position.legal(0)  # they need not leave
    position.put(1, "army", "B7")  # pinned there by Communism
    assert position.why(0, "end").rule == "R-CIV-585"


@pytest.mark.rule("R-CIV-279")
def test_where_scouts_do_not_share() -> None:
    position = land(("egypt", "rome"), scouts_share_squares=True)
    position.put(0, "scout", "A8")
    position.put(1, "scout", "B8")  # a hut
    begin(position).play(0, "group A8 0 1")
    assert "B8" not in targets(position)
    position = gate(scouts_share_squares=True)
    position.put(0, "scout", "C6")
    position.put(1, "scout", "D6")
    begin(position, 1).play(1, "group D6 0 1")
    position.play(1, "step C6")  # to pass
    assert "stop" not in position.legal(1)
    position = land(scouts_share_squares=True)
    position.state.government[0] = p.DEMOCRATIC
    position.put(0, "scout", "A7")
    position.put(1, "scout", "B7")
    begin(position).play(0, "group A7 0 1")
    assert "B7" not in targets(position)


@pytest.mark.rule("R-CIV-279", "R-CIV-273")
def test_scouts_pass_shared_squares_that_are_full() -> None:
    position = land(("spain", "egypt"), scouts_share_squares=True)
    position.put(0, "scout", "B7", 2)
    position.put(1, "scout", "B7")
    position.put(0, "scout", "A7")
    begin(position).play(0, "group A7 0 1", "step B7", "step C7", "stop")
    assert squares(position, 0, "scout") == ["B7", "B7", "C7"]


@pytest.mark.rule("R-CIV-279", "R-CIV-585")
def test_who_was_pinned_among_enemies_leaves() -> None:
    position = land()
    position.put(0, "army", "A6")
    position.put(0, "army", "C7")
    position.put(1, "army", "A6")
    begin(position)
    assert position.why(0, "end").rule == "R-CIV-585"
    position.play(0, "group A6 1 0")
    assert "stop" not in position.legal(0)


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


@pytest.mark.rule("R-CIV-280", "R-CIV-331")
def test_flight_stops_over_scouts_to_kill_them() -> None:
    position = land()
    position.know(0, "flight")
    position.put(0, "army", "B6")
    position.put(1, "scout", "B7")
    begin(position).play(0, "group B6 1 0", "step B7")
    assert squares(position, 1, "scout") == ["B7"]
    position.play(0, "stop")
    play_out(position)
    assert (squares(position, 1, "scout"), squares(position, 0, "army"), groups(position)) == ([], ["B7"], set())


@pytest.mark.rule("R-CIV-280")
def test_the_last_point_flies_on() -> None:
    position = land()
    position.know(0, "flight")
    position.put(0, "army", "A7")
    position.put(1, "army", "B7")
    begin(position).play(0, "group A7 1 0", "step A6", "step A7", "step A6", "step A7", "step B7")
    assert position.said("attacks-army") == []
    position.play(0, "step C7")
    assert (squares(position, 0, "army"), prompt(position)) == (["C7"], "Move")


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
    position = land()  # the same with an unexplored tile beside: what they may do is to explore
    position.state.spot[position.square("B8")] = NONE
    position.city(0, "B7")
    position.wonder(0, "brandenburg_gate", "C7")
    position.put(1, "scout", "B8")
    flood(position, "A8", "C8")
    begin(position, 1).play(1, "group B8 0 1")
    assert position.legal(1) == ["explore A9", "stop"]


@pytest.mark.rule("R-CIV-281")
def test_who_has_to_leave_keeps_the_part_open_whatever_the_others_do() -> None:
    position = gate()
    position.put(1, "army", "C7")
    position.put(1, "army", "D5")
    begin(position, 1)
    assert position.why(1, "end").rule == "R-CIV-281"


@pytest.mark.rule("R-CIV-281", "R-CIV-272")
def test_nobody_is_left_inside_the_gate() -> None:
    position = land()
    position.state.spot[position.square("B8")] = NONE
    position.city(0, "B7")
    position.wonder(0, "brandenburg_gate", "C7")
    position.know(1, "sailing")
    position.put(1, "scout", "A8", 2)
    position.state.tiles_left = 1 << 10 + 9
    begin(position, 1).play(1, "group A8 0 2", "explore A9")
    assert not [text for text in position.legal(1) if text.startswith("leave")]
    assert "stop" not in position.legal(1)


@pytest.mark.rule("R-CIV-281")
def test_the_gate_closes_only_the_outskirts_of_its_owner_and_only_to_others() -> None:
    position = gate()
    position.put(0, "army", "C7")
    assert "end" in begin(position).legal(0)
    position = Position(3)
    position.wonder(0, "brandenburg_gate", position.around(0)[0])
    position.put(1, "army", position.around(2)[0])
    begin(position, 1)
    assert groups(position, 1)
    assert "end" in position.legal(1)


@pytest.mark.rule("R-CIV-275", "R-CIV-281")
def test_the_way_out_leads_through_squares_that_can_be_passed() -> None:
    position = gate()
    position.know(1, "horseback_riding")
    flood(position, "A5", "B5")
    position.put(1, "scout", "B6")
    begin(position, 1).play(1, "group B6 0 1")
    assert targets(position, 1) == {"C6"}  # from A6 nobody gets over the water to A4


# --- where a move cannot end


@pytest.mark.rule("R-CIV-276", "R-CIV-585")
def test_who_was_pinned_in_an_own_city_leaves() -> None:
    position = land()
    position.put(0, "army", "B2")
    begin(position)
    assert position.why(0, "end").rule == "R-CIV-585"
    position.play(0, "group B2 1 0", "step B3", "stop", "end")


@pytest.mark.rule("R-CIV-294", "R-CIV-585")
def test_who_was_pinned_over_a_hut_leaves() -> None:
    position = land()
    position.put(0, "army", "B8")
    begin(position)
    assert position.why(0, "end").rule == "R-CIV-585"
    position.play(0, "group B8 1 0")
    assert "stop" not in position.legal(0)
    assert position.state.spot[position.square("B8")] != NONE


@pytest.mark.rule("R-CIV-294", "R-CIV-585")
def test_scouts_that_are_kept_over_a_hut_do_not_explore_it() -> None:
    position = land(("egypt", "rome"))
    position.put(0, "scout", "B8")
    position.state.pinned = [position.square("B8")]
    begin(position).play(0, "group B8 0 1", "explore A9")
    assert (prompt(position), position.state.spot[position.square("B8")] != NONE) == ("Move", True)


@pytest.mark.rule("R-CIV-311", "R-CIV-274")
def test_armies_pass_a_relic_where_they_could_not_end() -> None:
    position = sea(("spain", "egypt"))  # four steps, Navigation
    position.know(0, "horseback_riding")
    position.put(0, "army", "C8")
    position.put(0, "scout", "D8")
    begin(position).play(0, "group C8 1 0", "step C7", "step C6")
    assert "stop" not in position.legal(0)
    position.play(0, "step D6", "step E6")
    assert position.state.relics_due[0] == 0
    position.play(0, "group D8 0 1", "step D7", "step D6")
    assert "C6" not in targets(position)


@pytest.mark.rule("R-CIV-282", "R-CIV-275")
def test_nobody_enters_a_pinned_square_where_a_move_cannot_end() -> None:
    position = sea()
    position.know(0, "navigation")
    position.put(0, "army", "D8")
    position.state.pinned = [position.square("D7")]
    begin(position).play(0, "group D8 1 0")
    assert targets(position) == {"C8", "E8"}
