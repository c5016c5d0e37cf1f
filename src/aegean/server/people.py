"""Who is who: an unguessable cookie for each device, a recovery link, an optional password; tokens for bots."""

from __future__ import annotations

import asyncio
import ipaddress
from functools import cache
from typing import Any

from litestar.connection import ASGIConnection

from aegean.core.errors import AegeanError
from aegean.server.limits import Backoff
from aegean.server.storage import HOUR_MS, Conflict, Row, Storage, wall_ms
from aegean.server.tokens import hash_password, hashed, new_id, new_token, password_fits

COOKIE = "aegean"
MOST_KNOWN = 10_000
# the first that is found: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrome": "Chrome",
            "CriOS": "Chrome", "Safari": "Safari"}  # fmt: skip
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "Mac",
           "CrOS": "ChromeOS", "Linux": "Linux"}  # fmt: skip
NAME_LENGTH = 24
SHORTEST_PASSWORD = 8


class Forbidden(AegeanError):
    """Not for you."""


class People:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.wrong_passwords = Backoff(most=10, window=15 * 60)
        self.seen: dict[str, str] = {}  # credential -> identity, as last looked up: whose limit a request counts on

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Row | None:
        """Whoever sends this: by bearer token (bots) or by cookie. `credential` is the hash of what was sent."""
        token, cookie = bearer_of(connection), connection.cookies.get(COOKIE)
        if token is not None:
            person = await self.storage.identity_of_token(hashed(token))
        else:
            person = await self.storage.identity_of_session(hashed(cookie)) if cookie else None
        credential = credential_of(connection)
        if person is None:
            self.seen.pop(credential, None)
            return None
        if len(self.seen) >= MOST_KNOWN:
            self.seen.clear()
        self.seen[credential] = person["id"]
        if token is None and person["used_at"] < wall_ms() - HOUR_MS:
            await self.storage.use_session(credential, wall_ms())
        return person | {"credential": credential}

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Row:
        person = await self.of(connection)
        if person is None:
            raise Forbidden("who-are-you")
        return person

    async def in_person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Row:
        """By cookie: what decides over the identity itself is not for a program that only plays for it."""
        person = await self.known(connection)
        if bearer_of(connection) is not None:
            raise Forbidden("not-for-tokens")
        return person

    async def new(self, name: str, language: str, device: str) -> tuple[Row, str, str]:
        """A new identity with its cookie and recovery word, which are shown once and stored as hashes."""
        cookie, recovery = new_token(), new_token()
        row: Row = {
            "id": new_id(), "name": clean_name(name), "recovery_hash": hashed(recovery), "language": language,
            "email_confirmed": False, "created_at": wall_ms(),
        }  # fmt: skip
        await self.storage.add_identity(row, new_session(cookie, device) | {"identity": row["id"]})
        return row, cookie, recovery

    async def recover(self, recovery: str, device: str) -> tuple[Row, str, str, list[str]]:
        """The recovery link works once: it gives a new cookie and a new link. Whoever needs it may have lost a device,
        so all other devices are logged out; their credentials come back too."""
        cookie, word = new_token(), new_token()
        found = await self.storage.recover(hashed(recovery), hashed(word), new_session(cookie, device))
        if found is None:
            raise Forbidden("recovery-unknown")
        person, void = found
        return person, cookie, word, void

    async def new_recovery(self, person: Row) -> str:
        """In place of the old word."""
        recovery = new_token()
        await self.storage.change_identity(person["id"], recovery_hash=hashed(recovery))
        return recovery

    async def set_password(self, person: Row, login: str, password: str) -> tuple[str, list[str]]:
        """The name to log in with, as it is kept. Whoever takes a new password may not trust who has the old one, so
        all other devices are logged out; their credentials come back too."""
        if len(password) < SHORTEST_PASSWORD:
            raise Forbidden("password-short", least=SHORTEST_PASSWORD)
        login = clean_name(login).lower()
        stored = await asyncio.to_thread(hash_password, password)
        try:
            return login, await self.storage.set_password(person["id"], login, stored, person["credential"])
        except Conflict:
            raise Forbidden("login-taken") from None

    async def log_in(self, login: str, password: str, address: str, device: str) -> tuple[Row, str]:
        """Counted for the name and for the address, so that neither can be tried at will. Other devices and the
        recovery word stay as they are."""
        login = tidy(login).lower()
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
        cookie = new_token()
        await self.storage.add_session(new_session(cookie, device) | {"identity": person["id"]})
        return person, cookie


def bearer_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    header = connection.headers.get("authorization", "")
    return header[7:].strip() if header.lower().startswith("bearer ") else None


def credential_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The hash of the token or cookie that was sent, known or not; "" without any."""
    word = bearer_of(connection)
    if word is None:
        word = connection.cookies.get(COOKIE, "")
    return hashed(word) if word else ""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What is counted: of IPv6 the network, since one home has all addresses in it."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


def new_session(cookie: str, device: str) -> Row:
    now = wall_ms()
    return {"cookie_hash": hashed(cookie), "label": device, "created_at": now, "used_at": now}


def device_of(user_agent: str) -> str:
    """Enough for a person to know which of their devices it is: `Firefox, Android`. No versions."""
    browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in user_agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in user_agent), "")
    return ", ".join(word for word in (browser, system) if word)


@cache
def no_password() -> str:
    """Checked when there is no such login, so that the time to answer does not tell. Made when it is first needed:
    a start after a crash should not wait for it."""
    return hash_password(new_token())


def tidy(name: str) -> str:
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:NAME_LENGTH]


def clean_name(name: str) -> str:
    cleaned = tidy(name)
    if not cleaned:
        raise AegeanError("name-empty")
    return cleaned
