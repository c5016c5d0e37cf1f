"""Ledger section 7: offerings (R-CYC-055 to R-CYC-073, 242 to 246)."""

from __future__ import annotations

import itertools

import pytest

from aegean.core.game import SPECTATOR
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.pieces import COLOURS
from tests.cyclades.position import Position

FOUR = ("blue", "red", "yellow", "green")
MAIN_GODS = ("ares", "poseidon", "zeus", "athena")


def auction(**purses: int) -> Position:
    """The offerings begin; the order of the purses is the turn track. With 4 players Athena lies face down."""
    p = Position(len(purses))
    for colour, gold in purses.items():
        p.seat(colour, gold=gold)
    return p.offerings(list(purses), MAIN_GODS[: len(purses) - 1])


def offers(p: Position) -> dict[str, tuple[str, int]]:
    """What everybody sees on the offering tracks: god -> colour and amount."""
    seen = GAME.view(p.state, SPECTATOR)["offers"]
    return {offer["god"]: (COLOURS[p.state.colours[offer["seat"]]], offer["amount"]) for offer in seen}


def apollo(p: Position) -> list[str]:
    """Colours on Apollo's places, place 1 first."""
    seen: list[int] = GAME.view(p.state, SPECTATOR)["apollo"]
    return [COLOURS[p.state.colours[marker]] for marker in seen]


def placers(p: Position, offer: str) -> list[str]:
    """Who may make this offer now."""
    bid = GAME.parse_action(p.state, offer)
    return [colour for colour in FOUR if GAME.refusal(p.state, p.number(colour), bid) is None]


def bids(god: str, amounts: range) -> list[str]:
    return [f"bid {god} {amount}" for amount in amounts]


@pytest.mark.rule("R-CYC-055")
@pytest.mark.parametrize("order", list(itertools.permutations(("blue", "red", "green"))))
def test_markers_are_placed_in_turn_track_order(order: tuple[str, ...]) -> None:
    p = auction(**dict.fromkeys(order, 5))
    asked = []
    for offer in ("bid ares 1", "bid apollo", "bid poseidon 1"):
        asked.append(p.asked())
        p.play(offer)
    assert asked == list(order)
    assert offers(p) == {"ares": (order[0], 1), "poseidon": (order[2], 1)}
    assert apollo(p) == [order[1]]


@pytest.mark.rule("R-CYC-055")
def test_nobody_places_out_of_turn() -> None:
    p = auction(blue=5, red=5, yellow=5, green=5)
    assert placers(p, "bid ares 1") == ["blue"]
    assert placers(p.play("bid zeus 1"), "bid ares 1") == ["red"]


@pytest.mark.rule("R-CYC-056")
@pytest.mark.parametrize("offer", [1, 10, 11, 20, 21, 47])
def test_any_whole_number_from_one_up_may_be_offered(offer: int) -> None:
    p = auction(blue=47, red=50, yellow=0, green=0)
    assert p.legal("bid ares") == bids("ares", range(1, 48))
    assert p.refused("bid ares 48") == "R-CYC-069"
    p.play(f"bid ares {offer}")
    assert offers(p) == {"ares": ("blue", offer)}


@pytest.mark.rule("R-CYC-057")
@pytest.mark.parametrize("god", ["ares", "poseidon", "zeus"])
def test_lowest_offer_to_a_main_god_is_one(god: str) -> None:
    p = auction(blue=5, red=5, yellow=5, green=5)
    assert p.refused(f"bid {god} 0") == "R-CYC-057"
    assert p.legal(f"bid {god}")[0] == f"bid {god} 1"
    assert offers(p.play(f"bid {god} 1")) == {god: ("blue", 1)}


@pytest.mark.rule("R-CYC-058")
@pytest.mark.parametrize("offer", [1, 3, 4])
def test_an_offer_must_be_higher_than_the_standing_one(offer: int) -> None:
    p = auction(blue=9, red=9, yellow=9, green=9).play("bid ares 4")
    assert p.refused(f"bid ares {offer}") == "R-CYC-058"
    assert p.legal("bid ares") == bids("ares", range(5, 10))
    assert p.legal("bid zeus") == bids("zeus", range(1, 10))
    assert offers(p.play("bid ares 5")) == {"ares": ("red", 5)}


@pytest.mark.rule("R-CYC-059")
def test_the_outbid_player_places_again_before_anybody_else() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9).play("bid ares 2", "bid ares 3")
    assert p.asked() == "blue"
    assert placers(p, "bid zeus 1") == ["blue"]
    assert offers(p) == {"ares": ("red", 3)}
    p.play("bid zeus 1")
    assert offers(p) == {"ares": ("red", 3), "zeus": ("blue", 1)}
    assert p.asked() == "yellow"


@pytest.mark.rule("R-CYC-060")
def test_the_driven_player_must_choose_a_different_god() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9).play("bid ares 2", "bid ares 3")
    assert p.refused("bid ares 4") == "R-CYC-060"
    assert p.legal("bid ares") == []
    assert p.legal() == [*bids("poseidon", range(1, 10)), *bids("zeus", range(1, 10)), "bid apollo"]


@pytest.mark.rule("R-CYC-060", "R-CYC-064")
def test_the_driven_player_may_go_to_apollo() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9).play("bid ares 2", "bid ares 3", "bid apollo")
    assert apollo(p) == ["blue"]
    assert p.asked() == "yellow"


@pytest.mark.rule("R-CYC-061")
def test_driven_from_another_god_he_may_return_to_the_first() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9).play("bid ares 5", "bid ares 6")
    assert p.refused("bid ares 7") == "R-CYC-060"
    p.play("bid poseidon 1", "bid poseidon 2")
    assert p.asked() == "blue"
    assert p.refused("bid poseidon 3") == "R-CYC-060"
    assert p.legal("bid ares") == bids("ares", range(7, 10))
    assert offers(p.play("bid ares 7"))["ares"] == ("blue", 7)


@pytest.mark.rule("R-CYC-062")
def test_a_chain_of_outbidding_ends_before_the_next_player_places() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9).play("bid ares 1", "bid poseidon 1")
    asked = []
    for offer in ("ares 2", "poseidon 2", "ares 3", "poseidon 3", "zeus 1", "zeus 2", "apollo"):
        asked.append(p.asked())
        p.play(f"bid {offer}")
    assert asked == ["yellow", "blue", "red", "yellow", "blue", "green", "blue"]
    assert offers(p) == {"ares": ("red", 3), "poseidon": ("yellow", 3), "zeus": ("green", 2)}


@pytest.mark.rule("R-CYC-063")
def test_a_standing_marker_is_neither_raised_nor_moved() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9).play("bid ares 2")
    for offer in ("bid zeus 1", "bid poseidon 1"):
        assert "blue" not in placers(p, "bid ares 3") + placers(p, "bid poseidon 4") + placers(p, "bid apollo")
        p.play(offer)
    p.play("bid apollo")
    assert p.asked() == "blue"
    assert p.refused("bid ares 3") == p.refused("bid apollo") == "R-CYC-063"
    assert p.legal("bid") == []
    assert offers(p)["ares"] == ("blue", 2)


@pytest.mark.rule("R-CYC-063")
def test_he_who_outbid_is_not_asked_again() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9)
    p.play("bid ares 2", "bid ares 3", "bid zeus 1", "bid zeus 2", "bid poseidon 1")
    assert p.asked() == "green"
    p.play("bid apollo")
    assert offers(p) == {"ares": ("red", 3), "zeus": ("yellow", 2), "poseidon": ("blue", 1)}


@pytest.mark.rule("R-CYC-064")
def test_apollo_is_free_open_to_all_and_nobody_is_driven_from_him() -> None:
    p = auction(blue=0, red=6, yellow=0, green=9)
    for colour in ("blue", "red", "yellow"):
        assert p.asked() == colour
        assert p.refused("bid apollo 1") == "R-CYC-064"
        assert p.legal("bid apollo") == ["bid apollo"]
        p.play("bid apollo")
    assert p.asked() == "green"
    p.play("bid ares 1")
    assert apollo(p) == ["blue", "red", "yellow"]
    assert [p.gold(colour) for colour in FOUR] == [0, 6, 0, 8]


@pytest.mark.rule("R-CYC-065")
@pytest.mark.parametrize("order", ["blue red green yellow black", "black green blue yellow red"])
def test_apollo_places_one_to_five_are_taken_in_order_of_arrival(order: str) -> None:
    p = auction(**dict.fromkeys(order.split(), 3)).play(*["bid apollo"] * 5)
    arrivals = p.happened("goes-to-apollo")
    assert [(event["seat"], event["place"]) for event in arrivals] == [
        (p.number(colour), place) for place, colour in enumerate(order.split(), start=1)
    ]


@pytest.mark.rule("R-CYC-065")
def test_a_driven_player_takes_the_next_apollo_place() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9)
    p.play("bid ares 1", "bid apollo", "bid ares 2", "bid apollo", "bid apollo")
    assert apollo(p) == ["red", "blue", "green"]


@pytest.mark.rule("R-CYC-066")
def test_the_phase_ends_when_every_marker_stands() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9).play("bid apollo", "bid zeus 1", "bid ares 1")
    assert p.prompt() == "PlaceMarker"
    p.play("bid zeus 2")
    assert (p.prompt(), p.asked()) == ("PlaceMarker", "red")
    p.play("bid poseidon 3")
    assert (p.prompt(), p.asked()) == ("GodTurn", "yellow")
    assert [p.gold(colour) for colour in FOUR] == [9, 6, 8, 7]


@pytest.mark.rule("R-CYC-067")
@pytest.mark.parametrize(
    ("offer", "priests", "paid"),
    [(1, 0, 1), (5, 0, 5), (5, 2, 3), (5, 4, 1), (5, 5, 1), (3, 5, 1), (6, 4, 2), (1, 1, 1), (12, 1, 11)],
)
def test_payment_is_the_offer_less_priests_but_at_least_one(offer: int, priests: int, paid: int) -> None:
    p = auction(blue=12, red=8, yellow=0, green=0)
    p.seat("blue", gold=12, priests=priests).seat("red", gold=8, priests=1)
    p.play(f"bid ares {offer}", "bid zeus 4", "bid apollo", "bid apollo")
    assert p.gold("blue") == 12 - paid
    assert p.gold("red") == 8 - 3


@pytest.mark.rule("R-CYC-068")
@pytest.mark.parametrize("priests", [0, 3])
def test_apollo_costs_nothing_and_uses_no_priest(priests: int) -> None:
    p = auction(blue=4, red=5, yellow=0, green=0).seat("blue", gold=4, priests=priests)
    p.play("bid apollo", "bid ares 2", "bid apollo", "bid apollo")
    assert p.prompt() == "GodTurn"
    assert p.gold("blue") == 4
    assert p.priests("blue") == priests
    assert [event["seat"] for event in p.happened("pays-offering")] == [p.number("red")]


@pytest.mark.rule("R-CYC-069")
@pytest.mark.parametrize(
    ("gold", "priests", "most"), [(1, 0, 1), (5, 0, 5), (5, 2, 7), (1, 3, 4), (2, 4, 6), (15, 1, 16)]
)
def test_nobody_offers_what_he_cannot_pay(gold: int, priests: int, most: int) -> None:
    p = auction(blue=0, red=20, yellow=0, green=0).seat("blue", gold=gold, priests=priests)
    assert p.refused(f"bid ares {most + 1}") == "R-CYC-069"
    assert p.legal("bid ares") == bids("ares", range(1, most + 1))
    p.play(f"bid ares {most}", "bid apollo", "bid apollo", "bid apollo")
    assert p.gold("blue") == 0


@pytest.mark.rule("R-CYC-069")
def test_a_driven_player_is_judged_by_the_same_purse() -> None:
    p = auction(blue=4, red=9, yellow=9, green=9).play("bid ares 4", "bid ares 5")
    assert p.legal("bid zeus") == bids("zeus", range(1, 5))
    assert p.refused("bid zeus 5") == "R-CYC-069"


@pytest.mark.rule("R-CYC-070")
@pytest.mark.parametrize("priests", [0, 1, 6])
def test_without_gold_only_apollo_is_open(priests: int) -> None:
    p = auction(blue=0, red=5, yellow=5, green=5).seat("blue", gold=0, priests=priests)
    assert p.legal() == ["bid apollo"]
    assert p.refused("bid ares 1") == "R-CYC-069"
    p.play("bid apollo")
    assert p.legal("bid ares 1") == ["bid ares 1"]


@pytest.mark.rule("R-CYC-071")
def test_priests_work_in_every_cycle() -> None:
    p = auction(blue=9, red=0, green=0, yellow=0, black=0).seat("blue", gold=9, priests=2)
    p.play("bid zeus 5", *["bid apollo"] * 4)
    assert (p.gold("blue"), p.priests("blue")) == (6, 2)
    p.play("end", "at N1")
    assert p.prompt() == "PlaceMarker"
    p.play(*["bid apollo"] * 4, "bid zeus 5")
    assert (p.asked(), p.gold("blue"), p.priests("blue")) == ("blue", 3, 2)


# A god, what blue does, what it costs him in all, the rule that names the price.
SHOPPING = [
    ("poseidon", ["fleet D1", "fleet D2", "fleet D2", "fleet D3"], 1 + 2 + 3, "R-CYC-118"),
    ("ares", ["troop N1", "troop N1", "troop N3", "troop N3"], 2 + 3 + 4, "R-CYC-131"),
    ("zeus", ["priest", "priest"], 4, "R-CYC-113"),
    ("athena", ["philosopher", "philosopher"], 4, "R-CYC-109"),
    ("poseidon", ["build N1/1"], 2, "R-CYC-144"),
    ("ares", ["build N1/1"], 2, "R-CYC-144"),
    ("zeus", ["build N1/1"], 2, "R-CYC-144"),
    ("athena", ["build N1/1"], 2, "R-CYC-144"),
    ("poseidon", ["sail 1 C3 D3"], 1, "R-CYC-077"),
    ("ares", ["march 1 N1 N3"], 1, "R-CYC-077"),
    ("zeus", ["exchange sylph"], 1, "R-CYC-077"),
    ("athena", ["call harpy 4"], 4, "R-CYC-083"),
    ("ares", ["call griffin 3"], 3, "R-CYC-083"),
    ("zeus", ["call sylph 2"], 2, "R-CYC-083"),
]


def shop(gold: int, priests: int, god: str) -> Position:
    p = Position(4).isle("N1", "blue", 1).isle("N3", "blue").sea("C3", "blue").track("harpy", "griffin", "sylph")
    return p.seat("blue", gold=gold, priests=priests).turn("blue", god)


@pytest.mark.rule("R-CYC-072")
@pytest.mark.parametrize("priests", [0, 5])
@pytest.mark.parametrize(("god", "actions", "price", "rule"), SHOPPING)
def test_priests_do_not_reduce_other_prices(god: str, actions: list[str], price: int, rule: str, priests: int) -> None:
    assert shop(price, priests, god).play(*actions).gold("blue") == 0
    p = shop(price - 1, priests, god).play(*actions[:-1])
    assert p.refused(actions[-1]) == rule
    assert actions[-1] not in p.legal()


@pytest.mark.rule("R-CYC-073")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_stubborn_outbidding_comes_to_an_end(players: int) -> None:
    """Everybody raises by one wherever he can and goes to Apollo only when no god is left to him."""
    colours = list(COLOURS[:players])
    p = Position(players)
    for number, colour in enumerate(colours):
        p.seat(colour, gold=6 + number, priests=number)
    p.offerings(colours * (2 if players == 2 else 1), MAIN_GODS[: 3 if players == 2 else players - 1])
    ceiling = len(p.state.gods) * (6 + 2 * players)
    markers = len(p.state.turn_track)
    raises = 0
    while p.prompt() == "PlaceMarker":
        before = sum(amount for _, amount in offers(p).values())
        offer = p.legal()[0]
        p.play(offer)
        if offer != "bid apollo":
            assert sum(amount for _, amount in offers(p).values()) > before
            raises += 1
        assert raises <= ceiling
    assert raises > 2 * markers
    assert p.prompt() == "GodTurn"


@pytest.mark.rule("R-CYC-242")
def test_vector_thirteen_beats_twelve_and_is_beaten_by_fourteen() -> None:
    p = auction(blue=20, red=20, yellow=20, green=20).play("bid ares 12")
    p.play("bid ares 13")
    assert offers(p) == {"ares": ("red", 13)}
    assert p.asked() == "blue"
    p.play("bid apollo")
    assert p.refused("bid ares 12") == p.refused("bid ares 13") == "R-CYC-058"
    assert p.refused("bid ares 3") == "R-CYC-058"
    p.play("bid ares 14")
    assert offers(p) == {"ares": ("yellow", 14)}
    assert p.asked() == "red"


@pytest.mark.rule("R-CYC-243", "R-CYC-061", "R-CYC-062")
def test_vector_the_offering_example() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9).play("bid ares 5", "bid ares 6")
    assert p.asked() == "blue"
    assert p.legal() == [*bids("poseidon", range(1, 10)), *bids("zeus", range(1, 10)), "bid apollo"]
    p.play("bid poseidon 1", "bid poseidon 3")
    assert p.asked() == "blue"
    assert p.legal() == [*bids("ares", range(7, 10)), *bids("zeus", range(1, 10)), "bid apollo"]
    p.play("bid ares 7")
    assert p.asked() == "red"
    assert p.legal() == [*bids("poseidon", range(4, 10)), *bids("zeus", range(1, 10)), "bid apollo"]
    assert p.refused("bid ares 8") == "R-CYC-060"
    p.play("bid apollo")
    assert p.asked() == "green"
    p.play("bid apollo")
    assert [p.gold(colour) for colour in FOUR] == [2, 9, 6, 9]


@pytest.mark.rule("R-CYC-244")
def test_vector_two_gold_four_priests_standing_offer_three() -> None:
    p = auction(blue=9, red=0, yellow=9, green=9).seat("red", gold=2, priests=4).play("bid ares 3")
    assert p.asked() == "red"
    assert p.legal("bid ares") == bids("ares", range(4, 7))
    assert p.refused("bid ares 7") == "R-CYC-069"
    assert p.refused("bid ares 3") == "R-CYC-058"


@pytest.mark.rule("R-CYC-244")
@pytest.mark.parametrize("standing", [0, 1, 3, 5, 6, 7])
@pytest.mark.parametrize("priests", [0, 2])
@pytest.mark.parametrize("gold", [0, 1, 4, 14])
def test_legal_offers_run_from_the_next_number_to_gold_and_priests(gold: int, priests: int, standing: int) -> None:
    p = auction(blue=9, red=0, yellow=9, green=9).seat("red", gold=gold, priests=priests)
    p.play(f"bid ares {standing}" if standing else "bid apollo")
    top = gold + priests if gold else 0
    assert p.legal("bid ares") == bids("ares", range(standing + 1, top + 1))
    assert p.legal("bid zeus") == bids("zeus", range(1, top + 1))


@pytest.mark.rule("R-CYC-244")
def test_a_god_that_is_not_available_takes_no_offer() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9)
    assert p.refused("bid athena 1") == "R-CYC-046"
    assert p.legal("bid athena") == []


@pytest.mark.rule("R-CYC-245")
def test_nothing_is_paid_before_the_end_nor_for_lost_offers() -> None:
    p = auction(blue=9, red=9, yellow=9, green=9)
    for offer in ("bid ares 5", "bid ares 6", "bid poseidon 1", "bid poseidon 3", "bid ares 7", "bid zeus 2"):
        p.play(offer)
        assert [p.gold(colour) for colour in FOUR] == [9, 9, 9, 9]
    assert p.asked() == "green"
    p.play("bid zeus 4", "bid apollo")
    assert [p.gold(colour) for colour in FOUR] == [2, 9, 6, 5]


TURN_ACTIONS = ["call harpy 4", "fleet C3", "troop N1", "build N1/1", "sail 1 C3 D3", "march 1 N1 N3", "exchange harpy"]


@pytest.mark.rule("R-CYC-246")
@pytest.mark.parametrize("action", [*TURN_ACTIONS, "priest", "end"])
def test_offerings_leave_no_room_for_other_actions(action: str) -> None:
    p = Position(4).isle("N1", "blue", 2).sea("C3", "blue").track("harpy").seat("blue", gold=9)
    p.offerings(FOUR, ["ares", "poseidon", "zeus"])
    assert p.asked() == "blue"
    assert p.refused(action) == "R-CYC-246"
    assert all(text.startswith("bid ") for text in p.legal())
    assert p.legal("bid ares") == bids("ares", range(1, 10))
