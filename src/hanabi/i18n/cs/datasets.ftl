### Hry jako pole čísel: hanabi dataset.

command-dataset = Zapíše hry jako pole čísel k učení: ke každému tahu, co jeho hráč viděl, dovolené akce, zvolenou akci a co ještě přinesla. Po částech a s popisem dat; stejný příkaz pokračuje tam, kde byl přerušen.
    .action = Jediné, co se s datovými sadami dá dělat.
    .records = Záznamy dohraných her podle týchž pravidel místo her botů.
    .out = Složka, do které se zapisuje.
    .bot = Čí hry: jeden bot pro všechna místa, nebo pro každé jeden, oddělení čárkami.
    .players = Kolik míst: 2 až 5.
    .games = Kolik her.
    .seed = Číslo prvního rozdání; další hra má další číslo.
    .edition = Vydání, podle jehož pravidel se hraje. Bez něj základní hra a libovolné varianty.
    .option = Přepne variantu: název, nebo název, „=“ a hodnota. Lze opakovat.
    .encoder = Jak se zapíše, co je vidět: hle, hle-minimal, hle-seer nebo hle-open.
    .format = Formát souborů: npz, parquet nebo jsonl.
    .shard = Kolik her je v jednom souboru.
    .time-limit = Kolik sekund na tah má tvůj vlastní bot.
    .in-process = Spustí tvé boty přímo v procesu tohoto programu: mnohem rychleji, bez časového limitu, pro boty, kterým věříš.
    .workers = Kolik procesů hraje. Výsledky jsou při každém počtu stejné.
    .example = hanabi dataset make --bot smart --games 1000 --out smart-games
dataset-made = { $games ->
    [one] Jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, tahů: { $samples }, ve složce { $folder }: { $files ->
    [one] jeden soubor
    [few] { $files } soubory
    [many] { $files } souboru
   *[other] { $files } souborů
}, popis v README.md
