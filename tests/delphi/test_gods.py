"""Gods (ledger section 20)."""

from __future__ import annotations

import pytest

from tests.delphi.position import Position

THRONE = 6


@pytest.mark.rule("R-DEL-131", "R-DEL-132", "R-DEL-140")
def test_advance_a_god_with_a_die() -> None:
    p = Position().seat("red", gods={"ares": 5}).turn("red", "black", "black").play("die black", "advance")
    assert p.row("red", "ares") == THRONE
    p.play("die black")
    assert p.refused("advance") == "R-DEL-132"


@pytest.mark.rule("R-DEL-141")
@pytest.mark.parametrize(("players", "row"), [(2, 3), (3, 2), (4, 1)])
def test_the_first_step_leads_to_the_cloud_of_the_players(players: int, row: int) -> None:
    p = Position(players).seat("red").turn("red", "black").play("die black", "advance")
    assert p.row("red", "ares") == row


@pytest.mark.rule("R-DEL-144", "R-DEL-146", "R-DEL-245", "R-DEL-212", "R-DEL-306")
def test_all_others_are_asked_at_once_about_a_roll() -> None:
    p = Position(4).seat("red", gods={"ares": 3}).seat("yellow", gods={"ares": 3, "hermes": 1}).seat("green")
    p.seat("blue", gods={"hermes": 5, "ares": 6}).turn("red").rolls("black", "black", "pink").play("end")
    assert p.all_asked() == ["yellow", "blue"]  # green sleeps; red rolled
    assert p.legal(colour="blue") == ["step hermes", "decline"]
    p.answer("blue", "step hermes")
    assert (p.all_asked(), p.row("blue", "hermes")) == (["yellow"], 5)
    p.answer("yellow", "step ares")
    assert (p.row("yellow", "ares"), p.row("blue", "hermes"), p.row("red", "ares")) == (4, 6, 3)
    assert p.sealed  # the other answer was shown


@pytest.mark.rule("R-DEL-144", "R-DEL-139")
def test_a_step_for_a_roll_may_be_declined() -> None:
    p = Position(2).seat("yellow", gods={"ares": 3}).turn("red").rolls("black", "red", "pink").play("end")
    p.answer("yellow", "decline")
    assert p.row("yellow", "ares") == 3


@pytest.mark.rule("R-DEL-306", "R-DEL-227")
def test_in_the_final_round_only_those_with_a_turn_left_are_asked() -> None:
    p = Position(3).seat("red", gods={"ares": 3}).seat("yellow", arrived=True).seat("green", gods={"ares": 3})
    p.turn("yellow").rolls("black", "black", "black").play("end")
    assert p.all_asked() == ["green"]


@pytest.mark.rule("R-DEL-212")
def test_steps_at_the_own_next_turn_with_the_switch() -> None:
    p = Position(3, god_steps_on_rolls="own next turn").seat(
        "green", gods={"ares": 3, "hermes": 3}, injuries={"red": 1}
    )
    p.seat("red", injuries={"red": 1}).seat("yellow", injuries={"red": 1}).turn("red")
    p.rolls("black", "black", "black").play("end").rolls("pink", "pink", "black").play("end")
    assert (p.asked(), p.prompt()) == ("green", "MissedRoll")
    assert p.legal() == ["step ares", "decline"]
    p.play("step ares")
    assert p.legal() == ["step ares", "step hermes", "decline"]
    p.play("step hermes")
    assert (p.row("green", "ares"), p.row("green", "hermes"), p.prompt()) == (4, 4, "Turn")


@pytest.mark.rule("R-DEL-147", "R-DEL-240", "R-DEL-063")
def test_a_god_may_be_used_in_the_turn_it_arrives() -> None:
    p = Position().seat("red", gods={"aphrodite": 5}, injuries={"red": 2, "blue": 1}).turn("red", "red")
    assert p.refused("god aphrodite") == "R-DEL-147"
    p.play("die red", "advance", "god aphrodite")
    assert (p.injuries("red"), p.row("red", "aphrodite")) == ({}, 0)


@pytest.mark.rule("R-DEL-147")
def test_any_number_of_gods_in_a_turn() -> None:
    p = Position().seat("red", gods={"poseidon": 6, "apollo": 6, "artemis": 6}).turn("red")
    p.tile("green", "psi").play("god artemis", "explore E9", "god poseidon", "sail N2", "god apollo")
    assert [p.row("red", god) for god in ("poseidon", "apollo", "artemis")] == [0, 0, 0]


@pytest.mark.rule("R-DEL-148")
def test_a_god_goes_back_after_the_whole_effect() -> None:
    """A fault of another program: sent back too early, the reward could lift the god again."""
    p = Position().seat("red", gods={"artemis": 6}).turn("red").tile("red", "psi").play("god artemis", "explore E9")
    assert (p.prompt(), p.row("red", "artemis")) == ("GodSteps", 6)
    assert p.refused("step artemis") == "R-DEL-132"
    p.play("step ares")
    assert p.row("red", "artemis") == 0


@pytest.mark.rule("R-DEL-148", "R-DEL-196")
def test_with_the_gods_tile_it_returns_to_the_entry_cloud() -> None:
    p = Position(3).seat("red", ship="gods", gods={"aphrodite": 6, "ares": 6}, injuries={"red": 1}).turn("red")
    p.play("god aphrodite", "trade ares")
    assert (p.row("red", "aphrodite"), p.row("red", "ares")) == (2, 2)


@pytest.mark.rule("R-DEL-149", "R-DEL-295")
def test_a_god_may_be_traded_for_a_card() -> None:
    p = Position().seat("red", "H5", gods={"ares": 6, "hermes": 6, "aphrodite": 6, "artemis": 6}).uncover_all()
    p.turn("red", "red")
    assert p.legal("god") == []
    assert p.legal("trade") == ["trade aphrodite", "trade ares", "trade hermes", "trade artemis"]
    p.oracle("pink").play("trade ares")
    assert (p.cards("red"), p.row("red", "ares"), p.state.spent.bit_count()) == ({"pink": 1}, 0, 2)


@pytest.mark.rule("R-DEL-295")
@pytest.mark.parametrize("god", ["ares", "hermes", "aphrodite", "artemis"])
def test_a_god_without_any_effect_cannot_be_used(god: str) -> None:
    p = Position().seat("red", "H5", gods={god: 6}).uncover_all().turn("red")
    assert p.refused(f"god {god}") == "R-DEL-295"


@pytest.mark.rule("R-DEL-150")
def test_poseidon() -> None:
    p = Position().seat("red", "H5", gods={"poseidon": 6}).turn("red").play("god poseidon")
    assert len(p.legal("sail")) == 71
    assert p.refused("sail G5") == "R-DEL-150"
    assert p.refused("sail I4") == "R-DEL-150"
    p.play("sail O1")
    assert (p.at("red"), p.row("red", "poseidon")) == ("O1", 0)


@pytest.mark.rule("R-DEL-151", "R-DEL-293")
def test_apollo_draws_a_card_and_the_right_lapses_with_the_turn() -> None:
    p = Position().seat("red", gods={"apollo": 6}).seat("yellow", injuries={"red": 1}).turn("red", "red")
    p.oracle("blue").play("god apollo")
    assert (p.cards("red"), p.row("red", "apollo"), p.state.free_colours) == ({"blue": 1}, 0, 1)
    p.rolls("red", "red", "red").play("end")
    assert p.state.free_colours == 0
    p = Position().seat("red", gods={"apollo": 6}, cards={"red": 1}).turn("red").play("card red", "favours")
    p.play("god apollo")  # all is spent: only the card remains
    assert p.legal() == ["end"]


@pytest.mark.rule("R-DEL-294")
def test_apollo_twice_in_a_turn() -> None:
    p = Position().seat("red", gods={"apollo": 6}).turn("red", "red", "red", "yellow").play("god apollo")
    p.play("die yellow", "advance")
    p.state.rows[4] = 6
    p.play("god apollo", "free die red black", "advance", "free die red black", "advance")
    assert p.row("red", "ares") == 3


@pytest.mark.rule("R-DEL-152")
def test_apollo_and_the_card_of_the_turn() -> None:
    p = Position().seat("red", gods={"apollo": 6}, cards={"red": 1}).turn("red").play("card red", "favours")
    p.oracle("blue").play("god apollo")
    assert p.refused("card blue") == "R-DEL-060"
    p = Position(apollo_extra_card=True).seat("red", gods={"apollo": 6}, cards={"red": 1, "green": 1}).turn("red")
    p.play("card red", "favours").oracle("blue").play("god apollo")
    assert p.refused("card green") == "R-DEL-060"
    p.play("card blue", "advance")
    assert p.refused("card green") == "R-DEL-060"


@pytest.mark.rule("R-DEL-154")
def test_artemis_explores_anywhere() -> None:
    p = Position().seat("red", gods={"artemis": 6}).island("I4", "green", "psi").turn("red").play("god artemis")
    assert len(p.legal("explore")) == 11
    assert p.refused("explore I4") == "R-DEL-154"
    p.tile("yellow", "psi").play("explore N5")
    assert (p.favours("red"), p.row("red", "artemis")) == (4, 0)


@pytest.mark.rule("R-DEL-155")
def test_aphrodite_discards_all_injuries() -> None:
    p = Position().seat("red", gods={"aphrodite": 6}, injuries={"red": 2, "green": 1}).turn("red").play("god aphrodite")
    assert (p.injuries("red"), sum(p.state.injury_discard)) == ({}, 3)


@pytest.mark.rule("R-DEL-156", "R-DEL-253")
def test_ares_defeats_a_needed_monster_of_any_colour() -> None:
    p = Position().seat("red", "J5", gods={"ares": 6}).monster("K5", "pink").turn("red").play("god ares")
    p.play("fight K5 pink")
    assert (p.prompt(), p.done("red")["monster"], p.happened("fights")) == ("TakeEquipment", 1, [])
    p.play("take spare-oars")
    assert (p.row("red", "ares"), p.prompt()) == (0, "Turn")


@pytest.mark.rule("R-DEL-157")
def test_hermes_loads_from_any_city_while_next_to_one() -> None:
    p = Position().seat("red", "N2", gods={"hermes": 6}).turn("red").play("god hermes")
    assert len(p.legal("fetch")) == 6
    p.play("fetch B1")
    assert (p.statues("red"), p.row("red", "hermes")) == (["black"], 0)
    p = Position().seat("red", "L1", gods={"hermes": 6}).turn("red")  # next to no city
    assert "god hermes" not in p.legal()


@pytest.mark.rule("R-DEL-157", "R-DEL-126")
def test_hermes_knows_the_storage_of_the_deep_hull() -> None:
    """A fault of another program: Hermes ignored it."""
    p = Position().seat("red", "N2", gods={"hermes": 6}, equipment=["deep-hull"], offerings=["yellow", "blue"])
    p.turn("red").play("god hermes", "fetch B1")
    assert p.statues("red") == ["black"]


@pytest.mark.rule("R-DEL-158", "R-DEL-176")
def test_hermes_with_the_cargo_crane() -> None:
    p = Position().seat("red", "L1", gods={"hermes": 6}).turn("red")
    assert p.refused("god hermes") == "R-DEL-295"
    p = Position().seat("red", "L1", gods={"hermes": 6}, equipment=["cargo-crane"]).turn("red").play("god hermes")
    assert len(p.legal("fetch")) == 6
