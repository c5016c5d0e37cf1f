"""The table in a terminal: a drawing of at most 100 columns, the same in sentences, and how far a ship gets."""

from __future__ import annotations

import pytest

from aegean.cli.play import Session
from aegean.cli.show import STYLES, Show, game_commands
from aegean.core.chance import Chance
from aegean.core.game import View
from aegean.core.match import Match
from aegean.core.screen import Row
from aegean.core.text import Text
from aegean.games.delphi.game import GAME
from aegean.games.delphi.generate import LAYOUTS
from aegean.games.delphi.sentences import colours_at_risk, injury_warning
from aegean.games.delphi.terminal import commands, describe, draw, look
from tests.delphi.position import Position

NAMES = ["Ana", "Bea", "Ciro", "Dora"]
ENGLISH = Text("en", "delphi")
reach = commands["reach"]


def a_position() -> Position:
    position = Position(4)
    position.island("C4", "yellow", "psi").island("E1", "red", "phi", up=False, known=["red"])
    position.seat(
        "red", "J5", ship="range", favours=3, strength=2, gods={"ares": 6}, injuries={"red": 2, "blue": 1},
        cards={"green": 2}, equipment=["spare-oars"], companions=["red demigod"], offerings=["yellow"],
    )  # fmt: skip
    return position.turn("red", "red", "blue", "green")


def view_of(position: Position, audience: int = 0) -> View:
    return GAME.view(position.state, audience)


def printed(rows: list[Row]) -> list[str]:
    return ["".join(piece for piece, _ in row).rstrip() for row in rows]


# --- the drawing


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_table_fits_into_100_columns(layout: str, language: str) -> None:
    view = view_of(Position(4, map=layout))
    for width in (200, 100, 80):
        lines = printed(draw(view, Text(language, "delphi"), NAMES, width))
        assert max(len(line) for line in lines) <= min(width, 100)
        assert all(any(f"·{name}" in line for line in lines) for name in NAMES)


def test_every_space_has_its_name_on_the_map() -> None:
    position = a_position()
    words = " ".join(printed(draw(view_of(position), ENGLISH, NAMES, 80))).split()
    for name in position.board.names:
        assert any(word == name or (word[:-1] == name and word[-1] in "zotmsci") for word in words), name


def test_the_map_shows_what_lies_where() -> None:
    lines = printed(draw(view_of(a_position()), ENGLISH, NAMES, 80))
    under = {}
    for upper, lower in zip(lines[0:30:2], lines[1:30:2], strict=True):
        under.update({name: lower[upper.index(name) :][:4].strip() for name in upper.split()})
    assert under["A1"] == "(R)"  # water
    assert under["J5"] == "A~r"  # with the ship of Red
    assert under["G5z"] == "ygb"  # Zeus with the other three
    assert under["C4i"] == "PΨy"  # uncovered
    assert under["E1i"] == "K?Φr"  # face down, and looked at
    assert under["B1c"] == "K3"  # a city
    assert under["C5t"] == "R"
    assert under["B2m"] == "RAM"


def test_others_do_not_see_what_one_has_looked_at() -> None:
    assert any("K?Φr" in line for line in printed(draw(view_of(a_position()), ENGLISH, NAMES)))
    others = view_of(a_position(), 1)
    assert not any("K?Φr" in line for line in printed(draw(others, ENGLISH, NAMES)))
    assert "Phi" not in look(others, ENGLISH, NAMES, "E1")[0]


def test_a_narrow_terminal_gets_the_mats_below_the_map() -> None:
    wide, narrow = (printed(draw(view_of(a_position()), ENGLISH, NAMES, width)) for width in (100, 80))
    assert "Round 3" in wide[0]
    assert next(number for number, line in enumerate(narrow) if "Round 3" in line) == 30


def test_a_mat_shows_all_its_seat_has() -> None:
    lines = "\n".join(printed(draw(view_of(a_position()), ENGLISH, NAMES, 80)))
    for words in (
        ">r·Ana Swift ship J5", "favours 3 strength 2 dice R P M", "tasks left 12: shrines ΦΨΩ statues 3",
        "offerings P A W monsters R K W", "cargo 1/2: offering A", "gods: R0 K* H0 P0 A0 M0", "injuries: R2! P1",
        "oracle cards: M2", "equipment: Spare oars", "companions: Penthesilea", "Wheel R>K>H>P>A>M>R",
    ):  # fmt: skip
        assert words in lines


def test_every_style_is_known() -> None:
    rows = draw(view_of(a_position()), ENGLISH, NAMES)
    assert {style for row in rows for _, style in row} <= set(STYLES)


# --- the warning (R-DEL-048, 162, 179)


@pytest.mark.parametrize(
    ("injuries", "equipment", "companions", "risky"),
    [
        ({}, [], [], []),
        ({"red": 1, "blue": 1}, [], [], []),
        ({"red": 2}, [], [], ["red"]),
        ({"red": 2}, ["thick-skin"], [], []),
        ({"red": 3}, ["thick-skin"], [], ["red"]),
        ({"red": 1, "black": 1, "pink": 1, "green": 2}, [], ["blue hero"], ["red", "black", "pink", "yellow", "green"]),
    ],
)
def test_the_colours_of_which_one_more_costs_a_turn(
    injuries: dict[str, int], equipment: list[str], companions: list[str], risky: list[str]
) -> None:
    position = Position().seat("red", "J5", injuries=injuries, equipment=equipment, companions=companions)
    assert colours_at_risk(view_of(position)["seats"][0]) == risky


def test_the_warning_in_words() -> None:
    def warning(**injuries: int) -> str:
        return injury_warning(view_of(Position().seat("red", "J5", injuries=injuries))["seats"][0], ENGLISH)

    assert warning(red=1) == ""
    assert warning(red=2, blue=2) == "One more injury in red, blue costs a turn."
    assert warning(red=2, blue=2, pink=1) == "One more injury of any colour costs a turn."
    assert warning(red=3) == "The next turn goes to recovering."


# --- in words


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_sentences_have_no_drawing_and_no_missing_words(language: str) -> None:
    text = Text(language, "delphi")
    lines = describe(view_of(a_position()), text, NAMES) + look(view_of(a_position()), text, NAMES, "E1")
    assert not set("·~#?!*>ΨΦΩΣ") & set("".join(lines))
    assert not [line for line in lines if "label-" in line or "godcolour-" in line or "space-" in line]


def test_the_sentences_tell_the_table() -> None:
    lines = describe(view_of(a_position()), ENGLISH, NAMES)
    assert "Ana: Swift ship, ship on J5, favours 3, strength 2, dice red blue green." in lines
    assert "Ana: injuries: red 2, blue 1. One more injury in red costs a turn." in lines
    assert "Ana: cargo 1/2: offering yellow." in lines
    assert "Ana: companions: Penthesilea (demigod, red)." in lines
    assert any(line.startswith("Islands: C4 blue, Psi, player colour yellow; E1 black, face down,") for line in lines)


def test_look_tells_one_thing() -> None:
    view = view_of(a_position())
    assert look(view, ENGLISH, NAMES, "j5")[0].startswith("J5, water yellow, ship of Ana. Next to it: I4 (island red")
    assert look(view, ENGLISH, NAMES, "ares") == ["Ares: " + ENGLISH("godpower-ares")]
    assert look(view, ENGLISH, NAMES, "Spare oars") == ["Spare oars: " + ENGLISH("power-spare-oars")]
    assert look(view, ENGLISH, NAMES, "odysseus")[0].startswith("Odysseus (hero, red): ")
    assert look(view, ENGLISH, NAMES, "Z99") == []


# --- how far a ship gets


def told(lines: list[str]) -> dict[str, tuple[str, str]]:
    """By space: the price in words and the colour used."""
    found: dict[str, tuple[str, str]] = {}
    for line in lines[1:]:
        price, _, groups = line.strip().rstrip(".").partition(": ")
        for group in groups.split("; "):
            colour, *spaces = group.split()
            found.update((space, (price, colour)) for space in spaces)
    return found


def test_reach_is_what_the_legal_actions_say() -> None:
    """Every colour the die can take, every space it can then sail to, at the least favours."""
    cheapest: dict[str, int] = {}
    for line in ("red", "red black", "red pink", "red blue"):
        position = Position().seat("red", "J5", favours=3).turn("red", "red")
        if f"die {line}" not in position.legal("die"):
            continue
        position.play(f"die {line}")
        for sail in position.legal("sail"):
            twin = position.state.copy()
            GAME.play(twin, 0, GAME.parse_action(twin, sail))
            space, cost = sail.split()[1], 3 - twin.favours[0]
            cheapest[space] = min(cost, cheapest.get(space, cost))
    prices = ["for nothing", "for one favour", "for 2 favours", "for 3 favours"]
    view = view_of(Position().seat("red", "J5", favours=3).turn("red", "red"))
    found = told(reach(view, ENGLISH, NAMES, "r"))
    assert {space: prices.index(price) for space, (price, _) in found.items()} == cheapest
    assert len(cheapest) > 10


def test_reach_without_a_colour_is_for_every_die_left() -> None:
    position = Position().seat("red", "J5", favours=1).turn("red", "red", "blue")
    titles = [line for line in reach(view_of(position), ENGLISH, NAMES, "") if not line.startswith(" ")]
    assert titles == ["With the red die:", "With the blue die:"]
    position.play("die blue")
    titles = [line for line in reach(view_of(position), ENGLISH, NAMES, "") if not line.startswith(" ")]
    assert titles == ["With the action in hand:", "With the red die:"]


def test_reach_of_a_card_of_a_creature_and_of_nothing() -> None:
    position = Position().seat("red", "J5", cards={"green": 1}, companions=["red creature"]).turn("red", "red")
    view = view_of(position)
    assert reach(view, ENGLISH, NAMES, "m")[0].startswith("With a green oracle card:")
    assert told(reach(view, ENGLISH, NAMES, "red"))["I5"] == ("for nothing", "red")  # blue water, with the creature
    assert reach(view, ENGLISH, NAMES, "blue") == ["You have no unused blue die."]
    assert reach(view, Text("es", "delphi"), NAMES, "rojo")[0] == "Con el dado de color rojo:"
    assert reach(view, ENGLISH, NAMES, "mauve") == []
    home = view_of(Position().seat("red", arrived=True).turn("red", "red"))
    assert reach(home, ENGLISH, NAMES, "") == [ENGLISH("why-ship-stays")]


def test_reach_and_look_can_be_typed(capsys: pytest.CaptureFixture[str]) -> None:
    position = Position(2).seat("red", "J5", favours=1).turn("red", "red", "blue")
    match = Match(GAME, position.options, Chance(bytes(32)))
    match.state = position.state
    session = Session(match, ["human", "human"], Show(plain=True), ENGLISH)
    assert not session.answer(0, "reach r")
    assert "With the red die:" in capsys.readouterr().out
    assert not session.answer(0, "alcance mauve")
    assert "“mauve”" in capsys.readouterr().out
    assert not session.answer(0, "help")
    assert "reach COLOUR" in capsys.readouterr().out
    assert not session.answer(0, "look J5")
    assert "J5, water yellow" in capsys.readouterr().out
    assert session.answer(0, "die blue")
    assert session.answer(0, "look"), "a legal action goes before the command of that name"
    assert game_commands("cyclades") == {}
