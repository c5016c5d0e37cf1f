"""The Oracle of Delphi in words: the table as sentences, and one space, card or god looked at more closely."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from aegean.core.game import View
from aegean.core.masks import members
from aegean.games.delphi.map import KIND_NAMES, Map, map_of
from aegean.games.delphi.pieces import COMPANIONS, EQUIPMENT, GODS, HUES, LETTERS, SHIPS

Words = Callable[..., str]

# The colours of the gods; W is white, a colour of choice.
HUE_LETTERS = {"red": "R", "black": "K", "pink": "H", "blue": "P", "yellow": "A", "green": "M", "white": "W"}


# --- what a view says about the board


def board_of(view: View) -> Map:
    return map_of(tuple((tile, q, r, rotation, side) for tile, q, r, rotation, side in view["placements"]))


def hues_at(spaces: dict[str, list[str]], name: str) -> list[str]:
    """The colours of the pieces of one kind on a space."""
    return [hue for hue in HUES if name in spaces[hue]]


def ships_at(view: View, name: str) -> list[int]:
    return [mat["seat"] for mat in view["seats"] if mat["at"] == name]


def island_at(view: View, name: str) -> dict[str, Any]:
    return next(island for island in view["islands"] if island["space"] == name)


def unspent(view: View, seat: int) -> list[str]:
    """The dice that can still be used; those of the others lie ready for their turns."""
    spent = view["turn"]["spent"] if view["active"] == seat else []
    return [face for die, face in enumerate(view["seats"][seat]["dice"]) if die not in spent]


def open_tasks(mat: dict[str, Any], task: str) -> list[str]:
    """The colours of the open tiles for offerings or monsters, the white one last."""
    tasks = mat["tasks"]
    return [*tasks[f"{task}s"], *(["white"] if tasks[f"{task}_white"] else [])]


def colours_at_risk(mat: dict[str, Any]) -> list[str]:
    """R-DEL-048, 162, 179: the colours of which one injury more costs a turn."""
    one, total = (4, 8) if "thick-skin" in mat["equipment"] else (3, 6)
    last_but_one = sum(mat["injuries"].values()) + 1 >= total
    return [
        hue
        for hue in HUES
        if [hue, "hero"] not in mat["companions"] and (last_but_one or mat["injuries"][hue] + 1 >= one)
    ]


def injury_warning(mat: dict[str, Any], text: Words) -> str:
    if mat["must_recover"]:
        return text("warning-recovers")
    risky = colours_at_risk(mat)
    if len(risky) == len(HUES):
        return text("warning-any-injury")
    return text("warning-injury", {"hues": ", ".join(hue_words(risky, text))}) if risky else ""


# --- small phrases


def hue_words(hues: Iterable[str], text: Words) -> list[str]:
    return [text(f"godcolour-{hue}") for hue in hues]


def companion_name(card: Sequence[str], text: Words) -> str:
    return text(f"companion-{card[0]}-{card[1]}")


def _listed(label: str, things: Iterable[str], between: str = ", ") -> str:
    return f"{label}: {between.join(things) or '-'}."


def _counted(counts: dict[str, int], text: Words) -> list[str]:
    return [f"{text('godcolour-' + hue)} {count}" for hue, count in counts.items() if count]


# --- the table


def describe(view: View, text: Words, names: Sequence[str]) -> list[str]:
    """The whole table as sentences, for screen readers and for reading aloud."""
    lines = [f"{text('label-round')} {view['round']}.", _listed(text("label-wheel"), hue_words(HUES, text))]
    for mat in view["seats"]:
        lines += _seat_sentences(view, mat, text, names)
    for label, pieces in (
        ("label-monsters", view["monsters"]),
        ("label-offerings", view["offerings"]),
        ("label-free-pedestals", view["pedestals"]),
        ("label-temples", {hue: [name] for hue, name in view["temples"].items()}),
    ):
        spots = [f"{text('godcolour-' + hue)} {' '.join(pieces[hue])}" for hue in HUES if pieces[hue]]
        lines.append(_listed(text(label).capitalize(), spots, "; "))
    board = board_of(view)
    cities = [
        f"{text('godcolour-' + hue)} {board.names[city]} {view['statues'][hue]}"
        for hue, city in zip(HUES, board.cities, strict=True)
    ]
    lines.append(_listed(text("label-city-statues").capitalize(), cities, "; "))
    islands = [f"{spot['space']} {_island_phrase(board, spot, text, names)}" for spot in view["islands"]]
    lines.append(_listed(text("label-islands").capitalize(), islands, "; "))
    lines.append(_listed(text("label-display").capitalize(), [text(f"equipment-{card}") for card in view["display"]]))
    return lines


def _seat_sentences(view: View, mat: dict[str, Any], text: Words, names: Sequence[str]) -> list[str]:
    seat, tasks = mat["seat"], mat["tasks"]
    place = text("label-home") if mat["arrived"] else f"{text('label-ship-on')} {mat['at']}"
    facts = [
        *([text(f"ship-{mat['ship']}")] if mat["ship"] else []), place,
        f"{text('label-favours')} {mat['favours']}", f"{text('label-strength')} {mat['strength']}",
        f"{text('label-dice')} {' '.join(hue_words(unspent(view, seat), text)) or '-'}",
    ]  # fmt: skip
    kinds = [
        f"{text('label-shrines')} {' '.join(text(f'letter-{letter}') for letter in tasks['shrines']) or '-'}",
        f"{text('label-statues')} {tasks['statues']}",
        f"{text('label-offerings')} {' '.join(hue_words(open_tasks(mat, 'offering'), text)) or '-'}",
        f"{text('label-monsters')} {' '.join(hue_words(open_tasks(mat, 'monster'), text)) or '-'}",
    ]
    gods = [f"{text('god-' + god)} {row}" for god, row in mat["gods"].items()]
    held = [f"{text('task-offering')} {word}" for word in hue_words(mat["offerings"], text)]
    held += [f"{text('task-statue')} {word}" for word in hue_words(mat["statues"], text)]
    companions = [
        f"{companion_name(card, text)} ({text('companiontype-' + card[1])}, {text('godcolour-' + card[0])})"
        for card in mat["companions"]
    ]
    injuries = _listed(text("label-injuries"), _counted(mat["injuries"], text))
    lines = [
        f"{', '.join(facts)}.",
        f"{text('label-tasks')} {tasks['open']}: {', '.join(kinds)}.",
        _listed(f"{text('label-cargo')} {len(held)}/{mat['storage']}", held),
        _listed(text("label-gods"), gods),
        f"{injuries} {injury_warning(mat, text)}".rstrip(),
        _listed(text("label-cards"), _counted(mat["cards"], text)),
    ]
    if mat["equipment"]:
        lines.append(_listed(text("label-equipment"), [text(f"equipment-{card}") for card in mat["equipment"]]))
    if companions:
        lines.append(_listed(text("label-companions"), companions))
    return [f"{names[seat]}: {line}" for line in lines]


def _island_phrase(board: Map, spot: dict[str, Any], text: Words, names: Sequence[str]) -> str:
    parts = [text(f"godcolour-{HUES[board.colour[board.number[spot['space']]]]}")]
    if spot["face_down"]:
        parts.append(text("label-face-down"))
    if spot["letter"]:
        parts += [text(f"letter-{spot['letter']}"), text("label-of-player", {"player": spot["player"]})]
    if spot["shrine"]:
        parts.append(text("task-shrine"))
    if spot["face_down"] and spot["looked"]:
        parts.append(f"{text('label-looked')} {', '.join(names[seat] for seat in spot['looked'])}")
    return ", ".join(parts)


# --- one thing


def look(view: View, text: Words, names: Sequence[str], thing: str) -> list[str]:
    """A space with what lies on and around it, or what a god, card, ship tile or letter does."""
    board, word = board_of(view), thing.strip()
    if word.upper() in board.number:
        return [_look_at_space(view, board, text, names, word.upper())]
    for prefix, power, keys in (
        ("god", "godpower", GODS), ("equipment", "power", EQUIPMENT), ("ship", "shippower", SHIPS),
        ("letter", "letterpower", LETTERS), ("companiontype", "companionpower", COMPANIONS),
    ):  # fmt: skip
        for key in keys:
            if word.lower() in (key, text(f"{prefix}-{key}").lower()):
                return [f"{text(f'{prefix}-{key}').capitalize()}: {text(f'{power}-{key}')}"]
    for hue in HUES:
        for kind in COMPANIONS:
            name = companion_name((hue, kind), text)
            if word.lower() in (name.lower(), f"{hue} {kind}"):
                what = f"{text('companiontype-' + kind)}, {text('godcolour-' + hue)}"
                return [f"{name} ({what}): {text('companionpower-' + kind)}"]
    return []


def _look_at_space(view: View, board: Map, text: Words, names: Sequence[str], name: str) -> str:
    parts = [f"{name}, {space_phrase(view, board, text, names, name)}"]
    parts += [f"{text('label-ship-of')} {names[seat]}" for seat in ships_at(view, name)]
    near = [board.names[other] for other in members(board.near[board.number[name]])]
    around = [f"{other} ({space_phrase(view, board, text, names, other)})" for other in near]
    return f"{', '.join(parts)}. {text('label-next-to')}: {'; '.join(around)}."


def space_phrase(view: View, board: Map, text: Words, names: Sequence[str], name: str) -> str:
    """What a space is and what lies on it."""
    space = board.number[name]
    kind = KIND_NAMES[board.kind[space]]
    word = text(f"space-{kind}")
    if kind == "water":
        return f"{word} {text('godcolour-' + HUES[board.colour[space]])}"
    if kind == "hidden":
        return f"{word} {_island_phrase(board, island_at(view, name), text, names)}"
    if kind == "city":
        hue = HUES[board.colour[space]]
        return f"{word} {text('godcolour-' + hue)}, {text('label-statues')} {view['statues'][hue]}"
    if kind == "temple":
        return f"{word} {' '.join(hue_words([hue for hue in HUES if view['temples'][hue] == name], text))}"
    pieces = {"offering": "offerings", "monster": "monsters", "statue": "pedestals"}.get(kind)
    return f"{word} {' '.join(hue_words(hues_at(view[pieces], name), text)) or '-'}" if pieces else word
