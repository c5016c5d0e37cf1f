"""Writes the stored records: `python -m tests.delphi.make_records`.

Players race as in `seeker`, and besides like to show what has not been shown yet (`deeds`), so that a few matches use
everything. To end together, some wait for each other before Zeus."""

from __future__ import annotations

import hashlib
from pathlib import Path

from aegean.core.chance import Chance
from aegean.core.game import Decision
from aegean.core.match import Match
from aegean.core.options import OptionValue
from aegean.core.record import write_record
from aegean.games.delphi import actions as a
from aegean.games.delphi.actions import first, kind_of
from aegean.games.delphi.game import GAME
from aegean.games.delphi.state import Delphi
from tests.delphi.deeds import ALL, card, companion, deeds, of_action, ship
from tests.delphi.seeker import choose

ENDS = {"zeus", "oracle-cards", "favours", "shared", "limit", "limit-shared"}
FOLDER = Path(__file__).parents[1] / "records" / "delphi"
Chosen = dict[str, OptionValue]
# name, players, options, who waits for each other, whether they come with empty hands
PLAN: tuple[tuple[str, int, Chosen, tuple[int, ...], bool], ...] = (
    ("limit-3p", 3, {"round_limit": 2}, (), False),
    ("limit-shared-2p", 2, {"round_limit": 1}, (), False),
    ("zeus-short-2p", 2, {"short_game": 4}, (), False),
    ("shared-short-2p", 2, {"short_game": 4}, (0, 1), True),
    ("favours-3p", 3, {"short_game": 2, "ship_tiles": "draft"}, (0, 2), True),
    ("oracle-cards-4p", 4, {"ship_tiles": "draft"}, (0, 1, 3), False),
    ("zeus-4p", 4, {}, (), False),
    ("zeus-3p", 3, {"ship_tiles": "draft"}, (), False),
    ("zeus-2p", 2, {}, (), False),
)
TRIES = 400
LONGEST = 1800  # decisions
ENOUGH = 12  # matches that end as wanted; the one that shows most is kept


class Show:
    """One match: a race whose players show what is `missing`."""

    def __init__(self, name: str, number: int, missing: set[str]) -> None:
        _, players, chosen, self.waiting, self.poor = next(plan for plan in PLAN if plan[0] == name)
        key = hashlib.sha256(f"{name} {number}".encode()).digest()
        self.match = Match.start(GAME, GAME.make_options(players, chosen), key=key)
        self.dice = Chance(key[::-1])
        self.missing = missing

    def run(self) -> Match:
        while len(self.match.moves) < LONGEST and (decisions := self.match.decisions()):
            decision = decisions[0]
            self.match.play(decision.seat, self.choice(self.match.state, decision))
        return self.match

    def choice(self, state: Delphi, decision: Decision) -> int:
        seat = decision.seat
        actions = [action for action in decision.actions if not self.too_early(state, seat, action)] or decision.actions
        fewer = Decision(seat, decision.kind, decision.about, actions)
        if len(actions) == 1:
            return actions[0]
        if self.poor and seat in self.waiting and state.open_tasks and not state.open_tasks[seat]:
            return self.emptying(state, fewer)
        for action in actions:
            if kind_of(action) not in (a.END, a.DECLINE) and self.shows(state, seat, action):
                return action
        return choose(state, fewer, self.dice)

    def shows(self, state: Delphi, seat: int, action: int) -> bool:
        kind, what = kind_of(action), first(action)
        if kind == a.TAKE:
            return card(what) in self.missing
        if kind == a.JOIN:
            return companion(what // 3, what % 3) in self.missing
        if kind == a.SHIP:
            return ship(what) in self.missing
        if kind not in (a.DIE, a.CARD, a.SAIL, a.PRAY, a.GOD, a.EXTRA):
            return False
        new = of_action(seat, action, state, self.after(state, seat, action)) & self.missing
        self.missing -= new
        return bool(new)

    def after(self, state: Delphi, seat: int, action: int) -> Delphi:
        twin = state.copy()
        GAME.play(twin, seat, action)
        return twin

    def too_early(self, state: Delphi, seat: int, action: int) -> bool:
        """Those who wait reach Zeus in one round: the first of them when the others lie ready, they when it has."""
        if kind_of(action) != a.SAIL or first(action) != state.board.zeus:
            return False
        turns = sorted(self.waiting, key=lambda other: (other - state.start) % state.players)
        if seat not in turns:
            return bool(turns) and not state.arrived
        if seat != turns[0]:
            return not state.arrived
        return not all(self.ready(state, other) for other in turns)

    def ready(self, state: Delphi, seat: int) -> bool:
        if state.open_tasks[seat] or state.distance(seat, state.board.zeus) > state.range_of(seat):
            return False
        return not self.poor or state.favours[seat] + state.card_count(seat) <= 1

    def emptying(self, state: Delphi, decision: Decision) -> int:
        """Home first; else what costs most and does not lead away."""
        seat = decision.seat
        best, least = decision.actions[0], 1 << 20
        for action in decision.actions:
            kind = kind_of(action)
            if kind == a.SAIL and first(action) == state.board.zeus:
                return action
            twin = self.after(state, seat, action)
            burden = 4 * twin.favours[seat] + 20 * twin.card_count(seat) + self.dice.below(4)
            if kind == a.END:
                burden += 10
            if not twin.arrived >> seat & 1:
                burden += 100 * max(0, twin.distance(seat, twin.board.zeus) - twin.range_of(seat))
            if burden < least:
                best, least = action, burden
        return best


def reason_of(name: str) -> str:
    """The way to end that a record's name begins with."""
    return max((reason for reason in ENDS if name.startswith(f"{reason}-")), key=len)


def best_match(name: str, missing: set[str]) -> Match:
    """The match that ends as its name says and shows most for its length."""
    found: list[tuple[float, int, Match]] = []
    for number in range(TRIES):
        match = Show(name, number, set(missing)).run()
        result = match.result()
        if result is not None and result.reason == reason_of(name):
            found.append((len(deeds(match) & missing) - len(match.moves) / 400, -number, match))
        if len(found) == (ENOUGH if missing else 3):
            break
    if not found:
        raise SystemExit(f"{name}: not found")
    return max(found)[2]


def main() -> None:
    missing = set(ALL)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, *_ in PLAN:
        match = best_match(name, missing)
        missing -= deeds(match)
        (FOLDER / f"{name}.txt").write_text(write_record(match), "utf-8")
        print(f"{name}: {len(match.moves)} decisions, {match.state.round} rounds, {len(missing)} left to show")
    if missing:
        raise SystemExit(", ".join(sorted(missing)))


if __name__ == "__main__":
    main()
