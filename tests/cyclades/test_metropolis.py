"""How a metropolis comes about and where it stands (ledger section 15)."""

from __future__ import annotations

import pytest

from aegean.core.chance import Chance
from aegean.core.options import OptionValue
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.god_turn import GodTurn, TurnEnds
from aegean.games.cyclades.pieces import BUILDINGS, GODS
from aegean.games.cyclades.state import Cyclades
from tests.cyclades.position import Position

QUESTIONS = ("GiveUpBuilding", "PlaceMetropolis")


def fourth_philosopher(**options: OptionValue) -> Position:
    """Blue has three philosophers and plays Athena: `philosopher` makes a metropolis."""
    return Position(3, **options).seat("blue", gold=9, philosophers=3).turn("blue", "athena")


def three_tiles(god: str = "athena") -> Position:
    """Blue lacks only a university: port and fortress on N7, temple on N5, each outside the metropolis square."""
    p = Position(3).isle("N7", "blue", 3, s3="port", s4="fortress").isle("N5", "blue", s1="temple").isle("N8", "blue")
    return p.seat("blue", gold=9).turn("blue", god)


def tiles(p: Position, *isles: str) -> dict[str, str]:
    """The buildings on these isles, by slot."""
    slots = [slot for slot in p.board.slot_names if slot.split("/")[0] in isles]
    return {slot: p.building(slot) for slot in slots if p.building(slot)}


def totals(p: Position) -> list[tuple[int | str, int | str]]:
    return [(assault["attack"], assault["defence"]) for assault in p.happened("assault")]


@pytest.mark.rule("R-CYC-151")
def test_one_of_each_building_on_whatever_isles_must_be_given_up_before_anything_else() -> None:
    p = three_tiles().track(two="fates")
    assert p.state.tiles_left == [9, 9, 9, 10]
    p.play("build N8/3")
    assert (tiles(p, "N5", "N7", "N8"), p.state.tiles_left) == ({}, [10, 10, 10, 10])
    assert p.legal() == ["metropolis N5", "metropolis N7", "metropolis N8"]
    others = ["end", "philosopher", "build N7/3", "call fates 2"]
    assert {line: p.refused(line) for line in others} == dict.fromkeys(others, "R-CYC-151")
    p.play("metropolis N8")
    assert (p.has_metropolis("N8"), p.metropolises("blue"), p.prompt()) == (True, 1, "GodTurn")
    assert set(others) < set(p.legal())


@pytest.mark.rule("R-CYC-151", "R-CYC-163")
@pytest.mark.parametrize("missing", BUILDINGS)
@pytest.mark.parametrize("metropolis", [False, True])
def test_three_types_are_not_enough_and_a_metropolis_is_not_the_fourth(missing: str, metropolis: bool) -> None:
    first, second, third = (building for building in BUILDINGS if building != missing)
    p = Position(3).isle("N8", "blue", s1=first, s2=second, s3=third).isle("N7", "blue", metropolis=metropolis)
    p.isle("N3", "red", s1=missing).seat("blue", gold=4).turn("blue", GODS[BUILDINGS.index(first)])
    p.play("build N7/3")  # a second one of the first type; the missing type stands on another player's isle
    assert (p.metropolises("blue"), p.prompt()) == (int(metropolis), "GodTurn")
    assert tiles(p, "N7", "N8") == {"N7/3": first, "N8/1": first, "N8/2": second, "N8/3": third}


@pytest.mark.rule("R-CYC-163")
def test_beside_a_metropolis_a_full_set_of_real_buildings_still_makes_another() -> None:
    p = three_tiles().isle("N1", "blue", metropolis=True).play("build N8/3", "metropolis N5")
    assert p.metropolises("blue") == 2


@pytest.mark.rule("R-CYC-152")
def test_four_philosophers_must_be_given_up_at_once_and_return_to_the_supply() -> None:
    p = Position(3).isle("N1", "blue").isle("N6", "blue").seat("blue", gold=9, philosophers=2)
    p.seat("red", philosophers=3).turn("blue", "athena").play("philosopher")
    assert (p.philosophers("blue"), p.metropolises("blue"), p.prompt()) == (3, 0, "GodTurn")
    p.play("philosopher")
    assert (p.philosophers("blue"), p.philosophers("red"), p.state.philosophers_left) == (0, 3, 17 - 3)
    assert p.legal() == ["metropolis N1", "metropolis N6"]
    assert {p.refused("end"), p.refused("build N1/1")} == {"R-CYC-152"}
    p.play("metropolis N6")
    assert (p.has_metropolis("N6"), p.metropolises("blue"), p.prompt()) == (True, 1, "GodTurn")


CAUSES = [
    ("athena", "", "", ["build N8/1"]),
    ("ares", "", "", ["march 1 N7 N6"]),  # an isle without troops
    ("ares", "", "", ["march 1 N7 N4"]),  # with a battle
    ("zeus", "pegasus", "", ["call pegasus 2", "march 1 N7 N6"]),
    ("zeus", "cyclops", "", ["call cyclops 2", "change N8/3 university"]),
    ("athena", "", "", ["philosopher"]),
    ("athena", "", "", ["end"]),  # the philosopher that cannot be declined
    ("ares", "satyr", "", ["call satyr 2", "rob red"]),
    ("ares", "chimera", "pegasus", ["call chimera 2", "copy pegasus", "march 1 N7 N6"]),
    ("ares", "chimera", "cyclops", ["call chimera 2", "copy cyclops", "change N8/3 university"]),
    ("ares", "chimera", "satyr", ["call chimera 2", "copy satyr", "rob red"]),
]


@pytest.mark.rule("R-CYC-153")
@pytest.mark.parametrize(("god", "called", "copied", "lines"), CAUSES)
def test_both_checks_run_after_all_that_can_cause_them(god: str, called: str, copied: str, lines: list[str]) -> None:
    p = three_tiles(god).isle("N8", s3="port").sea("G5", "blue").sea("F6", "blue").isle("N1", "red")
    p.isle("N6", "red", s1="university").isle("N4", "red", 1, s1="university").seat("red", philosophers=1)
    p.seat("blue", gold=9, philosophers=3).track(two=called, discard=[copied] if copied else []).dice(3, 0)
    p.play(*lines)
    assert (p.asked(), p.prompt() in QUESTIONS, p.metropolises("blue")) == ("blue", True, 0)
    assert p.legal("end") == []
    while p.prompt() in QUESTIONS:
        p.play(p.legal()[0])
    assert (p.metropolises("blue"), p.metropolises("red"), len(p.happened("metropolis"))) == (1, 0, 1)


@pytest.mark.rule("R-CYC-154")
def test_with_duplicates_the_player_chooses_one_tile_of_each_type() -> None:
    p = three_tiles().isle("N8", s3="port").isle("N3", "blue", s1="temple", s2="port").isle("N4", "red", s1="port")
    p.play("build N8/1")
    assert p.legal() == ["give N3/2", "give N7/3", "give N8/3"]
    assert (p.refused("give N4/1"), p.refused("give N3/1"), p.refused("end")) == ("R-CYC-154", "R-CYC-154", "R-CYC-151")
    p.play("give N7/3")
    assert p.legal() == ["give N3/1", "give N5/1"]
    assert (p.refused("give N8/3"), p.refused("metropolis N7")) == ("R-CYC-154", "R-CYC-151")
    p.play("give N3/1")
    assert tiles(p, "N3", "N5", "N7", "N8") == {"N3/2": "port", "N5/1": "temple", "N8/3": "port"}
    assert p.state.tiles_left == [7, 10, 9, 10]
    assert p.prompt() == "PlaceMetropolis"


@pytest.mark.rule("R-CYC-155")
def test_the_fourth_building_counts_only_once_it_stands_on_a_free_slot() -> None:
    p = (
        Position(3)
        .isle("N5", "blue", s1="port", s2="fortress", s3="temple")
        .seat("blue", gold=4)
        .turn("blue", "athena")
    )
    assert p.legal("build") == []
    assert [p.refused(f"build N5/{slot}") for slot in (1, 2, 3)] == ["R-CYC-147"] * 3
    p.isle("N6", "blue")
    assert p.legal("build") == ["build N6/1"]
    p.play("build N6/1", "metropolis N6")
    assert (p.metropolises("blue"), tiles(p, "N5", "N6")) == (1, {})


@pytest.mark.rule("R-CYC-156")
def test_a_metropolis_stands_on_an_own_isle_that_has_none() -> None:
    p = fourth_philosopher().isle("N1", "blue", metropolis=True).isle("N7", "blue").isle("N8", "blue").isle("N3", "red")
    p.play("philosopher")
    assert p.legal() == ["metropolis N7", "metropolis N8"]
    refused = {isle: p.refused(f"metropolis {isle}") for isle in ("N1", "N2", "N3")}  # his own, neutral, red's
    assert refused == dict.fromkeys(("N1", "N2", "N3"), "R-CYC-156")
    p.play("metropolis N7")
    assert (p.has_metropolis("N7"), p.metropolises("blue"), p.metropolises("red")) == (True, 2, 0)


@pytest.mark.rule("R-CYC-157")
def test_only_a_metropolis_or_a_building_under_the_square_keeps_it_from_being_free() -> None:
    p = fourth_philosopher().isle("N7", "blue", s3="port", s4="port").isle("N8", "blue", s2="port").isle("N6", "blue")
    p.isle("N5", "blue", s3="port").isle("N1", "blue", metropolis=True).isle("N2", "blue", s1="port")
    p.play("philosopher")
    assert p.legal() == ["metropolis N6", "metropolis N7"]


@pytest.mark.rule("R-CYC-157")
@pytest.mark.parametrize(("given", "free"), [("N7/1", ["N3", "N7"]), ("N8/1", ["N3", "N8"])])
def test_squares_are_judged_after_the_four_buildings_were_removed(given: str, free: list[str]) -> None:
    p = Position(3).isle("N3", "blue", s1="temple").isle("N7", "blue", s1="port").seat("blue", gold=2)
    p.isle("N8", "blue", s1="port", s3="fortress").turn("blue", "athena").play("build N3/2", f"give {given}")
    assert p.legal() == [f"metropolis {isle}" for isle in free]


@pytest.mark.rule("R-CYC-158")
@pytest.mark.parametrize("may_destroy", [False, True])
def test_a_free_square_must_be_used_unless_the_switch_allows_to_destroy(may_destroy: bool) -> None:
    p = fourth_philosopher(metropolis_may_destroy_voluntarily=may_destroy).isle("N1", "blue", metropolis=True)
    p.isle("N6", "blue").isle("N7", "blue", s3="port").isle("N8", "blue", s1="port").play("philosopher")
    assert p.legal() == ["metropolis N6", "metropolis N7", "metropolis N8"][: 2 + may_destroy]
    assert (p.refused("metropolis N8"), p.refused("metropolis N1")) == ("" if may_destroy else "R-CYC-158", "R-CYC-156")
    p.play("metropolis N8" if may_destroy else "metropolis N7")
    assert tiles(p, "N7", "N8") == ({"N7/3": "port"} if may_destroy else {"N7/3": "port", "N8/1": "port"})


@pytest.mark.rule("R-CYC-158")
def test_the_only_free_square_is_used_without_a_choice() -> None:
    p = fourth_philosopher().isle("N6", "blue").isle("N8", "blue", s1="port").play("philosopher")
    assert (p.has_metropolis("N6"), p.has_metropolis("N8"), p.building("N8/1")) == (True, False, "port")


@pytest.mark.rule("R-CYC-159")
@pytest.mark.parametrize(
    ("isle", "left", "supply"),
    [
        ("N3", {"N8/1": "port", "N8/3": "temple"}, [9, 10, 9, 10]),
        ("N8", {"N3/1": "port", "N3/2": "fortress", "N8/3": "temple"}, [9, 9, 9, 10]),
    ],
)
def test_without_a_free_square_the_buildings_under_it_are_destroyed(
    isle: str, left: dict[str, str], supply: list[int]
) -> None:
    p = fourth_philosopher().isle("N3", "blue", s1="port", s2="fortress").isle("N8", "blue", s1="port", s3="temple")
    p.isle("N1", "blue", metropolis=True).play("philosopher")
    assert p.legal() == ["metropolis N3", "metropolis N8"]
    assert p.refused("metropolis N1") == "R-CYC-156"
    p.play(f"metropolis {isle}")
    assert (p.has_metropolis(isle), p.metropolises("blue"), p.state.tiles_left) == (True, 2, supply)
    assert tiles(p, "N3", "N8") == left


@pytest.mark.rule("R-CYC-160")
@pytest.mark.parametrize("isles", [["N1"], ["N1", "N7", "N3"]])
def test_with_a_metropolis_on_every_isle_four_philosophers_are_given_up_for_nothing(isles: list[str]) -> None:
    p = fourth_philosopher().isle("N2")
    for isle in isles:
        p.isle(isle, "blue", metropolis=True)
    p.play("philosopher")
    assert (p.metropolises("blue"), p.philosophers("blue"), p.state.philosophers_left) == (len(isles), 0, 17)
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-160")
def test_with_a_metropolis_on_every_isle_four_buildings_are_given_up_for_nothing() -> None:
    p = three_tiles().isle("N5", metropolis=True).isle("N7", metropolis=True).isle("N8", metropolis=True)
    p.play("build N8/3")
    assert (p.metropolises("blue"), tiles(p, "N5", "N7", "N8"), p.prompt()) == (3, {}, "GodTurn")
    assert p.state.tiles_left == [10, 10, 10, 10]


@pytest.mark.rule("R-CYC-161")
def test_slots_under_a_metropolis_cannot_be_built_on_the_others_can() -> None:
    p = Position(3).seat("blue", gold=9).turn("blue", "zeus")
    for isle in ("N1", "N3", "N5", "N7", "N8"):
        p.isle(isle, "blue", metropolis=True)
    assert p.legal("build") == ["build N5/1", "build N7/3", "build N7/4", "build N8/3"]
    covered = ["N1/1", "N3/1", "N3/2", "N5/2", "N5/3", "N7/1", "N7/2", "N8/1", "N8/2"]
    assert {slot: p.refused(f"build {slot}") for slot in covered} == dict.fromkeys(covered, "R-CYC-161")
    p.play("build N5/1", "build N7/3", "build N7/4")
    assert tiles(p, "N5", "N7") == {"N5/1": "temple", "N7/3": "temple", "N7/4": "temple"}


PAIRS = pytest.mark.parametrize(
    ("metropolis", "building"), [(False, False), (True, False), (False, True), (True, True)]
)


@pytest.mark.rule("R-CYC-162")
@PAIRS
def test_a_metropolis_defends_its_isle_like_one_more_fortress(metropolis: bool, building: bool) -> None:
    p = Position(3).isle("N6", "blue", 3).sea("G5", "blue").isle("N8", "red").seat("blue", gold=1).turn("blue", "ares")
    p.isle("N7", "red", 1, metropolis=metropolis)
    if building:
        p.isle("N7", s3="fortress")
    p.dice(0, 0).play("march 3 N6 N7")
    assert totals(p) == [(3, 1 + metropolis + building)]


@pytest.mark.rule("R-CYC-162")
@PAIRS
@pytest.mark.parametrize("space", ["F6", "F7", "G5", "H4", "I3", "J2", "K2"])
def test_a_metropolis_helps_fleets_at_its_coast_like_one_more_port(
    metropolis: bool, building: bool, space: str
) -> None:
    p = Position(3).isle("N7", "red", metropolis=metropolis).sea(space, "red").seat("blue", gold=1)
    if building:
        p.isle("N7", s4="port")
    origin = p.board.sea_names[p.board.neighbours[p.board.sea_number[space]][0]]
    p.sea(origin, "blue", 3).turn("blue", "poseidon").dice(0, 0).play(f"sail 3 {origin} {space}")
    assert totals(p) == [(3, 1 + metropolis + building)]


@pytest.mark.rule("R-CYC-162")
@PAIRS
def test_a_metropolis_gives_a_discount_like_one_more_temple(metropolis: bool, building: bool) -> None:
    p = Position(3).isle("N7", "blue", metropolis=metropolis).seat("blue", gold=9).track(four="fates")
    if building:
        p.isle("N7", s3="temple")
    p.turn("blue", "ares")
    assert p.legal("call") == ["call fates 4", "call fates 3", "call fates 2"][: 1 + metropolis + building]


@pytest.mark.rule("R-CYC-162")
def test_as_a_university_a_metropolis_has_no_effect() -> None:
    p = Position(3).isle("N7", "blue", 1, metropolis=True).seat("blue", gold=9).turn("blue", "athena")
    assert (p.state.income(p.number("blue")), p.state.tiles_left) == (0, [10, 10, 10, 10])
    p.play("philosopher", "philosopher")
    assert (p.philosophers("blue"), p.gold("blue"), p.legal("philosopher")) == (2, 5, [])


@pytest.mark.rule("R-CYC-164")
def test_creatures_do_not_destroy_or_change_a_metropolis() -> None:
    p = Position(3).isle("N7", "blue", 1, metropolis=True, s3="fortress").isle("N3", "red", 1, metropolis=True)
    p.seat("blue", gold=9).track("giant", "cyclops", "harpy").turn("blue", "ares").play("call cyclops 3")
    assert p.legal() == ["change N7/3 port", "change N7/3 temple", "change N7/3 university"]
    assert (p.refused("change N7/1 port"), p.refused("change N7/2 temple")) == ("R-CYC-268", "R-CYC-268")
    p.play("change N7/3 temple", "call giant 4")
    assert p.legal() == ["raze N7/3"]
    assert {p.refused(f"raze {slot}") for slot in ("N7/1", "N7/2", "N3/1", "N3/2")} == {"R-CYC-264"}
    p.play("raze N7/3", "call harpy 2", "at N3")
    assert (p.troops("N3"), p.metropolises("red"), p.metropolises("blue")) == (0, 1, 1)


@pytest.mark.rule("R-CYC-164", "R-CYC-165")
@pytest.mark.parametrize("defenders", [0, 1])
def test_a_metropolis_changes_hands_by_conquest(defenders: int) -> None:
    p = (
        Position(3)
        .isle("N6", "blue", 3, metropolis=True)
        .isle("N7", "red", defenders, metropolis=True)
        .sea("G5", "blue")
    )
    p.isle("N8", "red").seat("blue", gold=1).turn("blue", "ares").dice(3, 0).play("march 2 N6 N7")
    assert (p.owner("N7"), p.has_metropolis("N7")) == ("blue", True)
    assert (p.metropolises("blue"), p.metropolises("red")) == (2, 0)
    p.play("end")
    assert GAME.result(p.state) is not None  # it counts as any other: blue has won


def two_sets_in_reach() -> Position:
    """Blue lacks only universities for two sets; red's N3 holds two and no troop."""
    p = Position(3).isle("N7", "blue", s1="port", s2="fortress", s3="port", s4="fortress").isle("N8", "red")
    p.isle("N5", "blue", 2, s1="temple", s2="temple").isle("N3", "red", s1="university", s2="university")
    return p.sea("F3", "blue").seat("blue", gold=2).turn("blue", "ares")


@pytest.mark.rule("R-CYC-166")
def test_several_sets_from_one_conquest_are_all_given_up() -> None:
    p = two_sets_in_reach().play("march 1 N5 N3", "give N7/1", "give N7/2", "give N5/2", "give N3/1")
    assert p.legal() == ["metropolis N5", "metropolis N7"]
    p.play("metropolis N7")
    assert tiles(p, "N3", "N5", "N7") == {}  # the second set went at once
    assert p.legal() == ["metropolis N3", "metropolis N5"]
    assert p.refused("end") == "R-CYC-151"
    p.play("metropolis N3")
    assert (p.metropolises("blue"), p.prompt(), p.state.tiles_left) == (2, "GodTurn", [10, 10, 10, 10])


@pytest.mark.rule("R-CYC-166")
def test_the_check_stops_when_the_first_metropolis_breaks_the_second_set() -> None:
    p = two_sets_in_reach().play("march 1 N5 N3", "give N7/1", "give N7/4", "give N5/1", "give N3/1")
    assert p.legal() == ["metropolis N3", "metropolis N5", "metropolis N7"]  # none is free
    p.play("metropolis N5")
    assert (p.metropolises("blue"), p.prompt()) == (1, "GodTurn")
    assert tiles(p, "N3", "N5", "N7") == {"N3/2": "university", "N7/2": "fortress", "N7/3": "port"}


@pytest.mark.rule("R-CYC-295")
def test_after_a_conquest_sets_are_looked_at_when_the_battle_is_over_before_the_next_action() -> None:
    p = three_tiles("ares").isle("N4", "red", 2, s1="university").isle("N6", "red", s1="port").sea("F6", "blue")
    p.isle("N1", "red").sea("G5", "blue").dice(3, 0, 3, 0).play("march 2 N7 N4")
    assert (p.prompt(), p.owner("N4"), p.building("N4/1"), p.metropolises("blue")) == (
        "Retreat",
        "red",
        "university",
        0,
    )
    p.play("stay")
    assert (p.asked(), p.prompt(), p.owner("N4"), p.troops("N4")) == ("blue", "PlaceMetropolis", "blue", 2)
    assert p.refused("march 1 N7 N6") == "R-CYC-151"
    assert p.legal() == ["metropolis N4", "metropolis N5", "metropolis N7", "metropolis N8"]
    p.play("metropolis N4")
    assert (p.has_metropolis("N4"), p.prompt(), p.refused("march 1 N7 N6")) == (True, "GodTurn", "")


@pytest.mark.rule("R-CYC-295")
@pytest.mark.parametrize(("given", "kept"), [("N3/1", "N7/3"), ("N7/3", "N3/1")])
def test_the_conqueror_chooses_among_old_and_new_tiles(given: str, kept: str) -> None:
    p = three_tiles("ares").isle("N3", "red", 1, s1="port", s2="university").isle("N1", "red").sea("F4", "blue")
    p.sea("F5", "blue").sea("F6", "blue").dice(3, 0).play("march 3 N7 N3")
    assert (p.asked(), p.legal()) == ("blue", ["give N3/1", "give N7/3"])
    p.play(f"give {given}")
    assert tiles(p, "N3", "N5", "N7") == {kept: "port"}


@pytest.mark.rule("R-CYC-295")
def test_a_lost_or_undecided_battle_completes_nothing() -> None:
    p = three_tiles("ares").isle("N4", "red", 1, s1="university").isle("N1", "red").sea("F6", "blue")
    p.dice(1, 1).play("march 1 N7 N4")
    assert (p.owner("N4"), p.troops("N4"), p.metropolises("blue"), p.prompt()) == ("red", 0, 0, "GodTurn")


def complete(state: Cyclades, seat: int) -> bool:
    """Does the seat hold four philosophers or one of each building?"""
    owned = {
        state.slots[slot] for slot in range(state.board.slots) if state.isle_owner[state.board.slot_isle[slot]] == seat
    }
    return state.philosophers[seat] >= 4 or owned >= {0, 1, 2, 3}


def at_turn(state: Cyclades) -> set[int]:
    """The seat whose god turn it is, if it is anybody's."""
    turns = {frame.seat for frame in state.agenda if isinstance(frame, GodTurn)}
    return turns | {state.marker_seat(state.offer_marker[f.god]) for f in state.agenda if isinstance(f, TurnEnds)}


@pytest.mark.rule("R-CYC-151", "R-CYC-152", "R-CYC-296")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_the_player_whose_god_turn_it_is_completes_a_set_or_gets_a_metropolis(players: int) -> None:
    chance = Chance(bytes([players]) * 32)
    state = GAME.deal(GAME.make_options(players, {}), chance)
    gained = 0
    for _ in range(4000):
        if not state.agenda:
            state = GAME.deal(GAME.make_options(players, {}), chance)
        active, seat = at_turn(state), state.agenda[-1].seat
        if not active:
            state.gold = [12 if state.alive(seat) else 0 for seat in range(players)]
        before = [state.metropolis_count(seat) for seat in range(players)]
        legal = state.agenda[-1].legal(state, seat)
        GAME.play(state, seat, legal[chance.below(len(legal))])
        getting = {seat for seat in range(players) if state.metropolis_count(seat) > before[seat]}
        full = {seat for seat in range(players) if complete(state, seat)}
        gained += len(getting)
        assert getting | full <= active
        assert not full or state.agenda[-1].name() in QUESTIONS
    assert gained > 8


@pytest.mark.rule("R-CYC-297")
def test_vector_a_port_on_the_only_slot_of_the_only_isle_is_destroyed() -> None:
    p = fourth_philosopher().isle("N1", "blue", s1="port").play("philosopher")
    assert (p.has_metropolis("N1"), p.building("N1/1"), p.philosophers("blue")) == (True, "", 0)
    assert (p.metropolises("blue"), p.state.tiles_left[0]) == (1, 10)


@pytest.mark.rule("R-CYC-297")
def test_vector_the_only_isle_has_a_metropolis_already() -> None:
    p = fourth_philosopher().isle("N1", "blue", metropolis=True).play("philosopher")
    assert (p.philosophers("blue"), p.metropolises("blue"), p.has_metropolis("N1")) == (0, 1, True)


@pytest.mark.rule("R-CYC-297")
def test_vector_the_fourth_building_on_n7_beside_a_metropolis_on_n1() -> None:
    p = Position(3).isle("N1", "blue", metropolis=True).isle("N7", "blue", s3="port", s4="fortress", s1="temple")
    p.seat("blue", gold=6).turn("blue", "athena").play("build N7/2")
    assert (p.has_metropolis("N7"), p.metropolises("blue"), tiles(p, "N7"), p.prompt()) == (True, 2, {}, "GodTurn")
    assert p.legal("build") == ["build N7/3", "build N7/4"]
