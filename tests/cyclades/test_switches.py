"""The switches of ledger section 24: keys, defaults, values and the lines they belong to."""

from __future__ import annotations

import pytest

from aegean.core.errors import BadOptions
from aegean.core.ledger import ledger
from aegean.core.options import OptionValue, parse_option
from aegean.games.cyclades.game import GAME

# Key, default and other values as the ledger writes them, and the line.
TABLE = (
    ("supply.philosophers", "17", ("16",), "006"),
    ("supply.priests", "18", ("16",), "006"),
    ("supply.gold", "unlimited", ("98", "100"), "007"),
    ("supply.buildings_limited", "true", ("false",), "013"),
    ("territory_markers_limited", "false", ("true",), "016"),
    ("two_player_priests", "each", ("pooled",), "222"),
    ("two_player_double_apollo", "true", ("forced",), "224"),
    ("two_player_setup", "corners", ("alt-3p-subset", "alt-source-literal"), "216"),
    ("metropolis_may_destroy_voluntarily", "false", ("true",), "158"),
    ("last_isle_strict", "true", ("false",), "195"),
    ("apollo_marker_target", "any", ("own",), "206"),
    ("several_winners", "gold", ("metropolises_first",), "212"),
    ("final_tie", "shared", ("turn order",), "214"),
    ("cycle_limit", "none", ("1", "12", "100"), "215"),
    ("seat_assignment", "random", ("chosen",), "236"),
    ("gold_open", "false", ("true",), "313"),
    ("retreat_may_split", "false", ("true",), "193"),
    ("medusa_blocks_retreat", "true", ("false",), "189"),
    ("kraken_leaves", "when called again", ("when its card is turned up",), "280"),
    ("minotaur_alone", "no defence", ("fights alone",), "282"),
    ("polyphemus_chooser", "active player", ("fleet owner",), "286"),
    ("sylph_counting", "per group", ("per fleet",), "271"),
    ("fates_count", "now", ("as paid",), "275"),
    ("creature_without_target", "may be bought", ("may not",), "257"),
)
VALUES = [(key, word) for key, default, others, _ in TABLE for word in (default, *others)]
WRITTEN: dict[str, OptionValue] = {"true": True, "false": False, "none": None}


def read(word: str) -> OptionValue:
    """A word of the table as a value: a number, yes, no, none or the word itself."""
    return int(word) if word.isdigit() else WRITTEN.get(word, word)


def value_of(key: str, word: str) -> OptionValue:
    return parse_option(GAME.options, f"{key}={word}", GAME.name)[1]


def test_keys_are_those_of_the_ledger() -> None:
    assert [option.key for option in GAME.options] == [row[0] for row in TABLE]
    assert set(GAME.make_options(4, {}).values) == {row[0] for row in TABLE}


@pytest.mark.parametrize(("key", "default", "others"), [row[:3] for row in TABLE])
def test_values_are_those_of_the_ledger(key: str, default: str, others: tuple[str, ...]) -> None:
    option = next(option for option in GAME.options if option.key == key)
    words = [default, "1, 2, ..."] if key == "cycle_limit" else [word.replace(" ", "-") for word in (default, *others)]
    assert option.describe() == " | ".join(words)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("key", "default"), [row[:2] for row in TABLE])
def test_default(key: str, default: str, players: int) -> None:
    assert GAME.make_options(players, {})[key] == value_of(key, default)


@pytest.mark.parametrize(("key", "word"), VALUES)
def test_value_is_accepted(key: str, word: str) -> None:
    value = value_of(key, word)
    options = GAME.make_options(2, {key: value})
    assert options[key] == value
    assert str(value).lower() == word
    untouched = GAME.make_options(2, {})
    assert {k: v for k, v in options.values.items() if k != key} == {
        k: v for k, v in untouched.values.items() if k != key
    }


@pytest.mark.parametrize(("key", "word"), VALUES)
def test_value_has_the_type_it_is_written_in(key: str, word: str) -> None:
    """Yes and no are booleans, numbers are numbers, everything else is a word."""
    assert GAME.make_options(2, {key: read(word)})[key] == read(word)


@pytest.mark.parametrize(("key", "others"), [(row[0], row[2]) for row in TABLE])
def test_values_are_told_apart(key: str, others: tuple[str, ...]) -> None:
    default = GAME.make_options(2, {})[key]
    changed = [GAME.make_options(2, {key: value_of(key, word)}) for word in others]
    assert [options.changed(GAME.options) for options in changed] == [{key: value_of(key, word)} for word in others]
    assert all(options[key] != default for options in changed)


@pytest.mark.parametrize("key", [row[0] for row in TABLE])
@pytest.mark.parametrize("value", ["nonsense", -1, 0, 1.5])
def test_other_values_are_refused(key: str, value: OptionValue) -> None:
    with pytest.raises(BadOptions):
        GAME.make_options(2, {key: value})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("supply.priests", 17),
        ("supply.gold", 99),
        ("gold_open", 1),
        ("supply.gold", None),
        ("last_isle_strict", "true"),
    ],
)
def test_neighbouring_values_are_refused(key: str, value: OptionValue) -> None:
    with pytest.raises(BadOptions):
        GAME.make_options(2, {key: value})


def test_unknown_key_is_refused() -> None:
    with pytest.raises(BadOptions):
        GAME.make_options(4, {"gold": 98})


@pytest.mark.parametrize(("key", "line"), [(row[0], row[3]) for row in TABLE])
def test_switch_belongs_to_its_ledger_line(key: str, line: str) -> None:
    option = next(option for option in GAME.options if option.key == key)
    rule = ledger("cyclades")[f"R-CYC-{line}"]
    assert option.rule == rule.id
    assert f"`{key}`" in rule.text["en"]
    assert f"`{key}`" in rule.text["es"]
