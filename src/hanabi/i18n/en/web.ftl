### The browser client. Names of suits, tiles, options, ratings, events and rules are in the
### files that the terminal reads too. $color and $suit are the notation's words for selectors,
### $colorname and $suitname the same in the reader's language.

## Everywhere

web-nav = Language and light
web-home = To the start page
web-reload = Load the new version
web-close = Close
web-save = Save
web-saved = Saved
web-yes = Yes
web-no = No
web-language = Language
web-language-about = Everybody at a table may use their own.
web-day = Day
web-night = Night
web-connecting = One moment …
web-reconnecting = Reconnecting. Nothing you typed is lost.
web-guest = Guest
web-bot-names = Aiko Ben Chloé Dario Edda
web-bot-named = bot, { $bot }
web-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-bots-strength = By strength
web-bots-more = More bots
web-card = { $suitname } { $rank }
web-error-unknown = This did not work ({ $code }).
web-error-offline = The server cannot be reached just now.
web-error-not-a-record = This file is not a record of a game.

## Boxes, by publisher and year

web-edition-en-2016 = Broadway 2016
web-edition-pl-deluxe = Rebel deluxe
web-edition-it-2023 = Ghenos 2023
web-edition-cs-2013 = REXhry 2013
web-edition-ro-2013 = Lineart 2013
web-edition-none = Your own mix

## The start page

web-home-about = Light the sky together. You see every card except your own.
web-your-turn-long = It is your turn
web-play-now = Play now
web-play-now-about = with two bots
web-learn = Learn in five minutes
web-learn-about = A real game, step by step
web-lessons = Lessons
web-lessons-about = More to learn, a few minutes each
web-play-waits = The server cannot be reached. The cards are dealt as soon as it is back; you need do nothing.
web-new-table = New table
web-new-table-about = invite by link
web-join = Join
web-join-field = Link or code of a table
web-join-unclear = This is neither a link nor a code of a table.
web-my-tables = Your tables
web-public-tables = Open tables
web-more = More
web-waiting = waiting for players
web-waiting-for = Waiting for { $name }
web-free-seats = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
web-games = Games and replays
web-games-about = Watch finished games again, move by move.
web-games-mine = Your games
web-games-public = Public games
web-games-none = No game is finished yet.
web-daily = Deal of the day
web-daily-about = Everybody plays the same cards today.
web-statistics = Your statistics
web-your-data = Statistics and your data
web-abandoned = abandoned
web-settings = Settings
web-rules = Rules
web-rules-about = Every box, in a few lines

## A new table

web-which-box = Which box?
web-which-box-about = Each box brings its own rules. You can change them below.
web-what-is-in-play = What is in play?
web-what-is-in-play-about = One sentence each. What a box does not have cannot be switched on under its name.
web-not-in-box = not in this box
web-multicolor-none = no multicolour cards
web-who-plays = Who plays, and how?
web-players = Players
web-players-about = Two or three hold five cards each, four or five hold four.
web-seats-count = { $count ->
   *[other] { $count } seats
}
web-company = Company
web-company-about = The other seats wait for whoever has the link.
web-company-people = Friends
web-first = Who starts
web-first-about = The boxes say: the most colourful clothes.
web-first-chance = By chance
web-first-host = I do
web-first-seat = Seat { $seat }
web-pace = Pace
web-pace-live = Now
web-pace-live-about = Everybody is here.
web-pace-correspondence = Over days
web-pace-correspondence-about = A move whenever you have time; your games wait on the start page.
web-clock = Clock
web-clock-none = None
web-clock-none-about = Think as long as you like.
web-clock-fast = Fast
web-clock-calm = Calm
web-clock-own = Your own
web-clock-each = For each player
web-clock-minutes = minutes
web-clock-seconds = seconds more a turn
web-clock-days = days
web-clock-hours = hours more a turn
web-clock-days-is = { $days ->
    [one] One day
   *[other] { $days } days
} each{ $hours ->
    [0] .
    [one] , one hour more a turn.
   *[other] , { $hours } hours more a turn.
}
web-timeout = When time is up
web-timeout-bot = A bot takes over
web-timeout-bot-about = Until the player is back.
web-timeout-abandon = The game ends
web-timeout-abandon-about = For everybody, without a score.
web-stand-in-bot = Which bot
web-clock-is = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} each{ $seconds ->
    [0] .
    [one] , one second more a turn.
   *[other] , { $seconds } seconds more a turn.
}
web-visibility = Who may come
web-visibility-link = By link
web-visibility-link-about = Only those who have the link.
web-visibility-public = Anybody
web-visibility-public-about = The table is listed on the start page.
web-watching = Spectators
web-watching-none = Nobody
web-watching-none-about = Nobody may watch.
web-watching-hidden = Table only
web-watching-hidden-about = Spectators see the table, but no hand.
web-watching-open = All hands
web-watching-open-about = Spectators see every hand.
web-passphrase = Passphrase
web-passphrase-about = If you set one, whoever comes must know it.
web-pass = One device
web-pass-about = Everybody plays on this device and hands it on.
web-pass-off = No
web-pass-on = Pass and play
web-pass-names = Names of the others, separated by commas
web-your-table = Your table
web-box = Box
web-your-name = Your name
web-open-table = Open table

## Before the cards

web-a-table = A table
web-table-closed = This table is closed
web-lobby-about = Send the link. Whoever opens it sits down at once: a name, a seat, ready.
web-lobby-guest = Take a seat. The host starts when everybody is here.
web-enter = Enter
web-refused = You cannot come in
web-seats = Seats
web-you = (you)
web-here = here
web-seat-free = Free seat
web-seat-waiting = waiting for a friend
web-sit = Sit here
web-move-here = Move here
web-stand-up = Leave your seat
web-ask-to-leave = Free the seat of { $name }
web-bot-for = Bot for seat { $seat }
web-bot-add = Seat a bot
web-bot-remove = No bot
web-all-here = All seats are taken
web-start = Start
web-start-fills = Start fills them with bots, or wait.
web-start-ready = The cards can be dealt.
web-waiting-host = The host starts the game
web-close-table = Close this table
web-invite = Invite
web-copy = Copy
web-copied = Copied
web-share = Share
web-share-picture = The result of this game, as a picture
web-share-picture-save = Save the picture
web-qr = The link as a QR code
web-qr-about = Point a phone’s camera at it to sit down here.
web-what-we-play = What we play

## The board

web-table = The table
web-menu = Menu
web-fireworks = Fireworks
web-points = { $points } of { $possible } points still possible
web-points-of = { $points ->
    [one] point of { $possible } possible
   *[other] points of { $possible } possible
}
web-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
web-mistakes = { $count ->
    [0] no mistake
    [one] 1 mistake
   *[other] { $count } mistakes
}
web-deck = { $count ->
    [one] one card left in the deck
   *[other] { $count } cards left in the deck
}
web-deck-left = left
web-turns-left = { $count ->
    [one] last turn
   *[other] { $count } turns left
}
web-tiles-left = { $count ->
    [one] one reward tile left
   *[other] { $count } reward tiles left
}
web-open-log = Open the log
web-firework = { $suitname }: { $top ->
    [0] nothing yet
   *[other] up to { $top }
}, { $standing }
web-firework-next = next { $rank }
web-firework-complete = complete
web-firework-ends = ends at { $rank }
web-firework-lost = lost
web-gone = Gone for good
web-gone-none = Nothing is lost yet
web-gone-about = Cannot be completed: { $suits }. { $possible ->
    [one] { $possible } point is still possible.
   *[other] { $possible } points are still possible.
}
web-last-copies = One copy left
web-discards = Discards
web-discards-count = { $count ->
    [one] 1 discard
   *[other] { $count } discards
}
web-discards-none = none
web-discards-order = Order of the discards
web-discards-by-suit = By suit
web-discards-by-time = As they fell
web-hand-of = Hand of { $name }
web-hand-empty = no cards
web-own-hand = Your hand
web-newest = newest
web-your-turn = Your turn
web-turn-verbs = { $verbs ->
    [hint-play-discard] Hint, play or discard
    [hint-play] Hint or play
    [play-discard] Play or discard
   *[play] Play a card
}
web-turn-reward = Choose your reward
web-waiting-choice = { $name } chooses a reward
web-seat-on-turn = thinking
web-seat-chooses = chooses
web-seat-after-you = after you
web-seat-next = next
web-seat-away = away
web-seat-bot = bot

## Cards as they are told to those who listen

web-slot = Slot { $slot }
web-slot-newest = Slot { $slot }, newest
web-hidden-card = hidden
web-mate-card = { $name }, slot { $slot }: { $card }. Knows: { $known }
web-known-card = This is { $card }.
web-known-kinds = { $suits }; { $ranks }
web-known-playable = fits for sure
web-known-useless = never fits again
web-known-indispensable = the last copy
web-any-suit = any colour
web-any-rank = any value

## Choosing

web-hint-to = A hint for { $name }
web-hint-color = { $colorname }: { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
web-hint-rank = { $rank }: { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
web-hint-lights = lights these cards
web-hint-more = All hints
web-no-hint = No hint is possible now.
web-why = Why?
web-why-ask = Why this move?
web-why-later = I can tell you after the game.
web-tap-again = tap again to do it
web-own-card-menu = What to do with this card
web-play = Play
    .key = P
web-play-playable = fits for sure
web-play-useless = cannot fit
web-play-indispensable = the last copy
web-play-odds = { $fit } of { $count } possible cards { $fit ->
    [one] fits
   *[other] fit
}
web-play-as = Play and announce { $suitname }
web-announce = Announce the colour and play:
web-discard = Discard
    .key = D
web-discard-playable = it would fit
web-discard-useless = safe, brings a hint
web-discard-indispensable = it is the last copy
web-discard-unsure = brings a hint back
web-discard-full = all hints are there already
web-knowledge = What it can be
web-knowledge-about = { $count ->
    [one] Only one card is possible.
   *[other] { $count } different cards are possible.
}
web-kind-possible = possible
web-kind-counted = ruled out by counting
web-kind-excluded = ruled out by hints
web-note = Note
web-note-about = Only you can read this note. It follows the card.
web-note-save = Keep the note

## One device for all

web-hand-to = Hand it to { $name }
web-hand-to-about = Everybody else looks away.
web-i-am = I am { $name }

## Rewards

web-reward-choose = Choose first
web-reward-tell = Tell { $name }: { $what }
web-reward-return = Shuffle { $card } in
web-reward-add = Add { $card }
web-reward-decline = Do without
web-reward-look = Look at the table first
web-reward-show = Choose your reward

## Beside the moves

web-log = Log
web-log-and-talk = Log and talk
web-log-seat-taken = { $name } sits down.
web-log-started = { $name } begins.
web-log-undone = The last move is taken back.
web-log-interrupted = The server was away for a moment.
web-log-abandoned = The game is abandoned.
web-log-undo-asked = { $name } asks to take the last move back.
web-log-undo-agreed = { $name } agrees.
web-log-undo-refused = { $name } does not agree.
web-log-paused = { $name } pauses the game.
web-log-resumed = { $name } lets the game go on.
web-log-timed-out = Time is up for { $name }.
web-log-stood-in = A bot plays for { $name }.
web-log-came-back = { $name } is back.
web-log-said = { $name }: { $text }
web-talk = Talk
web-talk-write = Say something
web-talk-send = Say it
web-undo = Take the last move back
web-undo-asked = { $name } would like to take the last move back.
web-undo-waiting = Waiting for the others: take the last move back?
web-pause = Pause
web-paused = The game is paused.
web-resume = Go on
web-abandon = Abandon the game
web-abandon-back = Do not abandon the game
web-abandon-asked = { $name } would like to abandon the game.
web-stand-in = A bot is playing for you.
web-come-back = I am back
web-leave = To the start page
web-commitment = The deal is fixed: { $hash }…
web-spectators = { $count ->
    [one] One spectator.
   *[other] { $count } spectators.
}
web-over = The game is over.
web-see-end = See the end

## Keys

web-keys = Keys
web-key-mates = next teammate’s hand
web-key-own = your own hand
web-key-cards = next card of the hand
web-key-choose = choose the card
web-key-hint = with a teammate’s card chosen: give this hint
web-key-play = play your chosen card
web-key-discard = discard your chosen card
web-key-arrange = move your card in the hand
web-key-empathy = hold: what a teammate knows
web-key-knowledge = what the card can be
web-key-note = a note on the card
web-key-state = say how things stand
web-key-log = the log
web-key-discards = the discards
web-key-undo = ask to take the last move back
web-key-rules = the rules of this table
web-key-menu = the menu
web-key-help = these keys
web-key-back = back

## The end

web-end-of = of { $most }
web-end-abandoned = The evening was cut short.
web-end-summary = { $complete ->
    [0] No firework complete,
    [one] One firework complete,
   *[other] { $complete } fireworks complete,
} { $mistakes ->
    [0] no mistake.
    [one] one mistake.
   *[other] { $mistakes } mistakes.
}
web-end-points = { $points ->
    [one] { $points } point stood in the sky.
   *[other] { $points } points stood in the sky.
}
web-same-deal = Same deal for friends
web-same-deal-results = Compare with the others
web-rematch = Rematch
web-rematch-join = Join the rematch
web-look-at-table = Look at the table
web-who-lit-what = Who lit what
web-hints-given = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}

## Replays

web-replay = Replay
web-review = Review
web-play-from-here = Play on from here
web-try-moves = Try other moves
web-played-on = Played on after move { $after } of another game; in nobody’s statistics.
web-look-back = Looking back
web-look-back-close = Back to the game
web-replay-start = To the start
web-replay-back = One move back
web-replay-play = Play
web-replay-next = One move on
web-replay-end = To the end
web-replay-move = Move
web-replay-at = Move { $at } of { $count }
web-replay-moment = Moment
web-replay-eyes = Whose eyes
web-replay-all = All hands open
web-replay-as = As { $name }
web-replay-download = Download the record
web-look-together = Look together
web-look-together-about = A link by which others follow the same replay: one leads, everybody can comment.
web-replay-file = Open a record
web-replay-file-about = A file with the record of a game, from here, from the terminal or from hanab.live. The positions are worked out by this server, which keeps nothing of it; nobody else is asked.
web-replay-link = Or the link of a replay on hanab.live
web-replay-open = Open it

## Settings

web-set-looks = Light and sound
web-theme = Light
web-theme-about = Night by the river, or paper by day.
web-theme-auto = As the device
web-theme-dark = Night
web-theme-light = Day
web-motion = Motion
web-motion-about = Fireworks that rise and bloom.
web-motion-auto = As the device
web-motion-off = None
web-sound = Sound
web-sound-about = Silent unless you raise it.
web-set-play = At the table
web-detail = On your cards
web-detail-positive = What was said
web-detail-positive-about = Only what hints said of a card.
web-detail-negative = And what was not
web-detail-negative-about = Also what hints to other cards rule out.
web-detail-full = And counting
web-detail-full-about = Also what the cards you can see rule out.
web-confirm = Second tap
web-confirm-about = A move is shown first and made by a second tap.
web-confirm-auto = On touch
web-confirm-always = Always
web-confirm-never = Never
web-set-you = You
web-recovery = Recovery code
web-recovery-about = It brings your name, seats and games to another device. Whoever has it is you.
web-recovery-new = Make a new code
web-recover = A recovery code from another device
web-recover-do = Bring it here
web-sign-out = Sign out on this device
