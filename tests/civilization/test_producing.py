"""The produce action (ledger section 11, production)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from aegean.games.civilization.city_actions import give_action
from aegean.games.civilization.items import ITEMS
from aegean.games.civilization.phases import NextTurn
from aegean.games.civilization.produce import item_cost, plain_production
from tests.civilization.managing import items, manage, market, piece_at, squares, two_cities
from tests.civilization.position import Position

CITY = 1  # the second city of seat 0: 9 production


def acting(position: Position, city: str = "second") -> Position:
    manage(position).play(0, f"city {city}")
    return position


def armies(position: Position, square: str, seat: int = 0) -> int:
    return len(position.state.armies_at(seat, position.square(square)))


# --- how much


@pytest.mark.rule("R-CIV-150", "R-CIV-120")
def test_production_is_the_icons_of_the_unblockaded_outskirts_and_modifiers() -> None:
    position = two_cities()
    assert (plain_production(position.state, 0), plain_production(position.state, CITY)) == (6, 9)
    position.put(1, "army", "A5")
    assert plain_production(position.state, CITY) == 7
    position.state.boost[CITY] = 4
    assert plain_production(position.state, CITY) == 11
    position.state.invested[p.INFRASTRUCTURE] = 2
    assert plain_production(position.state, CITY) == 13
    position.wonder(0, "chichen_itza", "C1")  # over the forest of the capital
    assert plain_production(position.state, CITY) == 16
    position.state.government[0] = p.COMMUNIST
    assert plain_production(position.state, CITY) == 18


@pytest.mark.rule("R-CIV-150", "R-CIV-128")
def test_a_scout_brings_the_production_of_its_square_once_a_turn() -> None:
    position = two_cities()
    (scout,) = position.put(0, "scout", "D2")  # forest
    position.state.assigned[scout] = CITY
    give_action(position.state, CITY)
    assert plain_production(position.state, CITY) == 11
    acting(position).play(0, "produce army", "on A5")
    assert plain_production(position.state, CITY) == 9


@pytest.mark.rule("R-CIV-151")
def test_one_item_that_the_production_pays_for() -> None:
    position = two_cities()
    position.know(0, "construction")
    market(position, "stonehenge", "colossus")
    acting(position)
    assert items(position) == ["army", "scout", "infantry", "mounted", "artillery", "workshop"]
    assert position.why(0, "produce stonehenge").rule == "R-CIV-151"
    position.play(0, "produce infantry")
    assert position.state.unit_count(0) == 1
    assert position.legal(0) == ["city capital", "end"]
    assert plain_production(position.state, CITY) == 9  # what was not used is not kept
    assert position.state.boost[CITY] == 0


@pytest.mark.rule("R-CIV-190", "R-CIV-552")
def test_an_empty_place_of_the_wonder_market_offers_nothing() -> None:
    position = two_cities()
    position.state.boost[CITY] = 30
    market(position, "colossus")
    acting(position)
    assert items(position) == ["army", "scout", "infantry", "mounted", "artillery", "colossus"]


@pytest.mark.rule("R-CIV-171", "R-CIV-172", "R-CIV-156")
def test_a_harbor_is_produced_in_water() -> None:
    position = two_cities()
    position.know(0, "navigation")
    acting(position).play(0, "produce harbor")
    assert piece_at(position, "C5") == "harbor"
    assert position.state.pool[p.HARBOR // 2] == 9
    assert position.state.unit_count(0) == 0


@pytest.mark.rule("R-CIV-156", "R-CIV-490")
@pytest.mark.parametrize(
    ("item", "techs", "cost"),
    [
        ("army", (), 4),
        ("scout", (), 6),
        ("walls", ("masonry",), 7),
        ("infantry", (), 5),
        ("infantry", ("democracy",), 7),
        ("infantry", ("gunpowder",), 9),
        ("infantry", ("replaceable_parts",), 11),
        ("mounted", ("chivalry",), 7),
        ("artillery", ("mathematics", "metal_casting"), 9),
        ("aircraft", ("flight",), 12),
        ("library", (), 5),
        ("granary", (), 5),
        ("university", (), 8),
        ("aqueduct", (), 8),
        ("harbor", (), 7),
        ("trading_post", (), 7),
        ("iron_mine", (), 10),
        ("academy", (), 10),
        ("stonehenge", (), 10),
        ("panama_canal", ("engineering",), 20),
    ],
)
def test_costs(item: str, techs: tuple[str, ...], cost: int) -> None:
    position = two_cities()
    position.know(0, *techs)
    assert item_cost(position.state, 0, ITEMS.index(item)) == cost


@pytest.mark.rule("R-CIV-156", "R-CIV-112")
def test_walls_need_masonry_and_are_built_once() -> None:
    position = two_cities()
    acting(position)
    assert position.why(0, "produce walls").rule == "R-CIV-112"
    position = two_cities()
    position.know(0, "masonry")
    acting(position).play(0, "produce walls")
    assert position.state.walls == 1 << CITY
    give_action(position.state, CITY)
    position.play(0, "city second")
    assert position.why(0, "produce walls").rule == "R-CIV-112"


# --- figures and units


@pytest.mark.rule("R-CIV-157", "R-CIV-126", "R-CIV-124")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_where_a_figure_is_placed(figure: str) -> None:
    position = two_cities()
    position.put(1, "scout", "A5")  # an enemy
    position.put(0, "army", "B5", 2)  # the stacking limit
    position.put(0, "army", "A6")
    position.state.spot[position.square("B7")] = 0
    acting(position).play(0, f"produce {figure}")
    assert squares(position) == ["A6", "A7", "C6", "C7"]
    for square in ("A5", "B5", "B7", "C5", "B6", "C2"):
        assert position.why(0, f"on {square}").rule == "R-CIV-157"
    position.play(0, "on A6")
    assert position.state.count_at(0, position.square("A6")) == 2


@pytest.mark.rule("R-CIV-157")
@pytest.mark.parametrize(("tech", "afloat"), [("navigation", False), ("sailing", True)])
def test_a_figure_is_placed_in_water_by_those_who_may_end_there(tech: str, afloat: bool) -> None:
    position = two_cities()
    position.know(0, tech)
    acting(position).play(0, "produce army")
    assert ("C5" in squares(position)) == afloat


@pytest.mark.rule("R-CIV-157")
@pytest.mark.parametrize("spot", [0, 1, 2])
def test_no_figure_on_a_marker(spot: int) -> None:
    position = two_cities()
    position.state.spot[position.square("B7")] = spot
    acting(position).play(0, "produce army")
    assert "B7" not in squares(position)


@pytest.mark.rule("R-CIV-005")
def test_a_figure_needs_one_that_is_not_built() -> None:
    position = two_cities()
    position.put(0, "scout", "D4", 2)
    acting(position)
    assert position.why(0, "produce scout").rule == "R-CIV-005"
    position.state.put_figure(p.FIRST_SCOUT, p.NONE)  # killed
    assert "scout" in items(position)


@pytest.mark.rule("R-CIV-005", "R-CIV-006")
@pytest.mark.parametrize(("civ", "number"), [("rome", 6), ("russia", 7)])
def test_how_many_armies_there_are(civ: str, number: int) -> None:
    position = two_cities(civs=(civ, "egypt"))
    position.put(0, "army", "D4", number - 1)
    acting(position)
    assert "army" in items(position)
    position.put(0, "army", "D4")
    assert position.why(0, "produce army").rule == "R-CIV-005"
    assert "scout" in items(position)
    position.state.put_figure(0, p.NONE)  # whichever is killed
    assert "army" in items(position)


@pytest.mark.rule("R-CIV-158")
def test_a_unit_is_drawn_by_chance_and_its_owner_alone_sees_it() -> None:
    position = two_cities()
    position.chance.loaded = [14]  # the last of 3 + 9 + 3 cards
    acting(position).play(0, "produce artillery")
    assert position.state.units[p.ARTILLERY * p.GRADES + 2] == 1
    assert position.state.unit_deck[p.ARTILLERY * p.GRADES + 2] == 2
    (drawn,) = position.said("unit-drawn")
    assert drawn.audience == 1 << 0


@pytest.mark.rule("R-CIV-159")
def test_aircraft_need_flight() -> None:
    position = two_cities()
    position.state.boost[CITY] = 9
    acting(position)
    assert {"infantry", "mounted", "artillery"} <= set(items(position))
    assert position.why(0, "produce aircraft").rule == "R-CIV-159"
    position = two_cities()
    position.state.boost[CITY] = 3
    position.know(0, "flight")
    acting(position).play(0, "produce aircraft")
    assert sum(position.state.units[p.AIRCRAFT * p.GRADES : p.AIRCRAFT * p.GRADES + p.GRADES]) == 1


@pytest.mark.rule("R-CIV-160")
def test_a_type_without_cards_cannot_be_built_and_killed_ones_are_shuffled_again() -> None:
    position = two_cities()
    position.state.unit_deck[0:3] = [0, 0, 0]
    acting(position)
    assert position.why(0, "produce infantry").rule == "R-CIV-160"
    position.state.unit_below[1] = 1
    position.play(0, "produce infantry")
    assert position.state.units[1] == 1
    assert position.state.unit_below[1] == 0


@pytest.mark.rule("R-CIV-548")
def test_units_without_armies_and_armies_without_units() -> None:
    position = acting(two_cities())
    position.play(0, "produce infantry", "city capital", "produce army", "on C3")
    assert (position.state.unit_count(0), armies(position, "C3")) == (1, 1)
    position = acting(two_cities())
    position.play(0, "produce army", "on A5")
    assert (position.state.unit_count(0), armies(position, "A5")) == (0, 1)


# --- rushing, caravans, boosts


@pytest.mark.rule("R-CIV-153")
@pytest.mark.parametrize(("trade", "possible"), [(2, False), (3, True), (27, True)])
def test_rushing_costs_3_trade_for_each_production_in_whole_steps(trade: int, possible: bool) -> None:
    position = two_cities()
    position.state.trade[0] = trade
    market(position, "stonehenge")
    acting(position)
    assert ("stonehenge" in items(position)) == possible
    if possible:
        position.play(0, "produce stonehenge", "on A5")
        assert position.state.trade[0] == trade - 3
        assert piece_at(position, "A5") == "stonehenge"


@pytest.mark.rule("R-CIV-153")
def test_rushing_may_be_repeated_as_often_as_it_is_affordable() -> None:
    position = two_cities()
    market(position, "brandenburg_gate")
    position.state.trade[0] = 17
    acting(position)
    assert "brandenburg_gate" not in items(position)  # 9 and 5 make 14
    position.state.trade[0] = 18
    position.play(0, "produce brandenburg_gate", "on A5")
    assert position.state.trade[0] == 0


@pytest.mark.rule("R-CIV-154", "R-CIV-500")
def test_america_rushes_2_production_for_3_trade() -> None:
    position = two_cities(civs=("america", "egypt"))
    market(position, "brandenburg_gate")
    position.state.trade[0] = 8
    acting(position)
    assert "brandenburg_gate" not in items(position)  # 9 and 4
    position.state.trade[0] = 9
    position.play(0, "produce brandenburg_gate", "on A5")
    assert position.state.trade[0] == 0
    assert [event.values["production"] for event in position.said("rushes")] == [6]


@pytest.mark.rule("R-CIV-154", "R-CIV-155")
def test_america_rushes_as_many_steps_as_a_caravan_leaves() -> None:
    position = two_cities(civs=("america", "egypt"))
    market(position, "brandenburg_gate")  # 15, and 9 are there
    position.state.trade[0] = 9
    position.state.city_marker[CITY] = p.CARAVAN
    acting(position).play(0, "produce brandenburg_gate", "on A5")
    assert position.legal(0) == ["rush 3 0", "rush 2 1"]
    position.play(0, "rush 2 1")
    assert (position.state.trade[0], position.state.city_marker[CITY]) == (3, p.NO_MARKER)


@pytest.mark.rule("R-CIV-154")
def test_surplus_of_a_step_of_america_is_lost() -> None:
    position = two_cities(civs=("america", "egypt"))
    market(position, "stonehenge")
    position.state.trade[0] = 9
    acting(position).play(0, "produce stonehenge", "on A5")
    assert position.state.trade[0] == 6
    assert position.state.boost[CITY] == 0


@pytest.mark.rule("R-CIV-155", "R-CIV-685")
def test_a_caravan_gives_2_production_and_is_gone() -> None:
    position = two_cities()
    market(position, "stonehenge")
    position.state.city_marker[CITY] = p.CARAVAN
    position.state.forts_left -= 1
    acting(position).play(0, "produce stonehenge", "on A5")
    assert piece_at(position, "A5") == "stonehenge"
    assert position.state.city_marker[CITY] == p.NO_MARKER
    assert position.state.forts_left == p.FORTIFY_SUPPLY


@pytest.mark.rule("R-CIV-155", "R-CIV-685")
def test_the_owner_chooses_between_caravan_and_trade() -> None:
    position = two_cities()
    market(position, "stonehenge")
    position.state.city_marker[CITY] = p.CARAVAN
    position.state.trade[0] = 5
    acting(position).play(0, "produce stonehenge", "on A5")
    assert position.legal(0) == ["rush 1 0", "rush 0 1"]
    position.play(0, "rush 1 0")
    assert (position.state.trade[0], position.state.city_marker[CITY]) == (2, p.CARAVAN)
    assert (piece_at(position, "A5"), position.legal(0)) == ("stonehenge", ["city capital", "end"])


@pytest.mark.rule("R-CIV-155")
def test_a_caravan_that_is_not_needed_stays_and_a_fortification_is_none() -> None:
    position = two_cities()
    position.state.city_marker[CITY] = p.CARAVAN
    acting(position).play(0, "produce infantry")
    assert position.state.city_marker[CITY] == p.CARAVAN
    assert not position.said("rushes")
    position = two_cities()
    market(position, "stonehenge")
    position.state.city_marker[0] = p.CARAVAN  # of the other city
    position.state.city_marker[CITY] = p.FORTIFICATION
    acting(position)
    assert "stonehenge" not in items(position)


@pytest.mark.rule("R-CIV-543")
def test_a_boost_is_used_up_by_the_next_produce_action_of_its_city() -> None:
    position = two_cities()
    market(position, "stonehenge")
    position.state.boost[CITY] = 3
    for city in (0, CITY):
        give_action(position.state, city)
    acting(position, "capital")
    assert "stonehenge" not in items(position)  # the boost is the other city's
    position.play(0, "arts", "city second", "arts", "city second")
    assert "stonehenge" in items(position)  # not used by the arts
    position.play(0, "produce infantry")
    assert position.state.boost[CITY] == 0


@pytest.mark.rule("R-CIV-543")
def test_an_unused_boost_lapses_with_the_turn() -> None:
    position = two_cities()
    position.state.boost[CITY] = 3
    NextTurn().run(position.state)
    assert plain_production(position.state, CITY) == 9


# --- Engineering


@pytest.mark.rule("R-CIV-152", "R-CIV-547")
def test_engineering_splits_the_production_over_two_items() -> None:
    position = two_cities()
    position.know(0, "engineering")
    acting(position).play(0, "produce army", "on A5")
    assert position.legal(0) == ["pass", "produce army", "produce infantry", "produce mounted", "produce artillery"]
    assert position.why(0, "produce scout").rule == "R-CIV-151"  # 4 and 6
    position.play(0, "produce infantry")
    assert (armies(position, "A5"), position.state.unit_count(0)) == (1, 1)
    assert position.legal(0) == ["city capital", "end"]


@pytest.mark.rule("R-CIV-152")
def test_engineering_works_for_one_city_a_turn() -> None:
    position = two_cities()
    position.know(0, "engineering")
    position.state.boost[0] = 6
    acting(position).play(0, "produce army", "on A5", "produce army", "on A5")
    assert armies(position, "A5") == 2
    position.play(0, "city capital", "produce army", "on C3")
    assert armies(position, "C3") == 1
    assert position.legal(0) == ["end"]


@pytest.mark.rule("R-CIV-152")
def test_engineering_may_be_left_for_another_city() -> None:
    position = two_cities()
    position.know(0, "engineering")
    position.state.boost[0] = 2
    acting(position).play(0, "produce army", "on A5", "pass", "city capital", "produce army", "on C3")
    assert "produce army" in position.legal(0)
    assert (armies(position, "A5"), armies(position, "C3")) == (1, 0)  # the second one is still being planned
    assert position.state.person_below == 0  # nobody's card helped


@pytest.mark.rule("R-CIV-152", "R-CIV-547")
def test_both_items_obey_the_limits_together() -> None:
    position = two_cities()
    position.know(0, "engineering")
    position.state.boost[CITY] = 11
    position.put(0, "scout", "D4")  # one scout is left
    position.put(0, "army", "A5")
    acting(position).play(0, "produce scout", "on A5")
    assert position.why(0, "produce scout").rule == "R-CIV-005"
    position.play(0, "produce army")
    assert "A5" not in squares(position)  # the scout will fill it


@pytest.mark.rule("R-CIV-152", "R-CIV-547")
@pytest.mark.parametrize(
    ("item", "rule"),
    [("walls", "R-CIV-112"), ("infantry", "R-CIV-160"), ("stonehenge", "R-CIV-191"), ("harbor", "R-CIV-172")],
)
def test_what_there_is_only_one_of_is_not_built_twice(item: str, rule: str) -> None:
    position = two_cities()
    position.know(0, "engineering", "masonry", "navigation")
    position.state.boost[CITY] = 20
    position.state.unit_deck[0:3] = [1, 0, 0]
    market(position, "stonehenge")
    acting(position).play(0, f"produce {item}")
    if item == "stonehenge":
        position.play(0, "on A5")
    assert position.why(0, f"produce {item}").rule == rule
    position.play(0, "produce mounted")
    assert position.state.unit_count(0) == (2 if item == "infantry" else 1)


@pytest.mark.rule("R-CIV-157", "R-CIV-550")
@pytest.mark.parametrize("order", [("workshop", "army"), ("army", "workshop")])
def test_a_figure_and_a_building_share_a_square(order: tuple[str, str]) -> None:
    position = two_cities()
    position.know(0, "engineering", "construction")
    position.state.boost[CITY] = 9
    position.put(0, "army", "B7")  # with the new one the stack is full
    acting(position)
    for item in order:
        position.play(0, f"produce {item}", "on B7")
    assert (armies(position, "B7"), piece_at(position, "B7")) == (2, "workshop")


@pytest.mark.rule("R-CIV-174")
@pytest.mark.parametrize(("option", "forbidden"), [("forbidden", True), ("replaces", False)])
def test_two_star_buildings_at_once_are_built_only_where_the_second_replaces_the_first(
    option: str, forbidden: bool
) -> None:
    position = two_cities(second_star_building=option)
    position.know(0, "engineering", "currency", "philosophy")
    position.state.boost[CITY] = 20
    acting(position).play(0, "produce market", "on A5")
    if forbidden:
        assert position.why(0, "produce temple").rule == "R-CIV-174"
        assert position.why(0, "produce market").rule == "R-CIV-174"
        position.play(0, "produce army", "on A5")
        assert piece_at(position, "A5") == "market"
        position = two_cities(second_star_building=option)
        position.know(0, "engineering", "currency", "construction")
        position.state.boost[CITY] = 20
        acting(position).play(0, "produce workshop", "on B7", "produce market", "on A5")  # one star is enough
        assert (piece_at(position, "A5"), piece_at(position, "B7")) == ("market", "workshop")
    else:
        position.play(0, "produce temple", "on A6")
        assert (piece_at(position, "A5"), piece_at(position, "A6")) == ("", "temple")


@pytest.mark.rule("R-CIV-547")
def test_the_first_item_does_not_raise_the_production_for_the_second() -> None:
    position = two_cities()
    position.know(0, "engineering", "construction")
    position.state.boost[CITY] = 1
    acting(position).play(0, "produce workshop", "on B7")
    assert "produce army" not in position.legal(0)  # 7 and 4 are more than 10, though the Workshop brings 2 more
    assert piece_at(position, "B7") == "workshop"


@pytest.mark.rule("R-CIV-547", "R-CIV-153")
def test_rushing_counts_for_both_items() -> None:
    position = two_cities()
    position.know(0, "engineering")
    position.state.trade[0] = 4
    acting(position).play(0, "produce army", "on A5", "produce scout", "on A6")
    assert position.state.trade[0] == 1


@pytest.mark.rule("R-CIV-547")
def test_two_buildings_need_two_squares_and_two_markers() -> None:
    position = two_cities()
    position.know(0, "engineering", "construction")
    position.state.boost[CITY] = 9
    acting(position).play(0, "produce workshop", "on B7", "produce workshop")
    assert squares(position) == ["C6", "C7"]
    position.play(0, "on C7")
    assert (piece_at(position, "B7"), piece_at(position, "C7")) == ("workshop", "workshop")
    position = two_cities()
    position.know(0, "engineering", "construction")
    position.state.boost[CITY] = 9
    position.state.pool[p.WORKSHOP // 2] = 1
    acting(position).play(0, "produce workshop", "on B7")
    assert position.why(0, "produce workshop").rule == "R-CIV-178"


# --- Michelangelo


def michelangelo(wonder: str, card: str = "michelangelo") -> Position:
    """He, or another artist, is held face down and can be used; the wonder is in the market."""
    position = two_cities()
    position.person("artist", "A3")
    position.card(0, card)
    market(position, wonder)
    return position


@pytest.mark.rule("R-CIV-199", "R-CIV-641")
def test_michelangelo_saves_5_production_besides_a_tech() -> None:
    position = two_cities()
    position.know(0, "metalworking")
    position.person("artist", "A3")
    position.card(0, "michelangelo")
    market(position, "colossus", "oracle")
    acting(position)
    # 10 with the tech; the Oracle 10 with Code of Laws
    assert {"colossus", "oracle"} <= set(items(position))
    position.play(0, "produce colossus", "on A5")
    assert piece_at(position, "A5") == "colossus"
    assert position.state.person_below >> p.P_MICHELANGELO & 1
    assert not position.state.down[0]


@pytest.mark.rule("R-CIV-199", "R-CIV-641")
def test_michelangelo_may_be_spared_and_saves_trade() -> None:
    position = michelangelo("great_wall")  # 15, and 9 are there
    position.state.trade[0] = 27
    acting(position).play(0, "produce great_wall", "on A5")
    assert position.legal(0) == ["rush 6 0", "use michelangelo"]
    position.play(0, "use michelangelo")
    assert position.state.trade[0] == 24
    assert piece_at(position, "A5") == "great_wall"


@pytest.mark.rule("R-CIV-199")
def test_michelangelo_is_for_wonders_only_and_needs_an_artist() -> None:
    position = two_cities()
    position.card(0, "michelangelo")
    market(position, "stonehenge")
    acting(position)
    assert "stonehenge" not in items(position)
    position = michelangelo("panama_canal")
    position.know(0, "banking")
    acting(position)
    assert "bank" not in items(position)
    position.state.trade[0] = 3
    position.play(0, "produce bank", "on A5")
    assert (piece_at(position, "A5"), position.state.trade[0]) == ("bank", 0)
    assert position.state.down[0] == 1 << p.P_MICHELANGELO  # not asked for, not spent


@pytest.mark.rule("R-CIV-199")
def test_michelangelo_is_not_spent_where_the_city_pays_alone() -> None:
    position = michelangelo("stonehenge")
    position.state.boost[CITY] = 1  # 10 in all
    acting(position).play(0, "produce stonehenge", "on A5")
    assert piece_at(position, "A5") == "stonehenge"
    assert position.state.down[0] == 1 << p.P_MICHELANGELO
    assert position.state.person_below == 0


@pytest.mark.rule("R-CIV-199", "R-CIV-155")
def test_without_michelangelo_only_ways_that_pay_the_whole_cost_are_offered() -> None:
    position = michelangelo("colossus")  # 15, and 9 are there
    position.state.city_marker[CITY] = p.CARAVAN
    position.state.trade[0] = 5
    acting(position).play(0, "produce colossus", "on A5")  # only with him: 10, by the caravan or by a step
    assert position.legal(0) == ["rush 1 0", "rush 0 1"]
    assert position.state.trade[0] == 5
    position.play(0, "rush 0 1")
    assert position.state.person_below >> p.P_MICHELANGELO & 1
    assert (piece_at(position, "A5"), position.state.trade[0]) == ("colossus", 5)


@pytest.mark.rule("R-CIV-199", "R-CIV-152")
def test_michelangelo_saves_on_one_of_two_items() -> None:
    position = michelangelo("stonehenge")
    position.know(0, "engineering")
    acting(position).play(0, "produce army", "on A5", "produce stonehenge", "on A5")  # 4 and 10 are 14
    assert (armies(position, "A5"), piece_at(position, "A5")) == (1, "stonehenge")
    assert position.state.person_below >> p.P_MICHELANGELO & 1


@pytest.mark.rule("R-CIV-639", "R-CIV-152")
@pytest.mark.parametrize(("card", "offered"), [("michelangelo", True), ("valmiki", False)])
def test_who_might_hold_michelangelo_is_asked_for_a_second_item(card: str, offered: bool) -> None:
    position = michelangelo("stonehenge", card)
    position.know(0, "engineering", "masonry")
    position.state.unit_deck = [0] * p.CLASSES
    position.state.boost[CITY] = 3  # after walls only a wonder with his help is in reach: 7 and 5 of 12
    position.put(0, "army", "D4", 6)
    acting(position).play(0, "produce walls")
    assert position.legal(0) == (["pass", "produce stonehenge"] if offered else ["pass"])


@pytest.mark.rule("R-CIV-639", "R-CIV-480")
def test_who_might_hold_michelangelo_is_asked_as_well() -> None:
    position = michelangelo("great_wall", "valmiki")
    position.state.trade[0] = 27
    acting(position).play(0, "produce great_wall", "on A5")
    assert position.legal(0) == ["rush 6 0"]
