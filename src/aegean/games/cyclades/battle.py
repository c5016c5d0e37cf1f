"""Battles on land and at sea, and retreats (R-CYC-167 to R-CYC-193, 298 to 301)."""

from __future__ import annotations

from abc import ABC, abstractmethod

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import RETREAT, STAY, first, kind_of, pack, second, third
from aegean.games.cyclades.end import last_player
from aegean.games.cyclades.last_isle import eliminate
from aegean.games.cyclades.metropolis import MetropolisCheck
from aegean.games.cyclades.pieces import DIE, FORTRESS, MEDUSA, MINOTAUR, NONE, PORT
from aegean.games.cyclades.seas import linked_isles
from aegean.games.cyclades.state import CycFrame, Cyclades

ATTACKER, DEFENDER = 0, 1


def space_name(state: Cyclades, land: bool, space: int) -> str:
    return state.board.isle_names[space] if land else state.board.sea_names[space]


def land_bonuses(state: Cyclades, isle: int) -> tuple[int, int, int]:
    """R-CYC-169: what fortresses, a metropolis and the Minotaur add."""
    fortresses = 0
    for slot in state.board.isle_slots[isle]:
        if state.slots[slot] == FORTRESS:
            fortresses += 1
    return fortresses, state.metropolises >> isle & 1, 2 if state.figure_isle[MINOTAUR] == isle else 0


def land_bonus(state: Cyclades, isle: int) -> int:
    fortresses, metropolis, minotaur = land_bonuses(state, isle)
    return fortresses + metropolis + minotaur


def sea_bonuses(state: Cyclades, sea: int, defender: int) -> tuple[int, int]:
    """R-CYC-170, 171: the defender's own ports and metropolises on every isle next to the space."""
    ports = metropolises = 0
    for isle in members(state.board.sea_isles[sea] & state.isle_mask[defender]):
        metropolises += state.metropolises >> isle & 1
        for slot in state.board.isle_slots[isle]:
            if state.slots[slot] == PORT:
                ports += 1
    return ports, metropolises


def sea_bonus(state: Cyclades, sea: int, defender: int) -> int:
    ports, metropolises = sea_bonuses(state, sea, defender)
    return ports + metropolises


def retreat_targets(state: Cyclades, seat: int, land: bool, space: int) -> list[int]:
    """R-CYC-184 to R-CYC-190."""
    if land:
        if state.switches.medusa_blocks_retreat and state.figure_isle[MEDUSA] == space:
            return []
        reached = linked_isles(state.board, state.fleet_mask[seat], space)
        return members(reached & state.isle_mask[seat] & ~(1 << space))
    room = state.board.sea_seas[space] & ~state.barred & ~state.foreign_fleets(seat)
    return members(room)


class Battle(CycFrame):
    """R-CYC-168, 172 to 178: one assault after the other until one side is gone or retreats.

    The attackers stand in this frame, the defenders on the board."""

    def __init__(self, land: bool, space: int, attacker: int, defender: int, attackers: int) -> None:
        super().__init__(NOBODY)
        self.land = land
        self.space = space
        self.attacker = attacker
        self.defender = defender
        self.attackers = attackers

    def key(self) -> tuple[object, ...]:
        return (self.land, self.space, self.attacker, self.defender, self.attackers)

    def with_attackers(self, attackers: int) -> Battle:
        return Battle(self.land, self.space, self.attacker, self.defender, attackers)

    def run(self, state: Cyclades) -> None:
        """R-CYC-168: die + units + bonuses; the lower total loses one unit, on equal totals both do."""
        land, space = self.land, self.space
        attackers = self.attackers
        defenders = state.isle_troops[space] if land else state.sea_fleets[space]
        bonus = land_bonus(state, space) if land else sea_bonus(state, space, self.defender)
        attack_die = DIE[state.chance.below(6)]
        defence_die = DIE[state.chance.below(6)]
        attack = attack_die + attackers
        defence = defence_die + defenders + bonus
        state.say(
            "assault",
            {
                "attacker": self.attacker, "defender": self.defender, "space": space_name(state, land, space),
                "attack_die": attack_die, "attackers": attackers, "attack": attack,
                "defence_die": defence_die, "defenders": defenders, "bonus": bonus, "defence": defence,
            },
        )  # fmt: skip
        if attack <= defence:
            attackers -= 1
            if land:
                state.troops_left[self.attacker] += 1
            else:
                state.fleets_left[self.attacker] += 1
        if attack >= defence:
            if not land:
                state.recall_fleets(space, 1)
            elif defenders:
                state.recall_troop(space)
            else:
                state.remove_figurine(MINOTAUR)
            defenders = max(defenders - 1, 0)
        state.agenda.pop()
        if not attackers:
            state.say("battle-held", {"seat": self.defender, "space": space_name(state, land, space)})
        elif not defenders and not (land and self.minotaur_stands(state)):
            take_space(state, land, space, self.attacker, attackers)
        else:
            state.agenda.append(self.with_attackers(attackers))
            ask_retreat(state, land, space, self.attacker, self.defender, attackers, DEFENDER)

    def minotaur_stands(self, state: Cyclades) -> bool:
        """Only with `minotaur_alone` = fights alone is it still there without troops (R-CYC-282)."""
        return state.figure_isle[MINOTAUR] == self.space


def ask_retreat(
    state: Cyclades, land: bool, space: int, attacker: int, defender: int, attackers: int, side: int
) -> None:
    """R-CYC-174: first the defender, then the attacker; who cannot retreat is not asked (R-CYC-190)."""
    if side == DEFENDER:
        troops = state.isle_troops[space] if land else state.sea_fleets[space]
        if troops and retreat_targets(state, defender, land, space):
            state.agenda.append(Retreat(defender, DEFENDER, land, space, troops))
            return
    if retreat_targets(state, attacker, land, space):
        state.agenda.append(Retreat(attacker, ATTACKER, land, space, attackers))


class Retreat(CycFrame):
    """R-CYC-174, 184 to 193, 301: stay and fight on, or leave with all surviving units for one space."""

    def __init__(self, seat: int, side: int, land: bool, space: int, units: int, begun: bool = False) -> None:
        super().__init__(seat)
        self.side = side
        self.land = land
        self.space = space
        self.units = units
        self.begun = begun  # a split retreat is finished once begun

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.side, self.land, self.space, self.units, self.begun)

    def about(self, state: Cyclades) -> dict[str, int | str]:
        return {"space": space_name(state, self.land, self.space), "units": self.units, "land": int(self.land)}

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        targets = retreat_targets(state, seat, self.land, self.space)
        actions = [] if self.begun else [int(STAY)]
        if state.switches.retreat_may_split:
            return actions + [
                pack(RETREAT, to, units, int(self.land)) for to in targets for units in range(1, self.units + 1)
            ]
        return actions + [pack(RETREAT, to, self.units, int(self.land)) for to in targets]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) == STAY:
            return Refusal("retreat-begun", "R-CYC-193")
        if kind_of(action) != RETREAT:
            return Refusal("battle-first", "R-CYC-300")
        to = first(action)
        if third(action) != self.land:
            return Refusal("retreat-to-own-isle", "R-CYC-184") if self.land else Refusal("not-adjacent", "R-CYC-188")
        if self.land:
            if state.switches.medusa_blocks_retreat and state.figure_isle[MEDUSA] == self.space:
                return Refusal("medusa-holds", "R-CYC-189")
            if to >= state.board.isles or to == self.space or state.isle_owner[to] != seat:
                return Refusal("retreat-to-own-isle", "R-CYC-186")
            if not linked_isles(state.board, state.fleet_mask[seat], self.space) >> to & 1:
                return Refusal("no-chain", "R-CYC-184")
        else:
            if to >= state.board.seas or not state.board.sea_seas[self.space] >> to & 1:
                return Refusal("not-adjacent", "R-CYC-188")
            if state.barred >> to & 1:
                return Refusal("sea-barred", "R-CYC-189")
            if state.foreign_fleets(seat) >> to & 1:
                return Refusal("foreign-fleets", "R-CYC-188")
        return Refusal("retreat-together", "R-CYC-193", {"units": self.units})

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        state.agenda.pop()
        battle: Battle = state.agenda[-1]
        if kind_of(action) == STAY:
            state.say("stays", {"seat": seat, "space": space_name(state, self.land, self.space)})
            if self.side == DEFENDER:
                attacker = battle.attacker
                if retreat_targets(state, attacker, self.land, self.space):
                    state.agenda.append(Retreat(attacker, ATTACKER, self.land, self.space, battle.attackers))
            return
        to = first(action)
        units = second(action)
        state.say(
            "retreats",
            {
                "seat": seat, "units": units, "space": space_name(state, self.land, self.space),
                "to": space_name(state, self.land, to),
            },
        )  # fmt: skip
        self.move_units(state, seat, to, units)
        if units < self.units:
            if self.side == ATTACKER:
                state.agenda[-1] = battle.with_attackers(battle.attackers - units)
            state.agenda.append(Retreat(seat, self.side, self.land, self.space, self.units - units, True))
            return
        if self.side == DEFENDER:
            if self.land and battle.minotaur_stands(state):
                return
            state.agenda.pop()
            take_space(state, self.land, self.space, battle.attacker, battle.attackers)
        else:
            state.agenda.pop()
            state.say("battle-held", {"seat": battle.defender, "space": space_name(state, self.land, self.space)})

    def move_units(self, state: Cyclades, seat: int, to: int, units: int) -> None:
        if self.side == DEFENDER:
            if self.land:
                state.set_troops(self.space, state.isle_troops[self.space] - units)
            else:
                state.set_fleets(seat, self.space, state.sea_fleets[self.space] - units)
        if self.land:
            state.isle_troops[to] += units
        else:
            state.set_fleets(seat, to, state.sea_fleets[to] + units)
            if self.side == ATTACKER and len(state.agenda) >= 2:
                below = state.agenda[-2]
                if isinstance(below, Interruptible):
                    below.retreated(state, len(state.agenda) - 2, to)


class Interruptible(CycFrame, ABC):
    """A move that goes on after a battle and must know where the mover's fleets retreated to."""

    @abstractmethod
    def retreated(self, state: Cyclades, index: int, sea: int) -> None:
        """The frame, at this place of the agenda, is replaced by one that knows it."""


def take_space(state: Cyclades, land: bool, space: int, seat: int, units: int) -> None:
    """R-CYC-176: the attacker who remains alone controls the space."""
    if land:
        conquer(state, space, seat, units)
    else:
        state.set_fleets(seat, space, units)
        state.say("sea-taken", {"seat": seat, "sea": state.board.sea_names[space], "units": units})


def conquer(state: Cyclades, isle: int, seat: int, units: int) -> None:
    """R-CYC-138, 141, 260, 295: the isle with all on it changes hands, then sets of buildings are looked at."""
    loser = state.isle_owner[isle]
    state.claim(isle, seat)
    state.isle_troops[isle] = units
    state.say("isle-taken", {"seat": seat, "isle": state.board.isle_names[isle], "units": units})
    if loser != NONE and not state.isle_mask[loser]:
        eliminate(state, loser)
        if len(state.fallen) == state.players - 1:
            last_player(state, seat)
            return
    state.agenda.append(MetropolisCheck(seat))
