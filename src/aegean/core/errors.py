"""One exception family. At the edge each becomes one line in the reader's language (`error-<code>`)."""

from __future__ import annotations


class AegeanError(Exception):
    """Something a person can do something about: a code of the catalogue and the values its sentence needs."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.code.replace('-', ' ')}: {details}" if details else self.code.replace("-", " ")


class BadOptions(AegeanError):
    """The table asks for something the game does not know."""


class BadNotation(AegeanError):
    """A text that is not an action of this game."""


class BadRecord(AegeanError):
    """A record that cannot be read or does not add up; `line` says where."""


class IllegalAction(AegeanError):
    """An action the rules forbid now; carries the refusal."""

    def __init__(self, refusal: object) -> None:
        super().__init__("illegal-action")
        self.refusal = refusal


class UndoRefused(AegeanError):
    """Undo would cross a seal."""
