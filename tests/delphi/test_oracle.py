"""Phase 3 and the titan (ledger sections 25 and 26)."""

from __future__ import annotations

import pytest

from aegean.games.delphi.game import GAME
from tests.delphi.position import Position


@pytest.mark.rule("R-DEL-211", "R-DEL-307")
def test_three_new_dice_open_to_all() -> None:
    p = Position().seat("red").turn("red", "red").rolls("pink", "green", "pink").play("end")
    assert p.dice("red") == ["pink", "green", "pink"]
    assert GAME.view(p.state, -1)["seats"][0]["dice"] == ["pink", "green", "pink"]
    assert p.sealed


@pytest.mark.rule("R-DEL-214")
def test_a_player_on_zeus_still_rolls() -> None:
    p = Position().seat("red", arrived=True).turn("red").rolls("pink", "pink", "pink").play("end")
    assert p.dice("red") == ["pink", "pink", "pink"]


@pytest.mark.rule("R-DEL-305")
def test_the_order_of_phase_three() -> None:
    p = Position(2).seat("yellow", equipment=["red-omen"], cards={"blue": 1}).seat("red", gods={"aphrodite": 3})
    p.turn("yellow").play("card blue", "favours")
    p.events.clear()
    p.rolls("red", "red", "pink").titan(2).wounds("green", "green").play("end")
    assert p.state.aside[3] == 1  # the card still lies there while red thinks
    assert [event.kind for event in p.events] == ["rolls", "titan-rolls", "gains-favours"]
    p.events.clear()
    p.answer("red", "step aphrodite")
    kinds = [event.kind for event in p.events]
    assert kinds[:3] == ["god-advances", "draws-injury", "draws-injury"]
    assert "turn-begins" in kinds
    assert (p.state.aside, p.state.oracle_discard[3]) == ([0] * 6, 1)


@pytest.mark.rule("R-DEL-215", "R-DEL-026")
def test_only_the_last_player_rolls_the_titan_die() -> None:
    p = Position(3).seat("yellow", injuries={"red": 1}).turn("red").rolls("red", "red", "red").play("end")
    assert p.happened("titan-rolls") == []
    p.turn("green").rolls("red", "red", "red").titan(1).play("end")
    assert p.happened("titan-rolls") == [{"roll": 1}]


@pytest.mark.rule("R-DEL-217")
@pytest.mark.parametrize(
    ("strength", "roll", "hurt"), [(0, 1, 1), (1, 1, 0), (4, 5, 1), (5, 5, 0), (5, 6, 2), (0, 6, 2)]
)
def test_who_is_hurt_by_the_titan(strength: int, roll: int, hurt: int) -> None:
    p = Position(2).seat("red", strength=strength).seat("yellow", strength=strength).turn("yellow")
    p.rolls("red", "red", "red").titan(roll).play("end")
    assert sum(p.injuries("red").values()) == hurt


@pytest.mark.rule("R-DEL-220")
def test_the_titan_attacks_in_the_final_round_too() -> None:
    p = Position(2).seat("red", arrived=True).seat("yellow").turn("yellow")
    p.rolls("red", "red", "red").titan(6).play("end")
    assert sum(p.injuries("red").values()) == 2
    assert p.places() == {"red": 1, "yellow": 2}
