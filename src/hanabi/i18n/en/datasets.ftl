### Games as arrays: hanabi dataset.

command-dataset = Write games as arrays to learn from: for each move what its player saw, the legal actions, the action, the return. In shards, with a data card; the same call goes on where it was stopped.
    .action = The only thing to do with data sets.
    .records = Records of finished games by the same rules, instead of games of bots.
    .out = The folder to write to.
    .bot = Whose games: one bot for all seats, or one for each seat, separated by commas.
    .players = How many seats: 2 to 5.
    .games = How many games.
    .seed = The number of the first deal; the next game has the next number.
    .edition = The box whose rules are played. Without it, the base game and any option.
    .option = Switch an option: a name, or a name, “=” and a value. May be repeated.
    .encoder = How observations are written: hle, hle-minimal, hle-seer or hle-open.
    .format = The format of the files: npz, parquet or jsonl.
    .shard = How many games are in one file.
    .time-limit = How many seconds a bot of yours has for a move.
    .in-process = Run bots of yours in this program’s own process: many times faster, without a time limit, for bots that you trust.
    .workers = How many processes play. The numbers are the same for any.
    .example = hanabi dataset make --bot smart --games 1000 --out smart-games
dataset-made = { $games ->
    [one] One game
   *[other] { $games } games
}, { $samples } moves, in { $folder }: { $files ->
    [one] one file
   *[other] { $files } files
}, described in README.md
