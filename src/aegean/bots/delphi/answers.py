"""Questions outside the turn proper: rewards, injuries, rolls of others, the set-up."""

from __future__ import annotations

from aegean.bots.delphi.route import Routes
from aegean.bots.delphi.scale import MOST_COUNTED
from aegean.bots.delphi.worth import SHIPS, Scale
from aegean.core.game import Decision
from aegean.games.delphi import actions as a
from aegean.games.delphi import pieces as p
from aegean.games.delphi.actions import first, kind_of, second, third
from aegean.games.delphi.explore import ExploreScouted, ScoutIslands
from aegean.games.delphi.pieces import COLOURS, TILE_LETTERS, members
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.tasks import shrine_tile


def answer(state: Delphi, decision: Decision, scale: Scale) -> int:
    """The best of the legal answers; the first of equals."""
    judge = Judge(state, decision.seat, scale)
    return max(decision.actions, key=judge.worth)


class Judge:
    """What an answer is worth, in dice."""

    def __init__(self, state: Delphi, seat: int, scale: Scale) -> None:
        self.scale = scale
        self.state = state
        self.seat = seat
        tasks = state.open_tasks[seat]
        self.rounds = 0.0 if state.final_round() else 0.5 + 1.15 * tasks  # near enough where no route is needed

    def worth(self, action: int) -> float:
        state, seat, kind, what = self.state, self.seat, kind_of(action), first(action)
        if kind in (a.STEP, a.SUMMON):
            return self.step(what, kind == a.SUMMON)
        if kind == a.FAVOURS:
            favours = min(state.favours[seat], MOST_COUNTED - 4)
            bonus = p.BONUS_FAVOURS + (state.ships[seat] == p.ST_FAVOR)
            return self.scale.favours[favours + bonus] - self.scale.favours[favours]
        if kind == a.PAY:
            return 1.0  # the next round is always better than the last one, and a die lies in it already
        if kind == a.CLEAR:
            return self.without((what,) * state.injuries[seat * COLOURS + what])
        if kind == a.DISCARD:
            return self.without((what, second(action), third(action)))
        if kind == a.TAKE:
            return self.scale.equipment_worth(state, seat, what, self.rounds)
        if kind == a.JOIN:
            return self.scale.companion_worth(state, seat, what, self.rounds)
        if kind in (a.LOAD, a.FETCH):
            return self.cargo(action)
        if kind in (a.LOOK_AT, a.EXPLORE):
            return self.island(what)
        if kind == a.SHIP:
            return SHIPS[what]
        if kind == a.RETURN:
            return self.task(action)
        return 0.0

    def step(self, god: int, throne: bool) -> float:
        """One step, or the whole way for EQ-20."""
        state, seat = self.state, self.seat
        row = state.rows[seat * COLOURS + god]
        to = p.THRONE if throne else state.next_row(row)
        before = self.scale.god_worth(state, seat, god, row, self.rounds)
        return self.scale.god_worth(state, seat, god, to, self.rounds) - before + 0.001

    def without(self, colours: tuple[int, ...]) -> float:
        """Injuries gone."""
        state, seat = self.state, self.seat
        injuries = state.injuries[seat * COLOURS : seat * COLOURS + COLOURS]
        for colour in colours:
            injuries[colour] -= 1
        now = state.injuries[seat * COLOURS : seat * COLOURS + COLOURS]
        worth = self.scale.injuries_worth(state, seat, injuries, self.rounds)
        return worth - self.scale.injuries_worth(state, seat, now, self.rounds)

    def cargo(self, action: int) -> float:
        """A piece that is loaded for nothing: the shorter the way that is left, the better."""
        twin = self.state.copy()
        twin.agenda[-1].play(twin, self.seat, action)
        return -Routes(twin, self.seat, self.scale).togo(0, twin.at[self.seat])

    def island(self, space: int) -> float:
        """To explore: own islands, then the letter. To look: what the bot does not know, near the ship first."""
        state, seat, frame = self.state, self.seat, self.state.agenda[-1]
        island = state.board.index_of[space]
        if state.known[island] >> seat & 1:
            if not isinstance(frame, (ExploreScouted, ScoutIslands)):
                return 0.0
            tile = state.tiles[island]
            own = state.shrine_tasks[seat] and shrine_tile(state, seat, tile)
            return 5.0 if own else self.scale.letters[TILE_LETTERS[tile]]
        steps = state.board.distances(state.way_of(seat))[state.at[seat]]
        shore = members(state.board.near[space] & state.board.water_mask)
        return 3.0 - 0.1 * min((steps[water] for water in shore), default=20)

    def task(self, action: int) -> float:
        """ST-TASK gives back the tile that shortens the way most (R-DEL-199)."""
        twin = self.state.copy()
        twin.agenda[-1].play(twin, self.seat, action)
        return -Routes(twin, self.seat, self.scale).togo(0, twin.at[self.seat])
