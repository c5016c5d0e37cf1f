"""P12: every rule has a test, every marker names a rule, every rule has its text in both languages."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from aegean.cli.rules import marked_tests
from aegean.core.ledger import LANGUAGES, ledger, references
from aegean.core.registry import find_game, game_names
from aegean.core.text import Text

TESTS = Path(__file__).parent
RULES_IN_LEDGER = {"civilization": 469, "cyclades": 313, "delphi": 331}


@pytest.mark.parametrize("game", game_names())
def test_every_rule_has_a_test(game: str) -> None:
    tests = marked_tests(TESTS)
    assert [rule for rule in ledger(game) if not tests[rule]] == []


def games_with_rules() -> list[str]:
    """Also those that are not offered yet."""
    return [file.parent.name for file in (TESTS.parent / "src" / "aegean" / "games").glob("*/rules.toml")]


def test_every_marker_names_a_rule() -> None:
    rules = {rule for game in games_with_rules() for rule in ledger(game)}
    assert set(marked_tests(TESTS)) - rules == set()


@pytest.mark.parametrize("game", game_names())
def test_the_ledger_is_whole(game: str) -> None:
    assert len(ledger(game)) == RULES_IN_LEDGER[game]


@pytest.mark.parametrize("game", game_names())
def test_rules_say_the_same_in_every_language(game: str) -> None:
    for rule in ledger(game).values():
        numbers = {
            language: sorted(re.findall(r"\d+|R-[A-Z]+-\d+|`[^`]+`", rule.text[language])) for language in LANGUAGES
        }
        assert all(rule.text.values()), rule.id
        assert numbers["en"] == numbers["es"], rule.id
        assert rule.status in ("sure", "inferred", "choice"), rule.id


@pytest.mark.parametrize("game", game_names())
def test_references_name_rules_and_every_question_and_action_has_its_entry(game: str) -> None:
    found = references(game)
    named = [*found.decisions.values(), *found.actions.values()]
    named += [rules for words in found.words.values() for rules in words.values()]
    assert {rule for rules in named for rule in rules} <= set(ledger(game))
    catalogue = (Path(str(resources.files(f"aegean.games.{game}"))) / "text" / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^prompt-(\w+)", catalogue, re.M)) == set(found.decisions)
    assert set(re.findall(r"^action-([a-z-]+)", catalogue, re.M)) == set(found.actions)
    for word, prefix in (("god", "god"), ("building", "building"), ("creature", "creature")):
        for value in found.words.get(word, {}):
            assert Text("en", game).has(f"{prefix}-{value}"), value


@pytest.mark.parametrize("game", game_names())
def test_options_belong_to_rules(game: str) -> None:
    for option in find_game(game).options:
        assert option.rule in ledger(game), option.key
        assert ledger(game)[option.rule].status == "choice", option.key
