"""Random play on a table, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from aegean.core.chance import KEY_BYTES
from aegean.envs.table import Table


def walk(table: Table, seed: int) -> Iterator[int]:
    """Deals, then plays to the end; gives the number of decisions so far before each and at the end."""
    pick = random.Random(seed)
    table.deal(pick.randbytes(KEY_BYTES))
    while not table.over():
        yield len(table.moves)
        table.play(pick.choice(list(table.legal)))
    yield len(table.moves)
