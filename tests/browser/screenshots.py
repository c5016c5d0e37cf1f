"""The pictures in `docs/screenshots/`: `make screenshots`.

A real server, real pages, and positions of a recorded match (see `positions`), so that the same code makes the same
pictures. `python -m tests.browser.screenshots offerings end` makes only those."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from io import StringIO
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console

from aegean.cli.show import Show
from aegean.core.record import read_file
from aegean.core.record import replay as replay_record
from aegean.core.text import Text
from aegean.server.settings import Settings
from tests.browser.chromium import find_chromium
from tests.browser.positions import RECORD, lay
from tests.browser.small_png import small_png
from tests.server.running import Server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
DESK = (1440, 900)
PHONE = (390, 844)
SETTLED_MS = 700  # fonts, and what fades in without asking
# moves of the record after which something is worth a picture
OFFERINGS, ACTIONS, BATTLE, METROPOLIS, REPLAYED = 101, 103, 57, 89, 96
DELPHI = Path(__file__).parents[1] / "records" / "delphi" / "zeus-3p.txt"
TURN, REACH, COMBAT, GODS = 509, 72, 236, 230
CIVILIZATION = Path(__file__).parents[1] / "records" / "civilization" / "technology-4p.txt"
MIDDLE_OF_IT = 0.55  # of its moves


class Studio:
    """Ana's browser, with tables that wait for her."""

    def __init__(self, browser: Browser, server: Server, dark: bool, phone: bool) -> None:
        self.server = server
        wide, high = PHONE if phone else DESK
        self.context: BrowserContext = browser.new_context(
            base_url=server.origin,
            viewport={"width": wide, "height": high},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="en-GB",
            is_mobile=phone,
            has_touch=phone,
        )
        made = self.context.request.post("/api/identity", data={"name": "Ana", "language": "en"})
        self.ana: str = made.json()["me"]["id"]

    def table(self, moves: int | None, seat: int = 2, record: Path = RECORD) -> str:
        """A table of three; Ana has this seat, the others wait elsewhere."""
        people = [("luis", "Luis"), ("zoe", "Zoe")]
        people.insert(seat, (self.ana, "Ana"))
        return self.lay(people, moves, record=record)

    def lay(self, people: list[tuple[str, str]], moves: int | None, public: bool = False, record: Path = RECORD) -> str:
        settings = Settings(Path(self.server.where), self.server.database_url)
        return lay(settings, people, moves, record=record, public=public)

    def open(self, path: str, wait_for: str) -> Page:
        page = self.context.new_page()
        page.goto(path)
        page.locator(wait_for).first.wait_for()
        return page

    def sit(self, moves: int | None, seat: int = 2, record: Path = RECORD) -> Page:
        return self.open(f"/t/{self.table(moves, seat, record)}", ".frame")


def lobby(studio: Studio) -> Page:
    studio.table(None)
    studio.table(OFFERINGS)
    studio.table(TURN, record=DELPHI)
    studio.lay([("luis", "Luis"), ("zoe", "Zoe"), ("noa", "Noa")], ACTIONS, public=True)
    return studio.open("/", "text=Your turn")


def offerings(studio: Studio) -> Page:
    page = studio.sit(OFFERINGS)
    page.get_by_role("button", name="Offer 3 GP to Ares").hover()
    return page


def actions(studio: Studio) -> Page:
    return studio.sit(ACTIONS)


def battle(studio: Studio) -> Page:
    return studio.sit(BATTLE)


def metropolis(studio: Studio) -> Page:
    page = studio.sit(METROPOLIS, seat=1)
    page.locator(".found button").first.hover()
    return page


def end(studio: Studio) -> Page:
    page = studio.sit(None)
    page.get_by_role("dialog").wait_for()
    return page


def replay(studio: Studio) -> Page:
    return studio.open(f"/replay/{studio.table(None)}?move={REPLAYED}", ".frame")


def rules(studio: Studio) -> Page:
    page = studio.open("/rules/cyclades", "text=R-CYC-001")
    page.get_by_role("searchbox").fill("kraken")
    return page


def learn(studio: Studio) -> Page:
    made = studio.context.request.post("/api/games/cyclades/lessons/first").json()
    return studio.open(f"/t/{made['status']['table']}", ".frame")


def phone_offerings(studio: Studio) -> Page:
    page = studio.sit(OFFERINGS)
    page.get_by_role("button", name="Market").tap()
    page.get_by_role("button", name="Offer 3 GP to Ares").tap()
    return page


def phone_board(studio: Studio) -> Page:
    return studio.sit(ACTIONS)


def delphi_turn(studio: Studio) -> Page:
    page = studio.sit(TURN, record=DELPHI)
    page.locator('[data-target="die:black"]').hover()
    return page


def delphi_reach(studio: Studio) -> Page:
    return studio.sit(REACH, seat=0, record=DELPHI)


def delphi_combat(studio: Studio) -> Page:
    return studio.sit(COMBAT, seat=1, record=DELPHI)


def delphi_gods(studio: Studio) -> Page:
    return studio.sit(GODS, seat=1, record=DELPHI)


def delphi_end(studio: Studio) -> Page:
    page = studio.sit(None, record=DELPHI)
    page.get_by_role("dialog").wait_for()
    return page


def phone_delphi_board(studio: Studio) -> Page:
    page = studio.sit(TURN, record=DELPHI)
    page.get_by_role("button", name="black die", exact=True).tap()
    return page


def phone_delphi_me(studio: Studio) -> Page:
    page = studio.sit(TURN, record=DELPHI)
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Me").tap()
    return page


def civilization(studio: Studio) -> Page:
    """The terminal: there is no board in the browser yet."""
    match = replay_record(read_file(CIVILIZATION))
    show = Show(plain=False)
    show.console = Console(record=True, width=112, file=StringIO(), force_terminal=True, color_system="truecolor")
    state = match.state_at(int(MIDDLE_OF_IT * len(match.moves)))
    show.table("civilization", match.game.view(state, 0), Text("en", "civilization"), ["Ana", "Luis", "Zoe", "Noa"])
    page = studio.context.new_page()
    page.set_content(f"<body style='margin: 0'>{show.console.export_svg(title='aegean play civilization')}</body>")
    box = page.locator("svg").bounding_box()
    assert box is not None
    page.set_viewport_size({"width": DESK[0], "height": int(box["height"])})
    return page


SHOTS: list[Callable[[Studio], Page]] = [
    lobby, offerings, actions, battle, metropolis, end, replay, rules, learn, phone_offerings, phone_board,
    delphi_turn, delphi_reach, delphi_combat, delphi_gods, delphi_end, phone_delphi_board, phone_delphi_me,
    civilization,
]  # fmt: skip


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(data)
        try:
            server.start()
            browser = playwright.chromium.launch(executable_path=find_chromium())
            for shot in SHOTS:
                name = shot.__name__.replace("_", "-")
                if names and name not in names:
                    continue
                for dark in (False,) if shot is civilization else (False, True):
                    studio = Studio(browser, server, dark, phone=name.startswith("phone"))
                    page = shot(studio)
                    page.wait_for_timeout(SETTLED_MS)
                    file = FOLDER / f"{name}{'-dark' if dark else ''}.png"
                    file.write_bytes(small_png(studio.context, page.screenshot()))
                    print(f"{file.name:24} {file.stat().st_size // 1024} kB")
                    studio.context.close()
            browser.close()
        finally:
            server.close()


if __name__ == "__main__":
    main(sys.argv[1:])
