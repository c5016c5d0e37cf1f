"""Who is who: an unguessable cookie, a recovery link, an optional password; tokens for bots."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from litestar.connection import ASGIConnection

from aegean.core.errors import AegeanError
from aegean.server.limits import Backoff
from aegean.server.storage import Conflict, Row, Storage, wall_ms
from aegean.server.tokens import hash_password, hashed, new_id, new_token, password_fits

COOKIE = "aegean"
NAME_LENGTH = 24
SHORTEST_PASSWORD = 8


class Forbidden(AegeanError):
    """Not for you."""


class People:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.wrong_passwords = Backoff(most=10, window=15 * 60)

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Row | None:
        """Whoever sends this: by bearer token (bots) or by cookie."""
        header = connection.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            return await self.storage.identity_of_token(hashed(header[7:].strip()))
        cookie = connection.cookies.get(COOKIE)
        return await self.storage.identity(cookie_hash=hashed(cookie)) if cookie else None

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Row:
        person = await self.of(connection)
        if person is None:
            raise Forbidden("who-are-you")
        return person

    async def new(self, name: str, language: str) -> tuple[Row, str, str]:
        """A new identity with its cookie and recovery word, which are shown once and stored as hashes."""
        cookie, recovery = new_token(), new_token()
        row: Row = {
            "id": new_id(), "name": clean_name(name), "cookie_hash": hashed(cookie), "recovery_hash": hashed(recovery),
            "language": language, "created_at": wall_ms(),
        }  # fmt: skip
        await self.storage.add_identity(row)
        return row, cookie, recovery

    async def recover(self, recovery: str) -> tuple[Row, str, str]:
        """The recovery link works once: it gives a new cookie and a new link, and the old ones are void."""
        person = await self.storage.identity(recovery_hash=hashed(recovery))
        if person is None:
            raise Forbidden("recovery-unknown")
        return await self._renew(person)

    async def _renew(self, person: Row) -> tuple[Row, str, str]:
        cookie, recovery = new_token(), new_token()
        await self.storage.change_identity(person["id"], cookie_hash=hashed(cookie), recovery_hash=hashed(recovery))
        return person, cookie, recovery

    async def set_password(self, person: Row, login: str, password: str) -> None:
        if len(password) < SHORTEST_PASSWORD:
            raise Forbidden("password-short", least=SHORTEST_PASSWORD)
        stored = await asyncio.to_thread(hash_password, password)
        try:
            await self.storage.change_identity(person["id"], login=clean_name(login).lower(), password_hash=stored)
        except Conflict:
            raise Forbidden("login-taken") from None

    async def log_in(self, login: str, password: str, address: str) -> tuple[Row, str, str]:
        """Counted for the name and for the address, so that neither can be tried at will."""
        login = login.strip().lower()
        for who in (f"name {login}", f"address {address}"):
            wait = self.wrong_passwords.wait(who)
            if wait:
                raise Forbidden("try-later", seconds=int(wait) + 1)
        person = await self.storage.identity(login=login)
        nobody = no_password()  # for everybody, or the first unknown name would take longer
        stored = person["password_hash"] if person is not None else nobody
        # in a thread: a slow hash must not hold up the tables of this process
        fits = await asyncio.to_thread(password_fits, stored or nobody, password)
        if not fits or person is None:
            self.wrong_passwords.failed(f"name {login}")
            self.wrong_passwords.failed(f"address {address}")
            raise Forbidden("wrong-password")
        self.wrong_passwords.forget(f"name {login}")
        return await self._renew(person)


@cache
def no_password() -> str:
    """Checked when there is no such login, so that the time to answer does not tell. Made when it is first needed:
    a start after a crash should not wait for it."""
    return hash_password(new_token())


def clean_name(name: str) -> str:
    cleaned = " ".join("".join(sign for sign in name if sign.isprintable()).split())[:NAME_LENGTH]
    if not cleaned:
        raise AegeanError("name-empty")
    return cleaned
