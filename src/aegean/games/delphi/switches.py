"""The switches of ledger section 32, as the table states them and as the engine reads them."""

from __future__ import annotations

from typing import Final

from aegean.core.options import Option, Options

MAPS: Final = ("compact-1", "compact-2", "compact-3", "compact_random_recommended", "compact_random_free")

OPTIONS: Final[tuple[Option, ...]] = (
    Option("map", MAPS, "R-DEL-042"),
    Option("mirrored", (False, True), "R-DEL-009"),
    Option("ship_tiles", ("random", "draft", "first_game"), "R-DEL-038"),
    Option("short_game", (0, 1, 2, 3, 4), "R-DEL-232"),
    Option("player_colours", ("chosen", "random"), "R-DEL-281"),
    Option("round_limit", (None,), "R-DEL-311", least=1, bounds=True),
    Option("apollo", ("one", "all"), "R-DEL-151"),
    Option("apollo_extra_card", (False, True), "R-DEL-152"),
    Option("long_spear_explores", (False, True), "R-DEL-175"),
    Option("extra_action_creature", (False, True), "R-DEL-180"),
    Option("companions_with_cards", (True, False), "R-DEL-165"),
    Option("prayers_with_cards", (True, False), "R-DEL-187"),
    Option("thank_offering_counts_itself", (False, True), "R-DEL-183"),
    Option("keel_passes_zeus", (True, False), "R-DEL-174"),
    Option("open_bays_are_shallows", (False, True), "R-DEL-007"),
    Option("start_equipment_resolves", ("at once", "first turn"), "R-DEL-172"),
    Option("removed_task_frees_colour", (True, False), "R-DEL-204"),
    Option("marked_monsters", ("one of each colour", "any six"), "R-DEL-014"),
    Option("combat_injury", ("drawn", "monster colour"), "R-DEL-113"),
    Option("shrine_letter", ("ignored", "must match"), "R-DEL-099"),
    Option("god_steps_on_rolls", ("at once", "own next turn"), "R-DEL-212"),
)


class Switches:
    """The options as plain fields; shared by all states of a match."""

    def __init__(self, options: Options) -> None:
        self.options = options
        limit = options["round_limit"]
        short = options["short_game"]
        self.map = str(options["map"])
        self.mirrored = options["mirrored"] is True
        self.ships_drafted = options["ship_tiles"] == "draft"
        self.first_game_ships = options["ship_tiles"] == "first_game"
        self.short_game: int = short if isinstance(short, int) else 0
        self.colours_chosen = options["player_colours"] == "chosen"
        self.round_limit: int = limit if isinstance(limit, int) else 0
        self.apollo_frees_all = options["apollo"] == "all"
        self.apollo_extra_card = options["apollo_extra_card"] is True
        self.long_spear_explores = options["long_spear_explores"] is True
        self.extra_action_creature = options["extra_action_creature"] is True
        self.companions_with_cards = options["companions_with_cards"] is True
        self.prayers_with_cards = options["prayers_with_cards"] is True
        self.thank_offering_counts_itself = options["thank_offering_counts_itself"] is True
        self.keel_passes_zeus = options["keel_passes_zeus"] is True
        self.open_bays_are_shallows = options["open_bays_are_shallows"] is True
        self.start_equipment_waits = options["start_equipment_resolves"] == "first turn"
        self.removed_task_frees_colour = options["removed_task_frees_colour"] is True
        self.any_marked_monsters = options["marked_monsters"] == "any six"
        self.monster_hurts = options["combat_injury"] == "monster colour"
        self.letters_matter = options["shrine_letter"] == "must match"
        self.steps_wait = options["god_steps_on_rolls"] == "own next turn"
