"""The page about the environments: its examples run as they stand, its figures are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aegean.envs.table import find_encoder

PAGE = (Path(__file__).parents[2] / "docs" / "envs.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
ROWS = re.findall(r"^\| (Cyclades|The Oracle of Delphi) \| (\d) \| ([\d,]+) \| ([\d,]+) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples_run(number: int) -> None:
    exec(EXAMPLES[number], {})


def test_sizes() -> None:
    assert len(ROWS) == 7
    for title, players, entries, actions in ROWS:
        encoder = find_encoder("cyclades" if title == "Cyclades" else "delphi", int(players))
        assert (f"{encoder.size:,}", f"{encoder.actions:,}") == (entries, actions)
