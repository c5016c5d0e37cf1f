"""The messages of the WebSocket, as `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Language = Literal["en", "es"]


class Play(msgspec.Struct, tag="play", forbid_unknown_fields=True):
    """Answer the decision that the seat saw at step `seen`."""

    id: CommandId
    seat: int
    seen: int
    action: ActionText


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    id: CommandId
    seat: int
    action: ActionText


class Preview(msgspec.Struct, tag="preview", forbid_unknown_fields=True):
    """What would a legal action do? Nothing is played. With `seen`, a late one is told that it is late."""

    id: CommandId
    seat: int
    action: ActionText
    seen: int | None = None


class Advise(msgspec.Struct, tag="advise", forbid_unknown_fields=True):
    """What would a strong bot do? Of the decision that the seat saw at step `seen`; not at every table (`advice`)."""

    id: CommandId
    seat: int
    seen: int


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last decision, or with `turn` all that may be taken back."""

    id: CommandId
    seat: int
    seen: int
    turn: bool = False


class Propose(msgspec.Struct, tag="propose", forbid_unknown_fields=True):
    id: CommandId
    seat: int
    what: Literal["undo", "takeover"]
    to: int


class Vote(msgspec.Struct, tag="vote", forbid_unknown_fields=True):
    id: CommandId
    seat: int
    yes: bool


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    id: CommandId
    seat: int


class ComeBack(msgspec.Struct, tag="come-back", forbid_unknown_fields=True):
    id: CommandId
    seat: int


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    id: CommandId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    """Tell me what happened after step `after`, and how it stands."""

    after: int = 0
    language: Language | None = None


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


Command = Play | Why | Preview | Advise | Undo | Propose | Vote | Resign | ComeBack | Chat | Resume | Ping
decode_command = msgspec.json.Decoder(Command).decode


class ActionOffer(msgspec.Struct):
    """One legal action: its text form (which is what a client sends back), its label for people, what it is made of
    (`kind`, `values`), the rules it rests on, and what the game says of it beforehand (`hint`: prices, odds ...)."""

    text: str
    label: str
    kind: str
    values: dict[str, Any]
    rules: list[str]
    hint: dict[str, Any]


class DecisionOffer(msgspec.Struct):
    seat: int
    kind: str
    prompt: str
    since: int  # the step that asked; send it back as `seen`
    rules: list[str]
    actions: list[ActionOffer]


class Line(msgspec.Struct):
    """One event: for programs (`kind`, `values`) and for people (`text`)."""

    seq: int
    kind: str
    values: dict[str, Any]
    text: str


class SeatInfo(msgspec.Struct):
    seat: int
    kind: str
    name: str
    level: str
    colour: str
    yours: bool
    here: bool
    resigned: bool
    stand_in: bool
    asked: bool
    left_ms: int | None
    running: bool


class Proposal(msgspec.Struct):
    what: str
    by: int
    to: int
    consents: list[int]
    voters: list[int]


class ForkOf(msgspec.Struct):
    """A sandbox goes on from another match after that move."""

    table: str
    move: int


class Lesson(msgspec.Struct):
    """A guided match: step `step` of `of`, what it says, and the actions it wants now (none: wait, or it is over)."""

    step: int
    of: int
    text: str
    expect: list[str]


class Status(msgspec.Struct, tag="status"):
    """How it stands, for one audience: sent after every step and on `resume`. `told_from`: lines of this step and later
    ones that the client got before were taken back. `aids`: what the game tells of the position beside the view.
    `advice`: here one may ask what a bot would do."""

    table: str
    seq: int
    state: str
    game: str
    options: dict[str, Any]
    public: bool
    owner: bool
    commitment: str
    seats: list[SeatInfo]
    spectators: int
    view: dict[str, Any] | None
    aids: dict[str, Any]
    decisions: list[DecisionOffer]
    can_undo: list[int]
    proposal: Proposal | None
    told_from: int
    lines: list[Line]
    chat: list[ChatLine]
    result: ResultInfo | None
    key: str
    problem: str
    fork_of: ForkOf | None
    lesson: Lesson | None
    advice: bool


class ChatLine(msgspec.Struct):
    seq: int
    name: str
    text: str


class ResultInfo(msgspec.Struct):
    places: list[int]
    reason: str
    text: str


class Ack(msgspec.Struct, tag="ack"):
    """The command was carried out (perhaps earlier: a repeated command gets its first answer)."""

    id: str
    seq: int


class Because(msgspec.Struct, tag="because"):
    """The answer to `why`: legal, or the reason with its rule."""

    id: str
    legal: bool
    reason: str
    rule: str
    text: str


class Previewed(msgspec.Struct, tag="preview"):
    """The answer to `preview`. An action that `seals` cannot be taken back, and what it brings is not told before."""

    id: str
    seals: bool
    view: dict[str, Any] | None
    lines: list[Line]


class Suggestion(msgspec.Struct):
    """An action (its text form), its label, and why a bot would choose it ("": it does not say)."""

    action: str
    label: str
    reason: str


class Advice(msgspec.Struct, tag="advice"):
    """The answer to `advise`: the best action first, then others worth a look."""

    id: str
    suggestions: list[Suggestion]


class Trouble(msgspec.Struct, tag="error"):
    """Nothing was changed. `retry_ms` says when to try again, if that helps."""

    code: str
    text: str
    id: str = ""
    retry_ms: int = 0


class Presence(msgspec.Struct, tag="presence"):
    """The seats whose people are connected (to this process), and how many watch."""

    seats: list[int]
    spectators: int


class Pong(msgspec.Struct, tag="pong"):
    pass


encode = msgspec.json.Encoder().encode
