"""Jobs for thinking processes, good and bad ones; a process finds them here by their names."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from aegean.core.errors import AegeanError


def add(one: int, other: int) -> int:
    return one + other


def who() -> int:
    return os.getpid()


def talk() -> str:
    print("said to nobody")  # on what a careless process would take for its answers
    return "done"


def fall(first_time: str) -> int:
    """Dies when it is asked for the first time, and answers the second time."""
    mark = Path(first_time)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def die(*anything: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hang(began: str = "") -> None:
    if began:
        Path(began).write_text(str(os.getpid()))
    while True:
        time.sleep(0.01)


def refuse() -> None:
    raise AegeanError("no-such-move", number=7)


def fail() -> None:
    raise ZeroDivisionError("by what?")


def wait_for(flag: str) -> None:
    """Until a file is there."""
    while not Path(flag).exists():
        time.sleep(0.005)


def note(diary: str, word: str) -> None:
    with Path(diary).open("a") as file:
        file.write(word + " ")
