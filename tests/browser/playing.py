"""People who play in a browser: they see what is asked, point at what is lit, and take what the page offers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from tests.browser.pointing import WAYS
from tests.browser.pointing.way import Offer, Way

ROOT = Path(__file__).parents[2]
EYES = Path(__file__).with_name("eyes.js").read_text("utf-8")
NOTHING = ""
OVER = "over"

Message = dict[str, Any]


@cache
def words(language: str = "en", game: str = "") -> dict[str, str]:
    """The one-line messages of all catalogues; what games say differently, as this one does."""
    folders = ["web/src/text", "src/aegean/text"]
    for name in (*WAYS, *([game] if game else [])):
        folders += [f"web/src/games/{name}/text", f"src/aegean/games/{name}/text"]
    found: dict[str, str] = {}
    for folder in folders:
        text = (ROOT / folder / f"{language}.ftl").read_text("utf-8")
        found |= dict(re.findall(r"^([a-zA-Z0-9-]+) = (.+)$", text, re.MULTILINE))
    return found


class Player:
    """Somebody at a page of their own."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language
        self.heard: list[Message] = []  # every message of the server, as it came over the wire
        self.turns: dict[str, int] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(json.loads(data)))

    # --- what there is to see

    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.prompt")

    @property
    def options(self) -> Locator:
        return self.page.locator("[data-options] button")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".confirm button.primary")

    @property
    def notice(self) -> Locator:
        return self.prompt.locator(".notice")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog", name=words(self.language)["web-over"])

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    def thing(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]').first

    def button(self, word: str) -> Locator:
        """A button by the name of its message."""
        return self.page.get_by_role("button", name=words(self.language)[word], exact=True)

    @property
    def way(self) -> Way:
        """How the actions of the game at this table are said."""
        return WAYS[self.status["game"]]

    @property
    def words(self) -> dict[str, str]:
        return words(self.language, self.way.game)

    @property
    def status(self) -> Message:
        found: Message = self.page.evaluate("seen.shown")
        return found

    @property
    def decision(self) -> Message:
        found: Message = self.page.evaluate("seen.shown.decisions[0]")
        return found

    @property
    def asked(self) -> str:
        self.page.wait_for_function("() => asked() !== null")
        found: str = self.page.evaluate("asked()") or NOTHING
        return found

    def wait_until_asked(self, but: str = NOTHING) -> str:
        """The name of the question, another one than `but`; `OVER` if the match is."""
        found: str = self.page.wait_for_function(
            "(but) => { const now = asked(); return now && now !== but ? now : false }", arg=but
        ).json_value()
        return found

    def wait_until_over(self, of: str) -> None:
        """Until this question has been answered, whoever is asked then."""
        self.page.wait_for_function("(of) => asked() !== null && asked() !== of", arg=of)

    # --- what one can do

    def open(self, path: str) -> Player:
        self.page.goto(path)
        return self

    def point(self, target: str) -> None:
        """A click on a thing of the table, where it can be clicked."""
        if not self.way.point(self, target):
            self.page.mouse.click(*self.spot(target))

    def spot(self, target: str) -> list[float]:
        """Where on the screen a thing of the table can be clicked."""
        try:
            found: list[float] = self.page.wait_for_function("(target) => pointOn(target)", arg=target).json_value()
        except TimeoutError:
            raise AssertionError(f"{target} cannot be clicked: it is not there, or something lies over it") from None
        return found

    def take(self, kind: str) -> None:
        """The verb of a kind of action."""
        verb = self.words[f"web-{self.way.game}-verb-{kind}"]
        self.options.filter(has=self.page.get_by_text(verb, exact=True)).first.click()

    def start(self, offer: Offer) -> None:
        """Point at all parts of an action but do not say yes a second time."""
        if self.way.start(self, offer):
            return
        parts = self.way.parts
        way = parts(offer)
        if offer["kind"] == "end":
            self.button("web-end").click()
            return
        if not way:
            self.options.filter(has=self.page.get_by_text(offer["label"], exact=True)).first.click()
            return
        left = self.decision["actions"]
        if self.way.verbs and len({one["kind"] for one in left if parts(one)[:1] == way[:1]}) > 1:
            self.take(offer["kind"])
            left = [one for one in left if one["kind"] == offer["kind"]]
            if len(left) == 1 and all(part.startswith("n:") for part in way):
                return
        for at, part in enumerate(way, start=1):
            self.point(part)
            left = [one for one in left if parts(one)[:at] == way[:at]]
            if len(left) == 1 and all(missing.startswith("n:") for missing in way[at:]):
                break

    def play(self, offer: Offer) -> int:
        """Play an action by pointing, also if it cannot be taken back. How many clicks it took."""
        before = self.clicks
        asked = self.asked
        self.start(offer)
        self.say_yes(asked)
        return self.clicks - before

    def say_yes(self, asked: str) -> None:
        """Something was chosen: a second yes, if it needs one."""
        self.page.wait_for_function("(of) => answered(of)", arg=asked)
        if self.confirm.count():
            self.confirm.click()
        self.wait_until_over(asked)

    def say_part(self, act: Callable[[], None], yes: Callable[[], None] | None = None) -> bool:
        """Do what says an action or a part of it, and give the second yes if it needs one. Whether that answered."""
        asked, before = self.asked, self.page.evaluate("chosen()")
        act()
        self.page.wait_for_function("([of, before]) => takenIn(of, before)", arg=[asked, before])
        if self.confirm.count():
            (yes or self.confirm.click)()
            self.wait_until_over(asked)
        return self.asked != asked

    @property
    def clicks(self) -> int:
        found: int = self.page.evaluate("seen.clicks")
        return found

    @property
    def answers(self) -> list[float]:
        """Milliseconds from a click that played to the new position on screen."""
        found: list[float] = self.page.evaluate("seen.answers")
        return found

    def sensible(self) -> Offer:
        """An action that a beginner might choose."""
        return self.way.sensible(self)

    def play_until(self, enough: Callable[[Player], bool], most: int = 80) -> list[int]:
        """Play sensibly as long as it is not enough. Clicks of each decision."""
        clicks: list[int] = []
        while len(clicks) < most:
            if self.wait_until_asked() == OVER or enough(self):
                return clicks
            clicks.append(self.play(self.sensible()))
        raise AssertionError(f"still not there after {most} decisions")


def level(*players: Player) -> int:
    """Wait until all pages have come as far as the first of them. The step that all have seen."""
    for player in players:
        player.page.wait_for_function("() => asked() !== null")
    seq: int = max(player.status["seq"] for player in players)
    for player in players:
        player.page.wait_for_function("(seq) => asked() !== null && seen.shown.seq >= seq", arg=seq)
    return seq


def expect_no_notice(player: Player) -> None:
    expect(player.notice).to_have_count(0)
