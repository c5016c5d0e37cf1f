"""The numbers that self-play may change at The Oracle of Delphi: named, bounded, and all of them of consequence."""

from __future__ import annotations

import json

import pytest

from aegean.bots.bot import make_bot
from aegean.bots.delphi.learned import SUBJECT, learned_scale, numbers_of, scale_from
from aegean.bots.delphi.route import LATEST
from aegean.bots.delphi.scales import GREEDY, PLANNER
from aegean.bots.learning import practice_spec, stored_file
from aegean.core.chance import Chance
from aegean.games.delphi import actions as a
from aegean.games.delphi.game import GAME
from tests.delphi.position import Position


def stream(name: str) -> Chance:
    return Chance(name.encode().ljust(32, b"."))


def choice(position: Position, spec: str) -> int:
    LATEST.clear()
    decision = GAME.decisions(position.state)[0]
    bot = make_bot(spec, "delphi", stream("practice"))
    return bot.choose(GAME, GAME.view(position.state, decision.seat), decision)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_is_planner(players: int) -> None:
    start = {each.name: each.start for each in SUBJECT.tunables(players)}
    scale = scale_from(start)
    assert numbers_of(scale, players) == numbers_of(PLANNER, players)
    assert (scale.favours, scale.cards, scale.beliefs) == (PLANNER.favours, PLANNER.cards, PLANNER.beliefs)
    assert numbers_of(GREEDY, players) != numbers_of(PLANNER, players)


def test_every_number_is_one_of_its_own() -> None:
    """Moved alone it moves nothing else, and Planner keeps what it has."""
    before = numbers_of(PLANNER, 4)
    for each in SUBJECT.tunables(4):
        assert each.least < each.start <= each.most
        after = numbers_of(scale_from({each.name: each.least}), 4)
        assert {name for name in after if after[name] != before[name]} == {each.name}
    assert numbers_of(PLANNER, 4) == before


def test_scales_with_other_numbers_do_not_share_routes() -> None:
    one, two = scale_from({"favour": 0.2}), scale_from({"favour": 0.3})
    assert one.name != two.name
    assert one.name == scale_from({"favour": 0.2}).name


def test_practice_judges_by_the_numbers_of_its_spec() -> None:
    """Nothing is in reach: a die becomes favours or a card, whichever is said to be worth more."""
    favours = {"favour_steps.0": 2.0, "card_steps.0": 0.01}
    cards = {"favour_steps.0": 0.01, "card_steps.0": 4.0}
    chosen: list[int] = []
    for numbers in (favours, cards):
        position = Position().seat("red", "H5", favours=0).turn("red", "red", "red", "red")
        spec = practice_spec(3, numbers)
        GAME.play(position.state, 0, choice(position, spec))
        chosen.append(choice(position, spec))
    assert chosen == [a.FAVOURS, a.ORACLE]


def test_what_was_learned_is_within_the_limits() -> None:
    stored: dict[str, dict[str, float]] = json.loads(stored_file("delphi").read_text("utf-8"))
    assert set(stored) <= {"2", "more"}
    for size, numbers in stored.items():
        limits = {each.name: each for players in (3, 4) for each in SUBJECT.tunables(2 if size == "2" else players)}
        for name, number in numbers.items():
            assert limits[name].least <= number <= limits[name].most, name
    for players in (2, 3, 4):
        assert learned_scale(players).beliefs
