"""P16 in earnest: a server whose rules have faults freezes the tables that meet them, reports it, and serves on."""

from __future__ import annotations

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

from tests.server.running import Message, Person, Server
from tests.server.talking import UNHURRIED, answered, play_one, serving, status_now

FAULTS = 100
PROBLEM = "ZeroDivisionError"
SECRET_WORDS = "the purse of seat 1 holds 17"
# the fault depends on how much somebody offers: 1 is good, each other amount meets another part of the rules
AMOUNTS = (2, 3, 4)

RULES = f'''
from aegean.games.cyclades.actions import BID, amount_of, kind_of
from aegean.games.cyclades.game import GAME as SOUND

def amount(action):
    return amount_of(action) if kind_of(action) == BID else 0

class Faulty:  # no subclass: the rules may be compiled
    def __getattr__(self, name):
        return getattr(SOUND, name)

    def play(self, state, seat, action, tell=None):
        SOUND.play(state, seat, action, tell)
        if amount(action) == 2:
            raise {PROBLEM}("{SECRET_WORDS}")

    def refusal(self, state, seat, action):
        if amount(action) == 3:
            raise {PROBLEM}("{SECRET_WORDS}")
        return SOUND.refusal(state, seat, action)

    def decisions(self, state):
        if 4 in state.offer_amount:
            raise {PROBLEM}("{SECRET_WORDS}")
        return SOUND.decisions(state)

GAME = Faulty()
'''


def install_faulty_rules(folder: Path) -> str:
    """A package that registers its rules under the name of the game, as any package may; the path to find it by."""
    about = folder / "faulty_rules-1.dist-info"
    about.mkdir(parents=True)
    (folder / "faulty_rules.py").write_text(RULES)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty-rules\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[aegean.games]\ncyclades = faulty_rules:GAME\n")
    return str(folder)


async def meet_a_fault(person: Person, amount: int) -> tuple[str, Message]:
    """A table with one good move, then the one that meets the fault. The table, and how it stood before."""
    table, _ = person.new_table(["me", "me"], start=True)
    async with person.socket(table) as socket:
        status = await socket.until("status")
        await answered(socket, "play", id="good", **move(status, 1))
        before = await status_now(socket)
        for name in ("bad", "bad"):
            refused = await answered(socket, "play", id=name, **move(before, amount))
            assert (refused["type"], refused["code"]) == ("error", "table-frozen")
        after = await status_now(socket)
        assert (after["state"], after["problem"], after["decisions"]) == ("frozen", PROBLEM, [])
        assert (after["seq"], after["lines"]) == (before["seq"] + 1, before["lines"])
        assert position(after) == position(before)
        assert SECRET_WORDS not in json.dumps(after)
        return table, after


def position(status: Message) -> Message:
    """What everybody may see: nobody is asked any more, so the eyes are those of another seat."""
    return {key: value for key, value in status["view"].items() if key not in ("audience", "seats")}


def move(status: Message, amount: int) -> dict[str, Any]:
    decision = status["decisions"][0]
    texts = [action["text"] for action in decision["actions"]]
    action = next(text for text in texts if text.endswith(f" {amount}"))
    return {"seat": decision["seat"], "seen": decision["since"], "action": action}


def test_a_hundred_faults_in_a_server_that_goes_on(tmp_path: Path) -> None:
    path = install_faulty_rules(tmp_path / "rules")
    found_first = ":".join([path, *server_path()])
    with serving(tmp_path / "data", PYTHONPATH=found_first, **UNHURRIED) as server:
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        healthy, _ = ben.new_table(["me", "me"], start=True)
        assert server.process is not None
        process = server.process.pid
        frozen = asyncio.run(hundred_faults(ana, ben, healthy))
        assert server.process.pid == process
        assert server.process.poll() is None
        check_reports(server, list(frozen))
        server.restart()
        for table, status in frozen.items():
            again = ana.ask("GET", f"/api/tables/{table}")
            assert {**again, "seats": []} == {**status, "seats": []}
        assert server.request("GET", "/health")[2]["tables"] == {"frozen": FAULTS, "running": 1}
        assert asyncio.run(play_somewhat(ben, healthy, "again")) == 3


def server_path() -> list[str]:
    """Where the server of the tests finds its modules beside those that are installed."""
    return [folder for folder in os.environ.get("PYTHONPATH", "").split(":") if folder]


async def hundred_faults(ana: Person, ben: Person, healthy: str) -> dict[str, Message]:
    frozen = {}
    for number in range(FAULTS):
        table, status = await meet_a_fault(ana, AMOUNTS[number % len(AMOUNTS)])
        frozen[table] = status
        if number % 10 == 0:
            assert await play_somewhat(ben, healthy, f"n{number}") == 3
    return frozen


async def play_somewhat(person: Person, table: str, name: str) -> int:
    """A few moves that meet no fault; how many."""
    async with person.socket(table) as socket:
        status = await socket.until("status")
        for number in range(3):
            (decision,) = status["decisions"]
            harmless = [a for a in decision["actions"] if not a["text"].endswith((" 2", " 3", " 4"))]
            decision["actions"] = harmless
            status = await play_one(socket, status, f"{name}-{number}", random.Random(number))
        return 3


def check_reports(server: Server, tables: list[str]) -> None:
    """The log has one report a table, with the whole fault; the metrics count them."""
    lines = [json.loads(line) for line in server.read_log().splitlines() if line.startswith("{")]
    reports = {line["message"]: line["fault"] for line in lines if line["message"].endswith(" frozen")}
    assert set(reports) == {f"table {table} frozen" for table in tables}
    assert all(SECRET_WORDS in fault and "Traceback" in fault for fault in reports.values())
    assert f"aegean_frozen_tables_total {FAULTS}.0" in server.request("GET", "/metrics")[2]
