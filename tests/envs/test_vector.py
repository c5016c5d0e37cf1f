"""Many tables at once give what as many single environments give."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from aegean.core.errors import AegeanError
from aegean.envs.gymnasium_env import AegeanEnv
from aegean.envs.vector import AegeanVectorEnv

SETTINGS: dict[str, Any] = {"game": "cyclades", "players": 3, "options": {"cycle_limit": 2}}


def choices(masks: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_it_agrees_with_gymnasiums_own_loop(mode: AutoresetMode) -> None:
    ours = AegeanVectorEnv(num_envs=3, autoreset_mode=mode, **SETTINGS)
    theirs = SyncVectorEnv([lambda: AegeanEnv(**SETTINGS) for _ in range(3)], autoreset_mode=mode)
    seen, info = ours.reset(seed=5)
    others, their_info = theirs.reset(seed=5)
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(120):
        assert np.array_equal(seen, others)
        assert np.array_equal(info["action_mask"], their_info["action_mask"])
        assert np.array_equal(info["seat"], their_info["seat"])
        actions = choices(info["action_mask"], rng)
        seen, rewards, over, cut, info = ours.step(actions)
        others, their_rewards, their_over, their_cut, their_info = theirs.step(actions)
        assert np.array_equal(rewards, their_rewards)
        assert np.array_equal(over, their_over)
        assert np.array_equal(cut, their_cut)
        ended += int(over.sum())
        if over.any() and mode is AutoresetMode.SAME_STEP:
            number = int(np.flatnonzero(over)[0])
            assert np.array_equal(info["final_obs"][number], their_info["final_obs"][number])
            assert info["final_info"]["seat"][number] == their_info["final_info"]["seat"][number]
    assert ended >= 3


def test_rewards_of_all_seats_where_a_match_ended() -> None:
    tables = AegeanVectorEnv(num_envs=4, opponents=None, **SETTINGS)
    _, info = tables.reset(seed=1)
    rng = np.random.default_rng(1)
    over = np.zeros(4, bool)
    while not over.any():
        movers = info["seat"]
        _, rewards, over, _, info = tables.step(choices(info["action_mask"], rng))
    for number in np.flatnonzero(over):
        assert info["_rewards"][number]
        assert sum(info["rewards"][number]) == pytest.approx(0)
        assert info["rewards"][number][movers[number]] == rewards[number]


def test_async() -> None:
    """Processes of Gymnasium: what they send is what the tables here give."""
    tables = AsyncVectorEnv([lambda: AegeanEnv(game="delphi", players=2) for _ in range(2)])
    try:
        seen, info = tables.reset(seed=7)
        here = AegeanVectorEnv("delphi", num_envs=2)
        same, our_info = here.reset(seed=7)
        rng = np.random.default_rng(7)
        for _ in range(5):
            assert np.array_equal(seen, same)
            actions = choices(info["action_mask"], rng)
            seen, *_, info = tables.step(actions)
            same, *_, our_info = here.step(actions)
            assert np.array_equal(info["action_mask"], our_info["action_mask"])
    finally:
        tables.close()


def test_make_vec_finds_it() -> None:
    made = gymnasium.make_vec("aegean.envs.gymnasium_env:aegean/Cyclades-v0", num_envs=2, players=4)
    assert isinstance(made, AegeanVectorEnv)
    assert made.observation_space.shape == made.reset(seed=1)[0].shape


def test_some_tables_can_be_reset() -> None:
    tables = AegeanVectorEnv(num_envs=3)
    before, _ = tables.reset(seed=2)
    after, _ = tables.reset(options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(before[[0, 2]], after[[0, 2]])
    assert not np.array_equal(before[1], after[1])


def test_without_autoreset_a_table_that_ended_waits() -> None:
    tables = AegeanVectorEnv(num_envs=1, autoreset_mode="Disabled", max_steps=8)
    _, info = tables.reset(seed=2)
    rng = np.random.default_rng(2)
    cut = np.zeros(1, bool)
    while not cut[0]:
        _, _, _, cut, info = tables.step(choices(info["action_mask"], rng))
    with pytest.raises(AegeanError, match="not reset"):
        tables.step(choices(info["action_mask"], rng))
    tables.reset()
    tables.step(choices(tables.reset()[1]["action_mask"], rng))


def test_what_was_given_is_not_overwritten() -> None:
    tables = AegeanVectorEnv(num_envs=2)
    first, info = tables.reset(seed=3)
    kept = first.copy()
    tables.step(choices(info["action_mask"], np.random.default_rng(3)))
    assert np.array_equal(first, kept)


@pytest.mark.parametrize(("count", "seed", "code"), [(0, None, "at-least-one"), (2, [1, 2, 3], "wrong-seeds")])
def test_wrong_settings_are_said(count: int, seed: Any, code: str) -> None:
    with pytest.raises(AegeanError) as said:
        AegeanVectorEnv(num_envs=count).reset(seed=seed)
    assert said.value.code == code
