"""Bots that say why, and hints, at the keyboard: a real process, typed lines, what is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aegean.bots.reasons import Reason
from aegean.cli.play import Session
from aegean.cli.show import Show
from aegean.core.match import Match
from aegean.core.registry import find_game
from aegean.core.text import Text
from tests.cli.test_commands import aegean, play

KEY = bytes([7] * 32)
WORDS = {"en": ("Why:", "Hint:", "hint"), "es": ("Motivo:", "Pista:", "pista")}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_bots_say_why_after_what_they_did(tmp_path: Path, lang: str) -> None:
    """Red and green offer before blue is asked for the first time."""
    out = play("--seats", "human,easy,medium", "--lang", lang, "--plain", typed="", cwd=tmp_path)
    lines = out.splitlines()
    said = [number for number, line in enumerate(lines) if line.strip().startswith(WORDS[lang][0])]
    assert len(said) >= 2
    for number in said:
        assert re.search(r"offers|goes to|ofrece|va a", lines[number - 1])
        assert lines[number].endswith(".")


def test_reasons_can_be_left_out_and_asked_for_again(tmp_path: Path) -> None:
    seats = ("--seats", "human,random,random", "--plain")
    assert "Why:" not in play(*seats, "--no-reasons", typed="bid apollo\n", cwd=tmp_path)
    out = play(*seats, typed="reasons off\n" + "1\n" * 30, cwd=tmp_path)
    before, after = out.split("Bots keep their reasons to themselves.")
    assert "Why:" in before
    assert "Why:" not in after
    out = play(*seats, "--no-reasons", typed="reasons on\n" + "1\n" * 30, cwd=tmp_path)
    before, after = out.split("Bots say why they do what they do.")
    assert "Why:" not in before
    assert "Why:" in after
    assert "Los bots se guardan sus motivos." in play(*seats, "--lang", "es", typed="motivos no\n", cwd=tmp_path)


@pytest.mark.parametrize("game", ["cyclades", "delphi"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_hint_is_one_of_the_choices_and_says_why(tmp_path: Path, game: str, lang: str) -> None:
    _, sign, word = WORDS[lang]
    arguments = ("play", game, "--key", KEY.hex(), "--seats", "human,random", "--lang", lang, "--plain")
    done = aegean(*arguments, typed=f"{word}\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    choices = [line.split(" ", 1)[1] for line in map(str.strip, done.stdout.splitlines()) if re.match(r"\d+ \S", line)]
    hints = re.findall(rf"{sign} (.+)", done.stdout)
    assert len(hints) == 1
    [action] = [choice for choice in choices if hints[0].startswith(f"{choice}. ")]
    why = hints[0].removeprefix(f"{action}. ")
    assert re.fullmatch(r"[^a-z{].+\.", why)
    assert "reason-" not in why


def test_levels_for_people_are_seats_and_have_names(tmp_path: Path) -> None:
    out = play("--seats", "human,beginner,expert", typed="", cwd=tmp_path)
    assert "bot (beginner)" in out
    assert "bot (expert)" in out
    assert "bot (difícil)" in play("--seats", "human,hard,random", "--lang", "es", typed="", cwd=tmp_path)
    assert "bot (medium)" in play("--players", "2", typed="", cwd=tmp_path)


def test_where_there_are_no_levels_the_best_bot_is_the_opponent(tmp_path: Path) -> None:
    done = aegean("play", "civilization", "--plain", typed="", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("bot (greedy)") == 3


def answered_together() -> tuple[Match, list[int]]:
    """A match of The Oracle of Delphi in which all others answer a roll at once, and who is asked."""
    game = find_game("delphi")
    match = Match.start(game, game.make_options(4, {"player_colours": "random"}), key=KEY)
    while True:
        decisions = match.decisions()
        if decisions[0].kind == "OthersAdvance" and len(decisions) > 1:
            return match, [decision.seat for decision in decisions]
        decision = decisions[0]
        match.play(decision.seat, decision.actions[len(match.moves) % len(decision.actions)])


def test_a_secret_answer_is_not_told_by_its_reason() -> None:
    match, (bot, person, *_) = answered_together()
    kinds = ["human" if seat == person else "random" for seat in range(4)]
    session = Session(match, kinds, Show(plain=True), Text("en", "delphi"), bot_seed=KEY)
    asked = len(match.moves)
    session.bot_turn(next(decision for decision in match.decisions() if decision.seat == bot))
    assert isinstance(session.given[asked], Reason)
    assert session.story(person, asked) == []
