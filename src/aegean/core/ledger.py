"""The numbered rules of a game, in the languages of the product."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("en", "es")


class Rule:
    """One ledger line. `status` is sure, inferred (no source decides it) or choice (an option changes it)."""

    def __init__(self, number: str, data: dict[str, Any]) -> None:
        self.id = number
        self.section: int = data["section"]
        self.text: dict[str, str] = {language: data[language] for language in LANGUAGES}
        self.source: str = data["source"]
        self.status: str = data["status"]


@cache
def ledger(game: str) -> dict[str, Rule]:
    """All rules of a game in the order of the ledger."""
    text = resources.files(f"aegean.games.{game}").joinpath("rules.toml").read_text("utf-8")
    return {number: Rule(number, data) for number, data in tomllib.loads(text).items()}
