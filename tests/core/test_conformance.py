"""The conformance suite itself: a sound game passes, and each kind of fault is found."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from aegean.core.chance import Chance
from aegean.core.conformance import Broken, check_match
from aegean.core.game import View
from aegean.core.refusal import Refusal
from tests.core.toy import KEEP, Choose, Swap, ToyGame, ToyState


def keys(count: int) -> list[bytes]:
    return [hashlib.sha256(bytes([number])).digest() for number in range(count)]


@pytest.mark.parametrize("players", [2, 3])
def test_a_sound_game_passes(players: int) -> None:
    undone = sealed = 0
    for key in keys(25):
        walk = check_match(ToyGame(), players, {}, key)
        undone += walk.undone
        sealed += walk.sealed
        assert walk.prompts.keys() == {"Swap", "Choose"}
    assert undone > 20
    assert sealed > 20


class OpenHands(ToyGame):
    def view(self, state: ToyState, audience: int) -> View:
        return super().view(state, audience) | {"hands": [list(hand) for hand in state.hands]}


class TalkingAnswers(ToyGame):
    """Tells everybody the highest card of the hand that was kept."""

    def play(self, state: ToyState, seat: int, action: int, tell: Any = None) -> None:
        if tell is not None:
            tell.all("highest", {"card": max(state.hands[seat], default=0)})
        super().play(state, seat, action, tell)


class OpenAnswers(ToyGame):
    def view(self, state: ToyState, audience: int) -> View:
        top = state.agenda[-1] if state.agenda else None
        return super().view(state, audience) | {"answers": list(top.answers) if isinstance(top, Choose) else []}


class PeekingKeep(ToyGame):
    """Keeping the hand shows a neighbour's card: undo would let a seat look and choose again."""

    def view(self, state: ToyState, audience: int) -> View:
        seen = super().view(state, audience)
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, Swap) and 0 <= audience == top.seat - 1:
            seen["peek"] = state.hands[top.seat][0]
        return seen

    def imagine(self, view: View, chance: Chance) -> ToyState:
        state = super().imagine(view, chance)
        if "peek" in view:
            seat = view["swapping"]
            state.hands[seat] = (view["peek"], *(c for c in state.hands[seat] if c != view["peek"]))[:2]
        return state


class LosesCards(ToyGame):
    def faults(self, state: ToyState) -> list[str]:
        held = sum(len(hand) for hand in state.hands) + len(state.shown)
        return ["a card is gone"] if held > 2 * state.players else []


class NeverOver(ToyGame):
    def result(self, state: ToyState) -> None:
        return None


class MumbledText(ToyGame):
    def action_text(self, state: ToyState, action: int) -> str:
        return "keep" if action == KEEP else f"card {action % 5}"


class WrongRefusal(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Refusal | None:
        refusal = super().refusal(state, seat, action)
        return None if refusal is not None and action == 7 else refusal


class StrictRefusal(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Refusal | None:
        return Refusal("never", "") if action == KEEP and state.agenda else super().refusal(state, seat, action)


class SharedHands(ToyGame):
    def deal(self, options: Any, chance: Chance, tell: Any = None) -> ToyState:
        state = super().deal(options, chance, tell)
        state.__class__ = _SharingState
        return state


class _SharingState(ToyState):
    def copy(self) -> ToyState:
        twin = super().copy()
        twin.points = self.points
        twin.__class__ = _SharingState
        return twin


class ForgetsPoints(ToyGame):
    def imagine(self, view: View, chance: Chance) -> ToyState:
        state = super().imagine(view, chance)
        state.points = [0] * state.players
        return state

    def scramble(self, state: ToyState, audience: int, chance: Chance) -> ToyState:
        return super().imagine(self.view(state, audience), chance)


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (OpenHands(), "P7"),
        (OpenAnswers(), "P7"),
        (TalkingAnswers(), "P7"),
        (PeekingKeep(), "P7"),
        (LosesCards(), "P3"),
        (NeverOver(), "P2"),
        (MumbledText(), "notation"),
        (WrongRefusal(), "P11"),
        (StrictRefusal(), "P11"),
        (ForgetsPoints(), "imagine"),
        (SharedHands(), "copy"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, ToyGame) else str(value),
)
def test_a_fault_is_found(game: ToyGame, promise: str) -> None:
    def walk_until_broken() -> None:
        for key in keys(30):
            check_match(game, 3, {}, key)

    with pytest.raises(Broken) as broken:
        walk_until_broken()
    assert broken.value.promise == promise
    assert broken.value.record.startswith("aegean-record 1")
