"""A game in numbers: what every environment needs besides the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from aegean.core.game import View
from aegean.core.native import mypyc_attr
from aegean.envs.layout import Layout
from aegean.envs.numbering import Numbering


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """One game for one number of players. Shapes never change: `layout` names every entry of an observation, `actions`
    says how many numbers there are, `kinds` lists what can be asked."""

    def __init__(self, players: int, layout: Layout, actions: int, kinds: tuple[str, ...]) -> None:
        self.players = players
        self.layout = layout
        self.size = len(layout.names)
        self.actions = actions
        self.kinds = kinds

    @abstractmethod
    def observe(self, view: View) -> bytearray:
        """The entries of the layout, not yet divided by their units: from the view alone, own seat first."""

    @abstractmethod
    def numbering(self, state: Any, seat: int) -> Numbering:
        """The list of actions of a seat; it depends on what all know: the board and the number of the seat."""

    def fallen(self, state: Any) -> Sequence[int]:
        """Seats that are out of the match, in the order in which they fell; all know them."""
        return ()
