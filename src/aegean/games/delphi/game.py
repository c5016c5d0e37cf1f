"""The Oracle of Delphi as the kernel sees it."""

from __future__ import annotations

from aegean.core.chance import Chance
from aegean.core.events import Tell, Value
from aegean.core.game import Game, Result, View
from aegean.core.options import Options
from aegean.games.delphi import actions as a
from aegean.games.delphi import notation
from aegean.games.delphi.actions import pack
from aegean.games.delphi.faults import faults
from aegean.games.delphi.imagine import imagine, scramble
from aegean.games.delphi.pieces import COLOURS, EQUIPMENT_CARDS, MONSTER, PLAYER_COLOURS, SHIPS, SHRINE
from aegean.games.delphi.setup import set_up
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.switches import OPTIONS
from aegean.games.delphi.view import view as view_of


class DelphiGame(Game[Delphi]):
    """2 to 4 players; a race: twelve tasks for Zeus, then back to him."""

    def __init__(self) -> None:
        super().__init__("delphi", 1, range(2, 5), OPTIONS)

    def deal(self, options: Options, chance: Chance, tell: Tell | None = None) -> Delphi:
        return set_up(options, chance, tell)

    def view(self, state: Delphi, audience: int) -> View:
        return view_of(state, audience)

    def imagine(self, view: View, chance: Chance) -> Delphi:
        return imagine(view, self.make_options(view["players"], view["options"]), chance)

    def result(self, state: Delphi) -> Result | None:
        return Result(tuple(state.places), state.reason) if state.places else None

    def action_text(self, state: Delphi, action: int) -> str:
        return notation.action_text(state, action)

    def parse_action(self, state: Delphi, text: str) -> int:
        return notation.parse_action(state, text)

    def action_values(self, state: Delphi, action: int) -> tuple[str, dict[str, Value]]:
        return notation.action_values(state, action)

    def seat_names(self, state: Delphi) -> list[str]:
        return [PLAYER_COLOURS[colour] for colour in state.colours]

    def rounds(self, state: Delphi) -> int:
        return state.round

    def scramble(self, state: Delphi, audience: int, chance: Chance) -> Delphi:
        return scramble(state, audience, chance)

    def faults(self, state: Delphi) -> list[str]:
        return faults(state)

    def any_action(self, state: Delphi, chance: Chance) -> int:
        """Any kind with arguments that exist on this board."""
        kind = 1 + chance.below(a.KINDS - 1)
        space, colour, other = chance.below(state.board.spaces), chance.below(COLOURS), chance.below(COLOURS)
        if kind in (a.DIE, a.CARD):
            return pack(kind, colour, other)
        if kind in (a.FREE_DIE, a.FREE_CARD):
            return pack(kind, colour, (colour + 1 + chance.below(COLOURS - 1)) % COLOURS)
        if kind == a.EXTRA:
            return pack(kind, chance.below(COLOURS + 1))
        if kind in (a.GOD, a.TRADE, a.STEP, a.CLEAR, a.SUMMON):
            return pack(kind, colour)
        if kind in (a.SAIL, a.EXPLORE, a.BUILD, a.OFFER, a.FETCH, a.RAISE, a.LOOK_AT):
            return pack(kind, space)
        if kind in (a.FIGHT, a.LOAD):
            return pack(kind, space, colour)
        if kind == a.TAKE:
            return pack(kind, chance.below(EQUIPMENT_CARDS))
        if kind == a.JOIN:
            return pack(kind, chance.below(3 * COLOURS))
        if kind == a.DISCARD:
            one, two, three = sorted((colour, other, chance.below(COLOURS)))
            return pack(kind, one, two, three)
        if kind == a.SHIP:
            return pack(kind, chance.below(len(SHIPS)))
        if kind == a.RETURN:
            task = chance.below(MONSTER + 1)
            return pack(kind, task, chance.below(a.ANY_LETTER + 1 if task == SHRINE else COLOURS + 1))
        if kind == a.COLOUR:
            return pack(kind, chance.below(len(PLAYER_COLOURS)))
        return kind


GAME = DelphiGame()
