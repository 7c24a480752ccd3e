### The full-screen game and replay.

play-you = You
play-bot-names = Ana Bo Cy Dea
play-saved = The record is saved in { $file }

## The status line

status-points = { $points } of { $possible } points
status-hints = hints
status-mistakes = mistakes
status-deck = deck
status-pace = pace
status-tiles = tiles
status-turns = { $turns ->
    [one] last turn
   *[other] { $turns } turns left
}

## Panels

board-discards = Discards
board-log = Log
board-own-order = newest on the left
board-begins = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
board-empty-hand = no cards
board-known-playable = fits!
board-known-useless = useless
board-known-indispensable = last one

## Menus: a question, and answers with their keys

menu-turn = Your turn.
menu-wait = { $name } is thinking …
menu-over = The game is over.
menu-hint = Hint
    .key = h
menu-hint-whom = A hint for whom?
menu-hint-what = Tell { $name } about:
menu-hint-color = { $color } ×{ $count }
menu-hint-rank = ×{ $count }
menu-play = Play
    .key = p
menu-play-which = Play which card?
menu-discard = Discard
    .key = d
menu-discard-which = Discard which card?
menu-slot = { $known ->
    [playable] fits
    [useless] useless
    [indispensable] last one
   *[unknown] unsure
}
menu-own-card = The card in slot { $slot }:
menu-announce = Announce its colour?
menu-announce-none = no
    .key = n
menu-arrange = Arrange
    .key = a
menu-arrange-which = Move which card?
menu-arrange-where = To which place?
menu-arrange-slot = slot { $slot }
menu-tile = { $name } (tile { $number }): { $ask }
menu-decline = do without
    .key = n
menu-card = { $suit } { $rank }
menu-card-rank = Which { $suit } card?
menu-could-be = It can only be { $cards }.
menu-confirm = do it
menu-back = back

## Keys

keys-title = Keys
keys-choose = Choose: the letter or number in front of it, or ← → and Enter.
keys-again = Moves are shown first: press the same key again, or Enter, to make them.
keys-back = Esc: one step back.
keys-mouse = Mouse: click a card or a name, then what to do with it.
keys-slots = Slots count from the newest card: 1 is the one drawn last.
keys-marks = On your cards: LETTERS and digits are possible, small ones are ruled out by counting, dots by hints.
keys-teammates = Under your teammates’ cards: what hints have told them.
keys-fireworks = In the sky: the number is what fits next, × will never come, ★ is complete; ≤3 says that a firework ends at 3.
keys-rules = t: the rules of this table.
keys-log = l: the whole log.
keys-why = e: ask a bot why it made its last move.
keys-undo = u: take your last move back (if the table allows it).
keys-new = n: a new game, once this one is over.
keys-quit = q or Ctrl+C: leave; the record is saved.
keys-help = ?: this page.

footer-keys = keys
footer-rules = rules
footer-log = log
footer-why = why?
footer-undo = undo
footer-quit = leave
footer-new = new game
footer-change = choose and change
footer-start = start
footer-close = close

## Asking a bot

why-title = Why this move, { $name }?
why-silent = There is nothing that I could tell you about it now.
why-any-of = { $cards } or { $last }

## Leaving and ending

quit-title = Leave the game?
quit-about = The record is saved, finished or not.
quit-yes = Leave
    .key = y
quit-no = Stay
    .key = n
end-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} of { $most }
end-lost = { $points ->
    [one] { $points } point stood on the table.
   *[other] { $points } points stood on the table.
}
end-table = look at the table

## Setting up

setup-title = A new game
setup-edition = Edition
setup-no-edition = no box
setup-players = Seats
    .about = You and one to four bots.
setup-bot = Teammates
setup-seed = Deal
    .about = Type a number to repeat one.
setup-seed-random = at random
setup-start = Start the game

## Watching

watch-position = { $at ->
    [0] Before the first of { $count } moves,
   *[other] Move { $at } of { $count },
} { $whom ->
    [all] all cards open.
   *[seat] as { $name } sees it.
}
watch-jump = To which move? { $typed }
watch-keys-step = ← →: one move back or on. Page Up, Page Down: ten.
watch-keys-ends = Home, End: to the start, to the end.
watch-keys-jump = j, then a number and Enter: to that move.
watch-keys-seat = s: see it as the next seat does, or with all cards open.
watch-keys-marks = Under the cards: what hints have told their holder.
watch-keys-rules = t: the rules of this table.
watch-keys-log = l: the whole log up to here.
watch-keys-quit = q: leave.
footer-step = step
footer-jump = jump
footer-seat = seat
