"""Which games there are: every installed package that registers itself under `aegean.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from aegean.core.errors import AegeanError
from aegean.core.game import Game


class UnknownGame(AegeanError):
    pass


def game_names() -> list[str]:
    return sorted(point.name for point in entry_points(group="aegean.games"))


@cache
def find_game(name: str) -> Game[Any]:
    for point in entry_points(group="aegean.games"):
        if point.name == name:
            game: Game[Any] = point.load()
            return game
    raise UnknownGame("unknown-game", game=name, known=", ".join(game_names()))


@cache
def game_part(game: str, part: str) -> Any:
    """A module that a game may bring or not (`docs/adding-a-game.md` lists them); None if it does not."""
    name = f"aegean.games.{game}.{part}"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # a game that lives elsewhere
        return None
    return import_module(name) if found is not None else None
