### Molte partite: hanabi simulate e hanabi warm-up.

command-simulate = Gioca molte partite tra bot e racconta com’è andata: punteggio medio, quote di partite perfette e perse, un istogramma, la velocità.
    .bot = Chi gioca: un bot per tutti i posti, o uno per ogni posto, separati da virgole.
    .players = Quanti posti: da 2 a 5.
    .games = Quante partite.
    .seed = Il numero della prima distribuzione; la partita seguente ha il numero seguente.
    .edition = La scatola di cui si seguono le regole. Senza, il gioco base con qualunque opzione.
    .option = Cambia un’opzione: un nome, o un nome, «=» e un valore. Si può ripetere.
    .time-limit = Quanti secondi ha per una mossa un bot tuo.
    .in-process = Esegue i tuoi bot nel processo di questo programma: molto più in fretta, senza limite di tempo, per i bot di cui ti fidi.
    .json = Scrive un solo oggetto JSON.
    .workers = Quanti processi giocano. I numeri sono gli stessi, quanti che siano.
    .cluster = Gioca su un cluster Dask: l’indirizzo del suo scheduler, o «local» per uno creato qui.
    .resume = Tiene in questo file quello che è finito e, se esiste già, riprende da lì.
    .records = Scrive in questa cartella la registrazione di ogni partita. Più lento.
    .plot = Disegna l’istogramma in questo file.
    .example = hanabi simulate --bot cautious --players 3 --games 10000 --seed 1
command-warm-up = Compila ora il motore veloce, una volta su questa macchina, invece che al primo uso.
    .example = hanabi warm-up

simulate-slow = questi bot non hanno qui una forma compilata, quindi si va piano
simulate-not-fast = NumPy e Numba non sono installati, quindi si va piano: pip install "hanabi[fast]"
simulate-interpreted = così poche partite vengono interpretate; dopo hanabi warm-up vanno centinaia di volte più veloci
simulate-played = { $games ->
    [one] Una partita
    [many] { $games } di partite
   *[other] { $games } partite
} con { $bots }, distribuzioni { $seeds }
simulate-seeds = { $first }–{ $last }
simulate-nothing = Nessuna partita è finita.
simulate-mean = punteggio medio  { $mean } ± { $error }
simulate-shares = perfette         { $perfect }, perse { $lost }
simulate-turns = mosse a partita  { $turns }
simulate-rates = in { $seconds } s; al secondo, partite: { $games }, mosse: { $steps }
simulate-stopped = interrotto; partite finite: { $done } su { $games }
simulate-plot-score = punteggio
simulate-plot-games = partite
warm-up-done = Il motore veloce è pronto ({ $seconds } s).
