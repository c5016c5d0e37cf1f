"""Apollo (R-CYC-202 to 208, 307)."""

from __future__ import annotations

import pytest

from tests.cyclades.position import Position


def temple_town(players: int = 3, **options: str) -> Position:
    """Every colour has two isles without printed prosperity where that is possible, and 5 GP."""
    p = Position(players, **options)
    isles = (("N5", "N1"), ("N7", "N2"), ("N8", "N3"), ("N9", "N10"), ("N12", "N13"))
    for colour, (one, other) in zip(("blue", "red", "green", "yellow", "black")[:players], isles, strict=False):
        p.isle(one, colour, 1).isle(other, colour, 1).seat(colour, gold=5)
    return p


def markers(p: Position, isle: str) -> int:
    return p.state.isle_markers[p.board.isle_number[isle]]


@pytest.mark.rule("R-CYC-202")
def test_apollo_comes_after_all_main_gods_in_order_of_places() -> None:
    p = temple_town(5).offerings(["red", "blue", "green", "black", "yellow"], ["ares", "zeus", "athena", "poseidon"])
    p.play("bid apollo", "bid poseidon 1", "bid apollo", "bid ares 1", "bid apollo")
    assert (p.asked(), p.prompt()) == ("black", "GodTurn")
    p.play("end", "end")
    assert (p.asked(), p.prompt()) == ("red", "PlaceProsperity")
    p.play("at N7")
    turns = [(turn["god"], turn["seat"]) for turn in p.happened("turn-begins")]
    assert turns == [("ares", 4), ("poseidon", 0), ("apollo", 1), ("apollo", 2), ("apollo", 3)]


@pytest.mark.rule("R-CYC-203")
@pytest.mark.parametrize(("isles", "gold"), [(["N7"], 4), (["N7", "N2"], 1), (["N7", "N2", "N4"], 1)])
def test_apollo_gives_four_gold_to_the_owner_of_exactly_one_isle(isles: list[str], gold: int) -> None:
    p = Position(3).isle("N5", "blue", 1).isle("N8", "green", 1)
    for isle in isles:
        p.isle(isle, "red")
    p.offerings(["blue", "red", "green"], ["ares", "zeus"]).play("bid apollo", "bid apollo", "bid apollo", "at N5")
    paid = {event["seat"]: event["gold"] for event in p.happened("apollo-pays")}
    assert paid == {0: 4, 1: gold, 2: 4}


@pytest.mark.rule("R-CYC-203")
def test_isles_are_counted_at_the_moment_of_the_apollo_turn() -> None:
    """Green takes one of red's two isles with Ares before Apollo pays red."""
    p = Position(3).isle("N5", "blue", 1).isle("N6", "blue", 1).isle("N7", "red").isle("N2", "red", 1)
    p.isle("N8", "green", 1).sea("J2", "green").seat("green", gold=2)
    p.offerings(["red", "green", "blue"], ["ares", "zeus"])
    p.play("bid apollo", "bid ares 1", "bid apollo", "march 1 N8 N7", "end", "at N2")
    assert {event["seat"]: event["gold"] for event in p.happened("apollo-pays")} == {1: 4, 0: 1}


@pytest.mark.rule("R-CYC-204")
def test_only_place_one_puts_a_prosperity_marker() -> None:
    p = temple_town().offerings(["green", "blue", "red"], ["ares", "zeus"])
    p.play("bid apollo", "bid apollo", "bid apollo")
    assert (p.asked(), p.prompt()) == ("green", "PlaceProsperity")
    p.play("at N8")
    assert (markers(p, "N8"), sum(p.state.isle_markers), p.state.markers_left) == (1, 1, 15)
    assert p.state.cycle == 4


@pytest.mark.rule("R-CYC-205")
def test_an_isle_may_hold_several_markers() -> None:
    p = temple_town().isle("N4", markers=3).offerings(["green", "blue", "red"], ["ares", "zeus"])
    p.play("bid apollo", "bid apollo", "bid apollo")
    assert "at N4" in p.legal()
    p.play("at N4", "bid apollo", "bid apollo", "bid apollo", "at N4")
    assert markers(p, "N4") == 5


@pytest.mark.rule("R-CYC-206")
def test_marker_goes_to_any_isle_own_ones_offered_first() -> None:
    p = temple_town().offerings(["green", "blue", "red"], ["ares", "zeus"])
    p.play("bid apollo", "bid apollo", "bid apollo")
    assert sorted(p.legal()) == [f"at N{number}" for number in range(1, 9)]
    assert p.legal()[:2] == ["at N3", "at N8"]


@pytest.mark.rule("R-CYC-206")
@pytest.mark.parametrize("isle", ["N8", "N7", "N4"])
def test_own_foreign_and_neutral_isles_are_legal(isle: str) -> None:
    p = temple_town().offerings(["green", "blue", "red"], ["ares", "zeus"])
    p.play("bid apollo", "bid apollo", "bid apollo", f"at {isle}")
    assert markers(p, isle) == 1


@pytest.mark.rule("R-CYC-206")
def test_switch_limits_the_marker_to_own_isles() -> None:
    p = temple_town(apollo_marker_target="own").offerings(["green", "blue", "red"], ["ares", "zeus"])
    p.play("bid apollo", "bid apollo", "bid apollo")
    assert p.legal() == ["at N3", "at N8"]
    assert p.refused("at N7") == p.refused("at N4") == "R-CYC-206"
    assert markers(p.play("at N8"), "N8") == 1


@pytest.mark.rule("R-CYC-207")
def test_marker_pays_from_the_next_revenue_on_whoever_owns_the_isle_then() -> None:
    p = Position(5).isle("N7", "red").isle("N1", "red").isle("N12", "green", 1).sea("H3", "green").seat("green", gold=2)
    p.offerings(["blue", "red", "green", "yellow", "black"]).play(*["bid apollo"] * 5)
    assert (p.prompt(), p.state.cycle) == ("PlaceProsperity", 3)
    p.play("at N7")
    assert p.gold("red") == 1 + 1  # Apollo's gold, and the marker's in the revenue of cycle 4
    assert p.gold("blue") == 1
    assert [event["gold"] for event in p.happened("revenue") if event["seat"] == p.number("red")] == [1]
    p.play("bid apollo", "bid apollo", "bid ares 1", "bid apollo", "bid apollo", "march 1 N12 N7", "end")
    assert p.owner("N7") == "green"
    p.play("at N13")
    revenue = [(event["seat"], event["gold"]) for event in p.happened("revenue")][5:]
    assert dict(revenue) == {0: 0, 1: 0, 2: 1, 3: 0, 4: 0}


@pytest.mark.rule("R-CYC-208")
def test_apollo_allows_nothing_else() -> None:
    p = (
        temple_town()
        .track("dryad", "griffin", "medusa")
        .sea("G5", "blue")
        .offerings(["blue", "red", "green"], ["ares", "zeus"])
    )
    p.play("bid apollo", "bid ares 1", "bid zeus 1", "end")
    assert "call medusa 2" in p.legal()
    p.play("end")
    assert p.prompt() == "PlaceProsperity"
    assert {text.split()[0] for text in p.legal()} == {"at"}
    others = ["call medusa 2", "troop N5", "fleet G5", "priest", "build N5/1", "march 1 N5 N1", "sail 1 G5 F5"]
    assert {p.refused(other) for other in others} == {"R-CYC-208"}


@pytest.mark.rule("R-CYC-208", "R-CYC-307")
def test_an_apollo_turn_without_the_marker_asks_nothing() -> None:
    p = temple_town().track("dryad", "griffin", "medusa").offerings(["blue", "red", "green"], ["ares", "zeus"])
    p.play("bid ares 1", "bid apollo", "bid apollo", "end", "at N1")
    assert (p.state.cycle, p.prompt()) == (4, "PlaceMarker")
    assert {event["seat"] for event in p.happened("apollo-pays")} == {1, 2}


@pytest.mark.rule("R-CYC-307")
def test_marker_and_gold_cannot_be_declined() -> None:
    p = temple_town().offerings(["blue", "red", "green"], ["ares", "zeus"])
    p.play("bid apollo", "bid apollo", "bid apollo")
    assert p.gold("blue") == 6
    assert [text for text in p.legal() if not text.startswith("at N")] == []
    assert {p.refused(text) for text in ("end", "stop", "stay")} <= {"R-CYC-208", "R-CYC-307"}
    assert p.play("at N1").gold("blue") > 6
