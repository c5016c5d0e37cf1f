"""Two players (R-CYC-216 to 226, 309 to 312)."""

from __future__ import annotations

import pytest

from aegean.core.chance import Chance
from aegean.core.options import OptionValue
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.pieces import GODS
from aegean.games.cyclades.state import Cyclades
from tests.cyclades.position import Position

GODS_UP = ("poseidon", "ares", "zeus")


def dealt(key: int = 0, **options: OptionValue) -> Cyclades:
    return GAME.deal(GAME.make_options(2, options), Chance(key.to_bytes(32, "big")))


def duel(order: str, gold: int = 10, priests: int = 0, **options: OptionValue) -> Position:
    """Offerings in this order ("blue red red blue"); blue has the priests."""
    p = Position(2, **options).isle("N1", "blue", 1).isle("N7", "blue", 1).isle("N2", "red", 1).isle("N8", "red", 1)
    return p.seat("blue", gold=gold, priests=priests).seat("red", gold=10).offerings(order.split(), GODS_UP)


def offers(p: Position, god: str) -> list[int]:
    return [int(text.split()[2]) for text in p.legal(f"bid {god} ")]


# --- set-up

SETUPS = {
    "corners": {("N1", "N7", "B2", "G5"), ("N2", "N8", "D4", "K2")},
    "alt-3p-subset": {("N1", "N7", "C2", "G5"), ("N2", "N5", "D4", "F1")},
    "alt-source-literal": {("N1", "N7", "B2", "G5"), ("N2", "N8", "D4", "F1")},
}


@pytest.mark.rule("R-CYC-216")
@pytest.mark.parametrize("setup", SETUPS)
def test_start_of_two_players(setup: str) -> None:
    state = dealt(two_player_setup=setup)
    starts = set()
    for seat in range(2):
        isles = [name for isle, name in enumerate(state.board.isle_names) if state.isle_owner[isle] == seat]
        seas = [name for sea, name in enumerate(state.board.sea_names) if state.sea_owner[sea] == seat]
        starts.add((*isles, *seas))
        assert (state.troops_left[seat], state.fleets_left[seat], state.income(seat)) == (6, 6, 2)
    assert (state.board.name, starts) == ("B23", SETUPS[setup])
    assert sorted(state.isle_troops) == [0, 0, 0, 0, 1, 1, 1, 1]
    assert sorted(state.sea_fleets)[-5:] == [0, 1, 1, 1, 1]


@pytest.mark.rule("R-CYC-216")
def test_corners_are_the_default_start() -> None:
    assert dealt().isle_owner == dealt(two_player_setup="corners").isle_owner
    assert dealt().sea_owner == dealt(two_player_setup="corners").sea_owner


@pytest.mark.rule("R-CYC-217")
def test_four_markers_stand_in_random_order_on_the_turn_track() -> None:
    orders = set()
    for key in range(60):
        state = dealt(key)
        marker = state.agenda[-1].marker  # the one of space 1 is in hand: the offerings have begun
        assert sorted([marker, *state.turn_track[1:]]) == [0, 1, 2, 3]
        orders.add(tuple(state.marker_seat(number) for number in (marker, *state.turn_track[1:])))
    assert orders == {(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0)}


@pytest.mark.rule("R-CYC-218")
def test_three_gods_lie_face_up_and_the_hidden_one_comes_first_next_time() -> None:
    p = duel("blue red red blue")
    orders = set()
    for _ in range(15):
        assert len(set(p.state.gods)) == 3
        hidden = {0, 1, 2, 3}.difference(p.state.gods)
        assert p.refused(f"bid {GODS[min(hidden)]} 1") == "R-CYC-046"
        p.play(*["bid apollo"] * 4, "at N3")
        assert {p.state.gods[0]} == hidden
        orders.add(tuple(p.state.gods))
    assert len(orders) > 8


@pytest.mark.rule("R-CYC-218")
def test_any_god_may_lie_face_down_in_the_first_cycle() -> None:
    deals = [dealt(key).gods for key in range(40)]
    assert {len(set(gods)) for gods in deals} == {3}
    assert {god for gods in deals for god in {0, 1, 2, 3}.difference(gods)} == {0, 1, 2, 3}
    assert {gods[0] for gods in deals} == {0, 1, 2, 3}


# --- offerings


@pytest.mark.rule("R-CYC-219")
def test_a_player_may_place_twice_in_a_row() -> None:
    p = duel("blue blue red red")
    asked = []
    for text in ("bid ares 1", "bid zeus 1", "bid poseidon 1", "bid apollo"):
        asked.append(p.asked())
        p.play(text)
    assert asked == ["blue", "blue", "red", "red"]


@pytest.mark.rule("R-CYC-219")
def test_markers_are_placed_in_the_order_of_their_spaces() -> None:
    p = duel("red blue blue red")
    asked = []
    for text in ("bid ares 1", "bid zeus 1", "bid apollo", "bid poseidon 1"):
        asked.append(p.asked())
        p.play(text)
    assert asked == ["red", "blue", "blue", "red"]


@pytest.mark.rule("R-CYC-220")
def test_a_player_may_outbid_himself() -> None:
    p = duel("blue blue red red").play("bid ares 2")
    assert p.refused("bid ares 2") == "R-CYC-058"
    p.play("bid ares 3")
    assert (p.asked(), p.prompt()) == ("blue", "PlaceMarker")
    assert p.refused("bid ares 4") == "R-CYC-060"
    assert p.legal("bid ares") == []
    assert "bid apollo" in p.legal()
    p.play("bid zeus 1")
    assert p.asked() == "red"


@pytest.mark.rule("R-CYC-221")
def test_both_offerings_must_be_payable_together() -> None:
    p = duel("blue blue red red", gold=7).play("bid ares 4")
    assert offers(p, "zeus") == [1, 2, 3]
    assert p.refused("bid zeus 4") == "R-CYC-221"
    p.play("bid zeus 3", "bid poseidon 1", "bid apollo")
    assert p.gold("blue") == 0


@pytest.mark.rule("R-CYC-221")
def test_no_second_offering_without_gold_for_it() -> None:
    p = duel("blue blue red red", gold=4, priests=3).play("bid ares 7")
    assert p.legal("bid zeus") == p.legal("bid poseidon") == []
    assert p.refused("bid zeus 1") == "R-CYC-221"
    assert "bid apollo" in p.legal()


@pytest.mark.rule("R-CYC-222", "R-CYC-310")
@pytest.mark.parametrize(
    ("key", "priests", "ares", "zeus", "due"),
    [
        ("each", 2, 4, 3, 3),
        ("pooled", 2, 4, 3, 5),
        ("each", 4, 3, 2, 2),
        ("pooled", 4, 3, 2, 2),
        ("each", 1, 5, 4, 7),
        ("pooled", 1, 5, 4, 8),
        ("each", 2, 6, 1, 5),
        ("pooled", 2, 6, 1, 5),
    ],
)
def test_what_priests_save(key: str, priests: int, ares: int, zeus: int, due: int) -> None:
    p = duel("blue blue red red", gold=10, priests=priests, two_player_priests=key)
    p.play(f"bid ares {ares}", f"bid zeus {zeus}", "bid apollo", "bid apollo")
    assert p.gold("blue") == 10 - due
    assert p.priests("blue") == priests


@pytest.mark.rule("R-CYC-222", "R-CYC-221")
@pytest.mark.parametrize(("key", "most"), [("each", 4), ("pooled", 2)])
def test_sum_that_must_be_payable_depends_on_the_priests(key: str, most: int) -> None:
    """5 GP, 2 priests, 5 on Ares: each due 3, 2 GP left; pooled 7 in all."""
    p = duel("blue blue red red", gold=5, priests=2, two_player_priests=key).play("bid ares 5")
    assert offers(p, "zeus") == list(range(1, most + 1))
    assert p.refused(f"bid zeus {most + 1}") == "R-CYC-221"
    p.play(f"bid zeus {most}", "bid apollo", "bid apollo")
    assert p.gold("blue") == 0


@pytest.mark.rule("R-CYC-222")
def test_pooled_priests_leave_each_offering_one_gold() -> None:
    p = duel("blue blue red red", gold=1, priests=9, two_player_priests="pooled").play("bid ares 1")
    assert p.legal("bid zeus") == []
    p = duel("blue blue red red", gold=2, priests=9, two_player_priests="pooled").play("bid ares 1")
    assert offers(p, "zeus") == list(range(1, 11))


@pytest.mark.rule("R-CYC-309")
def test_ban_holds_for_the_driven_marker_only() -> None:
    p = duel("blue red blue red").play("bid ares 2", "bid ares 3")
    assert (p.asked(), p.refused("bid ares 4")) == ("blue", "R-CYC-060")
    p.play("bid zeus 1")
    assert (p.asked(), p.refused("bid ares 4")) == ("blue", "")
    assert "bid ares 4" in p.legal()


@pytest.mark.rule("R-CYC-309", "R-CYC-220")
def test_own_driven_marker_may_not_return_though_the_other_stands_there() -> None:
    p = duel("blue blue red red").play("bid ares 1", "bid ares 2")
    assert p.legal("bid ares") == []
    p.play("bid poseidon 1", "bid poseidon 2")
    assert (p.asked(), p.refused("bid ares 3"), p.refused("bid poseidon 3")) == ("blue", "", "R-CYC-060")


@pytest.mark.rule("R-CYC-311")
@pytest.mark.parametrize(
    ("gold", "priests", "first", "most"),
    [(10, 0, 4, 6), (10, 2, 4, 10), (6, 3, 2, 8), (5, 2, 6, 3), (5, 2, 7, 0), (1, 5, 3, 0)],
)
def test_affordable_maximum_besides_the_other_offer(gold: int, priests: int, first: int, most: int) -> None:
    p = duel("blue blue red red", gold=gold, priests=priests).play(f"bid ares {first}")
    assert offers(p, "zeus") == list(range(1, most + 1))
    assert p.refused(f"bid zeus {most + 1}") == "R-CYC-221"


@pytest.mark.rule("R-CYC-311")
def test_a_driven_marker_owes_nothing() -> None:
    p = duel("blue red blue red", gold=6).play("bid ares 6", "bid ares 7")
    assert offers(p, "zeus") == [1, 2, 3, 4, 5, 6]
    p.play("bid apollo")
    assert offers(p, "zeus") == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("R-CYC-311")
def test_outbidding_himself_frees_what_the_first_marker_owed() -> None:
    p = duel("blue blue red red", gold=6).play("bid ares 4")
    assert offers(p, "ares") == [5, 6]
    assert offers(p, "zeus") == [1, 2]


# --- Apollo twice


@pytest.mark.rule("R-CYC-224")
def test_both_markers_may_stand_on_apollo() -> None:
    p = duel("red blue blue red").play("bid ares 1", "bid apollo", "bid apollo", "bid apollo", "end")
    assert (p.asked(), p.prompt(), p.gold("blue")) == ("blue", "PlaceProsperity", 11)
    p.play("at N7")
    assert [event["seat"] for event in p.happened("apollo-pays")] == [0, 0, 1]
    assert [event["gold"] for event in p.happened("apollo-pays")] == [1, 1, 1]
    assert (p.state.markers_left, p.state.cycle) == (15, 4)


@pytest.mark.rule("R-CYC-224")
def test_each_marker_of_a_player_with_one_isle_brings_four_gold() -> None:
    p = Position(2).isle("N1", "blue", 1).isle("N2", "red", 1).offerings(["blue", "blue", "red", "red"], GODS_UP)
    p.play("bid apollo", "bid apollo", "bid apollo", "bid apollo", "at N5")
    assert [event["gold"] for event in p.happened("apollo-pays")] == [4, 4, 4, 4]


@pytest.mark.rule("R-CYC-224")
def test_forced_second_marker_needs_another_god_while_one_is_payable() -> None:
    p = duel("blue blue red red", gold=1, two_player_double_apollo="forced").play("bid apollo")
    assert p.refused("bid apollo") == "R-CYC-224"
    assert p.legal() == ["bid poseidon 1", "bid ares 1", "bid zeus 1"]
    p.play("bid zeus 1")
    assert "bid apollo" in p.legal()  # red's first marker


@pytest.mark.rule("R-CYC-224")
def test_forced_first_marker_on_apollo_is_free_to_go_there() -> None:
    p = duel("red blue blue red", two_player_double_apollo="forced").play("bid apollo")
    assert "bid apollo" in p.legal()
    p.play("bid ares 1")
    assert "bid apollo" in p.legal()


@pytest.mark.rule("R-CYC-224")
def test_forced_second_marker_may_join_when_nothing_is_payable() -> None:
    p = duel("blue blue red red", gold=0, two_player_double_apollo="forced").play("bid apollo")
    assert p.legal() == ["bid apollo"]
    p = duel("blue red red blue", gold=2, two_player_double_apollo="forced")
    p.play("bid apollo", "bid ares 2", "bid zeus 2")
    assert p.refused("bid apollo") == "R-CYC-224"
    p.play("bid poseidon 2")
    assert p.gold("blue") == 0


@pytest.mark.rule("R-CYC-224")
def test_forced_driven_marker_needs_another_god_too() -> None:
    p = duel("red blue blue red", gold=2, two_player_double_apollo="forced")
    p.play("bid ares 2", "bid apollo", "bid zeus 2", "bid zeus 3")
    assert p.asked() == "blue"
    assert p.legal() == ["bid poseidon 1", "bid poseidon 2"]
    assert p.refused("bid apollo") == "R-CYC-224"


# --- god turns


@pytest.mark.rule("R-CYC-223", "R-CYC-312")
def test_each_god_won_gives_a_full_turn_at_its_place() -> None:
    p = duel("blue red red blue").play("bid poseidon 1", "bid ares 1", "bid apollo", "bid zeus 1")
    p.play("fleet A1", "fleet A1", "build N1/1")
    assert p.order() == ["", "", "", ""]
    p.play("end")
    assert (p.asked(), p.order()) == ("red", ["", "", "", "blue"])
    p.play("end")
    assert (p.asked(), p.order()) == ("blue", ["", "", "red", "blue"])
    p.play("priest", "build N7/1", "end")
    assert (p.asked(), p.order()) == ("red", ["", "blue", "red", "blue"])
    p.play("at N2")
    turns = [(turn["god"], turn["seat"]) for turn in p.happened("turn-begins")]
    assert turns == [("poseidon", 0), ("ares", 1), ("zeus", 0), ("apollo", 1)]


@pytest.mark.rule("R-CYC-225", "R-CYC-312")
def test_temple_discounts_are_shared_by_both_turns_of_a_cycle() -> None:
    p = duel("blue blue red red").isle("N7", s3="temple").track("sphinx", "fates", "griffin")
    p.play("bid poseidon 1", "bid ares 1", "bid apollo", "bid apollo")
    assert {"call griffin 1", "call fates 2"} <= set(p.legal())
    p.play("call griffin 1", "rob red", "end")
    assert (p.asked(), p.prompt()) == ("blue", "GodTurn")
    assert p.refused("call fates 2") == "R-CYC-084"
    assert "call fates 3" in p.legal()
    p.play("end", "at N1", "bid apollo", "bid apollo", "bid athena 1", "bid apollo")
    assert (p.state.cycle, p.asked()) == (4, "blue")
    assert "call fates 1" in p.legal()  # a new cycle, a new discount


@pytest.mark.rule("R-CYC-225")
def test_unused_discount_serves_in_the_second_turn() -> None:
    p = duel("blue blue red red").isle("N7", s3="temple").track("sphinx", "fates", "griffin")
    p.play("bid poseidon 1", "bid ares 1", "bid apollo", "bid apollo", "call griffin 2", "rob red", "end")
    assert "call fates 2" in p.legal()


@pytest.mark.rule("R-CYC-312")
def test_price_ladders_count_per_god_turn() -> None:
    p = duel("blue blue red red", gold=20).play("bid poseidon 1", "bid ares 1", "bid apollo", "bid apollo")
    p.play("fleet A1", "fleet A1", "fleet A1", "fleet A1")
    assert (p.gold("blue"), p.refused("fleet A1")) == (18 - 6, "R-CYC-118")
    p.play("end", "troop N1", "troop N1")
    assert p.gold("blue") == 12 - 2


@pytest.mark.rule("R-CYC-312")
def test_a_player_may_hold_one_main_god_and_apollo() -> None:
    p = duel("blue blue red red").play("bid zeus 1", "bid apollo", "bid ares 1", "bid apollo")
    assert (p.asked(), p.play("end").asked()) == ("red", "blue")
    p.play("end")
    assert (p.asked(), p.prompt()) == ("blue", "PlaceProsperity")


# --- victory


@pytest.mark.rule("R-CYC-226")
@pytest.mark.parametrize(("count", "over"), [(2, False), (3, True)])
def test_victory_needs_three_metropolises(count: int, over: bool) -> None:
    p = Position(2).isle("N8", "red", 1)
    p.state.gods = [0, 1, 2]
    for isle in ("N1", "N2", "N3")[:count]:
        p.isle(isle, "blue", metropolis=True)
    p.turn("blue", "ares").play("end")
    assert (p.asked() == "") is over
    assert p.state.places == ([1, 2] if over else [])
