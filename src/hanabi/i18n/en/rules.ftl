### The rules in our own words. A line's key begins with the id it states in the
### specification (rules-r06-…); a ruling's with ruling-r06-….

rules-page = Hanabi: { $edition }
rules-page-table = The rules of this table: { $edition }
rules-page-about = The rules of this box, in our own words. The numbers in brackets name the lines of the specification.
rules-page-source = This page is written by: { $command }

rules-title-goal = The idea
rules-title-box = What is in the box
rules-title-start = Before the first turn
rules-title-turn = Your turn
rules-title-end = How it ends
rules-title-score = What it is worth
rules-title-manners = At the table
rules-title-knowledge = What a hint tells
rules-title-options = Options of this box
rules-title-options-table = Options at this table
rules-title-rulings = Rulings
rules-rulings-about = Where the rulebooks are silent or disagree, this is how it is played here.

## The idea

rules-r10-goal = You are one team and build fireworks: one for each suit, rising from 1 to 5, with one card of each value. You win and lose together.

## The box

rules-r01-cards = Fifty cards in five suits: white, red, blue, yellow and green. Each suit has three 1s, two 2s, two 3s, two 4s and a single 5.
rules-r02-tokens = Eight hint tokens, all of them available at the start. The third mistake ends the game.

## The start

rules-r03-hands = Two to five play. Everybody gets five cards if you are two or three, four cards if you are four or five.
rules-r04-backs = You never see your own cards; everybody else does.
rules-r05-first = The box gives the first turn to whoever wears the brightest clothes. From there it goes round clockwise.

## A turn

rules-r05-turn = A turn is exactly one of three things: a hint, a discard or a play. Passing is not allowed.
rules-r06-hint = Hint: spend one token, choose a teammate and name one colour or one value. All cards of that hand that match are pointed at, and no others. Without a token there is no hint.
rules-r07-allowed = A hint may touch no card at all (“you have no white card”), even if that teammate holds no card any more.
rules-r07-forbidden = A hint must touch at least one card.
rules-r08-discard = Discard: put one of your cards face up on the discards, take one token back, draw a card. While all eight tokens are available you cannot discard.
rules-r09-play = Play: turn one of your cards over. If it starts or continues its firework it stays there; if not, it goes to the discards and counts as a mistake. Then draw a card.
rules-r11-bonus = Whoever completes a firework brings one token back, free. If all eight are available the bonus is lost.

## The end

rules-r12-lost = The third mistake ends the game at once, and it is lost.
rules-r12-ends = The third mistake ends the game at once.
rules-r13-complete = Once every firework is complete the game ends at once, with the highest score.
rules-r14-last-round = When somebody draws the last card, everybody has one more turn, that player last. Nobody draws any more. Then the game is over.

## Score

rules-r15-score = The score is the sum of the highest value on each firework.
rules-r16-scale = Then the crowd decides:
rules-r16-step = { $lowest ->
    [0] up to { $highest }: { $name }. { $sentence }
   *[other] { $range ->
        [one] { $highest }: { $name }. { $sentence }
       *[other] { $lowest } to { $highest }: { $name }. { $sentence }
    }
}

## Manners

rules-r17-discards = Anybody may look through the discards at any time.
rules-r18-arrange = You may put your own hand in another order; everybody sees the new order.
rules-r19-talk = Strictly, only hints speak, and nobody comments on another’s turn. Agree before you start if you want to allow more.
rules-r20-dead = A firework that can no longer be completed may be marked, so that everybody knows which cards are safe to throw away.

## Knowledge

rules-r50-both = A hint speaks of every card in the hand: those it points at match, and the others do not.
rules-r51-count = Counting is fair: what lies in the discards, on the fireworks and in the other hands cannot be in yours.

## Options

rules-option = { $name } (option { $option })
rules-r07-option-allowed = Hints that touch no card are allowed in this box; any table may forbid them.
rules-r07-option-forbidden = Hints that touch no card are not allowed in this box; any table may allow them.
rules-r30-expert = There is no last round. The hands shrink and the game goes on until every firework is complete, which is the only way to win. The third mistake loses it, and so does losing an indispensable card: the last copy of a card that is still needed. There is no scale: the score is the maximum or nothing.
rules-r31-announce = When you play a card you may announce its colour before you turn it over. If the colour is right and the card fits, one token comes back, and two if the card completes its firework. If the colour is wrong, the card goes to the discards and counts as a mistake, even if it would have fitted.
rules-r40-own = Five multicolour cards, one of each value, make a sixth suit. It is a colour like the others: hints may name it. The highest score is 30.
rules-r41-every = The same five cards, but no hint names multicolour; every colour hint touches them instead. The highest score is 30.
rules-r42-every = Ten multicolour cards (three 1s, two each of 2, 3 and 4, one 5) make a sixth firework. No hint names multicolour; every colour hint touches these cards. They stand in for no other suit. The highest score is 30.
rules-r43-black = Ten black cards (three 1s, two each of 2, 3 and 4, one 5) make a firework that falls: the 5 first, the 1 last. Completing it counts like any other.
rules-r43-no-color = Black is no colour: no colour hint names or touches it, and nobody may say that there is none. Value hints do touch it.
rules-r43-score = The score is that of the coloured fireworks, minus one for each black card that is missing.
rules-r44-tiles = Six reward tiles are shuffled and lie face down. Completing a firework turns over the top one instead of bringing a token back. Whoever completed it resolves the tile before drawing; then the tile is gone.
rules-r44-tile = { $number }. { $name }: { $effect }
rules-r44-chain = If a card added by tile 6 completes its firework, the next tile is turned over at once.
rules-r50-multicolor = A red hint leaves two possibilities for a card it touches: red and multicolour.
rules-r50-black = A card that no colour hint has ever touched may be black.
rules-r45-combine = All options of this box combine with each other.
rules-r45-free = Without a box everything combines with everything.

## Rulings

ruling-r05-first = The table says who begins: a seat, or chance.
ruling-r12-lost = The rulebook only says that the third mistake ends the game; here that is a loss, as in the other boxes.
ruling-r12-points = A lost game scores 0; the points that stood on the table are told beside it.
ruling-r13-last-round = Completing the last firework ends the game at once in the last round too.
ruling-r13-tokens = When a game ends at once the tokens of that action still count, and nothing is drawn.
ruling-r13-tiles = When a game ends at once no tile is turned.
ruling-r18-any-time = You may rearrange your hand at any time until the end, also while a decision is pending. It is no action.
ruling-r19-levels = There are three levels of talk: silence, a few fixed phrases, free chat.
ruling-r20-formula = The highest score still possible follows from the fireworks and the discards alone; it ignores turns left and mistakes.
ruling-r20-tiles = The highest score still possible ignores tiles to come, and may rise again after tile 5.
ruling-r30-passed = Whoever can do nothing (no card, and no token or no legal hint) is passed over.
ruling-r30-needed = A card is indispensable only while its firework still needs it.
ruling-r30-mistakes = A third mistake that also loses an indispensable card counts as lost by mistakes.
ruling-r31-no-fit = A right colour that does not fit is an ordinary mistake; no token comes back.
ruling-r31-limit = Each token beyond eight is lost.
ruling-r31-suit = One announces a suit of the game, multicolour and black included, not a colour that hints may name.
ruling-r31-tile = With reward tiles, a right announcement that completes a firework brings one token; the tile stands for the second.
ruling-r40-five = There are five multicolour cards; the rulebook says six in one sentence.
ruling-r43-below = The score may fall below 0; the lowest step of the scale covers it.
ruling-r44-black = Completing black turns a tile over as well.
ruling-r44-unusable = A reward that cannot be used is lost, and nothing is asked. Otherwise the choice is asked for even if there is only one; only tile 5 with an empty deck may be declined.
ruling-r44-hints = The free hints of tiles 3 and 4 cost no token; whether they may touch no card is as for other hints.
ruling-r44-last-turn = On the last turn of the game the tile is resolved, then the game ends.
ruling-r45-all = All options that a box offers combine with each other, also where its rulebook does not say so.
