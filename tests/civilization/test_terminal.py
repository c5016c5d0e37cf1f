"""The table in a terminal: a drawing that fits, the same in sentences, tables that can be asked for; and nothing in
them that the person before it may not know."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from aegean.cli.play import Session
from aegean.cli.show import STYLES, Show, game_commands
from aegean.core.chance import Chance
from aegean.core.frame import settle
from aegean.core.game import View
from aegean.core.match import Match
from aegean.core.screen import Row
from aegean.core.text import Text
from aegean.games.civilization import pieces as p
from aegean.games.civilization import terminal_words
from aegean.games.civilization.bargain import Bargain
from aegean.games.civilization.game import GAME
from aegean.games.civilization.state import Civ
from aegean.games.civilization.terminal import commands, describe, draw, look
from aegean.games.civilization.terminal_map import NAMED_BUILDINGS
from aegean.games.civilization.terminal_words import folded, wrapped
from tests.civilization.fighting import CITY, FIELD, VILLAGE, Arena
from tests.civilization.managing import manage, two_cities
from tests.civilization.position import Position

NAMES = ["Ana", "Bea", "Ciro", "Dora", "Eva"]
ENGLISH = Text("en", "civilization")
LANGUAGES = ("en", "es")
SIZES = (2, 3, 4, 5)
STEPS = (0, 60, 700, 2000)  # of random play: while it is set up, at the start, later
ASKED = ("cities all", "techs", "techs flight", "battle", "market")


@cache
def played(players: int, steps: int) -> Civ:
    """After some random play; not to be changed."""
    dice = random.Random(players)
    state = GAME.deal(GAME.make_options(players, {}), Chance(bytes([players]) * 32))
    for _ in range(steps):
        if not state.agenda:
            break
        frame = state.agenda[-1]
        seat = frame.seats(state)[0]
        frame.play(state, seat, dice.choice(frame.legal(state, seat)))
        settle(state)
    return state


def view_of(position: Position, audience: int = 0) -> View:
    return GAME.view(position.state, audience)


def printed(rows: list[Row]) -> list[str]:
    return ["".join(piece for piece, _ in row).rstrip() for row in rows]


def drawn(view: View, text: Callable[..., str] = ENGLISH, width: int = 100) -> list[str]:
    return printed(draw(view, text, NAMES, width))


def typed(view: View, line: str, text: Callable[..., str] = ENGLISH) -> list[str]:
    """What a typed command answers."""
    word, _, rest = line.partition(" ")
    return look(view, text, NAMES, rest) if word == "look" else commands[word](view, text, NAMES, rest)


def everything(view: View, text: Callable[..., str] = ENGLISH) -> list[str]:
    """All that the terminal can say about a view."""
    lines = [*drawn(view, text), *describe(view, text, NAMES)]
    things = [*(str(seat + 1) for seat in range(view["players"])), "city", "hand", "capital", "2-capital"]
    things += GAME.imagine(view, Chance(bytes(32))).layout.names
    for line in [*ASKED, *(f"look {thing}" for thing in things)]:
        lines += typed(view, line, text)
    return lines


class Heard:
    """A catalogue that notes what it was asked for and does not have."""

    def __init__(self, language: str) -> None:
        self.text = Text(language, "civilization")
        self.missing: set[str] = set()

    def __call__(self, key: str, values: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        if not self.text.has(key):
            self.missing.add(key)
        return self.text(key, values, names)


# --- positions of a random game


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_into_100_columns_and_has_its_words(players: int, steps: int, language: str) -> None:
    text = Heard(language)
    for audience in (0, players - 1, -1):
        view = GAME.view(played(players, steps), audience)
        lines = drawn(view, text) + [line for asked in ASKED for line in typed(view, asked, text)]
        lines += [line for seat in range(players) for line in typed(view, f"look {seat + 1}", text)]
        assert max(len(line) for line in lines) <= 100
        assert all(any(f"{seat + 1} {NAMES[seat]}" in line for line in lines) for seat in range(players))
        assert describe(view, text, NAMES)
    assert text.missing == set()


@pytest.mark.parametrize("players", SIZES)
def test_other_widths(players: int) -> None:
    view = GAME.view(played(players, 2000), 0)
    for width in (80, 90, 100, 120):
        lines = drawn(view, width=width)
        assert max(len(line) for line in lines) <= width
    assert drawn(view, width=200) == drawn(view, width=120)


def test_a_map_that_is_too_wide_stands_in_two_halves() -> None:
    lines = drawn(GAME.view(played(5, 700), 0), width=80)
    heads = [line.split() for line in lines if line.split()[:1] in (["A"], ["O"])]
    assert [head[0] + "-" + head[-1] for head in heads] == ["A-N", "A-N", "O-AB", "O-AB"]


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("steps", STEPS)
def test_every_style_is_known(players: int, steps: int) -> None:
    rows = draw(GAME.view(played(players, steps), 0), ENGLISH, NAMES)
    assert {style for row in rows for _, style in row} <= set(STYLES)


@pytest.mark.rule("R-CIV-480")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("steps", STEPS)
def test_what_is_imagined_for_the_unknown_is_never_shown(
    players: int, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for audience in (0, 1, -1):
        view = GAME.view(played(players, steps), audience)
        once = everything(view)
        with monkeypatch.context() as patch:
            patch.setattr(terminal_words, "IMAGINED", bytes(range(32)))
            assert everything(view) == once


@pytest.mark.parametrize("players", SIZES)
def test_every_square_can_be_looked_at(players: int) -> None:
    state = played(players, 700)
    view = GAME.view(state, 0)
    for name in state.layout.names:
        assert look(view, ENGLISH, NAMES, name.lower())[0].startswith(f"{name}: ")
    assert look(view, ENGLISH, NAMES, "ZZ99") == []


# --- the map


def cells(view: View, text: Callable[..., str] = ENGLISH, width: int = 100) -> dict[str, str]:
    """By square: its three characters, found by the names of columns and rows at the edges."""
    lines = drawn(view, text, width)
    layout = GAME.imagine(view, Chance(bytes(32))).layout
    middles = [place for place, sign in enumerate(lines[0][: layout.columns * 4 + 3]) if sign != " "]
    places: list[int] = []
    for place in middles:  # AA and AB have two letters
        if not places or place > places[-1] + 1:
            places.append(place)
    found = {}
    for line in lines[1 : layout.rows + 1]:
        for x, place in enumerate(places[: layout.columns]):
            name = lines[0][place : place + 2].strip() + line[:2].strip()
            start = 3 + x * (places[1] - places[0])
            found[name] = line[start : start + 3].ljust(3)
    return {name: found[name] for name in layout.names}


@pytest.mark.parametrize("players", SIZES)
def test_every_square_stands_under_its_column_and_beside_its_row(players: int) -> None:
    state = played(players, 700)
    shown = cells(GAME.view(state, 0))
    assert len(shown) == state.layout.size
    for square, name in enumerate(state.layout.names):
        letter = shown[name][0]
        if state.terrain[square] == p.UNKNOWN:
            assert shown[name] == " · "
        elif state.centre_of[square] != p.NONE:
            assert shown[name][0] == str(state.centre_of[square] // p.CITIES + 1)
        elif state.guests[square]:
            assert letter in "12345"
        else:
            assert letter.lower() == "gfmdw"[state.terrain[square]]
            assert letter.isupper() == (state.disaster[square] != p.NONE)


def test_the_hole_is_blank() -> None:
    lines = drawn(GAME.view(played(5, 0), 0))
    assert {line[3 + 12 * 3 : 3 + 16 * 3].strip() for line in lines[9:15]} == {""}


def a_position() -> Position:
    """America (Ana) in the field, Egypt (Bea) with two cities; all is explored."""
    position = Arena(("america", "egypt"))
    position.city(1, CITY)
    position.state.walls |= 1 << p.CITIES + 1
    position.put(0, "army", FIELD, 2)
    position.put(0, "scout", "D5")
    position.put(1, "army", "C8")
    position.put(1, "scout", "C8")
    position.building("barracks", "H1")
    position.person("general", "G1")
    position.wonder(1, "oracle", "F1")
    disaster = position.square("F3")
    position.state.disaster[disaster] = position.state.terrain[disaster] = p.DESERT
    position.state.refresh_yield(disaster)
    return position


def test_the_map_shows_what_matters_most() -> None:
    shown = cells(view_of(a_position()))
    assert shown["B3"] == "1C "
    assert shown["G2"] == "2c#"
    assert shown[FIELD] == "1A2"
    assert shown["D5"] == "1s1"
    assert shown["C8"] == "2&1"
    assert shown["H1"] == "fBa"
    assert shown["G1"] == "f@g"
    assert shown["F1"] == "g*O"
    assert shown["F3"] == "D  "
    assert shown["D4"] == "mR "
    assert shown[VILLAGE] == "gv?"
    assert shown["C5"] == "gh?"


def test_the_map_in_spanish_has_letters_of_its_own() -> None:
    shown = cells(view_of(a_position()), Text("es", "civilization"))
    assert (shown[FIELD], shown["D5"], shown["H1"], shown["C5"], shown["D4"]) == ("1E2", "1x1", "bCu", "pc?", "mH ")


def test_a_metropolis_stands_on_two_squares() -> None:
    position = Position(2, ("india", "egypt"))
    squares = [position.name(square) for square in position.state.centres(0)]
    shown = cells(view_of(position))
    assert [shown[name] for name in squares] == ["1M ", "1M "]
    assert look(view_of(position), ENGLISH, NAMES, squares[1])[0].endswith("metropolis of 1 Ana.")


def test_figures_of_two_players_in_one_square() -> None:
    position = Arena(scouts_share_squares=True)
    position.put(0, "scout", FIELD)
    position.put(1, "scout", FIELD)
    assert cells(view_of(position))[FIELD] == "1*2"
    lines = look(view_of(position), ENGLISH, NAMES, FIELD)
    assert "1 scout of 1 Ana." in lines
    assert "1 scout of 2 Bea." in lines


def test_a_relic_is_on_the_map() -> None:
    position = Position()
    position.explore(2, "n15")
    square = next(square for square, spot in enumerate(position.state.spot) if spot == 2)
    assert cells(view_of(position))[position.name(square)][1:] == "r!"
    assert "Atlantis" in look(view_of(position), ENGLISH, NAMES, position.name(square))[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_the_same_sign(language: str) -> None:
    text = Text(language, "civilization")
    buildings = text("map-buildings").split()
    assert len(buildings) == len(set(buildings)) == len(NAMED_BUILDINGS)
    assert all(len(code) == 2 for code in buildings)
    for key, number in (
        ("map-terrains", len(p.TERRAINS)), ("map-figures", 3), ("map-cities", 3), ("map-spots", 3),
        ("map-resources", len(p.RESOURCES)), ("map-people", p.TYPES),
    ):  # fmt: skip
        assert len(text(key)) == len(set(text(key))) == number, key
    signs = [*text("map-terrains"), *text("map-spots"), *text("map-people"), *buildings]
    assert all(sign in text("label-legend") for sign in signs)
    assert max(len(line) for line in text("label-legend").splitlines()) <= 100


# --- the race and the mats


def number_of(lines: list[str], row: str, seat: int) -> str:
    """What a row of the table of players says of a seat."""
    line = next(line for line in lines if f" {row} " in line)
    return line[line.index(f" {row} ") + len(row) + 2 :].split()[seat]


@pytest.mark.rule("R-CIV-481")
def test_the_race_is_seen_by_everybody() -> None:
    position = a_position()
    state = position.state
    state.space[1], state.culture[1], state.trade[1] = 5, 7, 12
    state.tokens[p.PLACES + p.ON_SHEET] = 3
    position.know(1, "writing", "pottery", "monarchy")
    position.units(1, infantry_2=2, mounted_1=1)
    position.goods(1, silk=2)
    for audience in (0, 1, -1):
        lines = drawn(view_of(position, audience))
        assert any(line.endswith(" 2 Bea: Egypt, Despotism") for line in lines)
        race = {row: number_of(lines, row, 1) for row in ("track", "coins", "techs I-V", "units+bonus", "trade")}
        assert race == {"track": "5/21", "coins": "3/15", "techs I-V": "3-1", "units+bonus": "3+6", "trade": "12"}
        assert [number_of(lines, row, 1) for row in ("culture", "resources", "markers")] == ["7", "2", "0"]
        told = "\n".join(typed(view_of(position, audience), "look 2"))
        assert "Culture track 5/21, coins 3/15, techs I 3, II 1, units 3, combat bonus 6." in told
        assert "Resources: silk 2." in told
        assert "Coin tokens: civilization sheet 3." in told


@pytest.mark.rule("R-CIV-217", "R-CIV-480", "R-CIV-640")
def test_hands_are_told_by_name_to_their_owner_and_by_number_to_others() -> None:
    position = a_position()
    position.event(1, "defection", "nationalism")
    position.marker(1, "hut", "spy")
    position.card(1, "leonidas")
    position.units(1, infantry_3=1, artillery_1=1)
    secrets = [
        ENGLISH("cultureevent-defection"), ENGLISH("cultureevent-nationalism"), "hut (Spy)", "Leonidas (face down)",
        "infantry 3", "artillery 1;",
    ]  # fmt: skip
    own = "\n".join(everything(view_of(position, 1)))
    assert all(secret in own for secret in secrets)
    for audience in (0, -1):
        lines = everything(view_of(position, audience))
        told = "\n".join(lines)
        assert not [secret for secret in secrets[:-2] if secret in told]
        assert "2 Bea: units by strength" not in told
        assert number_of(drawn(view_of(position, audience)), "events", 1) == "2/2"
        assert "Events 2/2: I, II." in told
        assert "Markers: hut." in told
        assert "1 x general (face down)" in told
        assert "2 Bea: units: infantry 1, artillery 1; combat bonus 6;" in told


@pytest.mark.rule("R-CIV-480")
def test_a_marker_that_one_has_seen() -> None:
    position = a_position()
    square = position.square("C5")
    position.state.spot_mark[square], position.state.spot_known[square] = p.SPY, 1
    position.state.marks_left[p.SPY] -= 1
    assert cells(view_of(position, 0))["C5"] == "gh!"
    assert "hut (Spy)" in look(view_of(position, 0), ENGLISH, NAMES, "C5")[0]
    assert cells(view_of(position, 1))["C5"] == "gh?"
    assert "hut (seen by Ana)" in look(view_of(position, 1), ENGLISH, NAMES, "C5")[0]


# --- tables


def test_cities_tell_what_they_yield_and_what_lies_around() -> None:
    lines = typed(view_of(a_position()), "cities 2")
    assert lines[0] == "2 Bea: cities 2/2, trade each turn 8."
    assert "  Second city G2, walls: production 2, trade 4, culture 2, defence 10." in lines
    around = " ".join(line.strip() for line in lines)
    for words in (
        "G1 forest, general (combat bonus 4)", "H1 forest, Barracks (trade 2, combat bonus 2)",
        "F1 grassland, Oracle (culture 1)", "F3 desert, disaster marker (trade 1)",
    ):  # fmt: skip
        assert words in around
    assert typed(view_of(a_position()), "cities")[0].startswith("1 Ana")
    assert typed(view_of(a_position(), 1), "cities")[0].startswith("2 Bea")
    assert typed(view_of(a_position()), "cities Bea") == lines
    assert typed(view_of(a_position()), "cities 9") == []


@pytest.mark.rule("R-CIV-120")
def test_a_blockaded_square_is_told() -> None:
    position = a_position()
    position.put(0, "army", "H1")
    view = view_of(position)
    told = " ".join(line.strip() for line in typed(view, "cities 2"))
    assert "H1 forest, Barracks (trade 2, combat bonus 2), 1 army of 1 Ana (blockaded)" in told
    assert "Outskirts of the second city of 2 Bea (blockaded)." in look(view, ENGLISH, NAMES, "H1")


def test_a_scout_that_serves_a_city() -> None:
    position = a_position()
    scout = position.state.scouts_at(0, position.square("D5"))[0]
    position.put(0, "scout", "F4")
    other = position.state.scouts_at(0, position.square("F4"))[0]
    position.state.assigned[scout] = position.state.assigned[other] = 0
    assert "    scouts: D5 F4 (production 1, culture 1)." in typed(view_of(position), "cities")
    assert "1 scout of 1 Ana (serves capital)." in look(view_of(position), ENGLISH, NAMES, "D5")


def test_the_pyramid_and_one_tech() -> None:
    position = a_position()
    position.know(0, "writing", "monarchy")
    position.know(0, "railroad", slot=2)
    position.state.blank[0] = 1
    start = ENGLISH("tech-currency")
    lines = typed(view_of(position), "techs 1")
    assert lines == [
        "1 Ana: trade 0.",
        "  III [room, trade 16]",
        "  II  Monarchy, Railroad (III)",
        f"  I   {start}, Writing, Isaac Newton, [room, trade 6]",
    ]
    position.know(0, "pottery")
    assert "  II  Monarchy, Railroad (III), [room, trade 11]" in typed(view_of(position), "techs 1")
    assert len([line for line in typed(view_of(position), "techs") if line[0] in "12"]) == 2
    told = typed(view_of(position), "techs Monarchy")
    assert told[0].startswith("Monarchy (level II): ")
    assert told[-1] == "Known to: 1 Ana."
    assert typed(view_of(position), "techs nonsense") == []


def test_the_market() -> None:
    position = a_position()
    stonehenge, colossus = p.WONDERS.index("stonehenge"), p.WONDERS.index("colossus")
    position.state.wonder_market = [stonehenge, colossus, p.NONE, p.NONE]
    position.state.wonders_unseen &= ~(1 << stonehenge | 1 << colossus)
    position.state.wonder_deck = [1, 4, 4]
    position.know(1, "metalworking")
    position.goods(0, iron=1)
    lines = typed(view_of(position), "market")
    assert "Resources in the market: incense 2, iron 1, silk 2, wheat 2." in lines
    assert "Wonders in the market: Stonehenge 10, Colossus 15." in lines
    assert "Wonders in the market: Stonehenge 10, Colossus 10." in typed(view_of(position, 1), "market")
    assert "Wonders built: Oracle F1 (2 Bea)." in lines
    assert "Wonders in the deck: ancient 1, medieval 4, modern 4." in lines
    told = " ".join(line.strip() for line in lines)
    assert "Buildings left: Harbor 10, Trading Post 6," in told
    assert "Barracks/Academy 4." in told
    assert "Great people left: artist 3, builder 3, general 2," in told
    assert "tiles not explored 0." in told
    position.state.wonder_owner[p.W_ORACLE] = p.NONE
    assert "Wonders built: Oracle F1 (obsolete)." in typed(view_of(position), "market")


# --- battles


def test_peace_is_told_with_the_forces() -> None:
    lines = typed(view_of(a_position()), "battle")
    assert lines[0] == "No battle is being fought."
    assert lines[1].startswith("1 Ana: units by strength: -; combat bonus 0;")


def a_battle(oracle: bool = False) -> Arena:
    arena = Arena()
    arena.city(1, CITY)
    if oracle:
        arena.wonder(1, "oracle", "F1")
    arena.units(0, infantry_1=1, mounted_2=1, artillery_3=1)
    arena.units(1, infantry_2=1, mounted_1=1, artillery_1=1)
    arena.attack(CITY, 2)
    arena.play(1, "unit-plays infantry-2 0 0")
    return arena


@pytest.mark.rule("R-CIV-480")
def test_a_battle_shows_fronts_bonuses_and_hands_as_far_as_known() -> None:
    arena = a_battle()
    mine, theirs, nobodys = (typed(view_of(arena, audience), "battle") for audience in (0, 1, -1))
    assert mine[0] == "Battle, G2: 1 Ana (2 armies) against second city of 2 Bea."
    assert mine[1] == "  1 Ana: hand by strength: infantry 1, mounted 2, artillery 3; combat bonus 0; total 0."
    assert mine[2] == "  2 Bea: hand by type: mounted 1, artillery 1; combat bonus 6; total 8."
    assert mine[3] == "  Front 1: nobody against infantry 2."
    assert theirs[1] == "  1 Ana: hand by type: infantry 1, mounted 1, artillery 1; combat bonus 0; total 0."
    assert theirs[2] == "  2 Bea: hand by strength: mounted 1, artillery 1; combat bonus 6; total 8."
    assert all("by strength" not in line for line in nobodys)
    assert mine[0] in drawn(view_of(arena))
    assert mine[0] in describe(view_of(arena), ENGLISH, NAMES)


def test_the_owner_of_the_oracle_sees_the_hand_of_the_opponent() -> None:
    lines = typed(view_of(a_battle(oracle=True), 1), "battle")
    assert lines[1].startswith("  1 Ana: hand by strength: infantry 1, mounted 2, artillery 3;")


def test_wounds_and_killed_units_are_told() -> None:
    arena = Arena()
    arena.field({"infantry_1": 1}, {"infantry_3": 1, "artillery_1": 1})
    arena.play(1, "unit-plays infantry-3 0 0")
    arena.play(0, "unit-plays infantry-1 1 0")
    lines = typed(view_of(arena), "battle")
    assert lines[0].startswith("Battle, D6: 1 Ana (1 army) against 2 Bea.")
    assert "killed: infantry 1." in lines[1]
    assert lines[3] == "  Front 1: nobody against infantry 3 (wounds 1)."


def test_barbarians_show_their_hand_to_who_plays_them() -> None:
    arena = Arena(("america", "egypt", "russia"), players=3)
    arena.explore(2, "n01")
    village = next(square for square, spot in enumerate(arena.state.spot) if spot == 1)
    near = next(other for other in arena.state.layout.near[village] if arena.state.terrain[other] not in (4, 5))
    arena.units(0, infantry_1=1)
    arena.attack(arena.name(village), start=arena.name(near))
    chooser, other = (typed(view_of(arena, audience), "battle") for audience in (1, 2))
    assert "against barbarians." in chooser[0]
    assert chooser[2].startswith("  barbarians: hand by strength:")
    assert other[2].startswith("  barbarians: hand by type:")


# --- in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_have_no_drawing_and_no_missing_words(language: str) -> None:
    text = Text(language, "civilization")
    for players in SIZES:
        told = "\n".join(describe(GAME.view(played(players, 2000), 0), text, NAMES))
        assert not set("·#&@*[]<>_") & set(told)
        assert not [word for word in ("label-", "map-", "tech-", "figures-", "cityplace-") if word in told]


def test_the_sentences_tell_the_table() -> None:
    lines = describe(view_of(a_position()), ENGLISH, NAMES)
    for line in (
        "Turn 1, first player 1 Ana.",
        "1 Ana: America, Despotism, trade 0, culture 0.",
        "2 Bea: Second city G2, walls: production 2, trade 4, culture 2, defence 10.",
        "1 Ana: Figures: D5 1 scout; D6 2 armies.",
        "2 Bea: Figures: C8 1 army, 1 scout.",
        "Disaster markers: F3 desert.",
        "Tiles not explored: -.",
    ):
        assert line in lines
    assert any(line.startswith("On the map: ") and "H1 Barracks" in line and "G1 general" in line for line in lines)
    assert any(line.startswith("Huts, villages and relics: ") and f"{VILLAGE} village" in line for line in lines)


def test_look_tells_one_thing() -> None:
    view = view_of(a_position())
    assert look(view, ENGLISH, NAMES, "f3")[:2] == [
        "F3: desert, disaster marker (trade 1).",
        "Outskirts of the second city of 2 Bea.",
    ]
    assert look(view, ENGLISH, NAMES, "city") == typed(view, "cities")
    assert look(view, ENGLISH, NAMES, "2-second")[0] == "2 Bea:"
    assert look(view, ENGLISH, NAMES, "third") == look(view, ENGLISH, NAMES, "7-capital") == []
    assert look(view, ENGLISH, NAMES, "blue")[0] == look(view, ENGLISH, NAMES, "Bea")[0] == "2 Bea:"
    assert look(view, ENGLISH, NAMES, "") == []
    bank = " ".join(line.strip() for line in look(view, ENGLISH, NAMES, "Bank"))
    assert bank.startswith("Bank: production 1, trade 1, culture 1, coins 1, cost 10,")
    assert "needs Banking" in bank
    assert look(view, ENGLISH, NAMES, "general") == ["General: combat bonus 4."]
    both = look(view, ENGLISH, NAMES, "democracy")
    assert sum(line.startswith("Democracy") for line in both) == 2  # the tech and the government


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_at(language: str) -> None:
    text, view = Heard(language), view_of(a_position())
    for kind, names in (
        ("tech", p.TECHS), ("wonder", p.WONDERS), ("building", p.BUILDINGS), ("government", p.GOVERNMENTS),
        ("civilization", p.CIVILIZATIONS), ("person", p.PERSONS), ("cultureevent", p.EVENTS), ("unit", p.UNITS),
        ("persontype", p.PERSON_TYPES), ("investment", p.INVESTMENTS), ("relic", p.RELICS), ("mark", p.MARKS),
        ("resource", p.RESOURCES), ("terrain", p.TERRAINS),
    ):  # fmt: skip
        for name in filter(None, names):
            word = text(f"{kind}-{name.replace('_', '-')}")
            lines = look(view, text, NAMES, word)
            assert lines == look(view, text, NAMES, word.upper()), word
            assert look(view, text, NAMES, name), name
            assert 0 < max(len(line) for line in lines) <= 100
    assert text.missing == set()


def test_the_texts_follow_the_options() -> None:
    position = Position(2, government_profile="ww_2013_replacement", endowment_for_the_arts="fame_and_fortune_2011")
    view = view_of(position)
    told = " ".join(line.strip() for line in look(view, ENGLISH, NAMES, "republic"))
    assert told.endswith(ENGLISH("governmenttext-later-republic"))
    told = " ".join(line.strip() for line in look(view, ENGLISH, NAMES, "endowment_for_the_arts"))
    assert told.endswith(ENGLISH("investmenttext-endowment-for-the-arts-first"))


def test_the_hand_with_what_its_cards_do() -> None:
    position = a_position()
    position.event(0, "defection")
    position.card(0, "leonidas")
    position.marker(0, "village", "uranium")
    told = " ".join(line.strip() for line in look(view_of(position), ENGLISH, NAMES, "hand"))
    for key in ("cultureeventtext-defection", "persontext-leonidas", "marktext-uranium"):
        assert ENGLISH(key) in told
    assert "Leonidas" not in "\n".join(typed(view_of(position, 1), "look hand"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_are_found_and_explained(language: str) -> None:
    text = Text(language, "civilization")
    assert game_commands("civilization") == commands
    for word in ("cities", "techs", "battle", "market"):
        line = text(f"command-{word}")
        assert commands[line.split()[0]] is commands[word]
        assert len(line) <= 98


def test_the_commands_can_be_typed(capsys: pytest.CaptureFixture[str]) -> None:
    options = GAME.make_options(3, {})
    session = Session(Match(GAME, options, Chance(bytes(32))), ["human"] * 3, Show(plain=True), ENGLISH)
    seat = session.match.decisions()[0].seat
    for line, answer in (
        ("cities all", "trade each turn"), ("ciudades", "trade each turn"), ("techs 2", "trade 0."),
        ("tecnologías", "room"), ("battle", "No battle"), ("mercado", "Buildings left:"), ("look 2", "Despotism"),
        ("look mauve", "“mauve”"), ("cities 9", "“9”"), ("help", "techs N"),
    ):  # fmt: skip
        assert not session.answer(seat, line)
        assert answer in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_match_everything_is_told(language: str) -> None:
    dice = random.Random(1)
    state = GAME.deal(GAME.make_options(2, {"turn_limit": 2}), Chance(bytes(32)))
    while state.agenda:
        seat = state.agenda[-1].seats(state)[0]
        state.agenda[-1].play(state, seat, dice.choice(state.agenda[-1].legal(state, seat)))
        settle(state)
    text = Heard(language)
    lines = everything(GAME.view(state, -1), text)
    assert text.missing == set()
    label = text("label-unit-strengths")
    assert any(line.startswith(f"2 Bea: {label}") for line in lines)


def test_long_lines_go_on_below() -> None:
    assert wrapped(["  one two 3 four"], 10) == ["  one", "    two 3", "    four"]
    assert folded(["a", "b", "a"]) == ["2 x a", "b"]


# --- colours, battles and offers in the drawing


def styles(view: View) -> dict[str, str]:
    """By square of the map: the style of its first character."""
    layout = GAME.imagine(view, Chance(bytes(32))).layout
    found = {}
    for y, row in enumerate(draw(view, ENGLISH, NAMES)[1 : layout.rows + 1]):
        line = [style for piece, style in row for _ in piece]
        for x in range(layout.columns):
            found[f"{chr(65 + x)}{y + 1}"] = line[3 + 4 * x]
    return found


def test_squares_have_the_colour_of_their_ground_and_figures_and_cities_that_of_their_owner() -> None:
    shown = styles(view_of(a_position()))
    assert (shown["H1"], shown["F1"], shown["D4"], shown["F3"]) == ("wood dim", "grass dim", "rock dim", "sand dim")
    assert (shown["B3"], shown["G2"]) == ("block red", "block blue")
    assert (shown[FIELD], shown["C8"]) == ("red", "blue")


def test_five_players_have_five_colours() -> None:
    rows = draw(GAME.view(played(5, 700), 0), ENGLISH, NAMES)
    assert {style for row in rows for _, style in row} >= set(p.PLAYER_COLOURS)
    assert len({STYLES[colour] for colour in p.PLAYER_COLOURS}) == 5


def test_the_square_that_is_fought_over_stands_out_and_attackers_are_counted() -> None:
    arena = a_battle()
    assert styles(view_of(arena))[CITY] == "alert"
    assert number_of(drawn(view_of(arena)), "armies", 0) == "2/6"


def test_an_offer_is_shown_to_who_makes_it_and_to_who_answers() -> None:
    position = Position(2)
    position.state.trade = [5, 5]
    position.goods(1, silk=2)
    position.ask(Bargain(0))
    position.play(0, "offer 2")
    assert "Offer: 1 Ana gives -; 2 Bea gives -." in drawn(view_of(position))
    position.play(0, "give trade 3", "take silk 1")
    line = "Offer: 1 Ana gives trade 3; 2 Bea gives silk 1."
    assert line in drawn(view_of(position))
    position.play(0, "send")
    assert line in drawn(view_of(position, 1))
    assert line in describe(view_of(position, 1), ENGLISH, NAMES)
    position.play(1, "pass")
    assert not any(told.startswith("Offer") for told in drawn(view_of(position)))


# --- at the keyboard


def session_of(position: Position, kinds: list[str]) -> Session:
    return Session(position.match(), kinds, Show(plain=True), ENGLISH)


@pytest.mark.rule("R-CIV-639")
def test_a_question_asked_for_secrecy_only_waits_for_nobody_unless_people_share_the_screen() -> None:
    position = two_cities()
    position.know(1, "writing")
    position.marker(1, "hut", "iron")  # as far as everybody knows it may be a spy
    manage(position)
    position.play(0, "city second", "arts")
    assert position.asked() == [1]
    decision = GAME.decisions(position.state)[0]
    assert position.legal(1) == ["pass"]
    assert session_of(position, ["greedy", "human"]).is_idle(decision)
    assert not session_of(position, ["human", "human"]).is_idle(decision)
    position.play(1, "pass")
    last = GAME.decisions(manage(Position(2)).state)[0]
    assert not session_of(manage(Position(2)), ["human", "greedy"]).is_idle(last)


def test_a_hint_is_given_by_the_best_bot_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    position = manage(two_cities())
    session_of(position, ["human", "greedy"]).hint(0)
    assert capsys.readouterr().out.startswith("Hint: ")
