"""The README's example runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})
    assert "1" in capsys.readouterr().out


def test_the_first_screen_says_what_it_is() -> None:
    first = README[:1200]
    assert "make play" in first
    assert "make test" in first
    assert "unofficial fan implementation" in first
