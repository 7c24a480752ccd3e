### Looking back at a game: hanabi review.

command-review = Where did this game turn? Every move, by what its mover could know and as the cards lay.
    .files = Records. “-” reads standard input.
    .seat = Only what this seat could know when each move was made: nothing of its own cards, nothing of the deck.
    .language = The language of the review: en, ro, pl, cs, it.
    .seconds = How many seconds of computing a game may take; what is not known then is left open.
    .json = Write one JSON object for each game.
    .html = Write a page that opens by itself, or, for several games, a folder of pages.
    .example = hanabi review game.json --html review.html

review-heading = Review
review-result = { $score } of { $most } points
review-unfinished = not finished: { $points } points so far
review-eyes = As { $name } could know it
review-as-it-lay = Turning points, as the cards lay
review-as-known = Turning points, as known to the player
review-none = None.
review-more = { $count ->
    [one] One more in the list of moves.
   *[other] { $count } more in the list of moves.
}
review-lost-cards = Needed cards that were lost
review-lost-card = { $card }: move { $number }, { $name } (−{ $points })
review-nothing-new = Hints that told nothing new
review-accuracy = Accuracy
review-numbers = In the players’ own numbers
review-efficiency = efficiency
review-minimum-efficiency = least efficiency of a perfect game
review-lowest-pace = lowest pace
review-risks-by-draws = bottom-deck risks, by draws
review-risks-by-hands = bottom-deck risks, by hands
review-double-discards = double discards, of situations
review-hints-left = hint tokens left
review-player = player
review-known = as known
review-lay = as the cards lay
review-all-moves = Move by move
review-move = move
review-points = points
review-tokens = hints
review-pace = pace
review-risk = risk
review-stake = at stake
review-best = best still reachable
review-drop = drop
review-move-of = Move { $number } · { $name }
review-fell = Best still reachable fell from { $before } to { $after }.
review-fell-open = At least { $drop ->
    [one] one point was
   *[other] { $drop } points were
} lost by this move.
review-last-copy = It was the last { $card } that was still needed.
review-odds-play = { $certain ->
    [surely] { $name } could know that it fits.
    [never] { $name } could know that it does not fit.
   *[perhaps] For all { $name } knew, it would fit in { $fraction } of all cases ({ $percent } %).
}
review-odds-discard = { $certain ->
    [surely] { $name } could know that it was a last copy.
    [never] { $name } could know that it was no last copy.
   *[perhaps] For all { $name } knew, it was a last copy in { $fraction } of all cases ({ $percent } %).
}
review-odds-heading = As { $name } knew it
review-at-stake = It put { $points } points at stake without need.
review-told-nothing = The hint told nothing new.
review-better-bot = A better move, by { $bot }
review-better-solver = A better move, with all cards known
review-better-odds = A safer move
review-suggest-play = { $name } plays slot { $slot }
review-suggest-discard = { $name } discards slot { $slot }
review-suggest-color = { $name } tells { $to }: { $colorname }
review-suggest-rank = { $name } tells { $to }: { $rank }
review-suggest-hint = { $name } gives a hint
review-suggest-other = { $name } uses the tile otherwise
review-keeps = { $best } can still be reached then.
review-costs = It puts { $points } points at stake.
review-board = The table before this move
review-unknown = Of some positions it is not known what could be reached: the time was over.
review-how = A drop as the cards lay is by how many points the best score fell that the solver can reach with all cards face up. As known to the player, a drop is what the move put at stake beyond the safest move: by how much the highest score that lies open falls, in the mean of all arrangements of the unseen cards. Only what hints say is counted, not what players agree on; a move that the bot { $bot } would have made as well costs nothing. Accuracy is 100 for moves without a drop.

error-review-forms = a review is written either as JSON or as a page, not both
error-review-cancelled = the review was cancelled
