"""All abilities, in a fixed order, so that their numbers are the same everywhere."""

from __future__ import annotations

from aegean.games.civilization.abilities import ABILITIES, register
from aegean.games.civilization.battle_abilities import BATTLE_ABILITIES
from aegean.games.civilization.civ_abilities import CIV_ABILITIES
from aegean.games.civilization.espionage import MOVE_ABILITIES
from aegean.games.civilization.events import EVENT_ABILITIES
from aegean.games.civilization.governments import GOVERNMENT_ABILITIES
from aegean.games.civilization.invest import INVEST_ABILITIES
from aegean.games.civilization.marks import MARK_ABILITIES
from aegean.games.civilization.persons import PERSON_ABILITIES
from aegean.games.civilization.tech_abilities import TECH_ABILITIES
from aegean.games.civilization.wonders import WONDER_ABILITIES

if not ABILITIES:
    register(TECH_ABILITIES)
    register(WONDER_ABILITIES)
    register(EVENT_ABILITIES)
    register(PERSON_ABILITIES)
    register(CIV_ABILITIES)
    register(GOVERNMENT_ABILITIES)
    register(MARK_ABILITIES)
    register(BATTLE_ABILITIES)
    register(INVEST_ABILITIES)
    register(MOVE_ABILITIES)
NUMBERED = tuple(ability.name for ability in ABILITIES)
