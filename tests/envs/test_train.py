"""The example learns: after sixty matches it beats Random more often than not."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples import train


def test_a_short_training(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    low = train.main(["--matches", "60", "--evaluate", "30", "--explain", "--save", str(tmp_path / "agent.npz")])
    assert low > 0.5
    said = capsys.readouterr().out
    assert "won against random" in said
    assert "own metropolises" in said
    assert (tmp_path / "agent.npz").exists()
