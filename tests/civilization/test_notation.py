"""Actions as text and back; targets as they are told."""

from __future__ import annotations

import pytest

from aegean.core.chance import Chance
from aegean.core.errors import BadNotation
from aegean.core.events import Tell
from aegean.games.civilization import actions as a
from aegean.games.civilization.aims import tell_aims
from aegean.games.civilization.game import GAME
from aegean.games.civilization.notation import action_text, parse_action
from tests.civilization.position import Position
from tests.civilization.walking import key


def test_every_kind_of_action_reads_back() -> None:
    state = Position(3).state
    dice = Chance(key("notation"))
    kinds = set()
    for _ in range(3000):
        action = GAME.any_action(state, dice)
        kinds.add(a.kind_of(action))
        assert parse_action(state, action_text(state, action)) == action
    assert kinds == set(a.SIGNATURES)


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "nonsense", "end 1", "settle", "settle A99", "settle C2 C3", "player 0", "player 3", "player 12",
        "player x", "player \N{SUPERSCRIPT TWO}", "player \N{ARABIC-INDIC DIGIT TWO}",
        "amount \N{ARABIC-INDIC DIGIT TWO}", "amount 1000", "amount -1", "amount x",
        "at 1", "at 1-none", "at 3-capital", "tech magic",
        "building none C2", "use nothing", "pay gold", "explore B2", "assign C2 fourth", "unit-plays infantry-4 0 0",
    ],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_action(Position().state, text)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("player 2", a.pack(a.AIM_SEAT, 1)),
        ("at 2-second", a.pack(a.AIM_CITY, 4)),
        ("explore A1", a.pack(a.EXPLORE, 0)),
        ("unit-plays mounted-2 1 0", a.pack(a.PLAY_UNIT, 4, 1, 0)),
        ("coin 1 sheet", a.pack(a.AIM_COIN, 0, 4)),
    ],
)
def test_seats_count_from_one_and_the_rest_has_names(text: str, action: int) -> None:
    assert parse_action(Position().state, text) == action


@pytest.mark.rule("R-CIV-482")
@pytest.mark.parametrize(
    ("text", "kind", "values"),
    [
        ("square C2", "aims-at-square", {"square": "C2"}),
        ("player 2", "aims-at-player", {"other": 1}),
        ("at 2-second", "aims-at-city", {"other": 1, "city": 1}),
        ("coin 2 pottery", "aims-at-coin", {"other": 1, "coinplace": "pottery"}),
        ("figure scout C2", "aims-at-figure", {"figure": "scout", "square": "C2"}),
        ("tech masonry", "names-tech", {"tech": "masonry"}),
        ("wonder oracle", "aims-at-wonder", {"wonder": "oracle"}),
        ("terrain desert", "names-terrain", {"terrain": "desert"}),
    ],
)
def test_every_target_is_told(text: str, kind: str, values: dict[str, object]) -> None:
    state = Position().state
    tell = state.tell = Tell()
    tell_aims(state, 0, (parse_action(state, text),))
    assert [(event.kind, event.values) for event in tell.events] == [(kind, {"seat": 0, **values})]
