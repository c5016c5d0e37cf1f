"""Writes the stored records: `python -m tests.civilization.make_records`.

One match a plan, then some of them again while something is missing: a match gives way to one that shows as much
of what the others do not, or more."""

from __future__ import annotations

from pathlib import Path

from aegean.core.match import Match
from aegean.core.record import write_record
from tests.civilization.deeds import ALL, deeds
from tests.civilization.showing import Chosen, Plan, Show

FOLDER = Path(__file__).parents[1] / "records" / "civilization"
CHOSEN: Chosen = {"civilizations": "chosen"}
PLANS = (
    Plan("limit-2p", 2, 9, CHOSEN, turn_limit=3, offers_per_turn=1),
    Plan("economy-plain-3p", 3, 8, CHOSEN, great_person_deck=False, investments=False, barbarian_coin=False),
    Plan("economy-5p", 5, 4, move_great_people=False),
    Plan(
        "economy-4p", 4, 18, CHOSEN, event_timing="whole phase", cancel_in_battle=True,
        dial_after_research="not capped", investment_markers="unlimited", disaster_markers="unlimited",
    ),
    Plan("technology-4p", 4, 22, scout_assignment="at city action", late_protection="lost", leonidas="defence only"),
    Plan("technology-shared-2p", 2, 25, CHOSEN, simultaneous_victory="shared", space_flight_by_learning=False),
    Plan(
        "military-3p", 3, 24, CHOSEN, research_choice="in turn order", killing_scouts_ends_move=False,
        aircraft_trump="all", battle_abilities_per_slot="any", losses_counted="after saving",
    ),
    Plan(
        "culture-2p", 2, 28, CHOSEN, government_profile="ww_2013_replacement",
        endowment_for_the_arts="fame_and_fortune_2011", angkor_wat_discount="philosophy 15", gift_incense=True,
        second_star_building="forbidden", walls_attacker_first=False,
    ),
    Plan("culture-3p", 3, 30, CHOSEN, scouts_share_squares=True, passing_over_stacking_limit=False),
    Plan("culture-long-2p", 2, 30, CHOSEN),
    Plan("economy-long-3p", 3, 24, CHOSEN),
    Plan("military-2p", 2, 24, CHOSEN, government_profile="ww_2013_replacement"),
    Plan("culture-long-3p", 3, 26, CHOSEN),
)  # fmt: skip
LONGEST = 7000  # decisions
TRIES = 12  # until one ends as it should
FEW = 30  # are named
AGAIN = 7  # of the plans are played again
ROUNDS = 8  # so often at most, while something is missing


def ends_well(plan: Plan, match: Match) -> bool:
    result = match.result()
    if result is None or result.reason != plan.reason:
        return False
    return "shared" not in plan.name or len(result.winners()) > 1


def few(left: set[str]) -> str:
    return f": {', '.join(sorted(left))}" if 0 < len(left) <= FEW else ""


class Gallery:
    """What the matches so far show, by plan."""

    def __init__(self) -> None:
        self.shown: dict[str, set[str]] = {}
        self.numbers: dict[str, int] = {}

    def missing(self, but: str = "") -> set[str]:
        """What nobody shows, a plan aside."""
        return ALL.difference(*(shown for name, shown in self.shown.items() if name != but))

    def hang(self, plan: Plan) -> None:
        """The next match of the plan, if it ends well and shows no less of what the others lack."""
        needed = self.missing(plan.name)
        number = self.numbers[plan.name] = self.numbers.get(plan.name, -1) + 1
        match = Show(plan, number, needed).run(LONGEST)
        if not ends_well(plan, match):
            return
        shown = deeds(match)
        if plan.name in self.shown and len(needed & shown) < len(needed & self.shown[plan.name]):
            return
        self.shown[plan.name] = shown
        (FOLDER / f"{plan.name}.txt").write_text(write_record(match), "utf-8")
        left = self.missing()
        told = f"{plan.name} {number}: {len(match.moves)} decisions, {match.state.turn} turns, {len(left)} left to show"
        print(told + few(left), flush=True)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    gallery = Gallery()
    for plan in PLANS:
        for _ in range(TRIES):
            if plan.name not in gallery.shown:
                gallery.hang(plan)
        if plan.name not in gallery.shown:
            raise SystemExit(f"{plan.name}: not found")
    for plan in PLANS[-AGAIN:] * ROUNDS:
        if gallery.missing():
            gallery.hang(plan)
    if gallery.missing():
        raise SystemExit(", ".join(sorted(gallery.missing())))


if __name__ == "__main__":
    main()
