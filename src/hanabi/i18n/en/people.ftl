### People at a table: who leaves, who is removed, who is the host.

web-log-seat-left = { $name } leaves the table.
web-log-host-passed = { $name } is the host now.
web-log-kept-out = { $name } was removed by the host.
web-log-let-back-in = { $name } may come back.

web-people = Players
web-host = host
web-remove = Remove { $name }
web-remove-about = The seat of { $name } becomes free. During the game it waits for a bot, for somebody who watches, or for your vote to end the game.
web-give-up-about = Your seat becomes free. You may come back to it while nobody else has it, but you cannot take another one of this game.
web-may-return = Remove, may come back
web-keep-out = Remove and keep out
web-keep-out-about = Nobody from the same internet address may come either, unless they sit at the table.
web-kept-out = Kept out
web-let-back-in = Let { $name } back in
web-do-nothing = Do nothing
web-has-left = { $name } has left the game.
web-let-bot-play = Let a bot play
