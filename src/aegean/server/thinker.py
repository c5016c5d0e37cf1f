"""A process that thinks for a server: jobs come in on standard input, answers go out on what was standard output.

A job is the name of a function and its arguments, so nothing is shared with the server. The process ends when its
input does: also a server that was killed leaves none behind."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import struct
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pkgutil import resolve_name
from queue import SimpleQueue
from typing import Any, BinaryIO

from aegean.core.errors import AegeanError
from aegean.server.logs import set_up_logs

LOG = logging.getLogger("aegean.server")
LENGTH = struct.Struct(">I")
READY = b"ready"
NICER = 5  # the server comes first, but a person waits for what is thought here


def packed(what: object) -> bytes:
    body = pickle.dumps(what)
    return LENGTH.pack(len(body)) + body


def read_jobs(source: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that the end is noticed in the middle of a thought."""
    while head := source.read(LENGTH.size):
        jobs.put(source.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def carry_out(job: bytes) -> bytes:
    """What the function gave, or why it gave nothing, ready to be sent."""
    try:
        name, arguments = pickle.loads(job)
        function: Callable[..., Any] = resolve_name(name)
        return packed(("answer", function(*arguments)))
    except AegeanError as error:
        return packed(("refused", error.code, error.values))
    except Exception as fault:
        LOG.exception("a job failed")
        return packed(("failed", f"{type(fault).__name__}: {fault}"))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its thinkers itself
    with suppress(OSError, AttributeError):
        os.nice(NICER)
    set_up_logs()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a job prints must not get between the answers
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=read_jobs, args=(sys.stdin.buffer, jobs), daemon=True).start()
    answers.write(READY)
    answers.flush()
    with suppress(BrokenPipeError):
        while True:
            answers.write(carry_out(jobs.get()))
            answers.flush()
