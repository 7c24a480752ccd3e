### Why something was refused. Plain text and plain placeables only: the library itself
### reads the English file without Fluent (hanabi/rules/errors.py).

## Rules

error-players = the game is for 2 to 5 players, not { $players }
error-unknown-edition = there is no edition { $edition }; known are { $known }
error-unknown-option = there is no option { $option }; known are { $known }
error-option-not-boolean = the option { $option } is either true or false, not { $value }
error-multicolor-value = the option multicolor is { $known } or nothing, not { $value }
error-option-not-offered = the edition { $edition } does not offer the option { $option }
error-multicolor-not-offered = the edition { $edition } has no multicolour cards of the kind { $value }, only { $known }
error-suit-copies = the suit { $suit } needs at least one copy of each card
error-suits-differ = a game needs at least one suit, and each suit only once
error-suits-ranks = all suits of a game have the same number of ranks
error-hand-size = a hand has at least one card, not { $size }
error-deck-too-small = the deck is too small for { $players } hands of { $size } cards
error-ruleset-too-large = the game is too large: { $what } { $value }, at most { $most }
error-tokens-not-counts = hint tokens and mistakes are whole numbers, and at least one mistake loses the game

## Deals

error-deck = the deck has { $count } of the card { $card } where the rules have { $wanted }
error-tiles = the reward tiles are each of the numbers 1 to 6 once
error-tiles-not-in-play = reward tiles are given, but they are not in play
error-first-seat = the first seat is a number from 0 to { $last }, not { $seat }
error-seed = a seed is a whole number from 0 to 18446744073709551615, not { $seed }
error-return-place = a card cannot go back below { $place } cards of a deck of { $size }
error-no-return-place = the deal does not say where returned card number { $use } goes

## Moves

error-game-over = the game is over
error-not-a-move = { $given } is no move
error-reward-pending = reward tile { $tile } must be resolved first
error-no-reward-pending = no reward tile waits for a choice
error-other-reward = reward tile { $tile } asks for something else
error-card-not-in-hand = card { $card } is not in the hand of seat { $seat }
error-no-announcements = colours are announced only in Timed Display
error-suit-not-in-game = there is no { $suit } firework in this game
error-all-tokens-available = all hint tokens are available, so nothing may be discarded
error-no-token-left = no hint token left
error-no-such-seat = there is no seat { $seat }; seats are 0 to { $last }
error-hint-to-oneself = nobody gives a hint to themselves
error-color-not-hintable = no hint may name { $color } in this game
error-no-such-rank = there is no value { $rank } in this game
error-hint-touches-nothing = the hint would touch no card
error-arrange-other-cards = these are not the cards in the hand of seat { $seat }
error-card-not-discarded = card { $card } is not among the discards
error-card-does-not-fit = card { $card } does not fit on its firework

## What a seat may say

error-not-on-turn = it is the turn of seat { $turn }, not of seat { $seat }
error-not-ones-own-hand = everybody arranges only their own hand
error-no-such-card = no card number { $card } is on the table

## Bots

error-unknown-bot = there is no bot { $bot }; known are { $known }
error-bots-at-table = a game of { $players } needs as many bots, not { $count }

## Cards and moves as text

error-notation-card = expected a card such as r1 or k5, not "{ $found }"
error-notation-deck = card { $number }, column { $column }: expected a card such as r1 or k5, not "{ $found }"
error-notation-move = column { $column }: expected hint, play, discard, reward or arrange
error-notation-seat = column { $column }: expected the number of a seat
error-notation-hint = column { $column }: expected a colour (white, red, blue, yellow, green, multicolor) or a value
error-notation-black = column { $column }: black is no colour, so no hint may name it
error-notation-card-id = column { $column }: expected the number of a card
error-notation-as = column { $column }: expected the end, or "as" and a suit
error-notation-suit = column { $column }: expected a suit (white, red, blue, yellow, green, multicolor, black)
error-notation-reward = column { $column }: expected hint, return, add or decline
error-notation-arrange = column { $column }: expected the number of a seat and a colon
error-notation-end = column { $column }: expected the end
error-notation-length = the text is longer than { $limit } characters
error-notation-rules = expected rules such as en-2016,3,expert, not "{ $found }"; boxes are { $known }
error-notation-position = column { $column }: a position begins with "{ $start }"
error-notation-position-kind = column { $column }: expected open, watching or a seat such as seat:0
error-notation-position-word = column { $column }: expected a field and its value such as tokens=8, each once, not "{ $found }"
error-notation-position-missing = column { $column }: the field { $field } is missing
error-notation-position-value = column { $column }: { $field } cannot be this in such a position
error-notation-position-reason = column { $column }: { $field }: { $reason }
error-notation-position-spelling = column { $column }: this would be written otherwise; a position has one spelling

## JSON

error-json-size = the file is larger than { $limit } bytes
error-json-utf8 = line { $line }, column { $column }: this is not UTF-8
error-json-syntax = line { $line }, column { $column }: this is not JSON
error-json-depth = line { $line }, column { $column }: nested more than { $limit } deep
error-json-tokens = line { $line }, column { $column }: more than { $limit } words, numbers and signs
error-json-constant = line { $line }, column { $column }: { $found } is not a number
error-json-digits = line { $line }, column { $column }: a number of more than { $limit } characters
error-json-overflow = line { $line }, column { $column }: the number { $found } is too large
error-json-surrogate = line { $line }, column { $column }: { $found } is half a character
error-json-duplicate = the key "{ $key }" is given twice in one object

## Records

error-record-field = { $field }: { $reason }
error-record-move = move { $number }: { $move }: { $reason }
error-record-move-text = move { $number }: expected a text in quotation marks, not { $value }
error-record-not-an-object = a record is a JSON object, not { $value }
error-record-missing = this field is missing
error-record-unknown = there is no such field
error-record-format = this is not "hanabi-record" but { $value }
error-record-version = only versions 1 and 2 are known, not { $value }
error-record-object = expected an object, not { $value }
error-record-list = expected a list, not { $value }
error-record-text = expected a text in quotation marks, not { $value }
error-record-number = expected a whole number from 0 up, not { $value }
error-record-player-count = names given: { $count }, players: { $wanted }
error-record-seed = a seed is a whole number from 0 to 18446744073709551615 in quotation marks, without leading zeros, not { $value }
error-record-deal = a deal has either a seed or a deck
error-record-seed-and-more = a deal with a seed has no { $field }
error-record-too-many-moves = more than { $limit } moves
error-record-unused-returns = places given: { $count }, places used: { $used }
error-record-not-over = the game is not over
error-record-without-beginning = this game goes on from a position; what led there is not known, so it has no record
error-record-wrong = { $value } is written, { $right } is right
error-record-custom-rules = these rules are of no box and no combination of options, so they cannot be shown here
error-record-returns-differ = the lines return cards to different places, which one deal cannot tell
error-record-after = there is no position after { $after } moves here, only from { $first } to { $last }
error-hanab-live-variant = our rules do not have hanab.live’s variant { $variant }
error-hanab-live-option = our rules and hanab.live’s do not share the option { $option }
error-hanab-live-rules = hanab.live has no variant with these rules
error-hanab-live-end = something follows the end of the game
error-hanab-live-link = this is no link that carries a game: { $found }
error-hanab-live-no-link = a link cannot carry this game: it has room for the variant alone and for 62 cards
error-record-extra-known = the record itself writes this field
error-record-extra-value = the value cannot be written as JSON

## Command line

error-unknown-command = there is no command { $command }; known are { $known }
error-no-such-option = there is no option { $option }
error-missing-parameter = { $parameter } is missing
error-option-usage = the option { $option } takes one value
error-flag-usage = the option { $option } takes no value
error-too-many-words = there is a word too many; --help tells what may be typed
error-usage = { $reason }
error-solve-what = say what to solve: one record, one --seed, or --seeds
error-solve-move-of-file = --move names a move of a record, so it needs a file
error-solve-no-such-move = { $file }: there is no position after { $move } moves; the record has { $last }
error-endgame-both = either --open-hands or --others
error-endgame-only-wins = either --only-wins or --others
error-show-forms = one of --text, --svg, --png and --position
error-endgame-over = after { $move } moves the game is over
error-endgame-not-on-turn = after { $move } moves seat { $turn } is on turn, not seat { $seat }
error-endgame-time = this is not done in { $seconds } seconds; try a later move, or give --seconds
error-endgame-deck = with { $cards } cards in the deck there is too much to count; try a later move
error-endgame-hands = the hidden cards leave more than { $limit } hands; try a later move
error-endgame-games = this takes { $games } games, and { $limit } are allowed; try a later move, or give --games
error-stats-what = say which games: files, folders, or --server
error-convert-nothing = there is no game to convert
error-stats-nothing = there is no game to count
error-stats-server = { $server } does not answer: { $why }
error-not-a-range = { $option } is a range such as 1..1000, not { $value }
error-not-a-number = { $option } takes a whole number of at least { $least }, not { $value }
error-web-address = { $option } takes an address such as https://hanabi.example.org, not { $value }
error-proxy-address = { $option } takes IP addresses or networks such as 127.0.0.1,10.0.0.0/8, or *, not “{ $value }”
error-number-range = { $option } takes a number from { $least } to { $most }, not { $value }
error-option-value = an option takes true or false, not { $value }
error-file-unreadable = { $file } cannot be read: { $why }
error-file-unwritable = { $file } cannot be written: { $why }
error-file-exists = { $file } exists already
error-output = nothing can be written to the output: { $why }
error-in-file = { $file }: { $reason }
error-admin-yes = what is deleted is gone for ever: add --yes if that is meant
error-no-terminal = the full-screen game needs a terminal
error-no-textual = the full-screen game needs Textual: pip install "hanabi[terminal]"

## Backups

error-backup-header = this is not a backup of this version
error-backup-cut = the backup is cut off: rows are missing
error-backup-line = line { $line } of the backup is damaged
error-backup-references = rows of the backup refer to rows that it does not have
error-backup-twice = the backup has the same row twice
error-restore-conflict = the rows of the backup do not fit those of the database; nothing was changed

## The fast engine

error-compiling = compiling the fast engine, once on this machine (up to a minute)…
error-dataset-source = name either bots or records
error-dataset-rules = { $file } has other rules than the first record
error-dataset-unfinished = { $file } is of a game that did not end
error-no-pyarrow = Parquet needs pyarrow: pip install "hanabi[datasets]"
error-look-name = { $name } is a name that infos has already
error-own-hand-encoder = { $encoder } shows a seat its own cards, so no bot may play by it
error-no-action = this move has no action number in this game
error-not-legal-now = this move is not legal now
error-illegal-action = action { $action } is not legal in game { $game }
error-other-ruleset = these games are of another ruleset

## The server

error-bad-message = this is no message of the protocol: { $reason }
error-bad-request = the request is wrong: { $reason }
error-hello-again = the connection has been greeted already
error-hello-first = the first message must be hello
error-message-too-long = a message may have { $limit } characters
error-body-too-large = a request may have { $limit } bytes
error-body-too-slow = the rest of the request did not come in time
error-not-text = messages are text, not binary
error-protocol-version = this server speaks version { $version } of the protocol
error-seq = there is no line { $seq }; the last one is { $current }
error-sign-in-needed = you need an identity: become a guest first
error-push-endpoint = This cannot be the address of a push service.
error-push-keys = These are not the keys of a push subscription.
error-token-unknown = this token opens nothing
error-token-rights = this token may not do that: it was made without the right to change your identity
error-recovery-code-unknown = this recovery code opens nothing
error-too-many-tokens = you have { $limit } tokens already; revoke one first
error-no-such-token = you have no such token
error-origin = this page may not use the server
error-host = this server has another name; its operator may let it be called so with --public-url
error-too-many-messages = too many messages; wait a moment
error-too-many-requests = too many requests; wait a moment
error-too-many-connections = too many connections are open already; close one first
error-too-many-open-tables = you sit at { $limit } tables whose games have not begun; begin or close one first
error-too-many-questions = you have asked several questions already; wait for the answers
error-too-many-reviews = several reviews wait already; come back when one of them is ready
error-not-dealt-anew = no other cards would have led here
error-storage = nothing can be saved at the moment; try again
error-internal = the server failed; it is not your fault
error-no-such-path = there is nothing here
error-no-such-method = this cannot be done here
error-no-such-table = there is no such table
error-no-such-lesson = there is no such lesson
error-no-such-lines = there are no such lines; whoever shared them may have taken them back
error-table-unreadable = this table cannot be read; the operator finds it in the log
error-passphrase-wrong = the passphrase is wrong
error-no-spectators = this table has no spectators
error-not-seated = you have no seat at this table
error-not-the-host = only the host may do that
error-kept-out = the host of this table has removed you, or somebody from your internet address
error-nobody-kept-out = nobody with this number is kept out
error-no-such-person = there is no such person
error-blocked = the operator of this server has blocked this address
error-keep-out-whom = there is nobody on seat { $seat } whom you could keep out
error-seat-seen = you have seen the cards of seat { $seat }, so you cannot play it
error-seat-taken = seat { $seat } is taken
error-not-ones-seat = seat { $seat } is not yours
error-seat-name = everybody plays under their own name here: this is no table for a shared device
error-no-bot-there = no bot plays seat { $seat }
error-bot-not-moved = the bot on seat { $seat } has not moved yet
error-bot-too-slow = the bot takes too long; try again
error-seat-empty = nobody is on seat { $seat }
error-seats-free = these seats are still free: { $seats }
error-seat-asked-for = seat { $seat } is asked for by somebody else already
error-nobody-at-the-door = nobody at the door has this number any more
error-too-many-at-the-door = too many people are at the door of this table already
error-no-free-seat = no seat is free at this table any more
error-bot-seat-ask = only the host can let you play instead of a bot
error-seated-already = you sit at this table already
error-bot-seats-kept = nobody may take a bot’s seat at this table
error-somebody-waits = somebody is at the door who would like a seat
error-no-such-code = no table has this code; codes are good for a few hours
error-table-closed = the table is closed
error-too-often = you have done that { $limit } times at this table, and it is not done more often
error-game-started = the game has started
error-game-not-started = the game has not started
error-game-not-over = the game is not over
error-old-position = something happened meanwhile: look again
error-paused = the game is paused
error-not-paused = the game is not paused
error-bot-plays-seat = a bot plays your seat: come back first
error-no-stand-in = no bot plays your seat
error-nothing-to-undo = there is no move to take back
error-undo-asked-already = an undo has been asked for already
error-no-undo-asked = no undo has been asked for
error-answered-already = you have answered already
error-voted-already = that is your vote already
error-no-vote = nobody has proposed to abandon the game
error-talk-level = the table's talk level does not allow that: { $level }
error-unknown-phrase = there is no phrase { $phrase }
error-phrase-or-text = say either a phrase or a text
error-text-empty = the text is empty
error-text-too-long = the text may have { $limit } characters
error-commitment-missing = the record has no commitment with hash, salt and return_seed
error-commitment-seed = the commitment's return_seed is no seed
error-commitment-hash = this is not the deal that was committed to
error-commitment-returns = a card was not returned to where the committed seed says
error-address = cannot listen at { $host } port { $port }: { $why }
error-database = the database cannot be used: { $why }
error-database-newer = this database was made by a newer version of hanabi
error-database-driver = { $driver } cannot be used here: write postgresql://… (with psycopg) or sqlite+aiosqlite:///…
error-no-postgres = PostgreSQL needs its driver: pip install "hanabi[postgres]"
error-database-too-old = this PostgreSQL is version { $version }; { $oldest } or later is needed
error-database-encoding = the encoding of this database is { $encoding }; UTF8 is needed (CREATE DATABASE … ENCODING UTF8 TEMPLATE template0)
error-workers-sqlite = several workers need PostgreSQL (--database postgresql://…); SQLite serves one process
error-database-url = this is no address of a database, such as sqlite+aiosqlite:///hanabi.db
error-no-database = there is no hanabi database at { $place }
error-no-extra = this needs { $missing }, which is not installed: pip install "hanabi[{ $extra }]"
error-table-address = { $url } is not the address of a table
error-no-hanabi-server = { $url } answers, but is no hanabi server
error-unreachable = { $url } cannot be reached: { $why }

## Simulation

error-bot-count = { $count } bots are named for { $players } seats; name one for all, or one for each
error-no-games = there must be at least one game, not { $games }
error-seeds = with so many games the first seed is a number from 0 to { $last }, not { $seed }
error-folder-unwritable = nothing can be written to { $folder }: { $why }
error-record-in-the-way = { $file } exists and is not the record of this game
error-not-a-simulation = { $file } is not the progress of a simulation
error-not-a-file = { $file } is no ordinary file
error-other-simulation = { $file } is the progress of another simulation
error-file-unusable = { $file } cannot be used: { $why }
error-no-dask = a cluster needs Dask: pip install "hanabi[cluster]"
error-no-cluster = no cluster answers at { $address }: { $why }
error-no-numba = the fast engine needs NumPy and Numba: pip install "hanabi[fast]"
error-show-terminal = a picture would be noise in a terminal: --out names a file for it
error-no-resvg = a PNG needs resvg: pip install "hanabi[pictures]"
error-no-matplotlib = a picture needs matplotlib: pip install "hanabi[plots]"
error-plot-unwritable = the picture { $file } cannot be written: { $why }
error-plot-format = { $file } does not end as a picture does; known are { $known }
error-bot-twice = each bot takes part once: { $bots }
error-players-twice = each number of players is named once: { $players }
error-same-name = two files have the same name: { $bots }
error-bot-file = the bot { $file } cannot be read: { $why }
error-bot-file-fails = the bot { $file } does not run: { $why }
error-bot-file-hangs = the bot { $file } is not ready after { $seconds } s
error-bot-file-dies = the bot { $file } ends its process before it can play
error-no-bot = { $file } has no bot: neither a function make_bot nor a class with a method choose
error-several-bots = { $file } has several bots ({ $bots }); “:” and a name after the file, or a function make_bot, can say which one plays
error-no-bot-named = { $file } has nothing called { $bot }
error-bot-module = there is no module { $module }, neither in this folder nor installed
error-bot-arguments = the bot { $bot } of { $file } cannot be made: it must take a seat and a seed, or nothing
error-no-fork = bots from files need a system with fork (Linux, macOS): { $file }
error-forfeit-error = exception { $what }
error-forfeit-illegal = illegal move { $move }
error-forfeit-time = no answer within { $seconds } s
error-forfeit-died = its process ended

## Learning environments

error-unknown-encoder = there is no encoder { $encoder }; known are { $known }
error-wrong-array = { $name } must be a contiguous array of { $kind } with shape { $shape }, not of { $given }
error-setting-value = { $name } is one of { $known }, not { $value }
error-encoder-output = the encoder { $encoder } gives shares, so its output is float32, not { $output }
error-action-range = the action of game { $game } is a number from 0 to { $last }, not { $action }
error-game-over-reset = game { $game } is over: reset it before its next step
error-not-reset = the games have not been dealt: call reset first
error-per-game = { $name } takes one value, or one for each of the { $games } games, not { $count }
error-deck-of-game = the deck of game { $game } does not have the cards of its rules
error-no-learner = every seat of game { $game } has a bot: leave one to the learner
error-other-environment = this state belongs to an environment with other games
error-readable-teammates = positions can only be changed where all teammates are compiled bots

## One game for a learner, and the Hanabi Learning Environment's interface

error-env-action = an action is a number from 0 to { $last }, not { $action }
error-env-illegal-action = action { $action } is not legal now
error-env-not-on-turn = { $agent } is not on turn, so its action is { $noop }, not { $action }
error-env-missing-action = the action of { $agent } is missing
error-bot-illegal-action = the bot { $bot } in seat { $seat } chose { $action }, which is not legal; deal the games anew
error-hle-illegal = the move { $move } is not legal now
error-hle-move = { $move } is no move
error-hle-color = expected one of the colours { $known }, not { $color }
error-hle-index = expected a number from 0 to { $last }, not { $value }
error-hle-action-kind = an action is a number or a dictionary, not { $value }
error-hle-action-dict = this dictionary is no action: { $value }
error-hle-parameter = the parameter { $name } is a whole number from { $least } to { $most }, not { $value }
error-hle-config = the configuration is a dictionary, not { $value }
error-hle-environment = there is no environment { $name }; known are { $known }
error-hle-chance = cards must be dealt first: nobody has a legal move
error-hle-not-chance = no card is to be dealt: a player is on turn

# What the operating system and SQLite refuse; the name is theirs.
error-system-no-such-file = no such file or folder ({ $name })
error-system-not-permitted = not permitted ({ $name })
error-system-is-folder = it is a folder ({ $name })
error-system-not-a-folder = a part of the path is no folder ({ $name })
error-system-exists = it exists already ({ $name })
error-system-disk-full = the disk is full ({ $name })
error-system-too-large = the file would become too large ({ $name })
error-system-read-only = it can only be read ({ $name })
error-system-disk-fails = the disk fails ({ $name })
error-system-busy = something else is using it ({ $name })
error-system-too-many-open = too many files are open ({ $name })
error-system-name-too-long = the name is too long ({ $name })
error-system-links-in-a-circle = its links lead in a circle ({ $name })
error-system-reader-gone = nobody reads it any more ({ $name })
error-system-closed = it is closed ({ $name })
error-system-address-taken = another program is already there ({ $name })
error-system-not-our-address = this machine does not have that address ({ $name })
error-system-nobody-listens = nobody listens there ({ $name })
error-system-hung-up = the other side hung up ({ $name })
error-system-no-answer = no answer came in time ({ $name })
error-system-no-way-there = no way through the network leads there ({ $name })
error-system-no-such-host = nobody knows a computer of this name ({ $name })
error-system-other = { $words }
error-sqlite-cannot-open = SQLite cannot open it ({ $name })
error-sqlite-busy = another program keeps it busy ({ $name })
error-sqlite-no-database = it is no SQLite database ({ $name })
error-sqlite-damaged = it is damaged ({ $name })

## Puzzles

error-puzzle-position = the line is no position of a seat that is on turn
error-puzzle-asked = the card that is asked about is not in the hand
error-puzzle-unclear = no answer can be proven either way
error-puzzle-tiles = a turned tile is no question of a puzzle
error-puzzle-chances = the chances are not those that the engine finds
error-puzzle-answer = the answer is { $answer }, and right is: { $found }
error-puzzle-line = line { $line }: { $why }
error-puzzle-fields = a puzzle has these fields: { $known }
error-puzzle-field = the field { $field } is not as it must be
error-no-such-puzzle = there is no puzzle of that name
error-no-such-answer = that is none of the answers

## Deals that several teams play

error-no-such-deal = there is no such deal
error-deal-closed = this deal is over: nobody can begin it any more
error-deal-played = { $name } has played this deal already, and it is played once
error-deal-unfinished = play this deal first: its games are shown to those who have finished it
error-deal-begun = the cards of this deal are dealt: nobody else can sit down
error-deal-no-undo = no move of this deal is taken back: everybody plays the same cards
error-deal-no-coach = the coach is silent at this deal: everybody plays the same cards
error-deal-players = this deal is for { $players } players
error-deal-played-on = this game goes on from another one, whose deal it is

## Looking at a replay together

error-no-such-shared-replay = there is no such shared replay; what nobody has used for a week is gone
error-not-leading = somebody else leads here
error-leader-here = whoever leads is here
error-nobody-here = nobody like that is here
error-shared-replay-full = there are too many people at this shared replay
error-too-many-shared-replays = you have shared as many replays as one may; those that nobody uses are gone after a week
error-too-many-comments = as much has been said here as there is room for
