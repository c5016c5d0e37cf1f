"""Gymnasium's checker, and what the single-agent environment promises besides."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from aegean.core.errors import AegeanError
from aegean.envs.gymnasium_env import AegeanEnv, register
from aegean.envs.table import IDS


@pytest.mark.parametrize(
    "settings",
    [
        {"id": "aegean/Cyclades-v0"},
        {"id": "aegean/Cyclades-v0", "players": 4, "opponents": ["greedy", "random", "random"], "seat": 2},
        {"id": "aegean/Delphi-v0", "players": 3, "seat": "rotate"},
        {"id": "aegean/Delphi-v0", "opponents": None, "render_mode": "ansi"},
    ],
)
def test_checker(settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(**settings).unwrapped)


def test_ids() -> None:
    register()
    assert set(IDS) <= set(gymnasium.registry)
    made = gymnasium.make("aegean.envs.gymnasium_env:aegean/Delphi-v0", players=3)
    assert isinstance(made.unwrapped, AegeanEnv)
    assert made.unwrapped.table.game.name == "delphi"


def finish(env: AegeanEnv, rng: np.random.Generator) -> tuple[float, bool, bool, dict[str, Any]]:
    _, info = env.reset()
    while True:
        _, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over or cut:
            return float(reward), over, cut, info
        assert reward == 0.0
        assert info["action_mask"].any()


def test_the_learner_is_asked_until_the_match_ends_and_gets_the_reward_of_its_place() -> None:
    env = AegeanEnv(players=3, options={"cycle_limit": 3})
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    seats = set()
    for _ in range(8):
        reward, over, cut, info = finish(env, rng)
        seats.add(info["seat"])
        assert over
        assert not cut
        assert reward == pytest.approx(info["rewards"][info["seat"]])
        assert not info["action_mask"].any()
    assert len(seats) > 1  # drawn anew for every match


def test_seats() -> None:
    rotating = AegeanEnv(players=3, seat="rotate")
    assert [rotating.reset(seed=seed)[1]["seat"] for seed in (4, None, None, None)] == [0, 1, 2, 0]
    fixed = AegeanEnv(players=3, seat=2)
    assert {fixed.reset()[1]["seat"] for _ in range(3)} == {2}


def test_an_illegal_number_ends_the_match() -> None:
    env = AegeanEnv()
    _, info = env.reset(seed=3)
    _, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)


def test_truncation() -> None:
    env = AegeanEnv(max_steps=20)
    env.reset(seed=3)
    reward, over, cut, _ = finish(env, np.random.default_rng(0))
    assert (reward, over, cut) == (0.0, False, True)


def test_without_opponents_all_seats_are_played() -> None:
    env = AegeanEnv(players=2, opponents=None, options={"cycle_limit": 2})
    _, info = env.reset(seed=6)
    rng = np.random.default_rng(6)
    seats, over, reward, mover = set(), False, 0.0, 0
    while not over:
        mover = info["seat"]
        seats.add(mover)
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert seats == {0, 1}
    assert reward == info["rewards"][mover]
    assert sum(info["rewards"]) == 0


def test_a_greedy_opponent_beats_a_random_learner() -> None:
    env = AegeanEnv(players=2, opponents="greedy")
    env.reset(seed=2)
    assert finish(env, np.random.default_rng(2))[0] == -1.0


def test_masks_for_maskable_learners() -> None:
    env = AegeanEnv()
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), info["action_mask"] == 1)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"opponents": "deep-blue"}, "unknown-bot"),
        ({"players": 4, "opponents": ["random"]}, "wrong-opponents"),
        ({"seat": 2}, "bad-seating"),
        ({"seat": "north"}, "bad-seating"),
        ({"render_mode": "rgb_array"}, "unknown-render-mode"),
    ],
)
def test_wrong_settings_are_said(settings: dict[str, Any], code: str) -> None:
    with pytest.raises(AegeanError) as said:
        AegeanEnv(**settings)
    assert said.value.code == code
