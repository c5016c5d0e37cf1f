"""The kernel's promises along whole races, with random mixtures of the options (a sample; thousands in `make fuzz`)."""

from __future__ import annotations

import hashlib
import os

import pytest

from aegean.core.chance import Chance
from aegean.core.conformance import Walk
from aegean.core.game import Decision
from aegean.core.options import OptionValue
from aegean.games.delphi.game import GAME
from tests.delphi.seeker import choose

RACES = int(os.environ.get("AEGEAN_RACES", "9"))


class Race(Walk):
    """A conformance walk whose players want to win."""

    def choose(self, decision: Decision) -> int:
        return choose(self.match.state, decision, self.dice)


def mixture(players: int, number: int) -> dict[str, OptionValue]:
    """Every option with one of its values, the defaults more often."""
    dice = Chance(hashlib.sha256(f"mixture {players} {number}".encode()).digest())
    chosen: dict[str, OptionValue] = {}
    for option in GAME.options:
        if not option.bounds and dice.below(2):
            chosen[option.key] = option.values[dice.below(len(option.values))]
    return chosen


@pytest.mark.rule("R-DEL-258", "R-DEL-282", "R-DEL-292", "R-DEL-310")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_races_by_the_default_rules(players: int) -> None:
    key = hashlib.sha256(f"race {players}".encode()).digest()
    walk = Race(GAME, players, {"round_limit": 150}, key, 11).run()
    result = walk.match.result()
    assert result is not None
    assert result.reason in ("zeus", "oracle-cards", "favours", "shared")
    assert walk.vague == 0
    assert walk.undone > 10


@pytest.mark.parametrize("number", range(RACES))
def test_races_by_mixtures_of_options(number: int) -> None:
    """To the natural end; AEGEAN_RACES=200 for more."""
    players = 2 + number % 3
    key = hashlib.sha256(f"mixed race {number}".encode()).digest()
    walk = Race(GAME, players, mixture(players, number), key, 29).run()
    assert walk.match.state.arrived
    assert walk.vague == 0
