"""What self-play can change in The Oracle of Delphi, and what it came to (`learned.json`)."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Final

from aegean.bots.bot import Bot
from aegean.bots.delphi.planner import PlannerBot
from aegean.bots.delphi.scales import PLANNER, PlannerScale
from aegean.bots.delphi.worth import Scale
from aegean.bots.learning import Subject, Tunable, stored_numbers, table_size
from aegean.core.chance import Chance
from aegean.games.delphi import actions as a
from aegean.games.delphi.state import Delphi

PLAIN: Final = (
    "dice_a_round", "favour", "hue", "any_hue", "lost_turn", "one_injury", "no_injuries", "any_letter", "god_step",
    "own_share", "idle_throne", "first_step", "strength_round", "strength_monster", "hero_round", "demigod",
    "demigod_round", "creature_round", "oars_round", "keel_round", "spear", "crane", "ramp", "skin_round",
    "watch_round", "thanks", "hull", "prayer_round", "omen_round", "free_statue", "free_offering", "summons",
    "blessing", "scout", "look", "shared_space", "belief", "belief_decay", "belief_fade", "die", "paid",
)  # fmt: skip
# Rows of numbers, each of which is learned by itself: `letters.0`.
ROWS: Final[dict[str, tuple[int, ...]]] = {
    "card_steps": (0, 1, 2, 3),
    "letters": (0, 1, 2, 3),
    "thrones": (0, 1, 2, 3, 4, 5),
}
# The worth of a favour: the first five, the next, and those after.
FAVOURS: Final = (0, 1, 2)
# What errands cost besides the die: `extra.explore`.
ERRANDS: Final[dict[str, int]] = {
    "explore": a.EXPLORE,
    "build": a.BUILD,
    "fight": a.FIGHT,
    "load": a.LOAD,
    "offer": a.OFFER,
    "fetch": a.FETCH,
    "raise": a.RAISE,
}
# Parts of a whole.
SHARES: Final = ("own_share", "first_step", "step_decays", "belief", "belief_decay", "belief_fade")
WIDEST: Final = 4.0  # no number gets further from its start, as a factor


def numbers_of(scale: Scale, players: int) -> dict[str, float]:
    """All that can be learned, by name; steps of gods are other ones with more players."""
    read: Any = scale
    found = {name: float(getattr(read, name)) for name in PLAIN}
    for name, places in ROWS.items():
        found |= {f"{name}.{place}": getattr(read, name)[place] for place in places}
    found |= {f"favour_steps.{place}": scale.favour_steps[place][1] for place in FAVOURS}
    found |= {f"extra.{word}": scale.extra[kind] for word, kind in ERRANDS.items()}
    found[f"step_decays.{players}"] = scale.step_decays[players]
    return found


def scale_from(numbers: dict[str, float]) -> Scale:
    """Numbers that are not named stay Planner's."""
    # Routes are remembered by the name of the scale, so scales with other numbers have other names.
    digest = hashlib.blake2b(repr(sorted(numbers.items())).encode(), digest_size=8).hexdigest()
    scale = PlannerScale(f"learned {digest}")
    write: Any = scale
    for name, number in numbers.items():
        row, _, place = name.partition(".")
        if not place:
            setattr(write, name, number)
        elif row == "favour_steps":
            scale.favour_steps[int(place)] = (scale.favour_steps[int(place)][0], number)
        elif row == "extra":
            scale.extra[ERRANDS[place]] = number
        else:
            getattr(write, row)[int(place)] = number
    scale.settle()
    return scale


class DelphiSubject(Subject):
    def tunables(self, players: int) -> list[Tunable]:
        found: list[Tunable] = []
        for name, start in numbers_of(PLANNER, players).items():
            most = 1.0 if name.partition(".")[0] in SHARES else start * WIDEST
            found.append(Tunable(name, start, start / WIDEST, most))
        return found

    def practice(self, chance: Chance, players: int, numbers: dict[str, float]) -> Bot:
        return PlannerBot(chance, None, scale_from(numbers))


@cache
def learned_scale(players: int) -> Scale:
    return scale_from(stored_numbers("delphi", table_size(players)))


class LearnedBot(PlannerBot):
    """Planner with the numbers that play has taught for this size of table."""

    name = "learned"

    def scale_for(self, state: Delphi) -> Scale:
        return learned_scale(state.players)


SUBJECT: Final = DelphiSubject()
