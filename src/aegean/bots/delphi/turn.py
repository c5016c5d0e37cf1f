"""Phase 2 thought through: dice, a card and gods in many orders, and where the ship stands after each (R-DEL-057)."""

from __future__ import annotations

from typing import Final

from aegean.bots.budget import Budget
from aegean.bots.delphi.errands import Errand
from aegean.bots.delphi.moment import Moment, Option, Table
from aegean.bots.delphi.worth import Scale
from aegean.games.delphi import actions as a
from aegean.games.delphi import pieces as p
from aegean.games.delphi.act import Act
from aegean.games.delphi.actions import pack
from aegean.games.delphi.god_powers import UseGod
from aegean.games.delphi.pieces import COLOURS, NONE, THRONE, members
from aegean.games.delphi.sail import BY_CARD, BY_DIE, BY_EXTRA
from aegean.games.delphi.state import Delphi

# Actions of a turn that are thought through.
DEPTH: Final = 8
BEHIND: Final = 1e7

# What pays for it: price, kind of action in Turn, face, source
Source = tuple[int, int, int, int]


class Search:
    def __init__(self, state: Delphi, seat: int, scale: Scale, budget: Budget | None = None) -> None:
        self.state = state
        self.seat = seat
        self.scale = scale
        self.budget = budget if budget is not None else Budget()
        self.table = Table(state, seat, scale)
        self.start = self.table.root()
        self.errands = self.table.routes.errands
        self.board = state.board
        self.way = state.way_of(seat)
        self.reach = state.range_of(seat)
        self.creatures = sum(1 << c for c in range(COLOURS) if state.has_companion(seat, c, p.CREATURE))

    def begin(self) -> list[Moment]:
        """The positions after each action that is open now."""
        frame, root = self.state.agenda[-1], self.start
        if isinstance(frame, Act):
            return self.acts(root, frame)
        if isinstance(frame, UseGod):
            return self.god(root, frame.god, ())
        found = self.uses(root)
        if not root.dice:
            root.line = (a.END,)
            found.append(root)
        return found

    def worths(self) -> dict[int, float]:
        """What to do at a Turn, an Act or a UseGod: every first action by the best end of the turn it leads to."""
        found = self.begin()
        worths: dict[int, float] = {}
        for node in self.ends(found, self.scale.turn_width):
            if node.value > worths.get(node.line[0], -1e9):
                worths[node.line[0]] = node.value
        # The others are kept for want of better ones.
        rest = {node.line[0]: node.value - BEHIND for node in found if node.line[0] not in worths}
        return worths | rest

    def ends(self, nodes: list[Moment], width: int) -> list[Moment]:
        """Beam search: the positions without a die that it comes by."""
        ends: list[Moment] = []
        for _ in range(DEPTH):
            unique: dict[tuple[object, ...], Moment] = {}
            for node in nodes:
                if not node.dice:
                    ends.append(node)
                known = unique.get(node.key())
                if known is None or node.value > known.value:
                    unique[node.key()] = node
            beam = sorted(unique.values(), key=by_value)[:width]
            nodes = []
            for node in beam:
                if self.budget.spent():
                    break
                nodes += self.uses(node)
            if not nodes:
                break
        return ends

    # --- Turn

    def uses(self, node: Moment) -> list[Moment]:
        """Everything that can follow: each colour with the cheapest means, each die as it lies, each god."""
        found: list[Moment] = []
        for colour in range(COLOURS):
            sources = self.sources(node, colour)
            if not sources:
                continue
            options = self.options(node, colour, node.favours - sources[0][0])
            for source in sources:
                for option in options:
                    if source[0] + option[2] <= node.favours and pays(source, option):
                        found.append(self.child(node, source, colour, option))
        for face in sorted(set(node.dice)):
            for option in self.plain_options(node):
                found.append(self.child(node, (0, a.DIE, face, BY_DIE), face, option))
        for face in members(node.card)[:1]:
            for option in self.home_options(node, self.reach):
                found.append(self.child(node, (0, a.CARD, face, BY_CARD), face, option))
        for god in range(COLOURS):
            if node.rows[god] == THRONE:
                found += self.call(node, god)
        if self.scale.every_way_home and node.extra and node.favours >= p.EXTRA_PRICE:
            for option in self.home_options(node, self.reach):
                if p.EXTRA_PRICE + option[2] <= node.favours:
                    found.append(self.child(node, (p.EXTRA_PRICE, a.EXTRA, a.COLOURLESS, BY_EXTRA), NONE, option))
        self.budget.spend(len(found))
        return found

    def sources(self, node: Moment, colour: int) -> list[Source]:
        """Two dice at most, a card, Apollo's right and the extra watch; cheapest first."""
        state, seat = self.state, self.seat
        found: list[Source] = []
        costs = state.die_cost[seat]
        for face in sorted(set(node.dice)):
            price = 0 if state.all_free else costs[face * COLOURS + colour]
            if price <= node.favours:
                found.append((price, a.DIE, face, BY_DIE))
            if price and node.free:
                found.append((0, a.FREE_DIE, face, BY_DIE))
        found.sort()
        del found[2:]
        best: Source | None = None
        for face in members(node.card):
            price = 0 if state.all_free else state.card_cost[seat][face * COLOURS + colour]
            if price <= node.favours and (best is None or price < best[0]):
                best = (price, a.CARD, face, BY_CARD)
        if best is not None:
            found.append(best)
        if node.extra and node.favours >= p.EXTRA_PRICE:
            found.append((p.EXTRA_PRICE, a.EXTRA, colour, BY_EXTRA))
        found.sort()
        return found

    def child(self, node: Moment, source: Source, colour: int, option: Option) -> Moment:
        price, kind, face, means = source
        after = self.table.after(node, option, price)
        if means == BY_DIE:
            place = after.dice.index(face)
            after.dice = after.dice[:place] + after.dice[place + 1 :]
            if kind == a.FREE_DIE:
                after.free -= 1
        elif means == BY_CARD:
            after.card = 0
            after.gain -= self.table.card_used
        else:
            after.extra = False
        use = pack(kind, face) if kind == a.EXTRA else pack(kind, face, colour)
        after.line = node.line + (use, option[0])
        self.table.judge(after)
        return after

    # --- Act

    def acts(self, node: Moment, frame: Act) -> list[Moment]:
        """The die is spent already: only the action is chosen."""
        options: list[Option] = []
        if frame.colour != NONE:
            options += self.options(node, frame.colour, node.favours)
        if frame.plain:
            options += self.plain_options(node)
        found: list[Moment] = []
        for option in options:
            after = self.table.after(node, option, 0)
            after.line = (option[0],)
            self.table.judge(after)
            found.append(after)
        return found

    def options(self, node: Moment, colour: int, favours: int) -> list[Option]:
        """What a colour can do here (R-DEL-077 to R-DEL-131)."""
        table = self.table
        found = self.sails(node, colour, favours)
        able = self.errands.open(node.done)
        for errand in self.errands.touching(node.at, colour):
            if able & errand.bit:
                found.append(self.errand_option(node, errand, favours))
        if node.injuries[colour]:
            found.append((a.HEAL, node.at, 0, node.done, 0.0, NONE, colour))
        if node.rows[colour] < THRONE:
            found.append((a.ADVANCE, node.at, 0, node.done, 0.0, colour, NONE))
        if self.state.equipment[self.seat] & p.PRAYERS[colour]:
            lifted = colour if node.rows[colour] < THRONE else NONE
            found.append((a.PRAY, node.at, -table.gain_of(1), node.done, table.card_drawn, lifted, NONE))
        return found

    def errand_option(self, node: Moment, errand: Errand, favours: int) -> Option:
        space = self._space(errand, node.at)
        done = node.done | errand.bit
        gain = self.table.prize(errand)
        if errand.kind == a.FIGHT:
            paid, gain = self.table.fight(node, errand, favours)
            return (pack(a.FIGHT, space, errand.colour), node.at, paid, done, gain, NONE, NONE)
        if errand.kind == a.LOAD:
            return (pack(a.LOAD, space, errand.colour), node.at, 0, done, gain, NONE, NONE)
        paid = -self.table.gain_of(p.OFFERING_FAVOURS) if errand.kind == a.OFFER else 0
        return (pack(errand.kind, space), node.at, paid, done, gain, NONE, NONE)

    def _space(self, errand: Errand, here: int) -> int:
        """Of several mountains or islands the one in reach."""
        near = errand.targets & self.board.near[here] or errand.targets & self.board.across[here] or errand.targets
        return (near & -near).bit_length() - 1

    def sails(self, node: Moment, colour: int, favours: int) -> list[Option]:
        """The best few spaces of the colour, the way paid for."""
        board = self.board
        creature = self.creatures >> colour & 1
        reach = self.reach + 3 * creature
        within = board.sail_within(node.at, reach + favours, self.way)
        spaces = within & (board.water_mask if creature else board.water_of[colour]) & ~(1 << node.at)
        found = self._ranked(node, spaces, reach)
        if creature and self.table.finished(node.done) and within >> board.zeus & 1:
            found += self.home_options(node, reach if self.scale.every_way_home else self.reach)
        return found

    def _ranked(self, node: Moment, spaces: int, reach: int) -> list[Option]:
        steps = self.table.routes.distance[node.at]
        togo = self.table.routes.togo
        done = node.done
        ranked: list[tuple[float, int, int]] = []
        while spaces:
            low = spaces & -spaces
            space = low.bit_length() - 1
            spaces ^= low
            paid = steps[space] - reach
            if paid < 0:
                paid = 0
            ranked.append((togo(done, space) + self.scale.paid * paid, space, paid))
        ranked.sort()
        return [
            (pack(a.SAIL, space), space, paid, done, 0.0, NONE, NONE) for _, space, paid in ranked[: self.scale.sails]
        ]

    def plain_options(self, node: Moment) -> list[Option]:
        """What a die of any colour does (R-DEL-072 to R-DEL-074)."""
        table, at, done = self.table, node.at, node.done
        found = [(a.FAVOURS, at, -table.gain_of(p.FAVOUR_ACTION), done, 0.0, NONE, NONE)]
        if self.state.oracle_left():
            found.append((a.ORACLE, at, 0, done, table.card_drawn, NONE, NONE))
        if table.look:
            found.append((a.LOOK, at, 0, done, table.look, NONE, NONE))
        return found + self.home_options(node, self.reach)

    def home_options(self, node: Moment, reach: int) -> list[Option]:
        """R-DEL-221, 222."""
        zeus = self.board.zeus
        if node.at == zeus or not self.table.finished(node.done):
            return []
        paid = max(0, self.table.routes.distance[node.at][zeus] - reach)
        return [(pack(a.SAIL, zeus), zeus, paid, node.done, 0.0, NONE, NONE)] if paid <= node.favours else []

    # --- gods

    def call(self, node: Moment, god: int) -> list[Moment]:
        found = self.god(node, god, node.line + (pack(a.GOD, god),))
        if self.state.oracle_left():
            after = self.table.without_god(node, god)
            after.gain += self.table.card_drawn
            after.line = node.line + (pack(a.TRADE, god),)
            self.table.judge(after)
            found.append(after)
        return found

    def god(self, node: Moment, god: int, line: tuple[int, ...]) -> list[Moment]:
        """R-DEL-150 to R-DEL-157: the best few targets. `line` leads to the god's call."""
        table = self.table
        options: list[Option] = []
        able = self.errands.open(node.done)
        if god == p.POSEIDON and not self.state.arrived >> self.seat & 1:
            options = self._ranked(node, self.board.water_mask & ~(1 << node.at), 99)
            if table.finished(node.done):
                options = [(pack(a.SAIL, self.board.zeus), self.board.zeus, 0, node.done, 0.0, NONE, NONE)]
        elif god == p.ARES:
            for errand in self.errands.touching(node.at, NONE):
                if errand.kind == a.FIGHT and able & errand.bit:
                    done, space = node.done | errand.bit, self._space(errand, node.at)
                    action = pack(a.FIGHT, space, errand.colour)
                    options.append((action, node.at, 0, done, table.prize(errand), NONE, NONE))
        elif god == p.HERMES and table.city_near(node.at):
            options = [self.errand_option(node, e, 0) for e in self.errands.all if e.kind == a.FETCH and able & e.bit]
        elif god == p.ARTEMIS:
            options = [self.errand_option(node, e, 0) for e in self.errands.all if e.kind == a.EXPLORE and able & e.bit]
        elif god == p.APHRODITE and any(node.injuries):
            return [self.called(table.healed(node, god), line)]
        elif god == p.APOLLO:
            return [self.called(table.inspired(node, god), line)]
        found: list[Moment] = []
        for option in options:
            after = table.after(table.without_god(node, god), option, 0)
            after.line = line + (option[0],)
            table.judge(after)
            found.append(after)
        return found

    def called(self, after: Moment, line: tuple[int, ...]) -> Moment:
        """A god whose call asks nothing more."""
        after.line = line
        return after


def pays(source: Source, option: Option) -> bool:
    """A god is not lifted with a dear colour, and the extra watch does not pray (R-DEL-180)."""
    if source[3] == BY_EXTRA and option[0] == a.PRAY:
        return False
    return option[5] == NONE or source[0] <= 1


def by_value(node: Moment) -> float:
    return -node.value
