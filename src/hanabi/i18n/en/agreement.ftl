### How the bots read hints, in four pictures before the first turn.

web-agreement = How Smart reads hints
web-agreement-about = Smart reads hints so, and believes that you do too.
web-agreement-play = Play
    .about = the newest card that a hint touches and that may fit.
web-agreement-keep = Keep
    .about = the card you would discard next, when a value touches it.
web-agreement-go = May go
    .about = the oldest card that nobody has spoken of.
web-agreement-same = The same card
    .about = Somebody discards a card that fits: your newest is its twin. Play it.
web-agreement-newest = marks the newest card; the oldest is on the right.
web-agreement-always = Show before each game
web-agreement-begin = Begin
