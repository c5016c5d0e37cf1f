"""Backup, restore, export and import as an operator types them, against databases that servers made."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from aegean.core.errors import AegeanError
from aegean.server import operations
from aegean.server.keeper import BEAT_S
from aegean.server.operations import import_table, operate, restore
from aegean.server.settings import read_settings
from aegean.server.storage import Storage, wall_ms
from tests.server.running import LOOK_S, Person, Server

FINISH_S = 240.0
MOVES = 12


def aegean(*arguments: str | Path, database: str | Path = "") -> subprocess.CompletedProcess[str]:
    """`database`: the folder of an SQLite file, or the address of a PostgreSQL."""
    ours = {key: value for key, value in os.environ.items() if not key.startswith("AEGEAN_")}
    command = [sys.executable, "-m", "aegean.cli.main", *map(str, arguments)]
    if str(database).startswith("postgres"):
        ours["AEGEAN_DATABASE_URL"] = str(database)
    elif database:
        command += ["--data", str(database)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env={**ours, "LANG": "C.UTF-8"})


def do(*arguments: str | Path, database: str | Path = "") -> str:
    done = aegean(*arguments, database=database)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*arguments: str | Path, database: str | Path = "") -> str:
    """The one line that says why not."""
    done = aegean(*arguments, database=database)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


class World:
    """A server with a finished match, a running one and everything that belongs to people."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder).start()
        self.ana = Person(self.server, "Ana")
        self.ana.ask("PUT", "/api/me/password", {"login": "ana", "password": "thalassa"})
        self.ana.ask("POST", "/api/me/tokens", {"label": "my bot"})
        self.over, _ = self.ana.new_table(["random", "random"], start=True, options={"cycle_limit": 2})
        self.running, _ = self.ana.new_table(["me", "me"], start=True, pace="days")
        self.ana.ask("PUT", f"/api/tables/{self.running}/note", {"text": "take Ares"})
        asyncio.run(self.play())
        until = time.monotonic() + FINISH_S
        while self.ana.ask("GET", f"/api/tables/{self.over}")["state"] != "over":
            assert time.monotonic() < until
            time.sleep(LOOK_S)

    async def play(self) -> None:
        async with self.ana.socket(self.running) as socket:
            for number in range(MOVES):
                status = await socket.until("status")
                decision = status["decisions"][0]
                command = {"id": f"c{number}", "seat": decision["seat"], "seen": decision["since"]}
                await socket.send("play", **command, action=decision["actions"][-1]["text"])
            await socket.send("chat", id="hello", text="¡Hola!")
            while (await socket.until("ack"))["id"] != "hello":
                pass


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    made = World(tmp_path_factory.mktemp("world"))
    try:
        yield made
    finally:
        made.server.close()


def rows(file: Path, but: str = "uptime") -> list[str]:
    """Everything but the header and the heartbeat, which goes on while a server runs."""
    return [line for line in file.read_text().splitlines()[1:] if not line.startswith(f'{{"{but}"')]


def test_a_backup_of_a_running_server_restores_everything(world: World, tmp_path: Path) -> None:
    file, again, copy = tmp_path / "one", tmp_path / "two", tmp_path / "copy"
    do("backup", file, database=world.server.where)
    assert file.stat().st_mode & 0o077 == 0
    do("restore", file, database=copy)
    do("backup", again, database=copy)
    assert rows(again) == rows(file)
    kinds = {next(iter(json.loads(line))) for line in rows(file)}
    assert kinds == {"identities", "sessions", "tokens", "tables", "steps", "seats", "notes", "end"}
    server = Server(copy)
    try:
        server.start()
        for table in (world.running, world.over):
            _, there = world.ana.call("GET", f"/api/tables/{table}")
            status, _, here = server.request("GET", f"/api/tables/{table}", headers={"cookie": world.ana.cookie})
            assert status == 200
            assert without_clocks(here) == without_clocks(there)
    finally:
        server.close()


def without_clocks(status: Any) -> Any:
    return {**status, "seats": [{**seat, "left_ms": 0} for seat in status["seats"]]}


def test_the_same_file_goes_from_sqlite_to_postgresql_and_back(world: World, postgres: str, tmp_path: Path) -> None:
    file, middle, last = tmp_path / "one", tmp_path / "two", tmp_path / "three"
    do("backup", file, database=world.server.where)
    do("restore", file, database=postgres)
    do("backup", middle, database=postgres)
    do("restore", middle, database=tmp_path / "back")
    do("backup", last, database=tmp_path / "back")
    assert sorted(rows(middle)) == sorted(rows(file))  # the databases sort letters differently
    assert rows(last) == rows(file)


def test_restore_replaces_only_when_told_and_never_under_a_server(world: World, tmp_path: Path) -> None:
    file, copy = tmp_path / "one", tmp_path / "copy"
    do("backup", file, database=world.server.where)
    assert "server is using" in refused("restore", file, "--replace", database=world.server.where)
    do("restore", file, database=copy)
    assert "--replace" in refused("restore", file, database=copy)
    server = Server(copy)
    try:
        Person(server.start(), "Luis")
        server.stop()
    finally:
        server.close()
    do("restore", file, "--replace", database=copy)
    do("backup", tmp_path / "two", database=copy)
    assert rows(tmp_path / "two") == rows(file)


def test_a_server_whose_heartbeat_is_late_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine one may come after twice the usual time and more."""
    seen, asked_at = wall_ms(), time.monotonic()

    async def last_beat(_: Any) -> dict[str, int]:
        return {"last_beat": seen + (time.monotonic() > asked_at + 2.5 * BEAT_S)}

    monkeypatch.setattr(operations, "_last_beat", last_beat)
    with pytest.raises(AegeanError) as caught:
        asyncio.run(operations.refuse_running(cast("Storage", None)))
    assert caught.value.code == "server-running"


def test_a_broken_backup_is_refused_and_changes_nothing(world: World, tmp_path: Path) -> None:
    file, copy, broken = tmp_path / "one", tmp_path / "copy", tmp_path / "broken"
    do("backup", file, database=world.server.where)
    lines = file.read_text().splitlines(keepends=True)
    for text in (
        "",
        "hello\n",
        "".join(lines[:5] + lines[6:]),
        "".join([*lines[:5], "[]\n", *lines[5:]]),
        "".join([*lines[:5], lines[4], *lines[5:]]),
        lines[0].replace('"0', '"9') + "".join(lines[1:]),
        "".join([*lines, lines[-2]]),
    ):
        broken.write_text(text)
        with pytest.raises(AegeanError, match="bad backup"):
            operate(restore(read_settings(copy), broken, replace=False))
    do("restore", file, database=copy)  # nothing was left there
    broken.write_text("".join(lines[:-1]))
    assert f"line {len(lines)}" in refused("restore", broken, "--replace", database=copy)
    do("backup", tmp_path / "two", database=copy)
    assert rows(tmp_path / "two") == rows(file)


def test_nothing_to_back_up(tmp_path: Path) -> None:
    assert "no database" in refused("backup", tmp_path / "file", database=tmp_path / "nowhere")
    assert not (tmp_path / "file").exists()
    assert "nothing" in refused("restore", tmp_path / "nothing", database=tmp_path / "nowhere")


def log_lines(text: str) -> list[Any]:
    """Without the times, which are moved so that clocks go on where they stood."""
    return [{**json.loads(line), "at": 0} for line in text.splitlines()]


def test_a_running_match_goes_to_another_server_with_its_digests(world: World, tmp_path: Path) -> None:
    file = tmp_path / "log"
    do("export", world.running, file, database=world.server.where)
    text = file.read_text()
    digests = [step["what"]["digest"] for step in log_lines(text)[1:] if step["what"]["type"] == "played"]
    assert len(digests) == MOVES
    said = do("import", file, database=tmp_path / "other")
    assert digests[-1] in said
    table = said.split()[1].rstrip(":")
    assert table != world.running
    assert log_lines(do("export", table, database=tmp_path / "other")) == log_lines(text)


def test_a_log_that_was_changed_is_refused(world: World, tmp_path: Path) -> None:
    file = tmp_path / "log"
    lines = do("export", world.running, database=world.server.where).splitlines(keepends=True)
    last = json.loads(lines[-2])
    assert last["what"]["type"] == "played"
    other = json.dumps({**last, "what": {**last["what"], "digest": "00000000"}}) + "\n"
    secret = json.dumps({**json.loads(lines[0]), "secret": "00" * 32}) + "\n"
    for changed in ([*lines[:-2], other, lines[-1]], lines[:-1], [secret, *lines[1:]], lines[1:], ["{}\n"], []):
        file.write_text("".join(changed))
        with pytest.raises(AegeanError):
            operate(import_table(read_settings(tmp_path / "other"), file))
    assert "line 1" in refused("import", file, database=tmp_path / "other")


def test_a_finished_match_is_a_record_that_verifies_and_opens_again(world: World, tmp_path: Path) -> None:
    file, other = tmp_path / "record", tmp_path / "other"
    do("export", world.over, file, database=world.server.where)
    assert file.read_text() == world.ana.ask("GET", f"/api/tables/{world.over}/record")
    do("verify", file)
    table = do("import", file, database=other).split()[1].rstrip(":")
    assert do("export", table, database=other) == file.read_text()
    log = tmp_path / "log"
    log.write_text(do("export", world.over, "--log", database=world.server.where))
    table = do("import", log, database=other).split()[1].rstrip(":")
    assert do("export", table, database=other) == file.read_text()
    assert "no such table" in refused("export", "nothing", database=other)
