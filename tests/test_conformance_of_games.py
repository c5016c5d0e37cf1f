"""P1-P4, P7, P11 for every registered game at every number of players: a sample (thousands in `make fuzz`)."""

from __future__ import annotations

import hashlib

import pytest

from aegean.cli.fuzz import fuzz_match
from aegean.core.conformance import check_match
from aegean.core.registry import find_game, game_names

# Cycles, rounds or turns: a turn of Civilization is as long as a match of others, and its own suite plays more of them.
BOUND = {"civilization": 4}
TABLES = [(game, players) for game in game_names() for players in find_game(game).players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_default_rules(game: str, players: int) -> None:
    rules = find_game(game)
    bound = {option.key: BOUND.get(game, 25) for option in rules.options if option.bounds}
    refused = vague = undone = 0
    for number in range(3):
        walk = check_match(rules, players, bound, hashlib.sha256(f"{players} {number}".encode()).digest(), every=9)
        refused, vague, undone = refused + walk.refused, vague + walk.vague, undone + walk.undone
    assert refused > 300
    assert vague == 0  # every refusal says something specific
    assert undone > 20


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("number", [*range(1, 25, 2), 135, 151, 167])  # the last three found a leak once
def test_mixtures_of_options(game: str, number: int) -> None:
    bounded = {"bound": BOUND[game], "own_end": 0} if game in BOUND else {}
    _, _, _, problem, _ = fuzz_match(game, 0, number, every=25, **bounded)
    assert problem == ""
