"""The `aegean` command as a person uses it: a real process, typed lines, what is printed, the exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from aegean.core.match import Match
from aegean.core.record import read_file, verify
from aegean.games.cyclades.game import GAME

KEY = "07" * 32
RECORD = Path(__file__).parents[1] / "records" / "cyclades" / "metropolises-3p.txt"


def aegean(*arguments: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "aegean.cli.main", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        timeout=600,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "110"},
    )


def play(*arguments: str, typed: str, cwd: Path) -> str:
    """A match with a fixed key; the typed lines end it or leave it."""
    done = aegean("play", "cyclades", "--key", KEY, *arguments, typed=typed, cwd=cwd)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "no game"),
        (["play", "cyclades", "--players", "7"], "2 to 5 players"),
        (["play", "cyclades", "--option", "moon=full"], "no option"),
        (["play", "cyclades", "--option", "gold_open=perhaps"], "gold_open"),
        (["play", "cyclades", "--players", "4", "--option", "two_player_priests=pooled"], "two_player_priests"),
        (["play", "cyclades", "--seats", "human,wizard"], "wizard"),
        (["play", "cyclades", "--players", "2", "--seats", "human,greedy,greedy"], "3"),
        (["play", "cyclades", "--seats", "greedy", "--names", "Ana"], "1"),
        (["play", "cyclades", "--key", "abc"], "64"),
        (["play", "--resume", "nothing.txt"], "nothing.txt"),
        (["replay", "nothing.txt"], "nothing.txt"),
        (["replay", str(RECORD), "--at", "999"], "999"),
        (["verify", str(Path(__file__))], "line 1"),
        (["rules", "cyclades", "xylophone"], "xylophone"),
        (["simulate", "cyclades", "--bots", "wizard"], "wizard"),
        (["simulate", "cyclades", "--matches", "0"], "0"),
        (["dance"], "dance"),
        (["play", "cyclades", "--players", "many"], "many"),
    ],
)
def test_bad_input_is_one_clear_line_and_a_failing_exit(arguments: list[str], words: str) -> None:
    done = aegean(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert words in done.stderr


def test_errors_speak_spanish() -> None:
    assert "jugadores" in aegean("play", "cyclades", "--players", "7", "--lang", "es").stderr


def test_a_tampered_record_is_rejected_with_its_line(tmp_path: Path) -> None:
    lines = RECORD.read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if " end #" in line)
    lines[number] = lines[number][:-8] + "00000000"
    (tmp_path / "bad.txt").write_text("\n".join(lines), "utf-8")
    done = aegean("verify", str(tmp_path / "bad.txt"))
    assert done.returncode == 1
    assert f"line {number + 1}" in done.stderr
    assert aegean("verify", str(RECORD)).returncode == 0


ODD_LINES = [
    "", "0", "999", "-1", "bid", "bid ares", "bid ares x", "bid ares 99999999999", "why", "why bid ares 99",
    "sail 300 A1 A2", "march 1 N1 N99", "call kraken 99", "octopus", "🐙", "undo", "log", "since", "map", "list",
    "list bid", "save /no/such/folder/file", "rules", "rules 60", "rules R-CYC-999", "help", "?", "quit", "no",
    "start 9", "rob mauve", "\x00", "a" * 5000,
]  # fmt: skip


def test_nothing_typed_at_the_prompt_ends_the_match_or_shows_a_traceback(tmp_path: Path) -> None:
    out = play("--seats", "human,random,random", typed="\n".join(ODD_LINES) + "\nquit\nyes\n", cwd=tmp_path)
    assert "aegean-match.txt" in out
    saved = read_file(tmp_path / "aegean-match.txt")
    assert all(line.seat != "blue" for line in saved.lines)  # the person has not moved


def test_why_names_the_rule_and_its_text(tmp_path: Path) -> None:
    out = play("--seats", "human,random,random", typed="why bid ares 99\nwhy bid apollo\n", cwd=tmp_path)
    assert "R-CYC-069" in out
    assert "Yes" in out


def hot_seat_until_building(match: Match) -> list[str]:
    """What three people at one keyboard type until somebody may build: Enter at each hand-over, then an action."""
    lines: list[str] = []
    at = -1
    while True:
        decision = match.decisions()[0]
        lines += [""] if decision.seat != at else []
        at = decision.seat
        texts = [match.game.action_text(match.state, action) for action in decision.actions]
        if any(text.startswith("build") for text in texts):
            return lines
        lines.append(texts[0])
        match.play(decision.seat, decision.actions[0])


def test_undo_takes_back_what_the_seat_did_and_nothing_before(tmp_path: Path) -> None:
    match = Match.start(GAME, GAME.make_options(3, {}), key=bytes.fromhex(KEY))
    lines = hot_seat_until_building(match)
    decision = match.decisions()[0]
    build = next(t for a in decision.actions if (t := GAME.action_text(match.state, a)).startswith("build"))
    typed = [*lines, build, "undo", build, "undo", "undo"]
    out = play("--seats", "human,human,human", typed="\n".join(typed) + "\n", cwd=tmp_path)
    assert out.count("has been taken back") == 2
    assert out.count("You cannot take anything back") == 1
    assert len(read_file(tmp_path / "aegean-match.txt").lines) - 1 == len(match.moves)


def test_a_match_is_saved_and_resumed(tmp_path: Path) -> None:
    play("--seats", "human,random,random", typed="1\nsave here.txt\nquit\ny\n", cwd=tmp_path)
    saved = read_file(tmp_path / "here.txt")
    verify(saved)
    done = aegean("play", "--resume", "here.txt", "--seats", "random", "--record", "end.txt", cwd=tmp_path)
    assert done.returncode == 0
    whole = read_file(tmp_path / "end.txt")
    verify(whole)
    assert [line.text for line in whole.lines[: len(saved.lines)]] == [line.text for line in saved.lines]


def test_hot_seat_hides_the_gold_of_the_others(tmp_path: Path) -> None:
    out = play("--seats", "human,human,human", "--names", "Ana,Luis,Eva", typed="\nbid apollo\n\n", cwd=tmp_path)
    screens = out.split("it is your turn")
    assert len(screens) >= 3
    for screen in screens[1:]:
        assert screen.count("7 GP (+2)") == 1
        assert screen.count("? GP (+2)") == 2


def test_plain_is_sentences_without_drawing(tmp_path: Path) -> None:
    out = play("--plain", "--seats", "human,random,random", typed="1\n", cwd=tmp_path)
    assert "\x1b" not in out
    assert not set("─│·░╭") & set(out)
    assert "gold 7, income 2" in out
    assert "gold hidden, income 2" in out


def test_look_describes_the_map_in_words(tmp_path: Path) -> None:
    lines = ["look F4", "look n3", "look kraken", "look Zeus", "look mauve"]
    out = play("--plain", "--seats", "human,random,random", typed="\n".join(lines) + "\n", cwd=tmp_path)
    assert "next to sea spaces E4 F3 F5 G3, next to isles N3 N6." in out
    assert "next to sea spaces C1 C2 D1 D3 E2 E4 F3 F4." in out
    assert "priest" in out
    assert "“mauve”" in out


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_whole_match_between_a_person_and_bots(tmp_path: Path, lang: str, plain: list[str]) -> None:
    """The person always takes the first choice on the list."""
    seats = ("--seats", "human,greedy,greedy", "--lang", lang, "--record", "end.txt")
    out = play(*seats, *plain, typed="1\n" * 4000, cwd=tmp_path)
    record = read_file(tmp_path / "end.txt")
    verify(record)
    assert record.result is not None
    assert record.key.hex() in out
    assert ("The match is over" if lang == "en" else "partida") in out


def test_replay_tells_the_match_and_shows_any_position() -> None:
    whole = aegean("replay", str(RECORD))
    assert whole.returncode == 0
    assert "Step 1 of" in whole.stdout
    at = aegean("replay", str(RECORD), "--at", "5", "--plain", "--lang", "es")
    assert "Ciclo" in at.stdout
    assert len(at.stdout) < len(whole.stdout)


def test_rules_can_be_searched_in_both_languages() -> None:
    assert "R-CYC-104" in aegean("rules", "cyclades", "kraken").stdout
    assert "R-CYC-060" in aegean("rules", "cyclades", "60", "--lang", "es").stdout
    assert "313 of 313" in aegean("rules", "cyclades", "--coverage", cwd=Path(__file__).parents[2]).stdout


def test_options_are_listed_with_their_values() -> None:
    out = aegean("options", "cyclades").stdout
    assert "several_winners = gold | metropolises_first" in out
    assert "R-CYC-212" in out


def test_simulate_sums_up_and_is_reproducible(tmp_path: Path) -> None:
    arguments = ("simulate", "cyclades", "--bots", "greedy,random", "--players", "3", "--matches", "6", "--seed", "5")
    one = aegean(*arguments, "--save", str(tmp_path / "records"))
    assert one.returncode == 0
    assert "greedy" in one.stdout
    assert len(list((tmp_path / "records").glob("*.txt"))) == 6
    assert aegean(*arguments, "--jobs", "2").stdout == one.stdout


def test_fuzz_reports_what_it_checked() -> None:
    done = aegean("fuzz", "cyclades", "--matches", "4", "--every", "50")
    assert done.returncode == 0
    assert "GodTurn" in done.stdout
