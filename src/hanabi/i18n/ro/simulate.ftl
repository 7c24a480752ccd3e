### Multe jocuri: hanabi simulate și hanabi warm-up.

command-simulate = Joacă multe jocuri între boți și spune cum au mers: scorul mediu, câte au fost perfecte și câte pierdute, o histogramă, viteza.
    .bot = Cine joacă: un bot pentru toate locurile sau câte unul pentru fiecare, despărțiți prin virgule.
    .players = Câte locuri: de la 2 la 5.
    .games = Câte jocuri.
    .seed = Numărul primei împărțiri; jocul următor are numărul următor.
    .edition = Cutia ale cărei reguli se joacă. Fără ea, jocul de bază cu orice opțiuni.
    .option = Schimbă o opțiune: un nume, sau un nume, „=” și o valoare. Se poate repeta.
    .time-limit = Câte secunde are pentru o mutare un bot de-al tău.
    .in-process = Rulează boții tăi chiar în procesul acestui program: de multe ori mai repede, fără limită de timp, pentru boți în care ai încredere.
    .json = Scrie un singur obiect JSON.
    .workers = Câte procese joacă. Rezultatele sunt aceleași oricâte ar fi.
    .cluster = Joacă pe un cluster Dask: adresa planificatorului sau „local” pentru unul făcut aici.
    .resume = Ține în acest fișier ce e gata și, dacă există, continuă de acolo.
    .records = Scrie în acest dosar înregistrarea fiecărui joc. Merge mai încet.
    .plot = Desenează histograma în acest fișier.
    .example = hanabi simulate --bot cautious --players 3 --games 10000 --seed 1
command-warm-up = Compilează acum motorul rapid, o dată pe această mașină, nu abia la prima folosire.
    .example = hanabi warm-up

simulate-slow = acești boți nu au aici o formă compilată, așa că merge încet
simulate-not-fast = NumPy și Numba nu sunt instalate, așa că merge încet: pip install "hanabi[fast]"
simulate-interpreted = atât de puține jocuri sunt doar interpretate; după hanabi warm-up merg de sute de ori mai repede
simulate-played = { $games ->
    [one] Un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
} cu { $bots }, împărțirile { $seeds }
simulate-seeds = { $first }–{ $last }
simulate-nothing = Niciun joc nu s-a terminat.
simulate-mean = scor mediu       { $mean } ± { $error }
simulate-shares = perfecte         { $perfect }, pierdute { $lost }
simulate-turns = mutări pe joc    { $turns }
simulate-rates = în { $seconds } s; pe secundă, jocuri: { $games }, mutări: { $steps }
simulate-stopped = oprit; jocuri terminate: { $done } din { $games }
simulate-plot-score = scor
simulate-plot-games = jocuri
warm-up-done = Motorul rapid e gata ({ $seconds } s).
