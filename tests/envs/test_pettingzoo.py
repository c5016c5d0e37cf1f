"""PettingZoo's own conformance tests, and what they do not ask: rewards, eliminated seats, truncation."""

from __future__ import annotations

import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from aegean.core.errors import AegeanError
from aegean.core.match import Match
from aegean.core.record import read_record, replay
from aegean.envs.pettingzoo_env import env, raw_env
from aegean.envs.table import Table
from tests.envs.walk import walk

TABLES = [("cyclades", 2), ("cyclades", 5), ("delphi", 3)]
# said of every environment whose observations are dicts, unless it is one of PettingZoo's own
EXPECTED = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_api(game: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(game=game, players=players), num_cycles=40)
    assert [str(one.message) for one in said if not str(one.message).startswith(EXPECTED)] == []


def test_api_to_the_end_of_a_match() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(players=3, options={"cycle_limit": 2}), num_cycles=1000)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_seed(game: str, players: int) -> None:
    seed_test(partial(env, game=game, players=players), num_cycles=15)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game="delphi", players=2))
    assert "oracle deck" in capsys.readouterr().out
    drawn = env(render_mode="ansi", players=3)
    drawn.reset(seed=1)
    assert "N1" in str(drawn.render())


def test_ids() -> None:
    table = pettingzoo.make("aec", "aegean/Delphi-v0", players=3)
    assert len(table.possible_agents) == 3
    assert str(table) == "aegean_delphi_v0"


def finish(table: Any, seed: int | None, pick: random.Random) -> tuple[dict[str, float], dict[str, int]]:
    """A random match: what each agent got in all, and how often it acted."""
    table.reset(seed=seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    acted = dict.fromkeys(table.possible_agents, 0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        total[agent] += reward
        if terminated or truncated:
            assert truncated or not seen["action_mask"].any()
            table.step(None)
        else:
            acted[agent] += 1
            table.step(int(pick.choice(np.flatnonzero(seen["action_mask"]).tolist())))
    return total, acted


@pytest.mark.parametrize("reward", ["places", "wins"])
def test_rewards_sum_to_zero_and_follow_the_places(reward: str) -> None:
    table = raw_env(players=3, options={"cycle_limit": 2}, reward=reward)
    pick = random.Random(1)
    for _ in range(4):
        total, _ = finish(table, None, pick)
        result = table.table.result()
        assert result is not None
        places = result.places
        assert sum(total.values()) == pytest.approx(0)
        if reward == "places" and sorted(places) == [1, 2, 3]:
            assert [total[agent] for agent in table.possible_agents] == [2.0 - place for place in places]
        elif reward == "wins" and places.count(1) == 1:
            assert [total[agent] for agent in table.possible_agents] == [1.0 if p == 1 else -0.5 for p in places]


def test_the_same_seed_is_the_same_episode_and_the_next_one_is_another() -> None:
    first, second = raw_env(players=2), raw_env(players=2)
    first.reset(seed=8)
    second.reset(seed=8)
    assert first.table.key == second.table.key
    first.reset()
    assert first.table.key != second.table.key
    second.reset()
    assert first.table.key == second.table.key


def eliminated() -> tuple[int, list[tuple[int, int]], list[int], tuple[int, ...]]:
    """A seed and moves of a match in which somebody is eliminated before it ends."""
    for seed in range(200):
        table = Table("cyclades", 3)
        pick = random.Random(seed)
        table.deal(np.random.default_rng(seed).bytes(32))
        while not table.over():
            table.play(pick.choice(list(table.legal)))
        result = table.result()
        assert result is not None
        if table.fallen() and result.reason == "metropolises":
            return seed, table.moves, list(table.fallen()), result.places
    raise AssertionError("nobody was eliminated")


def test_an_eliminated_seat_is_done_and_paid_at_once() -> None:
    seed, moves, fallen, places = eliminated()
    table = raw_env(players=3)
    table.reset(seed=seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    left_before_the_end: list[str] = []
    steps = iter(moves)
    for agent in table.agent_iter():
        _, reward, terminated, _, _ = table.last(observe=False)
        total[agent] += reward
        if terminated:
            if not table.table.over():
                left_before_the_end.append(agent)
                assert reward == pytest.approx(-1.0)
            table.step(None)
        else:
            seat, action = next(steps)
            assert agent == f"player_{seat}"
            table.step(table.table.encoder.numbering(table.table.state, seat).number(action))
    assert left_before_the_end == [f"player_{seat}" for seat in fallen]
    assert [total[f"player_{seat}"] for seat in range(3)] == [2.0 - place for place in places]
    assert table.agents == []


def test_a_match_that_takes_too_long_is_truncated_without_reward() -> None:
    table = raw_env(players=4, max_steps=30)
    total, acted = finish(table, 2, random.Random(2))
    assert set(total.values()) == {0.0}
    assert sum(acted.values()) == 30


def test_an_illegal_number_is_refused_and_with_checks_it_loses() -> None:
    raw = raw_env(players=2)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(AegeanError, match="illegal number"):
        raw.step(illegal)
    for number in (illegal, -1, 10**6):
        checked = env(players=3)
        checked.reset(seed=1)
        loser = checked.agent_selection
        checked.step(number)
        total = {}
        for agent in checked.agent_iter():
            _, total[agent], terminated, _, _ = checked.last()
            assert terminated
            checked.step(None)
        assert total == {agent: -1.0 if agent == loser else 0.0 for agent in checked.possible_agents}


def test_calls_in_the_wrong_order() -> None:
    early = env(players=2, render_mode="ansi")
    for call in (lambda: early.step(0), lambda: early.observe("player_0"), early.render, early.agent_iter):
        with pytest.raises(AegeanError, match="reset first"):
            call()
    early.reset(seed=1)
    early.step(-1)
    early.step(None)
    early.step(None)
    assert early.agents == []
    early.step(None)  # warned of, nothing else


def test_only_who_is_asked_has_a_mask() -> None:
    table = raw_env(players=4)
    table.reset(seed=5)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_an_episode_can_be_saved_as_a_record() -> None:
    table = Table("cyclades", 2, {"cycle_limit": 2})
    for _ in walk(table, seed=4):
        pass
    match: Match = replay(read_record(table.record()))
    assert match.result() is not None
    assert [move.action for move in match.moves] == [action for _, action in table.moves]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 6}, "wrong-players"),
        ({"options": {"cycle_limit": 0}}, "bad-option-value"),
        ({"reward": "gold"}, "unknown-reward"),
        ({"max_steps": 0}, "at-least-one"),
        ({"render_mode": "rgb_array"}, "unknown-render-mode"),
    ],
)
def test_wrong_settings_are_said(settings: dict[str, Any], code: str) -> None:
    with pytest.raises(AegeanError) as said:
        raw_env(**settings)
    assert said.value.code == code
