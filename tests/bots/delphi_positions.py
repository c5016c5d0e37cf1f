"""Positions of The Oracle of Delphi with an answer that is right beyond taste: one table for every level of bot.

Red is to play, the board is compact-1. `do` are lines that must follow each other, `never` lines that must not appear
(`*` stands for anything), `ends` is where the ship is afterwards. A puzzle that is no turn asks for one answer."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import NamedTuple

from aegean.games.delphi.equipment import TakeCargo, TakeEquipment
from aegean.games.delphi.explore import ClearColour, LookAt
from aegean.games.delphi.gods import GodSteps
from aegean.games.delphi.pieces import EQUIPMENT, GODS
from tests.delphi.position import Position


class Puzzle(NamedTuple):
    name: str
    build: Callable[[], Position]
    do: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    ends: str = ""
    one: bool = False  # one answer, not a whole turn

    def solved(self, lines: list[str], at: str) -> bool:
        if any(fnmatchcase(line, pattern) for line in lines for pattern in self.never):
            return False
        if self.ends and at != self.ends:
            return False
        return not self.do or any(
            all(fnmatchcase(line, pattern) for line, pattern in zip(lines[start:], self.do, strict=False))
            and len(lines) - start >= len(self.do)
            for start in range(len(lines))
        )


def only(**open_tasks: object) -> Position:
    """Red has these tasks left and no others."""
    tasks = {"shrines": 0, "statues": 0, "offerings": (), "monsters": (), "white": ()} | open_tasks
    return Position().tasks("red", **tasks)  # type: ignore[arg-type]


def home_from(at: str, **given: object) -> Position:
    """Red has only the way home left."""
    return only().seat("red", at, **given)  # type: ignore[arg-type]


def blue_temple(**given: object) -> Position:
    """The last task: the offering aboard, at its temple."""
    return only(offerings=("blue",)).seat("red", "K1", offerings=["blue"], **given)  # type: ignore[arg-type]


def steps(position: Position, count: int = 1) -> Position:
    position.turn("red").state.agenda.append(GodSteps(0, count))
    return position


def takes(position: Position, *cards: str) -> Position:
    position.display(*cards).turn("red").state.agenda.append(TakeEquipment(0, True))
    return position


def gift(position: Position, card: str) -> Position:
    position.turn("red").state.agenda.append(TakeCargo(0, EQUIPMENT.index(card)))
    return position


def clears(position: Position) -> Position:
    position.turn("red").state.agenda.append(ClearColour(0))
    return position


def looks(position: Position) -> Position:
    position.turn("red").state.agenda.append(LookAt(0, ()))
    return position


def known_island() -> Position:
    """C4 is red's and red knows it; E4 is known too and somebody else's."""
    position = only(shrines=1).island("C4", "red", "phi", up=False, known=["red"])
    return position.island("E4", "green", "psi", up=False, known=["red"])


PUZZLES: tuple[Puzzle, ...] = (
    # --- the way home
    Puzzle("home in one", lambda: home_from("J5").turn("red", "green"), ("die green", "sail G5")),
    Puzzle("a favour for the last space", lambda: home_from("G9", favours=1).turn("red", "black"), ends="G5"),
    Puzzle("three favours for the last spaces", lambda: home_from("L6", favours=3).turn("red", "black"), ends="G5"),
    Puzzle("home in two", lambda: home_from("L6").turn("red", "red", "yellow"), ("*", "sail J5", "*", "sail G5")),
    Puzzle("Poseidon carries home", lambda: home_from("N2", gods={"poseidon": 6}).turn("red", "red"),
           ("god poseidon", "sail G5")),
    Puzzle("home by card", lambda: home_from("J5", cards={"blue": 1}).turn("red"), ("card blue", "sail G5")),
    Puzzle("home with oars", lambda: home_from("G9", equipment=["spare-oars"]).turn("red", "black"), ends="G5"),
    Puzzle("home with range", lambda: home_from("K3", ship="range").turn("red", "green"), ends="G5"),
    Puzzle("home on a creature", lambda: home_from("L6", companions=["red creature"]).turn("red", "red"), ends="G5"),
    Puzzle("home, nothing else first", lambda: home_from("H5", favours=3, injuries={"red": 2}).turn("red", "red"),
           ("die red", "sail G5")),
    Puzzle("no colour paid for on the way home", lambda: home_from("H5", favours=5).turn("red", "red"),
           ("die red", "sail G5"), never=("die red ?*",)),
    Puzzle("cards for the tie once home", lambda: Position().seat("red", arrived=True).turn("red", "red", "blue"),
           ("die *", "oracle", "die *", "oracle")),
    # --- the last task
    Puzzle("last statue, then home", lambda: only(statues=1).seat("red", "E2", statues=["black"])
           .turn("red", "black", "green", "red"), ("die black", "raise E3"), ends="G5"),
    Puzzle("last offering", lambda: blue_temple().turn("red", "blue"), ("die blue", "offer J1")),
    Puzzle("last offering by card", lambda: blue_temple(cards={"blue": 1}).turn("red", "red"),
           ("card blue", "offer J1")),
    Puzzle("last offering by demigod", lambda: blue_temple(companions=["red demigod"]).turn("red", "red"),
           ("die red blue", "offer J1")),
    Puzzle("last offering by Apollo", lambda: blue_temple(gods={"apollo": 6}).turn("red", "yellow"),
           ("offer J1",)),
    Puzzle("last monster, certain", lambda: only(monsters=("black",)).seat("red", "J4", gods={"ares": 6})
           .turn("red", "yellow"), ("god ares", "fight J3 black")),
    Puzzle("last monster, worth a try", lambda: only(monsters=("black",)).seat("red", "J4", strength=3, favours=4)
           .turn("red", "black").battle(9), ("die black", "fight J3 black")),
    Puzzle("last shrine at hand", lambda: only(shrines=1).island("I4", "red", "phi").seat("red", "H5")
           .turn("red", "red"), ("die red", "shrine I4")),
    Puzzle("last shrine by Artemis", lambda: known_island().seat("red", "N2", gods={"artemis": 6}).turn("red", "pink"),
           ("god artemis", "explore C4")),
    Puzzle("last shrine on a known island", lambda: known_island().seat("red", "D3").turn("red", "blue"),
           ("die blue", "explore C4")),
    # --- dice, cards, favours
    Puzzle("the die that fits", lambda: blue_temple(favours=5).turn("red", "pink", "blue"), ("die blue", "offer J1")),
    Puzzle("the cheaper of two dice", lambda: blue_temple(favours=3).turn("red", "black", "pink"),
           ("die pink blue", "offer J1")),
    Puzzle("the black die raises", lambda: Position().seat("red", "E2", statues=["black"])
           .turn("red", "green", "black"), ("die black", "raise E3")),
    Puzzle("one favour for a task", lambda: Position().island("K2", "green", "psi")
           .seat("red", "K1", offerings=["blue"], favours=3).turn("red", "pink"), ("die pink blue", "offer J1")),
    Puzzle("no die is left", lambda: Position().seat("red", "A1").turn("red", "black", "black", "black"),
           ("die *", "*", "die *", "*", "die *")),
    Puzzle("sails to the temple and offers", lambda: only(offerings=("blue",)).seat("red", "I2", offerings=["blue"])
           .turn("red", "yellow", "blue"), ("offer J1",)),
    Puzzle("loads and offers at one space", lambda: only(white=("offering",)).seat("red", "E6")
           .turn("red", "red", "black", "black"), ("load E7 black", "die black", "offer D4")),
    # --- fights
    Puzzle("fights when strong", lambda: Position().seat("red", "J4", strength=5, favours=2).turn("red", "black")
           .battle(9), ("die black", "fight J3 black")),
    Puzzle("no fight without a chance", lambda: Position().seat("red", "J4").turn("red", "black"), never=("fight *",)),
    Puzzle("Ares before a weak arm", lambda: Position().seat("red", "J4", gods={"ares": 6}).turn("red", "black"),
           ("god ares", "fight J3 *")),
    Puzzle("one more round", lambda: Position().seat("red", "J4", strength=4, favours=3).turn("red", "black")
           .battle(1, 9).play("die black", "fight J3 black"), ("pay",), one=True),
    # --- injuries
    Puzzle("heals before a lost turn", lambda: Position().seat("red", "A1", injuries={"red": 3}).turn("red", "red"),
           ("die red", "heal")),
    Puzzle("heals the sixth", lambda: Position()
           .seat("red", "A1", injuries={"red": 2, "blue": 2, "pink": 1, "green": 1}).turn("red", "red"),
           ("die red", "heal")),
    Puzzle("a task before one injury", lambda: Position().island("K2", "green", "psi")
           .seat("red", "K1", offerings=["blue"], injuries={"blue": 1}).turn("red", "blue"),
           ("die blue", "offer J1"), never=("heal",)),
    Puzzle("Aphrodite for a full hand", lambda: Position()
           .seat("red", "A1", gods={"aphrodite": 6}, injuries={"red": 2, "blue": 2, "pink": 2}).turn("red", "yellow"),
           ("god aphrodite",)),
    Puzzle("clears the larger pile", lambda: clears(Position().seat("red", "A1", injuries={"red": 2, "blue": 1})),
           ("clear red",), one=True),
    Puzzle("recovers what is too much", lambda: Position()
           .seat("red", "K1", injuries={"red": 1, "blue": 1, "green": 4}).begin("red", "blue"),
           ("*green green*",), one=True),
    # --- gods
    Puzzle("Artemis is nearly there", lambda: Position().seat("red", "J4", gods={"ares": 2, "artemis": 5})
           .turn("yellow").rolls("black", "yellow", "green").play("end"), ("step artemis",), one=True),
    Puzzle("no step for an idle god", lambda: steps(Position().tasks("red", monsters=(), white=("offering",))
           .seat("red", "J4", gods=dict.fromkeys(GODS, 3) | {"ares": 5, "poseidon": 5})), ("step *",), ("*ares",),
           one=True),
    Puzzle("Hermes brings what no die fetches", lambda: only(statues=1).seat("red", "H2", gods={"hermes": 6})
           .turn("red", "black"), ("god hermes", "fetch *")),
    # --- rewards
    Puzzle("no statue for a full ship", lambda: takes(only(statues=2, offerings=("blue",), monsters=("red",))
           .seat("red", "J4", offerings=["blue"], statues=["red"]), "warm-statue"), ("take *",), ("*warm-statue",),
           one=True),
    Puzzle("the statue that finishes", lambda: takes(only(statues=1).seat("red", "G7"), "warm-statue"),
           ("take warm-statue",), one=True),
    Puzzle("the statue beside its pedestal", lambda: gift(only(statues=1).seat("red", "G7"), "warm-statue"),
           ("fetch N1",), one=True),
    Puzzle("the offering beside its temple", lambda: gift(only(white=("offering",)).seat("red", "E6"), "cool-offering"),
           ("load * black",), one=True),
    Puzzle("looks at what it does not know", lambda: looks(Position()
           .island("I4", "green", "psi", up=False, known=["red"]).seat("red", "H5")), never=("look I4",), one=True),
)  # fmt: skip
