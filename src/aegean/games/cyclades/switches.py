"""The switches of ledger section 24, as the table states them and as the engine reads them."""

from __future__ import annotations

from typing import Final

from aegean.core.options import Option, Options

OPTIONS: Final[tuple[Option, ...]] = (
    Option("supply.philosophers", (17, 16), "R-CYC-006"),
    Option("supply.priests", (18, 16), "R-CYC-006"),
    Option("supply.gold", ("unlimited", 98, 100), "R-CYC-007"),
    Option("supply.buildings_limited", (True, False), "R-CYC-013"),
    Option("territory_markers_limited", (False, True), "R-CYC-016"),
    Option("two_player_priests", ("each", "pooled"), "R-CYC-222", players=(2,)),
    Option("two_player_double_apollo", (True, "forced"), "R-CYC-224", players=(2,)),
    Option("two_player_setup", ("corners", "alt-3p-subset", "alt-source-literal"), "R-CYC-216", players=(2,)),
    Option("metropolis_may_destroy_voluntarily", (False, True), "R-CYC-158"),
    Option("last_isle_strict", (True, False), "R-CYC-195"),
    Option("apollo_marker_target", ("any", "own"), "R-CYC-206"),
    Option("several_winners", ("gold", "metropolises_first"), "R-CYC-212"),
    Option("final_tie", ("shared", "turn order"), "R-CYC-214"),
    Option("cycle_limit", (None,), "R-CYC-215", least=1, bounds=True),
    Option("seat_assignment", ("random", "chosen"), "R-CYC-236"),
    Option("gold_open", (False, True), "R-CYC-313"),
    Option("retreat_may_split", (False, True), "R-CYC-193"),
    Option("medusa_blocks_retreat", (True, False), "R-CYC-189"),
    Option("kraken_leaves", ("when called again", "when its card is turned up"), "R-CYC-280"),
    Option("minotaur_alone", ("no defence", "fights alone"), "R-CYC-282"),
    Option("polyphemus_chooser", ("active player", "fleet owner"), "R-CYC-286"),
    Option("sylph_counting", ("per group", "per fleet"), "R-CYC-271"),
    Option("fates_count", ("now", "as paid"), "R-CYC-275"),
    Option("creature_without_target", ("may be bought", "may not"), "R-CYC-257"),
)

UNLIMITED: Final = -1


class Switches:
    """The options as plain fields; shared by all states of a match."""

    def __init__(self, options: Options) -> None:
        self.options = options
        gold = options["supply.gold"]
        limit = options["cycle_limit"]
        philosophers = options["supply.philosophers"]
        priests = options["supply.priests"]
        self.philosophers: int = philosophers if isinstance(philosophers, int) else 0
        self.priests: int = priests if isinstance(priests, int) else 0
        self.gold: int = gold if isinstance(gold, int) else UNLIMITED
        self.buildings_limited = options["supply.buildings_limited"] is True
        self.territory_markers_limited = options["territory_markers_limited"] is True
        self.priests_pooled = options["two_player_priests"] == "pooled"
        self.double_apollo_forced = options["two_player_double_apollo"] == "forced"
        self.two_player_setup = str(options["two_player_setup"])
        self.may_destroy_voluntarily = options["metropolis_may_destroy_voluntarily"] is True
        self.last_isle_strict = options["last_isle_strict"] is True
        self.apollo_own_isles = options["apollo_marker_target"] == "own"
        self.metropolises_first = options["several_winners"] == "metropolises_first"
        self.tie_by_turn_order = options["final_tie"] == "turn order"
        self.cycle_limit: int = limit if isinstance(limit, int) else 0
        self.seats_chosen = options["seat_assignment"] == "chosen"
        self.gold_open = options["gold_open"] is True
        self.retreat_may_split = options["retreat_may_split"] is True
        self.medusa_blocks_retreat = options["medusa_blocks_retreat"] is True
        self.kraken_leaves_with_card = options["kraken_leaves"] == "when its card is turned up"
        self.minotaur_fights_alone = options["minotaur_alone"] == "fights alone"
        self.fleet_owner_chooses = options["polyphemus_chooser"] == "fleet owner"
        self.sylph_per_fleet = options["sylph_counting"] == "per fleet"
        self.fates_as_paid = options["fates_count"] == "as paid"
        self.targets_needed = options["creature_without_target"] == "may not"
