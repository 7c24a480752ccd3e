### What the commands around the server say.

command-serve = Serve tables for browsers and programs; nothing needs to be set up. Every option can also be a variable: --bot-delay is HANABI_BOT_DELAY.
    .host = The address to listen at; 127.0.0.1 is this machine only.
    .port = The port to listen at; 0 takes any that is free.
    .data = The folder for the database; without it, your data directory.
    .database = A database URL instead of the SQLite file in that folder.
    .public-url = The address that people type, such as https://hanabi.example.org; other names are then refused.
    .trusted-proxies = Addresses of proxies whose X-Forwarded headers are believed, separated by commas.
    .secure-cookies = Send cookies over TLS only, whatever the request came by.
    .bot-delay = Seconds from a bot’s turn to its move.
    .bot-limit = Seconds that a bot may think before a careful move is made for it.
    .bots = Further bots that people may seat, separated by commas: an installed one, or one of yours.
    .message-rate = WebSocket messages a second that one connection may send.
    .request-rate = HTTP requests a second that one address may send.
    .guests-per-hour = New identities an hour for one address.
    .tables-per-hour = New tables an hour for one identity.
    .open-tables-per-identity = Tables before their games at which one identity may sit.
    .connections-per-address = WebSocket connections that one address may have open.
    .connections-per-identity = WebSocket connections that one identity may have open.
    .away-minutes = Minutes that somebody at a live table may be disconnected before the others go on without them.
    .idle-minutes = Minutes that a table nobody looks at stays in memory.
    .log-level = How much is logged to standard error: debug, info, warning or error.
    .example = hanabi serve --host 0.0.0.0 --port 8265
command-connect = Seat a bot at a table of a server, through the public protocol, for one game.
    .url = The table’s address: any link that ends with its id.
    .bot = Which bot plays.
    .seat = Which seat; without it, the first that is free.
    .token = A token of your own identity; without it, a guest plays.
    .passphrase = The table’s passphrase, if it has one.
    .example = hanabi connect http://127.0.0.1:8265/tables/Yq0… --bot cautious
command-backup = Write all games and identities of a server to a file, also while it runs: one moment of them, read back and checked.
    .file = The file; it appears only when it is whole.
    .data = The server’s data folder; without it, your data directory.
    .database = The server’s database URL, if it has one.
    .example = hanabi backup hanabi-backup.gz
command-verify-backup = Check that a backup is whole and can be restored, by restoring it to a place that is thrown away.
    .file = The backup.
    .json = Write one JSON object.
    .example = hanabi verify-backup hanabi-backup.gz
command-restore = Add what a backup has and the database has not; nothing is overwritten. The server may run.
    .file = The backup.
    .data = The server’s data folder; without it, your data directory.
    .database = The server’s database URL, if it has one.
    .example = hanabi restore hanabi-backup.gz
command-verify = Check that the deal of a server’s game is the one that it had committed to before the first move.
    .files = Records of finished games, as the server gives them.
    .example = hanabi verify game.json

serve-ready = Open { $url }
serve-data = Games are kept in { $data }; stop with Ctrl-C.
connect-over = The game is over: { $score } points.
connect-abandoned = The game was abandoned.
backup-done = { $file }: { $count ->
    [one] one row
   *[other] { $count } rows
}, read back and checked
backup-unreadable = The log of the game { $game } cannot be read; it was kept as it is.
backup-contradicting = The lists tell the game { $game } otherwise than its log does; a restore goes by the log.
verify-backup-done = { $file }: whole; games: { $games }, lines of their logs: { $lines }, identities: { $identities }
verify-backup-bad = { $file }: { $reason }
restore-done = { $added } rows added, { $present } were there already.
restore-sessions = Sessions, tokens and recovery codes: { $added } are valid now as they were in the backup, { $revoked } were revoked because they are in the backup.
restore-relisted = Games listed anew, as their logs tell them: { $count }.
restore-differs = The game { $game } went another way in the database and was left as it is there.
verify-good = { $file }: ok, the deal is the one committed to
verify-bad = { $file }: { $reason }
