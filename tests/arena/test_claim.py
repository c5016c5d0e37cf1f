"""Claims: written before the first match, read back, never written over, compared with a repetition."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from aegean.arena.claim import Claim, begin_claim, plan_of, planned, played, read_claim, write_claim
from aegean.arena.engines import Here
from aegean.arena.plan import Plan
from aegean.arena.repeat import Then
from aegean.arena.run import carry_out
from aegean.arena.toml import toml_text
from aegean.core.errors import AegeanError
from tests.arena.players import invite, plan

FILE = Path("claim.toml")
EMPTY: Claim = {"result": {"bot": [{"wilson": [0, 1]}, {"wilson": [0, 1]}]}, "played": {"seeds": []}}


def run(found: Plan) -> Claim:
    return played(planned(found), carry_out(found, Here()), "in a test")


@pytest.mark.parametrize(
    "found",
    [
        plan("greedy,random", 4, seeds=100, bound=0.4, title="Greedy is better"),
        plan("greedy,random:nodes=3", options={"cycle_limit": 30, "gold_open": True}, sprt=(0.5, 0.6), start=77),
        plan("greedy,random", 4, mixed=True, limit=123),
    ],
)
def test_the_file_holds_the_whole_plan(found: Plan, tmp_path: Path) -> None:
    file = tmp_path / "new" / "claim.toml"
    begin_claim(file, found)
    claim = read_claim(file)
    assert claim["outcome"] == "open"
    again = plan_of(claim, file)
    assert list(again.fixtures())[-1].job.key == list(found.fixtures())[-1].job.key
    assert [f.job.bots for f in again.fixtures()] == [f.job.bots for f in found.fixtures()]
    assert (again.bound, again.sprt, again.limit, again.mixed) == (found.bound, found.sprt, found.limit, found.mixed)
    assert again.options.values == found.options.values
    assert planned(again) == planned(found)


def test_what_stands_in_it_before_the_first_match() -> None:
    claim = planned(plan("greedy,random:nodes=9", 4, seeds=100, bound=0.4))
    assert claim["title"] == "greedy against random:nodes=9: Cyclades, 4 players"
    assert claim["seeds"]["start"] == 1
    assert claim["seeds"]["count"] == 100
    assert claim["rule"]["matches"] == 400
    assert claim["rule"]["bound"] == 0.4
    assert "begins at 40.0% or above" in claim["rule"]["passes"]
    assert [bot["budget"] for bot in claim["bot"]] == ["none", "nodes=9"]
    assert all(len(bot["digest"]) == 16 for bot in claim["bot"])
    assert claim["table"]["rules"] >= 1


def test_what_is_added_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    claim = run(plan("crashing,random", 3, seeds=12, bound=0.2, sprt=(0.3, 0.5)))
    result = claim["result"]
    assert claim["outcome"] == "failed"
    assert result["sprt"]["verdict"] == "rejected"
    assert result["sprt"]["log"][-1].split()[:2] == ["10", "0.0000"]
    assert (result["seeds"], result["matches"]) == (10, 30)
    challenger, field = result["bot"]
    assert (challenger["wins"], challenger["share"], field["share"]) == (0, 0, 1)
    assert challenger["wilson"] == [0, 0.1135]
    assert challenger["bootstrap"] == [0, 0]
    assert challenger["seat_matches"] == [10, 10, 10]
    assert field["seat_wins"] == [10, 10, 10]
    assert field["ms_p95"] >= field["ms_p50"] > 0
    assert result["failure"][1] == {
        "seed": 1, "turn": 1, "seat": 2, "bot": "crashing", "kind": "exception",
        "detail": "ValueError: no idea what to do",
    }  # fmt: skip
    assert [line.split()[:2] for line in claim["played"]["seeds"]][:2] == [["1", "111"], ["2", "111"]]


def test_the_same_run_writes_the_same_file_but_for_times() -> None:
    one, two = run(plan("random,random")), run(plan("random,random"))
    for claim in (one, two):
        for bot in claim["result"]["bot"]:
            del bot["ms_p50"], bot["ms_p95"]
    assert toml_text(one) == toml_text(two)


def test_a_claim_that_was_played_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "claim.toml"
    begin_claim(file, plan("random,random"))
    begin_claim(file, plan("random,random", seeds=3))  # never played: no harm done
    write_claim(file, run(plan("random,random", seeds=1)))
    with pytest.raises(AegeanError) as refused:
        begin_claim(file, plan("random,random", seeds=1))
    assert refused.value.code == "claim-there"


# --- repeating


def then(claim: Claim) -> Then:
    return Then(tomllib.loads(toml_text(claim)), plan_of(claim, FILE), FILE)


def test_a_repetition_is_compared_match_by_match() -> None:
    found = plan("random,random", seeds=3)
    claim = run(found)
    again = carry_out(found, Here())
    assert then(claim).different(again) == []
    words = claim["played"]["seeds"][1].split()
    claim["played"]["seeds"][1] = " ".join([*words[:3], "00000000"])
    assert then(claim).different(again) == [(2, 1)]


def test_matches_that_were_played_only_once_are_different() -> None:
    claim = run(plan("random,random", seeds=2))
    assert then(claim).different(carry_out(plan("random,random", seeds=1), Here())) == [(2, 0), (2, 1)]
    assert then(claim).different(carry_out(plan("random,random", seeds=3), Here())) == [(3, 0), (3, 1)]


def test_bots_that_have_changed_are_named() -> None:
    found = plan("greedy,random", seeds=1)
    claim = planned(found) | EMPTY
    assert then(claim).changed(found) == []
    claim["bot"][1]["digest"] = "0123456789abcdef"
    assert then(claim).changed(found) == ["random"]


def test_intervals_that_have_nothing_in_common() -> None:
    tally = carry_out(plan("random,random", seeds=2, limit=5), Here())  # nobody wins: 0 % to 49 %
    claim = played(planned(tally.plan), tally, "")
    assert then(claim).apart(tally) == []
    claim["result"]["bot"][1]["wilson"] = [0.6, 0.7]
    assert then(claim).apart(tally) == [1]


def claim_without(*path: str) -> Claim:
    claim: Claim = planned(plan("random,random")) | EMPTY
    at: Any = claim
    for key in path[:-1]:
        at = at[key]
    del at[path[-1]]
    return claim


@pytest.mark.parametrize("path", [("title",), ("bot",), ("table", "players"), ("seeds", "count"), ("rule", "longest")])
def test_a_file_that_lacks_something_is_no_claim(path: tuple[str, ...]) -> None:
    with pytest.raises(AegeanError) as refused:
        plan_of(claim_without(*path), FILE)
    assert refused.value.code == "bad-claim"


@pytest.mark.parametrize(
    ("claim", "code"),
    [
        (claim_without("played"), "bad-claim"),
        (claim_without("result"), "claim-not-played"),
        (planned(plan("random,random")) | EMPTY | {"played": {"seeds": ["one 00 12345678 12345678"]}}, "bad-claim"),
        (planned(plan("random,random")) | EMPTY | {"result": {"bot": []}}, "bad-claim"),
    ],
)
def test_results_that_cannot_be_read_are_no_claim(claim: Claim, code: str) -> None:
    with pytest.raises(AegeanError) as refused:
        then(claim)
    assert refused.value.code == code


def test_the_text_is_toml_and_reads_back() -> None:
    data: dict[str, Any] = {
        "words": 'a "quoted" \\ line\nand ñ \x7f', "number": 3, "part": 0.25, "yes": True, "none": [],
        "pair": [0.5, 1.0], "long": ["x" * 50, "y" * 50, "z" * 50],
        "table": {"deep": {"key": "value"}, "plain": 1},
        "many": [{"a": 1, "inside": {"b": 2}}, {"a": 3, "inside": {"b": 4}}],
    }  # fmt: skip
    assert tomllib.loads(toml_text(data)) == data
    assert list(tomllib.loads(toml_text(data))) == list(data)
    assert max(map(len, toml_text(data).splitlines())) <= 120
