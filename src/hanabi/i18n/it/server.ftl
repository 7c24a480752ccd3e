### Che cosa dicono i comandi intorno al server.

command-serve = Apre tavoli per browser e programmi; non c’è niente da preparare. Ogni opzione può essere anche una variabile: --bot-delay è HANABI_BOT_DELAY.
    .host = L’indirizzo su cui ascoltare; 127.0.0.1 è solo questa macchina.
    .port = La porta su cui ascoltare; 0 ne prende una libera.
    .data = La cartella della base di dati; senza, la tua cartella dei dati.
    .database = L’URL di una base di dati, al posto del file SQLite in quella cartella.
    .public-url = L’indirizzo che le persone scrivono, per esempio https://hanabi.example.org; altri nomi sono rifiutati.
    .trusted-proxies = Indirizzi dei proxy di cui si credono le intestazioni X-Forwarded, separati da virgole.
    .secure-cookies = Manda i cookie solo su TLS, comunque sia arrivata la richiesta.
    .bot-delay = Secondi dal turno di un bot alla sua mossa.
    .bot-limit = Secondi che un bot ha per pensare, prima che si faccia per lui una mossa prudente.
    .bots = Altri bot che si possono far sedere, separati da virgole: installati, o tuoi.
    .message-rate = Messaggi WebSocket al secondo che una connessione può mandare.
    .request-rate = Richieste HTTP al secondo che un indirizzo può mandare.
    .guests-per-hour = Nuove identità all’ora per un indirizzo.
    .tables-per-hour = Nuovi tavoli all’ora per un’identità.
    .open-tables-per-identity = Tavoli non ancora iniziati ai quali un’identità può sedere.
    .connections-per-address = Connessioni WebSocket che un indirizzo può tenere aperte.
    .connections-per-identity = Connessioni WebSocket che un’identità può tenere aperte.
    .away-minutes = Minuti per cui qualcuno a un tavolo dal vivo può restare scollegato prima che gli altri vadano avanti senza.
    .push-seconds = Secondi per cui chi è di turno può mancare prima che i suoi dispositivi siano avvisati.
    .push-hosts = Host con porta che possono essere servizi push pur non essendo pubblici, separati da spazi.
    .idle-minutes = Minuti per cui resta in memoria un tavolo che nessuno guarda.
    .workers = Quanti processi servono; più di uno richiede PostgreSQL.
    .drain-seconds = Secondi in cui i giocatori vengono mandati altrove quando il server si ferma.
    .log-level = Quanto si annota sullo standard error: debug, info, warning o error.
    .example = hanabi serve --host 0.0.0.0 --port 8265
command-connect = Fa sedere un bot al tavolo di un server, con il protocollo pubblico, per una partita.
    .url = L’indirizzo del tavolo: qualunque link che finisca con il suo identificativo.
    .bot = Quale bot gioca.
    .seat = In quale posto; senza, nel primo libero.
    .token = Un token della tua identità; senza gioca un ospite.
    .passphrase = La parola d’ordine del tavolo, se ne ha una.
    .example = hanabi connect http://127.0.0.1:8265/tables/Yq0… --bot cautious
command-backup = Scrive in un file tutte le partite e le identità di un server, anche a server acceso: un solo istante, riletto e controllato.
    .file = Il file; compare solo quando è intero.
    .data = La cartella dei dati del server; senza, la tua cartella dei dati.
    .database = L’URL della base di dati del server, se ne ha uno.
    .example = hanabi backup hanabi-backup.gz
command-verify-backup = Controlla che un backup sia intero e si possa ripristinare, ripristinandolo in un posto che poi si butta via.
    .file = Il backup.
    .json = Scrive un solo oggetto JSON.
    .example = hanabi verify-backup hanabi-backup.gz
command-restore = Aggiunge quello che il backup ha e la base di dati no; non si sovrascrive niente. Il server può restare acceso.
    .file = Il backup.
    .data = La cartella dei dati del server; senza, la tua cartella dei dati.
    .database = L’URL della base di dati del server, se ne ha uno.
    .example = hanabi restore hanabi-backup.gz
command-verify = Controlla che le carte di una partita del server siano quelle fissate prima della prima mossa.
    .files = Registrazioni di partite finite, come le dà il server.
    .example = hanabi verify game.json

serve-ready = Apri { $url }
serve-data = Le partite stanno in { $data }; per fermare, Ctrl-C.
connect-over = La partita è finita: { $score ->
    [one] { $score } punto.
    [many] { $score } di punti.
   *[other] { $score } punti.
}
connect-abandoned = La partita è stata abbandonata.
backup-done = { $file }: { $count ->
    [one] una riga
    [many] { $count } di righe
   *[other] { $count } righe
}; rilettura e controllo riusciti
backup-unreadable = Il registro della partita { $game } non si può leggere; è rimasto così com’è.
backup-contradicting = Gli elenchi raccontano la partita { $game } diversamente dal suo registro; il ripristino segue il registro.
verify-backup-done = { $file }: intero; partite: { $games }, righe dei loro registri: { $lines }, identità: { $identities }
verify-backup-bad = { $file }: { $reason }
restore-done = Righe aggiunte: { $added }; già presenti: { $present }.
restore-sessions = Sessioni, token e codici di recupero: ora validi come nel backup: { $added }; revocati perché lo sono nel backup: { $revoked }.
restore-relisted = Partite rimesse negli elenchi come dicono i loro registri: { $count }.
restore-differs = La partita { $game } nella base di dati è andata in un altro modo ed è rimasta com’era lì.
verify-good = { $file }: a posto, la distribuzione è quella fissata in partenza
verify-bad = { $file }: { $reason }
