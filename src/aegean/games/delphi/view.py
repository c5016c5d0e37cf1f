"""What an audience may know, built up from nothing (R-DEL-259).

Hidden are island tiles that others have looked at, and answers to a roll before all are in."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from aegean.core.game import View
from aegean.core.masks import members
from aegean.games.delphi.gods import OthersAdvance
from aegean.games.delphi.injuries import must_recover
from aegean.games.delphi.pieces import (
    COLOURS,
    COMPANIONS,
    DICE,
    EQUIPMENT,
    GODS,
    HUES,
    LETTERS,
    NONE,
    PLAYER_COLOURS,
    SHIPS,
    TASKS,
    TILE_LETTERS,
)  # fmt: skip
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.switches import OPTIONS
from aegean.games.delphi.tasks import letter_of, loadable_offerings, loadable_statues, needed_monsters

HIDDEN: Final = -3  # an answer that is in and not shown
# Views ask for many.
HUES_OF: Final = [[HUES[colour] for colour in members(mask)] for mask in range(1 << COLOURS)]
SEATS_OF: Final = [members(mask) for mask in range(1 << len(PLAYER_COLOURS))]


class TasksView(TypedDict):
    open: int
    done: dict[str, int]
    shrines: list[str]
    statues: int
    offerings: list[str]
    offering_white: bool
    offering_barred: list[str]
    monsters: list[str]
    monster_white: bool
    monster_barred: list[str]


class SeatView(TypedDict):
    seat: int
    colour: str
    ship: str | None
    at: str
    arrived: bool
    favours: int
    strength: int
    gods: dict[str, int]
    injuries: dict[str, int]
    must_recover: bool
    cards: dict[str, int]
    dice: list[str]
    equipment: list[str]
    companions: list[list[str]]
    waiting: str | None
    rolls: list[list[str]]
    tasks: TasksView
    range: int
    storage: int
    offerings: list[str]
    statues: list[str]
    offerings_made: list[str]
    statues_raised: list[str]
    monsters_beaten: list[str]
    needs_offerings: list[str]
    needs_statues: list[str]
    needs_monsters: list[str]


class IslandView(TypedDict):
    space: str
    face_down: bool
    looked: list[int]
    player: str | None
    letter: str | None
    shrine: bool


class TurnView(TypedDict):
    spent: list[int]
    aside: dict[str, int]
    cards_used: int
    apollo_cards: dict[str, int]
    free_colours: int
    all_free: bool
    extra_used: bool


class DelphiView(TypedDict):
    game: str
    players: int
    audience: int
    options: dict[str, Any]
    placements: list[list[int]]
    start: int
    round: int
    active: int
    turn: TurnView
    seats: list[SeatView]
    islands: list[IslandView]
    offerings: dict[str, list[str]]
    monsters: dict[str, list[str]]
    temples: dict[str, str]
    pedestals: dict[str, list[str]]
    statues: dict[str, int]
    supply: dict[str, dict[str, int]]
    display: list[str]
    equipment_deck: int
    companions: list[list[str]]
    ship_tiles: list[str]
    agenda: list[list[Any]]
    asked: list[int]
    places: list[int]
    reason: str


def view(state: Delphi, audience: int) -> View:
    """After the match everything is shown."""
    board = state.board
    seen: DelphiView = {
        "game": "delphi",
        "players": state.players,
        "audience": audience,
        "options": state.switches.options.changed(OPTIONS),
        "placements": [list(placement) for placement in board.placements],
        "start": state.start,
        "round": state.round,
        "active": state.active,
        "turn": {
            "spent": members(state.spent),
            "aside": _counts(state.aside, 0),
            "cards_used": state.cards_used,
            "apollo_cards": _counts(state.apollo_cards, 0),
            "free_colours": state.free_colours,
            "all_free": state.all_free,
            "extra_used": state.extra_used,
        },
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "islands": [_island(state, island, audience) for island in range(len(board.hidden))],
        "offerings": {hue: board.named(state.offerings[colour]) for colour, hue in enumerate(HUES)},
        "monsters": {hue: board.named(state.monsters[colour]) for colour, hue in enumerate(HUES)},
        "temples": {hue: board.names[state.temples[colour]] for colour, hue in enumerate(HUES)},
        "pedestals": {hue: board.named(state.pedestals[colour]) for colour, hue in enumerate(HUES)},
        "statues": {hue: state.statues[colour] for colour, hue in enumerate(HUES)},
        "supply": {
            "oracle_deck": _counts(state.oracle_deck, 0),
            "oracle_discard": _counts(state.oracle_discard, 0),
            "injury_deck": _counts(state.injury_deck, 0),
            "injury_discard": _counts(state.injury_discard, 0),
        },
        "display": [EQUIPMENT[card] for card in state.display],
        "equipment_deck": state.equipment_deck.bit_count(),
        "companions": [_companion(card) for card in members(state.companions_left)],
        "ship_tiles": [SHIPS[ship] for ship in members(state.ship_tiles)],
        "agenda": [_frame(frame, audience) for frame in state.agenda],
        "asked": state.agenda[-1].seats(state) if state.agenda else [],
        "places": state.places[:],
        "reason": state.reason,
    }
    return dict(seen)


def _seat(state: Delphi, seat: int) -> SeatView:
    at = seat * COLOURS
    ship, waiting = state.ships[seat], state.waiting[seat]
    return {
        "seat": seat,
        "colour": PLAYER_COLOURS[state.colours[seat]],
        "ship": SHIPS[ship] if ship != NONE else None,
        "at": state.board.names[state.at[seat]],
        "arrived": bool(state.arrived >> seat & 1),
        "favours": state.favours[seat],
        "strength": state.strength[seat],
        "gods": {god: state.rows[at + number] for number, god in enumerate(GODS)},
        "injuries": _counts(state.injuries, at),
        "must_recover": must_recover(state, seat),
        "cards": _counts(state.cards, at),
        "dice": [HUES[face] for face in state.dice[seat * DICE : seat * DICE + DICE]],
        "equipment": [EQUIPMENT[card] for card in members(state.equipment[seat])],
        "companions": [_companion(card) for card in members(state.companions[seat])],
        "waiting": EQUIPMENT[waiting] if waiting != NONE else None,
        "rolls": [_hues(faces) for faces in state.rolls[seat]],
        "tasks": _tasks(state, seat),
        "range": state.range_of(seat),
        "storage": state.storage(seat),
        "offerings": _hues(state.offerings_aboard[seat]),
        "statues": _hues(state.statues_aboard[seat]),
        "offerings_made": _hues(state.offerings_made[seat]),
        "statues_raised": _hues(state.statues_raised[seat]),
        "monsters_beaten": _hues(state.monsters_beaten[seat]),
        "needs_offerings": _hues(loadable_offerings(state, seat)),
        "needs_statues": _hues(loadable_statues(state, seat)),
        "needs_monsters": _hues(needed_monsters(state, seat)),
    }


def _tasks(state: Delphi, seat: int) -> TasksView:
    return {
        "open": state.open_tasks[seat],
        "done": {task: state.done[seat * 4 + number] for number, task in enumerate(TASKS)},
        "shrines": [LETTERS[letter_of(state, seat, number)] for number in members(state.shrine_tasks[seat])],
        "statues": state.statue_tasks[seat],
        "offerings": _hues(state.offering_tasks[seat]),
        "offering_white": bool(state.offering_white[seat]),
        "offering_barred": _hues(state.offering_barred[seat]),
        "monsters": _hues(state.monster_tasks[seat]),
        "monster_white": bool(state.monster_white[seat]),
        "monster_barred": _hues(state.monster_barred[seat]),
    }


def _island(state: Delphi, island: int, audience: int) -> IslandView:
    """R-DEL-076, 259: all see who has looked at a tile; what it shows only those, until it is uncovered."""
    space = state.board.hidden[island]
    hidden = bool(state.face_down >> space & 1)
    knows = not hidden or bool(state.places) or (audience >= 0 and bool(state.known[island] >> audience & 1))
    tile = state.tiles[island] if knows else NONE
    return {
        "space": state.board.names[space],
        "face_down": hidden,
        "looked": SEATS_OF[state.known[island]][:],
        "player": PLAYER_COLOURS[tile // 3] if tile != NONE else None,
        "letter": LETTERS[TILE_LETTERS[tile]] if tile != NONE else None,
        "shrine": bool(state.shrines >> space & 1),
    }


def _frame(frame: Any, audience: int) -> list[Any]:
    if isinstance(frame, OthersAdvance):
        answers = [
            answer if answer < 0 or seat == audience else HIDDEN for seat, answer in enumerate(frame.answers)
        ]  # fmt: skip
        return [frame.name(), answers, frame.faces]
    return [frame.name(), *[list(value) if isinstance(value, tuple) else value for value in frame.key()]]


def _counts(cards: list[int], at: int) -> dict[str, int]:
    return {hue: cards[at + colour] for colour, hue in enumerate(HUES)}


def _hues(mask: int) -> list[str]:
    return HUES_OF[mask][:]


def _companion(card: int) -> list[str]:
    return [HUES[card // 3], COMPANIONS[card % 3]]
