"""Phase 2: what a player acts with, and recolouring (R-DEL-057 to R-DEL-071, 282, 286, 287)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.delphi.act import Act, can_act
from aegean.games.delphi.actions import (
    CARD,
    COLOURLESS,
    DIE,
    END,
    EXTRA,
    FREE_CARD,
    FREE_DIE,
    GOD,
    TRADE,
    A,
    B,
    first,
    kind_of,
    second,
)  # fmt: skip
from aegean.games.delphi.god_powers import has_use, on_throne, trade_god, use_god, use_refusal
from aegean.games.delphi.pieces import COLOURS, DICE, EXTRA_PRICE, EXTRA_WATCH, GODS, HUES, NONE, THRONE
from aegean.games.delphi.sail import BY_CARD, BY_DIE, BY_EXTRA
from aegean.games.delphi.state import DelFrame, Delphi


def unused_die(state: Delphi, seat: int, face: int) -> int:
    """The first die with this face that is not spent, NONE if there is none."""
    for die in range(DICE):
        if not state.spent >> die & 1 and state.dice[seat * DICE + die] == face:
            return die
    return NONE


def may_use_card(state: Delphi, seat: int, face: int) -> bool:
    """R-DEL-060, 152: one card a turn, and with `apollo_extra_card` the one that Apollo brought."""
    if not state.cards[seat * COLOURS + face]:
        return False
    return not state.cards_used or state.apollo_cards[face] > 0


def recolour_cost(state: Delphi, seat: int, source: int, face: int, colour: int) -> int:
    """R-DEL-065 to R-DEL-071, 286: favours to use a die or card of `face` as `colour`."""
    if state.all_free:
        return 0
    costs = state.die_cost[seat] if source == BY_DIE else state.card_cost[seat]
    return costs[face * COLOURS + colour]


class Turn(DelFrame):
    """R-DEL-047, 057: dice, one oracle card, gods and the extra watch, in any order, until the player ends the turn."""

    def about(self, state: Delphi) -> dict[str, int | str]:
        return {"dice": DICE - state.spent.bit_count(), "favours": state.favours[self.seat]}

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions: list[int] = [END]
        seen = 0
        for die in range(DICE):
            face = state.dice[seat * DICE + die]
            if not state.spent >> die & 1 and not seen >> face & 1:
                seen |= 1 << face
                add_uses(state, seat, BY_DIE, face, actions)
        for face in range(COLOURS):
            if may_use_card(state, seat, face):
                add_uses(state, seat, BY_CARD, face, actions)
        if state.equipment[seat] >> EXTRA_WATCH & 1:
            add_extra(state, seat, actions)
        add_gods(state, seat, actions)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        kind, face, colour = kind_of(action), first(action), second(action)
        if kind in (DIE, CARD, FREE_DIE, FREE_CARD):
            source = BY_DIE if kind in (DIE, FREE_DIE) else BY_CARD
            return use_refusal_of(state, seat, source, kind in (FREE_DIE, FREE_CARD), face, colour)
        if kind == EXTRA:
            return extra_refusal(state, seat)
        if kind in (GOD, TRADE):
            if not on_throne(state, seat, face):
                return Refusal("not-on-throne", "R-DEL-147", {"god": GODS[face]})
            return use_refusal(state, seat, face) if kind == GOD else Refusal("no-oracle-cards", "R-DEL-210")
        return Refusal("choose-a-die-first", "R-DEL-057")

    def play(self, state: Delphi, seat: int, action: int) -> None:
        kind, face, colour = kind_of(action), first(action), second(action)
        if kind == END:
            state.agenda.pop()
        elif kind == GOD:
            use_god(state, seat, face)
        elif kind == TRADE:
            trade_god(state, seat, face)
        elif kind == EXTRA:
            buy_extra(state, seat, face)
        elif kind in (DIE, FREE_DIE):
            state.spent |= 1 << unused_die(state, seat, face)
            cost = pay(state, seat, BY_DIE, kind == FREE_DIE, face, colour)
            if face == colour:
                state.say("uses-die", {"seat": seat, "face": HUES[face]})
            else:
                state.say("turns-die", {"seat": seat, "face": HUES[face], "colour": HUES[colour], "favours": cost})
            state.agenda.append(Act(seat, BY_DIE, colour, face == colour))
        else:
            lay_card_aside(state, seat, face)
            cost = pay(state, seat, BY_CARD, kind == FREE_CARD, face, colour)
            if face == colour:
                state.say("uses-card", {"seat": seat, "face": HUES[face]})
            else:
                state.say("turns-card", {"seat": seat, "face": HUES[face], "colour": HUES[colour], "favours": cost})
            state.agenda.append(Act(seat, BY_CARD, colour, face == colour))


def add_uses(state: Delphi, seat: int, source: int, face: int, actions: list[int]) -> None:
    """A die or card as it lies, and every colour it can be turned into where that colour has something to do."""
    paid, free = (DIE, FREE_DIE) if source == BY_DIE else (CARD, FREE_CARD)
    costs = state.die_cost[seat] if source == BY_DIE else state.card_cost[seat]
    favours = state.favours[seat]
    rows = seat * COLOURS
    actions.append(paid | face << A | face << B)
    for colour in range(COLOURS):
        if colour == face:
            continue
        cost = 0 if state.all_free else costs[face * COLOURS + colour]
        if cost > favours and not state.free_colours:
            continue
        climbs = state.rows[rows + colour] < THRONE
        if cost <= favours and (climbs or can_act(state, seat, source, colour, favours - cost)):
            actions.append(paid | face << A | colour << B)
        if cost and state.free_colours and (climbs or can_act(state, seat, source, colour, favours)):
            actions.append(free | face << A | colour << B)


def add_extra(state: Delphi, seat: int, actions: list[int]) -> None:
    """R-DEL-180, 181, 302: once a turn, 3 favours, in a colour or without one."""
    favours = state.favours[seat] - EXTRA_PRICE
    if state.extra_used or favours < 0:
        return
    actions.append(EXTRA | COLOURLESS << A)
    for colour in range(COLOURS):
        if can_act(state, seat, BY_EXTRA, colour, favours):
            actions.append(EXTRA | colour << A)


def add_gods(state: Delphi, seat: int, actions: list[int]) -> None:
    """R-DEL-147, 149, 295."""
    for god in range(COLOURS):
        if state.rows[seat * COLOURS + god] == THRONE:
            if has_use(state, seat, god):
                actions.append(GOD | god << A)
            if state.oracle_left():
                actions.append(TRADE | god << A)


def use_refusal_of(state: Delphi, seat: int, source: int, free: bool, face: int, colour: int) -> Refusal:
    if source == BY_DIE:
        if unused_die(state, seat, face) == NONE:
            return Refusal("no-such-die", "R-DEL-058", {"colour": HUES[face]})
    elif not state.cards[seat * COLOURS + face]:
        return Refusal("no-such-card", "R-DEL-059", {"colour": HUES[face]})
    elif not may_use_card(state, seat, face):
        return Refusal("one-card-a-turn", "R-DEL-060")
    cost = recolour_cost(state, seat, source, face, colour)
    if free:
        if not state.free_colours:
            return Refusal("no-free-colour", "R-DEL-151")
        if not cost:
            return Refusal("costs-nothing-anyway", "R-DEL-153")
    elif cost > state.favours[seat]:
        return Refusal("recolouring-too-dear", "R-DEL-065", {"cost": cost, "favours": state.favours[seat]})
    return Refusal("nothing-to-do", "R-DEL-255", {"colour": HUES[colour]})


def extra_refusal(state: Delphi, seat: int) -> Refusal:
    if not state.owns(seat, EXTRA_WATCH):
        return Refusal("no-extra-watch", "R-DEL-180")
    if state.extra_used:
        return Refusal("extra-used", "R-DEL-180")
    if state.favours[seat] < EXTRA_PRICE:
        return Refusal("extra-too-dear", "R-DEL-302", {"cost": EXTRA_PRICE, "favours": state.favours[seat]})
    return Refusal("extra-nothing-to-do", "R-DEL-255")


def pay(state: Delphi, seat: int, source: int, free: bool, face: int, colour: int) -> int:
    """The favours that the colour costs; Apollo's right is used up instead (R-DEL-151, 153)."""
    if free:
        state.free_colours -= 1
        return 0
    cost = recolour_cost(state, seat, source, face, colour)
    state.favours[seat] -= cost
    return cost


def lay_card_aside(state: Delphi, seat: int, face: int) -> None:
    """R-DEL-060, 062: it reaches the discard pile at the end of the turn."""
    state.cards[seat * COLOURS + face] -= 1
    state.aside[face] += 1
    if state.apollo_cards[face]:
        state.apollo_cards[face] -= 1
    else:
        state.cards_used += 1


def buy_extra(state: Delphi, seat: int, colour: int) -> None:
    state.favours[seat] -= EXTRA_PRICE
    state.extra_used = True
    state.say("buys-extra", {"seat": seat, "colour": "none" if colour == COLOURLESS else HUES[colour]})
    if colour == COLOURLESS:
        state.agenda.append(Act(seat, BY_EXTRA, NONE, True))
    else:
        state.agenda.append(Act(seat, BY_EXTRA, colour, False))
