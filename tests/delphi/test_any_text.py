"""Whatever is typed is read, or refused with an error meant for people; every well-formed action has words."""

from __future__ import annotations

from hypothesis import given, settings

from aegean.core.chance import Chance
from aegean.core.text import Text
from aegean.games.delphi.game import GAME
from tests.delphi.position import Position
from tests.typed import assert_read_or_refused, lines

STATE = Position().seat("red", "J5", favours=3).turn("red", "red", "blue", "green").state
VERBS = [
    "die", "card", "free", "free die", "extra", "god", "trade", "end", "sail", "explore", "shrine", "fight", "load",
    "offer", "fetch", "raise", "heal", "advance", "pray", "oracle", "favours", "look", "step", "decline", "clear",
    "pay", "give", "give up", "take", "companion", "discard", "ship", "return", "colour", "summon",
]  # fmt: skip
WORDS = [
    "red", "pink", "white", "ares", "apollo", "A1", "k5", "Z9", "G5", "hero", "psi", "shrine", "statue", "monster",
    "spare-oars", "hold", "up", "die", "3", "-1", "", "é", "²",
]  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(lines(VERBS, WORDS))
def test_any_line_is_an_action_or_bad_notation(line: str) -> None:
    assert_read_or_refused(GAME, STATE, line)


def test_every_action_has_words_in_both_languages() -> None:
    chance = Chance(bytes(32))
    for language in ("en", "es"):
        text = Text(language, "delphi")
        for _ in range(400):
            action = GAME.any_action(STATE, chance)
            assert GAME.parse_action(STATE, GAME.action_text(STATE, action)) == action
            kind, values = GAME.action_values(STATE, action)
            assert text.has(f"action-{kind}"), kind
            sentence = text.action(kind, values, ["Red", "Yellow", "Green"])
            assert "{" not in sentence
            assert "godcolour-" not in sentence
