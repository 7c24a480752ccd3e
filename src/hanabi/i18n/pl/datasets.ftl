### Gry jako tablice: hanabi dataset.

command-dataset = Zapisuje gry jako tablice do uczenia: dla każdego ruchu to, co widział gracz, dozwolone akcje, akcję i to, co jeszcze przyniosła. W częściach, z opisem danych; to samo polecenie rusza dalej tam, gdzie je przerwano.
    .action = Jedyne, co można robić ze zbiorami danych.
    .records = Zapisy skończonych gier według tych samych zasad zamiast gier botów.
    .out = Folder, do którego się zapisuje.
    .bot = Czyje gry: jeden bot na wszystkich miejscach albo po jednym na każde, oddzielone przecinkami.
    .players = Ile miejsc: od 2 do 5.
    .games = Ile gier.
    .seed = Numer pierwszego rozdania; następna gra ma następny numer.
    .edition = Wydanie, według którego toczy się gra. Domyślnie podstawowa gra i dowolne opcje.
    .option = Przełącz opcję: nazwa albo nazwa, „=” i wartość. Można powtarzać.
    .encoder = Jak zapisać to, co widać: hle, hle-minimal, hle-seer albo hle-open.
    .format = Format plików: npz, parquet albo jsonl.
    .shard = Ile gier jest w jednym pliku.
    .time-limit = Ile sekund na ruch ma twój własny bot.
    .in-process = Uruchamiaj własne boty w procesie tego programu: wiele razy szybciej, bez limitu czasu, dla botów, którym ufasz.
    .workers = Ile procesów gra. Wyniki są takie same przy każdej liczbie.
    .example = hanabi dataset make --bot smart --games 1000 --out smart-games
dataset-made = { $games ->
    [one] Jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, ruchów: { $samples }, w { $folder }: { $files ->
    [one] jeden plik
    [few] { $files } pliki
    [many] { $files } plików
   *[other] { $files } pliku
}, opis w README.md
