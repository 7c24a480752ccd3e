### What is said and agreed on beside the moves, and how moves travel.

web-log-abandon-voted = { $name } votes to abandon the game.
web-log-abandon-refused = { $name } would like to play on.
web-abandon-count = { $votes } of { $needed } votes
web-abandon-sure = Abandon the game?
web-abandon-alone = It ends now, without a score.
web-abandon-vote = { $needed ->
    [one] The others are asked. It ends when one of you agrees.
   *[other] The others are asked. It ends when { $needed } of you agree.
}
web-play-on = Play on
web-unread = { $count ->
    [one] One new remark
   *[other] { $count } new remarks
}
web-sending = Sending your move …
web-bot-pace = Pace of the bots
web-bot-pace-about = How long a bot waits before it moves.
web-bot-pace-quick = Quick
web-bot-pace-usual = Usual
web-bot-pace-slow = Slow
