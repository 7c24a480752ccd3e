## Bots of one's own: from a file, from a module, or installed

help-bots = Boty: { $bots }. Własny to mine.py, mine.py:Class albo module:Class.
bots-plug-in = Zainstalowany z pakietem { $from }.
own-bot-failed = bot { $bot } zawiódł ({ $why }); zamiast niego wykonano ostrożny ruch
