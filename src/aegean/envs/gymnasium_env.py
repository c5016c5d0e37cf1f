"""Gymnasium: one learner at a table with bots.

    import gymnasium
    env = gymnasium.make("aegean.envs.gymnasium_env:aegean/Cyclades-v0", players=2, opponents="greedy")

Importing this module registers the ids; the part before the colon does that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from aegean.core.errors import AegeanError
from aegean.core.options import OptionValue
from aegean.envs.solo import RANDOM, Opponents, Seating, Solo
from aegean.envs.spaces import action_space, observation_space
from aegean.envs.table import IDS, MAX_STEPS, Observation


class AegeanEnv(gymnasium.Env[Observation, Any]):
    """Observations are arrays, `info["action_mask"]` says which numbers are legal. A number that is not ends the match
    with a reward of -1. Without opponents (None) the caller plays all seats: `info["seat"]` says which one is asked,
    the reward is that of the seat that acted, and the rewards of all are in `info["rewards"]` at the end."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 4}

    def __init__(
        self,
        game: str = "cyclades",
        players: int = 2,
        opponents: Opponents = "random",
        seat: Seating = RANDOM,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "places",
        max_steps: int | None = MAX_STEPS,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise AegeanError("unknown-render-mode", mode=render_mode, known=", ".join(self.metadata["render_modes"]))
        self.solo = Solo(game, players, opponents, seat, options, reward, max_steps)
        self.table = self.solo.table
        self.observation_space: Any = observation_space(self.table)
        self.action_space = action_space(self.table)
        self.observation_names = self.table.observation_names
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.solo.reset(self.np_random, again=seed is not None)
        self._show()
        return self.table.observe(self.solo.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward = self.solo.step(int(action))
        self._show()
        info = self._info()
        return self.table.observe(self.solo.seat), reward, self.solo.over(), self.solo.truncated(), info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.solo.seat), **self.solo.about()}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask as sb3-contrib's MaskablePPO asks for it."""
        return self.table.mask(self.solo.seat).astype(bool)

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.table.draw(), flush=True)

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return self.table.draw()
        return None


def register() -> None:
    """The ids of `IDS`; calling it again does nothing."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="aegean.envs.gymnasium_env:AegeanEnv",
                vector_entry_point="aegean.envs.vector:AegeanVectorEnv",
                kwargs={"game": game},
            )


register()
