### Puzzles: hanabi puzzles.

command-puzzles = Solve puzzles: one position as one seat sees it, one question, one right answer, proven by the engine.
    .theme = Only puzzles of this theme: card, play, discard, hint, ending or possible.
    .file = Puzzles from this file instead of those of the package.
    .example = hanabi puzzles --theme play
command-puzzles-make = Look for new puzzles in bots’ games, and prove them.
    .count = How many.
    .theme = Only of this theme; without it all six take their turns.
    .seed = Which games are looked through: the same seed gives the same puzzles.
    .out = Write them into this file; without it they are printed.
    .json = Say in one JSON object what was made.
    .example = hanabi puzzles make --count 12 --theme hint --out puzzles.jsonl
command-puzzles-check = Prove every puzzle of a file anew: exactly one answer is right, and it is the one written.
    .file = A file of puzzles, one on each line; without it, those of the package.
    .json = Say the result in one JSON object.
    .example = hanabi puzzles check puzzles.jsonl

puzzles-made = { $count ->
    [one] One puzzle made from { $games } games.
   *[other] { $count } puzzles made from { $games } games.
}
puzzles-proven = { $count ->
    [one] One puzzle is proven.
   *[other] All { $count } puzzles are proven.
}
puzzle-head = Puzzle { $number } of { $count }: { $theme }, rating { $rating }
puzzle-type = Your answer, a number from 1 to { $count } (Enter: next puzzle, q: end):
puzzle-no-answer = That is none of the answers.
puzzle-move-card = your card { $slot }
puzzle-move-play = play card { $slot }
puzzle-move-discard = discard card { $slot }
puzzle-move-hint = any hint
puzzle-right = Right.
puzzle-wrong = Not so.
    .again = Look again.
puzzle-solved = Right at the first try: { $solved } of { $tried }.

## The themes: a name, the question, and what to bear in mind

puzzle-theme-card = What must it be?
    .ask = What must this card be?
    .more = Hints and the cards that you see leave only one possibility.
puzzle-theme-play = The only play
    .ask = Which of your cards surely fits?
    .more = Whatever it may be, it must fit now.
puzzle-theme-discard = The safe discard
    .ask = Which card can you discard without any risk?
    .more = No last copy of a card still needed may go.
puzzle-theme-hint = The only hint
    .ask = Which hint makes somebody sure of a card to play?
    .more = By hints and counting alone, whatever you hold yourself.
puzzle-theme-ending = Win the ending
    .ask = Which move wins, however the hidden cards lie?
    .more = After it all hands lie open. Which hint you give does not matter.
puzzle-theme-possible = Keep it possible
    .ask = Only one move keeps the full score possible. Which?
    .more = After it all hands lie open. Which hint you give does not matter.

## Facts: why an answer is right, or is not. Cards are named as W3.

puzzle-fact-hints-leave = Hints leave: { $cards }.
puzzle-fact-no-hint = No hint has told anything of it.
puzzle-fact-all-open = Every copy lies open: { $cards }.
puzzle-fact-own-need = Your other cards need the hidden copies: { $cards }.
puzzle-fact-must-be = So it must be { $cards }.
puzzle-fact-may-fail = It may be { $cards }, which does not fit now.
puzzle-fact-all-fit = What remains fits now: { $cards }.
puzzle-fact-may-be-last = It may be { $cards }, the last copy of a card still needed.
puzzle-fact-all-useless = Of no use any more: { $cards }.
puzzle-fact-another-copy = Another copy is left: { $cards }.
puzzle-fact-hint-leaves = Then { $name } knows that the card can only be: { $cards }. That fits now.
puzzle-fact-hint-none-fits = There { $name } learns of no new card that fits now.
puzzle-fact-hint-unsure = { $name } could not be sure: the card might still be { $cards }.
puzzle-fact-may-lose = The chance to win with it is at most { $won }/{ $ways }.
puzzle-fact-lost = With it the full score is out of reach, whatever lies where.
puzzle-fact-always-wins = With it the game can be won, however the hidden cards lie.
puzzle-fact-others-may-lose = The best other move has a chance of { $won }/{ $ways } at most.
puzzle-fact-may-win = The chance to win with it is still { $won }/{ $ways }.
puzzle-fact-others-lost = After any other move the full score is out of reach, whatever lies where.

## In the browser

puzzle-first-try = The first try counts for your rating.
puzzle-number = Puzzle { $number }
puzzle-rating = Rating
puzzle-streak = In a row
puzzle-next = Next puzzle
puzzle-show = Show the proof
puzzle-choose = Possible answers
puzzle-any-hint = Any hint will do.
web-puzzle = Puzzle of the day
web-puzzle-about = One position, one right answer
web-puzzle-solved = solved
web-puzzle-tried = tried
web-puzzle-days = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
