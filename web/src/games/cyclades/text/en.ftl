### Words of Cyclades that only the browser shows. The same messages, in the same order, are in es.ftl.

## What one points at

web-cyclades-isle = isle { $isle }
web-cyclades-sea = sea space { $sea }
web-cyclades-slot = slot { $slot }
web-cyclades-position = start position { $position }
web-cyclades-cycle = Cycle { $cycle }

## Phases

web-cyclades-phase-creatures = Creatures
web-cyclades-phase-gods = Gods
web-cyclades-phase-revenue = Income
web-cyclades-phase-offerings = Offerings
web-cyclades-phase-actions = Actions

## Gold

web-cyclades-gold = { $gold } GP
web-cyclades-pays = pay { $gold } GP
web-cyclades-gain = +{ $gold } GP
web-cyclades-free = free
web-cyclades-costs = { $gold ->
        [0] It is free.
       *[other] It costs { $gold } GP; you keep { $left }.
    }

## What a button of a kind of action says

web-cyclades-verb-start = Start here
web-cyclades-verb-bid = Offer
web-cyclades-verb-bid-apollo = Go to Apollo
web-cyclades-verb-fleet = Recruit a fleet
web-cyclades-verb-troop = Recruit a troop
web-cyclades-verb-priest = Recruit a priest
web-cyclades-verb-philosopher = Recruit a philosopher
web-cyclades-verb-build = Build
web-cyclades-verb-sail = Sail
web-cyclades-verb-march = Move troops
web-cyclades-verb-exchange = Exchange a creature
web-cyclades-verb-call = Call a creature
web-cyclades-verb-end = End the turn
web-cyclades-verb-stop = Stop here
web-cyclades-verb-stay = Stay and fight
web-cyclades-verb-retreat = Retreat
web-cyclades-verb-give = Give up
web-cyclades-verb-raze = Destroy
web-cyclades-verb-found = Found the metropolis
web-cyclades-verb-at-sea = Choose a sea space
web-cyclades-verb-at-isle = Choose an isle
web-cyclades-verb-change = Change a building
web-cyclades-verb-rob = Take from
web-cyclades-verb-copy = Use a creature
web-cyclades-verb-sell-fleet = Sell a fleet
web-cyclades-verb-sell-troop = Sell a troop
web-cyclades-verb-sell-priest = Sell a priest
web-cyclades-verb-sell-philosopher = Sell a philosopher
web-cyclades-verb-push = Push fleets
web-cyclades-verb-push-off = Send back
web-cyclades-verb-pick = Push next

## Gods

web-cyclades-to-bid = Still to bid
web-cyclades-next-cycle = Next cycle
web-cyclades-order-place = Place { $place }: { $name }
web-cyclades-place-free = Place { $place }: free
web-cyclades-power-of = What { $name } gives
web-cyclades-closed = Face down this cycle:
web-cyclades-no-bid = no offering
web-cyclades-bid-of = { $name } offers { $gold }
web-cyclades-driven = { $name } driven from here
web-cyclades-driven-you = You were driven from here
web-cyclades-acting = acting now
web-cyclades-done = done
web-cyclades-nobody = nobody
web-cyclades-apollo-place = Apollo, place { $place }: { $name }
web-cyclades-apollo-empty = nobody yet
web-cyclades-apollo-gives = { $marker ->
        [yes] +{ $gold } GP and a prosperity marker
       *[other] +{ $gold } GP
    }
web-cyclades-bid-chip = Offer { $gold } GP to { $god }
web-cyclades-more-bids = Higher offerings
web-cyclades-fewer-bids = Lower offerings
web-cyclades-bid-help = Choose a number: one click makes the offering.
web-cyclades-bid-help-touch = Tap a number to see what it means; tap it again to offer.
web-cyclades-bid-pays = { $priests ->
        [0] You pay { $pays }
       *[other] You pay { $pays } ({ $gold } − { $saved } by priests)
    }, { $left } left; you act { $acts ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $acts }th
    }.
web-cyclades-bid-outbids = { $name } is driven away.
web-cyclades-bid-outbids-you = It replaces your own offering.

## The turn of a god

web-cyclades-recruits = Recruits
web-cyclades-recruit-done = taken
web-cyclades-recruit-next = next
web-cyclades-menu = Turn of { $god }
web-cyclades-short-recruit = Recruit
web-cyclades-short-build = Build
web-cyclades-short-sail = Sail
web-cyclades-short-march = Move
web-cyclades-short-exchange = Exchange
web-cyclades-short-call = Call

## Creatures

web-cyclades-call-for = Call for { $gold } GP
web-cyclades-call-discount = { $discounts ->
        [one] Call for { $gold } GP, using one discount
       *[other] Call for { $gold } GP, using { $discounts } discounts
    }
web-cyclades-call = Call
web-cyclades-exchange-for = Exchange for { $gold } GP
web-cyclades-use = Use
web-cyclades-space-empty = empty
web-cyclades-space-price = Space for { $gold } GP
web-cyclades-pile = draw pile { $cards }
web-cyclades-discard = discard pile { $cards }
web-cyclades-discard-empty = The discard pile is empty.

## What a seat owns

web-cyclades-mat-of = What { $name } owns
web-cyclades-your-turn = your turn
web-cyclades-turn = to move
web-cyclades-leads = leads
web-cyclades-hidden-gold = Gold hidden
web-cyclades-metropolis-progress = Metropolises: { $have } of { $need }
web-cyclades-philosopher-progress = Philosophers: { $have } of { $need }
web-cyclades-set-progress = { $have } of 4 kinds
web-cyclades-count = { $what }: { $count }
web-cyclades-income = a cycle
web-cyclades-priests = { $count ->
        [one] priest
       *[other] priests
    }
web-cyclades-isles = { $count ->
        [one] isle
       *[other] isles
    }
web-cyclades-reserve = reserve
web-cyclades-discounts = { $count ->
        [one] discount
       *[other] discounts
    }
web-cyclades-discounts-left = Creature discounts left: { $left } of { $all }
web-cyclades-take-from = Take from { $name }

## Battle

web-cyclades-battle-at-land = Battle on isle { $place }
web-cyclades-battle-at-sea = Battle on sea space { $place }
web-cyclades-attacks = attacks
web-cyclades-defends = defends
web-cyclades-die = die { $face }
web-cyclades-bonus-fortress = fortress +{ $count }
web-cyclades-bonus-metropolis = metropolis +{ $count }
web-cyclades-bonus-minotaur = Minotaur +{ $count }
web-cyclades-bonus-port = port +{ $count }
web-cyclades-bonus = bonus +{ $count }
web-cyclades-odds = If they fight to the end
web-cyclades-odds-attacker = { $name } { $percent } %
web-cyclades-odds-nobody = nobody { $percent } %
web-cyclades-assaults = Assaults so far
web-cyclades-assault = { $round }. { $attack } : { $defence }
web-cyclades-lost-attacker = { $name } loses one
web-cyclades-lost-both = both lose one
web-cyclades-waits-retreat = { $name } decides: retreat or stay.
web-cyclades-close = Close

## Metropolis

web-cyclades-found-title = Where does the metropolis go?
web-cyclades-found-destroys = destroys
web-cyclades-found-nothing = nothing is destroyed

## Bids left with the server

web-cyclades-delegate = Leave bids with the server
web-cyclades-delegate-explains = When you are asked in this cycle, the server makes the lowest offering that holds on the first god of your list within its limit. Nobody else can see the list.
web-cyclades-delegate-most = up to
web-cyclades-delegate-row = Wish { $row }
web-cyclades-delegate-up = Move { $god } up
web-cyclades-delegate-down = Move { $god } down
web-cyclades-delegate-remove = Remove { $god }
web-cyclades-delegate-add = Add a god
web-cyclades-delegate-then = If none of them is within its limit:
web-cyclades-delegate-ask = ask me
web-cyclades-delegate-apollo = go to Apollo
web-cyclades-delegate-save = Leave them
web-cyclades-delegate-drop = Take them back
web-cyclades-delegate-saved = The server bids for you in cycle { $cycle }.
web-cyclades-delegate-none = No bids are left with the server.
web-cyclades-delegate-old = These bids were for an earlier cycle: leave them again to use them now.
web-cyclades-delegate-empty = Add a god first, or choose Apollo.
web-cyclades-delegate-number = Enter a whole number of at least 1 for { $god }.

## The board

web-cyclades-board = The board
web-cyclades-board-lit = { $place } (can be chosen)
web-cyclades-board-troops = { $count ->
        [0] no troops
        [one] one troop
       *[other] { $count } troops
    }
web-cyclades-board-fleets = { $count ->
        [one] one fleet
       *[other] { $count } fleets
    }
web-cyclades-board-prosperity = prosperity { $count }
web-cyclades-board-empty = empty
web-cyclades-board-odds = battle, { $percent } % for the attacker
web-cyclades-board-takes = taken without a fight

## How a cycle goes, on the page for learners

web-cyclades-learn-first = You make every move yourself; the table says what to try and why. You bid, sail, build, call a creature, win a battle and found your first metropolis. Leave the path whenever you like: the match goes on.
web-cyclades-learn-round = A cycle in six pictures
web-cyclades-learn-goal = Whoever has two metropolises at the end of a cycle wins; with two players it takes three. Everything you do is paid with gold, and the gods decide what you may do.
web-cyclades-learn-creatures = Creatures come
web-cyclades-learn-creatures-text = New creatures step onto the track and get cheaper every cycle: 4, then 3, then 2 gold. One call helps once, at once.
web-cyclades-learn-gods = The gods line up
web-cyclades-learn-gods-text = Their order is drawn anew. It is the order in which you act, from top to bottom; Apollo is always last.
web-cyclades-learn-income = Income
web-cyclades-learn-income-text = Every cornucopia on your isles and every trade space under your fleets brings one gold piece.
web-cyclades-learn-offerings = Offerings
web-cyclades-learn-offerings-text = Bid for a god. Whoever is outbid must choose another one at once. Apollo is free and gives a little gold.
web-cyclades-learn-actions = Actions
web-cyclades-learn-actions-text = Each god sells a piece and a building: Poseidon fleets and ports, Ares troops and fortresses, Zeus priests and temples, Athena philosophers and universities.
web-cyclades-learn-metropolis = Metropolis
web-cyclades-learn-metropolis-text = One building of each of the four kinds, or four philosophers, become a metropolis at once. Or you take one from somebody else.
