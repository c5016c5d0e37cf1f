"""Move the ship (ledger section 11), shallows and Zeus (sections 1 and 22)."""

from __future__ import annotations

import pytest

from tests.delphi.position import Position


@pytest.mark.rule("R-DEL-082")
def test_up_to_three_spaces_to_water_of_the_colour() -> None:
    p = Position().seat("red").turn("red", "yellow").play("die yellow")
    assert p.legal("sail") == ["sail E2", "sail E5", "sail F5", "sail G8", "sail I3", "sail J5"]
    assert p.refused("sail F4") == "R-DEL-082"


@pytest.mark.rule("R-DEL-083", "R-DEL-004", "R-DEL-005")
def test_islands_cities_and_shallows_are_not_entered() -> None:
    p = Position().seat("red", "D1").turn("red", "pink").play("die pink")
    assert p.refused("sail E1") == "R-DEL-083"
    assert p.refused("sail B1") == "R-DEL-083"
    assert p.state.distance(0, p.space("D2")) == 3  # a shallow lies between


@pytest.mark.rule("R-DEL-084")
def test_favours_buy_any_distance() -> None:
    p = Position().seat("red", favours=6).turn("red", "pink").play("die pink", "sail N2")
    assert (p.at("red"), p.favours("red")) == ("N2", 0)


@pytest.mark.rule("R-DEL-085")
def test_ships_never_block() -> None:
    p = (
        Position()
        .seat("yellow", "H5")
        .seat("green", "H5")
        .seat("red", "H6")
        .turn("red", "pink")
        .play("die pink", "sail H5")
    )
    assert p.at("red") == p.at("yellow") == "H5"


@pytest.mark.rule("R-DEL-088")
def test_the_shortest_way_counts_and_staying_is_no_move() -> None:
    p = Position().seat("red", "H5").turn("red", "pink").play("die pink")
    assert p.refused("sail H5") == "R-DEL-088"


@pytest.mark.rule("R-DEL-006", "R-DEL-221", "R-DEL-249", "R-DEL-251")
def test_zeus_is_closed_until_the_last_task() -> None:
    p = Position().seat("red", "G4", companions=["red creature"]).turn("red", "red").play("die red")
    assert p.refused("sail G5") == "R-DEL-221"
    assert p.state.distance(0, p.space("G6")) == 3  # around Zeus, not across


@pytest.mark.rule("R-DEL-174", "R-DEL-249")
def test_the_flat_keel_passes_shallows_and_zeus_for_nothing() -> None:
    p = Position().seat("red", "D1", equipment=["flat-keel"]).turn("red", "pink").play("die pink", "sail D2")
    assert p.state.distance(0, p.space("D1")) == 1
    p = Position().seat("red", "G4", equipment=["flat-keel"]).turn("red", "red")
    assert p.state.distance(0, p.space("G6")) == 1
    p = Position(keel_passes_zeus=False).seat("red", "G4", equipment=["flat-keel"]).turn("red", "red")
    assert p.state.distance(0, p.space("G6")) == 3


@pytest.mark.rule("R-DEL-007", "R-DEL-174")
def test_a_ship_never_stops_on_a_shallow() -> None:
    p = (
        Position()
        .seat("red", "D1", favours=9, equipment=["flat-keel"], companions=["pink creature"])
        .turn("red", "pink")
    )
    p.play("die pink")
    assert all(p.board.water_mask >> p.space(line.split()[1]) & 1 for line in p.legal("sail"))


@pytest.mark.rule("R-DEL-222", "R-DEL-250")
def test_home_with_any_colour_and_favours_for_the_way() -> None:
    p = Position().tasks("red", shrines=0, statues=0, offerings=(), monsters=(), white=())
    p.seat("red", "L5", favours=2).turn("red", "green").play("die green", "sail G5")
    assert (p.state.arrived, p.favours("red")) == (1, 0)
    assert p.happened("reaches-zeus") == [{"seat": 0}]


@pytest.mark.rule("R-DEL-222", "R-DEL-150")
def test_home_through_poseidon_or_the_extra_watch() -> None:
    p = Position().tasks("red", shrines=0, statues=0, offerings=(), monsters=(), white=())
    p.seat("red", "N2", gods={"poseidon": 6}).turn("red").play("god poseidon", "sail G5")
    assert p.state.arrived == 1
    p = Position().tasks("red", shrines=0, statues=0, offerings=(), monsters=(), white=())
    p.seat("red", "H5", favours=3, equipment=["extra-watch"]).turn("red").play("extra", "sail G5")
    assert (p.state.arrived, p.favours("red")) == (1, 0)


@pytest.mark.rule("R-DEL-224", "R-DEL-309", "R-DEL-226")
def test_a_ship_on_zeus_stays_but_its_owner_plays_on() -> None:
    p = Position().seat("red", arrived=True, gods={"poseidon": 6}, equipment=["long-spear"]).turn("red", "red", "red")
    assert p.refused("god poseidon") == "R-DEL-309"
    assert p.legal("trade") == ["trade poseidon"]
    p.play("die red")
    assert p.refused("sail G6") == "R-DEL-224"
    p.play("oracle", "trade poseidon")
    assert sum(p.cards("red").values()) == 2
