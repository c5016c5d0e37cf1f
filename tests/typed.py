"""Lines that somebody might type, and what must come of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from aegean.core.errors import BadNotation
from aegean.core.game import Game


def lines(verbs: Sequence[str], words: Sequence[str]) -> st.SearchStrategy[str]:
    """Any text, and verbs of a game with words behind them that may or may not belong there."""
    rest = st.lists(st.sampled_from(words), max_size=4)
    return st.one_of(
        st.text(max_size=60), st.builds(lambda verb, more: " ".join([verb, *more]), st.sampled_from(verbs), rest)
    )


def assert_read_or_refused(game: Game[Any], state: Any, line: str) -> None:
    """An action that reads back and is legal exactly if it is on the list; or bad notation, and nothing else."""
    try:
        action = game.parse_action(state, line)
    except BadNotation:
        return
    assert game.parse_action(state, game.action_text(state, action)) == action
    decision = game.decisions(state)[0]
    assert (game.refusal(state, decision.seat, action) is None) == (action in decision.actions)
