"""What is asked in Cyclades, and in the middle of what: the agenda of a view as entries of an observation."""

from __future__ import annotations

from typing import Any, Final

from aegean.core.game import View
from aegean.envs.layout import MOST, SEAT_NAMES, Layout
from aegean.games.cyclades.board import Board
from aegean.games.cyclades.pieces import APOLLO, BUILDINGS, CREATURES, GODS, MAIN_GODS

KINDS: Final = (
    "PlaceMarker", "GodTurn", "PlaceProsperity", "FleetMove", "SylphMove", "UseCreature", "Retreat", "GiveUpBuilding",
    "PlaceMetropolis", "MermaidSource", "PushOrder", "PushDirection", "KrakenMove", "SphinxSale", "ChooseStart",
)  # fmt: skip


class Asked:
    """The kind of the decision, who is asked, whose turn it is, and the particulars of what is under way."""

    def __init__(self, layout: Layout, board: Board, players: int) -> None:
        seats = SEAT_NAMES[:players]
        self.players = players
        self.kinds = KINDS
        self.at_kind: dict[str, int] = {kind: layout.flag(f"decision {kind}") for kind in KINDS}
        self.at_asked = layout.flags("asked", seats)
        self.at_offerings = layout.flag("offerings under way")
        self.at_mover = layout.flags("turn of", seats)
        self.at_god = layout.flags("turn with", GODS)
        self.at_recruited = layout.count("recruited", 4)
        self.at_banned = layout.flags("driven from", GODS[:MAIN_GODS])
        self.at_left = layout.count("spaces left to move", 10)
        self.at_creature = layout.flags("power of", CREATURES)
        self.at_building = layout.flags("give up", BUILDINGS)
        self.at_attacker = layout.flags("attacker", seats)
        self.at_defender = layout.flags("defender", seats)
        self.at_attackers = layout.count("attackers", 4)
        self.at_units = layout.count("units to retreat", 4)
        self.at_begun = layout.flag("retreat begun")
        self.at_sea = layout.flags("here", board.sea_names)
        self.at_isle = layout.flags("here", board.isle_names)
        self.at_spent = layout.flags("moved already", board.sea_names)
        self.at_start = layout.flags("start taken", [str(position + 1) for position in range(players)])

    def write(self, view: View, own: int, out: bytearray) -> None:
        players = self.players
        asked: list[int] = view["asked"]
        for seat in asked:
            out[self.at_asked + (seat - own) % players] = 1
        agenda: list[list[Any]] = view["agenda"]
        if asked:
            kind: str = agenda[-1][0]
            out[self.at_kind[kind]] = 1
        for frame in agenda:
            name: str = frame[0]
            if name == "GodTurn":
                self._turn(frame[1], frame[2], own, out)
                recruited: int = frame[3]
                out[self.at_recruited] = recruited
            elif name == "Offerings":
                out[self.at_offerings] = 1
            elif name == "PlaceMarker":
                banned: int = frame[3]
                if banned >= 0:
                    out[self.at_banned + banned] = 1
            elif name == "ApolloTurn":
                place: int = frame[1]
                marker: int = view["apollo"][place]
                self._turn(marker % players, APOLLO, own, out)
            elif name == "Battle":
                self._battle(frame, own, out)
            else:
                self._particulars(name, frame, out)

    def _turn(self, seat: int, god: int, own: int, out: bytearray) -> None:
        out[self.at_mover + (seat - own) % self.players] = 1
        out[self.at_god + god] = 1

    def _battle(self, frame: list[Any], own: int, out: bytearray) -> None:
        space: int = frame[2]
        attacker: int = frame[3]
        defender: int = frame[4]
        attackers: int = frame[5]
        out[(self.at_isle if frame[1] else self.at_sea) + space] = 1
        out[self.at_attacker + (attacker - own) % self.players] = 1
        out[self.at_defender + (defender - own) % self.players] = 1
        out[self.at_attackers] = attackers

    def _particulars(self, name: str, frame: list[Any], out: bytearray) -> None:
        """The frames of one decision each; their fields are those of the classes with the same names."""
        if name == "FleetMove":
            at: int = frame[2]
            steps: int = frame[3]
            out[self.at_sea + at] = 1
            out[self.at_left] = steps
        elif name == "SylphMove":
            spaces: int = frame[2]
            spent: int = frame[3]
            out[self.at_left] = min(spaces, MOST)
            while spent:
                low = spent & -spent
                out[self.at_spent + low.bit_length() - 1] = 1
                spent ^= low
        elif name == "Retreat":
            units: int = frame[5]
            out[self.at_units] = units
            if frame[6]:
                out[self.at_begun] = 1
        elif name == "UseCreature":
            creature: int = frame[2]
            out[self.at_creature + creature] = 1
        elif name == "GiveUpBuilding":
            building: int = frame[2]
            out[self.at_building + building] = 1
        elif name in ("MermaidSource", "PushDirection"):
            sea: int = frame[2]
            out[self.at_sea + sea] = 1
        elif name == "ChooseStart":
            taken: Any = frame[2]
            for position in taken:
                if position >= 0:
                    out[self.at_start + position] = 1
