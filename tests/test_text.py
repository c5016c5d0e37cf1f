"""The catalogues: the same sentences in both languages, and every sentence the program asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from aegean.core.registry import find_game, game_names
from aegean.core.text import Text

SOURCE = Path(__file__).parents[1] / "src" / "aegean"
BROWSER = Path(__file__).parents[1] / "web" / "src"
PACKAGES = ["aegean", *(f"aegean.games.{game}" for game in game_names())]
# what only the browser says: in general, and of each game that has a board there
PAGES = ["web", *(f"web.games.{folder.parent.name}" for folder in sorted(BROWSER.glob("games/*/text")))]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the visitor's naming)
        self.names.add(node.id.name.removesuffix("_key"))


@cache
def catalogue(package: str, language: str) -> dict[str, set[str]]:
    """Every message of a catalogue with the variables it uses."""
    folder = BROWSER.joinpath(*package.split(".")[1:]) if package in PAGES else resources.files(package)
    text = folder.joinpath("text", f"{language}.ftl").read_text("utf-8")
    messages: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in messages, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.names
    return messages


@pytest.mark.parametrize("package", [*PACKAGES, *PAGES])
def test_both_languages_have_the_same_sentences_with_the_same_variables(package: str) -> None:
    english, spanish = catalogue(package, "en"), catalogue(package, "es")
    assert list(english) == list(spanish)
    assert {key: names for key, names in english.items() if names != spanish[key]} == {}


def calls(folder: Path) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in the source: the name called and its arguments."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield name, node.args


def words(argument: ast.expr) -> list[str]:
    """The strings an argument can be (also the two of a conditional)."""
    if isinstance(argument, ast.IfExp):
        return words(argument.body) + words(argument.orelse)
    return [argument.value] if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else []


def wanted(folder: Path) -> dict[str, set[str]]:
    """Sentences the code asks for, and the values it gives where they are written out."""
    found: dict[str, set[str]] = {}
    for name, arguments in calls(folder):
        prefix, at = {"say": ("event", 0), "all": ("event", 0), "only": ("event", 1), "reveal": ("event", 0)}.get(
            name, ("", 0)
        )
        if name == "Refusal":
            prefix = "why"
        if name in (
            "AegeanError",
            "BadOptions",
            "BadNotation",
            "BadRecord",
            "UndoRefused",
            "UnknownGame",
            "Refused",
            "Forbidden",
        ):
            prefix = "error"
        if name == "text":
            for argument in arguments[:1]:
                found.update((word, set[str]()) for word in words(argument) if "-" in word)
        if prefix and len(arguments) > at:
            values = arguments[-1]
            given = (
                {k.value for k in values.keys if isinstance(k, ast.Constant)} if isinstance(values, ast.Dict) else set()
            )
            for word in words(arguments[at]):
                found[f"{prefix}-{word}"] = {str(value) for value in given}
    return found


def game_packages() -> list[tuple[str, Path]]:
    return [(game, SOURCE / "games" / game) for game in game_names()]


@pytest.mark.parametrize(("game", "folder"), game_packages())
def test_every_event_and_refusal_of_a_game_has_its_sentence(game: str, folder: Path) -> None:
    known = catalogue("aegean", "en") | catalogue(f"aegean.games.{game}", "en")
    asked = {key: values for key, values in wanted(folder).items() if not key.startswith("error-")}
    assert len(asked) > 50
    assert sorted(key for key in asked if key not in known) == []
    # a sentence never speaks of something it is not given
    assert {key: known[key] - values for key, values in asked.items() if values and known[key] - values} == {}


def test_every_sentence_of_the_command_line_and_the_kernel_is_there() -> None:
    known = catalogue("aegean", "en")
    asked = wanted(SOURCE / "cli") | wanted(SOURCE / "core") | wanted(SOURCE / "bots") | wanted(SOURCE / "server")
    asked |= wanted(SOURCE / "arena")
    for game in game_names():
        known = known | catalogue(f"aegean.games.{game}", "en")
        asked |= {key: set() for key in wanted(SOURCE / "games" / game) if key.startswith("error-")}
    assert sorted(key for key in asked if key not in known) == []


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_option_is_explained(game: str, language: str) -> None:
    text = Text(language, game)
    for option in find_game(game).options:
        assert text.has(f"option-{re.sub('[._]', '-', option.key)}"), option.key
        for value in option.values:
            if isinstance(value, str):
                assert text.has("value-" + re.sub("[^a-z0-9]+", "-", value.lower())), value


def test_the_words_of_the_browser_stand_in_no_other_catalogue() -> None:
    every = [key for package in [*PACKAGES, *PAGES] for key in catalogue(package, "en")]
    assert sorted(key for key in set(every) if every.count(key) > 1 and key.startswith("web-")) == []
    assert [key for package in PAGES for key in catalogue(package, "en") if not key.startswith("web-")] == []


def test_every_sentence_of_the_browser_is_there() -> None:
    known = set[str]().union(*(catalogue(package, "en") for package in [*PACKAGES, *PAGES]))
    files = [file for kind in ("*.ts", "*.svelte") for file in BROWSER.rglob(kind)]
    asked = {key for file in files for key in re.findall(r"\bsay\(\s*['\"]([^'\"]+)['\"]", file.read_text("utf-8"))}
    assert asked
    assert sorted(asked - known) == []
