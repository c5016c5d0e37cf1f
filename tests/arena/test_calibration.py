"""Winning chances are compared with what came of them."""

from __future__ import annotations

import json

import pytest

from aegean.arena.calibration import Calibration, Seen
from tests.arena.test_analysis import recorded
from tests.cli.test_commands import aegean


def test_the_score_is_nothing_for_a_seer_and_ignorance_for_who_knows_nothing() -> None:
    found = Calibration(2, [Seen(0.1, [1.0, 0.0], [1.0, 0.0]), Seen(0.9, [0.5, 0.5], [0.0, 1.0])])
    assert found.brier(0.0, 0.5) == 0
    assert found.brier(0.5, 1.0) == found.ignorance() == 0.5
    assert found.brier() == 0.25


def test_a_bin_tells_what_was_said_and_what_came_true() -> None:
    found = Calibration(2, [Seen(0.0, [0.32, 0.68], [1.0, 0.0]), Seen(0.0, [0.38, 0.62], [0.0, 1.0])])
    bins = found.bins()
    assert list(bins[3]) == pytest.approx([0.35, 0.5, 2])
    assert list(bins[6]) == pytest.approx([0.65, 0.5, 2])
    assert sum(count for _, _, count in bins) == 4


def test_positions_of_a_match_are_spread_over_it() -> None:
    found = Calibration(3)
    found.add(recorded("cyclades/limit-3p"), samples=4)
    assert [round(each.part, 1) for each in found.seen] == [0.1, 0.4, 0.6, 0.9]
    assert all(sum(each.chances) == pytest.approx(1) and sum(each.result) == 1 for each in found.seen)


def test_the_command_prints_figures_and_the_same_ones_again() -> None:
    runs = [aegean("bench", "chances", "cyclades", "--players", "2", "--matches", "2", "--json") for _ in range(2)]
    assert [run.returncode for run in runs] == [0, 0], runs[0].stderr
    assert runs[0].stdout == runs[1].stdout
    figures = json.loads(runs[0].stdout)
    assert figures["positions"] == 24
    assert 0 <= figures["brier"] <= 2
    assert sum(count for _, _, count in figures["bins"]) == 48
