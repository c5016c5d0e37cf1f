"""Servers for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.posting import Hook, Mailbox, listening
from tests.server.running import Postgres, Server


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a process; `cluster.new_database()` is the address of an empty database."""
    postgres = Postgres()
    try:
        yield postgres.start()
    finally:
        postgres.stop()


@pytest.fixture
def postgres(cluster: Postgres) -> str:
    """The address of an empty database."""
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A running server, once on each database.

    For one of them only: `@pytest.mark.parametrize("server", ["sqlite"], indirect=True)`."""
    where: str | Path = tmp_path if request.param == "sqlite" else request.getfixturevalue("postgres")
    running = Server(where)
    try:
        yield running.start()
    finally:
        running.close()


@pytest.fixture
def hook() -> Iterator[Hook]:
    yield from listening(Hook())


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    yield from listening(Mailbox())


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    made: list[Server] = []

    def make(**environment: str) -> Server:
        made.append(Server(tmp_path, environment=environment))
        return made[-1].start()

    yield make
    for server in made:
        server.close()
