### A deal that several teams play: of the day, or among friends.

web-deal-friends = The same deal for friends
web-deal-about-day = Everybody gets the same cards today: play them with your own team or with bots. You can play them once. Once you have finished, you see what the others reached.
web-deal-about-friends = Play the cards that others have played before you. You can play them once. Once you have finished, you see what they reached.
web-deal-rules = No move is taken back, nobody watches, and the coach is silent.
web-deal-teams = { $count ->
    [0] No team has finished yet.
    [one] One team has finished.
   *[other] { $count } teams have finished.
}
web-deal-until = Open until { $time }.
web-deal-closed = This deal is over.
web-deal-seats = Players
web-deal-with-bots = Play with bots
web-deal-with-friends = Table for friends
web-deal-go-on = Go on with your game
web-deal-send = Send this link to whoever shall play the same cards:
web-deal-results = Results
web-deal-players = { $count ->
    [one] One player
   *[other] { $count } players
}
web-deal-yours = you
web-deal-bots = only bots
web-deal-winnable = With all cards face up, this deal can be won.
web-deal-bound = Even with all cards face up, nobody gets beyond { $bound }.
web-deal-unknown = With all cards face up, { $best } can be reached; whether more, is not known.
web-deal-waiting = The bots are still playing …
web-deal-too-long = The bots and the solver took too long for these cards.
web-deal-before = The deal of { $day }
