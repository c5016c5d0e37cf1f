"""Unguessable words, and how they are stored."""

from __future__ import annotations

import hashlib
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_HASHER = PasswordHasher()


def new_token() -> str:
    """160 bits, safe in an address."""
    return secrets.token_urlsafe(20)


def new_id() -> str:
    """For things that have an address but are guarded otherwise: 96 bits."""
    return secrets.token_hex(12)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def hash_password(password: str) -> str:
    return _HASHER.hash(password)


def password_fits(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False
