"""`aegean serve --open`, which `make play` runs: the page is shown once the server is up; no second server starts."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from aegean.cli.browse import answers
from tests.server.running import Server, free_port

END_S = 60.0


@contextmanager
def opened(port: int, data: Path, browser: Path) -> Iterator[subprocess.Popen[str]]:
    """The command, with a browser that writes down which address it was given."""
    browser.write_text(f'#!/bin/sh\necho "$1" >> {browser.parent}/visited\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "aegean.cli.main", "serve", "--open", "--port", str(port), "--data", str(data)]
    environment = {**os.environ, "BROWSER": str(browser), "LC_ALL": "en_GB.UTF-8"}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(END_S)


def told_address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
    assert found, said
    return found[0]


def test_the_page_is_shown_when_the_server_answers(tmp_path: Path) -> None:
    port = free_port()
    with opened(port, tmp_path, tmp_path / "browser") as process:
        assert told_address(process) == f"http://127.0.0.1:{port}"
        assert answers(port)
    assert not answers(port)


def test_another_port_is_taken_when_somebody_else_has_this_one(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with opened(taken, tmp_path, tmp_path / "browser") as process:
            port = int(told_address(process).rpartition(":")[2])
            assert port != taken
            assert answers(port)


def test_a_server_that_runs_already_is_shown(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("running"))
    try:
        server.start()
        with opened(server.port, tmp_path, tmp_path / "browser") as process:
            assert told_address(process) == server.origin
            assert process.wait(END_S) == 0
        assert (tmp_path / "visited").read_text().strip() == server.origin
        assert server.healthy()
    finally:
        server.close()
