"""A webhook and a mail server of our own, for tests that wait for what a server sends."""

from __future__ import annotations

import json
import socketserver
import ssl
import threading
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.server.running import LOOK_S

WAIT_S = 120.0


class Hook(ThreadingHTTPServer):
    """Keeps what is posted. `answer` is the status it gives, `to` where it then points; while it is `silent`, none."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), HookHandler)
        self.posts: list[tuple[str, dict[str, Any]]] = []
        self.answer = 204
        self.silent = threading.Event()
        self.to = ""

    def address(self, path: str, host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.server_address[1]}{path}"


class HookHandler(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.posts.append((self.path, json.loads(body)))
        if self.server.silent.is_set():
            self.rfile.read(1)  # until the other side hangs up
            self.close_connection = True
            return
        self.send_response(self.server.answer)
        if self.server.to:
            self.send_header("location", self.server.to)
        self.end_headers()

    do_GET = do_POST  # noqa: N815

    def log_message(self, format: str, *args: Any) -> None:
        pass


# A key and its certificate for "localhost", made for these tests and good for a hundred years.
CERTIFICATE = Path(__file__).with_name("certificate.pem")


class Mailbox(socketserver.ThreadingTCPServer):
    """Enough of SMTP to take a mail. `tls`: "" (never), "offered" (STARTTLS) or "at once". With an `account` it takes
    mails only of whoever has logged in, and passwords only where nobody can read along."""

    def __init__(self, tls: str = "", account: tuple[str, str] | None = None) -> None:
        super().__init__(("127.0.0.1", 0), MailHandler)
        self.mails: list[tuple[str, EmailMessage]] = []
        self.tls = tls
        self.account = account
        self.commands: list[tuple[bool, str]] = []  # encrypted?, the word
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(CERTIFICATE)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Whoever does not trust us hangs up: no report."""


class MailHandler(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        self.encrypted = self.known = False
        if self.server.tls == "at once":
            self.encrypt()
        self.say("220 here")
        while line := self.rfile.readline():
            word = line.split()[0].upper().decode()
            self.server.commands.append((self.encrypted, word))
            if not self.answer(word, line.decode()):
                return

    def say(self, *lines: str) -> None:
        """Of one code; all but the last with a hyphen behind it."""
        said = [line if line is lines[-1] else line[:3] + "-" + line[4:] for line in lines]
        self.wfile.write("".join(f"{line}\r\n" for line in said).encode())

    def encrypt(self) -> None:
        self.connection = self.server.context.wrap_socket(self.connection, server_side=True)
        self.rfile = self.connection.makefile("rb", -1)
        self.wfile = self.connection.makefile("wb", 0)
        self.encrypted, self.known = True, False  # all that was said before is void

    def answer(self, word: str, line: str) -> bool:
        """Does the conversation go on?"""
        if word == "EHLO":
            self.say(*self.offers())
        elif word == "STARTTLS" and self.server.tls == "offered" and not self.encrypted:
            self.say("220 go ahead")
            self.encrypt()
        elif word == "AUTH":
            self.log_in(line.split())
        elif self.server.account is not None and not self.known and word not in ("QUIT", "RSET", "NOOP"):
            self.say("530 who are you?")
        elif word == "DATA":
            self.say("354 go on")
            self.take_mail()
            self.say("250 ok")
        else:
            if word == "RCPT":
                self.to = line.partition("<")[2].partition(">")[0]
            self.say("221 bye" if word == "QUIT" else "250 ok")
        return word != "QUIT"

    def offers(self) -> list[str]:
        found = ["250 here"]
        if self.server.tls == "offered" and not self.encrypted:
            found.append("250 STARTTLS")
        if self.server.account is not None and self.encrypted:
            found.append("250 AUTH PLAIN")
        return found

    def log_in(self, words: list[str]) -> None:
        said = b64decode(words[2]).decode().split("\0") if len(words) == 3 and words[1].upper() == "PLAIN" else []
        self.known = self.encrypted and said[1:] == list(self.server.account or ())
        self.say("235 welcome" if self.known else "535 no")

    def take_mail(self) -> None:
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line)
        mail = message_from_bytes(b"".join(lines), _class=EmailMessage, policy=policy.default)
        self.server.mails.append((self.to, mail))


def listening(server: socketserver.BaseServer) -> Iterator[Any]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def wait_for(what: Callable[[], Any], about: str) -> Any:
    until = time.monotonic() + WAIT_S
    while not (found := what()):
        assert time.monotonic() < until, about
        time.sleep(LOOK_S)
    return found
