"""What a client shows beside an action or a position: prices, what is gained, odds, what lies in reach.

Worked out from a view alone, so nothing hidden can leak; by the rules themselves: an action is tried on a state that is
imagined from the view, and of what it does only that is told which chance has no part in. Names of powers are messages
of the catalogue (`power-spare-oars`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from aegean.core.chance import KEY_BYTES, Chance
from aegean.core.events import Event, Tell, Value
from aegean.core.frame import PENDING
from aegean.core.game import View
from aegean.core.masks import members
from aegean.games.delphi import actions as a
from aegean.games.delphi.act import add_coloured
from aegean.games.delphi.actions import first, kind_of, second
from aegean.games.delphi.companions import companions_of
from aegean.games.delphi.fight import Fight, monster_strength
from aegean.games.delphi.game import GAME
from aegean.games.delphi.god_powers import UseGod
from aegean.games.delphi.gods import OthersAdvance, StepsDue
from aegean.games.delphi.injuries import must_recover
from aegean.games.delphi.notation import AT_SPACES, PIECES_AT_SPACES, SIMPLE
from aegean.games.delphi.odds import fight_odds, hurt_odds, round_odds
from aegean.games.delphi.pieces import (
    ALL_TILES,
    APOLLO,
    COLOURS,
    COMPANIONS,
    DICE,
    EQUIPMENT,
    FACES,
    GODS,
    HUES,
    LETTERS,
    NONE,
    PLAYER_COLOURS,
    SHIPS,
    TASKS,
    THRONE,
    TILE_LETTERS,
)  # fmt: skip
from aegean.games.delphi.sail import BY_CARD, BY_DIE, BY_EXTRA, sail_range, sail_targets
from aegean.games.delphi.state import Delphi
from aegean.games.delphi.tasks import shrine_tile
from aegean.games.delphi.titan import Titan
from aegean.games.delphi.turn import may_use_card, recolour_cost

Hint = dict[str, Any]

WORDS: Final = {**AT_SPACES, **PIECES_AT_SPACES, **SIMPLE}
USES: Final = (a.DIE, a.CARD, a.FREE_DIE, a.FREE_CARD, a.EXTRA)
UNTRIED: Final = (a.END, a.LOOK, a.LOOK_AT, a.PAY, a.GIVE_UP, a.DECLINE, a.STEP, a.SHIP, a.COLOUR)
THERE: Final = (a.EXPLORE, a.BUILD, a.FIGHT, a.LOAD, a.OFFER, a.FETCH, a.RAISE)


def hint(view: View, kind: str, values: Mapping[str, Value]) -> Hint:
    """What an action of the seat whose view this is costs and leads to; {} if there is nothing to say."""
    return hints(view, [(kind, values)])[0]


def hints(view: View, actions: Sequence[tuple[str, Mapping[str, Value]]]) -> list[Hint]:
    """The hints of many actions: the position is imagined once."""
    state = _imagined(view)
    seat: int = view["audience"]
    if not state.agenda or seat not in state.agenda[-1].seats(state):
        return [{} for _ in actions]
    unknown = _unknown_tiles(view)
    by_name = {_name(*GAME.action_values(state, action)): action for action in state.agenda[-1].legal(state, seat)}
    found: list[Hint] = []
    for kind, values in actions:
        action = by_name.get(_name(kind, values))
        found.append(_hint(state, seat, action, unknown) if action is not None else {})
    return found


def _imagined(view: View) -> Delphi:
    """What is hidden is guessed, always alike; no hint depends on it."""
    return GAME.imagine(view, Chance(bytes(KEY_BYTES)))


def _name(kind: str, values: Mapping[str, Value]) -> tuple[str, frozenset[tuple[str, Value]]]:
    return kind, frozenset(values.items())


def _hint(state: Delphi, seat: int, action: int, unknown: list[int]) -> Hint:
    kind = kind_of(action)
    if kind in (a.EXPLORE, a.LOOK_AT):
        return _island(state, seat, action, unknown)
    if kind == a.FIGHT and not isinstance(state.agenda[-1], UseGod):
        return _fight(monster_strength(state, seat), state.favours[seat])
    if kind == a.PAY:
        fight: Fight = state.agenda[-1]
        left = state.favours[seat] - 1
        return {"price": 1, "left": left, **_fight(fight.need - 1, left)}
    if kind in UNTRIED:
        return _untried(state, seat, action)
    after, events = _tried(state, seat, action)
    return {**_effects(state, after, events, seat), **_besides(state, after, events, seat, action)}


def _tried(state: Delphi, seat: int, action: int) -> tuple[Delphi, list[Event]]:
    """The position after the action alone: what follows by itself is left waiting."""
    twin = state.copy()
    tell = twin.tell = Tell()
    twin.agenda[-1].play(twin, seat, action)
    twin.tell = None
    return twin, tell.events


def _effects(before: Delphi, after: Delphi, events: list[Event], seat: int) -> Hint:
    """What is different for the seat: favours, cards, strength, gods, tasks, injuries."""
    found: Hint = {}
    change = after.favours[seat] - before.favours[seat]
    if change:
        found["gain" if change > 0 else "price"] = abs(change)
        found["left"] = after.favours[seat]
    cards = sum(1 for event in events if event.kind == "draws-oracle")
    if cards:
        found["cards"] = cards
    if after.strength[seat] != before.strength[seat]:
        found["strength"] = after.strength[seat]
    at = seat * COLOURS
    rows = {
        god: after.rows[at + number]
        for number, god in enumerate(GODS)
        if after.rows[at + number] != before.rows[at + number]
    }
    if rows:
        found["rows"] = rows
    steps = _steps_due(after) - _steps_due(before)
    if steps:
        found["steps"] = steps
    for number, task in enumerate(TASKS):
        if after.done[seat * 4 + number] > before.done[seat * 4 + number]:
            found["task"] = task
    if after.open_tasks[seat] != before.open_tasks[seat]:
        found["tasks_left"] = after.open_tasks[seat]
    healed = before.injury_count(seat) - after.injury_count(seat)
    if healed > 0:
        found["heals"] = healed
    return found


def _steps_due(state: Delphi) -> int:
    return sum(frame.steps for frame in state.agenda if isinstance(frame, StepsDue))


def _besides(before: Delphi, after: Delphi, events: list[Event], seat: int, action: int) -> Hint:
    """What belongs to one kind of action only."""
    kind, x = kind_of(action), first(action)
    names = before.board.names
    if kind in USES:
        return {"opens": _opens(after, seat)}
    if kind == a.GOD:
        return _god(before, after, seat, x)
    if kind == a.TRADE or kind == a.ORACLE:
        return {"chances": _card_chances(before.oracle_deck, before.oracle_discard)}
    if kind == a.SAIL:
        return _sail(before, after, seat, x)
    if kind == a.FIGHT:
        return {"sure": True}
    if kind == a.LOAD:
        return {"temple": names[before.temples[second(action)]], "room": _room(after, seat)}
    if kind == a.FETCH:
        islands = members(before.pedestals[before.board.colour[x]])
        return {"pedestals": [names[space] for space in islands], "room": _room(after, seat)}
    if kind == a.RAISE:
        return {"companions": _companions(before, before.agenda[-1].colour)}
    if kind in (a.ADVANCE, a.SUMMON):
        return _god_row(after, seat, x if kind == a.SUMMON else before.agenda[-1].colour)
    if kind == a.PRAY:
        return _god_row(after, seat, before.agenda[-1].colour)
    if kind == a.TAKE:
        return {"power": f"power-{EQUIPMENT[x]}", "lost": any(event.kind == "effect-lost" for event in events)}
    if kind == a.JOIN:
        return {"power": f"companionpower-{COMPANIONS[x % 3]}"}
    if kind == a.DISCARD:
        return {"recovers_again": must_recover(after, seat)}
    return {}


def _untried(state: Delphi, seat: int, action: int) -> Hint:
    kind, x = kind_of(action), first(action)
    if kind == a.STEP:
        row = state.next_row(state.rows[seat * COLOURS + x])
        return {"row": row, "to_throne": _to_throne(state, row), "power": _god_power(state, x)}
    if kind == a.SHIP:
        return {"power": f"shippower-{SHIPS[x]}"}
    if kind == a.END:
        card = any(may_use_card(state, seat, face) for face in range(COLOURS))
        return {"dice": DICE - state.spent.bit_count(), "card": card, "titan": seat == state.last_seat()}
    return {}


def _opens(state: Delphi, seat: int) -> dict[str, int]:
    """How many actions of each kind the next question offers."""
    return dict(Counter(WORDS[kind_of(action)] for action in state.agenda[-1].legal(state, seat)))


def _god(before: Delphi, after: Delphi, seat: int, god: int) -> Hint:
    found: Hint = {"power": _god_power(before, god)}
    if isinstance(after.agenda[-1], UseGod):
        found["opens"] = _opens(after, seat)
    return found


def _god_power(state: Delphi, god: int) -> str:
    return f"godpower-{GODS[god]}" + ("-all" if god == APOLLO and state.switches.apollo_frees_all else "")


def _god_row(state: Delphi, seat: int, god: int) -> Hint:
    row = state.rows[seat * COLOURS + god]
    return {"row": row, "to_throne": _to_throne(state, row), "power": _god_power(state, god)}


def _to_throne(state: Delphi, row: int) -> int:
    steps = 0
    while row < THRONE:
        row = state.next_row(row)
        steps += 1
    return steps


def _room(state: Delphi, seat: int) -> int:
    """Storage places left."""
    return state.storage(seat) - state.offerings_aboard[seat].bit_count() - state.statues_aboard[seat].bit_count()


def _companions(state: Delphi, colour: int) -> list[str]:
    return [f"{HUES[card // 3]}-{COMPANIONS[card % 3]}" for card in companions_of(state, colour)]


def _card_chances(deck: list[int], discard: list[int]) -> dict[str, float]:
    """Of the next card of a deck, by colour; an empty one is refilled from the discard pile (R-DEL-209, 210)."""
    cards = deck if any(deck) else discard
    total = sum(cards)
    return {hue: _rounded(cards[colour] / total) for colour, hue in enumerate(HUES) if cards[colour]}


def _rounded(chance: float | Fraction) -> float:
    return round(float(chance), 3)


def _sail(before: Delphi, after: Delphi, seat: int, space: int) -> Hint:
    """`there`: what the ship could do from its new place, each with the colour that it takes."""
    there = [
        {**thing, "colour": hue}
        for colour, hue in enumerate(HUES)
        for thing in _here(after, seat, colour)
        if thing["space"]
    ]
    return {"spaces": before.distance(seat, space), "there": there}


def _here(state: Delphi, seat: int, colour: int) -> list[Hint]:
    """What a colour can do from where the ship lies, but for sailing; `space` is None where it needs none. Prayers are
    left out: they do not come with every die or card of the colour."""
    actions: list[int] = []
    add_coloured(state, seat, BY_EXTRA, colour, actions)
    return [
        {"kind": WORDS[kind], "space": state.board.names[first(action)] if kind in THERE else None}
        for action in actions
        for kind in (kind_of(action),)
    ]


# --- islands


def _unknown_tiles(view: View) -> list[int]:
    """The tiles whose place this audience does not know: any of them may lie on any island it has not seen."""
    left = ALL_TILES
    for island in view["islands"]:
        if island["letter"] is not None:
            left &= ~(1 << _tile(island["player"], island["letter"]))
    return members(left)


def _tile(player: str, letter: str) -> int:
    at = PLAYER_COLOURS.index(player) * 3
    return next(tile for tile in range(at, at + 3) if LETTERS[TILE_LETTERS[tile]] == letter)


def _island(state: Delphi, seat: int, action: int, unknown: list[int]) -> Hint:
    """What lies there, or the chances of a shrine of one's own and of the letters' rewards."""
    island = state.board.index_of[first(action)]
    tile = state.tiles[island]
    if not state.known[island] >> seat & 1:
        return {"known": False, **_tile_chances(state, seat, unknown)}
    letter = LETTERS[TILE_LETTERS[tile]]
    shrine = bool(shrine_tile(state, seat, tile))
    found: Hint = {"known": True, "player": PLAYER_COLOURS[tile // 3], "letter": letter, "shrine": shrine}
    if not shrine:
        found["power"] = f"letterpower-{letter}"
    if kind_of(action) == a.EXPLORE:
        after, events = _tried(state, seat, action)
        found.update(_effects(state, after, events, seat))
    return found


def _tile_chances(state: Delphi, seat: int, tiles: list[int]) -> Hint:
    letters = Counter(LETTERS[TILE_LETTERS[tile]] for tile in tiles if not shrine_tile(state, seat, tile))
    return {
        "shrine": _rounded((len(tiles) - letters.total()) / len(tiles)),
        "letters": {letter: _rounded(letters[letter] / len(tiles)) for letter in LETTERS if letters[letter]},
    }


# --- fights


def _fight(need: int, favours: int) -> Hint:
    """`round`: the chance of the next roll; `chances`: to win the fight for at most 0, 1, 2 ... favours more; `win`:
    for all of them; `hurt`: to draw an injury in it."""
    chances = fight_odds(need, favours)
    return {
        "need": max(0, need),
        "favours": favours,
        "round": _rounded(round_odds(need)),
        "chances": [_rounded(chance) for chance in chances],
        "win": _rounded(chances[-1]),
        "hurt": _rounded(hurt_odds(need, favours)),
    }


# --- the position


def aids(view: View, latest: Iterable[Event] = ()) -> Hint:
    """What a client shows of a position besides the view. `latest`: events this audience knows, newest first."""
    state = _imagined(view)
    phase = _phase(view)
    return {
        "phase": phase,
        "turn": state.active if state.active != NONE else None,
        "order": state.order(),
        "final_round": bool(state.round and state.final_round()),
        "fight": _fight_aid(state, latest),
        "roll": _roll_aid(state),
        "seats": [_seat_aid(state, seat) for seat in range(state.players)],
        "hand": _hand(state, _whose(view), phase) if not state.places else None,
    }


def _phase(view: View) -> str:
    """setup, injuries, actions, oracle or end; what lies above the turn on the agenda belongs to it."""
    names = {frame[0] for frame in view["agenda"]}
    if view["places"]:
        return "end"
    if not view["round"]:
        return "setup"
    if names & {"Injuries", "Recover", "NoInjuries"}:
        return "injuries"
    return "actions" if "Turn" in names else "oracle"


def _fight_aid(state: Delphi, latest: Iterable[Event]) -> Hint | None:
    """The fight that goes on: what the next round needs, and the rolls so far."""
    fight = state.agenda[-1] if state.agenda else None
    if not isinstance(fight, Fight):
        return None
    seat = fight.seat
    lost = monster_strength(state, seat) - fight.need + 1
    return {
        "seat": seat,
        "space": state.board.names[fight.space],
        "colour": HUES[fight.colour],
        "strength": state.strength[seat],
        "lost": lost,
        "rolls": _rolls(latest, lost),
        "held": state.favours[seat],
        **_fight(fight.need - 1, state.favours[seat] - 1),
    }


def _rolls(latest: Iterable[Event], rounds: int) -> list[int]:
    """Of the latest rounds, the first one first."""
    rolls: list[int] = []
    for event in latest:
        if len(rolls) == rounds:
            break
        if event.kind == "fights":
            rolls.append(int(event.values["roll"]))
    return rolls[::-1]


def _roll_aid(state: Delphi) -> Hint | None:
    """Others choose a god for a roll: which gods fit, and who has still to answer."""
    frame = state.agenda[-1] if state.agenda else None
    if not isinstance(frame, OthersAdvance):
        return None
    waiting = [seat for seat, answer in enumerate(frame.answers) if answer == PENDING]
    return {"seat": state.active, "gods": [GODS[god] for god in members(frame.faces)], "waiting": waiting}


def _seat_aid(state: Delphi, seat: int) -> Hint:
    """`danger`: colours of which one injury more costs a turn; `next_injury`: the chance that the next card is one."""
    danger = [colour for colour in range(COLOURS) if _one_more_costs(state, seat, colour)]
    cards = state.injury_deck if any(state.injury_deck) else state.injury_discard
    at = seat * COLOURS
    return {
        "danger": [HUES[colour] for colour in danger],
        "next_injury": _rounded(sum(cards[colour] for colour in danger) / max(1, sum(cards))),
        "titan": [_titan_injuries(state, seat, roll) for roll in range(1, FACES + 1)],
        "to_throne": {god: _to_throne(state, state.rows[at + number]) for number, god in enumerate(GODS)},
        "room": _room(state, seat),
        "home": state.distance(seat, state.board.zeus),
    }


def _one_more_costs(state: Delphi, seat: int, colour: int) -> bool:
    """Heroes discard injuries of their colour at once."""
    if must_recover(state, seat):
        return False
    before = state.injuries[:], state.injury_discard[:]
    state.injuries[seat * COLOURS + colour] += 1
    state.tend(seat)
    costs = must_recover(state, seat)
    state.injuries, state.injury_discard = before
    return costs


def _titan_injuries(state: Delphi, seat: int, roll: int) -> int:
    """How many injuries a roll of the titan die brings the seat (R-DEL-216 to R-DEL-218)."""
    twin = state.copy()
    tell = twin.tell = Tell()
    twin.agenda.append(Titan(roll))
    twin.agenda[-1].run(twin)
    return sum(1 for event in tell.events if event.kind == "draws-injury" and event.values["seat"] == seat)


# --- what dice and cards reach


def _whose(view: View) -> int:
    """One's own hand; a spectator sees that of the seat whose turn it is."""
    if view["audience"] >= 0:
        return int(view["audience"])
    return int(view["active"] if view["active"] != NONE else view["start"])


def _hand(state: Delphi, seat: int, phase: str) -> Hint:
    """Dice are rolled for the next turn: outside one's own actions all of them lie ready. `die` and `card`: for each
    face that can be used, the colours it can have, their price, and the water in reach with the favours left; `here`:
    for each colour, what it can do besides from where the ship lies."""
    if seat != state.active or phase == "oracle":
        _begin_anew(state)
    dice = state.dice[seat * DICE : seat * DICE + DICE]
    ready = {face for number, face in enumerate(dice) if not state.spent >> number & 1}
    cards = [face for face in range(COLOURS) if may_use_card(state, seat, face)]
    return {
        "seat": seat,
        "dice": [{"face": HUES[face], "spent": bool(state.spent >> number & 1)} for number, face in enumerate(dice)],
        "die": {HUES[face]: _colours_of(state, seat, BY_DIE, face) for face in sorted(ready)},
        "card": {HUES[face]: _colours_of(state, seat, BY_CARD, face) for face in cards},
        "here": {hue: _here(state, seat, colour) for colour, hue in enumerate(HUES)},
    }


def _begin_anew(state: Delphi) -> None:
    """As a turn begins (only on an imagined state)."""
    state.spent = 0
    state.cards_used = 0
    state.apollo_cards = [0] * COLOURS
    state.free_colours = 0
    state.all_free = False


def _colours_of(state: Delphi, seat: int, source: int, face: int) -> list[Hint]:
    found: list[Hint] = []
    for colour, hue in enumerate(HUES):
        price = recolour_cost(state, seat, source, face, colour)
        free = bool(price and state.free_colours)
        if free or price <= state.favours[seat]:
            left = state.favours[seat] - (0 if free else price)
            water = _water(state, seat, source, colour, left, face == colour)
            found.append({"colour": hue, "price": 0 if free else price, "free": free, "left": left, "water": water})
    return found


def _water(state: Delphi, seat: int, source: int, colour: int, favours: int, plain: bool) -> dict[str, int]:
    """The spaces a move can end on, with the favours it costs besides the colour."""
    reach = sail_range(state, seat, source, colour)
    return {
        state.board.names[space]: max(0, state.distance(seat, space) - reach)
        for space in members(sail_targets(state, seat, source, colour, favours, plain))
    }
