### Endgames: hanabi endgame.

command-endgame = What should the seat on turn do near the end of the deck? Each legal move with its expected score and its chance of a perfect game, exactly, over all cards that the seat cannot see.
    .file = A record. “-” reads standard input.
    .move = The position after so many moves of the record.
    .seat = The seat that asks: it must be the one on turn.
    .open-hands = All hands are open to everybody from the start; only the order of the deck is hidden.
    .only-wins = Only the chance of a perfect game, without expected scores: much faster, for larger decks.
    .others = Bots of this kind play on after the move, in every seat. Without it all hands are open after the move, which nobody can do better than.
    .games = With --others, how many games may be played before it is refused.
    .seconds = How many seconds of computing are allowed.
    .json = Write one JSON object.
    .example = hanabi endgame game.json --move 58 --others smart

endgame-position = { $name } is on turn, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the deck; the hidden cards can lie in { $count ->
    [one] one way
   *[other] { $count } ways
}.
endgame-how-open-hands = All hands are open to everybody; nobody knows the order of the deck.
endgame-how-open-later = After this move all hands are open to everybody: no team can expect more.
endgame-how-bot = After this move { $bot } plays on in every seat.
endgame-score = points
endgame-win = perfect
endgame-hints = any of { $count } hints
endgame-move-of-slot = { $move } (slot { $slot })
endgame-fits = fits: { $chance }
endgame-loses = loses a needed card: { $chance }
