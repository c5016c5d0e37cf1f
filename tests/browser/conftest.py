"""A server, a Chromium, and people with a page each.

The fixtures end with this folder and not with the session: while Playwright runs, its thread has an event loop, and
`asyncio.run` in the tests of other folders would refuse."""

from __future__ import annotations

import http.client
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.looking import Watch
from tests.browser.playing import EYES, Player
from tests.server.running import Person, Server

WAIT_MS = int(os.environ.get("AEGEAN_BROWSER_WAIT_MS", "60000"))  # a machine under load may take long
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
RECORDS = Path(__file__).parents[1] / "records"
FAILURES = Path(__file__).parents[2] / "build" / "browser-failures"  # what a test that failed saw last
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=WAIT_MS)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    try:
        yield running.start()
    finally:
        running.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=find_chromium(), timeout=2 * WAIT_MS)
        yield launched
        launched.close()


class Arrive(Protocol):
    def __call__(
        self,
        person: Person | None = None,
        *,
        phone: bool = False,
        language: str = "en",
        dark: bool = False,
        remembered: dict[str, str] | None = None,
        at: Server | None = None,
    ) -> Player: ...


@pytest.fixture
def watch(server: Server) -> Iterator[Watch]:
    """Errors in the console and requests to other servers fail the test, unless it says `watch.expect("401")`."""
    watching = Watch(server.address)
    yield watching
    watching.check()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def arrive(browser: Browser, server: Server, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Somebody comes with a browser of their own: with nothing remembered, or as a person that is known."""
    contexts: list[BrowserContext] = []

    def come(
        person: Person | None = None,
        *,
        phone: bool = False,
        language: str = "en",
        dark: bool = False,
        remembered: dict[str, str] | None = None,
        at: Server | None = None,
    ) -> Player:
        given: dict[str, Any] = {"viewport": DESK}
        if phone:
            given = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        where = at or server
        made = browser.new_context(
            base_url=where.origin,
            locale={"en": "en-GB", "es": "es-ES"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            accept_downloads=True,
            **given,
        )
        contexts.append(made)
        made.set_default_timeout(WAIT_MS)
        made.add_init_script(EYES)
        for key, value in (remembered or {}).items():
            place = f"'aegean.{key}'"
            # an empty page has no storage
            made.add_init_script(
                f"try {{ localStorage.getItem({place}) ?? localStorage.setItem({place}, '{value}') }} catch {{}}"
            )
        if person:
            name, word = person.cookie.split("=", 1)
            made.add_cookies([{"name": name, "value": word, "url": where.origin}])
        made.on("page", watch.follow)
        return Player(made.new_page(), language)

    yield come
    for at, made in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            FAILURES.mkdir(parents=True, exist_ok=True)
            for page in made.pages:
                page.screenshot(path=FAILURES / f"{request.node.name}-{at}.png")
        made.close()


@pytest.fixture
def page(arrive: Arrive) -> Page:
    return arrive().page


@pytest.fixture
def person(server: Server) -> Person:
    return Person(server, "Ana")


class Past:
    """Finished matches of one person, brought in as records."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.owner = Person(server, "Clio")
        self.tables: dict[str, tuple[str, str]] = {}

    def match(self, name: str) -> tuple[str, str]:
        """The table of a record of tests/records, and its invitation. A name without a folder is one of Cyclades."""
        if name not in self.tables:
            record = RECORDS / (f"{name}.txt" if "/" in name else f"cyclades/{name}.txt")
            made = self._post("/api/tables/import", record.read_text("utf-8"))
            self.tables[name] = (made["status"]["table"], made["invite"])
        return self.tables[name]

    def moves(self, name: str) -> list[dict[str, Any]]:
        """All moves, each with its number and seat."""
        told = self.owner.ask("GET", f"/api/tables/{self.match(name)[0]}/chronicle")
        found: list[dict[str, Any]] = told["moves"]
        return found

    def before(self, name: str, wanted: Callable[[dict[str, Any]], bool]) -> tuple[int, int]:
        """How many moves were made, and which seat is asked, before the first move that is wanted."""
        move = next(one for one in self.moves(name) if one["number"] > 0 and wanted(one))
        return move["number"] - 1, move["seat"]

    def sandbox(self, who: Person, name: str, wanted: Callable[[dict[str, Any]], bool]) -> str:
        """A table of this person at the moment before the first move that is wanted, at the seat that made it."""
        table, invite = self.match(name)
        move, seat = self.before(name, wanted)
        wish = {"move": move, "seat": seat, "level": "greedy", "invite": invite}
        made = who.ask("POST", f"/api/tables/{table}/fork", wish)
        found: str = made["status"]["table"]
        return found

    def _post(self, path: str, text: str) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=WAIT_MS / 1000)
        try:
            headers = {"content-type": "text/plain", "cookie": self.owner.cookie}
            connection.request("POST", path, text.encode(), headers)
            answer = connection.getresponse()
            body = answer.read().decode()
            assert answer.status == 201, body
            return json.loads(body)
        finally:
            connection.close()


@pytest.fixture(scope="package")
def past(server: Server) -> Past:
    return Past(server)


def doing(word: str, after: int = 0) -> Callable[[dict[str, Any]], bool]:
    """Moves whose action begins with this word."""
    return lambda move: move["number"] > after and move["action"].split()[:1] == [word]


@pytest.fixture(autouse=True)
def _pages_are_built() -> None:
    built = Path(__file__).parents[2] / "src" / "aegean" / "server" / "pages" / "index.html"
    assert built.exists(), "the browser client is not built: run `make web`"
