"""Words for people: Fluent catalogues, the same files for terminal, server and browser."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from aegean.core.errors import AegeanError
from aegean.core.events import Event, Value
from aegean.core.game import Decision
from aegean.core.ledger import ledger
from aegean.core.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# Variables whose values are themselves words of the catalogue, and the prefix under which they stand there. What a game
# has besides stands in its `text/words.toml`.
WORDS = {"reason": "end", "problem": "problem", "player": "colour"}
# Variables that hold a seat.
SEATS = ("seat", "other", "attacker", "defender", "owner", "winner")
LARGEST = 10**18  # Fluent fails at numbers of many digits, and whoever asks may name any


@cache
def _bundle(language: str, game: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in ("aegean", f"aegean.games.{game}") if game else ("aegean",):
        source = resources.files(package).joinpath("text", f"{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


@cache
def _words(game: str) -> dict[str, str]:
    if not game:
        return WORDS
    file = resources.files(f"aegean.games.{game}").joinpath("text", "words.toml")
    return WORDS | tomllib.loads(file.read_text("utf-8"))


@lru_cache(maxsize=20_000)
def _said(language: str, game: str, key: str, values: tuple[tuple[str, Any], ...], names: tuple[str, ...]) -> str:
    """A server says the same few thousand sentences over and over, and making one is slow."""
    return Text(language, game).say(key, values, names)


class Text:
    """The words of one language, of one game if it is named."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        self._bundle = _bundle(language, game)
        self._words = _words(game)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, values: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        """The sentence `key`; values known as words or seats become words, their raw form stays as `<name>_key`."""
        values = values or {}
        heard = tuple(names) if any(name in SEATS for name in values) else ()
        return _said(self.language, self.game, key, tuple(values.items()), heard)

    def say(self, key: str, values: Sequence[tuple[str, Any]], names: Sequence[str]) -> str:
        """The sentence, made anew."""
        if not self.has(key):
            return key
        filled: dict[str, Any] = {}
        for name, value in values:
            filled[name] = self.word(name, value, names)
            filled[f"{name}_key"] = value
        text, _ = self._bundle.format_pattern(self._bundle.get_message(key).value, filled)
        return str(text)

    def word(self, name: str, value: object, names: Sequence[str]) -> object:
        if name in self._words and isinstance(value, str):
            return self(f"{self._words[name]}-{value.replace('_', '-')}")
        if name in SEATS and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else self("label-neutral")
        if isinstance(value, int) and abs(value) >= LARGEST:
            return str(value)
        return value

    def event(self, event: Event, names: Sequence[str]) -> str:
        return self(f"event-{event.kind}", event.values, names)

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        return self(f"prompt-{decision.kind}", decision.about, names)

    def action(self, kind: str, values: Mapping[str, Value], names: Sequence[str]) -> str:
        return self(f"action-{kind}", values, names)

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """The reason, and the rule it rests on."""
        reason = self(f"why-{refusal.reason}", refusal.values, names)
        return f"{reason} ({refusal.rule}: {self.rule(refusal.rule)})" if refusal.rule else reason

    def rule(self, number: str) -> str:
        return ledger(self.game)[number].text[self.language]

    def error(self, error: AegeanError) -> str:
        key = f"error-{error.code}"
        return self(key, error.values) if self.has(key) else str(error)
