### Perché qualcosa è stato rifiutato. I valori arrivano come testo, quindi le frasi non
### dipendono dal numero.

## Regole

error-players = si gioca da 2 a 5, non in { $players }
error-unknown-edition = non esiste l’edizione { $edition }; ci sono { $known }
error-unknown-option = non esiste l’opzione { $option }; ci sono { $known }
error-option-not-boolean = l’opzione { $option } è true o false, non { $value }
error-multicolor-value = l’opzione multicolor è { $known } o niente, non { $value }
error-option-not-offered = l’edizione { $edition } non offre l’opzione { $option }
error-multicolor-not-offered = l’edizione { $edition } non ha carte multicolori del tipo { $value }, solo { $known }
error-suit-copies = alla serie { $suit ->
    [white] bianca
    [red] rossa
    [blue] blu
    [yellow] gialla
    [green] verde
    [multicolor] multicolore
   *[black] nera
} serve almeno una copia di ogni carta
error-suits-differ = una partita ha almeno una serie, e ogni serie una volta sola
error-suits-ranks = tutte le serie di una partita hanno lo stesso numero di valori
error-hand-size = una mano ha almeno una carta, non { $size }
error-deck-too-small = il mazzo non basta; giocatori: { $players }, carte a testa: { $size }
error-ruleset-too-large = il gioco è troppo grande; { $what ->
    [cards] carte
    [kinds] tipi di carte
    [ranks] valori
    [hand-size] carte in una mano
    [hint-tokens] gettoni indizio
   *[mistakes] errori
}: { $value }, al massimo { $most }
error-tokens-not-counts = gettoni ed errori sono numeri interi, e almeno un errore fa perdere la partita

## Distribuzioni

error-deck = copie della carta { $card } nel mazzo: { $count }; secondo le regole: { $wanted }
error-tiles = le tessere premio sono i numeri da 1 a 6, ognuno una volta
error-tiles-not-in-play = ci sono tessere premio, ma non sono in gioco
error-first-seat = il primo posto è un numero da 0 a { $last }, non { $seat }
error-seed = un seed è un numero intero da 0 a 18446744073709551615, non { $seed }
error-return-place = una carta non può tornare a profondità { $place } in un mazzo di grandezza { $size }
error-no-return-place = la distribuzione non dice dove va la carta restituita numero { $use }

## Mosse

error-game-over = la partita è finita
error-not-a-move = { $given } non è una mossa
error-reward-pending = prima va usata la tessera premio { $tile }
error-no-reward-pending = nessuna tessera premio aspetta una scelta
error-other-reward = la tessera premio { $tile } chiede altro
error-card-not-in-hand = la carta { $card } non è nella mano del posto { $seat }
error-no-announcements = i colori si annunciano solo in «Coreografia a tempo»
error-suit-not-in-game = in questa partita non c’è il fuoco { $suit ->
    [white] bianco
    [red] rosso
    [blue] blu
    [yellow] giallo
    [green] verde
    [multicolor] multicolore
   *[black] nero
}
error-all-tokens-available = tutti i gettoni indizio sono disponibili, quindi non si può scartare
error-no-token-left = non ci sono più gettoni indizio
error-no-such-seat = non c’è il posto { $seat }; i posti vanno da 0 a { $last }
error-hint-to-oneself = nessuno dà indizi a se stesso
error-color-not-hintable = in questa partita nessun indizio può nominare il { $color ->
    [white] bianco
    [red] rosso
    [blue] blu
    [yellow] giallo
    [green] verde
   *[multicolor] multicolore
}
error-no-such-rank = in questa partita non c’è il valore { $rank }
error-hint-touches-nothing = l’indizio non toccherebbe nessuna carta
error-arrange-other-cards = queste non sono le carte nella mano del posto { $seat }
error-card-not-discarded = la carta { $card } non è tra gli scarti
error-card-does-not-fit = la carta { $card } non è adatta al suo fuoco

## Che cosa può dire un posto

error-not-on-turn = tocca al posto { $turn }, non al posto { $seat }
error-not-ones-own-hand = ognuno riordina solo la propria mano
error-no-such-card = sul tavolo non c’è la carta numero { $card }

## Bot

error-unknown-bot = non esiste il bot { $bot }; ci sono { $known }
error-bots-at-table = i giocatori sono { $players } e altrettanti devono essere i bot, non { $count }

## Carte e mosse come testo

error-notation-card = mi aspettavo una carta come r1 o k5, non «{ $found }»
error-notation-deck = carta { $number }, colonna { $column }: mi aspettavo una carta come r1 o k5, non «{ $found }»
error-notation-move = colonna { $column }: mi aspettavo hint, play, discard, reward o arrange
error-notation-seat = colonna { $column }: mi aspettavo il numero di un posto
error-notation-hint = colonna { $column }: mi aspettavo un colore (white, red, blue, yellow, green, multicolor) o un valore
error-notation-black = colonna { $column }: il nero non è un colore, quindi nessun indizio può nominarlo
error-notation-card-id = colonna { $column }: mi aspettavo il numero di una carta
error-notation-as = colonna { $column }: mi aspettavo la fine, oppure «as» e una serie
error-notation-suit = colonna { $column }: mi aspettavo una serie (white, red, blue, yellow, green, multicolor, black)
error-notation-reward = colonna { $column }: mi aspettavo hint, return, add o decline
error-notation-arrange = colonna { $column }: mi aspettavo il numero di un posto e i due punti
error-notation-end = colonna { $column }: mi aspettavo la fine
error-notation-length = il testo è troppo lungo; limite di caratteri: { $limit }
error-notation-rules = servono regole come en-2016,3,expert, non "{ $found }"; le scatole sono { $known }
error-notation-position = colonna { $column }: una posizione comincia con "{ $start }"
error-notation-position-kind = colonna { $column }: serve open, watching o un posto come seat:0
error-notation-position-word = colonna { $column }: serve un campo con il suo valore, come tokens=8, ognuno una volta, non "{ $found }"
error-notation-position-missing = colonna { $column }: manca il campo { $field }
error-notation-position-value = colonna { $column }: { $field } non può valere questo in una posizione così
error-notation-position-reason = colonna { $column }: { $field }: { $reason }
error-notation-position-spelling = colonna { $column }: questo si scrive in un altro modo; una posizione ha una sola grafia

## JSON

error-json-size = il file è troppo grande; limite di byte: { $limit }
error-json-utf8 = riga { $line }, colonna { $column }: non è UTF-8
error-json-syntax = riga { $line }, colonna { $column }: non è JSON
error-json-depth = riga { $line }, colonna { $column }: troppi livelli uno dentro l’altro; limite: { $limit }
error-json-tokens = riga { $line }, colonna { $column }: troppe parole, numeri e segni; limite: { $limit }
error-json-constant = riga { $line }, colonna { $column }: { $found } non è un numero
error-json-digits = riga { $line }, colonna { $column }: numero troppo lungo; limite di caratteri: { $limit }
error-json-overflow = riga { $line }, colonna { $column }: il numero { $found } è troppo grande
error-json-surrogate = riga { $line }, colonna { $column }: { $found } è mezzo carattere
error-json-duplicate = la chiave «{ $key }» compare due volte in un oggetto

## Registrazioni

error-record-field = { $field }: { $reason }
error-record-move = mossa { $number }: { $move }: { $reason }
error-record-move-text = mossa { $number }: mi aspettavo un testo tra virgolette, non { $value }
error-record-not-an-object = una registrazione è un oggetto JSON, non { $value }
error-record-missing = questo campo manca
error-record-unknown = non c’è un campo così
error-record-format = questo non è "hanabi-record" ma { $value }
error-record-version = si conoscono solo le versioni 1 e 2, non { $value }
error-record-object = mi aspettavo un oggetto, non { $value }
error-record-list = mi aspettavo una lista, non { $value }
error-record-text = mi aspettavo un testo tra virgolette, non { $value }
error-record-number = mi aspettavo un numero intero da 0 in su, non { $value }
error-record-player-count = nomi dati: { $count }, giocatori: { $wanted }
error-record-seed = un seed è un numero intero da 0 a 18446744073709551615 tra virgolette, senza zeri iniziali, non { $value }
error-record-deal = una distribuzione ha o un seed o un mazzo (deck)
error-record-seed-and-more = una distribuzione con un seed non ha { $field }
error-record-too-many-moves = troppe mosse; limite: { $limit }
error-record-unused-returns = posizioni date: { $count }, posizioni usate: { $used }
error-record-not-over = la partita non è finita
error-record-without-beginning = questa partita riprende da una posizione; non si sa come ci si è arrivati, quindi non può avere una registrazione
error-record-wrong = c’è scritto { $value }, è giusto { $right }
error-record-custom-rules = queste regole non sono di nessuna scatola né di una combinazione di opzioni, quindi qui non si possono mostrare
error-record-returns-differ = le varianti rimettono le carte in posti diversi, cosa che una sola distribuzione non può dire
error-record-after = qui non c’è una posizione dopo { $after } mosse, solo da { $first } a { $last }
error-hanab-live-variant = le nostre regole non hanno la variante { $variant } di hanab.live
error-hanab-live-option = le nostre regole e quelle di hanab.live non hanno in comune l’opzione { $option }
error-hanab-live-rules = hanab.live non ha una variante con queste regole
error-hanab-live-end = dopo la fine della partita segue ancora qualcosa
error-hanab-live-link = questo non è un link che porta una partita: { $found }
error-hanab-live-no-link = un link non può portare questa partita: ci stanno solo la variante e 62 carte
error-record-extra-known = questo campo lo scrive già la registrazione
error-record-extra-value = il valore non si può scrivere come JSON

## Riga di comando

error-unknown-command = non esiste il comando { $command }; ci sono { $known }
error-no-such-option = non esiste l’opzione { $option }
error-missing-parameter = manca { $parameter }
error-option-usage = l’opzione { $option } vuole un valore
error-flag-usage = l’opzione { $option } non vuole valori
error-too-many-words = c’è una parola di troppo; --help dice che cosa si può scrivere
error-usage = { $reason }
error-solve-what = di’ che cosa risolvere: una registrazione, un --seed, oppure --seeds
error-solve-move-of-file = --move indica una mossa di una registrazione, quindi serve un file
error-solve-no-such-move = { $file }: non c’è una posizione dopo { $move } mosse; la registrazione ne ha { $last }
error-endgame-both = o --open-hands o --others
error-endgame-only-wins = o --only-wins o --others
error-show-forms = uno solo tra --text, --svg, --png e --position
error-endgame-over = dopo { $move } mosse la partita è finita
error-endgame-not-on-turn = dopo { $move } mosse è di turno il posto { $turn }, non il posto { $seat }
error-endgame-time = non si finisce in { $seconds } secondi; scegli una mossa più avanti o usa --seconds
error-endgame-deck = con { $cards } carte nel mazzo c’è troppo da contare; scegli una mossa più avanti
error-endgame-hands = le carte nascoste lasciano più di { $limit } mani; scegli una mossa più avanti
error-endgame-games = servono { $games } partite e ne sono permesse { $limit }; scegli una mossa più avanti o usa --games
error-stats-what = di’ quali partite: file, cartelle o --server
error-convert-nothing = non c’è nessuna partita da convertire
error-stats-nothing = non c’è nessuna partita da contare
error-stats-server = { $server } non risponde: { $why }
error-not-a-range = { $option } è un intervallo come 1..1000, non { $value }
error-not-a-number = { $option } vuole un numero intero di almeno { $least }, non { $value }
error-web-address = { $option } vuole un indirizzo come https://hanabi.example.org, non { $value }
error-proxy-address = { $option } vuole indirizzi IP o reti come 127.0.0.1,10.0.0.0/8, oppure *, non «{ $value }»
error-number-range = { $option } vuole un numero da { $least } a { $most }, non { $value }
error-option-value = un’opzione vuole true o false, non { $value }
error-file-unreadable = { $file } non si può leggere: { $why }
error-file-unwritable = { $file } non si può scrivere: { $why }
error-file-exists = { $file } esiste già
error-output = sull’uscita non si può scrivere niente: { $why }
error-in-file = { $file }: { $reason }
error-admin-yes = ciò che si cancella è perso per sempre: aggiungi --yes se è voluto
error-no-terminal = la partita a tutto schermo ha bisogno di un terminale
error-no-textual = la partita a tutto schermo ha bisogno di Textual: pip install "hanabi[terminal]"

## Backup

error-backup-header = questo non è un backup di questa versione
error-backup-cut = il backup è troncato: mancano delle righe
error-backup-line = la riga { $line } del backup è danneggiata
error-backup-references = alcune righe del backup rimandano a righe che non contiene
error-backup-twice = il backup contiene due volte la stessa riga
error-restore-conflict = le righe del backup non si accordano con quelle della base di dati; non è cambiato niente

## Il motore veloce

error-compiling = compilo il motore veloce, una volta su questa macchina (fino a un minuto)…
error-dataset-source = indica o dei bot o delle registrazioni
error-dataset-rules = { $file } ha regole diverse dalla prima registrazione
error-dataset-unfinished = { $file } è di una partita che non è finita
error-no-pyarrow = Parquet ha bisogno di pyarrow: pip install "hanabi[datasets]"
error-look-name = { $name } è un nome che infos ha già
error-own-hand-encoder = { $encoder } mostra a un posto le proprie carte, quindi nessun bot può giocare con esso
error-no-action = in questa partita la mossa non ha un numero di azione
error-not-legal-now = questa mossa adesso non è permessa
error-illegal-action = l’azione { $action } non è permessa nella partita { $game }
error-other-ruleset = queste partite hanno altre regole

## Il server

error-bad-message = questo non è un messaggio del protocollo: { $reason }
error-bad-request = la richiesta è sbagliata: { $reason }
error-hello-again = la connessione è già stata salutata
error-hello-first = il primo messaggio deve essere hello
error-message-too-long = messaggio troppo lungo; limite di caratteri: { $limit }
error-body-too-large = richiesta troppo grande; limite di byte: { $limit }
error-body-too-slow = il resto della richiesta non è arrivato in tempo
error-not-text = i messaggi sono testo, non dati binari
error-protocol-version = questo server parla la versione { $version } del protocollo
error-seq = non c’è la riga { $seq }; l’ultima è la { $current }
error-sign-in-needed = ti serve un’identità: entra prima come ospite
error-push-endpoint = Questo non può essere l’indirizzo di un servizio push.
error-push-keys = Queste non sono le chiavi di un abbonamento push.
error-token-unknown = questo token non apre niente
error-token-rights = questo token non può farlo: è nato senza il diritto di cambiare la tua identità
error-recovery-code-unknown = questo codice di recupero non apre niente
error-too-many-tokens = hai già il massimo di token ({ $limit }); prima revocane uno
error-no-such-token = non hai un token così
error-origin = questa pagina non può usare il server
error-host = questo server ha un altro nome; chi lo gestisce può ammetterlo con --public-url
error-too-many-messages = troppi messaggi; aspetta un momento
error-too-many-requests = troppe richieste; aspetta un momento
error-too-many-connections = ci sono già troppe connessioni aperte; prima chiudine una
error-too-many-open-tables = siedi già a { $limit } tavoli non ancora iniziati; prima iniziane o chiudine uno
error-too-many-questions = hai già fatto più domande; aspetta le risposte
error-too-many-reviews = diverse analisi sono già in attesa; torna quando una è pronta
error-not-dealt-anew = nessun’altra distribuzione avrebbe portato qui
error-storage = al momento non si può salvare nulla; riprova
error-internal = il server ha avuto un guasto; non è colpa tua
error-no-such-path = qui non c’è niente
error-no-such-method = questo qui non si può fare
error-no-such-table = non c’è un tavolo così
error-no-such-lesson = non c’è una lezione così
error-no-such-lines = queste varianti non ci sono; chi le ha condivise potrebbe averle tolte
error-table-unreadable = questo tavolo non si può leggere; il gestore lo trova nel registro
error-passphrase-wrong = la parola d’ordine è sbagliata
error-no-spectators = questo tavolo non ha spettatori
error-not-seated = non hai un posto a questo tavolo
error-not-the-host = può farlo solo chi ospita
error-kept-out = chi ospita ha allontanato da questo tavolo te, o qualcuno dal tuo indirizzo internet
error-nobody-kept-out = nessuno con questo numero è tenuto fuori
error-no-such-person = non c’è una persona così
error-blocked = chi gestisce questo server ha bloccato questo indirizzo
error-keep-out-whom = al posto { $seat } non c’è nessuno da tenere fuori
error-seat-seen = hai già visto le carte del posto { $seat }, quindi non puoi giocarle
error-seat-taken = il posto { $seat } è occupato
error-not-ones-seat = il posto { $seat } non è tuo
error-seat-name = qui ognuno gioca con il proprio nome: il tavolo non è per un dispositivo condiviso
error-no-bot-there = al posto { $seat } non gioca nessun bot
error-bot-not-moved = il bot al posto { $seat } non ha ancora mosso
error-bot-too-slow = il bot impiega troppo tempo; riprova
error-seat-empty = al posto { $seat } non c’è nessuno
error-seats-free = posti ancora liberi: { $seats }
error-seat-asked-for = il posto { $seat } l’ha già chiesto qualcun altro
error-nobody-at-the-door = alla porta non c’è più nessuno con questo numero
error-too-many-at-the-door = alla porta di questo tavolo ci sono già troppe persone
error-no-free-seat = a questo tavolo non ci sono più posti liberi
error-bot-seat-ask = solo chi ospita può farti giocare al posto di un bot
error-seated-already = sei già a questo tavolo
error-bot-seats-kept = a questo tavolo nessuno può prendere il posto di un bot
error-somebody-waits = alla porta c’è qualcuno che vorrebbe un posto
error-no-such-code = nessun tavolo ha questo codice; i codici valgono alcune ore
error-table-closed = il tavolo è chiuso
error-too-often = a uno stesso tavolo non si può fare più di { $limit } volte
error-game-started = la partita è cominciata
error-game-not-started = la partita non è cominciata
error-game-not-over = la partita non è finita
error-old-position = intanto è successo qualcosa: guarda di nuovo
error-paused = la partita è in pausa
error-not-paused = la partita non è in pausa
error-bot-plays-seat = al tuo posto gioca un bot: prima torna
error-no-stand-in = al tuo posto non gioca nessun bot
error-nothing-to-undo = non c’è nessuna mossa da riprendere
error-undo-asked-already = è già stato chiesto di riprendere una mossa
error-no-undo-asked = nessuno ha chiesto di riprendere una mossa
error-answered-already = hai già risposto
error-voted-already = questo è già il tuo voto
error-no-vote = nessuno ha proposto di abbandonare la partita
error-talk-level = il livello di conversazione del tavolo non lo permette: { $level ->
    [silent] silenzio
    [phrases] frasi pronte
   *[free] chat libera
}
error-unknown-phrase = non c’è la frase { $phrase }
error-phrase-or-text = di’ o una frase o un testo
error-text-empty = il testo è vuoto
error-text-too-long = testo troppo lungo; limite di caratteri: { $limit }
error-commitment-missing = alla registrazione manca «commitment», con hash, salt e return_seed
error-commitment-seed = il return_seed di «commitment» non è un seed
error-commitment-hash = questa non è la distribuzione fissata in partenza
error-commitment-returns = una carta non è tornata dove dice il seed fissato in partenza
error-address = impossibile ascoltare su { $host }, porta { $port }: { $why }
error-database = impossibile usare la base di dati: { $why }
error-database-newer = questa base di dati è stata creata da una versione più recente di hanabi
error-database-driver = { $driver } qui non si può usare: scrivi postgresql://… (con psycopg) o sqlite+aiosqlite:///…
error-no-postgres = PostgreSQL ha bisogno del suo driver: pip install "hanabi[postgres]"
error-database-too-old = questo PostgreSQL è alla versione { $version }; serve la { $oldest } o una più recente
error-database-encoding = la codifica di questo database è { $encoding }; serve UTF8 (CREATE DATABASE … ENCODING UTF8 TEMPLATE template0)
error-workers-sqlite = più processi richiedono PostgreSQL (--database postgresql://…); SQLite ne serve uno solo
error-database-url = questo non è l’indirizzo di una base di dati, come sqlite+aiosqlite:///hanabi.db
error-no-database = in { $place } non c’è nessuna base di dati di hanabi
error-no-extra = serve { $missing }, che non è installato: pip install "hanabi[{ $extra }]"
error-table-address = { $url } non è l’indirizzo di un tavolo
error-no-hanabi-server = { $url } risponde, ma non è un server di hanabi
error-unreachable = { $url } non è raggiungibile: { $why }

## Molte partite

error-bot-count = bot nominati: { $count }, posti: { $players }; nominane uno per tutti o uno per ciascuno
error-no-games = serve almeno una partita, non { $games }
error-seeds = con tante partite il primo seed è un numero da 0 a { $last }, non { $seed }
error-folder-unwritable = in { $folder } non si può scrivere niente: { $why }
error-record-in-the-way = { $file } esiste e non è la registrazione di questa partita
error-not-a-simulation = { $file } non è lo stato di una simulazione
error-not-a-file = { $file } non è un file ordinario
error-other-simulation = { $file } è lo stato di un’altra simulazione
error-file-unusable = { $file } non si può usare: { $why }
error-no-dask = un cluster ha bisogno di Dask: pip install "hanabi[cluster]"
error-no-cluster = a { $address } non risponde nessun cluster: { $why }
error-no-numba = il motore veloce ha bisogno di NumPy e Numba: pip install "hanabi[fast]"
error-show-terminal = un’immagine in un terminale sarebbe solo rumore: --out le dà un file
error-no-resvg = un PNG ha bisogno di resvg: pip install "hanabi[pictures]"
error-no-matplotlib = un’immagine ha bisogno di matplotlib: pip install "hanabi[plots]"
error-plot-unwritable = l’immagine { $file } non si può scrivere: { $why }
error-plot-format = { $file } non finisce come un’immagine; si conoscono { $known }
error-bot-twice = ogni bot partecipa una volta sola: { $bots }
error-players-twice = ogni numero di giocatori si indica una volta sola: { $players }
error-same-name = due file hanno lo stesso nome: { $bots }
error-bot-file = il bot { $file } non si può leggere: { $why }
error-bot-file-fails = il bot { $file } non funziona: { $why }
error-bot-file-hangs = il bot { $file } non è pronto dopo { $seconds } s
error-bot-file-dies = il bot { $file } chiude il suo processo prima di poter giocare
error-no-bot = in { $file } non c’è nessun bot: né una funzione make_bot, né una classe con un metodo choose
error-several-bots = in { $file } ci sono più bot ({ $bots }); quale gioca lo dicono «:» e un nome dopo il file, o una funzione make_bot
error-no-bot-named = in { $file } non c’è niente che si chiami { $bot }
error-bot-module = il modulo { $module } non c’è, né in questa cartella né tra quelli installati
error-bot-arguments = il bot { $bot } di { $file } non si può creare: deve prendere un posto e un seed, o niente
error-no-fork = i bot presi da file hanno bisogno di un sistema con fork (Linux, macOS): { $file }
error-forfeit-error = eccezione { $what }
error-forfeit-illegal = mossa non permessa { $move }
error-forfeit-time = nessuna risposta entro { $seconds } s
error-forfeit-died = il suo processo è finito

## Ambienti per l’apprendimento

error-unknown-encoder = non esiste la codifica { $encoder }; si conoscono { $known }
error-wrong-array = { $name } deve essere un array contiguo di { $kind } di forma { $shape }, non di { $given }
error-setting-value = { $name } può essere { $known }, non { $value }
error-encoder-output = la codifica { $encoder } dà proporzioni, quindi il suo risultato è float32, non { $output }
error-action-range = l’azione della partita { $game } è un numero da 0 a { $last }, non { $action }
error-game-over-reset = la partita { $game } è finita: va ricominciata prima del prossimo passo
error-not-reset = le carte non sono state distribuite: bisogna prima chiamare reset
error-per-game = { $name } vuole un solo valore, o uno per ogni partita (partite: { $games }), non { $count }
error-deck-of-game = il mazzo della partita { $game } non ha le carte delle sue regole
error-no-learner = ogni posto della partita { $game } ha un bot: bisogna lasciarne uno a chi impara
error-other-environment = questo stato appartiene a un ambiente con altre partite
error-readable-teammates = le posizioni si possono cambiare solo se tutti i compagni sono bot compilati

## Una partita per chi impara e l’interfaccia di Hanabi Learning Environment

error-env-action = un’azione è un numero da 0 a { $last }, non { $action }
error-env-illegal-action = l’azione { $action } ora non è permessa
error-env-not-on-turn = non è il turno di { $agent }, quindi la sua azione è { $noop }, non { $action }
error-env-missing-action = manca l’azione di { $agent }
error-bot-illegal-action = il bot { $bot } al posto { $seat } ha scelto { $action }, che non è permesso; distribuisci di nuovo le partite
error-hle-illegal = la mossa { $move } ora non è permessa
error-hle-move = { $move } non è una mossa
error-hle-color = ci voleva uno dei colori { $known }, non { $color }
error-hle-index = ci voleva un numero da 0 a { $last }, non { $value }
error-hle-action-kind = un’azione è un numero o un dizionario, non { $value }
error-hle-action-dict = questo dizionario non è un’azione: { $value }
error-hle-parameter = il parametro { $name } è un numero intero da { $least } a { $most }, non { $value }
error-hle-config = la configurazione è un dizionario, non { $value }
error-hle-environment = non esiste l’ambiente { $name }; ci sono { $known }
error-hle-chance = prima vanno distribuite le carte: nessuno ha una mossa permessa
error-hle-not-chance = non c’è nessuna carta da distribuire: tocca a un giocatore

# Che cosa rifiutano il sistema operativo e SQLite; il nome è loro.
error-system-no-such-file = non esiste un file o una cartella con questo nome ({ $name })
error-system-not-permitted = permesso negato ({ $name })
error-system-is-folder = è una cartella ({ $name })
error-system-not-a-folder = una parte del percorso non è una cartella ({ $name })
error-system-exists = esiste già ({ $name })
error-system-disk-full = il disco è pieno ({ $name })
error-system-too-large = il file diventerebbe troppo grande ({ $name })
error-system-read-only = si può solo leggere ({ $name })
error-system-disk-fails = il disco dà errori ({ $name })
error-system-busy = qualcos’altro lo sta usando ({ $name })
error-system-too-many-open = ci sono troppi file aperti ({ $name })
error-system-name-too-long = il nome è troppo lungo ({ $name })
error-system-links-in-a-circle = i suoi collegamenti girano in tondo ({ $name })
error-system-reader-gone = nessuno legge più ({ $name })
error-system-closed = è chiuso ({ $name })
error-system-address-taken = c’è già un altro programma ({ $name })
error-system-not-our-address = questo computer non ha quell’indirizzo ({ $name })
error-system-nobody-listens = lì non ascolta nessuno ({ $name })
error-system-hung-up = l’altra parte ha chiuso ({ $name })
error-system-no-answer = non è arrivata risposta in tempo ({ $name })
error-system-no-way-there = nessuna via di rete porta lì ({ $name })
error-system-no-such-host = nessuno conosce un computer con questo nome ({ $name })
error-system-other = { $words }
error-sqlite-cannot-open = SQLite non riesce ad aprirla ({ $name })
error-sqlite-busy = un altro programma la tiene occupata ({ $name })
error-sqlite-no-database = non è una base di dati SQLite ({ $name })
error-sqlite-damaged = è danneggiata ({ $name })

error-puzzle-position = la riga non è la posizione di un posto di turno
error-puzzle-asked = la carta richiesta non è in mano
error-puzzle-unclear = nessuna risposta si può dimostrare né confutare
error-puzzle-tiles = una tessera girata non è domanda da rompicapo
error-puzzle-chances = le probabilità non sono quelle che trova il motore
error-puzzle-answer = la risposta è { $answer }, mentre è giusto: { $found }
error-puzzle-line = riga { $line }: { $why }
error-puzzle-fields = un rompicapo ha questi campi: { $known }
error-puzzle-field = il campo { $field } non è come dev’essere
error-no-such-puzzle = non c’è nessun rompicapo con quel nome
error-no-such-answer = non è una delle risposte

## Mazzi che giocano più squadre

error-no-such-deal = questo mazzo non esiste
error-deal-closed = questo mazzo è chiuso: nessuno può più iniziarlo
error-deal-played = { $name } ha già giocato questo mazzo, e si gioca una volta sola
error-deal-unfinished = gioca prima questo mazzo: le sue partite si mostrano a chi l’ha finito
error-deal-begun = le carte di questo mazzo sono già distribuite: nessun altro può sedersi
error-deal-no-undo = con questo mazzo nessuna mossa si annulla: tutti giocano le stesse carte
error-deal-no-coach = con questo mazzo l’allenatore tace: tutti giocano le stesse carte
error-deal-players = questo mazzo è per { $players } giocatori
error-deal-played-on = questa partita continua da un’altra: il mazzo è di quella

error-no-such-shared-replay = questo replay condiviso non esiste; ciò che nessuno usa per una settimana sparisce
error-not-leading = qui guida qualcun altro
error-leader-here = chi guida è qui
error-nobody-here = qui non c’è nessuno del genere
error-shared-replay-full = ci sono troppe persone in questo replay condiviso
error-too-many-shared-replays = hai già condiviso tutti i replay possibili; quelli che nessuno usa spariscono dopo una settimana
error-too-many-comments = qui si è già detto tutto quello che ci sta
