"""The analysis of finished matches over the API: worked out once, for who may see the match, in both languages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aegean.arena.analysis import analyse
from aegean.core.record import read_file, verify
from aegean.server.analyses import part
from aegean.server.thinkers import NoAnswer
from tests.server.running import ANSWER_S, Message, Person, Server
from tests.server.talking import UNHURRIED, an_office, answered, connected, cookie, serving
from tests.server.test_history import bring, wait_until_over

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def aegean(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("analyses"), **UNHURRIED) as server:
        yield server


def brought(person: Person, record: str) -> str:
    """A table made of a record; its address."""
    status, made = bring(person, (RECORDS / record).read_text())
    assert status == 201, made
    return f"/api/tables/{made['status']['table']}/analysis"


def worked_out(person: Person, path: str) -> Message:
    deadline = time.monotonic() + 5 * ANSWER_S
    seen: Message = person.ask("POST", path)
    before = 0
    while seen["state"] == "working":
        assert before <= seen["done"] <= seen["of"]
        assert seen["moves"] == []
        before = seen["done"]
        assert time.monotonic() < deadline, "it does not end"
        time.sleep(0.05)
        seen = person.ask("GET", path)
    return seen


@pytest.mark.parametrize("record", ["cyclades/limit-3p.txt", "delphi/limit-shared-2p.txt"])
def test_an_analysis_is_asked_for_worked_out_and_kept(aegean: Server, record: str) -> None:
    ana = Person(aegean, "Ana")
    path = brought(ana, record)
    match = verify(read_file(RECORDS / record))
    assert ana.ask("GET", path)["state"] == "none"
    seen = worked_out(ana, path)
    assert seen["state"] == "done"
    assert ana.ask("POST", path) == seen, "it is there at once"
    expected = analyse(match)
    assert [move["number"] for move in seen["moves"]] == list(range(1, len(match.moves) + 1))
    assert seen["swings"] == [move.number for move in expected.swings(8)]
    assert seen["mistakes"] == [move.number for move in expected.mistakes(8)]
    for chances, curve in zip(seen["chances"], expected.curve(), strict=True):
        assert chances == pytest.approx(curve, abs=1e-4)
    for balance in seen["balances"]:
        parts = balance["start"] + balance["luck"] + balance["own"] + balance["others"]
        assert parts == pytest.approx(balance["result"], abs=1e-3)
    for move in seen["moves"]:
        assert move["label"]
        assert bool(move["bot"]) == bool(move["reason"])
        assert not move["cost"] or move["bot"]


def test_it_is_told_in_the_language_of_the_reader(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    path = brought(ana, "cyclades/limit-3p.txt")
    english = worked_out(ana, path)
    spanish = ana.ask("GET", f"{path}?language=es")
    assert spanish["chances"] == english["chances"]
    assert all(one["label"] != other["label"] for one, other in zip(english["moves"], spanish["moves"], strict=True))
    told = [move["reason"] for move in spanish["moves"] if move["reason"]]
    assert told
    assert not [reason for reason in told if reason.startswith("reason-")]


def test_it_is_kept_across_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, **UNHURRIED) as server:
        ana = Person(server, "Ana")
        path = brought(ana, "cyclades/limit-3p.txt")
        seen = worked_out(ana, path)
        server.restart()
        assert ana.ask("GET", path) == seen


def test_a_match_of_this_server_is_analysed_too(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["greedy", "random"], start=True, options={"cycle_limit": 1})
    end = wait_until_over(ana, table)
    seen = worked_out(ana, f"/api/tables/{table}/analysis")
    winners = end["result"]["places"].count(1)
    assert seen["chances"][-1] == [1 / winners if place == 1 else 0 for place in end["result"]["places"]]


def test_a_running_match_has_none(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["me", "greedy"], start=True)
    for method in ("GET", "POST"):
        status, answer = ana.call(method, f"/api/tables/{table}/analysis")
        assert (status, answer["code"]) == (409, "not-finished")


def test_who_may_not_see_the_match_sees_no_analysis(aegean: Server) -> None:
    ana, eva = Person(aegean, "Ana"), Person(aegean, "Eva")
    path = brought(ana, "cyclades/limit-3p.txt")
    for method in ("GET", "POST"):
        assert eva.call(method, path)[0] == 404
        assert aegean.request(method, path)[0] == 404


def test_a_match_that_ended_by_resigning_has_none(aegean: Server) -> None:
    ana = Person(aegean, "Ana")
    table, _ = ana.new_table(["me", "greedy"], start=True)

    async def resign() -> Message:
        async with connected(aegean, table, cookie(ana)) as socket:
            return await answered(socket, "resign", id="r1", seat=0)

    assert asyncio.run(resign())["type"] == "ack"
    assert wait_until_over(ana, table)["state"] == "over"
    status, answer = ana.call("GET", f"/api/tables/{table}/analysis")
    assert (status, answer["state"]) == (200, "never")
    status, answer = ana.call("POST", f"/api/tables/{table}/analysis")
    assert (status, answer["code"]) == (409, "analysis-unfinished")


def test_work_that_failed_is_told_and_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process may be killed again and again: then whoever waits is told, and the next one who asks is served."""

    async def run() -> None:
        async with an_office(tmp_path) as office:
            live = await table_of(office)
            ask, broken = office.keeper.thinkers.ask, True

            async def now_and_then(table: str, function: Any, *arguments: Any) -> Any:
                if function is part and broken:
                    raise NoAnswer("its process died")
                return await ask(table, function, *arguments)

            monkeypatch.setattr(office.keeper.thinkers, "ask", now_and_then)
            assert (await office.analyst.begin(live, "en")).state == "working"
            assert await ended(office, live) == "failed"
            broken = False
            assert (await office.analyst.begin(live, "en")).state == "working"
            assert await ended(office, live) == "done"

    asyncio.run(run())


async def table_of(office: Any) -> Any:
    from aegean.server.records import created_of, moves_of, read_and_verify, seats_of

    record, match = read_and_verify((RECORDS / "cyclades" / "limit-3p.txt").read_text(), True)
    about = created_of(record, "ana", public=False)
    live, _ = await office.keeper.create(about, seats_of(record), record.secret or record.key, moves_of(record, match))
    return live


async def ended(office: Any, live: Any) -> str:
    async with asyncio.timeout(5 * ANSWER_S):
        while (seen := await office.analyst.look(live, "en")).state == "working":
            await asyncio.sleep(0.02)
    return str(seen.state)
