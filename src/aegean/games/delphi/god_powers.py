"""Using a god on the throne (R-DEL-147 to R-DEL-159, 293 to 295)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.core.masks import mask_of, members
from aegean.core.refusal import Refusal
from aegean.games.delphi.actions import (
    EXPLORE,
    FETCH,
    FIGHT,
    SAIL,
    add_spaces,
    add_spaces_of_colour,
    first,
    kind_of,
    second,
)
from aegean.games.delphi.explore import explore
from aegean.games.delphi.fight import defeat, fight_refusal, monsters_in_reach
from aegean.games.delphi.pieces import (
    ALL_COLOURS,
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    CARGO_CRANE,
    COLOURS,
    GODS,
    HERMES,
    NONE,
    POSEIDON,
    ST_GODS,
    THRONE,
)  # fmt: skip
from aegean.games.delphi.sail import arrive
from aegean.games.delphi.state import DelFrame, Delphi
from aegean.games.delphi.statues import fetch_refusal, load_statue, statues_to_load
from aegean.games.delphi.tasks import needed_monsters


def on_throne(state: Delphi, seat: int, god: int) -> bool:
    return state.rows[seat * COLOURS + god] == THRONE


def has_use(state: Delphi, seat: int, god: int) -> bool:
    """R-DEL-295: the ability would do something."""
    if god == APHRODITE:
        return state.injury_count(seat) > 0
    if god == ARES:
        needed = needed_monsters(state, seat)
        return any(monsters_in_reach(state, seat, colour) for colour in members(needed))
    if god == HERMES:
        return statues_by_hermes(state, seat) != 0
    if god == POSEIDON:
        return not state.arrived >> seat & 1
    if god == ARTEMIS:
        return state.face_down != 0
    return state.oracle_left() or apollo_would_free(state, seat)


def use_refusal(state: Delphi, seat: int, god: int) -> Refusal:
    if god == POSEIDON:
        return Refusal("ship-stays", "R-DEL-309")
    return Refusal("god-no-use", "R-DEL-295", {"god": GODS[god]})


def use_god(state: Delphi, seat: int, god: int) -> None:
    """R-DEL-148: the god goes back after its whole effect."""
    state.say("uses-god", {"seat": seat, "god": GODS[god]})
    if god == APHRODITE:
        for colour in range(COLOURS):
            if state.injuries[seat * COLOURS + colour]:
                state.heal(seat, colour)
        send_back(state, seat, god)
    elif god == APOLLO:
        inspire(state, seat)
        send_back(state, seat, god)
    else:
        state.agenda.append(GodReturns(seat, god))
        state.agenda.append(UseGod(seat, god))


def trade_god(state: Delphi, seat: int, god: int) -> None:
    """R-DEL-149: back to the clouds for an oracle card."""
    state.say("trades-god", {"seat": seat, "god": GODS[god]})
    state.draw_oracle(seat)
    send_back(state, seat, god)


def send_back(state: Delphi, seat: int, god: int) -> None:
    """R-DEL-148, 196: to the start cloud, with ST-GODS to the entry cloud."""
    state.rows[seat * COLOURS + god] = state.entry_row() if state.ships[seat] == ST_GODS else 0


def inspire(state: Delphi, seat: int) -> None:
    """R-DEL-151, 152, 293, 294: a card, and one die or card (or all of them) in any colour."""
    colour = state.draw_oracle(seat)
    if state.switches.apollo_frees_all:
        state.all_free = True
    else:
        state.free_colours += 1
    if colour != NONE and state.switches.apollo_extra_card:
        state.apollo_cards[colour] += 1


def apollo_would_free(state: Delphi, seat: int) -> bool:
    """Something is left to use in another colour, although no card can be drawn."""
    if state.all_free:
        return False
    return state.spent != 7 or (not state.cards_used and state.card_count(seat) > 0)


def statues_by_hermes(state: Delphi, seat: int) -> int:
    """R-DEL-157, 158: next to any city, a needed statue from any city."""
    if not state.reach(seat, CARGO_CRANE) & mask_of(state.board.cities):
        return 0
    return statues_to_load(state, seat, ALL_COLOURS)


class GodReturns(DelFrame):
    """R-DEL-148: waits until the effect and its rewards are done, so that none of them can lift the god again."""

    def __init__(self, owner: int, god: int) -> None:
        super().__init__(NOBODY)
        self.owner = owner
        self.god = god

    def key(self) -> tuple[object, ...]:
        return (self.owner, self.god)

    def run(self, state: Delphi) -> None:
        state.agenda.pop()
        send_back(state, self.owner, self.god)


class UseGod(DelFrame):
    """The target of a god: R-DEL-150 Poseidon, 154 Artemis, 156 Ares, 157 Hermes."""

    def __init__(self, seat: int, god: int) -> None:
        super().__init__(seat)
        self.god = god

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.god)

    def about(self, state: Delphi) -> dict[str, int | str]:
        return {"god": GODS[self.god]}

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions: list[int] = []
        if self.god == POSEIDON:
            add_spaces(SAIL, poseidon_targets(state, seat), actions)
        elif self.god == ARTEMIS:
            add_spaces(EXPLORE, state.face_down, actions)
        elif self.god == HERMES:
            add_spaces(FETCH, statues_by_hermes(state, seat), actions)
        else:
            for colour in range(COLOURS):
                add_spaces_of_colour(FIGHT, monsters_in_reach(state, seat, colour), colour, actions)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        kind, space = kind_of(action), first(action)
        name = state.board.names[space] if space < state.board.spaces else ""
        if self.god == POSEIDON and kind == SAIL:
            if space == state.board.zeus:
                return Refusal("tasks-left", "R-DEL-150", {"count": state.open_tasks[seat]})
            if space == state.at[seat]:
                return Refusal("already-there", "R-DEL-255", {"space": name})
            return Refusal("not-water", "R-DEL-150", {"space": name})
        if self.god == ARTEMIS and kind == EXPLORE:
            return Refusal("not-face-down", "R-DEL-154", {"space": name})
        if self.god == HERMES and kind == FETCH:
            return fetch_refusal(state, seat, ALL_COLOURS, space)
        if self.god == ARES and kind == FIGHT:
            return fight_refusal(state, seat, space, second(action))
        return Refusal("god-first", "R-DEL-046", {"god": GODS[self.god]})

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        space = first(action)
        if self.god == POSEIDON:
            state.say("carried", {"seat": seat, "space": state.board.names[space]})
            arrive(state, seat, space)
        elif self.god == ARTEMIS:
            explore(state, seat, space)
        elif self.god == HERMES:
            load_statue(state, seat, state.board.colour[space])
        else:
            defeat(state, seat, space, second(action))


def poseidon_targets(state: Delphi, seat: int) -> int:
    """R-DEL-150: any water space; Zeus if all tasks are done."""
    targets = state.board.water_mask & ~(1 << state.at[seat])
    return targets if state.open_tasks[seat] else targets | 1 << state.board.zeus
