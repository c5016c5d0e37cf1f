### Words of The Oracle of Delphi that only the browser shows. The same messages, in the same order, are in es.ftl.

## What one points at

web-delphi-die = { $face } die
web-delphi-die-as = { $face } die as { $colour }
web-delphi-card = { $face } oracle card
web-delphi-card-as = { $face } oracle card as { $colour }
web-delphi-extra = extra action in { $colour }
web-delphi-extra-any = extra action without colour
web-delphi-trade = { $god } for an oracle card
web-delphi-space = space { $space }
web-delphi-injury = { $colour } injuries
web-delphi-task = { $colour } { $task }
web-delphi-by-apollo = free, through Apollo
web-delphi-last-round = Last round ({ $round })
web-delphi-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }

## Favours

web-delphi-favours =
    { $favours ->
        [one] 1 favour
       *[other] { $favours } favours
    }
web-delphi-gain =
    { $favours ->
        [one] +1 favour
       *[other] +{ $favours } favours
    }

## Phases

web-delphi-phase-injuries = Injuries
web-delphi-phase-actions = Actions
web-delphi-phase-oracle = Oracle

## What a button of a kind of action says

web-delphi-verb-die = Use a die
web-delphi-verb-die-as = Turn a die
web-delphi-verb-free-die = Turn a die for free
web-delphi-verb-card = Use a card
web-delphi-as-it-lies = as it lies
web-delphi-minus = −{ $favours }
web-delphi-no-colour = without a colour
web-delphi-free-colour = { $tool }, another colour for free
web-delphi-verb-card-as = Turn a card
web-delphi-verb-free-card = Turn a card for free
web-delphi-verb-extra = Extra action
web-delphi-verb-extra-colour = Extra action in a colour
web-delphi-verb-god = Use a god
web-delphi-verb-trade = Send a god back
web-delphi-verb-end = End the turn
web-delphi-verb-sail = Sail
web-delphi-verb-sail-zeus = Sail home
web-delphi-verb-explore = Explore
web-delphi-verb-shrine = Build a shrine
web-delphi-verb-fight = Fight
web-delphi-verb-load = Load an offering
web-delphi-verb-offer = Make the offering
web-delphi-verb-fetch = Load a statue
web-delphi-verb-raise = Raise the statue
web-delphi-verb-heal = Heal
web-delphi-verb-advance = Advance the god
web-delphi-verb-pray = Pray
web-delphi-verb-oracle = Draw a card
web-delphi-verb-favours = Take favours
web-delphi-verb-look = Look at islands
web-delphi-verb-look-at = Look at
web-delphi-verb-step = Advance a god
web-delphi-verb-decline = Nothing
web-delphi-verb-clear = Discard injuries
web-delphi-verb-pay = Roll again
web-delphi-verb-give-up = Give up
web-delphi-verb-take = Take equipment
web-delphi-verb-companion = Take a companion
web-delphi-verb-summon = Summon a god
web-delphi-verb-discard = Discard three
web-delphi-verb-ship = Take a ship
web-delphi-verb-return = Return a tile
web-delphi-verb-return-shrine = Return a shrine tile
web-delphi-verb-return-shrine-letter = Return a shrine tile
web-delphi-verb-colour = Take a colour

## The board

web-delphi-board = The sea: islands, cities, temples and ships
web-delphi-board-lit = { $place }; can be chosen
web-delphi-board-water = { $colour } water
web-delphi-board-city =
    { $count ->
        [0] { $colour } city, no statue left
        [one] { $colour } city, one statue
       *[other] { $colour } city, { $count } statues
    }
web-delphi-board-temple = { $colour } temple
web-delphi-board-island = island with a { $colour } border
web-delphi-board-face-down = face down
web-delphi-board-seen = you know it: { $letter }, player colour { $player }
web-delphi-board-looked = seen by { $names }
web-delphi-board-open = { $letter }, player colour { $player }
web-delphi-board-shrine = with a shrine
web-delphi-board-monster = { $colour } monster ({ $monster })
web-delphi-board-offering = { $colour } offering
web-delphi-board-no-monsters = mountain without monsters
web-delphi-board-no-offerings = island without offerings
web-delphi-board-pedestal = free { $colour } pedestal
web-delphi-board-statue = { $colour } statue
web-delphi-board-ship = ship of { $name }
web-delphi-board-shallow = Shallows: only a flat keel passes
web-delphi-board-reach-free = in reach
web-delphi-board-reach-cost =
    { $favours ->
        [one] in reach for 1 favour
       *[other] in reach for { $favours } favours
    }
web-delphi-board-there = then: { $things }
web-delphi-board-win = { $percent } % to win
web-delphi-board-own-shrine = { $percent } % that it is a shrine of yours
web-delphi-board-reach = { $tool }: { $count ->
        [0] no water in reach
        [one] one water space in reach
       *[other] { $count } water spaces in reach
    }
web-delphi-board-use = Use
web-delphi-board-again = or tap it again
web-delphi-board-here = here: { $things }
web-delphi-board-dotted = dotted: costs favours

## Panels

web-delphi-mat-of = Mat of { $name }
web-delphi-your-turn = your turn
web-delphi-turn = to move
web-delphi-asked = chooses
web-delphi-recovers = recovers next
web-delphi-titan-keeper = keeps the titan
web-delphi-none = none
web-delphi-free = free
web-delphi-range = range
web-delphi-favours-word =
    { $favours ->
        [one] favour
       *[other] favours
    }
web-delphi-things = Ship and helpers
web-delphi-waiting = Works in your first turn.
web-delphi-extra-short = one more action
web-delphi-card-count =
    { $count ->
        [one] { $face } oracle card
       *[other] { $count } { $face } oracle cards
    }
web-delphi-card-used = used:
web-delphi-apollo-free = one colour free
web-delphi-tasks-done = { $done } of { $all } tasks done
web-delphi-go-home =
    { $count ->
        [one] All done: Zeus is one space away!
       *[other] All done: Zeus is { $count } spaces away!
    }
web-delphi-tile-open = To do: { $what }
web-delphi-tile-aboard = Aboard: { $what }
web-delphi-tile-done = Done: { $what }
web-delphi-goes-to =
    { $spaces ->
        [none] { $what }
       *[other] { $what }, to { $spaces }
    }
web-delphi-room = free place aboard
web-delphi-injury-count =
    { $count ->
        [0] no { $colour } injury
        [one] one { $colour } injury
       *[other] { $count } { $colour } injuries
    }
web-delphi-injury-danger = One more of this colour costs a turn.
web-delphi-companion = { $name }, { $colour } { $type }
web-delphi-companion-with = With { $name }.

## Gods

web-delphi-your-gods = Your gods
web-delphi-on-throne = on the throne
web-delphi-to-throne =
    { $count ->
        [one] one step to the throne
       *[other] { $count } steps to the throne
    }
web-delphi-then-to-throne =
    { $count ->
        [one] then one step to the throne
       *[other] then { $count } steps to the throne
    }
web-delphi-reaches-throne = reaches the throne
web-delphi-use = Use
web-delphi-advance = Advance
web-delphi-summon = Summon
web-delphi-for-card = For a card

## What all share

web-delphi-in-deck = { $count } in the deck
web-delphi-lost = It would have no effect now.
web-delphi-companions-left = { $count } of 18 left
web-delphi-decks = Decks and titan
web-delphi-oracle-cards = Oracle
web-delphi-injury-cards = Injuries
web-delphi-discarded = { $count } discarded
web-delphi-titan = Titan
web-delphi-titan-of = The titan, rolled at the end of a round by { $name }
web-delphi-titan-text = 1 to 5: one injury for everybody with less strength than the roll. 6: two injuries for everybody.
web-delphi-titan-roll =
    { $count ->
        [0] { $roll }: nothing
        [one] { $roll }: one injury
       *[other] { $roll }: { $count } injuries
    }

## Over the board

web-delphi-fold = Look at the board
web-delphi-unfold = Show again
web-delphi-fight = { $monster } on { $space }
web-delphi-fight-need = Next roll: { $need } or more wins
web-delphi-fight-waits = { $name } decides whether to go on.
web-delphi-rolled = rolled { $roll } against { $need }
web-delphi-rolls = Rolls
web-delphi-against = against { $need }
web-delphi-hurt = an injury
web-delphi-pay-one =
    { $left ->
        [0] Pay your last favour and roll
       *[other] Pay 1 favour and roll ({ $left } left)
    }
web-delphi-odds-round = for the next roll
web-delphi-odds-hurt = · { $percent } % to be hurt on the way
web-delphi-odds-favours = Chance to win, by favours paid after this roll
web-delphi-odds-with =
    { $favours ->
        [0] this roll
       *[other] +{ $favours }
    }
web-delphi-roll-of = { $name } consults the oracle
web-delphi-roll-choose = Gods of these colours can take a step. All others choose at the same time.
web-delphi-thinks = is choosing
web-delphi-answered = has answered
web-delphi-titan-attacks = The titan attacks
web-delphi-titan-rolled = the titan rolled { $roll }
web-delphi-unhurt = unhurt
web-delphi-discard =
    { $count ->
        [3] Discard these three
        [2] One more to choose
        [1] Two more to choose
       *[other] Choose three
    }
web-delphi-recovers-again = With what is left you must recover again.
web-delphi-choose-ChooseColour = Your player colour
web-delphi-choose-DraftShip = Your ship
web-delphi-choose-ReturnTask = Which tile do you return?
web-delphi-choose-Recover = You must recover: discard three injuries
web-delphi-choose-NoInjuries = No injuries: a bonus
web-delphi-choose-MissedRoll = A roll while you waited
web-delphi-choose-GodSteps = Advance a god
web-delphi-choose-ClearColour = Discard the injuries of a colour
web-delphi-choose-TakeEquipment = Choose your equipment
web-delphi-choose-TakeCompanion = Choose your companion
web-delphi-choose-SummonGod = Who goes to the throne?

## How a turn goes, on the page for learners

web-delphi-learn-first = You make every move yourself; the table says what to try and why. You sail by the colours of your dice, build a shrine, bring an offering, raise a statue, beat a monster and call a god. Leave the path whenever you like: the match goes on.
web-delphi-learn-round = A turn in six pictures
web-delphi-learn-goal = Zeus has set everybody twelve tasks: shrines, statues, offerings and monsters. Whoever has done them all and is the first back with him wins.
web-delphi-learn-roll = The oracle speaks
web-delphi-learn-roll-text = Three dice show you three colours. Each die is one action, and its colour says what you can do with it.
web-delphi-learn-wheel = Turn the wheel
web-delphi-learn-wheel-text = You need another colour? Turn a die clockwise: each step costs one favour of the gods.
web-delphi-learn-sail = Sail by colour
web-delphi-learn-sail-text = Your ship goes up to three spaces and ends on water of the colour of the die. Each space more costs a favour.
web-delphi-learn-act = Act beside islands
web-delphi-learn-act-text = Explore an island, load an offering or a statue, bring it where it belongs, fight a monster: always with a die of its colour.
web-delphi-learn-gods = Gods climb
web-delphi-learn-gods-text = Your gods climb when others roll their colours. From the throne each helps you once in a special way. Titan and monsters hurt you: three injuries of one colour cost a turn.
web-delphi-learn-zeus = Back to Zeus
web-delphi-learn-zeus-text = Give back a tile for each task done. After the twelfth you race home, and the round is played to its end.
