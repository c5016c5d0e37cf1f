"""Minotaur, Chiron, Medusa, Polyphemus and the Kraken (figurine lines of ledger section 9)."""

from __future__ import annotations

from itertools import permutations

import pytest

from aegean.core.options import OptionValue
from aegean.games.cyclades.pieces import COLOURS, CREATURES, GODS, NONE
from tests.cyclades.position import Position

FIGURINES = ("minotaur", "chiron", "medusa", "polyphemus")
EVERYBODY = ["red", "green", "yellow", "black", "blue"]


def table(god: str = "zeus", gold: int = 10, **options: OptionValue) -> Position:
    """Blue has N1 and N4, red N3 and N9, two troops on each; N1 and N3 share the sea space C3. Blue plays."""
    p = Position(4, **options).isle("N1", "blue", 2).isle("N4", "blue", 2).isle("N3", "red", 2).isle("N9", "red", 2)
    return p.seat("blue", gold).turn("blue", god)


def five(order: list[str], gods: list[str]) -> Position:
    """Five players with 9 GP each go into the offerings; Medusa stands on blue's N1 since the cycle before."""
    p = Position(5).isle("N1", "blue", 1).isle("N7", "blue", 1).isle("N3", "red", 1).isle("N9", "red", 1)
    for colour in order:
        p.seat(colour, 9)
    return p.figurine("medusa", "N1", "blue", cycle=2).offerings(order, gods)


def kraken_at(p: Position) -> str:
    return p.board.sea_names[p.state.kraken] if p.state.kraken != NONE else ""


def holder(p: Position, name: str) -> str:
    """Before whom the figurine's card lies."""
    seat = p.state.figure_owner[CREATURES.index(name)]
    return COLOURS[p.state.colours[seat]] if seat != NONE else ""


def lies_nowhere(p: Position, name: str) -> bool:
    return name not in p.discard() | p.pile() | set(p.creatures())


def gone(p: Position, name: str) -> bool:
    return p.figurine_isle(name) == "" and holder(p, name) == "" and name in p.discard()


# --- how long an isle figurine stays


@pytest.mark.rule("R-CYC-088")
@pytest.mark.parametrize("name", FIGURINES)
def test_figurine_and_card_stay_until_the_buyers_god_turn_of_the_next_cycle(name: str) -> None:
    p = Position(5).isle("N1", "blue", 1).isle("N3", "red", 1).track(two=name)
    for colour in EVERYBODY:
        p.seat(colour, 9)
    p.turn("blue", "zeus").play(f"call {name} 2", "at N3")
    assert (p.figurine_isle(name), holder(p, name)) == ("N3", "blue")
    assert lies_nowhere(p, name)
    p.play("end")
    first, second = (GODS[god] for god in p.state.gods[:2])
    p.play(f"bid {first} 1", "bid apollo", "bid apollo", "bid apollo", f"bid {second} 1")
    assert (p.asked(), p.figurine_isle(name), holder(p, name)) == ("red", "N3", "blue")
    p.play("end")
    assert p.asked() == "blue"
    assert gone(p, name)


@pytest.mark.rule("R-CYC-088")
def test_only_the_buyers_own_turn_sends_a_figurine_home() -> None:
    p = five(EVERYBODY, ["ares", "zeus", "poseidon", "athena"]).figurine("chiron", "N3", "red", cycle=2)
    p.play("bid ares 1", "bid apollo", "bid apollo", "bid apollo", "bid zeus 1")
    assert p.asked() == "red"
    assert gone(p, "chiron")
    assert p.figurine_isle("medusa") == "N1"


@pytest.mark.rule("R-CYC-089")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_the_removal_is_the_first_thing_of_the_turn(god: str) -> None:
    p = five(EVERYBODY, [god, *(other for other in GODS[:4] if other != god)]).sea("D1", "blue")
    p.play("bid apollo", "bid apollo", "bid apollo", "bid apollo")
    assert p.figurine_isle("medusa") == "N1"
    p.play(f"bid {god} 1")
    kinds = [event.kind for event in p.events]
    assert kinds[-2:] == ["turn-begins", "figurine-leaves"]
    assert (p.asked(), p.prompt(), gone(p, "medusa")) == ("blue", "GodTurn", True)
    if god == "ares":
        assert "march 1 N1 N3" in p.legal()  # Medusa holds nobody any more


@pytest.mark.rule("R-CYC-089")
def test_the_removal_comes_before_apollos_gift_too() -> None:
    p = five(["blue", "red", "green", "yellow", "black"], ["ares", "zeus", "poseidon", "athena"])
    p.play("bid apollo", "bid ares 1", "bid apollo", "bid apollo", "bid apollo")
    assert (p.asked(), p.figurine_isle("medusa")) == ("red", "N1")
    p.play("end")
    assert (p.asked(), p.prompt(), gone(p, "medusa")) == ("blue", "PlaceProsperity", True)
    kinds = [event.kind for event in p.events]
    assert kinds.index("figurine-leaves") == kinds.index("apollo-pays") - 1


@pytest.mark.rule("R-CYC-089")
def test_the_removal_on_a_later_place_of_apollo_needs_no_decision() -> None:
    p = five(["red", "blue", "green", "yellow", "black"], ["ares", "zeus", "poseidon", "athena"])
    p.play(*["bid apollo"] * 5)
    assert (p.asked(), p.prompt(), p.figurine_isle("medusa")) == ("red", "PlaceProsperity", "N1")
    p.play("at N1")
    assert p.figurine_isle("medusa") == ""
    begun = [e.values.get("seat") for e in p.events if e.kind in ("turn-begins", "figurine-leaves")]
    assert begun[:3] == [p.number("red"), p.number("blue"), None]  # the figurine left right after blue's turn began
    kinds = [event.kind for event in p.events]
    assert kinds[kinds.index("figurine-leaves") + 1] == "apollo-pays"


@pytest.mark.rule("R-CYC-091")
@pytest.mark.parametrize("bought", ["first turn", "second turn"])
def test_with_two_players_the_first_turn_of_the_next_cycle_removes_it(bought: str) -> None:
    p = Position(2).isle("N1", "blue", 1).isle("N3", "red", 1).seat("blue", 20).seat("red", 20).track(two="medusa")
    p.offerings(["blue", "blue", "red", "red"], ["ares", "zeus", "poseidon"])
    p.play("bid ares 1", "bid zeus 1", "bid apollo", "bid apollo")
    if bought == "second turn":
        p.play("end")
    p.play("call medusa 2", "at N3", "end")
    assert p.figurine_isle("medusa") == "N3"  # blue's second turn has begun, or his last one of the cycle is over
    if bought == "first turn":
        assert (p.asked(), p.prompt()) == ("blue", "GodTurn")
        p.play("end")
    p.play("at N1")
    first, second, third = (GODS[god] for god in p.state.gods)
    p.play(f"bid {first} 1", "bid apollo", f"bid {second} 1", f"bid {third} 1")
    assert (p.asked(), p.figurine_isle("medusa")) == ("red", "N3")
    p.play("end")
    assert (p.asked(), gone(p, "medusa")) == ("blue", True)


# --- putting figurines on isles


@pytest.mark.rule("R-CYC-258")
@pytest.mark.parametrize("name", FIGURINES)
def test_an_isle_figurine_goes_on_any_isle(name: str) -> None:
    p = table().track(two=name).isle("N10", "green", 1).play(f"call {name} 2")
    assert set(p.legal()) == {f"at {isle}" for isle in p.board.isle_names}
    assert p.refused("end") == "R-CYC-256"  # it must be put somewhere


@pytest.mark.rule("R-CYC-258")
@pytest.mark.parametrize("isle", ["N1", "N3", "N6", "N10"], ids=["own", "foreign", "neutral", "last isle"])
@pytest.mark.parametrize("name", ["chiron", "medusa", "polyphemus"])
def test_own_foreign_neutral_and_last_isles_are_all_right(name: str, isle: str) -> None:
    p = table().track(two=name).isle("N10", "green", 1).play(f"call {name} 2", f"at {isle}")
    assert (p.figurine_isle(name), p.prompt()) == (isle, "GodTurn")


@pytest.mark.rule("R-CYC-090", "R-CYC-259")
@pytest.mark.parametrize("buyer", ["blue", "red"])
@pytest.mark.parametrize(("there", "newcomer"), list(permutations(FIGURINES, 2)))
def test_two_figurines_on_one_isle_destroy_each_other(there: str, newcomer: str, buyer: str) -> None:
    p = table().figurine(there, "N3", buyer).track(two=newcomer)
    p.play(f"call {newcomer} 2")
    assert there not in p.discard()
    p.play("at N3")
    assert gone(p, there)
    assert gone(p, newcomer)


@pytest.mark.rule("R-CYC-090")
def test_figurines_on_different_isles_leave_each_other_alone() -> None:
    p = table().figurine("chiron", "N3", "red").track(two="medusa").play("call medusa 2", "at N1")
    assert (p.figurine_isle("chiron"), p.figurine_isle("medusa")) == ("N3", "N1")
    assert p.discard() == set()


@pytest.mark.rule("R-CYC-259")
def test_a_newcomer_that_vanishes_pushes_no_fleet() -> None:
    p = table().figurine("chiron", "N3", "red").sea("C3", "blue", 2).sea("F6", "red").track(two="polyphemus")
    p.play("call polyphemus 2", "at N3")
    assert p.prompt() == "GodTurn"
    assert (p.fleets("C3"), p.fleets("F6")) == (2, 1)


@pytest.mark.rule("R-CYC-259")
def test_no_figurine_shields_its_isle_from_another() -> None:
    p = table().figurine("chiron", "N3", "red").track(two="minotaur").play("call minotaur 2")
    assert "at N3" in p.legal()


@pytest.mark.rule("R-CYC-260")
@pytest.mark.parametrize("alone", ["no defence", "fights alone"])
def test_a_minotaur_leaves_when_its_isle_changes_hands(alone: str) -> None:
    p = table("ares", minotaur_alone=alone).isle("N8", "red", 1).isle("N5", "blue", 4).sea("F7", "blue")
    p.figurine("minotaur", "N8", "blue").dice(3, 0, 3, 0).play("march 4 N5 N8")
    if alone == "fights alone":
        p.play("stay")
    assert p.owner("N8") == "blue"
    assert gone(p, "minotaur")


@pytest.mark.rule("R-CYC-260")
@pytest.mark.parametrize(("name", "troops"), [("chiron", 0), ("medusa", 0), ("chiron", 1), ("medusa", 1)])
def test_chiron_and_medusa_stay_when_their_isle_changes_hands(name: str, troops: int) -> None:
    p = table("ares").isle("N8", "red", troops).isle("N5", "blue", 2).sea("F7", "blue").dice(3, 0)
    p.figurine(name, "N8", "red").play("march 2 N5 N8")
    assert (p.owner("N8"), p.figurine_isle(name), holder(p, name)) == ("blue", "N8", "red")


@pytest.mark.rule("R-CYC-260")
def test_polyphemus_stays_when_his_isle_changes_hands() -> None:
    p = table().isle("N8", "red", 0).figurine("polyphemus", "N8", "red").track(two="pegasus")
    p.play("call pegasus 2", "march 1 N1 N8")
    assert (p.owner("N8"), p.figurine_isle("polyphemus")) == ("blue", "N8")


@pytest.mark.rule("R-CYC-261")
def test_the_coast_is_open_the_instant_polyphemus_leaves_but_pushed_fleets_stay_away() -> None:
    p = table("poseidon", gold=12).track(three="polyphemus", two="chiron").isle("N8", "blue", 1)
    p.sea("G7", "blue", 2).sea("H6", "red", 1).sea("I5", "green", 1)
    p.play("call polyphemus 3", "at N8", "push H6 off", "push G7 F8")
    assert p.refused("sail 2 F8 G7") == "R-CYC-287"
    p.play("call chiron 2", "at N8")
    assert [p.fleets(sea) for sea in ("G7", "F8", "H6")] == [0, 2, 0]
    assert p.fleets_left("red") == 8
    p.play("fleet H5", "sail 2 F8 G7")
    assert (p.fleets("H5"), p.fleets("G7")) == (1, 2)


@pytest.mark.rule("R-CYC-261")
def test_troops_are_free_the_instant_medusa_leaves() -> None:
    p = table("ares").sea("C3", "blue").figurine("medusa", "N1", "red").track(two="chiron")
    assert p.refused("march 1 N1 N3") == "R-CYC-143"
    p.play("call chiron 2", "at N1")
    assert "march 1 N1 N3" in p.legal()


@pytest.mark.rule("R-CYC-261")
def test_the_minotaurs_help_ends_the_instant_it_leaves() -> None:
    p = table("ares").sea("C3", "blue").figurine("minotaur", "N3", "red").track(two="chiron").dice(1, 1)
    p.play("call chiron 2", "at N3", "march 2 N1 N3")
    assert p.happened("assault")[0]["bonus"] == 0


# --- Kraken


@pytest.mark.rule("R-CYC-104")
def test_the_kraken_destroys_moves_on_for_gold_and_blocks_its_last_space() -> None:
    p = table("poseidon", gold=10).track(two="kraken").sea("C3", "red", 3).sea("D3", "green", 2).sea("C4", "blue", 1)
    p.play("call kraken 2", "at C3")
    assert (p.fleets("C3"), p.fleets_left("red"), p.gold("blue")) == (0, 8, 8)
    p.play("at D3", "stop")
    assert (p.fleets("D3"), p.fleets_left("green"), p.gold("blue")) == (0, 8, 7)
    assert kraken_at(p) == "D3"
    p.play("sail 1 C4 C3")  # where it only passed the sea is open again
    assert p.refused("sail 1 C3 D3") == "R-CYC-279"
    assert "sail 1 C3 D3" not in p.legal()


@pytest.mark.rule("R-CYC-277")
def test_the_kraken_is_put_for_free_on_any_sea_space_also_where_it_stands() -> None:
    p = table().kraken("C3").track(two="kraken").play("call kraken 2")
    assert set(p.legal()) == {f"at {sea}" for sea in p.board.sea_names}
    p.play("at C3")
    assert (kraken_at(p), p.gold("blue")) == ("C3", 8)
    assert p.prompt() == "KrakenMove"


@pytest.mark.rule("R-CYC-277")
def test_each_kraken_step_goes_to_an_adjacent_space_for_one_gold_empty_or_not() -> None:
    p = table(gold=5).track(two="kraken").play("call kraken 2", "at C3")
    assert set(p.legal()) == {"stop", "at B3", "at C4", "at D3"}
    assert p.refused("at F5") == "R-CYC-277"
    purse = []
    for sea in ("D3", "C3", "D3"):
        p.play(f"at {sea}")
        purse.append(p.gold("blue"))
    assert purse == [2, 1, 0]
    assert p.refused("at C3") == "R-CYC-277"  # no gold left
    assert p.legal() == ["stop"]
    assert kraken_at(p.play("stop")) == "D3"


@pytest.mark.rule("R-CYC-277")
def test_kraken_steps_are_voluntary() -> None:
    p = table().track(two="kraken").play("call kraken 2", "at C3", "stop")
    assert (kraken_at(p), p.gold("blue"), p.prompt()) == ("C3", 8, "GodTurn")


@pytest.mark.rule("R-CYC-278")
def test_the_krakens_victims_include_the_buyer_and_have_neither_die_nor_port_nor_retreat() -> None:
    p = table().track(two="kraken").isle("N3", s1="port", s2="port").sea("C3", "red", 3).sea("B3", "blue", 2)
    p.sea("C4", "red", 1).play("call kraken 2", "at C3")
    assert (p.fleets("C3"), p.fleets_left("red"), p.asked(), p.prompt()) == (0, 7, "blue", "KrakenMove")
    p.play("at B3", "stop")
    assert (p.fleets("B3"), p.fleets_left("blue")) == (0, 8)
    assert p.fleets("C4") == 1  # only spaces it is put on or enters
    assert p.happened("assault") == []
    assert p.state.chance.count == 0


@pytest.mark.rule("R-CYC-279")
def test_no_fleet_enters_the_krakens_space_or_is_recruited_there() -> None:
    p = table("poseidon").kraken("C3").sea("B3", "blue", 1).sea("A2", "blue", 1).track(two="sylph")
    assert p.refused("sail 1 B3 C3") == "R-CYC-279"
    assert p.refused("fleet C3") == "R-CYC-121"
    assert {"fleet C3", "sail 1 B3 C3"}.isdisjoint(p.legal())
    assert {"fleet D3", "sail 1 B3 C4"} <= set(p.legal())
    p.play("sail 1 A2 B3")
    assert p.refused("sail 2 B3 C3") == "R-CYC-279"  # nor on the way
    p.play("stop", "call sylph 2")
    assert p.refused("sail 1 B3 C3") == "R-CYC-279"  # nor with the Sylph
    assert "sail 1 B3 C4" in p.legal()


@pytest.mark.rule("R-CYC-279")
def test_no_fleet_retreats_to_the_krakens_space() -> None:
    p = table("poseidon").kraken("C3").sea("B3", "blue", 3).sea("C4", "red", 3).dice(3, 0).play("sail 3 B3 C4")
    assert p.asked() == "red"
    assert set(p.legal()) == {"stay", "retreat 2 B3", "retreat 2 B4", "retreat 2 D5"}
    assert p.refused("retreat 2 C3") == "R-CYC-189"


@pytest.mark.rule("R-CYC-279", "R-CYC-285")
def test_no_fleet_is_pushed_onto_the_krakens_space() -> None:
    p = table().kraken("F8").track(two="polyphemus").sea("G7", "red", 2).sea("F7", "red", 1)
    p.play("call polyphemus 2", "at N8")
    assert set(p.legal()) == {"push F7 E6", "push G7 off"}
    p.play("push G7 off", "push F7 E6")
    assert (p.fleets("E6"), p.fleets_left("red")) == (1, 7)


@pytest.mark.rule("R-CYC-279")
def test_a_trade_space_under_the_kraken_pays_nobody() -> None:
    p = table().track(two="kraken").sea("A1", "red", 2)
    before = p.state.income(p.number("red"))
    p.play("call kraken 2", "at A1", "stop")
    assert p.state.income(p.number("red")) == before - 1
    assert (p.fleets("A1"), p.fleet_owner("A1")) == (0, "")


@pytest.mark.rule("R-CYC-279")
def test_a_chain_does_not_run_through_the_kraken() -> None:
    p = table("ares").track(two="kraken").sea("C3", "blue", 2)
    assert p.refused("march 1 N1 N3") == ""
    p.play("call kraken 2", "at C3", "stop")
    assert p.refused("march 1 N1 N3") == "R-CYC-135"
    assert p.legal("march") == []


@pytest.mark.rule("R-CYC-279")
def test_the_kraken_may_stand_on_the_coast_of_polyphemus_and_is_not_pushed() -> None:
    p = table().track(three="kraken", two="polyphemus").kraken("G7").play("call polyphemus 2", "at N8")
    assert (kraken_at(p), p.prompt()) == ("G7", "GodTurn")
    p.play("call kraken 3", "at F7", "at F6", "stop")
    assert (kraken_at(p), p.figurine_isle("polyphemus")) == ("F6", "N8")


@pytest.mark.rule("R-CYC-280")
@pytest.mark.parametrize("leaves", ["when called again", "when its card is turned up"])
def test_the_krakens_card_is_discarded_at_once_and_the_figurine_stays(leaves: str) -> None:
    p = table(kraken_leaves=leaves).track(four="giant", two="kraken").draws("harpy", "satyr", "dryad")
    p.state.gods = [0, 1, 2]
    p.play("call kraken 2", "at C3")
    assert "kraken" in p.discard()
    p.play("stop", "exchange giant", "end")
    assert (p.prompt(), p.state.cycle, kraken_at(p)) == ("PlaceMarker", 4, "C3")


@pytest.mark.rule("R-CYC-280")
def test_the_kraken_leaves_its_space_when_it_is_called_again() -> None:
    p = table("poseidon").track(two="kraken").kraken("C3").sea("B3", "blue").play("call kraken 2", "at F5", "stop")
    assert kraken_at(p) == "F5"
    assert p.refused("sail 1 B3 C3") == ""


@pytest.mark.rule("R-CYC-280")
def test_the_kraken_leaves_its_space_when_it_is_copied() -> None:
    p = table("poseidon").track(two="chimera", discard=["kraken"]).kraken("C3").sea("B3", "blue")
    p.play("call chimera 2", "copy kraken", "at F5", "stop")
    assert kraken_at(p) == "F5"
    assert p.refused("sail 1 B3 C3") == ""


@pytest.mark.rule("R-CYC-280")
@pytest.mark.parametrize(("leaves", "stays"), [("when called again", True), ("when its card is turned up", False)])
@pytest.mark.parametrize("way", ["exchange", "new cycle"])
def test_the_kraken_when_its_card_is_turned_up(leaves: str, stays: bool, way: str) -> None:
    p = table(kraken_leaves=leaves).track(four="giant").kraken("C3").draws("kraken")
    p.state.gods = [0, 1, 2]
    p.play("exchange giant" if way == "exchange" else "end")
    assert "kraken" in p.creatures()
    assert kraken_at(p) == ("C3" if stays else "")
    p.sea("B3", "blue").turn("blue", "poseidon").seat("blue", 5)
    assert p.refused("sail 1 B3 C3") == ("R-CYC-279" if stays else "")


# --- Minotaur


@pytest.mark.rule("R-CYC-105")
def test_the_minotaur_defends_like_two_troops() -> None:
    p = table("ares").isle("N8", "blue", 4).sea("F6", "blue").figurine("minotaur", "N3", "red").dice(0, 0)
    p.play("march 4 N8 N3")
    assert p.happened("assault")[0]["defence"] == 4  # two troops and the Minotaur
    assert (p.troops("N3"), p.troops_left("blue")) == (1, 1)  # 4 to 4: each side loses one


@pytest.mark.rule("R-CYC-281")
@pytest.mark.parametrize("buyer", ["blue", "red", "green"])
def test_the_minotaur_adds_two_in_every_assault_and_is_never_a_loss(buyer: str) -> None:
    p = table("ares").isle("N5", "blue", 3).sea("E6", "blue").figurine("minotaur", "N3", buyer).dice(0, 0, 3, 0, 2, 0)
    p.play("march 3 N5 N3")  # 3 to 4
    assert p.troops("N3") == 2
    p.play("stay")  # 5 to 4
    assert (p.troops("N3"), p.figurine_isle("minotaur")) == (1, "N3")
    p.play("stay")  # 4 to 3
    assert (p.owner("N3"), p.troops("N3")) == ("blue", 2)
    assert [assault["bonus"] for assault in p.happened("assault")] == [2, 2, 2]


@pytest.mark.rule("R-CYC-281")
def test_the_minotaur_adds_to_fortress_and_metropolis() -> None:
    p = table("ares").isle("N8", "blue", 3).isle("N9", metropolis=True, s3="fortress").sea("G7", "blue").dice(3, 0)
    p.figurine("minotaur", "N9", "red").play("march 3 N8 N9")
    assert p.happened("assault")[0]["defence"] == 6
    assert p.troops("N9") == 1  # 6 to 6


@pytest.mark.rule("R-CYC-281")
def test_the_minotaur_never_attacks_and_does_not_move() -> None:
    p = table("ares").isle("N8", "red", 1).isle("N5", "blue", 2).sea("F7", "blue").dice(0, 1)
    p.figurine("minotaur", "N5", "blue").play("march 1 N5 N8")  # 1 to 2
    assert p.happened("assault")[0]["attack"] == 1
    assert (p.owner("N8"), p.troops("N5"), p.figurine_isle("minotaur")) == ("red", 1, "N5")


@pytest.mark.rule("R-CYC-281", "R-CYC-282")
def test_the_minotaur_does_not_retreat_with_the_troops() -> None:
    p = table("ares").isle("N5", "red", 1).sea("E6", "red").isle("N8", "blue", 4).sea("F6", "blue").dice(3, 0)
    p.figurine("minotaur", "N3", "red").play("march 4 N8 N3")
    assert p.asked() == "red"
    p.play("retreat 1 N5")
    assert (p.owner("N3"), p.troops("N5")) == ("blue", 2)
    assert gone(p, "minotaur")


LAST_TROOP = {
    "moved": ("ares", ["march 1 N8 N5"]),
    "flown": ("zeus", ["call pegasus 2", "march 1 N8 N5"]),
    "sold": ("zeus", ["call sphinx 2", "sell troop N8"]),
    "harpy": ("zeus", ["call harpy 2", "at N8"]),
}


def minotaur_on_n8(way: str, troops: int, alone: str) -> Position:
    """Blue owns N8 with the Minotaur and N5, linked by his fleet on F7."""
    god, lines = LAST_TROOP[way]
    p = table(god, minotaur_alone=alone).isle("N8", "blue", troops).isle("N5", "blue", 0).sea("F7", "blue")
    if lines[0].startswith("call"):
        p.track(two=lines[0].split()[1])
    return p.figurine("minotaur", "N8", "green").play(*lines)


@pytest.mark.rule("R-CYC-282")
@pytest.mark.parametrize("way", LAST_TROOP)
def test_the_minotaur_leaves_with_the_last_troop_and_not_before(way: str) -> None:
    p = minotaur_on_n8(way, 2, "no defence")
    assert (p.troops("N8"), p.figurine_isle("minotaur")) == (1, "N8")
    p = minotaur_on_n8(way, 1, "no defence")
    assert (p.troops("N8"), p.owner("N8")) == (0, "blue")
    assert gone(p, "minotaur")


@pytest.mark.rule("R-CYC-282")
@pytest.mark.parametrize("way", LAST_TROOP)
def test_the_minotaur_stays_alone_where_it_fights_alone(way: str) -> None:
    p = minotaur_on_n8(way, 1, "fights alone")
    assert (p.troops("N8"), p.figurine_isle("minotaur")) == (0, "N8")


@pytest.mark.rule("R-CYC-282")
def test_the_minotaur_leaves_when_the_last_troop_falls() -> None:
    p = table("ares").isle("N8", "red", 1).isle("N5", "blue", 1).sea("F7", "blue").dice(2, 0)
    p.figurine("minotaur", "N8", "red").play("march 1 N5 N8")  # 3 to 3: both fall
    assert (p.owner("N8"), p.troops("N8")) == ("red", 0)
    assert gone(p, "minotaur")


@pytest.mark.rule("R-CYC-282")
@pytest.mark.parametrize(
    ("alone", "isle", "stays"),
    [
        ("no defence", "N8", False),
        ("no defence", "N6", False),
        ("no defence", "N3", True),
        ("fights alone", "N8", True),
        ("fights alone", "N6", False),
    ],
    ids=["empty", "neutral", "troops", "alone on an owned isle", "alone on a neutral isle"],
)
def test_a_minotaur_put_on_an_isle_without_troops(alone: str, isle: str, stays: bool) -> None:
    p = table(minotaur_alone=alone).isle("N8", "red", 0).track(two="minotaur")
    p.play("call minotaur 2", f"at {isle}")
    assert p.figurine_isle("minotaur") == (isle if stays else "")
    assert gone(p, "minotaur") != stays


@pytest.mark.rule("R-CYC-282")
@pytest.mark.parametrize(
    ("dice", "owner", "troops", "stands"),
    [((0, 0), "red", 0, True), ((1, 0), "red", 0, False), ((2, 0), "blue", 1, False)],
    ids=["wins", "ties", "loses"],
)
def test_alone_it_fights_as_one_unit_of_value_two(dice: tuple[int, int], owner: str, troops: int, stands: bool) -> None:
    p = table("ares", minotaur_alone="fights alone").isle("N8", "red", 0).isle("N5", "blue", 1).sea("F7", "blue")
    p.sea("G7", "red").figurine("minotaur", "N8", "red").dice(*dice).play("march 1 N5 N8")
    assert len(p.happened("assault")) == 1
    assert (p.owner("N8"), p.troops("N8"), p.figurine_isle("minotaur") == "N8") == (owner, troops, stands)
    assert gone(p, "minotaur") != stands


@pytest.mark.rule("R-CYC-282")
def test_where_it_fights_alone_it_fights_on_when_the_troops_retreat_and_cannot_retreat_itself() -> None:
    p = table("ares", minotaur_alone="fights alone").isle("N8", "red", 2).isle("N5", "blue", 4).sea("F7", "blue")
    p.sea("G7", "red").figurine("minotaur", "N8", "red").dice(1, 0, 0, 3, 1, 1).play("march 4 N5 N8")  # 5 to 4
    assert p.asked() == "red"
    p.play("retreat 1 N9")
    assert (p.troops("N9"), p.owner("N8"), p.figurine_isle("minotaur")) == (3, "red", "N8")
    assert p.asked() == "blue"  # 4 to 5: blue lost one; the Minotaur is not asked
    p.play("stay")  # 4 to 3: the Minotaur is beaten
    assert (p.owner("N8"), p.troops("N8")) == ("blue", 3)
    assert gone(p, "minotaur")


@pytest.mark.rule("R-CYC-282")
def test_where_it_fights_alone_troops_fall_first() -> None:
    p = table("ares", minotaur_alone="fights alone").isle("N8", "red", 1).isle("N5", "blue", 4).sea("F7", "blue")
    p.figurine("minotaur", "N8", "red").dice(0, 1, 3, 0).play("march 4 N5 N8")  # 4 to 4
    assert (p.troops("N8"), p.owner("N8"), p.figurine_isle("minotaur"), p.asked()) == (0, "red", "N8", "blue")
    p.play("stay")
    assert (p.owner("N8"), p.troops("N8"), gone(p, "minotaur")) == ("blue", 3, True)


# --- Chiron


@pytest.mark.rule("R-CYC-106")
@pytest.mark.parametrize(
    ("creature", "forbidden", "allowed"),
    [("pegasus", "march 1 N1 N3", "march 1 N1 N9"), ("giant", "raze N3/1", "raze N9/1"), ("harpy", "at N3", "at N9")],
)
def test_chiron_shields_his_isle_from_pegasus_giant_and_harpy(creature: str, forbidden: str, allowed: str) -> None:
    p = table().isle("N3", s1="port").isle("N9", s1="port").figurine("chiron", "N3", "red").track(two=creature)
    p.play(f"call {creature} 2")
    assert p.refused(forbidden) == "R-CYC-283"
    assert forbidden not in p.legal()
    assert allowed in p.legal()


@pytest.mark.rule("R-CYC-283")
@pytest.mark.parametrize("buyer", ["blue", "red"])
@pytest.mark.parametrize(("creature", "line"), [("giant", "raze N1/1"), ("harpy", "at N1")])
def test_giant_and_harpy_are_stopped_for_the_owner_and_the_buyer_too(creature: str, line: str, buyer: str) -> None:
    p = table().isle("N1", s1="port").isle("N3", s1="port").figurine("chiron", "N1", buyer).track(two=creature)
    p.play(f"call {creature} 2")
    assert p.refused(line) == "R-CYC-283"
    assert line.replace("N1", "N3") in p.legal()


@pytest.mark.rule("R-CYC-283")
@pytest.mark.parametrize(
    ("isle", "rule"), [("N4", ""), ("N3", "R-CYC-283"), ("N6", "R-CYC-283")], ids=["own", "foreign", "neutral"]
)
def test_only_the_owner_brings_troops_to_chirons_isle_by_pegasus(isle: str, rule: str) -> None:
    p = table().figurine("chiron", isle, "blue").track(two="pegasus").play("call pegasus 2")
    assert p.refused(f"march 1 N1 {isle}") == rule
    assert (f"march 1 N1 {isle}" in p.legal()) == (not rule)


@pytest.mark.rule("R-CYC-283")
def test_pegasus_may_leave_chirons_isle() -> None:
    p = table().figurine("chiron", "N1", "red").track(two="pegasus").play("call pegasus 2", "march 1 N1 N6")
    assert p.owner("N6") == "blue"


@pytest.mark.rule("R-CYC-283")
def test_ares_moves_reach_and_leave_chirons_isle() -> None:
    p = table("ares").sea("C3", "blue").figurine("chiron", "N3", "red").dice(3, 0).play("march 2 N1 N3")
    assert len(p.happened("assault")) == 1
    q = table("ares").sea("C3", "blue").figurine("chiron", "N1", "red")
    assert "march 1 N1 N3" in q.legal()


@pytest.mark.rule("R-CYC-283")
def test_other_creatures_and_figurines_are_not_stopped_by_chiron() -> None:
    p = (
        table()
        .isle("N1", s1="port")
        .figurine("chiron", "N1", "red")
        .track(four="cyclops", three="sphinx", two="medusa")
    )
    p.play("call cyclops 4", "change N1/1 temple", "call sphinx 3", "sell troop N1", "stop")
    assert (p.building("N1/1"), p.troops("N1")) == ("temple", 1)
    p.play("call medusa 2", "at N1")
    assert gone(p, "chiron")


# --- Medusa


@pytest.mark.rule("R-CYC-107")
def test_troops_cannot_leave_a_medusa_isle() -> None:
    p = table("ares").sea("C3", "blue").sea("D1", "blue").track(two="medusa")
    assert "march 1 N1 N3" in p.legal()
    p.play("call medusa 2", "at N1")
    assert p.refused("march 1 N1 N3") == "R-CYC-143"
    assert {line.split()[2] for line in p.legal("march")} == {"N4"}


@pytest.mark.rule("R-CYC-284")
@pytest.mark.parametrize("buyer", ["blue", "red"])
def test_pegasus_does_not_fly_out_of_a_medusa_isle(buyer: str) -> None:
    p = table().figurine("medusa", "N1", buyer).track(two="pegasus").play("call pegasus 2")
    assert p.refused("march 1 N1 N6") == "R-CYC-284"
    assert {line.split()[2] for line in p.legal()} == {"N4"}
    assert "march 1 N4 N1" in p.legal()  # but in


@pytest.mark.rule("R-CYC-284")
@pytest.mark.parametrize(("medusa", "blocks"), [(False, True), (True, True), (True, False)])
def test_neither_side_retreats_from_a_medusa_isle(medusa: bool, blocks: bool) -> None:
    p = table("ares", medusa_blocks_retreat=blocks).isle("N8", "red", 3).isle("N5", "blue", 3)
    p.sea("F7", "blue").sea("G7", "red").dice(1, 1, 1, 1, 1, 1)
    if medusa:
        p.figurine("medusa", "N8", "green")
    p.play("march 3 N5 N8")
    if medusa and blocks:
        assert (p.prompt(), len(p.happened("assault"))) == ("GodTurn", 3)  # fought out without a question
    else:
        assert (p.prompt(), p.asked()) == ("Retreat", "red")
        assert (p.play("stay").prompt(), p.asked()) == ("Retreat", "blue")


@pytest.mark.rule("R-CYC-284")
def test_troops_arrive_at_a_medusa_isle_and_are_held_too() -> None:
    p = table("ares").figurine("medusa", "N1", "red").sea("D1", "blue").play("troop N1", "march 2 N4 N1")
    assert p.troops("N1") == 5
    assert p.refused("march 1 N1 N4") == "R-CYC-143"
    assert p.legal("march") == []


@pytest.mark.rule("R-CYC-284")
def test_conquerors_of_a_medusa_isle_are_held_too() -> None:
    p = table("ares").isle("N8", "red", 1).figurine("medusa", "N8", "blue").isle("N5", "blue", 3).sea("F7", "blue")
    p.dice(0, 0).play("march 3 N5 N8")  # defending goes on as usual: 3 to 1
    assert (p.owner("N8"), p.happened("assault")[0]["defence"]) == ("blue", 1)
    assert p.refused("march 1 N8 N5") == "R-CYC-143"


@pytest.mark.rule("R-CYC-284")
def test_harpy_and_sphinx_take_troops_off_a_medusa_isle() -> None:
    p = table().figurine("medusa", "N1", "red").track(three="harpy", two="sphinx")
    p.play("call harpy 3", "at N1")
    assert p.troops("N1") == 1
    p.play("call sphinx 2", "sell troop N1", "stop")
    assert p.troops("N1") == 0


# --- Polyphemus: his isle here is N8, its coast F6, F7, G5, G7, H5, H6


@pytest.mark.rule("R-CYC-108")
def test_polyphemus_pushes_all_fleets_away_and_keeps_the_coast_free() -> None:
    p = table("poseidon").track(two="polyphemus").sea("G7", "red", 2).sea("F6", "blue", 1).sea("F5", "blue", 1)
    p.sea("I4", "green", 1).play("call polyphemus 2", "at N8", "push G7 F8", "push F6 F5")
    assert [p.fleets(sea) for sea in ("G7", "F8", "F6", "F5", "I4")] == [0, 2, 0, 2, 1]
    assert p.refused("sail 1 F5 F6") == "R-CYC-287"
    assert "sail 1 F5 F6" not in p.legal()
    assert "sail 1 F5 E4" in p.legal()


@pytest.mark.rule("R-CYC-285")
def test_fleets_are_pushed_together_to_one_adjacent_space_off_the_coast() -> None:
    p = table().track(two="polyphemus").sea("H5", "red", 3).sea("I4", "red", 1).sea("I5", "green", 1)
    p.play("call polyphemus 2", "at N8")
    assert set(p.legal()) == {"push H5 H4", "push H5 I4"}
    assert p.refused("push H5 G5") == "R-CYC-285"  # still this coast
    assert p.refused("push H5 I5") == "R-CYC-285"  # green is there
    assert p.refused("push H5 J4") == "R-CYC-285"  # not adjacent
    assert p.refused("push H5 off") == "R-CYC-285"  # there is room
    assert p.refused("push I5 J4") == "R-CYC-285"  # not on the coast
    p.play("push H5 I4")
    assert (p.fleets("H5"), p.fleets("I4"), p.prompt()) == (0, 4, "GodTurn")
    assert p.happened("assault") == []


@pytest.mark.rule("R-CYC-285")
@pytest.mark.parametrize("obstacle", ["foreign fleets", "kraken", "own fleets"])
def test_fleets_without_room_return_to_the_reserve(obstacle: str) -> None:
    p = table().track(two="polyphemus").sea("G7", "red", 2)
    if obstacle == "kraken":
        p.kraken("F8")
    else:
        p.sea("F8", "green" if obstacle == "foreign fleets" else "red", 1)
    p.play("call polyphemus 2", "at N8")
    assert p.legal() == (["push G7 F8"] if obstacle == "own fleets" else ["push G7 off"])
    p.play(*p.legal())
    assert p.fleets("G7") == 0
    assert p.fleets_left("red") == (5 if obstacle == "own fleets" else 8)
    assert p.happened("assault") == []


@pytest.mark.rule("R-CYC-285", "R-CYC-286")
def test_the_active_player_chooses_order_and_direction_for_everybody() -> None:
    p = table().track(two="polyphemus").sea("F7", "red", 1).sea("G7", "green", 1).sea("H6", "blue", 1)
    p.play("call polyphemus 2", "at N8")
    assert p.asked() == "blue"
    assert set(p.legal()) == {"push F7 E6", "push F7 F8", "push G7 F8", "push H6 I5"}
    p.play("push F7 F8")
    assert p.asked() == "blue"
    assert set(p.legal()) == {"push G7 off", "push H6 I5"}  # red took green's only way out
    p.play("push H6 I5", "push G7 off")
    assert (p.fleet_owner("F8"), p.fleet_owner("I5"), p.fleets_left("green")) == ("red", "blue", 8)


@pytest.mark.rule("R-CYC-286")
def test_the_fleet_owner_chooses_the_direction_if_the_table_says_so() -> None:
    p = table(polyphemus_chooser="fleet owner").track(two="polyphemus").sea("F7", "red", 1).sea("G7", "green", 1)
    p.sea("H5", "blue", 1).play("call polyphemus 2", "at N8")
    assert (p.asked(), set(p.legal())) == ("blue", {"pick F7", "pick G7", "pick H5"})  # the order is blue's
    assert p.refused("push F7 E6") != ""
    p.play("pick F7")
    assert (p.asked(), set(p.legal())) == ("red", {"push F7 E6", "push F7 F8"})
    p.play("push F7 E6")
    assert (p.asked(), set(p.legal())) == ("blue", {"pick G7", "pick H5"})
    p.play("pick G7")
    assert (p.asked(), p.legal()) == ("green", ["push G7 F8"])
    p.play("push G7 F8", "pick H5")
    assert (p.asked(), set(p.legal())) == ("blue", {"push H5 H4", "push H5 I4", "push H5 I5"})
    p.play("push H5 I4")
    assert [p.fleets(sea) for sea in ("E6", "F8", "I4")] == [1, 1, 1]
    assert (p.asked(), p.prompt()) == ("blue", "GodTurn")


@pytest.mark.rule("R-CYC-287")
@pytest.mark.parametrize("buyer", ["blue", "red"])
def test_no_fleet_enters_crosses_or_is_recruited_on_the_coast_of_polyphemus(buyer: str) -> None:
    p = table("poseidon").isle("N8", "blue", 1).isle("N5", "blue", 1).sea("F8", "blue", 1).sea("F9", "blue", 1)
    p.figurine("polyphemus", "N8", buyer).track(two="sylph")
    assert {p.refused("sail 1 F8 F7"), p.refused("sail 1 F8 G7")} == {"R-CYC-287"}
    assert p.refused("fleet F7") == "R-CYC-121"  # N5 touches it too
    assert p.refused("fleet H5") == "R-CYC-121"
    assert {"fleet E8", "sail 1 F8 E8"} <= set(p.legal())
    assert {"fleet F7", "fleet H5", "sail 1 F8 F7", "sail 1 F8 G7"}.isdisjoint(p.legal())
    p.play("sail 1 F9 F8")
    assert set(p.legal()) == {f"sail {n} F8 {to}" for n in (1, 2) for to in ("E8", "F9")} | {"stop"}
    p.play("stop", "call sylph 2")
    assert p.refused("sail 1 F8 G7") == "R-CYC-287"


@pytest.mark.rule("R-CYC-287")
@pytest.mark.parametrize("polyphemus", [False, True])
def test_no_fleet_retreats_to_the_coast_of_polyphemus(polyphemus: bool) -> None:
    p = table("poseidon").sea("E8", "blue", 3).sea("F8", "red", 3).dice(3, 0)
    if polyphemus:
        p.figurine("polyphemus", "N8", "red")
    p.play("sail 3 E8 F8")
    assert p.asked() == "red"
    open_to_all = {"stay", "retreat 2 E8", "retreat 2 F9"}
    assert set(p.legal()) == (open_to_all if polyphemus else open_to_all | {"retreat 2 F7", "retreat 2 G7"})
    assert p.refused("retreat 2 F7") == ("R-CYC-189" if polyphemus else "")


@pytest.mark.rule("R-CYC-287")
def test_only_pegasus_brings_troops_to_and_from_the_isle_of_polyphemus() -> None:
    p = table("ares").isle("N8", "blue", 2).isle("N5", "blue", 2).sea("F7", "blue", 1).sea("F8", "blue", 1)
    p.track(three="polyphemus", two="pegasus")
    assert {"march 1 N5 N8", "march 1 N8 N5"} <= set(p.legal())
    p.play("call polyphemus 3", "at N8", "push F7 F8")
    assert {p.refused("march 1 N5 N8"), p.refused("march 1 N8 N5")} == {"R-CYC-135"}
    assert not [line for line in p.legal("march") if "N8" in line]
    p.play("call pegasus 2")
    assert {"march 1 N5 N8", "march 1 N8 N5"} <= set(p.legal())
    p.play("march 2 N5 N8")
    assert p.troops("N8") == 4


@pytest.mark.rule("R-CYC-287")
@pytest.mark.parametrize("polyphemus", [False, True])
def test_troops_in_battle_on_the_isle_of_polyphemus_cannot_retreat(polyphemus: bool) -> None:
    p = table().isle("N8", "red", 2).track(two="pegasus").isle("N5", "blue", 2).sea("F8", "red", 1)
    if polyphemus:
        p.figurine("polyphemus", "N8", "green")
    else:
        p.sea("G7", "red", 1).sea("F7", "blue", 1)
    p.dice(1, 1, 1, 1).play("call pegasus 2", "march 2 N5 N8")
    if polyphemus:
        assert (p.prompt(), len(p.happened("assault")), p.troops("N8")) == ("GodTurn", 2, 0)
    else:
        assert (p.prompt(), p.asked()) == ("Retreat", "red")
        assert (p.play("stay").prompt(), p.asked()) == ("Retreat", "blue")
