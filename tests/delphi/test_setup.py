"""Set-up (ledger sections 2 to 4, 23 and 28)."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from aegean.core.chance import Chance
from aegean.core.events import Tell
from aegean.core.masks import members
from aegean.core.options import OptionValue
from aegean.games.delphi.game import GAME
from aegean.games.delphi.pieces import DOUBLE_SIDED, HUES, SHIPS, TILE_LETTERS
from aegean.games.delphi.spread import count, spread
from aegean.games.delphi.state import Delphi


def deal(players: int = 3, number: int = 0, **options: OptionValue) -> Delphi:
    """A table dealt by chance, colours dealt too unless the test asks otherwise."""
    chosen: dict[str, OptionValue] = {"player_colours": "random", **options}
    key = hashlib.sha256(f"deal {players} {number}".encode()).digest()
    return GAME.deal(GAME.make_options(players, chosen), Chance(key))


def play(state: Delphi, line: str) -> None:
    seat = state.agenda[-1].seat
    action = GAME.parse_action(state, line)
    assert GAME.refusal(state, seat, action) is None
    GAME.play(state, seat, action)


def texts(state: Delphi) -> list[str]:
    frame = state.agenda[-1]
    return [GAME.action_text(state, action) for action in frame.legal(state, frame.seat)]


# --- the play area


@pytest.mark.rule("R-DEL-012", "R-DEL-276")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_offerings_lie_evenly_and_never_two_of_a_colour(players: int) -> None:
    for number in range(5):
        state = deal(players, number)
        islands = Counter(space for colour in range(6) for space in members(state.offerings[colour]))
        assert dict(islands) == dict.fromkeys(state.board.offering_islands, players)


@pytest.mark.rule("R-DEL-013", "R-DEL-014", "R-DEL-276")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_monsters_on_marked_mountains_and_the_rest_evenly(players: int) -> None:
    for number in range(5):
        state = deal(players, number)
        board = state.board
        mountains = Counter(space for colour in range(6) for space in members(state.monsters[colour]))
        for mountain, marked in zip(board.mountains, board.marked, strict=True):
            assert mountains[mountain] == (2 if marked else players - 1)
        marks = sum(1 << space for space, marked in zip(board.mountains, board.marked, strict=True) if marked)
        assert [(state.monsters[colour] & marks).bit_count() for colour in range(6)] == [1] * 6


@pytest.mark.rule("R-DEL-014")
def test_any_six_monsters_on_the_marked_mountains_with_the_switch() -> None:
    uneven = 0
    for number in range(8):
        state = deal(4, number, marked_monsters="any six")
        marks = sum(1 << s for s, mark in zip(state.board.mountains, state.board.marked, strict=True) if mark)
        uneven += [(state.monsters[colour] & marks).bit_count() for colour in range(6)] != [1] * 6
    assert uneven


@pytest.mark.rule("R-DEL-276")
def test_every_spread_is_as_likely_as_any_other() -> None:
    assert count((1,) * 6, (1,) * 6) == 720
    assert count((2,) * 6, (2,) * 6) == count((4,) * 6, (4,) * 6) == 67950
    assert count((3,) * 6, (3,) * 6) == 297200
    chance = Chance(b"spreads for a test, thirty-two b")
    found = Counter(tuple(spread(chance, [2, 2, 2], 1)) for _ in range(1800))
    assert len(found) == 90
    assert max(found.values()) < 45


@pytest.mark.rule("R-DEL-015")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twelve_islands_are_face_down(players: int) -> None:
    state = deal(players, ship_tiles="first_game")
    assert state.face_down.bit_count() == 12
    assert state.tiles_left.bit_count() == 12


@pytest.mark.rule("R-DEL-016", "R-DEL-017")
def test_temples_and_statues() -> None:
    state = deal()
    assert sorted(state.temples) == list(state.board.temple_islands)
    assert state.temples != deal(3, 1).temples
    assert state.statues == [3] * 6
    assert [state.board.colour[city] for city in state.board.cities] == list(range(6))


@pytest.mark.rule("R-DEL-008", "R-DEL-009", "R-DEL-042", "R-DEL-258")
@pytest.mark.parametrize("layout", ["compact-1", "compact-2", "compact-3", "compact_random_recommended"])
def test_maps_and_their_mirror_images(layout: str) -> None:
    front, back = deal(map=layout), deal(map=layout, mirrored=True)
    assert [placement[4] for placement in front.board.placements] == [0] * 18
    assert [placement[4] for placement in back.board.placements] == [1] * 18
    assert deal(map=layout).board.placements == front.board.placements


# --- the supply


@pytest.mark.rule("R-DEL-019", "R-DEL-020", "R-DEL-018", "R-DEL-021")
def test_cards_of_the_supply() -> None:
    state = deal(3, ship_tiles="first_game")
    assert state.oracle_deck == [5] * 6
    assert sum(state.injury_deck) + sum(state.injuries) == 42
    assert [state.injury_deck[c] + sum(state.injuries[c::6]) for c in range(6)] == [7] * 6
    assert (len(set(state.display)), state.equipment_deck.bit_count()) == (6, 16)
    assert state.companions_left.bit_count() == 18


@pytest.mark.rule("R-DEL-022")
def test_favours_are_unlimited() -> None:
    state = deal()
    state.favours = [40, 40, 40]
    state.gain_favours(0, 30)
    assert state.favours[0] >= 70
    assert GAME.faults(state) == []


# --- the players


@pytest.mark.rule("R-DEL-024", "R-DEL-025", "R-DEL-026")
def test_the_start_player_is_drawn_and_favours_grow_by_seat() -> None:
    starts = set()
    for number in range(12):
        state = deal(4, number, ship_tiles="first_game")
        starts.add(state.start)
        assert [state.favours[seat] for seat in state.order()] == [3, 4, 5, 6]
        assert state.last_seat() == state.order()[-1]
    assert len(starts) == 4


@pytest.mark.rule("R-DEL-027", "R-DEL-028", "R-DEL-307")
def test_the_first_dice_are_rolled_without_consulting_the_oracle() -> None:
    tell = Tell()
    GAME.deal(GAME.make_options(3, {}), Chance(bytes(32)), tell)
    kinds = Counter(event.kind for event in tell.events)
    assert kinds["first-dice"] == 3
    assert kinds["rolls"] == 0
    dice = Counter(face for number in range(40) for face in deal(4, number).dice)
    assert set(dice) == set(range(6))


@pytest.mark.rule("R-DEL-029", "R-DEL-030", "R-DEL-031", "R-DEL-023")
def test_shrines_ships_and_strength_at_the_start() -> None:
    state = deal(4, ship_tiles="first_game")
    assert state.at == [state.board.zeus] * 4
    assert state.shrine_tasks == [7] * 4
    assert [state.strength[seat] for seat in range(4) if SHIPS[state.ships[seat]] != "shield"] == [0] * 3
    assert len(set(state.colours)) == 4


@pytest.mark.rule("R-DEL-032", "R-DEL-033")
@pytest.mark.parametrize(("players", "row"), [(2, 3), (3, 2), (4, 1)])
def test_one_injury_wakes_its_god(players: int, row: int) -> None:
    state = deal(players, ship_tiles="first_game")
    for seat in range(players):
        mine = state.injuries[seat * 6 : seat * 6 + 6]
        assert sum(mine) == 1
        if SHIPS[state.ships[seat]] != "gods":
            assert state.rows[seat * 6 : seat * 6 + 6] == [row if hurt else 0 for hurt in mine]


@pytest.mark.rule("R-DEL-034", "R-DEL-035", "R-DEL-036", "R-DEL-037", "R-DEL-002", "R-DEL-279")
def test_two_double_sided_tiles_are_offerings_and_two_monsters() -> None:
    combinations = set()
    assert [(HUES[offering], HUES[monster]) for offering, monster in DOUBLE_SIDED] == [
        ("yellow", "yellow"), ("blue", "blue"), ("pink", "red"), ("green", "black"),
    ]  # fmt: skip
    for number in range(60):
        state = deal(3, number, ship_tiles="first_game")
        offerings, monsters = set(state.offering_tasks), set(state.monster_tasks)
        assert len(offerings) == len(monsters) == 1  # the same for all
        shown = {tile for tile, (offering, _) in enumerate(DOUBLE_SIDED) if offerings.copy().pop() >> offering & 1}
        fought = {tile for tile, (_, monster) in enumerate(DOUBLE_SIDED) if monsters.copy().pop() >> monster & 1}
        assert shown | fought == {0, 1, 2, 3}
        assert len(shown) == len(fought) == 2
        combinations.add(frozenset(shown))
        assert state.open_tasks == [12, 12, 12]
        assert (state.statue_tasks, state.offering_white, state.monster_white) == ([3] * 3, [1] * 3, [1] * 3)
    assert len(combinations) == 6


@pytest.mark.rule("R-DEL-038")
def test_ship_tiles_are_dealt() -> None:
    seen = {ship for number in range(30) for ship in deal(4, number).ships}
    assert seen == set(range(8))
    assert len(set(deal(4).ships)) == 4


@pytest.mark.rule("R-DEL-041")
def test_four_simple_tiles_for_a_first_game() -> None:
    for number in range(10):
        assert {SHIPS[ship] for ship in deal(4, number, ship_tiles="first_game").ships} == {
            "shield",
            "gods",
            "range",
            "hold",
        }


@pytest.mark.rule("R-DEL-039", "R-DEL-280")
def test_the_draft_goes_from_the_last_player_against_the_clock() -> None:
    state = deal(3, ship_tiles="draft")
    order = state.order()
    assert state.ship_tiles.bit_count() == 4
    asked = []
    for _ in range(3):
        asked.append(state.agenda[-1].seat)
        play(state, texts(state)[0])
    assert asked == order[::-1]
    assert state.ship_tiles == 0  # the fourth one goes back to the box
    assert len(set(state.ships)) == 3


@pytest.mark.rule("R-DEL-281", "R-DEL-023")
def test_player_colours_are_chosen_in_turn_order() -> None:
    state = deal(3, player_colours="chosen", ship_tiles="first_game")
    first, second, third = state.order()
    assert state.agenda[-1].seat == first
    play(state, "colour blue")
    assert texts(state) == ["colour red", "colour yellow", "colour green"]
    refusal = GAME.refusal(state, second, GAME.parse_action(state, "colour blue"))
    assert refusal is not None
    assert refusal.rule == "R-DEL-281"
    play(state, "colour red")
    play(state, "colour green")
    assert [GAME.seat_names(state)[seat] for seat in (first, second, third)] == ["blue", "red", "green"]


@pytest.mark.rule("R-DEL-281")
def test_each_player_colour_lacks_one_letter() -> None:
    letters = [set(TILE_LETTERS[colour * 3 : colour * 3 + 3]) for colour in range(4)]
    assert [len(mine) for mine in letters] == [3] * 4
    assert Counter(TILE_LETTERS) == dict.fromkeys(range(4), 3)


# --- ship tiles at the start


def with_ship(ship: str, **options: OptionValue) -> tuple[Delphi, int]:
    """A dealt table where somebody has that tile, and who."""
    for number in range(200):
        state = deal(3, number, **options)
        if SHIPS.index(ship) in state.ships:
            return state, state.ships.index(SHIPS.index(ship))
    raise AssertionError(ship)


@pytest.mark.rule("R-DEL-195", "R-DEL-040")
def test_the_shield_tile() -> None:
    state, seat = with_ship("shield")
    assert state.strength[seat] == 2


@pytest.mark.rule("R-DEL-196")
def test_the_gods_tile() -> None:
    state, seat = with_ship("gods")
    assert state.rows[seat * 6 : seat * 6 + 6] == [2] * 6  # the injury gives no further step


@pytest.mark.rule("R-DEL-201", "R-DEL-273")
def test_the_favour_tile() -> None:
    state, seat = with_ship("favor")
    assert state.favours[seat] == 3 + state.order().index(seat) + 1


@pytest.mark.rule("R-DEL-199", "R-DEL-040", "R-DEL-303")
def test_the_task_tile_returns_any_tile() -> None:
    state, seat = with_ship("task")
    while state.agenda[-1].name() != "ReturnTask":
        play(state, texts(state)[0])
    assert state.agenda[-1].seat == seat
    assert texts(state)[:2] == ["return shrine", "return statue white"]
    assert len(texts(state)) == 8
    before = state.rows[:], state.favours[:]
    play(state, "return offering white")
    assert (state.open_tasks[seat], state.offering_white[seat]) == (11, 0)
    assert (state.rows, state.favours) == before  # no reward


@pytest.mark.rule("R-DEL-204", "R-DEL-233")
@pytest.mark.parametrize("frees", [True, False])
def test_the_colour_of_a_returned_tile(frees: bool) -> None:
    state, seat = with_ship("task", removed_task_frees_colour=frees)
    while state.agenda[-1].name() != "ReturnTask":
        play(state, texts(state)[0])
    line = next(line for line in texts(state) if line.startswith("return offering") and "white" not in line)
    colour = members(state.offering_tasks[seat])[0]
    play(state, line)
    assert bool(state.offering_barred[seat] >> colour & 1) is not frees


@pytest.mark.rule("R-DEL-203", "R-DEL-040", "R-DEL-172")
def test_the_equipment_tile() -> None:
    state, seat = with_ship("equip")
    while state.agenda[-1].name() != "TakeEquipment":
        play(state, texts(state)[0])
    state.display[0] = 0  # spare oars
    card = state.display[0]
    state.equipment_deck &= ~1
    play(state, "take spare-oars")
    assert state.equipment[seat] >> card & 1
    assert sum(state.cards[seat * 6 : seat * 6 + 6]) == 1
    assert len(state.display) == 6


@pytest.mark.rule("R-DEL-172", "R-DEL-284")
@pytest.mark.parametrize("when", ["at once", "first turn"])
def test_an_instant_card_before_the_first_round(when: str) -> None:
    state, seat = with_ship("equip", start_equipment_resolves=when)
    while state.agenda[-1].name() != "TakeEquipment":
        play(state, texts(state)[0])
    if 20 not in state.display:
        state.equipment_deck = state.equipment_deck & ~(1 << 20) | 1 << state.display[0]
        state.display[0] = 20
    favours = state.favours[seat]
    play(state, "take rich-blessing")
    assert (state.favours[seat] == favours + 3) is (when == "at once")
    if when == "first turn":
        while state.waiting[seat] != -1:
            frame = state.agenda[-1]
            other = frame.seats(state)[0]
            GAME.play(state, other, frame.legal(state, other)[0])
        assert state.favours[seat] == favours + 3


@pytest.mark.rule("R-DEL-284")
def test_nobody_recovers_in_the_first_round() -> None:
    for number in range(10):
        state = deal(2, number, ship_tiles="first_game")
        assert state.agenda[-1].name() == "Turn"


# --- the short game


@pytest.mark.rule("R-DEL-232", "R-DEL-312", "R-DEL-313")
@pytest.mark.parametrize("short", [0, 1, 2, 3, 4])
def test_the_short_game(short: int) -> None:
    state = deal(3, short_game=short, ship_tiles="first_game")
    assert state.open_tasks == [12 - short] * 3
    assert state.statue_tasks == [3 if short < 1 else 2] * 3
    assert [tasks.bit_count() for tasks in state.shrine_tasks] == [3 if short < 2 else 2] * 3
    assert {tasks.bit_count() for tasks in state.monster_tasks} == {2 if short < 3 else 1}
    assert {tasks.bit_count() for tasks in state.offering_tasks} == {2 if short < 4 else 1}
    assert len(set(state.monster_tasks)) == len(set(state.offering_tasks)) == 1
    assert state.offering_white == state.monster_white == [1] * 3


@pytest.mark.rule("R-DEL-233")
@pytest.mark.parametrize("frees", [True, False])
def test_a_removed_coloured_tile_frees_its_colour(frees: bool) -> None:
    state = deal(3, short_game=4, removed_task_frees_colour=frees)
    assert {barred.bit_count() for barred in state.monster_barred} == {1 if frees else 2}


@pytest.mark.rule("R-DEL-314")
def test_with_letters_everybody_chooses_the_shrine_tile_that_goes() -> None:
    state = deal(2, short_game=2, shrine_letter="must match", ship_tiles="first_game")
    first, second = state.order()
    assert (state.agenda[-1].seat, len(texts(state))) == (first, 3)
    refusal = GAME.refusal(state, first, GAME.parse_action(state, "return statue white"))
    assert refusal is not None
    assert refusal.rule == "R-DEL-314"
    play(state, texts(state)[1])
    assert state.agenda[-1].seat == second
    play(state, texts(state)[2])
    assert [tasks.bit_count() for tasks in state.shrine_tasks] == [2, 2]
    assert state.open_tasks == [10, 10]


@pytest.mark.rule("R-DEL-235")
def test_there_are_eight_ship_tiles_and_no_promos() -> None:
    assert len(SHIPS) == 8
