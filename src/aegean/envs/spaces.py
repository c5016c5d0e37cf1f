"""The spaces of a table, as Gymnasium and PettingZoo describe them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from aegean.envs.table import Table


def observation_space(table: Table) -> spaces.Box:
    high = (np.array(table.encoder.layout.bounds) * table.factors).astype(np.float32)
    return spaces.Box(np.zeros_like(high), high, dtype=np.float32)


def mask_space(table: Table) -> spaces.Box:
    return spaces.Box(0, 1, (table.encoder.actions,), np.int8)


def action_space(table: Table) -> spaces.Discrete:
    return spaces.Discrete(table.encoder.actions)
