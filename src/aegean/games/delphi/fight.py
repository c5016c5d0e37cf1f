"""Fight a monster (R-DEL-103 to R-DEL-115, 289)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.delphi.actions import GIVE_UP, PAY, kind_of
from aegean.games.delphi.equipment import equipment_reward
from aegean.games.delphi.pieces import BATTLE_FACES, COLOURS, HUES, LONG_SPEAR, MONSTER, MONSTER_STRENGTH
from aegean.games.delphi.state import DelFrame, Delphi
from aegean.games.delphi.tasks import finish_monster, needed_monsters, not_needed


def monsters_in_reach(state: Delphi, seat: int, colour: int) -> int:
    """R-DEL-103, 175: mountains in reach with a needed monster of that colour."""
    spaces = state.monsters[colour] & state.reach(seat, LONG_SPEAR)
    return spaces if spaces and needed_monsters(state, seat) >> colour & 1 else 0


def fight_refusal(state: Delphi, seat: int, space: int, colour: int) -> Refusal:
    name = state.board.names[space]
    if not state.monsters[colour] >> space & 1:
        return Refusal("no-monster-there", "R-DEL-103", {"space": name, "colour": HUES[colour]})
    if not needed_monsters(state, seat) >> colour & 1:
        return not_needed(state, seat, MONSTER, colour)
    return Refusal("out-of-reach", "R-DEL-078", {"space": name})


def fight_round(state: Delphi, seat: int, space: int, colour: int, need: int) -> None:
    """R-DEL-105 to R-DEL-109: roll; a lost round may cost an injury and may be followed by another for a favour."""
    roll = state.chance.below(BATTLE_FACES)
    state.say(
        "fights",
        {"seat": seat, "space": state.board.names[space], "colour": HUES[colour], "roll": roll, "need": need},
    )
    if roll >= need:
        defeat(state, seat, space, colour)
        return
    if roll == 0:
        fight_injury(state, seat, colour)
    if state.favours[seat]:
        state.agenda.append(Fight(seat, space, colour, need))
    else:
        state.say("gives-up", {"seat": seat, "colour": HUES[colour]})


def fight_injury(state: Delphi, seat: int, colour: int) -> None:
    """R-DEL-106, 113: a card of the deck; with the switch one of the monster's colour, if there is one."""
    if not state.switches.monster_hurts:
        state.draw_injury(seat)
    elif state.injury_deck[colour] or state.injury_discard[colour]:
        if state.injury_deck[colour]:
            state.injury_deck[colour] -= 1
        else:
            state.injury_discard[colour] -= 1
        state.injuries[seat * COLOURS + colour] += 1
        state.say("draws-injury", {"seat": seat, "colour": HUES[colour]})
    state.tend(seat)


def defeat(state: Delphi, seat: int, space: int, colour: int) -> None:
    """R-DEL-110: the monster comes to the own board, the task goes back, an equipment card is chosen."""
    state.monsters[colour] &= ~(1 << space)
    state.monsters_beaten[seat] |= 1 << colour
    state.say("defeats", {"seat": seat, "space": state.board.names[space], "colour": HUES[colour]})
    finish_monster(state, seat, colour)
    equipment_reward(state, seat)


def monster_strength(state: Delphi, seat: int) -> int:
    """R-DEL-104."""
    return MONSTER_STRENGTH - state.strength[seat]


class Fight(DelFrame):
    """R-DEL-108, 109: after a lost round, pay a favour for another one against a weaker monster, or give up."""

    def __init__(self, seat: int, space: int, colour: int, need: int) -> None:
        super().__init__(seat)
        self.space = space
        self.colour = colour
        self.need = need

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.space, self.colour, self.need)

    def about(self, state: Delphi) -> dict[str, int | str]:
        return {"space": state.board.names[self.space], "colour": HUES[self.colour], "need": self.need - 1}

    def legal(self, state: Delphi, seat: int) -> list[int]:
        return [PAY, GIVE_UP]

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        return Refusal("fight-first", "R-DEL-046")

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        if kind_of(action) == PAY:
            state.favours[seat] -= 1
            fight_round(state, seat, self.space, self.colour, self.need - 1)
        else:
            state.say("gives-up", {"seat": seat, "colour": HUES[self.colour]})
