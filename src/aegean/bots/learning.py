"""What can be learned by self-play: the numbers a game's value is made of, and a quick bot to practise with.

A game has a module `learned` with a `Subject`. `aegean tune` plays the practising bots against each other and moves the
numbers; what comes out is stored beside the module and read by the bot that has learned."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from functools import cache
from importlib import resources
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

from aegean.bots.bot import PRACTICE, Bot
from aegean.core.chance import Chance
from aegean.core.errors import AegeanError
from aegean.core.native import mypyc_attr

FILE: Final = "learned.json"
TWO: Final = "2"
MORE: Final = "more"


class Tunable:
    """A number with its name, where learning starts, and the limits within which it makes sense."""

    def __init__(self, name: str, start: float, least: float, most: float) -> None:
        self.name = name
        self.start = start
        self.least = least
        self.most = most


@mypyc_attr(allow_interpreted_subclasses=True)
class Subject(ABC):
    """What a game lets learn."""

    @abstractmethod
    def tunables(self, players: int) -> list[Tunable]: ...

    @abstractmethod
    def practice(self, chance: Chance, players: int, numbers: dict[str, float]) -> Bot:
        """A quick bot that judges by these numbers."""


def subject_of(game: str) -> Subject:
    try:
        subject: Subject = resolve_name(f"aegean.bots.{game}.learned:SUBJECT")
    except ImportError:
        raise AegeanError("nothing-to-learn", game=game) from None
    return subject


def table_size(players: int) -> str:
    """Two play another game than three and more."""
    return TWO if players == 2 else MORE


def stored_file(game: str) -> Path:
    return Path(str(resources.files(f"aegean.bots.{game}").joinpath(FILE)))


@cache
def stored_numbers(game: str, size: str) -> dict[str, float]:
    """What was learned for a size of table; nothing where nothing was."""
    stored: dict[str, dict[str, float]] = json.loads(stored_file(game).read_text("utf-8"))
    return stored.get(size, {})


def practice_spec(players: int, numbers: dict[str, float]) -> str:
    """The numbers within the spec, so that a practice match is a match of the arena like any other."""
    return f"{PRACTICE}:" + json.dumps({"players": players, "numbers": numbers}, sort_keys=True)


def practice_bot(words: str, game: str, chance: Chance) -> Bot:
    about = json.loads(words)
    return subject_of(game).practice(chance, int(about["players"]), dict(about["numbers"]))
