"""The sequential test: its formula, its errors, how early it stops."""

from __future__ import annotations

from math import log
from random import Random
from statistics import mean, pvariance

import pytest

from aegean.arena.sprt import ACCEPT, FEWEST, REJECT, Sprt


def test_bounds_for_five_percent_of_either_error() -> None:
    assert pytest.approx(log(19)) == ACCEPT
    assert pytest.approx(-log(19)) == REJECT


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    """The difference of log-likelihoods at p1 and p0, written out seed by seed."""
    shares = [0.25, 0.5, 0.0, 0.75, 0.25, 0.25, 1.0, 0.5, 0.0, 0.25, 0.5]
    sprt = Sprt(0.25, 0.4)
    for share in shares:
        sprt.add(share, 4)
    prior = 0.325 * 0.675 / 4
    variance = pvariance(shares) + prior / len(shares)
    apart = sum(((share - 0.25) ** 2 - (share - 0.4) ** 2) / (2 * variance) for share in shares)
    assert sprt.log[-1].ratio == pytest.approx(apart)
    assert sprt.log[-1].mean == pytest.approx(mean(shares))
    assert [step.seeds for step in sprt.log] == list(range(1, 12))


def test_a_hand_computed_step() -> None:
    """Two seeds, 1/2 and 1: mean 3/4, squares 1/8 + 1/8 of the halfway share (2 matches), so variance 1/8."""
    sprt = Sprt(0.4, 0.6)
    sprt.add(0.5, 2)
    sprt.add(1.0, 2)
    assert sprt.log[-1].ratio == pytest.approx(2 * 0.2 * 0.5 / (2 * 0.125))


def test_nothing_is_decided_by_a_few_seeds() -> None:
    sprt = Sprt(0.25, 0.35)
    verdicts = [sprt.add(1.0, 4) for _ in range(FEWEST)]
    assert verdicts == [""] * (FEWEST - 1) + ["accepted"]


def run(share: float, dice: Random, most: int = 1000) -> Sprt:
    """Seeds of four matches, each won with this chance, until the test has decided."""
    sprt = Sprt(0.25, 0.35)
    for _ in range(most):
        if sprt.add(sum(dice.random() < share for _ in range(4)) / 4, 4):
            break
    return sprt


def test_errors_are_about_as_rare_as_they_should_be() -> None:
    dice = Random(6)
    low = [run(0.25, dice) for _ in range(300)]
    high = [run(0.35, dice) for _ in range(300)]
    wrong = [sum(sprt.verdict == "accepted" for sprt in low), sum(sprt.verdict == "rejected" for sprt in high)]
    assert max(wrong) <= 0.08 * 300
    assert min(wrong) > 0
    assert all(sprt.verdict for sprt in low + high)
    # 224 matches with a fixed number, about 114 one after the other (T10): 28 seeds of four
    assert 20 <= mean(len(sprt.log) for sprt in low + high) <= 36
