"""The numbered rules of a game, in the languages of the product."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
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


class References:
    """Which rules a decision or an action rests on: by its kind, and by the words among its values."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.decisions: dict[str, list[str]] = data.get("decisions", {})
        self.actions: dict[str, list[str]] = data.get("actions", {})
        self.words: dict[str, dict[str, list[str]]] = data.get("words", {})

    def of_decision(self, kind: str, values: Mapping[str, object]) -> list[str]:
        return self._of_words(values) + self.decisions.get(kind, [])

    def of_action(self, kind: str, values: Mapping[str, object]) -> list[str]:
        return self.actions.get(kind, []) + self._of_words(values)

    def _of_words(self, values: Mapping[str, object]) -> list[str]:
        return [rule for name, value in values.items() for rule in self.words.get(name, {}).get(str(value), [])]


@cache
def references(game: str) -> References:
    """A game without the file `references.toml` has none."""
    file = resources.files(f"aegean.games.{game}").joinpath("references.toml")
    return References(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})
