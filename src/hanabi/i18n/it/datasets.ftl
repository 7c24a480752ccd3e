### Partite come array: hanabi dataset.

command-dataset = Scrive partite come array da cui imparare: per ogni mossa che cosa vedeva chi l’ha fatta, le azioni permesse, l’azione, il ritorno. A pezzi, con una scheda dei dati; lo stesso comando riprende da dove era stato fermato.
    .action = L’unica cosa da fare con i dati.
    .records = Registrazioni di partite finite con le stesse regole, al posto di partite dei bot.
    .out = La cartella in cui scrivere.
    .bot = Di chi sono le partite: un bot per tutti i posti, o uno per posto, separati da virgole.
    .players = Quanti posti: da 2 a 5.
    .games = Quante partite.
    .seed = Il numero della prima distribuzione; la partita seguente ha il numero seguente.
    .edition = La scatola di cui si seguono le regole. Senza, il gioco base con qualunque opzione.
    .option = Cambia un’opzione: un nome, o un nome, «=» e un valore. Si può ripetere.
    .encoder = Come si scrive ciò che si vede: hle, hle-minimal, hle-seer o hle-open.
    .format = Il formato dei file: npz, parquet o jsonl.
    .shard = Quante partite stanno in un file.
    .time-limit = Quanti secondi ha per una mossa un bot tuo.
    .in-process = Esegue i tuoi bot nel processo di questo programma: molto più in fretta, senza limite di tempo, per i bot di cui ti fidi.
    .workers = Quanti processi giocano. I numeri sono gli stessi, quanti che siano.
    .example = hanabi dataset make --bot smart --games 1000 --out smart-games
dataset-made = { $games ->
    [one] Una partita
    [many] { $games } partite
   *[other] { $games } partite
}, mosse: { $samples }, in { $folder }: { $files ->
    [one] un file
    [many] { $files } file
   *[other] { $files } file
}, descritti in README.md
