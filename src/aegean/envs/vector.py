"""Many tables at once, with batched arrays: no dictionaries to merge, no processes, one row a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from aegean.core.errors import AegeanError
from aegean.core.options import OptionValue
from aegean.envs.solo import RANDOM, Opponents, Seating, Solo
from aegean.envs.spaces import action_space, observation_space
from aegean.envs.table import MAX_STEPS, Mask, Observation

Rows = NDArray[np.bool_]
Step = tuple[Observation, NDArray[np.float64], Rows, Rows, dict[str, Any]]


class AegeanVectorEnv(VectorEnv[Observation, NDArray[np.int64], Any]):
    """`num_envs` tables as AegeanEnv has one, stepped in turn. `info["action_mask"]` and `info["seat"]` have a row a
    table; `info["rewards"]` those of all seats where a match ended (`info["_rewards"]` says where)."""

    def __init__(
        self,
        game: str = "cyclades",
        num_envs: int = 1,
        players: int = 2,
        opponents: Opponents = "random",
        seat: Seating = RANDOM,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "places",
        max_steps: int | None = MAX_STEPS,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        if num_envs < 1:
            raise AegeanError("at-least-one", value=num_envs)
        self.tables = [Solo(game, players, opponents, seat, options, reward, max_steps) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.players = players
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": self.autoreset_mode}
        self.render_mode: str | None = None
        first = self.tables[0].table
        self.single_observation_space = observation_space(first)
        self.single_action_space = action_space(first)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_names = first.observation_names
        self.actions = first.encoder.actions
        self._rngs = [np.random.default_rng() for _ in range(num_envs)]
        self._ended = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """All tables, or those of `options["reset_mask"]`; seed s gives table i the seed s + i."""
        seeds = (
            [None if seed is None else seed + i for i in range(self.num_envs)] if not isinstance(seed, list) else seed
        )
        if len(seeds) != self.num_envs:
            raise AegeanError("wrong-seeds", seeds=len(seeds), tables=self.num_envs)
        which = (options or {}).get("reset_mask")
        for number, given in enumerate(seeds):
            if which is not None and not which[number]:
                continue
            if given is not None:
                self._rngs[number] = np.random.default_rng(given)
            self._deal(number, again=given is not None)
        observations, masks = self._batch()
        for number in range(self.num_envs):
            self._see(number, observations, masks)
        return observations, self._info(masks)

    def _deal(self, number: int, again: bool = False) -> None:
        self.tables[number].reset(self._rngs[number], again)
        self._ended[number] = False

    def step(self, actions: NDArray[np.int64]) -> Step:
        observations, masks = self._batch()
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        info: dict[str, Any] = {}
        for number, solo in enumerate(self.tables):
            if self._ended[number] and self.autoreset_mode is AutoresetMode.NEXT_STEP:
                self._deal(number)
            elif self._ended[number]:
                raise AegeanError("table-not-reset", table=number)
            else:
                rewards[number] = solo.step(int(actions[number]))
                over[number], cut[number] = solo.over(), solo.truncated()
                if over[number] or cut[number]:
                    info = self._end(number, info)
            self._see(number, observations, masks)
        return observations, rewards, over, cut, info | self._info(masks)

    def _end(self, number: int, info: dict[str, Any]) -> dict[str, Any]:
        solo = self.tables[number]
        self._ended[number] = True
        info = self._add_info(info, {"rewards": np.array(solo.scores())}, number)
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            last = {"action_mask": solo.table.mask(solo.seat), **solo.about()}
            info = self._add_info(info, {"final_obs": solo.table.observe(solo.seat), "final_info": last}, number)
            self._deal(number)
        return info

    def _batch(self) -> tuple[Observation, Mask]:
        """New arrays at every step: who is given them may keep them."""
        encoder = self.tables[0].table.encoder
        return np.empty((self.num_envs, encoder.size), np.float32), np.empty((self.num_envs, encoder.actions), np.int8)

    def _see(self, number: int, observations: Observation, masks: Mask) -> None:
        solo = self.tables[number]
        solo.table.write(solo.seat, observations[number])
        masks[number] = np.frombuffer(solo.table.marks(solo.seat), np.int8)

    def _info(self, masks: Mask) -> dict[str, Any]:
        """What every table has, with Gymnasium's marks that they all have it."""
        seats = np.array([solo.seat for solo in self.tables])
        all_of_them = np.ones(self.num_envs, np.bool_)
        return {"action_mask": masks, "_action_mask": all_of_them, "seat": seats, "_seat": all_of_them.copy()}

    def render(self) -> tuple[str, ...]:
        return tuple(solo.table.draw() for solo in self.tables)
