"""The tech pyramid, and what happens when a tech is gained (R-CIV-390 to R-CIV-408, 616 to 622).

What single techs do stands where it happens: limits.py (stacking, speed, water, cities, hands), units.py (ranks),
buildings.py, governments.py, wonders.py (discounts), coins.py, tech_abilities.py."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.games.civilization.actions import AIM_LEVEL, first, pack
from aegean.games.civilization.buildings import upgrade_family, upgraded_by
from aegean.games.civilization.coins import check_coins
from aegean.games.civilization.end import TECH_VICTORY, win
from aegean.games.civilization.force import has_person, has_wonder, may_use_person, might_have
from aegean.games.civilization.gains import gain_culture
from aegean.games.civilization.governments import GOVERNMENT_TECHS
from aegean.games.civilization.growth import grow_if_due
from aegean.games.civilization.market import offer_token
from aegean.games.civilization.pay import discard_person
from aegean.games.civilization.pieces import (
    AIRCRAFT,
    GERMANY,
    GOVERNMENTS,
    GREECE,
    NONE,
    P_ARCHIMEDES,
    P_NIKOLA_TESLA,
    T_AGRICULTURE,
    T_FLIGHT,
    T_SPACE_FLIGHT,
    TECH_LEVELS,
    TECHS,
    W_PORCELAIN_TOWER,
)
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.units import gain_unit, rank

LEVELS: Final = 5
TRADE_NEEDED: Final = (0, 6, 11, 16, 21, 26)  # by level (R-CIV-390)
TOWER: Final = 5  # what the Porcelain Tower saves
ARCHIMEDES: Final = 3  # culture


def trade_needed(state: Civ, seat: int, level: int) -> int:
    """R-CIV-390, 391, 492."""
    return TRADE_NEEDED[level] - (TOWER if has_wonder(state, seat, W_PORCELAIN_TOWER) else 0)


# --- the pyramid


def slots_used(state: Civ, seat: int, level: int) -> int:
    """R-CIV-398, 399, 620: techs in slots of this level, Isaac Newton's card among them."""
    first_slot = seat * len(TECHS)
    return state.tech_slot[first_slot : first_slot + len(TECHS)].count(level) + int(state.blank[seat] == level)


def slot_free(state: Civ, seat: int, level: int) -> bool:
    """R-CIV-396: a new one must rest on two of the level below."""
    return level == 1 or slots_used(state, seat, level) + 1 < slots_used(state, seat, level - 1)


def available(state: Civ, seat: int, tech: int) -> bool:
    """Not known yet; Space Flight is one card for all (R-CIV-619)."""
    if tech == T_SPACE_FLIGHT:
        return not any(known >> tech & 1 for known in state.techs)
    return not state.knows(seat, tech)


def can_place(state: Civ, seat: int, tech: int, lower: bool = False) -> bool:
    """R-CIV-396, 408: there is a slot of its level, or with Nikola Tesla (II to IV) of the level below."""
    level = TECH_LEVELS[tech]
    if not available(state, seat, tech):
        return False
    if lower:
        return 1 < level < LEVELS and slot_free(state, seat, level - 1)
    return slot_free(state, seat, level)


def can_lower(state: Civ, seat: int, tech: int) -> bool:
    """R-CIV-399: Nikola Tesla is there and has a slot for it."""
    return may_use_person(state, seat, P_NIKOLA_TESLA) and can_place(state, seat, tech, True)


def placeable(state: Civ, seat: int) -> list[int]:
    """All techs that the seat could gain now, by Nikola Tesla too."""
    return [tech for tech in range(len(TECHS)) if can_place(state, seat, tech) or can_lower(state, seat, tech)]


def might_place(state: Civ, seat: int) -> list[int]:
    """R-CIV-639: the same as far as everybody can know."""
    tesla = might_have(state, seat, P_NIKOLA_TESLA)
    return [
        tech
        for tech in range(len(TECHS))
        if can_place(state, seat, tech) or (tesla and can_place(state, seat, tech, True))
    ]


# --- gaining


def learn(state: Civ, seat: int, tech: int) -> None:
    """R-CIV-400, 622: without trade, and not research."""
    choose_slot(state, seat, tech, False)


def research_free(state: Civ, seat: int, tech: int) -> None:
    """R-CIV-407: without trade, but it counts as research."""
    choose_slot(state, seat, tech, True)


def choose_slot(state: Civ, seat: int, tech: int, researched: bool) -> None:
    """Nikola Tesla may lower a tech that is learned, too; where only he can, he does. Without any slot nothing
    happens (R-CIV-408). Who might hold him is asked, so that the question tells nothing (R-CIV-639)."""
    if can_place(state, seat, tech):
        if can_place(state, seat, tech, True) and might_have(state, seat, P_NIKOLA_TESLA):
            state.agenda.append(ChooseSlot(seat, tech, researched))
        else:
            gain_tech(state, seat, tech, TECH_LEVELS[tech], researched, knowing(state, seat, tech))
    elif can_lower(state, seat, tech):
        gain_lowered(state, seat, tech, researched, knowing(state, seat, tech))


class ChooseSlot(CivFrame):
    """Whether Nikola Tesla puts the tech one level lower (R-CIV-399)."""

    def __init__(self, seat: int, tech: int, researched: bool) -> None:
        super().__init__(seat)
        self.tech = tech
        self.researched = researched

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.tech, self.researched)

    def about(self, state: Civ) -> dict[str, int | str]:
        return {"tech": TECHS[self.tech]}

    def legal(self, state: Civ, seat: int) -> list[int]:
        level = TECH_LEVELS[self.tech]
        levels = [level, level - 1] if can_lower(state, seat, self.tech) else [level]
        return [pack(AIM_LEVEL, each) for each in levels]

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        return Refusal("no-such-slot", "R-CIV-399", {"tech": TECHS[self.tech]})

    def play(self, state: Civ, seat: int, action: int) -> None:
        state.agenda.pop()
        level, others = first(action), knowing(state, seat, self.tech)
        if level == TECH_LEVELS[self.tech]:
            gain_tech(state, seat, self.tech, level, self.researched, others)
        else:
            gain_lowered(state, seat, self.tech, self.researched, others)


def gain_lowered(state: Civ, seat: int, tech: int, researched: bool, others: int) -> None:
    """R-CIV-399: Nikola Tesla's card is discarded."""
    discard_person(state, seat, P_NIKOLA_TESLA)
    gain_tech(state, seat, tech, TECH_LEVELS[tech] - 1, researched, others)


def knowing(state: Civ, seat: int, tech: int) -> int:
    """Mask of the other seats that know it."""
    return sum(1 << other for other in state.others(seat) if state.knows(other, tech))


def gain_tech(state: Civ, seat: int, tech: int, slot: int, researched: bool, others: int) -> None:
    """R-CIV-402, 617: it is placed and takes effect at once. `others` know it or are researching it, too."""
    before = [rank(state, seat, unit) for unit in range(AIRCRAFT)]
    state.techs[seat] |= 1 << tech
    state.tech_slot[seat * len(TECHS) + tech] = slot
    state.say("gains-tech", {"seat": seat, "tech": TECHS[tech], "level": slot})
    if tech == T_SPACE_FLIGHT and (researched or state.switches.learned_space_wins):
        win(state, seat, TECH_VICTORY)
        return
    unlock(state, seat, tech)
    check_coins(state, seat)
    if state.places:
        return
    # On top of the agenda comes what is settled first: ranks, growth, then what the research itself brings.
    if researched:
        reward_research(state, seat, tech, before, others)
    if state.civs[seat] == GREECE:
        gain_culture(state, seat, state.players - 1 - others.bit_count())
    if tech == T_AGRICULTURE:
        grow_if_due(state, seat)


def unlock(state: Civ, seat: int, tech: int) -> None:
    """R-CIV-091, 176, 402: its government may be adopted next, its buildings are upgraded."""
    government = GOVERNMENT_TECHS.get(tech, NONE)
    if government != NONE:
        state.unlocked_in[seat * len(GOVERNMENTS) + government] = state.turn
    family = upgraded_by(tech)
    if family != NONE:
        upgrade_family(state, seat, family)


def reward_research(state: Civ, seat: int, tech: int, before: list[int], others: int) -> None:
    """R-CIV-406, 407, 622: Archimedes, and Germany's unit and resource."""
    if not others and has_person(state, seat, P_ARCHIMEDES):
        gain_culture(state, seat, ARCHIMEDES)
    if state.civs[seat] != GERMANY:
        return
    raised = [unit for unit in range(AIRCRAFT) if rank(state, seat, unit) > before[unit]]
    for unit in [*raised, AIRCRAFT] if tech == T_FLIGHT else raised:
        gain_unit(state, seat, unit)
        offer_token(state, seat)
