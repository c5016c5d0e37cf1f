"""How the actions of each game are said by pointing, and what a beginner would choose: one module a game."""

from __future__ import annotations

from tests.browser.pointing.cyclades import CYCLADES
from tests.browser.pointing.delphi import DELPHI
from tests.browser.pointing.way import Way

WAYS: dict[str, Way] = {way.game: way for way in (CYCLADES, DELPHI)}
