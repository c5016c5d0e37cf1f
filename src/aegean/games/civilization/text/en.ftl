### The words of Civilization. The same messages, in the same order, are in es.ftl.

## The colour of the fifth seat (the others are in the shared catalogue)

colour-purple = purple

## Civilizations

civilization-america = America
civilization-china = China
civilization-egypt = Egypt
civilization-germany = Germany
civilization-rome = Rome
civilization-russia = Russia
civilization-arabia = Arabia
civilization-greece = Greece
civilization-india = India
civilization-spain = Spain

civilizationtext-america = You start with Currency, Despotism and a great person. When you rush production, every 3 trade give you 2 production instead of 1.
civilizationtext-china = You start with Writing, Despotism and walls around your capital. Gain 3 culture whenever you explore a hut or conquer a village. After each battle, won or lost, you may return one of your units killed in it to your standing forces.
civilizationtext-egypt = You start with Construction, Despotism and a free ancient wonder in the outskirts of your capital. Once a turn, one of your cities may use its city action to build an unlocked building at no cost.
civilizationtext-germany = You start with Metalworking, Despotism and 2 extra infantry units (3 infantry, 1 artillery and 1 mounted unit). Whenever you research a tech that raises the rank of a unit type or unlocks aircraft, you get a free unit of that type and a resource of your choice from the market. Techs that you only learn do not count.
civilizationtext-rome = You start with Code of Laws and Republic. Advance 1 space on the culture track for free for every wonder you build, every city you found and every city or village you conquer in battle.
civilizationtext-russia = You start with Communism as tech and as government and with 2 armies on the map; you have 7 armies in all. Your stacking limit is always 1 higher than usual (3 at the start). Once a turn, in your Movement, one of your figures may step into the centre of an enemy city and be sacrificed there: you research for free a tech that the owner of the city knows and you can place.
civilizationtext-arabia = You start with Mathematics (artillery at rank II), Despotism and 1 incense, 1 iron, 1 silk and 1 wheat from the market. Gain 1 culture for every resource token or marker you spend. Every coin you invest also lets you advance 1 space on the culture track for free.
civilizationtext-greece = You start with Democracy as tech and as government (infantry at rank II). Whenever you gain a great person, draw two and keep one. Whenever you research or learn a tech, gain 1 culture for every other player who neither knows it nor is researching it now.
civilizationtext-india = You start with Agriculture, Despotism and a metropolis instead of a capital. Any resource you spend may count as incense, iron, silk or wheat. When you devote a city to the arts, gain 1 extra culture for every square of its outskirts with a resource icon that is neither covered nor blockaded.
civilizationtext-spain = You start with Navigation, Despotism and 2 scouts on the map; you have 3 scouts in all. Your travel speed is always 1 higher than usual (3 at the start). Whenever you discover a tile, you may at once build a basic building for free in one of your cities, even one you have not unlocked, but none whose upgrade you know.

## Terrain

terrain-grassland = grassland
terrain-forest = forest
terrain-mountain = mountain
terrain-desert = desert
terrain-water = water

## Resources

resource-incense = incense
resource-iron = iron
resource-silk = silk
resource-wheat = wheat
resource-spy = spy
resource-uranium = uranium

## Figures and markers of cities

figure-army = army
figure-scout = scout
figures-army =
    { $count ->
        [one] army
       *[other] armies
    }
figures-scout =
    { $count ->
        [one] scout
       *[other] scouts
    }

citymarker-fortification = fortification
citymarker-caravan = caravan

## Units: types, and names by type and rank

unit-infantry = infantry
unit-mounted = mounted
unit-artillery = artillery
unit-aircraft = aircraft

unitname-infantry-1 = Warrior
unitname-infantry-2 = Swordsman
unitname-infantry-3 = Musketeer
unitname-infantry-4 = Marine
unitname-mounted-1 = Rider
unitname-mounted-2 = Lancer
unitname-mounted-3 = Cuirassier
unitname-mounted-4 = Armoured Car
unitname-artillery-1 = Slinger
unitname-artillery-2 = Trebuchet
unitname-artillery-3 = Bombard
unitname-artillery-4 = Howitzer
unitname-aircraft-1 = Warplane

## Buildings

building-harbor = Harbor
building-trading-post = Trading Post
building-workshop = Workshop
building-iron-mine = Iron Mine
building-library = Library
building-university = University
building-granary = Granary
building-aqueduct = Aqueduct
building-market = Market
building-bank = Bank
building-temple = Temple
building-cathedral = Cathedral
building-barracks = Barracks
building-academy = Academy

## Governments; the later texts are those of the profile ww_2013_replacement

government-anarchy = Anarchy
government-despotism = Despotism
government-republic = Republic
government-feudalism = Feudalism
government-democracy = Democracy
government-monarchy = Monarchy
government-communism = Communism
government-fundamentalism = Fundamentalism

governmenttext-anarchy = Your capital or metropolis may not take its city action; your other cities act normally. You can leave Anarchy in the Start of Turn of a later turn.
governmenttext-despotism = No bonus and no drawback.
governmenttext-republic = In your Movement, your scouts may enter squares with huts and explore them as armies do; that ends their move. Villages and relics stay closed to scouts without an army.
governmenttext-feudalism = Once in your Start of Turn, you may harvest one resource from the unblockaded outskirts of one of your cities or from the square of an assigned scout. It uses no city action; the market must have the token.
governmenttext-democracy = At the beginning of your Start of Turn, gain 2 trade. You may not attack figures or cities of other players, not even scouts alone; you may attack villages and defend yourself.
governmenttext-monarchy = When your capital or metropolis is devoted to the arts, gain 2 extra culture.
governmenttext-communism = Each of your cities has 2 extra production when it produces. Each city you devote to the arts gives 1 culture less (never below 0).
governmenttext-fundamentalism = Your battle hand is 1 unit larger. In the Trade phase, each of your cities gives 1 trade less (never below 0).

governmenttext-later-anarchy = Your capital or metropolis may not take its city action; your other cities act normally. You can leave Anarchy in the Start of Turn of a later turn.
governmenttext-later-despotism = Each of your cities has 1 extra production when it produces.
governmenttext-later-republic = In your Start of Turn, your armies may found cities as scouts do.
governmenttext-later-feudalism = Once in your Start of Turn, you may harvest one resource from the unblockaded outskirts of one of your cities or from the square of an assigned scout. It uses no city action; the market must have the token.
governmenttext-later-democracy = Counts as 1 coin while it is your government. At the beginning of your Start of Turn, gain 2 trade.
governmenttext-later-monarchy = Once a turn, your capital or metropolis may take a second city action, of another kind than its first.
governmenttext-later-communism = Your battle hand is 1 unit larger. When one of your cities produces, its outskirts count as much production as the outskirts of your best city; everything else is added city by city.
governmenttext-later-fundamentalism = You have +4 combat bonus in every battle. At the beginning of your Start of Turn, gain 1 culture for every army you have on the map.

## Techs and what they bring

tech-animal-husbandry = Animal Husbandry
tech-agriculture = Agriculture
tech-code-of-laws = Code of Laws
tech-currency = Currency
tech-horseback-riding = Horseback Riding
tech-masonry = Masonry
tech-metalworking = Metalworking
tech-navigation = Navigation
tech-philosophy = Philosophy
tech-pottery = Pottery
tech-writing = Writing
tech-chivalry = Chivalry
tech-civil-service = Civil Service
tech-construction = Construction
tech-democracy = Democracy
tech-engineering = Engineering
tech-irrigation = Irrigation
tech-mathematics = Mathematics
tech-monarchy = Monarchy
tech-mysticism = Mysticism
tech-printing-press = Printing Press
tech-sailing = Sailing
tech-banking = Banking
tech-biology = Biology
tech-communism = Communism
tech-ecology = Ecology
tech-gunpowder = Gunpowder
tech-metal-casting = Metal Casting
tech-military-science = Military Science
tech-railroad = Railroad
tech-steam-power = Steam Power
tech-theology = Theology
tech-atomic-theory = Atomic Theory
tech-ballistics = Ballistics
tech-combustion = Combustion
tech-computers = Computers
tech-flight = Flight
tech-mass-media = Mass Media
tech-plastics = Plastics
tech-replaceable-parts = Replaceable Parts
tech-space-flight = Space Flight

techtext-animal-husbandry = The Hanging Gardens cost you 10 instead of 15. Once per battle, in your battle turn, you may remove up to 3 wounds in all from your units in play. Once a turn, in your City Management: pay 1 wheat, and one of your cities has 3 extra production in its next produce action this turn.
techtext-agriculture = Your capital becomes a metropolis at once; if several second squares are possible, you choose. If it cannot grow yet, it must do so in the first Start of Turn when it can.
techtext-code-of-laws = Unlocks the Trading Post and the government Republic. The Oracle costs you 10 instead of 15. The first battle you win each turn, as attacker or defender, puts 1 coin token here (4 at most); battles against barbarians and killed scouts without an army count.
techtext-currency = Unlocks the Market. Chichen Itza costs you 10 instead of 15. Once a turn, in your City Management: pay 1 incense to gain 3 culture.
techtext-horseback-riding = Travel speed 3. Once a turn, in your part of the Trade phase: pay 1 silk to gain 9 trade; then another player of your choice gains 6 trade.
techtext-masonry = Stacking limit 3. Your cities may build walls for 7 production. The Great Wall costs you 10 instead of 15.
techtext-metalworking = Unlocks the Barracks. The Colossus costs you 10 instead of 15. Once a turn, in battle, as you play a unit against an enemy unit: pay 1 iron, and its attack deals 3 extra wounds. It cannot take more wounds itself, and if it is killed before it strikes it deals none.
techtext-navigation = Unlocks the Harbor. Your figures may cross water but may not end their move there.
techtext-philosophy = Unlocks the Temple. Once a turn, in your City Management: pay any 3 resources to gain a great person, if there is a marker left.
techtext-pottery = Your culture hand is 1 card larger. Unlocks the Granary. The Pyramids cost you 10 instead of 15. Once a turn, in your City Management: pay any 2 resources to put 1 coin token here (4 at most).
techtext-writing = Unlocks the Library. Once a turn, when another player announces a city action: pay 1 spy to cancel it, unless it is protected. The action is used up.
techtext-chivalry = Raises your mounted units to rank II. Unlocks the government Feudalism. The Taj Mahal costs you 15 instead of 20. Once a turn, in your City Management: pay 1 incense to gain 5 culture.
techtext-civil-service = Your culture hand is 1 card larger. Counts as 1 coin. Once a turn, when another player plays a culture event: pay 1 spy to cancel it.
techtext-construction = Unlocks the Workshop. The Porcelain Tower costs you 15 instead of 20. Once a turn, in your City Management: pay 1 wheat, and one of your cities has 5 extra production in its next produce action this turn.
techtext-democracy = Raises your infantry to rank II. Unlocks the government Democracy. Once a turn, in your City Management: spend 6 trade to put 1 coin token here (4 at most).
techtext-engineering = Unlocks the Aqueduct and upgrades your Granaries at once. The Panama Canal costs you 20 instead of 25. Once a turn, one of your cities may spend its production on two items, equal or different; their costs together may not exceed the production announced, and the first item adds nothing to it.
techtext-irrigation = You may have 3 cities instead of 2, the capital included. Machu Picchu costs you 15 instead of 20.
techtext-mathematics = Raises your artillery to rank II. Once a turn, in your battle turn: pay 1 iron to deal up to 3 wounds, spread over the enemy units in play as you like.
techtext-monarchy = Unlocks the government Monarchy. The Himeji Samurai Castle costs you 15 instead of 20. Once a turn, in your City Management: pay 1 silk to make an ancient wonder obsolete, built by anybody or still in the market, or to kill a random unit of another player's standing forces.
techtext-mysticism = Whenever you draw a culture event, draw one more from the same deck, keep one of the two and discard the other. Once a turn, in your City Management: pay 1 spy, and another player discards a coin token that you pick, never an investment.
techtext-printing-press = Stacking limit 4. Unlocks the University and upgrades your Libraries at once. The Louvre costs you 15 instead of 20. Once a turn, in your City Management: spend 5 culture to put 1 coin token here (4 at most).
techtext-sailing = Travel speed 4. Your figures may cross water and end their move there.
techtext-banking = Unlocks the Bank and upgrades your Markets at once. Big Ben costs you 20 instead of 25. Once a turn, in your City Management: pay 1 wheat, and one of your cities has 7 extra production in its next produce action this turn.
techtext-biology = Stacking limit 5. Once per battle, in your battle turn, you may remove all wounds from your units in play.
techtext-communism = Unlocks the government Communism. The Kremlin costs you 20 instead of 25. Once a turn, in your Movement or when any player announces a step or an attack: pay 1 spy and choose a square; no figure may leave it for the rest of the turn.
techtext-ecology = Each paid advance on the culture track costs you 1 trade less for every 3 coins you have (never below 0). Once a turn, in your Start of Turn: pay 1 wheat to turn an explored and empty square that is not mountain into another terrain (forest, grassland, desert or water) for the rest of the match.
techtext-gunpowder = Raises your infantry to rank III. Once a turn, in your City Management: pay any 2 resources to make an ancient or medieval wonder obsolete, built by anybody or still in the market, or to destroy any one building.
techtext-metal-casting = Raises your artillery to rank III. The Statue of Liberty costs you 20 instead of 25. Once a turn, in your City Management: pay 1 incense to gain 7 culture.
techtext-military-science = Unlocks the Academy and upgrades your Barracks at once. When one of your cities produces, it has 1 extra production for every 3 coins you have.
techtext-railroad = Unlocks the Iron Mine and upgrades your Workshops at once. Raises your mounted units to rank III. Counts as 1 coin.
techtext-steam-power = Travel speed 5. Your figures may cross water and end their move there. Once a turn, in your City Management: pay 1 silk to put all your figures of one square on any explored water square, within the stacking limit and without enemy figures, a city or a hut, village or relic marker. They may not move again this turn.
techtext-theology = Your culture hand is 1 card larger. Unlocks the Cathedral and upgrades your Temples at once. Unlocks the government Fundamentalism. Angkor Wat costs you 10 instead of 20.
techtext-atomic-theory = Once a turn, in your City Management: pay 1 uranium, and each of your cities gets one more city action (not the capital under Anarchy). Once a turn, in your Movement: pay 1 uranium to destroy a city of any player that is not a capital or metropolis, with all buildings, wonders, great people and figures in its outskirts.
techtext-ballistics = Raises your artillery to rank IV. Once a turn, in your battle turn: pay 1 iron to deal up to 6 wounds, spread over the enemy units in play as you like.
techtext-combustion = Raises your mounted units to rank IV. Once a turn, when one of your armies ends its move on a building of any player, you may destroy that building. When one of your armies attacks a walled city, the walls are destroyed before the battle.
techtext-computers = Counts as 1 coin. Your battle hand and your culture hand are each 1 card larger for every 5 coins you have.
techtext-flight = Travel speed 6. Your figures may cross water and end their move there. Unlocks aircraft (12 production each). Your moving figures may pass squares with enemy figures, huts, villages, relics or enemy cities; if they stop there, they attack or explore as usual.
techtext-mass-media = Cristo Redentor costs you 15 instead of 25. The culture events you play cannot be cancelled. Once a turn, when another player has paid for a resource ability: pay 1 spy to cancel it; what was paid for it is lost.
techtext-plastics = Once in your Start of Turn, you may build for free a unit of an unlocked type, a figure in the outskirts of one of your cities, or an unlocked building in one of your cities. Once a turn, in your City Management: pay 1 wheat, and one of your cities has 10 extra production in its next produce action this turn.
techtext-replaceable-parts = Stacking limit 6. Raises your infantry to rank IV.
techtext-space-flight = Whoever gets this tech wins the match at once by technology. There is only one such card for all players.

## Wonders and what they do

wonder-stonehenge = Stonehenge
wonder-colossus = Colossus
wonder-hanging-gardens = Hanging Gardens
wonder-oracle = Oracle
wonder-chichen-itza = Chichen Itza
wonder-great-wall = Great Wall
wonder-pyramids = Pyramids
wonder-angkor-wat = Angkor Wat
wonder-himeji = Himeji Samurai Castle
wonder-porcelain-tower = Porcelain Tower
wonder-louvre = Louvre
wonder-brandenburg-gate = Brandenburg Gate
wonder-machu-picchu = Machu Picchu
wonder-taj-mahal = Taj Mahal
wonder-panama-canal = Panama Canal
wonder-statue-of-liberty = Statue of Liberty
wonder-sydney-opera-house = Sydney Opera House
wonder-united-nations = United Nations
wonder-big-ben = Big Ben
wonder-cristo-redentor = Cristo Redentor
wonder-kremlin = Kremlin

wondertext-stonehenge = At the beginning of your Start of Turn, gain 1 culture. Costs 10 production.
wondertext-colossus = At the beginning of your Start of Turn, gain 3 trade. Costs 15 production, 10 with Metalworking.
wondertext-hanging-gardens = Once in your Start of Turn, you may build an army or a scout for free on the square of this wonder, within the stacking limit. Costs 15 production, 10 with Animal Husbandry.
wondertext-oracle = In battle you see your opponent's battle hand, also that of barbarians. Costs 15 production, 10 with Code of Laws.
wondertext-chichen-itza = Each of your cities has 3 extra production when it produces. Costs 15 production, 10 with Currency.
wondertext-great-wall = Once in your Start of Turn, you may give walls for free to one of your cities, even without Masonry. Whoever beats you in battle gets 1 loot less (never below 0). Costs 15 production, 10 with Masonry.
wondertext-pyramids = All governments are unlocked for you and you are immune to anarchy: you change government directly, and no event can force Anarchy on you. If this wonder becomes obsolete or is lost while your government is not unlocked otherwise, change at once to one that is. Costs 15 production, 10 with Pottery.
wondertext-angkor-wat = Once a turn, one of your cities may harvest two resources with one action, from one square or from two. Costs 20 production, 10 with Theology.
wondertext-himeji = All your units have 1 more strength in battle: for their attack, for the wounds they can take and for the final total. Costs 20 production, 15 with Monarchy.
wondertext-porcelain-tower = You need 5 trade less to research a tech: level I from 1 trade, II from 6, III from 11, IV from 16 and V from 21. You still research only once a turn. Costs 20 production, 15 with Construction.
wondertext-louvre = At the beginning of your Start of Turn, gain 3 culture. Costs 20 production, 15 with Printing Press.
wondertext-brandenburg-gate = Figures of other players may not stop in the outskirts of your cities; they may only pass through or attack. Those already there must leave in their owner's next Movement if they can. Costs 15 production.
wondertext-machu-picchu = Once a turn, when you invest a coin, you may take a resource of your choice from the market; free investments count. Costs 20 production, 15 with Irrigation.
wondertext-taj-mahal = Once in your Start of Turn, you may build an unlocked building for free in one of your cities. Costs 20 production, 15 with Chivalry.
wondertext-panama-canal = At the beginning of your Start of Turn, put 1 coin token on this wonder unless it is blockaded; there is no maximum. The tokens count only while it is not blockaded and are lost with it. Costs 25 production, 20 with Engineering.
wondertext-statue-of-liberty = Once in your Start of Turn, you may research for free a tech that another player knows and you can place. Your normal research is not used up. Costs 25 production, 20 with Metal Casting.
wondertext-sydney-opera-house = At the beginning of your Start of Turn, advance 1 space on the culture track for free, with the usual reward. Costs 25 production.
wondertext-united-nations = Unless you allow it, culture events of other players cannot target you, your figures, or the squares, buildings and great people of your cities. Costs 20 production.
wondertext-big-ben = At the beginning of your Start of Turn, take one token of each kind of resource that is in the market. Costs 25 production, 20 with Banking.
wondertext-cristo-redentor = Your culture hand is 4 cards larger. Once in your Start of Turn, you may draw two culture events, both from the same deck of your choice. Costs 25 production, 15 with Mass Media.
wondertext-kremlin = Once a turn, you may pay any two other resources instead of one spy. Costs 25 production, 20 with Communism.

## Culture events, with names of our own, and what they do

cultureevent-gift-from-afar = Foreign Gift
cultureevent-bread-and-circuses = Public Games
cultureevent-counterfeiters = False Coin
cultureevent-defection = Defection
cultureevent-disoriented = Wrong Road
cultureevent-drought = Drought
cultureevent-duty-and-honor = Volunteers
cultureevent-exchange-of-ideas = Travelling Scholars
cultureevent-sabotage = Sabotage
cultureevent-revolt-1 = Bread Riots
cultureevent-festival-1 = Harvest Festival
cultureevent-generous-gift = Merchant's Gift
cultureevent-catastrophe = Earthquake
cultureevent-deforestation = Deforestation
cultureevent-depression = Depression
cultureevent-flooding = Flooding
cultureevent-jousting-tourney = Tournament
cultureevent-knowledge-shared = Learned Letters
cultureevent-lost = Thick Fog
cultureevent-mass-defection = Turncoats
cultureevent-nationalism = Nationalism
cultureevent-revolt-2 = Uprising
cultureevent-festival-2 = Royal Jubilee
cultureevent-princely-gift = Royal Gift
cultureevent-bank-scandal = Market Crash
cultureevent-disaster = Great Fire
cultureevent-out-of-position = False Maps
cultureevent-patriotism = Patriotism
cultureevent-primetime-tv = Prime Time
cultureevent-think-tank = Joint Laboratory
cultureevent-festival-3 = Day of the Republic
cultureevent-wholesale-defection = Exodus

cultureeventtext-gift-from-afar = When you pay resources, at any time: use this card as 1 iron, silk, wheat or spy. Then another player of your choice puts a coin token on their civilization sheet.
cultureeventtext-bread-and-circuses = When another player's culture event targets you, one of your figures, or a square, building or great person of one of your cities: cancel it, for all its targets.
cultureeventtext-counterfeiters = In your Start of Turn: another player of your choice discards a coin token that you pick, never an investment.
cultureeventtext-defection = In your Movement, or when any player announces a step or an attack: kill one figure of any player at most 4 squares (no diagonals) from one of your figures or cities.
cultureeventtext-disoriented = In your City Management: choose a square with figures of another player and move them all, as one group, up to 2 squares (no diagonals). They may not enter water, figures of others, huts, villages, relics or foreign cities; they explore and attack nothing and end within their stacking limit.
cultureeventtext-drought = In your Start of Turn: an explored square that is not mountain or desert becomes desert for the rest of the match. It may hold no building, wonder, city centre or relic.
cultureeventtext-duty-and-honor = In your battle, before the units are drawn: 1 free unit of an unlocked type joins your standing forces.
cultureeventtext-exchange-of-ideas = In your Start of Turn: choose another player and learn for free a level I tech that they know and you can place. Then they must, if they can, learn for free a level I tech of yours, of their choice.
cultureeventtext-sabotage = In your Start of Turn: destroy one building of any player at most 4 squares (no diagonals) from one of your figures or cities. It returns to the market.
cultureeventtext-revolt-1 = In your Start of Turn: another player of your choice who is not immune to anarchy changes to Anarchy at once.
cultureeventtext-festival-1 = In your City Management: one of your cities has 4 extra production in its next produce action this turn.
cultureeventtext-generous-gift = When you pay resources, at any time: use this card as 1 iron, silk, wheat or spy.
cultureeventtext-catastrophe = In your Start of Turn: destroy one building of any player at most 6 squares (no diagonals) from one of your figures or cities. It returns to the market.
cultureeventtext-deforestation = In your Start of Turn: an explored forest square becomes grassland for the rest of the match. It may hold no building, wonder, city centre or relic.
cultureeventtext-depression = In your Start of Turn: one or two other players of your choice each discard a coin token that you pick, never an investment.
cultureeventtext-flooding = In your Start of Turn: an explored square that is not mountain or water becomes water for the rest of the match. It may hold no figure and no marker of any kind.
cultureeventtext-jousting-tourney = When another player has just played a culture event: cancel it.
cultureeventtext-knowledge-shared = In your Start of Turn: choose another player and learn for free a tech of level I or II that they know and you can place. Then they must, if they can, learn for free a tech of yours of level I or II, of their choice.
cultureeventtext-lost = In your City Management: choose a square with figures of another player and move them all, as one group, up to 3 squares (no diagonals). They may not enter water, figures of others, huts, villages, relics or foreign cities; they explore and attack nothing and end within their stacking limit.
cultureeventtext-mass-defection = In your Movement, or when any player announces a step or an attack: choose a square at most 6 squares (no diagonals) from one of your figures or cities and kill the great person there or up to 2 figures there.
cultureeventtext-nationalism = In your battle, before the units are drawn: up to 2 free units of unlocked types join your standing forces.
cultureeventtext-revolt-2 = In your Start of Turn: another player of your choice who is not immune to anarchy changes to Anarchy at once.
cultureeventtext-festival-2 = In your City Management: one of your cities has 6 extra production in its next produce action this turn.
cultureeventtext-princely-gift = When you pay resources, at any time: use this card as 1 iron, silk, wheat, spy or uranium.
cultureeventtext-bank-scandal = In your Start of Turn: every other player discards a coin token that you pick, never an investment.
cultureeventtext-disaster = In your Start of Turn: destroy one or two buildings of other players, wherever they are. They return to the market.
cultureeventtext-out-of-position = In your City Management: choose a square with figures of another player and move them all, as one group, up to 4 squares (no diagonals). They may not enter water, figures of others, huts, villages, relics or foreign cities; they explore and attack nothing and end within their stacking limit.
cultureeventtext-patriotism = In your battle, before the units are drawn: up to 3 free units of unlocked types join your standing forces.
cultureeventtext-primetime-tv = When another player has just played a culture event or paid for a resource ability: cancel it. What was paid for the ability is lost.
cultureeventtext-think-tank = In your Start of Turn: choose another player and learn for free a tech of level I, II or III that they know and you can place. Then they must, if they can, learn for free a tech of yours of level I, II or III, of their choice.
cultureeventtext-festival-3 = In your City Management: one of your cities has 8 extra production in its next produce action this turn.
cultureeventtext-wholesale-defection = In your Movement, or when any player announces a step or an attack: choose any square and kill the great person there or up to 2 figures there.

## Great people: types, cards and what they do

persontype-artist = artist
persontype-builder = builder
persontype-general = general
persontype-humanitarian = humanitarian
persontype-industrialist = industrialist
persontype-scientist = scientist

person-akira-kurosawa = Akira Kurosawa
person-frida-kahlo = Frida Kahlo
person-jerry-garcia = Jerry Garcia
person-mark-twain = Mark Twain
person-michelangelo = Michelangelo
person-valmiki = Valmiki
person-william-shakespeare = William Shakespeare
person-ada-lovelace = Ada Lovelace
person-archimedes = Archimedes
person-frank-lloyd-wright = Frank Lloyd Wright
person-henry-ford = Henry Ford
person-nikola-tesla = Nikola Tesla
person-orville-wright = Orville Wright
person-thomas-edison = Thomas Edison
person-georgy-zhukov = Georgy Zhukov
person-gustavus-adolphus = Gustavus Adolphus
person-hannibal = Hannibal
person-joan-of-arc = Joan of Arc
person-khalid-ibn-al-walid = Khalid ibn al-Walid
person-leonidas = Leonidas
person-sun-tzu = Sun Tzu
person-martin-luther-king = Martin Luther King
person-florence-nightingale = Florence Nightingale
person-jacques-cousteau = Jacques Cousteau
person-jim-henson = Jim Henson
person-mother-teresa = Mother Teresa
person-st-francis = St. Francis of Assisi
person-susan-b-anthony = Susan B. Anthony
person-ap-giannini = A. P. Giannini
person-adam-smith = Adam Smith
person-andrew-carnegie = Andrew Carnegie
person-captain-cook = James Cook
person-lorenzo-de-medici = Lorenzo de' Medici
person-marco-polo = Marco Polo
person-zheng-he = Zheng He
person-alan-turing = Alan Turing
person-albert-einstein = Albert Einstein
person-charles-darwin = Charles Darwin
person-galileo-galilei = Galileo Galilei
person-louis-pasteur = Louis Pasteur
person-marie-curie = Marie Curie
person-isaac-newton = Isaac Newton

persontext-akira-kurosawa = Gain 1 culture whenever a city of another player is devoted to the arts.
persontext-frida-kahlo = Discard this card at any time: discard any number of your culture events, then draw up to your hand limit from the deck of your section of the culture track (level I before its first space).
persontext-jerry-garcia = Discard this card as the city action of your capital, if it may act: all your cities are devoted to the arts at once. This cannot be cancelled, and your other cities keep their own actions.
persontext-mark-twain = Discard this card when another player announces a city action, a culture event or a resource ability: it is cancelled. What was paid for the ability is lost.
persontext-michelangelo = Discard this card when you build a wonder: it costs 5 production less, on top of any other discount.
persontext-valmiki = Your culture hand is 2 cards larger.
persontext-william-shakespeare = Whenever your culture marker advances, it may jump over spaces with markers of other players. Cost and reward are those of the space where it stops.
persontext-ada-lovelace = Discard this card in your City Management: one of your cities gets one more city action, even your capital under Anarchy. That action cannot be cancelled.
persontext-archimedes = Gain 3 culture whenever you research a tech that no other player knows or reveals in the same phase.
persontext-frank-lloyd-wright = Discard this card in your City Management: gain 1 trade and 1 culture for every building in the outskirts of your cities, blockaded ones included.
persontext-henry-ford = Your travel speed is 1 higher.
persontext-nikola-tesla = Discard this card when you add a tech of level II, III or IV: it may take a slot of your pyramid one level lower. The trade you need is that of its printed level.
persontext-orville-wright = Discard this card in your Start of Turn: get a free aircraft unit, even without Flight.
persontext-thomas-edison = Discard this card in your Start of Turn: research for free a tech that another player knows and you can place.
persontext-georgy-zhukov = In battle, whenever one of your units is killed, an enemy unit in play of your choice takes 1 wound.
persontext-gustavus-adolphus = Discard this card at the start of a battle: all the units you have drawn are killed and cannot be saved, and as many new free units of unlocked types of your choice take their place.
persontext-hannibal = Discard this card in your City Management: put any number of your figures of one square on another square where you have a figure, within the stacking limit. They may still move this turn.
persontext-joan-of-arc = Discard this card at the start of a battle in which you defend: for this battle your combat bonus rises by the amount of culture you have. You keep the culture.
persontext-khalid-ibn-al-walid = Discard this card at the beginning of any phase: you become first player at once. Next turn the marker passes clockwise from you.
persontext-leonidas = If your opponent has more drawn units than you at the start of a battle, you have +8 combat bonus in it.
persontext-sun-tzu = Once per battle, in your battle turn, you may pay 3 trade instead of playing a unit.
persontext-martin-luther-king = Your city actions cannot be cancelled, and you are immune to anarchy.
persontext-florence-nightingale = Discard this card after a battle, won or lost: all your units killed in it return to your standing forces.
persontext-jacques-cousteau = Discard this card in your Start of Turn: build up to 3 Harbors for free in the outskirts of your cities, even without Navigation.
persontext-jim-henson = Every wonder you build while this card is face up puts a marker on it. At the beginning of your Start of Turn, gain 1 culture and 1 trade for every marker.
persontext-mother-teresa = Once in your Start of Turn, you may move one of your coin tokens to another player's civilization sheet: advance 1 space on the culture track for free.
persontext-st-francis = Discard this card in your City Management: gain 3 culture for every army in your supply, that is, not on the map.
persontext-susan-b-anthony = Each of your cities has 2 extra production when it produces.
persontext-ap-giannini = Whenever you invest a coin, you may build an unlocked building for free in one of your cities; free investments count.
persontext-adam-smith = Counts as 1 coin. It is no token: it cannot be discarded, stolen or invested.
persontext-andrew-carnegie = Discard this card in your City Management: advance 1 space on the culture track for free for every 3 coins you have, with every reward.
persontext-captain-cook = Discard this card in your Movement: your travel speed is doubled for the rest of this turn. Figures that have ended their move gain nothing.
persontext-lorenzo-de-medici = At the beginning of your Start of Turn, gain 1 culture for every 3 coins you have.
persontext-marco-polo = Discard this card at any time: gain 27 trade. Your dial still stops at 27.
persontext-zheng-he = Discard this card at any time: look at all face-down hut and village markers on the map and with other players.
persontext-alan-turing = At the beginning of your Start of Turn, gain 1 trade and 1 culture for every 2 armies in your supply, that is, not on the map.
persontext-albert-einstein = Discard this card in your City Management: turn any amount of your trade into as much culture, or any amount of your culture into as much trade. Trade above 27 is lost.
persontext-charles-darwin = Once a turn, a city you devote to the arts may give you trade instead of culture: all of it, one for one. Trade above 27 is lost.
persontext-galileo-galilei = Discard this card in your City Management: put all your figures of one square on the outer edge of the map on another square of the outer edge where they may end a move, without figures, cities or hut, village or relic markers. They may not move again this turn. The rim of the hole is not an outer edge.
persontext-louis-pasteur = Your stacking limit is 1 higher.
persontext-marie-curie = Discard this card when you pay resources: you may pay any other resource instead of one uranium.
persontext-isaac-newton = In Research, before the tech you choose, you may put this card face down into a free slot of your pyramid, at level I to IV, as a tech without effect. It stays there to the end of the match, whatever happens to your scientists.

## Investments; the text -first is that of the version fame_and_fortune_2011

investment-military-industrial-complex = Military-Industrial Complex
investment-infrastructure = Infrastructure
investment-public-education = Public Education
investment-endowment-for-the-arts = Endowment for the Arts

investmenttext-military-industrial-complex = With 2 markers you have +4 combat bonus in every battle, with 4 markers +8 instead, with 6 markers +12.
investmenttext-infrastructure = With 1 marker each of your cities has 1 extra production when it produces, with 2 markers 2 instead, with 3 markers 3.
investmenttext-public-education = When you place the 3rd, the 6th and the 9th marker, learn at once and for free a tech of your choice that you can place. Each of these three gives its tech only once.
investmenttext-endowment-for-the-arts = With 1 marker your culture hand is 1 card larger. With 2 markers each paid advance on the culture track also costs you 1 culture less, with 4 markers 2 less (never below 0).

investmenttext-endowment-for-the-arts-first = With 1 marker each paid advance on the culture track costs you 1 culture less, with 2 markers 2 less, with 4 markers 3 less (never below 0).

## What hut and village markers show

mark-incense = Incense
mark-iron = Iron
mark-silk = Silk
mark-wheat = Wheat
mark-spy = Spy
mark-uranium = Uranium
mark-great-person = Great Person
mark-friendly-barbarian = Friendly Barbarian
mark-friendly-workers = Friendly Workers
mark-native-art-3 = Native Art (3)
mark-native-art-6 = Native Art (6)
mark-teacher = Teacher
mark-wealth = Wealth

marktext-incense = Keep it face down. Spend it as 1 incense when you pay resources; then it is discarded.
marktext-iron = Keep it face down. Spend it as 1 iron when you pay resources; then it is discarded.
marktext-silk = Keep it face down. Spend it as 1 silk when you pay resources; then it is discarded.
marktext-wheat = Keep it face down. Spend it as 1 wheat when you pay resources; then it is discarded.
marktext-spy = Keep it face down. Spend it as 1 spy when you pay resources; then it is discarded.
marktext-uranium = Keep it face down. Spend it as 1 uranium when you pay resources; then it is discarded.
marktext-great-person = Show and discard it at once: gain a great person.
marktext-friendly-barbarian = Show and discard it at once: either a free unit of an unlocked type joins your standing forces, or you build an army or a scout for free on the square of the marker, within the stacking limit.
marktext-friendly-workers = Keep it face down. Show and discard it in your City Management: one of your cities has 4 extra production in its next produce action this turn.
marktext-native-art-3 = Show and discard it at once: gain 3 culture.
marktext-native-art-6 = Show and discard it at once: gain 6 culture.
marktext-teacher = Keep it face down. Show and discard it in your Start of Turn: learn a level I tech for free.
marktext-wealth = Show and discard it at once: put a coin token on your civilization sheet.

back-hut = hut
back-village = village

## Relics

relic-atlantis = Atlantis
relic-school-of-confucius = School of Confucius
relic-seven-cities-of-gold = Seven Cities of Gold

relictext-atlantis = If you are the first to end a move here with an army: at the beginning of your next Start of Turn, learn for free a tech of any level that you can place. If you can place none, the benefit is lost.
relictext-school-of-confucius = If you are the first to end a move here with an army: gain two great people at once, one after the other.
relictext-seven-cities-of-gold = If you are the first to end a move here with an army: at the beginning of your next Start of Turn, place two investment markers on your investment cards without paying coin tokens. You may still invest a coin that turn.

## Phases, places of coin tokens, ages

phase-start-of-turn = Start of Turn
phase-trade = Trade
phase-city-management = City Management
phase-movement = Movement
phase-research = Research

coinplace-code-of-laws = Code of Laws
coinplace-pottery = Pottery
coinplace-democracy = Democracy
coinplace-printing-press = Printing Press
coinplace-sheet = civilization sheet
coinplace-panama-canal = Panama Canal

age-ancient = ancient
age-medieval = medieval
age-modern = modern

## Places of cities, means of research, investing without a coin

cityplace-capital = capital
cityplace-second = second city
cityplace-third = third city
cityplace-none = no city

means-plainly = without help
means-tesla = { person-nikola-tesla }
means-newton = { person-isaac-newton }
means-both = { person-isaac-newton } and { person-nikola-tesla }

coinplace-free = no coin

## What abilities are called

ability-animal-husbandry-wheat3 = { tech-animal-husbandry } (3 production)
ability-currency = { tech-currency }
ability-horseback-riding = { tech-horseback-riding }
ability-philosophy = { tech-philosophy }
ability-pottery = { tech-pottery }
ability-writing = { tech-writing }
ability-chivalry = { tech-chivalry }
ability-civil-service = { tech-civil-service }
ability-construction = { tech-construction }
ability-democracy = { tech-democracy }
ability-monarchy = { tech-monarchy }
ability-mysticism-heresy = { tech-mysticism } (discard coin)
ability-printing-press = { tech-printing-press }
ability-banking = { tech-banking }
ability-communism = { tech-communism }
ability-ecology-terraform = { tech-ecology } (change terrain)
ability-gunpowder = { tech-gunpowder }
ability-metal-casting = { tech-metal-casting }
ability-steam-power = { tech-steam-power }
ability-atomic-theory = { tech-atomic-theory }
ability-atomic-theory-nuke = { tech-atomic-theory } (destroy city)
ability-mass-media-scandal = { tech-mass-media } (cancel ability)
ability-plastics = { tech-plastics }
ability-plastics-wheat10 = { tech-plastics } (10 production)
ability-hanging-gardens = { wonder-hanging-gardens }
ability-great-wall = { wonder-great-wall }
ability-angkor-wat = { wonder-angkor-wat }
ability-taj-mahal = { wonder-taj-mahal }
ability-statue-of-liberty = { wonder-statue-of-liberty }
ability-cristo-redentor = { wonder-cristo-redentor }
ability-bread-and-circuses = { cultureevent-bread-and-circuses }
ability-counterfeiters = { cultureevent-counterfeiters }
ability-defection = { cultureevent-defection }
ability-disoriented = { cultureevent-disoriented }
ability-drought = { cultureevent-drought }
ability-duty-and-honor = { cultureevent-duty-and-honor }
ability-exchange-of-ideas = { cultureevent-exchange-of-ideas }
ability-sabotage = { cultureevent-sabotage }
ability-revolt-1 = { cultureevent-revolt-1 }
ability-festival-1 = { cultureevent-festival-1 }
ability-catastrophe = { cultureevent-catastrophe }
ability-deforestation = { cultureevent-deforestation }
ability-depression = { cultureevent-depression }
ability-flooding = { cultureevent-flooding }
ability-jousting-tourney = { cultureevent-jousting-tourney }
ability-knowledge-shared = { cultureevent-knowledge-shared }
ability-lost = { cultureevent-lost }
ability-mass-defection = { cultureevent-mass-defection }
ability-nationalism = { cultureevent-nationalism }
ability-revolt-2 = { cultureevent-revolt-2 }
ability-festival-2 = { cultureevent-festival-2 }
ability-bank-scandal = { cultureevent-bank-scandal }
ability-disaster = { cultureevent-disaster }
ability-out-of-position = { cultureevent-out-of-position }
ability-patriotism = { cultureevent-patriotism }
ability-primetime-tv = { cultureevent-primetime-tv }
ability-think-tank = { cultureevent-think-tank }
ability-festival-3 = { cultureevent-festival-3 }
ability-wholesale-defection = { cultureevent-wholesale-defection }
ability-frida-kahlo = { person-frida-kahlo }
ability-jerry-garcia = { person-jerry-garcia }
ability-mark-twain = { person-mark-twain }
ability-michelangelo = { person-michelangelo }
ability-ada-lovelace = { person-ada-lovelace }
ability-frank-lloyd-wright = { person-frank-lloyd-wright }
ability-orville-wright = { person-orville-wright }
ability-thomas-edison = { person-thomas-edison }
ability-hannibal = { person-hannibal }
ability-khalid-ibn-al-walid = { person-khalid-ibn-al-walid }
ability-jacques-cousteau = { person-jacques-cousteau }
ability-mother-teresa = { person-mother-teresa }
ability-st-francis = { person-st-francis }
ability-andrew-carnegie = { person-andrew-carnegie }
ability-captain-cook = { person-captain-cook }
ability-marco-polo = { person-marco-polo }
ability-zheng-he = { person-zheng-he }
ability-albert-einstein = { person-albert-einstein }
ability-charles-darwin = { person-charles-darwin }
ability-galileo-galilei = { person-galileo-galilei }
ability-jim-henson = { person-jim-henson }
ability-lorenzo-de-medici = { person-lorenzo-de-medici }
ability-alan-turing = { person-alan-turing }
ability-egypt = { civilization-egypt } (free building)
ability-feudalism = { government-feudalism }
ability-friendly-workers = { mark-friendly-workers }
ability-teacher = { mark-teacher }
ability-animal-husbandry = { tech-animal-husbandry }
ability-biology = { tech-biology }
ability-mathematics = { tech-mathematics }
ability-ballistics = { tech-ballistics }
ability-metalworking = { tech-metalworking }
ability-gustavus-adolphus = { person-gustavus-adolphus }
ability-joan-of-arc = { person-joan-of-arc }
ability-florence-nightingale = { person-florence-nightingale }
ability-invest = investment
ability-machu-picchu = { wonder-machu-picchu }
ability-russia = { civilization-russia } (espionage)
ability-combustion = { tech-combustion }
ability-leonidas = { person-leonidas }
ability-georgy-zhukov = { person-georgy-zhukov }
## What abilities do, in a few words, for the list of actions

deed-animal-husbandry-wheat3 = pay 1 wheat, and a city has 3 more production
deed-currency = pay 1 incense for 3 culture
deed-horseback-riding = pay 1 silk for 9 trade; somebody else gains 6
deed-philosophy = pay 3 resources for a great person
deed-pottery = pay 2 resources for a coin
deed-writing = pay 1 spy to cancel the city action
deed-chivalry = pay 1 incense for 5 culture
deed-civil-service = pay 1 spy to cancel the event
deed-construction = pay 1 wheat, and a city has 5 more production
deed-democracy = spend 6 trade for a coin
deed-monarchy = pay 1 silk to make an ancient wonder obsolete or kill a unit
deed-mysticism-heresy = pay 1 spy, and another player loses a coin
deed-printing-press = spend 5 culture for a coin
deed-banking = pay 1 wheat, and a city has 7 more production
deed-communism = pay 1 spy, and no figure leaves a square this turn
deed-ecology-terraform = pay 1 wheat to change the terrain of an empty square
deed-gunpowder = pay 2 resources to make an older wonder obsolete or destroy a building
deed-metal-casting = pay 1 incense for 7 culture
deed-steam-power = pay 1 silk to take the figures of a square to any water
deed-atomic-theory = pay 1 uranium, and each of your cities acts once more
deed-atomic-theory-nuke = pay 1 uranium to destroy a city that is no capital
deed-mass-media-scandal = pay 1 spy to cancel the resource ability
deed-plastics = build a unit, a figure or a building for free
deed-plastics-wheat10 = pay 1 wheat, and a city has 10 more production
deed-hanging-gardens = build a free army or scout on the square of the wonder
deed-great-wall = give a city free walls
deed-angkor-wat = harvest two resources
deed-taj-mahal = build a building for free
deed-statue-of-liberty = research for free a tech that somebody else knows
deed-cristo-redentor = draw two events of one deck
deed-bread-and-circuses = cancel the event
deed-counterfeiters = another player loses a coin
deed-defection = kill a figure at most 4 squares away
deed-disoriented = move figures of another player up to 2 squares
deed-drought = a square becomes desert
deed-duty-and-honor = gain a free unit
deed-exchange-of-ideas = learn a level I tech from another player, who learns one from you
deed-sabotage = destroy a building at most 4 squares away
deed-revolt-1 = another player falls into Anarchy
deed-festival-1 = a city has 4 more production
deed-catastrophe = destroy a building at most 6 squares away
deed-deforestation = a forest becomes grassland
deed-depression = one or two other players lose a coin
deed-flooding = a square becomes water
deed-jousting-tourney = cancel the event
deed-knowledge-shared = learn a tech of level I or II from another player, who learns one from you
deed-lost = move figures of another player up to 3 squares
deed-mass-defection = kill a great person or 2 figures at most 6 squares away
deed-nationalism = gain up to 2 free units
deed-revolt-2 = another player falls into Anarchy
deed-festival-2 = a city has 6 more production
deed-bank-scandal = every other player loses a coin
deed-disaster = destroy one or two buildings of others
deed-out-of-position = move figures of another player up to 4 squares
deed-patriotism = gain up to 3 free units
deed-primetime-tv = cancel the event or the resource ability
deed-think-tank = learn a tech of level I to III from another player, who learns one from you
deed-festival-3 = a city has 8 more production
deed-wholesale-defection = kill a great person or 2 figures anywhere
deed-frida-kahlo = discard the card to exchange events
deed-jerry-garcia = discard the card, and all your cities are devoted to the arts
deed-mark-twain = discard the card to cancel it
deed-michelangelo = discard the card, and the wonder costs 5 less
deed-ada-lovelace = discard the card, and a city acts once more
deed-frank-lloyd-wright = discard the card for 1 trade and 1 culture per building
deed-orville-wright = discard the card for a free aircraft
deed-thomas-edison = discard the card to research a tech that somebody else knows
deed-hannibal = discard the card to take figures to others of yours
deed-khalid-ibn-al-walid = discard the card to become first player
deed-jacques-cousteau = discard the card for up to 3 free harbors
deed-mother-teresa = give a coin away to advance on the culture track
deed-st-francis = discard the card for 3 culture per army not built
deed-andrew-carnegie = discard the card to advance once per 3 coins
deed-captain-cook = discard the card to double your speed this turn
deed-marco-polo = discard the card for 27 trade
deed-zheng-he = discard the card to look at all huts and villages
deed-albert-einstein = discard the card to turn trade into culture or culture into trade
deed-charles-darwin = devote the city to the arts for trade instead of culture
deed-galileo-galilei = discard the card to take figures along the edge of the map
deed-jim-henson = gain 1 culture and 1 trade for each marker on the card
deed-lorenzo-de-medici = gain 1 culture per 3 coins
deed-alan-turing = gain 1 trade and 1 culture per 2 armies not built
deed-egypt = build a building for free
deed-feudalism = harvest a resource
deed-friendly-workers = discard the marker, and a city has 4 more production
deed-teacher = discard the marker to learn a level I tech
deed-animal-husbandry = remove up to 3 wounds from your units
deed-biology = remove all wounds from your units
deed-mathematics = pay 1 iron to deal up to 3 wounds
deed-ballistics = pay 1 iron to deal up to 6 wounds
deed-metalworking = pay 1 iron for 3 more wounds
deed-gustavus-adolphus = discard the card to exchange your battle hand
deed-joan-of-arc = discard the card to add your culture to your combat bonus
deed-florence-nightingale = discard the card to save all your killed units
deed-invest = put a coin on an investment
deed-machu-picchu = take a resource from the market
deed-russia = sacrifice a figure in an enemy city for a tech
deed-combustion = destroy the building
deed-leonidas = +8 combat bonus against a larger battle hand
deed-georgy-zhukov = an enemy unit takes 1 wound

## What a city can produce

item-army = { figure-army }
item-scout = { figure-scout }
item-walls = walls
item-infantry = { unit-infantry }
item-mounted = { unit-mounted }
item-artillery = { unit-artillery }
item-aircraft = { unit-aircraft }
item-harbor = { building-harbor }
item-trading-post = { building-trading-post }
item-workshop = { building-workshop }
item-iron-mine = { building-iron-mine }
item-library = { building-library }
item-university = { building-university }
item-granary = { building-granary }
item-aqueduct = { building-aqueduct }
item-market = { building-market }
item-bank = { building-bank }
item-temple = { building-temple }
item-cathedral = { building-cathedral }
item-barracks = { building-barracks }
item-academy = { building-academy }
item-stonehenge = { wonder-stonehenge }
item-colossus = { wonder-colossus }
item-hanging-gardens = { wonder-hanging-gardens }
item-oracle = { wonder-oracle }
item-chichen-itza = { wonder-chichen-itza }
item-great-wall = { wonder-great-wall }
item-pyramids = { wonder-pyramids }
item-angkor-wat = { wonder-angkor-wat }
item-himeji = { wonder-himeji }
item-porcelain-tower = { wonder-porcelain-tower }
item-louvre = { wonder-louvre }
item-brandenburg-gate = { wonder-brandenburg-gate }
item-machu-picchu = { wonder-machu-picchu }
item-taj-mahal = { wonder-taj-mahal }
item-panama-canal = { wonder-panama-canal }
item-statue-of-liberty = { wonder-statue-of-liberty }
item-sydney-opera-house = { wonder-sydney-opera-house }
item-united-nations = { wonder-united-nations }
item-big-ben = { wonder-big-ben }
item-cristo-redentor = { wonder-cristo-redentor }
item-kremlin = { wonder-kremlin }

## What is paid, traded and looted

price-incense = { resource-incense }
price-iron = { resource-iron }
price-silk = { resource-silk }
price-wheat = { resource-wheat }
price-hut-incense = { back-hut }, { mark-incense }
price-hut-iron = { back-hut }, { mark-iron }
price-hut-silk = { back-hut }, { mark-silk }
price-hut-wheat = { back-hut }, { mark-wheat }
price-hut-spy = { back-hut }, { mark-spy }
price-hut-uranium = { back-hut }, { mark-uranium }
price-hut-great-person = { back-hut }, { mark-great-person }
price-hut-friendly-barbarian = { back-hut }, { mark-friendly-barbarian }
price-hut-friendly-workers = { back-hut }, { mark-friendly-workers }
price-hut-native-art-3 = { back-hut }, { mark-native-art-3 }
price-hut-native-art-6 = { back-hut }, { mark-native-art-6 }
price-hut-teacher = { back-hut }, { mark-teacher }
price-hut-wealth = { back-hut }, { mark-wealth }
price-hut = face-down hut
price-village-incense = { back-village }, { mark-incense }
price-village-iron = { back-village }, { mark-iron }
price-village-silk = { back-village }, { mark-silk }
price-village-wheat = { back-village }, { mark-wheat }
price-village-spy = { back-village }, { mark-spy }
price-village-uranium = { back-village }, { mark-uranium }
price-village-great-person = { back-village }, { mark-great-person }
price-village-friendly-barbarian = { back-village }, { mark-friendly-barbarian }
price-village-friendly-workers = { back-village }, { mark-friendly-workers }
price-village-native-art-3 = { back-village }, { mark-native-art-3 }
price-village-native-art-6 = { back-village }, { mark-native-art-6 }
price-village-teacher = { back-village }, { mark-teacher }
price-village-wealth = { back-village }, { mark-wealth }
price-village = face-down village
price-gift-from-afar = { cultureevent-gift-from-afar }
price-bread-and-circuses = { cultureevent-bread-and-circuses }
price-counterfeiters = { cultureevent-counterfeiters }
price-defection = { cultureevent-defection }
price-disoriented = { cultureevent-disoriented }
price-drought = { cultureevent-drought }
price-duty-and-honor = { cultureevent-duty-and-honor }
price-exchange-of-ideas = { cultureevent-exchange-of-ideas }
price-sabotage = { cultureevent-sabotage }
price-revolt-1 = { cultureevent-revolt-1 }
price-festival-1 = { cultureevent-festival-1 }
price-generous-gift = { cultureevent-generous-gift }
price-catastrophe = { cultureevent-catastrophe }
price-deforestation = { cultureevent-deforestation }
price-depression = { cultureevent-depression }
price-flooding = { cultureevent-flooding }
price-jousting-tourney = { cultureevent-jousting-tourney }
price-knowledge-shared = { cultureevent-knowledge-shared }
price-lost = { cultureevent-lost }
price-mass-defection = { cultureevent-mass-defection }
price-nationalism = { cultureevent-nationalism }
price-revolt-2 = { cultureevent-revolt-2 }
price-festival-2 = { cultureevent-festival-2 }
price-princely-gift = { cultureevent-princely-gift }
price-bank-scandal = { cultureevent-bank-scandal }
price-disaster = { cultureevent-disaster }
price-out-of-position = { cultureevent-out-of-position }
price-patriotism = { cultureevent-patriotism }
price-primetime-tv = { cultureevent-primetime-tv }
price-think-tank = { cultureevent-think-tank }
price-festival-3 = { cultureevent-festival-3 }
price-wholesale-defection = { cultureevent-wholesale-defection }
price-kremlin = { wonder-kremlin } (two resources for a spy)
price-marie-curie = { person-marie-curie } (another resource for uranium)
price-trade = trade
price-culture = culture
price-event-1 = culture event of level I
price-event-2 = culture event of level II
price-event-3 = culture event of level III
price-coin-code-of-laws = coin on { coinplace-code-of-laws }
price-coin-pottery = coin on { coinplace-pottery }
price-coin-democracy = coin on { coinplace-democracy }
price-coin-printing-press = coin on { coinplace-printing-press }
price-coin-sheet = coin on the civilization sheet
price-coin-panama-canal = coin on { coinplace-panama-canal }
price-animal-husbandry = { tech-animal-husbandry }
price-agriculture = { tech-agriculture }
price-code-of-laws = { tech-code-of-laws }
price-currency = { tech-currency }
price-horseback-riding = { tech-horseback-riding }
price-masonry = { tech-masonry }
price-metalworking = { tech-metalworking }
price-navigation = { tech-navigation }
price-philosophy = { tech-philosophy }
price-pottery = { tech-pottery }
price-writing = { tech-writing }
price-chivalry = { tech-chivalry }
price-civil-service = { tech-civil-service }
price-construction = { tech-construction }
price-democracy = { tech-democracy }
price-engineering = { tech-engineering }
price-irrigation = { tech-irrigation }
price-mathematics = { tech-mathematics }
price-monarchy = { tech-monarchy }
price-mysticism = { tech-mysticism }
price-printing-press = { tech-printing-press }
price-sailing = { tech-sailing }
price-banking = { tech-banking }
price-biology = { tech-biology }
price-communism = { tech-communism }
price-ecology = { tech-ecology }
price-gunpowder = { tech-gunpowder }
price-metal-casting = { tech-metal-casting }
price-military-science = { tech-military-science }
price-railroad = { tech-railroad }
price-steam-power = { tech-steam-power }
price-theology = { tech-theology }
price-atomic-theory = { tech-atomic-theory }
price-ballistics = { tech-ballistics }
price-combustion = { tech-combustion }
price-computers = { tech-computers }
price-flight = { tech-flight }
price-mass-media = { tech-mass-media }
price-plastics = { tech-plastics }
price-replaceable-parts = { tech-replaceable-parts }
price-space-flight = { tech-space-flight }

## Parts of sentences

phrase-city =
    { $city ->
        [0] capital
        [1] second city
       *[other] third city
    }
phrase-level =
    { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
phrase-gives = production { $production }, trade { $trade }, culture { $culture }
phrase-figures =
    { $armies ->
        [0] { $scouts ->
            [one] a scout
           *[other] { $scouts } scouts
        }
        [one] { $scouts ->
            [0] an army
            [one] an army and a scout
           *[other] an army and { $scouts } scouts
        }
       *[other] { $scouts ->
            [0] { $armies } armies
            [one] { $armies } armies and a scout
           *[other] { $armies } armies and { $scouts } scouts
        }
    }
phrase-amounts =
    { $amount ->
        [0] { $amount2 ->
            [one] a scout
           *[other] { $amount2 } scouts
        }
        [one] { $amount2 ->
            [0] an army
            [one] an army and a scout
           *[other] an army and { $amount2 } scouts
        }
       *[other] { $amount2 ->
            [0] { $amount } armies
            [one] { $amount } armies and a scout
           *[other] { $amount } armies and { $amount2 } scouts
        }
    }
phrase-card = { $unit } { $strength }
phrase-loot-coin =
    { $amount ->
        [one] Have a { $price } discarded, for 1 loot
       *[other] Take a { $price }, for { $amount } loot
    }
phrase-reward =
    { $reward ->
        [person] brings a great person
        [victory] wins the match
       *[other] brings an event of level { phrase-level }
    }
phrase-way =
    { $way ->
        [north] north
        [east] east
        [south] south
       *[other] west
    }

## What happened

# Set-up, exploring, huts and villages

event-first-home = { $seat } sits at the first home of the map; the others follow clockwise.
event-gets-civilization = { $seat } plays { $civilization }.
event-first-player = { $seat } is the first player.
event-first-wonder = { $seat } starts with a wonder: { $wonder }.
event-first-goods = { $seat } starts with one of each resource of the market.
event-first-city = { $seat } places the capital on { $square }.
event-first-metropolis = { $seat } places a metropolis on { $square } and { $square2 }.
event-first-walls = The capital of { $seat } starts with walls.
event-places-first-wonder = { $seat } puts a wonder on { $square }: { $wonder }.
event-first-figure =
    { $figure_key ->
        [army] { $seat } puts an army on { $square }.
       *[other] { $seat } puts a scout on { $square }.
    }
event-first-dials =
    { $coins ->
        [0] { $seat } starts with { $trade } trade.
        [one] { $seat } starts with { $trade } trade and a coin.
       *[other] { $seat } starts with { $trade } trade and { $coins } coins.
    }
event-tile-turned-up = { $seat } explores the tile at { $square }.
event-looks-at-marker =
    { $back_key ->
        [hut] { $seat } looks at the hut on { $square }.
       *[other] { $seat } looks at the village on { $square }.
    }
event-marker-seen =
    { $back_key ->
        [hut] You see under the hut on { $square }: { $mark }.
       *[other] You see under the village on { $square }: { $mark }.
    }
event-takes-marker =
    { $back_key ->
        [hut] { $seat } takes the hut on { $square }.
       *[other] { $seat } takes the village on { $square }.
    }
event-marker-kept =
    { $back_key ->
        [hut] Your hut shows: { $mark }. You keep it.
       *[other] Your village shows: { $mark }. You keep it.
    }
event-marker-works =
    { $back_key ->
        [hut] The hut of { $seat } shows: { $mark }.
       *[other] The village of { $seat } shows: { $mark }.
    }
event-marker-has-no-effect = { $mark } has no effect for { $seat }: nothing can be built.
event-shows-marker =
    { $back_key ->
        [hut] { $seat } shows and discards a hut: { $mark }.
       *[other] { $seat } shows and discards a village: { $mark }.
    }
event-barbarian-joins =
    { $figure_key ->
        [army] A new army of { $seat } appears on { $square }.
       *[other] A new scout of { $seat } appears on { $square }.
    }
event-workers-help = { $seat } gets { $production } more production for the next produce action of a city ({ phrase-city }).

# Turns, Start of Turn, governments, cities, terrain

event-turn-begins = Turn { $turn } begins; { $seat } is the first player.
event-phase-begins = { $phase } begins.
event-assigns = { $seat } assigns the scouts on { $square } to a city ({ phrase-city }).
event-assigns-none = { $seat } takes back the assignment of the scouts on { $square }.
event-changes-government =
    { $government_key ->
        [anarchy] { $seat } is in Anarchy now.
       *[other] { $seat } has a new government: { $government }.
    }
event-gains-trade = { $seat } gains { $trade } trade.
event-founds-city = { $seat } founds a city on { $square }.
event-grows = The capital of { $seat } grows into a metropolis, onto { $square }.
event-makes-room =
    { $figure_key ->
        [army] An army of { $seat } makes room and moves to { $square }.
       *[other] A scout of { $seat } makes room and moves to { $square }.
    }
event-no-room =
    { $figure_key ->
        [army] An army of { $seat } has nowhere to go and returns to the supply.
       *[other] A scout of { $seat } has nowhere to go and returns to the supply.
    }
event-terrain-changes = The square { $square } has a new terrain: { $terrain }.

# Paying and coins

event-pays-token = { $seat } pays a resource: { $resource }.
event-pays-marker =
    { $back_key ->
        [hut] { $seat } pays with a hut: { $mark }.
       *[other] { $seat } pays with a village: { $mark }.
    }
event-plays-gift = { $seat } pays with a culture event: { $cultureevent }.
event-gift-cancelled = The gift of { $seat } is cancelled and pays for nothing: { $cultureevent }.
event-replaces-spy = { $seat } pays two resources instead of a spy: { $wonder }.
event-gains-coin =
    { $coinplace_key ->
        [sheet] { $seat } puts a coin on the civilization sheet.
       *[other] { $seat } puts a coin on { $coinplace }.
    }
event-loses-coin =
    { $coinplace_key ->
        [sheet] { $seat } loses a coin from the civilization sheet.
       *[other] { $seat } loses a coin from { $coinplace }.
    }

# The Trade phase

event-collects-trade = { $seat } collects { $trade } trade.
event-makes-offer = { $seat } makes { $other } an offer.
event-offers-trade = { $seat } offers { $other } { $amount } trade.
event-offers-culture = { $seat } offers { $other } { $amount } culture.
event-offers-resource = { $seat } offers { $other } { $amount } { $resource }.
event-offers-marker =
    { $back_key ->
        [hut] { $amount ->
            [one] { $seat } offers { $other } a face-down hut.
           *[other] { $seat } offers { $other } { $amount } face-down huts.
        }
       *[other] { $amount ->
            [one] { $seat } offers { $other } a face-down village.
           *[other] { $seat } offers { $other } { $amount } face-down villages.
        }
    }
event-offers-event =
    { $amount ->
        [one] { $seat } offers { $other } a culture event of level { phrase-level }.
       *[other] { $seat } offers { $other } { $amount } culture events of level { phrase-level }.
    }
event-wants-trade = { $seat } asks { $other } for { $amount } trade.
event-wants-culture = { $seat } asks { $other } for { $amount } culture.
event-wants-resource = { $seat } asks { $other } for { $amount } { $resource }.
event-wants-marker =
    { $back_key ->
        [hut] { $amount ->
            [one] { $seat } asks { $other } for a face-down hut.
           *[other] { $seat } asks { $other } for { $amount } face-down huts.
        }
       *[other] { $amount ->
            [one] { $seat } asks { $other } for a face-down village.
           *[other] { $seat } asks { $other } for { $amount } face-down villages.
        }
    }
event-wants-event =
    { $amount ->
        [one] { $seat } asks { $other } for a culture event of level { phrase-level }.
       *[other] { $seat } asks { $other } for { $amount } culture events of level { phrase-level }.
    }
event-accepts = { $seat } accepts the offer of { $other }.
event-declines = { $seat } declines the offer of { $other }.
event-offer-expires = The offer of { $other } to { $seat } expires: what it names is gone.
event-gives-trade = { $seat } gives { $other } { $amount } trade.
event-gives-culture = { $seat } gives { $other } { $amount } culture.
event-gives-resource = { $seat } gives { $other } { $amount } { $resource }.
event-gives-marker =
    { $back_key ->
        [hut] { $amount ->
            [one] { $seat } gives { $other } a face-down hut.
           *[other] { $seat } gives { $other } { $amount } face-down huts.
        }
       *[other] { $amount ->
            [one] { $seat } gives { $other } a face-down village.
           *[other] { $seat } gives { $other } { $amount } face-down villages.
        }
    }
event-gives-event =
    { $amount ->
        [one] { $seat } gives { $other } a culture event of level { phrase-level }.
       *[other] { $seat } gives { $other } { $amount } culture events of level { phrase-level }.
    }
event-receives-event = The culture event you get is { $cultureevent }.
event-receives-marker =
    { $back_key ->
        [hut] The hut you get shows: { $mark }.
       *[other] The village you get shows: { $mark }.
    }

# City Management, buildings, wonders

event-produces-figure =
    { $figure_key ->
        [army] { $seat } produces an army on { $square } ({ phrase-city }).
       *[other] { $seat } produces a scout on { $square } ({ phrase-city }).
    }
event-produces-walls = { $seat } produces walls ({ phrase-city }).
event-produces-unit = { $seat } produces a unit: { $unit } ({ phrase-city }).
event-produces-building = { $seat } produces a building on { $square }: { $building } ({ phrase-city }).
event-produces-wonder = { $seat } produces a wonder on { $square }: { $wonder } ({ phrase-city }).
event-rushes = { $seat } rushes production: { $trade } trade for { $production } more.
event-caravan-spent = { $seat } uses up the caravan for 2 more production ({ phrase-city }).
event-devotes = { $seat } devotes a city to the arts ({ phrase-city }).
event-harvests = { $seat } harvests { $resource } on { $square } ({ phrase-city }).
event-action-cancelled = The action of a city of { $seat } is cancelled and used up ({ phrase-city }).
event-takes-resource = { $seat } takes a resource from the market: { $resource }.
event-builds-figure =
    { $figure_key ->
        [army] { $seat } has a new army on { $square }.
       *[other] { $seat } has a new scout on { $square }.
    }
event-builds-walls = { $seat } has new walls ({ phrase-city }).
event-builds = { $seat } has a new building on { $square }: { $building }.
event-building-leaves = The building on { $square } goes back to the market: { $building }.
event-upgrades = A building of { $seat } on { $square } is upgraded: { $building }.
event-wonder-appears = New in the wonder market: { $wonder }.
event-builds-wonder = { $seat } has built a wonder on { $square }: { $wonder }.
event-wonder-lost = The wonder on { $square } is lost: { $wonder }.
event-wonder-obsolete = A wonder becomes obsolete: { $wonder }.

# Culture, culture events, cards and reactions

event-gains-culture = { $seat } gains { $culture } culture.
event-pays-advance =
    { $trade ->
        [0] { $seat } pays { $culture } culture for an advance.
       *[other] { $seat } pays { $culture } culture and { $trade } trade for an advance.
    }
event-advances = { $seat } advances to space { $space } of the culture track.
event-advances-for =
    { $trade ->
        [0] { $seat } pays { $culture } culture and advances to space { $space } of the culture track.
       *[other] { $seat } pays { $culture } culture and { $trade } trade and advances to space { $space } of the culture track.
    }
event-draws-event = { $seat } draws a culture event of level { phrase-level }.
event-event-drawn = You have drawn: { $cultureevent }.
event-events-shuffled = The discarded events of level { phrase-level } are shuffled and become the deck.
event-no-events-left = { $seat } draws nothing: there are no events of level { phrase-level } left.
event-discards-event = { $seat } discards a culture event: { $cultureevent }.
event-plays-event = { $seat } plays a culture event: { $cultureevent }.
event-plays-card = { $seat } plays a culture event: { $cultureevent } ({ $deed }).
event-uses = { $seat } uses { $ability }.
event-uses-card = { $seat } uses { $ability } ({ $deed }).
event-aims-at-square = { $seat } chooses { $square }.
event-aims-at-player = { $seat } chooses a player: { $other }.
event-aims-at-city = { $seat } chooses a city of { $other } ({ phrase-city }).
event-aims-at-coin =
    { $coinplace_key ->
        [sheet] { $seat } chooses a coin on the civilization sheet of { $other }.
       *[other] { $seat } chooses a coin of { $other } on { $coinplace }.
    }
event-aims-at-figure =
    { $figure_key ->
        [army] { $seat } chooses an army on { $square }.
       *[other] { $seat } chooses a scout on { $square }.
    }
event-aims-at-wonder = { $seat } chooses a wonder: { $wonder }.
event-names-tech = { $seat } names a tech: { $tech }.
event-names-terrain = { $seat } names a terrain: { $terrain }.
event-is-cancelled = What { $seat } announced is cancelled and has no effect: { $ability }.
event-is-impossible = What { $seat } announced is impossible now: { $ability }.
event-takes-back = { $seat } takes it back: { $ability }.
event-allows-event = { $seat } allows the event of { $other }.
event-refuses-event = { $seat } refuses: the event of { $other } may not be aimed there.
event-city-celebrates = A festival of { $seat }: { $production } more production for the next produce action of a city ({ phrase-city }).

# Great people

event-gains-person = { $seat } gains a great person: { $persontype }.
event-person-drawn = You draw a great person card: { $person }.
event-person-offered = You draw a great person card and may keep it: { $person }.
event-person-passed-over = No marker of that type is left, so the card goes face up under the deck: { $person }.
event-person-not-kept = { $seat } does not keep a great person card; it goes face up under the deck: { $person }.
event-person-deck-shuffled = The great person deck is turned over and shuffled.
event-no-great-people-left = No great people are left for { $seat }.
event-keeps-in-reserve = { $seat } keeps a great person in reserve: { $persontype }.
event-places-person = { $seat } places a great person on { $square }: { $persontype }.
event-moves-person = { $seat } moves a great person from { $square } to { $square2 }: { $persontype }.
event-person-to-reserve = A great person of { $seat } goes back to the reserve: { $persontype }.
event-person-killed = A great person of { $seat } on { $square } is killed: { $persontype }.
event-shows-person = { $seat } turns up a great person card: { $person }.
event-discards-person = { $seat } discards a great person card: { $person }.
event-one-more-action = { $seat } has one more city action, which nobody can cancel ({ phrase-city }).
event-becomes-first-player = { $seat } is the first player from now on.
event-held-marker-seen = You look at a marker of { $other } ({ $back }): { $mark }.

# Movement and relics

event-sets-out = { $seat } moves { phrase-figures } from { $square }.
event-announces-step = { $seat } announces a step to { $square }.
event-step-interrupted = The move of { $seat } is interrupted on { $square }.
event-steps = { $seat } moves to { $square }.
event-walks =
    { $squares ->
        [none] { $seat } moves { phrase-figures } from { $square } to { $square2 }.
       *[other] { $seat } moves { phrase-figures } from { $square } to { $square2 } (by { $squares }).
    }
event-walks-on = { $seat } moves on to { $square } (by { $squares }).
event-leaves-behind = { $seat } leaves { phrase-figures } behind on { $square }.
event-move-ends = { $seat } ends the move on { $square }.
event-stays-pinned = The figures of { $seat } stay pinned on { $square }.
event-stranded = { $seat } loses { phrase-figures } on { $square }: the move can end nowhere.
event-figures-set-down =
    { $number ->
        [one] { $seat } sets a figure down on { $square }.
       *[other] { $seat } sets { $number } figures down on { $square }.
    }
event-razes = Combustion: { $seat } destroys the building on { $square }: { $building }.
event-spy-sacrificed =
    { $figure_key ->
        [army] { $seat } sacrifices an army for espionage.
       *[other] { $seat } sacrifices a scout for espionage.
    }
event-disbands = { $seat } disbands { phrase-figures } ({ phrase-city }).
event-city-fortified = { $seat } places a fortification ({ phrase-city }).
event-caravan-placed = { $seat } places a caravan ({ phrase-city }).
event-takes-relic = { $seat } takes the relic on { $square }: { $relic }.
event-relic-pays = { $seat } now gains the benefit of a relic: { $relic }.

# Battles and loot

event-attacks-city = { $seat } attacks a city of { $other }, { $square } ({ phrase-city }).
event-attacks-army = { $seat } attacks the army of { $other } on { $square }.
event-attacks-village = { $seat } attacks the village on { $square }.
event-walls-breached = Combustion destroys the walls of { $seat } ({ phrase-city }).
event-draws-units =
    { $number ->
        [one] { $seat } has a battle hand of 1 unit.
       *[other] { $seat } has a battle hand of { $number } units.
    }
event-barbarians-draws-units =
    { $number ->
        [one] The barbarians have 1 unit.
       *[other] The barbarians have { $number } units.
    }
event-hand-holds = In the battle hand: { $unit } { $strength }.
event-oracle-shows = The Oracle shows you: { $unit } { $strength }.
event-combat-bonus = { $seat } has a combat bonus of { $bonus }.
event-bonus-rises = The combat bonus of { $seat } rises by { $bonus } in this battle.
event-unit-replaced = { $seat } gives up a unit: { $unit } { $strength }.
event-unit-recruited = { $seat } recruits a unit: { $unit }.
event-plays-unit = Front { $front }: { $seat } plays { $unit } { $strength }.
event-barbarians-plays-unit = Front { $front }: the barbarians play { $unit } { $strength }.
event-unit-wounded =
    { $wounds ->
        [one] Front { $front }: the { $unit } unit of { $seat } takes 1 wound.
       *[other] Front { $front }: the { $unit } unit of { $seat } takes { $wounds } wounds.
    }
event-barbarians-unit-wounded =
    { $wounds ->
        [one] Front { $front }: the { $unit } unit of the barbarians takes 1 wound.
       *[other] Front { $front }: the { $unit } unit of the barbarians takes { $wounds } wounds.
    }
event-unit-killed = Front { $front }: the { $unit } unit of { $seat } is killed.
event-barbarians-unit-killed = Front { $front }: the { $unit } unit of the barbarians is killed.
event-unit-healed =
    { $wounds ->
        [one] Front { $front }: the { $unit } unit of { $seat } loses 1 wound.
       *[other] Front { $front }: the { $unit } unit of { $seat } loses { $wounds } wounds.
    }
event-holds-back = { $seat } pays { $trade } trade and plays no unit.
event-battle-totals = The battle is counted: attack { $attack }, defence { $defence }.
event-wins-battle = { $seat } wins the battle.
event-barbarians-wins-battle = The barbarians win the battle.
event-unit-saved = { $seat } saves a killed unit: { $unit }.
event-loses-armies =
    { $armies ->
        [one] { $seat } loses 1 army in the victory.
       *[other] { $seat } loses { $armies } armies in the victory.
    }
event-loses-figures = { $seat } loses all figures of the battle: { phrase-figures }.
event-fortification-used = The fortification of { $seat } is used up ({ phrase-city }).
event-enters-after-battle = { $seat } moves into { $square }.
event-kills-scouts =
    { $scouts ->
        [one] { $seat } kills a scout of { $other } on { $square }.
       *[other] { $seat } kills { $scouts } scouts of { $other } on { $square }.
    }
event-gains-loot = { $seat } has beaten { $other } and has { $loot } loot to spend.
event-loot-lost = { $seat } can buy nothing with the { $loot } loot left.
event-loots-trade = { $seat } steals { $trade } trade from { $other }.
event-loots-culture = { $seat } steals { $culture } culture from { $other }.
event-loots-token = { $seat } steals a resource from { $other }: { $resource }.
event-loots-marker = { $seat } steals a face-down marker from { $other }: { $back }.
event-marker-looted = The stolen marker ({ $back }) shows: { $mark }.
event-loots-event = { $seat } steals a culture event of level { phrase-level } from { $other }.
event-event-looted = The stolen culture event: { $cultureevent }.
event-loots-tech = { $seat } learns a tech from { $other } as loot: { $tech }.
event-city-falls = A city of { $seat } on { $square } is destroyed ({ phrase-city }).
event-figure-nuked = A figure of { $seat } on { $square } is killed.
event-gains-unit = { $seat } gets a unit: { $unit }.
event-unit-drawn = Your new unit: { $unit } { $strength }.
event-loses-unit = { $seat } loses a unit of the standing forces: { $unit }.

# Research, techs, coins, investments

event-gains-tech = { $seat } gains { $tech }, in a slot of level { phrase-level }.
event-chooses-tech = { $seat } chooses to research { $tech }.
event-reveals-research = { $seat } has chosen to research { $tech }.
event-researches = { $seat } researches { $tech }. The trade dial now shows { $trade }.
event-places-newton = { $seat } puts { $person } into the tech pyramid as a blank tech of level { phrase-level }.
event-invests = { $seat } puts a marker on { $investment }.
event-invests-coin =
    { $coinplace_key ->
        [sheet] { $seat } invests a coin from the civilization sheet: { $investment }.
       *[other] { $seat } invests a coin from { $coinplace }: { $investment }.
    }
event-city-boosted = { $seat } gets { $production } more production for the next produce action of a city ({ phrase-city }).
event-spends-trade = { $seat } spends { $trade } trade.
event-spends-culture = { $seat } spends { $culture } culture.
event-square-pinned = { $seat } pins { $square }: no figure may leave it for the rest of this turn.

# The end

event-match-ends = The match is over. { $reason }
event-wins = { $seat } wins the match.

## How a match ends

end-culture = A culture victory: the end of the culture track has been reached.
end-technology = A technology victory: Space Flight is known.
end-economy = An economic victory: somebody has 15 coins.
end-military = A military victory: a capital has been conquered.
end-limit = The turn limit is reached; whoever is furthest on the culture track wins, then most coins, then most techs, then turn order.

## Questions to a seat

# Set-up, exploring, huts and villages

prompt-ChooseCivilization = Choose your civilization.
prompt-PlaceCapital = Choose where your capital stands: in the middle of your home tile.
prompt-PlaceFirstWonder = Choose where in the outskirts of your capital you put your wonder: { $wonder }.
prompt-PutFigures =
    { $figure_key ->
        [army] Choose where in the outskirts of your capital you put an army.
       *[other] Choose where in the outskirts of your capital you put a scout.
    }
prompt-SpainBuilds = You have explored a tile: choose a basic building that you build for free, or none.
prompt-FriendlyBarbarian = Choose what the friendly barbarian is: a unit of your standing forces, or a figure on { $square }.

# Turns, Start of Turn, governments, cities, terrain

prompt-Moment = You may use a card now, before the game goes on, or pass.
prompt-StartOfTurn = Your Start of Turn: found cities, change your government, assign scouts, place great people, invest, use cards; then end it.
prompt-FallBack = You have lost the Pyramids: choose a government that you have unlocked with a tech.
prompt-LateGovernment = You have just unlocked a government: adopt it now without Anarchy, or pass.
prompt-Founder = Choose which figure becomes the city on { $square }.
prompt-Grow = Your capital grows into a metropolis: choose the square it grows onto.
prompt-MakeRoom = The city on { $square } needs the square: choose where a figure goes.

# Paying and coins

prompt-Pay = { $ability }: choose what you pay with.
prompt-GiveCoin = Choose who gets a coin for your gift.

# The Trade phase

prompt-Bargain =
    { $left ->
        [0] Your part of the Trade phase: use a card, or end your part.
        [one] Your part of the Trade phase: make an offer (one is left), use a card, or end your part.
       *[other] Your part of the Trade phase: make an offer ({ $left } are left), use a card, or end your part.
    }
prompt-Offer = Your offer to { $other }: add what you give and what you ask for, one thing after the other, then make the offer.
prompt-Answer = { $other } makes you an offer: accept it or decline it.
prompt-LayOut = Choose what you hand over to { $other }.

# City Management, buildings, wonders

prompt-ManageCities = Your City Management: each city acts once; you may also advance on the culture track and use cards. Then end it.
prompt-CityAction = Choose what the city does with its action: produce, be devoted to the arts, or harvest ({ phrase-city }).
prompt-ChooseSite = Choose the square for what the city produces ({ phrase-city }).
prompt-SecondItem = Engineering: choose a second item, or none ({ phrase-city }).
prompt-PayProduction = The production of the city is not enough: choose how you pay the rest ({ phrase-city }).

# Culture, culture events, cards and reactions

prompt-StopOn = Choose the space of the culture track where your marker stops; with William Shakespeare it may jump over others.
prompt-KeepEvent = Choose which of the two events you keep; the other one is discarded.
prompt-TooManyEvents = You hold more than { $limit } culture events: choose one you discard.
prompt-Aim = { $ability } ({ $deed }): choose a target.
prompt-React =
    { $announced ->
        [Effect] { $other } has announced { $ability } ({ $deed }). Do you react before it takes effect?
        [Step] { $other } has announced a step or an attack. Do you react before it is carried out?
        [Production] { $other } has announced what a city produces. Do you react before it is built?
        [Devotion] { $other } has announced that a city is devoted to the arts. Do you react before it gives culture?
        [Harvest] { $other } has announced a harvest. Do you react before the resource is taken?
       *[other] { $other } has announced something. Do you react before it takes effect?
    }
prompt-Consent = { $other } aims an event at you ({ $ability }): do you allow it?
prompt-LearnFrom = Choose the tech you learn from { $other }.
prompt-RaiseUnit = Choose a unit that joins your standing forces ({ $number } left).

# Great people

prompt-ChoosePerson = Choose which of the two great person cards you keep.
prompt-ChooseMarker = Choose which of the two great people you keep.
prompt-PlaceGained = You have gained a great person ({ $persontype }): choose a square for it now, or keep it in reserve.
prompt-ThrowAway = Frida Kahlo: throw away events, one after the other, or end it and refill your hand.
prompt-ArtsAsTrade = Jerry Garcia devotes all your cities to the arts. With Charles Darwin one of them may give trade instead of culture: choose a city, or none.
prompt-BuildHarbors =
    { $number ->
        [one] Jacques Cousteau: choose a square for one more harbor, or end it.
        [3] Jacques Cousteau: choose a square for the first harbor.
       *[other] Jacques Cousteau: choose a square for one of up to { $number } more harbors, or end it.
    }

# Movement and relics

prompt-Move = Your Movement: choose figures of one square to move together, use a card, or end it.
prompt-March =
    { $points ->
        [0] Your group on { $square } ({ phrase-figures }) has no point of movement left: leave figures behind, or stop.
        [one] Your group on { $square } ({ phrase-figures }) has one point of movement left: step, explore, leave figures behind, or stop.
       *[other] Your group on { $square } ({ phrase-figures }) has { $points } points of movement left: step, explore, leave figures behind, or stop.
    }
prompt-RazeBuilding = Your army has ended its move on { $square }. Destroy the building there with Combustion ({ $building })?
prompt-BringMarker = You have disbanded figures: choose which of them leaves a marker, or none ({ phrase-city }). An army leaves a fortification, a scout a caravan.
prompt-AtlantisTeaches = Atlantis: choose a tech that you learn without cost.

# Battles and loot

prompt-BeforeDraw = Before the units are drawn: play an event, or pass.
prompt-BattleStart = The battle begins: use a great person, or pass.
prompt-BattleTurn = Your battle turn: play a unit on a new front, or against an enemy that stands alone; you may use one ability before and one after it.
prompt-Zhukov = One of your units was killed. With Georgy Zhukov you may wound an enemy unit.
prompt-FieldMedicine = Animal Husbandry: choose a front and how many wounds you remove ({ $wounds } left), or end.
prompt-Strike = Choose a front and how many wounds you deal there ({ $wounds } left), or end.
prompt-Recruit = Gustavus Adolphus: choose the type of the next unit ({ $number } left).
prompt-SaveUnits = Some of your units were killed: save what you can, or pass.
prompt-Loot = You beat { $other }: spend your loot ({ $loot } left).

# Research, techs, coins, investments

prompt-Research = Choose in secret a tech to research, or none. All are revealed together.
prompt-OpenResearch = Choose a tech to research, or none.
prompt-ChooseSlot = Choose the level at which you place { $tech }; with Nikola Tesla it may be one level lower.
prompt-TakeToken = Choose a resource from the market.
prompt-Invested = Choose what your investment brings next.
prompt-InvestTwice =
    { $left ->
        [one] Choose a card for your free investment.
       *[other] Choose a card for the first of your { $left } free investments.
    }

## Actions

action-end =
    { $asked ->
        [StartOfTurn] End your Start of Turn
        [Bargain] End your part of the Trade phase
        [ManageCities] End your City Management
        [Move] End your Movement
        [BattleTurn] End your battle turn
        [ThrowAway] Throw away no more and refill your hand
        [BuildHarbors] Build no more harbors
        [FieldMedicine] Remove no more wounds
        [Strike] Deal no more wounds
       *[other] Finish
    }
action-pass =
    { $asked ->
        [Answer] Decline the offer
        [ArtsAsTrade] All cities give culture
        [Aim] Name no more
        [BattleStart] Use nothing
        [BeforeDraw] Play nothing
        [BringMarker] Leave no marker
        [Consent] Refuse the event
        [Invested] Take nothing
        [LateGovernment] Keep your government
        [Loot] Leave the rest of the loot
        [March] Stay here: the square is pinned
        [Moment] Use nothing and go on
        [OpenResearch] Research nothing
        [Pay] Pay no more
        [PlaceGained] Keep it in reserve
        [RaiseUnit] Raise no more units
        [RazeBuilding] Leave the building alone
        [React] Let it happen
        [Research] Research nothing
        [SaveUnits] Save nothing
        [SecondItem] No second item
        [SpainBuilds] Build nothing
        [Zhukov] Keep Georgy Zhukov out of it
       *[other] Pass
    }
action-civilization = Play { $civilization } (starts with { $tech }, { $government })
action-settle = Place your capital on { $square } (around it: { phrase-gives })
action-settle-two = Place your metropolis on { $square } and { $square2 } (around it: { phrase-gives })
action-put =
    { $figure_key ->
        [army] Put an army on { $square }
       *[other] Put a scout on { $square }
    }
action-found = Found a city on { $square } (around it: { phrase-gives })
action-govern =
    { $government_key ->
        [anarchy] Change to Anarchy
       *[other] Change the government: { $government }
    }
action-assign =
    { $cityplace_key ->
        [none] Assign the scouts on { $square } to no city
       *[other] Assign the scouts on { $square } to a city: { $cityplace }
    }
action-place = Place the { $persontype } on { $square } ({ $terrain }, now { phrase-gives })
action-shift = Move the great person on { $square } to { $square2 }
action-invest =
    { $coinplace_key ->
        [free] Invest without a coin: { $investment }
        [sheet] Invest a coin from your civilization sheet: { $investment }
       *[other] Invest a coin from { $coinplace }: { $investment }
    }
action-use = Use { $ability }: { $deed }
action-show = Turn { $person } face up
action-advance =
    { $trade ->
        [0] Advance to space { $space } of the culture track for { $culture } culture ({ phrase-reward })
       *[other] Advance to space { $space } of the culture track for { $culture } culture and { $trade } trade ({ phrase-reward })
    }
action-square = Choose { $square }
action-player = Choose { $other }
action-at = Choose a city of { $other }: { $cityplace }
action-tech = Choose { $tech }
action-wonder = Choose a wonder: { $wonder }
action-amount = Choose the amount: { $amount }
action-unit = Choose a unit: { $unit }
action-coin =
    { $coinplace_key ->
        [sheet] Choose a coin on the civilization sheet of { $other }
       *[other] Choose a coin of { $other } on { $coinplace }
    }
action-building = Build on { $square }: { $building }
action-resource = Take from the market: { $resource }
action-figure =
    { $asked ->
        [MakeRoom] { $figure_key ->
            [army] Move the army to { $square }
           *[other] Move the scout to { $square }
        }
        [Founder] { $figure_key ->
            [army] An army becomes the city
           *[other] A scout becomes the city
        }
        [FriendlyBarbarian] { $figure_key ->
            [army] Build an army on { $square }
           *[other] Build a scout on { $square }
        }
        [BringMarker] { $figure_key ->
            [army] An army leaves a fortification
           *[other] A scout leaves a caravan
        }
       *[other] { $figure_key ->
            [army] Choose an army: { $square }
           *[other] Choose a scout: { $square }
        }
    }
action-terrain = Choose the terrain: { $terrain }
action-level = Choose level { phrase-level }
action-pay = Hand over: { $price }
action-offer = Prepare an offer to { $other }
action-give =
    { $price_key ->
        [trade] Give { $amount } trade
        [culture] Give { $amount } culture
        [incense] Give { $amount } { $price }
        [iron] Give { $amount } { $price }
        [silk] Give { $amount } { $price }
        [wheat] Give { $amount } { $price }
       *[other] Give { $amount } × { $price }
    }
action-take =
    { $price_key ->
        [trade] Ask for { $amount } trade
        [culture] Ask for { $amount } culture
        [incense] Ask for { $amount } { $price }
        [iron] Ask for { $amount } { $price }
        [silk] Ask for { $amount } { $price }
        [wheat] Ask for { $amount } { $price }
       *[other] Ask for { $amount } × { $price }
    }
action-send = Make the offer
action-accept = Accept the offer
action-city = Act with a city: { $cityplace }, { $square } (production { $production }, arts { $culture })
action-produce =
    { $missing ->
        [0] Produce: { $item } (costs { $cost }, the city has { $production })
       *[other] Produce: { $item } (costs { $cost }, the city has { $production }; rushing costs { $trade } trade)
    }
action-arts = Devote the city to the arts (gain { $culture } culture)
action-harvest = Harvest { $resource } on { $square }
action-on =
    { $item_key ->
        [army] Put the army on { $square }
        [scout] Put the scout on { $square }
       *[other] { $item } on { $square } ({ $terrain }, now { phrase-gives })
    }
action-rush =
    { $amount2 ->
        [0] { $amount ->
            [0] Pay with the production of the city alone
           *[other] Rush: spend { $trade } trade for { $production } more production
        }
       *[other] { $amount ->
            [0] Use up the caravan for 2 more production
           *[other] Use up the caravan for 2 more production, and { $trade } trade for { $production } more
        }
    }
action-special = Use the city's action for { $ability }: { $deed }
action-group = Move { phrase-amounts } from { $square }
action-step =
    { $meets ->
        [city] Attack { $other } on { $square } ({ phrase-city })
        [home] Step { phrase-way } to { $square }, your own city ({ phrase-city })
        [army] Attack the armies of { $other } on { $square }
        [scouts] Step { phrase-way } to { $square } and kill the scouts of { $other }
        [village] Attack the village on { $square }
        [hut] Step { phrase-way } to { $square } and explore the hut
        [relic] Step { phrase-way } to { $square }, to the relic
       *[other] Step { phrase-way } to { $square } ({ $terrain })
    }
action-explore = Turn up the unexplored tile at { $square }
action-leave = Leave { phrase-amounts } behind
action-stop = End the move here
action-unit-plays =
    { $front ->
        [0] Play { phrase-card } on a new front
       *[other] { $amount ->
            [0] Play { phrase-card } against { $foe } { $foe_strength } on front { $front }
           *[other] Play { phrase-card } against { $foe } { $foe_strength } on front { $front }, with 1 iron for 3 more wounds
        }
    }
action-hold = Pay 3 trade instead of playing a unit
action-strike =
    { $amount ->
        [one] Deal one wound to the enemy on front { $front }
       *[other] Deal { $amount } wounds to the enemy on front { $front }
    }
action-heal =
    { $amount ->
        [one] Remove one wound from your unit on front { $front }
       *[other] Remove { $amount } wounds from your unit on front { $front }
    }
action-loot =
    { $price_key ->
        [trade] Take up to 3 trade, for 1 loot
        [culture] Take up to 3 culture, for 1 loot
        [coin-code_of_laws] { phrase-loot-coin }
        [coin-pottery] { phrase-loot-coin }
        [coin-democracy] { phrase-loot-coin }
        [coin-printing_press] { phrase-loot-coin }
        [coin-sheet] { phrase-loot-coin }
        [coin-panama_canal] { phrase-loot-coin }
       *[other] Take for { $amount } loot: { $price }
    }
action-research =
    { $means_key ->
        [tesla] Research { $tech } with Nikola Tesla, in a slot of level { phrase-level }
        [newton] Put Isaac Newton into a slot of level { phrase-level } and research { $tech }
        [both] Put Isaac Newton into a slot of level { phrase-level } and research { $tech } with Nikola Tesla
       *[other] Research { $tech } (level { phrase-level })
    }
action-keep = Keep { $cultureevent }
action-keep-person = Keep { $person }
action-keep-type = Keep the marker: { $persontype }
action-discard = Discard { $cultureevent }
action-stop-on = Stop on space { $amount } of the culture track
action-grow = Grow onto { $square } ({ $terrain })
action-save = Save { phrase-card }
action-allow = Allow the event
action-raze = Destroy the building

## Why an action is refused

# Set-up, exploring, huts and villages

why-civilization-first = You must choose your civilization first.
why-civilization-taken = You cannot play { $civilization }: another player does.
why-civilization-needs-investments = You cannot play { $civilization } without the investments.
why-capital-first = You must place your capital first.
why-metropolis-of-two = You start with a metropolis, so you must name two squares.
why-city-of-one = You start with a capital, so you must name one square.
why-not-a-centre-square = You cannot settle on { $square }: it is not one of the four centre squares of your home tile.
why-city-not-on-water = You cannot settle on { $square }: it is water.
why-squares-not-adjacent = You cannot place a metropolis there: its two squares must share a side.
why-squares-in-order = You must name the two squares of the metropolis the other way round: the upper or left one first.
why-wonder-first = You must place your wonder first.
why-not-in-first-outskirts = You cannot put anything on { $square } now: it is not in the outskirts of your capital.
why-wonder-not-on-water = You cannot put a wonder on { $square }: it is water.
why-figures-first = You must put your figures on the map first.
why-other-figure-now =
    { $figure_key ->
        [army] You must put an army on the map now.
       *[other] You must put a scout on the map now.
    }
why-no-figure-in-water = You cannot put a figure on { $square }: it is water.
why-no-room-for-figure = You cannot put another figure on { $square }: your stacking limit is reached.
why-free-building-first = You must first choose your free building, or none.
why-basic-building-only = You cannot build that for free, since it is not a basic building: { $building }.
why-no-free-building-there = You cannot build that for free on { $square }: { $building }.
why-barbarian-first = You must first choose what the friendly barbarian is: a unit or a figure.
why-no-such-unit-to-gain = You cannot get this unit ({ $unit }): you have not unlocked it, or there is none left.
why-barbarian-elsewhere = You cannot put the figure there: it appears on { $square }.
why-barbarian-no-room = You cannot get a figure: there is no room for it on { $square }.
why-no-figure-in-supply =
    { $figure_key ->
        [army] You cannot get an army: all of yours are on the map.
       *[other] You cannot get a scout: all of yours are on the map.
    }

# Turns, Start of Turn, governments, cities, terrain

why-not-now = You cannot use that at this moment.
why-not-in-start-of-turn = You cannot do that in Start of Turn.
why-cannot-use = You cannot use that now: { $ability }.
why-assign-at-action = At this table scouts are assigned when a city takes its action.
why-no-scout-there = You have no scout on { $square }.
why-scout-posted = That scout was built or assigned this turn; you can assign it again in your next Start of Turn.
why-assigned-already = The scouts there are assigned like that already.
why-governs-already = That is your government already: { $government }.
why-governed-this-turn = You have changed your government this turn.
why-anarchy-this-turn = You entered Anarchy this turn; you can leave it in your next Start of Turn.
why-government-locked = You have not unlocked that government: { $government }.
why-anarchy-first = You unlocked that government earlier than last turn, so you need Anarchy first: { $government }.
why-must-fall-back = You must choose a government that you have unlocked with a tech.
why-only-new-governments = You can only adopt a government that you unlocked in this phase.
why-no-founder = You have no figure there that can found a city.
why-too-many-cities = You have { $limit } cities already, and you may not have more.
why-city-on-water = A city cannot be founded on water.
why-city-at-edge = A city cannot be founded there: the squares around it must all be on the map.
why-city-at-unexplored = A city cannot be founded there: a square around it is unexplored.
why-city-near-relic = A city cannot be founded on or next to a relic.
why-city-near-marker = A city cannot be founded there: a hut or village is on the square or next to it.
why-city-near-enemy = A city cannot be founded there: an enemy figure is on the square or next to it.
why-city-near-city = A city cannot be founded there: it is fewer than 3 squares away from another city.
why-grow-next-to-capital = Your capital grows onto a square directly above, below, left or right of it.
why-grow-enemy = Your capital cannot grow onto that square: an enemy figure stands there.
why-grow-marker = Your capital cannot grow onto that square: a hut, village or relic is there.
why-grow-edge = Your capital cannot grow onto that square: the outskirts would leave the map.
why-grow-unexplored = Your capital cannot grow onto that square: the outskirts would reach an unexplored tile.
why-grow-other-city = Your capital cannot grow onto that square: the outskirts would overlap those of another city.
why-not-a-place-to-end = That figure cannot end a move there.

# Paying and coins

why-not-yours-to-pay = You cannot pay with that.
why-give-to-another = You must choose another player, who gets the coin.

# The Trade phase

why-offer-to-others = You can only make offers to other players.
why-no-offers-left =
    { $offers ->
        [0] Nobody makes offers at this table.
        [one] You have made your offer of this turn.
       *[other] You have made your { $offers } offers of this turn.
    }
why-nothing-to-trade = Neither you nor { $other } has anything to trade.
why-only-bargaining = You cannot do that while you bargain.
why-empty-offer = You must name something that you give or ask for first.
why-by-back-only = You can name markers and culture events only by their backs.
why-not-for-trade = That cannot be traded.
why-named-already = You have named that already.
why-not-owned =
    { $amount ->
        [0] { $seat } has none of that.
       *[other] { $seat } has only { $amount } of that.
    }
why-no-longer-owned = You cannot accept: one of you does not have what was named.
why-accept-or-decline = You can only accept the offer, or pass.
why-other-back = You must hand over something of yours with the back that was named.

# City Management, buildings, wonders

why-choose-a-city = You must choose the city that acts first.
why-not-in-city-management = You cannot do that in City Management.
why-no-such-city = You do not have that city.
why-capital-in-anarchy = Your capital takes no action under Anarchy.
why-city-has-acted = That city has no action left this turn ({ phrase-city }).
why-another-kind = The second action of your capital must be of another kind than the first.
why-not-a-city-action = A city cannot take that as its action now.
why-nothing-to-harvest = The city cannot harvest on { $square }: it has no resource there.
why-harvest-blockaded = The city cannot harvest on { $square }: enemy figures blockade it.
why-no-token-left = The market has no { $resource } left.
why-wonder-not-in-market = { $wonder } is not in the wonder market.
why-walls-need-masonry = You need Masonry to produce walls.
why-walls-already = The city has walls already.
why-unit-not-unlocked = You have not unlocked that unit: { $unit }.
why-building-not-unlocked = You do not build that building: { $building }. You need its tech, and once you know its upgrade you build only that.
why-too-dear = That costs { $cost } production; the city has { $production } at most.
why-no-figure-left =
    { $figure_key ->
        [army] You have no army left in your supply.
       *[other] You have no scout left in your supply.
    }
why-no-site-for-figure =
    { $figure_key ->
        [army] There is no square in the outskirts of the city for another army.
       *[other] There is no square in the outskirts of the city for another scout.
    }
why-no-unit-left = There is no card left of that unit: { $unit }.
why-no-site-for-wonder = There is no square in the outskirts of the city for { $wonder }.
why-no-building-left = The market has no marker left of that building: { $building }.
why-no-site-for-building = There is no square in the outskirts of the city for that building: { $building }.
why-choose-a-site = You must choose the square first.
why-not-in-outskirts = { $square } is not in the outskirts of the city that produces.
why-site-blockaded = Nothing can be put on { $square }: an enemy figure stands there.
why-site-has-marker = Nothing can be put on { $square } while a marker lies there.
why-site-full = No more of your figures fit on { $square }.
why-site-in-water = It cannot be put on { $square }: it is water.
why-site-taken = The square { $square } is taken by your other item.
why-wrong-terrain = That building cannot stand on { $square }: the terrain does not fit.
why-one-star-only = The city has a star building already, so you cannot build another on { $square }.
why-second-item-or-none = Choose the second item, or none.
why-pay-without-waste = Pay no more trade than needed, and the caravan only if it saves trade.

# Culture, culture events, cards and reactions

why-advance-too-dear =
    { $trade ->
        [0] You cannot pay for an advance: it costs { $culture } culture.
       *[other] You cannot pay for an advance: it costs { $culture } culture and { $trade } trade.
    }
why-no-landing = Your marker cannot stop there.
why-keep-one-of-two = You must keep one of the two events you have just drawn.
why-grow-first = You must first choose onto which square your capital grows.
why-discard-first = You must first discard culture events until you hold { $limit }.
why-consent-first = You must first allow or refuse the event.
why-no-target = { $ability } cannot be used on that.
why-no-reaction = You cannot react with that: you may only pass or use a card that works now.
why-no-such-lesson = You cannot learn that: it must be a tech the other player knows, of the right level, that you can place.
why-no-such-unit = You cannot raise that unit: its type is not unlocked or its cards are used up.

# Great people

why-not-one-of-the-two = You can only keep one of the two that you have drawn.
why-place-the-new-one = First decide about your new great person ({ $persontype }): place it, or keep it in reserve.
why-not-your-outskirts = { $square } is not in the outskirts of one of your cities.
why-person-on-water = { $square } is water; great people need land.
why-person-blockaded = { $square } is blockaded.
why-person-on-marker = On { $square } there is still a hut, village or relic marker.
why-same-person-there = On { $square } there is already a great person of that type: { $persontype }.
why-nobody-in-reserve = You have no great person of that type in reserve: { $persontype }.
why-person-must-wait = That great person was gained, placed or moved this turn; wait for your next Start of Turn: { $persontype }.
why-no-person-there = You have no great person on { $square }.
why-people-stay = At this table great people on the map are not moved.
why-not-in-your-hand = You can throw away an event of your hand, or end it: { $person }.
why-no-darwin = You can only pass: you have no use of that card now: { $person }.
why-no-harbor-there = You cannot build a harbor there.

# Movement and relics

why-unexplored = That tile has not been revealed yet. Explore it first; that costs a point of movement.
why-pinned = The figures of this square are pinned and cannot leave it this turn.
why-water = Your figures may not enter water. They need Navigation, Sailing, Steam Power or Flight.
why-no-end-in-water = Your figures may cross water, but not end a move there. They need Sailing, Steam Power or Flight.
why-no-end-in-reach = With the points left, the group could not legally end its move after that.
why-scouts-need-army = Scouts may enter that square only together with an army.
why-peaceful = A democracy may not start a battle against other players.
why-too-many-figures = A move may not end there: the stacking limit is { $limit }.
why-closed-outskirts = The Brandenburg Gate closes these outskirts: you may pass through or attack, but not end your move there.
why-group-is-gone = The group is gone.
why-no-points = The group has no point of movement left.
why-tile-not-adjacent = The group is not orthogonally adjacent to that tile, or the tile has been revealed already.
why-cannot-be-left = Those figures cannot be left here: they must be able to end their move here, and the others must be able to go on.
why-finish-move-first = A group is moving. Finish its move first.
why-not-adjacent = Steps are orthogonal, to an adjacent square.
why-must-leave = Figures stand where they may not stay. They must leave, since they can.
why-no-such-figures = You do not have these figures in that square.
why-already-moved = Some of these figures have ended their move or may not move any more this turn.
why-group-too-large = A group may not be larger than your stacking limit of { $limit }.
why-no-way-out = This group can neither step anywhere nor explore anything.
why-not-in-movement = That cannot be done in your Movement.
why-no-such-marker = An army can leave a fortification, a scout a caravan, and only a figure that was just disbanded here.
why-atlantis-first = First choose the tech that you learn from Atlantis.
why-tech-has-no-slot = Your pyramid has no free slot for this tech: { $tech }.
why-raze-or-pass = First decide whether Combustion destroys the building.

# Battles and loot

why-not-now-in-battle = You cannot use that at this moment of the battle.
why-no-saving = You cannot save that unit.
why-not-your-person = You cannot use that great person: { $person }.
why-zhukov-strikes = Georgy Zhukov lies face up: you must choose whom he wounds.
why-no-enemy-there = There is no enemy unit alone in front { $front }.
why-no-such-wounds =
    { $wounds ->
        [one] That is not possible: one wound is left to choose, and no unit takes or loses more than it can.
       *[other] That is not possible: { $wounds } wounds are left to choose, and no unit takes or loses more than it can.
    }
why-recruit-first = You must choose the type of the new unit.
why-unit-locked = You have not unlocked that unit: { $unit }.
why-unit-deck-empty = There is no card of that unit left: { $unit }.
why-unit-is-played = You have played your unit; use an ability or end your battle turn.
why-must-play-unit = You must play a unit: there is no retreat.
why-no-holding-back = Only Sun Tzu lets you play no unit, once per battle and for { $trade } trade.
why-slot-used = You have used an ability here; each of the two slots takes one.
why-unit-not-in-hand = You do not have that unit in your battle hand.
why-steel-needs-enemy = Metalworking works only for a unit that is played against an enemy unit.
why-front-locked = Two units face each other in front { $front }; no other may join.
why-no-steel = You cannot use Metalworking now: you need the tech and an iron, once a turn.
why-loot-first = You must spend your loot first ({ $loot } left).
why-not-enough-loot = You have only { $loot } loot left.
why-no-tech-to-loot = You cannot learn { $tech } so: the loser must know it, and you need a free place for it.
why-nothing-to-loot = { $other } does not have that.

# Research, techs, coins, investments

why-no-such-slot = { $tech } cannot be placed at that level.
why-not-in-market = The market has no resource of that kind.
why-only-research = In this phase you only choose a tech to research, or none.
why-known-tech = { $tech } cannot be researched: it is known already.
why-too-little-trade = { $tech } needs { $needed } trade; you have { $trade }.
why-no-such-means = { $tech } cannot be researched in that way.
why-no-slot =
    { $level ->
        [0] You have no free slot for that tech.
       *[other] There is no slot for { $tech }: a tech of level { phrase-level } must rest on two of the level below.
    }
why-no-investments = This match is played without investments.
why-invested-already = You have already invested a coin this turn.
why-no-investment-markers = All investment markers are in use.
why-no-coin-token = You have no coin token there.
why-canal-blockaded = Coins on a blockaded Panama Canal cannot be invested.
why-mandatory-first = First take what the investment must bring.
why-not-from-investing = The investment does not bring that.
why-free-investment = This investment costs no coin: choose only the card it goes to.

## Options

option-great-person-deck = Is the great person deck used (usual)? Otherwise great people are markers without cards.
option-investments = Are the investment cards used (usual)?
option-civilizations = How civilizations are given out: drawn at random (usual), or chosen by the players.
option-government-profile = What governments do: base_2010 (usual), as on their first cards, or ww_2013_replacement, as on the cards that replaced these in 2013.
option-endowment-for-the-arts = Which version of Endowment for the Arts is used: ww_2013_replacement (usual), that of 2013, or fame_and_fortune_2011, the first one, with cheaper advances but without a larger culture hand.
option-angkor-wat-discount = With which tech Angkor Wat costs less: theology 10 (usual), 10 production with Theology, or philosophy 15, 15 with Philosophy.
option-gift-incense = May gift events be spent as incense, too? Usually not.
option-leonidas = When Leonidas helps: attack and defence (usual), or defence only.
option-scout-assignment = When scouts are assigned to a city: start of turn (usual), or at city action, when the city acts.
option-second-star-building = What becomes of a second star building of a city: it replaces the first (usual), or is forbidden.
option-move-great-people = May great people on the map be moved in Start of Turn (usual)?
option-event-timing = When an event of a phase is played: in one's own part (usual), or whole phase, also between the parts of others.
option-late-protection = What becomes of a card or resource used against somebody who then shows a protection: it is returned (usual), or lost.
option-offers-per-turn = How many offers a player may make in a Trade phase: 3 (usual), or another number from 0 to 10.
option-passing-over-stacking-limit = May figures pass through a square above the stacking limit (usual)?
option-scouts-share-squares = May scouts share a square with enemy scouts? Usually not.
option-killing-scouts-ends-move = Does an army's move end where it kills scouts (usual)?
option-walls-attacker-first = Does the attacker play first against a city with walls (usual)? Otherwise the defender does.
option-aircraft-trump = Which units aircraft trump: none (usual), or all other types.
option-battle-abilities-per-slot = How many abilities fit into each slot of a battle turn: one (usual), or any number.
option-cancel-in-battle = May abilities be cancelled in battle turns, too? Usually not.
option-losses-counted = When the killed units of the winner are counted for its losses: before saving any (usual), or after saving.
option-barbarian-coin = Does Code of Laws give its coin for battles against barbarians, too (usual)?
option-research-choice = How techs are chosen in Research: secret, all at once (usual), or in turn order, openly.
option-dial-after-research = What the trade dial shows after research: capped (usual), never more than before, or not capped, always as much as there are coins.
option-space-flight-by-learning = Does Space Flight win when it is learned, too (usual)? Otherwise only when it is researched.
option-investment-markers = How many investment markers there are: 23 (usual), or unlimited.
option-disaster-markers = How many disaster markers there are: limited (usual) to those of the box, or unlimited.
option-simultaneous-victory = Who wins if several would win at once: turn order (usual), the first in turn order, or shared, all of them.
option-turn-limit = After which turn the match ends at the latest: none (usual), or a number from 1 on.

## Values of options

value-drawn = at random
value-chosen = players choose
value-base-2010 = first cards, 2010
value-ww-2013-replacement = replacement cards, 2013
value-fame-and-fortune-2011 = first card, 2011
value-theology-10 = 10 with Theology
value-philosophy-15 = 15 with Philosophy
value-attack-and-defence = when attacking or defending
value-defence-only = only when defending
value-start-of-turn = in Start of Turn
value-at-city-action = when the city acts
value-replaces = replaces the first
value-forbidden = forbidden
value-own-part = in one's own part
value-whole-phase = in the whole phase
value-returned = returned
value-lost = lost
value-none = none
value-all = all
value-one = one
value-any = any number
value-before-saving = before units are saved
value-after-saving = after units are saved
value-secret = secretly, all at once
value-in-turn-order = openly, in turn order
value-capped = never more than before
value-not-capped = always as many as coins
value-23 = 23
value-unlimited = unlimited
value-limited = as in the box
value-turn-order = first in turn order
value-shared = shared victory

## Sections of the rules

section-1 = Components and limits
section-2 = General set-up
section-3 = Set-up: the map
section-4 = Set-up: the players
section-5 = The turn
section-6 = Start of Turn
section-7 = Governments
section-8 = Cities and outskirts
section-9 = Blockade
section-10 = Trade phase
section-11 = City Management
section-12 = Buildings
section-13 = Wonders
section-14 = Harvesting and resources
section-15 = Arts and culture
section-16 = Great people
section-17 = Movement
section-18 = Exploration
section-19 = Relics, disbanding, fortifications and caravans
section-20 = Battle
section-21 = After the battle: loot and lost cities
section-22 = Research and the tech pyramid
section-23 = Coins and investments
section-24 = Metropolis
section-25 = Terrain changes
section-26 = Victory
section-27 = Timing and hidden information
section-28 = Civilizations
section-29 = Frequent questions
section-30 = Examples
section-31 = Table options

## The terminal: signs of the map, one character each unless told otherwise

# grassland, forest, mountain, desert, water
map-terrains = gfmdw
# armies, scouts, armies with scouts
map-figures = As&
# city, capital, metropolis
map-cities = cCM
# hut, village, relic
map-spots = hvr
# incense, iron, silk, wheat, spy, uranium
map-resources = IRSWPU
# artist, builder, general, humanitarian, industrialist, scientist
map-people = abghis
# two characters each: harbor, trading post, workshop, iron mine, library, university, granary, aqueduct, market, bank, temple, cathedral, barracks, academy
map-buildings = Ha Tp Ws Im Li Un Gr Aq Mk Bk Te Ca Ba Ac

## The terminal: heads of columns

short-track = track
short-coins = coins
short-techs = techs I-V
short-units = units+bonus
short-trade = trade
short-culture = culture
short-resources = resources
short-markers = markers
short-events = events
short-people = people
short-armies = armies
short-scouts = scouts
short-cities = cities
short-speed = speed/stack

## The terminal: labels

label-turn = Turn
label-first-player = first player
label-trade = trade
label-trade-due = trade each turn
label-culture = culture
label-production = production
label-coins = coins
label-combat = combat bonus
label-defence = defence
label-culture-track = culture track
label-techs = techs
label-level = level
label-known-to = Known to
label-room = room
label-units = units
label-unit-strengths = units by strength
label-ranks = ranks
label-strength = strength
label-standing-forces = in standing forces
label-battle-hand = battle hand of one army
label-armies = armies
label-armies-left = armies not built
label-scouts = scouts
label-scouts-left = scouts not built
label-figures = figures
label-speed = speed
label-stacking = stacking
label-cities = cities
label-metropolis = metropolis
label-walls = walls
label-actions-taken = actions taken
label-outskirts = outskirts
label-outskirts-of = outskirts of the
label-blockaded = blockaded
label-of = of
label-moved = done moving:
label-serves = serves
label-pinned = No figure leaves this square this turn.
label-resources = resources
label-markers = markers
label-events = events
label-great-people = great people
label-face-down = face down
label-in-reserve = in reserve
label-wonders = wonders
label-tokens = coin tokens
label-investments = investments
label-relics-due = benefits of relics at the next Start of Turn
label-your-hand = Yours
label-unexplored = not explored
label-disaster = disaster marker
label-relic = relic
label-seen-by = seen by
label-obsolete = obsolete
label-next-to = Next to it
label-standing = On the map
label-spots = Huts, villages and relics
label-map-resources = Resources on the map
label-natural-wonders = Culture and coins on the map
label-disasters = Disaster markers
label-unexplored-tiles = Tiles not explored
label-map = Map
label-offer = Offer
label-gives = gives
label-market-resources = Resources in the market
label-market-wonders = Wonders in the market
label-built-wonders = Wonders built
label-wonder-deck = Wonders in the deck
label-wonders-unseen = Not seen yet
label-buildings-left = Buildings left
label-people-left = Great people left
label-decks = Decks (face down + below) and supplies
label-person-deck = great people
label-investment-markers = investment markers
label-city-markers = city markers
label-disaster-markers = disaster markers
label-tiles = tiles not explored
label-marks-unseen = Markers you have not seen
label-in-market = in the market
label-on-map = on the map
label-buildings = Buildings
label-cost = cost
label-on = on
label-needs = needs
label-left = left
label-star = One building with a star in each city.
label-battle = Battle
label-no-battle = No battle is being fought.
label-against = against
label-barbarians = barbarians
label-hand = hand by strength
label-hand-by-type = hand by type
label-total = total
label-killed = killed
label-front = Front
label-nobody = nobody
label-wounds = wounds
label-winner = Winner
label-legend =
    On the map:
      g f m d w       grassland, forest, mountain, desert, water; as capitals: with a disaster marker
      ·               not explored
      2A3  2s1  2&3   three armies of player 2; a scout; three armies with scouts
      2*3             figures of players 2 and 3
      2C#  2c   2M    capital of player 2, with walls; another city; metropolis (on two squares)
      gLi             grassland with a Library
                      (Ha Harbor, Tp Trading Post, Ws Workshop, Im Iron Mine, Li Library, Un University,
                      Gr Granary, Aq Aqueduct, Mk Market, Bk Bank, Te Temple, Ca Cathedral, Ba Barracks,
                      Ac Academy)
      m*S             a wonder, with the first letter of its name
      d@a             a great person (a artist, b builder, g general, h humanitarian, i industrialist,
                      s scientist)
      fh? fv? fh!     a hut, a village; one that you have seen; r! is a relic
      mI  m$  m*      a resource (I incense, R iron, S silk, W wheat), a coin, culture
    In the table of the players:
      5/21  3/15      space of the culture track, and coins: whoever reaches 21 or 15 wins
      4-2-1           techs of levels I, II, III ... (Space Flight, level V, wins)
      7+4             units and combat bonus; whoever conquers a capital wins
      2/6             armies or scouts on the map, and of how many in all
      1/2             events in hand or cities, and how many one may have
      3/2             travel speed and stacking limit
    To look at:
      look C7         a square and its neighbours; look 2 a player, look capital or look 2-second a city
      look hand       your cards; look NAME any card, building, terrain or resource
command-cities = cities N        to see your cities, or those of player N or of all, and what lies around them
command-techs = techs N         to see the techs of all or of player N; with the name of a tech, what it does
command-battle = battle          to see the battle that is being fought, and how strong everybody is
command-market = market          to see wonders, resources, buildings and decks
