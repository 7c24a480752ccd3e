### What `hanabi admin` says.

command-admin = What an operator does with tables and people: on the database, also while the server runs. Everything that is changed is noted.
    .data = The server’s data folder; without it, your data directory.
    .database = The server’s database URL, if it has one.
    .json = Write JSON.
    .example = hanabi admin tables
command-admin-tables = List the newest tables, or show one of them, without its cards.
    .table = The id of a table.
    .status = Only tables that are open, running, finished, abandoned or closed.
    .limit = At most so many.
    .example = hanabi admin tables --status running --json
command-admin-close = End what is played at a table; nobody can go on there.
    .table = The id of a table.
    .example = hanabi admin close vJ3yGk9UQv2c0yqkqk1m4g
command-admin-delete = Delete a table with its game, or a person with all that is theirs; in games with others their place stays, without a name.
    .what = The id of a table or of a person.
    .yes = Yes, for ever.
    .example = hanabi admin delete vJ3yGk9UQv2c0yqkqk1m4g --yes
command-admin-games = Write all finished games to a file, one record in each line: also those behind a passphrase.
    .file = The file; it may not exist yet.
    .example = hanabi admin games games.jsonl
command-admin-people = List the newest people, or those with this name.
    .who = An id, or a part of a name.
    .limit = At most so many.
    .example = hanabi admin people Anna
command-admin-block = Keep a person or an address out; their connections end.
    .what = The id of a person, an address or a network.
    .example = hanabi admin block 203.0.113.0/24
command-admin-unblock = Let a person or an address in again.
    .what = The id of a person, an address or a network.
    .example = hanabi admin unblock 203.0.113.0/24
command-admin-rename = Give a person another name, in the lists of games, too.
    .person = The id of a person.
    .name = The new name.
    .example = hanabi admin rename 9sQk1m4gvJ3yGk9UQv2c0y Anna
command-admin-export = Write all that is known of a person to a file, as JSON.
    .person = The id of a person.
    .file = The file; it may not exist yet.
    .example = hanabi admin export 9sQk1m4gvJ3yGk9UQv2c0y anna.json
command-admin-clean = Delete tables without a result at which nothing has happened for long, and guests who have never played.
    .table-days = Days without a line after which a table goes.
    .guest-days = Days after which a guest goes.
    .dry-run = Only say what would go.
    .example = hanabi admin clean --dry-run
command-admin-audit = Tell what operators did, the latest first.
    .limit = At most so many.
    .example = hanabi admin audit

admin-nothing = There is nothing.
admin-closed = The table { $table } is closed.
admin-over-already = Nothing is played at the table { $table } any more.
admin-table-deleted = The table { $table } is deleted.
admin-person-deleted = The person { $person } is deleted; games that had them: { $games }.
admin-games-written = { $count ->
    [one] One game is
   *[other] { $count } games are
} in { $file }.
admin-is-blocked = blocked
admin-renamed = The person { $person } is called { $name } now.
admin-exported = All that is known of { $person } is in { $file }.
admin-blocked = Blocked: { $what }
admin-unblocked = Not blocked any more: { $what }
admin-unchanged = Nothing had to be changed: { $what }
admin-would-clean = Would go: tables { $tables }, guests { $guests }.
admin-cleaned = Deleted: tables { $tables }, guests { $guests }.
