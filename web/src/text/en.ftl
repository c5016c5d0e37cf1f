### Words that only the browser shows. The same messages, in the same order, are in es.ftl.
### What terminal and server say too is in src/aegean/text and in each game's folder.

web-tagline = The great board games of the ancient sea, whole and fair: with friends, against bots, in the browser.
web-unofficial = An unofficial fan implementation with its own art and words.

## The header

web-language = Language
web-theme = Colours
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-skip = Skip to the content

## Pages

web-lobby = Games
web-table = Table
web-replay = Replay
web-rules = Rules
web-learn = Learn to play
web-me = You
web-confirm = Confirmation
web-nowhere = There is nothing here.
web-players = { $least } to { $most } players

## Waiting and trouble

web-loading = Loading …
web-offline = The server cannot be reached. Check your connection; we keep trying.
web-failed = Something went wrong. Try it again.
web-no-board = { $game } has no board in the browser yet. It is played in the terminal: { $command }

## The lobby

web-hero = Rule the isles
web-play-now = Play now
web-play-game = Play { $game }
web-game = Game
web-how-many = Players
web-bots = Opponents
web-bot-random = Drifters
web-bot-random-text = They do whatever comes to mind. Good for looking around.
web-bot-greedy = Merchants
web-bot-greedy-text = They take what pays off now. A fair first opponent.
web-starting = One moment …
web-with-friends = Play with friends
web-new = New table
web-new-table = New table
web-my-tables = Your tables
web-turns =
    { $count ->
        [one] 1 waits for you
       *[other] { $count } wait for you
    }
web-no-tables = Nothing yet. A match against bots takes one click, and you can leave it and come back at any time.
web-past = Finished
web-watch = Watch
web-nothing-to-watch = No public match is being played right now.
web-your-turn = Your turn
web-state-open = Waiting for players
web-state-running = Being played
web-state-over = Finished
web-state-frozen = Stopped
web-promises = What you get
web-promise-rules = All the rules, checked: only what is legal lights up.
web-promise-why = Click anything else and it tells you why not, with the rule.
web-promise-undo = Take back whatever gave nothing away.
web-promise-dice = Dice that you can check yourself after the match.
web-pages = Pages
web-log-in = Log in
web-guest-names = Argonaut | Helmsman | Oarsman | Islander | Pearl diver | Olive farmer | Potter | Sponge diver | Lyre player | Lighthouse keeper

## A new table

web-your-name = Your name
web-name-hint = How others see you
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-beside = Somebody beside me, at this screen
web-seat-open = Open, for a friend
web-seat-of-bot = Bot: { $bot }
web-hot-seat = Several people at this screen: between turns a curtain hides what the next one must not see.
web-who-sees = Who can come
web-by-link = Whoever has the link
web-public = Everybody
web-private-hint = Only people with the invitation link can sit down or watch.
web-public-hint = The table is listed in the lobby. Everybody may sit down or watch.
web-hints = Hints
web-hints-off = None
web-hints-on = For everybody
web-hints-off-text = While other people play, nobody asks a bot.
web-hints-on-text = Everybody at this table may ask a bot what it would do.
web-pace = Pace
web-pace-free = No clock
web-pace-free-text = Take your time. Nobody is hurried.
web-pace-live = At one sitting
web-pace-live-text = Each player has a clock for the whole match and gets some seconds back after each turn. Whoever runs out is played by a bot until they come back.
web-pace-days = Over days
web-pace-days-text = Each turn may take so many days. You get a message when it is your turn, if you leave an address.
web-minutes = Minutes each
web-seconds = Seconds more per turn
web-days = Days per turn
web-game-options = Options of the game
web-options-usual = All as usual
web-options-changed =
    { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
web-options-reset = All as usual again
web-options-rest = Rules
web-options-two-player = For two players
web-options-supply = Supply
web-search-options = Search the options
web-no-options = No option fits.
web-usual = usual
web-none = none
web-open-table = Open the table

## A table that waits for players

web-sit-hint = Choose a free seat. You need no account.
web-seat-free = Free
web-seat-bot-named = { $name } (bot)
web-seat-bot = Who plays seat { $number }
web-you = you
web-sit = Sit down
web-stand-up = Stand up
web-free-seat = Free this seat
web-start = Start
web-start-waits =
    { $count ->
        [one] One seat is still free: wait for somebody, or put a bot there.
       *[other] { $count } seats are still free: wait for people, or put bots there.
    }
web-wait-start = Whoever opened the table starts the match.
web-not-seated = You are watching. Sit down if you want to play.
web-invite = Invitation
web-invite-hint = Send this link to your friends
web-invite-owner = Whoever opened the table has the link.
web-invite-make = Make an invitation link
web-invite-renew = Make a new link (the old one stops working)
web-copy = Copy
web-copied = Copied

## At the table

web-prompt = What is asked
web-others = The others
web-board = Board
web-board-closer = Closer
web-board-farther = Farther
web-board-fit = Show the whole board
web-market = Shared by all
web-log = Log
web-own-mat = What you own
web-parts = Parts of the table
web-tab-board = Board
web-tab-me = Me
web-tab-others = Others
web-tab-market = Market
web-tab-log = Log
web-news-here = something new
web-broken = This part could not be drawn. The rest works: “All actions” has everything you can do.
web-undo = Undo
web-reset = Reset turn
web-end = End turn
web-why = What is this?
web-menu = Menu
web-watchers =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
web-seat-here = here
web-seat-away = away
web-seat-is-bot = bot
web-seat-stand-in = a bot is playing for them
web-seat-resigned = resigned
web-seat-asked = has to decide
web-rule = Rule
web-all-rules = All rules
web-options = Options
web-back = Back
web-all-actions = All actions
web-filter = Search the actions
web-actions-found =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
web-not-your-turn = It is not your turn: you can choose when you are asked.
web-not-now = That has nothing to do with what is asked now.
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-play = Play it
web-hint-next = Another idea
web-why-mode = Click on anything to learn about it. Press ? again for the keys.
web-why-legal = You can do this now: { $what }.
web-why-several = { $what } ({ $count } ways). Choose it, then point at the rest.
web-waiting = The others are playing.
web-waiting-for = Waiting for { $name }.
web-more-decisions =
    { $count ->
        [one] (then one more of your seats)
       *[other] (then { $count } more of your seats)
    }
web-over = The match is over
web-show-result = Result
web-seals = This cannot be taken back.
web-do-it = Do it
web-cancel = Cancel
web-close = Close
web-yes = Yes
web-no = No
web-explain-undo = Takes back your last decision, as long as nothing was drawn or shown and nobody else has decided since.
web-explain-reset = Takes back everything you may of this turn, at once.
web-explain-end = Ends your turn. Until then you can change what you did, as far as it can be taken back.
web-explain-hint = Asks a strong bot what it would do in your place, and why. It knows no more than you do.

## Log, chat, notes

web-chat = Chat
web-notes = Notes
web-since = Since your last turn
web-news = Catch up
web-news-none = Nothing has happened since your last turn.
web-news-left =
    { $count ->
        [one] and one more line in the log
       *[other] and { $count } more lines in the log
    }
web-step-through = Step by step
web-previous = Previous
web-next = Next
web-newer = Newer ↓
web-log-empty = Nothing has happened yet.
web-chat-empty = Nothing has been said yet.
web-chat-write = Write to the table
web-send = Send
web-notes-hint = Only you can read this.
web-notes-saved = Saved
web-notes-writing = Saving …
web-notes-trouble = Not saved yet; kept here, and tried again.

## Menu

web-settings = Settings
web-speed = Movement
web-speed-0 = None
web-speed-1 = Normal
web-speed-2 = Twice as fast
web-confirm-sealing = Ask again before what cannot be taken back
web-sound = A sound when it is my turn
web-curtain = A curtain between players at this screen
web-delegate = Leave offerings
web-propose-undo = Propose to go back
web-propose-undo-explained = Choose the first move to be taken back. All people at the table have to agree. Dice fall anew.
web-secret-move = a secret choice
web-propose-takeover = Replace somebody who is away
web-takeover-explained = A bot plays until the person comes back. All others who are here have to agree. Whose seat?
web-proposal-undo = { $name } proposes to take back move { $number } and all that followed.
web-proposal-takeover = { $name } proposes that a bot plays for { $other }.
web-votes = { $yes } of { $all } agree
web-resign = Resign
web-resign-explained = A bot plays on for you until the end. You cannot come back.
web-resign-yes = Yes, I resign
web-resign-seat = { $name } resigns
web-leave = To the lobby
web-leave-explained = You can leave at any time: the table waits for you under “Your tables”.
web-keys = Keys
web-key-choose = choose an option by its number
web-key-arrows = go through the options
web-key-enter = choose what is marked
web-key-back = one step back
web-key-tab = to the options, then to what is lit
web-key-undo = undo
web-key-reset = take back the whole turn
web-key-end = end the turn
web-key-actions = all actions as a list, with search
web-key-news = what happened since your last turn
web-key-fit = show the whole board
web-key-hint = a hint: what a strong bot would do
web-key-why = what is this? The next click explains
web-keys-why = A click on anything that is not lit tells you why it cannot be chosen now.

## Connection and people

web-lost = Connection lost. Trying again; nothing you chose is lost.
web-frozen = This table has been stopped by a fault.
web-frozen-more = A fault has stopped this table at its last good decision. Everything up to there is kept; whoever runs the server can let it go on.
web-watching = You are watching.
web-stand-in = A bot is playing for you.
web-stand-in-for = A bot is playing for { $name }.
web-come-back = Take the seat back
web-hand-over = Hand over
web-hand-over-to = Hand over to { $name }
web-hand-over-why = Only { $name } should look at the screen now.
web-i-am = I am { $name }
web-others-play = The others are playing …
web-gone = This table is not here for you
web-gone-why = Perhaps the link is not complete, the invitation was renewed, or you play under another name in this browser.
web-to-lobby = To the lobby
web-try-again = Try again
web-reload = Load the page anew

## After the match

web-wins =
    { $count ->
        [one] { $name } wins
       *[other] { $name } share the victory
    }
web-places = Final places
web-place = Place
web-players-word = Player
web-what-next = What next
web-rematch = Rematch
web-watch-again = Watch it again
web-back-to-board = Look at the board
web-charts = { $unit } by { $within }
web-figure = Figure
web-as-table = As a table
web-as-csv = Download as CSV
web-analysis = Analysis
web-analysis-chances = Winning chances
web-analysis-move = Move
web-analysis-offer = A bot looks at every decision: how the winning chances changed, what it would have done, and how much was luck. It takes about half a minute.
web-analysis-begin = Analyse this match
web-analysis-working = Looking at move { $done } of { $of } …
web-analysis-failed = The analysis did not come to an end. Try it again.
web-analysis-list = Moves that mattered
web-analysis-swings = Greatest swings
web-analysis-mistakes = Costliest choices
web-analysis-nothing = Nothing worth telling.
web-analysis-deal = Nobody has moved yet.
web-analysis-split = Choice { $choice }, luck { $luck }
web-analysis-rather = Bot ({ $points }): { $action }
web-analysis-same = The bot would have done the same.
web-analysis-balance = Luck and choice
web-analysis-luck = Luck
web-analysis-own = Own choices
web-analysis-others = Others’ choices
web-analysis-agreed = { $name } chose like the bot { $agreed } of { $choices } times.
web-analysis-explained = Points of 100. Start, luck and all choices sum up to the result. Luck is what dice and draws gave beyond what could be expected when the choice was made; chances are an estimate. Compared with the bot { $bot }.
web-share = Share
web-share-match = Link to this match
web-share-moment = Link to this moment
web-share-closed = The table is private: the link works only for the people who sat there.
web-share-open = Make a link for everybody (older invitations stop working)
web-record = Record
web-record-download = Download the record
web-record-open = Open a record
web-record-open-hint = Choose the file of a match, or drop it here.
web-record-large = That file is too large for a record.
web-dice = Fair dice
web-dice-explained = Before the first move the server showed a fingerprint of its secret. With the secret known, everybody can check that no die was changed.
web-dice-commitment = Fingerprint
web-dice-key = Key
web-dice-check = Check it now
web-dice-checking = Checking …
web-dice-commitment-good = The secret is the one that was promised before the match.
web-dice-commitment-bad = The secret does not fit the fingerprint.
web-dice-no-hash = This page did not come over a safe connection, so your browser cannot check the fingerprint here.
web-dice-key-good = The key is made of the secret and of what every seat added.
web-dice-key-bad = The key is not made of the secret and of what the seats added.
web-dice-draws-good =
    { $count ->
        [one] The only draw is what the key gives.
       *[other] All { $count } draws, dice and cards, are what the key gives.
    }
web-dice-draws-bad = { $wrong } of { $count } draws are not what the key gives.
web-dice-more = Your browser has worked this out by itself. Every decision can be checked too, on your own computer, with the record:

## Replay

web-replay-not-started = This match has not begun yet.
web-replay-steps = Steps
web-replay-round = { $unit } { $round }
web-replay-scrub = Where in the match
web-replay-at = Move { $move } of { $end }, { $within } { $round }
web-replay-next = Next, { $name }: { $action }
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-move-next = Next move
web-replay-move-previous = Previous move
web-replay-turn-next = Next turn
web-replay-turn-previous = Previous turn
web-replay-round-next = Next { $within }
web-replay-round-previous = Previous { $within }
web-replay-eyes = Seen by
web-replay-spectator = Spectator
web-replay-key-move = one move
web-replay-key-turn = to the previous or next turn
web-replay-key-round = to the previous or next { $within }
web-replay-key-ends = to the beginning or the end
web-replay-key-play = play, pause
web-replay-key-fit = show the whole board
web-fork = Play on from here
web-fork-explained = A new match begins with this position, after move { $move }. You take a seat, bots take the others, and the dice fall anew. The old match stays as it is.
web-fork-seat = Your seat
web-fork-go = Play on
web-fork-hint = Want to know what would have happened? Watch it again, stop anywhere and play on from there.

## Rules

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
web-rules-none = No line of the rules has all these words.
web-rules-about = These are the rules exactly as the table applies them, in our own words. Each line has an address of its own: click its number to share it.
web-sections = Sections
web-rule-link = Link to this line
web-rule-inferred = our reading
web-rule-inferred-text = The printed rules leave this open; this is how we read them.
web-rule-choice = option
web-rule-choice-text = An option of the table can change this.

## Learning

web-learn-first = Your first match, guided
web-learn-time = About 12 minutes, no account needed.
web-learn-start = Start the guided match
web-learn-pictures = The game in pictures
web-learn-screen = How the screen works
web-learn-screen-lit = What glows can be chosen. Point at it: on the board, beside it, or in the bar above it.
web-learn-screen-why = Click on anything else and the table says why not, with the rule.
web-learn-screen-undo = Undo is free until something was drawn or shown, or somebody else has decided. Before that point you are asked once more.
web-learn-screen-prompt = The line above the board says what is asked. “All actions” lists everything you can do, with search.
web-learn-screen-rules = The little book leads to the rule behind the question.
web-learn-screen-leave = You can leave at any time: the match waits for you in the lobby.
web-lesson = Guided match
web-lesson-step = Step { $step } of { $of }
web-lesson-waits = Your opponent is playing …
web-lesson-show = Show me
web-lesson-fold = Fold
web-lesson-unfold = Unfold

## You

web-save = Save
web-saved = Saved
web-profile = Name and language
web-language-of-notices = Language of the pages and of messages to you
web-notices = When it is your turn
web-notices-text = If you are not at the table when your turn comes, we write to you once. Never anything about the position.
web-email = E-mail address
web-email-confirmed = Messages go to { $email }.
web-email-waits = { $email } is not confirmed yet: open the link in the mail we sent you.
web-email-again = Send it again
web-email-sent = Sent
web-no-mail = This server sends no mail. The web address below works.
web-no-mail-kept = This server sends no mail: your address is kept, but nothing goes there. The web address below works.
web-webhook = Or a web address (webhook) that we call
web-recovery = Come back from another browser
web-recovery-text = You have no account, just this browser. With this link you are yourself again anywhere. Using it logs all other devices out.
web-recovery-link = Your link back
web-recovery-once = Keep it like a password: it is shown only now, and works once.
web-recovery-make = Make a new link (an older one stops working)
web-password = Password
web-password-text = If you like, choose a name and a password to log in with on other devices.
web-password-set = You can log in as “{ $login }”. Here you can change both.
web-login-name = Log-in name
web-new-password = New password (8 signs or more)
web-devices = Your devices
web-device-unknown = Unknown device
web-device-this = this one
web-device-used = last used { $day }
web-device-end = Log out
web-device-end-others = Log all others out
web-log-out = Log out here
web-log-out-sure = Without a password or your link back you cannot return to your matches.
web-tokens = Keys for programs
web-tokens-text = A program with such a key plays in your name. Most people need none.
web-token-label = What is it for?
web-token-make = Make a key
web-token-new = The new key
web-token-once = It is shown only now.
web-token-unnamed = Without a name
web-token-end = Revoke
web-delete = Delete yourself
web-delete-text = Your name, addresses, devices and keys are forgotten. Records of matches keep the name that was shown at the table.
web-delete-go = Delete for good
web-delete-sure = This cannot be taken back. You lose your seats in running matches.
web-recover = You have a link back
web-recover-text = Paste it here. All other devices are logged out, and you get a new link.
web-recover-word = Link or word
web-recover-go = Be yourself again
web-begin = New here
web-begin-text = No account is needed: a name is enough, and you can change it at any time.
web-begin-go = Begin
web-confirm-good = Thank you: { $email } is confirmed. When it is your turn, we write to you there.
web-confirm-bad = Links are good for a day, and once. You can ask for another mail on your page.
