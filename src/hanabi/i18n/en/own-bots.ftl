## Bots of one's own: from a file, from a module, or installed

help-bots = Bots: { $bots }. One of yours is mine.py, mine.py:Class or module:Class.
bots-plug-in = Installed with { $from }.
own-bot-failed = { $bot } failed ({ $why }); a careful move was made in its place
