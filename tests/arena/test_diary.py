"""A claim that is stopped goes on where it was, and comes to the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from aegean.arena.claim import planned, played
from aegean.arena.diary import Diary
from aegean.arena.engines import Here
from aegean.arena.play import Failure, Job, Outcome
from aegean.arena.run import carry_out
from aegean.core.errors import AegeanError
from tests.arena.players import invite, plan


class Stopped(Exception):
    pass


class Counting(Here):
    """Plays so many matches, then is stopped."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.count = 0

    def play(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        for outcome in super().play(jobs):
            if self.count == self.most:
                raise Stopped
            self.count += 1
            yield outcome


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    found = plan("greedy,random", 2, seeds=3, options={"cycle_limit": 3})
    claim, file = planned(found), tmp_path / "claim.toml"
    whole = carry_out(found, Here())
    with pytest.raises(Stopped):
        carry_out(found, Counting(4), diary=Diary(file, claim))
    again = Diary(file, claim)
    assert len(again.outcomes) == 4
    engine = Counting(99)
    tally = carry_out(found, engine, diary=again)
    assert engine.count == 2
    assert tally.digest() == whole.digest()
    assert tally.wins == whole.wins
    assert [len(times) for times in tally.times] == [len(times) for times in whole.times]
    assert {**played(claim, tally, "")["result"], "bot": 0} == {**played(claim, whole, "")["result"], "bot": 0}
    again.close()
    assert list(tmp_path.iterdir()) == []


def test_half_a_line_at_the_end_was_not_played(tmp_path: Path) -> None:
    found = plan("random,random", 2, seeds=2, options={"cycle_limit": 1})
    claim, file = planned(found), tmp_path / "claim.toml"
    carry_out(found, Here(), diary=Diary(file, claim))
    part = tmp_path / "claim.toml.part"
    part.write_text(part.read_text()[:-9])
    diary = Diary(file, claim)
    assert len(diary.outcomes) == 3
    carry_out(found, Here(), diary=diary)
    assert len(Diary(file, claim).outcomes) == 4


def test_matches_of_another_claim_are_not_used(tmp_path: Path) -> None:
    found = plan("random,random", 2, seeds=1, options={"cycle_limit": 1})
    file = tmp_path / "claim.toml"
    carry_out(found, Here(), diary=Diary(file, planned(found)))
    other = planned(found)
    other["bot"][0]["digest"] = "of other code"
    assert Diary(file, other).outcomes == []


def test_failures_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    found = plan("crashing,random", 2, seeds=1)
    file, claim = tmp_path / "claim.toml", planned(plan("random,random", 2))
    carry_out(found, Here(), diary=Diary(file, claim))
    failures = [outcome.failure for outcome in Diary(file, claim).outcomes]
    assert len(failures) == 2
    assert all(isinstance(failure, Failure) and failure.kind == "exception" for failure in failures)


def test_a_diary_that_cannot_be_read_is_an_error_of_one_line(tmp_path: Path) -> None:
    claim, file = planned(plan("random,random", 2)), tmp_path / "claim.toml"
    diary = Diary(file, claim)
    diary.file.write_text(diary.head + "\nnothing\n")
    with pytest.raises(AegeanError) as error:
        Diary(file, claim)
    assert error.value.code == "bad-claim"
