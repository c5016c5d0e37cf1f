"""What is open and what is hidden (R-CYC-230 to 232, 313)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean.core.chance import Chance
from aegean.core.events import Event
from aegean.core.game import SPECTATOR
from aegean.games.cyclades.game import GAME
from aegean.games.cyclades.pieces import CREATURES
from tests.cyclades.position import Position


def table(**options: bool | int) -> Position:
    p = Position(3, **options).isle("N1", "blue", 2, s1="port").isle("N5", "blue", 1).isle("N7", "red", 1)
    p.isle("N2", "red", 1, metropolis=True).isle("N8", "green", 1, markers=2).isle("N3", "green", 1)
    p.sea("C2", "blue").sea("K2", "green", 2).seat("blue", gold=5, priests=1).seat("red", gold=7, philosophers=2)
    return p.seat("green", gold=9).track("dryad", "sphinx", "griffin", discard=["satyr"]).kraken("A1")


def gold_seen(p: Position, audience: int) -> list[int | None]:
    return [seat["gold"] for seat in GAME.view(p.state, audience)["seats"]]


def without_gold(view: dict[str, Any]) -> dict[str, Any]:
    """A view less the purses and the name of its audience."""
    seats = [{key: value for key, value in seat.items() if key != "gold"} for seat in view["seats"]]
    return {**view, "seats": seats, "audience": None}


# --- 230: what is hidden


@pytest.mark.rule("R-CYC-230")
@pytest.mark.parametrize(
    ("audience", "seen"),
    [(0, [5, None, None]), (1, [None, 7, None]), (2, [None, None, 9]), (SPECTATOR, [None, None, None])],
)
def test_everybody_sees_only_his_own_gold(audience: int, seen: list[int | None]) -> None:
    assert gold_seen(table().turn("blue", "zeus"), audience) == seen


@pytest.mark.rule("R-CYC-230")
@pytest.mark.parametrize("audience", [0, 1, 2, SPECTATOR])
def test_view_is_the_same_whatever_the_others_hold(audience: int) -> None:
    p, q = table(), table()
    q.state.gold = [gold if seat == audience else gold + 11 + seat for seat, gold in enumerate(q.state.gold)]
    p.offerings(["green", "red", "blue"], ["ares", "zeus"]).play("bid ares 3")
    q.offerings(["green", "red", "blue"], ["ares", "zeus"]).play("bid ares 3")
    assert GAME.view(p.state, audience) == GAME.view(q.state, audience)


@pytest.mark.rule("R-CYC-230")
def test_draw_pile_and_face_down_gods_are_hidden() -> None:
    p = table().offerings(["green", "red", "blue"], ["ares", "zeus"])
    view = GAME.view(p.state, 0)
    assert (view["pile"], view["gods"]) == (13, ["ares", "zeus"])
    words = repr(without_gold(view))
    unseen = set(CREATURES) - {"dryad", "sphinx", "griffin", "satyr", "kraken"}
    assert [word for word in unseen | {"poseidon", "athena"} if word in words] == []


@pytest.mark.rule("R-CYC-230")
def test_what_the_audience_may_not_know_can_be_otherwise() -> None:
    """Order of draw pile and face-down gods is not fixed for anybody before it is shown."""
    drawn = set()
    for key in range(8):
        p = table().offerings(["green", "red", "blue"], ["ares", "zeus"])
        before = GAME.view(p.state, 0)
        p.state = GAME.scramble(p.state, 0, Chance(bytes([key]) * 32))
        assert GAME.view(p.state, 0) == before
        p.play("bid apollo", "bid apollo", "bid apollo", "at N1")
        drawn.add((p.creatures()[0], tuple(p.state.gods)))
    assert len(drawn) > 4


# --- 230: everything else is public


@pytest.mark.rule("R-CYC-230")
def test_all_audiences_see_the_same_but_for_gold() -> None:
    p = table().figurine("medusa", "N3", "red").offerings(["green", "red", "blue"], ["ares", "zeus"])
    p.play("bid ares 2", "bid apollo")
    views = [without_gold(GAME.view(p.state, audience)) for audience in (0, 1, 2, SPECTATOR)]
    assert views[0] == views[1] == views[2] == views[3]


@pytest.mark.rule("R-CYC-230")
def test_public_things_are_in_the_view() -> None:
    p = table().figurine("medusa", "N3", "red").offerings(["green", "red", "blue"], ["ares", "zeus"])
    view = GAME.view(p.play("bid ares 2", "bid apollo").state, SPECTATOR)
    assert (view["track"], view["discard"], view["kraken"]) == (["dryad", "sphinx", "griffin"], ["satyr"], "A1")
    assert [(offer["god"], offer["seat"], offer["amount"]) for offer in view["offers"]] == [("ares", 2, 2)]
    assert (view["apollo"], view["asked"]) == ([1], [0])
    blue, red, green = view["seats"]
    assert (blue["priests"], red["philosophers"], red["metropolises"], blue["isles"]) == (1, 2, 1, 2)
    assert (blue["troops_left"], blue["fleets_left"], green["fleets_left"]) == (5, 7, 6)
    assert [seat["income"] for seat in view["seats"]] == [2, 1, 1 + 2 + 1]
    isles = {isle["isle"]: isle for isle in view["isles"]}
    assert (isles["N1"]["owner"], isles["N1"]["troops"], isles["N1"]["slots"]) == (0, 2, ["port"])
    assert (isles["N8"]["markers"], isles["N2"]["metropolis"], isles["N4"]["owner"]) == (2, True, None)
    assert {"sea": "K2", "owner": 2, "fleets": 2} in view["seas"]
    assert [(figure["creature"], figure["isle"], figure["seat"]) for figure in view["figurines"]] == [
        ("medusa", "N3", 1)
    ]


# --- 231: refusals keep the secret


@pytest.mark.rule("R-CYC-231")
@pytest.mark.parametrize("others", [0, 3, 40])
def test_an_unaffordable_action_is_refused_without_a_word_on_others_gold(others: int) -> None:
    p = table().seat("red", gold=others).seat("green", gold=others).turn("blue", "zeus")
    p.state.gold[0] = 1
    refusal = p.refusal("call dryad 4")
    assert refusal is not None
    assert (refusal.rule, refusal.values) == ("R-CYC-083", {"price": 4, "gold": 1})
    assert "call dryad 4" not in p.legal()
    assert p.refused("build N5/1") == "R-CYC-144"


@pytest.mark.rule("R-CYC-231")
@pytest.mark.parametrize("others", [0, 3, 40])
def test_an_unpayable_offer_is_refused_whatever_others_hold(others: int) -> None:
    p = table().seat("red", gold=others).seat("green", gold=others)
    p.offerings(["blue", "red", "green"], ["ares", "zeus"])
    refusal = p.refusal("bid ares 7")
    assert refusal is not None
    assert (refusal.rule, refusal.values) == ("R-CYC-069", {"most": 6})
    assert p.legal("bid ares")[-1] == "bid ares 6"


@pytest.mark.rule("R-CYC-231")
def test_a_seat_that_is_not_asked_learns_nothing() -> None:
    p = table().offerings(["blue", "red", "green"], ["ares", "zeus"])
    for text in ("bid ares 5", "bid ares 500"):
        refusal = GAME.refusal(p.state, 1, GAME.parse_action(p.state, text))
        assert refusal is not None
        assert (refusal.reason, refusal.values) == ("not-asked", {})
    assert "bid ares" not in repr(GAME.view(p.state, 1))


# --- 232: after the game


@pytest.mark.rule("R-CYC-232")
def test_gold_is_shown_after_the_game() -> None:
    p = table().isle("N7", metropolis=True).turn("blue", "zeus")
    assert gold_seen(p, SPECTATOR) == [None, None, None]
    p.play("end")
    assert p.state.places == [3, 1, 2]
    assert gold_seen(p, SPECTATOR) == gold_seen(p, 0) == [5, 7, 9]


# --- 313: what can be counted


def told(p: Position, kind: str) -> list[Event]:
    return [event for event in p.events if event.kind == kind]


def heard_by(event: Event) -> list[int]:
    return [audience for audience in (SPECTATOR, 0, 1, 2) if event.known_to(audience)]


@pytest.mark.rule("R-CYC-313")
def test_offers_prices_revenues_and_sales_are_public() -> None:
    p = table().offerings(["blue", "red", "green"], ["zeus", "ares"])
    p.play("bid zeus 2", "bid apollo", "bid apollo")
    p.play("call sphinx 3", "sell fleet C2", "stop", "build N5/1", "end", "at N7")
    amounts = {
        "offers": [2], "pays-offering": [1], "sells": [2], "apollo-pays": [1, 1], "revenue": [4, 2, 2],
    }  # fmt: skip
    for kind, gold in amounts.items():
        assert [event.values["gold"] for event in told(p, kind)] == gold, kind
    assert [event.values["price"] for event in told(p, "calls") + told(p, "builds")] == [3, 2]
    assert {tuple(heard_by(event)) for event in p.events} == {(SPECTATOR, 0, 1, 2)}


@pytest.mark.rule("R-CYC-313")
def test_griffins_amount_is_told_to_thief_and_victim_only() -> None:
    p = table().turn("blue", "zeus").play("call griffin 2", "rob green")
    (amount,) = told(p, "robbed-amount")
    assert (amount.values["gold"], heard_by(amount)) == (4, [0, 2])
    (public,) = told(p, "robs-gold")
    assert (heard_by(public), "gold" in public.values) == ([SPECTATOR, 0, 1, 2], False)


@pytest.mark.rule("R-CYC-313")
@pytest.mark.parametrize("audience", [0, 1, 2, SPECTATOR])
def test_totals_are_shown_to_all_when_gold_is_open(audience: int) -> None:
    assert gold_seen(table(gold_open=True).turn("blue", "zeus"), audience) == [5, 7, 9]
