"""`aegean serve --open`: a server for whoever sits here, and its page in the browser."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
import webbrowser

LONGEST_START_S = 120.0  # a machine under load may take long
ANSWER_S = 5.0


def answers(port: int) -> bool:
    """Is there an Aegean at this port already?"""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=ANSWER_S)
    try:
        connection.request("GET", "/health")
        body = json.loads(connection.getresponse().read())
        return isinstance(body, dict) and body.get("ok") is True and "tables" in body
    except (OSError, ValueError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def usable_port(wanted: int) -> int:
    """The wanted one, or any that is free if somebody else has it."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    return wanted


def show(address: str, said: str) -> None:
    """Also where there is no browser (another machine, a container) the address is told."""
    print(said, flush=True)
    webbrowser.open(address)


def show_when_up(port: int, address: str, said: str) -> None:
    def wait() -> None:
        deadline = time.monotonic() + LONGEST_START_S
        while time.monotonic() < deadline:
            if answers(port):
                show(address, said)
                return
            time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()
