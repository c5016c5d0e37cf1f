"""Explore an island, build a shrine (ledger sections 12 and 13)."""

from __future__ import annotations

import pytest

from aegean.games.delphi.game import GAME
from tests.delphi.position import Position


def explorer(**seat: object) -> Position:
    """Red stands at H5, next to the island I4 with its red border, with a red die."""
    return Position().seat("red", "H5", **seat).turn("red", "red")  # type: ignore[arg-type]


@pytest.mark.rule("R-DEL-089")
def test_only_face_down_islands_with_the_right_border() -> None:
    p = explorer().tile("green", "psi").play("die red", "explore I4")
    assert not p.face_down("I4")
    p = Position().seat("red", "H5").island("I4", "green", "psi").turn("red", "red").play("die red")
    assert p.refused("explore I4") == "R-DEL-089"


@pytest.mark.rule("R-DEL-090", "R-DEL-101", "R-DEL-134")
def test_the_own_colour_builds_a_shrine_at_once() -> None:
    p = explorer().tile("red", "psi").play("die red", "explore I4", "step ares")
    assert (p.has_shrine("I4"), p.done("red")["shrine"], p.open("red"), p.favours("red")) == (True, 1, 11, 0)
    assert p.row("red", "ares") == 2


@pytest.mark.rule("R-DEL-091", "R-DEL-092", "R-DEL-096", "R-DEL-243")
def test_psi_brings_four_favours() -> None:
    p = explorer().tile("yellow", "psi").play("die red", "explore I4")
    assert (p.favours("red"), p.favours("yellow"), p.has_shrine("I4"), p.done("red")["shrine"]) == (4, 0, False, 0)
    p.seat("yellow", "H5").turn("yellow", "red").play("die red", "shrine I4")
    assert p.has_shrine("I4")


@pytest.mark.rule("R-DEL-093")
def test_phi_brings_two_oracle_cards() -> None:
    p = explorer().tile("blue", "phi").oracle("red", "blue").play("die red", "explore I4")
    assert p.cards("red") == {"red": 1, "blue": 1}


@pytest.mark.rule("R-DEL-094", "R-DEL-139", "R-DEL-238")
def test_omega_brings_strength_and_clears_a_colour() -> None:
    p = explorer(injuries={"red": 2, "blue": 1}).tile("yellow", "omega").play("die red", "explore I4")
    assert (p.strength("red"), p.prompt()) == (1, "ClearColour")
    assert p.legal() == ["clear red", "clear blue", "decline"]
    assert p.refused("clear green") == "R-DEL-094"
    p.play("clear red")
    assert p.injuries("red") == {"blue": 1}
    p = explorer(injuries={"red": 1}).tile("yellow", "omega").play("die red", "explore I4", "decline")
    assert p.injuries("red") == {"red": 1}


@pytest.mark.rule("R-DEL-095", "R-DEL-143", "R-DEL-139", "R-DEL-296")
def test_sigma_brings_three_steps_to_spread() -> None:
    p = explorer(gods={"ares": 5}).tile("blue", "sigma").play("die red", "explore I4", "step ares")
    assert p.refused("step ares") == "R-DEL-132"
    p.play("step hermes", "decline")
    assert (p.row("red", "ares"), p.row("red", "hermes"), p.prompt()) == (6, 2, "Turn")


@pytest.mark.rule("R-DEL-296")
def test_steps_that_fit_no_god_lapse() -> None:
    throne = dict.fromkeys(("aphrodite", "ares", "hermes", "poseidon", "apollo"), 6)
    p = explorer(gods={**throne, "artemis": 5}).tile("blue", "sigma").play("die red", "explore I4", "step artemis")
    assert p.prompt() == "Turn"


@pytest.mark.rule("R-DEL-096")
def test_a_player_colour_that_is_not_in_the_game() -> None:
    p = Position(2).seat("red", "H5").turn("red", "red").tile("green", "psi").play("die red", "explore I4")
    assert (p.favours("red"), p.state.sites) == (4, [0, 0])


@pytest.mark.rule("R-DEL-097")
def test_everybody_sees_whose_island_was_uncovered() -> None:
    p = explorer().tile("green", "phi").play("die red", "explore I4")
    assert p.state.sites[2] == 1 << p.space("I4")
    island = next(i for i in GAME.view(p.state, 2)["islands"] if i["space"] == "I4")
    assert (island["player"], island["face_down"]) == ("green", False)


@pytest.mark.rule("R-DEL-098", "R-DEL-205", "R-DEL-242")
def test_the_own_island_without_a_shrine_task_gives_its_letter() -> None:
    p = Position().tasks("red", shrines=0).seat("red", "H5").turn("red", "red").tile("red", "psi")
    p.play("die red", "explore I4")
    assert (p.favours("red"), p.has_shrine("I4"), p.prompt()) == (4, False, "Turn")


@pytest.mark.rule("R-DEL-099", "R-DEL-234", "R-DEL-314")
def test_letters_count_only_with_the_switch() -> None:
    for switch, built in (("ignored", True), ("must match", False)):
        p = Position(shrine_letter=switch).tasks("red", shrines=1).seat("red", "H5")  # only the tile with phi
        p.turn("red", "red").tile("red", "psi").play("die red", "explore I4")
        assert p.has_shrine("I4") is built
        assert p.favours("red") == (0 if built else 4)
    p = Position(shrine_letter="must match").tasks("red", shrines=1).seat("red", "H5").island("I4", "red", "psi")
    p.turn("red", "red").play("die red")
    assert p.refused("shrine I4") == "R-DEL-099"


@pytest.mark.rule("R-DEL-100")
def test_where_a_shrine_can_be_built() -> None:
    p = (
        Position()
        .seat("red", "H5")
        .island("I4", "red", "psi")
        .turn("red", "red", "red", "blue")
        .play("die red", "shrine I4")
    )
    p.play("decline", "die red")
    assert p.refused("shrine I4") == "R-DEL-100"  # it has one
    assert p.refused("shrine E9") == "R-DEL-100"  # face down
    assert p.refused("shrine H4") == "R-DEL-100"  # water
    p = Position().seat("red", "H5").island("I4", "green", "psi").turn("red", "red").play("die red")
    assert p.refused("shrine I4") == "R-DEL-100"  # of another player
    p = (
        Position()
        .tasks("red", shrines=0)
        .seat("red", "H5")
        .island("I4", "red", "psi")
        .turn("red", "red")
        .play("die red")
    )
    assert p.refused("shrine I4") == "R-DEL-100"  # no task
    p = Position().seat("red", "N2").island("I4", "red", "psi").turn("red", "red").play("die red")
    assert p.refused("shrine I4") == "R-DEL-078"


@pytest.mark.rule("R-DEL-102")
def test_the_border_decides_not_the_player_colour() -> None:
    p = Position().seat("yellow", "H5").island("I4", "yellow", "psi").turn("yellow", "yellow", "red").play("die yellow")
    assert p.refused("shrine I4") == "R-DEL-102"
    p.play("favours", "die red", "shrine I4")
    assert p.has_shrine("I4")


@pytest.mark.rule("R-DEL-260", "R-DEL-089")
def test_uncovering_seals_even_if_the_player_knew_the_tile() -> None:
    p = Position().seat("red", "H5").island("I4", "green", "psi", up=False, known=["red"]).turn("red", "red")
    drawn = p.chance.count
    p.play("die red", "explore I4")
    assert p.sealed
    assert p.chance.count == drawn
