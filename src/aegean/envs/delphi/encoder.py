"""The Oracle of Delphi in numbers: what a seat's view says, entry by entry."""

from __future__ import annotations

from typing import Any, Final

from aegean.core.game import View
from aegean.envs.delphi.asked import Asked
from aegean.envs.delphi.chart import CITIES, ISLANDS, MOUNTAINS, OFFERINGS, STATUES, TEMPLES, WATER, Chart
from aegean.envs.delphi.mats import (
    CARD,
    COMPANION_NAMES,
    HARBOURS,
    LETTER,
    PLAYER,
    SHIP,
    Mat,
    companion_number,
    write_numbers,
)
from aegean.envs.encoder import Encoder
from aegean.envs.layout import MOST, SEAT_NAMES, Layout
from aegean.envs.numbering import Numbering
from aegean.games.delphi.generate import READY_MADE, ready_made
from aegean.games.delphi.map import Placements, keel_way
from aegean.games.delphi.pieces import COLOURS, EQUIPMENT, FLAT_KEEL, HUES, LETTERS, PLAYER_COLOURS, SHIPS
from aegean.games.delphi.state import Delphi

KEEL: Final = EQUIPMENT[FLAT_KEEL]
CHARTS: Final = 256
DECKS: Final = ("oracle_deck", "oracle_discard", "injury_deck", "injury_discard")
LANDS: Final = (
    ("island", ISLANDS), ("mountain", MOUNTAINS), ("offering island", OFFERINGS), ("temple", TEMPLES),
    ("statue island", STATUES), ("city", CITIES),
)  # fmt: skip


class DelphiEncoder(Encoder):
    """Seats count from the own one on. Spaces count by their kind, row by row; what is printed and how far it is from
    the own ship are entries too, so that a learner can tell boards apart."""

    def __init__(self, players: int) -> None:
        layout = Layout()
        seats = SEAT_NAMES[:players]
        self.chart = Chart(ready_made(READY_MADE[0]))
        self.charts: dict[Placements, Chart] = {}
        self.mats = [Mat(layout, seat) for seat in seats]
        # islands with a hidden tile
        self.at_island: list[int] = []
        for number in range(1, ISLANDS + 1):
            self.at_island.append(layout.flags(f"island {number}", ("face down", "shrine")))
            layout.flags(f"island {number} looked at by", seats)
            layout.flags(f"island {number} player", PLAYER_COLOURS)
            layout.flags(f"island {number} letter", LETTERS)
        # pieces on the map
        self.pieces = [
            ("offerings", _sites(layout, "offering", "offering island", OFFERINGS)),
            ("monsters", _sites(layout, "monster", "mountain", MOUNTAINS)),
            ("pedestals", _sites(layout, "pedestal", "statue island", STATUES)),
        ]
        self.at_temples = _sites(layout, "temple", "temple", TEMPLES)
        self.at_statues = layout.counts("statues left", HUES, 3)
        # supply
        self.decks = [(deck, layout.counts(deck, HUES, 5)) for deck in DECKS]
        self.at_display = layout.flags("displayed", EQUIPMENT)
        self.at_deck = layout.count("equipment deck", 16)
        self.at_companions = layout.flags("companion left", COMPANION_NAMES)
        self.at_ships = layout.flags("ship tile left", SHIPS)
        # the round and the turn
        self.at_round = layout.count("round", 10)
        self.at_limit = layout.count("rounds left", 10)
        layout.flag("round limit")
        self.at_start = layout.flags("start player", seats)
        self.at_active = layout.flags("turn of", seats)
        self.at_aside = layout.counts("cards aside", HUES, 1)
        self.at_apollo = layout.counts("cards of apollo", HUES, 1)
        self.at_used = layout.count("cards used", 1)
        self.at_free = layout.count("free colours", 1)
        self.at_rights = layout.flags("turn", ("all colours free", "extra watch used"))
        # the board
        self.at_steps = layout.counts("steps to", HARBOURS, 10)
        for land, count in LANDS:
            layout.counts("steps to", [f"{land} {number}" for number in range(1, count + 1)], 10)
        self.at_printed = len(layout.names)
        for name, count in (("water", WATER), ("island", ISLANDS)):
            for number in range(1, count + 1):
                layout.flags(f"{name} {number} colour", HUES)
        self.asked = Asked(layout, players)
        super().__init__(players, layout, self.chart.numbering.size, self.asked.kinds)

    def numbering(self, state: Any, seat: int) -> Numbering:
        table: Delphi = state
        return self._chart_of(table.board.placements).numbering

    def _chart_of(self, placements: Placements) -> Chart:
        """Random boards change from match to match: those of many tables are kept."""
        if placements == self.chart.placements:
            return self.chart
        found = self.charts.get(placements)
        if found is None:
            if len(self.charts) >= CHARTS:
                del self.charts[next(iter(self.charts))]
            found = Chart(placements)
            self.charts[placements] = found
        self.chart = found
        return found

    def observe(self, view: View) -> bytearray:
        out = bytearray(self.size)
        own: int = view["audience"]
        laid: list[list[int]] = view["placements"]
        chart = self._chart_of(tuple([(p[0], p[1], p[2], p[3], p[4]) for p in laid]))
        seats: list[dict[str, Any]] = view["seats"]
        for seat, mat in enumerate(seats):
            self.mats[(seat - own) % self.players].write(view, mat, chart, out)
        self._islands(view, own, out)
        self._map(view, chart, out)
        self._supply(view, out)
        self._time(view, own, out)
        options: dict[str, Any] = view["options"]
        equipment: list[str] = seats[own]["equipment"]
        bays: bool = options.get("open_bays_are_shallows", False)
        past_zeus: bool = options.get("keel_passes_zeus", True)
        steps = chart.steps(seats[own]["at"], keel_way(KEEL in equipment, past_zeus, bays))
        out[self.at_steps : self.at_steps + len(steps)] = steps
        out[self.at_printed : self.at_printed + len(chart.printed)] = chart.printed
        self.asked.write(view, own, chart, out)
        return out

    def _islands(self, view: View, own: int, out: bytearray) -> None:
        islands: list[dict[str, Any]] = view["islands"]
        for island, spot in enumerate(islands):
            at = self.at_island[island]
            if spot["face_down"]:
                out[at] = 1
            if spot["shrine"]:
                out[at + 1] = 1
            at += 2
            looked: list[int] = spot["looked"]
            for seat in looked:
                out[at + (seat - own) % self.players] = 1
            at += self.players
            player: str | None = spot["player"]
            letter: str | None = spot["letter"]
            if player is not None:
                out[at + PLAYER[player]] = 1
            if letter is not None:
                out[at + len(PLAYER_COLOURS) + LETTER[letter]] = 1

    def _map(self, view: View, chart: Chart, out: bytearray) -> None:
        for name, at in self.pieces:
            lying: dict[str, list[str]] = view[name]
            for colour, places in enumerate(lying.values()):
                for place in places:
                    out[at + chart.index[place] * COLOURS + colour] = 1
        temples: dict[str, str] = view["temples"]
        for colour, place in enumerate(temples.values()):
            out[self.at_temples + chart.index[place] * COLOURS + colour] = 1
        statues: dict[str, int] = view["statues"]
        write_numbers(statues, self.at_statues, out)

    def _supply(self, view: View, out: bytearray) -> None:
        supply: dict[str, dict[str, int]] = view["supply"]
        for deck, at in self.decks:
            write_numbers(supply[deck], at, out)
        display: list[str] = view["display"]
        for card in display:
            out[self.at_display + CARD[card]] = 1
        left: int = view["equipment_deck"]
        out[self.at_deck] = left
        companions: list[list[str]] = view["companions"]
        for pair in companions:
            out[self.at_companions + companion_number(pair)] = 1
        ships: list[str] = view["ship_tiles"]
        for ship in ships:
            out[self.at_ships + SHIP[ship]] = 1

    def _time(self, view: View, own: int, out: bytearray) -> None:
        played: int = view["round"]
        start: int = view["start"]
        active: int = view["active"]
        out[self.at_round] = min(played, MOST)
        options: dict[str, Any] = view["options"]
        if "round_limit" in options:
            limit: int = options["round_limit"]
            out[self.at_limit] = min(limit - played, MOST)
            out[self.at_limit + 1] = 1
        out[self.at_start + (start - own) % self.players] = 1
        if active >= 0:
            out[self.at_active + (active - own) % self.players] = 1
        turn: dict[str, Any] = view["turn"]
        aside: dict[str, int] = turn["aside"]
        apollo: dict[str, int] = turn["apollo_cards"]
        write_numbers(aside, self.at_aside, out)
        write_numbers(apollo, self.at_apollo, out)
        used: int = turn["cards_used"]
        free: int = turn["free_colours"]
        out[self.at_used] = used
        out[self.at_free] = min(free, MOST)
        if turn["all_free"]:
            out[self.at_rights] = 1
        if turn["extra_used"]:
            out[self.at_rights + 1] = 1


def _sites(layout: Layout, piece: str, land: str, count: int) -> int:
    """Six entries for every space of a kind: which colours lie there."""
    first = len(layout.names)
    for number in range(1, count + 1):
        layout.flags(f"{land} {number} {piece}", HUES)
    return first
