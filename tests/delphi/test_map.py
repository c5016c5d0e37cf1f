"""The play area: tiles, ready-made boards, gaps, distances over water, and the generators (ledger section 1 and 2)."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from aegean.core.chance import Chance
from aegean.games.delphi.generate import (
    DEALS,
    DEALT,
    FREE,
    FREE_TRIES,
    LAYOUTS,
    READY_MADE,
    dealt_board,
    free_board,
    lay_out,
    ready_made,
)
from aegean.games.delphi.hexes import Hex, distance, flip, neighbours, rotate
from aegean.games.delphi.map import (
    BAY_SIDES,
    CITY,
    HIDDEN,
    KEEL,
    KEEL_BAYS,
    KEEL_BAYS_NOT_ZEUS,
    KEEL_NOT_ZEUS,
    KIND_NAMES,
    MONSTER,
    NO_KEEL,
    OFFERING,
    STATUE,
    TEMPLE,
    TILES,
    UNREACHABLE,
    WATER,
    ZEUS,
    Map,
    Placements,
    city_gaps,
    faults,
    keel_way,
    map_of,
    mirrored,
)
from aegean.games.delphi.pieces import HUES, NONE

SEEDS = int(os.environ.get("AEGEAN_MAPS", "200"))
WAYS = (NO_KEEL, KEEL, KEEL_NOT_ZEUS, KEEL_BAYS, KEEL_BAYS_NOT_ZEUS)

# Of each ready-made board: Zeus, the other shallows, the longest way from Zeus to any water, the longest and the mean
# way to water beside an island or city.
EXPECTED = {
    "compact-1": ((0, -1), [(-7, 5), (-6, 5), (-1, 2), (0, -4), (2, 0), (5, -4), (5, 0)], 9, 8, 4.22),
    "compact-2": ((2, 0), [(-7, 5), (-6, 5), (-1, 2), (0, -4), (0, -1), (5, -4), (5, 0)], 11, 10, 4.40),
    "compact-3": ((-1, 2), [(-7, 5), (-6, 5), (0, -4), (0, -1), (2, 0), (5, -4), (5, 0)], 10, 9, 4.16),
}

# What these keys lay and how they fail: a change here breaks the replay of stored matches.
FREE_OF_KEY_1 = [(0, 0, 0), (1, 6, -1), (2, 9, -2), (3, 5, 2)]
DEALT_OF_KEY_1 = [0, 2, 1, 5, 4, 3, 8, 6, 7, 9, 11, 10, 14, 13, 16, 12, 17, 15]
UNCONNECTED_DEAL = 0
CROWDED_COAST = 10

COMPACT_1 = """
4,-7=water:red
1,-6=city:black 3,-6=monster:plain 4,-6=water:yellow 5,-6=water:blue
0,-5=water:pink 1,-5=water:yellow 2,-5=monster:plain 3,-5=hidden:blue 4,-5=temple 5,-5=water:black 6,-5=water:green
7,-5=city:blue
-1,-4=water:pink 1,-4=water:pink 2,-4=water:green 3,-4=temple 4,-4=water:green 6,-4=water:yellow
-2,-3=hidden:black -1,-3=water:yellow 0,-3=statue:black/blue/yellow 1,-3=hidden:pink 2,-3=water:yellow 3,-3=water:red
4,-3=offering 5,-3=offering 6,-3=hidden:red
-3,-2=monster:marked -2,-2=water:pink -1,-2=water:green 0,-2=water:black 1,-2=water:yellow 2,-2=statue:black/pink/red
3,-2=water:pink 4,-2=monster:plain 5,-2=water:green 6,-2=water:pink
-4,-1=water:red -3,-1=water:red -2,-1=offering -1,-1=water:green 0,-1=zeus 1,-1=water:red 2,-1=water:red
3,-1=water:yellow 4,-1=water:blue 5,-1=water:black 6,-1=statue:green/pink/yellow
-5,0=city:pink -4,0=water:blue -3,0=water:black -2,0=water:blue -1,0=water:pink 0,0=water:blue 1,0=offering
3,0=water:green 4,0=temple 6,0=water:green
-5,1=monster:marked -4,1=water:red -3,1=water:yellow -2,1=hidden:red -1,1=water:blue 0,1=water:red 1,1=hidden:green
2,1=water:black 3,1=water:black 4,1=water:green 5,1=water:red 6,1=city:yellow
-6,2=temple -5,2=water:blue -4,2=monster:plain -3,2=water:black -2,2=water:yellow 0,2=water:pink 1,2=offering
2,2=water:red 3,2=water:blue 4,2=statue:black/blue/green
-6,3=water:yellow -5,3=hidden:blue -4,3=water:blue -3,3=water:red -2,3=monster:plain -1,3=hidden:green 0,3=water:black
1,3=water:pink 2,3=monster:plain
-7,4=water:black -6,4=statue:blue/pink/red -5,4=hidden:pink -4,4=temple -3,4=water:pink -2,4=water:red -1,4=water:pink
0,4=water:green 1,4=hidden:yellow
-8,5=water:black -5,5=water:black -4,5=water:blue -3,5=water:blue -2,5=hidden:yellow -1,5=water:green 0,5=water:blue
-9,6=city:red -8,6=water:pink -7,6=temple -6,6=water:green -5,6=hidden:black -4,6=offering -3,6=water:yellow
-2,6=statue:green/red/yellow -1,6=water:black 0,6=city:green
-7,7=water:yellow -6,7=monster:marked
"""


def key(number: int) -> Chance:
    return Chance(number.to_bytes(32, "big"))


def members(mask: int) -> set[int]:
    return {space for space in range(mask.bit_length()) if mask >> space & 1}


def described(board: Map, space: int) -> str:
    """A space as the list of golden spaces writes it."""
    kind = board.kind[space]
    text = f"{board.xy[space][0]},{board.xy[space][1]}={KIND_NAMES[kind]}"
    if kind in (WATER, HIDDEN, CITY):
        return f"{text}:{HUES[board.colour[space]]}"
    if kind == MONSTER:
        return f"{text}:{'marked' if board.marked[board.index_of[space]] else 'plain'}"
    if kind == STATUE:
        return f"{text}:{'/'.join(HUES[colour] for colour in board.pedestals[board.index_of[space]])}"
    return text


def shallows_of(board: Map, way: int) -> set[Hex]:
    """The cells a ship may cross: none without EQ-02 (R-DEL-005, 174)."""
    if way == NO_KEEL:
        return set()
    crossed = set(board.shallows)
    if way in (KEEL_BAYS, KEEL_BAYS_NOT_ZEUS):
        crossed |= set(board.bays)
    if way in (KEEL, KEEL_BAYS):
        crossed.add(board.xy[board.zeus])
    return crossed


def walked(board: Map, start: int, way: int) -> dict[int, int]:
    """Steps from a space to all others, slowly: cell by cell, paying one for water and nothing for a shallow, until no
    way gets shorter; Zeus as the end of the move costs one."""
    crossed = shallows_of(board, way)
    water = {board.xy[space] for space in board.water}
    cost: dict[Hex, int] = {board.xy[start]: 0}
    shorter = True
    while shorter:
        shorter = False
        for cell, steps in list(cost.items()):
            for other in neighbours(*cell):
                more = steps + (0 if other in crossed else 1)
                if other in water | crossed and more < cost.get(other, UNREACHABLE):
                    cost[other] = more
                    shorter = True
    found = {board.at[cell]: steps for cell, steps in cost.items() if cell in water}
    found[board.zeus] = 0 if start == board.zeus else 1 + min(cost[cell] for cell in neighbours(*board.xy[board.zeus]))
    return found


def check_legal(placements: Placements) -> Map:
    """R-DEL-008 to 010 and the counts of the components, told apart from `faults`."""
    board = map_of(placements)
    assert faults(board) == []
    assert (board.spaces, len(board.water)) == (118, 72)
    assert sorted(placement[0] for placement in placements) == list(range(18))
    everywhere = board.sail_within(board.zeus, UNREACHABLE)
    assert everywhere == board.water_mask | 1 << board.zeus
    assert all(mask & board.water_mask for mask in board.near)
    assert all(10 <= gap <= 110 for gap in city_gaps(board))
    assert sum(city_gaps(board)) == pytest.approx(360)
    return board


# --- hexagons


def test_six_turns_or_two_flips_change_nothing() -> None:
    for q in range(-3, 4):
        for r in range(-3, 4):
            assert rotate(q, r, 6) == (q, r) == flip(*flip(q, r))
            assert rotate(*flip(q, r), 2) == flip(*rotate(q, r, 4))
            assert {distance(q, r, *other) for other in neighbours(q, r)} == {1}
            assert distance(0, 0, *rotate(q, r, 5)) == distance(0, 0, *flip(q, r)) == distance(0, 0, q, r)
    assert rotate(1, 0, 1) == (0, 1)
    assert distance(-2, 1, 3, 0) == 5


# --- tiles


def test_tiles_have_their_shapes() -> None:
    shapes = Counter(tile.shape for tile in TILES)
    assert shapes == {"ring": 3, "large": 3, "medium": 3, "small": 3, "city": 6}
    size = {"ring": 7, "large": 11, "medium": 9, "small": 7, "city": 3}
    for shape in shapes:
        tiles = [tile for tile in TILES if tile.shape == shape]
        assert len({frozenset((cell.q, cell.r) for cell in tile.cells) for tile in tiles}) == 1
        assert {len(tile.cells) for tile in tiles} == {size[shape]}
    assert [tile.name for tile in TILES[12:]] == [f"C-{hue}" for hue in HUES]


def test_colours_are_even_over_the_tiles() -> None:
    map_water = Counter(cell.colour for tile in TILES[:12] for cell in tile.cells if cell.kind == WATER)
    city_water = Counter(cell.colour for tile in TILES[12:] for cell in tile.cells if cell.kind == WATER)
    assert map_water == dict.fromkeys(range(6), 10)
    assert city_water == dict.fromkeys(range(6), 2)


@pytest.mark.rule("R-DEL-008")
def test_water_connects_within_every_tile_and_every_island_touches_it() -> None:
    for tile in TILES:
        water = {(cell.q, cell.r) for cell in tile.cells if cell.kind == WATER}
        reached = {min(water)}
        for _ in water:
            reached |= {other for cell in reached for other in neighbours(*cell) if other in water}
        assert reached == water, tile.name
        assert all(water & set(neighbours(cell.q, cell.r)) for cell in tile.cells), tile.name


# --- boards


@pytest.mark.rule("R-DEL-011", "R-DEL-042")
@pytest.mark.parametrize("name", READY_MADE)
def test_a_board_holds_what_the_box_holds(name: str) -> None:
    board = check_legal(ready_made(name))
    assert Counter(board.kind) == {
        WATER: 72, ZEUS: 1, HIDDEN: 12, OFFERING: 6, TEMPLE: 6, MONSTER: 9, STATUE: 6, CITY: 6,
    }  # fmt: skip
    assert Counter(board.colour[space] for space in board.hidden) == dict.fromkeys(range(6), 2)
    assert [mask.bit_count() for mask in board.water_of] == [12] * 6
    assert sum(board.marked) == 3
    assert [board.colour[city] for city in board.cities] == list(range(6))
    assert Counter(board.colour[space] for space in members(board.near[board.zeus])) == dict.fromkeys(range(6), 1)
    assert TILES[board.placements[board.tile_of[board.zeus]][0]].name == "R1"


@pytest.mark.rule("R-DEL-123")
@pytest.mark.parametrize("name", READY_MADE)
def test_pedestals(name: str) -> None:
    board = map_of(ready_made(name))
    assert all(len(set(colours)) == 3 for colours in board.pedestals)
    assert Counter(colour for colours in board.pedestals for colour in colours) == dict.fromkeys(range(6), 3)


@pytest.mark.rule("R-DEL-042")
def test_the_golden_spaces_of_compact_1() -> None:
    board = map_of(ready_made("compact-1"))
    golden = COMPACT_1.split()
    assert [described(board, space) for space in range(board.spaces)] == golden
    assert len(golden) == 118


@pytest.mark.rule("R-DEL-005", "R-DEL-006", "R-DEL-042")
@pytest.mark.parametrize("name", READY_MADE)
def test_expected_values_of_the_ready_made_boards(name: str) -> None:
    board = map_of(ready_made(name))
    zeus, shallows, farthest, farthest_coast, mean_coast = EXPECTED[name]
    assert board.xy[board.zeus] == zeus
    assert sorted(board.shallows) == sorted(shallows)
    steps = board.distance[board.zeus]
    assert max(steps[space] for space in board.water) == farthest
    land = [space for space in range(board.spaces) if board.kind[space] not in (WATER, ZEUS)]
    coasts = [min(steps[water] for water in members(board.near[space] & board.water_mask)) for space in land]
    assert max(coasts) == farthest_coast
    assert sum(coasts) / len(coasts) == pytest.approx(mean_coast, abs=0.005)


def test_names_follow_rows_from_the_top() -> None:
    board = map_of(ready_made("compact-1"))
    assert board.names[:5] == ("A1", "B1", "B2", "B3", "B4")
    assert board.names[-2:] == ("O1", "O2")
    assert board.xy[board.number["G5"]] == (0, -1) == board.xy[board.zeus]
    assert board.xy[board.number["D2"]] == (1, -4)  # the shallow at 0,-4 is no space
    assert len(set(board.names)) == 118
    assert [board.number[name] for name in board.names] == list(range(118))


def test_lists_and_their_indexes_agree() -> None:
    board = map_of(ready_made("compact-2"))
    lists = {
        WATER: board.water, ZEUS: (board.zeus,), HIDDEN: board.hidden, OFFERING: board.offering_islands,
        TEMPLE: board.temple_islands, MONSTER: board.mountains, STATUE: board.statue_islands, CITY: board.cities,
    }  # fmt: skip
    for space in range(board.spaces):
        assert lists[board.kind[space]][board.index_of[space]] == space
    assert {board.colour[space] for space in (*board.mountains, *board.temple_islands, board.zeus)} == {NONE}
    assert members(board.water_mask) == set(board.water) == set().union(*map(members, board.water_of))


@pytest.mark.rule("R-DEL-008")
def test_a_board_with_faults_says_so() -> None:
    placements = ready_made("compact-1")
    assert faults(Map(placements[:-1])) != []
    apart = (*placements[:-1], (placements[-1][0], -9, -2, 4, 0))
    assert any("MAP-2" in fault for fault in faults(Map(apart)))
    with pytest.raises(ValueError, match="overlaps"):
        Map((*placements[:-1], placements[-2]))
    with pytest.raises(ValueError, match="overlaps"):
        Map((placements[1], (12, 2, 0, 0, 0)))  # nothing is laid into a ring hole


@pytest.mark.rule("R-DEL-010")
def test_cities_crowded_together_are_a_fault() -> None:
    board = map_of(ready_made("compact-1"))
    assert (round(min(city_gaps(board))), round(max(city_gaps(board)))) == (43, 83)
    away = 40
    crowded = tuple((row[0], row[1] + away * (row[0] == 12), *row[2:]) for row in board.placements)
    assert any("spread" in fault for fault in faults(Map(crowded)))


def test_a_map_is_built_once() -> None:
    assert map_of(ready_made("compact-3")) is map_of(ready_made("compact-3"))
    for number in range(70):
        map_of(((0, number, 0, 0, 0),))
    assert map_of(ready_made("compact-3")).placements == ready_made("compact-3")


# --- neighbours and reach


@pytest.mark.rule("R-DEL-003")
@pytest.mark.parametrize("name", READY_MADE)
def test_spaces_that_share_an_edge_are_adjacent_across_tiles_too(name: str) -> None:
    board = map_of(ready_made(name))
    for space, spot in enumerate(board.xy):
        touching = {other for other, there in enumerate(board.xy) if distance(*spot, *there) == 1}
        assert members(board.near[space]) == touching
    pairs = [(space, other) for space in board.water for other in members(board.near[space])]
    assert any(board.tile_of[space] != board.tile_of[other] for space, other in pairs)


@pytest.mark.rule("R-DEL-178")
@pytest.mark.parametrize("name", READY_MADE)
def test_across_one_water_space(name: str) -> None:
    board = map_of(ready_made(name))
    water = {board.xy[space] for space in board.water}
    for space, spot in enumerate(board.xy):
        reached = set()
        for other, there in enumerate(board.xy):
            steps = distance(*spot, *there)
            if steps == 1 or (steps == 2 and water & set(neighbours(*spot)) & set(neighbours(*there))):
                reached.add(other)
        assert members(board.across[space]) == reached


@pytest.mark.rule("R-DEL-178")
@pytest.mark.parametrize(
    ("here", "there", "reached"),
    [
        ((-1, 0), (1, 0), True),  # blue water between
        ((0, 1), (2, 1), False),  # a hidden island between
        ((-2, 2), (0, 2), False),  # the hole of a ring between
        ((-1, -1), (1, -1), False),  # Zeus between
    ],
)
def test_shallows_and_land_do_not_bridge(here: Hex, there: Hex, reached: bool) -> None:
    board = map_of(ready_made("compact-1"))
    assert bool(board.across[board.at[here]] >> board.at[there] & 1) == reached


@pytest.mark.rule("R-DEL-301")
def test_zeus_touches_only_water_but_reach_works_from_there() -> None:
    board = map_of(ready_made("compact-1"))
    assert board.near[board.zeus] & ~board.water_mask == 0
    assert board.across[board.zeus] >> board.at[1, 0] & 1  # an offering island two steps away
    assert board.kind[board.at[1, 0]] == OFFERING


# --- gaps


@pytest.mark.rule("R-DEL-005", "R-DEL-007")
@pytest.mark.parametrize("number", range(12))
def test_only_enclosed_cells_are_shallows(number: int) -> None:
    board = map_of(free_board(key(number)))
    spaces = set(board.xy)
    reached = {(-60, 0)}
    fresh = [(-60, 0)]
    while fresh:
        for cell in neighbours(*fresh.pop()):
            if cell not in reached and cell not in spaces and distance(0, 0, *cell) <= 60:
                reached.add(cell)
                fresh.append(cell)
    reach = range(-30, 31)
    assert set(board.shallows) == {(q, r) for q in reach for r in reach} - spaces - reached
    assert not set(board.bays) & set(board.shallows)
    closed = spaces | set(board.shallows)
    for cell in {other for spot in spaces for other in neighbours(*spot)} - closed:
        assert (cell in board.bays) == (len(closed & set(neighbours(*cell))) >= BAY_SIDES)


# --- sailing


@pytest.mark.rule("R-DEL-004", "R-DEL-082", "R-DEL-083", "R-DEL-088", "R-DEL-174")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("layout", [*READY_MADE, FREE])
def test_distances_equal_a_slow_walk(layout: str, way: int) -> None:
    board = map_of(lay_out(layout, False, key(3)))
    for start in [board.zeus, *board.water[::6]]:
        slow = walked(board, start, way)
        row = board.distances(way)[start]
        assert [row[space] for space in range(board.spaces)] == [
            slow.get(space, UNREACHABLE) for space in range(board.spaces)
        ]
        for steps in (0, 1, 2, 3, 5, 9, 30):
            near = {space for space, far in slow.items() if far <= steps}
            assert members(board.sail_within(start, steps, way)) == near
    for land in (board.hidden[0], board.cities[0]):
        assert set(board.distances(way)[land]) == {UNREACHABLE}


@pytest.mark.parametrize("way", WAYS)
def test_the_way_back_is_as_long(way: int) -> None:
    board = map_of(free_board(key(5)))
    table = board.distances(way)
    sailed = [board.zeus, *board.water]
    assert all(table[one][two] == table[two][one] for one in sailed for two in sailed)
    assert (board.distances(NO_KEEL), board.distances(KEEL)) == (board.distance, board.distance_keel)


@pytest.mark.rule("R-DEL-006", "R-DEL-087")
def test_leaving_and_entering_zeus_count_one_and_nobody_sails_through() -> None:
    board = map_of(ready_made("compact-1"))
    ring = members(board.near[board.zeus])
    assert {board.distance[board.zeus][space] for space in ring} == {1}
    assert {board.distance[space][board.zeus] for space in ring} == {1}
    west, east = board.at[-1, -1], board.at[1, -1]
    assert board.distance[west][east] == 3


@pytest.mark.rule("R-DEL-174")
def test_the_keel_crosses_shallows_for_nothing_and_zeus_by_a_switch() -> None:
    board = map_of(ready_made("compact-1"))
    west, east = board.at[-1, -1], board.at[1, -1]  # Zeus lies between
    assert [board.distances(way)[west][east] for way in WAYS] == [3, 1, 3, 1, 3]
    assert board.distance_keel[west][board.zeus] == 1
    here, there = board.at[-2, 2], board.at[0, 2]  # the hole of a ring lies between
    assert board.distance[here][there] > board.distance_keel[here][there] == 1
    assert all(cell not in board.at for cell in board.shallows)  # no move can end there


@pytest.mark.rule("R-DEL-174")
def test_two_shallows_that_touch_are_crossed_together() -> None:
    board = map_of(ready_made("compact-1"))
    one, two = board.at[-8, 5], board.at[-5, 5]  # beyond -7,5 and -6,5
    assert distance(-8, 5, -5, 5) == 3
    assert board.distance_keel[one][two] == 1


@pytest.mark.rule("R-DEL-007")
def test_open_bays_count_only_with_their_switch() -> None:
    board = map_of(ready_made("compact-1"))
    assert board.bays == ((2, -6),)
    assert not set(board.bays) & set(board.shallows)
    different = 0
    for number in range(10):
        other = map_of(free_board(key(number)))
        different += other.distances(KEEL) != other.distances(KEEL_BAYS)
    assert different


def test_which_way_the_switches_mean() -> None:
    assert keel_way(False, True, True) == NO_KEEL
    assert keel_way(True, True, False) == KEEL
    assert keel_way(True, False, False) == KEEL_NOT_ZEUS
    assert keel_way(True, True, True) == KEEL_BAYS
    assert keel_way(True, False, True) == KEEL_BAYS_NOT_ZEUS


# --- both sides


@pytest.mark.rule("R-DEL-009")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_mirrored_board_is_the_same_board_in_a_mirror(layout: str) -> None:
    front = check_legal(lay_out(layout, False, key(8)))
    back = check_legal(lay_out(layout, True, key(8)))
    assert mirrored(mirrored(front.placements)) == front.placements
    assert back.placements == mirrored(front.placements) != front.placements
    image = [back.at[flip(*spot)] for spot in front.xy]
    for space, other in enumerate(image):
        assert (front.kind[space], front.colour[space]) == (back.kind[other], back.colour[other])
        assert {image[beside] for beside in members(front.near[space])} == members(back.near[other])
    assert {flip(*cell) for cell in front.shallows} == set(back.shallows)
    assert {flip(*cell) for cell in front.bays} == set(back.bays)


@pytest.mark.rule("R-DEL-009")
def test_free_boards_use_both_sides() -> None:
    sides = Counter(placement[4] for number in range(20) for placement in free_board(key(number)) if placement[0] < 12)
    assert min(sides[0], sides[1]) > 60


# --- generators


@pytest.mark.rule("R-DEL-008", "R-DEL-010")
@pytest.mark.parametrize("layout", [DEALT, FREE])
def test_many_boards_are_legal(layout: str) -> None:
    """AEGEAN_MAPS=1000 for more."""
    boards: set[Placements] = set()
    for number in range(SEEDS):
        chance = key(number)
        board = check_legal(lay_out(layout, number % 2 == 1, chance))
        boards.add(board.placements)
        assert 2 <= len(board.shallows) <= 12
        assert chance.count <= FREE_TRIES * 28 + DEALS * 16
    assert len(boards) == SEEDS


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_same_key_lays_the_same_board(layout: str) -> None:
    assert lay_out(layout, False, key(21)) == lay_out(layout, False, key(21))
    same = lay_out(layout, False, key(21)) == lay_out(layout, False, key(22))
    assert same == (layout in READY_MADE)


def test_boards_that_must_never_change() -> None:
    """A match that was dealt replays only if its key still lays the same board."""
    chance = key(1)
    assert [row[:3] for row in free_board(chance)[:4]] == FREE_OF_KEY_1
    assert chance.count == 28
    assert [row[0] for row in dealt_board(key(1))] == DEALT_OF_KEY_1


def test_ready_made_boards_draw_nothing() -> None:
    chance = key(0)
    for name in READY_MADE:
        lay_out(name, True, chance)
    assert chance.count == 0


class Recurring(Chance):
    """A stream that comes round again after some draws: what failed once fails for ever."""

    def __init__(self, number: int, period: int) -> None:
        super().__init__(number.to_bytes(32, "big"))
        self.period = period

    def raw(self, number: int, sides: int) -> int:
        assert number < 10_000, "generation runs away"
        return super().raw(number % self.period, sides)


def test_a_deal_that_never_succeeds_ends_with_the_first_board() -> None:
    chance = Recurring(UNCONNECTED_DEAL, 16)
    assert dealt_board(chance) == ready_made("compact-1")
    assert chance.count == DEALS * 16


def test_a_free_board_that_never_succeeds_becomes_a_dealt_one() -> None:
    chance = Recurring(CROWDED_COAST, 23)  # 23 draws lead to the step where no six cities fit
    board = check_legal(free_board(chance))
    assert FREE_TRIES * 23 < chance.count <= FREE_TRIES * 23 + DEALS * 16
    slots = sorted(placement[1:3] for placement in ready_made("compact-1"))
    assert sorted(placement[1:3] for placement in board.placements) == slots
