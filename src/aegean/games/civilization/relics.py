"""Relics and their benefits (R-CIV-083, 310 to 315, 595, 596)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.civilization.abilities import ABILITIES, ANY_TIME, add_uses
from aegean.games.civilization.actions import AIM_TECH, USE, first, kind_of, pack
from aegean.games.civilization.invest import invest_twice
from aegean.games.civilization.layout import PER_SLOT
from aegean.games.civilization.people import gain_person
from aegean.games.civilization.pieces import ATLANTIS, NONE, RELICS, SCHOOL_OF_CONFUCIUS, SEVEN_CITIES, TECHS
from aegean.games.civilization.state import Civ, CivFrame
from aegean.games.civilization.techs import learn, placeable
from aegean.games.civilization.tiles import RELIC_TILES
from aegean.games.civilization.uses import begin_use


def relic_at(state: Civ, square: int) -> int:
    """Which relic it is follows from the tile."""
    return RELIC_TILES.index(state.tiles[square // PER_SLOT])


def take_relic(state: Civ, seat: int, square: int) -> None:
    """R-CIV-311, 313: an army of the seat has ended its move there. From now on it is a square like others."""
    relic = relic_at(state, square)
    state.spot[square] = NONE
    state.say("takes-relic", {"seat": seat, "relic": RELICS[relic], "square": state.layout.names[square]})
    if relic == SCHOOL_OF_CONFUCIUS:
        gain_person(state, seat)
        gain_person(state, seat)
    else:
        state.relics_due[seat] |= 1 << relic


def pay_relics(state: Civ, seat: int) -> None:
    """R-CIV-083, 312, 314: what is due in this Start of Turn; Atlantis comes first."""
    due = state.relics_due[seat]
    state.relics_due[seat] = 0
    if due >> SEVEN_CITIES & 1:
        state.say("relic-pays", {"seat": seat, "relic": RELICS[SEVEN_CITIES]})
        invest_twice(state, seat)
    if due >> ATLANTIS & 1:
        state.say("relic-pays", {"seat": seat, "relic": RELICS[ATLANTIS]})
        choices = placeable(state, seat)
        if len(choices) > 1:
            state.agenda.append(AtlantisTeaches(seat))
        elif choices:
            learn(state, seat, choices[0])


class AtlantisTeaches(CivFrame):
    """R-CIV-312, 596: any tech with a legal slot, learned without cost."""

    def legal(self, state: Civ, seat: int) -> list[int]:
        actions = [pack(AIM_TECH, tech) for tech in placeable(state, seat)]
        add_uses(state, seat, ANY_TIME, actions)
        return actions

    def refusal(self, state: Civ, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != AIM_TECH:
            return Refusal("atlantis-first", "R-CIV-312")
        return Refusal("tech-has-no-slot", "R-CIV-596", {"tech": TECHS[first(action)]})

    def play(self, state: Civ, seat: int, action: int) -> None:
        if kind_of(action) == USE:
            begin_use(state, seat, ABILITIES[first(action)])
            return
        state.agenda.pop()
        learn(state, seat, first(action))
