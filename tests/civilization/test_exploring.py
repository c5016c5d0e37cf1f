"""Exploring, huts and villages, seen from the group that moves (ledger section 18)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.pieces import NONE
from tests.civilization.moving import begin, groups, land, play_out, prompt, squares, strong, targets
from tests.civilization.position import Position


def only(position: Position, back: str, mark: str) -> None:
    """The pool of this back has no other marker left."""
    first = p.BACKS.index(back) * len(p.MARKS)
    for kind, name in enumerate(p.MARKS):
        position.state.marks_left[first + kind] = int(name == mark)


@pytest.mark.rule("R-CIV-290", "R-CIV-587")
@pytest.mark.parametrize("kind", ["army", "scout"])
def test_a_point_reveals_an_adjacent_tile(kind: str) -> None:
    position = land()
    position.put(0, kind, "D6")
    counts = "1 0" if kind == "army" else "0 1"
    begin(position).play(0, f"group D6 {counts}")
    assert [text for text in position.legal(0) if text.startswith("explore")] == ["explore E5"]
    assert position.why(0, "step E6").rule == "R-CIV-290"  # it is entered only once it is revealed
    assert position.why(0, "explore A9").rule == "R-CIV-290"  # not next to D6
    position.play(0, "explore E5")
    assert position.state.tiles[3] != NONE
    assert squares(position, 0, kind) == ["D6"]  # it does not enter
    assert prompt(position) == "March"
    position.play(0, "step D7")
    assert prompt(position) == "Move"  # one of two points was used for the tile


@pytest.mark.rule("R-CIV-587", "R-CIV-578")
def test_exploring_several_times() -> None:
    position = land()
    position.put(0, "army", "D8")
    position.put(0, "scout", "D8")
    begin(position).play(0, "group D8 1 1", "explore E5", "explore A9")
    assert position.state.tiles[3] != NONE
    assert position.state.tiles[4] != NONE
    assert (prompt(position), groups(position)) == ("Move", set())  # every figure of the group has spent its points
    position = land()
    position.put(0, "army", "D8")
    begin(position).play(0, "group D8 1 0", "step D7", "step D6")  # it need not explore
    assert position.state.tiles[3] == NONE


@pytest.mark.rule("R-CIV-290", "R-CIV-275")
def test_nobody_explores_into_a_dead_end() -> None:
    position = Position()
    position.explore(2, "n15")
    position.know(0, "navigation")
    position.put(0, "army", "D8")
    begin(position).play(0, "group D8 1 0", "step D7")
    assert not [text for text in position.legal(0) if text.startswith("explore")]  # the last point leads to land
    refusal = position.why(0, "explore E5")
    assert (refusal.reason, refusal.rule) == ("no-end-in-reach", "R-CIV-275")


@pytest.mark.rule("R-CIV-587", "R-CIV-272")
def test_figures_stay_behind_after_exploring() -> None:
    position = land()
    position.put(0, "army", "D6")
    position.put(0, "scout", "D6")
    begin(position).play(0, "group D6 1 1", "explore E5", "leave 0 1", "step D7")
    assert (squares(position, 0, "scout"), squares(position, 0, "army")) == (["D6"], ["D7"])
    assert groups(position) == set()


@pytest.mark.rule("R-CIV-294", "R-CIV-588")
def test_an_army_explores_a_hut_and_stops() -> None:
    position = land(("egypt", "rome"))
    only(position, "hut", "iron")
    position.put(0, "army", "A8")
    position.put(0, "scout", "A8")
    position.put(0, "scout", "C8")
    begin(position).play(0, "group A8 1 1", "step B8")
    assert position.state.spot[position.square("B8")] == NONE
    assert len(position.state.held[0]) == 1
    assert prompt(position) == "Move"  # with a point left
    assert groups(position) == {"C8 0 1"}  # the whole group is done
    assert (squares(position, 0, "army"), squares(position, 0, "scout")) == (["B8"], ["B8", "C8"])


@pytest.mark.rule("R-CIV-296", "R-CIV-588")
def test_a_conquered_village() -> None:
    position = land(("egypt", "rome"))
    only(position, "village", "iron")
    strong(position)
    position.put(0, "army", "B5")
    begin(position).play(0, "group B5 1 0", "step C5")
    assert position.state.fight is not None
    assert position.state.fight.seats == [0, NONE]
    play_out(position)
    assert (squares(position, 0, "army"), position.state.spot[position.square("C5")]) == (["C5"], NONE)
    assert len(position.state.held[0]) == 1
    assert groups(position) == set()


@pytest.mark.rule("R-CIV-296", "R-CIV-588")
def test_a_village_that_was_not_conquered() -> None:
    position = land(("egypt", "rome"))
    position.put(0, "army", "B5")
    begin(position).play(0, "group B5 1 0", "step C5")
    play_out(position)
    square = position.square("C5")
    assert squares(position, 0, "army") == []
    assert position.state.spot[square] == p.VILLAGE
    assert (position.state.spot_mark[square], position.state.spot_known[square]) == (NONE, 0)  # unseen


@pytest.mark.rule("R-CIV-298", "R-CIV-501")
def test_china_gains_culture_for_huts_and_villages() -> None:
    position = land(("china", "egypt"))
    only(position, "hut", "iron")
    only(position, "village", "iron")
    strong(position)
    position.put(0, "army", "A8")
    position.put(0, "army", "B5")
    begin(position).play(0, "group A8 1 0", "step B8")
    assert position.state.culture[0] == 3
    position.play(0, "group B5 1 0", "step C5")
    play_out(position)
    assert position.state.culture[0] == 6
    other = land(("egypt", "china"))
    only(other, "hut", "iron")
    other.put(0, "army", "A8")
    begin(other).play(0, "group A8 1 0", "step B8")
    assert other.state.culture[0] == 0


@pytest.mark.rule("R-CIV-298", "R-CIV-504")
def test_rome_advances_for_a_village() -> None:
    position = land()
    only(position, "village", "iron")
    only(position, "hut", "iron")
    strong(position)
    position.put(0, "army", "A8")
    position.put(0, "army", "B5")
    begin(position).play(0, "group A8 1 0", "step B8")
    assert position.state.space[0] == 0  # not for a hut
    position.play(0, "group B5 1 0", "step C5")
    play_out(position)
    assert position.state.space[0] == 1


@pytest.mark.rule("R-CIV-290")
def test_a_revealed_tile_can_be_entered_in_the_same_move() -> None:
    position = land()
    position.put(0, "army", "D6")
    position.state.tiles_left = 1 << 10 + 9  # n10: land on the side that touches D5 to D8
    begin(position).play(0, "group D6 1 0", "explore E5")
    assert "E6" in targets(position)
    position.play(0, "step E6")
    assert squares(position, 0, "army") == ["E6"]


@pytest.mark.rule("R-CIV-290", "R-CIV-587")
def test_exploring_on_the_way() -> None:
    position = land()
    position.put(0, "army", "D7")
    begin(position).play(0, "group D7 1 0", "step D6", "explore E5")  # with the last point, where it may stay
    assert (squares(position, 0, "army"), prompt(position)) == (["D6"], "Move")
    assert position.state.tiles[3] != NONE
