"""Matches of a claim as they are played, kept beside it, so that a long one can be stopped and go on another day."""

from __future__ import annotations

import hashlib
import json
from array import array
from pathlib import Path
from typing import Any

from aegean.arena.claim import Claim
from aegean.arena.play import Failure, Outcome
from aegean.arena.toml import toml_text
from aegean.core.errors import AegeanError

DIGITS = 3  # of milliseconds


class Diary:
    """One line a match, in the order of the plan, under a line that says which claim they belong to: those of another
    claim, or of bots that have changed since, are thrown away."""

    def __init__(self, claim_file: Path, claim: Claim) -> None:
        self.file = claim_file.with_name(claim_file.name + ".part")
        self.head = hashlib.sha256(toml_text(claim).encode()).hexdigest()
        self.outcomes: list[Outcome] = []
        if not self._read():
            self.outcomes = []
            self._write(self.head + "\n", "w")

    def _read(self) -> bool:
        try:
            head, *lines = self.file.read_text("utf-8").split("\n")
            if head == self.head:
                # The last line may be half a line; what follows the last line break was never finished.
                self.outcomes = [outcome_of(json.loads(line)) for line in lines[:-1]]
                self._write("\n".join([head, *lines[:-1], ""]), "w")
                return True
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, TypeError):
            raise AegeanError("bad-claim", file=str(self.file)) from None
        return False

    def add(self, outcome: Outcome) -> None:
        self._write(json.dumps(values_of(outcome), separators=(",", ":")) + "\n", "a")

    def close(self) -> None:
        """The claim is written; this is not needed any more."""
        self.file.unlink(missing_ok=True)

    def _write(self, text: str, mode: str) -> None:
        try:
            with self.file.open(mode, encoding="utf-8") as file:
                file.write(text)
        except OSError:
            raise AegeanError("cannot-write", file=str(self.file)) from None


def values_of(outcome: Outcome) -> dict[str, Any]:
    failure = outcome.failure
    return {
        "places": outcome.places,
        "reason": outcome.reason,
        "decisions": outcome.decisions,
        "rounds": outcome.rounds,
        "digest": outcome.digest,
        "times": [[round(each, DIGITS) for each in times] for times in outcome.times],
        "failure": None if failure is None else [failure.kind, failure.seat, failure.detail],
    }


def outcome_of(values: dict[str, Any]) -> Outcome:
    failure = values["failure"]
    return Outcome(
        places=tuple(values["places"]),
        reason=values["reason"],
        decisions=values["decisions"],
        rounds=values["rounds"],
        digest=values["digest"],
        times=[array("d", times) for times in values["times"]],
        failure=None if failure is None else Failure(failure[0], failure[1], failure[2]),
    )
