## Bots of one's own: from a file, from a module, or installed

help-bots = Boti: { $bots }. Tvůj vlastní je mine.py, mine.py:Class nebo module:Class.
bots-plug-in = Nainstaloval ho balík { $from }.
own-bot-failed = bot { $bot } selhal ({ $why }); místo něj byl proveden opatrný tah
