### Wiele gier: hanabi simulate i hanabi warm-up.

command-simulate = Rozegraj wiele gier między botami i podaj, jak poszło: średni wynik, udział gier doskonałych i przegranych, histogram, szybkość.
    .bot = Kto gra: jeden bot na wszystkich miejscach albo po jednym na miejsce, oddzielone przecinkami.
    .players = Ile miejsc: od 2 do 5.
    .games = Ile gier.
    .seed = Numer pierwszego rozdania; następna gra ma następny numer.
    .edition = Wydanie, według którego toczy się gra. Domyślnie podstawowa gra i dowolne opcje.
    .option = Przełącz opcję: nazwa albo nazwa, „=” i wartość. Można powtarzać.
    .time-limit = Ile sekund na ruch ma twój własny bot.
    .in-process = Uruchamiaj własne boty w procesie tego programu: wiele razy szybciej, bez limitu czasu, dla botów, którym ufasz.
    .json = Wypisz jeden obiekt JSON.
    .workers = Ile procesów gra. Wyniki są takie same przy każdej liczbie.
    .cluster = Graj na klastrze Dask: adres jego planisty albo „local”, żeby utworzyć go tutaj.
    .resume = Trzymaj skończone gry w tym pliku, a jeśli już istnieje, graj od tego miejsca.
    .records = Zapisuj każdą grę w tym katalogu. Wolniej.
    .plot = Narysuj histogram w tym pliku.
    .example = hanabi simulate --bot cautious --players 3 --games 10000 --seed 1
command-warm-up = Skompiluj szybki silnik teraz, jednorazowo na tym komputerze, a nie przy pierwszym użyciu.
    .example = hanabi warm-up

simulate-slow = te boty nie mają tu postaci skompilowanej, więc potrwa to dłużej
simulate-not-fast = NumPy i Numba nie są zainstalowane, więc potrwa to dłużej: pip install "hanabi[fast]"
simulate-interpreted = tak mało gier jest tylko interpretowanych; po poleceniu hanabi warm-up pójdą setki razy szybciej
simulate-played = { $games ->
    [one] Jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, grają { $bots }, rozdania { $seeds }
simulate-seeds = od { $first } do { $last }
simulate-nothing = Żadna gra nie została skończona.
simulate-mean = średni wynik     { $mean } ± { $error }
simulate-shares = doskonałe        { $perfect }, przegrane { $lost }
simulate-turns = ruchów na grę    { $turns }
simulate-rates = czas: { $seconds } s; gier na sekundę: { $games }, ruchów na sekundę: { $steps }
simulate-stopped = przerwano po { $done } z { $games } gier
simulate-plot-score = wynik
simulate-plot-games = gry
warm-up-done = Szybki silnik jest gotowy ({ $seconds } s).
