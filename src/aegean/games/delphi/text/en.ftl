### The words of The Oracle of Delphi. The same messages, in the same order, are in es.ftl.

## Colours of gods, dice, water and pieces (player colours are in the shared catalogue)

godcolour-red = red
godcolour-black = black
godcolour-pink = pink
godcolour-blue = blue
godcolour-yellow = yellow
godcolour-green = green
godcolour-white = white

## Gods and what they can do

god-aphrodite = Aphrodite
god-ares = Ares
god-hermes = Hermes
god-poseidon = Poseidon
god-apollo = Apollo
god-artemis = Artemis

godpower-aphrodite = Discard all your injury cards.
godpower-ares = Defeat an adjacent monster of any colour that you need, without rolling.
godpower-hermes = Next to any city, load a statue that you need from any city. You need a free storage place.
godpower-poseidon = Put your ship on any water space, or on Zeus if all your tasks are done.
godpower-apollo = Draw an oracle card. This turn you may use one die or one oracle card as any colour, for free.
godpower-artemis = Uncover any face-down island, however far away, as if you had explored it.
godpower-apollo-all = Draw an oracle card. This turn you may use all your dice and your one oracle card as any colour, for free.

## Letters of the islands

letter-psi = Psi
letter-phi = Phi
letter-omega = Omega
letter-sigma = Sigma

letterpower-psi = Gain 4 favours.
letterpower-phi = Draw 2 oracle cards.
letterpower-omega = Gain 1 strength, and you may discard all your injury cards of one colour.
letterpower-sigma = Advance your gods by up to 3 steps, shared out as you like.

## Tasks

task-shrine = shrine
task-statue = statue
task-offering = offering
task-monster = monster

## Monsters by colour

monster-red = Cyclops
monster-black = Minotaur
monster-pink = Hydra
monster-blue = Siren
monster-yellow = Chimera
monster-green = Gorgon

## Companions

companiontype-hero = hero
companiontype-demigod = demigod
companiontype-creature = creature

companion-red-hero = Odysseus
companion-red-demigod = Penthesilea
companion-red-creature = Phoenix
companion-black-hero = Theseus
companion-black-demigod = Circe
companion-black-creature = Chiron
companion-pink-hero = Ajax
companion-pink-demigod = Helen
companion-pink-creature = Pan
companion-blue-hero = Achilles
companion-blue-demigod = Heracles
companion-blue-creature = Nereid
companion-yellow-hero = Bellerophon
companion-yellow-demigod = Minos
companion-yellow-creature = Griffin
companion-green-hero = Hector
companion-green-demigod = Perseus
companion-green-creature = Pegasus

companionpower-hero = Gain 2 strength. From now on every injury card of this colour that you have or draw is discarded at once.
companionpower-demigod = Draw an oracle card. From now on you may use dice and oracle cards of this colour as any colour, for free.
companionpower-creature = When you move your ship with a die or oracle card of this colour, it goes up to 3 spaces further and may stop on water of any colour.

## Equipment

equipment-spare-oars = Spare oars
equipment-flat-keel = Flat keel
equipment-long-spear = Long spear
equipment-cargo-crane = Cargo crane
equipment-long-ramp = Long ramp
equipment-thick-skin = Thick skin
equipment-extra-watch = Extra watch
equipment-thank-offering = Thank-offering
equipment-deep-hull = Deep hull
equipment-prayer-of-hermes = Prayer to Hermes
equipment-prayer-of-artemis = Prayer to Artemis
equipment-prayer-of-poseidon = Prayer to Poseidon
equipment-yellow-omen = Yellow omen
equipment-red-omen = Red omen
equipment-black-omen = Black omen
equipment-warm-statue = Dawn statue
equipment-cool-statue = Dusk statue
equipment-warm-offering = Dawn offering
equipment-cool-offering = Dusk offering
equipment-divine-summons = Divine summons
equipment-rich-blessing = Rich blessing
equipment-island-scout = Island scout

power-spare-oars = Your ship moves 1 space further.
power-flat-keel = Your ship may pass through shallows, and they use up no movement. It may not stop on one.
power-long-spear = You may fight monsters and build shrines across one water space.
power-cargo-crane = You may load and raise statues across one water space.
power-long-ramp = You may load and make offerings across one water space.
power-thick-skin = You recover only with 4 injury cards of one colour, or 8 in all.
power-extra-watch = Once a turn you may pay 3 favours for one more action, in a colour of your choice.
power-thank-offering = Whenever you receive the reward for an offering, a statue or a monster, you may also advance a god by one step.
power-deep-hull = Gain 1 strength now. Your ship holds one more piece.
power-prayer-of-hermes = You may use a pink die to gain 1 favour, draw an oracle card and advance Hermes by one step.
power-prayer-of-artemis = You may use a green die to gain 1 favour, draw an oracle card and advance Artemis by one step.
power-prayer-of-poseidon = You may use a blue die to gain 1 favour, draw an oracle card and advance Poseidon by one step.
power-yellow-omen = When you consult the oracle and any of your dice shows yellow, gain 2 favours.
power-red-omen = When you consult the oracle and any of your dice shows red, gain 2 favours.
power-black-omen = When you consult the oracle and any of your dice shows black, gain 2 favours.
power-warm-statue = Now, once: load a red, green or yellow statue that you need, wherever your ship is.
power-cool-statue = Now, once: load a pink, blue or black statue that you need, wherever your ship is.
power-warm-offering = Now, once: load a red, green or yellow offering that you need, from any island.
power-cool-offering = Now, once: load a pink, blue or black offering that you need, from any island.
power-divine-summons = Now, once: send Poseidon, Hermes, Artemis or Aphrodite straight to the throne.
power-rich-blessing = Now, once: gain 3 favours, draw an oracle card and advance your gods by 2 steps in all.
power-island-scout = Now, once: look at 2 face-down islands anywhere and explore one of them; the other stays face down.

## Ship tiles

ship-shield = Shield ship
ship-gods = Gods' ship
ship-range = Swift ship
ship-hold = Merchant ship
ship-task = Veteran ship
ship-wheel = Seer's ship
ship-favor = Blessed ship
ship-equip = Outfitted ship

shippower-shield = You start with strength 2.
shippower-gods = Your gods start on the entry cloud and return there after use.
shippower-range = Your ship moves 2 spaces further.
shippower-hold = You may change colours in both directions of the wheel. Your ship holds 4 pieces.
shippower-task = Before the first round you return one of your Zeus tiles without its reward: one task fewer.
shippower-wheel = Changing the colour of a die or an oracle card costs you 1 favour less.
shippower-favor = Whenever you gain favours, also at the start, you gain 1 more.
shippower-equip = You start with an equipment card of your choice from the display and with an oracle card.

## What happened

event-start-player = { $seat } is the start player.
event-first-injury = { $seat } starts with a { $colour } injury, so { $god } starts on the entry cloud.
event-first-dice = { $seat } starts with the dice { $die1 }, { $die2 } and { $die3 }.
event-chooses-colour = { $seat } takes the player colour { $player }.
event-gets-ship = { $seat } gets the { $ship }.
event-returns-task =
    { $task_key ->
        [shrine] { $seat } returns a shrine tile without its reward.
       *[other] { $seat } returns the tile of a { $colour } { $task } without its reward.
    }
event-round-begins = Round { $round } begins.
event-turn-begins = It is the turn of { $seat }.
event-recovers = { $seat } must recover and discards three injuries: { $colour1 }, { $colour2 } and { $colour3 }. The turn ends at once.
event-uses-die = { $seat } uses a die: { $face }.
event-turns-die =
    { $favours ->
        [0] { $seat } uses a die: { $face }, as { $colour }.
        [one] { $seat } uses a die: { $face }, turned to { $colour } for one favour.
       *[other] { $seat } uses a die: { $face }, turned to { $colour } for { $favours } favours.
    }
event-uses-card = { $seat } uses an oracle card: { $face }.
event-turns-card =
    { $favours ->
        [0] { $seat } uses an oracle card: { $face }, as { $colour }.
        [one] { $seat } uses an oracle card: { $face }, turned to { $colour } for one favour.
       *[other] { $seat } uses an oracle card: { $face }, turned to { $colour } for { $favours } favours.
    }
event-buys-extra =
    { $colour_key ->
        [none] { $seat } pays 3 favours for one more action.
       *[other] { $seat } pays 3 favours for one more action, in { $colour }.
    }
event-sails =
    { $favours ->
        [0] { $seat } sails to { $space }.
        [one] { $seat } sails to { $space } and pays one favour for the way.
       *[other] { $seat } sails to { $space } and pays { $favours } favours for the way.
    }
event-carried = Poseidon carries the ship of { $seat } to { $space }.
event-reaches-zeus = { $seat } is back with Zeus, all tasks done!
event-final-round = Round { $round } is the last one: who has not had a turn in it still plays.
event-gains-favours =
    { $favours ->
        [one] { $seat } gains one favour.
       *[other] { $seat } gains { $favours } favours.
    }
event-gains-strength = { $seat } now has strength { $strength }.
event-god-advances =
    { $row ->
        [6] { $god } of { $seat } reaches the throne.
       *[other] { $god } of { $seat } advances to row { $row }.
    }
event-declines-steps =
    { $steps ->
        [one] { $seat } lets a god's step go.
       *[other] { $seat } lets { $steps } steps of gods go.
    }
event-draws-oracle = { $seat } draws an oracle card: { $colour }.
event-draws-injury = { $seat } draws an injury: { $colour }.
event-heals =
    { $count ->
        [one] { $seat } discards one injury: { $colour }.
       *[other] { $seat } discards { $count } injuries: { $colour }.
    }
event-declines-clearing = { $seat } keeps all injuries.
event-looks = { $seat } looks at the island on { $space }.
event-sees = You see on { $space }: { $letter }, player colour { $player }.
event-island-uncovered = { $seat } uncovers the island on { $space }: { $letter }, player colour { $player }.
event-builds-shrine = { $seat } builds a shrine on { $space }.
event-fights = { $seat } fights the { $colour } monster on { $space } and rolls { $roll } against { $need }.
event-gives-up = { $seat } gives up the fight against the { $colour } monster.
event-defeats = { $seat } defeats the { $colour } monster on { $space }.
event-loads-offering = { $seat } loads a { $colour } offering on { $space }.
event-makes-offering = { $seat } makes the { $colour } offering in the temple on { $space }.
event-loads-statue = { $seat } loads a { $colour } statue from the city on { $space }.
event-raises-statue = { $seat } raises the { $colour } statue on { $space }.
event-task-done =
    { $left ->
        [0] { $seat } has done a task ({ $task }), and it was the last one.
        [one] { $seat } has done a task ({ $task }). One is left.
       *[other] { $seat } has done a task ({ $task }). { $left } are left.
    }
event-gains-companion = { $companion } joins { $seat }.
event-takes-equipment = { $seat } takes equipment: { $equipment }.
event-equipment-appears = New in the display: { $equipment }.
event-effect-lost = { $equipment } has no effect for { $seat }: it cannot be carried out now.
event-god-summoned = { $god } of { $seat } goes straight to the throne.
event-uses-god = { $seat } uses { $god }.
event-trades-god = { $seat } sends { $god } back for an oracle card.
event-rolls = { $seat } consults the oracle: { $die1 }, { $die2 } and { $die3 }.
event-roll-answered = All { $count } players asked have answered the roll.
event-titan-rolls = The titan attacks with { $roll }.
event-match-ends = The match is over. { $reason }
event-final-place =
    { $tasks ->
        [one] Place { $place }: { $seat }, with one task done.
       *[other] Place { $place }: { $seat }, with { $tasks } tasks done.
    }

## How a match ends

end-zeus = One player alone came back to Zeus.
end-oracle-cards = Several players came back to Zeus; the one with most oracle cards wins.
end-favours = Several players came back to Zeus with as many oracle cards; the one with most favours wins.
end-shared = Several players came back to Zeus, equal to the end, and share the victory.
end-limit = The round limit is reached; the most tasks done win, then the most oracle cards, then the most favours.
end-limit-shared = The round limit is reached; equal players share the victory.

## Questions to a seat

prompt-ChooseColour = Choose your player colour.
prompt-ReturnTask = Choose the Zeus tile you return without its reward.
prompt-DraftShip = Choose your ship tile.
prompt-Recover = You have too many injuries and must recover: choose the three you discard. Your turn ends with it.
prompt-NoInjuries = You have no injuries: take 2 favours, or advance a god.
prompt-MissedRoll = While you waited somebody consulted the oracle: choose a god to advance, or none.
prompt-OthersAdvance = { $seat } rolled { $die1 }, { $die2 } and { $die3 }: choose a god to advance, or none.
prompt-Turn =
    { $dice ->
        [0] Your dice are spent: use a card or a god, or end your turn.
        [one] You have one die left: choose what you act with, or end your turn.
       *[other] You have { $dice } dice left: choose what you act with, or end your turn.
    }
prompt-Act =
    { $colour_key ->
        [none] Choose your extra action.
       *[other] Choose your action with { $colour }.
    }
prompt-Fight = You lost this round against the { $colour } monster on { $space }. Pay a favour and roll again, with { $need } or more to win?
prompt-GodSteps =
    { $steps ->
        [one] Choose a god to advance, or none.
       *[other] Choose a god to advance: { $steps } steps are left.
    }
prompt-ClearColour = Choose the colour of the injuries you discard, or none.
prompt-LookAt =
    { $count ->
        [one] Choose a face-down island to look at.
       *[other] Choose { $count } face-down islands to look at.
    }
prompt-ScoutIslands =
    { $count ->
        [one] Choose the other face-down island you scout.
       *[other] Choose { $count } face-down islands you scout.
    }
prompt-ExploreScouted = Choose which of the two islands you explore; the other one stays face down.
prompt-TakeEquipment = Choose an equipment card from the display.
prompt-TakeCompanion = Choose a { $colour } companion.
prompt-TakeCargo = { $equipment }: choose what you load.
prompt-SummonGod = Choose the god who goes to the throne.
prompt-UseGod =
    { $god_key ->
        [poseidon] Poseidon: choose where your ship goes.
        [artemis] Artemis: choose the island you uncover.
        [ares] Ares: choose the monster you defeat.
       *[hermes] Hermes: choose the statue you load.
    }

## Actions

action-die = Use the die as it lies: { $face }
action-die-as =
    { $favours ->
        [0] Use the { $face } die as { $colour }
        [one] Use the { $face } die as { $colour }, for one favour
       *[other] Use the { $face } die as { $colour }, for { $favours } favours
    }
action-card = Use an oracle card as it is: { $face }
action-card-as =
    { $favours ->
        [0] Use a { $face } oracle card as { $colour }
        [one] Use a { $face } oracle card as { $colour }, for one favour
       *[other] Use a { $face } oracle card as { $colour }, for { $favours } favours
    }
action-free-die = Use the { $face } die as { $colour }, through Apollo
action-free-card = Use a { $face } oracle card as { $colour }, through Apollo
action-extra = Pay 3 favours for one more action of any colour
action-extra-colour = Pay 3 favours for one more action in { $colour }
action-god = Use { $god }
action-trade = Send { $god } back for an oracle card
action-end = End the turn and consult the oracle
action-sail =
    { $favours ->
        [0] Sail to { $space }
        [one] Sail to { $space }, for one favour
       *[other] Sail to { $space }, for { $favours } favours
    }
action-sail-zeus =
    { $favours ->
        [0] Sail home to Zeus
        [one] Sail home to Zeus, for one favour
       *[other] Sail home to Zeus, for { $favours } favours
    }
action-explore = Explore the island on { $space }
action-shrine = Build a shrine on { $space }
action-fight = Fight the { $colour } monster on { $space }
action-load = Load the { $colour } offering on { $space }
action-offer = Make the { $colour } offering in the temple on { $space }
action-fetch = Load a { $colour } statue from the city on { $space }
action-raise = Raise the { $colour } statue on { $space }
action-heal = Discard all your { $colour } injuries
action-advance = Advance { $god } by one step
action-pray = Pray to { $god }: a favour, an oracle card and a step
action-oracle = Draw an oracle card
action-favours = Take 2 favours
action-look = Look at two face-down islands
action-look-at = Look at the island on { $space }
action-step = Advance { $god } by one step
action-decline = Nothing
action-clear = Discard all your { $colour } injuries
action-pay = Pay one favour and roll again
action-give-up = Give up the fight
action-take = Take { $equipment }
action-companion = Take { $companion }
action-summon = Put { $god } on the throne
action-discard = Discard three injuries: { $colour1 }, { $colour2 } and { $colour3 }
action-ship = Take the { $ship }
action-return = Return the tile of a { $colour } { $task }
action-return-shrine = Return a shrine tile
action-return-shrine-letter = Return the shrine tile with { $letter }
action-colour = Take the colour { $player }

## Why a choice makes sense (the subject of these sentences is the action)

phrase-errand =
    { $errand ->
        [offer] the { $colour } offering in the temple on { $space }
        [raise] the { $colour } statue on { $space }
        [shrine] a shrine on { $space }
        [fight] the { $colour } monster on { $space }
        [load] the { $colour } offering on { $space }
        [fetch] the { $colour } statue in the city on { $space }
       *[explore] the { $colour } island on { $space }
    }
reason-use-errand =
    { $favours ->
        [0] The right colour for { phrase-errand }.
        [one] One favour well spent, for { phrase-errand }.
       *[other] { $favours } favours well spent, for { phrase-errand }.
    }
reason-use-sail =
    { $favours ->
        [0] The right colour to sail to { $space }.
        [one] One favour well spent, to sail to { $space }.
       *[other] { $favours } favours well spent, to sail to { $space }.
    }
reason-use-home =
    { $favours ->
        [0] All tasks are done: with this the ship comes home to Zeus.
        [one] All tasks are done: for one favour the ship comes home to Zeus.
       *[other] All tasks are done: for { $favours } favours the ship comes home to Zeus.
    }
reason-use-heal =
    { $favours ->
        [0] The right colour to be rid of { $colour } injuries.
        [one] One favour well spent, to be rid of { $colour } injuries.
       *[other] { $favours } favours well spent, to be rid of { $colour } injuries.
    }
reason-use-god =
    { $favours ->
        [0] The right colour for a step of { $god }.
        [one] One favour well spent, for a step of { $god }.
       *[other] { $favours } favours well spent, for a step of { $god }.
    }
reason-use-plain = No errand is at hand for a colour: favours, a card or a look at islands will do.
reason-home =
    { $first ->
        [1] All tasks are done, and nobody has come home yet: back with Zeus the race can be won.
       *[other] All tasks are done: back to Zeus, to share in the decision.
    }
reason-sail-errand = Brings within reach: { phrase-errand }.
reason-sail-on = Comes nearer to { phrase-errand }.
reason-sail-home = All tasks are done: the way home to Zeus.
reason-sail = Gets on with the voyage.
reason-task =
    { $left ->
        [0] Does the last task: { phrase-errand }. Then only the way home is left.
        [one] Does a task: { phrase-errand }. Then one is left.
       *[other] Does a task: { phrase-errand }. Then { $left } are left.
    }
reason-fight =
    { $left ->
        [0] The last task: { $percent } % to defeat { phrase-errand }, if all favours are paid.
       *[other] A task: { $percent } % to defeat { phrase-errand }, if all favours are paid.
    }
reason-cargo = Prepares a task: { phrase-errand } can go to { $goal }.
reason-cargo-aboard = Prepares a task: { phrase-errand }.
reason-explore = { $percent } % to find an own island and build a shrine; otherwise its letter brings a reward.
reason-explore-own =
    { $left ->
        [0] An own island: its shrine is the last task.
       *[other] An own island: a shrine can be built at once.
    }
reason-explore-letter =
    { $letter_key ->
        [psi] { $letter } lies there: four favours.
        [phi] { $letter } lies there: two oracle cards.
        [omega] { $letter } lies there: strength, and an end to some injuries.
       *[sigma] { $letter } lies there: three steps of gods.
    }
reason-explore-reward = Its letter brings a reward.
reason-look-at = { $percent } % that it is an own island: good to know before sailing there.
reason-look-again = It does no harm to look once more.
reason-heal =
    { $count ->
        [one] One injury fewer: the next turn is safer.
       *[other] { $count } injuries fewer: the next turn is safer.
    }
reason-heal-risk = One more { $colour } injury would cost a turn: better to heal first.
reason-throne =
    { $god_key ->
        [aphrodite] { $god } reaches the throne and can heal all injuries.
        [ares] { $god } reaches the throne and can defeat a monster without a fight.
        [hermes] { $god } reaches the throne and can bring a statue from any city.
        [poseidon] { $god } reaches the throne and can carry the ship anywhere.
        [apollo] { $god } reaches the throne and can give a card and any colour.
       *[artemis] { $god } reaches the throne and can uncover an island anywhere.
    }
reason-step =
    { $steps ->
        [one] One step more and { $god } is on the throne.
       *[other] { $steps } steps more and { $god } is on the throne.
    }
reason-pray = A favour, an oracle card and a step of { $god } for one die; { $steps } more to the throne.
reason-aphrodite =
    { $count ->
        [one] Heals the one injury.
       *[other] Heals all { $count } injuries at once.
    }
reason-apollo = A card, and a colour that would cost favours otherwise.
reason-trade = { $god } has nothing better to do, and a card helps at once.
reason-end =
    { $dice ->
        [0] All dice are used: time to consult the oracle.
       *[other] Nothing useful is left to do with the rest of the dice.
    }
reason-pay = Worth a favour: { $percent } % to defeat the { $colour } monster after all.
reason-give-up = The favours are better kept: { $percent } % to defeat the { $colour } monster with all of them.
reason-clear =
    { $count ->
        [one] Heals one { $colour } injury for nothing.
       *[other] Heals { $count } { $colour } injuries for nothing.
    }
reason-recovers =
    { $count ->
        [0] No injury is left, and the next turn can be played.
        [one] One injury is left, and the next turn can be played.
       *[other] { $count } injuries are left, spread so that the next turn can be played.
    }
reason-recovers-again = Too many injuries remain: even so the next turn is lost too.
reason-take =
    { $use ->
        [way] { $equipment }: the ship gets further with every move.
        [reach] { $equipment }: tasks can be done from further away.
        [skin] { $equipment }: injuries cost a turn less often.
        [watch] { $equipment }: favours can buy one more action each turn.
        [gods] { $equipment }: every reward lifts a god too.
        [hull] { $equipment }: strength now, and more room for cargo.
        [prayer] { $equipment }: one die brings a favour, a card and a step.
        [omen] { $equipment }: favours with many rolls.
        [cargo] { $equipment }: a piece for a task comes aboard at once.
        [summons] { $equipment }: a god goes straight to the throne.
        [blessing] { $equipment }: favours, a card and steps of gods at once.
       *[scout] { $equipment }: finds islands and explores one at once.
    }
reason-join =
    { $kind ->
        [hero] Strength for fights, and no more { $colour } injuries.
        [demigod] From now on { $colour } dice and cards can be any colour.
       *[creature] With { $colour } the ship goes further and stops anywhere.
    }
reason-favours =
    { $favours ->
        [0] Favours turn colours and lengthen the way, and there are none left.
       *[other] Favours turn colours and lengthen the way; so far there are { $favours }.
    }
reason-oracle = An oracle card is one more action in a later turn.
reason-look = Shows where own islands lie before a ship is sent there.
reason-ship =
    { $ship_key ->
        [shield] Strength helps in every fight and against the titan.
        [gods] The gods come back to the throne sooner.
        [range] Two spaces further with every move.
        [hold] Room for four pieces, and both ways round the wheel.
        [task] One task fewer to do.
        [wheel] Every change of colour is cheaper.
        [favor] More favours, again and again.
       *[equip] Equipment and a card from the start.
    }
reason-return =
    { $task_key ->
        [shrine] An island that nobody has to look for.
        [monster] A fight fewer.
       *[other] This one would have taken the longest way.
    }
reason-colour = One colour is as good as another.
reason-decline = Nothing that is on offer would help.

## Why an action is refused

why-colour-first = You must choose your player colour first.
why-colour-taken = You cannot take { $player }: another player has chosen it.
why-ship-first = You must choose your ship tile first.
why-ship-not-there = You cannot take the { $ship }: it does not lie there.
why-task-first = You must first return a Zeus tile.
why-shrine-tile-first = You can only return one of your shrine tiles now.
why-no-such-task = You have no such Zeus tile.
why-recover-first = You must recover: discard three injuries, and nothing else.
why-not-your-injuries = You can only discard three injuries that you have.
why-bonus-first = You must take your bonus first: favours or a god's step.
why-answer-the-roll = You can only answer the roll now: advance a god that fits, or none.
why-not-rolled = You cannot advance { $god }: no die shows that colour.
why-god-sleeps = You cannot advance { $god }: the roll of another player wakes nobody on the start cloud.
why-god-on-throne = You cannot advance { $god } any further: the throne is reached.
why-steps-first = You must first decide on the steps of your gods.
why-clear-first = You must first choose the injuries you discard, or none.
why-no-such-injury = You have no { $colour } injury.
why-choose-a-die-first = You must first choose a die, a card or a god to act with.
why-act-first = You must finish your action first.
why-no-such-die = You have no unused { $colour } die.
why-no-such-card = You have no { $colour } oracle card.
why-one-card-a-turn = You have used an oracle card this turn, and one is all you may use.
why-recolouring-too-dear =
    { $cost ->
        [one] You cannot pay for that colour: it costs one favour and you have none.
       *[other] You cannot pay for that colour: it costs { $cost } favours and you have { $favours }.
    }
why-no-free-colour = You have no free colour from Apollo.
why-costs-nothing-anyway = You need not use Apollo for that: this colour costs you nothing.
why-nothing-to-do = There is nothing you could do with { $colour } now.
why-no-extra-watch = You need the extra watch to buy one more action.
why-extra-used = You have bought your extra action of this turn already.
why-extra-too-dear = You cannot pay for an extra action: it costs { $cost } favours and you have { $favours }.
why-extra-nothing-to-do = There is nothing you could do with that colour now.
why-not-on-throne = You cannot use { $god }: only a god on the throne helps you.
why-god-no-use = You cannot use { $god } for anything now, but you can send the god back for an oracle card.
why-god-first = You must first choose what { $god } does.
why-no-oracle-cards = You cannot draw an oracle card: there is none left.
why-all-uncovered = You cannot look at islands: none is face down any more.
why-die-as-it-lies = You need no colour for that: use a die as it lies.
why-colour-needed = You must choose a colour for that action.
why-colour-of-die = You are acting with { $colour }, so the piece must be { $colour }.
why-wrong-colour = You cannot do that on { $space } with this colour: it takes { $colour }.
why-wrong-water = You cannot stop on { $space }: that water is { $colour }.
why-not-water = You cannot sail to { $space }: it is no water you can reach.
why-already-there = Your ship is on { $space } already.
why-ship-stays = Your ship is back with Zeus and stays there.
why-tasks-left =
    { $count ->
        [one] You cannot go to Zeus yet: one task is left.
       *[other] You cannot go to Zeus yet: { $count } tasks are left.
    }
why-too-far =
    { $cost ->
        [one] You cannot sail that far: { $space } costs one favour and you have none.
       *[other] You cannot sail that far: { $space } costs { $cost } favours and you have { $favours }.
    }
why-out-of-reach = Your ship is too far away from { $space }.
why-not-face-down = There is no face-down island on { $space }.
why-face-down = The island on { $space } is still face down.
why-not-an-island-tile = There is no island for a shrine on { $space }.
why-has-shrine = There is a shrine on { $space } already.
why-not-your-island = The island on { $space } does not show your player colour.
why-no-shrine-task = You have no open shrine tile for that island.
why-look-first = You must first choose the islands you look at.
why-picked-already = You have picked { $space } already.
why-explore-first = You must explore one of the two islands.
why-not-scouted = You have not scouted { $space }.
why-not-needed =
    { $task_key ->
        [monster] You may only fight a monster that you need for a task, and this is none.
       *[other] You may only load what you need for a task, and this is none.
    }
why-reserved = You may not load that: with what is aboard, no open tile is left for it.
why-no-monster-there = There is no { $colour } monster on { $space }.
why-fight-first = You must first finish the fight: pay a favour or give up.
why-no-offering-there = There is no { $colour } offering on { $space }.
why-no-temple-there = There is no temple on { $space }.
why-not-aboard =
    { $task_key ->
        [offering] You have no { $colour } offering aboard.
       *[other] You have no { $colour } statue aboard.
    }
why-ship-full =
    { $places ->
        [one] Your ship is full: it holds one piece.
       *[other] Your ship is full: it holds { $places } pieces.
    }
why-no-city-there = There is no city on { $space }.
why-no-statue-left = There is no statue left in the city on { $space }.
why-no-pedestal-there = There is no { $colour } pedestal on { $space }.
why-pedestal-taken = The { $colour } pedestal on { $space } is taken.
why-no-prayer = You have no prayer to use with { $colour }.
why-companion-first = You must choose your companion first.
why-companion-colour = Your companion must be { $colour }, as the statue is.
why-companion-taken = You cannot take that companion: somebody has it.
why-equipment-first = You must choose your equipment card first.
why-not-displayed = You cannot take { $equipment }: it does not lie in the display.
why-cargo-first = You must first load what { $equipment } gives you.
why-not-on-the-card = { $equipment } does not give you that colour.
why-summon-first = You must first choose the god who goes to the throne.
why-not-summoned = You cannot summon { $god } with this card.

## Options

option-map = The map: compact-1 (usual), the suggested one, compact-2, compact-3, or dealt anew: compact_random_recommended in the same outline, compact_random_free in any.
option-mirrored = Does the map lie on its other side, as its mirror image? Usually not.
option-ship-tiles = How ship tiles are given out: random (usual), draft, each chooses one, the last player first, or first_game, only the four simple ones at random.
option-short-game = How many tiles every player has less, for a shorter game: 0 (usual), or 1 to 4.
option-player-colours = How player colours are given out: chosen by the players in turn order (usual), or random.
option-round-limit = After which round the match ends at the latest: none (usual), or a number from 1 on.
option-apollo = What Apollo frees: one die or card (usual), or all dice and the one card of the turn.
option-apollo-extra-card = May the card drawn by Apollo be used besides another one? Usually not.
option-long-spear-explores = Does the long spear also explore across one water space? Usually not.
option-extra-action-creature = Does a creature help a move with the extra watch? Usually not.
option-companions-with-cards = Do demigods and creatures work with oracle cards too (usual)? Otherwise with dice only.
option-prayers-with-cards = May prayers be paid for with oracle cards too (usual)? Otherwise with dice only.
option-thank-offering-counts-itself = Does the thank-offering already work for the monster that brought it? Usually not.
option-keel-passes-zeus = May the flat keel pass over the Zeus space (usual)?
option-open-bays-are-shallows = May the flat keel also pass bays at the rim of the map? Usually not.
option-start-equipment-resolves = When the card of the outfitted ship works: at-once (usual), or in the owner's first-turn.
option-removed-task-frees-colour = Is the colour of a tile returned at the start open to the white tile (usual)? Otherwise it stays closed.
option-marked-monsters = Which monsters stand on the marked mountains: one-of-each-colour (usual), or any-six.
option-combat-injury = Which injury a rolled 0 brings: drawn from the deck (usual), or monster-colour, a card of the monster's colour.
option-shrine-letter = Whether the letter of the island must be on the shrine tile: ignored (usual), or must-match as in the first edition.
option-god-steps-on-rolls = When the others advance a god for a roll: at-once (usual), or at the start of their own-next-turn.

## Values of options

value-compact-1 = suggested map
value-compact-2 = second map
value-compact-3 = third map
value-compact-random-recommended = suggested outline, tiles dealt anew
value-compact-random-free = any compact outline
value-random = at random
value-draft = players choose, the last one first
value-first-game = the four simple ones, at random
value-chosen = players choose
value-one = one die or card
value-all = all dice and the one card
value-at-once = at once
value-first-turn = in the owner's first turn
value-own-next-turn = at the start of their own next turn
value-one-of-each-colour = one of each colour
value-any-six = any six
value-drawn = drawn from the deck
value-monster-colour = of the monster's colour
value-ignored = plays no part
value-must-match = must be the same

## Sections of the rules

section-1 = Aim and words
section-2 = Set-up: the map
section-3 = Set-up: the supply
section-4 = Set-up: the players
section-5 = Rounds and turns
section-6 = Phase 1: injuries
section-7 = Phase 2: what a turn may use
section-8 = Changing colours
section-9 = Actions with any die
section-10 = Actions that need a colour
section-11 = Moving the ship
section-12 = Exploring an island
section-13 = Building a shrine
section-14 = Fighting a monster
section-15 = Offerings
section-16 = Statues
section-17 = Cargo
section-18 = Discarding injuries and advancing a god
section-19 = Tasks and rewards
section-20 = Gods
section-21 = Companions
section-22 = Equipment
section-23 = Ship tiles
section-24 = Injury cards
section-25 = Phase 3: the oracle
section-26 = The titan
section-27 = End of the game
section-28 = Variants
section-29 = Frequent questions
section-30 = Chance and hidden things
section-31 = Examples
section-32 = Table options

## The terminal

label-round = Round
label-wheel = Wheel
label-favours = favours
label-strength = strength
label-dice = dice
label-tasks = tasks left
label-shrines = shrines
label-statues = statues
label-offerings = offerings
label-monsters = monsters
label-cargo = cargo
label-gods = gods
label-injuries = injuries
label-cards = oracle cards
label-equipment = equipment
label-companions = companions
label-ship-on = ship on
label-ship-of = ship of
label-home = back with Zeus
label-temples = temples
label-free-pedestals = free pedestals
label-city-statues = statues in the cities
label-islands = islands
label-display = equipment on display
label-ship-tiles = ship tiles laid out
label-oracle-deck = oracle deck
label-injury-deck = injury deck
label-face-down = face down
label-of-player = player colour { $player }
label-looked = looked at by
label-next-to = Next to it
space-water = water
space-zeus = Zeus
space-hidden = island
space-offering = offerings
space-temple = temple
space-monster = monsters
space-statue = free pedestals
space-city = city
warning-injury = One more injury in { $hues } costs a turn.
warning-any-injury = One more injury of any colour costs a turn.
warning-recovers = The next turn goes to recovering.
reach-now = With the action in hand:
reach-die = With the { $colour } die:
reach-card = With a { $colour } oracle card:
reach-cost =
    { $favours ->
        [0] for nothing
        [one] for one favour
       *[other] for { $favours } favours
    }
reach-nothing = no space is in reach.
reach-no-dice = You have no dice left this turn.
command-reach = reach COLOUR    to see where your dice take your ship and what it costs; the colour may be left out
label-legend =
    Colours of gods: R red (rose), K black (helmet), H pink (winged sandal), P blue (trident), A yellow (lyre), M green (bow)
    Players: r red, y yellow, g green, b blue
    On the map:
      C4    (R)       red water
      C4    R~y       the same with the ship of Yellow
      D2i   K?        island with a black border, face down
      D2i   KΨy#      the same uncovered: Psi, player colour yellow, with a shrine
      E5m   RK        a red and a black monster; in the same way o offerings, t temple, s free pedestals
      F1c   P3        blue city with three statues; z is Zeus
    On the mats:
      P2  P*          row of the god of that colour, or on the throne
      R2!             two red injuries; one more costs a turn
      W               white: a task for a colour of choice

## Figures of a match by round

chart-tasks = Tasks done
chart-favours = Favours
chart-injuries = Injuries

## The guided first match

lesson-first-1 = Welcome! Zeus has set you twelve tasks, and each die is one action in its colour: take your green die.
lesson-first-2 = With a green die your ship sails up to five spaces and ends on green water. Sail to D3.
lesson-first-3 = A blue monster lives beside you, but none of your dice is blue. Turn a pink one a step along the wheel: that costs one favour.
lesson-first-4 = Attack it! You need a 9 on a die from 0 to 9; with more strength you need less.
lesson-first-5 = A 4 is not enough, but a monster gets weaker with every round. Pay one favour: now an 8 will do.
lesson-first-6 = Beaten, and one task is done! Choose your reward: the Dusk offering fetches you an offering from anywhere.
lesson-first-7 = Take the pink one, for its temple stands beside you. Without such a card you load an offering beside its island, with a die of its colour.
lesson-first-8 = An offering belongs in the temple of its colour. Use your pink die.
lesson-first-9 = Bring the offering to the temple. The gods thank you with three favours.
lesson-first-10 = Two tasks in one turn! End it: you roll for your next turn at once, and then Yellow plays.
lesson-first-11 = Yellow has rolled your Apollo's colour. Whenever others roll, one of your gods on the clouds may climb like this: advance Apollo.
lesson-first-12 = After every round the titan attacks: his 2 was more than your strength of 0, and you are hurt. Let us ask the oracle for help: use your blue die.
lesson-first-13 = Any die draws an oracle card, whatever its colour. Draw one.
lesson-first-14 = It is red. Once a turn a card does what a die does: use it.
lesson-first-15 = A die or card of any colour also brings two favours. Take them, for you are going to sail far.
lesson-first-16 = Three injuries of one colour, or six in all, cost you a whole turn. Better heal in time: use your yellow die.
lesson-first-17 = A yellow die takes away all your yellow injuries. Discard them.
lesson-first-18 = Now off to new shores. Use your green die.
lesson-first-19 = L8 is farther than your ship sails. Every space beyond costs one favour: spend three and go there.
lesson-first-20 = Well sailed. End your turn.
lesson-first-21 = Yellow once more! Advance Apollo: he is nearly at the top.
lesson-first-22 = Beside you lies an unexplored island with a yellow border. Use your yellow die.
lesson-first-23 = Explore it. In your colour it becomes your shrine; otherwise its letter brings you a reward.
lesson-first-24 = It is yours: a third task is done! A shrine also lifts a god: advance Apollo to his throne.
lesson-first-25 = From the throne a god helps you once, without a die. Call Apollo: he brings an oracle card, and one die of any colour.
lesson-first-26 = One kind of task is left: statues. Use your black die to reach their city.
lesson-first-27 = N9 lies between the green city and an island that waits for a green statue. Sail there.
lesson-first-28 = You need green. Thanks to Apollo your red die turns green for nothing.
lesson-first-29 = Load a green statue in the city. Your ship carries two things at a time.
lesson-first-30 = What luck, Apollo's card is green. Use it.
lesson-first-31 = Raise the statue on the island.
lesson-first-32 = Every statue brings a companion of its colour. Choose Hector: a hero makes you stronger by 2 and cures your green injuries at once.
lesson-first-done = One task of each kind, and eight to go! Whoever has done all twelve and is first back with Zeus ends the race; you know all you need: play on against the bot.
