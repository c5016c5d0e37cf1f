"""What the tests of movement share: land around the homes, a part of Movement, battles played to their end."""

from __future__ import annotations

from aegean.core.options import OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.move import Move
from aegean.games.civilization.pieces import NONE
from tests.civilization.position import SEATED, Position


def land(civs: tuple[str, ...] = SEATED, **options: OptionValue) -> Position:
    """Below Rome's home lies n12, land only, with a village on C5, a hut on B8 and culture on C6."""
    position = Position(2, civs, **options)
    position.explore(2, "n12")
    return position


def sea(civs: tuple[str, ...] = SEATED, **options: OptionValue) -> Position:
    """Below Rome's home lies n15: water but for its last row (A8 to D8), with Atlantis on C6; to its right n13, whose
    edge next to it is water on E5 and E8, mountain between."""
    position = Position(2, civs, **options)
    position.explore(2, "n15")
    position.explore(3, "n13")
    return position


def flood(position: Position, *names: str) -> None:
    for name in names:
        position.state.terrain[position.square(name)] = p.WATER


def island(name: str = "A6", near: tuple[str, ...] = ("A5", "B6", "A7")) -> Position:
    """A square of Rome's neighbour tile with water around it."""
    position = land()
    flood(position, *near)
    assert {position.name(there) for there in position.state.layout.near[position.square(name)]} >= set(near)
    return position


def begin(position: Position, seat: int = 0) -> Position:
    """The seat's part of Movement."""
    position.state.phase, position.state.active = p.MOVEMENT, seat
    position.ask(Move(seat))
    return position


def targets(position: Position, seat: int = 0) -> set[str]:
    """Where the group may step."""
    return {text.removeprefix("step ") for text in position.legal(seat) if text.startswith("step ")}


def groups(position: Position, seat: int = 0) -> set[str]:
    return {text.removeprefix("group ") for text in position.legal(seat) if text.startswith("group ")}


def squares(position: Position, seat: int, kind: str) -> list[str]:
    """Where the figures of a kind stand."""
    first = seat * p.FIGURES
    places = range(first, first + p.FIRST_SCOUT) if kind == "army" else range(first + p.FIRST_SCOUT, first + p.FIGURES)
    return sorted(position.name(position.state.at[figure]) for figure in places if position.state.at[figure] >= 0)


def prompt(position: Position) -> str:
    return str(position.state.agenda[-1].name()) if position.state.agenda else ""


def play_out(position: Position) -> None:
    """The first answer to everything until the part of Movement asks again."""
    while position.state.agenda and prompt(position) != "Move":
        seat = position.asked()[0]
        position.play(seat, position.legal(seat)[0])


def strong(position: Position, seat: int = 0) -> None:
    """A combat bonus of 12, more than barbarians can reach."""
    position.state.invested[seat * len(p.INVESTMENTS) + p.MILITARY_INDUSTRIAL_COMPLEX] = 6


def gate(**options: OptionValue) -> Position:
    """Rome's second city on B7 has the Brandenburg Gate on C8; Egypt moves."""
    position = land(SEATED, **options)
    position.state.spot[position.square("B8")] = NONE
    position.explore(4, "n10")
    position.city(0, "B7")
    position.wonder(0, "brandenburg_gate", "C8")
    return position
