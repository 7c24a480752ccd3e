### The game's nouns: suits, options, editions, tiles, endings, ratings.

## Suits and the colours of hints. The letter stands for the suit on a card.

suit-white = white
    .letter = W
suit-red = red
    .letter = R
suit-blue = blue
    .letter = B
suit-yellow = yellow
    .letter = Y
suit-green = green
    .letter = G
suit-multicolor = multicolour
    .letter = M
suit-black = black
    .letter = K

## Editions: language, publisher, year

edition-ro-2013 = Romanian, Lineart 2013
edition-pl-deluxe = Polish, Rebel, special edition
edition-en-2016 = English and Chinese, Broadway 2016
edition-cs-2013 = Czech, REXhry 2013
edition-it-2023 = Italian, Ghenos 2023
edition-none = No box, free options

## Options: a name and one sentence

option-empty-hints = Empty hints
    .about = A hint may touch no card: “you have no white card”.
option-expert = Expert
    .about = No last round: the display is perfect or it is lost.
option-timed-display = Timed Display
    .about = Announce a colour as you play: right brings a token, wrong is a mistake.
option-multicolor = Avalanche of Colours
    .about = A sixth firework of multicolour cards.
option-black-powder = Black Powder
    .about = A black firework falls from 5 to 1; no colour hint touches it.
option-five-flamboyants = Five Flamboyants
    .about = Completing a firework turns over a reward tile; no token comes back.

multicolor-own-color-5 = five cards, a colour of their own
    .about = Five multicolour cards, one of each value; hints may name multicolour.
multicolor-every-color-5 = five cards, touched by every colour
    .about = Five multicolour cards; every colour hint touches them, none names them.
multicolor-every-color-10 = ten cards, touched by every colour
    .about = Ten multicolour cards; every colour hint touches them, none names them.
multicolor-none =
    .about = The five suits of the base game.

option-on = on
option-off = off

## Reward tiles (R-44), by number

tile-1 = Spare lantern
    .effect = One hint token comes back.
tile-2 = Second chance
    .effect = One mistake is undone and one hint token comes back; without a mistake, only the token.
tile-3 = Free colour
    .effect = Give a teammate of your choice a colour hint, free of charge.
    .ask = a free colour hint. For whom?
tile-4 = Free value
    .effect = Give a teammate of your choice a value hint, free of charge.
    .ask = a free value hint. For whom?
tile-5 = Back to the deck
    .effect = Choose a card from the discards and shuffle it into the deck. If the deck is empty you may use tile 6 instead.
    .ask = which discarded card goes back into the deck?
    .ask-instead = the deck is empty, so a discarded card may go to its firework.
tile-6 = From the ashes
    .effect = Choose a card from the discards that fits and add it to its firework.
    .ask = which discarded card goes to its firework?

## Endings

ending-complete = Every firework is complete.
ending-mistakes = The third mistake: the display is over.
ending-deck = The last round is played.
ending-indispensable = A card that could not be done without is gone.

## Ratings (R-16)

rating-horrible = Damp squibs
    .sentence = The crowd goes home early, and some ask for their money back.
rating-mediocre = A few sparks
    .sentence = Somebody claps, then looks around and stops.
rating-honorable = A decent show
    .sentence = A pleasant evening; tomorrow people will talk of the weather again.
rating-excellent = A fine night
    .sentence = Children cheer on their parents’ shoulders, and the parents cheer too.
rating-amazing = A blaze of glory
    .sentence = Years from now they will still ask who was there that night.
rating-legendary = The night of nights
    .sentence = Nobody says a word; the river is full of light.
rating-divine = Brighter than the sky
    .sentence = The stars take a seat and watch.
rating-expert-won = Perfect
    .sentence = Not a spark was missing: the hardest display there is, and you lit it.
rating-expert-lost = So close
    .sentence = An expert display is perfect or nothing. The powder is dry: light it again.
