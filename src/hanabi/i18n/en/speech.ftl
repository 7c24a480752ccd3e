### For those who listen and those who type: what is said aloud, and the words that are understood.
### A web-typed list has one word after the other, separated by spaces; any of them will do.

## A card as the object of a sentence: “plays red 3”

web-card-object = { $suitname } { $rank }

## Answers in words

web-say-hand = { $name }: { $cards }
web-say-held = { $card }, knows: { $known }
web-say-can-be = Slot { $slot } can be: { $cards }
web-say-discards = Discards: { $cards }
web-say-no-moves = Nobody has moved yet.

## The line for typed moves

web-typed = Type a move
web-typed-field = Type: play 2, Ben red, hand, help
web-typed-send = Do it
web-typed-about = Moves: “play 2”, “discard 5”, “Ben red”, “Ben 3”. With an announced colour: “play 2 red”. Rewards: “return red 3”, “add red 3”, “decline”. Questions: hand, hand Ben, mates, card 2, fireworks, discards, tokens, moves, state.
web-typed-unclear = “{ $text }” is not clear. Type “help” for what can be said.
web-typed-who = Who is “{ $name }”?
web-typed-no-slot = You have no card in slot { $slot }.
web-typed-not-now = This is not possible now.
web-typed-not-your-turn = It is not your turn.

## Words for moves

web-typed-play = play p
web-typed-discard = discard d throw
web-typed-hint = hint tell h t
web-typed-decline = decline without skip
web-typed-return = return shuffle
web-typed-add = add

## Words for questions

web-typed-help = help
web-typed-state = state s
web-typed-hand = hand own cards
web-typed-mates = mates teammates others hands
web-typed-card = card slot
web-typed-fireworks = fireworks stacks firework
web-typed-discards = discards pile gone
web-typed-tokens = tokens hints fuses deck
web-typed-moves = moves last log

## Words for colours, besides the letter on the cards

web-typed-white = white whites
web-typed-red = red reds
web-typed-blue = blue blues
web-typed-yellow = yellow yellows
web-typed-green = green greens
web-typed-multicolor = multicolour multicolor rainbow
web-typed-black = black blacks

## Keys

web-key-say-hand = say what you know of your hand
web-key-say-mates = say what the others hold
web-key-say-fireworks = say how the fireworks stand
web-key-say-discards = say what is discarded
web-key-say-tokens = say hints, mistakes and deck
web-key-say-moves = say the moves since your last one
web-key-slot = your card in this slot
web-key-type = type a move or a question
