"""Real servers for the tests: Aegean as a process of its own, a PostgreSQL, and people who talk to them."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.installing import found_or_installed

START_S = 120.0  # a machine under load may take long; a server that is dead is noticed at once
ANSWER_S = 60.0
LOOK_S = 0.02
# all people of the tests come from one address; "" is the limit of a server as it is run
GENEROUS = {"AEGEAN_REQUESTS_PER_SECOND": "1000000", "AEGEAN_NEW_PER_MINUTE": "1000000"}

Message = dict[str, Any]


PORTS = range(20_000, 32_000)  # below those the system gives to clients: no connection takes one during a restart
taken: set[int] = set()


def free_port() -> int:
    """One that no other server of this test run has or had, be it down at the moment: pytest's workers share none."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    ours = PORTS[worker :: int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))]
    while True:
        port = random.SystemRandom().choice(ours)
        if port in taken:
            continue
        taken.add(port)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Server:
    """`aegean serve` as a process. `where`: the folder of its SQLite file, or the address of a PostgreSQL database."""

    def __init__(
        self,
        where: str | Path,
        *,
        port: int | None = None,
        workers: int = 1,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.postgres = isinstance(where, str) and where.startswith("postgres")
        self.where = where
        self.port = port or free_port()
        self.workers = workers
        self.environment = environment or {}
        self.folder = Path(tempfile.mkdtemp(prefix="aegean-server-"))  # its log, and data if there is no SQLite file
        self.log = self.folder / "log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def origin(self) -> str:
        return f"http://{self.address}"

    @property
    def database_url(self) -> str:
        """As `Storage.open` takes it."""
        if self.postgres:
            return "postgresql+asyncpg://" + str(self.where).split("://", 1)[1]
        return f"sqlite+aiosqlite:///{Path(self.where) / 'aegean.db'}"

    def start(self) -> Server:
        self.launch()
        self.wait_until_up()
        return self

    def launch(self) -> None:
        """Start the process and do not wait for it."""
        assert self.process is None
        ours = {key: value for key, value in os.environ.items() if not key.startswith("AEGEAN_")}
        ours |= GENEROUS
        data = str(self.folder)
        if self.postgres:
            ours["AEGEAN_DATABASE_URL"] = str(self.where)
        else:
            data = str(self.where)
        command = [sys.executable, "-m", "aegean.cli.main", "serve", "--port", str(self.port), "--data", data]
        command += ["--workers", str(self.workers)]
        with self.log.open("ab") as log:
            # a process group of its own: a kill takes the workers with it
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env=ours | self.environment, start_new_session=True
            )

    def wait_until_up(self) -> None:
        deadline = time.monotonic() + START_S
        while not self.healthy():
            assert self.process is not None
            assert self.process.poll() is None, f"the server did not start:\n{self.read_log()}"
            assert time.monotonic() < deadline, f"the server is not up after {START_S} s:\n{self.read_log()}"
            time.sleep(LOOK_S)

    def healthy(self) -> bool:
        try:
            return self.request("GET", "/health")[0] == 200
        except (OSError, http.client.HTTPException):
            return False

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing flushed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM, then wait. Returns the exit code."""
        return self._end(signal.SIGTERM)

    def restart(self) -> None:
        """Start again on the same data and port; a server that still runs is stopped first."""
        if self.process is not None:
            self.stop()
        self.start()

    def close(self) -> None:
        """Whatever state it is in: gone, with its log."""
        self._end(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        try:
            if how == signal.SIGKILL:
                os.killpg(process.pid, how)
            else:
                process.send_signal(how)
        except ProcessLookupError:
            pass
        try:
            return process.wait(ANSWER_S)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise AssertionError(f"the server did not stop:\n{self.read_log()}") from None

    def read_log(self) -> str:
        return self.log.read_text() if self.log.exists() else ""

    def request(
        self, method: str, path: str, data: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], Any]:
        """Status, headers (names in lower case) and body: decoded if it is JSON, else the text."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=ANSWER_S)
        try:
            body = None if data is None else json.dumps(data)
            connection.request(method, path, body, {"content-type": "application/json"} | (headers or {}))
            answer = connection.getresponse()
            text = answer.read().decode()
            names = {key.lower(): value for key, value in answer.getheaders()}
            if "json" in names.get("content-type", ""):
                return answer.status, names, json.loads(text) if text else None
            return answer.status, names, text
        finally:
            connection.close()


class Person:
    """Somebody with an identity of their own on a server."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        status, headers, body = server.request("POST", "/api/identity", {"name": name})
        assert status == 201, body
        self.cookie = headers["set-cookie"].split(";")[0]
        self.id: str = body["me"]["id"]
        self.recovery: str = body["recovery"]

    def call(self, method: str, path: str, data: Any = None) -> tuple[int, Any]:
        status, _, body = self.server.request(method, path, data, {"cookie": self.cookie})
        return status, body

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """A call that has to succeed; its answer."""
        status, body = self.call(method, path, data)
        assert status < 300, (method, path, status, body)
        return body

    def new_table(self, seats: Sequence[str], *, start: bool = False, **wishes: Any) -> tuple[str, str]:
        """The table and its invitation."""
        wish = {"game": "cyclades", "players": len(seats), "seats": list(seats), "start": start} | wishes
        made = self.ask("POST", "/api/tables", wish)
        return made["status"]["table"], made["invite"]

    def sit(self, table: str, seat: int, invite: str) -> None:
        self.ask("POST", f"/api/tables/{table}/seat", {"seat": seat, "invite": invite})

    @asynccontextmanager
    async def socket(self, table: str, after: int = 0) -> AsyncIterator[Socket]:
        url = f"ws://{self.server.address}/api/tables/{table}/socket?after={after}"
        headers = {"cookie": self.cookie}
        origin = Origin(self.server.origin)
        async with connect(
            url, origin=origin, additional_headers=headers, compression=None, max_size=None, open_timeout=ANSWER_S
        ) as connection:
            yield Socket(connection)


class Socket:
    """An open socket: messages go out and come in decoded."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, kind: str, **values: Any) -> None:
        await self.connection.send(json.dumps({"type": kind} | values))

    async def receive(self) -> Message:
        message: Message = json.loads(await asyncio.wait_for(self.connection.recv(), ANSWER_S))
        return message

    async def until(self, *kinds: str) -> Message:
        """The next message of one of these kinds; what comes before it is dropped."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def __aiter__(self) -> AsyncIterator[Message]:
        """Every message until the server closes."""
        async for raw in self.connection:
            yield json.loads(raw)


class Postgres:
    """A PostgreSQL of the tests: its own folder and port, every commit synchronised as in earnest."""

    USER = "aegean"

    def __init__(self) -> None:
        self.programs = find_postgres()
        self.owner = unprivileged_user()
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="aegean-postgres-"))
        self.databases = 0

    @property
    def url(self) -> str:
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        return f"postgresql://{self.USER}@127.0.0.1:{self.port}/{database}"

    def start(self) -> Postgres:
        if self.owner:
            shutil.chown(self.folder, self.owner)
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", self.USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=on -c synchronous_commit=on"
        self._run("pg_ctl", "-D", data, "-l", str(self.folder / "log"), "-o", options, "-w", "-t", "60", "start")
        return self

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"aegean_{self.databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", self.USER, name)
        return self.url_of(name)

    def _run(self, program: str, *arguments: str) -> None:
        before = ["runuser", "-u", self.owner, "--"] if self.owner else []
        # not through a pipe: the server inherits it and would keep it open
        with tempfile.TemporaryFile() as said:
            command = [*before, str(self.programs / program), *arguments]
            code = subprocess.run(command, stdout=said, stderr=said, cwd="/", check=False).returncode
            said.seek(0)
            assert code == 0, f"{program}: {said.read().decode()}"


HOW_TO_INSTALL = (
    "These tests start a PostgreSQL of their own and found none under /usr/lib/postgresql nor in PATH. "
    "Install the server: apt-get install postgresql (Debian, Ubuntu), dnf install postgresql-server (Fedora), "
    "brew install postgresql (macOS)."
)


def find_postgres() -> Path:
    """The folder of initdb and pg_ctl; as root they are installed if missing."""
    found = found_or_installed(installed_postgres, "postgresql")
    assert found is not None, HOW_TO_INSTALL
    return found


def installed_postgres() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: folder.parent.name.zfill(4))
    in_path = shutil.which("pg_ctl")
    if in_path:
        folders.insert(0, Path(in_path).resolve().parent)
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


def unprivileged_user() -> str:
    """PostgreSQL refuses to run as root: who runs it then; "" for whoever runs the tests."""
    if os.geteuid() != 0:
        return ""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)
