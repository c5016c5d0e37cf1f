"""Changes of terrain (R-CIV-460 to R-CIV-465, 632 to 634)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.terrain import (
    EMPTY,
    NO_BUILDING,
    NO_TOKEN,
    change_terrain,
    changeable,
    may_change,
)
from aegean.games.civilization.yields import city_yield
from tests.civilization.position import Position


def table(**options: str) -> Position:
    """The tile n01 is turned up beside Rome: H at E4, V at E1, wheat on G2 (forest)."""
    position = Position(2, **options)
    position.explore(1, "n01")
    return position


def may(position: Position, square: str, terrain: int, needs: int = NO_BUILDING) -> bool:
    return may_change(position.state, position.square(square), terrain, needs)


@pytest.mark.rule("R-CIV-460")
def test_mountains_are_immune() -> None:
    position = table()
    for terrain in (p.GRASSLAND, p.FOREST, p.DESERT, p.WATER):
        assert not may(position, "E3", terrain)
        assert not may(position, "E3", terrain, EMPTY)
    assert not may(position, "F1", p.MOUNTAIN)  # and nothing becomes one
    assert may(position, "F1", p.DESERT)


@pytest.mark.rule("R-CIV-460", "R-CIV-464")
def test_a_marker_covers_the_icons_that_are_printed() -> None:
    position = table()
    state = position.state
    square = position.square("G2")
    assert state.resource_at(square) == p.WHEAT
    change_terrain(state, square, p.DESERT)
    assert state.terrain[square] == p.DESERT
    assert state.resource_at(square) == p.NONE
    assert state.yields[square] == p.yield_of(trade=1)
    square = position.square("C1")  # a forest in Rome's outskirts
    before = city_yield(state, 0)
    change_terrain(state, square, p.GRASSLAND)
    assert city_yield(state, 0) == before - p.yield_of(2)
    natural = position.square("F4")
    state.terrain[natural] = p.FOREST  # a natural wonder elsewhere than on a mountain
    change_terrain(state, natural, p.WATER)
    assert state.yields[natural] == p.yield_of(trade=1)
    assert state.is_water(natural)


@pytest.mark.rule("R-CIV-461")
def test_drought_needs_a_square_without_building_or_wonder() -> None:
    position = table()
    assert may(position, "C1", p.DESERT)
    position.building("market", "C1")
    assert not may(position, "C1", p.DESERT)
    position.wonder(0, "stonehenge", "D2")
    assert not may(position, "D2", p.DESERT)
    position.person("artist", "A2")
    assert may(position, "A2", p.DESERT)
    position.put(1, "army", "F1")
    assert may(position, "F1", p.DESERT)


@pytest.mark.rule("R-CIV-461")
@pytest.mark.parametrize("needs", [NO_TOKEN, EMPTY])
def test_flooding_and_ecology_need_an_empty_square(needs: int) -> None:
    position = table()
    assert may(position, "F1", p.WATER, needs)
    position.put(1, "scout", "F1")
    assert not may(position, "F1", p.WATER, needs)
    position.building("library", "F2")
    assert not may(position, "F2", p.WATER, needs)
    position.person("artist", "C1")
    assert not may(position, "C1", p.WATER, needs)
    assert not may(position, "E1", p.WATER, needs)  # a village
    assert not may(position, "E4", p.WATER, needs)  # a hut


@pytest.mark.rule("R-CIV-461", "R-CIV-633")
def test_a_later_marker_replaces_the_first_but_flooding_needs_none() -> None:
    position = table()
    state = position.state
    square = position.square("F1")
    change_terrain(state, square, p.DESERT)
    assert state.disasters_left == [11, 8]
    assert not may(position, "F1", p.WATER, NO_TOKEN)
    assert may(position, "F1", p.WATER, EMPTY)
    change_terrain(state, square, p.WATER)
    assert state.disaster[square] == p.WATER
    assert state.disasters_left == [12, 7]


@pytest.mark.rule("R-CIV-462", "R-CIV-633")
@pytest.mark.parametrize(
    ("kind", "gone", "left"),
    [(0, (p.DESERT, p.GRASSLAND), (p.FOREST, p.WATER)), (1, (p.FOREST, p.WATER), (p.DESERT, p.GRASSLAND))],
)
def test_each_terrain_needs_a_marker_of_its_kind(kind: int, gone: tuple[int, ...], left: tuple[int, ...]) -> None:
    position = table()
    position.state.disasters_left[kind] = 0
    for terrain in gone:
        assert changeable(position.state, terrain) == []
    for terrain in left:
        assert changeable(position.state, terrain)


@pytest.mark.rule("R-CIV-633")
def test_markers_without_limit() -> None:
    position = table(disaster_markers="unlimited")
    position.state.disasters_left = [0, 0]
    assert may(position, "F1", p.DESERT)
    change_terrain(position.state, position.square("F1"), p.DESERT)
    assert position.state.disasters_left == [0, 0]


@pytest.mark.rule("R-CIV-463")
def test_a_relic_square_stays_as_it_is_while_the_marker_is_there() -> None:
    position = Position()
    position.explore(1, "n17")  # the Seven Cities of Gold, forest, at G3
    assert not may(position, "G3", p.DESERT)
    assert not may(position, "G3", p.WATER, EMPTY)
    position.state.spot[position.square("G3")] = p.NONE
    assert may(position, "G3", p.DESERT)


@pytest.mark.rule("R-CIV-465")
def test_city_centres_cannot_be_changed() -> None:
    position = table()
    assert position.state.terrain[position.square("B2")] == p.GRASSLAND
    assert not may(position, "B2", p.DESERT)
    position.state.place_city(0, position.square("B2"), position.square("B3"))
    assert not may(position, "B3", p.GRASSLAND)


@pytest.mark.rule("R-CIV-632")
def test_only_explored_squares_and_only_another_terrain() -> None:
    position = table()
    assert not may(position, "A5", p.DESERT)
    assert not may(position, "F1", p.GRASSLAND)
    assert not may(position, "E2", p.DESERT)
    # Huts and villages do not hinder Drought, and stay.
    assert may(position, "E1", p.DESERT)
    change_terrain(position.state, position.square("E1"), p.DESERT)
    assert position.state.has_marker(position.square("E1"))


@pytest.mark.rule("R-CIV-634")
def test_figures_and_great_people_stay() -> None:
    position = table()
    state = position.state
    army = position.put(1, "army", "C1")[0]
    change_terrain(state, position.square("C1"), p.DESERT)
    assert state.at[army] == position.square("C1")
    position.person("artist", "D2")
    change_terrain(state, position.square("D2"), p.DESERT)
    assert state.piece[position.square("D2")] == p.A_PERSON + p.ARTIST
    assert state.yields[position.square("D2")] == p.yield_of(trade=1, culture=2)


@pytest.mark.rule("R-CIV-464", "R-CIV-535")
@pytest.mark.parametrize("scout", [False, True])
def test_a_covered_coin_can_lower_the_hand_of_a_city_or_of_a_scout(scout: bool) -> None:
    position = table()
    state = position.state
    name = "F1" if scout else "C1"  # in nobody's outskirts, in Rome's
    state.printed[position.square(name)] = p.yield_of(coin=1)
    state.refresh_yield(position.square(name))
    if scout:
        position.put(0, "scout", name)
    position.know(0, "computers")  # a coin, and one card more for 5
    state.tokens[p.ON_SHEET] = 3
    position.event(0, "drought", "sabotage", "lost")
    change_terrain(state, position.square(name), p.DESERT)
    position.settle()
    assert sorted(position.legal(0)) == ["discard drought", "discard lost", "discard sabotage"]
