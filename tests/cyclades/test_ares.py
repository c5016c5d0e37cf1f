"""Ares: troops, their price ladder and their moves (ledger section 13)."""

from __future__ import annotations

import pytest

from tests.cyclades.position import Position


def ares(gold: int = 10, troops: int = 3) -> Position:
    """Blue has isles N1 (with troops) and N4 (empty), a fleet on C3 between N1 and N3, and plays Ares."""
    p = Position(4).isle("N1", "blue", troops).isle("N4", "blue", 0).sea("C3", "blue")
    return p.seat("blue", gold).turn("blue", "ares")


def red_holds(p: Position, troops: int) -> Position:
    """Red owns N3 and, so that it is not his last isle, N9."""
    return p.isle("N3", "red", troops).isle("N9", "red", 1)


# --- recruiting


@pytest.mark.rule("R-CYC-131")
def test_four_troops_cost_nothing_then_two_three_and_four() -> None:
    p = ares(gold=20)
    purse = []
    for isle in ("N1", "N4", "N1", "N1"):
        p.play(f"troop {isle}")
        purse.append(p.gold("blue"))
    assert purse == [20, 18, 15, 11]
    assert (p.troops("N1"), p.troops("N4"), p.troops_left("blue")) == (6, 1, 1)
    assert p.refused("troop N1") == "R-CYC-131"
    assert p.legal("troop") == []


@pytest.mark.rule("R-CYC-131")
@pytest.mark.parametrize(("gold", "troops"), [(0, 1), (1, 1), (2, 2), (4, 2), (5, 3), (8, 3), (9, 4)])
def test_a_troop_must_be_paid_for(gold: int, troops: int) -> None:
    p = ares(gold, troops=0)
    p.play(*["troop N1"] * troops)
    assert p.troops("N1") == troops
    assert p.refused("troop N1") == "R-CYC-131"
    assert p.legal("troop") == []


@pytest.mark.rule("R-CYC-132")
def test_a_troop_is_placed_on_any_own_isle_also_an_empty_one() -> None:
    p = red_holds(ares(), 0)
    assert p.legal("troop") == ["troop N1", "troop N4"]
    assert p.refused("troop N3") == "R-CYC-132"  # red's, though nobody stands there
    assert p.refused("troop N5") == "R-CYC-132"  # neutral
    p.play("troop N4")
    assert (p.troops("N4"), p.owner("N4")) == (1, "blue")


@pytest.mark.rule("R-CYC-133")
def test_ares_builds_fortresses_for_two_gold_each() -> None:
    p = ares(gold=5).play("build N1/1", "build N4/1")
    assert (p.building("N1/1"), p.building("N4/1"), p.gold("blue")) == ("fortress", "fortress", 1)
    assert p.refused("build N1/2") == "R-CYC-144"
    assert p.legal("build") == []


# --- moving


@pytest.mark.rule("R-CYC-134")
def test_a_troop_move_costs_one_gold_for_any_number_of_troops() -> None:
    p = ares(gold=10, troops=3)
    assert [line for line in p.legal("march") if line.endswith("N3")] == [f"march {n} N1 N3" for n in (1, 2, 3)]
    p.play("march 2 N1 N3")
    assert (p.troops("N1"), p.troops("N3"), p.owner("N3"), p.gold("blue")) == (1, 2, "blue", 9)


@pytest.mark.rule("R-CYC-134")
def test_any_number_of_troop_moves_as_long_as_they_are_paid() -> None:
    p = ares(gold=3, troops=4).play("march 1 N1 N3", "march 1 N1 N3", "march 1 N1 N3")
    assert (p.troops("N1"), p.troops("N3"), p.gold("blue")) == (1, 3, 0)
    assert p.refused("march 1 N1 N3") in ("R-CYC-077", "R-CYC-134")
    assert p.legal("march") == []


@pytest.mark.rule("R-CYC-134")
def test_troops_march_from_an_own_isle_only() -> None:
    p = red_holds(ares(), 2).sea("F6", "blue")
    assert p.refused("march 1 N3 N1") == "R-CYC-134"  # red's troops
    assert p.refused("march 1 N8 N3") == "R-CYC-134"  # a neutral isle
    assert {line.split()[2] for line in p.legal("march")} == {"N1"}


@pytest.mark.rule("R-CYC-134", "R-CYC-135")
@pytest.mark.parametrize("troops", [1, 3])
def test_without_a_chain_no_isle_is_reached(troops: int) -> None:
    p = Position(4).isle("N1", "blue", troops).isle("N4", "blue", 1).seat("blue", 5).turn("blue", "ares")
    assert p.refused("march 1 N1 N3") == "R-CYC-135"
    assert p.refused("march 1 N1 N4") == "R-CYC-135"  # not even an own isle
    assert p.legal("march") == []


@pytest.mark.rule("R-CYC-135")
def test_one_space_next_to_both_isles_is_enough() -> None:
    p = ares()
    assert {line.split()[3] for line in p.legal("march")} == {"N3"}
    p.play("march 1 N1 N3")
    assert p.owner("N3") == "blue"


@pytest.mark.rule("R-CYC-135")
@pytest.mark.parametrize("missing", ["", "B3", "C4", "D5", "D6"])
def test_a_chain_needs_an_own_fleet_on_every_space(missing: str) -> None:
    p = Position(4).isle("N1", "blue", 2).isle("N2", "blue", 0).seat("blue", 5).turn("blue", "ares")
    for sea in ("B3", "C4", "D5", "D6"):  # N1, then along N2 and N3, to N5
        if sea != missing:
            p.sea(sea, "blue")
    assert p.refused("march 1 N1 N5") == ("R-CYC-135" if missing else "")
    assert ("march 1 N1 N5" in p.legal()) == (not missing)


@pytest.mark.rule("R-CYC-135")
def test_foreign_fleets_are_no_part_of_a_chain() -> None:
    p = Position(4).isle("N1", "blue", 2).seat("blue", 5).turn("blue", "ares")
    p.sea("B3", "blue").sea("C4", "red").sea("D5", "blue").sea("D6", "blue")
    assert p.refused("march 1 N1 N5") == "R-CYC-135"
    assert p.legal("march") == []


@pytest.mark.rule("R-CYC-135")
def test_links_of_a_chain_are_adjacent_to_each_other() -> None:
    p = ares().sea("F6", "blue")  # C3 and F6 both touch N3, but not each other
    assert p.refused("march 1 N1 N8") == "R-CYC-135"
    p.sea("D3", "blue").sea("E4", "blue").sea("F5", "blue")
    assert p.refused("march 1 N1 N8") == ""


@pytest.mark.rule("R-CYC-136")
def test_the_chain_does_not_run_over_an_isle_even_an_own_one() -> None:
    p = ares().isle("N3", "blue", 1).sea("F6", "blue")  # N1 - C3 - N3 - F6 - N8
    assert p.refused("march 1 N1 N8") == "R-CYC-135"
    p.play("march 1 N1 N3", "march 1 N3 N8")  # two moves instead
    assert (p.owner("N8"), p.gold("blue")) == ("blue", 8)


@pytest.mark.rule("R-CYC-136")
def test_the_length_of_a_chain_does_not_matter_and_its_fleets_stay() -> None:
    chain = ("A1", "A2", "A3", "B4", "C4", "D5", "E6", "F7")
    p = Position(4).isle("N1", "blue", 1).seat("blue", 1).turn("blue", "ares")
    for sea in chain:
        p.sea(sea, "blue")
    p.play("march 1 N1 N8")
    assert (p.owner("N8"), p.troops("N8"), p.gold("blue")) == ("blue", 1, 0)
    assert [p.fleets(sea) for sea in chain] == [1] * 8


@pytest.mark.rule("R-CYC-137")
def test_troops_arriving_on_an_own_isle_join() -> None:
    p = ares(troops=3).isle("N3", "blue", 2).play("march 2 N1 N3")
    assert (p.troops("N1"), p.troops("N3"), p.troops_left("blue")) == (1, 4, 3)
    assert p.happened("assault") == []


@pytest.mark.rule("R-CYC-138")
def test_a_neutral_isle_is_taken_without_battle() -> None:
    p = ares().play("march 1 N1 N3")
    assert (p.owner("N3"), p.troops("N3")) == ("blue", 1)
    assert p.happened("assault") == []


@pytest.mark.rule("R-CYC-138")
@pytest.mark.parametrize("metropolis", [False, True])
def test_a_foreign_isle_without_troops_falls_even_behind_fortresses(metropolis: bool) -> None:
    p = ares().isle("N3", "red", 0, s1="fortress", s2="fortress").isle("N9", "red", 1)
    if metropolis:
        p = ares().isle("N3", "red", 0, metropolis=True).isle("N9", "red", 1)
    p.play("march 1 N1 N3")
    assert (p.owner("N3"), p.troops("N3"), p.troops_left("blue")) == ("blue", 1, 5)
    assert p.happened("assault") == []


@pytest.mark.rule("R-CYC-139")
@pytest.mark.parametrize(("dice", "owner", "troops"), [((3, 0), "blue", 1), ((0, 3), "red", 1)], ids=["won", "lost"])
def test_enemy_troops_mean_a_battle_at_once(dice: tuple[int, int], owner: str, troops: int) -> None:
    p = red_holds(ares(), 1).dice(*dice).play("march 1 N1 N3")
    assert len(p.happened("assault")) == 1
    assert (p.owner("N3"), p.troops("N3"), p.troops("N1")) == (owner, troops, 2)


@pytest.mark.rule("R-CYC-140")
def test_an_isle_left_without_troops_stays_with_its_owner_until_somebody_lands() -> None:
    p = ares(troops=1).play("march 1 N1 N3")
    assert (p.troops("N1"), p.owner("N1")) == (0, "blue")
    p.isle("N6", "red", 1).sea("D3", "red").sea("E4", "red").seat("red", 5).turn("red", "ares")
    p.play("march 1 N6 N1")
    assert p.owner("N1") == "red"


@pytest.mark.rule("R-CYC-140")
def test_an_isle_that_both_armies_died_for_does_not_become_neutral() -> None:
    p = red_holds(ares(troops=1), 1).dice(2, 2).play("march 1 N1 N3")
    assert (p.owner("N3"), p.troops("N3")) == ("red", 0)
    assert (p.owner("N1"), p.troops("N1")) == ("blue", 0)


@pytest.mark.rule("R-CYC-141")
def test_an_isle_is_taken_with_buildings_metropolis_and_markers() -> None:
    p = Position(4).isle("N8", "blue", 2).sea("G7", "blue").seat("blue", 5).turn("blue", "ares")
    p.isle("N9", "red", 0, metropolis=True, markers=2, s3="temple", s4="port").isle("N1", "red", 1)
    assert (p.metropolises("red"), p.state.income(p.number("red")), p.state.discounts(p.number("red"))) == (1, 2, 2)
    p.play("march 1 N8 N9")
    assert (p.metropolises("blue"), p.metropolises("red")) == (1, 0)
    assert (p.building("N9/3"), p.building("N9/4"), p.has_metropolis("N9")) == ("temple", "port", True)
    assert p.state.income(p.number("blue")) == 4  # the two of N8 and the two markers
    assert p.state.income(p.number("red")) == 0
    assert (p.state.discounts(p.number("blue")), p.state.discounts(p.number("red"))) == (2, 0)


@pytest.mark.rule("R-CYC-141")
def test_buildings_taken_in_battle_complete_a_set() -> None:
    p = ares(troops=3).isle("N1", s3="fortress", s4="temple").isle("N4", s1="university")
    red_holds(p, 1).isle("N3", s1="port").dice(3, 0).play("march 2 N1 N3")
    assert p.owner("N3") == "blue"
    assert p.prompt() == "PlaceMetropolis"
    p.play("metropolis N3")
    assert p.metropolises("blue") == 1


@pytest.mark.rule("R-CYC-142")
def test_troops_move_again_for_another_gold() -> None:
    p = ares(gold=2, troops=1).sea("F6", "blue").play("march 1 N1 N3")
    assert p.gold("blue") == 1
    p.play("march 1 N3 N8")
    assert (p.troops("N8"), p.troops("N3"), p.gold("blue")) == (1, 0, 0)


@pytest.mark.rule("R-CYC-142")
def test_troops_that_won_a_battle_move_again() -> None:
    p = red_holds(ares(gold=2, troops=2), 1).sea("F6", "blue").dice(3, 0).play("march 2 N1 N3", "march 2 N3 N8")
    assert (p.troops("N8"), p.owner("N3"), p.gold("blue")) == (2, "blue", 0)


@pytest.mark.rule("R-CYC-143")
@pytest.mark.parametrize("buyer", ["blue", "red"])
def test_troops_on_a_medusa_isle_cannot_move(buyer: str) -> None:
    p = ares().isle("N3", "blue", 1)
    assert p.refused("march 1 N1 N3") == ""
    p.figurine("medusa", "N1", buyer)
    assert p.refused("march 1 N1 N3") == "R-CYC-143"
    assert p.legal("march") == ["march 1 N3 N1"]


@pytest.mark.rule("R-CYC-291")
def test_a_troop_move_takes_at_least_one_troop_and_no_more_than_there_are() -> None:
    p = ares(troops=2)
    assert p.refused("march 0 N1 N3") == "R-CYC-291"
    assert p.refused("march 3 N1 N3") == "R-CYC-291"
    assert p.legal("march") == ["march 1 N1 N3", "march 2 N1 N3"]


@pytest.mark.rule("R-CYC-291")
def test_the_destination_is_not_the_origin() -> None:
    p = ares()
    assert p.refused("march 1 N1 N1") == "R-CYC-291"
    assert p.refused("march 1 N1 N3") == ""
    assert not [line for line in p.legal("march") if line.endswith("N1 N1")]


@pytest.mark.rule("R-CYC-292")
@pytest.mark.parametrize("defended", [False, True])
def test_an_isle_taken_is_an_own_isle_in_the_same_turn(defended: bool) -> None:
    p = red_holds(ares(), int(defended)).sea("F6", "blue").dice(3, 0)
    assert p.refused("troop N3") == "R-CYC-132"
    assert p.refused("build N3/1") == "R-CYC-144"
    p.play("march 1 N1 N3", "troop N3", "build N3/1", "march 2 N3 N8")
    assert (p.building("N3/1"), p.troops("N3"), p.troops("N8")) == ("fortress", 0, 2)


@pytest.mark.rule("R-CYC-292")
def test_fleets_are_recruited_at_an_isle_just_taken() -> None:
    p = Position(4).isle("N1", "blue", 1).seat("blue", 9).track(two="pegasus").turn("blue", "poseidon")
    assert p.refused("fleet H5") == "R-CYC-120"
    p.play("call pegasus 2", "march 1 N1 N8", "fleet H5", "build N8/1")
    assert (p.fleets("H5"), p.building("N8/1")) == (1, "port")


@pytest.mark.rule("R-CYC-293")
def test_a_fallen_troop_is_recruited_again_at_the_next_price() -> None:
    p = red_holds(ares(gold=9, troops=7), 2).dice(0, 3, 0, 3)
    p.play("troop N1")
    assert p.refused("troop N1") == "R-CYC-012"  # all eight are out
    p.play("march 1 N1 N3")
    assert p.troops_left("blue") == 1
    p.play("troop N1")
    assert (p.gold("blue"), p.troops("N1")) == (6, 8)  # 1 GP for the move, 2 GP for the second recruit
    p.play("march 1 N1 N3", "troop N1")
    assert (p.gold("blue"), p.troops("N1")) == (2, 8)  # 1 GP and 3 GP


@pytest.mark.rule("R-CYC-293")
def test_a_lost_fleet_is_recruited_again_at_the_next_price() -> None:
    p = Position(4).isle("N1", "blue", 1).sea("A1", "blue", 7).sea("A3", "red", 2).seat("blue", 9)
    p.turn("blue", "poseidon").dice(0, 3).play("fleet A2")
    assert p.refused("fleet A2") == "R-CYC-012"
    p.play("sail 1 A2 A3", "fleet A2")
    assert (p.fleets("A2"), p.gold("blue"), p.fleets_left("blue")) == (1, 7, 0)
