"""The types of the browser client are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from aegean.core.registry import game_names
from aegean.server.types import files
from tests.compiling import interpreted_only

FOLDER = Path(__file__).parents[2] / "web" / "src" / "lib"
NAMES = ["types.ts", *(f"views/{game}.ts" for game in game_names())]


@interpreted_only
def test_every_message_and_every_game_has_its_file() -> None:
    assert sorted(files()) == sorted(NAMES)


@interpreted_only
@pytest.mark.parametrize("name", NAMES)
def test_the_types_of_the_client_are_current(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == files()[name], "run `make types`"
