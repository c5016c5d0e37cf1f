"""Buildings (ledger section 12)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.actions import first, second
from aegean.games.civilization.buildings import (
    BUILDING_COSTS,
    BUILDING_TECHS,
    build_free,
    building_squares,
    face_to_build,
    free_building_actions,
    put_building,
    remove_building,
    upgrade_family,
)
from aegean.games.civilization.coins import coins
from aegean.games.civilization.leaving import clear_square
from aegean.games.civilization.people import put_down
from tests.civilization.managing import items, manage, piece_at, squares, two_cities
from tests.civilization.position import Position
from tests.civilization.using import learn_now

CITY = 1  # the second city of seat 0


def faces(position: Position, seat: int = 0, basic_only: bool = False) -> set[tuple[str, str]]:
    """Free buildings as (building, square)."""
    actions = free_building_actions(position.state, seat, basic_only)
    return {(p.BUILDINGS[first(action)], position.name(second(action))) for action in actions}


def sites(position: Position, building: str, city: int = CITY) -> list[str]:
    found = building_squares(position.state, city, p.BUILDINGS.index(building))
    return sorted(position.name(square) for square in found)


def put(position: Position, building: str, square: str, city: int = CITY) -> None:
    put_building(position.state, city, position.square(square), p.BUILDINGS.index(building))


@pytest.mark.rule("R-CIV-170", "R-CIV-177")
@pytest.mark.parametrize(
    ("building", "tech", "cost"),
    [
        ("harbor", "navigation", 7),
        ("trading_post", "code_of_laws", 7),
        ("workshop", "construction", 7),
        ("iron_mine", "railroad", 10),
        ("library", "writing", 5),
        ("university", "printing_press", 8),
        ("granary", "pottery", 5),
        ("aqueduct", "engineering", 8),
        ("market", "currency", 7),
        ("bank", "banking", 10),
        ("temple", "philosophy", 7),
        ("cathedral", "theology", 10),
        ("barracks", "metalworking", 7),
        ("academy", "military_science", 10),
    ],
)
def test_every_building_has_its_tech_and_cost(building: str, tech: str, cost: int) -> None:
    position = two_cities(civs=("germany", "egypt"))
    position.state.techs[0] = 0
    face = p.BUILDINGS.index(building)
    assert face_to_build(position.state, 0, face // 2) == p.NONE
    position.know(0, tech)
    assert face_to_build(position.state, 0, face // 2) == face
    assert (p.TECHS[BUILDING_TECHS[face]], BUILDING_COSTS[face]) == (tech, cost)


@pytest.mark.rule("R-CIV-170")
def test_a_city_cannot_produce_a_building_without_its_tech() -> None:
    position = manage(two_cities())
    position.play(0, "city second")
    assert "workshop" not in items(position)
    assert position.why(0, "produce workshop").rule == "R-CIV-170"
    position = two_cities()
    position.know(0, "construction")
    manage(position).play(0, "city second")
    assert "workshop" in items(position)


@pytest.mark.rule("R-CIV-171", "R-CIV-124")
def test_a_building_needs_an_unblockaded_square_of_the_outskirts_of_the_city() -> None:
    position = two_cities()
    position.know(0, "construction")
    position.put(1, "scout", "C6")
    manage(position).play(0, "city second", "produce workshop")
    assert squares(position) == ["B7", "C7"]
    assert position.why(0, "on C6").rule == "R-CIV-124"
    assert position.why(0, "on C3").rule == "R-CIV-171"  # outskirts of the capital
    position.play(0, "on B7")
    assert piece_at(position, "B7") == "workshop"


@pytest.mark.rule("R-CIV-172")
@pytest.mark.parametrize(
    ("building", "terrains"),
    [
        ("harbor", {"water"}),
        ("trading_post", {"desert"}),
        ("workshop", {"mountain"}),
        ("iron_mine", {"mountain"}),
        ("library", {"grassland"}),
        ("university", {"grassland"}),
        ("granary", {"grassland"}),
        ("aqueduct", {"grassland"}),
        *(
            (star, {"grassland", "forest", "mountain", "desert"})
            for star in ("market", "bank", "temple", "cathedral", "barracks", "academy")
        ),
    ],
)
def test_terrain_of_every_building(building: str, terrains: set[str]) -> None:
    position = two_cities()
    ring = position.state.outskirts(CITY)
    for number, square in enumerate(ring):
        position.state.terrain[square] = number % len(p.TERRAINS)
    found = building_squares(position.state, CITY, p.BUILDINGS.index(building))
    assert {p.TERRAINS[position.state.terrain[square]] for square in found} == terrains
    assert found == [square for square in ring if p.TERRAINS[position.state.terrain[square]] in terrains]


@pytest.mark.rule("R-CIV-172")
def test_the_wrong_terrain_is_refused() -> None:
    position = two_cities()
    position.know(0, "construction")
    manage(position).play(0, "city second", "produce workshop")
    assert position.why(0, "on A5").rule == "R-CIV-172"


@pytest.mark.rule("R-CIV-173", "R-CIV-174")
@pytest.mark.parametrize(("first_star", "second_star"), [("market", "temple"), ("barracks", "bank")])
def test_a_second_star_building_replaces_the_first_whatever_its_family(first_star: str, second_star: str) -> None:
    position = two_cities()
    pool = position.state.pool[:]
    put(position, first_star, "A5")
    put(position, second_star, "B5")
    assert (piece_at(position, "A5"), piece_at(position, "B5")) == ("", second_star)
    assert position.state.pool[p.BUILDINGS.index(first_star) // 2] == pool[p.BUILDINGS.index(first_star) // 2]


@pytest.mark.rule("R-CIV-173")
def test_each_city_has_a_star_building_of_its_own_and_others_are_not_limited() -> None:
    position = two_cities()
    put(position, "workshop", "C6")
    put(position, "market", "A7")
    put(position, "temple", "C1", city=0)
    put(position, "workshop", "B7")
    put(position, "workshop", "C7")
    standing = [piece_at(position, square) for square in ("C6", "A7", "C1", "B7", "C7")]
    assert standing == ["workshop", "market", "temple", "workshop", "workshop"]


@pytest.mark.rule("R-CIV-174")
def test_a_second_star_building_may_be_put_on_any_square_by_default() -> None:
    position = two_cities()
    position.know(0, "philosophy")
    put(position, "market", "A5")
    manage(position).play(0, "city second", "produce temple")
    assert squares(position) == ["A5", "A6", "A7", "B5", "B7", "C6", "C7"]
    position.play(0, "on B5")
    assert (piece_at(position, "A5"), piece_at(position, "B5")) == ("", "temple")


@pytest.mark.rule("R-CIV-174")
def test_a_second_star_building_can_be_forbidden() -> None:
    position = two_cities(second_star_building="forbidden")
    position.know(0, "philosophy")
    put(position, "market", "A5")
    assert sites(position, "temple") == ["A5"]  # in its place it is the only one
    assert sites(position, "workshop") == ["B7", "C6", "C7"]  # others are not limited
    assert sites(position, "temple", city=0) == ["A3", "B1", "B3", "C1", "C2", "C3"]
    manage(position).play(0, "city second", "produce temple")
    assert piece_at(position, "A5") == "temple"


@pytest.mark.rule("R-CIV-175")
def test_a_building_over_a_building_sends_it_back_to_the_market() -> None:
    position = two_cities()
    position.know(0, "pottery", "writing")
    position.building("library", "A7")
    assert position.state.pool[3] == 5
    manage(position).play(0, "city second", "produce granary")
    assert piece_at(position, "A7") == "granary"
    assert (position.state.pool[3], position.state.pool[4]) == (6, 5)


@pytest.mark.rule("R-CIV-175", "R-CIV-198")
def test_a_building_over_a_wonder_discards_it() -> None:
    position = two_cities()
    position.wonder(0, "stonehenge", "B7")
    put(position, "workshop", "B7")
    assert piece_at(position, "B7") == "workshop"
    assert position.state.wonder_owner[p.W_STONEHENGE] == p.NONE
    assert position.state.wonder_at[p.W_STONEHENGE] == p.NONE
    assert not position.state.wonders_unseen >> p.W_STONEHENGE & 1  # it does not come back


@pytest.mark.rule("R-CIV-175")
def test_a_building_over_a_great_person_sends_him_to_the_reserve() -> None:
    position = two_cities()
    position.person("scientist", "B7")
    put(position, "workshop", "B7")
    assert piece_at(position, "B7") == "workshop"
    assert position.state.reserve[p.SCIENTIST] == 1


@pytest.mark.rule("R-CIV-175")
def test_clearing_a_square_takes_whatever_stands_there() -> None:
    position = two_cities()
    position.building("market", "A5")
    position.wonder(0, "oracle", "B7")
    position.person("artist", "C7")
    position.wonder(1, "kremlin", "G13")
    for square in ("A5", "B7", "C7", "A6"):
        clear_square(position.state, position.square(square))
        assert piece_at(position, square) == ""
    assert position.state.pool[5] == p.POOLS[5]
    assert position.state.wonder_owner[p.W_ORACLE] == p.NONE
    assert position.state.reserve[p.ARTIST] == 1
    assert piece_at(position, "G13") == "kremlin"


@pytest.mark.rule("R-CIV-176")
def test_an_upgrade_flips_all_own_buildings_of_the_family_and_no_others() -> None:
    position = two_cities()
    position.building("workshop", "B7")
    position.building("workshop", "C7")
    position.building("workshop", "C3")
    position.building("workshop", "G13")  # Egypt's
    position.building("library", "A7")
    pool = position.state.pool[:]
    upgrade_family(position.state, 0, p.WORKSHOP // 2)
    assert [piece_at(position, square) for square in ("B7", "C7", "C3")] == ["iron_mine"] * 3
    assert (piece_at(position, "G13"), piece_at(position, "A7")) == ("workshop", "library")
    assert position.state.pool == pool
    assert position.state.yields[position.square("B7")] == p.yield_of(4)


@pytest.mark.rule("R-CIV-176")
def test_an_upgraded_market_brings_its_coin_at_once() -> None:
    position = two_cities()
    position.building("market", "A5")
    position.state.tokens[p.ON_SHEET] = 14
    position.know(0, "pottery", "writing", "chivalry", "mathematics")  # that Banking can rest on
    learn_now(position, 0, "banking")
    assert piece_at(position, "A5") == "bank"
    assert coins(position.state, 0) == 15
    assert position.state.places == [1, 2]


@pytest.mark.rule("R-CIV-177")
def test_with_the_upgrade_a_family_is_built_in_that_form_only_even_without_the_basic_tech() -> None:
    position = two_cities()
    position.know(0, "banking")
    position.state.boost[CITY] = 1
    manage(position).play(0, "city second")
    assert "bank" in items(position)
    assert "market" not in items(position)
    assert position.why(0, "produce market").rule == "R-CIV-177"
    position.play(0, "produce bank", "on A5")  # costs 10, as much as there is
    assert piece_at(position, "A5") == "bank"


@pytest.mark.rule("R-CIV-177", "R-CIV-156")
def test_an_upgraded_building_has_the_upgraded_cost() -> None:
    position = two_cities()
    position.know(0, "banking", "currency")
    manage(position).play(0, "city second")
    refusal = position.why(0, "produce bank")
    assert (refusal.rule, refusal.values) == ("R-CIV-151", {"production": 9, "cost": 10})


@pytest.mark.rule("R-CIV-178", "R-CIV-007")
def test_the_marker_must_be_in_the_pool() -> None:
    position = two_cities()
    position.know(0, "construction")
    for square in ("B1", "C2", "C3", "A3", "B7", "C7"):
        position.building("workshop", square)
    manage(position).play(0, "city second")
    assert position.why(0, "produce workshop").rule == "R-CIV-178"
    remove_building(position.state, position.square("B1"))
    assert "workshop" in items(position)


@pytest.mark.rule("R-CIV-178", "R-CIV-007")
def test_a_basic_building_and_its_upgrade_share_a_pool() -> None:
    position = two_cities()
    put(position, "iron_mine", "B7")
    assert position.state.pool[p.WORKSHOP // 2] == 5


@pytest.mark.rule("R-CIV-179")
def test_an_effect_that_builds_basic_buildings_leaves_out_families_with_a_known_upgrade() -> None:
    position = two_cities(civs=("spain", "egypt"))
    position.know(0, "railroad")
    found = faces(position, basic_only=True)
    assert ("market", "A5") in found  # not unlocked
    assert not [pair for pair in found if pair[0] in ("workshop", "iron_mine", "bank")]


@pytest.mark.rule("R-CIV-549", "R-CIV-161")
def test_a_free_building_goes_into_any_own_city_in_the_upgraded_form() -> None:
    position = two_cities()
    position.know(0, "railroad")
    position.put(1, "army", "C7")
    expected = {("iron_mine", square) for square in ("B1", "C2", "C3", "A3", "C6", "B7")}
    assert faces(position) == expected | {("trading_post", "B3")}  # Code of Laws
    build_free(position.state, 0, p.IRON_MINE, position.square("C2"))
    assert piece_at(position, "C2") == "iron_mine"
    position.state.pool[p.WORKSHOP // 2] = 0
    assert faces(position) == {("trading_post", "B3")}


@pytest.mark.rule("R-CIV-549", "R-CIV-161")
def test_the_limit_of_one_star_building_holds_for_free_ones() -> None:
    position = two_cities(second_star_building="forbidden")
    position.know(0, "currency")
    position.building("temple", "A5")
    assert {square for name, square in faces(position) if name == "market"} & set(position.around(0, 1)) == {"A5"}


@pytest.mark.rule("R-CIV-550")
@pytest.mark.parametrize("spot", [0, 1, 2])
def test_nothing_is_built_on_a_marker(spot: int) -> None:
    position = two_cities()
    position.know(0, "construction")
    position.state.spot[position.square("B7")] = spot
    assert sites(position, "workshop") == ["C6", "C7"]
    manage(position).play(0, "city second", "produce workshop")
    assert position.why(0, "on B7").rule == "R-CIV-550"


@pytest.mark.rule("R-CIV-550")
def test_own_figures_do_not_hinder_building_and_centres_are_no_sites() -> None:
    position = two_cities()
    position.put(0, "army", "B7")
    assert "B7" in sites(position, "workshop")
    assert "B6" not in sites(position, "barracks")


@pytest.mark.rule("R-CIV-551")
def test_a_destroyed_building_returns_to_the_pool_and_uncovers_the_icons() -> None:
    position = two_cities()
    square = position.square("C6")
    position.building("market", "C6")
    assert position.state.resource_at(square) == p.NONE
    remove_building(position.state, square)
    assert position.state.pool[p.MARKET // 2] == 5
    assert position.state.resource_at(square) == p.IRON
    assert position.state.yields[square] == p.yield_of(1)


@pytest.mark.rule("R-CIV-551", "R-CIV-624")
def test_a_coin_under_a_building_counts_again_when_that_leaves_but_not_while_it_is_replaced() -> None:
    position = two_cities()
    square = position.square("B7")
    position.state.printed[square] = p.yield_of(coin=1)
    position.building("workshop", "B7")
    position.state.tokens[p.ON_SHEET] = 14
    put(position, "barracks", "B7")
    assert not position.state.places
    remove_building(position.state, square)
    assert position.state.places[0] == 1


@pytest.mark.rule("R-CIV-624", "R-CIV-472")
def test_a_coin_that_a_building_brings_can_end_the_match() -> None:
    position = two_cities()
    position.state.tokens[p.ON_SHEET] = 14
    put(position, "bank", "A5")
    assert position.state.places == [1, 2]


@pytest.mark.rule("R-CIV-635", "R-CIV-475")
@pytest.mark.parametrize(
    ("first", "active", "option", "places"),
    [
        (0, 1, "turn order", [2, 1]),
        (1, 0, "turn order", [1, 2]),
        (1, p.NONE, "turn order", [2, 1]),  # between two parts turn order decides
        (0, 1, "shared", [1, 1]),
    ],
)
def test_two_who_reach_15_coins_by_one_building(first: int, active: int, option: str, places: list[int]) -> None:
    """A bank for its builder; the market it replaces uncovers a coin for the scout that stands there."""
    position = two_cities(simultaneous_victory=option)
    state = position.state
    state.first, state.active = first, active
    state.printed[position.square("A5")] = p.yield_of(coin=1)
    position.building("market", "A5")
    position.put(1, "scout", "A5")
    state.tokens[p.ON_SHEET] = state.tokens[p.PLACES + p.ON_SHEET] = 14
    put(position, "bank", "B5")
    assert state.places == places


@pytest.mark.rule("R-CIV-535", "R-CIV-624")
@pytest.mark.parametrize("loss", ["building", "great person", "destroyed"])
def test_a_hand_that_depends_on_the_coin_of_a_bank_falls_with_it(loss: str) -> None:
    position = two_cities()
    position.know(0, "computers")  # a coin, and one card more for 5
    position.state.tokens[p.ON_SHEET] = 3
    position.building("bank", "B7")
    position.event(0, "drought", "sabotage", "lost")
    if loss == "building":
        put(position, "workshop", "B7")
    elif loss == "great person":
        put_down(position.state, 0, p.ARTIST, position.square("B7"))
    else:
        remove_building(position.state, position.square("B7"))
    position.settle()
    assert sorted(position.legal(0)) == ["discard drought", "discard lost", "discard sabotage"]
