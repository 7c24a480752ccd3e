## Bots of one's own: from a file, from a module, or installed

help-bots = Boți: { $bots }. Unul de-al tău este mine.py, mine.py:Class sau module:Class.
bots-plug-in = Instalat cu { $from }.
own-bot-failed = { $bot } a eșuat ({ $why }); în locul lui s-a făcut o mutare prudentă
