"""An action as one small number: a kind of six bits and up to three arguments of eight."""

from __future__ import annotations

from typing import Final

A: Final = 6
B: Final = 14
C: Final = 22
KIND_MASK: Final = 63
BYTE: Final = 255


def pack(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    return kind | a << A | b << B | c << C


def kind_of(action: int) -> int:
    return action & KIND_MASK


def first(action: int) -> int:
    return action >> A & BYTE


def second(action: int) -> int:
    return action >> B & BYTE


def third(action: int) -> int:
    return action >> C & BYTE
