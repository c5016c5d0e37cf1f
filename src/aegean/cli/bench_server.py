"""`aegean bench server`: people as real WebSocket clients of a server that runs as a process of its own."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
from collections import deque
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import msgspec
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from aegean.cli.show import Show
from aegean.core.errors import AegeanError

LIMIT_MS = 100.0
FASTER = 1.3  # each step asks for so much more
MOST_STEPS = 20
START_S = 60.0
ANSWER_S = 30.0
SEATS = 2

Figures = dict[str, Any]


class Action(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    seat: int
    since: int
    actions: list[Action]


class Heard(msgspec.Struct):
    """What a client needs of any message."""

    type: str
    id: str = ""
    code: str = ""
    decisions: list[Decision] = []


hear = msgspec.json.Decoder(Heard).decode


class Server:
    """`aegean serve` on a free port of this machine."""

    def __init__(self, data: Path, postgres: str | None, workers: int) -> None:
        self.data = data
        self.postgres = postgres
        self.workers = workers
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Returns the seconds until it answered."""
        environment = {key: value for key, value in os.environ.items() if not key.startswith("AEGEAN_")}
        # everybody comes from one address here
        environment |= {"AEGEAN_REQUESTS_PER_SECOND": "1000000", "AEGEAN_NEW_PER_MINUTE": "1000000"}
        if self.postgres:
            environment["AEGEAN_DATABASE_URL"] = self.postgres
        command = [sys.executable, "-m", "aegean.cli.main", "serve", "--port", str(self.port)]
        command += ["--data", str(self.data), "--workers", str(self.workers)]
        started = perf_counter()
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment, start_new_session=True)
        while not self.healthy():
            if self.process.poll() is not None or perf_counter() - started > START_S:
                raise AegeanError("bench-failed", what="serve", detail=self.last_words())
            sleep(0.01)
        return perf_counter() - started

    def last_words(self) -> str:
        return (self.data / "server.log").read_text()[-300:].replace("\n", " ")

    def healthy(self) -> bool:
        try:
            return self.request("GET", "/health")[0] == 200
        except (OSError, http.client.HTTPException):
            return False

    def end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is not None and process.poll() is None:
            os.killpg(process.pid, how)
            try:
                process.wait(ANSWER_S)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def request(self, method: str, path: str, data: Any = None, cookie: str = "") -> tuple[int, str, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=ANSWER_S)
        try:
            headers = {"content-type": "application/json", "cookie": cookie}
            connection.request(method, path, None if data is None else json.dumps(data), headers)
            answer = connection.getresponse()
            body = answer.read()
            return answer.status, answer.getheader("set-cookie", ""), json.loads(body) if body else None
        finally:
            connection.close()

    def ask(self, method: str, path: str, data: Any = None, cookie: str = "") -> Any:
        status, _, body = self.request(method, path, data, cookie)
        if status >= 300:
            raise AegeanError("bench-failed", what=path, detail=f"{status} {body}")
        return body

    def new_person(self, name: str) -> str:
        status, cookie, body = self.request("POST", "/api/identity", {"name": name})
        if status != 201:
            raise AegeanError("bench-failed", what="identity", detail=str(body))
        return cookie.partition(";")[0]

    def new_table(self, people: list[str]) -> str:
        seats = ["me"] + ["open"] * (len(people) - 1)
        wish = {"game": "cyclades", "players": len(seats), "seats": seats}
        made = self.ask("POST", "/api/tables", wish, people[0])
        table = str(made["status"]["table"])
        for seat, cookie in enumerate(people[1:], start=1):
            self.ask("POST", f"/api/tables/{table}/seat", {"seat": seat, "invite": made["invite"]}, cookie)
        self.ask("POST", f"/api/tables/{table}/start", {}, people[0])
        return table


class Bot:
    """One person with a socket. At most one command is on its way; `ready` holds the bots that are asked."""

    def __init__(self, load: Load, connection: ClientConnection, dice: random.Random) -> None:
        self.load = load
        self.connection = connection
        self.dice = dice
        self.decision: Decision | None = None
        self.sent = ""
        self.sent_at = 0.0
        self.answered = 0  # the question that was answered last

    async def listen(self) -> None:
        try:
            async for raw in self.connection:
                self.take(hear(raw))
        except WebSocketException:
            pass
        if not self.load.over:
            self.load.errors += 1

    def take(self, heard: Heard) -> None:
        if heard.type == "status":
            self.decision = next((d for d in heard.decisions if d.since > self.answered), None)
        elif heard.type == "ack" and heard.id == self.sent:
            self.load.times.append(perf_counter() - self.sent_at)
            self.sent = ""
        elif heard.type == "error":
            self.load.errors += 1
            self.load.codes.add(heard.code)
            self.sent, self.answered = "", 0
        if self.decision is not None and not self.sent:
            self.load.add_ready(self)

    async def move(self) -> None:
        decision, self.decision = self.decision, None
        assert decision is not None
        self.load.commands += 1
        self.sent = f"c{self.load.commands}"
        self.answered = decision.since
        play = {
            "type": "play", "id": self.sent, "seat": decision.seat, "seen": decision.since,
            "action": self.dice.choice(decision.actions).text,
        }  # fmt: skip
        self.sent_at = perf_counter()
        await self.connection.send(json.dumps(play))


class Load:
    """All bots of one measurement."""

    def __init__(self, server: Server, players: int) -> None:
        self.server = server
        self.players = players
        self.bots: list[Bot] = []
        self.listening: list[asyncio.Task[None]] = []
        self.ready: deque[Bot] = deque()
        self.times: list[float] = []
        self.errors = 0
        self.codes: set[str] = set()
        self.commands = 0
        self.over = False

    async def open(self) -> None:
        """Everybody gets an identity, sits down two by two, and connects."""
        dice = random.Random(1)
        for number in range(self.players // SEATS):
            people = [self.server.new_person(f"P{number}-{seat}") for seat in range(SEATS)]
            table = self.server.new_table(people)
            for cookie in people:
                connection = await connect(
                    f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket",
                    origin=Origin(f"http://127.0.0.1:{self.server.port}"),
                    additional_headers={"cookie": cookie},
                    compression=None,
                    max_size=None,
                )
                bot = Bot(self, connection, dice)
                self.bots.append(bot)
                self.listening.append(asyncio.ensure_future(bot.listen()))

    def add_ready(self, bot: Bot) -> None:
        if bot not in self.ready:
            self.ready.append(bot)

    async def run(self, rate: float, seconds: float) -> Figures:
        """Moves at an even rate, whether or not answers come in time."""
        self.times, self.errors, self.codes = [], 0, set()
        starved = 0
        started = perf_counter()
        number = 0
        while (due := started + number / rate) < started + seconds:
            wait = due - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            number += 1
            while self.ready and (self.ready[0].decision is None or self.ready[0].sent):
                self.ready.popleft()
            if not self.ready:
                starved += 1
                await asyncio.sleep(0)
                continue
            await self.ready.popleft().move()
        sent = number - starved
        until = perf_counter() + ANSWER_S
        while len(self.times) + self.errors < sent and perf_counter() < until:
            await asyncio.sleep(0.01)
        lost = max(0, sent - len(self.times) - self.errors)
        return {
            "rate": rate, "carried": len(self.times) / (perf_counter() - started), "moves": len(self.times),
            **percentiles(self.times), "errors": self.errors + lost, "codes": sorted(self.codes),
        }  # fmt: skip

    async def close(self) -> None:
        self.over = True
        await asyncio.gather(*(bot.connection.close() for bot in self.bots), return_exceptions=True)
        await asyncio.gather(*self.listening, return_exceptions=True)


def percentiles(times: list[float]) -> Figures:
    ordered = sorted(times) or [float("nan")]
    return {f"p{share}": 1000 * ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in (50, 95, 99)}


class Flood:
    """A process of its own that sends to a table of its own as fast as it can; cut off, it comes again."""

    def __init__(self, server: Server) -> None:
        people = [server.new_person("Flood"), server.new_person("Other")]
        table = server.new_table(people)
        self.sent = get_context("spawn").Value("q", 0)
        self.process = get_context("spawn").Process(
            target=run_flood, args=(server.port, table, people[0], self.sent), daemon=True
        )

    def __enter__(self) -> Flood:
        self.process.start()
        until = perf_counter() + START_S
        while not self.sent.value and perf_counter() < until:
            sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.join()


def run_flood(port: int, table: str, cookie: str, sent: Any) -> None:
    asyncio.run(flood_for_ever(port, table, cookie, sent))


async def flood_for_ever(port: int, table: str, cookie: str, sent: Any) -> None:
    while True:
        try:
            async with connect(
                f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
                origin=Origin(f"http://127.0.0.1:{port}"),
                additional_headers={"cookie": cookie},
                compression=None,
            ) as connection:
                reading = asyncio.ensure_future(read_away(connection))
                try:
                    while True:
                        await connection.send('{"type":"ping"}')
                        sent.value += 1
                        await asyncio.sleep(0)
                finally:
                    reading.cancel()
        except (WebSocketException, OSError):
            await asyncio.sleep(0.05)


async def read_away(connection: ClientConnection) -> None:
    async for _ in connection:
        pass


async def measure_flood(server: Server, players: int, rate: float, seconds: float) -> Figures:
    """The same load without and with a flood at another table: what the others notice of it."""
    load = Load(server, players)
    try:
        await load.open()
        quiet = await load.run(rate, seconds)
        with Flood(server) as flood:
            before = flood.sent.value
            flooded = await load.run(rate, seconds)
            sent = flood.sent.value - before
        return {"quiet": quiet, "flooded": flooded, "sent": sent / seconds}
    finally:
        await load.close()


async def measure(server: Server, players: int, rate: float, seconds: float, step_seconds: float) -> list[Figures]:
    """The long run, then faster and faster until the limit is passed."""
    load = Load(server, players)
    try:
        await load.open()
        found = [await load.run(rate, seconds)] if seconds else []
        for _ in range(MOST_STEPS if step_seconds else 0):
            if found and not holds(found[-1]):
                break
            rate *= FASTER if found else 1.0
            found.append(await load.run(rate, step_seconds))
        return found
    finally:
        await load.close()


def holds(figures: Figures) -> bool:
    in_time = figures["p95"] <= LIMIT_MS and figures["carried"] >= 0.95 * figures["rate"]
    return bool(in_time and not figures["errors"])


def restart(server: Server, tables: int) -> Figures:
    """Kill the server with many running tables: how long until it answers and a table opens?"""
    person = server.new_person("Ana")
    made = [
        server.ask(
            "POST", "/api/tables", {"game": "cyclades", "players": 2, "seats": ["me", "me"], "start": True}, person
        )["status"]["table"]
        for _ in range(tables)
    ]
    server.end(signal.SIGKILL)
    health = server.start()
    started = perf_counter()
    server.ask("GET", f"/api/tables/{made[tables // 2]}", cookie=person)
    return {"tables": tables, "health_s": health, "table_s": perf_counter() - started}


def run_bench_server(
    players: int,
    rate: float,
    seconds: float,
    step_seconds: float,
    tables: int,
    flood: bool,
    postgres: str | None,
    as_json: bool,
) -> None:
    if players < SEATS:
        raise AegeanError("at-least-one", value=players // SEATS)
    ways: list[tuple[str, str | None, int]] = [("SQLite", None, 1)]
    ways += [("PostgreSQL", postgres, 1), ("PostgreSQL", postgres, 2)] if postgres else []
    results: list[Figures] = []
    show = Show(False)
    for name, url, workers in ways:
        with tempfile.TemporaryDirectory(prefix="aegean-bench-") as folder:
            server = Server(Path(folder), url, workers)
            try:
                server.start()
                runs = asyncio.run(measure(server, players, rate, seconds, step_seconds))
                flooded = asyncio.run(measure_flood(server, players, rate, seconds)) if flood and seconds else None
                again = restart(server, tables) if tables else None
            finally:
                server.end(signal.SIGTERM)
        carried = max((run["carried"] for run in runs if holds(run)), default=0.0)
        result = {
            "database": name, "workers": workers, "runs": runs, "carries": carried, "flood": flooded, "restart": again,
        }  # fmt: skip
        results.append(result)
        if not as_json:
            print_result(show, result, players)
    if as_json:
        print(json.dumps(results))


def print_result(show: Show, result: Figures, players: int) -> None:
    workers = result["workers"]
    show.heading(f"{result['database']}, {workers} worker{'s' if workers > 1 else ''}, {players} players connected")
    table = Table()
    for title in ("asked moves/s", "carried moves/s", "moves", "p50 ms", "p95 ms", "p99 ms", "errors"):
        table.add_column(title, justify="right")
    for run in result["runs"]:
        times = [f"{run[key]:.1f}" for key in ("p50", "p95", "p99")]
        errors = " ".join([str(run["errors"]), *run["codes"]])
        table.add_row(f"{run['rate']:.0f}", f"{run['carried']:.1f}", f"{run['moves']:,}", *times, errors)
    show.console.print(table)
    show.line(f"It carries {result['carries']:.0f} moves/s with 95 of 100 answers within {LIMIT_MS:.0f} ms.")
    flood = result["flood"]
    if flood is not None:
        quiet, loud = flood["quiet"], flood["flooded"]
        show.line(
            f"At {quiet['rate']:.0f} moves/s p95 is {quiet['p95']:.1f} ms; while one client sends "
            f"{flood['sent']:.0f} messages/s to a table of its own {loud['p95']:.1f} ms, {loud['errors']} errors."
        )
    again = result["restart"]
    if again is not None:
        show.line(
            f"Restart after a kill with {again['tables']:,} running tables: answers after {again['health_s']:.2f} s, "
            f"a table opens in {again['table_s'] * 1000:.0f} ms."
        )
