"""Battles on land and at sea (ledger section 16)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from aegean.core.chance import Chance
from aegean.games.cyclades.actions import STAY
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.god_turn import GodTurn
from aegean.games.cyclades.odds import assault_odds, battle_odds
from tests.cyclades.position import Position

BOTH = pytest.mark.parametrize("kind", ["land", "sea"])


def battle(kind: str, attackers: int, defenders: int, exit_for_red: bool = False) -> Position:
    """Blue can attack red: on land from N6 over G5 on N7, at sea from E1 on F1, which has no other neighbour.

    Blue leaves a fleet on E1 and can always go back. Red can leave only with `exit_for_red`: to N4, or to E1."""
    p = Position(3).seat("blue", gold=5)
    if kind == "land":
        p.isle("N6", "blue", attackers).isle("N7", "red", defenders).isle("N8", "red").sea("G5", "blue")
        if exit_for_red:
            p.isle("N4", "red").sea("F6", "red")
        return p.turn("blue", "ares")
    p.isle("N1", "blue").isle("N8", "red").sea("F1", "red", defenders)
    return p.sea("E1", "blue", attackers + (not exit_for_red)).turn("blue", "poseidon")


def attack(p: Position, kind: str, units: int) -> Position:
    return p.play(f"march {units} N6 N7" if kind == "land" else f"sail {units} E1 F1")


def units(p: Position, kind: str, colour: str) -> int:
    """All troops (or fleets) that are not in the reserve."""
    return 8 - (p.troops_left(colour) if kind == "land" else p.fleets_left(colour))


def totals(p: Position) -> list[tuple[int | str, int | str]]:
    return [(assault["attack"], assault["defence"]) for assault in p.happened("assault")]


@pytest.mark.rule("R-CYC-167")
@BOTH
def test_land_and_naval_battles_follow_the_same_steps(kind: str) -> None:
    p = attack(battle(kind, 3, 2, exit_for_red=True).dice(0, 3, 3, 0, 3, 0), kind, 3)
    asked = []
    for _ in range(4):
        asked.append((p.asked(), p.prompt(), len(totals(p))))
        p.play("stay")
    assert asked == [("red", "Retreat", 1), ("blue", "Retreat", 1), ("red", "Retreat", 2), ("blue", "Retreat", 2)]
    assert totals(p) == [(3, 5), (5, 2), (5, 1)]
    assert (p.asked(), p.prompt()) == ("blue", "GodTurn")
    held = (p.owner("N7"), p.troops("N7")) if kind == "land" else (p.fleet_owner("F1"), p.fleets("F1"))
    assert held == ("blue", 2)


@pytest.mark.rule("R-CYC-168")
@BOTH
def test_a_total_is_one_die_plus_the_units_in_the_battle(kind: str) -> None:
    p = battle(kind, 4, 3)
    rolls = p.chance.count
    attack(p.dice(0, 2), kind, 4)
    (assault,) = p.happened("assault")
    assert (assault["attack_die"], assault["attackers"], assault["bonus"], assault["attack"]) == (0, 4, 0, 4)
    assert (assault["defence_die"], assault["defenders"], assault["defence"]) == (2, 3, 5)
    assert p.chance.count - rolls == 2


LAND_BONUSES: list[tuple[dict[str, str], bool, bool, int]] = [
    ({}, False, False, 0),
    ({"s1": "fortress"}, False, False, 1),
    ({"s1": "fortress", "s2": "fortress", "s3": "fortress", "s4": "fortress"}, False, False, 4),
    ({}, True, False, 1),
    ({"s3": "fortress", "s4": "fortress"}, True, False, 3),
    ({}, False, True, 2),
    ({"s3": "fortress"}, True, True, 4),
    ({"s1": "port", "s2": "temple", "s3": "university"}, False, False, 0),
]
MARGINS = pytest.mark.parametrize(("margin", "losses"), [(-1, (1, 0)), (0, (1, 1)), (1, (0, 1))])


@pytest.mark.rule("R-CYC-168", "R-CYC-169")
@pytest.mark.parametrize(("slots", "metropolis", "minotaur", "bonus"), LAND_BONUSES)
@MARGINS
def test_fortresses_metropolis_and_minotaur_help_the_defender_of_the_isle(
    slots: dict[str, str], metropolis: bool, minotaur: bool, bonus: int, margin: int, losses: tuple[int, int]
) -> None:
    attackers = 2 + bonus + margin
    p = battle("land", attackers, 2).isle("N7", "", 0, metropolis, 0, **slots)
    if minotaur:
        p.figurine("minotaur", "N7", "green")
    attack(p.dice(1, 1), "land", attackers)
    assert totals(p) == [(1 + attackers, 1 + 2 + bonus)]
    assert (attackers - units(p, "land", "blue"), 2 - units(p, "land", "red")) == losses


@pytest.mark.rule("R-CYC-169")
def test_fortresses_elsewhere_do_not_help() -> None:
    p = battle("land", 2, 2).isle("N8", s1="fortress", s2="fortress").isle("N3", "red", metropolis=True)
    attack(p.figurine("minotaur", "N8", "red").dice(1, 1), "land", 2)
    assert totals(p) == [(3, 3)]


SEA_BONUSES: list[tuple[dict[str, dict[str, str]], tuple[str, ...], int]] = [
    ({}, (), 0),
    ({"N1": {"s1": "port"}}, (), 1),
    ({"N1": {"s1": "port"}, "N2": {"s1": "port", "s2": "port"}, "N3": {"s2": "port"}}, (), 4),
    ({}, ("N3",), 1),
    ({}, ("N1", "N2", "N3"), 3),
    ({"N1": {"s1": "port"}, "N2": {"s1": "port", "s2": "port"}}, ("N3",), 4),
    ({"N5": {"s1": "port"}, "N4": {"s1": "port"}}, ("N6",), 0),  # none of them is next to C2
    ({"N1": {"s1": "fortress"}, "N2": {"s1": "temple", "s2": "university"}}, (), 0),
]


@pytest.mark.rule("R-CYC-168", "R-CYC-170")
@pytest.mark.parametrize(("tiles", "metropolises", "bonus"), SEA_BONUSES)
@MARGINS
def test_own_ports_and_metropolises_on_all_adjacent_isles_help_defending_fleets(
    tiles: dict[str, dict[str, str]], metropolises: tuple[str, ...], bonus: int, margin: int, losses: tuple[int, int]
) -> None:
    attackers = 2 + bonus + margin
    p = Position(3).sea("D3", "blue", attackers).sea("C2", "red", 2).seat("blue", gold=1)
    for isle in ("N1", "N2", "N3", "N4", "N5", "N6"):
        p.isle(isle, "red", 0, isle in metropolises, 0, **tiles.get(isle, {}))
    p.turn("blue", "poseidon").dice(2, 2).play(f"sail {attackers} D3 C2")
    assert totals(p) == [(2 + attackers, 2 + 2 + bonus)]
    assert (attackers - units(p, "sea", "blue"), 2 - units(p, "sea", "red")) == losses


@pytest.mark.rule("R-CYC-171")
@pytest.mark.parametrize(("owner", "defence"), [("blue", 3), ("green", 3), ("red", 5)])
def test_at_sea_only_the_defender_profits_and_only_from_his_own_buildings(owner: str, defence: int) -> None:
    p = Position(3).sea("D3", "blue", 3).sea("C2", "red", 2).seat("blue", gold=1)
    p.isle("N1", owner, metropolis=True).isle("N3", owner, s1="port").turn("blue", "poseidon")
    p.dice(1, 1).play("sail 3 D3 C2")
    assert totals(p) == [(4, defence)]


@pytest.mark.rule("R-CYC-171")
def test_on_land_the_attacker_gets_nothing_for_his_buildings() -> None:
    p = battle("land", 3, 2).isle("N6", metropolis=True).isle("N4", "blue", s1="fortress")
    p.isle("N2", "blue", s1="port", s2="fortress").figurine("minotaur", "N6", "blue")
    attack(p.dice(1, 2), "land", 3)
    assert totals(p) == [(4, 4)]
    assert (units(p, "land", "blue"), units(p, "land", "red")) == (2, 1)


@pytest.mark.rule("R-CYC-172")
@BOTH
@pytest.mark.parametrize(
    ("dice", "losses"), [((2, 1), (0, 1)), ((3, 0), (0, 1)), ((1, 1), (1, 1)), ((0, 1), (1, 0)), ((0, 3), (1, 0))]
)
def test_the_lower_total_loses_one_unit_and_on_equal_totals_both_do(
    kind: str, dice: tuple[int, int], losses: tuple[int, int]
) -> None:
    p = battle(kind, 3, 3)
    before = units(p, kind, "blue"), units(p, kind, "red")
    attack(p.dice(*dice), kind, 3)
    assert (before[0] - units(p, kind, "blue"), before[1] - units(p, kind, "red")) == losses
    assert p.prompt() == "Retreat"


@pytest.mark.rule("R-CYC-173")
def test_land_bonuses_count_in_every_assault() -> None:
    p = battle("land", 3, 3).isle("N7", s3="fortress", metropolis=True).figurine("minotaur", "N7", "red")
    attack(p.dice(3, 0, 3, 1, 3, 0), "land", 3).play("stay", "stay")
    assert totals(p) == [(6, 7), (5, 8), (4, 7)]
    assert (p.owner("N7"), p.troops("N7"), p.troops_left("blue")) == ("red", 3, 8)


@pytest.mark.rule("R-CYC-173")
def test_sea_bonuses_count_in_every_assault() -> None:
    p = battle("sea", 3, 2).isle("N5", "red", s1="port")
    attack(p.dice(2, 1, 0, 1), "sea", 3).play("stay")
    assert totals(p) == [(5, 4), (3, 3)]
    assert (p.fleet_owner("F1"), p.fleets("F1"), p.fleets_left("red")) == ("blue", 2, 8)


@pytest.mark.rule("R-CYC-174")
def test_first_the_defender_then_the_attacker_is_asked_then_comes_a_new_assault() -> None:
    p = attack(battle("land", 3, 3, exit_for_red=True).dice(1, 1, 0, 3), "land", 3)
    assert (p.asked(), p.legal()) == ("red", ["stay", "retreat 2 N4"])
    p.play("stay")
    assert (p.asked(), p.legal(), len(totals(p))) == ("blue", ["stay", "retreat 2 N6"], 1)
    p.play("stay")
    assert (p.asked(), p.legal(), len(totals(p))) == ("red", ["stay", "retreat 2 N4"], 2)
    p.play("stay")
    assert (p.asked(), p.legal(), len(totals(p))) == ("blue", ["stay", "retreat 1 N6"], 2)


@pytest.mark.rule("R-CYC-174")
@BOTH
def test_a_defender_who_cannot_retreat_is_passed_over(kind: str) -> None:
    p = attack(battle(kind, 3, 3).dice(1, 1), kind, 3)
    assert (p.asked(), p.legal()) == ("blue", ["stay", "retreat 2 N6" if kind == "land" else "retreat 2 E1"])


@pytest.mark.rule("R-CYC-174")
@BOTH
def test_after_a_retreat_of_the_defender_the_attacker_is_not_asked(kind: str) -> None:
    p = attack(battle(kind, 3, 3, exit_for_red=True).dice(1, 1), kind, 3)
    p.play("retreat 2 N4" if kind == "land" else "retreat 2 E1")
    assert (p.asked(), p.prompt(), len(totals(p))) == ("blue", "GodTurn", 1)


@pytest.mark.rule("R-CYC-174", "R-CYC-175")
@BOTH
@pytest.mark.parametrize(("dice", "left"), [((0, 3), (0, 1)), ((3, 0), (1, 0)), ((2, 2), (0, 0))])
def test_no_retreat_before_the_first_assault_nor_when_a_side_is_gone(
    kind: str, dice: tuple[int, int], left: tuple[int, int]
) -> None:
    p = battle(kind, 1, 1, exit_for_red=True)
    assert p.legal("retreat") == []
    assert p.refused("retreat 1 N6" if kind == "land" else "retreat 1 E1")
    attack(p.dice(*dice), kind, 1)
    assert (p.asked(), p.prompt(), len(totals(p))) == ("blue", "GodTurn", 1)
    assert (units(p, kind, "blue"), units(p, kind, "red")) == left


@pytest.mark.rule("R-CYC-175")
@BOTH
def test_the_first_question_comes_after_the_first_assault(kind: str) -> None:
    p = attack(battle(kind, 2, 2, exit_for_red=True).dice(1, 1), kind, 2)
    assert [event.kind for event in p.events] == ["marches" if kind == "land" else "sails", "assault"]
    assert (p.asked(), p.prompt()) == ("red", "Retreat")


@pytest.mark.rule("R-CYC-176")
def test_an_attacker_left_alone_takes_the_isle_with_all_on_it() -> None:
    p = battle("land", 3, 1).isle("N7", metropolis=True, s3="temple", markers=2)
    attack(p.dice(2, 1), "land", 3)
    assert (p.owner("N7"), p.troops("N7"), p.building("N7/3")) == ("blue", 3, "temple")
    assert (p.metropolises("blue"), p.metropolises("red")) == (1, 0)
    assert p.state.income(p.number("blue")) == 2 + 2  # N6 and the two markers


@pytest.mark.rule("R-CYC-176")
@BOTH
def test_the_side_left_alone_controls_the_space(kind: str) -> None:
    for dice, winner, survivors in (((3, 0), "blue", 1), ((0, 3), "red", 1)):
        p = attack(battle(kind, 1, 1).dice(*dice), kind, 1)
        if kind == "land":
            assert (p.owner("N7"), p.troops("N7")) == (winner, survivors)
        else:
            assert (p.fleet_owner("F1"), p.fleets("F1")) == (winner, survivors)


@pytest.mark.rule("R-CYC-177")
def test_both_wiped_out_on_land_the_defender_keeps_the_isle_and_its_income() -> None:
    p = attack(battle("land", 1, 1).isle("N7", markers=1, metropolis=True).dice(1, 0), "land", 1)
    assert (p.owner("N7"), p.troops("N7"), p.troops_left("blue"), p.troops_left("red")) == ("red", 0, 8, 8)
    assert p.metropolises("red") == 1
    p.play("end")
    assert p.gold("red") == 1


@pytest.mark.rule("R-CYC-177")
def test_buildings_of_an_isle_emptied_by_battle_still_work_for_the_defender() -> None:
    p = Position(3).isle("N1", "blue", 1).isle("N3", "red", 1, s1="port").isle("N8", "red").sea("D3", "red")
    p.sea("D4", "blue", 2).seat("blue", gold=5).track(two="pegasus").turn("blue", "poseidon")
    p.dice(1, 1, 1, 1).play("call pegasus 2", "march 1 N1 N3")
    assert (p.owner("N3"), p.troops("N3")) == ("red", 0)
    p.play("sail 2 D4 D3")
    assert totals(p) == [(2, 2), (3, 3)]


@pytest.mark.rule("R-CYC-178")
def test_both_wiped_out_at_sea_the_space_is_empty() -> None:
    p = attack(battle("sea", 1, 1).dice(2, 2), "sea", 1)
    assert (p.fleets("F1"), p.fleet_owner("F1"), p.fleets("E1")) == (0, "", 1)
    assert (p.fleets_left("blue"), p.fleets_left("red")) == (7, 8)
    gold = p.gold("blue"), p.gold("red")
    p.play("end")
    assert (p.gold("blue"), p.gold("red")) == (gold[0] + 2, gold[1])  # N1 pays blue, the trade space F1 nobody


@pytest.mark.rule("R-CYC-179")
def test_on_land_only_the_troops_that_arrived_fight() -> None:
    p = battle("land", 5, 2).isle("N4", "blue", 2).sea("F6", "blue", 2).sea("H4", "red", 3)
    attack(p.dice(1, 2), "land", 2)
    assert totals(p) == [(3, 4)]
    assert (p.asked(), p.legal("retreat")) == ("blue", ["retreat 1 N4", "retreat 1 N6"])
    p.dice(0, 3).play("stay")
    assert (p.troops("N6"), p.troops("N4"), p.troops("N7"), p.troops_left("blue")) == (3, 2, 2, 3)


@pytest.mark.rule("R-CYC-179")
def test_at_sea_only_the_fleets_that_arrived_fight() -> None:
    p = Position(3).sea("H2", "blue", 4).sea("H3", "blue", 2).sea("G3", "red", 2).sea("F3", "red", 2)
    p.seat("blue", gold=5).turn("blue", "poseidon").dice(1, 2).play("sail 2 H2 G3")
    assert totals(p) == [(3, 4)]
    p.dice(0, 3).play("stay", "stay")
    assert (p.fleets("H2"), p.fleets("H3"), p.fleets("G3"), p.fleets("F3")) == (2, 2, 2, 2)
    assert (p.fleet_owner("G3"), p.fleets_left("blue")) == ("red", 2 + 2)


@pytest.mark.rule("R-CYC-179")
def test_fleets_picked_up_on_the_way_arrive_with_the_group() -> None:
    p = Position(3).sea("H2", "blue", 2).sea("H3", "blue", 2).sea("H4", "red", 2)
    p.seat("blue", gold=5).turn("blue", "poseidon").dice(1, 2).play("sail 1 H2 H3", "sail 3 H3 H4")
    assert totals(p) == [(4, 4)]


@pytest.mark.rule("R-CYC-180")
@pytest.mark.parametrize("owner", ["", "red", "blue"])
def test_an_isle_without_enemy_troops_is_entered_without_a_die(owner: str) -> None:
    p = Position(3).isle("N6", "blue", 2).isle("N8", "red", 1).sea("G5", "blue").seat("blue", gold=1)
    p.isle("N7", owner, s3="fortress", s4="fortress").turn("blue", "ares")
    rolls = p.chance.count
    p.play("march 1 N6 N7")
    assert (p.owner("N7"), p.troops("N7"), p.prompt()) == ("blue", 1, "GodTurn")
    assert (p.chance.count, totals(p)) == (rolls, [])


@pytest.mark.rule("R-CYC-180")
@pytest.mark.parametrize("fleets", [0, 2])
def test_a_sea_space_without_enemy_fleets_is_entered_without_a_die(fleets: int) -> None:
    p = Position(3).sea("H2", "blue", 2).isle("N5", "red", 3, s1="port").seat("blue", gold=1).turn("blue", "poseidon")
    if fleets:
        p.sea("G3", "blue", fleets)
    rolls = p.chance.count
    p.play("sail 2 H2 G3", "stop")
    assert (p.fleet_owner("G3"), p.fleets("G3")) == ("blue", 2 + fleets)
    assert (p.chance.count, totals(p)) == (rolls, [])


@pytest.mark.rule("R-CYC-181")
def test_four_against_one_behind_fortress_and_metropolis() -> None:
    p = attack(battle("land", 4, 1).isle("N7", s3="fortress", metropolis=True).dice(1, 2), "land", 4)
    assert totals(p) == [(5, 5)]
    assert (p.owner("N7"), p.troops("N7")) == ("blue", 3)
    assert (p.troops_left("blue"), p.troops_left("red")) == (8 - 3, 8)


ASSAULTS = {
    -8: (0, 0, 36), -5: (0, 0, 36), -4: (0, 0, 36), -3: (0, 1, 35), -2: (1, 4, 31), -1: (5, 8, 23), 0: (13, 10, 13),
    1: (23, 8, 5), 2: (31, 4, 1), 3: (35, 1, 0), 4: (36, 0, 0), 5: (36, 0, 0), 8: (36, 0, 0),
}  # fmt: skip


@pytest.mark.rule("R-CYC-182")
@pytest.mark.parametrize("difference", ASSAULTS)
def test_chances_of_one_assault_in_36ths(difference: int) -> None:
    assert assault_odds(difference) == tuple(Fraction(cases, 36) for cases in ASSAULTS[difference])


BATTLES = {
    (1, 1, 0): (36.1, 36.1, 27.8),
    (2, 1, 0): (91.1, 5.0, 3.9),
    (2, 2, 0): (44.7, 44.7, 10.5),
    (3, 2, 0): (90.2, 7.4, 2.4),
    (3, 3, 0): (47.7, 47.7, 4.6),
    (1, 1, 1): (13.9, 63.9, 22.2),
    (2, 1, 1): (68.9, 23.1, 8.0),
    (3, 2, 1): (58.4, 36.7, 5.0),
}


@pytest.mark.rule("R-CYC-183")
@pytest.mark.parametrize(("attackers", "defenders", "fortresses"), BATTLES)
def test_chances_of_a_fight_to_the_end_in_percent(attackers: int, defenders: int, fortresses: int) -> None:
    odds = battle_odds(attackers, defenders, fortresses)
    assert tuple(round(float(100 * chance), 1) for chance in odds) == BATTLES[attackers, defenders, fortresses]
    assert sum(odds) == 1


def near(seen: Counter[str], outcome: str, expected: float) -> bool:
    """Within 4 standard errors (exactly, when it is certain or impossible)."""
    fights = seen.total()
    return abs(seen[outcome] / fights - expected) <= 4 * sqrt(expected * (1 - expected) / fights)


@pytest.mark.rule("R-CYC-010", "R-CYC-182")
@pytest.mark.parametrize(
    ("attackers", "defenders", "fortresses"),
    [(2, 6, 0), (2, 5, 0), (3, 5, 0), (2, 2, 1), (4, 4, 0), (4, 2, 1), (4, 2, 0), (5, 2, 0), (7, 2, 1)],
)
def test_single_assaults_of_the_engine_have_these_chances(attackers: int, defenders: int, fortresses: int) -> None:
    start = battle("land", attackers, defenders, exit_for_red=True)
    if fortresses:
        start.isle("N7", s1="fortress")
    march = GAME.parse_action(start.state, f"march {attackers} N6 N7")
    chance = Chance(b"one assault after the other, 182")
    seen: Counter[str] = Counter()
    for _ in range(3000):
        state = start.state.copy()
        state.chance = chance
        GAME.play(state, 0, march)  # then red is asked, as both still have units
        blue, red = attackers - 8 + state.troops_left[0], defenders - 8 + state.troops_left[1]
        seen["tie" if blue and red else "blue" if red else "red"] += 1
    for outcome, cases in zip(("blue", "tie", "red"), ASSAULTS[attackers - defenders - fortresses], strict=True):
        assert near(seen, outcome, cases / 36), (outcome, seen)


@pytest.mark.rule("R-CYC-010", "R-CYC-183")
@BOTH
@pytest.mark.parametrize(("attackers", "defenders", "bonus"), BATTLES)
def test_battles_of_the_engine_end_with_these_chances(kind: str, attackers: int, defenders: int, bonus: int) -> None:
    start = battle(kind, attackers, defenders)
    if bonus and kind == "land":
        start.isle("N7", s1="fortress")
    elif bonus:
        start.isle("N5", "red", s1="port")
    order = f"march {attackers} N6 N7" if kind == "land" else f"sail {attackers} E1 F1"
    march = GAME.parse_action(start.state, order)
    chance = Chance(b"to the end without retreat   183")
    seen: Counter[str] = Counter()
    for _ in range(3000):
        state = start.state.copy()
        state.chance = chance
        GAME.play(state, 0, march)
        while not isinstance(state.agenda[-1], GodTurn):
            GAME.play(state, state.agenda[-1].seat, STAY)
        blue = state.troops_left[0] < 8 if kind == "land" else state.fleets_left[0] < 8 - 1  # one stayed on E1
        red = state.troops_left[1] < 8 if kind == "land" else state.fleets_left[1] < 8
        seen["blue" if blue else "red" if red else "nobody"] += 1
        assert not (blue and red)
    for outcome, percent in zip(("blue", "red", "nobody"), BATTLES[attackers, defenders, bonus], strict=True):
        assert near(seen, outcome, percent / 100), (outcome, seen)


COAST_OF_N3 = {"C1": "D1", "C2": "B2", "D1": "E1", "D3": "D4", "E2": "E1", "E4": "D4", "F3": "G3", "F4": "G3"}
OFF_N3 = {"B2": "C2", "D4": "D3", "E1": "E2", "F5": "F4", "G3": "F3", "G5": "F5"}


@pytest.mark.rule("R-CYC-298")
@pytest.mark.parametrize("troops", [0, 1])
@pytest.mark.parametrize(("space", "origin"), [*COAST_OF_N3.items(), *OFF_N3.items()])
def test_a_port_on_n3_helps_on_all_eight_spaces_around_it(space: str, origin: str, troops: int) -> None:
    p = Position(3).isle("N3", "red", troops, s2="port").sea(space, "red").sea(origin, "blue", 2)
    p.seat("blue", gold=1).turn("blue", "poseidon").dice(1, 1).play(f"sail 2 {origin} {space}")
    assert totals(p) == [(3, 3 if space in COAST_OF_N3 else 2)]
    assert (p.fleet_owner(space), p.fleets(space)) == ("blue", 1 if space in COAST_OF_N3 else 2)


@pytest.mark.rule("R-CYC-298")
@pytest.mark.parametrize(("origin", "chain"), [("N1", "C1"), ("N2", "D3"), ("N4", "E4"), ("N5", "F3"), ("N6", "F4")])
@pytest.mark.parametrize("flying", [False, True])
def test_a_fortress_on_n3_helps_in_every_land_battle_there(origin: str, chain: str, flying: bool) -> None:
    p = Position(3).isle("N3", "red", 1, s2="fortress").isle("N8", "red").isle(origin, "blue", 2)
    p.seat("blue", gold=2)
    if flying:
        p.track(two="pegasus").turn("blue", "zeus").play("call pegasus 2")
    else:
        p.sea(chain, "blue").turn("blue", "ares")
    p.dice(1, 1).play(f"march 2 {origin} N3")
    assert totals(p) == [(3, 3)]
    assert (p.owner("N3"), p.troops("N3")) == ("blue", 1)


@pytest.mark.rule("R-CYC-299")
def test_two_fleets_against_one_beside_port_and_metropolis() -> None:
    p = (
        Position(3)
        .sea("D4", "blue", 2)
        .sea("D3", "red")
        .isle("N3", "red", s1="port")
        .isle("N2", "red", metropolis=True)
    )
    p.seat("blue", gold=1).turn("blue", "poseidon").dice(2, 1).play("sail 2 D4 D3")
    assert totals(p) == [(4, 4)]
    assert (p.fleet_owner("D3"), p.fleets("D3")) == ("blue", 1)
    assert (p.fleets_left("blue"), p.fleets_left("red")) == (7, 8)


@pytest.mark.rule("R-CYC-300")
def test_until_the_battle_is_over_the_isle_is_the_defenders() -> None:
    p = battle("land", 3, 3, exit_for_red=True).isle("N7", markers=2, metropolis=True, s3="temple")
    attack(p.dice(2, 0, 2, 0, 2, 0), "land", 3)
    red = p.number("red")
    for left in (2, 1):
        assert (p.owner("N7"), p.troops("N7"), p.metropolises("red"), p.metropolises("blue")) == ("red", left, 1, 0)
        assert (p.state.income(red), p.state.discounts(red)) == (2 + 2, 2)  # N4 and the markers; metropolis and temple
        p.play("stay", "stay")
    assert (p.owner("N7"), p.metropolises("red"), p.metropolises("blue")) == ("blue", 0, 1)
    assert (p.state.income(red), p.state.discounts(red)) == (2, 0)


@pytest.mark.rule("R-CYC-300")
@BOTH
def test_nothing_else_can_happen_inside_a_battle(kind: str) -> None:
    p = (
        battle(kind, 3, 3, exit_for_red=True)
        .isle("N2", "blue", 1)
        .track(two="fates", three="pegasus")
        .seat("red", gold=9)
    )
    others = ["end", "call fates 2", "troop N2", "fleet B2", "build N2/1", "march 1 N2 N1", "sail 1 G5 F5", "stop"]
    assert {"end", "call fates 2", "build N2/1"} < set(p.legal())
    attack(p.dice(1, 1), kind, 3)
    for colour in ("red", "blue"):
        assert (p.asked(), [text.split()[0] for text in p.legal()]) == (
            colour,
            ["stay", *["retreat"] * len(p.legal("r"))],
        )
        assert {line: p.refused(line) for line in others} == dict.fromkeys(others, "R-CYC-300")
        idle = [seat for seat in range(3) if seat != p.number(colour)]
        assert [GAME.refusal(p.state, seat, STAY) is None for seat in idle] == [False, False]
        p.dice(3, 0).play("stay")
