"""Tests that need what a compiled engine has not: subclasses of its classes, the annotations of its types."""

from __future__ import annotations

import pytest

from aegean.games.cyclades import game

interpreted_only = pytest.mark.skipif(not str(game.__file__).endswith(".py"), reason="the engine is compiled")
