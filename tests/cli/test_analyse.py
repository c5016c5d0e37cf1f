"""`aegean analyse` as a person uses it: a real process, what is printed, the file, the exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aegean.core.match import Match
from aegean.core.record import read_file, replay, write_record
from aegean.core.registry import find_game
from tests.cli.test_commands import aegean

RECORDS = Path(__file__).parents[1] / "records"
CYCLADES = str(RECORDS / "cyclades" / "limit-3p.txt")
DELPHI = str(RECORDS / "delphi" / "limit-shared-2p.txt")
BRIEF = ("--bot", "greedy", "--outcomes", "2")


def test_the_curve_the_swings_and_the_balance_are_shown() -> None:
    done = aegean("analyse", CYCLADES, *BRIEF)
    assert done.returncode == 0, done.stderr
    rows = done.stdout.splitlines()
    assert max(map(len, rows)) <= 110
    assert [row for row in rows if row.startswith(("100 % ┤", " 50 % ┤", "  0 % ┤"))]
    assert "● Blue   ▲ Red   ■ Green" in done.stdout
    for words in ("27 decisions", "The greatest swings", "Choices that cost most", "The bot", "Luck and choice"):
        assert words in done.stdout


def test_it_speaks_spanish() -> None:
    done = aegean("analyse", DELPHI, *BRIEF, "--lang", "es")
    assert done.returncode == 0, done.stderr
    for words in ("Probabilidades de ganar", "Los mayores vuelcos", "Suerte y elección", "Elecciones propias"):
        assert words in done.stdout
    assert "analysis-" not in done.stdout
    assert "reason-" not in done.stdout


def test_plain_sentences_draw_nothing() -> None:
    done = aegean("analyse", CYCLADES, *BRIEF, "--plain")
    assert done.returncode == 0, done.stderr
    assert "After decision 27: " in done.stdout
    assert not set(done.stdout) & set("┤│●━\x1b")


def test_one_seat_only() -> None:
    done = aegean("analyse", CYCLADES, *BRIEF, "--plain", "--seat", "2")
    numbered = [row for row in done.stdout.splitlines() if row.split(".")[0].isdigit()]
    assert numbered
    assert all(row.split(". ")[1].startswith("Red,") for row in numbered)


def test_all_figures_in_a_file_and_the_same_ones_again(tmp_path: Path) -> None:
    for name in ("one.json", "two.json"):
        assert aegean("analyse", CYCLADES, *BRIEF, "--json", str(tmp_path / name)).returncode == 0
    one = (tmp_path / "one.json").read_text()
    assert one == (tmp_path / "two.json").read_text()
    body = json.loads(one)
    assert body["format"] == "aegean-analysis 1"
    assert [move["number"] for move in body["moves"]] == list(range(1, 28))
    assert body["moves"][0]["before"] == body["start"]
    for seat, balance in enumerate(body["balances"]):
        assert body["moves"][-1]["after"][seat] == balance["result"]
        parts = balance["start"] + balance["luck"] + balance["own"] + balance["others"]
        assert parts == pytest.approx(balance["result"])


def test_what_cannot_be_analysed_is_one_clear_line(tmp_path: Path) -> None:
    whole = read_file(CYCLADES)
    running = replay(whole, 10)
    unfinished = tmp_path / "unfinished.txt"
    unfinished.write_text(write_record(running, with_key=True))
    tampered = tmp_path / "tampered.txt"
    tampered.write_text(Path(CYCLADES).read_text().replace("bid ", "bid bid ", 1))
    for arguments, words in (
        (["nothing.txt"], "nothing.txt"),
        ([str(Path(__file__))], "line 1"),
        ([str(unfinished)], "to its end"),
        ([str(tampered)], "line"),
        ([CYCLADES, "--bot", "wizard"], "wizard"),
        ([CYCLADES, "--seat", "4"], "seat"),
        ([CYCLADES, "--outcomes", "0"], "0"),
    ):
        done = aegean("analyse", *arguments)
        assert done.returncode == 2, arguments
        assert done.stdout == ""
        assert len(done.stderr.strip().splitlines()) == 1
        assert words in done.stderr


def test_a_game_that_nobody_can_judge_yet_is_refused_in_a_line(tmp_path: Path) -> None:
    game = find_game("civilization")
    match = Match.start(game, game.make_options(2, {"turn_limit": 1}), key=bytes(32))
    while decisions := match.decisions():
        match.play(decisions[0].seat, decisions[0].actions[-1])
    (tmp_path / "match.txt").write_text(write_record(match), "utf-8")
    done = aegean("analyse", str(tmp_path / "match.txt"))
    assert done.returncode == 2
    assert done.stderr == "aegean: Matches of “civilization” cannot be analysed yet.\n"
