"""Calling creatures: who, when, for how much, and where the card goes (ledger section 9, the general part)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.core.game import SPECTATOR
from aegean.core.options import OptionValue
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.pieces import TEMPLE
from tests.cyclades.position import Position

# How each creature that is used up is used in the position of `table`.
USES: dict[str, list[str]] = {
    "kraken": ["at B3", "stop"], "mermaid": ["at B5"], "pegasus": ["march 1 N1 N5"], "giant": ["raze N2/1"],
    "cyclops": ["change N1/1 fortress"], "sphinx": ["stop"], "sylph": ["stop"], "harpy": ["at N2"],
    "griffin": ["rob red"], "fates": [], "satyr": ["rob red"], "dryad": ["rob red"],
}  # fmt: skip
FIGURINES = ["minotaur", "chiron", "medusa", "polyphemus"]
NEED_A_TARGET = ["mermaid", "pegasus", "giant", "harpy", "cyclops", "satyr", "dryad", "chimera"]
ALWAYS_HAVE_ONE = ["kraken", "sphinx", "sylph", "griffin", "fates", *FIGURINES]


def isles(troops: int = 0, **options: OptionValue) -> Position:
    """Every colour has two isles; the isles N5 and N6 are neutral."""
    p = Position(4, **options)
    for colour, one, other in [
        ("blue", "N1", "N8"),
        ("red", "N2", "N7"),
        ("green", "N3", "N10"),
        ("yellow", "N4", "N9"),
    ]:
        p.isle(one, colour, troops).isle(other, colour, troops)
    return p


def table(gold: int = 10, god: str = "athena", **options: OptionValue) -> Position:
    """Blue is at turn, and every creature but Chimera would find a target; there are no temples."""
    p = isles(2, **options).isle("N2", s1="port").isle("N1", s1="port").sea("B5", "red").sea("A1", "blue")
    return p.seat("blue", gold).seat("red", 7, priests=1, philosophers=1).turn("blue", god)


def garrison(p: Position, isle: str, troops: int) -> Position:
    """Troops for an isle that has its owner already."""
    number = p.board.isle_number[isle]
    p.state.isle_troops[number] += troops
    p.state.troops_left[p.state.isle_owner[number]] -= troops
    return p


def temples(p: Position, count: int) -> Position:
    """Blue gets up to four temples."""
    for slot in ("N1/2", "N1/3", "N1/4", "N8/1")[:count]:
        p.state.set_building(p.board.slot_number[slot], TEMPLE)
    return p


@pytest.mark.rule("R-CYC-081")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_each_main_god_lets_his_player_call_creatures(god: str) -> None:
    p = table(god=god).track(two="fates")
    assert p.legal("call") == ["call fates 2"]
    assert p.play("call fates 2").gold("blue") == 10 - 2 + 3


@pytest.mark.rule("R-CYC-081")
def test_apollo_calls_no_creature() -> None:
    p = isles(1).seat("blue", 10).track(four="griffin", two="fates")
    p.offerings(["blue", "red", "green", "yellow"], ["ares", "zeus", "athena"])
    p.play("bid apollo", "bid apollo", "bid apollo", "bid apollo")
    assert (p.asked(), p.gold("blue")) == ("blue", 11)
    assert p.legal("call") == []
    assert p.refused("call fates 2") == "R-CYC-208"
    p.play("at N1")
    assert p.prompt() == "PlaceMarker"
    assert p.happened("calls") == []


@pytest.mark.rule("R-CYC-082")
def test_three_creatures_in_one_turn_then_the_track_is_empty() -> None:
    p = table(gold=12).track("fates", "harpy", "griffin")
    p.play("call harpy 3", "at N2")
    assert p.creatures() == ("fates", "", "griffin")
    p.play("call fates 4", "call griffin 2", "rob red")
    assert p.creatures() == ("", "", "")
    assert p.gold("blue") == 12 - 9 + 3 + 3
    assert (p.asked(), p.prompt()) == ("blue", "GodTurn")


@pytest.mark.rule("R-CYC-082")
def test_nothing_is_called_from_an_empty_space() -> None:
    p = table().track(four="fates")
    assert p.legal("call") == ["call fates 4"]
    assert p.refused("call space3 3") == p.refused("call space2 2") == "R-CYC-082"


@pytest.mark.rule("R-CYC-083")
@pytest.mark.parametrize(("space", "price"), [("four", 4), ("three", 3), ("two", 2)])
def test_the_space_sets_the_price(space: str, price: int) -> None:
    poor = table(gold=price - 1).track(**{space: "sphinx"})
    assert poor.legal("call") == []
    assert poor.refused(f"call sphinx {price}") == "R-CYC-083"
    p = table(gold=price).track(**{space: "sphinx"}).play(f"call sphinx {price}")
    assert p.gold("blue") == 0


@pytest.mark.rule("R-CYC-083", "R-CYC-253")
@pytest.mark.parametrize(("space", "price"), [("four", 4), ("three", 3), ("two", 2)])
def test_discounts_leave_at_least_one_gold_to_pay(space: str, price: int) -> None:
    p = temples(table(gold=1).track(**{space: "sphinx"}), 4)
    assert p.refused("call sphinx 0") == "R-CYC-083"
    assert p.legal("call") == ["call sphinx 1"]
    assert p.refused(f"call sphinx {price}") == "R-CYC-083"
    assert p.play("call sphinx 1").gold("blue") == 0


@pytest.mark.rule("R-CYC-084")
@pytest.mark.parametrize(("count", "metropolis"), [(1, False), (0, True), (1, True), (2, True)])
def test_each_temple_and_each_metropolis_takes_one_off_once_a_cycle(count: int, metropolis: bool) -> None:
    p = isles(1).isle("N8", metropolis=metropolis).isle("N2", s1="temple").isle("N7", metropolis=True)
    p = temples(p, count).seat("blue", 10).track(four="sphinx", three="fates").turn("blue", "athena")
    best = 4 - count - metropolis
    assert p.legal("call sphinx")[-1] == f"call sphinx {best}"
    assert p.refused(f"call sphinx {best - 1}") == ("R-CYC-084" if best > 1 else "R-CYC-083")
    p.play(f"call sphinx {best}", "stop")
    assert p.gold("blue") == 10 - best
    assert p.legal("call") == ["call fates 3"]
    assert p.refused("call fates 2") == "R-CYC-084"


@pytest.mark.rule("R-CYC-084")
def test_two_temples_serve_two_purchases_or_one() -> None:
    p = temples(table().track("fates", "sphinx", "griffin"), 2)
    p.play("call griffin 1", "rob yellow")
    assert p.legal("call") == ["call fates 4", "call fates 3", "call sphinx 3", "call sphinx 2"]
    p.play("call sphinx 2", "stop")
    assert p.legal("call") == ["call fates 4"]


@pytest.mark.rule("R-CYC-084")
def test_the_next_cycle_renews_the_discount() -> None:
    p = temples(table().track("giant", "sphinx", "fates"), 1).draws("harpy")
    p.state.gods = [0, 1, 3]
    p.play("call fates 1")
    assert p.legal("call sphinx") == ["call sphinx 3"]
    p.play("end", "bid apollo", "bid apollo", "bid apollo", "bid zeus 1")
    assert p.creatures() == ("harpy", "giant", "sphinx")
    assert p.legal("call sphinx") == ["call sphinx 2", "call sphinx 1"]


@pytest.mark.rule("R-CYC-085")
def test_a_temple_built_in_the_turn_brings_its_discount() -> None:
    p = temples(table(god="zeus").track(three="fates", two="sphinx"), 1)
    p.play("call sphinx 1", "stop")
    assert p.refused("call fates 2") == "R-CYC-084"
    p.play("build N1/3")
    assert p.legal("call fates") == ["call fates 3", "call fates 2"]


@pytest.mark.rule("R-CYC-085")
def test_a_conquered_temple_and_metropolis_bring_their_discounts() -> None:
    p = garrison(isles(), "N1", 2).isle("N7", metropolis=True, s3="temple").sea("D1", "blue").sea("E1", "blue")
    p = p.sea("F1", "blue").seat("blue", 10).track(four="fates").turn("blue", "ares")
    assert p.legal("call") == ["call fates 4"]
    p.play("march 1 N1 N7")
    assert p.legal("call") == ["call fates 4", "call fates 3", "call fates 2"]


@pytest.mark.rule("R-CYC-085")
def test_a_lost_temple_takes_its_discount_along_used_or_not() -> None:
    p = temples(table().track("fates", "sphinx", "giant"), 2)
    p.play("call giant 1", "raze N1/2")
    assert p.legal("call") == ["call fates 4", "call sphinx 3"]


@pytest.mark.rule("R-CYC-085")
def test_discounts_left_never_fall_below_zero_and_count_all_used_ones() -> None:
    p = temples(table(20, "zeus").track("sphinx", "fates", "giant"), 2)
    p.play("call sphinx 2", "stop", "call giant 2", "raze N1/2")
    assert p.legal("call") == ["call fates 3"]
    p.play("build N1/2")
    assert p.legal("call") == ["call fates 3"]
    p.play("build N1/4")
    assert p.legal("call") == ["call fates 3", "call fates 2"]


@pytest.mark.rule("R-CYC-086")
@pytest.mark.parametrize("creature", [name for name, use in USES.items() if use] + FIGURINES)
def test_nothing_else_is_done_before_the_power_is_used(creature: str) -> None:
    p = table().track(four="fates", two=creature).play(f"call {creature} 2")
    assert p.asked() == "blue"
    assert p.prompt() != "GodTurn"
    for other in ["end", "philosopher", "build N1/2", "call fates 4"]:
        assert p.refused(other) == "R-CYC-256"
        assert other not in p.legal()
    p.play(*USES.get(creature, ["at N6"]))
    assert p.refused("philosopher") == p.refused("end") == p.refused("call fates 4") == ""


@pytest.mark.rule("R-CYC-086")
def test_a_power_without_a_choice_works_with_the_call() -> None:
    p = table().track(two="fates").play("call fates 2")
    assert p.gold("blue") == 10 - 2 + 3
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-087")
@pytest.mark.parametrize("creature", USES)
def test_a_used_card_lies_face_up_on_the_discard_pile(creature: str) -> None:
    p = table().track(four="chiron", two=creature, discard=["medusa"]).play(f"call {creature} 2", *USES[creature])
    assert p.discard() == {"medusa", creature}
    assert sorted(GAME.view(p.state, SPECTATOR)["discard"]) == sorted(["medusa", creature])
    assert p.creatures() == ("chiron", "", "")
    assert creature not in p.pile()


@pytest.mark.rule("R-CYC-087")
@pytest.mark.parametrize("figurine", FIGURINES)
def test_the_card_of_an_isle_figurine_is_not_discarded(figurine: str) -> None:
    p = table().track(two=figurine, discard=["harpy"]).play(f"call {figurine} 2", "at N3")
    assert p.figurine_isle(figurine) == "N3"
    assert p.discard() == {"harpy"}
    assert figurine not in p.pile()
    shown = GAME.view(p.state, SPECTATOR)["figurines"]
    assert [(entry["creature"], entry["seat"]) for entry in shown] == [(figurine, 0)]


@pytest.mark.rule("R-CYC-253")
def test_vector_four_temples_on_the_four_gold_space_leave_one_discount() -> None:
    p = temples(table().track(four="sphinx", three="fates"), 4)
    assert p.legal("call sphinx") == ["call sphinx 4", "call sphinx 3", "call sphinx 2", "call sphinx 1"]
    p.play("call sphinx 1", "stop")
    assert p.gold("blue") == 9
    assert p.legal("call") == ["call fates 3", "call fates 2"]


@pytest.mark.rule("R-CYC-253")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_the_buyer_may_save_discounts(used: int) -> None:
    p = temples(table().track(four="sphinx", three="fates"), 2)
    p.play(f"call sphinx {4 - used}", "stop")
    assert p.gold("blue") == 10 - 4 + used
    assert p.legal("call") == [f"call fates {price}" for price in (3, 2, 1)][: 3 - used]


@pytest.mark.rule("R-CYC-253")
def test_a_poor_buyer_is_offered_only_the_prices_he_can_pay() -> None:
    p = temples(table(gold=2).track(four="sphinx"), 4)
    assert p.legal("call") == ["call sphinx 2", "call sphinx 1"]
    assert p.refused("call sphinx 3") == "R-CYC-083"


@pytest.mark.rule("R-CYC-254")
def test_discounts_pay_no_kraken_step() -> None:
    p = temples(table(gold=3).track(two="kraken"), 3)
    p.play("call kraken 2", "at B3", "at B4")
    assert p.gold("blue") == 0
    assert p.legal() == ["stop"]
    assert p.refused("at B5") == "R-CYC-277"


@pytest.mark.rule("R-CYC-254")
def test_kraken_steps_spend_no_discount() -> None:
    p = temples(table(gold=10).track(three="fates", two="kraken"), 1)
    p.play("call kraken 2", "at B3", "at B4", "at B3", "stop")
    assert p.gold("blue") == 10 - 2 - 2
    assert p.legal("call") == ["call fates 3", "call fates 2"]


@pytest.mark.rule("R-CYC-254")
def test_discounts_pay_no_exchange_of_zeus_and_are_not_spent_by_it() -> None:
    p = temples(table(gold=2, god="zeus").track(two="kraken"), 1)
    p.draws("fates").play("exchange kraken")
    assert p.gold("blue") == 1
    assert p.legal("call") == ["call fates 1"]
    p.draws("medusa").play("exchange fates")
    assert p.gold("blue") == 0
    assert p.legal("exchange") == []
    assert p.refused("exchange medusa") == "R-CYC-077"


@pytest.mark.rule("R-CYC-255")
@pytest.mark.parametrize("creature", ["griffin", "sphinx", "fates"])
def test_what_a_creature_brings_does_not_pay_for_it(creature: str) -> None:
    p = table(gold=1).track(two=creature)
    assert p.legal("call") == []
    assert p.refused(f"call {creature} 2") == "R-CYC-083"
    assert table(gold=2).track(two=creature).refused(f"call {creature} 2") == ""


@pytest.mark.rule("R-CYC-255")
def test_the_price_is_back_in_the_bank_before_the_power_works() -> None:
    p = table(gold=6, supply__gold=98).seat("red", 92).track(two="fates")
    assert p.play("call fates 2").gold("blue") == 6 - 2 + 2


@pytest.mark.rule("R-CYC-256")
@pytest.mark.parametrize(
    "creature", [*FIGURINES, "kraken", "mermaid", "pegasus", "giant", "cyclops", "harpy", "griffin", "satyr", "dryad"]
)
def test_a_power_with_a_target_cannot_be_declined(creature: str) -> None:
    p = table().track(two=creature).play(f"call {creature} 2")
    assert p.refused("stop") == p.refused("end") == "R-CYC-256"
    assert p.legal() != []
    assert p.legal("stop") == p.legal("end") == []


@pytest.mark.rule("R-CYC-256")
def test_chimera_cannot_be_declined_nor_the_creature_she_copies() -> None:
    p = table().track(two="chimera", discard=["harpy"]).play("call chimera 2")
    assert p.refused("stop") == "R-CYC-256"
    assert p.legal() == ["copy harpy"]
    p.play("copy harpy")
    assert p.refused("stop") == "R-CYC-256"
    assert p.play("at N2").troops("N2") == 1


@pytest.mark.rule("R-CYC-256")
@pytest.mark.parametrize(("creature", "first"), [("sphinx", []), ("sylph", []), ("kraken", ["at D1"])])
def test_the_voluntary_part_of_a_power_may_be_nothing(creature: str, first: list[str]) -> None:
    p = table().track(two=creature).play(f"call {creature} 2", *first)
    assert len(p.legal()) > 1
    p.play("stop")
    assert (p.prompt(), p.gold("blue"), p.fleets("A1"), p.discard()) == ("GodTurn", 8, 1, {creature})


ALMOST: dict[str, Callable[[Position], Position]] = {
    "mermaid": lambda p: p.sea("B5", "red", 2).sea("A1", "blue"),
    "pegasus": lambda p: garrison(p, "N1", 2).figurine("medusa", "N1", "red"),
    "giant": lambda p: p.isle("N2", s1="port").figurine("chiron", "N2", "red").isle("N7", metropolis=True),
    "harpy": lambda p: garrison(p, "N2", 2).figurine("chiron", "N2", "red"),
    "cyclops": lambda p: p.isle("N2", s1="port").isle("N1", metropolis=True),
    "satyr": lambda p: p.seat("blue", 5, philosophers=2, priests=1).seat("red", 7, priests=2),
    "dryad": lambda p: p.seat("blue", 5, philosophers=1, priests=2).seat("red", 7, philosophers=2),
    "chimera": lambda p: p.figurine("medusa", "N1", "red"),
}


@pytest.mark.rule("R-CYC-257")
@pytest.mark.parametrize("creature", NEED_A_TARGET)
def test_a_creature_without_a_target_is_bought_for_nothing(creature: str) -> None:
    p = ALMOST[creature](isles().seat("blue", 5)).track(two=creature).turn("blue", "athena")
    board = GAME.view(p.state, SPECTATOR)
    p.play(f"call {creature} 2")
    after = GAME.view(p.state, SPECTATOR)
    assert (p.prompt(), p.gold("blue")) == ("GodTurn", 3)
    assert {part for part in board if board[part] != after[part]} == {
        "track",
        "pile" if creature == "chimera" else "discard",
    }
    assert p.discard() == (set() if creature == "chimera" else {creature})


@pytest.mark.rule("R-CYC-257")
@pytest.mark.parametrize("creature", NEED_A_TARGET)
def test_with_may_not_a_creature_without_a_target_is_not_sold(creature: str) -> None:
    p = isles(creature_without_target="may not").seat("blue", 5)
    p = ALMOST[creature](p).track(four="fates", two=creature).turn("blue", "athena")
    assert p.refused(f"call {creature} 2") == "R-CYC-257"
    assert p.legal("call fates") != []
    assert p.legal(f"call {creature}") == []


@pytest.mark.rule("R-CYC-257")
@pytest.mark.parametrize("creature", NEED_A_TARGET)
def test_with_may_not_a_creature_with_a_target_is_sold(creature: str) -> None:
    p = table(creature_without_target="may not").track(two=creature, discard=["harpy"])
    assert p.legal("call") == [f"call {creature} 2"]
    assert p.play(f"call {creature} 2").prompt() == "UseCreature"


@pytest.mark.rule("R-CYC-257")
@pytest.mark.parametrize("creature", ALWAYS_HAVE_ONE)
def test_the_other_creatures_are_sold_even_on_an_empty_board(creature: str) -> None:
    p = isles(creature_without_target="may not").seat("blue", 2).track(two=creature).turn("blue", "athena")
    assert p.legal("call") == [f"call {creature} 2"]
    p.play(f"call {creature} 2")
    assert p.happened("no-target") == []
