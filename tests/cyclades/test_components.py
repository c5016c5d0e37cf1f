"""Components and supply, set-up, the cycle: ledger sections 1 to 3."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from aegean.core.chance import Chance
from aegean.core.errors import BadOptions
from aegean.core.events import Tell
from aegean.core.game import SPECTATOR
from aegean.core.options import OptionValue
from aegean.games.cyclades.board import board_for
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.pieces import CREATURES, NONE
from aegean.games.cyclades.state import Cyclades
from tests.cyclades.position import Position

PLAYERS = (2, 3, 4, 5)
FIGURINES = {"kraken", "minotaur", "medusa", "polyphemus", "chiron"}
ALL_CREATURES = FIGURINES | {
    "mermaid", "pegasus", "giant", "chimera", "cyclops", "sphinx", "sylph", "harpy", "griffin",
    "fates", "satyr", "dryad",
}  # fmt: skip

# isles and fleets of each start position
STARTS = {
    (2, "corners"): ["N7 N1 | G5 B2", "N2 N8 | D4 K2"],
    (2, "alt-3p-subset"): ["N1 N7 | C2 G5", "N2 N5 | D4 F1"],
    (2, "alt-source-literal"): ["N7 N1 | G5 B2", "N2 N8 | D4 F1"],
    (3, ""): ["N1 N7 | C2 G5", "N2 N5 | D4 F1", "N3 N8 | F4 K2"],
    (4, ""): ["N1 N8 | B3 F7", "N2 N7 | D6 F1", "N3 N10 | F5 K1", "N4 N9 | F3 I5"],
    (5, ""): ["N2 N12 | C6 K1", "N1 N9 | B3 E7", "N4 N13 | F5 K6", "N6 N7 | D8 F1", "N3 N11 | F3 G9"],
}
FIVE_COLOURS = ["green", "red", "black", "blue", "yellow"]  # of the five start positions with 5 players


def deal(players: int, key: int = 0, /, **options: OptionValue) -> Cyclades:
    return GAME.deal(GAME.make_options(players, options), Chance(key.to_bytes(32, "big")))


def unsettled(players: int, key: int = 0) -> Cyclades:
    """The table after set-up but before the first cycle: the start positions are still to be chosen."""
    return deal(players, key, seat_assignment="chosen")


def play(state: Cyclades, line: str) -> list[str]:
    """Played by the seat that is asked; gives the kinds of events."""
    seat, tell = state.agenda[-1].seat, Tell()
    action = GAME.parse_action(state, line)
    assert GAME.refusal(state, seat, action) is None, line
    GAME.play(state, seat, action, tell)
    return [event.kind for event in tell.events]


def legal(state: Cyclades) -> list[str]:
    return [GAME.action_text(state, action) for action in GAME.decisions(state)[0].actions]


def seen(state: Cyclades, audience: int = SPECTATOR) -> dict[str, Any]:
    return GAME.view(state, audience)


def start_of(state: Cyclades, seat: int) -> str:
    """The start position of a seat, as STARTS lists it but sorted."""
    isles = [isle["isle"] for isle in seen(state)["isles"] if isle["owner"] == seat]
    seas = [sea["sea"] for sea in seen(state)["seas"] if sea["owner"] == seat]
    return as_start(f"{' '.join(isles)} | {' '.join(seas)}")


def as_start(text: str) -> str:
    return " | ".join(" ".join(sorted(part.split())) for part in text.split("|"))


def finish_powers(p: Position) -> None:
    """Answer what a called creature asks, with the first choice."""
    while p.prompt() != "GodTurn":
        p.play(p.legal()[0])


# --- 1. components and supply


@pytest.mark.rule("R-CYC-001")
def test_five_colours_one_for_each_of_at_most_five_players() -> None:
    assert sorted(GAME.seat_names(deal(5))) == ["black", "blue", "green", "red", "yellow"]
    for players in (1, 6):
        with pytest.raises(BadOptions):
            GAME.make_options(players, {})


@pytest.mark.rule("R-CYC-001")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_two_players_share_a_colour(players: int) -> None:
    names = GAME.seat_names(deal(players))
    assert len(names) == len(set(names)) == players
    assert set(names) <= set(FIVE_COLOURS)


@pytest.mark.rule("R-CYC-002")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_colour_has_eight_troops_and_eight_fleets(players: int) -> None:
    state = unsettled(players)
    assert state.troops_left == [8] * players
    assert state.fleets_left == [8] * players


@pytest.mark.rule("R-CYC-002")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_two_offering_markers_a_colour_both_used_by_two_players_only(players: int, each: int) -> None:
    markers = unsettled(players).turn_track
    assert len(set(markers)) == len(markers) == players * each
    assert Counter(marker % players for marker in markers) == dict.fromkeys(range(players), each)


@pytest.mark.rule("R-CYC-002")
@pytest.mark.parametrize("empty", [0, 1, 2, 3])
def test_three_territory_markers_a_colour(empty: int) -> None:
    p = Position(4, territory_markers_limited=True).seat("blue", gold=5)
    p.isle("N1", "blue", 2).sea("D1", "blue")
    for isle in ("N2", "N3", "N5")[:empty]:
        p.isle(isle, "blue")
    p.turn("blue", "ares")
    assert ("march 2 N1 N4" in p.legal("march")) is (empty < 3)
    assert "march 1 N1 N4" in p.legal("march")


@pytest.mark.rule("R-CYC-002", "R-CYC-017")
@pytest.mark.parametrize("players", PLAYERS)
def test_gold_lies_behind_the_own_screen(players: int) -> None:
    state = unsettled(players)
    for audience in range(players):
        golds = [seat["gold"] for seat in seen(state, audience)["seats"]]
        assert golds == [5 if seat == audience else None for seat in range(players)]
    assert [seat["gold"] for seat in seen(state, SPECTATOR)["seats"]] == [None] * players


@pytest.mark.rule("R-CYC-003", "R-CYC-013")
@pytest.mark.parametrize(
    ("god", "building"), [("poseidon", "port"), ("ares", "fortress"), ("zeus", "temple"), ("athena", "university")]
)
def test_the_tenth_tile_of_a_type_is_the_last(god: str, building: str) -> None:
    p = Position(4).isle("N1", "red", 1, s1=building, s2=building, s3=building, s4=building)
    p.isle("N9", "red", 1, s1=building, s2=building, s3=building, s4=building).isle("N7", "red", 1, s1=building)
    p.isle("N10", "blue", 1).seat("blue", gold=9).turn("blue", god)
    p.play("build N10/1")
    assert p.building("N10/1") == building
    assert p.refused("build N10/2") == "R-CYC-013"
    assert p.legal("build") == []
    assert p.gold("blue") == 7


@pytest.mark.rule("R-CYC-003", "R-CYC-234")
def test_ten_metropolises_stand_and_an_eleventh_is_supplied() -> None:
    p = Position(5).seat("blue", philosophers=3)
    for number in range(1, 11):
        p.isle(f"N{number}", "red", metropolis=True)
    assert p.metropolises("red") == 10
    p.isle("N11", "blue", 1).turn("blue", "athena").play("philosopher")
    assert p.has_metropolis("N11")
    assert p.metropolises("blue") == 1
    assert p.metropolises("red") == 10


@pytest.mark.rule("R-CYC-004", "R-CYC-014")
@pytest.mark.parametrize(("laid", "asked"), [(14, True), (15, True), (16, False)])
def test_sixteen_prosperity_markers_then_apollo_gives_gold_only(laid: int, asked: bool) -> None:
    p = Position(4).isle("N1", markers=laid).offerings(["blue", "red", "green", "yellow"])
    p.play("bid apollo", "bid apollo", "bid apollo", "bid apollo")
    assert (p.prompt() == "PlaceProsperity") is asked
    if asked:
        p.play("at N2")
    assert seen(p.state)["supply"]["prosperity"] == (15 - laid if asked else 0)
    assert p.state.cycle == 4
    assert [p.gold(colour) for colour in ("blue", "red", "green", "yellow")] == [1, 1, 1, 1]


@pytest.mark.rule("R-CYC-004")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_sixteen_markers_lie_in_the_supply_at_first(players: int) -> None:
    assert seen(deal(players))["supply"]["prosperity"] == 16


@pytest.mark.rule("R-CYC-005")
def test_seventeen_different_cards_come_up_before_the_pile_is_used_up() -> None:
    p = Position(4).track(four="kraken").seat("blue", gold=17).turn("blue", "zeus")
    shown = [p.creatures()[0]]
    for _ in range(16):
        p.play(f"exchange {p.creatures()[0]}")
        shown.append(p.creatures()[0])
    assert len(shown) == 17
    assert set(shown) == ALL_CREATURES
    assert not p.happened("discard-shuffled")
    p.play(f"exchange {p.creatures()[0]}")
    assert p.happened("discard-shuffled")


@pytest.mark.rule("R-CYC-006", "R-CYC-015")
@pytest.mark.parametrize("options", [{}, {"supply__philosophers": 17}, {"supply__philosophers": 16}])
def test_number_of_philosopher_cards(options: dict[str, OptionValue]) -> None:
    cards = int(options.get("supply__philosophers") or 17)
    p = Position(4, **options).seat("red", philosophers=cards - 1).seat("blue", gold=4).turn("blue", "athena")
    p.play("philosopher")
    assert p.philosophers("blue") == 1
    assert p.refused("philosopher") == "R-CYC-015"
    assert p.legal("philosopher") == []


@pytest.mark.rule("R-CYC-006", "R-CYC-015")
@pytest.mark.parametrize("options", [{}, {"supply__priests": 18}, {"supply__priests": 16}])
def test_number_of_priest_cards(options: dict[str, OptionValue]) -> None:
    cards = int(options.get("supply__priests") or 18)
    p = Position(4, **options).seat("red", priests=cards - 1).seat("blue", gold=4).turn("blue", "zeus")
    p.play("priest")
    assert p.priests("blue") == 1
    assert p.refused("priest") == "R-CYC-015"
    assert p.legal("priest") == []


@pytest.mark.rule("R-CYC-006")
def test_the_numbers_of_cards_lie_open_at_the_start() -> None:
    usual = seen(deal(4))["supply"]
    assert (usual["philosophers"], usual["priests"]) == (17, 18)
    early = seen(deal(4, **{"supply.philosophers": 16, "supply.priests": 16}))["supply"]
    assert (early["philosophers"], early["priests"]) == (16, 16)


@pytest.mark.rule("R-CYC-007")
@pytest.mark.parametrize("options", [{}, {"supply__gold": "unlimited"}])
def test_gold_is_not_limited(options: dict[str, OptionValue]) -> None:
    p = Position(4, **options).isle("N4", "blue", 1).isle("N5", "red", 1)
    p.seat("blue", gold=5000).seat("red", gold=100).turn("blue", "ares").play("end")
    assert (p.gold("blue"), p.gold("red")) == (5002, 102)


@pytest.mark.rule("R-CYC-007")
@pytest.mark.parametrize("box", [98, 100])
def test_a_limited_bank_pays_revenue_in_turn_track_order_while_it_can(box: int) -> None:
    p = Position(4, supply__gold=box).seat("blue", gold=box - 3)
    for isle, colour in (("N4", "blue"), ("N5", "red"), ("N8", "green"), ("N9", "yellow")):
        p.isle(isle, colour, 1, markers=2 if isle == "N9" else 0)
    p.turn("blue", "ares").play("end")  # the track is now red, green, yellow, blue
    assert [p.gold(colour) for colour in ("red", "green", "yellow", "blue")] == [2, 1, 0, box - 3]


@pytest.mark.rule("R-CYC-007")
@pytest.mark.parametrize("box", [98, 100])
def test_what_players_spend_is_back_in_the_limited_bank(box: int) -> None:
    p = Position(4, supply__gold=box).seat("blue", gold=box).isle("N4", "blue", 1).isle("N5", "red", 1)
    p.turn("blue", "ares").play("build N4/1", "end")
    assert (p.gold("red"), p.gold("blue")) == (2, box - 2)


@pytest.mark.rule("R-CYC-007")
@pytest.mark.parametrize(("box", "paid"), [(98, [96, 98, 98]), (100, [96, 98, 100]), ("unlimited", [96, 98, 100])])
def test_a_limited_bank_pays_sales_and_apollo_while_it_can(box: OptionValue, paid: list[int]) -> None:
    p = Position(4, supply__gold=box).seat("blue", gold=98, priests=3).track(four="sphinx").turn("blue", "ares")
    p.play("call sphinx 4")
    for gold in paid:
        p.play("sell priest")
        assert p.gold("blue") == gold
    q = Position(4, supply__gold=box).seat("yellow", gold=96).offerings(["blue", "red", "green", "yellow"])
    q.play("bid apollo", "bid apollo", "bid apollo", "bid apollo", "at N1")
    got = [q.gold(colour) for colour in ("blue", "red", "green", "yellow")]
    assert got == ([1, 1, 0, 96] if box == 98 else [1, 1, 1, 97])


@pytest.mark.rule("R-CYC-008")
@pytest.mark.parametrize("creature", sorted(ALL_CREATURES))
def test_five_creatures_leave_a_figurine_on_the_board(creature: str) -> None:
    p = Position(4).isle("N1", "blue", 2).isle("N3", "red", 2).sea("A3", "red")
    p.seat("blue", gold=4).track(four=creature).turn("blue", "ares").play(f"call {creature} 4")
    finish_powers(p)
    standing = {figurine["creature"] for figurine in seen(p.state)["figurines"] if figurine["isle"]}
    if seen(p.state)["kraken"]:
        standing.add("kraken")
    assert standing == FIGURINES & {creature}


@pytest.mark.rule("R-CYC-009")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_god_tiles_and_apollo_always_there(players: int) -> None:
    tiles: set[str] = set()
    for key in range(20):
        state = deal(players, key)
        tiles.update(seen(state)["gods"])
        assert "bid apollo" in legal(state)
        offers = {line.split()[1] for line in legal(state)}
        assert offers == set(seen(state)["gods"]) | {"apollo"}
    assert tiles == {"poseidon", "ares", "zeus", "athena"}


@pytest.mark.rule("R-CYC-010")
def test_two_six_sided_dice_with_faces_0_1_1_2_2_3() -> None:
    attack: list[int | str] = []
    defence: list[int | str] = []
    for side in range(6):
        p = Position(4).isle("N1", "blue", 1).isle("N4", "red", 3).isle("N5", "red", 1).sea("D1", "blue")
        p.seat("blue", gold=1).turn("blue", "ares")
        p.chance.loaded = [side, 5 - side]
        p.chance.drawn = []
        p.play("march 1 N1 N4")
        assert p.chance.drawn[:2] == [(6, side), (6, 5 - side)]
        attack.append(p.happened("assault")[0]["attack_die"])
        defence.append(p.happened("assault")[0]["defence_die"])
    assert sorted(map(int, attack)) == sorted(map(int, defence)) == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("R-CYC-011")
def test_fallen_troops_return_to_the_reserve_and_serve_again() -> None:
    p = Position(4).isle("N1", "blue", 8).isle("N4", "red", 1).isle("N5", "red", 7).sea("D1", "blue")
    p.seat("blue", gold=9).turn("blue", "ares")
    assert p.refused("troop N1") == "R-CYC-012"
    p.dice(0, 1).play("march 1 N1 N4")
    assert (p.troops_left("blue"), p.troops_left("red")) == (1, 0)
    p.play("troop N1")
    assert (p.troops("N1"), p.troops_left("blue")) == (8, 0)
    p.dice(3, 0).play("march 2 N1 N4")
    assert (p.owner("N4"), p.troops_left("red")) == ("blue", 1)


@pytest.mark.rule("R-CYC-011")
def test_sunken_fleets_return_to_the_reserve_and_serve_again() -> None:
    p = Position(4).isle("N1", "blue", 1).sea("A1", "blue", 1).sea("A3", "blue", 7).sea("A2", "red", 8)
    p.seat("blue", gold=9).turn("blue", "poseidon")
    assert p.refused("fleet A1") == "R-CYC-012"
    p.dice(0, 0).play("sail 1 A1 A2")
    assert (p.fleets_left("blue"), p.fleets_left("red"), p.fleets("A2")) == (1, 0, 8)
    p.play("fleet A1")
    assert (p.fleets("A1"), p.fleets_left("blue")) == (1, 0)


@pytest.mark.rule("R-CYC-011")
@pytest.mark.parametrize(
    ("creature", "answers", "troops", "fleets"),
    [
        ("harpy", ["at N4"], 1, 0),
        ("kraken", ["at A3", "stop"], 0, 2),
        ("mermaid", ["at F1"], 0, 1),
        ("polyphemus", ["at N5", "push D6 off"], 0, 3),
    ],
)
def test_units_removed_by_a_creature_return_to_the_reserve(
    creature: str, answers: list[str], troops: int, fleets: int
) -> None:
    p = Position(4).isle("N4", "red", 8).sea("A3", "red", 2).sea("F1", "red").sea("D6", "red", 3).sea("D5", "green")
    p.sea("A2", "red", 2).seat("blue", gold=4).track(four=creature).turn("blue", "zeus")
    p.play(f"call {creature} 4", *answers)
    assert (p.troops_left("red"), p.fleets_left("red")) == (troops, fleets)


@pytest.mark.rule("R-CYC-012")
@pytest.mark.parametrize("out", [7, 8])
def test_with_eight_troops_on_the_board_none_is_recruited(out: int) -> None:
    p = Position(4).isle("N1", "blue", out - 1).isle("N4", "blue", 1).sea("A1", "blue")
    p.seat("blue", gold=20).turn("blue", "ares")
    assert p.refused("troop N1") == ("R-CYC-012" if out == 8 else "")
    assert p.legal("troop") == (["troop N1", "troop N4"] if out == 7 else [])
    if out == 7:
        p.play("troop N4")
    assert p.refused("troop N1") == "R-CYC-012"
    assert p.legal("troop") == []
    assert p.gold("blue") == 20
    assert p.legal("build")


@pytest.mark.rule("R-CYC-012")
@pytest.mark.parametrize("out", [7, 8])
def test_with_eight_fleets_on_the_board_none_is_recruited(out: int) -> None:
    p = Position(4).isle("N1", "blue", 1).sea("A1", "blue", out - 1).sea("F1", "blue", 1)
    p.seat("blue", gold=20).turn("blue", "poseidon")
    assert p.refused("fleet A1") == ("R-CYC-012" if out == 8 else "")
    assert bool(p.legal("fleet")) is (out == 7)
    if out == 7:
        p.play("fleet A1")
    assert p.refused("fleet A1") == "R-CYC-012"
    assert p.legal("fleet") == []
    assert p.gold("blue") == 20
    assert p.legal("sail")


def ten_temples(**options: OptionValue) -> Position:
    """All ten temples stand on red isles; blue has a port on N10/1."""
    p = Position(4, **options).isle("N1", "red", 1, s1="temple", s2="temple", s3="temple", s4="temple")
    p.isle("N9", "red", 1, s1="temple", s2="temple", s3="temple", s4="temple")
    return p.isle("N7", "red", 1, s1="temple", s2="temple").isle("N10", "blue", 1, s1="port").seat("blue", gold=12)


@pytest.mark.rule("R-CYC-013")
def test_cyclops_makes_no_eleventh_tile() -> None:
    p = ten_temples().track(four="cyclops").turn("blue", "zeus").play("call cyclops 4")
    assert p.legal("change") == ["change N10/1 fortress", "change N10/1 university"]
    assert p.refused("change N10/1 temple") == "R-CYC-013"


@pytest.mark.rule("R-CYC-013")
def test_a_tile_that_returns_can_be_built_again() -> None:
    p = ten_temples().track(four="giant").turn("blue", "zeus")
    assert p.refused("build N10/2") == "R-CYC-013"
    p.play("call giant 4", "raze N1/1", "build N10/2")
    assert p.building("N10/2") == "temple"
    assert p.refused("build N10/3") == "R-CYC-013"


@pytest.mark.rule("R-CYC-013")
def test_without_the_limit_an_eleventh_tile_is_built_and_made() -> None:
    p = ten_temples(supply__buildings_limited=False).track(four="cyclops").turn("blue", "zeus")
    p.play("build N10/2", "call cyclops 4", "change N10/1 temple")
    assert (p.building("N10/1"), p.building("N10/2")) == ("temple", "temple")


@pytest.mark.rule("R-CYC-015")
@pytest.mark.parametrize(("god", "card"), [("zeus", "priest"), ("athena", "philosopher")])
def test_no_card_in_the_supply_none_recruited_but_stealing_works(god: str, card: str) -> None:
    thief = {"priest": "dryad", "philosopher": "satyr"}[card]
    p = Position(4).seat("red", priests=18, philosophers=17).seat("blue", gold=9).track(four=thief).turn("blue", god)
    assert p.refused(card) == "R-CYC-015"
    assert p.legal(card) == []
    p.play(f"call {thief} 4", "rob red")
    assert (p.priests("blue"), p.philosophers("blue")) == ((1, 0) if card == "priest" else (0, 1))
    assert p.refused(card) == "R-CYC-015"
    p.play("end")
    assert p.priests("blue") + p.philosophers("blue") == 1


@pytest.mark.rule("R-CYC-015")
@pytest.mark.parametrize(("others", "left"), [(13, 0), (14, 3)])
def test_not_even_the_philosopher_athena_owes_comes_from_an_empty_supply(others: int, left: int) -> None:
    p = Position(4).isle("N1", "blue", 1).seat("blue", philosophers=3).seat("red", philosophers=others)
    p.turn("blue", "athena").play("end")
    assert p.philosophers("blue") == left
    assert p.has_metropolis("N1") is (left == 0)


def three_empty_isles(creature: str = "", **options: OptionValue) -> Position:
    """Three isles of blue are empty, on N1 stand two troops; D1 leads to the neutral N4."""
    p = Position(4, **options).isle("N1", "blue", 2).isle("N2", "blue").isle("N3", "blue").isle("N5", "blue")
    return p.sea("D1", "blue").track(four=creature).seat("blue", gold=20)


@pytest.mark.rule("R-CYC-016")
@pytest.mark.parametrize("options", [{}, {"territory_markers_limited": False}])
@pytest.mark.parametrize("lines", [["march 2 N1 N4"], ["call pegasus 4", "march 2 N1 N6"]])
def test_a_fourth_empty_isle_stays_his(lines: list[str], options: dict[str, OptionValue]) -> None:
    p = three_empty_isles("pegasus", **options).turn("blue", "ares").play(*lines)
    assert p.troops("N1") == 0
    assert [p.owner(isle) for isle in ("N1", "N2", "N3", "N5")] == ["blue"] * 4
    p.play("end")
    assert [p.owner(isle) for isle in ("N1", "N2", "N3", "N5")] == ["blue"] * 4


@pytest.mark.rule("R-CYC-016")
@pytest.mark.parametrize("limited", [False, True])
def test_no_offer_above_ten_is_forbidden_for_want_of_a_territory_marker(limited: bool) -> None:
    p = three_empty_isles(territory_markers_limited=limited)
    p.offerings(["blue", "red", "green", "yellow"], ["ares", "zeus", "athena"])
    assert p.refused("bid ares 13") == ""
    assert {"bid zeus 10", "bid zeus 11", "bid zeus 20"} <= set(p.legal("bid zeus"))


@pytest.mark.rule("R-CYC-016")
@pytest.mark.parametrize(("lines", "to"), [([], "N4"), (["call pegasus 4"], "N6")])
def test_with_limited_markers_no_fourth_isle_is_emptied_by_a_move(lines: list[str], to: str) -> None:
    p = three_empty_isles("pegasus", territory_markers_limited=True).turn("blue", "ares").play(*lines)
    assert p.refused(f"march 2 N1 {to}") == "R-CYC-016"
    assert p.legal("march 2") == []
    p.play(f"march 1 N1 {to}")
    assert (p.troops("N1"), p.owner(to)) == (1, "blue")


@pytest.mark.rule("R-CYC-016")
@pytest.mark.parametrize("limited", [False, True])
def test_with_limited_markers_no_fourth_isle_is_emptied_by_a_sale(limited: bool) -> None:
    p = three_empty_isles("sphinx", territory_markers_limited=limited).turn("blue", "zeus")
    p.play("call sphinx 4", "sell troop N1")
    assert p.refused("sell troop N1") == ("R-CYC-016" if limited else "")
    assert p.legal("sell troop") == ([] if limited else ["sell troop N1"])


@pytest.mark.rule("R-CYC-016")
def test_with_limited_markers_an_isle_emptied_otherwise_stays_his() -> None:
    p = three_empty_isles("harpy", territory_markers_limited=True).isle("N10", "blue", 1)
    p.seat("red", gold=4).turn("red", "ares").play("call harpy 4", "at N10")
    assert (p.troops("N10"), p.owner("N10")) == (0, "blue")


@pytest.mark.rule("R-CYC-016")
def test_a_marker_taken_back_from_an_isle_can_be_used_again() -> None:
    p = three_empty_isles(territory_markers_limited=True).turn("blue", "ares")
    p.play("troop N2")
    assert p.refused("march 2 N1 N4") == ""


def cells(players: int) -> list[list[str]]:
    """The rows of a board, cell by cell: what is printed there."""
    board = board_for(players)
    land = {cell: isle for isle, isle_cells in enumerate(board.isle_cells) for cell in isle_cells}
    rows: list[list[str]] = []
    for letter, length in zip("ABCDEFGHIJK", board.rows, strict=True):
        names = [f"{letter}{number}" for number in range(1, length + 1)]
        rows.append([
            f"isle {board.isle_prosperity[land[name]]} {len(board.isle_slots[land[name]])}" if name in land
            else f"sea {board.trade_mask >> board.sea_number[name] & 1}"
            for name in names
        ])  # fmt: skip
    return rows


@pytest.mark.rule("R-CYC-233")
def test_the_board_of_four_is_a_half_of_five_and_a_half_of_three() -> None:
    for three, four, five in zip(cells(3), cells(4), cells(5), strict=True):
        seam = len(four) // 2 + 1
        assert four[:seam] == five[:seam]
        assert four[seam:] == three[seam - len(four) :]
        assert (len(three), len(five)) == (len(four) - 2, len(four) + 2)
    assert cells(2) == cells(3)


@pytest.mark.rule("R-CYC-233")
@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_the_third_part_has_creature_track_gods_offerings_and_turn_track(players: int, spaces: int) -> None:
    state = deal(players)
    table = seen(state)
    assert len(table["track"]) == 3
    assert len(table["turn_track"]) == spaces
    play(state, f"bid {table['gods'][0]} 2")
    assert [(offer["god"], offer["amount"]) for offer in seen(state)["offers"]] == [(table["gods"][0], 2)]
    play(state, "bid apollo")
    assert len(seen(state)["apollo"]) == 1


def census(state: Cyclades) -> dict[str, int]:
    """Everything there is of each kind of piece, counted from what the table shows."""
    table = seen(state)
    total: Counter[str] = Counter()
    for seat in table["seats"]:
        total[f"troops {seat['seat']}"] += seat["troops_left"]
        total[f"fleets {seat['seat']}"] += seat["fleets_left"]
        total["priest"] += seat["priests"]
        total["philosopher"] += seat["philosophers"]
    for isle in table["isles"]:
        total[f"troops {isle['owner']}"] += isle["troops"]
        total["prosperity"] += isle["markers"]
        total.update(building for building in isle["slots"] if building)
    for sea in table["seas"]:
        total[f"fleets {sea['owner']}"] += sea["fleets"]
    for name, *values in table["agenda"]:
        if name == "Battle":
            total[f"{'troops' if values[0] else 'fleets'} {values[2]}"] += values[4]
    for piece in ("port", "fortress", "temple", "university", "prosperity"):
        total[piece] += table["supply"][piece]
    total["priest"] += table["supply"]["priests"]
    total["philosopher"] += table["supply"]["philosophers"]
    cards = [card for card in table["track"] if card] + table["discard"]
    cards += [figurine["creature"] for figurine in table["figurines"]]
    cards += [CREATURES[card] for card in range(20) if state.pile >> card & 1]
    assert sorted(cards) == sorted(ALL_CREATURES)
    return {piece: count for piece, count in total.items() if count}


def full_box(players: int) -> dict[str, int]:
    box = dict.fromkeys(("port", "fortress", "temple", "university"), 10)
    box.update({f"{unit} {seat}": 8 for unit in ("troops", "fleets") for seat in range(players)})
    return box | {"priest": 18, "philosopher": 17, "prosperity": 16}


@pytest.mark.rule("R-CYC-235")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_piece_is_lost_or_made_in_play_at_random(players: int) -> None:
    state, chooser = deal(players), Chance(b"chooser")
    assert census(state) == full_box(players)
    for step in range(1500):
        if not state.agenda:
            state = deal(players, step)
        decision = GAME.decisions(state)[0]
        GAME.play(state, decision.seat, decision.actions[chooser.below(len(decision.actions))])
        assert census(state) == full_box(players)


@pytest.mark.rule("R-CYC-235")
def test_the_pieces_of_an_eliminated_player_count_as_reserve() -> None:
    p = Position(4).isle("N1", "blue", 4).isle("N2", "blue", 1, metropolis=True).sea("D1", "blue")
    p.isle("N4", "red", 1, metropolis=True).sea("A3", "red", 3).seat("red", gold=6, priests=2, philosophers=1)
    p.figurine("medusa", "N7", "red").seat("blue", gold=1).turn("blue", "ares")
    p.dice(3, 0).play("march 4 N1 N4")
    assert p.out("red")
    assert (p.troops_left("red"), p.fleets_left("red"), p.priests("red"), p.philosophers("red")) == (8, 8, 0, 0)
    assert census(p.state) == full_box(4)
    assert p.discard() == {"medusa"}


# --- 2. set-up


@pytest.mark.rule("R-CYC-017")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_five_gold(players: int) -> None:
    assert unsettled(players).gold == [5] * players


@pytest.mark.rule("R-CYC-018")
@pytest.mark.parametrize(
    ("players", "seas", "isles", "slots", "prosperity", "trade"),
    [(2, 30, 8, 17, 8, 4), (3, 30, 8, 17, 8, 4), (4, 46, 10, 23, 9, 6), (5, 61, 13, 30, 11, 6)],
)
def test_the_board_depends_on_the_number_of_players(
    players: int, seas: int, isles: int, slots: int, prosperity: int, trade: int
) -> None:
    board = deal(players).board
    assert (board.seas, board.isles, board.slots) == (seas, isles, slots)
    assert sum(board.isle_prosperity) == prosperity
    assert board.trade_mask.bit_count() == trade


@pytest.mark.rule("R-CYC-018")
@pytest.mark.parametrize(
    ("players", "isle", "coast"),
    [
        (2, "N8", "H1 H2 I2 J2 K2"),
        (3, "N7", "F6 F7 G5 H4 I3 J2 K2"),
        (4, "N10", "H3 H4 I2 I4 J1 J4 K1 K2 K3"),
        (5, "N13", "H5 H6 I4 I6 J4 J6 K4 K6"),
    ],
)
def test_the_coast_of_an_isle_on_each_board(players: int, isle: str, coast: str) -> None:
    p = Position(players).isle(isle, "blue", 1).turn("blue", "poseidon")
    assert p.legal("fleet") == [f"fleet {sea}" for sea in coast.split()]


@pytest.mark.rule("R-CYC-018")
def test_two_and_three_players_share_a_board_four_and_five_have_their_own() -> None:
    assert deal(2).board is deal(3).board
    assert len({deal(players).board.name for players in PLAYERS}) == 3


@pytest.mark.rule("R-CYC-019")
@pytest.mark.parametrize(("players", "setup"), STARTS)
def test_two_isles_with_a_troop_and_two_seas_with_a_fleet_each(players: int, setup: str) -> None:
    state = deal(players, **({"two_player_setup": setup} if setup else {}))
    table = seen(state)
    assert sorted(start_of(state, seat) for seat in range(players)) == sorted(map(as_start, STARTS[players, setup]))
    for seat in range(players):
        assert [isle["troops"] for isle in table["isles"] if isle["owner"] == seat] == [1, 1]
        assert [sea["fleets"] for sea in table["seas"] if sea["owner"] == seat] == [1, 1]


@pytest.mark.rule("R-CYC-020")
@pytest.mark.parametrize(("players", "setup"), STARTS)
def test_every_start_position_has_an_income_of_two(players: int, setup: str) -> None:
    state = deal(players, **({"two_player_setup": setup} if setup else {}))
    for start in STARTS[players, setup]:
        isles, fleets = (part.split() for part in start.split("|"))
        printed = sum(state.board.isle_prosperity[state.board.isle_number[isle]] for isle in isles)
        trade = sum(state.board.trade_mask >> state.board.sea_number[sea] & 1 for sea in fleets)
        assert printed + trade == 2
    assert [seat["income"] for seat in seen(state)["seats"]] == [2] * players
    assert state.revenue_paid == [2] * players


@pytest.mark.rule("R-CYC-021")
@pytest.mark.parametrize(("players", "neutral"), [(2, "N3 N4 N5 N6"), (3, "N4 N6"), (4, "N5 N6"), (5, "N5 N8 N10")])
def test_all_other_isles_are_neutral(players: int, neutral: str) -> None:
    free = [isle for isle in seen(deal(players))["isles"] if isle["owner"] is None]
    assert [isle["isle"] for isle in free] == neutral.split()
    assert all(isle["troops"] == 0 for isle in free)


@pytest.mark.rule("R-CYC-022")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_built_or_recruited_at_the_start(players: int) -> None:
    table = seen(deal(players))
    for isle in table["isles"]:
        assert (isle["metropolis"], isle["markers"], set(isle["slots"])) == (False, 0, {None})
    for seat in table["seats"]:
        assert (seat["priests"], seat["philosophers"], seat["metropolises"]) == (0, 0, 0)


@pytest.mark.rule("R-CYC-023")
def test_creature_cards_are_shuffled_face_down() -> None:
    first = [seen(deal(4, key))["track"][0] for key in range(150)]
    assert set(first) == ALL_CREATURES
    assert max(Counter(first).values()) < 30
    table = seen(deal(4), 0)
    assert table["pile"] == 16
    assert table["discard"] == []


@pytest.mark.rule("R-CYC-023")
@pytest.mark.parametrize("players", PLAYERS)
def test_figurines_stand_beside_the_board_at_first(players: int) -> None:
    table = seen(deal(players))
    assert (table["figurines"], table["kraken"]) == ([], None)


@pytest.mark.rule("R-CYC-024")
@pytest.mark.parametrize("players", [3, 4])
def test_one_marker_each_in_random_order_on_the_first_spaces(players: int) -> None:
    orders = {tuple(unsettled(players, key).turn_track) for key in range(150)}
    assert orders == set(permutations(range(players)))


@pytest.mark.rule("R-CYC-024")
def test_five_markers_each_of_which_may_be_first() -> None:
    orders = [tuple(unsettled(5, key).turn_track) for key in range(60)]
    assert all(sorted(order) == [0, 1, 2, 3, 4] for order in orders)
    assert {order[0] for order in orders} == {order[4] for order in orders} == {0, 1, 2, 3, 4}


@pytest.mark.rule("R-CYC-024")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_marker_on_space_one_offers_first(players: int) -> None:
    state = unsettled(players, 3)
    order = state.turn_track[:]
    for position in range(players):
        play(state, f"start {position + 1}")
    for seat in order:
        assert GAME.decisions(state)[0].seat == seat
        play(state, "bid apollo")


@pytest.mark.rule("R-CYC-025")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_offerings_are_made_with_seven_gold(players: int) -> None:
    state = deal(players)
    assert state.cycle == 1
    assert state.gold == [7] * players
    god = seen(state)["gods"][0]
    assert f"bid {god} 7" in legal(state)
    assert f"bid {god} 8" not in legal(state)


@pytest.mark.rule("R-CYC-236")
@pytest.mark.parametrize("players", PLAYERS)
def test_start_positions_are_given_at_random(players: int) -> None:
    setup = "corners" if players == 2 else ""
    for seat in (0, players - 1):
        given = {start_of(deal(players, key), seat) for key in range(60)}
        assert given == set(map(as_start, STARTS[players, setup]))


@pytest.mark.rule("R-CYC-236")
def test_the_table_may_choose_the_start_positions() -> None:
    state = unsettled(4)
    assert (GAME.decisions(state)[0].seat, legal(state)) == (0, ["start 1", "start 2", "start 3", "start 4"])
    play(state, "start 3")
    assert start_of(state, 0) == as_start(STARTS[4, ""][2])
    assert (GAME.decisions(state)[0].seat, legal(state)) == (1, ["start 1", "start 2", "start 4"])
    refusal = GAME.refusal(state, 1, GAME.parse_action(state, "start 3"))
    assert refusal is not None
    assert refusal.rule == "R-CYC-236"
    for number in (4, 1, 2):
        play(state, f"start {number}")
    assert [start_of(state, seat) for seat in range(4)] == [as_start(STARTS[4, ""][n - 1]) for n in (3, 4, 1, 2)]
    assert state.cycle == 1


@pytest.mark.rule("R-CYC-236")
@pytest.mark.parametrize("key", range(8))
def test_with_five_players_the_position_fixes_the_colour(key: int) -> None:
    colour_of = dict(zip(map(as_start, STARTS[5, ""]), FIVE_COLOURS, strict=True))
    state = deal(5, key)
    assert GAME.seat_names(state) == [colour_of[start_of(state, seat)] for seat in range(5)]


@pytest.mark.rule("R-CYC-236")
@pytest.mark.parametrize("order", [(1, 2, 3, 4, 5), (5, 4, 3, 2, 1), (4, 2, 1, 5, 3)])
def test_with_five_players_a_chosen_position_fixes_the_colour(order: tuple[int, ...]) -> None:
    state = unsettled(5)
    for number in order:
        play(state, f"start {number}")
    assert GAME.seat_names(state) == [FIVE_COLOURS[number - 1] for number in order]


@pytest.mark.rule("R-CYC-236")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_fewer_players_a_position_has_no_colour(players: int) -> None:
    pairs = {
        (start_of(state, seat), GAME.seat_names(state)[seat])
        for state in (deal(players, key) for key in range(40))
        for seat in range(players)
    }
    assert len(pairs) == players * players


@pytest.mark.rule("R-CYC-237")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_troops_and_six_fleets_are_left_in_sight_of_all(players: int) -> None:
    for audience in (SPECTATOR, *range(players)):
        seats = seen(deal(players), audience)["seats"]
        assert [(seat["troops_left"], seat["fleets_left"]) for seat in seats] == [(6, 6)] * players


@pytest.mark.rule("R-CYC-238")
@pytest.mark.parametrize("players", PLAYERS)
def test_before_the_first_cycle_no_god_and_no_creature_lies_out(players: int) -> None:
    state = unsettled(players)
    before = seen(state)
    assert (before["gods"], before["track"], before["pile"], before["cycle"]) == ([], [None] * 3, 17, 0)
    kinds: list[str] = []
    for number in range(players):
        kinds = play(state, f"start {number + 1}")
    assert kinds == ["settles", "cycle-begins", "creature-appears", "gods", *["revenue"] * players]
    assert state.cycle == 1
    assert state.track[0] != NONE


# --- 3. the cycle


@pytest.mark.rule("R-CYC-026", "R-CYC-027")
def test_a_cycle_begins_with_creatures_gods_and_revenue_and_asks_nobody() -> None:
    p = Position(4).track("pegasus", "giant", "harpy").isle("N4", "red", 1).turn("blue", "ares").play("end")
    kinds = [event.kind for event in p.events]
    begun = kinds.index("cycle-begins")
    assert kinds[begun + 1 :] == ["creature-discarded", "creature-appears", "gods", *["revenue"] * 4]
    assert (p.prompt(), p.asked(), p.gold("red")) == ("PlaceMarker", "red", 2)


@pytest.mark.rule("R-CYC-026")
def test_offerings_then_actions_then_the_next_cycle() -> None:
    p = Position(4).isle("N1", "blue", 1).isle("N2", "red", 1).seat("blue", gold=3).seat("red", gold=3)
    p.offerings(["blue", "red", "green", "yellow"], ["ares", "zeus", "athena"])
    prompts = [p.prompt()]
    for line in ("bid ares 1", "bid zeus 1", "bid apollo", "bid apollo", "end", "end", "at N1"):
        assert p.state.cycle == 3
        p.play(line)
        prompts.append(p.prompt())
    assert prompts == ["PlaceMarker"] * 4 + ["GodTurn", "GodTurn", "PlaceProsperity", "PlaceMarker"]
    assert p.state.cycle == 4
    assert p.gold("blue") == 3  # one offered, one from the new marker


@pytest.mark.rule("R-CYC-026")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_cycle_of_a_match_has_offerings_then_actions(players: int) -> None:
    state = deal(players)
    for cycle in (1, 2, 3):
        lines = [f"bid {god} 1" for god in seen(state)["gods"]] + ["bid apollo"] + ["end"] * (players - 1) + ["at N1"]
        prompts = []
        for line in lines:
            prompts.append(GAME.decisions(state)[0].kind)
            assert state.cycle == cycle
            play(state, line)
        assert prompts == ["PlaceMarker"] * players + ["GodTurn"] * (players - 1) + ["PlaceProsperity"]


@pytest.mark.rule("R-CYC-026")
def test_the_end_is_looked_at_before_anything_of_the_next_cycle() -> None:
    p = Position(4).isle("N4", "blue", 1, metropolis=True).isle("N5", "blue", 1, metropolis=True)
    p.track("pegasus", "giant", "harpy").seat("blue", gold=1).turn("blue", "ares").play("end")
    assert p.prompt() == ""
    assert p.creatures() == ("pegasus", "giant", "harpy")
    assert (p.gold("blue"), p.state.cycle, p.happened("cycle-begins")) == (1, 3, [])
    result = GAME.result(p.state)
    assert result is not None
    assert result.winners() == [0]


@pytest.mark.rule("R-CYC-027")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_table_is_first_asked_for_an_offering(players: int) -> None:
    state = deal(players)
    assert GAME.decisions(state)[0].kind == "PlaceMarker"
    assert all(line.startswith("bid ") for line in legal(state))
