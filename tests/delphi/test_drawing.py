"""Where the board of a match is drawn."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from aegean.core.match import Match
from aegean.games.delphi.drawing import board, board_of
from aegean.games.delphi.game import GAME
from aegean.games.delphi.map import map_of

MAPS = ["compact-1", "compact-2", "compact-3", "compact_random_free"]


def drawn(layout: str, mirrored: bool = False) -> tuple[dict[str, Any], dict[str, Any]]:
    match = Match.start(GAME, GAME.make_options(2, {"map": layout, "mirrored": mirrored}), key=bytes(32))
    view = match.view(-1)
    return board_of(view), view


@pytest.mark.parametrize("layout", MAPS)
@pytest.mark.parametrize("mirrored", [False, True])
def test_everything_of_the_view_has_its_place(layout: str, mirrored: bool) -> None:
    found, view = drawn(layout, mirrored)
    spaces = {space["space"]: space for space in found["spaces"]}
    assert [space["space"] for space in found["spaces"]] == list(map_of_view(view).names)
    assert {space["space"] for space in found["spaces"] if space["kind"] == "hidden"} == {
        island["space"] for island in view["islands"]
    }
    for hue, names in view["pedestals"].items():
        assert all(hue in spaces[name]["pedestals"] for name in names)
    for hue, name in view["temples"].items():
        assert spaces[name]["kind"] == "temple", hue
    assert all(spaces[name]["kind"] == "offering" for names in view["offerings"].values() for name in names)
    assert all(spaces[name]["kind"] == "monster" for names in view["monsters"].values() for name in names)
    assert spaces[view["seats"][0]["at"]]["kind"] == "zeus"
    assert all((space["colour"] is None) != (space["kind"] in ("water", "hidden", "city")) for space in spaces.values())


@pytest.mark.parametrize("layout", MAPS)
def test_neighbours_are_one_unit_apart_and_nothing_overlaps(layout: str) -> None:
    found, _ = drawn(layout)
    spots = {space["space"]: space["xy"] for space in found["spaces"]}
    for name, space in zip(spots, found["spaces"], strict=True):
        near = {other for other in spots if other != name and dist(spots[name], spots[other]) < 1.1}
        assert near == set(space["near"])
        assert all(dist(spots[name], spots[other]) > 0.99 for other in near)
    for gap in found["shallows"]:
        around = sum(dist(gap["xy"], other) < 1.1 for other in spots.values())
        assert around + sum(0 < dist(gap["xy"], other["xy"]) < 1.1 for other in found["shallows"]) == 6
    rows = {row["row"]: row["y"] for row in found["rows"]}
    assert all(rows[name[0]] == xy[1] for name, xy in spots.items())
    width, height = found["size"]
    assert all(abs(x) <= width / 2 and abs(y) <= height / 2 for x, y in spots.values())
    assert sorted(name for tile in found["tiles"] for name in tile["spaces"]) == sorted(spots)


def test_without_a_match_the_suggested_map_is_drawn() -> None:
    assert board(2) == board(4) == drawn("compact-1")[0]
    assert board(2) != drawn("compact-2")[0]


def map_of_view(view: dict[str, Any]) -> Any:
    return map_of(tuple((tile, q, r, turned, side) for tile, q, r, turned, side in view["placements"]))
