### The solver: hanabi solve.

command-solve = Could this deal be won with all cards known, and by which moves? A line of moves comes with every yes, a proof behind every no.
    .file = A record; its deal is solved, or the position after one of its moves. “-” reads standard input.
    .move = The position after so many moves of the record.
    .seed = The number of one deal.
    .seeds = The numbers of many deals, from one to another.
    .players = How many seats: 2 to 5.
    .edition = The box whose rules are played. Without it, the base game and any option.
    .option = Switch an option: a name, or a name, “=” and a value. May be repeated.
    .seconds = How many seconds of computing a deal may take; then the answer is “unknown”, with the best line so far.
    .json = Write one JSON object for each deal.
    .workers = How many processes search.
    .cluster = Search on a Dask cluster: its scheduler’s address, or “local” for one made here.
    .resume = Keep what is finished in this file, and go on from there if it exists.
    .example = hanabi solve --seeds 1..1000 --players 3 --workers 2

solve-winnable = can be won: { $best } points ({ $seconds } s)
solve-not-winnable = cannot be won: at best { $best }: { $why } ({ $seconds } s)
solve-not-winnable-open = cannot be won: at least { $best }, at most { $bound }: { $why } ({ $seconds } s)
solve-unknown = not known yet: at least { $best }, at most { $bound } ({ $seconds } s)
solve-because-complete = every firework can be completed
solve-because-gone = all copies of a needed card are gone
solve-because-bottom = all copies of a needed card lie at the bottom of the deck
solve-because-pace = needed cards come too late in the deck
solve-because-hands = more cards must be kept than hands can hold
solve-because-one-hand = it would not work even with all cards in one hand and free hints
solve-because-searched = every way to play was excluded
solve-because-time = the time was over
solve-shares = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}: { $won } can be won, { $lost } cannot, { $unknown } unknown
