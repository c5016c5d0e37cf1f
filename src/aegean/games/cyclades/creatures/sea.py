"""Mermaid, Sylph, Kraken."""

from __future__ import annotations

from typing import Final

from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import AT_SEA, SAIL, STOP, first, kind_of, pack, second, third
from aegean.games.cyclades.battle import Interruptible
from aegean.games.cyclades.creatures.card import Card, power_first
from aegean.games.cyclades.move_fleets import add_steps, step, step_refusal
from aegean.games.cyclades.pieces import KRAKEN, MERMAID, NONE, SYLPH
from aegean.games.cyclades.state import CycFrame, Cyclades

SYLPH_SPACES: Final = 10
KRAKEN_STEP_PRICE: Final = 1


class Mermaid(Card):
    """R-CYC-092, 262: a lone enemy fleet is replaced by an own one; no battle."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(AT_SEA, sea) for sea in members(state.foreign_fleets(seat)) if state.sea_fleets[sea] == 1]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != AT_SEA:
            return power_first(self.number)
        return Refusal("not-a-lone-fleet", "R-CYC-092")

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        sea = first(action)
        state.say("fleet-enchanted", {"seat": seat, "other": state.sea_owner[sea], "sea": state.board.sea_names[sea]})
        state.recall_fleets(sea, 1)
        if state.fleets_left[seat]:
            state.fleets_left[seat] -= 1
            state.set_fleets(seat, sea, 1)
        else:
            state.agenda.append(MermaidSource(seat, sea))


class MermaidSource(CycFrame):
    """R-CYC-262: with an empty reserve the new fleet comes from another own sea space."""

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.to)

    def about(self, state: Cyclades) -> dict[str, int | str]:
        return {"sea": state.board.sea_names[self.to]}

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(AT_SEA, sea) for sea in members(state.fleet_mask[seat])]

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != AT_SEA:
            return power_first(MERMAID)
        return Refusal("no-own-fleets", "R-CYC-262")

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        state.agenda.pop()
        sea = first(action)
        names = state.board.sea_names
        state.say("sails", {"seat": seat, "units": 1, "sea": names[sea], "to": names[self.to]})
        state.set_fleets(seat, sea, state.sea_fleets[sea] - 1)
        state.set_fleets(seat, self.to, 1)


class Sylph(Card):
    """R-CYC-098: 10 spaces of free fleet movement."""

    def has_target(self, state: Cyclades, seat: int) -> bool:
        return True

    def begin(self, state: Cyclades, seat: int) -> None:
        state.agenda.append(SylphMove(seat, SYLPH_SPACES, 0))


class SylphMove(Interruptible):
    """R-CYC-271, 272: each space of a group (or of a fleet) uses up one; a battle ends that group's movement.

    `spent` marks the spaces whose fleets are not moved again by this Sylph."""

    def __init__(self, seat: int, left: int, spent: int) -> None:
        super().__init__(seat)
        self.left = left
        self.spent = spent

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.left, self.spent)

    def about(self, state: Cyclades) -> dict[str, int | str]:
        return {"left": self.left}

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        actions: list[int] = [STOP]
        most = self.left if state.switches.sylph_per_fleet else 99
        for sea in members(state.fleet_mask[seat] & ~self.spent):
            add_steps(state, sea, most, actions)
        return actions

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != SAIL:
            return power_first(SYLPH)
        refusal = step_refusal(state, seat, action)
        if refusal is not None:
            return refusal
        if self.spent >> first(action) & 1:
            return Refusal("fought-already", "R-CYC-272")
        return Refusal("spaces-left", "R-CYC-271", {"left": self.left})

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        if kind_of(action) == STOP:
            state.agenda.pop()
            return
        left = self.left - (third(action) if state.switches.sylph_per_fleet else 1)
        at = len(state.agenda) - 1
        spent = self.spent & state.fleet_mask[seat]  # where all who fought are gone, others may pass
        if step(state, seat, action):
            spent |= 1 << second(action)
        if left:
            state.agenda[at] = SylphMove(seat, left, spent)
        else:
            del state.agenda[at]

    def retreated(self, state: Cyclades, index: int, sea: int) -> None:
        state.agenda[index] = SylphMove(self.seat, self.left, self.spent | 1 << sea)


class Kraken(Card):
    """R-CYC-104, 277, 278: put on any sea space; all fleets there are lost; then further for 1 GP a space."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(AT_SEA, sea) for sea in range(state.board.seas)]

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        kraken_enters(state, first(action))
        state.agenda.append(KrakenMove(seat))


def kraken_enters(state: Cyclades, sea: int) -> None:
    """R-CYC-278: every fleet there returns to its owner's reserve, the buyer's own included."""
    state.kraken = sea
    state.refresh_barred()
    state.say("kraken", {"sea": state.board.sea_names[sea]})
    if state.sea_owner[sea] != NONE:
        state.say(
            "fleets-lost",
            {"seat": state.sea_owner[sea], "sea": state.board.sea_names[sea], "units": state.sea_fleets[sea]},
        )
        state.recall_fleets(sea, state.sea_fleets[sea])


class KrakenMove(CycFrame):
    """R-CYC-277: as many steps to adjacent sea spaces as the buyer pays for.

    Asked even without gold: a skipped question would tell the others that the purse is empty."""

    def about(self, state: Cyclades) -> dict[str, int | str]:
        return {"sea": state.board.sea_names[state.kraken]}

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        actions: list[int] = [STOP]
        if state.gold[seat] >= KRAKEN_STEP_PRICE:
            actions.extend(pack(AT_SEA, sea) for sea in state.board.neighbours[state.kraken])
        return actions

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != AT_SEA:
            return power_first(KRAKEN)
        if first(action) not in state.board.neighbours[state.kraken]:
            return Refusal("not-adjacent", "R-CYC-277")
        return Refusal("too-dear", "R-CYC-277", {"price": KRAKEN_STEP_PRICE, "gold": state.gold[seat]})

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        if kind_of(action) == STOP:
            state.agenda.pop()
            return
        state.gold[seat] -= KRAKEN_STEP_PRICE
        kraken_enters(state, first(action))
