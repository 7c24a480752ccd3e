### La riga di comando. Gli attributi di un comando sono l’aiuto delle sue opzioni e argomenti.

help-usage = Uso: { $usage }
help-any-option = [OPZIONI]
help-any-command = COMANDO …
help-commands = Comandi:
help-arguments = Argomenti:
help-options = Opzioni:
help-example = Esempio:
help-help = Mostra questo aiuto.
help-default = Predefinito: { $value }.
help-range = Da { $least } a { $most }.
help-variable = Variabile: { $variable }.

command = Hanabi, il gioco di carte in cui si vince insieme: gioca qui, rivedi le partite, consulta le regole di ogni edizione.
    .version = Mostra la versione.
    .example = hanabi play
command-play = Gioca una partita in questo terminale, con dei bot per compagni.
    .edition = La scatola di cui segui le regole, o «none» per combinare liberamente le opzioni. Se non scegli niente di tutto questo, te lo chiede una schermata.
    .players = Quanti posti: da 2 a 5.
    .option = Cambia un’opzione della scatola: un nome, o un nome, «=» e un valore (true, false, un tipo di carte multicolori). Si può ripetere.
    .seat = Il tuo posto, contato da 0.
    .seed = Il numero della distribuzione: lo stesso numero dà le stesse carte. A caso, se non ne scegli uno.
    .bot = Chi siede agli altri posti.
    .name = Il tuo nome nella registrazione.
    .first-seat = Chi comincia: un posto, o «random».
    .undo = Le mosse si possono riprendere.
    .record = Dove salvare la registrazione della partita. Senza, nella tua cartella dei dati.
    .pause = Secondi che un bot sembra pensare.
    .no-color = Niente colori; ogni colore ha comunque la sua lettera.
    .example = hanabi play --edition pl-deluxe --players 3 --option black-powder --seed 42
command-replay = Ripercorri una partita registrata: in questo terminale, come elenco di mosse o come righe JSON.
    .file = La registrazione; «-» legge lo standard input.
    .seat = Guarda con gli occhi di questo posto; senza, tutte le carte sono scoperte.
    .json = Un oggetto JSON per riga: l’inizio, poi ogni mossa.
    .no-color = Niente colori; ogni colore ha comunque la sua lettera.
    .example = hanabi replay game.json --seat 0
command-show = Mostra una posizione di una partita: come testo, come immagine o come riga che dice tutto.
    .file = La registrazione, «-» per lo standard input, o la riga di una posizione tra virgolette.
    .move = La posizione dopo tante mosse; l’ultima, se non lo dici.
    .seat = Con gli occhi di questo posto; altrimenti tutte le mani sono scoperte.
    .text = Come tavolo di testo; è così anche senza dirlo.
    .svg = Come immagine SVG.
    .png = Come immagine PNG.
    .position = Come riga unica, che «hanabi show» sa rileggere.
    .light = L’immagine di giorno; altrimenti è di notte.
    .width = La larghezza del PNG in pixel; altrimenti il doppio dell’immagine.
    .out = Il file da scrivere; altrimenti lo standard output.
    .example = hanabi show game.json --move 12 --seat 0 --png --out move-12.png
command-convert = Porta partite da una scrittura all’altra: registrazioni, JSON e link di hanab.live, frasi.
    .games = Registrazioni, JSON di hanab.live, file con una partita per riga, o link; «-» legge lo standard input.
    .to = Che cosa scrivere: «record», «hanab-live» (il suo JSON), «hanab-live-link» o «text».
    .out = La cartella per un file a partita; altrimenti lo standard output.
    .example = hanabi convert games.jsonl --to record --out games
command-rules = Le regole di un’edizione a parole nostre, con le sue opzioni e i chiarimenti.
    .edition = Il nome breve della scatola; «hanabi editions» li elenca.
    .markdown = Scrive la pagina in Markdown.
    .example = hanabi rules it-2023
command-editions = Elenca le edizioni e le opzioni che ognuna offre.
    .json = Scrive JSON.
    .example = hanabi editions --json
command-check = Verifica delle registrazioni rigiocandole; una riga per ognuna.
    .files = Le registrazioni; «-» legge lo standard input.
    .json = Un oggetto JSON per riga.
    .example = hanabi check game.json

convert-bad = { $place }: { $reason }
editions-option = { $option } ({ $default ->
    [on] sì
   *[off] no
})
editions-multicolor = multicolor (no, oppure { $ways })

check-over = { $file }: a posto, { $moves ->
    [one] una mossa
    [many] { $moves } di mosse
   *[other] { $moves } mosse
}, punteggio { $score }
check-running = { $file }: a posto, { $moves ->
    [one] una mossa
    [many] { $moves } di mosse
   *[other] { $moves } mosse
}, non finita
check-bad = { $file }: { $reason }

replay-title = { $edition }, { $players ->
    [one] un giocatore
    [many] { $players } di giocatori
   *[other] { $players } giocatori
}: { $names }
replay-begins = Inizia { $name }.
replay-hand = { $name } ha in mano { $cards }.
replay-hand-own = Hai in mano { $count ->
    [one] una carta
    [many] { $count } di carte
   *[other] { $count } carte
}.
replay-move = { $number }. { $sentences }
replay-variation =
    { $is_named ->
        [no] Oppure:
       *[yes] Oppure, «{ $name }»:
    }

bot-random = A caso
    .about = Una qualsiasi mossa permessa, senza criterio.
bot-cautious = Prudente
    .about = Giocate sicure, indizi utili.
