"""OpenSpiel: importing this module registers `python_aegean_cyclades` and `python_aegean_delphi`.

    import pyspiel
    import aegean.envs.openspiel
    game = pyspiel.load_game("python_aegean_cyclades(players=3,options=cycle_limit:20;gold_open:true)")

Chance is sampled: a node with one outcome stands wherever the dice roll or a card is drawn, and what they give is
drawn from the game's own generator when the node is passed. So a search that clones a state learns nothing of the dice
to come. Where the rules ask several seats at once, they are asked one after the other and none learns what the others
answered."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from aegean.core.chance import KEY_BYTES
from aegean.core.game import SPECTATOR
from aegean.core.options import parse_option
from aegean.core.registry import find_game
from aegean.envs.course import Setting, start
from aegean.envs.table import ENCODERS, MAX_STEPS, find_encoder

TITLES: Final = {"cyclades": "Cyclades", "delphi": "The Oracle of Delphi"}
DEFAULTS: Final[dict[str, Any]] = {
    "players": 2,
    "options": "",
    "reward": "places",
    "max_steps": MAX_STEPS,
    "rng_seed": -1,
}
ROLL: Final = 0  # the only outcome of a chance node


def _game_type(name: str) -> Any:
    players = find_game(name).players
    return pyspiel.GameType(
        short_name=f"python_aegean_{name}",
        long_name=f"Aegean: {TITLES[name]}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a match so far has no fixed length
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        default_loadable=True,
        parameter_specification=DEFAULTS,
    )


class AegeanGame(pyspiel.Game):
    """One of our games. `options` names table options, `name:value`, separated by semicolons; a match that takes more
    than `max_steps` decisions ends without winner; `rng_seed` makes what chance gives repeatable (-1: always new)."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        rules = find_game(name)
        words = [word.replace(":", "=", 1) for word in str(given["options"]).split(";") if word.strip()]
        chosen = dict(parse_option(rules.options, word, name) for word in words)
        steps = int(given["max_steps"])
        players = int(given["players"])
        seed = int(given["rng_seed"])
        self.setting: Setting = (name, players, tuple(chosen.items()), str(given["reward"]), steps)
        self.dice = random.Random(seed if seed >= 0 else None)
        start(self.setting, self.dice)  # wrong options are said at once
        info = pyspiel.GameInfo(
            num_distinct_actions=find_encoder(name, players).actions,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=steps,
        )
        super().__init__(TYPES[name], info, params or {})

    def new_initial_state(self) -> AegeanState:
        return AegeanState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AegeanObserver:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return AegeanObserver(self.setting, wanted)

    def max_chance_nodes_in_history(self) -> int:
        return self.setting[-1] + 1

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with its dice as they are (OpenSpiel's own format has no place for those of a Python game)."""
        return _load_game, (str(self), self.dice)


class AegeanState(pyspiel.State):
    """OpenSpiel copies and saves the fields of a state: `course` knows how both are done."""

    def __init__(self, game: AegeanGame) -> None:
        super().__init__(game)
        self.course = start(game.setting, game.dice)

    def current_player(self) -> int:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]
        return pyspiel.PlayerId.CHANCE if self.course.waits() else self.course.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        marks = self.course.table.marks(player)
        return [number for number, mark in enumerate(marks) if mark]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(ROLL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.course.waits():
            self.course.roll()
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "roll"
        return self.course.table.action_name(action)

    def is_terminal(self) -> bool:
        return self.course.over()

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self.course.scores()

    def __str__(self) -> str:
        return self.course.summary()

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_state, (str(self.get_game()), self.serialize())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AegeanState:
        """The same situation for this player, with all it does not know drawn anew (for information-set search)."""
        twin: AegeanState = self.clone()
        key = random.Random(sampler()).randbytes(KEY_BYTES)
        twin.course = self.course.imagined(player, key)
        return twin


class AegeanObserver:
    """The array of the other environments and the view as JSON; with perfect recall the view and all that was told."""

    def __init__(self, setting: Any, wanted: Any) -> None:
        alone = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not alone and wanted.private_info != pyspiel.PrivateInfoType.NONE:
            raise ValueError("a player sees its own secrets or none, never those of all")
        self.alone = alone
        self.recalls = wanted.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if alone and not self.recalls:
            self.tensor = np.zeros(find_encoder(setting[0], setting[1]).size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: AegeanState, player: int) -> None:
        if self.tensor is None:
            return
        if state.course.dealt():
            state.course.table.write(player, self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: AegeanState, player: int) -> str:
        course = state.course
        if not course.dealt():
            return ""
        audience = player if self.alone else SPECTATOR
        view = json.dumps(course.table.game.view(course.table.state, audience), sort_keys=True)
        return "\n".join([*course.heard(audience), view]) if self.recalls else view


def _load_game(text: str, dice: random.Random) -> Any:
    game = pyspiel.load_game(text)
    game.dice = dice
    return game


def _load_state(game: str, saved: str) -> Any:
    return pyspiel.load_game(game).deserialize_state(saved)


def _register(name: str) -> None:
    class TheGame(AegeanGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(TYPES[name], TheGame)


TYPES: Final = {name: _game_type(name) for name in ENCODERS}
for _name in TYPES:
    _register(_name)
