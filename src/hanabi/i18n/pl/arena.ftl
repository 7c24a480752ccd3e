### Boty w swoim towarzystwie: hanabi arena.

command-arena = Niech boty zagrają ze swoimi kopiami i w towarzystwie innych, wszystkie te same rozdania; pokaż, kto z kim gra dobrze.
    .preset = Rozegraj cały protokół: „ad-hoc” każe siedmiu botom, w tym początkującemu, grać w swoim towarzystwie i zapisuje wynik w folderze „ad-hoc”. To, co podano dodatkowo, ma pierwszeństwo.
    .bots = Kto bierze udział: boty oddzielone przecinkami. Ścieżka kończąca się na „.py” to twój własny bot.
    .players = Dla ilu miejsc, po przecinkach: od 2 do 5.
    .games = Ile rozdań gra każda drużyna.
    .seed = Numer pierwszego rozdania; następne rozdanie ma następny numer.
    .edition = Wydanie, według którego toczy się gra. Domyślnie podstawowa gra i dowolne opcje.
    .option = Przełącz opcję: nazwa albo nazwa, „=” i wartość. Można powtarzać.
    .time-limit = Ile sekund na ruch ma twój własny bot.
    .in-process = Uruchamiaj własne boty w procesie tego programu: wiele razy szybciej, bez limitu czasu, dla botów, którym ufasz.
    .json = Wypisz jeden obiekt JSON.
    .markdown = Zapisz tabele w tym pliku jako Markdown.
    .plot = Narysuj mapę cieplną w tym pliku.
    .folder = Zapisz wszystko w tym folderze: arena.md, arena.json i obraz arena.png.
    .workers = Ile procesów gra. Wyniki są takie same przy każdej liczbie.
    .cluster = Graj na klastrze Dask: adres jego planisty albo „local”, żeby utworzyć go tutaj.
    .resume = Trzymaj skończone gry w tym pliku, a jeśli już istnieje, graj od tego miejsca.
    .example = hanabi arena --bots smart,hat,cautious --players 2,3 --games 200

arena-round = Gracze: { $players }. Rozdania: { $deals }, numery { $seeds }
arena-matrix = Średni wynik i jego 95-procentowy przedział ufności: jeden bot z wiersza, na wszystkich innych miejscach boty z kolumny.
arena-one = jeden bot
arena-teams = Drużyny od najlepszej; przy mieszanych różnica względem drużyny z samych botów pierwszego rodzaju (1) i z samych drugiego (2), w tych samych rozdaniach.
arena-team = drużyna
arena-mean = średnia
arena-perfect = doskonałe
arena-lost = przegrane
arena-to-first = różnica 1
arena-to-other = różnica 2
arena-own = Drużyny z botów jednego rodzaju: średnia wiersza minus średnia kolumny, w tych samych rozdaniach.
arena-own-bot = wszystkie
arena-strangers = W towarzystwie obcych: średnia ze wszystkimi innymi botami, bez własnego rodzaju, i jaka to część tego, co tamte osiągają między sobą; wśród swoich; najmniej i z kim.
arena-with-others = z innymi
arena-share = część
arena-with-like = wśród swoich
arena-least = najmniej (z kim)
arena-forfeits = Gry oddane walkowerem przez { $bot }: { $count }. Pierwsza to rozdanie { $seed }: { $why }
arena-rates = gier: { $played }, czas: { $seconds } s, na sekundę: { $rate }
arena-plot-title = Gracze: { $players }
arena-plot-one = jeden bot …
arena-plot-rest = … wśród
arena-plot-score = średni wynik
