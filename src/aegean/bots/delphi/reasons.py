"""Why a choice in The Oracle of Delphi makes sense: of what can be said for an action, the most telling."""

from __future__ import annotations

from typing import Any, Final

from aegean.bots.delphi.answer_reasons import answers
from aegean.bots.delphi.choice import ranked_actions
from aegean.bots.delphi.errands import Errand, Errands
from aegean.bots.delphi.island_reasons import explores
from aegean.bots.delphi.scales import PLANNER
from aegean.bots.delphi.worth import fight_chance
from aegean.bots.reasons import Reason, percent
from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.events import Value
from aegean.core.game import Decision, Game, View
from aegean.games.delphi import actions as a
from aegean.games.delphi import pieces as p
from aegean.games.delphi.act import Act
from aegean.games.delphi.actions import first, kind_of, second
from aegean.games.delphi.god_powers import UseGod
from aegean.games.delphi.map import UNREACHABLE
from aegean.games.delphi.pieces import COLOURS, DICE, GODS, HUES, NONE, THRONE, members
from aegean.games.delphi.sentences import colours_at_risk
from aegean.games.delphi.state import Delphi

# Errands by the word for them in the catalogue, the most telling first.
ERRANDS: Final = {
    a.OFFER: "offer", a.RAISE: "raise", a.BUILD: "shrine", a.FIGHT: "fight", a.LOAD: "load", a.FETCH: "fetch",
    a.EXPLORE: "explore",
}  # fmt: skip
ORDER: Final = tuple(ERRANDS)
TASKS_DONE: Final = (a.OFFER, a.RAISE, a.BUILD)
USES: Final = (a.DIE, a.CARD, a.FREE_DIE, a.FREE_CARD, a.EXTRA)


def reason(game: Game[Delphi], view: View, seat: int, action: int) -> Reason:
    return Pleader(imagined(game, view), view, seat).plead(action)


def imagined(game: Game[Delphi], view: View) -> Delphi:
    """As the audience knows it: what lies on islands that it has not seen is open, and nobody knows better."""
    state = game.imagine(view, Chance(bytes(KEY_BYTES)))
    for island, spot in enumerate(view["islands"]):
        if spot["face_down"] and spot["letter"] is None and state.tiles[island] != NONE:
            state.tiles_left |= 1 << state.tiles[island]
            state.tiles[island] = NONE
            state.known[island] = 0
    return state


class Pleader:
    """Speaks for the actions of a seat."""

    def __init__(self, state: Delphi, view: View, seat: int) -> None:
        self.state = state
        self.view = view
        self.seat = seat
        self.frame: Any = state.agenda[-1]

    def plead(self, action: int) -> Reason:
        kind, x = kind_of(action), first(action)
        if kind in USES:
            return self.use(action)
        if kind == a.SAIL:
            return self.sail(x)
        if kind in TASKS_DONE:
            return Reason("reason-task", {**self.errand_of(action), "left": self.state.open_tasks[self.seat] - 1})
        if kind == a.FIGHT:
            return self.fight(action)
        if kind in (a.LOAD, a.FETCH):
            return self.cargo(action)
        if kind == a.EXPLORE:
            return explores(self.state, self.seat, x)
        if kind == a.HEAL:
            return self.heal()
        if kind in (a.ADVANCE, a.PRAY, a.STEP, a.SUMMON):
            return self.lift(kind, x)
        if kind == a.GOD:
            return self.god(x)
        if kind == a.END:
            return Reason("reason-end", {"dice": DICE - self.state.spent.bit_count()})
        return answers(self.state, self.seat, action)

    # --- what to act with

    def use(self, action: int) -> Reason:
        """A die or a card is for what it is used for next: the best there is."""
        state, seat, kind = self.state, self.seat, kind_of(action)
        after = state.copy()
        after.agenda[-1].play(after, seat, action)
        act = best_act(after, seat)
        colour = first(action) if kind == a.EXTRA else second(action)
        favours = state.favours[seat] - after.favours[seat]
        return Pleader(after, self.view, seat).use_for(act, colour, favours)

    def use_for(self, act: int, colour: int, favours: int) -> Reason:
        kind = kind_of(act)
        paid: dict[str, Value] = {"favours": favours}
        if kind in ERRANDS:
            return Reason("reason-use-errand", {**paid, **self.errand_of(act)})
        if kind == a.SAIL:
            if first(act) == self.state.board.zeus:
                return Reason("reason-use-home", paid)
            return Reason("reason-use-sail", {**paid, "space": self.state.board.names[first(act)]})
        if kind == a.HEAL:
            return Reason("reason-use-heal", {**paid, "colour": HUES[colour]})
        if kind in (a.ADVANCE, a.PRAY):
            return Reason("reason-use-god", {**paid, "god": GODS[colour]})
        return Reason("reason-use-plain")

    def god(self, god: int) -> Reason:
        """A god is called for what it does next."""
        after = self.state.copy()
        after.agenda[-1].play(after, self.seat, a.GOD | god << a.A)
        if isinstance(after.agenda[-1], UseGod):
            return Pleader(after, self.view, self.seat).plead(best_act(after, self.seat))
        if god == p.APHRODITE:
            return Reason("reason-aphrodite", {"count": self.state.injury_count(self.seat)})
        return Reason("reason-apollo")

    # --- errands

    def errand_of(self, action: int) -> dict[str, Value]:
        """What an action does, as a phrase of the catalogue."""
        state, kind, space = self.state, kind_of(action), first(action)
        if kind in (a.FIGHT, a.LOAD):
            colour = second(action)
        elif kind in (a.OFFER, a.RAISE) and isinstance(self.frame, Act):
            colour = self.frame.colour
        else:
            colour = state.board.colour[space]
        return {"errand": ERRANDS[kind], "space": state.board.names[space], "colour": HUES[max(0, colour)]}

    def phrase(self, errand: Errand) -> dict[str, Value]:
        """The same of an errand; of several places the nearest."""
        place = self.nearest(errand.targets)
        return {"errand": ERRANDS[errand.kind], "space": place, "colour": HUES[errand.colour]}

    def nearest(self, spaces: int) -> str:
        """The place with the shortest way for the ship to come beside it."""
        state = self.state
        steps = state.board.distances(state.way_of(self.seat))[state.at[self.seat]]
        ways = {
            space: min((steps[water] for water in members(shore)), default=UNREACHABLE)
            for space in members(spaces)
            for shore in (state.board.near[space] & state.board.water_mask,)
        }
        return state.board.names[min(ways, key=lambda space: ways[space])]

    def fight(self, action: int) -> Reason:
        state, seat = self.state, self.seat
        values = self.errand_of(action)
        values["left"] = state.open_tasks[seat] - 1
        if isinstance(self.frame, UseGod):
            return Reason("reason-task", values)
        chance = fight_chance(state.strength[seat], state.favours[seat])
        return Reason("reason-fight", {**values, "percent": percent(chance)})

    def cargo(self, action: int) -> Reason:
        """A piece is taken for the place where it will go."""
        state = self.state
        values = self.errand_of(action)
        colour = HUES.index(str(values["colour"]))
        goals = 1 << state.temples[colour] if kind_of(action) == a.LOAD else state.pedestals[colour]
        if not goals:
            return Reason("reason-cargo-aboard", values)
        return Reason("reason-cargo", {**values, "goal": self.nearest(goals)})

    def sail(self, space: int) -> Reason:
        state, seat = self.state, self.seat
        if space == state.board.zeus:
            return Reason("reason-home", {"first": int(not state.arrived)})
        if not state.open_tasks[seat]:
            return Reason("reason-sail-home")
        after = state.copy()
        after.at[seat] = space
        there = Pleader(after, self.view, seat)
        errands = Errands(after, seat, PLANNER)
        able = errands.open(0)
        here = [errand for errand in errands.touching(space, NONE) if able & errand.bit]
        if here:
            best = min(here, key=lambda errand: (ORDER.index(errand.kind), errand.number))
            return Reason("reason-sail-errand", there.phrase(best))
        nearer = [errand for errand in errands.all if able & errand.bit and there.way(errand) < self.way(errand)]
        ahead = min(nearer, key=lambda errand: (there.way(errand), ORDER.index(errand.kind)), default=None)
        return Reason("reason-sail-on", there.phrase(ahead)) if ahead is not None else Reason("reason-sail")

    def way(self, errand: Errand) -> int:
        """Spaces to where it can be done."""
        steps = self.state.board.distances(self.state.way_of(self.seat))[self.state.at[self.seat]]
        return min((steps[space] for space in errand.spaces), default=UNREACHABLE)

    # --- injuries and gods

    def heal(self) -> Reason:
        colour = self.frame.colour
        mat = self.view["seats"][self.seat]
        risk = HUES[colour] in colours_at_risk(mat)
        count = self.state.injuries[self.seat * COLOURS + colour]
        return Reason("reason-heal-risk" if risk else "reason-heal", {"colour": HUES[colour], "count": count})

    def lift(self, kind: int, god: int) -> Reason:
        """A step of a god, by an action or as a reward; or the whole way."""
        state, seat = self.state, self.seat
        if kind in (a.ADVANCE, a.PRAY):
            god = self.frame.colour
        row = state.rows[seat * COLOURS + god]
        row = THRONE if kind == a.SUMMON else min(THRONE, state.next_row(row))
        if row == THRONE:
            return Reason("reason-throne", {"god": GODS[god]})
        return Reason("reason-pray" if kind == a.PRAY else "reason-step", {"god": GODS[god], "steps": THRONE - row})


def best_act(state: Delphi, seat: int) -> int:
    """What comes next, when the turn is thought through."""
    frame: Any = state.agenda[-1]
    decision = Decision(seat, frame.name(), {}, frame.legal(state, seat))
    ranked = ranked_actions(state, decision, PLANNER)
    return ranked[0] if ranked else decision.actions[0]
