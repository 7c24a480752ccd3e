## Bots of one's own: from a file, from a module, or installed

help-bots = I bot: { $bots }. Uno tuo è mine.py, mine.py:Class o module:Class.
bots-plug-in = Installato con { $from }.
own-bot-failed = { $bot } ha fallito ({ $why }); al suo posto è stata fatta una mossa prudente
