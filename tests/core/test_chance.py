"""P8, P9 and uniformity of the keyed stream."""

from __future__ import annotations

import subprocess
import sys

import pytest

from aegean.core.chance import Chance, ScriptedChance, ScriptEnds, commitment

KEY = bytes(range(32))
KNOWN_DICE = [2, 0, 2, 2, 4, 5, 4, 3, 4, 4, 1, 5]
KNOWN_COMMITMENT = "6da9925987cdc4d5627d3decd1897e9f21b47af7df78d6d268a5e64a61f323d1"


def test_the_stream_is_fixed_by_the_key_on_every_python() -> None:
    """A known answer: if it ever changes, no old record can be verified."""
    chance = Chance(KEY)
    assert [chance.below(6) for _ in range(12)] == KNOWN_DICE
    assert commitment(KEY) == KNOWN_COMMITMENT


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_the_stream_does_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    code = "from aegean.core.chance import Chance; c = Chance(bytes(range(32))); print([c.below(6) for _ in range(12)])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": hash_seed}
    )
    assert done.stdout.strip() == str(KNOWN_DICE)


def test_a_copy_goes_on_alike_and_leaves_the_original_alone() -> None:
    chance = Chance(KEY)
    chance.below(6)
    twin = chance.copy()
    ahead = [twin.below(100) for _ in range(5)]
    assert chance.count == 1
    assert [chance.below(100) for _ in range(5)] == ahead


def test_draws_are_uniform() -> None:
    """Chi-square over 60,000 dice; the key is fixed, so this is one fact and not a lottery."""
    chance = Chance(KEY)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # p = 0.001 with 5 degrees of freedom


def test_shuffles_are_uniform() -> None:
    chance = Chance(KEY)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7  # p = 0.001 with 23


def test_every_value_can_come_and_none_beyond() -> None:
    chance = Chance(KEY)
    for sides in (1, 2, 3, 7, 52):
        values = {chance.below(sides) for _ in range(sides * 60)}
        assert values == set(range(sides))


def test_scripted_chance_gives_its_values_and_notices_what_does_not_fit() -> None:
    chance = ScriptedChance([(6, 3), (2, 1)])
    assert chance.below(6) == 3
    with pytest.raises(ScriptEnds):
        chance.below(6)
    assert ScriptedChance([(0, 4)]).below(6) == 4
    with pytest.raises(ScriptEnds):
        ScriptedChance([(6, 6)]).below(6)
