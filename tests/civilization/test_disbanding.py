"""Disbanding, fortifications and caravans (ledger section 19)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.battle import defence_bonus
from tests.civilization.moving import begin, groups, land, play_out, prompt, squares, strong
from tests.civilization.position import Position


def near_capital(*kinds: str) -> Position:
    """Figures of Rome on B3, next to the capital on B2."""
    position = land()
    for kind in kinds:
        position.put(0, kind, "B3")
    return position


@pytest.mark.rule("R-CIV-316", "R-CIV-276")
def test_ending_in_an_own_city_disbands() -> None:
    position = near_capital("army")
    begin(position).play(0, "group B3 1 0", "step B2")
    assert squares(position, 0, "army") == ["B2"]  # on the way, nothing has happened
    position.play(0, "stop")
    assert squares(position, 0, "army") == []
    assert position.state.armies_in_supply(0) == 6
    position = near_capital("army")
    begin(position).play(0, "group B3 1 0", "step B2", "step B1")  # it is voluntary
    assert squares(position, 0, "army") == ["B1"]


@pytest.mark.rule("R-CIV-317", "R-CIV-685")
@pytest.mark.parametrize(("kind", "counts", "marker"), [("army", "1 0", p.FORTIFICATION), ("scout", "0 1", p.CARAVAN)])
def test_the_marker_of_the_figure(kind: str, counts: str, marker: int) -> None:
    position = near_capital(kind)
    begin(position).play(0, f"group B3 {counts}", "step B2", "stop")
    assert position.legal(0) == ["pass", f"figure {kind} B2"]
    other = "scout" if kind == "army" else "army"
    assert position.why(0, f"figure {other} B2").rule == "R-CIV-317"
    position.play(0, f"figure {kind} B2")
    assert position.state.city_marker[0] == marker
    assert position.state.forts_left == p.FORTIFY_SUPPLY - 1
    assert (squares(position, 0, kind), prompt(position)) == ([], "Move")


@pytest.mark.rule("R-CIV-317", "R-CIV-592")
def test_a_marker_need_not_be_placed() -> None:
    position = near_capital("army")
    begin(position).play(0, "group B3 1 0", "step B2", "stop", "pass")
    assert (position.state.city_marker[0], position.state.forts_left) == (p.NO_MARKER, p.FORTIFY_SUPPLY)
    assert squares(position, 0, "army") == []


@pytest.mark.rule("R-CIV-318", "R-CIV-592", "R-CIV-593", "R-CIV-594")
def test_a_city_has_one_marker_at_most() -> None:
    position = near_capital("army", "scout")
    begin(position).play(0, "group B3 0 1", "step B2", "stop", "figure scout B2")
    position.play(0, "group B3 1 0", "step B2", "stop")
    assert prompt(position) == "Move"  # no second marker, and none in its place
    assert position.state.city_marker[0] == p.CARAVAN
    assert squares(position, 0, "army") == []


@pytest.mark.rule("R-CIV-593")
def test_a_group_brings_one_marker() -> None:
    position = near_capital("army", "scout")
    begin(position).play(0, "group B3 1 1", "step B2", "stop")
    assert position.legal(0) == ["pass", "figure army B2", "figure scout B2"]
    position.play(0, "figure scout B2")
    assert (position.state.city_marker[0], prompt(position)) == (p.CARAVAN, "Move")
    assert squares(position, 0, "army") == squares(position, 0, "scout") == []


@pytest.mark.rule("R-CIV-593")
@pytest.mark.parametrize(("start", "centre"), [("B3", "B2"), ("A3", "A2")])
def test_either_square_of_a_metropolis(start: str, centre: str) -> None:
    position = land()
    position.state.place_city(0, position.square("B2"), position.square("A2"))
    position.put(0, "army", start)
    begin(position).play(0, f"group {start} 1 0", f"step {centre}", "stop", "figure army B2")
    assert position.state.city_marker[0] == p.FORTIFICATION


@pytest.mark.rule("R-CIV-316", "R-CIV-272")
def test_some_of_a_group_disband() -> None:
    position = near_capital("army", "scout")
    begin(position).play(0, "group B3 1 1", "step B2", "leave 1 0", "figure army B2")
    assert prompt(position) == "March"
    position.play(0, "step B1")
    assert (squares(position, 0, "army"), squares(position, 0, "scout")) == ([], ["B1"])
    assert position.state.city_marker[0] == p.FORTIFICATION
    assert groups(position) == set()


@pytest.mark.rule("R-CIV-320")
def test_without_a_marker_in_the_supply() -> None:
    position = near_capital("army")
    position.state.forts_left = 0
    begin(position).play(0, "group B3 1 0", "step B2", "stop")
    assert (prompt(position), position.state.city_marker[0]) == ("Move", p.NO_MARKER)
    assert squares(position, 0, "army") == []


@pytest.mark.rule("R-CIV-319", "R-CIV-594", "R-CIV-686")
def test_a_fortification_lasts_for_one_defence() -> None:
    position = land()
    city = position.city(0, "B7")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0", "step B7", "stop", "figure army B7")
    position.play(0, "end")
    assert defence_bonus(position.state, city) == 8
    position.put(1, "army", "D7")
    position.put(1, "army", "C7")
    begin(position, 1).play(1, "group C7 1 0", "step B7")
    play_out(position)
    assert squares(position, 1, "army") == ["D7"]
    assert (position.state.city_marker[city], position.state.forts_left) == (p.NO_MARKER, p.FORTIFY_SUPPLY)
    assert defence_bonus(position.state, city) == 6


@pytest.mark.rule("R-CIV-319", "R-CIV-594")
def test_a_fallen_city_takes_its_marker_along() -> None:
    position = land()
    city = position.city(0, "B7")
    position.state.city_marker[city] = p.FORTIFICATION
    position.state.forts_left -= 1
    strong(position, 1)
    position.put(1, "army", "C7")
    begin(position, 1).play(1, "group C7 1 0", "step B7")
    play_out(position)
    assert squares(position, 1, "army") == ["B7"]
    assert (position.state.city_marker[city], position.state.forts_left) == (p.NO_MARKER, p.FORTIFY_SUPPLY)
