"""Set-up (R-DEL-008 to R-DEL-043, 232, 276 to 281, 303, 313)."""

from __future__ import annotations

from aegean.core.chance import Chance
from aegean.core.events import Tell
from aegean.core.frame import settle
from aegean.core.masks import mask_of, members
from aegean.core.options import Options
from aegean.core.refusal import Refusal
from aegean.games.delphi.actions import COLOUR, A, first, kind_of
from aegean.games.delphi.generate import lay_out
from aegean.games.delphi.map import map_of
from aegean.games.delphi.oracle import dice_values, roll_dice
from aegean.games.delphi.pieces import (
    COLOURS,
    DISPLAY,
    DOUBLE_SIDED,
    FIRST_GAME_SHIPS,
    GODS,
    HUES,
    MONSTER,
    NONE,
    OFFERING,
    PLAYER_COLOURS,
    SHIPS,
    SHRINE,
    START_FAVOURS,
    STATUE,
    WHITE,
)  # fmt: skip
from aegean.games.delphi.round import NextTurn
from aegean.games.delphi.ships import DraftShip, ReturnTask, StartEffects, take_ship
from aegean.games.delphi.spread import spread
from aegean.games.delphi.state import DelFrame, Delphi, draw_card, empty_state
from aegean.games.delphi.switches import Switches
from aegean.games.delphi.tasks import remove_task


def set_up(options: Options, chance: Chance, tell: Tell | None = None) -> Delphi:
    switches = Switches(options)
    board = map_of(lay_out(switches.map, switches.mirrored, chance))
    state = empty_state(board, switches, options.players, chance)
    state.tell = tell
    lay_offerings(state)
    lay_monsters(state)
    lay_temples(state)
    lay_display(state)
    state.start = chance.below(state.players)
    state.say("start-player", {"seat": state.start})
    for turn, seat in enumerate(state.order()):
        state.favours[seat] = START_FAVOURS + turn
        first_injury(state, seat)
        roll_dice(state, seat)
        state.say("first-dice", dice_values(state, seat))  # no consultation: R-DEL-028
    deal_tasks(state)
    state.agenda += [NextTurn(), StartEffects()]
    give_ships(state)
    if switches.letters_matter and switches.short_game >= 2:
        state.agenda += [ReturnTask(seat, True) for seat in reversed(state.order())]
    give_colours(state)
    settle(state)
    state.tell = None
    return state


# --- the play area


def lay_offerings(state: Delphi) -> None:
    """R-DEL-012: as many of each colour as players; every island gets as many, all different."""
    islands = state.board.offering_islands
    laid = spread(state.chance, [state.players] * len(islands), state.players)
    for island, colours in zip(islands, laid, strict=True):
        for colour in members(colours):
            state.offerings[colour] |= 1 << island


def lay_monsters(state: Delphi) -> None:
    """R-DEL-013, 014: two on each marked mountain, by default one of each colour; the rest evenly on the others."""
    board, players = state.board, state.players
    marked = [space for space, mark in zip(board.mountains, board.marked, strict=True) if mark]
    plain = [space for space, mark in zip(board.mountains, board.marked, strict=True) if not mark]
    if state.switches.any_marked_monsters:
        laid = spread(state.chance, [2] * len(marked) + [players - 1] * len(plain), players)
    else:
        laid = spread(state.chance, [2] * len(marked), 1)
        laid += spread(state.chance, [players - 1] * len(plain), players - 1)
    for mountain, colours in zip(marked + plain, laid, strict=True):
        for colour in members(colours):
            state.monsters[colour] |= 1 << mountain


def lay_temples(state: Delphi) -> None:
    """R-DEL-016."""
    temples = list(state.board.temple_islands)
    state.chance.shuffle(temples)
    state.temples = temples


# --- the supply


def lay_display(state: Delphi) -> None:
    """R-DEL-021."""
    for _ in range(DISPLAY):
        deck = members(state.equipment_deck)
        card = deck[state.chance.below(len(deck))]
        state.equipment_deck &= ~(1 << card)
        state.display.append(card)


# --- the players


def first_injury(state: Delphi, seat: int) -> None:
    """R-DEL-032, 033: one injury, and the god of its colour goes to the entry cloud."""
    colour = draw_card(state.chance, state.injury_deck, state.injury_discard)
    state.injuries[seat * COLOURS + colour] = 1
    state.rows[seat * COLOURS + colour] = state.entry_row()
    state.say("first-injury", {"seat": seat, "colour": HUES[colour], "god": GODS[colour]})


def deal_tasks(state: Delphi) -> None:
    """R-DEL-034 to R-DEL-037: two of the four double-sided tiles show offerings; R-DEL-232, 313: the short game."""
    tiles = list(range(len(DOUBLE_SIDED)))
    state.chance.shuffle(tiles)
    offerings = sorted(DOUBLE_SIDED[tile][0] for tile in tiles[:2])
    monsters = sorted(DOUBLE_SIDED[tile][1] for tile in tiles[2:])
    short = state.switches.short_game
    monster = monsters[state.chance.below(2)] if short >= 3 else NONE
    offering = offerings[state.chance.below(2)] if short >= 4 else NONE
    for seat in range(state.players):
        state.offering_tasks[seat] = state.offering_barred[seat] = mask_of(offerings)
        state.monster_tasks[seat] = state.monster_barred[seat] = mask_of(monsters)
        state.refresh(seat)
        if short >= 1:
            remove_task(state, seat, STATUE, WHITE)
        if short >= 2 and not state.switches.letters_matter:
            remove_task(state, seat, SHRINE, 2)
        if monster != NONE:
            remove_task(state, seat, MONSTER, monster)
        if offering != NONE:
            remove_task(state, seat, OFFERING, offering)


def give_ships(state: Delphi) -> None:
    """R-DEL-038, 039, 041, 280."""
    switches = state.switches
    ships = list(range(FIRST_GAME_SHIPS if switches.first_game_ships else len(SHIPS)))
    state.chance.shuffle(ships)
    if switches.ships_drafted:
        state.ship_tiles = mask_of(ships[: state.players + 1])
        state.agenda.append(DraftShip(state.last_seat()))
        return
    for seat in range(state.players):
        take_ship(state, seat, ships[seat])


def give_colours(state: Delphi) -> None:
    """R-DEL-023, 281: dealt, or chosen in turn order; until then a seat has the colour of its number."""
    if state.switches.colours_chosen:
        state.agenda.append(ChooseColour(state.start, ()))
        return
    colours = list(range(len(PLAYER_COLOURS)))
    state.chance.shuffle(colours)
    state.colours = colours[: state.players]


class ChooseColour(DelFrame):
    """R-DEL-281: first come, first served; `taken` are the colours of those who chose already."""

    def __init__(self, seat: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.taken = taken

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.taken)

    def legal(self, state: Delphi, seat: int) -> list[int]:
        return [COLOUR | colour << A for colour in range(len(PLAYER_COLOURS)) if colour not in self.taken]

    def refusal(self, state: Delphi, seat: int, action: int) -> Refusal | None:
        if kind_of(action) != COLOUR:
            return Refusal("colour-first", "R-DEL-281")
        return Refusal("colour-taken", "R-DEL-281", {"player": PLAYER_COLOURS[first(action)]})

    def play(self, state: Delphi, seat: int, action: int) -> None:
        colour = first(action)
        if colour in state.colours:  # somebody who has not chosen yet only kept it warm
            state.colours[state.colours.index(colour)] = state.colours[seat]
        state.colours[seat] = colour
        state.say("chooses-colour", {"seat": seat, "player": PLAYER_COLOURS[colour]})
        state.agenda.pop()
        following = (seat + 1) % state.players
        if following != state.start:
            state.agenda.append(ChooseColour(following, self.taken + (colour,)))
