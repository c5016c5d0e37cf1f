"""Cyclades as the kernel sees it."""

from __future__ import annotations

from aegean.core.chance import Chance
from aegean.core.events import Tell, Value
from aegean.core.game import Game, Result, View
from aegean.core.options import Options
from aegean.games.cyclades import actions as a
from aegean.games.cyclades import notation
from aegean.games.cyclades import view as views
from aegean.games.cyclades.actions import pack
from aegean.games.cyclades.pieces import BUILDINGS, COLOURS, CREATURE_COUNT, GODS
from aegean.games.cyclades.setup import set_up
from aegean.games.cyclades.state import Cyclades
from aegean.games.cyclades.switches import OPTIONS


class CycladesGame(Game[Cyclades]):
    """2 to 5 players; first to hold two metropolises at the end of a cycle (three with 2 players)."""

    def __init__(self) -> None:
        super().__init__("cyclades", 1, range(2, 6), OPTIONS)

    def deal(self, options: Options, chance: Chance, tell: Tell | None = None) -> Cyclades:
        return set_up(options, chance, tell)

    def view(self, state: Cyclades, audience: int) -> View:
        return views.view(state, audience)

    def imagine(self, view: View, chance: Chance) -> Cyclades:
        return views.imagine(view, self.make_options(view["players"], view["options"]), chance)

    def result(self, state: Cyclades) -> Result | None:
        return Result(tuple(state.places), state.reason) if state.places else None

    def action_text(self, state: Cyclades, action: int) -> str:
        return notation.action_text(state, action)

    def parse_action(self, state: Cyclades, text: str) -> int:
        return notation.parse_action(state, text)

    def action_values(self, state: Cyclades, action: int) -> tuple[str, dict[str, Value]]:
        return notation.action_values(state, action)

    def seat_names(self, state: Cyclades) -> list[str]:
        return [COLOURS[colour] for colour in state.colours]

    def rounds(self, state: Cyclades) -> int:
        return state.cycle

    def scramble(self, state: Cyclades, audience: int, chance: Chance) -> Cyclades:
        return views.scramble(state, audience, chance)

    def faults(self, state: Cyclades) -> list[str]:
        return views.faults(state)

    def any_action(self, state: Cyclades, chance: Chance) -> int:
        """Any kind with arguments that exist on this board."""
        kind = 1 + chance.below(a.KINDS - 1)
        board = state.board
        sea, isle, slot = chance.below(board.seas), chance.below(board.isles), chance.below(board.slots)
        count = 1 + chance.below(8)
        if kind == a.BID:
            god = chance.below(len(GODS))
            return pack(a.BID, god) if god == 4 else a.BID | god << a.A | chance.below(20) << a.B
        if kind in (a.FLEET, a.AT_SEA, a.SELL_FLEET, a.PICK):
            return pack(kind, sea)
        if kind in (a.TROOP, a.FOUND, a.AT_ISLE, a.SELL_TROOP):
            return pack(kind, isle)
        if kind in (a.BUILD, a.GIVE, a.RAZE):
            return pack(kind, slot)
        if kind == a.SAIL:
            return pack(kind, sea, chance.below(board.seas), count)
        if kind == a.MARCH:
            return pack(kind, isle, chance.below(board.isles), count)
        if kind == a.EXCHANGE:
            return pack(kind, chance.below(3))
        if kind == a.CALL:
            return pack(kind, chance.below(3), chance.below(2))
        if kind == a.RETREAT:
            return pack(kind, sea, count) if chance.below(2) else pack(kind, isle, count, 1)
        if kind == a.CHANGE:
            return pack(kind, slot, chance.below(len(BUILDINGS)))
        if kind == a.ROB:
            return pack(kind, chance.below(state.players))
        if kind == a.COPY:
            return pack(kind, chance.below(CREATURE_COUNT))
        if kind == a.PUSH:
            return pack(kind, sea, a.NOWHERE if chance.below(4) == 0 else chance.below(board.seas))
        if kind == a.START:
            return pack(kind, chance.below(state.players))
        return kind


GAME = CycladesGame()
