"""OpenSpiel's own checks as far as they apply, and what the adapter promises: nobody knows the dice before they fall.

Left out: `random_sim_test` with serialisation (it asks a sampled game for the state of its generator in C++, which a
game in Python cannot give; pickling is tested instead), undo (the rules have seals), trees in full and playthroughs
(the games are too large)."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import aegean.envs.openspiel  # noqa: F401 (registers the games)
from aegean.core.errors import AegeanError
from aegean.envs.table import find_encoder

GAMES = [
    "python_aegean_cyclades(players=2,options=cycle_limit:2,rng_seed=1)",
    "python_aegean_cyclades(players=5,options=cycle_limit:1;gold_open:true,rng_seed=2)",
    "python_aegean_delphi(players=3,options=round_limit:2,rng_seed=3)",
]


def played(text: str, seed: int, decisions: int | None = None) -> Any:
    """A state after so many decisions, or at the end."""
    state = pyspiel.load_game(text).new_initial_state()
    pick = random.Random(seed)
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
        elif made == decisions:
            return state
        else:
            made += 1
            state.apply_action(pick.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("text", GAMES)
def test_random_sim_test(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("text", GAMES)
def test_sim_game_of_openspiels_python_tests(text: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text), check_pyspiel_serialization=False)


@pytest.mark.parametrize("text", GAMES)
def test_conventions(text: str) -> None:
    """What OpenSpiel's `api_test` asks of every game, along a match."""
    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    assert state.is_chance_node()
    pick = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            assert state.chance_outcomes() == [(0, 1.0)]
            assert state.legal_actions() == [0]
            state.apply_action(0)
            continue
        mover = state.current_player()
        for player in range(game.num_players()):
            assert bool(state.legal_actions(player)) == (player == mover)
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            assert state.observation_string(player)
            assert state.information_state_string(player)
        for wrong, said in ((-1, "player >= 0"), (game.num_players(), "player <")):
            for ask in (state.observation_tensor, state.observation_string, state.information_state_string):
                with pytest.raises(pyspiel.SpielError, match=said):
                    ask(wrong)
        actions = state.legal_actions()
        assert actions == sorted(actions)
        texts = [state.action_to_string(mover, action) for action in actions]
        assert len(set(texts)) == len(texts)
        state.apply_action(pick.choice(actions))
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(game.utility_sum())


def test_tensors_are_those_of_the_other_environments() -> None:
    state = played(GAMES[0], 4, decisions=6)
    course = state.course
    for player in range(2):
        assert state.observation_tensor(player) == pytest.approx(course.table.observe(player).tolist())
    mask = state.legal_actions_mask()
    assert mask == list(course.table.marks(state.current_player()))
    assert len(mask) == find_encoder("cyclades", 2).actions


def test_pickles_keep_the_match_and_the_dice() -> None:
    state = played(GAMES[2], 5, decisions=9)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    for player in range(3):
        assert again.information_state_string(player) == state.information_state_string(player)
    game = pyspiel.load_game(GAMES[0])
    game.new_initial_state().apply_action(0)
    twin = pickle.loads(pickle.dumps(game))
    assert twin.dice.getstate() == game.dice.getstate()


def test_a_clone_does_not_know_what_the_dice_will_give() -> None:
    """Two clones that pass the same chance node see different dice, and so does the match itself."""
    state = played(GAMES[2], 6, decisions=4)
    pick = random.Random(6)
    while not state.is_chance_node():
        state.apply_action(pick.choice(state.legal_actions()))
    ends = set()
    for _ in range(12):
        twin = state.clone()
        assert str(twin) == str(state)
        twin.apply_action(0)
        ends.add(str(twin))
    assert len(ends) > 6


def test_a_seed_makes_a_match_repeatable() -> None:
    assert str(played(GAMES[0], 3)) == str(played(GAMES[0], 3))
    other = GAMES[0].replace("rng_seed=1", "rng_seed=9")
    assert str(played(GAMES[0], 3)) != str(played(other, 3))


def test_resampling_keeps_what_the_player_knows_and_changes_what_it_does_not() -> None:
    state = played(GAMES[0], 7, decisions=8)
    player = state.current_player()
    rng = np.random.default_rng(7)
    worlds = set()
    for _ in range(8):
        world = state.resample_from_infostate(player, rng.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        assert pickle.loads(pickle.dumps(world)).course.table.state.key() == world.course.table.state.key()
        worlds.add(world.information_state_string(1 - player))
    assert len(worlds) > 1


def test_the_information_state_remembers_what_the_observation_forgets() -> None:
    """After a robbery both know the amount, others only that it happened: the strings of later states differ by it."""
    early, late = played(GAMES[0], 8, decisions=1), played(GAMES[0], 8, decisions=12)
    for player in range(2):
        begun = early.information_state_string(player).split("\n")[:-1]
        assert late.information_state_string(player).split("\n")[: len(begun)] == begun
        assert len(late.information_state_string(player)) > len(late.observation_string(player))


def test_observers() -> None:
    game, state = pyspiel.load_game(GAMES[0]), played(GAMES[0], 4, decisions=6)
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    assert public.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 1)
    with pytest.raises(ValueError, match="own secrets"):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})


def test_openspiels_learners_and_searchers_run() -> None:
    game = pyspiel.load_game(GAMES[0])
    environment = rl_environment.Environment(game)
    first = environment.reset()
    assert len(first.observations["info_state"][0]) == game.observation_tensor_size()
    searcher = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.4, 3, np.random.RandomState(1)
    )
    state = played(GAMES[0], 4, decisions=6)
    assert searcher.step(state) in state.legal_actions()


def test_a_match_that_takes_too_long_has_no_winner() -> None:
    state = played("python_aegean_delphi(max_steps=15)", 1)
    assert state.returns() == [0.0, 0.0]


def test_wrong_options_are_said() -> None:
    with pytest.raises(AegeanError):
        pyspiel.load_game("python_aegean_cyclades(options=no_such:1)")
    with pytest.raises(AegeanError):
        pyspiel.load_game("python_aegean_delphi(players=5)")
