### The board in the browser on every size of screen, and its end. What it shares with other pages is in web.ftl.

## Choosing a hint

web-hint-pick = Choose a colour or a value.
web-hint-slots = { $count ->
    [one] slot { $slots }
   *[other] slots { $slots }
}
web-hint-give = Give hint

## One line of moves since one's own last turn: “Ben → you”

web-you-told = you

## The same as web-turns-left, where there is little room

web-turns-short = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

## The pace, beside the deck: how many discards the team can still afford

web-pace-word = pace
web-pace-spare = { $count ->
    [0] pace 0: no discard to spare
    [one] pace 1: one discard to spare
   *[other] pace { $count }: { $count } discards to spare
}
web-pace-late = pace { $count }: the highest score is out of reach
web-show-pace = Discards to spare
web-show-pace-about = How many your team can still afford, beside the deck. Players call it the pace.

## Bots

web-strength = strength { $level } of { $most }

## The end

web-end-mistakes = Too many sparks went astray, and the night went dark.
web-end-card-mistakes = The last card, { $card }, did not fit.
web-end-card-indispensable = It was the last { $card }.
web-lit-count = { $count } lit

web-coach-on = Coach on
web-coach-off = Coach off
web-coach-about = The coach tells what partners make of your moves.
web-coach-ask = What would you do?
web-coach-play = Play the card in slot { $slot }.
web-coach-discard = Discard the card in slot { $slot }.
web-coach-hint = Tell { $name }: { $what }.
web-coach-reward = Use the tile.
web-coach-reads = { $name }: “{ $reason }”
web-coach-nothing = Your partners see it as it is.
web-coach-last = Surely the last copy: tap again if you mean it.
