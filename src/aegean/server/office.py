"""What the handlers of one process share."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from aegean.core.errors import AegeanError
from aegean.core.text import Text
from aegean.server.advice import Adviser
from aegean.server.analyses import Analyst
from aegean.server.keeper import Keeper
from aegean.server.limits import Buckets
from aegean.server.notify import Notifier
from aegean.server.people import People, address_of, credential_of
from aegean.server.settings import Settings
from aegean.server.storage import Row, Storage
from aegean.server.wire import (
    Trouble,
)  # fmt: skip

LOG = logging.getLogger("aegean.server")
LOOK_S = 10.0  # how soon another process notices that a cookie or token is void
AT_ONCE = 500


class Office:
    """What the handlers share in one process."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.keeper = Keeper(storage, settings)
        self.adviser = Adviser(self.keeper)
        self.analyst = Analyst(self.keeper)
        self.people = People(storage)
        self.notifier = Notifier(self.keeper, settings)
        self.sockets: Counter[str] = Counter()
        self.messages = Buckets(settings.messages_per_second, settings.messages_per_second)
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 2)
        self.rare = Buckets(settings.new_per_minute / 60, settings.new_per_minute * 3)
        self.held: dict[str, set[Callable[[], None]]] = {}  # credential -> how to close the sockets it opened

    def slow_down(self, who: str) -> float:
        """Seconds to wait, 0 if the message is within the rate."""
        return self.messages.take(who)

    def limit_request(self, connection: ASGIConnection[Any, Any, Any, Any], rare: str = "") -> None:
        """Counted for the identity, if what was sent is known to open one, else for the address: words made up for the
        occasion bring no new limit. `rare` names what is costly or stays for good: that counts for the address."""
        address = address_of(connection)
        who = self.people.seen.get(credential_of(connection))
        wait = self.requests.take(who or f"@{address}")
        if not wait and rare:
            wait = self.rare.take(f"{rare} {address}")
        if wait:
            raise AegeanError("too-fast", seconds=wait)

    # --- sockets end with the cookie or token that opened them

    @contextmanager
    def hold(self, credential: str, close: Callable[[], None]) -> Iterator[None]:
        """A socket is open; `close` is called if its credential becomes void."""
        self.held.setdefault(credential, set()).add(close)
        try:
            yield
        finally:
            open_still = self.held.get(credential, set())
            open_still.discard(close)
            if not open_still:
                self.held.pop(credential, None)

    def cut(self, credentials: Iterable[str]) -> None:
        for credential in credentials:
            self.people.seen.pop(credential, None)
            for close in list(self.held.get(credential, ())):
                close()

    async def cut_void(self) -> None:
        """What other processes have made void."""
        held = list(self.held)
        for first in range(0, len(held), AT_ONCE):
            some = held[first : first + AT_ONCE]
            self.cut(set(some) - await self.storage.valid_credentials(some))

    async def watch_credentials(self) -> None:
        """For ever, where there are several processes."""
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self.cut_void()
            except Exception:
                LOG.exception("sockets were not looked through")


def office_of(state: State) -> Office:
    office: Office = state.office
    return office


def language_of(connection: ASGIConnection[Any, Any, Any, Any], person: Row | None = None) -> str:
    """What a request wants to be answered in; if it does not say, the language of the person who asks."""
    wanted = connection.headers.get("accept-language", "") or (person["language"] if person is not None else "")
    return "es" if wanted.lower().startswith("es") else "en"


def trouble(error: AegeanError, language: str, name: str = "") -> Trouble:
    return Trouble(error.code, Text(language).error(error), name)
