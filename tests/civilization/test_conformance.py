"""The kernel's promises along random matches, with random mixtures of the options (a sample; more in `make fuzz`)."""

from __future__ import annotations

import hashlib
import os

import pytest

from aegean.core.chance import Chance
from aegean.core.conformance import check_match
from aegean.core.options import OptionValue
from aegean.games.civilization.game import GAME

WALKS = int(os.environ.get("AEGEAN_RACES", "8"))
LIMIT = 14


def mixture(number: int) -> dict[str, OptionValue]:
    """Every option with one of its values, the defaults more often."""
    dice = Chance(hashlib.sha256(f"civilization mixture {number}".encode()).digest())
    chosen: dict[str, OptionValue] = {"turn_limit": LIMIT}
    for option in GAME.options:
        if not option.bounds and dice.below(2):
            chosen[option.key] = option.values[dice.below(len(option.values))]
    return chosen


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_matches_by_the_default_rules(players: int) -> None:
    key = hashlib.sha256(f"civilization {players}".encode()).digest()
    walk = check_match(GAME, players, {"turn_limit": LIMIT}, key, 17)
    assert walk.vague == 0
    assert walk.undone > 10


@pytest.mark.parametrize("number", range(WALKS))
def test_matches_by_mixtures_of_options(number: int) -> None:
    """AEGEAN_RACES=200 for more."""
    key = hashlib.sha256(f"mixed civilization {number}".encode()).digest()
    walk = check_match(GAME, 2 + number % 4, mixture(number), key, 31)
    assert walk.vague == 0
