### Words that every game shares. The same messages, in the same order, are in es.ftl.

## Colours of the seats

colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-black = black

## Why an action is refused, whatever the game

why-match-over = The match is over, so nothing more can be played.
why-not-asked = You are not the one to decide now.
why-not-offered = You cannot do that at this moment.

## Errors: one line each

error-wrong-players = { $game } is for { $least } to { $most } players, not for { $players }.
error-unknown-option = { $game } has no option “{ $option }”. The options are: { $known }.
error-bad-option-value = The option { $option } cannot be “{ $value }”. It can be: { $allowed }.
error-option-not-here = The option { $option } has no meaning with { $players } players.
error-unknown-game = There is no game “{ $game }”. The games are: { $known }.
error-bad-action = “{ $text }” is not an action of this game.
error-illegal-action = The rules do not allow that action now.
error-undo-sealed = That can no longer be undone: something was drawn or shown, or another seat has acted.
error-nothing-to-undo = There is nothing to undo.
error-no-such-file = The file “{ $file }” does not exist or cannot be read.
error-bad-record = The record cannot be used: line { $line }, { $problem }.
error-cannot-write = The file “{ $file }” cannot be written.
error-unknown-bot = There is no bot “{ $bot }”. You can choose from: { $known }.
error-bad-budget = “{ $bot }” is not a bot with a budget. Write it like planner:nodes=200 or searcher:ms=500.
error-too-many-seats =
    { $seats ->
        [0] Name who sits at the table of { $players }.
       *[other] { $seats } seats are named, but the table is for { $players }.
    }
error-too-many-names = { $names } names are given, but the number of people is { $people }.
error-at-least-one = The number must be at least 1, not { $value }.
error-bad-key = The key must have 64 hexadecimal digits.
error-bad-step = There is no step { $step }: the steps go from 0 to { $most }.
error-no-such-rule = No rule has the number or contains the word “{ $search }”.
error-no-tests-here = There are no tests here to count: this works only in a source checkout.
error-bench-failed = Measuring { $what } did not work: { $detail }
error-no-environment = There is no environment for { $game }. There are environments for: { $known }.
error-unknown-reward = There is no reward “{ $reward }”. You can choose from: { $known }.
error-unknown-render-mode = There is no render mode “{ $mode }”. You can choose from: { $known }.
error-bad-seating = The seat can be “random”, “rotate” or a number from 0 to { $most }, not { $seat }.
error-wrong-opponents = { $opponents } opponents are named, but there are { $others } other seats. Name one for all, or one for each.
error-wrong-seeds = { $seeds } seeds are given, but there are { $tables } tables.
error-illegal-number = The number { $number } is no legal action of { $agent } now. Choose one that the action mask allows.
error-no-envs = { $package } is not installed here. Install it with: pip install aegean[envs]
error-reset-first = The environment has not been reset yet: call reset() first.
error-table-not-reset = The match at table { $table } is over. Reset it first, or let the tables reset themselves.
error-arena-two-bots =
    { $bots ->
        [one] Name two bots, the challenger and who has the other seats; more of them need --mixed.
       *[other] Name two bots, not { $bots }: the challenger and who has the other seats. More of them need --mixed.
    }
error-arena-mixed-bots = A mixed table of { $players } needs at least two different bots, and as many names as seats or a half of them; { $bots } are named.
error-arena-worker-died = A process that played matches has died (out of memory?). Try fewer --jobs.
error-bad-bound = The bound is a share between 0 and 1, like 0.40, not { $bound }.
error-bad-sprt = “{ $sprt }” is not two shares between 0 and 1, the lower one first. Write them like 0.25,0.35.
error-nothing-to-learn = Nothing can be learned in { $game } yet.
error-tune-two-or-four = Two sides play against each other: 2 or 4 players, not { $players }.
error-not-a-tuning = “{ $file }” is no file of aegean tune.
error-tuning-of-another-version = “{ $file }” was written by another version: its numbers or rules are not those of today. Name another file to begin anew.
error-tuning-of-another-game = “{ $file }” is about { $game } with { $players } players. Name another file with --file.
error-analysis-unfinished = Only a match that was played to its end can be analysed.
error-analysis-unknown = Matches of “{ $game }” cannot be analysed yet.
error-bad-claim = The file “{ $file }” is not a claim that can be read.
error-claim-there = The claim in “{ $file }” has been played. Repeat it with --repeat, or choose another name.
error-claim-not-played = The claim in “{ $file }” has not been played to its end, so there is nothing to compare with.
error-repeat-alone = A claim is repeated as it was played: beside --repeat only --jobs, --engine and --lang can be said.
error-no-ray = Ray is not installed here. Install it with: pip install aegean[ray]
error-ray-fails = Ray does not work here: { $detail }

## What can be wrong with a record (stands after “line 12,”)

error-bad-wishes = These wishes cannot be read: give up to eight pairs of a god and a highest offer.
error-rules-changed = This match was begun under other rules and cannot go on here.
error-not-started = The match has not started yet.
error-no-such-seat = There is no such seat here.
error-seat-taken = Somebody else sits there.
error-owner-only = Only whoever opened the table can do that.
error-seats-open = Some seats are still free.
error-stale = Something has happened since you looked. Look again and choose.
error-no-such-move = There is no move { $number } to go back to.
error-vote-open = Another vote is still open.
error-no-vote-open = There is no vote that waits for you.
error-stood-in = A bot is playing for this seat: take it back first.
error-still-here = A bot can be voted in only for somebody who has been away for { $seconds } seconds.
error-clock-decides = At this table the clock decides when a bot takes over.
error-too-many-sockets = You have { $most } connections open already: close one of them.
error-fault = Something went wrong here and was written down. Nothing has changed.
error-resigned-already = This seat has resigned already.
error-nothing-to-return-to = Nobody plays for you at this seat.
error-table-open = The match has not started yet.
error-table-running = The match is running already.
error-table-over = The match is over.
error-table-frozen = A fault has stopped this table at its last good decision. The other tables play on.
error-not-your-turn = It is not your turn.
error-no-such-table = There is no such table.
error-busy = Too much happens at once here. Try again in a moment.
error-who-are-you = We do not know you yet: say your name first.
error-not-for-tokens = A program cannot do that for you: do it yourself, in the browser.
error-recovery-unknown = This recovery link is not known or was used already.
error-password-short = A password needs at least { $least } signs.
error-login-taken = Somebody has this name already.
error-try-later = Too many wrong passwords: try again in { $seconds } seconds.
error-wrong-password = Name or password is wrong.
error-name-empty = A name needs at least one letter.
error-no-such-token = There is no such token.
error-no-such-session = No such device is logged in.
error-too-many-mails = Too many mails have gone to this address: try again in an hour.
error-confirmation-unknown = This link is not known, too old or of an address that has changed since.
error-nothing-to-confirm = There is no address that waits to be confirmed.
error-bad-email = That is not a mail address.
error-bad-pace = The pace is free, live or days.
error-not-finished = The record is there when the match is over.
error-not-your-eyes = While the match runs you see it through your own eyes only.
error-not-your-seat = That is not your seat.
error-players-only = Only players can write here.
error-no-delegation = This game has nothing to leave with the server.
error-too-large = That message is too large.
error-too-fast = That is too fast: wait a moment.
error-bad-message = That message cannot be understood.
error-not-here = There is nothing here.
error-workers-need-postgres = Several workers need PostgreSQL: set AEGEAN_DATABASE_URL.
error-bad-webhook = A webhook is a public http or https address.
error-database-fails = The database cannot be used: { $detail }
error-no-database = There is no database here yet: { $file }.
error-database-not-empty = The database is not empty. Say --replace to put the backup in its place.
error-server-running = A server is using this database. Stop it first.
error-bad-backup = The backup cannot be used: line { $line }.
error-bad-log = The log of a table cannot be used: line { $line }.
error-record-unfinished = This match is not finished: only a finished one can be brought here.
error-no-such-game = There is no such game here.
error-no-such-lesson = There is no such lesson.
error-no-advice-here = There are no hints at this table: other people play here, and it was not opened with hints.
error-advice-not-public = A table for everybody cannot have hints.
error-no-advice = No hint was found this time. Try it again, or follow your own mind.
event-sandbox = Here you can try things out: it goes on from table { $table } after move { $move }, with new dice.
lesson-left = You have chosen your own way, and that is fine: the lesson ends here, and bots play on against you.
confirm-subject = Is this your address?
confirm-mail =
    Somebody has given this address to be told when it is their turn to play.
    If it was you, open this link within a day:
    { $link }
    If it was not, do nothing: no more mails will come.
notice-turn = { $name }, it is your turn in { $game }.
notice-mail =
    { $text }

    { $link }
end-resigned = The others resigned.

problem-not-a-record = this is not a match record
problem-unknown-header = this heading is unknown or comes twice
problem-missing-header = a heading is missing
problem-bad-line = this line cannot be read
problem-wrong-number = the decisions are not numbered in order
problem-wrong-seat = this seat does not decide here
problem-bad-action = this is not an action of the game
problem-illegal = the rules do not allow this action here
problem-chance = what chance is said to have given does not fit
problem-digest = the position does not match its checksum
problem-key = the secret key of the dice is missing
problem-commitment = the secret key does not match the commitment
problem-result = the result is not the one this match leads to
problem-unfinished = the match is not finished, so its dice cannot be checked yet
problem-version = the record comes from another version of the format or of the rules
problem-too-long = the record is too long

## The terminal

serve-open = Aegean is at { $address } (Ctrl+C stops it).
serve-running-already = Aegean is running already, at { $address }.
cli-your-turn = { $seat }, it is your turn.
cli-prompt-help =
    You can type:
      a number        to play the action with that number
      an action       in short, as match records write it
      a verb          to see the actions that begin with that word
      list            to see all actions
      why ACTION      to learn whether an action is allowed, or which rule forbids it
      undo            to take back your last decision
      log             to see what has happened lately
      since           to see what has happened since your last decision
      map             to see the table again
      look THING      to look closely at one thing: a space, a piece, a card, a player
      hint            to hear what a strong bot would do here, and why
      reasons on/off  to hear why bots do what they do, or not
      save FILE       to save the match in a file
      rules ID        to read a rule, by its number
      help            to see this list
      quit            to save the match and leave
cli-cannot-see = There is nothing called “{ $thing }” to look at.
cli-choose = Your choice
cli-nothing-happened = Nothing has happened yet.
cli-since-title = Since your last decision
cli-log-title = What has happened lately
cli-saved = Saved in { $file }.
cli-undone = Your last decision has been taken back.
cli-undo-sealed = You cannot take anything back now: undo stops where something was drawn or shown, or another seat acted.
cli-pass-device = Hand the keyboard to { $seat }, who then presses Enter.
cli-bad-number =
    { $most ->
        [one] There is no action { $number }: the only one is 1.
       *[other] There is no action { $number }: choose from 1 to { $most }.
    }
cli-legal = Yes, you can do that now.
cli-because = Rule { $rule }:
cli-bye = Goodbye!
cli-quit-saved = The match is saved in { $file }. Goodbye!
cli-match-over = The match is over.
cli-place = Place { $place }: { $seat }, with { $gold } GP
cli-commitment = Commitment to the dice of this match: { $hash }
cli-key = Secret key of the dice, to check the commitment: { $key }
cli-verify-ok =
    { $decisions ->
        [one] The record is sound: one decision checked.
       *[other] The record is sound: { $decisions } decisions checked.
    }
cli-verify-failed = The record is not sound: line { $line }, { $problem }.
cli-bot = bot ({ $level })
cli-reason = Why: { $why }
cli-hint = Hint: { $action }. { $why }
cli-reasons-on = Bots say why they do what they do.
cli-reasons-off = Bots keep their reasons to themselves.
cli-human = person
cli-thinking = { $seat } is thinking...
cli-more-options =
    { $count ->
        [one] one action; type the word to see it
       *[other] { $count } actions; type the word to see them
    }
cli-all-actions = All possible actions
cli-replay-step = Step { $number } of { $total }
cli-seat-line = { $seat }: { $kind }
cli-welcome =
    { $players ->
        [one] Welcome to { $game }, for one player
       *[other] Welcome to { $game }, with { $players } players
    }
cli-confirm-quit = Save the match and leave? (y/n)
cli-unknown-command = “{ $text }” is neither a command nor an action. Type help to see what you can do.
cli-no-rule = There is no rule { $rule }.
cli-rule-tests =
    { $count ->
        [one] Proved by one test
       *[other] Proved by { $count } tests
    }
cli-rule-untested = No test yet
cli-coverage = { $tested } of { $total } rules have a test.
cli-simulating = Playing matches
cli-simulated =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-interval = 95 % interval
cli-by-seat = Wins by seat:
cli-mean-decisions = Decisions per match, on average: { $mean }
cli-mean-rounds = Rounds per match, on average: { $mean }
cli-fuzzing = Trying to break the rules
cli-fuzzed = Matches: { $matches }. Decisions: { $decisions }. Actions refused: { $refused }, of them without a rule: { $vague }.
cli-fuzz-broken =
    { $count ->
        [0] Every promise was kept.
        [one] One match broke a promise.
       *[other] { $count } matches broke a promise.
    }
cli-backed-up = { $rows } rows are saved in { $file }.
cli-restored = { $rows } rows are restored from { $file }.
cli-imported = Table { $table }: { $steps } steps, digest { $digest }. Invitation: { $invite }

## The arena

arena-heading =
    { $matches ->
        [one] { $game }, { $players } players: one match, seed { $first }
       *[other] { $game }, { $players } players: { $matches } matches, seeds { $first } to { $last }
    }
arena-so-far = { $bot }: { $share }
arena-column-seeds = Over seeds
arena-column-p50 = ms p50
arena-column-p95 = ms p95
arena-column-rating = Rating
arena-no-ratings = Ratings need the package openskill: pip install aegean[arena]
arena-failures =
    { $count ->
        [0] No failures.
        [one] One failure, counted as a defeat:
       *[other] { $count } failures, counted as defeats:
    }
arena-failure-exception = seed { $seed }, match { $turn }, seat { $place }, { $bot }: stopped with { $detail }
arena-failure-illegal = seed { $seed }, match { $turn }, seat { $place }, { $bot }: chose an action that is not legal ({ $detail })
arena-failure-endless = seed { $seed }, match { $turn }: not over after { $detail } decisions, so nobody wins
arena-failure-fault = seed { $seed }, match { $turn }: the rules stopped with { $detail }, so nobody wins
arena-sprt-accepted = Sequential test: accepted after { $seeds } seeds (mean { $mean }, ratio { $ratio } between { $low } and { $high }).
arena-sprt-rejected = Sequential test: rejected after { $seeds } seeds (mean { $mean }, ratio { $ratio } between { $low } and { $high }).
arena-sprt-undecided = Sequential test: undecided after { $seeds } seeds (mean { $mean }, ratio { $ratio } between { $low } and { $high }).
arena-bound = { $bot }: the interval begins at { $low }, and { $bound } was asked for.
arena-passed = The claim holds.
arena-failed = The claim does not hold.
arena-changed = Not what they were when the claim was played: { $bots }. It is repeated with what there is now.
arena-same =
    { $count ->
        [one] The only match came out the same, decision by decision.
       *[other] All { $count } matches came out the same, decision by decision.
    }
arena-different =
    { $count ->
        [one] One match came out differently (seed/match): { $matches }
       *[other] { $count } matches came out differently (seed/match): { $matches }
    }
arena-overlap = { $bot }: { $then } then, { $now } now. The intervals overlap.
arena-apart = { $bot }: { $then } then, { $now } now. The intervals have nothing in common.
arena-title = { $bot } against { $others }: { $game }, { $players } players
arena-title-mixed = { $bot }, { $others } at one table: { $game }, { $players } players
arena-rule-bound = The 95 % Wilson interval of the share of matches that { $bot } wins begins at { $bound } or above.
arena-rule-sprt = The sequential test accepts that { $bot } wins { $high } of the matches rather than { $low }.
arena-rule-none = Nothing was to be shown.
tune-begins = Learning
tune-resumed = Going on with { $file }, after { $steps } steps.
tune-so-far = After { $steps } steps it wins { $low } - { $high } against where it began
tune-heading = { $game }, { $players } players: { $steps } steps, { $matches } matches
tune-column-number = Number
tune-column-start = Start
tune-column-now = Learned
tune-picture-strength = Share of matches won against the start, by steps (95 % intervals)
tune-picture-numbers = Numbers as multiples of their start, by steps
arena-goes-on =
    { $count ->
        [one] One match
       *[other] { $count } matches
    } of this claim had been played when it was stopped; it goes on from there.
arena-bench-title =
    { $matches ->
        [one] One match of { $game } with { $players } players a round: { $bots }
       *[other] { $matches } matches of { $game } with { $players } players a round: { $bots }
    }
arena-bench-column-how = How
arena-bench-column-workers = At once
arena-bench-column-matches = Matches/s
arena-bench-column-decisions = Decisions/s
arena-bench-no-ray = Ray is not installed: pip install aegean[ray]
budgets-title = Part of its budget that a bot takes: { $game }, { $players } players, { $decisions } decisions
budgets-bot = Bot and budget
budgets-p50 = Half take up to
budgets-p95 = 95 % take up to
budgets-most = Longest

## Speed of the environments

bench-envs-what = Environment
bench-envs-players = Players
bench-envs-how = How
bench-envs-steps = Steps/s
bench-envs-microseconds = µs/step
bench-envs-episode = Steps/episode
bench-envs-not-compiled = Not compiled here: `make fast` builds the compiled engine.
bench-envs-no-yardsticks = PettingZoo's own games are not installed: the bench extra brings them (`make bench`).

## Levels of bots for people, and their reasons

bot-level-beginner = Beginner
bot-level-beginner-about = Plays for itself alone: it overlooks what may happen to it, and often settles for less than the best it sees.
bot-level-easy = Easy
bot-level-easy-about = Knows what it wants and spends freely to get it; now and then it takes the second best.
bot-level-medium = Medium
bot-level-medium-about = Weighs every choice soundly, one at a time, and counts what it spends.
bot-level-hard = Hard
bot-level-hard-about = Has learned what things are really worth, and is seldom distracted.
bot-level-expert = Expert
bot-level-expert-about = Thinks its whole turn through and plays as well as it can.
reason-judgement = It looks better than anything else.

## The analysis of a match

analysis-working = Analysing
analysis-heading =
    { $moves ->
        [one] { $game }, { $players } players: one decision, compared with { $bot }
       *[other] { $game }, { $players } players: { $moves } decisions, compared with { $bot }
    }
analysis-curve = Winning chances by decision
analysis-after = After decision { $number }: { $chances }
analysis-swings = The greatest swings
analysis-swings-column = Chances
analysis-mistakes = Choices that cost most
analysis-mistakes-column = Points
analysis-column-move = Move
analysis-column-seat = Player
analysis-column-what = What happened
analysis-column-start = Start
analysis-column-luck = Luck
analysis-column-own = Own choices
analysis-column-others = Others’ choices
analysis-column-result = Result
analysis-column-agreed = As the bot
analysis-agreed = { $agreed } of { $choices }
analysis-split = Choice { $choice }, luck { $luck }.
analysis-rather = The bot ({ $points }): { $action }
analysis-balance = Luck and choice
analysis-explained = In points of 100: start + luck + own choices + others’ choices = result. Luck is what dice and draws gave beyond what could be expected when the choice was made.
chances-heading = { $game }, { $players } players: { $positions } positions of { $matches } matches
chances-column-said = Said
chances-column-came = Came true
chances-column-count = How often
chances-brier = Brier score { $brier } (equal chances for all: { $ignorance }); by quarters of the match: { $quarters }
