"""Chance as a keyed stream: draw number i is a keyed hash of i, so it is unpredictable without the key, cheap to copy
and checkable afterwards by anybody who is given the key."""

from __future__ import annotations

import hashlib
from typing import Final

from aegean.core.native import mypyc_attr

KEY_BYTES: Final = 32
_SPAN: Final = 1 << 56


def commitment(key: bytes) -> str:
    """What is shown before the first move; the key shown at the end must hash to it."""
    return hashlib.sha256(b"aegean commitment 1" + key).hexdigest()


def derive_key(secret: bytes, nonces: list[bytes]) -> bytes:
    """The key of a match that several parties made: whoever holds the secret did not know the nonces when it committed
    to it, and who gave a nonce does not know the secret."""
    parts = b"".join(len(nonce).to_bytes(2, "big") + nonce for nonce in nonces)
    return hashlib.blake2b(b"aegean key 1" + parts, key=secret, digest_size=KEY_BYTES).digest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of draws. `count` draws have been made; `drawn` keeps (sides, value) of each when it is a list."""

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count
        self.drawn: list[tuple[int, int]] | None = None

    def copy(self) -> Chance:
        return Chance(self.key, self.count)

    def raw(self, number: int, sides: int) -> int:
        """Draw `number`, as a value below `sides`; a hash that would favour some values is thrown away."""
        limit = _SPAN - _SPAN % sides
        attempt = 0
        while True:
            message = number.to_bytes(8, "big") + attempt.to_bytes(2, "big")
            value = int.from_bytes(hashlib.blake2b(message, digest_size=7, key=self.key).digest(), "big")
            if value < limit:
                return value % sides
            attempt += 1

    def below(self, sides: int) -> int:
        """One draw: a value from 0 to sides - 1."""
        value = self.raw(self.count, sides)
        self.count += 1
        if self.drawn is not None:
            self.drawn.append((sides, value))
        return value

    def shuffle(self, things: list[int]) -> None:
        """Fisher-Yates, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


class ScriptedChance(Chance):
    """Gives the values it was told: how a record replays what chance gave, and how a test loads the dice."""

    def __init__(self, values: list[tuple[int, int]]) -> None:
        super().__init__(b"")
        self.values = values

    def copy(self) -> Chance:
        twin = ScriptedChance(self.values)
        twin.count = self.count
        return twin

    def raw(self, number: int, sides: int) -> int:
        if number >= len(self.values):
            raise ScriptEnds(number)
        expected, value = self.values[number]
        if expected not in (0, sides) or not 0 <= value < sides:
            raise ScriptEnds(number)
        return value


class ScriptEnds(Exception):
    """The script has no fitting value for this draw (its number is the argument)."""
