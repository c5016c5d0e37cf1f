"""PettingZoo: every seat is an agent, `player_0`, `player_1`, ..., and all are asked in turn (AEC).

    from aegean.envs.pettingzoo_env import env
    table = env(game="cyclades", players=4)

Importing this module registers the ids, so that pettingzoo.make("aec", "aegean/Cyclades-v0") works too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, aec_registry, register
from pettingzoo.utils.env_logger import EnvLogger

from aegean.core.chance import KEY_BYTES
from aegean.core.errors import AegeanError
from aegean.core.options import OptionValue
from aegean.envs.numbering import NO_ACTION
from aegean.envs.spaces import action_space, mask_space, observation_space
from aegean.envs.table import IDS, MAX_STEPS, Table

Seen = dict[str, Any]


def env(**settings: Any) -> AegeanTable:
    """The environment with the checks that PettingZoo's own games have; `raw_env` has none of them."""
    return AegeanTable(**settings)


class raw_env(AECEnv[str, Seen, int | None], EzPickle):  # noqa: N801 (PettingZoo's name for it)
    """Observations are dicts of `observation` and `action_mask`. A seat that is eliminated terminates at once with the
    reward of its place; at `max_steps` decisions all that are left are truncated, with no reward. An illegal number is
    an error."""

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "human"],
        "name": "aegean_v0",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str = "cyclades",
        players: int = 4,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "places",
        max_steps: int | None = MAX_STEPS,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, reward, max_steps, render_mode)
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise AegeanError("unknown-render-mode", mode=render_mode, known=", ".join(self.metadata["render_modes"]))
        self.table = Table(game, players, options, reward, max_steps)
        self.metadata = self.metadata | {"name": f"aegean_{game}_v0"}
        self.render_mode = render_mode
        self.observation_names = self.table.observation_names
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation_space(self.table), "action_mask": mask_space(self.table)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self._rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed the next one of the stream that the last seed began."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        self.table.deal(self._rng.bytes(KEY_BYTES))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._rewarded = False  # somebody got something in the last step
        self.agent_selection = self.possible_agents[self.table.seat]
        self._show()

    def observe(self, agent: str) -> Seen:
        seat = self._seats[agent]
        mask = np.frombuffer(self.table.marks(seat if agent in self.agents else -1), np.int8)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self.table.action(int(action)) if action is not None else NO_ACTION
        if chosen == NO_ACTION:
            self._refuse(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        fallen = len(self.table.fallen())
        self.table.play(chosen)
        if self.table.over():
            self._end(self.agents)
        elif len(self.table.fallen()) > fallen:
            self._end([self.possible_agents[seat] for seat in self.table.fallen()[fallen:]])
        if not self.table.over():
            self.agent_selection = self.possible_agents[self.table.seat]
            if self.table.cut_short():
                self.truncations = dict.fromkeys(self.agents, True)
        if self._rewarded or any(self.truncations.values()):
            self._accumulate_rewards()
            self._deads_step_first()
        self._show()

    def _end(self, agents: list[str]) -> None:
        """These agents are done; each is paid once, since who is done is taken off the list."""
        scores = self.table.scores()
        self._rewarded = True
        for agent in agents:
            self.terminations[agent] = True
            self.rewards[agent] = scores[self._seats[agent]]

    def _refuse(self, agent: str, action: int | None) -> None:
        raise AegeanError("illegal-number", number=action, agent=agent)

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.table.draw(), flush=True)

    def render(self) -> str | None:
        if self.render_mode is None:
            logger.warn("render() needs a render_mode: env(render_mode='ansi')")
        return self.table.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class AegeanTable(raw_env):
    """An illegal number ends the match: -1 for who chose it, nothing for the others. Calls before `reset` are errors,
    steps after the end are only warned of."""

    def step(self, action: int | None) -> None:
        self._check_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        super().step(action)

    def observe(self, agent: str) -> Seen:
        self._check_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        self._check_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        self._check_reset()
        return super().agent_iter(max_iter)

    def _check_reset(self) -> None:
        if self.table.state is None:
            raise AegeanError("reset-first")

    def _refuse(self, agent: str, action: int | None) -> None:
        EnvLogger.warn_on_illegal_move()
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards[agent] = -1.0
        self._rewarded = True
        self._accumulate_rewards()
        self._deads_step_first()


for _id, _game in IDS.items():
    if _id not in aec_registry:
        register("aec", _id, entry_point="aegean.envs.pettingzoo_env:env", kwargs={"game": _game})
