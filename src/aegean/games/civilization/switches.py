"""The switches of ledger section 31, as the table states them and as the engine reads them."""

from __future__ import annotations

from typing import Final

from aegean.core.options import Option, Options

OPTIONS: Final[tuple[Option, ...]] = (
    Option("great_person_deck", (True, False), "R-CIV-013"),
    Option("investments", (True, False), "R-CIV-013"),
    Option("civilizations", ("drawn", "chosen"), "R-CIV-020"),
    Option("government_profile", ("base_2010", "ww_2013_replacement"), "R-CIV-097"),
    Option("endowment_for_the_arts", ("ww_2013_replacement", "fame_and_fortune_2011"), "R-CIV-237"),
    Option("angkor_wat_discount", ("theology 10", "philosophy 15"), "R-CIV-190"),
    Option("gift_incense", (False, True), "R-CIV-215"),
    Option("leonidas", ("attack and defence", "defence only"), "R-CIV-336"),
    Option("scout_assignment", ("start of turn", "at city action"), "R-CIV-526"),
    Option("second_star_building", ("replaces", "forbidden"), "R-CIV-174"),
    Option("move_great_people", (True, False), "R-CIV-252"),
    Option("event_timing", ("own part", "whole phase"), "R-CIV-242"),
    Option("late_protection", ("returned", "lost"), "R-CIV-484"),
    Option("offers_per_turn", (3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10), "R-CIV-538"),
    Option("passing_over_stacking_limit", (True, False), "R-CIV-273"),
    Option("scouts_share_squares", (False, True), "R-CIV-279"),
    Option("killing_scouts_ends_move", (True, False), "R-CIV-331"),
    Option("walls_attacker_first", (True, False), "R-CIV-114"),
    Option("aircraft_trump", ("none", "all"), "R-CIV-344"),
    Option("battle_abilities_per_slot", ("one", "any"), "R-CIV-600"),
    Option("cancel_in_battle", (False, True), "R-CIV-607"),
    Option("losses_counted", ("before saving", "after saving"), "R-CIV-604"),
    Option("barbarian_coin", (True, False), "R-CIV-356"),
    Option("research_choice", ("secret", "in turn order"), "R-CIV-616"),
    Option("dial_after_research", ("capped", "not capped"), "R-CIV-618"),
    Option("space_flight_by_learning", (True, False), "R-CIV-619"),
    Option("investment_markers", ("23", "unlimited"), "R-CIV-430"),
    Option("disaster_markers", ("limited", "unlimited"), "R-CIV-633"),
    Option("simultaneous_victory", ("turn order", "shared"), "R-CIV-475"),
    Option("turn_limit", (None,), "R-CIV-636", least=1, bounds=True),
)


class Switches:
    """The options as plain fields; shared by all states of a match."""

    def __init__(self, options: Options) -> None:
        self.options = options
        limit = options["turn_limit"]
        offers = options["offers_per_turn"]
        self.person_deck = options["great_person_deck"] is True
        self.investments = options["investments"] is True
        self.civilizations_chosen = options["civilizations"] == "chosen"
        self.later_governments = options["government_profile"] == "ww_2013_replacement"
        self.first_endowment = options["endowment_for_the_arts"] == "fame_and_fortune_2011"
        self.angkor_by_philosophy = options["angkor_wat_discount"] == "philosophy 15"
        self.gifts_as_incense = options["gift_incense"] is True
        self.leonidas_defends_only = options["leonidas"] == "defence only"
        self.assigned_at_action = options["scout_assignment"] == "at city action"
        self.one_star_only = options["second_star_building"] == "forbidden"
        self.people_move = options["move_great_people"] is True
        self.events_all_phase = options["event_timing"] == "whole phase"
        self.hostile_lost = options["late_protection"] == "lost"
        self.offers: int = offers if isinstance(offers, int) else 0
        self.pass_over_limit = options["passing_over_stacking_limit"] is True
        self.scouts_share = options["scouts_share_squares"] is True
        self.scouts_stop_armies = options["killing_scouts_ends_move"] is True
        self.walls_delay = options["walls_attacker_first"] is True
        self.aircraft_trump = options["aircraft_trump"] == "all"
        self.many_abilities = options["battle_abilities_per_slot"] == "any"
        self.cancel_in_battle = options["cancel_in_battle"] is True
        self.losses_after_saving = options["losses_counted"] == "after saving"
        self.barbarian_coin = options["barbarian_coin"] is True
        self.research_in_order = options["research_choice"] == "in turn order"
        self.dial_capped = options["dial_after_research"] == "capped"
        self.learned_space_wins = options["space_flight_by_learning"] is True
        self.markers_unlimited = options["investment_markers"] == "unlimited"
        self.disasters_unlimited = options["disaster_markers"] == "unlimited"
        self.shared_victory = options["simultaneous_victory"] == "shared"
        self.turn_limit: int = limit if isinstance(limit, int) else 0
