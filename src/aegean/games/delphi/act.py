"""The action that a die, a card or the extra watch pays for (ledger sections 9 to 18, 22)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.delphi.actions import (
    ADVANCE,
    BUILD,
    EXPLORE,
    FAVOURS,
    FETCH,
    FIGHT,
    HEAL,
    LOAD,
    LOOK,
    OFFER,
    ORACLE,
    PRAY,
    RAISE,
    SAIL,
    add_spaces,
    add_spaces_of_colour,
    first,
    kind_of,
    second,
)  # fmt: skip
from aegean.games.delphi.explore import LookAt, explore, explore_refusal, islands_in_reach
from aegean.games.delphi.fight import fight_refusal, fight_round, monster_strength, monsters_in_reach
from aegean.games.delphi.offerings import (
    load_offering,
    load_refusal,
    make_offering,
    offer_refusal,
    offerings_to_load,
    temple_in_reach,
)
from aegean.games.delphi.pieces import (
    COLOURS,
    FAVOUR_ACTION,
    GODS,
    HUES,
    NONE,
    PRAYERS,
    THRONE,
)  # fmt: skip
from aegean.games.delphi.sail import BY_CARD, BY_DIE, sail, sail_refusal, sail_targets
from aegean.games.delphi.shrine import build_shrine, shrine_refusal, shrine_sites
from aegean.games.delphi.state import DelFrame, Delphi
from aegean.games.delphi.statues import (
    city_in_reach,
    fetch_refusal,
    load_statue,
    pedestals_in_reach,
    raise_refusal,
    raise_statue,
)

COLOURED = (EXPLORE, BUILD, FIGHT, LOAD, OFFER, FETCH, RAISE, HEAL, ADVANCE, PRAY)


def may_pray(state: Delphi, seat: int, source: int, colour: int) -> bool:
    """R-DEL-180, 186, 187: EQ-10 to EQ-12 need a die, or a card, of their colour."""
    if not state.equipment[seat] & PRAYERS[colour]:
        return False
    return source == BY_DIE or (source == BY_CARD and state.switches.prayers_with_cards)


def can_act(state: Delphi, seat: int, source: int, colour: int, favours: int) -> bool:
    """There is an action that needs this colour (R-DEL-255)."""
    at = seat * COLOURS + colour
    return bool(
        state.rows[at] < THRONE
        or state.injuries[at]
        or sail_targets(state, seat, source, colour, favours, False)
        or islands_in_reach(state, seat, colour)
        or shrine_sites(state, seat, colour)
        or monsters_in_reach(state, seat, colour)
        or offerings_to_load(state, seat, colour)
        or temple_in_reach(state, seat, colour)
        or city_in_reach(state, seat, colour)
        or pedestals_in_reach(state, seat, colour)
        or may_pray(state, seat, source, colour)
    )


class Act(DelFrame):
    """One action with a colour (R-DEL-057, 072 to 078, 287). `plain`: a die or card as it lies, so that actions of any
    colour are open too; the extra watch asks for these without a colour (NONE)."""

    def __init__(self, seat: int, source: int, colour: int, plain: bool) -> None:
        super().__init__(seat)
        self.source = source
        self.colour = colour
        self.plain = plain

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.source, self.colour, self.plain)

    def about(self, state: Delphi) -> dict[str, int | str]:
        return {"colour": HUES[self.colour] if self.colour != NONE else "none"}

    def legal(self, state: Delphi, seat: int) -> list[int]:
        actions: list[int] = []
        colour = self.colour
        targets = sail_targets(state, seat, self.source, colour, state.favours[seat], self.plain)
        add_spaces(SAIL, targets, actions)
        if colour != NONE:
            add_coloured(state, seat, self.source, colour, actions)
        if self.plain:
            if state.oracle_left():
                actions.append(ORACLE)
            actions.append(FAVOURS)
            if state.face_down:
                actions.append(LOOK)
        return actions

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        kind = kind_of(action)
        if kind == SAIL:
            return sail_refusal(state, seat, self.source, self.colour, first(action))
        if kind in (ORACLE, FAVOURS, LOOK):
            if not self.plain:
                return Refusal("die-as-it-lies", "R-DEL-287")
            return Refusal("no-oracle-cards", "R-DEL-210") if kind == ORACLE else Refusal("all-uncovered", "R-DEL-075")
        if kind not in COLOURED:
            return Refusal("act-first", "R-DEL-058")
        if self.colour == NONE:
            return Refusal("colour-needed", "R-DEL-077")
        return coloured_refusal(state, seat, self.colour, action)

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        kind, space, colour = kind_of(action), first(action), self.colour
        if kind == SAIL:
            sail(state, seat, self.source, colour, space)
        elif kind == EXPLORE:
            explore(state, seat, space)
        elif kind == BUILD:
            build_shrine(state, seat, space)
        elif kind == FIGHT:
            fight_round(state, seat, space, colour, monster_strength(state, seat))
        elif kind == LOAD:
            load_offering(state, seat, space, colour)
        elif kind == OFFER:
            make_offering(state, seat, colour)
        elif kind == FETCH:
            load_statue(state, seat, colour)
        elif kind == RAISE:
            raise_statue(state, seat, colour, space)
        elif kind == HEAL:
            state.heal(seat, colour)
        elif kind == ADVANCE:
            state.lift(seat, colour)
        elif kind == PRAY:
            pray(state, seat, colour)
        elif kind == ORACLE:
            state.draw_oracle(seat)
        elif kind == FAVOURS:
            state.gain_favours(seat, FAVOUR_ACTION)
        else:
            state.agenda.append(LookAt(seat, ()))


def add_coloured(state: Delphi, seat: int, source: int, colour: int, actions: list[int]) -> None:
    """The actions that need this colour, but for sailing."""
    add_spaces(EXPLORE, islands_in_reach(state, seat, colour), actions)
    add_spaces(BUILD, shrine_sites(state, seat, colour), actions)
    add_spaces_of_colour(FIGHT, monsters_in_reach(state, seat, colour), colour, actions)
    add_spaces_of_colour(LOAD, offerings_to_load(state, seat, colour), colour, actions)
    add_spaces(OFFER, temple_in_reach(state, seat, colour), actions)
    add_spaces(FETCH, city_in_reach(state, seat, colour), actions)
    add_spaces(RAISE, pedestals_in_reach(state, seat, colour), actions)
    at = seat * COLOURS + colour
    if state.injuries[at]:
        actions.append(HEAL)
    if state.rows[at] < THRONE:
        actions.append(ADVANCE)
    if may_pray(state, seat, source, colour):
        actions.append(PRAY)


def coloured_refusal(state: Delphi, seat: int, colour: int, action: int) -> Refusal:
    kind, space = kind_of(action), first(action)
    if kind == EXPLORE:
        return explore_refusal(state, seat, colour, space)
    if kind == BUILD:
        return shrine_refusal(state, seat, colour, space)
    if kind in (FIGHT, LOAD) and second(action) != colour:
        return Refusal("colour-of-die", "R-DEL-077", {"colour": HUES[colour]})
    if kind == FIGHT:
        return fight_refusal(state, seat, space, colour)
    if kind == LOAD:
        return load_refusal(state, seat, space, colour)
    if kind == OFFER:
        return offer_refusal(state, seat, colour, space)
    if kind == FETCH:
        return fetch_refusal(state, seat, 1 << colour, space)
    if kind == RAISE:
        return raise_refusal(state, seat, colour, space)
    if kind == HEAL:
        return Refusal("no-such-injury", "R-DEL-130", {"colour": HUES[colour]})
    if kind == ADVANCE:
        return Refusal("god-on-throne", "R-DEL-132", {"god": GODS[colour]})
    return Refusal("no-prayer", "R-DEL-186", {"colour": HUES[colour]})


def pray(state: Delphi, seat: int, colour: int) -> None:
    """R-DEL-186, 188: a favour, an oracle card, a step of the god if it is not on the throne."""
    state.gain_favours(seat, 1)
    state.draw_oracle(seat)
    if state.rows[seat * COLOURS + colour] < THRONE:
        state.lift(seat, colour)
