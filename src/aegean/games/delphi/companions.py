"""Companions: heroes, demigods and creatures (R-DEL-160 to R-DEL-168)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.games.delphi.actions import JOIN, A, first, kind_of
from aegean.games.delphi.pieces import COMPANIONS, DEMIGOD, HERO, HUES
from aegean.games.delphi.state import DelFrame, Delphi


def companions_of(state: Delphi, colour: int) -> list[int]:
    """The cards of a colour that nobody has."""
    return [card for card in range(colour * 3, colour * 3 + 3) if state.companions_left >> card & 1]


def companion_reward(state: Delphi, seat: int, colour: int) -> None:
    """R-DEL-122, 291: one of the colour's remaining companions; the last one without choice."""
    cards = companions_of(state, colour)
    if len(cards) > 1:
        state.agenda.append(TakeCompanion(seat, colour))
    elif cards:
        gain_companion(state, seat, cards[0])


def gain_companion(state: Delphi, seat: int, card: int) -> None:
    """R-DEL-161 to R-DEL-163."""
    colour, kind = card // 3, card % 3
    state.companions_left &= ~(1 << card)
    state.companions[seat] |= 1 << card
    state.say("gains-companion", {"seat": seat, "companion": f"{HUES[colour]}-{COMPANIONS[kind]}"})
    if kind == HERO:
        state.gain_strength(seat, 2)
        state.tend(seat)
    elif kind == DEMIGOD:
        state.draw_oracle(seat)
        state.refresh_costs(seat)


class TakeCompanion(DelFrame):
    """R-DEL-122: a companion of the colour of the statue, of any type."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.colour)

    def about(self, state: Delphi) -> dict[str, int | str]:
        return {"colour": HUES[self.colour]}

    def legal(self, state: Delphi, seat: int) -> list[int]:
        return [JOIN | card << A for card in companions_of(state, self.colour)]

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != JOIN:
            return Refusal("companion-first", "R-DEL-291")
        if first(action) // 3 != self.colour:
            return Refusal("companion-colour", "R-DEL-122", {"colour": HUES[self.colour]})
        return Refusal("companion-taken", "R-DEL-122")

    def play(self, state: Delphi, seat: int, action: int) -> None:
        state.agenda.pop()
        gain_companion(state, seat, first(action))
