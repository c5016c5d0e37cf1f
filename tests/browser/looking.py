"""What the browser tests look at besides the page: its console, its requests, whether everybody can use it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Watch:
    """Errors of pages and requests that leave the server. A test that provokes an error expects it first."""

    def __init__(self, host: str) -> None:
        self.hosts = {host}
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.expected = [r"401 .*/api/me\)"]  # whoever is new here asks who they are and is told: nobody yet

    def follow(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._fault)
        page.on("request", self._request)

    def expect(self, pattern: str) -> None:
        """An error whose text contains this (a regular expression) is no failure."""
        self.expected.append(pattern)

    def check(self) -> None:
        wrong = [text for text in self.errors if not any(re.search(pattern, text) for pattern in self.expected)]
        assert not wrong, f"errors in the browser: {wrong}"
        assert not self.strangers, f"requests to other servers: {self.strangers}"

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _fault(self, error: Error) -> None:
        self.errors.append(str(error))

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc not in self.hosts:
            self.strangers.append(request.url)


@cache
def axe_source() -> str:
    assert AXE.exists(), "web/node_modules is not there: run `make web`"
    return AXE.read_text("utf-8")


def assert_usable_by_all(page: Page) -> None:
    """axe finds nothing serious or critical in the page as it is now."""
    page.evaluate(axe_source())
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    grave = [
        f"{one['id']}: {one['help']} at {[node['target'] for node in one['nodes']]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not grave, "\n".join(grave)
