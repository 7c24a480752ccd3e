### Mnoho her: hanabi simulate a hanabi warm-up.

command-simulate = Odehraje mnoho her mezi boty a řekne, jak dopadly: průměrné skóre, podíl dokonalých a prohraných her, histogram, rychlost.
    .bot = Kdo hraje: jeden bot na všech místech, nebo na každém místě jeden, oddělené čárkami.
    .players = Kolik míst: 2 až 5.
    .games = Kolik her.
    .seed = Číslo prvního rozdání; další hra má další číslo.
    .edition = Vydání, podle jehož pravidel se hraje. Bez něj základní hra a libovolné varianty.
    .option = Přepne variantu: název, nebo název, „=“ a hodnota. Lze opakovat.
    .time-limit = Kolik sekund na tah má tvůj vlastní bot.
    .in-process = Spustí tvé boty přímo v procesu tohoto programu: mnohem rychleji, bez časového limitu, pro boty, kterým věříš.
    .json = Vypíše jeden objekt JSON.
    .workers = Kolik procesů hraje. Výsledky jsou při každém počtu stejné.
    .cluster = Hraje na clusteru Dask: adresa jeho plánovače, nebo „local“ pro cluster vytvořený tady.
    .resume = Ukládá dohrané do tohoto souboru, a pokud už existuje, pokračuje od něj.
    .records = Zapíše záznam každé hry do této složky. Pomalejší.
    .plot = Nakreslí histogram do tohoto souboru.
    .example = hanabi simulate --bot cautious --players 3 --games 10000 --seed 1
command-warm-up = Přeloží rychlé jádro hned, jednou na tomto počítači, a ne až při prvním použití.
    .example = hanabi warm-up

simulate-slow = tito boti tu nemají přeloženou podobu, takže to potrvá
simulate-not-fast = NumPy a Numba nejsou nainstalovány, takže to potrvá: pip install "hanabi[fast]"
simulate-interpreted = tak málo her se jen interpretuje; po příkazu hanabi warm-up poběží stokrát rychleji
simulate-played = { $games ->
    [one] Jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, hrají { $bots }, rozdání { $seeds }
simulate-seeds = { $first } až { $last }
simulate-nothing = Žádná hra nebyla dohrána.
simulate-mean = průměrné skóre   { $mean } ± { $error }
simulate-shares = dokonalé         { $perfect }, prohrané { $lost }
simulate-turns = tahů na hru      { $turns }
simulate-rates = čas: { $seconds } s; her za sekundu: { $games }, tahů za sekundu: { $steps }
simulate-stopped = zastaveno po { $done } z { $games } her
simulate-plot-score = skóre
simulate-plot-games = hry
warm-up-done = Rychlé jádro je připravené ({ $seconds } s).
