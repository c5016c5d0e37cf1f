"""Equipment cards: the display, and what works at once (R-DEL-169 to R-DEL-172, 182 to 185, 190 to 194, 297 to 300)."""

from __future__ import annotations

from aegean.core.frame import NOBODY
from aegean.core.masks import members
from aegean.core.refusal import Refusal
from aegean.games.delphi.actions import (
    FETCH,
    LOAD,
    SUMMON,
    TAKE,
    A,
    add_spaces,
    add_spaces_of_colour,
    first,
    kind_of,
    second,
)
from aegean.games.delphi.explore import ScoutIslands
from aegean.games.delphi.gods import StepsDue
from aegean.games.delphi.offerings import load_offering, load_refusal
from aegean.games.delphi.pieces import (
    BLESSING_FAVOURS,
    COLOURS,
    COOL,
    COOL_OFFERING,
    COOL_STATUE,
    DEEP_HULL,
    DIVINE_SUMMONS,
    EQUIPMENT,
    GODS,
    ISLAND_SCOUT,
    NONE,
    RICH_BLESSING,
    SUMMONED,
    THANK_OFFERING,
    THRONE,
    WARM,
    WARM_OFFERING,
    WARM_STATUE,
)  # fmt: skip
from aegean.games.delphi.state import DelFrame, Delphi
from aegean.games.delphi.statues import fetch_refusal, load_statue, statues_to_load
from aegean.games.delphi.tasks import loadable_offerings


def equipment_reward(state: Delphi, seat: int) -> None:
    """R-DEL-110, 182, 184, 297: a card, if one lies there; the step of EQ-08 waits until its effect is done."""
    if state.owns(seat, THANK_OFFERING):
        state.agenda.append(StepsDue(seat, 1))
    if state.display:
        state.agenda.append(TakeEquipment(seat, True))


class TakeEquipment(DelFrame):
    """R-DEL-169: one of the open cards; the gap is filled at once. `reward`: for a monster, not from ST-EQUIP."""

    def __init__(self, seat: int, reward: bool) -> None:
        super().__init__(seat)
        self.reward = reward

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.reward)

    def legal(self, state: Delphi, seat: int) -> list[int]:
        return [TAKE | card << A for card in state.display]

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != TAKE:
            return Refusal("equipment-first", "R-DEL-139")
        return Refusal("not-displayed", "R-DEL-169", {"equipment": EQUIPMENT[first(action)]})

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        card = first(action)
        state.equipment[seat] |= 1 << card
        state.say("takes-equipment", {"seat": seat, "equipment": EQUIPMENT[card]})
        refill(state, state.display.index(card))
        if not self.reward and state.switches.start_equipment_waits:
            state.waiting[seat] = card
            return
        if self.reward and card == THANK_OFFERING and state.switches.thank_offering_counts_itself:
            state.agenda.append(StepsDue(seat, 1))
        resolve(state, seat, card)


def refill(state: Delphi, place: int) -> None:
    """R-DEL-021, 169, 297: a card of the deck takes the place; without a deck the display shrinks."""
    deck = members(state.equipment_deck)
    if not deck:
        del state.display[place]
        return
    card = deck[state.chance.below(len(deck))]
    state.equipment_deck &= ~(1 << card)
    state.display[place] = card
    state.say("equipment-appears", {"equipment": EQUIPMENT[card]})


def resolve(state: Delphi, seat: int, card: int) -> None:
    """R-DEL-170, 171: what works once and at once; what cannot be carried out is lost."""
    if card == DEEP_HULL:
        state.gain_strength(seat, 1)
    elif card in (WARM_STATUE, COOL_STATUE):
        colours = WARM if card == WARM_STATUE else COOL
        if statues_to_load(state, seat, colours):
            state.agenda.append(TakeCargo(seat, card))
        else:
            state.say("effect-lost", {"seat": seat, "equipment": EQUIPMENT[card]})
    elif card in (WARM_OFFERING, COOL_OFFERING):
        if gift_offerings(state, seat, WARM if card == WARM_OFFERING else COOL):
            state.agenda.append(TakeCargo(seat, card))
        else:
            state.say("effect-lost", {"seat": seat, "equipment": EQUIPMENT[card]})
    elif card == DIVINE_SUMMONS:
        if SUMMONED & state.climbers(seat):
            state.agenda.append(SummonGod(seat))
        else:
            state.say("effect-lost", {"seat": seat, "equipment": EQUIPMENT[card]})
    elif card == RICH_BLESSING:
        state.gain_favours(seat, BLESSING_FAVOURS)
        state.draw_oracle(seat)
        state.agenda.append(StepsDue(seat, 2))
    elif card == ISLAND_SCOUT:
        if state.face_down.bit_count() >= 2:
            state.agenda.append(ScoutIslands(seat, ()))
        else:
            state.say("effect-lost", {"seat": seat, "equipment": EQUIPMENT[card]})


def gift_offerings(state: Delphi, seat: int, colours: int) -> list[int]:
    """R-DEL-191, 298: every needed offering of these colours, on whatever island."""
    actions: list[int] = []
    if state.has_room(seat):
        for colour in members(colours & loadable_offerings(state, seat)):
            add_spaces_of_colour(LOAD, state.offerings[colour], colour, actions)
    return actions


class WaitingEquipment(DelFrame):
    """R-DEL-172, `start_equipment_resolves` = first turn: the card of ST-EQUIP works now."""

    def __init__(self, owner: int) -> None:
        super().__init__(NOBODY)
        self.owner = owner

    def key(self) -> tuple[object, ...]:
        return (self.owner,)

    def run(self, state: Delphi) -> None:
        state.agenda.pop()
        card = state.waiting[self.owner]
        state.waiting[self.owner] = NONE
        resolve(state, self.owner, card)


class TakeCargo(DelFrame):
    """R-DEL-190, 191, 298: EQ-16 to EQ-19 load one needed piece of their colours, wherever the ship is."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.card)

    def about(self, state: Delphi) -> dict[str, int | str]:
        return {"equipment": EQUIPMENT[self.card]}

    def colours(self) -> int:
        return WARM if self.card in (WARM_STATUE, WARM_OFFERING) else COOL

    def legal(self, state: Delphi, seat: int) -> list[int]:
        if self.card in (WARM_OFFERING, COOL_OFFERING):
            return gift_offerings(state, seat, self.colours())
        actions: list[int] = []
        add_spaces(FETCH, statues_to_load(state, seat, self.colours()), actions)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        statues = self.card in (WARM_STATUE, COOL_STATUE)
        if kind_of(action) == FETCH and statues:
            return fetch_refusal(state, seat, self.colours(), first(action))
        if kind_of(action) == LOAD and not statues:
            if not self.colours() >> second(action) & 1:
                return Refusal("not-on-the-card", "R-DEL-191", {"equipment": EQUIPMENT[self.card]})
            return load_refusal(state, seat, first(action), second(action))
        return Refusal("cargo-first", "R-DEL-298", {"equipment": EQUIPMENT[self.card]})

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == FETCH:
            load_statue(state, seat, state.board.colour[first(action)])
        else:
            load_offering(state, seat, first(action), second(action))


class SummonGod(DelFrame):
    """R-DEL-192, 299: EQ-20 puts one of four gods on its throne."""

    def legal(self, state: Delphi, seat: int) -> list[int]:
        return [SUMMON | god << A for god in members(SUMMONED & state.climbers(seat))]

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != SUMMON:
            return Refusal("summon-first", "R-DEL-299")
        god = first(action)
        if not SUMMONED >> god & 1:
            return Refusal("not-summoned", "R-DEL-192", {"god": GODS[god]})
        return Refusal("god-on-throne", "R-DEL-299", {"god": GODS[god]})

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        god = first(action)
        state.rows[seat * COLOURS + god] = THRONE
        state.say("god-summoned", {"seat": seat, "god": GODS[god]})
