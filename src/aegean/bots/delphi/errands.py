"""What a seat still has to do for Zeus, as errands: an action of one colour that is done from certain water spaces."""

from __future__ import annotations

from aegean.bots.delphi.worth import Scale, fight_favours
from aegean.games.delphi import actions as a
from aegean.games.delphi import pieces as p
from aegean.games.delphi.pieces import COLOURS, NONE, TILE_LETTERS, members
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.tasks import loadable_offerings, loadable_statues, shrine_tile


class Errand:
    """`after` is the errand (as a bit) that comes first; `froms` are the water spaces it can be done from."""

    def __init__(self, number: int, kind: int, colour: int, targets: int, froms: int, after: int, cost: float) -> None:
        self.number = number
        self.bit = 1 << number
        self.kind = kind
        self.colour = colour
        self.targets = targets
        self.froms = froms
        self.spaces = members(froms)
        self.after = after
        self.cost = cost  # dice, without the way there
        self.reward = 0.0  # dice, besides the task: island letters, a step for a shrine


class Errands:
    """All errands of a seat. A set of finished errands is a mask of their bits; what is open follows from it."""

    def __init__(self, state: Delphi, seat: int, scale: Scale) -> None:
        self.state = state
        self.seat = seat
        self.scale = scale
        self.all: list[Errand] = []
        self.shrines = self.unknown = self.letters = 0
        self.monsters = self.white_monsters = 0
        self.loads = self.white_loads = self.fetches = self.deliveries = 0
        self.after_any = 0
        self._open: dict[int, int] = {}
        self._touching: dict[tuple[int, int], list[Errand]] = {}
        board = state.board
        spear = board.across if state.owns(seat, p.LONG_SPEAR) else board.near
        ramp = board.across if state.owns(seat, p.LONG_RAMP) else board.near
        crane = board.across if state.owns(seat, p.CARGO_CRANE) else board.near
        self._islands(spear, spear if state.switches.long_spear_explores else board.near)
        self._monsters(spear)
        self._offerings(ramp)
        self._statues(crane)
        self.room = state.storage(seat) - self.aboard
        self.wanted = self._wanted()

    @property
    def aboard(self) -> int:
        return (self.state.offerings_aboard[self.seat].bit_count()) + self.state.statues_aboard[self.seat].bit_count()

    def _add(
        self, kind: int, colour: int, targets: int, reach: tuple[int, ...], after: int = 0, more: float = 0.0
    ) -> Errand:
        froms = 0
        for target in members(targets):
            froms |= reach[target]
        errand = Errand(
            len(self.all),
            kind,
            colour,
            targets,
            froms & self.state.board.water_mask,
            after,
            1 + self.scale.hue + more + self.scale.extra[kind],
        )
        self.all.append(errand)
        return errand

    def _islands(self, build: tuple[int, ...], explore: tuple[int, ...]) -> None:
        """Own islands; islands nobody of us knows, with what they bring on average; known ones of others."""
        state, seat, board = self.state, self.seat, self.state.board
        tasks = state.shrine_tasks[seat].bit_count()
        for space in members(state.sites[seat]) if tasks else []:
            if shrine_tile(state, seat, state.tiles[board.index_of[space]]):
                self.shrines |= self._add(a.BUILD, board.colour[space], 1 << space, build).bit
        unknown: list[int] = []
        own_left = 3 - sum(
            state.tiles[island] // 3 == state.colours[seat]
            for island, space in enumerate(board.hidden)
            if not state.face_down >> space & 1
        )
        for space in members(state.face_down):
            island = board.index_of[space]
            if not state.known[island] >> seat & 1:
                unknown.append(space)
                continue
            tile = state.tiles[island]
            own_left -= tile // 3 == state.colours[seat]
            errand = self._add(a.EXPLORE, board.colour[space], 1 << space, explore)
            if tasks and shrine_tile(state, seat, tile):
                self.shrines |= errand.bit
                errand.reward = self.scale.god_step
            else:
                self.letters |= errand.bit
                errand.reward = self.scale.letters[TILE_LETTERS[tile]]
        self.shrines_open = min(tasks, self.shrines.bit_count())
        missing = tasks - self.shrines_open
        self.own_chance = own_left / len(unknown) if tasks and unknown else 0.0
        for space in unknown:
            errand = self._add(a.EXPLORE, board.colour[space], 1 << space, explore)
            errand.reward = self.own_chance * self.scale.god_step + (1 - self.own_chance) * self.scale.any_letter
            self.unknown |= errand.bit
        expected = missing * (len(unknown) + 1) / (missing + 1)
        self.to_explore = min(len(unknown), max(missing, round(expected * self.scale.own_share)))

    def _monsters(self, reach: tuple[int, ...]) -> None:
        state, seat = self.state, self.seat
        more = self.scale.favour * fight_favours(state.strength[seat])
        white = p.ALL_COLOURS & ~state.monster_barred[seat] if state.monster_white[seat] else 0
        for colour in range(COLOURS):
            if state.monsters[colour] and (state.monster_tasks[seat] | white) >> colour & 1:
                errand = self._add(a.FIGHT, colour, state.monsters[colour], reach, 0, more)
                self.monsters |= errand.bit
                if not state.monster_tasks[seat] >> colour & 1:
                    self.white_monsters |= errand.bit

    def _offerings(self, reach: tuple[int, ...]) -> None:
        state, seat = self.state, self.seat
        aboard, tasks = state.offerings_aboard[seat], state.offering_tasks[seat]
        white_aboard = (aboard & ~tasks).bit_count()
        self.white_loads_open = max(0, state.offering_white[seat] - white_aboard)
        loadable = loadable_offerings(state, seat)
        for colour in range(COLOURS):
            after = 0
            if not aboard >> colour & 1:
                if not loadable >> colour & 1 or not state.offerings[colour]:
                    continue
                load = self._add(a.LOAD, colour, state.offerings[colour], reach)
                after = load.bit
                self.loads |= after
                if not tasks >> colour & 1:
                    self.white_loads |= after
            offer = self._add(a.OFFER, colour, 1 << state.temples[colour], reach, after)
            self.deliveries |= offer.bit
            self.after_any |= offer.bit if after else 0

    def _statues(self, reach: tuple[int, ...]) -> None:
        state, seat = self.state, self.seat
        aboard = state.statues_aboard[seat]
        loadable = loadable_statues(state, seat)
        self.fetches_open = max(0, state.statue_tasks[seat] - aboard.bit_count())
        for colour in range(COLOURS):
            after = 0
            if not aboard >> colour & 1:
                if not loadable >> colour & 1 or not state.statues[colour]:
                    continue
                fetch = self._add(a.FETCH, colour, 1 << state.board.cities[colour], reach)
                after = fetch.bit
                self.fetches |= after
            raised = self._add(a.RAISE, colour, state.pedestals[colour], reach, after)
            self.deliveries |= raised.bit
            self.after_any |= raised.bit if after else 0

    def _wanted(self) -> int:
        """How many errands end the race."""
        state, seat = self.state, self.seat
        loads = state.offering_tasks[seat] & ~state.offerings_aboard[seat]
        statues = self.fetches_open + state.statue_tasks[seat]
        offerings = state.offering_tasks[seat].bit_count() + state.offering_white[seat]
        monsters = state.monster_tasks[seat].bit_count() + state.monster_white[seat]
        shrines = self.shrines_open + self.to_explore
        return shrines + monsters + loads.bit_count() + self.white_loads_open + offerings + statues

    def open(self, done: int) -> int:
        """What can be done next, islands without a shrine included, when `done` is done."""
        found = self._open.get(done)
        if found is None:
            found = self._open[done] = self._find_open(done)
        return found

    def _find_open(self, done: int) -> int:
        state, seat = self.state, self.seat
        mask = self.unknown | self.letters
        if (done & self.shrines).bit_count() < self.shrines_open:
            mask |= self.shrines
        mask |= self.monsters & ~self.white_monsters
        if (done & self.white_monsters).bit_count() < state.monster_white[seat]:
            mask |= self.white_monsters
        carried = (done & (self.loads | self.fetches)).bit_count() - (done & self.deliveries).bit_count()
        if carried < self.room:
            mask |= self.loads & ~self.white_loads
            if (done & self.white_loads).bit_count() < self.white_loads_open:
                mask |= self.white_loads
            if (done & self.fetches).bit_count() < self.fetches_open:
                mask |= self.fetches
        mask |= self.deliveries & ~self.after_any
        for errand in self.all:
            if errand.after & done:
                mask |= errand.bit
        return mask & ~done

    def touching(self, space: int, colour: int) -> list[Errand]:
        """The errands of a colour that can be done from a space (NONE: of any colour)."""
        found = self._touching.get((space, colour))
        if found is None:
            found = [
                errand for errand in self.all if errand.froms >> space & 1 and colour in (NONE, errand.colour)
            ]  # fmt: skip
            self._touching[space, colour] = found
        return found


def errands_key(state: Delphi, seat: int) -> tuple[object, ...]:
    """All that errands and the ways between them depend on; what others have looked at plays no part."""
    known = 0
    for island, seats in enumerate(state.known):
        known |= (seats >> seat & 1) << island
    uncovered = ~state.face_down
    tiles = tuple(
        tile if known >> island & 1 or uncovered >> space & 1 else NONE
        for island, (tile, space) in enumerate(zip(state.tiles, state.board.hidden, strict=True))
    )
    return (
        state.board.placements, state.switches.long_spear_explores, state.switches.letters_matter, seat,
        state.colours[seat], state.at[seat], state.way_of(seat), state.range_of(seat), state.storage(seat),
        state.strength[seat], state.equipment[seat], state.open_tasks[seat], state.shrine_tasks[seat],
        state.statue_tasks[seat], state.statues_raised[seat], state.statues_aboard[seat], state.offering_tasks[seat],
        state.offering_white[seat], state.offering_barred[seat], state.offerings_aboard[seat],
        state.monster_tasks[seat], state.monster_white[seat], state.monster_barred[seat], state.sites[seat],
        state.face_down, known, tiles, tuple(state.offerings), tuple(state.monsters), tuple(state.pedestals),
        tuple(state.temples), tuple(state.statues),
    )  # fmt: skip
