"""Russia's espionage (R-CIV-407, 505, 581; civilizations.yaml)."""

from __future__ import annotations

import pytest

from aegean.games.civilization import pieces as p
from tests.civilization.cards import figures, give
from tests.civilization.moving import begin, land, prompt, sea
from tests.civilization.position import Position


def spies(*techs: str) -> Position:
    """Russia (seat 0) near Egypt's city on B7; Egypt knows Construction and these."""
    position = land(("russia", "egypt"))
    position.city(1, "B7")
    position.know(1, *techs)
    return position


@pytest.mark.rule("R-CIV-505")
def test_the_tech_is_one_that_the_owner_knows() -> None:
    position = spies("writing", "masonry")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0", "use russia")
    assert position.legal(0) == ["tech masonry", "tech writing"]
    position.play(0, "tech masonry")
    assert position.state.knows(0, p.T_MASONRY)
    # The figure alone is gone, and the part goes on.
    assert (position.state.armies_in_supply(0), prompt(position)) == (7, "Move")


@pytest.mark.rule("R-CIV-505")
def test_no_own_city_is_spied_on() -> None:
    position = land(("russia", "egypt"))
    position.city(0, "B7")
    position.know(1, "writing")
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0")
    assert not position.offers_use(0, "russia")


@pytest.mark.rule("R-CIV-505", "R-CIV-578")
def test_the_step_into_the_city_needs_a_point() -> None:
    position = spies("writing")
    position.put(0, "army", "A5")
    begin(position).play(0, "group A5 1 0", "step A6")
    position.play(0, "step B6")
    # Two points are spent: the move is over.
    assert prompt(position) == "Move"
    assert not position.state.knows(0, p.T_WRITING)


@pytest.mark.rule("R-CIV-505")
@pytest.mark.parametrize("steps", [0, 1])
def test_the_rest_of_the_group_stays_in_the_square_before(steps: int) -> None:
    position = spies("writing")
    position.put(0, "army", ("B6", "A6")[steps], 2)
    begin(position).play(0, ("group B6 2 0", "group A6 2 0")[steps], *["step B6"][:steps])
    position.play(0, "use russia")
    assert position.state.knows(0, p.T_WRITING)
    assert figures(position, 0, "B6") == 1
    # One point is left of two, or none.
    assert prompt(position) == ("March", "Move")[steps]


@pytest.mark.rule("R-CIV-505")
def test_a_spy_alone_needs_no_place_to_end() -> None:
    position = sea(("russia", "egypt"))
    position.know(0, "navigation")
    position.know(1, "writing")
    position.city(1, "E7")
    position.put(0, "army", "D8")
    begin(position).play(0, "group D8 1 0", "step D7", "use russia", "tech writing")
    assert position.state.knows(0, p.T_WRITING)


@pytest.mark.rule("R-CIV-275", "R-CIV-505")
def test_the_rest_of_the_group_must_be_able_to_end() -> None:
    """On water, with the last point gone: nobody can be spared."""
    position = sea(("russia", "egypt"))
    position.know(0, "navigation")
    position.know(1, "writing")
    position.city(1, "E7")
    position.put(0, "army", "D8", 2)
    begin(position).play(0, "group D8 2 0", "step D7")
    assert not position.offers_use(0, "russia")


@pytest.mark.rule("R-CIV-505", "R-CIV-581")
def test_a_group_whose_spy_was_killed_has_lost_no_point() -> None:
    position = spies("writing")
    position.event(1, "defection")
    position.put(0, "army", "B6")
    position.put(0, "scout", "B6")
    begin(position).play(0, "group B6 1 1", "use russia", "figure scout B6")
    position.play(1, "use defection", "figure scout B6")
    assert not position.state.knows(0, p.T_WRITING)
    position.play(0, "step A6")
    assert prompt(position) == "March"


@pytest.mark.rule("R-CIV-505", "R-CIV-581")
def test_who_is_pinned_cannot_spy() -> None:
    position = spies("writing")
    position.know(1, "communism")
    position.marker(1, "hut", "spy")
    position.put(0, "army", "B6", 2)
    begin(position).play(0, "group B6 2 0", "use russia")
    position.play(1, "use communism", *[text for text in position.legal(1) if text == "square B6"])
    assert not position.state.knows(0, p.T_WRITING)
    assert figures(position, 0, "B6") == 2
    # It has not happened, so it may be tried again elsewhere.
    assert not position.state.used[0]
    assert not position.asked() or not position.offers_use(0, "russia")


@pytest.mark.rule("R-CIV-639")
@pytest.mark.parametrize(
    ("card", "techs"), [("henry_ford", ["writing"]), ("nikola_tesla", ["writing", "construction"])]
)
def test_who_might_have_nikola_tesla_is_asked_which_tech(card: str, techs: list[str]) -> None:
    position = spies("writing")
    give(position, card)
    position.put(0, "army", "B6")
    begin(position).play(0, "group B6 1 0", "use russia")
    assert position.legal(0) == [f"tech {tech}" for tech in techs]


@pytest.mark.rule("R-CIV-639")
@pytest.mark.parametrize(("card", "cities"), [("henry_ford", 1), ("nikola_tesla", 2)])
def test_who_might_have_nikola_tesla_is_asked_which_city(card: str, cities: int) -> None:
    position = Position(3, ("russia", "egypt", "china"))
    position.explore(2, "n12")
    position.state.spot = [p.NONE] * len(position.state.spot)
    position.state.techs[1] = position.state.techs[2] = 0
    position.know(1, "masonry")
    position.know(2, "mathematics")
    position.city(1, "G6")
    position.city(2, "I6")
    give(position, card)
    position.put(0, "army", "H6")
    begin(position).play(0, "group H6 1 0", "use russia")
    assert len(position.legal(0)) == cities
