"""The bot of `examples/` plays whole matches as a program of its own, and the protocol it follows is written down."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from aegean.core.record import read_record, verify
from aegean.core.text import Text
from aegean.server import api, wire
from tests.server.running import Person, Server

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot.py"
PASSED_TO_WORKERS = {"AEGEAN_HOST", "AEGEAN_PORT", "AEGEAN_WORKERS"}
MATCH_S = 600.0  # takes a few seconds on an idle machine

on_sqlite = pytest.mark.parametrize("server", ["sqlite"], indirect=True)


def run_bot(server: Server, table: str, token: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(BOT), server.origin, table, token],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.1", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.1"},
    )


def finish(bot: subprocess.Popen[str]) -> tuple[int, str, str]:
    try:
        said, complained = bot.communicate(timeout=MATCH_S)
    finally:
        bot.kill()
    return bot.returncode, said, complained


def token_of(person: Person) -> str:
    token: str = person.ask("POST", "/api/me/tokens", {"label": "bot.py"})["token"]
    return token


def check_finished(person: Person, table: str, people: int) -> None:
    """The match is over by the rules, its record is honest, and the bot's seats really moved."""
    status = person.ask("GET", f"/api/tables/{table}")
    assert status["state"] == "over"
    record = read_record(person.ask("GET", f"/api/tables/{table}/record"))
    match = verify(record)
    result = match.result()
    assert result is not None
    assert list(result.places) == status["result"]["places"]
    assert record.commitment == status["commitment"]
    assert record.key.hex() == status["key"]
    assert set(range(people)) <= {move.seat for move in match.moves}


@on_sqlite
def test_the_example_plays_a_match_to_its_end(server: Server) -> None:
    ana = Person(server, "Ana")
    table, _ = ana.new_table(["me", "greedy", "greedy"], start=True)
    code, said, complained = finish(run_bot(server, table, token_of(ana)))
    assert (code, complained) == (0, "")
    assert said.strip() == ana.ask("GET", f"/api/tables/{table}")["result"]["text"]
    check_finished(ana, table, people=1)


@on_sqlite
def test_two_of_them_wait_for_the_start_and_play_each_other(server: Server) -> None:
    ana, luis = Person(server, "Ana"), Person(server, "Luis")
    table, invite = ana.new_table(["me", "open", "greedy"])
    luis.sit(table, 1, invite)
    bots = [run_bot(server, table, token_of(person)) for person in (ana, luis)]
    ana.ask("POST", f"/api/tables/{table}/start")
    assert [finish(bot)[0] for bot in bots] == [0, 0]
    check_finished(luis, table, people=2)


@on_sqlite
def test_it_goes_on_when_the_server_dies_and_comes_back(server: Server) -> None:
    ana = Person(server, "Ana")
    table, _ = ana.new_table(["me", "greedy", "greedy"], start=True)
    bot = run_bot(server, table, token_of(ana))
    wait_for_moves(ana, table, bot)
    server.kill()
    server.start()
    code, _, complained = finish(bot)
    assert (code, complained) == (0, "")
    check_finished(ana, table, people=1)


def wait_for_moves(person: Person, table: str, bot: subprocess.Popen[str]) -> None:
    """Until the bot's person is there and a few moves have been made."""
    deadline = time.monotonic() + MATCH_S
    while True:
        status = person.ask("GET", f"/api/tables/{table}")
        if (status["seats"][0]["here"] and status["seq"] > 12) or status["state"] == "over":
            return
        assert bot.poll() is None, finish(bot)
        assert time.monotonic() < deadline
        time.sleep(0.02)


@on_sqlite
@pytest.mark.parametrize(("public", "answer"), [(False, "There is no such table."), (True, "No seat here is ours.")])
def test_without_a_seat_it_says_so_and_stops(server: Server, public: bool, answer: str) -> None:
    ana, luis = Person(server, "Ana"), Person(server, "Luis")
    table, _ = ana.new_table(["me", "greedy"], start=True, public=public)
    for token, why in ((token_of(luis), answer), ("nonsense", Text("en")("error-who-are-you"))):
        code, said, complained = finish(run_bot(server, table, token))
        assert (code, said, complained.strip()) == (1, "", why)


def words_of(module: ModuleType) -> set[str]:
    """The types and fields of the messages that a module defines."""
    words: set[str] = set()
    for struct in vars(module).values():
        if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and struct is not msgspec.Struct:
            words |= set(struct.__struct_fields__)
            if struct.__struct_config__.tag is not None:
                words.add(str(struct.__struct_config__.tag))
    return words


def test_the_protocol_describes_every_message_code_and_setting() -> None:
    described = set(re.findall(r"[A-Za-z_]+(?:-[a-z]+)*", (ROOT / "docs" / "protocol.md").read_text()))
    assert words_of(wire) | words_of(api) <= described
    source = "".join(path.read_text() for path in (ROOT / "src" / "aegean" / "server").glob("*.py"))
    codes = set(re.findall(r"(?:Refused|Forbidden|Trouble)\(\s*\"([a-z-]+)\"", source))
    settings = set(re.findall(r"environ\.get\(\"(AEGEAN_[A-Z_]+)\"", source)) - PASSED_TO_WORKERS
    assert "stale" in codes
    assert "AEGEAN_ORIGINS" in settings
    assert codes | settings <= described
