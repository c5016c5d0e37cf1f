"""Battles for tests: two players, America attacks Egypt, on a map that is all explored.

D6 is open grassland, B10 a village, G2 a place for a city of Egypt; groups set out from D5. Neither of the two has
anything that matters in a battle."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.core.events import Tell
from aegean.core.options import OptionValue
from aegean.games.civilization import pieces as p
from aegean.games.civilization.battle import declare_battle
from aegean.games.civilization.state import Fight
from tests.civilization.position import Position

FIELD = "D6"
START = "D5"
VILLAGE = "B10"
CITY = "G2"
NEUTRAL = ("n01", "n02", "n03", "n04", "n05", "n06")


class Arena(Position):
    """A position with room to fight in."""

    def __init__(self, civs: Sequence[str] = ("america", "egypt"), players: int = 2, **options: OptionValue) -> None:
        super().__init__(players, civs, **options)
        if players == 2:
            for slot, tile in enumerate(NEUTRAL, 1):
                self.explore(slot, tile)

    def attack(self, square: str = FIELD, armies: int = 1, scouts: int = 0, start: str = START, seat: int = 0) -> None:
        """Figures from the supply attack at once."""
        figures = self.put(seat, "army", start, armies) + self.put(seat, "scout", start, scouts)
        self.attack_with(figures, square, seat)

    def attack_with(self, figures: list[int], square: str, seat: int = 0) -> None:
        tell = self.state.tell = Tell()
        declare_battle(self.state, seat, sum(1 << figure for figure in figures), self.square(square))
        self.state.tell = None
        self.events += tell.events
        self.settle()

    def field(self, attackers: dict[str, int], defenders: dict[str, int], armies: int = 1) -> None:
        """Both have an army, units as in `Position.units`, and meet in the field."""
        self.units(0, **attackers)
        self.units(1, **defenders)
        self.put(1, "army", FIELD)
        self.attack(armies=armies)

    def fight(self) -> Fight:
        assert self.state.fight is not None
        return self.state.fight

    def prompt(self) -> str:
        return self.state.agenda[-1].name() if self.state.agenda else ""

    def hand(self, side: int) -> dict[str, int]:
        return {class_name(card): number for card, number in enumerate(self.fight().hands[side]) if number}

    def forces(self, seat: int) -> dict[str, int]:
        units = self.state.units[seat * p.CLASSES : (seat + 1) * p.CLASSES]
        return {class_name(card): number for card, number in enumerate(units) if number}

    def below(self) -> dict[str, int]:
        return {class_name(card): number for card, number in enumerate(self.state.unit_below) if number}

    def table(self) -> list[tuple[str, int, str, int]]:
        """By front: attacker's unit and wounds, defender's unit and wounds."""
        fight = self.fight()
        return [
            (
                class_name(fight.front_units[0][front]),
                fight.front_wounds[0][front],
                class_name(fight.front_units[1][front]),
                fight.front_wounds[1][front],
            )
            for front in range(len(fight.front_units[0]))
        ]

    def finish(self) -> None:
        """Every unit opens a new front, nobody uses anything, until something else is asked."""
        while self.prompt() in ("BattleTurn", "BeforeDraw", "BattleStart", "Zhukov"):
            seat = self.asked()[0]
            self.play(seat, next(text for text in self.legal(seat) if text in ("end", "pass") or text.endswith("0 0")))

    def totals(self) -> tuple[int, int]:
        values = self.said("battle-totals")[-1].values
        return int(values["attack"]), int(values["defence"])


def class_name(card: int) -> str:
    if card < 0:
        return ""
    return f"{p.UNITS[card // p.GRADES]}_{card % p.GRADES + 1}"


def infantry(number: int) -> dict[str, int]:
    """So many cards of the second grade."""
    return {"infantry_2": number}
