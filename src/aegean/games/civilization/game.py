"""Civilization as the kernel sees it."""

from __future__ import annotations

from aegean.core.chance import Chance
from aegean.core.events import Tell, Value
from aegean.core.game import Game, Result, View
from aegean.core.options import Options
from aegean.games.civilization import actions as a
from aegean.games.civilization import labels, notation
from aegean.games.civilization.abilities import ABILITIES
from aegean.games.civilization.actions import pack
from aegean.games.civilization.catalogue import NUMBERED
from aegean.games.civilization.faults import faults
from aegean.games.civilization.imagine import imagine
from aegean.games.civilization.pieces import CITIES, PLAYER_COLOURS
from aegean.games.civilization.purse import PRICE_WORDS
from aegean.games.civilization.setup import set_up
from aegean.games.civilization.state import Civ
from aegean.games.civilization.switches import OPTIONS
from aegean.games.civilization.view import view as view_of

PRICES = sorted(PRICE_WORDS.values())
MOST_AMOUNT = 28


class CivilizationGame(Game[Civ]):
    """2 to 5 players; four ways to win: culture, technology, economy, war."""

    def __init__(self) -> None:
        super().__init__("civilization", 1, range(2, 6), OPTIONS)
        self.abilities = NUMBERED

    def deal(self, options: Options, chance: Chance, tell: Tell | None = None) -> Civ:
        return set_up(options, chance, tell)

    def view(self, state: Civ, audience: int) -> View:
        return view_of(state, audience)

    def imagine(self, view: View, chance: Chance) -> Civ:
        return imagine(view, self.make_options(view["players"], view["options"]), chance)

    def result(self, state: Civ) -> Result | None:
        return Result(tuple(state.places), state.reason) if state.places else None

    def action_text(self, state: Civ, action: int) -> str:
        return notation.action_text(state, action)

    def parse_action(self, state: Civ, text: str) -> int:
        return notation.parse_action(state, text)

    def action_values(self, state: Civ, action: int) -> tuple[str, dict[str, Value]]:
        return labels.action_values(state, action)

    def seat_names(self, state: Civ) -> list[str]:
        return [PLAYER_COLOURS[seat] for seat in range(state.players)]

    def rounds(self, state: Civ) -> int:
        return state.turn

    def scramble(self, state: Civ, audience: int, chance: Chance) -> Civ:
        return self.imagine(view_of(state, audience), chance)

    def faults(self, state: Civ) -> list[str]:
        return faults(state)

    def any_action(self, state: Civ, chance: Chance) -> int:
        """Any kind with arguments that exist at this table."""
        kind = list(a.SIGNATURES)[chance.below(len(a.SIGNATURES))]
        types = a.SIGNATURES[kind][1]
        return pack(kind, *(self.any_argument(state, each, chance) for each in types))

    def any_argument(self, state: Civ, kind: int, chance: Chance) -> int:
        words = notation.WORDS.get(kind)
        if kind in (a.BUILDING, a.ITEM) and words is not None:
            named = [number for number, word in enumerate(words) if word]
            return named[chance.below(len(named))]
        if words is not None:
            return chance.below(len(words))
        if kind == a.SQUARE:
            return chance.below(state.layout.size)
        if kind == a.SLOT:
            return chance.below(len(state.layout.slots))
        if kind == a.ABILITY:
            return chance.below(len(ABILITIES))
        if kind == a.PRICE:
            return PRICES[chance.below(len(PRICES))]
        if kind == a.SEAT:
            return chance.below(state.players)
        if kind == a.ANY_CITY:
            return chance.below(state.players * CITIES)
        if kind == a.LEVEL:
            return chance.below(5)
        return chance.below(MOST_AMOUNT)


GAME = CivilizationGame()
