"""What every game must hold, checked along a random match. A game passes by naming itself.

`check_match` walks one match and raises `Broken` at the first promise that does not hold:
P1 replay, P2 no dead ends, P3 conservation, P4 fair undo, P7 no leak, P11 legal list = refusals, and besides that
copies are independent, texts round-trip and imagined states fit the view they come from."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from aegean.core.chance import Chance
from aegean.core.errors import UndoRefused
from aegean.core.events import EVERYBODY, Event, Tell, in_audience
from aegean.core.game import SPECTATOR, Decision, Game
from aegean.core.ledger import ledger
from aegean.core.match import Match, digest
from aegean.core.options import OptionValue
from aegean.core.record import read_record, verify, write_record

MOST_DECISIONS = 50_000


class Broken(AssertionError):
    """A promise that does not hold, with the record that shows it."""

    def __init__(self, promise: str, detail: str, match: Match) -> None:
        super().__init__(f"{promise}: {detail} (after {len(match.moves)} decisions)")
        self.promise = promise
        self.record = write_record(match, with_key=True)


class Walk:
    """One random match with its checks; `prompts`, `reasons` and `vague` tell what it met."""

    def __init__(
        self, game: Game[Any], players: int, chosen: Mapping[str, OptionValue], key: bytes, every: int
    ) -> None:
        self.game = game
        self.every = every  # the dear checks are made at every so-many-th decision
        self.match = Match.start(game, game.make_options(players, chosen), key=key)
        self.dice = Chance(key[::-1])  # the walker's own choices
        self.rules = ledger(game.name) if game.name in known_ledgers() else None
        self.prompts: Counter[str] = Counter()
        self.refused = 0
        self.vague = 0
        self.undone = 0
        self.sealed = 0

    def broken(self, promise: str, detail: str) -> Broken:
        return Broken(promise, detail, self.match)

    # --- the walk

    def run(self) -> Walk:
        match = self.match
        while decisions := self.decisions():
            decision = decisions[self.dice.below(len(decisions))]
            action = self.choose(decision)
            self.prompts[decision.kind] += 1
            dear = len(match.moves) % self.every == 0
            if dear:
                self.check_copy(decision, action)
                self.check_leaks(decision, action)
                self.check_views(decision)
                self.check_text(decision)
                self.check_refusals(decision)
            self.step(decision, action, dear)
            if len(match.moves) > MOST_DECISIONS:
                raise self.broken("P2", "no end in sight")
        self.check_end()
        return self

    def choose(self, decision: Decision) -> int:
        return decision.actions[self.dice.below(len(decision.actions))]

    def decisions(self) -> list[Decision]:
        decisions = self.match.decisions()
        over = self.match.result() is not None
        if over == bool(decisions):
            raise self.broken("P2", "nobody is asked" if not over else "somebody is asked after the end")
        for decision in decisions:
            if not decision.actions:
                raise self.broken("P2", f"{decision.kind} has no legal action")
            if len(set(decision.actions)) != len(decision.actions):
                raise self.broken("P2", f"{decision.kind} lists an action twice")
        return decisions

    def step(self, decision: Decision, action: int, dear: bool) -> None:
        match = self.match
        before = digest(match.state)
        could_undo = match.can_undo(decision.seat)
        move = match.play(decision.seat, action)
        faults = self.game.faults(match.state)
        if faults:
            raise self.broken("P3", ", ".join(faults))
        shown = any(event.audience != EVERYBODY for event in move.events)
        sealed = bool(move.draws) or shown or match.result() is not None
        if sealed:
            self.sealed += 1
            if match.can_undo(decision.seat):
                raise self.broken("P4", f"undo is offered across a seal after {move.text}")
        elif dear:
            self.check_undo(decision.seat, action, before, could_undo)

    # --- checks

    def check_undo(self, seat: int, action: int, before: str, could_undo: bool) -> None:
        """Back and forth again; other seats can never take it back."""
        match = self.match
        for other in range(match.options.players):
            if other != seat and match.can_undo(other):
                raise self.broken("P4", f"seat {other} may undo a decision of seat {seat}")
        after = digest(match.state)
        try:
            match.undo(seat)
        except UndoRefused:
            return
        self.undone += 1
        if digest(match.state) != before:
            raise self.broken("P4", "undo leads to another state")
        match.play(seat, action)
        if digest(match.state) != after:
            raise self.broken("P4", "the same decision after undo leads to another state")

    def check_text(self, decision: Decision) -> None:
        state = self.match.state
        for action in decision.actions:
            text = self.game.action_text(state, action)
            if "\n" in text or self.game.parse_action(state, text) != action:
                raise self.broken("notation", f"{text!r} does not read back")
            self.game.action_values(state, action)

    def check_refusals(self, decision: Decision) -> None:
        state, seat = self.match.state, decision.seat
        for action in decision.actions[:: max(1, len(decision.actions) // 8)]:
            if self.game.refusal(state, seat, action) is not None:
                raise self.broken("P11", f"{self.game.action_text(state, action)} is legal and refused")
        for _ in range(8):
            action = self.game.any_action(state, self.dice)
            refusal = self.game.refusal(state, seat, action)
            if (refusal is None) != (action in decision.actions):
                raise self.broken("P11", f"{self.game.action_text(state, action)}: list and refusal disagree")
            if refusal is not None:
                self.refused += 1
                if refusal.reason == "not-offered":
                    self.vague += 1
                if self.rules is not None and refusal.rule and refusal.rule not in self.rules:
                    raise self.broken("P11", f"refusal names an unknown rule {refusal.rule}")
        stranger = next((s for s in range(self.match.options.players) if s not in self.asked()), None)
        if stranger is not None and self.game.refusal(state, stranger, decision.actions[0]) is None:
            raise self.broken("P11", f"seat {stranger} is not asked and may act")

    def asked(self) -> list[int]:
        return [decision.seat for decision in self.match.decisions()]

    def check_views(self, decision: Decision) -> None:
        """An imagined state looks the same to the one who imagined it, and asks him the same."""
        state = self.match.state
        for audience in (decision.seat, SPECTATOR):
            seen = wire(self.game.view(state, audience))
            imagined = self.game.imagine(json.loads(seen), self.dice.copy())
            if wire(self.game.view(imagined, audience)) != seen:
                raise self.broken("imagine", f"the imagined state looks different to audience {audience}")
            if self.game.faults(imagined):
                raise self.broken("imagine", ", ".join(self.game.faults(imagined)))
            if audience == decision.seat and self.options_of(imagined, audience) != decision.actions:
                raise self.broken("imagine", "the imagined state offers other actions")

    def options_of(self, state: Any, seat: int) -> list[int]:
        return next((d.actions for d in self.game.decisions(state) if d.seat == seat), [])

    def check_copy(self, decision: Decision, action: int) -> None:
        state = self.match.state
        twin = state.copy()
        if twin.key() != state.key():
            raise self.broken("copy", "a copy differs from its original")
        before = state.key()
        self.game.play(twin, decision.seat, action)
        if state.key() != before:
            raise self.broken("copy", "playing on a copy changes the original")

    def check_leaks(self, decision: Decision, action: int) -> None:
        """P7: change what an audience may not know; what it is sent stays the same. P4: unless the step is sealed, the
        one who acts learns nothing from it."""
        game, state = self.game, self.match.state
        after, tell = self.played(state, decision.seat, action)
        quiet = after.chance.count == state.chance.count and not tell.shown_to
        for audience in (*range(self.match.options.players), SPECTATOR):
            twin = game.scramble(state, audience, self.dice.copy())
            if wire(game.view(twin, audience)) != wire(game.view(state, audience)):
                raise self.broken("P7", f"the view of audience {audience} shows something hidden")
            if audience == decision.seat and self.options_of(twin, audience) != decision.actions:
                raise self.broken("P7", "the legal actions depend on something hidden")
            if action not in self.options_of(twin, decision.seat):
                continue
            twin.chance = state.chance.copy()
            twin_after, twin_tell = self.played(twin, decision.seat, action)
            if in_audience(tell.shown_to, audience) or game.result(after) is not None:
                continue  # it was shown something on purpose, or the match is over and all is shown
            told = [event for event in tell.events if event.known_to(audience)]
            if shown(told) != shown([event for event in twin_tell.events if event.known_to(audience)]):
                raise self.broken("P7", f"the events told to audience {audience} show something hidden")
            if (quiet or audience != decision.seat) and wire(game.view(after, audience)) != wire(
                game.view(twin_after, audience)
            ):
                raise self.broken("P7", f"the next view of audience {audience} shows something hidden")

    def played(self, state: Any, seat: int, action: int) -> tuple[Any, Tell]:
        after = state.copy()
        tell = Tell()
        self.game.play(after, seat, action, tell)
        return after, tell

    def check_end(self) -> None:
        match = self.match
        result = match.result()
        assert result is not None
        if len(result.places) != match.options.players or 1 not in result.places:
            raise self.broken("P2", f"odd places {result.places}")
        again = verify(read_record(write_record(match), self.game))
        if [move.digest for move in again.moves] != [move.digest for move in match.moves]:
            raise self.broken("P1", "the replay differs")
        if write_record(again) != write_record(match):
            raise self.broken("P1", "the record does not read back")


def known_ledgers() -> list[str]:
    from aegean.core.registry import game_names

    return game_names()


def wire(view: Mapping[str, Any]) -> str:
    """The bytes an audience would be sent."""
    return json.dumps(view, sort_keys=True)


def shown(events: list[Event]) -> str:
    return json.dumps([[event.kind, event.values] for event in events], sort_keys=True)


def check_match(game: Game[Any], players: int, chosen: Mapping[str, OptionValue], key: bytes, every: int = 1) -> Walk:
    return Walk(game, players, chosen, key, every).run()
