"""Keys from plain words: whatever chance decides in a match follows from its seed."""

from __future__ import annotations

import hashlib


def seeded(*words: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, words)).encode()).digest()


def match_key(seed: int) -> bytes:
    """All seatings of one seed are dealt the same game."""
    return seeded("arena match", seed)


def bot_key(seed: int, turn: int, seat: int) -> bytes:
    """A stream of its own for every bot in every match."""
    return seeded("arena bot", seed, turn, seat)
