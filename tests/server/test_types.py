"""The types of the browser client are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from aegean.server.types import files

FOLDER = Path(__file__).parents[2] / "web" / "src" / "lib"


@pytest.mark.parametrize("name", sorted(files()))
def test_the_types_of_the_client_are_current(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == files()[name], "run `make types`"
