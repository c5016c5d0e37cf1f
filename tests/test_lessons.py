"""The guided first match of every game: it is a true match, it says something before every decision, and it shows every
topic."""

from __future__ import annotations

import re
from functools import cache

import pytest

from aegean.core.match import Match
from aegean.core.record import Record, replay, verify
from aegean.core.text import Text
from aegean.server.lessons import LEARNER, lesson_record, script

NAME = "first"
SENTENCE = re.compile(r"[.!?](?:\s|$)")
Topic = tuple[str, dict[str, object]]  # a kind of event, and some of its values

ME: dict[str, object] = {"seat": LEARNER}
TOPICS: dict[str, list[Topic]] = {
    "cyclades": [
        ("offers", ME),
        ("driven", ME),
        ("driven", {"seat": 1}),
        ("goes-to-apollo", ME),
        ("prosperity", ME),
        ("recruits-fleet", ME),
        ("sails", ME),
        ("recruits-troop", ME),
        ("marches", ME),
        ("assault", {"attacker": LEARNER}),
        ("stays", ME),
        ("isle-taken", ME),
        ("recruits-priest", ME),
        ("recruits-philosopher", ME),
        *(("builds", {**ME, "building": building}) for building in ("port", "fortress", "temple", "university")),
        ("calls", ME),
        ("metropolis", {**ME, "count": 1}),
    ],
    "delphi": [
        ("uses-die", ME),
        ("turns-die", {**ME, "favours": 1}),
        ("turns-die", {**ME, "favours": 0}),  # through Apollo
        ("sails", {**ME, "favours": 0}),
        ("sails", {**ME, "favours": 3}),
        ("fights", {**ME, "roll": 4, "need": 9}),
        ("fights", {**ME, "roll": 9, "need": 8}),
        ("takes-equipment", ME),
        ("loads-offering", ME),
        ("makes-offering", ME),
        ("draws-oracle", ME),
        ("uses-card", ME),
        ("gains-favours", {**ME, "favours": 2}),
        ("titan-rolls", {}),
        ("draws-injury", ME),
        ("heals", ME),
        ("island-uncovered", ME),
        ("builds-shrine", ME),
        ("god-advances", {**ME, "row": 6}),
        ("uses-god", ME),
        ("loads-statue", ME),
        ("raises-statue", ME),
        ("gains-companion", ME),
        *(("task-done", {**ME, "task": task}) for task in ("shrine", "statue", "offering", "monster")),
    ],
}
# what the last decision brings, for the first time
LAST = {"cyclades": "metropolis", "delphi": "gains-companion"}


def the_record(game: str) -> Record:
    record = lesson_record(game, NAME)
    assert record is not None
    return record


@cache
def played(game: str) -> Match:
    return replay(the_record(game))


each_game = pytest.mark.parametrize("game", TOPICS)


def told(match: Match) -> list[tuple[int, str, dict[str, object]]]:
    return [(move.seat, event.kind, dict(event.values)) for move in match.moves for event in move.events]


@each_game
def test_the_record_is_honest_and_can_be_dealt_again_from_its_secret(game: str) -> None:
    record = the_record(game)
    verify(record)
    assert record.secret
    assert len(record.nonces) == record.options.players


@each_game
def test_every_decision_of_the_learner_has_its_sentence_and_no_more(game: str) -> None:
    decisions = [move for move in played(game).moves if move.seat == LEARNER]
    assert 20 <= len(decisions) <= 35
    for language in ("en", "es"):
        text = Text(language, game)
        for number in range(1, len(decisions) + 1):
            sentence = text(f"lesson-{NAME}-{number}")
            assert sentence != f"lesson-{NAME}-{number}"
            assert len(SENTENCE.findall(sentence)) <= 2, sentence
        assert not text.has(f"lesson-{NAME}-{len(decisions) + 1}")
        assert text.has(f"lesson-{NAME}-done")


@each_game
def test_what_the_lesson_wants_is_legal_and_the_learner_begins(game: str) -> None:
    lesson = played(game)
    again = Match.start_together(lesson.game, lesson.options, ["", ""], lesson.secret, lesson.nonces)
    assert again.decisions()[0].seat == LEARNER, "no reading before the first action"
    for seat, text in script(game, NAME):
        decision = again.decisions()[0]
        assert decision.seat == seat
        assert text in [again.game.action_text(again.state, action) for action in decision.actions]
        again.play(seat, again.game.parse_action(again.state, text))
    assert [move.digest for move in again.moves] == [move.digest for move in lesson.moves]


@pytest.mark.parametrize(("game", "kind", "values"), [(game, *topic) for game in TOPICS for topic in TOPICS[game]])
def test_every_topic_occurs(game: str, kind: str, values: dict[str, object]) -> None:
    assert any(
        seen == kind and all(said.get(key) == value for key, value in values.items())
        for _, seen, said in told(played(game))
    )


@each_game
def test_it_ends_with_something_to_be_proud_of(game: str) -> None:
    lesson = played(game)
    kinds = [kind for _, kind, _ in told(lesson)]
    assert kinds.count(LAST[game]) == 1
    assert LAST[game] in [event.kind for event in lesson.moves[-1].events]
    assert lesson.result() is None, "the match may go on"
