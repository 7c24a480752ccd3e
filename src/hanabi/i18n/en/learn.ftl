### The lessons. A bubble has two lines of at most 40 characters.

learn-title = Learn
learn-about = Short lessons on the real board. Nothing is counted, nothing is lost.
learn-group-first = Start here
learn-group-reading = Giving and reading hints
learn-group-counting = Counting and planning
learn-group-boxes = What the boxes add
learn-step = Lesson, step { $step } of { $steps }
learn-again = Try again
learn-next = Next
learn-skip = Skip lesson
learn-done = Done
learn-learnt = learnt

lesson-wrong-hint = A hint can wait.
lesson-wrong-hand = That hint goes to { $name }.
lesson-wrong-wide = That hint touches { $count } cards.
lesson-wrong-misses = That hint misses the card.
lesson-wrong-unclear = That hint says too little.
lesson-wrong-announce = Announce only what you know.
lesson-wrong-fits = It fits, but something else comes first.
lesson-wrong-no-fit = This card surely does not fit now.
lesson-wrong-odds = It fits in { $fit } of { $count } cases.
lesson-wrong-last = That is a last copy: keep it.
lesson-wrong-wasted = That card fits. Too good to discard.
lesson-wrong-safe = A safe discard, but there is better.
lesson-wrong-discard = That card may still be needed.
lesson-wrong-reward = Another choice is worth more.

lesson-first = Learn in five minutes
    .about = The whole game, step by step.
lesson-first-goal = Five colours, each built from 1 to 5.
    .do = Together. A full sky is 25 points.
lesson-first-see = You see every card but your own.
    .do = Aiko and Ben see yours, not theirs.
lesson-first-told = Ben told you: the lit card is a 1.
    .do = Any 1 starts a firework. Play it.
lesson-first-give = Red shows 1, and Ben holds the red 2.
    .do = Tap it and tell Ben what it is.
lesson-first-give-red = “Red” touches the 5 as well.
    .do = Find a hint for the 2 alone.
lesson-first-discard = Each hint costs a lantern. Six are lit.
    .do = Discard your oldest card: win one back.
lesson-first-discard-newer = Good, but take the oldest card.
    .do = It is the one on the right.
lesson-first-last = Aiko told you: a 5. Each exists once.
    .do = Discard it, to see what is lost.
lesson-first-last-other = That is not the 5.
    .do = Discard the card that Aiko lit.
lesson-first-lost = Yellow ends at 4 now: 24 at most.
    .do = In a real game, keep your 5s.
lesson-first-deck = Another game: one card is left.
    .do = Play your blue 4, and draw it.
lesson-first-deck-five = It fits, but Ben waits for the blue 4.
    .do = Play that one first.
lesson-first-turn = The deck is empty: one turn each.
    .do = This is yours. Play the yellow 5.
lesson-first-score = The game is over: 24 of 25 points.
    .do = Now you know the whole game.

lesson-play = Play the newest
    .about = What a hint on two cards means.
lesson-play-read = Ben told you red: two cards are lit.
    .do = The newest that may fit is meant: play.
lesson-play-read-older = The newest of the lit cards is meant.
    .do = It is further left.
lesson-play-give = Ben’s newest card is the yellow 1.
    .do = Say yellow, or 1: Ben plays the newest.
lesson-play-sum = Ben played the newest lit card.
    .do = Bots called Smart read hints so.

lesson-warning = A value on the oldest card
    .about = How to say: keep it.
lesson-warning-read = Ben told you 5: your oldest card.
    .do = Keep it. Discard the next oldest.
lesson-warning-read-five = That is the card Ben warned you of.
    .do = Discard the one to its left.
lesson-warning-read-newer = The oldest of the others goes first.
    .do = It is the one left of the 5.
lesson-warning-give = Aiko’s oldest card is the last yellow 4.
    .do = Warn Aiko: say its value.
lesson-warning-give-color = “Yellow” would say: play it.
    .do = Warnings are values. Say 4.
lesson-warning-sum = Aiko kept the yellow 4.
    .do = A value on the oldest card: keep it.

lesson-silence = Nobody warned you
    .about = What silence says of your oldest card.
lesson-silence-read = Ben sees your oldest card, said nothing.
    .do = So it may go. Discard it.
lesson-silence-read-newer = Silence speaks of the oldest card only.
    .do = Discard the one on the right.
lesson-silence-sum = No point was lost: 25 can be reached.
    .do = Silence is a hint, too.

lesson-finesse = The same card
    .about = Somebody discards a card that fits.
lesson-finesse-read = Ben knew the red 2 fits, and let it go.
    .do = Your newest is its twin: play it.
lesson-finesse-give = You know your green 1. Aiko has it too.
    .do = Discard yours: Aiko plays the newest.
lesson-finesse-give-play = It fits, but a discard wins a lantern.
lesson-finesse-sum = Aiko played it, and you won a lantern.
    .do = Only with cards that all know to fit.

lesson-two = Two with one hint
    .about = Hints are few: make them count.
lesson-two-give = Ben holds two cards that fit: both 1s.
    .do = Find the one hint that says both.
lesson-two-give-one = That says one of the two.
lesson-two-sum = Ben plays one after the other.
    .do = One lantern, two points.

lesson-copies = Counting copies
    .about = What the others hold tells of yours.
lesson-copies-see = You hold a red card, and red shows 2.
    .do = Find the other red cards on the table.
lesson-copies-play = Only a red 3 is left for you.
    .do = It is certain: play it.
lesson-copies-sum = 1 three times, 2, 3, 4 twice, 5 once.
    .do = Count, and cards become certain.

lesson-excluded = What a hint leaves out
    .about = Cards that are not lit are told, too.
lesson-excluded-see = This card is a 1, not white, not red.
    .do = Blue, yellow or green: look at the sky.
lesson-excluded-play = All three of them fit now.
    .do = Play it.
lesson-excluded-sum = Nobody named its colour.
    .do = Every hint speaks of the whole hand.

lesson-keep = The last copy
    .about = What can go, and what must stay.
lesson-keep-see = One yellow 4 is discarded, you hold one.
    .do = It is the last: without it yellow ends.
lesson-keep-discard = Your red 1 is useless: red shows 2.
    .do = Discard it.
lesson-keep-discard-last = That is the last yellow 4: keep it.
lesson-keep-sum = No point was lost.
    .do = A 5 is always a last copy.

lesson-pace = How many discards are left
    .about = Points, deck and turns: one sum.
lesson-pace-see = 17 points, 5 cards, 3 last turns: 25.
    .do = Each turn must bring a point now.
lesson-pace-play = There is no turn to spare.
    .do = Play your blue 4.
lesson-pace-play-late = One discard, and 25 is out of reach.
lesson-pace-sum = Points + deck + players − the goal.
    .do = That is the pace: discards to spare.

lesson-waiting = Waiting with a hint
    .about = The last card may stay in the deck.
lesson-waiting-hint = One card is left. Ben holds the green 3.
    .do = Do not draw it: tell Ben of the 3.
lesson-waiting-play = Ben drew the last card: 3 turns left.
    .do = Play your green 4. Aiko has the 5.
lesson-waiting-sum = 25 points, by one hint in time.
    .do = A hint moves the end one turn away.

lesson-last = The last turn counts
    .about = Who can still play what.
lesson-last-hint = The deck is empty: one turn each.
    .do = Aiko can play the blue 5: say so.
lesson-last-sum = Two 5s more: 24 points.
    .do = In the last round, tell who can play.

lesson-multicolor-own = Multicolour, a sixth colour
    .about = Five more cards, 30 points.
lesson-multicolor-own-hint = Multicolour is a colour like the others.
    .do = Ben holds its 1: tell Ben.
lesson-multicolor-own-sum = Each multicolour card exists once.
    .do = Every one is a last copy.

lesson-multicolor-every = Multicolour, in every colour
    .about = Five cards that each colour touches.
lesson-multicolor-every-play = This 1 was lit by red, and by blue.
    .do = So it is multicolour: play it.
lesson-multicolor-every-sum = Every colour touches multicolour.
    .do = Two colours on one card give it away.

lesson-multicolor-ten = Ten multicolour cards
    .about = As many as of any other colour.
lesson-multicolor-ten-hint = Any colour lights Ben’s multicolour 1.
    .do = Only its value lights it alone.
lesson-multicolor-ten-hint-color = A colour says too little here.
lesson-multicolor-ten-sum = Its 1 exists three times, its 5 once.
    .do = 30 points are the most.

lesson-timed = Timed Display
    .about = Announce a colour, win a lantern.
lesson-timed-play = You know this card: the red 2 fits.
    .do = Play it, and announce red.
lesson-timed-play-silent = It fits, but it wins no lantern.
lesson-timed-play-other = A wrong colour makes it a mistake.
lesson-timed-sum = Right, and a lantern came back.
    .do = Wrong costs the card, even if it fits.

lesson-black = Black Powder
    .about = A firework that falls.
lesson-black-see = Black falls from 5 to 1.
    .do = Each card missing costs a point: −5 now.
lesson-black-hint = No colour touches black. Ben has the 5.
    .do = Tell Ben its value.
lesson-black-sum = Now −4: every black card wins one.
    .do = There is one black 5, and it is first.

lesson-expert = For experts
    .about = No last round: all or nothing.
lesson-expert-discard = Who loses a last copy loses the game.
    .do = Discard your useless red 1.
lesson-expert-discard-last = That would end the game at once.
lesson-expert-sum = There is no last round, either.
    .do = Complete every firework, or lose.

lesson-empty = A hint that touches nothing
    .about = Some boxes allow it.
lesson-empty-hint = Ben’s 1 could be the useless red one.
    .do = Tell Ben red: there is none.
lesson-empty-hint-blue = That works, too. Try what is new here.
lesson-empty-sum = Ben knew: no red, so it fits.
    .do = What is not there is worth a hint.

lesson-tile-1 = Reward: a lantern
    .about = A completed firework turns a tile.
lesson-tile-1-finish = Your red 5 completes the firework.
    .do = Play it: a reward tile is turned.
lesson-tile-1-sum = This tile gives one lantern back.
    .do = There are six tiles; each comes once.

lesson-tile-2 = Reward: a mistake undone
    .about = A second chance, and a lantern.
lesson-tile-2-see = One mistake was made.
    .do = A reward can take it back.
lesson-tile-2-finish = Your red 5 completes the firework.
    .do = Play it: a reward tile is turned.
lesson-tile-2-sum = The mistake is undone, a lantern back.
    .do = Without a mistake, only the lantern.

lesson-tile-3 = Reward: a colour for free
    .about = A colour hint that costs nothing.
lesson-tile-3-finish = Your red 5 completes the firework.
    .do = Play it: a reward tile is turned.
lesson-tile-3-choose = This tile gives a colour hint, free.
    .do = Tell Ben yellow: the 1 fits.
lesson-tile-3-sum = Ben played it; no lantern was spent.
    .do = A free hint may go to anybody.

lesson-tile-4 = Reward: a value for free
    .about = A value hint that costs nothing.
lesson-tile-4-finish = Your red 5 completes the firework.
    .do = Play it: a reward tile is turned.
lesson-tile-4-choose = This tile gives a value hint, free.
    .do = Tell Ben 1: the yellow 1 fits.
lesson-tile-4-sum = Ben played it; no lantern was spent.
    .do = A free hint may go to anybody.

lesson-tile-5 = Reward: a card comes back
    .about = From the discards into the deck.
lesson-tile-5-see = The yellow 5 is gone: 24 at most.
    .do = One tile can bring it back.
lesson-tile-5-finish = Your red 5 completes the firework.
    .do = Play it: a reward tile is turned.
lesson-tile-5-choose = This tile shuffles a discard back.
    .do = Choose the yellow 5.
lesson-tile-5-sum = 25 points are possible again.
    .do = Nobody knows where in the deck it is.

lesson-tile-6 = Reward: a card from the discards
    .about = Straight into its firework.
lesson-tile-6-finish = Your red 5 completes the firework.
    .do = Play it: a reward tile is turned.
lesson-tile-6-choose = This tile adds a discard that fits.
    .do = Add the blue 2.
lesson-tile-6-sum = Blue shows 2, from the discards.
    .do = If nothing fits, the reward is lost.
