"""The names of the pieces and cards, as small numbers inside and as words at the edge."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
MOST_PLAYERS: Final = 5
PLAYER_COLOURS: Final = ("red", "blue", "green", "yellow", "purple")

# Terrain (R-CIV-172). UNKNOWN is a square of a tile that nobody has revealed.
GRASSLAND: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
DESERT: Final = 3
WATER: Final = 4
UNKNOWN: Final = 5
TERRAINS: Final = ("grassland", "forest", "mountain", "desert", "water")

# Resources; the first four have tokens in the market (R-CIV-008, 009).
INCENSE: Final = 0
IRON: Final = 1
SILK: Final = 2
WHEAT: Final = 3
SPY: Final = 4
URANIUM: Final = 5
RESOURCES: Final[tuple[str, ...]] = ("incense", "iron", "silk", "wheat", "spy", "uranium")
GOODS: Final = 4

# What a square yields is one number with a field of eight bits for each of these, so that yields can be added.
PRODUCTION: Final = 0
TRADE: Final = 8
CULTURE: Final = 16
COIN: Final = 24
COMBAT: Final = 32
FIELD: Final = 255


def yield_of(production: int = 0, trade: int = 0, culture: int = 0, coin: int = 0, combat: int = 0) -> int:
    return production | trade << TRADE | culture << CULTURE | coin << COIN | combat << COMBAT


# By terrain (R-CIV-100, 464).
TERRAIN_YIELDS: Final = (yield_of(), yield_of(2), yield_of(1), yield_of(trade=1), yield_of(trade=1), 0)

# Figures: a number is seat * 10 + place, seven armies, then three scouts (R-CIV-003, 006).
FIGURES: Final = 10
FIRST_SCOUT: Final = 7
ARMIES: Final = 6
SCOUTS: Final = 2
ARMY: Final = 0
SCOUT: Final = 1
FIGURE_KINDS: Final = ("army", "scout")

# Cities: a number is seat * 3 + place; the capital, later the metropolis, comes first (R-CIV-003).
CITIES: Final = 3
CAPITAL: Final = 0
NO_MARKER: Final = 0
FORTIFICATION: Final = 1
CARAVAN: Final = 2
CITY_MARKERS: Final[tuple[str, ...]] = ("none", "fortification", "caravan")
FORTIFY_SUPPLY: Final = 15

# Building families and their faces: face = family * 2, or one more for the upgrade (R-CIV-007, 172 to 177).
HARBOR: Final = 0
TRADING_POST: Final = 2
WORKSHOP: Final = 4
IRON_MINE: Final = 5
LIBRARY: Final = 6
UNIVERSITY: Final = 7
GRANARY: Final = 8
AQUEDUCT: Final = 9
MARKET: Final = 10
BANK: Final = 11
TEMPLE: Final = 12
CATHEDRAL: Final = 13
BARRACKS: Final = 14
ACADEMY: Final = 15
BUILDINGS: Final = (
    "harbor", "", "trading_post", "", "workshop", "iron_mine", "library", "university", "granary", "aqueduct",
    "market", "bank", "temple", "cathedral", "barracks", "academy",
)  # fmt: skip
FAMILIES: Final = 8
FACES: Final = 16
FIRST_STAR: Final = 5  # families from here on are star buildings
POOLS: Final = (10, 6, 6, 6, 6, 5, 5, 5)  # by family

# Great people: types of markers, three of each (R-CIV-028, 251).
ARTIST: Final = 0
BUILDER: Final = 1
GENERAL: Final = 2
HUMANITARIAN: Final = 3
INDUSTRIALIST: Final = 4
SCIENTIST: Final = 5
PERSON_TYPES: Final = ("artist", "builder", "general", "humanitarian", "industrialist", "scientist")
TYPES: Final = 6
MARKERS_PER_TYPE: Final = 3
CARDS_PER_TYPE: Final = 7

# What stands on a square: nothing, a building, a wonder or a great person.
NOTHING: Final = 0
A_BUILDING: Final = 1  # + face
A_WONDER: Final = 20  # + wonder
A_PERSON: Final = 50  # + type
PIECES: Final = 56

# Units: types, and a class is type * 3 + how strong the card is among its type (R-CIV-158, 341).
INFANTRY: Final = 0
MOUNTED: Final = 1
ARTILLERY: Final = 2
AIRCRAFT: Final = 3
UNITS: Final = ("infantry", "mounted", "artillery", "aircraft")
UNIT_TYPES: Final = 4
GRADES: Final = 3
CLASSES: Final = UNIT_TYPES * GRADES
UNIT_CARDS: Final = (3, 9, 3, 3, 9, 3, 3, 9, 3, 3, 3, 2)  # by class
AIRCRAFT_STRENGTH: Final = 5  # of the weakest
UNIT_COSTS: Final = (5, 7, 9, 11)  # by rank
AIRCRAFT_COST: Final = 12

# Governments (R-CIV-090 to R-CIV-097).
ANARCHY: Final = 0
DESPOTISM: Final = 1
REPUBLIC: Final = 2
FEUDALISM: Final = 3
DEMOCRATIC: Final = 4
MONARCHIC: Final = 5
COMMUNIST: Final = 6
FUNDAMENTALISM: Final = 7
GOVERNMENTS: Final[tuple[str, ...]] = (
    "anarchy", "despotism", "republic", "feudalism", "democracy", "monarchy", "communism", "fundamentalism",
)  # fmt: skip

# Civilizations (R-CIV-500 to R-CIV-509).
AMERICA: Final = 0
CHINA: Final = 1
EGYPT: Final = 2
GERMANY: Final = 3
ROME: Final = 4
RUSSIA: Final = 5
ARABIA: Final = 6
GREECE: Final = 7
INDIA: Final = 8
SPAIN: Final = 9
CIVILIZATIONS: Final[tuple[str, ...]] = (
    "america", "china", "egypt", "germany", "rome", "russia", "arabia", "greece", "india", "spain",
)  # fmt: skip

# Places of coin tokens (R-CIV-420, 422). The first four are techs that hold at most four.
ON_CODE_OF_LAWS: Final = 0
ON_POTTERY: Final = 1
ON_DEMOCRACY: Final = 2
ON_PRINTING_PRESS: Final = 3
ON_SHEET: Final = 4
ON_PANAMA_CANAL: Final = 5
COIN_PLACES: Final[tuple[str, ...]] = (
    "code_of_laws",
    "pottery",
    "democracy",
    "printing_press",
    "sheet",
    "panama_canal",
)
PLACES: Final = 6
MOST_ON_TECH: Final = 4

# Investments (R-CIV-427).
MILITARY_INDUSTRIAL_COMPLEX: Final = 0
INFRASTRUCTURE: Final = 1
PUBLIC_EDUCATION: Final = 2
ENDOWMENT_FOR_THE_ARTS: Final = 3
INVESTMENTS: Final[tuple[str, ...]] = (
    "military_industrial_complex", "infrastructure", "public_education", "endowment_for_the_arts",
)  # fmt: skip
INVESTMENT_MARKERS: Final = 23

# Hut and village markers: what they show (R-CIV-297). The first six are the resources.
MARK_GREAT_PERSON: Final = 6
MARK_BARBARIAN: Final = 7
MARK_WORKERS: Final = 8
MARK_ART_3: Final = 9
MARK_ART_6: Final = 10
MARK_TEACHER: Final = 11
MARK_WEALTH: Final = 12
MARKS: Final[tuple[str, ...]] = (
    *RESOURCES, "great_person", "friendly_barbarian", "friendly_workers", "native_art_3", "native_art_6", "teacher",
    "wealth",
)  # fmt: skip
HUT: Final = 0
VILLAGE: Final = 1
BACKS: Final[tuple[str, ...]] = ("hut", "village")
HUT_MARKS: Final = (6, 3, 6, 7, 4, 0, 0, 2, 0, 1, 0, 1, 0)  # by mark
VILLAGE_MARKS: Final = (0, 3, 0, 0, 4, 3, 2, 0, 1, 0, 1, 0, 1)

# Relics (R-CIV-311 to R-CIV-314).
ATLANTIS: Final = 0
SCHOOL_OF_CONFUCIUS: Final = 1
SEVEN_CITIES: Final = 2
RELICS: Final[tuple[str, ...]] = ("atlantis", "school_of_confucius", "seven_cities_of_gold")

# Phases (R-CIV-070).
START_OF_TURN: Final = 0
TRADING: Final = 1
CITY_MANAGEMENT: Final = 2
MOVEMENT: Final = 3
RESEARCH: Final = 4
PHASES: Final = ("start_of_turn", "trade", "city_management", "movement", "research")

MOST_TRADE: Final = 27
WINNING_COINS: Final = 15
LAST_SPACE: Final = 21

# Techs, by level (R-CIV-390).
T_ANIMAL_HUSBANDRY: Final = 0
T_AGRICULTURE: Final = 1
T_CODE_OF_LAWS: Final = 2
T_CURRENCY: Final = 3
T_HORSEBACK_RIDING: Final = 4
T_MASONRY: Final = 5
T_METALWORKING: Final = 6
T_NAVIGATION: Final = 7
T_PHILOSOPHY: Final = 8
T_POTTERY: Final = 9
T_WRITING: Final = 10
T_CHIVALRY: Final = 11
T_CIVIL_SERVICE: Final = 12
T_CONSTRUCTION: Final = 13
T_DEMOCRACY: Final = 14
T_ENGINEERING: Final = 15
T_IRRIGATION: Final = 16
T_MATHEMATICS: Final = 17
T_MONARCHY: Final = 18
T_MYSTICISM: Final = 19
T_PRINTING_PRESS: Final = 20
T_SAILING: Final = 21
T_BANKING: Final = 22
T_BIOLOGY: Final = 23
T_COMMUNISM: Final = 24
T_ECOLOGY: Final = 25
T_GUNPOWDER: Final = 26
T_METAL_CASTING: Final = 27
T_MILITARY_SCIENCE: Final = 28
T_RAILROAD: Final = 29
T_STEAM_POWER: Final = 30
T_THEOLOGY: Final = 31
T_ATOMIC_THEORY: Final = 32
T_BALLISTICS: Final = 33
T_COMBUSTION: Final = 34
T_COMPUTERS: Final = 35
T_FLIGHT: Final = 36
T_MASS_MEDIA: Final = 37
T_PLASTICS: Final = 38
T_REPLACEABLE_PARTS: Final = 39
T_SPACE_FLIGHT: Final = 40
TECHS: Final[tuple[str, ...]] = (
    "animal_husbandry", "agriculture", "code_of_laws", "currency", "horseback_riding", "masonry", "metalworking",
    "navigation", "philosophy", "pottery", "writing", "chivalry", "civil_service", "construction", "democracy",
    "engineering", "irrigation", "mathematics", "monarchy", "mysticism", "printing_press", "sailing", "banking",
    "biology", "communism", "ecology", "gunpowder", "metal_casting", "military_science", "railroad", "steam_power",
    "theology", "atomic_theory", "ballistics", "combustion", "computers", "flight", "mass_media", "plastics",
    "replaceable_parts", "space_flight",
)  # fmt: skip
TECH_LEVELS: Final = (1,) * 11 + (2,) * 11 + (3,) * 10 + (4,) * 8 + (5,)

# Wonders: seven of each age (R-CIV-024).
W_STONEHENGE: Final = 0
W_COLOSSUS: Final = 1
W_HANGING_GARDENS: Final = 2
W_ORACLE: Final = 3
W_CHICHEN_ITZA: Final = 4
W_GREAT_WALL: Final = 5
W_PYRAMIDS: Final = 6
W_ANGKOR_WAT: Final = 7
W_HIMEJI: Final = 8
W_PORCELAIN_TOWER: Final = 9
W_LOUVRE: Final = 10
W_BRANDENBURG_GATE: Final = 11
W_MACHU_PICCHU: Final = 12
W_TAJ_MAHAL: Final = 13
W_PANAMA_CANAL: Final = 14
W_STATUE_OF_LIBERTY: Final = 15
W_SYDNEY_OPERA_HOUSE: Final = 16
W_UNITED_NATIONS: Final = 17
W_BIG_BEN: Final = 18
W_CRISTO_REDENTOR: Final = 19
W_KREMLIN: Final = 20
WONDERS: Final[tuple[str, ...]] = (
    "stonehenge", "colossus", "hanging_gardens", "oracle", "chichen_itza", "great_wall", "pyramids", "angkor_wat",
    "himeji", "porcelain_tower", "louvre", "brandenburg_gate", "machu_picchu", "taj_mahal", "panama_canal",
    "statue_of_liberty", "sydney_opera_house", "united_nations", "big_ben", "cristo_redentor", "kremlin",
)  # fmt: skip
PER_AGE: Final = 7
ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2
AGES: Final = ("ancient", "medieval", "modern")

# Culture events, by level, with the copies of each (R-CIV-023).
E_GIFT_FROM_AFAR: Final = 0
E_BREAD_AND_CIRCUSES: Final = 1
E_COUNTERFEITERS: Final = 2
E_DEFECTION: Final = 3
E_DISORIENTED: Final = 4
E_DROUGHT: Final = 5
E_DUTY_AND_HONOR: Final = 6
E_EXCHANGE_OF_IDEAS: Final = 7
E_SABOTAGE: Final = 8
E_REVOLT_1: Final = 9
E_FESTIVAL_1: Final = 10
E_GENEROUS_GIFT: Final = 11
E_CATASTROPHE: Final = 12
E_DEFORESTATION: Final = 13
E_DEPRESSION: Final = 14
E_FLOODING: Final = 15
E_JOUSTING_TOURNEY: Final = 16
E_KNOWLEDGE_SHARED: Final = 17
E_LOST: Final = 18
E_MASS_DEFECTION: Final = 19
E_NATIONALISM: Final = 20
E_REVOLT_2: Final = 21
E_FESTIVAL_2: Final = 22
E_PRINCELY_GIFT: Final = 23
E_BANK_SCANDAL: Final = 24
E_DISASTER: Final = 25
E_OUT_OF_POSITION: Final = 26
E_PATRIOTISM: Final = 27
E_PRIMETIME_TV: Final = 28
E_THINK_TANK: Final = 29
E_FESTIVAL_3: Final = 30
E_WHOLESALE_DEFECTION: Final = 31
EVENTS: Final[tuple[str, ...]] = (
    "gift_from_afar", "bread_and_circuses", "counterfeiters", "defection", "disoriented", "drought", "duty_and_honor",
    "exchange_of_ideas", "sabotage", "revolt_1", "festival_1", "generous_gift", "catastrophe", "deforestation",
    "depression", "flooding", "jousting_tourney", "knowledge_shared", "lost", "mass_defection", "nationalism",
    "revolt_2", "festival_2", "princely_gift", "bank_scandal", "disaster", "out_of_position", "patriotism",
    "primetime_tv", "think_tank", "festival_3", "wholesale_defection",
)  # fmt: skip
EVENT_LEVELS: Final = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3)
EVENT_COPIES: Final = (3, 2, 2, 2, 1, 2, 2, 3, 2, 1, 3, 3, 1, 2, 1, 1, 2, 3, 1, 2, 2, 1, 2, 2, 1, 1, 1, 1, 2, 2, 1, 2)

# Great person cards: seven of each type, in the order of the types (R-CIV-254).
P_AKIRA_KUROSAWA: Final = 0
P_FRIDA_KAHLO: Final = 1
P_JERRY_GARCIA: Final = 2
P_MARK_TWAIN: Final = 3
P_MICHELANGELO: Final = 4
P_VALMIKI: Final = 5
P_WILLIAM_SHAKESPEARE: Final = 6
P_ADA_LOVELACE: Final = 7
P_ARCHIMEDES: Final = 8
P_FRANK_LLOYD_WRIGHT: Final = 9
P_HENRY_FORD: Final = 10
P_NIKOLA_TESLA: Final = 11
P_ORVILLE_WRIGHT: Final = 12
P_THOMAS_EDISON: Final = 13
P_GEORGY_ZHUKOV: Final = 14
P_GUSTAVUS_ADOLPHUS: Final = 15
P_HANNIBAL: Final = 16
P_JOAN_OF_ARC: Final = 17
P_KHALID_IBN_AL_WALID: Final = 18
P_LEONIDAS: Final = 19
P_SUN_TZU: Final = 20
P_MARTIN_LUTHER_KING: Final = 21
P_FLORENCE_NIGHTINGALE: Final = 22
P_JACQUES_COUSTEAU: Final = 23
P_JIM_HENSON: Final = 24
P_MOTHER_TERESA: Final = 25
P_ST_FRANCIS: Final = 26
P_SUSAN_B_ANTHONY: Final = 27
P_AP_GIANNINI: Final = 28
P_ADAM_SMITH: Final = 29
P_ANDREW_CARNEGIE: Final = 30
P_CAPTAIN_COOK: Final = 31
P_LORENZO_DE_MEDICI: Final = 32
P_MARCO_POLO: Final = 33
P_ZHENG_HE: Final = 34
P_ALAN_TURING: Final = 35
P_ALBERT_EINSTEIN: Final = 36
P_CHARLES_DARWIN: Final = 37
P_GALILEO_GALILEI: Final = 38
P_LOUIS_PASTEUR: Final = 39
P_MARIE_CURIE: Final = 40
P_ISAAC_NEWTON: Final = 41
PERSONS: Final[tuple[str, ...]] = (
    "akira_kurosawa", "frida_kahlo", "jerry_garcia", "mark_twain", "michelangelo", "valmiki", "william_shakespeare",
    "ada_lovelace", "archimedes", "frank_lloyd_wright", "henry_ford", "nikola_tesla", "orville_wright",
    "thomas_edison", "georgy_zhukov", "gustavus_adolphus", "hannibal", "joan_of_arc", "khalid_ibn_al_walid",
    "leonidas", "sun_tzu", "martin_luther_king", "florence_nightingale", "jacques_cousteau", "jim_henson",
    "mother_teresa", "st_francis", "susan_b_anthony", "ap_giannini", "adam_smith", "andrew_carnegie", "captain_cook",
    "lorenzo_de_medici", "marco_polo", "zheng_he", "alan_turing", "albert_einstein", "charles_darwin",
    "galileo_galilei", "louis_pasteur", "marie_curie", "isaac_newton",
)  # fmt: skip


def _piece_yields() -> list[int]:
    """R-CIV-194, 251, and the buildings: what a piece gives instead of its square's own icons (R-CIV-116)."""
    found = [0] * PIECES
    faces = {
        HARBOR: yield_of(1, 2),
        TRADING_POST: yield_of(trade=2, culture=1),
        WORKSHOP: yield_of(3),
        IRON_MINE: yield_of(4),
        LIBRARY: yield_of(trade=1, culture=1),
        UNIVERSITY: yield_of(trade=2, culture=2),
        GRANARY: yield_of(1, 1),
        AQUEDUCT: yield_of(2, 2),
        MARKET: yield_of(1, 1, 1),
        BANK: yield_of(1, 1, 1, 1),
        TEMPLE: yield_of(culture=2),
        CATHEDRAL: yield_of(culture=3),
        BARRACKS: yield_of(trade=2, combat=2),
        ACADEMY: yield_of(trade=2, combat=4),
    }
    for face, given in faces.items():
        found[A_BUILDING + face] = given
    for wonder in range(len(WONDERS)):
        found[A_WONDER + wonder] = yield_of(culture=1 + wonder // PER_AGE)
    people = (
        yield_of(trade=1, culture=2), yield_of(2, coin=1), yield_of(combat=4), yield_of(1, 1, 1, 1),
        yield_of(culture=2, coin=1), yield_of(1, 2),
    )  # fmt: skip
    for kind, given in enumerate(people):
        found[A_PERSON + kind] = given
    return found


PIECE_YIELDS: Final = _piece_yields()
