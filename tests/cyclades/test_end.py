"""The end of the game and the places (R-CYC-209 to 215, 308)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aegean.core.options import OptionValue
from aegean.games.cyclades.game import GAME
from tests.cyclades.position import Position

COLOURS = ("blue", "red", "green", "yellow", "black")
OPEN_GODS = {2: 3, 3: 2, 4: 3, 5: 4}


def laid(metropolises: Sequence[int], gold: Sequence[int], **options: OptionValue) -> Position:
    """Each colour with so many metropolises and so much gold."""
    p = Position(len(gold), **options)
    p.state.gods = p.state.gods[-OPEN_GODS[len(gold)] :]
    free = iter(p.board.isle_names)
    for colour, count, coins in zip(COLOURS, metropolises, gold, strict=False):
        p.seat(colour, gold=coins)
        for _ in range(max(1, count)):
            p.isle(next(free), colour, metropolis=count > 0)
    return p


def last_turn(metropolises: Sequence[int], gold: Sequence[int], **options: OptionValue) -> Position:
    """The last god turn of the cycle, Zeus for the last colour; the others wait on the turn track in colour order."""
    return laid(metropolises, gold, **options).turn(COLOURS[len(gold) - 1], "zeus")


@pytest.mark.rule("R-CYC-209", "R-CYC-211")
@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 2), (5, 2), (3, 3), (2, 3), (2, 4)])
def test_enough_metropolises_end_the_game(players: int, count: int) -> None:
    p = last_turn([count] + [0] * (players - 1), [0] + [9] * (players - 1)).play("end")
    assert p.asked() == ""
    result = GAME.result(p.state)
    assert result is not None
    assert (result.winners(), result.reason) == ([0], "metropolises")


@pytest.mark.rule("R-CYC-209")
@pytest.mark.parametrize(("players", "count"), [(3, 1), (4, 1), (5, 1), (2, 2)])
def test_next_cycle_follows_when_nobody_has_enough(players: int, count: int) -> None:
    p = last_turn([count, count] + [0] * (players - 2), [99] * players).play("end")
    assert (p.state.cycle, p.prompt()) == (4, "PlaceMarker")
    assert GAME.result(p.state) is None


@pytest.mark.rule("R-CYC-209", "R-CYC-210")
def test_game_does_not_end_before_every_god_turn_is_over() -> None:
    p = laid([2, 0, 0], [9, 9, 9]).offerings(["blue", "red", "green"], ["zeus", "ares"])
    p.play("bid zeus 1", "bid ares 1", "bid apollo", "end")
    assert (p.asked(), p.prompt()) == ("red", "GodTurn")
    p.play("end")
    assert (p.asked(), p.prompt()) == ("green", "PlaceProsperity")
    p.play("at N1")
    assert p.asked() == ""


@pytest.mark.rule("R-CYC-210")
def test_metropolises_lost_before_the_end_of_the_cycle_do_not_count() -> None:
    p = Position(3).isle("N1", "blue", metropolis=True).isle("N7", "blue", metropolis=True).isle("N2", "red", 1)
    p.isle("N5", "green", 1).sea("C2", "red").seat("blue", gold=5).seat("red", gold=5)
    p.offerings(["blue", "red", "green"], ["zeus", "ares"]).play("bid zeus 1", "bid ares 1", "bid apollo", "end")
    p.play("march 1 N2 N1", "end", "at N5")
    assert (p.metropolises("blue"), p.metropolises("red")) == (1, 1)
    assert (p.state.cycle, GAME.result(p.state)) == (4, None)


@pytest.mark.rule("R-CYC-210", "R-CYC-211")
def test_metropolises_conquered_in_the_last_turn_count() -> None:
    p = Position(3).isle("N1", "blue", metropolis=True).isle("N7", "blue", metropolis=True).isle("N2", "red", 1)
    p.isle("N5", "green", 1).isle("N3", "red", metropolis=True).sea("C2", "red").seat("blue", gold=5)
    p.seat("red", gold=5).offerings(["blue", "red", "green"], ["zeus", "ares"])
    p.play("bid zeus 1", "bid ares 1", "bid apollo", "end", "march 1 N2 N1", "end", "at N5")
    assert p.state.places[p.number("red")] == 1
    assert p.state.places.count(1) == 1


@pytest.mark.rule("R-CYC-212")
@pytest.mark.parametrize(
    ("several_winners", "reason", "places"),
    [("gold", "richest", [2, 1, 3]), ("metropolises_first", "most-metropolises", [1, 2, 3])],
)
def test_several_qualified_players(several_winners: str, reason: str, places: list[int]) -> None:
    p = last_turn([3, 2, 0], [6, 7, 50], several_winners=several_winners).play("end")
    assert (p.state.places, p.state.reason) == (places, reason)


@pytest.mark.rule("R-CYC-212")
def test_richest_is_sought_among_the_qualified_only() -> None:
    p = last_turn([1, 2, 2], [90, 3, 4]).play("end")
    assert p.state.places == [3, 2, 1]


@pytest.mark.rule("R-CYC-213")
def test_gold_decides_among_those_with_most_metropolises() -> None:
    p = last_turn([2, 3, 3, 0], [90, 4, 5, 0], several_winners="metropolises_first").play("end")
    assert (p.state.places, p.state.reason) == ([3, 2, 1, 4], "richest")


@pytest.mark.rule("R-CYC-213")
def test_gold_is_counted_after_apollo() -> None:
    p = laid([2, 2, 0], [6, 5, 0]).offerings(["blue", "green", "red"], ["zeus", "ares"])
    p.play("bid zeus 1", "bid apollo", "bid apollo", "end", "at N1")
    assert (p.gold("blue"), p.gold("red")) == (5, 6)
    assert p.state.places == [2, 1, 3]


@pytest.mark.rule("R-CYC-213")
def test_gold_spent_in_the_last_turn_does_not_count() -> None:
    p = last_turn([0, 2, 2], [0, 5, 6]).play("priest", "priest", "end")
    assert (p.gold("green"), p.state.places) == (2, [3, 1, 2])


@pytest.mark.rule("R-CYC-214")
def test_equal_players_share_the_victory() -> None:
    p = last_turn([2, 2, 1], [4, 4, 9]).play("end")
    assert (p.state.places, p.state.reason) == ([1, 1, 3], "shared")
    assert GAME.result(p.state).winners() == [0, 1]  # type: ignore[union-attr]


@pytest.mark.rule("R-CYC-214")
@pytest.mark.parametrize(("track", "places"), [([0, 1, -1], [1, 2, 3]), ([1, 0, -1], [2, 1, 3])])
def test_turn_order_may_break_the_tie(track: list[int], places: list[int]) -> None:
    p = last_turn([2, 2, 1], [4, 4, 9], final_tie="turn order")
    p.state.turn_track = track
    p.play("end")
    assert (p.state.places, p.state.reason) == (places, "turn-order")


@pytest.mark.rule("R-CYC-214")
def test_turn_order_is_that_of_the_next_cycle() -> None:
    """The first to act offers last, so green, who acts last, stands on space 1 and wins the tie."""
    p = laid([0, 2, 2], [1, 6, 4], final_tie="turn order").offerings(["blue", "red", "green"], ["zeus", "ares"])
    p.play("bid ares 1", "bid zeus 1", "bid apollo", "end", "end", "at N1")
    assert p.gold("red") == p.gold("green") == 5
    assert (p.order(), p.state.places) == (["green", "blue", "red"], [3, 2, 1])


@pytest.mark.rule("R-CYC-214")
def test_turn_order_of_two_players_looks_at_the_lower_of_two_markers() -> None:
    p = last_turn([3, 3], [4, 4], final_tie="turn order")
    p.state.turn_track = [3, 0, 2, -1]  # red, blue, blue, and red's god turn
    p.play("end")
    assert p.state.places == [2, 1]


@pytest.mark.rule("R-CYC-214")
def test_turn_order_does_not_matter_before_gold() -> None:
    p = last_turn([2, 2, 1], [4, 5, 9], final_tie="turn order").play("end")
    assert (p.state.places, p.state.reason) == ([2, 1, 3], "richest")


@pytest.mark.rule("R-CYC-215")
def test_there_is_no_cycle_limit() -> None:
    p = last_turn([1, 1, 1], [0, 0, 0])
    p.state.cycle = 10_000
    p.play("end")
    assert (p.state.cycle, p.prompt()) == (10_001, "PlaceMarker")


@pytest.mark.rule("R-CYC-215")
def test_a_match_ends_after_the_cycle_of_the_limit() -> None:
    assert last_turn([1, 0, 0], [0, 9, 9], cycle_limit=4).play("end").state.cycle == 4
    p = last_turn([1, 0, 0], [0, 9, 8], cycle_limit=3).play("end")
    assert (p.state.cycle, p.asked()) == (3, "")
    assert (p.state.places, p.state.reason) == ([1, 2, 3], "limit")


@pytest.mark.rule("R-CYC-215")
def test_at_the_limit_qualified_players_still_come_first() -> None:
    p = last_turn([2, 3, 1], [5, 4, 90], cycle_limit=3).play("end")
    assert (p.state.places, p.state.reason) == ([1, 2, 3], "richest")


@pytest.mark.rule("R-CYC-215")
@pytest.mark.parametrize(
    ("gold", "final_tie", "places", "reason"),
    [
        ([3, 4, 9], "shared", [2, 1, 3], "limit"),
        ([4, 4, 9], "shared", [1, 1, 3], "limit-shared"),
        ([4, 4, 9], "turn order", [1, 2, 3], "limit-turn-order"),
    ],
)
def test_ties_at_the_limit(gold: list[int], final_tie: str, places: list[int], reason: str) -> None:
    p = last_turn([1, 1, 0], gold, cycle_limit=3, final_tie=final_tie).play("end")
    assert (p.state.places, p.state.reason) == (places, reason)


@pytest.mark.rule("R-CYC-308")
def test_places_by_qualification_metropolises_and_gold() -> None:
    p = last_turn([2, 1, 0, 1, 0], [1, 5, 30, 6, 31]).play("end")
    assert p.state.places == [1, 3, 5, 2, 4]


@pytest.mark.rule("R-CYC-308")
@pytest.mark.parametrize("final_tie", ["shared", "turn order"])
def test_equal_players_without_enough_metropolises_share_a_place(final_tie: str) -> None:
    p = last_turn([2, 1, 1, 0], [1, 5, 5, 9], final_tie=final_tie).play("end")
    assert p.state.places == [1, 2, 2, 4]


@pytest.mark.rule("R-CYC-308")
def test_eliminated_players_come_last_the_first_one_at_the_very_end() -> None:
    p = Position(4, last_isle_strict=False).isle("N1", "blue", 3).isle("N9", "blue", metropolis=True).sea("D3", "blue")
    p.isle("N3", "green", metropolis=True).isle("N4", "red", 0).sea("D2", "blue").isle("N7", "yellow", 1)
    p.seat("blue", gold=9).turn("blue", "ares").play("march 1 N1 N3", "march 1 N1 N4")
    assert (p.out("green"), p.out("red"), p.asked()) == (True, True, "blue")
    p.play("end")
    assert p.state.places == [1, 3, 4, 2]
