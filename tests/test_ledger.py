"""P12: every rule has a test, every marker names a rule, every rule has its text in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aegean.cli.rules import marked_tests
from aegean.core.ledger import LANGUAGES, ledger
from aegean.core.registry import find_game, game_names

TESTS = Path(__file__).parent
RULES_IN_LEDGER = {"cyclades": 313}


@pytest.mark.parametrize("game", game_names())
def test_every_rule_has_a_test(game: str) -> None:
    tests = marked_tests(TESTS)
    assert [rule for rule in ledger(game) if not tests[rule]] == []


def test_every_marker_names_a_rule() -> None:
    rules = {rule for game in game_names() for rule in ledger(game)}
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
def test_options_belong_to_rules(game: str) -> None:
    for option in find_game(game).options:
        assert option.rule in ledger(game), option.key
        assert ledger(game)[option.rule].status == "choice", option.key
