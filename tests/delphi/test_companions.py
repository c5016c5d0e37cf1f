"""Companions (ledger section 21)."""

from __future__ import annotations

import pytest

from tests.delphi.position import Position


def sculptor(companion: str, **seat: object) -> Position:
    """Red raises a red statue on L2 and takes a red companion."""
    p = Position().seat("red", "K1", statues=["red"], **seat)  # type: ignore[arg-type]
    return p.turn("red", "red", "red", "red").play("die red", "raise L2", f"companion red {companion}")


@pytest.mark.rule("R-DEL-160", "R-DEL-018")
def test_every_colour_has_one_of_each_type_and_all_lie_open() -> None:
    p = Position().seat("red", "K1", statues=["red"]).seat("yellow", companions=["red hero"]).turn("red", "red")
    p.play("die red", "raise L2")
    assert p.legal() == ["companion red demigod", "companion red creature"]
    assert p.refused("companion red hero") == "R-DEL-122"
    assert p.refused("companion blue hero") == "R-DEL-122"
    assert p.refused("decline") == "R-DEL-291"


@pytest.mark.rule("R-DEL-161", "R-DEL-162")
def test_a_hero_brings_strength_and_takes_the_injuries_of_its_colour() -> None:
    p = sculptor("hero", injuries={"red": 2, "blue": 1})
    assert (p.strength("red"), p.injuries("red")) == (2, {"blue": 1})


@pytest.mark.rule("R-DEL-031", "R-DEL-247")
def test_strength_never_exceeds_five() -> None:
    assert sculptor("hero", strength=4).strength("red") == 5


@pytest.mark.rule("R-DEL-163", "R-DEL-164")
def test_a_demigod_brings_a_card_and_frees_dice_of_its_colour() -> None:
    p = sculptor("demigod")
    assert sum(p.cards("red").values()) == 1
    p.play("die red green", "advance", "die red yellow", "advance")
    assert (p.row("red", "artemis"), p.row("red", "apollo"), p.favours("red")) == (2, 2, 0)


@pytest.mark.rule("R-DEL-165")
@pytest.mark.parametrize("switch", [True, False])
def test_demigods_and_cards(switch: bool) -> None:
    p = Position(companions_with_cards=switch).seat("red", cards={"red": 1}, companions=["red demigod"]).turn("red")
    assert ("card red green" in p.legal("card")) is switch


@pytest.mark.rule("R-DEL-166")
def test_a_creature_goes_further_and_stops_anywhere() -> None:
    p = Position().seat("red", companions=["pink creature"]).turn("red", "pink", "red").play("die pink")
    assert len(p.legal("sail")) == len([d for d in p.board.distance[p.board.zeus] if 1 <= d <= 6])
    p.play("favours", "die red")
    assert p.refused("sail F4") == "R-DEL-082"  # only with its own colour


@pytest.mark.rule("R-DEL-167")
@pytest.mark.parametrize("switch", [True, False])
def test_creatures_and_cards(switch: bool) -> None:
    p = Position(companions_with_cards=switch).seat("red", cards={"pink": 1}, companions=["pink creature"]).turn("red")
    p.play("card pink")
    assert ("sail F4" in p.legal("sail")) is switch


@pytest.mark.rule("R-DEL-167")
def test_a_creature_works_with_a_recoloured_die_and_with_apollo() -> None:
    p = Position().seat("red", favours=1, companions=["pink creature"]).turn("red", "black").play("die black pink")
    assert "sail F4" in p.legal("sail")
    p = Position().seat("red", gods={"apollo": 6}, companions=["pink creature"]).turn("red", "red").play("god apollo")
    p.play("free die red pink")
    assert "sail F4" in p.legal("sail")


@pytest.mark.rule("R-DEL-168")
def test_companions_and_equipment_stay_without_limit() -> None:
    p = Position().seat("red", companions=[f"{word} hero" for word in ("red", "black", "pink")])
    p.seat("red", equipment=["spare-oars", "flat-keel", "long-spear", "thick-skin"]).seat("yellow", injuries={"red": 1})
    p.turn("red").rolls("red", "red", "red").play("end")
    assert (len(p.companions("red")), len(p.equipment("red"))) == (3, 4)
