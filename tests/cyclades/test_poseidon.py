"""Poseidon: fleets, their price ladder and their moves (ledger section 12)."""

from __future__ import annotations

import pytest

from tests.cyclades.position import Position


def poseidon(gold: int = 10, players: int = 4) -> Position:
    """Blue has isle N1 (coast A1, A2, B3, C3, D1, D2, D3 on the board for four) and plays Poseidon."""
    return Position(players).isle("N1", "blue", 1).seat("blue", gold).turn("blue", "poseidon")


# --- recruiting


@pytest.mark.rule("R-CYC-118")
def test_four_fleets_cost_nothing_then_one_two_and_three() -> None:
    p = poseidon(gold=20)
    purse = []
    for sea in ("A1", "A2", "B3", "A1"):
        p.play(f"fleet {sea}")
        purse.append(p.gold("blue"))
    assert purse == [20, 19, 17, 14]
    assert (p.fleets("A1"), p.fleets("A2"), p.fleets("B3"), p.fleets_left("blue")) == (2, 1, 1, 4)
    assert p.refused("fleet A1") == "R-CYC-118"
    assert p.legal("fleet") == []


@pytest.mark.rule("R-CYC-118")
@pytest.mark.parametrize(("gold", "fleets"), [(0, 1), (1, 2), (2, 2), (3, 3), (5, 3), (6, 4)])
def test_a_fleet_must_be_paid_for(gold: int, fleets: int) -> None:
    p = poseidon(gold)
    p.play(*["fleet A1"] * fleets)
    assert p.fleets("A1") == fleets
    assert p.refused("fleet A1") == "R-CYC-118"
    assert p.legal("fleet") == []


@pytest.mark.rule("R-CYC-119")
@pytest.mark.parametrize(
    "fate",
    [
        ("call kraken 2", "at A1", "stop"),
        ("call sphinx 2", "sell fleet A1", "stop"),
        ("sail 1 A1 A2",),
    ],
    ids=["eaten", "sold", "lost in battle"],
)
def test_the_ladder_goes_on_whatever_became_of_the_first_recruit(fate: tuple[str, ...]) -> None:
    p = poseidon().track(two="sphinx" if "sphinx" in fate[0] else "kraken").sea("A2", "red", 2).dice(0, 3)
    p.play("fleet A1", *fate)
    assert (p.fleets("A1"), p.fleets_left("blue")) == (0, 8)
    before = p.gold("blue")
    p.play("fleet B3")
    assert p.gold("blue") == before - 1


@pytest.mark.rule("R-CYC-119")
def test_the_ladder_counts_the_recruits_of_this_turn_only() -> None:
    p = poseidon(gold=10)
    p.state.gods = [0, 1, 2]
    p.sea("A1", "blue", 3).play("fleet A1", "fleet A1", "end")
    p.turn("blue", "poseidon").seat("blue", 5).play("fleet A1")
    assert p.gold("blue") == 5


@pytest.mark.rule("R-CYC-120")
def test_a_fleet_is_placed_at_an_own_coast_free_of_others() -> None:
    p = poseidon().isle("N3", "red", 1).sea("A1", "blue").sea("A2", "red").sea("C3", "green", 2).sea("A3", "blue")
    assert set(p.legal("fleet")) == {"fleet A1", "fleet B3", "fleet D1", "fleet D2", "fleet D3"}
    assert p.refused("fleet A2") == "R-CYC-120"  # red stands there
    assert p.refused("fleet C3") == "R-CYC-120"  # green stands there
    assert p.refused("fleet E4") == "R-CYC-120"  # the coast of red's isle
    assert p.refused("fleet A3") == "R-CYC-120"  # own fleets, but no own coast
    assert p.refused("fleet H5") == "R-CYC-120"  # the coast of a neutral isle
    p.play("fleet A1", "fleet D3")
    assert (p.fleets("A1"), p.fleets("D3"), p.fleet_owner("D3")) == (2, 1, "blue")


@pytest.mark.rule("R-CYC-120")
def test_an_own_isle_without_troops_has_a_coast_too() -> None:
    p = poseidon().isle("N8", "blue", 0)
    p.play("fleet H5")
    assert p.fleets("H5") == 1


@pytest.mark.rule("R-CYC-121")
def test_no_fleet_is_recruited_under_the_kraken() -> None:
    p = poseidon().kraken("A2")
    assert p.refused("fleet A2") == "R-CYC-121"
    assert "fleet A2" not in p.legal()
    assert "fleet A1" in p.legal()


@pytest.mark.rule("R-CYC-121")
@pytest.mark.parametrize("buyer", ["blue", "red"])
def test_no_fleet_is_recruited_next_to_polyphemus(buyer: str) -> None:
    p = poseidon().isle("N3", "red", 1).figurine("polyphemus", "N3", buyer)
    assert p.refused("fleet C3") == "R-CYC-121"
    assert p.refused("fleet D3") == "R-CYC-121"
    assert set(p.legal("fleet")) == {"fleet A1", "fleet A2", "fleet B3", "fleet D1", "fleet D2"}


@pytest.mark.rule("R-CYC-122")
def test_poseidon_builds_ports_for_two_gold_each() -> None:
    p = poseidon(gold=5).play("build N1/1", "build N1/3")
    assert (p.building("N1/1"), p.building("N1/3"), p.gold("blue")) == ("port", "port", 1)
    assert p.refused("build N1/2") == "R-CYC-144"
    assert p.legal("build") == []


# --- moving


@pytest.mark.rule("R-CYC-123")
def test_a_fleet_move_costs_one_gold_for_up_to_three_spaces() -> None:
    p = poseidon(gold=10).sea("A1", "blue", 3)
    p.play("sail 2 A1 A2", "sail 2 A2 A3", "sail 2 A3 A4")
    assert (p.fleets("A1"), p.fleets("A2"), p.fleets("A3"), p.fleets("A4")) == (1, 0, 0, 2)
    assert p.gold("blue") == 9
    assert p.prompt() == "GodTurn"  # three spaces: the move is over
    p.play("sail 2 A4 B5")
    assert p.gold("blue") == 8  # so this is another move


@pytest.mark.rule("R-CYC-123")
def test_any_number_of_moves_as_long_as_they_are_paid() -> None:
    p = poseidon(gold=3).sea("A1", "blue").sea("F1", "blue").sea("K1", "blue")
    p.play("sail 1 A1 A2", "stop", "sail 1 F1 F2", "stop", "sail 1 K1 K2", "stop")
    assert p.gold("blue") == 0
    assert p.refused("sail 1 A2 A3") in ("R-CYC-077", "R-CYC-123")
    assert p.legal("sail") == []


@pytest.mark.rule("R-CYC-123")
def test_only_own_fleets_on_one_space_are_moved() -> None:
    p = poseidon().sea("A1", "blue", 2).sea("D1", "blue", 1).sea("F9", "red", 2)
    assert p.refused("sail 1 F9 E8") == "R-CYC-123"
    assert p.refused("sail 1 A2 A3") == "R-CYC-123"
    p.play("sail 1 A1 A2")
    assert p.refused("sail 1 D1 D2") == "R-CYC-123"  # another group has not moved yet
    assert p.refused("sail 1 A1 A2") == "R-CYC-123"  # nor does the fleet left behind follow
    assert set(p.legal()) == {"stop", "sail 1 A2 A1", "sail 1 A2 A3", "sail 1 A2 B3"}


@pytest.mark.rule("R-CYC-124")
def test_fleets_may_be_dropped_on_the_way() -> None:
    p = poseidon().sea("A1", "blue", 3).play("sail 3 A1 A2", "sail 2 A2 A3", "sail 1 A3 A4")
    assert [p.fleets(sea) for sea in ("A1", "A2", "A3", "A4")] == [0, 1, 1, 1]
    assert p.gold("blue") == 9


@pytest.mark.rule("R-CYC-124")
def test_fleets_picked_up_share_the_remaining_range() -> None:
    p = poseidon(gold=1).sea("A1", "blue", 1).sea("A3", "blue", 2)
    p.play("sail 1 A1 A2", "sail 1 A2 A3")
    assert "sail 3 A3 A4" in p.legal()
    p.play("sail 3 A3 A4")
    assert [p.fleets(sea) for sea in ("A1", "A2", "A3", "A4")] == [0, 0, 0, 3]
    assert p.legal("sail") == []  # the two picked up have no range of their own left


@pytest.mark.rule("R-CYC-124")
def test_the_fleets_that_began_may_be_exchanged_for_others_on_the_way() -> None:
    p = poseidon().sea("A1", "blue", 1).sea("A2", "blue", 2)
    p.play("sail 1 A1 A2", "sail 2 A2 A3", "stop")
    assert [p.fleets(sea) for sea in ("A1", "A2", "A3")] == [0, 1, 2]


@pytest.mark.rule("R-CYC-125")
def test_vector_three_fleets_meet_a_fourth_and_two_make_the_last_step() -> None:
    p = poseidon(gold=6).sea("A1", "blue", 3).sea("A2", "blue", 1)
    p.play("sail 3 A1 A2", "sail 4 A2 A3", "sail 2 A3 A4")
    assert [p.fleets(sea) for sea in ("A1", "A2", "A3", "A4")] == [0, 0, 2, 2]
    assert p.gold("blue") == 5


@pytest.mark.rule("R-CYC-126")
def test_each_step_goes_to_an_adjacent_sea_space() -> None:
    p = poseidon().sea("D3", "blue", 1)
    assert p.legal("sail") == ["sail 1 D3 C3", "sail 1 D3 D2", "sail 1 D3 E3", "sail 1 D3 E4"]
    assert p.refused("sail 1 D3 B3") == "R-CYC-126"  # two spaces away
    assert p.refused("sail 1 D3 D3") == "R-CYC-126"
    p.play("sail 1 D3 E4")
    assert p.refused("sail 1 E4 E6") == "R-CYC-126"


@pytest.mark.rule("R-CYC-126")
def test_isles_cannot_be_crossed() -> None:
    p = poseidon().sea("D3", "blue", 1)
    assert p.refused("sail 1 D3 D5") == "R-CYC-126"  # isle N3 lies between them
    assert "sail 1 D3 D5" not in p.legal()
    p.play("sail 1 D3 C3", "sail 1 C3 C4", "sail 1 C4 D5")  # around it
    assert p.fleets("D5") == 1


@pytest.mark.rule("R-CYC-127", "R-CYC-128")
def test_entering_a_space_with_enemy_fleets_is_a_battle_and_ends_the_move() -> None:
    p = poseidon().sea("A1", "blue", 3).sea("A2", "red", 1).dice(3, 0)
    p.play("sail 3 A1 A2")
    assert len(p.happened("assault")) == 1
    assert (p.fleet_owner("A2"), p.fleets("A2"), p.fleets_left("red")) == ("blue", 3, 8)
    assert p.prompt() == "GodTurn"  # two spaces of the range are gone
    assert p.refused("stop") != ""


@pytest.mark.rule("R-CYC-127")
def test_enemy_fleets_in_the_middle_of_a_move_cannot_be_passed() -> None:
    p = poseidon(gold=1).sea("A1", "blue", 2).sea("A3", "red", 1).dice(3, 0)
    p.play("sail 2 A1 A2", "sail 2 A2 A3")
    assert (p.fleet_owner("A3"), p.prompt()) == ("blue", "GodTurn")
    assert p.legal("sail") == []


@pytest.mark.rule("R-CYC-128")
@pytest.mark.parametrize(
    ("dice", "owner", "fleets"), [((3, 0), "blue", 1), ((0, 3), "red", 1), ((1, 1), "", 0)], ids=["won", "lost", "both"]
)
def test_one_space_is_never_shared(dice: tuple[int, int], owner: str, fleets: int) -> None:
    p = poseidon().sea("A1", "blue", 1).sea("A2", "red", 1).dice(*dice).play("sail 1 A1 A2")
    assert (p.fleet_owner("A2"), p.fleets("A2")) == (owner, fleets)
    assert p.fleets("A1") == 0


@pytest.mark.rule("R-CYC-128")
def test_nobody_can_decline_the_battle() -> None:
    p = poseidon().sea("A1", "blue", 2).sea("A2", "red", 2).dice(0, 0)
    p.play("sail 2 A1 A2")
    assert len(p.happened("assault")) == 1  # fought before anybody was asked anything
    assert p.fleets_left("blue") == p.fleets_left("red") == 7


@pytest.mark.rule("R-CYC-128")
def test_a_single_fleet_fights_even_a_great_fleet() -> None:
    p = poseidon().sea("A1", "blue", 1).sea("A2", "red", 4).dice(3, 0).play("sail 1 A1 A2")
    assert len(p.happened("assault")) == 1  # 4 to 4
    assert (p.fleet_owner("A2"), p.fleets("A2"), p.fleets_left("blue")) == ("red", 3, 8)


@pytest.mark.rule("R-CYC-129")
def test_the_same_fleets_move_again_for_another_gold() -> None:
    p = poseidon(gold=2).sea("A1", "blue", 1)
    p.play("sail 1 A1 A2", "sail 1 A2 A3", "sail 1 A3 B4", "sail 1 B4 C4", "sail 1 C4 D5", "sail 1 D5 E6")
    assert (p.fleets("E6"), p.gold("blue")) == (1, 0)


@pytest.mark.rule("R-CYC-129")
def test_winners_of_a_battle_move_again_for_another_gold() -> None:
    p = poseidon(gold=2).sea("A1", "blue", 2).sea("A2", "red", 1).dice(3, 0)
    p.play("sail 2 A1 A2")
    assert p.gold("blue") == 1
    p.play("sail 2 A2 A3", "sail 2 A3 A4", "stop")
    assert (p.fleets("A4"), p.gold("blue")) == (2, 0)


@pytest.mark.rule("R-CYC-130")
def test_all_eight_fleets_may_stand_on_one_space() -> None:
    p = poseidon().sea("A1", "blue", 4).sea("A2", "blue", 4)
    p.play("sail 4 A1 A2", "sail 8 A2 A3")
    assert p.fleets("A3") == 8
    assert [line for line in p.legal() if line.endswith("A3 A4")] == [f"sail {n} A3 A4" for n in range(1, 9)]
    p.play("sail 1 A3 A4")
    assert (p.fleets("A3"), p.fleets("A4")) == (7, 1)  # any number is left behind


@pytest.mark.rule("R-CYC-289")
def test_every_step_has_at_least_one_fleet_and_no_more_than_there_are() -> None:
    p = poseidon().sea("A1", "blue", 2).sea("A2", "blue", 1)
    assert p.refused("sail 0 A1 A2") == "R-CYC-289"
    assert p.refused("sail 3 A1 A2") == "R-CYC-289"
    p.play("sail 1 A1 A2")
    assert p.refused("sail 0 A2 A3") == "R-CYC-289"
    assert p.refused("sail 3 A2 A3") == "R-CYC-289"
    assert {"sail 1 A2 A3", "sail 2 A2 A3"} <= set(p.legal())


@pytest.mark.rule("R-CYC-289")
def test_a_move_has_at_least_one_step() -> None:
    p = poseidon().sea("A1", "blue", 2)
    assert p.refused("stop") != ""
    assert "stop" not in p.legal()
    assert p.refused("sail 1 A1 A1") != ""


@pytest.mark.rule("R-CYC-289")
def test_a_space_may_be_entered_again() -> None:
    p = poseidon().sea("A1", "blue", 2).play("sail 1 A1 A2", "sail 1 A2 A1", "sail 2 A1 A2")
    assert (p.fleets("A1"), p.fleets("A2"), p.gold("blue"), p.prompt()) == (0, 2, 9, "GodTurn")


@pytest.mark.rule("R-CYC-289")
@pytest.mark.parametrize("steps", [1, 2])
def test_a_move_may_stop_early(steps: int) -> None:
    p = poseidon().sea("A1", "blue", 1)
    p.play(*("sail 1 A1 A2", "sail 1 A2 A3")[:steps], "stop")
    assert (p.fleets("A2" if steps == 1 else "A3"), p.gold("blue"), p.prompt()) == (1, 9, "GodTurn")


@pytest.mark.rule("R-CYC-290")
def test_vector_of_the_movement_example_on_the_board_for_five() -> None:
    p = poseidon(gold=1, players=5).sea("G5", "blue", 3).sea("G6", "blue", 1)
    p.play("sail 3 G5 G6", "sail 4 G6 G7", "sail 2 G7 G8")
    assert [p.fleets(sea) for sea in ("G5", "G6", "G7", "G8")] == [0, 0, 2, 2]
    assert p.gold("blue") == 0
    assert p.refused("sail 2 G8 G9") != ""
    assert p.legal("sail") == []
