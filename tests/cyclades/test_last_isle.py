"""A player's last isle, and elimination (R-CYC-194 to 201, 302 to 306)."""

from __future__ import annotations

import pytest

from tests.cyclades.position import Position

LARGE_ISLE = {2: "N7", 3: "N7", 4: "N9", 5: "N11"}
LINK = {2: "C2", 3: "C2", 4: "D3", 5: "D2"}  # a sea space between N1 and N3
LANDING = "march 1 N1 N3"
RIVALS = ("green", "yellow", "black")


def siege(players: int = 4, metropolises: int = 1, victim_metropolis: bool = True, **options: bool | int) -> Position:
    """Blue on N1 may reach N3, red's only isle; blue has that many metropolises elsewhere. Ares, 9 GP each."""
    p = Position(players, **options).isle("N1", "blue", 2).sea(LINK[players], "blue")
    p.isle(LARGE_ISLE[players], "blue", metropolis=metropolises > 0).isle("N2", "blue", metropolis=metropolises > 1)
    p.isle("N3", "red", metropolis=victim_metropolis)
    for rival, (one, other) in zip(RIVALS, (("N5", "N8"), ("N4", "N10"), ("N12", "N13")), strict=True):
        if rival in RIVALS[: players - 2]:
            p.isle(one, rival, 1).isle(other, rival, 1).seat(rival, gold=9)
    return p.seat("blue", gold=9).seat("red", gold=9)


def three_buildings(p: Position) -> Position:
    """Blue lacks only a university."""
    large = LARGE_ISLE[p.state.players]
    return p.isle("N1", s1="port").isle(large, s3="fortress", s4="temple")


# --- the protection


@pytest.mark.rule("R-CYC-194")
def test_only_isle_of_a_player_is_protected() -> None:
    p = siege(metropolises=0).turn("blue", "ares")
    assert p.refused(LANDING) == "R-CYC-194"
    assert "N3" not in " ".join(p.legal("march"))
    p.isle("N6", "red")
    assert p.refused(LANDING) == ""
    assert LANDING in p.legal()
    assert p.refused("march 3 N1 N3") == "R-CYC-291"  # only the number of troops is wrong
    assert p.play(LANDING).owner("N3") == "blue"
    assert not p.out("red")


@pytest.mark.rule("R-CYC-194", "R-CYC-195")
def test_last_isle_may_be_taken_to_win() -> None:
    p = siege(metropolises=1).turn("blue", "ares")
    assert LANDING in p.legal()
    p.play(LANDING)
    assert (p.owner("N3"), p.metropolises("blue"), p.out("red")) == ("blue", 2, True)
    p.play("end")
    assert p.state.places[p.number("blue")] == 1


@pytest.mark.rule("R-CYC-302")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    ("metropolises", "on_the_isle", "university", "legal"),
    [
        (1, True, False, True),
        (1, False, True, True),
        (0, True, False, False),
        (1, False, False, False),
        (2, True, False, False),
    ],
)
def test_vectors_of_the_winning_test(
    players: int, metropolises: int, on_the_isle: bool, university: bool, legal: bool
) -> None:
    p = siege(players, metropolises, on_the_isle)
    three_buildings(p)
    if university:
        p.isle("N3", s1="university")
    p.turn("blue", "ares")
    assert p.refused(LANDING) == ("" if legal else "R-CYC-194")
    assert (LANDING in p.legal()) is legal
    if legal:
        assert p.play(LANDING).out("red")
        while p.prompt() == "PlaceMetropolis":
            p.play(p.legal("metropolis")[0])
        assert p.metropolises("blue") == 2


@pytest.mark.rule("R-CYC-195")
@pytest.mark.parametrize(("strict", "rule"), [(True, "R-CYC-194"), (False, "")])
@pytest.mark.parametrize("on_the_isle", [True, False])
def test_who_stands_at_the_target_may_go_on_only_without_the_strict_rule(
    strict: bool, rule: str, on_the_isle: bool
) -> None:
    p = siege(4, 2, on_the_isle, last_isle_strict=strict).turn("blue", "ares")
    assert p.refused(LANDING) == rule
    assert (LANDING in p.legal()) is not strict


@pytest.mark.rule("R-CYC-195")
def test_lenient_rule_still_asks_for_the_target() -> None:
    assert siege(4, 1, False, last_isle_strict=False).turn("blue", "ares").refused(LANDING) == "R-CYC-194"
    assert siege(4, 0, True, last_isle_strict=False).turn("blue", "ares").refused(LANDING) == "R-CYC-194"
    assert siege(4, 1, True, last_isle_strict=False).turn("blue", "ares").refused(LANDING) == ""


@pytest.mark.rule("R-CYC-195")
@pytest.mark.parametrize(("metropolises", "rule"), [(1, "R-CYC-194"), (2, "")])
def test_two_player_game_asks_for_three(metropolises: int, rule: str) -> None:
    p = siege(2, metropolises, True).turn("blue", "ares")
    assert p.refused(LANDING) == rule
    assert (LANDING in p.legal()) == (rule == "")


@pytest.mark.rule("R-CYC-195")
def test_gold_and_rivals_at_the_target_are_not_looked_at() -> None:
    p = siege(metropolises=1).isle("N5", metropolis=True).isle("N8", metropolis=True)
    p.seat("blue", gold=1).seat("green", gold=50).turn("blue", "ares")
    assert p.metropolises("green") == 2
    assert LANDING in p.legal()
    p.play(LANDING, "end")
    assert p.state.places == [2, 4, 1, 3]


def two_sets(p: Position, victim: str) -> Position:
    """Blue has two ports, a fortress and a temple on N1, and Pegasus to reach red's N9 with these buildings."""
    one, two, three, four = victim.split()
    p.isle("N1", "blue", 1, s1="port", s2="port", s3="fortress", s4="temple").track(two="pegasus")
    p.isle("N9", "red", s1=one, s2=two, s3=three, s4=four)
    return p.seat("blue", gold=5).turn("blue", "zeus").play("call pegasus 2")


@pytest.mark.rule("R-CYC-195")
def test_two_metropolises_at_once_from_captured_buildings() -> None:
    p = two_sets(Position(4), "fortress temple university university").play("march 1 N1 N9")
    p.play("give N1/1", "give N9/1", "give N9/2", "give N9/3")
    assert p.metropolises("blue") == 2
    assert p.building("N1/2") == p.building("N1/3") == p.building("N9/4") == ""


@pytest.mark.rule("R-CYC-195")
def test_room_counts_in_the_winning_test() -> None:
    """A metropolis would destroy a port or a university of the second set, unless a free square is at hand."""
    p = two_sets(Position(4), "university university fortress temple")
    assert p.refused("march 1 N1 N9") == "R-CYC-194"
    assert "march 1 N1 N9" not in p.legal()
    p = two_sets(Position(4).isle("N4", "blue"), "university university fortress temple")
    assert "march 1 N1 N9" in p.legal()
    p.play("march 1 N1 N9", "give N1/1", "give N1/3", "give N1/4", "give N9/1")
    assert p.has_metropolis("N4")
    assert p.play("metropolis N1").metropolises("blue") == 2


@pytest.mark.rule("R-CYC-195")
def test_one_set_is_not_enough_for_two_metropolises() -> None:
    p = two_sets(Position(4), "university temple fortress temple")
    assert p.refused("march 1 N1 N9") == "R-CYC-194"


@pytest.mark.rule("R-CYC-196")
def test_only_the_situation_after_a_success_is_judged() -> None:
    p = siege(metropolises=1)
    p.state.isle_troops[p.board.isle_number["N3"]] = 5
    p.state.troops_left[p.number("red")] -= 5
    p.turn("blue", "ares").dice(0, 3)
    assert LANDING in p.legal()
    p.play(LANDING)
    assert (p.owner("N3"), p.troops("N3"), p.out("red")) == ("red", 5, False)


@pytest.mark.rule("R-CYC-197")
@pytest.mark.parametrize("troops", [0, 2])
def test_protection_covers_ares_and_pegasus_and_empty_isles(troops: int) -> None:
    p = siege(metropolises=1, victim_metropolis=False).track(two="pegasus")
    p.state.isle_troops[p.board.isle_number["N3"]] = troops
    p.state.troops_left[p.number("red")] -= troops
    p.turn("blue", "ares")
    assert p.refused(LANDING) == "R-CYC-194"
    p.play("call pegasus 2")
    assert p.refused(LANDING) == "R-CYC-194"
    assert "N3" not in " ".join(p.legal())
    assert p.refused("march 1 N1 N6") == ""


@pytest.mark.rule("R-CYC-197")
def test_pegasus_may_take_a_last_isle_to_win() -> None:
    p = siege(metropolises=1).track(two="pegasus").turn("blue", "athena").play("call pegasus 2", LANDING)
    assert (p.owner("N3"), p.out("red"), p.metropolises("blue")) == ("blue", True, 2)


# --- what the protection does not cover


@pytest.mark.rule("R-CYC-198")
def test_fleets_of_a_player_with_one_isle_may_be_attacked() -> None:
    p = siege(metropolises=0, victim_metropolis=False).sea("C3", "red").turn("blue", "poseidon").dice(3, 0)
    assert "sail 1 D3 C3" in p.legal()
    p.play("sail 1 D3 C3")
    assert (p.fleet_owner("C3"), p.fleets_left("red"), p.out("red")) == ("blue", 8, False)


@pytest.mark.rule("R-CYC-198")
def test_cards_and_gold_of_a_player_with_one_isle_may_be_stolen() -> None:
    p = siege(metropolises=0).seat("red", gold=9, priests=1, philosophers=1).seat("blue", gold=9)
    p.track("satyr", "dryad", "griffin").turn("blue", "athena")
    p.play("call griffin 2", "rob red")
    assert p.gold("red") == 5
    p.play("call satyr 4", "rob red", "call dryad 3", "rob red")
    assert (p.philosophers("blue"), p.priests("blue")) == (1, 1)
    assert (p.philosophers("red"), p.priests("red"), p.out("red")) == (0, 0, False)


@pytest.mark.rule("R-CYC-198")
@pytest.mark.parametrize("creature", ["minotaur", "chiron", "medusa", "polyphemus"])
def test_figurines_may_be_put_on_a_last_isle(creature: str) -> None:
    p = Position(4).isle("N1", "blue", 1).isle("N3", "red", 1).seat("blue", gold=9)
    p.track(two=creature).turn("blue", "zeus").play(f"call {creature} 2")
    assert "at N3" in p.legal()
    assert p.play("at N3").figurine_isle(creature) == "N3"


@pytest.mark.rule("R-CYC-305")
def test_losing_troops_fleets_and_gold_eliminates_nobody() -> None:
    p = Position(3).isle("N1", "blue", 1).isle("N4", "red", 1).sea("F6", "red").isle("N5", "green", 1)
    p.seat("blue", gold=9).seat("red", gold=1).track("kraken", "harpy")
    p.offerings(["red", "green", "blue"], ["zeus", "athena"]).play("bid athena 1", "bid apollo", "bid zeus 1")
    p.play("call kraken 4", "at F6", "stop", "call harpy 3", "at N4")
    assert (p.troops("N4"), p.fleets("F6"), p.gold("red"), p.owner("N4")) == (0, 0, 0, "red")
    p.play("end")
    assert (p.asked(), p.prompt(), p.out("red")) == ("red", "GodTurn", False)
    p.play("end", "at N1")
    assert (p.state.cycle, p.order().count("red") + (p.asked() == "red"), p.out("red")) == (4, 1, False)


# --- elimination


@pytest.mark.rule("R-CYC-199")
def test_possessions_of_an_eliminated_player_leave() -> None:
    p = siege().sea("F5", "red", 2).sea("K1", "red").seat("red", gold=7, priests=2, philosophers=3)
    p.figurine("medusa", "N7", "red").figurine("chiron", "N10", "yellow").kraken("A4").turn("blue", "ares")
    p.play(LANDING)
    assert (p.fleets("F5"), p.fleets("K1"), p.fleets_left("red"), p.troops_left("red")) == (0, 0, 8, 8)
    assert (p.priests("red"), p.philosophers("red"), p.gold("red")) == (0, 0, 0)
    assert (p.state.priests_left, p.state.philosophers_left) == (18, 17)
    assert (p.figurine_isle("medusa"), p.discard()) == ("", {"medusa"})
    assert (p.figurine_isle("chiron"), p.board.sea_names[p.state.kraken]) == ("N10", "A4")


@pytest.mark.rule("R-CYC-199")
def test_a_fallen_polyphemus_frees_his_coast() -> None:
    p = siege().figurine("polyphemus", "N7", "red").turn("blue", "ares").play(LANDING)
    assert p.discard() == {"polyphemus"}
    assert p.state.barred == 0


@pytest.mark.rule("R-CYC-199")
def test_conqueror_gets_only_the_isle_with_what_stands_on_it() -> None:
    p = Position(4).isle("N9", "blue", 1, metropolis=True).isle("N1", "red", s3="port", metropolis=True, markers=2)
    p.seat("blue", gold=6).seat("red", gold=8, priests=2, philosophers=3).sea("D1", "red").track(two="pegasus")
    p.turn("blue", "athena").play("call pegasus 2", "march 1 N9 N1")
    assert (p.owner("N1"), p.building("N1/3"), p.has_metropolis("N1")) == ("blue", "port", True)
    assert p.state.isle_markers[p.board.isle_number["N1"]] == 2
    assert (p.gold("blue"), p.priests("blue"), p.philosophers("blue")) == (4, 0, 0)
    assert (p.fleets_left("blue"), p.fleets("D1")) == (8, 0)


@pytest.mark.rule("R-CYC-199")
def test_gold_of_an_eliminated_player_does_not_return_to_a_limited_bank() -> None:
    p = Position(3, supply__gold=98).isle("N1", "blue", 2).isle("N7", "blue", metropolis=True).sea("C2", "blue")
    p.isle("N3", "red", metropolis=True).isle("N5", "green", 1)
    p.seat("blue", gold=4).seat("red", gold=40).seat("green", gold=54)
    p.offerings(["blue", "red", "green"], ["ares", "zeus"]).play("bid ares 1", "bid zeus 1", "bid apollo")
    p.play(LANDING, "end")
    assert (p.out("red"), p.prompt()) == (True, "PlaceProsperity")
    assert p.gold("green") == 54 + 3  # not 4: the bank held two offerings and the price of the move


def red_falls_and_play_goes_on(players: int = 4) -> Position:
    """Blue takes red's last isle, then loses a metropolis to green's Pegasus; a new cycle begins."""
    p = siege(players).track(two="pegasus")
    order, offers = ["blue", "green", "yellow", "red"], ["bid ares 1", "bid zeus 1", "bid athena 1", "bid apollo"]
    if players == 3:
        order.remove("yellow")
        offers.remove("bid athena 1")
    p.offerings(order, ["ares", "zeus", "athena"][: players - 1]).play(*offers, LANDING, "end")
    assert (p.asked(), p.metropolises("blue")) == ("green", 2)
    p.play("call pegasus 2", f"march 1 N5 {LARGE_ISLE[players]}", *["end"] * (players - 2))
    assert (p.state.cycle, p.metropolises("blue"), p.metropolises("green")) == (4, 1, 1)
    return p


@pytest.mark.rule("R-CYC-200")
def test_an_eliminated_player_stays_out_when_the_game_goes_on() -> None:
    p = red_falls_and_play_goes_on(3)
    assert p.out("red")
    assert p.state.places == []
    asked = []
    for _ in range(2):
        asked.append(p.asked())
        p.play("bid apollo")
    assert sorted(asked) == ["blue", "green"]
    assert p.prompt() == "PlaceProsperity"


@pytest.mark.rule("R-CYC-201")
def test_board_gods_and_number_of_markers_after_an_elimination() -> None:
    p = red_falls_and_play_goes_on(4)
    assert (p.board.name, len(p.state.gods)) == ("B4", 3)
    assert p.state.gods[0] == 0  # Poseidon lay face down
    asked = []
    while p.prompt() == "PlaceMarker":
        asked.append(p.asked())
        p.play("bid apollo")
    assert asked == ["yellow", "green", "blue"]


@pytest.mark.rule("R-CYC-201")
def test_gods_of_three_players_go_on_in_pairs_after_an_elimination() -> None:
    p = red_falls_and_play_goes_on(3)
    assert sorted(p.state.gods) == [0, 3]
    p.play("bid apollo", "bid apollo", "at N1")
    assert (p.state.cycle, len(p.state.gods)) == (5, 2)


@pytest.mark.rule("R-CYC-201")
def test_two_metropolises_are_still_enough_for_the_last_two_of_three() -> None:
    p = red_falls_and_play_goes_on(3)
    p.play("bid apollo", "bid apollo").isle("N1", metropolis=True)
    assert p.metropolises("blue") == 2
    p.play("at N1")
    assert p.state.places == [1, 3, 2]


@pytest.mark.rule("R-CYC-303")
def test_god_of_an_eliminated_player_is_skipped() -> None:
    p = siege().offerings(["blue", "red", "green", "yellow"], ["ares", "zeus", "athena"])
    p.play("bid ares 1", "bid zeus 1", "bid athena 1", "bid apollo", LANDING, "end")
    assert (p.asked(), p.prompt()) == ("green", "GodTurn")
    assert [turn["seat"] for turn in p.happened("turn-begins")] == [p.number("blue"), p.number("green")]
    assert p.order() == ["", "", "", "blue"]
    p.play("end")
    assert p.order() == ["", "", "green", "blue"]


def red_falls_after_his_turn() -> Position:
    """Red has acted first and green second; blue now takes red's last isle, yellow is still to act."""
    p = siege().offerings(["red", "green", "blue", "yellow"], ["zeus", "athena", "ares"])
    p.play("bid zeus 1", "bid athena 1", "bid ares 1", "bid apollo", "end", "end")
    assert p.order() == ["", "", "green", "red"]
    return p.play(LANDING)


@pytest.mark.rule("R-CYC-303")
def test_marker_of_an_eliminated_player_leaves_the_turn_track() -> None:
    assert red_falls_after_his_turn().order() == ["", "", "green", ""]


@pytest.mark.rule("R-CYC-303")
def test_space_of_an_eliminated_player_on_the_turn_track_is_left_empty() -> None:
    """Green acted before blue, so green offers after blue in the next cycle."""
    assert red_falls_after_his_turn().play("end").order() == ["", "blue", "green", ""]


@pytest.mark.rule("R-CYC-304")
def test_nobody_inherits_the_first_place_of_an_eliminated_player() -> None:
    p = siege().offerings(["red", "yellow", "blue", "green"], ["ares", "zeus", "athena"])
    p.play("bid apollo", "bid apollo", "bid ares 1", "bid zeus 1", LANDING, "end")
    assert p.out("red")
    p.play("end")
    assert p.state.markers_left == 16
    assert p.gold("yellow") == 10
    assert p.asked() == ""


@pytest.mark.rule("R-CYC-304")
def test_first_place_keeps_its_marker_when_the_second_is_eliminated() -> None:
    p = siege().offerings(["yellow", "red", "blue", "green"], ["ares", "zeus", "athena"])
    p.play("bid apollo", "bid apollo", "bid ares 1", "bid zeus 1", LANDING, "end", "end")
    assert (p.asked(), p.prompt(), p.gold("yellow")) == ("yellow", "PlaceProsperity", 10)


@pytest.mark.rule("R-CYC-306")
def test_game_ends_at_once_with_one_player_left() -> None:
    p = siege(2, 2).turn("blue", "ares").play(LANDING)
    assert p.asked() == ""
    assert (p.state.places, p.state.reason) == ([1, 2], "last-player")


@pytest.mark.rule("R-CYC-306")
def test_two_eliminations_of_three_end_the_game_at_once() -> None:
    p = Position(3, last_isle_strict=False).isle("N1", "blue", 3).isle("N7", "blue", metropolis=True).sea("C2", "blue")
    p.isle("N3", "red", metropolis=True).isle("N2", "green", 1).seat("blue", gold=5).turn("blue", "ares")
    p.play("march 1 N1 N3")
    assert (p.asked(), p.out("red"), p.out("green")) == ("blue", True, False)
    p.dice(3, 0).play("march 2 N1 N2")
    assert p.asked() == ""
    assert p.state.places == [1, 3, 2]
