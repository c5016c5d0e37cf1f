"""Minotaur, Chiron, Medusa, Polyphemus: figurines on an isle (R-CYC-088 to R-CYC-091, 258 to 261)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.cyclades.actions import AT_ISLE, NOWHERE, PICK, PUSH, first, kind_of, pack, second
from aegean.games.cyclades.creatures.card import Card, power_first
from aegean.games.cyclades.pieces import CREATURES, ISLE_FIGURINES, NONE, POLYPHEMUS
from aegean.games.cyclades.state import CycFrame, Cyclades


class Figurine(Card):
    """R-CYC-258, 259: goes on any isle; where another figurine stands both vanish and the newcomer does nothing."""

    def choices(self, state: Cyclades, seat: int) -> list[int]:
        return [pack(AT_ISLE, isle) for isle in range(state.board.isles)]

    def work(self, state: Cyclades, seat: int, action: int) -> None:
        isle = first(action)
        other = figurine_on(state, isle)
        state.figure_isle[self.number] = isle
        state.say(
            "figurine-placed", {"seat": seat, "creature": CREATURES[self.number], "isle": state.board.isle_names[isle]}
        )
        if other != NONE:
            state.remove_figurine(self.number)
            state.remove_figurine(other)
        else:
            self.arrives(state, seat, isle)

    def arrives(self, state: Cyclades, seat: int, isle: int) -> None:
        """What happens at once; Chiron (R-CYC-106, 283) and Medusa (R-CYC-107, 284) only stand there."""


def figurine_on(state: Cyclades, isle: int) -> int:
    for figure in range(ISLE_FIGURINES):
        if state.figure_isle[figure] == isle:
            return figure
    return NONE


class Minotaur(Figurine):
    """R-CYC-105, 281, 282: defends its isle like two troops; does not stay where there are none."""

    def arrives(self, state: Cyclades, seat: int, isle: int) -> None:
        if not state.isle_troops[isle]:
            state.set_troops(isle, 0)


class Polyphemus(Figurine):
    """R-CYC-108, 285, 287: pushes all fleets off the isle's coast and keeps it free of fleets."""

    def arrives(self, state: Cyclades, seat: int, isle: int) -> None:
        state.refresh_barred()
        state.agenda.append(PushOrder(seat))


def coast_fleets(state: Cyclades) -> list[int]:
    """Sea spaces of Polyphemus' coast that still hold fleets."""
    coast = state.board.isle_seas[state.figure_isle[POLYPHEMUS]]
    return [sea for sea in members(coast) if state.sea_fleets[sea]]


def push_choices(state: Cyclades, sea: int) -> list[int]:
    """R-CYC-285: one adjacent space off this coast, free of others' fleets and of the Kraken; else the reserve."""
    owner = state.sea_owner[sea]
    room = members(state.board.sea_seas[sea] & ~state.barred & ~state.foreign_fleets(owner))
    return [pack(PUSH, sea, to) for to in room] or [pack(PUSH, sea, NOWHERE)]


def push(state: Cyclades, sea: int, to: int) -> None:
    owner = state.sea_owner[sea]
    count = state.sea_fleets[sea]
    names = state.board.sea_names
    if to == NOWHERE:
        state.say("fleets-lost", {"seat": owner, "sea": names[sea], "units": count})
        state.recall_fleets(sea, count)
    else:
        state.say("pushed", {"seat": owner, "units": count, "sea": names[sea], "to": names[to]})
        state.set_fleets(owner, sea, 0)
        state.set_fleets(owner, to, state.sea_fleets[to] + count)


class PushOrder(CycFrame):
    """R-CYC-286: the active player chooses the order of the spaces and, by default, the direction."""

    def __init__(self, mover: int, asked: bool = False) -> None:
        super().__init__(mover if asked else NOBODY)
        self.mover = mover
        self.asked = asked

    def key(self) -> tuple[object, ...]:
        return (self.mover, self.asked)

    def run(self, state: Cyclades) -> None:
        state.agenda.pop()
        if coast_fleets(state):
            state.agenda.append(PushOrder(self.mover, True))

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        if state.switches.fleet_owner_chooses:
            return [pack(PICK, sea) for sea in coast_fleets(state)]
        actions: list[int] = []
        for sea in coast_fleets(state):
            actions.extend(push_choices(state, sea))
        return actions

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        wanted = PICK if state.switches.fleet_owner_chooses else PUSH
        if kind_of(action) != wanted:
            return power_first(POLYPHEMUS)
        if first(action) not in coast_fleets(state):
            return Refusal("not-on-this-coast", "R-CYC-285")
        return Refusal("push-off-coast", "R-CYC-285")

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        state.agenda[-1] = PushOrder(self.mover)
        if kind_of(action) == PICK:
            sea = first(action)
            state.agenda.append(PushDirection(state.sea_owner[sea], sea))
        else:
            push(state, first(action), second(action))


class PushDirection(CycFrame):
    """R-CYC-252, 286 with `polyphemus_chooser` = fleet owner: he chooses where his fleets go."""

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea = sea

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.sea)

    def about(self, state: Cyclades) -> dict[str, int | str]:
        return {"sea": state.board.sea_names[self.sea]}

    def legal(self, state: Cyclades, seat: int) -> list[int]:
        return push_choices(state, self.sea)

    def refusal(self, state: Cyclades, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != PUSH or first(action) != self.sea:
            return power_first(POLYPHEMUS)
        return Refusal("push-off-coast", "R-CYC-285")

    def play(self, state: Cyclades, seat: int, action: int) -> None:
        state.agenda.pop()
        push(state, self.sea, second(action))


def figurines_go_home(state: Cyclades, seat: int) -> None:
    """R-CYC-088, 089, 091: the first thing in the buyer's first god turn of a later cycle."""
    for figure in range(ISLE_FIGURINES):
        if state.figure_owner[figure] == seat and state.figure_cycle[figure] < state.cycle:
            state.remove_figurine(figure)
