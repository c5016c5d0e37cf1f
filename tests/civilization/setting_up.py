"""Tables that are being set up: the choices of the set-up, played one after the other."""

from __future__ import annotations

import hashlib

import aegean.games.civilization.catalogue  # noqa: F401  fills the list of abilities
from aegean.core.chance import Chance
from aegean.core.events import Event, Tell
from aegean.core.frame import settle
from aegean.core.options import OptionValue, make_options
from aegean.core.refusal import Refusal
from aegean.games.civilization import pieces as p
from aegean.games.civilization.layout import PER_SLOT, turned
from aegean.games.civilization.notation import action_text, parse_action
from aegean.games.civilization.setup import PlaceCapital, set_up
from aegean.games.civilization.state import Civ
from aegean.games.civilization.switches import OPTIONS
from aegean.games.civilization.tiles import TILES


class Table:
    """A table that is being set up. With civilizations named they are chosen, by seat; the first turn never begins."""

    def __init__(self, *civs: str, players: int = 0, number: int = 0, **options: OptionValue) -> None:
        players = players or len(civs) or 2
        chosen: dict[str, OptionValue] = {"civilizations": "chosen" if civs else "drawn", **options}
        key = hashlib.sha256(f"table {players} {number}".encode()).digest()
        tell = Tell()
        self.state: Civ = set_up(make_options("civilization", players, range(2, 6), OPTIONS, chosen), Chance(key), tell)
        self.events: list[Event] = tell.events
        del self.state.agenda[0]  # the turns
        for _ in civs:
            self.play(f"civilization {civs[self.seat()]}")

    def seat(self) -> int:
        seat: int = self.state.agenda[-1].seat
        return seat

    def legal(self) -> list[str]:
        if not self.state.agenda:
            return []
        actions = self.state.agenda[-1].legal(self.state, self.seat())
        return [action_text(self.state, action) for action in actions]

    def play(self, *texts: str) -> None:
        for text in texts:
            assert text in self.legal(), f"{text} is not among {self.legal()}"
            tell = self.state.tell = Tell()
            self.state.agenda[-1].play(self.state, self.seat(), parse_action(self.state, text))
            settle(self.state)
            self.state.tell = None
            self.events += tell.events

    def why(self, text: str) -> Refusal:
        action = parse_action(self.state, text)
        assert text not in self.legal()
        refusal: Refusal | None = self.state.agenda[-1].refusal(self.state, self.seat(), action)
        assert refusal is not None
        return refusal

    def home(self, seat: int) -> tuple[int, int]:
        return self.state.layout.homes[self.state.homes[seat]]

    def suggested(self, seat: int) -> list[str]:
        """The marked squares of the home tile, as it lies, from the top left."""
        slot, turn = self.home(seat)
        marked = TILES[self.state.civs[seat]].capital
        squares = [slot * PER_SLOT + place for place in range(PER_SLOT) if turned(turn, place) in marked]
        return [self.state.layout.names[square] for square in squares]

    def settle(self) -> None:
        """The capital of the seat that is asked, on its suggested square."""
        squares = self.suggested(self.seat())
        self.play(("settle " if len(squares) == 1 else "settle-two ") + " ".join(squares))

    def finish(self) -> None:
        """All the rest: capitals on their suggested squares, otherwise the first that is offered."""
        while self.state.agenda:
            if isinstance(self.state.agenda[-1], PlaceCapital):
                self.settle()
            else:
                self.play(self.legal()[0])

    def reach(self, frame: str, civ: str) -> int:
        """Up to this question to this civilization."""
        seat = self.state.civs.index(p.CIVILIZATIONS.index(civ))
        while self.seat() != seat or self.state.agenda[-1].name() != frame:
            if isinstance(self.state.agenda[-1], PlaceCapital):
                self.settle()
            else:
                self.play(self.legal()[0])
        return seat


def done(*civs: str, players: int = 0, number: int = 0, **options: OptionValue) -> Table:
    table = Table(*civs, players=players, number=number, **options)
    table.finish()
    return table


def alone(civ: str, great_person_deck: bool = True) -> tuple[Table, int]:
    """A table for two on which the civilization has been set up; its seat."""
    table = done("germany" if civ != "germany" else "rome", civ, great_person_deck=great_person_deck)
    return table, 1
