### Many games: hanabi simulate and hanabi warm-up.

command-simulate = Play many games between bots and tell how they went: mean score, shares of perfect and lost games, a histogram, the speed.
    .bot = Who plays: one bot for all seats, or one for each seat, separated by commas.
    .players = How many seats: 2 to 5.
    .games = How many games.
    .seed = The number of the first deal; the next game has the next number.
    .edition = The box whose rules are played. Without it, the base game and any option.
    .option = Switch an option: a name, or a name, “=” and a value. May be repeated.
    .time-limit = How many seconds a bot of yours has for a move.
    .in-process = Run bots of yours in this program’s own process: many times faster, without a time limit, for bots that you trust.
    .json = Write one JSON object.
    .workers = How many processes play. The numbers are the same for any.
    .cluster = Play on a Dask cluster: its scheduler’s address, or “local” for one made here.
    .resume = Keep what is finished in this file, and go on from there if it exists.
    .records = Write a record of every game to this folder. Slower.
    .plot = Draw the histogram to this file.
    .example = hanabi simulate --bot cautious --players 3 --games 10000 --seed 1
command-warm-up = Compile the fast engine now, once on this machine, rather than at its first use.
    .example = hanabi warm-up

simulate-slow = these bots have no compiled form here, so this is slow
simulate-not-fast = NumPy and Numba are not installed, so this is slow: pip install "hanabi[fast]"
simulate-interpreted = so few games are interpreted; after hanabi warm-up they are hundreds of times faster
simulate-played = { $games ->
    [one] One game
   *[other] { $games } games
} with { $bots }, seeds { $seeds }
simulate-seeds = { $first } to { $last }
simulate-nothing = No game was finished.
simulate-mean = mean score       { $mean } ± { $error }
simulate-shares = perfect          { $perfect }, lost { $lost }
simulate-turns = moves a game     { $turns }
simulate-rates = in { $seconds } seconds: { $games } games and { $steps } moves a second
simulate-stopped = stopped after { $done } of { $games } games
simulate-plot-score = score
simulate-plot-games = games
warm-up-done = The fast engine is ready ({ $seconds } s).
