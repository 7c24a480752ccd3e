### Looking back at a game in the browser.

web-review-turning-points = Turning points
web-review-none = No move cost a point.
web-review-none-yet = None so far.
web-review-making = The review is being made.
web-review-waiting = { $before ->
    [one] One other review is made first.
   *[other] { $before } other reviews are made first.
}
web-review-too-long = The review took too long and was given up.
web-review-failed = This server cannot make a review of this game.
web-review-curve = Over { $moves } moves the best still reachable went from { $first } to { $best }, the points to { $points }.
web-review-mark = Move { $number }: −{ $cost }.
web-review-hide = Hide what lies ahead
web-review-choose = Go to a move to see what was known and what would have been better.
web-review-cost-nothing = This move cost nothing.
web-review-odds-play = As { $name } knew it: { $fit } of { $count } fit ({ $percent }%)
web-review-odds-discard = As { $name } knew it: { $fit } of { $count } are last copies ({ $percent }%)
web-review-kind = { $card }
web-review-kind-counts = { $card }, counts
web-review-learn = Learn from your mistakes
web-review-whose = Whose mistakes
web-review-place = { $at } of { $count }
web-review-ask = You see what { $name } saw. What would be better than the move that was made?
web-review-good = Yes, that is as good as it gets.
web-review-worse = There is something better.
web-review-made = That is the move that was made.
web-review-show = Show me
web-review-next = Next
web-review-back = Back to the review
web-review-done = Found at the first try: { $found } of { $count }.
web-review-no-mistakes = { $name } lost nothing that could have been known.

## Playing on

web-review-play-on-about = From the position after move { $after }, at a table of your own. It is in nobody’s statistics.
web-review-play-on-seat = Your seat
web-review-play-on-company = The other seats
web-review-play-on-bots = Bots
web-review-play-on-friends = Friends
web-review-play-on-bot = Which bot
web-review-play-on-cards = Cards
web-review-play-on-same = As they lay
web-review-play-on-same-about = Every card lies where it lay in that game.
web-review-play-on-anew = Dealt anew
web-review-play-on-anew-about = What this seat could not see is shuffled: its hand and the deck.
