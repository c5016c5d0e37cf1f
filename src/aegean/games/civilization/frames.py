"""All frames by name: what a view tells of the agenda becomes frames again."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from aegean.core.frame import Frame
from aegean.games.civilization.catalogue import NUMBERED
from aegean.games.civilization.setup import set_up

PACKAGE: Final = "aegean.games.civilization"
# With these the whole game is loaded: what begins, and all that is used in it.
WHOLE_GAME: Final = (set_up, NUMBERED)


def _frames(kind: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for frame in kind.__subclasses__():
        if frame.__module__.startswith(PACKAGE):
            found[frame.__name__] = frame
        found |= _frames(frame)
    return found


@cache
def frames() -> dict[str, Any]:
    """Looked for once, when all modules have been read."""
    return _frames(Frame)
