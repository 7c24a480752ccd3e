### An invitation: the page of a link, the door, the code, a bot’s seat.

web-invited = { $name } invites you
web-invited-plain = You are invited
web-invited-what = { $count ->
   *[other] { $box }, { $count } players
}
web-invited-about = You see every card except your own.
web-invited-with = With { $options }.
web-invited-days = A move whenever you have time, over days.
web-name-as = as the others see it
web-sit-down = Sit down
web-your-seat = your seat
web-no-account = No account. The link opens this table only.
web-rules-new = New here? The rules in a minute
web-watch-only = Just watch
web-table-full = This table is full
web-table-full-about = All seats are taken. One may become free again.
web-begun = This game has begun
web-begun-about = The cards are dealt and everybody is playing.
web-begun-closed = Nobody may watch this game.
web-watch = Watch
web-play-for = Play instead of { $name }
web-play-for-ask = The host is asked first.
web-play-for-waiting = The host is asked: may you play instead of { $name }?
web-play-for-stop = Do not ask any more
web-play-for-refused = The host would rather go on like this.
web-watching-now = You are watching.
web-take-seat = Take a bot’s seat
web-game-over = This game is over
web-game-over-about = You can watch it again, move by move.
web-no-table = There is no such table
web-no-table-about = The link may have lost a piece on the way. Ask for it again.
web-code = Code
web-code-about = To say aloud. It leads here for a few hours, as the link does.
web-at-door = { $count ->
    [one] Somebody is at the door
   *[other] { $count } people are at the door
}
web-at-door-reading = Reading the invitation
web-at-door-typing = Typing a name …
web-door-wants = { $name } would like to play instead of { $bot }.
web-let-in = Let in
web-not-now = Not now
web-start-waits = Start without waiting?
web-start-waits-about = Somebody is at the door and would like to sit down. Bots would take the free seats.
web-start-wait = Wait
web-start-bots = Start with bots
web-bot-seats = Late comers
web-bot-seats-keep = Watch
web-bot-seats-keep-about = Bots keep their seats to the end.
web-bot-seats-ask = Ask the host
web-bot-seats-ask-about = Whoever comes later may play on instead of a bot if the host agrees.
web-bot-seats-free = Play
web-bot-seats-free-about = Whoever comes later may play on instead of a bot.
