"""Building (ledger section 14)."""

from __future__ import annotations

import pytest

from tests.cyclades.position import Position

WORKS = [("poseidon", "port"), ("ares", "fortress"), ("zeus", "temple"), ("athena", "university")]
BUILDINGS = [building for _, building in WORKS]


def builder(god: str = "zeus", gold: int = 10) -> Position:
    """Blue has N9 (slots 1 and 2 lie under the metropolis square, 3 and 4 beside it) and N4 (one slot)."""
    return Position(4).isle("N9", "blue", 1).isle("N4", "blue", 0).seat("blue", gold).turn("blue", god)


# --- where, what and for how much


@pytest.mark.rule("R-CYC-144")
@pytest.mark.parametrize(("god", "building"), WORKS)
def test_a_building_costs_two_gold(god: str, building: str) -> None:
    p = builder(god, gold=3).play("build N9/3")
    assert (p.building("N9/3"), p.gold("blue")) == (building, 1)
    assert p.refused("build N9/4") == "R-CYC-144"  # 1 GP is not enough
    assert p.legal("build") == []


@pytest.mark.rule("R-CYC-144")
def test_two_gold_are_just_enough() -> None:
    assert builder(gold=2).play("build N9/3").gold("blue") == 0


@pytest.mark.rule("R-CYC-144")
def test_a_building_needs_a_free_slot_on_an_own_isle() -> None:
    p = builder().isle("N9", s3="port").isle("N1", "red", 1)
    assert set(p.legal("build")) == {"build N9/1", "build N9/2", "build N9/4", "build N4/1"}
    assert p.refused("build N9/3") == "R-CYC-147"  # taken
    assert p.refused("build N1/1") == "R-CYC-144"  # red's
    assert p.refused("build N7/1") == "R-CYC-144"  # neutral
    p.play("build N4/1")  # an own isle needs no troops
    assert p.building("N4/1") == "temple"


@pytest.mark.rule("R-CYC-145")
@pytest.mark.parametrize(("god", "building"), WORKS)
def test_any_number_in_one_turn_but_only_the_gods_type(god: str, building: str) -> None:
    p = builder(god).play("build N9/1", "build N9/2", "build N9/3", "build N9/4", "build N4/1")
    assert [p.building(slot) for slot in ("N9/1", "N9/2", "N9/3", "N9/4", "N4/1")] == [building] * 5
    assert p.gold("blue") == 0


@pytest.mark.rule("R-CYC-145")
def test_one_free_slot_offers_one_building() -> None:
    p = Position(4).isle("N4", "blue", 1).seat("blue", 10).turn("blue", "ares")
    assert p.legal("build") == ["build N4/1"]


@pytest.mark.rule("R-CYC-146")
def test_the_same_type_may_be_built_several_times_also_on_one_isle() -> None:
    p = builder("poseidon").play("build N9/3", "build N9/4", "build N4/1")
    assert [p.building(slot) for slot in ("N9/3", "N9/4", "N4/1")] == ["port"] * 3


@pytest.mark.rule("R-CYC-146")
def test_a_type_that_stands_there_from_an_earlier_turn_is_no_hindrance() -> None:
    p = builder("ares").isle("N9", s1="fortress").play("build N9/2")
    assert (p.building("N9/1"), p.building("N9/2")) == ("fortress", "fortress")


@pytest.mark.rule("R-CYC-147")
@pytest.mark.parametrize("slot", ["N9/1", "N9/2", "N9/3", "N9/4", "N4/1"])
def test_the_player_chooses_the_slot_and_it_holds_one_building(slot: str) -> None:
    p = builder().play(f"build {slot}")
    assert p.building(slot) == "temple"
    assert p.state.tiles_left[2] == 9
    assert p.refused(f"build {slot}") == "R-CYC-147"
    assert f"build {slot}" not in p.legal()


@pytest.mark.rule("R-CYC-147")
@pytest.mark.parametrize("slot", ["N10/1", "N10/2"])
def test_the_slot_matters_for_a_later_metropolis(slot: str) -> None:
    """On N10 the metropolis square covers slots 2 and 3: a tile on 1 survives, one on 2 does not."""
    p = Position(4).isle("N10", "blue", 1).seat("blue", 9, philosophers=3).turn("blue", "athena")
    p.play(f"build {slot}", "philosopher")
    assert p.has_metropolis("N10")
    assert p.building(slot) == ("university" if slot == "N10/1" else "")


@pytest.mark.rule("R-CYC-148")
@pytest.mark.parametrize("god", [god for god, _ in WORKS])
def test_buildings_are_neither_pulled_down_nor_moved_nor_changed_at_will(god: str) -> None:
    p = builder(god).isle("N9", s1="port", s3="temple")
    for line in ("raze N9/1", "give N9/1", "change N9/1 fortress", "raze N9/3", "build N9/1"):
        assert p.refused(line) != ""
    assert {line.split()[0] for line in p.legal()} <= {"end", "fleet", "troop", "priest", "philosopher", "build"}
    p.play("build N9/4")
    assert (p.building("N9/1"), p.building("N9/3")) == ("port", "temple")


# --- effects


def naval_battle(*dice: int) -> Position:
    """Blue's fleet on B3 attacks red's on C3, next to red's isle N3. Red's N9 touches neither."""
    p = Position(4).isle("N3", "red", 1).isle("N9", "red", 1).isle("N7", "blue", 1)
    p.sea("C3", "red").sea("B3", "blue").seat("blue", 9).turn("blue", "poseidon")
    return p.dice(*dice)


def land_battle(*dice: int) -> Position:
    """Blue's troop on N1 attacks red's on N3 over the fleet on C3."""
    p = Position(4).isle("N3", "red", 1).isle("N9", "red", 1).isle("N1", "blue", 1).isle("N7", "blue", 1)
    return p.sea("C3", "blue").seat("blue", 9).turn("blue", "ares").dice(*dice)


@pytest.mark.rule("R-CYC-149")
@pytest.mark.parametrize("building", BUILDINGS)
def test_only_a_port_helps_defending_fleets_by_one(building: str) -> None:
    p = naval_battle(1, 0).isle("N3", s1=building).play("sail 1 B3 C3")  # 2 against 1, with a port 2 against 2
    assert p.fleet_owner("C3") == ("" if building == "port" else "blue")


@pytest.mark.rule("R-CYC-149")
def test_two_ports_help_by_two() -> None:
    p = naval_battle(1, 0).isle("N3", s1="port", s2="port").play("sail 1 B3 C3")
    assert (p.fleet_owner("C3"), p.fleets_left("blue")) == ("red", 8)


@pytest.mark.rule("R-CYC-149")
@pytest.mark.parametrize("owner", ["blue", "green"])
def test_a_port_of_the_attacker_or_of_a_third_player_counts_for_nobody(owner: str) -> None:
    p = naval_battle(1, 1).isle("N1", owner, 1, s1="port").play("sail 1 B3 C3")  # N1 touches B3 and C3
    assert p.fleet_owner("C3") == ""  # 2 against 2


@pytest.mark.rule("R-CYC-149")
def test_a_port_far_away_does_not_help() -> None:
    p = naval_battle(1, 0).isle("N9", s1="port").play("sail 1 B3 C3")
    assert p.fleet_owner("C3") == "blue"


@pytest.mark.rule("R-CYC-149")
@pytest.mark.parametrize("building", BUILDINGS)
def test_only_a_fortress_helps_defending_troops_by_one(building: str) -> None:
    p = land_battle(1, 0).isle("N3", s1=building).play("march 1 N1 N3")
    assert p.owner("N3") == ("red" if building == "fortress" else "blue")
    assert p.troops("N3") == (0 if building == "fortress" else 1)  # 2 against 2: both fall


@pytest.mark.rule("R-CYC-149")
def test_two_fortresses_help_by_two() -> None:
    p = land_battle(1, 0).isle("N3", s1="fortress", s2="fortress").play("march 1 N1 N3")
    assert (p.owner("N3"), p.troops("N3"), p.troops_left("blue")) == ("red", 1, 7)


@pytest.mark.rule("R-CYC-149")
def test_fortresses_help_neither_the_attacker_nor_another_isle() -> None:
    p = land_battle(1, 1).isle("N1", s1="fortress").isle("N9", s1="fortress").play("march 1 N1 N3")
    assert (p.owner("N3"), p.troops("N3")) == ("red", 0)  # 2 against 2


@pytest.mark.rule("R-CYC-149")
@pytest.mark.parametrize("building", BUILDINGS)
def test_only_a_temple_makes_a_creature_cheaper_once_a_cycle(building: str) -> None:
    p = builder().isle("N9", s1=building).track(four="fates", three="sphinx")
    prices = ["call fates 4", "call fates 3"] if building == "temple" else ["call fates 4"]
    assert p.legal("call fates") == prices
    p.play(prices[-1])
    assert p.legal("call sphinx") == ["call sphinx 3"]  # used up in this cycle


@pytest.mark.rule("R-CYC-149")
def test_the_discount_of_a_temple_comes_back_with_the_next_cycle() -> None:
    p = builder().isle("N9", s1="temple").track(four="fates", three="sphinx")
    p.state.gods = [0, 1, 2]
    p.play("call fates 3")
    assert p.state.discounts(p.number("blue")) == 0
    p.play("end")
    assert p.state.discounts(p.number("blue")) == 1


@pytest.mark.rule("R-CYC-149")
def test_a_university_changes_no_revenue_and_no_offering() -> None:
    p = builder("athena")
    income = p.state.income(p.number("blue"))
    p.play("build N9/3")
    assert p.state.income(p.number("blue")) == income == 2
    p.seat("blue", 2).offerings(["blue", "red", "green", "yellow"], ["zeus", "ares", "athena"])
    assert p.refused("bid zeus 2") == ""
    assert p.refused("bid zeus 3") == "R-CYC-069"


COASTS = {
    3: ("N3", ("C1", "C2", "D1", "D3", "E2", "E4", "F3", "F4")),
    4: ("N3", ("C3", "C4", "D3", "D5", "E4", "E6", "F5", "F6")),
    5: ("N4", ("C3", "C4", "D3", "D5", "E4", "E6", "F5", "F6")),
}


@pytest.mark.rule("R-CYC-150")
@pytest.mark.parametrize(("players", "sea"), [(players, sea) for players, (_, seas) in COASTS.items() for sea in seas])
def test_a_port_works_on_every_space_around_its_isle(players: int, sea: str) -> None:
    p = Position(players).isle(COASTS[players][0], "red", 0, s1="port").sea(sea, "red").seat("blue", 9)
    start = p.board.sea_names[p.board.neighbours[p.board.sea_number[sea]][0]]
    p.sea(start, "blue").turn("blue", "poseidon").dice(1, 0).play(f"sail 1 {start} {sea}")
    assert p.fleet_owner(sea) == ""  # 2 against 1 and a port
    assert p.fleets_left("red") == 8


@pytest.mark.rule("R-CYC-150")
@pytest.mark.parametrize(("origin", "sea"), [("N1", "C3"), ("N2", "C4"), ("N5", "E6"), ("N8", "F6"), ("N6", "F5")])
def test_troops_and_fortresses_protect_all_of_an_isle(origin: str, sea: str) -> None:
    """From whatever side blue lands on N3, he meets both troops and the fortress."""
    p = Position(4).isle("N3", "red", 2, s2="fortress").isle("N9", "red", 1).isle(origin, "blue", 3)
    p.sea(sea, "blue").seat("blue", 9).turn("blue", "ares").dice(1, 1).play(f"march 3 {origin} N3")
    assault = p.happened("assault")[0]
    assert (assault["attack"], assault["defence"]) == (4, 4)
    assert (p.troops("N3"), p.troops_left("blue")) == (1, 6)


@pytest.mark.rule("R-CYC-294")
@pytest.mark.parametrize("slot", ["N9/1", "N9/2"])
def test_slots_under_the_metropolis_square_are_ordinary_until_a_metropolis_stands(slot: str) -> None:
    p = builder().play(f"build {slot}")
    assert (p.building(slot), p.gold("blue")) == ("temple", 8)
    assert p.state.discounts(p.number("blue")) == 1
    q = builder().isle("N9", metropolis=True)
    assert q.refused(f"build {slot}") == "R-CYC-161"
    assert set(q.legal("build")) == {"build N9/3", "build N9/4", "build N4/1"}


@pytest.mark.rule("R-CYC-294")
def test_another_isles_metropolis_covers_nothing_here() -> None:
    p = builder().isle("N4", metropolis=True)
    assert p.legal("build") == ["build N9/1", "build N9/2", "build N9/3", "build N9/4"]
