"""Turn notifications: one a turn and channel, for people who are not at the table, while they are still asked.

The outbox in the database remembers what was sent, so that no turn is told twice, whatever process asks. Whoever sends
a notice has it for a few minutes. If a process dies meanwhile, nobody knows whether it was sent, and it is sent again:
in that rare case perhaps twice, otherwise exactly once."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

from aegean.core.errors import AegeanError
from aegean.core.text import Text
from aegean.server.keeper import Keeper
from aegean.server.settings import Settings
from aegean.server.steps import Happening, Played, Undone
from aegean.server.storage import Row, wall_ms
from aegean.server.table import Table

LOG = logging.getLogger("aegean.server")
POLL_S = 0.5
GRACE_MS = 2_000  # time for every process to say that the person is connected to it, and for delegated bids
RETURN_S = 8.0  # after a start: time for browsers to connect again
PRESENT_MS = 30_000  # a person who is at the table now is looked for again after so long
LIMIT_S = 5.0
TRIES = 5
BACK_OFF_MS = (2_000, 15_000, 60_000, 300_000)
AT_ONCE = 8
CHANNELS = ("webhook", "email")


class NotSent(Exception):
    """The other side did not take it; trying again may help."""


class Notice(msgspec.Struct):
    """What leaves the server: nothing that a stranger at the table could not know."""

    table: str
    seat: int
    name: str
    game: str
    link: str
    text: str


class Notifier:
    def __init__(self, keeper: Keeper, settings: Settings) -> None:
        self.keeper = keeper
        self.storage = keeper.storage
        self.settings = settings
        self.watched: dict[tuple[str, int], int] = {}  # people at the table who are asked: told if they leave
        self.sending = 0
        self.mailer = ThreadPoolExecutor(2, "mail")  # not the pool in which bots think

    # --- who is to be told

    async def asked(self, table: Table) -> None:
        """After every step: write down whom to tell. People who are connected cost no query."""
        for seat, since in list(table.asked_since.items()):
            if not waits_for(table, seat, since):
                continue
            if self.is_here(table.id, seat):
                self.watched[table.id, seat] = since
            else:
                await self.try_to_queue(table, seat, since)

    async def try_to_queue(self, table: Table, seat: int, since: int) -> None:
        """What the database does not take now is tried again, as for somebody who has just left."""
        try:
            await self.queue(table, seat, since)
        except Exception:
            LOG.exception("a notice was not queued")
            self.watched[table.id, seat] = since

    def is_here(self, table_id: str, seat: int) -> bool:
        live = self.keeper.lives.get(table_id)
        return live is not None and live.table.seats[seat].identity in live.here()

    async def queue(self, table: Table, seat: int, since: int) -> None:
        person = await self.storage.identity(id=table.seats[seat].identity)
        channels = [channel for channel in CHANNELS if self.address(person, channel)]
        if not channels:
            return
        steps = await self.storage.steps_after(table.id, since - 1)
        if not steps or answered_by_itself(table, seat, steps[0].what):
            return
        for channel in channels:
            await self.storage.queue_notice(table.id, seat, since, channel, wall_ms() + GRACE_MS)

    def address(self, person: Row | None, channel: str) -> str:
        if person is None or (channel == "email" and not self.settings.smtp_url):
            return ""
        if channel == "email" and not person["email_confirmed"]:
            return ""
        return str(person[channel] or "")

    # --- sending

    async def run(self) -> None:
        """For ever, in every process."""
        self.keeper.spawn(self.look_after_restart())
        while True:
            await asyncio.sleep(POLL_S)
            try:
                await self.look_after_leavers()
                await self.send_due()
            except Exception:
                LOG.exception("notices wait")

    async def look_after_restart(self) -> None:
        """Whoever was connected and asked when a process died has not been told; who comes back need not be."""
        await asyncio.sleep(RETURN_S)
        try:
            for table_id, seat in await self.storage.asked_people_with_address():
                live = await self.keeper.live(table_id)
                since = live.table.asked_since.get(seat)
                if since is not None:
                    self.watched.setdefault((table_id, seat), since)
        except Exception:
            LOG.exception("who was asked before the restart is not told")

    async def look_after_leavers(self) -> None:
        for (table_id, seat), since in list(self.watched.items()):
            live = self.keeper.lives.get(table_id)
            if live is None or not waits_for(live.table, seat, since):
                self.watched.pop((table_id, seat), None)
            elif not self.is_here(table_id, seat):
                self.watched.pop((table_id, seat), None)
                await self.try_to_queue(live.table, seat, since)

    async def send_due(self) -> None:
        """Sending goes on in the background: a slow webhook must not keep us from saying who is here."""
        now = wall_ms()
        for notice in await self.storage.due_notices(now + GRACE_MS):
            if self.is_here(notice["table_id"], notice["seat"]):
                await self.postpone(notice)
            elif notice["due_at"] <= now and self.sending < AT_ONCE and await self.storage.claim_notice(notice):
                self.sending += 1
                self.keeper.spawn(self.send_claimed(notice))

    async def postpone(self, notice: Row) -> None:
        if await self.storage.claim_notice(notice):
            await self.again_later(notice)

    async def again_later(self, notice: Row) -> None:
        """Does not count as a try."""
        await self.storage.finish_notice({**notice, "tries": notice["tries"] - 1}, "due", wall_ms() + PRESENT_MS)

    async def send_claimed(self, notice: Row) -> None:
        try:
            await self.send(notice)
        except Exception:
            LOG.exception("a notice was not sent")
        finally:
            self.sending -= 1

    async def send(self, notice: Row) -> None:
        """Look again at the table before anything leaves: whoever has moved meanwhile is not told."""
        if notice["tries"] >= TRIES:  # its senders died of it
            await self.storage.finish_notice(notice, "failed")
            return
        try:
            live = await self.keeper.live(notice["table_id"])
            await self.keeper.catch_up(live)
        except AegeanError:
            await self.storage.finish_notice(notice, "void")
            return
        table, seat = live.table, notice["seat"]
        person = await self.storage.identity(id=table.seats[seat].identity)
        address = self.address(person, notice["channel"])
        if person is None or not address or not waits_for(table, seat, notice["seq"]):
            await self.storage.finish_notice(notice, "void")
        elif self.is_here(table.id, seat):
            await self.again_later(notice)
        else:
            await self.deliver(notice, address, self.notice_for(table, seat, person["language"]), person["language"])

    async def deliver(self, notice: Row, address: str, what: Notice, language: str) -> None:
        try:
            if notice["channel"] == "webhook":
                await post(address, msgspec.json.encode(what))
            else:
                mail = mail_of(what, self.settings.mail_from, address, language)
                await self.hand_over(mail)
        except (NotSent, OSError, smtplib.SMTPException, ValueError, AegeanError) as problem:
            # the address is private: only the kind of problem is logged
            LOG.warning("notice by %s failed: %s", notice["channel"], type(problem).__name__)
            wrong = isinstance(problem, (ValueError, AegeanError)) and not isinstance(problem, OSError)  # a certificate
            hopeless = wrong or notice["tries"] + 1 >= TRIES
            if hopeless:
                await self.storage.finish_notice(notice, "failed")
            else:
                await self.storage.finish_notice(notice, "due", wall_ms() + BACK_OFF_MS[notice["tries"]])
        else:
            await self.storage.finish_notice(notice, "sent")

    # --- is this address right?

    def ask_to_confirm(self, email: str, token: str, language: str) -> None:
        """In the background. Not in the outbox: whoever waits for this mail is there and can ask for another."""
        text = Text(language)
        body = text("confirm-mail", {"link": f"{self.settings.address}/confirm/{token}"})
        mail = new_mail(self.settings.mail_from, email, text("confirm-subject"), body)
        self.keeper.spawn(self.send_confirmation(mail))

    async def send_confirmation(self, mail: EmailMessage) -> None:
        for wait in (*BACK_OFF_MS[:2], 0):
            try:
                await self.hand_over(mail)
                return
            except (OSError, smtplib.SMTPException, ValueError) as problem:
                LOG.warning("a mail to confirm an address failed: %s", type(problem).__name__)
                await asyncio.sleep(wait / 1000)

    async def hand_over(self, mail: EmailMessage) -> None:
        await asyncio.get_running_loop().run_in_executor(self.mailer, send_mail, self.settings.smtp_url, mail)

    def notice_for(self, table: Table, seat: int, language: str) -> Notice:
        game = table.about.game
        name = table.seats[seat].name
        text = Text(language)
        said = text("notice-turn", {"name": name, "game": game.capitalize()})
        return Notice(table.id, seat, name, game, f"{self.settings.address}/t/{table.id}", said)


def waits_for(table: Table, seat: int, since: int) -> bool:
    """Is this person still asked what step `since` asked?"""
    return (
        table.asked_since.get(seat) == since
        and table.seats[seat].kind == "human"
        and table.autopilot(seat) == ""
        and table.status == "running"
    )


def answered_by_itself(table: Table, seat: int, what: Happening) -> bool:
    """Whoever moves and is asked on is in the same turn; a bid that was left with the server is another matter."""
    if isinstance(what, Undone) or (isinstance(what, Played) and what.by == "person"):
        return table.seats[what.seat].identity == table.seats[seat].identity
    return False


# --- webhooks


def local_webhooks() -> bool:
    return os.environ.get("AEGEAN_ALLOW_LOCAL_WEBHOOKS", "") == "1"


def check_webhook(address: str) -> SplitResult:
    """The form only; where the name leads is looked at when something is sent."""
    try:
        parts = urlsplit(address)
        ok = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        ok = False
    if not ok or not address.isascii() or not address.isprintable() or " " in address:
        raise AegeanError("bad-webhook")
    if not local_webhooks() and _is_address(parts.hostname or "") and not _is_public(parts.hostname or ""):
        raise AegeanError("bad-webhook")
    return parts


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _is_public(host: str) -> bool:
    """Not loopback, not private, not link-local, not multicast; also not such an address dressed as IPv6."""
    address = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            address = inner
    return address.is_global and not address.is_multicast


async def post(address: str, body: bytes) -> None:
    """One POST, no redirect followed, `LIMIT_S` for everything. The address that was checked is the one connected to,
    so that a name cannot lead elsewhere between both."""
    parts = check_webhook(address)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    try:
        async with asyncio.timeout(LIMIT_S):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
            places = [str(place[4][0]) for place in found]
            if not places or not (local_webhooks() or all(_is_public(place) for place in places)):
                raise AegeanError("bad-webhook")
            reader, writer = await asyncio.open_connection(
                places[0],
                port,
                ssl=ssl.create_default_context() if secure else None,
                server_hostname=host if secure else None,
            )
            try:
                writer.write(_request(parts, body))
                await writer.drain()
                status = await reader.readline()
            finally:
                writer.close()
    except TimeoutError:
        raise NotSent("no answer in time") from None
    words = status.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].startswith(b"2"):
        raise NotSent("refused")


def _request(parts: SplitResult, body: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc.rpartition('@')[2]}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "User-Agent: aegean",
        "Connection: close",
    ]
    return "\r\n".join(head).encode("ascii") + b"\r\n\r\n" + body


# --- mail


def check_email(address: str) -> None:
    """One address and nothing that a mail's header could take for more."""
    name, at, host = address.partition("@")
    if not (name and at and host) or not address.isprintable() or set(address) & set(' ,;:<>()[]"\\') or "@" in host:
        raise AegeanError("bad-email")


def mail_of(what: Notice, sender: str, to: str, language: str) -> EmailMessage:
    text = Text(language)
    return new_mail(sender, to, what.text, text("notice-mail", {"text": what.text, "link": what.link}))


def new_mail(sender: str, to: str, subject: str, body: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = to  # refuses line breaks
    mail["Subject"] = subject
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(body + "\n")
    return mail


def send_mail(url: str, mail: EmailMessage) -> None:
    """`smtp://user:password@host:port` (encrypted when the other side offers it) or `smtps://...`. Encrypted only with
    whom the certificate names."""
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    context = ssl.create_default_context()  # smtplib's own would trust anybody
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=LIMIT_S, context=context)
    else:
        server = smtplib.SMTP(host, parts.port or 25, timeout=LIMIT_S)
    with server:
        server.ehlo()
        if parts.scheme != "smtps" and server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(mail)
