### Bots in each other's company: hanabi arena.

command-arena = Let bots play with their like and in each other’s company, all on the same deals, and tell who plays well with whom.
    .preset = Play a whole protocol: “ad-hoc” lets seven bots play in each other’s company, a beginner among them, and writes the result to the folder “ad-hoc”. Whatever else is given here counts instead.
    .bots = Who takes part: bots, separated by commas. A path ending in “.py” is a bot of yours.
    .players = For how many seats, separated by commas: 2 to 5.
    .games = How many deals every team plays.
    .seed = The number of the first deal; the next deal has the next number.
    .edition = The box whose rules are played. Without it, the base game and any option.
    .option = Switch an option: a name, or a name, “=” and a value. May be repeated.
    .time-limit = How many seconds a bot of yours has for a move.
    .in-process = Run bots of yours in this program’s own process: many times faster, without a time limit, for bots that you trust.
    .json = Write one JSON object.
    .markdown = Write the tables to this file as Markdown.
    .plot = Draw a heat map to this file.
    .folder = Write everything to this folder: arena.md, arena.json and the picture arena.png.
    .workers = How many processes play. The numbers are the same for any.
    .cluster = Play on a Dask cluster: its scheduler’s address, or “local” for one made here.
    .resume = Keep what is finished in this file, and go on from there if it exists.
    .example = hanabi arena --bots smart,hat,cautious --players 2,3 --games 200

arena-round = Players: { $players }. Deals: { $deals }, seeds { $seeds }
arena-matrix = Mean score and its 95 % confidence interval: one of the row’s bots, the column’s bots in all other seats.
arena-one = one of
arena-teams = Teams, the best first; mixed ones with their difference to a team of the first bot alone and of the other alone, on the same deals.
arena-team = team
arena-mean = mean
arena-perfect = perfect
arena-lost = lost
arena-to-first = to first
arena-to-other = to other
arena-own = Teams of one kind: the row’s mean less the column’s, on the same deals.
arena-own-bot = all
arena-strangers = In the company of strangers: the mean with all other bots, its like left out, and its share of what those reach with their own like; with its like; the least, and with whom.
arena-with-others = with others
arena-share = share
arena-with-like = with its like
arena-least = least (with)
arena-forfeits = Games that { $bot } forfeited: { $count }. The first was seed { $seed }: { $why }
arena-rates = { $played } games in { $seconds } s, { $rate } a second
arena-plot-title = { $players } players
arena-plot-one = one of …
arena-plot-rest = … among
arena-plot-score = mean score
