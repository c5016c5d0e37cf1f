"""`aegean arena` as a person uses it: what is printed in both languages, the claim file, the exit code."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from aegean.arena.claim import read_claim
from aegean.cli.main import main
from tests.arena.players import invite


def small(bots: str = "random,random", players: int = 2, seeds: int = 2) -> list[str]:
    table = ["--players", str(players), "--bots", bots, "--seeds", str(seeds)]
    return ["arena", "cyclades", *table, "--jobs", "1"]


class Terminal:
    """Runs the command in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("COLUMNS", "160")
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        monkeypatch.delenv("AEGEAN_LANG", raising=False)

    def run(self, *words: str) -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "argv", ["aegean", *words])
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("words", "clue"),
    [
        (["--bots", "greedy"], "two bots"),
        (["--bots", "greedy,wizard"], "wizard"),
        (["--bots", "greedy,random,random", "--players", "4", "--mixed"], "mixed table of 4"),
        (["--seeds", "0"], "at least 1"),
        (["--jobs", "0"], "at least 1"),
        (["--bound", "40"], "between 0 and 1"),
        (["--sprt", "0.5"], "0.25,0.35"),
        (["--sprt", "high,low"], "high,low"),
        (["--repeat", "nothing.toml"], "nothing.toml"),
        (["--repeat", __file__], "not a claim"),
        (["--repeat", __file__, "--seeds", "3"], "--jobs"),
        (["--claim", "/dev/null/claim.toml"], "cannot be written"),
        (["--players", "9"], "2 to 5"),
        (["--engine", "abacus"], "abacus"),
    ],
)
def test_bad_input_is_one_clear_line(terminal: Terminal, words: list[str], clue: str) -> None:
    code, out, err = terminal.run("arena", *words)
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert clue in err


@pytest.mark.parametrize(
    ("lang", "clues"),
    [
        ("en", ["4 matches, seeds 1 to 2", "Over seeds", "random (2)", "Wins by seat", "on average", "No failures"]),
        ("es", ["4 partidas, semillas 1 a 2", "Por semillas", "Victorias por asiento", "de media", "Ningún fallo"]),
    ],
)
def test_the_summary_in_both_languages(terminal: Terminal, lang: str, clues: list[str]) -> None:
    code, out, _ = terminal.run(*small(), "--lang", lang)
    assert code == 0
    assert [clue for clue in clues if clue not in out] == []


def test_failures_are_listed_in_both_languages(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    _, out, _ = terminal.run(*small("crashing,random"), "--seed", "40")
    assert "4 failures, counted as defeats:" in out
    assert "seed 40, match 1, seat 1, crashing: stopped with ValueError: no idea what to do" in out
    _, out, _ = terminal.run(*small("cheating,random"), "--lang", "es")
    assert "semilla 2, partida 2, asiento 2, cheating: ha elegido una acción que no es legal (-1)" in out


def test_simulate_lists_failures_too(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    code, out, _ = terminal.run("simulate", "cyclades", "--players", "2", "--bots", "crashing,random", "--matches", "2")
    assert code == 1
    assert "seed 0, match 2, seat 2, crashing: stopped with ValueError" in out


def test_a_claim_is_played_repeated_and_missed_when_it_differs(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "claim.toml"
    code, out, _ = terminal.run(*small(), "--bound", "0.01", "--title", "Random wins sometimes", "--claim", str(file))
    assert code == 0
    assert "The claim holds." in out
    assert read_claim(file)["outcome"] == "passed"

    code, out, _ = terminal.run("arena", "--repeat", str(file), "--jobs", "2")
    assert code == 0
    assert "Random wins sometimes" in out
    assert "All 4 matches came out the same" in out

    digest = read_claim(file)["played"]["seeds"][1].split()[2]
    old = read_claim(file)["bot"][0]["digest"]
    file.write_text(file.read_text("utf-8").replace(digest, "00000000").replace(old, "0" * 16), "utf-8")
    code, out, _ = terminal.run("arena", "--repeat", str(file), "--jobs", "1", "--lang", "es")
    assert code == 1
    assert "Ya no son lo que eran cuando se jugó la afirmación: random." in out
    assert "Una partida ha salido distinta (semilla/partida): 2/1" in out

    code, _, err = terminal.run(*small(), "--claim", str(file))
    assert code == 2
    assert "--repeat" in err


def test_changed_bots_alone_are_no_difference(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "claim.toml"
    terminal.run(*small(), "--claim", str(file))
    old = read_claim(file)["bot"][0]["digest"]
    file.write_text(file.read_text("utf-8").replace(old, "0" * 16), "utf-8")
    code, out, _ = terminal.run("arena", "--repeat", str(file), "--jobs", "1")
    assert code == 0
    assert "Not what they were" in out
    assert "came out the same" in out


def test_claims_with_budgets_of_time_are_compared_by_their_intervals(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "claim.toml"
    terminal.run(*small("random:ms=50,random"), "--claim", str(file))
    code, out, _ = terminal.run("arena", "--repeat", str(file), "--jobs", "1")
    assert code == 0
    assert out.count("The intervals overlap.") == 2
    wilson = ", ".join(map(str, read_claim(file)["result"]["bot"][0]["wilson"]))
    file.write_text(file.read_text("utf-8").replace(wilson, "0.999, 1.0"), "utf-8")
    code, out, _ = terminal.run("arena", "--repeat", str(file), "--jobs", "1")
    assert code == 1
    assert "The intervals have nothing in common." in out


def test_a_bound_that_is_not_reached_is_an_exit_code(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "claim.toml"
    code, out, _ = terminal.run(*small(), "--bound", "0.99", "--claim", str(file))
    assert code == 1
    assert "99.0% was asked for" in out
    assert "The claim does not hold." in out
    assert read_claim(file)["outcome"] == "failed"


def test_the_sequential_test_says_what_it_found(terminal: Terminal) -> None:
    code, out, _ = terminal.run(*small(), "--sprt", "0.4,0.6")
    assert code == 1
    assert "undecided after 2 seeds" in out


def test_all_bots_at_one_table(terminal: Terminal) -> None:
    bots = "greedy,random,random:nodes=1"
    limit = ("--option", "cycle_limit=2")
    code, out, _ = terminal.run(*small(bots, 3, 1), *limit, "--mixed")
    assert code == 0
    assert "3 matches, seeds 1 to 1" in out
    assert out.count("random:nodes=1") == 2
    assert " 0.0 ± " in out  # Random's rating


def test_the_bench_plays_in_processes_and_on_ray_or_says_what_is_missing(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aegean.cli.bench_arena.find_spec", lambda _: None)
    words = ("bench", "arena", "--bots", "random,random", "--players", "2", "--seeds", "1", "--rounds", "1")
    code, out, _ = terminal.run(*words)
    assert code == 0
    assert out.count("process") == 2
    assert "pip install aegean[ray]" in out


def test_budgets_are_measured_on_decisions_of_whole_matches(terminal: Terminal) -> None:
    words = ("bench", "budgets", "delphi", "--bots", "planner", "--players", "2")
    code, out, _ = terminal.run(*words, "--ms", "5,20", "--decisions", "4", "--json")
    assert code == 0
    rows = json.loads(out)
    assert [row["bot"] for row in rows] == ["planner:ms=5", "planner:ms=20"]
    for row in rows:
        assert row["decisions"] == 4
        assert 0 < row["p50"] <= row["p95"] <= row["most"]
    code, out, _ = terminal.run(*words, "--ms", "20", "--decisions", "2", "--lang", "es")
    assert code == 0
    assert "Bot y presupuesto" in out


@pytest.mark.parametrize(("limits", "decisions"), [("", "4"), ("soon", "4"), ("5", "0")])
def test_a_budget_that_is_none_is_an_error_of_one_line(terminal: Terminal, limits: str, decisions: str) -> None:
    code, out, error = terminal.run("bench", "budgets", "delphi", "--ms", limits, "--decisions", decisions)
    assert code == 2
    assert not out
    assert error.count("\n") == 1
