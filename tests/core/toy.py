"""A toy game for the kernel: hidden hands, a decision in turn, and a secret choice of all seats at once.

Each seat holds two of the cards 1-9. In turn each seat keeps its hand or swaps a card for a drawn one. Then, twice, all
choose a card secretly; they are revealed together and the single highest scores a point."""

from __future__ import annotations

from typing import Any

from aegean.core.chance import Chance
from aegean.core.errors import BadNotation
from aegean.core.events import Tell, Value
from aegean.core.frame import NOT_ASKED, PENDING, Frame, State, Together, settle
from aegean.core.game import Game, Result, View
from aegean.core.options import Option, Options
from aegean.core.refusal import Refusal

KEEP = 0
DECK = tuple(range(1, 10))


class ToyState(State):
    def __init__(self, players: int, chance: Chance) -> None:
        super().__init__(chance)
        self.players = players
        self.hands: list[tuple[int, ...]] = [()] * players
        self.points = [0] * players
        self.shown: list[int] = []
        self.over = False

    def copy(self) -> ToyState:
        twin = ToyState(self.players, self.chance.copy())
        twin.agenda = self.agenda[:]
        twin.hands = self.hands[:]
        twin.points = self.points[:]
        twin.shown = self.shown[:]
        twin.over = self.over
        return twin

    def key(self) -> tuple[object, ...]:
        return (tuple(self.hands), tuple(self.points), tuple(self.shown), self.over, self.agenda_key())

    def unseen(self) -> list[int]:
        """The draw pile: what is neither in a hand nor shown, in no order until it is drawn."""
        held = [card for hand in self.hands for card in hand]
        return [card for card in DECK if card not in held and card not in self.shown]


class Swap(Frame[ToyState]):
    def legal(self, state: ToyState, seat: int) -> list[int]:
        return [KEEP, *state.hands[seat]]

    def refusal(self, state: ToyState, seat: int, action: int) -> Refusal:
        return Refusal("not-your-card", "")

    def play(self, state: ToyState, seat: int, action: int) -> None:
        last = seat == state.players - 1
        state.agenda[-1] = Choose((PENDING,) * state.players) if last else Swap(seat + 1)
        if state.tell is not None:
            state.tell.all("keeps" if action == KEEP else "swaps", {"seat": seat})
        if action != KEEP:
            pile = state.unseen()
            drawn = pile[state.chance.below(len(pile))]
            state.hands[seat] = tuple(sorted([card for card in state.hands[seat] if card != action] + [drawn]))
            state.shown.append(action)


class Choose(Together[ToyState]):
    def legal(self, state: ToyState, seat: int) -> list[int]:
        return list(state.hands[seat])

    def refusal(self, state: ToyState, seat: int, action: int) -> Refusal:
        return Refusal("not-your-card", "")

    def with_answers(self, answers: tuple[int, ...]) -> Frame[ToyState]:
        return Choose(answers)

    def reveal(self, state: ToyState, answers: tuple[int, ...]) -> None:
        if state.tell is not None:
            state.tell.reveal("revealed", {f"card{seat}": card for seat, card in enumerate(answers)})
        for seat, card in enumerate(answers):
            state.hands[seat] = tuple(held for held in state.hands[seat] if held != card)
            state.shown.append(card)
        state.points[answers.index(max(answers))] += 1
        if state.hands[0]:
            state.agenda.append(Choose((PENDING,) * state.players))
        else:
            state.over = True


class ToyGame(Game[ToyState]):
    def __init__(self, name: str = "toy") -> None:
        super().__init__(name, 1, range(2, 4), (Option("spare", (False, True), ""),))

    def deal(self, options: Options, chance: Chance, tell: Tell | None = None) -> ToyState:
        state = ToyState(options.players, chance)
        cards = list(DECK)
        chance.shuffle(cards)
        for seat in range(options.players):
            state.hands[seat] = tuple(sorted(cards[2 * seat : 2 * seat + 2]))
        state.agenda.append(Swap(0))
        settle(state)
        return state

    def view(self, state: ToyState, audience: int) -> View:
        top = state.agenda[-1] if state.agenda else None
        return {
            "players": state.players,
            "hand": list(state.hands[audience]) if audience >= 0 else None,
            "audience": audience,
            "sizes": [len(hand) for hand in state.hands],
            "points": state.points[:],
            "shown": state.shown[:],
            "over": state.over,
            "swapping": top.seat if isinstance(top, Swap) else None,
            "answered": [answer != PENDING for answer in top.answers] if isinstance(top, Choose) else None,
            "answer": top.answers[audience] if isinstance(top, Choose) and audience >= 0 else None,
        }

    def imagine(self, view: View, chance: Chance) -> ToyState:
        state = ToyState(view["players"], chance)
        state.points, state.shown, state.over = list(view["points"]), list(view["shown"]), view["over"]
        own = view["hand"] or []
        free = [card for card in DECK if card not in own and card not in state.shown]
        chance.shuffle(free)
        for seat, size in enumerate(view["sizes"]):
            if seat == view["audience"]:
                state.hands[seat] = tuple(own)
            else:
                state.hands[seat] = tuple(sorted(free[:size]))
                free = free[size:]
        if view["swapping"] is not None:
            state.agenda = [Swap(view["swapping"])]
        elif view["answered"] is not None:
            guesses = [state.hands[seat][0] if done else PENDING for seat, done in enumerate(view["answered"])]
            if view["answer"] is not None:
                guesses[view["audience"]] = view["answer"]
            state.agenda = [Choose(tuple(guesses))]
        return state

    def result(self, state: ToyState) -> Result | None:
        if not state.over:
            return None
        return Result(tuple(1 + sum(p > own for p in state.points) for own in state.points), "played-out")

    def action_text(self, state: ToyState, action: int) -> str:
        return "keep" if action == KEEP else f"card {action}"

    def parse_action(self, state: ToyState, text: str) -> int:
        if text == "keep":
            return KEEP
        word, _, number = text.partition(" ")
        if word != "card" or not number.isdigit():
            raise BadNotation("bad-action", text=text)
        return int(number)

    def action_values(self, state: ToyState, action: int) -> tuple[str, dict[str, Value]]:
        return "card", {"card": action}

    def seat_names(self, state: ToyState) -> list[str]:
        return ["one", "two", "three"][: state.players]

    def scramble(self, state: ToyState, audience: int, chance: Chance) -> ToyState:
        return self.imagine(self.view(state, audience), chance)

    def faults(self, state: ToyState) -> list[str]:
        cards = [card for hand in state.hands for card in hand] + state.shown
        return ["a card twice"] if len(set(cards)) != len(cards) else []

    def any_action(self, state: ToyState, chance: Chance) -> int:
        return chance.below(10)


def answers(state: Any) -> tuple[int, ...]:
    top = state.agenda[-1]
    assert isinstance(top, Choose)
    return top.answers


__all__ = ["KEEP", "NOT_ASKED", "PENDING", "Choose", "Swap", "ToyGame", "ToyState", "answers"]
