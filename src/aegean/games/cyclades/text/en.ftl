### The words of Cyclades. The same messages, in the same order, are in es.ftl.

## Gods and what they give

god-poseidon = Poseidon
god-ares = Ares
god-zeus = Zeus
god-athena = Athena
god-apollo = Apollo
god-none = -

godpower-poseidon = Recruit up to four fleets: the first is free, then 1, 2 and 3 GP. Build ports for 2 GP each. For 1 GP, as often as you like, sail fleets of one sea space up to 3 spaces.
godpower-ares = Recruit up to four troops: the first is free, then 2, 3 and 4 GP. Build fortresses for 2 GP each. For 1 GP, as often as you like, move troops of one isle to another one over a chain of your fleets.
godpower-zeus = Recruit one priest for free and a second one for 4 GP. Build temples for 2 GP each. For 1 GP, as often as you like, discard a creature of the track and draw a new one for its space.
godpower-athena = Recruit one philosopher for free and a second one for 4 GP. Build universities for 2 GP each. There is no special action.
godpower-apollo = Receive 4 GP if you own exactly one isle, otherwise 1 GP. Whoever came first also puts a prosperity marker on an isle. Nothing else: no recruits, no building, no creatures.

## Buildings and pieces

building-port = port
building-fortress = fortress
building-temple = temple
building-university = university

piece-fleet = fleet
piece-troop = troop
piece-priest = priest
piece-philosopher = philosopher

## Creatures and their powers

creature-mermaid = Mermaid
creature-pegasus = Pegasus
creature-giant = Giant
creature-chimera = Chimera
creature-cyclops = Cyclops
creature-sphinx = Sphinx
creature-sylph = Sylph
creature-harpy = Harpy
creature-griffin = Griffin
creature-fates = The Fates
creature-satyr = Satyr
creature-dryad = Dryad
creature-kraken = Kraken
creature-minotaur = Minotaur
creature-chiron = Chiron
creature-medusa = Medusa
creature-polyphemus = Polyphemus

power-mermaid = Send an enemy fleet that is alone on its sea space back to its owner's reserve and put one of your own there. There is no battle.
power-pegasus = Move any number of troops from one of your isles to any other isle, free and without fleets.
power-giant = Destroy one building on any isle; it returns to the supply. A metropolis is safe.
power-chimera = Use the power of a creature in the discard pile. Then the draw pile, the discard pile and this card are shuffled together.
power-cyclops = Turn one of your buildings into a building of another type, in the same slot.
power-sphinx = Sell as many of your troops, fleets, priests and philosophers as you like, for 2 GP each.
power-sylph = Sail your fleets 10 spaces in all, for free, shared out among groups as you like.
power-harpy = Remove one troop from any isle; it returns to its owner's reserve.
power-griffin = Take half of an opponent's gold, rounded down.
power-fates = Receive your income once more, as it stands now.
power-satyr = Take a philosopher from an opponent.
power-dryad = Take a priest from an opponent.
power-kraken = Put the Kraken on any sea space and move it on for 1 GP a space: all fleets it meets are lost, yours too. It stays on its last space, and no fleet may enter there.
power-minotaur = The isle it stands on is defended as if by two more troops, as long as there are troops. It stays until your first turn of the next cycle.
power-chiron = Shields the isle from Pegasus, the Giant and the Harpy. It stays until your first turn of the next cycle.
power-medusa = No troop can leave the isle. She stays until your first turn of the next cycle.
power-polyphemus = Pushes all fleets away from the isle's coast, and no fleet may come next to the isle. He stays until your first turn of the next cycle.

## Phrases that sentences below are made of

phrase-creature =
    { $creature_key ->
        [fates] the Fates
        [pegasus] { $creature }
        [chiron] { $creature }
        [medusa] { $creature }
        [polyphemus] { $creature }
       *[other] the { $creature }
    }
phrase-creature-object =
    { $creature_key ->
        [fates] the Fates
        [pegasus] { $creature }
        [chiron] { $creature }
        [medusa] { $creature }
        [polyphemus] { $creature }
       *[other] the { $creature }
    }
phrase-building =
    { $building_key ->
       *[other] a { $building }
    }
phrase-the-building =
    { $building_key ->
       *[other] the { $building }
    }
phrase-into =
    { $into_key ->
       *[other] a { $into }
    }
phrase-piece =
    { $piece_key ->
       *[other] a { $piece }
    }

## What happened

event-settles = { $seat } starts on isles { $isle } and { $other_isle }.
event-cycle-begins = Cycle { $cycle } begins.
event-discard-shuffled = The draw pile is empty: the discard pile is shuffled and takes its place.
event-creature-appears = New on the creature track: { phrase-creature }, for { $price } GP.
event-creature-discarded = Off the creature track, to the discard pile: { phrase-creature }.
event-gods =
    { $count ->
        [2] The gods of this cycle, in order: { $god1 } and { $god2 }.
        [3] The gods of this cycle, in order: { $god1 }, { $god2 } and { $god3 }.
       *[other] The gods of this cycle, in order: { $god1 }, { $god2 }, { $god3 } and { $god4 }.
    }
event-revenue = { $seat } receives an income of { $gold } GP.
event-offers = { $seat } offers { $gold } GP to { $god }.
event-driven = { $seat } is driven from { $god } and must choose another god.
event-goes-to-apollo = { $seat } goes to Apollo, place { $place }.
event-pays-offering = { $seat } pays { $gold } GP to the gods.
event-turn-begins = { $seat } begins the turn of { $god }.
event-turn-ends = { $seat } ends the turn of { $god }.
event-recruits-fleet =
    { $price ->
        [0] { $seat } recruits a fleet on { $sea } for free.
       *[other] { $seat } recruits a fleet on { $sea } for { $price } GP.
    }
event-recruits-troop =
    { $price ->
        [0] { $seat } recruits a troop on isle { $isle } for free.
       *[other] { $seat } recruits a troop on isle { $isle } for { $price } GP.
    }
event-recruits-priest =
    { $price ->
        [0] { $seat } recruits a priest for free.
       *[other] { $seat } recruits a priest for { $price } GP.
    }
event-recruits-philosopher =
    { $price ->
        [0] { $seat } recruits a philosopher for free.
       *[other] { $seat } recruits a philosopher for { $price } GP.
    }
event-must-take-philosopher = { $seat } has three philosophers and must take the free one from Athena.
event-builds = { $seat } builds { phrase-building } on isle { $isle } for { $price } GP.
event-gives-up-philosophers = { $seat } gives up four philosophers for a metropolis.
event-gives-up-building = { $seat } gives up { phrase-the-building } on isle { $isle } for a metropolis.
event-building-destroyed = On isle { $isle } { phrase-the-building } is destroyed.
event-metropolis =
    { $count ->
        [one] { $seat } founds a metropolis on isle { $isle } and now has one.
       *[other] { $seat } founds a metropolis on isle { $isle } and now has { $count }.
    }
event-metropolis-lost = { $seat } has no isle with room for a metropolis and gets nothing for the set.
event-sails =
    { $units ->
        [one] { $seat } sails one fleet from { $sea } to { $to }.
       *[other] { $seat } sails { $units } fleets from { $sea } to { $to }.
    }
event-marches =
    { $units ->
        [one] { $seat } moves one troop from isle { $isle } to isle { $to }.
       *[other] { $seat } moves { $units } troops from isle { $isle } to isle { $to }.
    }
event-assault = Assault on { $space }: { $attacker } attacks with die { $attack_die } + units { $attackers } = { $attack }; { $defender } defends with die { $defence_die } + units { $defenders } + bonus { $bonus } = { $defence }.
event-stays = { $seat } stays on { $space } and fights on.
event-retreats =
    { $units ->
        [one] { $seat } retreats with one unit from { $space } to { $to }.
       *[other] { $seat } retreats with { $units } units from { $space } to { $to }.
    }
event-battle-held = { $seat } beats off the attack on { $space }.
event-sea-taken =
    { $units ->
        [one] { $seat } wins sea space { $sea } and holds it with one fleet.
       *[other] { $seat } wins sea space { $sea } and holds it with { $units } fleets.
    }
event-isle-taken =
    { $units ->
        [one] { $seat } takes isle { $isle } with one troop.
       *[other] { $seat } takes isle { $isle } with { $units } troops.
    }
event-eliminated = { $seat } has lost the last isle and is out of the game.
event-calls = { $seat } calls { phrase-creature-object } for { $price } GP.
event-no-target = There is no target for { phrase-creature }: nothing happens.
event-figurine-placed = { $seat } puts { phrase-creature-object } on isle { $isle }.
event-figurine-leaves = Isle { $isle }: { phrase-creature } leaves, and the card is discarded.
event-fleet-enchanted = On { $sea } a fleet of { $seat } takes the place of the one of { $other }.
event-kraken = The Kraken comes up on { $sea }.
event-kraken-leaves = The Kraken leaves { $sea }.
event-fleets-lost =
    { $units ->
        [one] { $seat } loses one fleet on { $sea }.
       *[other] { $seat } loses { $units } fleets on { $sea }.
    }
event-pushed =
    { $units ->
        [one] Polyphemus pushes one fleet of { $seat } from { $sea } to { $to }.
       *[other] Polyphemus pushes { $units } fleets of { $seat } from { $sea } to { $to }.
    }
event-troop-carried-off = The Harpy carries off a troop of { $seat } from isle { $isle }.
event-building-changed = On isle { $isle } { $seat } turns { phrase-the-building } into { phrase-into }.
event-sells = { $seat } sells { phrase-piece } for { $gold } GP.
event-fates-pay = The Fates pay { $seat } the income again: { $gold } GP.
event-robs-gold = { $seat } takes half of the gold of { $other }.
event-robbed-amount = { $seat } has taken { $gold } GP from { $other }.
event-robs-philosopher = { $seat } takes a philosopher from { $other }.
event-robs-priest = { $seat } takes a priest from { $other }.
event-copies = { $seat } uses { phrase-creature } from the discard pile.
event-piles-shuffled = The draw pile and the discard pile are shuffled together.
event-apollo-pays = { $seat } receives { $gold } GP from Apollo.
event-prosperity = { $seat } puts a prosperity marker on isle { $isle }.
event-match-ends = The match is over. { $reason }
event-final-place = Place { $place }: { $seat }, with { $gold } GP.

## How a match ends

end-metropolises = One player alone had the metropolises needed at the end of the cycle.
end-richest = Several players had the metropolises needed; the richest of them wins.
end-most-metropolises = Several players had the metropolises needed; the one with the most wins.
end-turn-order = Several players were equal to the end; their order on the turn track decides.
end-shared = Several players were equal to the end and share the victory.
end-limit = The cycle limit is reached; the most metropolises win, then the most gold.
end-limit-turn-order = The cycle limit is reached with equal players; their order on the turn track decides.
end-limit-shared = The cycle limit is reached; equal players share the victory.
end-last-player = Only one player is left and wins.

## Questions to a seat

prompt-ChooseStart = Choose your start position.
prompt-PlaceMarker =
    { $banned_key ->
        [none] Choose a god and make your offering, or go to Apollo for free.
       *[other] You were driven from { $banned }: choose another god.
    }
prompt-GodTurn = You are playing { $god }: choose an action or end your turn.
prompt-FleetMove =
    { $left ->
        [one] Your fleets on { $sea } may sail one more space: sail on or stop.
       *[other] Your fleets on { $sea } may sail { $left } more spaces: sail on or stop.
    }
prompt-Retreat =
    { $land ->
        [1] { $units ->
            [one] Battle on isle { $space }: do you retreat with your troop, or stay and fight?
           *[other] Battle on isle { $space }: do you retreat with your { $units } troops, or stay and fight?
        }
       *[other] { $units ->
            [one] Battle on { $space }: do you retreat with your fleet, or stay and fight?
           *[other] Battle on { $space }: do you retreat with your { $units } fleets, or stay and fight?
        }
    }
prompt-GiveUpBuilding = Four buildings become a metropolis: choose which { $building } you give up.
prompt-PlaceMetropolis = Choose the isle for your new metropolis.
prompt-PlaceProsperity = Choose the isle for Apollo's prosperity marker.
prompt-UseCreature =
    { $creature_key ->
        [mermaid] Mermaid: choose an enemy fleet that is alone on its sea space.
        [pegasus] Pegasus: choose how many troops fly, from which of your isles, and where to.
        [giant] Giant: choose the building to destroy.
        [chimera] Chimera: choose a creature in the discard pile.
        [cyclops] Cyclops: choose one of your buildings and what it becomes.
        [harpy] Harpy: choose the isle that loses a troop.
        [griffin] Griffin: choose the opponent who loses half of the gold.
        [satyr] Satyr: choose the opponent who loses a philosopher.
        [dryad] Dryad: choose the opponent who loses a priest.
        [kraken] Kraken: choose the sea space where it comes up.
        [minotaur] Minotaur: choose the isle it defends.
        [chiron] Chiron: choose the isle he shields.
        [medusa] Medusa: choose the isle whose troops she holds.
        [polyphemus] Polyphemus: choose the isle whose coast he clears of fleets.
       *[other] Choose what to do with { phrase-creature }.
    }
prompt-MermaidSource = Your reserve is empty: choose the sea space from which a fleet goes to { $sea }.
prompt-SylphMove =
    { $left ->
        [one] Sylph: your fleets may sail one more space in all. Sail or stop.
       *[other] Sylph: your fleets may sail { $left } more spaces in all. Sail or stop.
    }
prompt-KrakenMove = The Kraken is on { $sea }: choose an adjacent sea space for 1 GP, or stop.
prompt-SphinxSale = Sphinx: choose what you sell for 2 GP, or stop.
prompt-PushOrder = Polyphemus clears the coast: choose which fleets go next.
prompt-PushDirection = Polyphemus pushes your fleets from { $sea }: choose where they go.

## Actions

action-start = Take start position { $position }
action-bid = Offer { $gold } GP to { $god }
action-bid-apollo = Go to { $god } for free
action-fleet = Recruit a fleet on { $sea }
action-troop = Recruit a troop on isle { $isle }
action-priest = Recruit a priest
action-philosopher = Recruit a philosopher
action-build = Build { phrase-building } on isle { $isle } (slot { $slot })
action-sail =
    { $units ->
        [one] Sail one fleet from { $sea } to { $to }
       *[other] Sail { $units } fleets from { $sea } to { $to }
    }
action-march =
    { $units ->
        [one] Move one troop from isle { $isle } to isle { $to }
       *[other] Move { $units } troops from isle { $isle } to isle { $to }
    }
action-exchange = Discard { phrase-creature } and draw another creature (1 GP)
action-call =
    { $discounts ->
        [0] Call { phrase-creature-object } for { $price } GP
        [one] Call { phrase-creature-object } for { $price } GP, using one discount
       *[other] Call { phrase-creature-object } for { $price } GP, using { $discounts } discounts
    }
action-end = End the turn
action-stop = Stop here
action-stay = Stay and fight
action-retreat =
    { $units ->
        [one] Retreat to { $space } with one unit
       *[other] Retreat to { $space } with { $units } units
    }
action-give = Give up { phrase-the-building } on isle { $isle } (slot { $slot })
action-raze = Destroy { phrase-the-building } on isle { $isle } (slot { $slot })
action-found = Found the metropolis on isle { $isle }
action-at-sea = Choose sea space { $sea }
action-at-isle = Choose isle { $isle } ({ $owner })
action-change = Turn { phrase-the-building } on slot { $slot } into { phrase-into }
action-rob = Take from { $seat }
action-copy = Use { phrase-creature } from the discard pile
action-sell-fleet = Sell a fleet on { $sea }
action-sell-troop = Sell a troop on isle { $isle }
action-sell-priest = Sell a priest
action-sell-philosopher = Sell a philosopher
action-push = Push the fleets on { $sea } to { $to }
action-push-off = Send the fleets on { $sea } back to the reserve
action-pick = Push the fleets on { $sea } next

## Why a choice makes sense (the subject of these sentences is the action)

reason-offer-fourth-philosopher =
    { $wins ->
        [1] { $god }'s philosopher would be the fourth: with that metropolis the match could be won.
       *[other] { $god }'s philosopher would be the fourth, and four make a metropolis.
    }
reason-offer-fourth-building =
    { $wins ->
        [1] { $god } builds the one kind that is missing, { phrase-building }: with that metropolis the match could be won.
       *[other] { $god } builds the one kind that is missing for a metropolis: { phrase-building }.
    }
reason-offer-takes-metropolis =
    { $wins ->
        [1] { $god } could take the metropolis on isle { $isle } ({ $percent } %) and with it the match.
       *[other] { $god } could take the metropolis on isle { $isle } ({ $percent } %).
    }
reason-offer-denies = Keeps { $other } from { $god }, who could bring { $other } the metropolis that wins.
reason-offer-shields = Keeps { $other } from Ares, who could take isle { $isle } ({ $percent } %).
reason-offer-takes-isle =
    { $owner_key ->
        [-1] Ares could take the free isle { $isle }.
       *[other] Ares could take isle { $isle } from { $owner } ({ $percent } %).
    }
reason-offer-kind = Allows { phrase-building }, number { $count } of the four kinds that make a metropolis.
reason-offer-stands = Nobody is left to offer more to { $god }.
reason-offer-philosopher = Brings a philosopher, number { $count } of the four that make a metropolis.
reason-offer-recruit =
    { $god_key ->
        [poseidon] Brings a free fleet: more sea, more trade, a way to other isles.
        [ares] Brings a free troop, for attack or defence.
       *[other] Brings a free priest, who makes every later offering cheaper.
    }
reason-apollo-one-isle = Costs nothing and pays { $gold } GP, because one isle is all there is.
reason-apollo-first = Costs nothing, pays { $gold } GP and, as the first there, adds a prosperity marker: more income every cycle.
reason-apollo = Costs nothing and pays { $gold } GP: gold is saved for the next cycle.

reason-fleet = Strengthens the coast at { $sea }.
reason-trade = { $sea } is a trade space: 1 GP more every cycle.
reason-opens-way =
    { $owner_key ->
        [-1] Opens the way to the free isle { $isle }.
       *[other] Opens the way to isle { $isle } of { $owner }.
    }
reason-troop = Strengthens isle { $isle }.
reason-guards = Guards isle { $isle }: the chance of { $other } to take it falls from { $before } % to { $after } %.
reason-prepares-landing = Prepares a landing on isle { $isle } ({ $percent } %).
reason-priest =
    { $count ->
        [one] From now on every offering costs 1 GP less.
       *[other] Priest number { $count }: from now on every offering costs { $count } GP less, but never less than 1.
    }
reason-philosopher = Philosopher number { $count } of the four that make a metropolis.
reason-fourth-philosopher =
    { $wins ->
        [1] The fourth philosopher: that makes the last metropolis needed to win.
       *[other] The fourth philosopher: that makes a metropolis.
    }
reason-fourth-building =
    { $wins ->
        [1] With { phrase-building } the set is complete: that makes the last metropolis needed to win.
       *[other] With { phrase-building } the set is complete and becomes a metropolis.
    }
reason-new-kind = Number { $count } of the four kinds of building that make a metropolis: { phrase-building }.
reason-spare-building =
    { $building_key ->
        [port] Another port: it helps to defend the fleets around isle { $isle }.
        [fortress] Another fortress: isle { $isle } is harder to take.
        [temple] Another temple: creatures cost 1 GP less once more each cycle.
       *[other] Another university: one for the set after this one.
    }
reason-last-metropolis = On isle { $isle } stands the last metropolis needed to win.
reason-metropolis-fits = On isle { $isle } no building has to make room.
reason-metropolis-destroys = On isle { $isle } the buildings that must make room are worth less than the metropolis.
reason-give = The one on isle { $isle } will be missed least.
reason-exchange = Brings another creature to light, and nobody can call { phrase-creature-object } now.
reason-gathers =
    { $units ->
        [one] On isle { $isle } the troop is of more use.
       *[other] On isle { $isle } the troops are of more use.
    }
reason-takes-winning-metropolis =
    { $percent ->
        [100] The metropolis on isle { $isle } is the last one needed to win, and nobody guards it.
       *[other] The metropolis on isle { $isle } is the last one needed to win: { $percent } % to take it.
    }
reason-breaks-victory =
    { $percent ->
        [100] { $owner } would win with the metropolis on isle { $isle }: it is taken without a fight.
       *[other] { $owner } would win with the metropolis on isle { $isle }: { $percent } % to take it.
    }
reason-takes-metropolis =
    { $percent ->
        [100] Takes the metropolis on isle { $isle } without a fight.
       *[other] Attacks the metropolis on isle { $isle }: { $percent } % to take it.
    }
reason-takes-set =
    { $wins ->
        [1] The buildings on isle { $isle } complete the set for the last metropolis needed ({ $percent } %).
       *[other] The buildings on isle { $isle } complete the set for a metropolis ({ $percent } %).
    }
reason-attacks = Attacks isle { $isle } of { $owner }: { $percent } % to take it.
reason-takes-isle =
    { $owner_key ->
        [-1] Takes the free isle { $isle }, with its income and its slots.
       *[other] Takes isle { $isle } from { $owner } without a fight.
    }
reason-sea-battle = Fights { $owner } for { $sea }: { $percent } % to win.
reason-sail-on = Towards the trade space { $sea }: 1 GP more every cycle.
reason-sail = On { $sea } the fleets are of more use.
reason-stays =
    { $attacks ->
        [1] The battle is worth fighting on: { $percent } % to win it.
       *[other] The place is worth defending: { $percent } % to win the battle.
    }
reason-retreats =
    { $attacks ->
        [1] Saves the units: the battle would be won with { $percent } %.
       *[other] Saves the units: the place would be held with { $percent } %.
    }
reason-push-off = There is no space for the fleets of { $owner } to go.
reason-push-away = Sends the fleets of { $owner } to { $sea }, where they do less harm.
reason-pick = The fleets on { $sea } go first, while there is room.
reason-start = A start like any other: every position has its merits.
reason-end = Nothing else is worth its price now: the gold is kept.
reason-end-poor = There is no gold left.
reason-stop =
    { $move ->
        [KrakenMove] The Kraken does its work here, and every further space costs 1 GP.
        [SphinxSale] Everything else is worth more than 2 GP.
       *[other] The fleets are where they are wanted.
    }
reason-sell = 2 GP do more good now.

reason-call =
    { $creature_key ->
        [mermaid] Turns a fleet of somebody else into an own one, without a battle.
        [pegasus] Carries troops to any isle, without fleets.
        [giant] Destroys a building that somebody needs for a metropolis.
        [chimera] Uses a creature that has been called before.
        [cyclops] Turns a building into one that is needed more.
        [sphinx] Turns pieces that are no longer needed into gold.
        [sylph] Sails ten spaces for free.
        [harpy] Takes a troop away from an isle.
        [griffin] Takes half of somebody's gold.
        [fates] Pays the income once more.
        [satyr] Takes a philosopher from somebody: one more here, one fewer there.
        [dryad] Takes a priest from somebody: one more here, one fewer there.
        [kraken] Sinks fleets and closes a sea space.
        [minotaur] Guards an isle like two more troops.
        [chiron] Shields an isle from Pegasus, the Giant and the Harpy.
        [medusa] Holds the troops on an isle.
       *[polyphemus] Drives all fleets from the coast of an isle.
    }
reason-pegasus =
    { $owner_key ->
        [-1] Pegasus can carry troops to the free isle { $isle }.
       *[other] Pegasus can land on isle { $isle } of { $owner } ({ $percent } %).
    }
reason-fates = Pays the income once more: { $gold } GP.
reason-spares-fleet = A fleet can be spared on { $sea }.
reason-mermaid = { $owner } loses a fleet on { $sea }, and an own one takes its place.
reason-mermaid-trade = { $sea } is a trade space: 1 GP more every cycle, and 1 GP less for { $owner }.
reason-kraken-sinks =
    { $units ->
        [one] Sinks a fleet of { $owner } on { $sea }.
       *[other] Sinks { $units } fleets of { $owner } on { $sea }.
    }
reason-kraken-blocks = Closes { $sea } to everybody.
reason-prosperity = Isle { $isle } brings 1 GP more every cycle.
reason-prosperity-elsewhere = Isle { $isle } becomes worth taking.
reason-harpy = Isle { $isle } of { $owner } has one defender fewer.
reason-minotaur-guards = Guards isle { $isle }, which { $other } could attack.
reason-figurine-own =
    { $creature_key ->
        [minotaur] Guards isle { $isle } like two more troops.
        [chiron] Keeps Pegasus, the Giant and the Harpy from isle { $isle }.
        [polyphemus] No fleet comes near isle { $isle }.
       *[other] Nothing else was left to choose.
    }
reason-figurine =
    { $creature_key ->
        [medusa] The troops on isle { $isle } cannot leave.
        [polyphemus] Drives the fleets from the coast of isle { $isle }.
       *[other] There it does least harm.
    }
reason-raze-set =
    { $count ->
        [one] { $owner } loses the only kind of building there is for a metropolis.
       *[other] { $owner } has { $count } of the four kinds for a metropolis: { phrase-the-building } goes.
    }
reason-raze = No other building would hurt anybody more: { phrase-the-building } goes.
reason-change = There is more use for { phrase-building }.
reason-rob-philosopher =
    { $count ->
        [one] { $other } loses the only philosopher.
       *[other] { $other } has { $count } philosophers and loses one.
    }
reason-rob-priest =
    { $count ->
        [one] { $other } loses the only priest.
       *[other] { $other } has { $count } priests and loses one.
    }
reason-rob-richest = Nobody else was paid as much in this cycle as { $other }: { $gold } GP.
reason-rob = { $other } may have gold to lose.

## Why an action is refused

why-buildings-stay = You cannot move, change or pull down a building at will.
why-choose-start-first = You must choose your start position first.
why-start-taken = You cannot start there: somebody else has that position, or it does not exist.
why-offerings-only = You can only place your marker on a god now; actions come later.
why-offerings-over = You cannot make offerings any more: the markers of this cycle stay where they are.
why-apollo-is-free = You cannot offer gold to Apollo: going there is free.
why-apollo-last = You have a marker on Apollo already, and this one can join it only if no other god is open to you.
why-god-face-down = You cannot choose that god: it lies face down in this cycle.
why-driven-from = You were just driven from { $god }, so this marker must go to another god.
why-offer-higher = You must offer more than the standing offering of { $offer } GP.
why-offer-at-least-one = You must offer at least 1 GP to this god.
why-cannot-pay =
    { $most ->
        [0] You cannot pay any offering to this god.
       *[other] You cannot pay that: you can offer at most { $most } GP to this god.
    }
why-wrong-god = You are playing { $god }, and that action belongs to another god.
why-not-an-action-now = You are playing the turn of { $god }, and there is no occasion for that now.
why-too-dear = You cannot pay that: it costs { $price } GP and you have { $gold }.
why-none-left = You cannot take one: there is none left.
why-recruited-all = You have already recruited { $most } in this turn, and more are not allowed.
why-not-at-your-coast = You can only place a fleet next to an isle of yours.
why-sea-barred = You cannot bring fleets there: the Kraken or Polyphemus keeps that sea space closed.
why-foreign-fleets = You cannot bring fleets there: another player's fleets are on that sea space.
why-not-your-isle = You can only do that with an isle of your own.
why-slot-taken = You cannot build there: a building or a metropolis is on that slot.
why-track-space-empty = You cannot choose that space: there is no creature on it.
why-at-least-one-gold = You cannot use so many discounts: a creature costs at least 1 GP.
why-discounts-left =
    { $discounts ->
        [0] You have no discounts left in this cycle.
        [one] You have only one discount left in this cycle.
       *[other] You have only { $discounts } discounts left in this cycle.
    }
why-no-target-no-sale = You cannot call { phrase-creature-object }: there is no target for it now.
why-power-first = You must finish with { phrase-creature } first.
why-move-first = You must finish this fleet move first: sail on or stop.
why-other-group = You are moving the fleets on { $sea }; others need a move of their own.
why-no-own-fleets = You have no fleets on that sea space.
why-not-adjacent = You can only go to an adjacent sea space.
why-fleet-number =
    { $fleets ->
        [one] You can move only the one fleet that is there.
       *[other] You can move from 1 to { $fleets } fleets from there.
    }
why-troop-number =
    { $troops ->
        [0] You have no troops on that isle.
        [one] You can move only the one troop that is there.
       *[other] You can move from 1 to { $troops } troops from there.
    }
why-other-isle = You must move the troops to another isle.
why-no-chain = You have no chain of fleets that links the two isles.
why-last-isle = You cannot land there: it is its owner's last isle, and taking it would not make you win.
why-medusa-holds = You cannot take troops from that isle: Medusa holds them.
why-chiron-shields = You cannot do that there: Chiron shields the isle.
why-territory-markers = You cannot leave another isle without troops: your three territory markers are in use.
why-battle-first = You must decide on the battle first: retreat or stay.
why-retreat-begun = You have begun to retreat and must leave with all your units.
why-retreat-to-own-isle = You can only retreat to another isle that is yours.
why-retreat-together =
    { $units ->
        [one] You can only retreat with the one unit you have there.
       *[other] You must retreat with your { $units } units together, to one place.
    }
why-set-first = You must first give up your set of buildings for a metropolis.
why-give-this-building = You must now give up { phrase-building } from one of your isles.
why-metropolis-first = You must place your metropolis first.
why-has-metropolis = You cannot place it there: the isle has a metropolis already.
why-square-not-free = You cannot place it there: buildings are in the way, and another isle of yours has a free square.
why-apollo-only-marker = You can only place the prosperity marker now: Apollo allows nothing else.
why-not-a-lone-fleet = You can only choose an enemy fleet that is alone on its sea space.
why-fought-already = You cannot move those fleets again with this Sylph: they have fought.
why-spaces-left =
    { $left ->
        [one] You have only one space left with this Sylph.
       *[other] You have only { $left } spaces left with this Sylph.
    }
why-nothing-to-sell = You have nothing of that kind to sell there.
why-not-an-opponent = You must choose an opponent who is still in the game.
why-has-no-card = You cannot take that: this player has no such card.
why-not-in-discard = You can only choose a creature in the discard pile, and not the Chimera itself.
why-no-building = You cannot choose that slot: there is no building on it.
why-other-type = You must choose another type of building.
why-no-troop = You cannot choose that isle: there is no troop on it.
why-not-on-this-coast = You can only choose fleets on the coast that Polyphemus clears.
why-push-off-coast = You must push these fleets to an adjacent sea space off this coast, without other fleets or the Kraken; they return to the reserve only if there is none.

## Switches

option-supply-philosophers = How many philosopher cards there are: 17 (usual) or 16.
option-supply-priests = How many priest cards there are: 18 (usual) or 16.
option-supply-gold = How much gold the bank has: unlimited (usual), or 98 or 100 GP in all, and then it pays no more than it has.
option-supply-buildings-limited = Are there only ten buildings of each type (usual)? Otherwise as many as are needed.
option-territory-markers-limited = Are the three territory markers a limit? Then nobody may leave a fourth isle without troops. Usually not.
option-two-player-priests = With two players, what priests save: each (usual), 1 GP on each offering, or pooled, 1 GP once on the sum of both.
option-two-player-double-apollo = With two players, may both markers of a player go to Apollo? Usually yes; forced: only if no other god is open to the second one.
option-two-player-setup = With two players, where they start: corners (usual), alt-3p-subset for two of the three-player positions, or alt-source-literal for the positions exactly as the source gives them.
option-metropolis-may-destroy-voluntarily = May a new metropolis replace buildings although a free square is at hand? Usually not.
option-last-isle-strict = May a last isle be attacked only if taking it lifts the attacker to the metropolises needed (usual)? Otherwise also if the attacker has them already.
option-apollo-marker-target = Where Apollo's prosperity marker may go: any isle (usual), or own isles only.
option-several-winners = Who wins if several have the metropolises needed: gold (usual), the richest, or metropolises_first, the one with the most metropolises and only then the richest.
option-final-tie = What happens if they are still equal: shared victory (usual), or turn-order, the first on the turn track wins.
option-cycle-limit = After which cycle the match ends at the latest: none (usual), or a number from 1 on.
option-seat-assignment = How start positions are given out: random (usual), or chosen by the seats one after the other.
option-gold-open = Does everybody see how much gold the others have? Usually not.
option-retreat-may-split = May retreating units go to different places? Usually not.
option-medusa-blocks-retreat = Does Medusa also keep troops from retreating? Usually yes.
option-kraken-leaves = When the Kraken leaves its space: when-called-again (usual), or when-its-card-is-turned-up on the creature track.
option-minotaur-alone = What the Minotaur does on an isle without troops: no-defence (usual), it leaves, or fights-alone, it defends on its own with value 2.
option-polyphemus-chooser = Who chooses where pushed fleets go: the active-player (usual), or the fleet-owner.
option-sylph-counting = How the ten spaces of the Sylph are counted: per-group (usual), one for each space a group sails, or per-fleet, one for each fleet and space.
option-fates-count = What income the Fates pay: now (usual), as it stands at that moment, or as-paid, what this cycle's income was.
option-creature-without-target = Whether a creature without a target can be called: may-be-bought (usual), and nothing happens, or may-not.

## Sections of the rules

section-1 = Components and supply
section-2 = Set-up
section-3 = The cycle
section-4 = Creature track
section-5 = Gods
section-6 = Revenue
section-7 = Offerings
section-8 = Actions in general
section-9 = Calling creatures
section-10 = Athena
section-11 = Zeus
section-12 = Poseidon
section-13 = Ares
section-14 = Building
section-15 = Metropolis
section-16 = Battle
section-17 = Retreat
section-18 = Last isle and elimination
section-19 = Apollo
section-20 = End of the game
section-21 = Two players
section-22 = Three, four and five players
section-23 = Open information

## Words of the screen: headings, then what stands inside a line

label-cycle = Cycle
label-gods = Gods
label-bids = Offerings
label-creatures = Creatures
label-turn-order = Turn order
label-draw-pile = Draw pile
label-price = Price
label-seas = Sea spaces
label-discard = discard pile
label-isles = isles
label-gold = gold
label-gp = GP
label-income = income
label-priests = priests
label-philosophers = philosophers
label-fleets-reserve = fleets in reserve
label-troops-reserve = troops in reserve
label-metropolis = metropolis
label-metropolises = metropolises
label-discounts = discounts
label-hidden = hidden
label-neutral = neutral
label-trade-space = trade space
label-face-down = face down
label-owner = owner
label-troops = troops
label-fleets = fleets
label-buildings = buildings
label-free-slots = free slots
label-figurine = figurine
label-out = out of the game
label-god = God
label-prosperity = prosperity
label-neutral-isles = Neutral isles
label-next-seas = next to sea spaces
label-next-isles = next to isles
label-sea = sea space
label-isle = isle
label-slots = slots
label-legend =
    On the map:
      C3$  B~2        sea space C3, a trade space, with two fleets of Blue
      N7 R3  PF.#     isle N7 of Red with three troops; a port, a fortress, a free slot, a slot under the metropolis
                      (P port, F fortress, T temple, U university)
      +2 M            prosperity 2, and a metropolis
    On the mats:
      7 GP (+3)       gold (? if hidden) and income
      M1 Pri2 Phi3    metropolises, priests, philosophers
      Dis1 res. 6/5   unused creature discounts; troops and fleets in reserve
label-short-priests = Pri
label-short-philosophers = Phi
label-short-discounts = Dis
label-short-reserve = res.

## Figures of a match by cycle

chart-gold = Gold
chart-income = Income
chart-isles = Isles
chart-metropolises = Metropolises
chart-bids = Paid to the gods

## A guided first match: what is said before each decision

lesson-first-1 = Welcome, you are Blue! Gods help whoever offers them most gold (GP): offer 1 GP to Ares.
lesson-first-2 = Red offered more, so you must leave Ares. Apollo is always free and gives a little gold: go there.
lesson-first-3 = With two players each has two markers. Offer 1 GP to Poseidon, the god of the sea; nobody else wants him.
lesson-first-4 = You paid, and it is your turn. Your first fleet is free: put it on B2, between your isle N1 and Red's isle N2.
lesson-first-5 = Now sail one fleet to A2 for 1 GP. A2 is a trade space: it brings you 1 GP every cycle.
lesson-first-6 = You could sail on, but A2 is where the money is: stop.
lesson-first-7 = Each god builds one kind of building for 2 GP. Build a port on N7: one of each of the four kinds will become a metropolis!
lesson-first-8 = That is all you want from Poseidon: end your turn.
lesson-first-9 = Apollo has paid you 1 GP and, because you came first, gives you a prosperity marker. Put it on N1: it brings 1 GP more every cycle.
lesson-first-10 = A new cycle: income has come in, and the gods lie in a new order. Zeus has priests and temples: offer him 1 GP.
lesson-first-11 = Athena is free too, and she acts before Zeus. Offer her 1 GP.
lesson-first-12 = The first philosopher is free: take him. Four of them also make a metropolis.
lesson-first-13 = Build a university on N7, your second kind of building.
lesson-first-14 = Keep the rest of your gold for Zeus: end your turn.
lesson-first-15 = Take the free priest. From now on each offering costs you 1 GP less, though never less than 1.
lesson-first-16 = Build a temple on N7. It makes one creature each cycle 1 GP cheaper.
lesson-first-17 = A creature helps once, at once. Call the Mermaid, for 2 GP instead of 3 thanks to your temple.
lesson-first-18 = The Mermaid turns a lone enemy fleet into yours. Choose K2: it brings gold, and Red loses it.
lesson-first-19 = Well done. End your turn.
lesson-first-20 = Red sits on Ares, and you want to fight. Offer 2 GP: your priest brings it down to 1, and Red must go.
lesson-first-21 = Save your gold for the battle: send the other marker to Apollo.
lesson-first-22 = Take the free troop on N1. More troops mean better chances.
lesson-first-23 = Nobody owns N6, and your fleet on G5 is a bridge: move your troop from N7 over it. N7 stays yours even when it is empty.
lesson-first-24 = Now attack N2 over your fleet on B2 with both troops. Each side adds a die to its troops; the lower total loses one.
lesson-first-25 = That went badly, but it is one against one now. Stay and fight!
lesson-first-26 = You have won the isle! Build a fortress on N7: it is the fourth kind of building, and you know what that means.
lesson-first-27 = All four buildings become a metropolis. Put it on N2, where it also defends what you have just won.
lesson-first-done = Your first metropolis! Three win the game (two with more players), and you know all you need: play on against the bot.

## What option values are called

value-unlimited = unlimited
value-each = 1 GP on each offering
value-pooled = 1 GP once, on both together
value-forced = only when no other god is open
value-corners = corners
value-alt-3p-subset = two of the positions for three
value-alt-source-literal = as the source prints them
value-any = any isle
value-own = own isles only
value-gold = the richest
value-metropolises-first = most metropolises, then the richest
value-shared = shared victory
value-turn-order = first on the turn track
value-random = at random
value-chosen = players choose
value-when-called-again = when it is called again
value-when-its-card-is-turned-up = when its card turns up
value-no-defence = it leaves
value-fights-alone = it fights alone
value-active-player = the active player
value-fleet-owner = the owner of the fleets
value-per-group = by group
value-per-fleet = by fleet
value-now = as it stands now
value-as-paid = as paid this cycle
value-may-be-bought = yes, and nothing happens
value-may-not = no
