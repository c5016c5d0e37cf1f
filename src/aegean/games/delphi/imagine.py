"""From a view back to a state that fits it, and the same state with other secrets (R-DEL-259)."""

from __future__ import annotations

from typing import Any

from aegean.core.chance import Chance
from aegean.core.frame import NOT_ASKED, PENDING, carried
from aegean.core.game import View
from aegean.core.masks import mask_of, members
from aegean.core.options import Options
from aegean.games.delphi.act import Act
from aegean.games.delphi.companions import TakeCompanion
from aegean.games.delphi.equipment import SummonGod, TakeCargo, TakeEquipment, WaitingEquipment
from aegean.games.delphi.explore import ClearColour, ExploreScouted, LookAt, ScoutIslands
from aegean.games.delphi.fight import Fight
from aegean.games.delphi.god_powers import GodReturns, UseGod
from aegean.games.delphi.gods import GodSteps, MissedRoll, MissedRolls, OthersAdvance, StepsDue
from aegean.games.delphi.injuries import Injuries, NoInjuries, Recover
from aegean.games.delphi.map import map_of
from aegean.games.delphi.oracle import CardsAside, Consult
from aegean.games.delphi.pieces import (
    ALL_EQUIPMENT,
    ALL_TILES,
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
from aegean.games.delphi.round import NextTurn
from aegean.games.delphi.setup import ChooseColour
from aegean.games.delphi.ships import DraftShip, ReturnTask, StartCard, StartEffects
from aegean.games.delphi.state import Delphi, empty_state
from aegean.games.delphi.switches import Switches
from aegean.games.delphi.tasks import letter_of
from aegean.games.delphi.titan import Titan
from aegean.games.delphi.turn import Turn
from aegean.games.delphi.view import HIDDEN, IslandView, SeatView, TurnView

FRAMES: dict[str, Any] = {
    frame.__name__: frame
    for frame in (
        Act, CardsAside, ChooseColour, ClearColour, Consult, DraftShip, ExploreScouted, Fight, GodReturns, GodSteps,
        Injuries, LookAt, MissedRoll, MissedRolls, NextTurn, NoInjuries, OthersAdvance, Recover, ReturnTask,
        ScoutIslands, StartCard, StartEffects, StepsDue, SummonGod, TakeCargo, TakeCompanion, TakeEquipment, Titan,
        Turn, UseGod, WaitingEquipment,
    )
}  # fmt: skip


def imagine(seen: View, options: Options, chance: Chance) -> Delphi:
    """Tiles that others have looked at are drawn from those the audience cannot place."""
    board = map_of(tuple((tile, q, r, rotation, side) for tile, q, r, rotation, side in seen["placements"]))
    state = empty_state(board, Switches(options), seen["players"], chance)
    state.start = seen["start"]
    state.round = seen["round"]
    state.active = seen["active"]
    _imagine_turn(state, seen["turn"])
    for seat, mat in enumerate(seen["seats"]):
        _imagine_seat(state, seat, mat)
    for colour, hue in enumerate(HUES):
        state.offerings[colour] = _mask(state, seen["offerings"][hue])
        state.monsters[colour] = _mask(state, seen["monsters"][hue])
        state.pedestals[colour] = _mask(state, seen["pedestals"][hue])
        state.statues[colour] = seen["statues"][hue]
    state.temples = [board.number[seen["temples"][hue]] for hue in HUES]
    supply = seen["supply"]
    state.oracle_deck = _read_counts(supply["oracle_deck"])
    state.oracle_discard = _read_counts(supply["oracle_discard"])
    state.injury_deck = _read_counts(supply["injury_deck"])
    state.injury_discard = _read_counts(supply["injury_discard"])
    state.display = [EQUIPMENT.index(name) for name in seen["display"]]
    state.equipment_deck = ALL_EQUIPMENT & ~mask_of(state.display)
    for cards in state.equipment:
        state.equipment_deck &= ~cards
    state.companions_left = mask_of([_read_companion(card) for card in seen["companions"]])
    state.ship_tiles = mask_of([SHIPS.index(name) for name in seen["ship_tiles"]])
    _imagine_islands(state, seen["islands"], chance)
    for seat in range(state.players):
        state.refresh(seat)
    state.refresh_sites()
    state.agenda = [FRAMES[frame[0]](*carried(frame[1:])) for frame in seen["agenda"]]
    _imagine_answers(state, chance)
    state.places = list(seen["places"])
    state.reason = seen["reason"]
    return state


def _imagine_turn(state: Delphi, turn: TurnView) -> None:
    state.spent = mask_of(turn["spent"])
    state.aside = _read_counts(turn["aside"])
    state.cards_used = turn["cards_used"]
    state.apollo_cards = _read_counts(turn["apollo_cards"])
    state.free_colours = turn["free_colours"]
    state.all_free = turn["all_free"]
    state.extra_used = turn["extra_used"]


def _imagine_seat(state: Delphi, seat: int, mat: SeatView) -> None:
    at = seat * COLOURS
    state.colours[seat] = PLAYER_COLOURS.index(mat["colour"])
    state.ships[seat] = NONE if mat["ship"] is None else SHIPS.index(mat["ship"])
    state.at[seat] = state.board.number[mat["at"]]
    state.arrived |= int(mat["arrived"]) << seat
    state.favours[seat] = mat["favours"]
    state.strength[seat] = mat["strength"]
    for number, god in enumerate(GODS):
        state.rows[at + number] = mat["gods"][god]
    for colour, hue in enumerate(HUES):
        state.injuries[at + colour] = mat["injuries"][hue]
        state.cards[at + colour] = mat["cards"][hue]
    state.dice[seat * DICE : seat * DICE + DICE] = [HUES.index(face) for face in mat["dice"]]
    state.equipment[seat] = mask_of([EQUIPMENT.index(name) for name in mat["equipment"]])
    state.companions[seat] = mask_of([_read_companion(card) for card in mat["companions"]])
    state.waiting[seat] = NONE if mat["waiting"] is None else EQUIPMENT.index(mat["waiting"])
    state.rolls[seat] = tuple(_read_hues(faces) for faces in mat["rolls"])
    state.offerings_aboard[seat] = _read_hues(mat["offerings"])
    state.statues_aboard[seat] = _read_hues(mat["statues"])
    state.offerings_made[seat] = _read_hues(mat["offerings_made"])
    state.statues_raised[seat] = _read_hues(mat["statues_raised"])
    state.monsters_beaten[seat] = _read_hues(mat["monsters_beaten"])
    tasks = mat["tasks"]
    state.shrine_tasks[seat] = sum(
        1 << number for number in range(3) if _letter(state, seat, number) in tasks["shrines"]
    )
    state.statue_tasks[seat] = tasks["statues"]
    state.offering_tasks[seat] = _read_hues(tasks["offerings"])
    state.offering_white[seat] = int(tasks["offering_white"])
    state.offering_barred[seat] = _read_hues(tasks["offering_barred"])
    state.monster_tasks[seat] = _read_hues(tasks["monsters"])
    state.monster_white[seat] = int(tasks["monster_white"])
    state.monster_barred[seat] = _read_hues(tasks["monster_barred"])
    state.done[seat * 4 : seat * 4 + 4] = [tasks["done"][task] for task in TASKS]


def _imagine_islands(state: Delphi, islands: list[IslandView], chance: Chance) -> None:
    state.tiles_left = ALL_TILES
    for island, spot in enumerate(islands):
        space = state.board.hidden[island]
        state.known[island] = mask_of(spot["looked"])
        if not spot["face_down"]:
            state.face_down &= ~(1 << space)
        if spot["shrine"]:
            state.shrines |= 1 << space
        if spot["player"] is not None and spot["letter"] is not None:
            state.tiles[island] = _tile(spot["player"], spot["letter"])
            state.tiles_left &= ~(1 << state.tiles[island])
    draw_known(state, chance)


def draw_known(state: Delphi, chance: Chance) -> None:
    """A tile for every island that somebody has looked at and that has none."""
    for island in range(len(state.tiles)):
        if state.known[island] and state.tiles[island] == NONE:
            left = members(state.tiles_left)
            state.tiles[island] = left[chance.below(len(left))]
            state.tiles_left &= ~(1 << state.tiles[island])


def _imagine_answers(state: Delphi, chance: Chance) -> None:
    """Hidden answers become any that were possible."""
    frame = state.agenda[-1] if state.agenda else None
    if isinstance(frame, OthersAdvance):
        answers = list(frame.answers)
        for seat, answer in enumerate(answers):
            if answer == HIDDEN:
                actions = frame.legal(state, seat)
                answers[seat] = actions[chance.below(len(actions))]
        state.agenda[-1] = OthersAdvance(tuple(answers), frame.faces)


def _letter(state: Delphi, seat: int, number: int) -> str:
    return LETTERS[letter_of(state, seat, number)]


def _tile(player: str, letter: str) -> int:
    colour = PLAYER_COLOURS.index(player)
    return next(tile for tile in range(colour * 3, colour * 3 + 3) if LETTERS[TILE_LETTERS[tile]] == letter)


def _read_hues(hues: list[str]) -> int:
    return mask_of([HUES.index(hue) for hue in hues])


def _read_counts(counts: dict[str, int]) -> list[int]:
    return [counts[hue] for hue in HUES]


def _read_companion(card: list[str]) -> int:
    return HUES.index(card[0]) * 3 + COMPANIONS.index(card[1])


def _mask(state: Delphi, names: list[str]) -> int:
    return mask_of([state.board.number[name] for name in names])


def scramble(state: Delphi, audience: int, chance: Chance) -> Delphi:
    """Tiles that only others have looked at, hidden answers and all future chance become different."""
    twin = state.copy()
    twin.chance = chance
    if state.places:
        return twin
    for island, space in enumerate(state.board.hidden):
        knows = audience >= 0 and state.known[island] >> audience & 1
        if state.face_down >> space & 1 and state.tiles[island] != NONE and not knows:
            twin.tiles_left |= 1 << twin.tiles[island]
            twin.tiles[island] = NONE
    draw_known(twin, chance)
    frame = state.agenda[-1] if state.agenda else None
    if isinstance(frame, OthersAdvance):
        answers = tuple(
            answer if answer in (PENDING, NOT_ASKED) or seat == audience else HIDDEN
            for seat, answer in enumerate(frame.answers)
        )
        twin.agenda[-1] = OthersAdvance(answers, frame.faces)
        _imagine_answers(twin, chance)
    return twin
