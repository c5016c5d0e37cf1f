"""The map: layouts, tiles, rotation, exploring (ledger sections 3 and 18)."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.discover import discover
from aegean.games.civilization.layout import FAR, PER_SLOT, SIDE, Layout, direction, layout_of
from aegean.games.civilization.move import begin_movement
from aegean.games.civilization.pieces import NONE
from aegean.games.civilization.reach import unexplored_near
from aegean.games.civilization.tiles import FIRST_NEUTRAL, HUT_SPOT, RELIC_SPOT, TILES, VILLAGE_SPOT, Tile
from tests.civilization.position import Position

# Every letter is half a tile: # neutral, an arrow for a home (where the arrow of its tile points), o the hole.
MAPS = {
    2: ["vv##", "vv##", "####", "####", "####", "####", "##^^", "##^^"],
    3: [
        "   vv   ", "   vv   ", "  ####  ", "  ####  ", " ###### ", " ###### ", ">>####<<", ">>####<<",
    ],
    4: ["vv####vv", "vv####vv", "########", "########", "########", "########", "^^####^^", "^^####^^"],
    5: [
        "      ##      ",
        "    ######    ",
        "    ##vv##    ",
        ">>####vv####<<",
        ">>####oo####<<",
        "######oo######",
        "######oo######",
        " ##^^####^^## ",
        " ##^^####^^## ",
    ],
}  # fmt: skip
ARROWS = "^>v<"
STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
NEUTRAL = range(FIRST_NEUTRAL, len(TILES))


def drawn(players: int, x: int, y: int) -> str:
    """What the drawing shows at the place of a square."""
    rows = MAPS[players]
    inside = 0 <= y < 2 * len(rows) and 0 <= x < 2 * len(rows[0])
    return rows[y // 2][x // 2] if inside else " "


def at(layout: Layout, x: int, y: int) -> int:
    return layout.at[x, y]


# --- layouts


@pytest.mark.rule("R-CIV-040", "R-CIV-041", "R-CIV-042", "R-CIV-043", "R-CIV-044", "R-CIV-511")
@pytest.mark.parametrize(("players", "tiles"), [(2, 8), (3, 10), (4, 16), (5, 22)])
def test_the_map_is_laid_as_drawn(players: int, tiles: int) -> None:
    layout = layout_of(players)
    assert (len(layout.slots), layout.size, len(layout.homes)) == (tiles, 16 * tiles, players)
    shown = {slot: ARROWS[turn] for slot, turn in layout.homes}
    found = {(layout.x[square], layout.y[square]): shown.get(square // PER_SLOT, "#") for square in range(layout.size)}
    assert len(found) == layout.size  # no two squares in one place
    rows = MAPS[players]
    whole = {
        (x, y): drawn(players, x, y)
        for x in range(2 * len(rows[0]))
        for y in range(2 * len(rows))
        if drawn(players, x, y) not in " o"
    }
    assert found == whole


@pytest.mark.rule("R-CIV-040")
def test_slots_are_shifted_by_half_a_tile_with_three_and_five_players() -> None:
    for players in (2, 3, 4, 5):
        left = {x % SIDE for x, _ in layout_of(players).slots}
        assert left == ({0, 2} if players % 2 else {0})


@pytest.mark.rule("R-CIV-518")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_homes_follow_each_other_clockwise(players: int) -> None:
    layout = layout_of(players)
    homes = [layout.slots[slot] for slot, _ in layout.homes]
    middle_x, middle_y = layout.columns / 2 - 2, layout.rows / 2 - 2
    for (x, y), (next_x, next_y) in zip(homes, homes[1:] + homes[:1], strict=True):
        turn = (x - middle_x) * (next_y - middle_y) - (y - middle_y) * (next_x - middle_x)
        assert turn > 0 or players == 2
    assert homes[0][1] == min(y for _, y in homes)


@pytest.mark.rule("R-CIV-516")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_neighbours_go_by_coordinates(players: int) -> None:
    layout = layout_of(players)
    for square in range(layout.size):
        x, y = layout.x[square], layout.y[square]
        near = {(x + dx, y + dy) for dx, dy in STEPS.values()}
        around = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {(x, y)}
        on_map = {place for place in around if drawn(players, *place) not in " o"}
        assert {(layout.x[there], layout.y[there]) for there in layout.around[square]} == on_map
        assert {(layout.x[there], layout.y[there]) for there in layout.near[square]} == on_map & near
        for way, (dx, dy) in enumerate(STEPS.values()):
            there = layout.at.get((x + dx, y + dy), NONE)
            assert layout.next[square][way] == there
            if there != NONE:
                assert direction(layout, square, there) == way


@pytest.mark.rule("R-CIV-040", "R-CIV-516")
def test_a_shifted_tile_borders_two_tiles_below() -> None:
    layout = layout_of(3)
    top = [at(layout, x, 3) for x in range(6, 10)]
    below = [layout.next[square][2] // PER_SLOT for square in top]
    assert below == [1, 1, 2, 2]
    assert layout.distances(top[0])[at(layout, 9, 5)] == 5


@pytest.mark.rule("R-CIV-045")
def test_nothing_enters_or_crosses_the_hole() -> None:
    layout = layout_of(5)
    hole = {(x, y) for x in range(12, 16) for y in range(8, 14)}
    assert not hole & set(layout.at)
    left, right = at(layout, 11, 9), at(layout, 16, 9)
    assert layout.next[left][1] == NONE
    assert layout.next[right][3] == NONE
    assert layout.distances(left)[right] == 9  # five as the crow flies; over the row above the hole
    assert layout.distances(at(layout, 13, 7))[at(layout, 13, 14)] > 7
    assert max(layout.distances(left)) < FAR


@pytest.mark.rule("R-CIV-045", "R-CIV-517")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_outer_edge_is_where_the_map_ends_but_not_at_the_hole(players: int) -> None:
    layout = layout_of(players)
    for square in range(layout.size):
        x, y = layout.x[square], layout.y[square]
        ends = any(drawn(players, x + dx, y + dy) == " " for dx, dy in STEPS.values())
        assert layout.on_edge[square] == ends


@pytest.mark.rule("R-CIV-517")
def test_notches_are_outside_and_the_rim_of_the_hole_is_not() -> None:
    five, three = layout_of(5), layout_of(3)
    assert three.on_edge[at(three, 4, 4)]  # the step beside the top tile
    assert not three.on_edge[at(three, 6, 4)]  # below the top tile
    assert five.on_edge[at(five, 8, 5)]  # left side of the upper block
    for x, y in ((11, 8), (11, 13), (16, 10), (12, 7), (15, 7), (12, 14), (15, 14)):
        assert not five.on_edge[at(five, x, y)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_squares_are_named_by_column_and_row(players: int) -> None:
    layout = layout_of(players)
    columns = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "AA", "AB"]
    for square, name in enumerate(layout.names):
        assert name == columns[layout.x[square]] + str(layout.y[square] + 1)
        assert layout.by_name[name] == square
    assert ("AB14" in layout.by_name) == (players == 5)


# --- tiles


def grid(tile: Tile, values: list[int]) -> list[list[int]]:
    return [values[row * SIDE : row * SIDE + SIDE] for row in range(SIDE)]


def turn_clockwise(rows: list[list[int]]) -> list[list[int]]:
    return [list(column) for column in zip(*reversed(rows), strict=True)]


@pytest.mark.rule("R-CIV-001", "R-CIV-002", "R-CIV-030", "R-CIV-047")
def test_ten_home_tiles_and_twenty_one_neutral_ones() -> None:
    assert [tile.name for tile in TILES[:FIRST_NEUTRAL]] == list(p.CIVILIZATIONS)
    assert [tile.name for tile in TILES[FIRST_NEUTRAL:]] == [f"n{number:02}" for number in range(1, 22)]
    assert [tile.home for tile in TILES] == [True] * 10 + [False] * 21
    base = TILES[FIRST_NEUTRAL : FIRST_NEUTRAL + 14]
    spots = Counter(spot for tile in base for spot in tile.spots)
    assert (spots[HUT_SPOT], spots[VILLAGE_SPOT], spots[RELIC_SPOT]) == (20, 8, 0)
    spots = Counter(spot for tile in TILES for spot in tile.spots)
    assert (spots[HUT_SPOT], spots[VILLAGE_SPOT], spots[RELIC_SPOT]) == (24, 12, 3)
    assert all(set(tile.spots) == {NONE} for tile in TILES[:FIRST_NEUTRAL])


# Of all squares together, as they were compared with the printed tiles one by one.
PRINTED = "9810b4174ffbbd34"


@pytest.mark.rule("R-CIV-040", "R-CIV-047", "R-CIV-052")
def test_every_square_is_as_printed() -> None:
    lines = [f"{each.name} {each.terrain} {each.yields} {each.goods} {each.spots} {each.capital}" for each in TILES]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16] == PRINTED


@pytest.mark.rule("R-CIV-040")
def test_what_is_printed_on_all_tiles_together() -> None:
    terrain = Counter(p.TERRAINS[square] for tile in TILES for square in tile.terrain)
    assert terrain == {"grassland": 86, "forest": 100, "mountain": 108, "desert": 74, "water": 128}
    goods = Counter(p.RESOURCES[good] for tile in TILES for good in tile.goods if good != NONE)
    assert goods == {"incense": 14, "iron": 12, "silk": 15, "wheat": 18}
    culture = sum(given >> p.CULTURE & p.FIELD for tile in TILES for given in tile.yields)
    coin = sum(given >> p.COIN & p.FIELD for tile in TILES for given in tile.yields)
    assert (culture, coin) == (9, 5)


@pytest.mark.rule("R-CIV-291")
@pytest.mark.parametrize("number", range(len(TILES)))
def test_a_tile_shows_the_same_squares_however_it_is_turned(number: int) -> None:
    """Four quarter turns on every map slot kind: the rows of the printed tile, turned by hand."""
    tile = TILES[number]
    shown = {
        "terrain": grid(tile, tile.terrain),
        "printed": grid(tile, tile.yields),
        "goods_at": grid(tile, tile.goods),
        "spot": grid(tile, tile.spots),
    }
    for turn in range(4):
        position = Position()
        state = position.state
        state.reveal_tile(3, number, turn)
        squares = range(3 * PER_SLOT, 4 * PER_SLOT)
        for name, rows in shown.items():
            assert grid(tile, [getattr(state, name)[square] for square in squares]) == rows, (name, turn)
        assert [state.yields[square] for square in squares] == [state.printed[square] for square in squares]
        assert [state.layout.y[square] for square in squares][:5] == [4, 4, 4, 4, 5]  # row by row, from the top left
        shown = {name: turn_clockwise(rows) for name, rows in shown.items()}


@pytest.mark.rule("R-CIV-040")
def test_what_squares_yield_by_their_terrain() -> None:
    expected = {"grassland": (0, 0), "forest": (2, 0), "mountain": (1, 0), "desert": (0, 1), "water": (0, 1)}
    bare = 0
    for tile in TILES:
        for terrain, given in zip(tile.terrain, tile.yields, strict=True):
            found = (given >> p.PRODUCTION & p.FIELD, given >> p.TRADE & p.FIELD)
            if found != expected[p.TERRAINS[terrain]]:
                assert (tile.name, found) == ("n17", (0, 0))  # the Seven Cities of Gold show a coin instead
                assert given >> p.COIN & p.FIELD == 1
                bare += 1
    assert bare == 1


# --- exploring


def edge(position: Position, slot: int, way: str) -> list[int]:
    """The squares of a slot along the edge that a figure coming in this direction meets, from its left to its right."""
    left, top = position.state.layout.slots[slot]
    line = range(SIDE)
    places = {
        "up": [(left + n, top + 3) for n in line],
        "right": [(left, top + n) for n in line],
        "down": [(left + 3 - n, top) for n in line],
        "left": [(left + 3, top + 3 - n) for n in line],
    }
    return [at(position.state.layout, *place) for place in places[way]]


@pytest.mark.rule("R-CIV-291")
@pytest.mark.parametrize("number", NEUTRAL)
def test_the_arrow_points_away_from_who_explores(number: int) -> None:
    """The base of the arrow is the printed bottom edge: it touches the figure's square, from all four sides."""
    for way, (dx, dy) in STEPS.items():
        for step in range(SIDE):
            position = Position(4)
            state = position.state
            state.tiles_left = 1 << number
            squares = edge(position, 5, way)
            from_square = at(state.layout, state.layout.x[squares[step]] - dx, state.layout.y[squares[step]] - dy)
            discover(state, 0, 5, from_square)
            tile = TILES[number]
            assert [state.terrain[square] for square in squares] == tile.terrain[12:]
            assert [state.goods_at[square] for square in squares] == tile.goods[12:]
            assert [state.spot[square] for square in squares] == tile.spots[12:]


@pytest.mark.rule("R-CIV-291")
def test_the_arrow_on_shifted_slots() -> None:
    position = Position(3)
    state = position.state
    state.tiles_left = 1 << FIRST_NEUTRAL
    discover(state, 0, 2, at(state.layout, 9, 3))  # from the home at the top, down
    assert state.turns[2] == 2
    assert [state.terrain[square] for square in edge(position, 2, "down")] == TILES[FIRST_NEUTRAL].terrain[12:]


@pytest.mark.rule("R-CIV-290")
def test_only_orthogonal_neighbours_can_be_explored() -> None:
    position = Position()
    layout = position.state.layout
    assert unexplored_near(position.state, at(layout, 3, 3)) == [1, 2]
    assert unexplored_near(position.state, at(layout, 2, 3)) == [2]
    assert unexplored_near(position.state, at(layout, 2, 2)) == []
    assert 3 not in unexplored_near(position.state, at(layout, 3, 3))  # diagonally
    with pytest.raises(ValueError, match="3"):
        discover(position.state, 0, 3, at(layout, 3, 3))


@pytest.mark.rule("R-CIV-292")
def test_markers_lie_face_down_on_every_icon() -> None:
    position = Position()
    state = position.state
    state.tiles_left = 1 << FIRST_NEUTRAL + 17  # n18: a village and a hut
    left = state.marks_left[:]
    discover(state, 0, 2, at(state.layout, 1, 3))
    squares = range(2 * PER_SLOT, 3 * PER_SLOT)
    assert Counter(state.spot[square] for square in squares) == {NONE: 14, HUT_SPOT: 1, VILLAGE_SPOT: 1}
    assert all(state.spot_mark[square] == NONE and not state.spot_known[square] for square in squares)
    assert state.marks_left == left  # nobody has seen what they show


@pytest.mark.rule("R-CIV-292")
@pytest.mark.parametrize(("tile", "place"), [("n15", 6), ("n16", 5), ("n17", 10)])
def test_a_relic_lies_on_its_square(tile: str, place: int) -> None:
    position = Position()
    position.explore(2, tile)
    spots = position.state.spot[2 * PER_SLOT : 3 * PER_SLOT]
    assert [number for number, spot in enumerate(spots) if spot == RELIC_SPOT] == [place]
    assert Counter(spots) == {NONE: 15, RELIC_SPOT: 1}


@pytest.mark.rule("R-CIV-293", "R-CIV-030")
def test_any_tile_left_can_come_and_it_stays() -> None:
    seen = set()
    for draw in range(21):
        position = Position()
        state = position.state
        assert state.tiles[2] == NONE
        position.chance.loaded = [draw]
        position.chance.drawn = []
        discover(state, 0, 2, at(state.layout, 1, 3))
        assert position.chance.drawn == [(21, draw)]
        seen.add(state.tiles[2])
        assert not state.tiles_left >> state.tiles[2] & 1
        assert state.tiles_left.bit_count() == 20
        assert unexplored_near(state, at(state.layout, 1, 3)) == []
    assert seen == set(NEUTRAL)


def moving(kind: str) -> Position:
    """Rome's part of Movement with a figure on D4, beside two face-down tiles; its speed is 2."""
    position = Position()
    position.put(0, kind, "D4")
    position.state.phase = p.MOVEMENT
    position.state.active = 0
    begin_movement(position.state, 0)
    position.settle()
    position.play(0, "group D4 1 0" if kind == "army" else "group D4 0 1")
    return position


def explorable(position: Position) -> list[str]:
    return [action for action in position.legal(0) if action.startswith("explore")]


@pytest.mark.rule("R-CIV-290", "R-CIV-587")
@pytest.mark.parametrize("kind", p.FIGURE_KINDS)
def test_exploring_takes_a_point_of_movement_and_the_figure_stays(kind: str) -> None:
    position = moving(kind)
    state = position.state
    assert explorable(position) == ["explore E1", "explore A5"]
    position.play(0, "explore A5")
    assert state.tiles[2] != NONE
    assert state.turns[2] == 2  # the arrow points down, away from D4
    assert state.count_at(0, position.square("D4")) == 1
    assert explorable(position) == ["explore E1"]
    position.play(0, "explore E1")  # the second and last point
    assert state.turns[1] == 1
    assert state.count_at(0, position.square("D4")) == 1
    assert not [action for action in position.legal(0) if action.split()[0] in ("explore", "step")]


@pytest.mark.rule("R-CIV-290", "R-CIV-587")
def test_after_exploring_a_figure_goes_on_with_the_points_that_are_left() -> None:
    position = moving("army")
    position.play(0, "step C4")
    assert explorable(position) == ["explore A5"]
    position.play(0, "explore A5")
    assert not [action for action in position.legal(0) if action.startswith("step")]
    position = moving("army")
    position.play(0, "explore E1", "step C4")
    assert explorable(position) == []  # both points are spent


@pytest.mark.rule("R-CIV-587")
def test_nobody_has_to_explore() -> None:
    position = moving("scout")
    position.play(0, "stop")
    assert all(position.state.tiles[slot] == NONE for slot in range(1, 7))


# --- Spain (R-CIV-299, 509)


def spain_explores() -> Position:
    position = Position(2, ("spain", "rome"))
    state = position.state
    state.tiles_left = 1 << FIRST_NEUTRAL
    discover(state, 0, 2, at(state.layout, 1, 3))
    return position


@pytest.mark.rule("R-CIV-299", "R-CIV-509", "R-CIV-012", "R-CIV-179")
def test_spain_may_build_a_basic_building_for_each_tile() -> None:
    position = spain_explores()
    words = [action.split() for action in position.legal(0) if action != "pass"]
    # No desert in the outskirts, so no Trading Post; of the others Spain has unlocked the Harbor only.
    assert {word[1] for word in words} == {
        "harbor", "workshop", "library", "granary", "market", "temple", "barracks",
    }  # fmt: skip
    assert all(word[2] in position.around(0) for word in words)
    action = next(action for action in position.legal(0) if "building granary" in action)
    square = position.square(action.split()[2])
    pool = position.state.pool[p.GRANARY // 2]
    position.play(0, action)
    assert position.state.piece[square] == p.A_BUILDING + p.GRANARY
    assert position.state.pool[p.GRANARY // 2] == pool - 1
    assert position.legal(0) == []
    assert position.state.trade[0] == 0  # for free


@pytest.mark.rule("R-CIV-299")
def test_spain_may_decline_and_others_are_not_asked() -> None:
    position = spain_explores()
    position.play(0, "pass")
    assert position.legal(0) == []
    assert all(piece == p.NOTHING for piece in position.state.piece)
    position.state.tiles_left = 1 << FIRST_NEUTRAL + 1
    discover(position.state, 1, 5, at(position.state.layout, 5, 12))
    position.settle()
    assert position.asked() == []


@pytest.mark.rule("R-CIV-179", "R-CIV-299")
def test_spain_builds_nothing_of_which_it_knows_the_upgrade() -> None:
    position = Position(2, ("spain", "rome"))
    position.know(0, "engineering")
    position.state.tiles_left = 1 << FIRST_NEUTRAL
    discover(position.state, 0, 2, at(position.state.layout, 1, 3))
    offered = {action.split()[1] for action in position.legal(0) if action != "pass"}
    assert not offered & {"granary", "aqueduct"}
    grassland = next(
        name for name in position.around(0) if position.state.terrain[position.square(name)] == p.GRASSLAND
    )
    refusal = position.why(0, f"building aqueduct {grassland}")
    assert (refusal.reason, refusal.rule) == ("basic-building-only", "R-CIV-179")
    refusal = position.why(0, f"building granary {grassland}")
    assert (refusal.reason, refusal.rule) == ("no-free-building-there", "R-CIV-299")
    assert position.why(0, "end").reason == "free-building-first"
