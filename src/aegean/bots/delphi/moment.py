"""A moment of the bot's own turn, light enough to try hundreds: what is left to act with and what has been gained."""

from __future__ import annotations

from aegean.bots.delphi.errands import Errand
from aegean.bots.delphi.route import routes_of
from aegean.bots.delphi.scale import MOST_COUNTED
from aegean.bots.delphi.worth import HOME, Scale, fight_chance, fight_favours
from aegean.games.delphi import actions as a
from aegean.games.delphi import pieces as p
from aegean.games.delphi.companions import companions_of
from aegean.games.delphi.map import mask_of
from aegean.games.delphi.pieces import COLOURS, DICE, NONE, THRONE
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.turn import may_use_card

# What an action changes: the action, space, favours paid, errands done, gain, god lifted, colour healed.
Option = tuple[int, int, int, int, float, int, int]


class Moment:
    def __init__(self) -> None:
        self.at = 0
        self.dice: tuple[int, ...] = ()
        self.card = 0  # faces of the cards that may be used
        self.favours = 0
        self.done = 0  # errands
        self.rows: tuple[int, ...] = ()
        self.injuries: tuple[int, ...] = ()
        self.free = 0  # Apollo's right
        self.extra = False
        self.gain = 0.0
        self.value = 0.0
        self.line: tuple[int, ...] = ()  # the actions that led here

    def copy(self) -> Moment:
        twin = Moment.__new__(Moment)
        twin.at = self.at
        twin.dice = self.dice
        twin.card = self.card
        twin.favours = self.favours
        twin.done = self.done
        twin.rows = self.rows
        twin.injuries = self.injuries
        twin.free = self.free
        twin.extra = self.extra
        twin.gain = self.gain
        twin.value = 0.0
        twin.line = self.line
        return twin

    def key(self) -> tuple[object, ...]:
        return (self.at, self.dice, self.card, self.favours, self.done, self.rows, self.injuries, self.free, self.extra)


class Table:
    """The table at the moment the bot is asked, and what changes are worth from here."""

    def __init__(self, state: Delphi, seat: int, scale: Scale) -> None:
        self.state = state
        self.seat = seat
        self.scale = scale
        self.routes = routes_of(state, seat, scale)
        self.home = bool(state.arrived >> seat & 1)
        togo = self.routes.togo(0, state.at[seat])
        self.rounds = 0.0 if state.final_round() else togo / scale.dice_a_round
        cards = state.card_count(seat)
        self.card_drawn = 1.0 if self.home else scale.cards[cards + 1] - scale.cards[cards]
        self.card_used = 1.0 if self.home else scale.cards[cards] - scale.cards[max(0, cards - 1)]
        self.gods = [
            [scale.god_worth(state, seat, g, row, self.rounds) for row in range(THRONE + 1)] for g in range(COLOURS)
        ]
        self.back = state.entry_row() if state.ships[seat] == p.ST_GODS else 0
        self.cities = mask_of(state.board.cities)
        unknown = self.routes.errands.unknown.bit_count()
        self.look = scale.look if unknown >= 3 and state.shrine_tasks[seat] and self.rounds > 2 else 0.0
        self._prizes: dict[int, float] = {}
        self._injured: dict[tuple[int, ...], float] = {}

    def root(self) -> Moment:
        state, seat = self.state, self.seat
        node = Moment()
        node.at = state.at[seat]
        node.dice = tuple(sorted(state.dice[seat * DICE + die] for die in range(DICE) if not state.spent >> die & 1))
        node.card = sum(1 << face for face in range(COLOURS) if may_use_card(state, seat, face))
        node.favours = state.favours[seat]
        node.rows = tuple(state.rows[seat * COLOURS : seat * COLOURS + COLOURS])
        node.injuries = tuple(state.injuries[seat * COLOURS : seat * COLOURS + COLOURS])
        node.free = state.free_colours
        node.extra = state.owns(seat, p.EXTRA_WATCH) and not state.extra_used
        self.judge(node)
        return node

    def judge(self, node: Moment) -> None:
        """Dice until the end of the race, against what is in hand."""
        favours = self.scale.favours[min(node.favours, MOST_COUNTED - 1)]
        value = node.gain + favours + self.scale.die * len(node.dice) - self.routes.togo(node.done, node.at)
        if node.at == self.routes.board.zeus and self.finished(node.done):
            value += HOME
        node.value = value

    def finished(self, done: int) -> bool:
        """No task is left once these errands are done."""
        errands = self.routes.errands
        tasks = errands.shrines | errands.monsters | errands.deliveries
        return (done & tasks).bit_count() >= self.state.open_tasks[self.seat]

    def gain_of(self, favours: int) -> int:
        """R-DEL-201."""
        return favours + 1 if self.state.ships[self.seat] == p.ST_FAVOR else favours

    # --- changes

    def after(self, node: Moment, option: Option, price: int) -> Moment:
        _, at, paid, done, gain, lifted, healed = option
        twin = node.copy()
        twin.at = at
        twin.favours -= price + paid
        twin.done = done
        twin.gain += gain
        if lifted != NONE:
            self.set_row(twin, lifted, self.state.next_row(twin.rows[lifted]))
        if healed != NONE:
            self.set_injuries(twin, twin.injuries[:healed] + (0,) + twin.injuries[healed + 1 :])
        return twin

    def set_row(self, node: Moment, god: int, row: int) -> None:
        node.gain += self.gods[god][row] - self.gods[god][node.rows[god]]
        node.rows = node.rows[:god] + (row,) + node.rows[god + 1 :]

    def injured(self, injuries: tuple[int, ...]) -> float:
        worth = self._injured.get(injuries)
        if worth is None:
            worth = self._injured[injuries] = self.scale.injuries_worth(
                self.state, self.seat, list(injuries), self.rounds
            )
        return worth

    def set_injuries(self, node: Moment, injuries: tuple[int, ...]) -> None:
        node.gain += self.injured(injuries) - self.injured(node.injuries)
        node.injuries = injuries

    def without_god(self, node: Moment, god: int) -> Moment:
        twin = node.copy()
        self.set_row(twin, god, self.back)
        return twin

    def healed(self, node: Moment, god: int) -> Moment:
        twin = self.without_god(node, god)
        self.set_injuries(twin, (0,) * COLOURS)
        self.judge(twin)
        return twin

    def inspired(self, node: Moment, god: int) -> Moment:
        """R-DEL-151: a card, and a die or a card in any colour."""
        twin = self.without_god(node, god)
        twin.gain += self.card_drawn
        twin.free += 3 if self.state.switches.apollo_frees_all else 1
        self.judge(twin)
        return twin

    # --- rewards

    def prize(self, errand: Errand) -> float:
        """What an errand brings besides the task (R-DEL-134)."""
        found = self._prizes.get(errand.kind if errand.kind != a.RAISE else 100 + errand.colour)
        if errand.kind in (a.EXPLORE, a.BUILD):
            return errand.reward
        if found is None:
            state, seat, found = self.state, self.seat, 0.0
            if errand.kind == a.FIGHT:
                cards = [self.scale.equipment_worth(state, seat, card, self.rounds) for card in state.display]
                found = max(cards, default=0.0)
            elif errand.kind == a.RAISE:
                left = companions_of(state, errand.colour)
                found = max((self.scale.companion_worth(state, seat, card, self.rounds) for card in left), default=0.0)
            self._prizes[errand.kind if errand.kind != a.RAISE else 100 + errand.colour] = found
        return found

    def fight(self, node: Moment, errand: Errand, favours: int) -> tuple[int, float]:
        """Favours a fight takes on average, and the gain, less what is lost if it fails."""
        strength = self.state.strength[self.seat]
        paid = min(favours, round(fight_favours(strength)))
        chance = fight_chance(strength, favours)
        togo = self.routes.togo
        lost = togo(node.done, node.at) - togo(node.done | errand.bit, node.at)
        return paid, chance * self.prize(errand) - (1 - chance) * lost

    def city_near(self, space: int) -> bool:
        reach = self.state.board.across if self.state.owns(self.seat, p.CARGO_CRANE) else self.state.board.near
        return bool(reach[space] & self.cities)
