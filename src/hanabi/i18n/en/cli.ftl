### The command line. A command's attributes are the help of its options and arguments.

help-usage = Usage: { $usage }
help-any-option = [OPTIONS]
help-any-command = COMMAND …
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-example = Example:
help-help = Show this help.
help-default = Default: { $value }.
help-range = From { $least } to { $most }.
help-variable = Variable: { $variable }.

command = Hanabi, the cooperative card game: play it here, watch games again, look up the rules of every edition.
    .version = Show the version.
    .example = hanabi play
command-play = Play a game in this terminal with bots as teammates.
    .edition = The box whose rules you play by, or “none” to combine options freely. Without any of these choices a set-up screen asks.
    .players = How many seats: 2 to 5.
    .option = Switch an option of the box: a name, or a name, “=” and a value (true, false, a kind of multicolour cards). May be repeated.
    .seat = Your seat, counted from 0.
    .seed = The deal’s number: the same number deals the same cards. At random if you do not choose one.
    .bot = Who sits in the other seats.
    .name = Your name in the record.
    .first-seat = Who begins: a seat, or “random”.
    .undo = Allow moves to be taken back.
    .record = Where to save the game’s record. Without it, in your data directory.
    .pause = Seconds that a bot seems to think.
    .no-color = Use no colour; every suit has its letter anyway.
    .example = hanabi play --edition pl-deluxe --players 3 --option black-powder --seed 42
command-replay = Step through a recorded game: in this terminal, as a list of moves, or as JSON lines.
    .file = The record; “-” reads standard input.
    .seat = Watch with the eyes of this seat; without it, all cards lie open.
    .json = One JSON object a line: the start, then each move.
    .no-color = Use no colour; every suit has its letter anyway.
    .example = hanabi replay game.json --seat 0
command-show = Show one position of a game: as text, as a picture, or as a line that says it all.
    .file = The record, “-” for standard input, or a position’s own line in quotation marks.
    .move = The position after so many moves; the last one if you do not say.
    .seat = With the eyes of this seat; without it, all hands lie open.
    .text = As a board of text; this is the default.
    .svg = As a picture: SVG.
    .png = As a picture: PNG.
    .position = As the position’s one line, which “hanabi show” reads again.
    .light = The picture by day; else it is by night.
    .width = How wide the PNG is, in pixels; without it, twice the picture’s own size.
    .out = The file to write; without it, standard output.
    .example = hanabi show game.json --move 12 --seat 0 --png --out move-12.png
command-convert = Bring games from one way of writing them to another: records, hanab.live’s JSON and links, sentences.
    .games = Records, hanab.live’s JSON, files with one game a line, or links; “-” reads standard input.
    .to = What to write: “record”, “hanab-live” (its JSON), “hanab-live-link” or “text”.
    .out = The folder for a file a game; without it, standard output.
    .example = hanabi convert games.jsonl --to record --out games
command-rules = The rules of an edition in our own words, with its options and rulings.
    .edition = The box’s short name; “hanabi editions” lists them.
    .markdown = Write the page as Markdown.
    .example = hanabi rules it-2023
command-editions = List the editions and the options that each one offers.
    .json = Write JSON.
    .example = hanabi editions --json
command-check = Verify records by playing them through; a line for each.
    .files = The records; “-” reads standard input.
    .json = One JSON object a line.
    .example = hanabi check game.json

convert-bad = { $place }: { $reason }
editions-option = { $option } ({ $default ->
    [on] on
   *[off] off
})
editions-multicolor = multicolor (off, or { $ways })

check-over = { $file }: ok, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, score { $score }
check-running = { $file }: ok, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, not over
check-bad = { $file }: { $reason }

replay-title = { $edition }, { $players ->
   *[other] { $players } players
}: { $names }
replay-begins = { $name } begins.
replay-hand = { $name } holds { $cards }.
replay-hand-own = You hold { $count ->
    [one] one card
   *[other] { $count } cards
}.
replay-move = { $number }. { $sentences }
replay-variation =
    { $is_named ->
        [no] Or:
       *[yes] Or, “{ $name }”:
    }

bot-random = Random
    .about = Any legal move, without sense.
bot-cautious = Cautious
    .about = Safe plays, helpful hints.
