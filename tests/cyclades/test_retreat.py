"""Retreats from battle (ledger section 17)."""

from __future__ import annotations

import pytest

from aegean.core.options import OptionValue
from tests.cyclades.position import Position

BOTH = pytest.mark.parametrize("kind", ["land", "sea"])


def land(attackers: int = 3, defenders: int = 3, gold: int = 1, **options: OptionValue) -> Position:
    """Blue can land from N1 over C1 on red's N3. Red's fleet on F3 links N3 with his N5; his N8 is not linked."""
    p = Position(3, **options).isle("N1", "blue", attackers).sea("C1", "blue").seat("blue", gold=gold)
    p.isle("N3", "red", defenders).isle("N5", "red", 1).isle("N8", "red").sea("F3", "red")
    return p.turn("blue", "ares")


def sea(attackers: int = 3, defenders: int = 3, gold: int = 1, **options: OptionValue) -> Position:
    """Blue can sail from C1 to red's C2, whose other neighbours B2 and D3 are empty."""
    p = Position(3, **options).sea("C1", "blue", attackers).sea("C2", "red", defenders).seat("blue", gold=gold)
    return p.isle("N1", "blue").isle("N8", "red").turn("blue", "poseidon")


def fight(kind: str, gold: int = 1) -> Position:
    """3 against 3, equal totals: 2 against 2 are left, the defender is asked."""
    p = land(gold=gold) if kind == "land" else sea(gold=gold)
    return p.dice(1, 1).play("march 3 N1 N3" if kind == "land" else "sail 3 C1 C2")


@pytest.mark.rule("R-CYC-184")
def test_all_surviving_troops_go_to_one_own_isle_linked_by_a_chain_of_fleets() -> None:
    p = fight("land")
    assert (p.asked(), p.legal()) == ("red", ["stay", "retreat 2 N5"])
    assert p.refused("retreat 2 N8") == "R-CYC-184"
    p.play("retreat 2 N5")
    assert (p.troops("N5"), p.troops("N8"), p.troops_left("red")) == (3, 0, 8 - 3)


@pytest.mark.rule("R-CYC-184")
@pytest.mark.parametrize(("links", "reached"), [(("G3", "H2"), True), (("G3",), False), (("H2",), False)])
def test_the_chain_may_be_long_but_has_no_gap(links: tuple[str, ...], reached: bool) -> None:
    p = land()
    for link in links:
        p.sea(link, "red")
    p.dice(1, 1).play("march 3 N1 N3")
    assert p.legal("retreat") == ["retreat 2 N5", "retreat 2 N8"][: 1 + reached]
    assert p.refused("retreat 2 N8") == ("" if reached else "R-CYC-184")


@pytest.mark.rule("R-CYC-184")
def test_surviving_attackers_leave_together_as_well() -> None:
    p = fight("land").play("stay")
    assert (p.asked(), p.legal()) == ("blue", ["stay", "retreat 2 N1"])
    p.play("retreat 2 N1")
    assert (p.troops("N1"), p.troops("N3"), p.owner("N3"), p.troops_left("blue")) == (2, 2, "red", 6)


@pytest.mark.rule("R-CYC-185")
def test_attackers_need_not_go_back_where_they_came_from() -> None:
    p = land().isle("N2", "blue").sea("C2", "blue").dice(1, 1).play("march 3 N1 N3", "stay")
    assert p.legal() == ["stay", "retreat 2 N1", "retreat 2 N2"]
    p.play("retreat 2 N2")
    assert (p.troops("N1"), p.troops("N2"), p.owner("N3")) == (0, 2, "red")


@pytest.mark.rule("R-CYC-186")
@pytest.mark.parametrize(
    ("owner", "refused"), [("", "R-CYC-186"), ("green", "R-CYC-186"), ("blue", "R-CYC-186"), ("red", "")]
)
def test_a_neutral_or_foreign_isle_is_no_refuge(owner: str, refused: str) -> None:
    p = land().isle("N2", owner).sea("D3", "red").dice(1, 1).play("march 3 N1 N3")
    assert (p.refused("retreat 2 N2"), p.refused("retreat 2 N5")) == (refused, "")
    assert ("retreat 2 N2" in p.legal()) == (refused == "")


@pytest.mark.rule("R-CYC-186")
def test_a_neutral_or_foreign_isle_is_no_refuge_for_attackers_either() -> None:
    p = land().sea("C2", "blue").sea("E2", "blue").dice(1, 1).play("march 3 N1 N3", "stay")  # N2 is neutral, N5 red
    assert p.legal() == ["stay", "retreat 2 N1"]
    assert (p.refused("retreat 2 N2"), p.refused("retreat 2 N5"), p.refused("retreat 2 N3")) == ("R-CYC-186",) * 3


def flight(*fleets: str) -> Position:
    """Blue's Pegasus carries 3 troops from N7 to red's N3; red has stayed."""
    p = Position(3).isle("N7", "blue", 3).isle("N6", "blue").isle("N3", "red", 3).isle("N8", "red")
    for fleet in fleets:
        p.sea(fleet, "blue")
    p.seat("blue", gold=2).track(two="pegasus").turn("blue", "zeus")
    return p.play("call pegasus 2").dice(1, 1, 0, 3, 0, 3).play("march 3 N7 N3")


@pytest.mark.rule("R-CYC-187")
def test_troops_of_pegasus_without_a_chain_of_fleets_cannot_retreat() -> None:
    p = flight("G5")  # links N6 and N7, not N3
    assert (p.prompt(), p.asked(), len(p.happened("assault"))) == ("GodTurn", "blue", 3)
    assert (p.owner("N3"), p.troops("N3"), p.troops_left("blue")) == ("red", 2, 8)


@pytest.mark.rule("R-CYC-187")
def test_troops_of_pegasus_retreat_over_a_chain_of_fleets() -> None:
    p = flight("F4")
    assert (p.asked(), p.legal()) == ("blue", ["stay", "retreat 2 N6"])
    assert p.refused("retreat 2 N7") == "R-CYC-184"
    p.play("retreat 2 N6")
    assert (p.troops("N6"), p.troops("N7"), p.owner("N3")) == (2, 0, "red")


@pytest.mark.rule("R-CYC-188")
def test_fleets_go_together_to_one_adjacent_space_that_is_empty_or_holds_own_fleets() -> None:
    p = sea().sea("D3", "red", 2).sea("B2", "green").dice(1, 1).play("sail 3 C1 C2")
    assert (p.asked(), p.legal()) == ("red", ["stay", "retreat 2 C1", "retreat 2 D3"])
    assert (p.refused("retreat 2 B2"), p.refused("retreat 2 A1"), p.refused("retreat 2 N8")) == ("R-CYC-188",) * 3
    p.play("retreat 2 D3")
    assert (p.fleets("D3"), p.fleet_owner("C2"), p.fleets("C2")) == (4, "blue", 2)


@pytest.mark.rule("R-CYC-188")
def test_attacking_fleets_retreat_by_the_same_rule() -> None:
    p = sea().sea("D3", "red").sea("B2", "green").dice(1, 1).play("sail 3 C1 C2", "stay")
    assert (p.asked(), p.legal()) == ("blue", ["stay", "retreat 2 C1"])
    assert (p.refused("retreat 2 B2"), p.refused("retreat 2 D3"), p.refused("retreat 2 D1")) == ("R-CYC-188",) * 3
    p.play("retreat 2 C1")
    assert (p.fleets("C1"), p.fleet_owner("C2"), p.fleets("C2")) == (2, "red", 2)


@pytest.mark.rule("R-CYC-189")
def test_fleets_do_not_retreat_to_the_kraken() -> None:
    p = sea().kraken("B2").dice(1, 1).play("sail 3 C1 C2")
    for colour in ("red", "blue"):
        assert (p.asked(), p.legal()) == (colour, ["stay", "retreat 2 C1", "retreat 2 D3"])
        assert p.refused("retreat 2 B2") == "R-CYC-189"
        p.dice(3, 0).play("stay")


@pytest.mark.rule("R-CYC-189")
def test_fleets_do_not_retreat_to_the_coast_of_polyphemus() -> None:
    p = Position(3).sea("F1", "blue", 3).sea("E1", "red", 3).isle("N8", "red").seat("blue", gold=1)
    p.figurine("polyphemus", "N3", "red").turn("blue", "poseidon").dice(1, 1).play("sail 3 F1 E1")
    for colour in ("red", "blue"):
        assert (p.asked(), p.legal()) == (colour, ["stay", "retreat 2 F1"])
        assert (p.refused("retreat 2 D1"), p.refused("retreat 2 E2")) == ("R-CYC-189", "R-CYC-189")
        p.dice(3, 0).play("stay")


@pytest.mark.rule("R-CYC-189")
@pytest.mark.parametrize("figure", ["medusa", "chiron"])
def test_medusa_lets_neither_side_retreat_from_her_isle(figure: str) -> None:
    p = land().figurine(figure, "N3", "green").dice(1, 1, 1, 1, 3, 0).play("march 3 N1 N3")
    if figure == "medusa":
        assert (p.prompt(), len(p.happened("assault"))) == ("GodTurn", 3)
        assert (p.owner("N3"), p.troops("N3"), p.troops_left("red")) == ("blue", 1, 7)
    else:
        assert (p.asked(), p.legal()) == ("red", ["stay", "retreat 2 N5"])


@pytest.mark.rule("R-CYC-189")
def test_with_the_switch_medusa_does_not_stop_retreats() -> None:
    p = land(medusa_blocks_retreat=False).figurine("medusa", "N3", "green").dice(1, 1).play("march 3 N1 N3")
    assert (p.asked(), p.legal()) == ("red", ["stay", "retreat 2 N5"])
    p.play("stay")
    assert (p.asked(), p.legal()) == ("blue", ["stay", "retreat 2 N1"])
    p.play("retreat 2 N1")
    assert (p.troops("N1"), p.troops("N3"), p.owner("N3")) == (2, 2, "red")


@pytest.mark.rule("R-CYC-189")
def test_troops_may_retreat_to_the_isle_of_medusa() -> None:
    p = land().figurine("medusa", "N5", "green").dice(1, 1).play("march 3 N1 N3")
    assert p.legal() == ["stay", "retreat 2 N5"]


@pytest.mark.rule("R-CYC-190")
def test_without_a_target_on_land_there_is_no_retreat() -> None:
    p = Position(3).isle("N7", "blue", 3).isle("N3", "red", 3).isle("N5", "red").sea("E4", "red").seat("blue", gold=2)
    p.track(two="pegasus").turn("blue", "zeus").play("call pegasus 2").dice(1, 1, 1, 1, 0, 3).play("march 3 N7 N3")
    assert (p.prompt(), len(p.happened("assault"))) == ("GodTurn", 3)
    assert (p.owner("N3"), p.troops("N3"), p.troops_left("blue")) == ("red", 1, 8)


@pytest.mark.rule("R-CYC-190")
def test_without_a_target_at_sea_there_is_no_retreat() -> None:
    p = Position(3).sea("E1", "blue", 4).sea("F1", "red", 3).isle("N8", "red").seat("blue", gold=1)
    p.turn("blue", "poseidon").dice(1, 1).play("sail 3 E1 F1")  # the only neighbour of F1 still holds a blue fleet
    assert (p.asked(), p.legal()) == ("blue", ["stay", "retreat 2 E1"])
    p.dice(1, 1).play("stay")
    assert (p.asked(), p.legal(), len(p.happened("assault"))) == ("blue", ["stay", "retreat 1 E1"], 2)


@pytest.mark.rule("R-CYC-191")
@BOTH
@pytest.mark.parametrize("side", ["red", "blue"])
@pytest.mark.parametrize("gold", [0, 1])
def test_a_retreat_is_free_and_costs_no_unit(kind: str, side: str, gold: int) -> None:
    p = fight(kind, gold=1 + gold).seat("red", gold=gold)
    if side == "blue":
        p.play("stay")
    rolls, troops, fleets = p.chance.count, p.troops_left(side), p.fleets_left(side)
    assert (p.asked(), p.gold("blue"), p.gold("red")) == (side, gold, gold)
    p.play(p.legal("retreat 2")[0])
    assert (p.prompt(), p.gold("blue"), p.gold("red")) == ("GodTurn", gold, gold)
    assert (p.troops_left(side), p.fleets_left(side), p.chance.count) == (troops, fleets, rolls)


@pytest.mark.rule("R-CYC-191")
def test_a_retreat_never_leads_into_a_new_battle() -> None:
    p = land().isle("N2", "green", 1).isle("N4", "green").sea("D3", "red").sea("E4", "red")
    p.dice(1, 1).play("march 3 N1 N3")
    assert p.legal() == ["stay", "retreat 2 N5"]
    assert [p.refused("retreat 2 N2"), p.refused("retreat 2 N4")] == ["R-CYC-186"] * 2
    p = sea(4).sea("B2", "green").sea("D3", "red").dice(1, 1).play("sail 3 C1 C2")
    assert (p.asked(), p.legal()) == ("red", ["stay", "retreat 2 D3"])  # C1 blue, B2 green


@pytest.mark.rule("R-CYC-192")
@BOTH
def test_if_the_defender_retreats_the_attacker_takes_the_space(kind: str) -> None:
    p = fight(kind).play("retreat 2 N5" if kind == "land" else "retreat 2 B2")
    if kind == "land":
        assert (p.owner("N3"), p.troops("N3")) == ("blue", 2)
    else:
        assert (p.fleet_owner("C2"), p.fleets("C2")) == ("blue", 2)
    assert (p.asked(), p.prompt()) == ("blue", "GodTurn")


@pytest.mark.rule("R-CYC-192")
@BOTH
def test_if_the_attacker_retreats_the_defender_keeps_the_space(kind: str) -> None:
    p = fight(kind).play("stay", "retreat 2 N1" if kind == "land" else "retreat 2 D3")
    if kind == "land":
        assert (p.owner("N3"), p.troops("N3")) == ("red", 2)
    else:
        assert (p.fleet_owner("C2"), p.fleets("C2")) == ("red", 2)
    assert (p.asked(), p.prompt()) == ("blue", "GodTurn")


@pytest.mark.rule("R-CYC-193")
@BOTH
def test_a_retreat_is_not_split(kind: str) -> None:
    p = fight(kind)
    one, two = ("retreat 1 N5", "retreat 2 N5") if kind == "land" else ("retreat 1 B2", "retreat 2 B2")
    assert (p.refused(one), p.refused(two), p.legal("retreat 1")) == ("R-CYC-193", "", [])
    p.play("stay")
    one, two = ("retreat 1 N1", "retreat 2 N1") if kind == "land" else ("retreat 1 D3", "retreat 2 D3")
    assert (p.refused(one), p.refused(two), p.legal("retreat 1")) == ("R-CYC-193", "", [])


@pytest.mark.rule("R-CYC-193")
def test_with_the_switch_defenders_split_over_several_targets_but_all_leave() -> None:
    p = land(retreat_may_split=True).sea("G3", "red").sea("H2", "red").dice(1, 1).play("march 3 N1 N3")
    assert p.legal() == ["stay", "retreat 1 N5", "retreat 2 N5", "retreat 1 N8", "retreat 2 N8"]
    p.play("retreat 1 N5")
    assert (p.asked(), p.legal(), p.refused("stay")) == ("red", ["retreat 1 N5", "retreat 1 N8"], "R-CYC-193")
    p.play("retreat 1 N8")
    assert (p.troops("N5"), p.troops("N8"), p.owner("N3"), p.troops("N3")) == (2, 1, "blue", 2)


@pytest.mark.rule("R-CYC-193")
def test_with_the_switch_attackers_split_over_several_targets_but_all_leave() -> None:
    p = land(retreat_may_split=True).isle("N2", "blue").sea("C2", "blue").dice(1, 1).play("march 3 N1 N3", "stay")
    assert p.legal() == ["stay", "retreat 1 N1", "retreat 2 N1", "retreat 1 N2", "retreat 2 N2"]
    p.play("retreat 1 N1")
    assert (p.asked(), p.legal(), p.refused("stay")) == ("blue", ["retreat 1 N1", "retreat 1 N2"], "R-CYC-193")
    p.play("retreat 1 N2")
    assert (p.troops("N1"), p.troops("N2"), p.owner("N3"), p.troops("N3")) == (1, 1, "red", 2)
    assert (p.asked(), p.prompt(), len(p.happened("assault"))) == ("blue", "GodTurn", 1)


@pytest.mark.rule("R-CYC-193")
@pytest.mark.parametrize(("side", "holder"), [("red", "blue"), ("blue", "red")])
def test_with_the_switch_fleets_split_over_several_targets_but_all_leave(side: str, holder: str) -> None:
    p = sea(retreat_may_split=True).dice(1, 1).play("sail 3 C1 C2")
    if side == "blue":
        p.play("stay")
    assert p.legal("retreat 1") == ["retreat 1 B2", "retreat 1 C1", "retreat 1 D3"]
    p.play("retreat 1 B2")
    assert (p.asked(), p.legal("stay"), p.legal("retreat 2")) == (side, [], [])
    p.play("retreat 1 D3")
    assert [(p.fleet_owner(space), p.fleets(space)) for space in ("B2", "D3")] == [(side, 1), (side, 1)]
    assert (p.fleet_owner("C2"), p.fleets("C2"), p.prompt()) == (holder, 2, "GodTurn")


@pytest.mark.rule("R-CYC-301")
def test_retreating_units_join_own_units_on_the_target() -> None:
    p = fight("land").play("retreat 2 N5")
    assert p.troops("N5") == 1 + 2
    p = land(4).dice(1, 1).play("march 3 N1 N3", "stay", "retreat 2 N1")
    assert p.troops("N1") == 1 + 2
    p = sea(4).dice(1, 1).play("sail 3 C1 C2", "stay", "retreat 2 C1")
    assert p.fleets("C1") == 1 + 2


@pytest.mark.rule("R-CYC-301")
@BOTH
def test_a_retreat_ends_the_move_and_a_new_one_costs_1_gp(kind: str) -> None:
    home, again = ("retreat 2 N1", "march 2 N1 N3") if kind == "land" else ("retreat 2 C1", "sail 2 C1 C2")
    p = fight(kind).play("stay", home)
    assert (p.prompt(), p.gold("blue"), p.refused(again)) == ("GodTurn", 0, "R-CYC-077")
    p = fight(kind, gold=2).play("stay", home)
    assert (p.prompt(), p.gold("blue"), p.refused(again)) == ("GodTurn", 1, "")
    p.dice(1, 1).play(again)
    assert (p.gold("blue"), len(p.happened("assault"))) == (0, 2)


@pytest.mark.rule("R-CYC-301")
@pytest.mark.parametrize(
    ("fleets", "refuge"), [(3, ["retreat 2 B2", "retreat 2 C1", "retreat 2 D3"]), (4, ["retreat 2 B2", "retreat 2 D3"])]
)
def test_the_space_that_the_attackers_left_counts_as_it_is_now(fleets: int, refuge: list[str]) -> None:
    p = sea(fleets).dice(1, 1).play("sail 3 C1 C2")
    assert (p.asked(), p.legal("retreat")) == ("red", refuge)
    assert p.refused("retreat 2 C1") == ("" if fleets == 3 else "R-CYC-188")


@pytest.mark.rule("R-CYC-301")
def test_chains_are_those_of_the_own_fleets_only() -> None:
    p = Position(3).isle("N1", "blue", 3).isle("N5", "blue").isle("N3", "red", 3).isle("N2", "red").isle("N6", "red")
    p.sea("C2", "blue").sea("F3", "red").sea("F4", "green").seat("blue", gold=1).turn("blue", "ares")
    p.dice(1, 1).play("march 3 N1 N3")
    assert (p.asked(), p.legal()) == (
        "blue",
        ["stay", "retreat 2 N1"],
    )  # C2 does not carry red to N2, nor F3 blue to N5
    assert p.refused("retreat 2 N5") == "R-CYC-184"
