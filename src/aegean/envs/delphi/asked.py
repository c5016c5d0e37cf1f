"""What is asked in The Oracle of Delphi, and in the middle of what: the agenda of a view as entries."""

from __future__ import annotations

from typing import Any, Final

from aegean.core.game import View
from aegean.envs.delphi.chart import ISLANDS, MOUNTAINS, Chart
from aegean.envs.layout import MOST, SEAT_NAMES, Layout
from aegean.games.delphi.pieces import COLOURS, EQUIPMENT, GODS, HUES, PLAYER_COLOURS

KINDS: Final = (
    "Turn", "Act", "UseGod", "Fight", "GodSteps", "OthersAdvance", "MissedRoll", "LookAt", "ScoutIslands",
    "ExploreScouted", "TakeEquipment", "TakeCargo", "SummonGod", "TakeCompanion", "ClearColour", "Recover",
    "NoInjuries", "ReturnTask", "DraftShip", "ChooseColour",
)  # fmt: skip
SOURCES: Final = ("die", "card", "extra watch")


class Asked:
    """The kind of the decision, who is asked, and the particulars of what is under way."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.players = players
        self.kinds = KINDS
        self.at_kind: dict[str, int] = {kind: layout.flag(f"decision {kind}") for kind in KINDS}
        self.at_asked = layout.flags("asked", SEAT_NAMES[:players])
        self.at_source = layout.flags("acts with", SOURCES)
        self.at_colour = layout.flags("in colour", HUES)
        self.at_plain = layout.flag("any action open")
        self.at_god = layout.flags("power of", GODS)
        self.at_mountain = layout.flags("fights at mountain", [str(number + 1) for number in range(MOUNTAINS)])
        self.at_need = layout.count("roll needed", 9)
        self.at_steps = layout.count("god steps left", 3)
        self.at_faces = layout.flags("rolled", HUES)
        self.at_picked = layout.flags("picked island", [str(number + 1) for number in range(ISLANDS)])
        self.at_cargo = layout.flags("cargo of", EQUIPMENT)
        self.at_taken = layout.flags("player colour taken", PLAYER_COLOURS)

    def write(self, view: View, own: int, chart: Chart, out: bytearray) -> None:
        asked: list[int] = view["asked"]
        for seat in asked:
            out[self.at_asked + (seat - own) % self.players] = 1
        agenda: list[list[Any]] = view["agenda"]
        if asked:
            kind: str = agenda[-1][0]
            out[self.at_kind[kind]] = 1
        for frame in agenda:
            name: str = frame[0]
            if name == "Act":
                source: int = frame[2]
                out[self.at_source + source] = 1
                self._colour(frame[3], out)
                if frame[4]:
                    out[self.at_plain] = 1
            elif name != "Turn":
                self._particulars(name, frame, chart, out)

    def _colour(self, colour: int, out: bytearray) -> None:
        if colour >= 0:
            out[self.at_colour + colour] = 1

    def _particulars(self, name: str, frame: list[Any], chart: Chart, out: bytearray) -> None:
        """The fields are those of the frames with the same names. Answers to a roll stay out until all are in."""
        if name in ("OthersAdvance", "MissedRoll"):
            faces: int = frame[2]
            for colour in range(COLOURS):
                if faces >> colour & 1:
                    out[self.at_faces + colour] = 1
        elif name == "GodSteps":
            steps: int = frame[2]
            out[self.at_steps] = min(steps, MOST)
        elif name == "UseGod":
            god: int = frame[2]
            out[self.at_god + god] = 1
        elif name == "Fight":
            space: int = frame[2]
            need: int = frame[4]
            out[self.at_mountain + chart.board.index_of[space]] = 1
            self._colour(frame[3], out)
            out[self.at_need] = max(0, need)
        elif name in ("LookAt", "ScoutIslands", "ExploreScouted"):
            picked: list[int] = frame[2]
            for island in picked:
                out[self.at_picked + chart.board.index_of[island]] = 1
        elif name == "TakeCompanion":
            self._colour(frame[2], out)
        elif name == "TakeCargo":
            card: int = frame[2]
            out[self.at_cargo + card] = 1
        elif name == "ChooseColour":
            taken: list[int] = frame[2]
            for player in taken:
                out[self.at_taken + player] = 1
