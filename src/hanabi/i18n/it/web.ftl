### Il client nel browser. I nomi di colori, tessere, opzioni, giudizi, eventi e regole sono nei
### file che legge anche il terminale.

## Dappertutto

web-nav = Lingua e luce
web-home = Alla pagina iniziale
web-reload = Carica la nuova versione
web-close = Chiudi
web-save = Salva
web-saved = Salvato
web-yes = Sì
web-no = No
web-language = Lingua
web-language-about = A un tavolo ognuno può usare la sua.
web-day = Giorno
web-night = Notte
web-connecting = Un momento …
web-reconnecting = Ricollegamento in corso. Niente di ciò che hai scritto va perso.
web-guest = Ospite
web-bot-names = Aiko Ben Chloé Dario Edda
web-bot-named = bot, { $bot }
web-bots = { $count ->
    [one] un bot
    [many] { $count } di bot
   *[other] { $count } bot
}
web-bots-strength = Per forza
web-bots-more = Altri bot
web-card = { $rank } { $suitname }
web-error-unknown = Non ha funzionato ({ $code }).
web-error-offline = In questo momento il server non risponde.
web-error-not-a-record = Questo file non è la registrazione di una partita.

## Scatole, per editore e anno

web-edition-en-2016 = Broadway 2016
web-edition-pl-deluxe = Rebel deluxe
web-edition-it-2023 = Ghenos 2023
web-edition-cs-2013 = REXhry 2013
web-edition-ro-2013 = Lineart 2013
web-edition-none = Una miscela tua

## La pagina iniziale

web-home-about = Accendete il cielo insieme. Vedi tutte le carte tranne le tue.
web-your-turn-long = Tocca a te
web-play-now = Gioca subito
web-play-now-about = con due bot
web-learn = Impara in cinque minuti
web-learn-about = Una partita vera, passo dopo passo
web-lessons = Lezioni
web-lessons-about = C’è altro da imparare, pochi minuti ognuna
web-play-waits = Il server non risponde. Le carte vengono distribuite appena torna; non devi fare nulla.
web-new-table = Nuovo tavolo
web-new-table-about = inviti con un link
web-join = Unisciti
web-join-field = Link o codice tavolo
web-join-unclear = Non è né un link né un codice di un tavolo.
web-my-tables = I tuoi tavoli
web-public-tables = Tavoli aperti
web-more = Altro
web-waiting = si aspettano giocatori
web-waiting-for = Si aspetta { $name }
web-free-seats = { $count ->
    [one] Un posto libero
    [many] { $count } di posti liberi
   *[other] { $count } posti liberi
}
web-games = Partite e replay
web-games-about = Rivedi le partite finite, mossa per mossa.
web-games-mine = Le tue partite
web-games-public = Partite pubbliche
web-games-none = Ancora nessuna partita finita.
web-daily = Il mazzo del giorno
web-daily-about = Oggi tutti giocano le stesse carte.
web-statistics = Le tue statistiche
web-your-data = Statistiche e i tuoi dati
web-abandoned = abbandonata
web-settings = Impostazioni
web-rules = Regole
web-rules-about = Ogni scatola, in poche righe

## Un nuovo tavolo

web-which-box = Quale scatola?
web-which-box-about = Ogni scatola porta le sue regole. Puoi cambiarle qui sotto.
web-what-is-in-play = Che cosa c’è in gioco?
web-what-is-in-play-about = Una frase ciascuna. Quello che una scatola non ha non si può attivare sotto il suo nome.
web-not-in-box = non è in questa scatola
web-multicolor-none = nessuna carta multicolore
web-who-plays = Chi gioca, e come?
web-players = Giocatori
web-players-about = In due o tre, cinque carte a testa; in quattro o cinque, quattro.
web-seats-count = { $count ->
    [one] un posto
    [many] { $count } di posti
   *[other] { $count } posti
}
web-company = Compagnia
web-company-about = Gli altri posti aspettano chi ha il link.
web-company-people = Amici
web-first = Chi comincia
web-first-about = Le scatole dicono: i vestiti più colorati.
web-first-chance = A caso
web-first-host = Io
web-first-seat = Posto { $seat }
web-pace = Ritmo
web-pace-live = Adesso
web-pace-live-about = Ci siete tutti.
web-pace-correspondence = In più giorni
web-pace-correspondence-about = Una mossa quando hai tempo; le partite ti aspettano sulla pagina iniziale.
web-clock = Orologio
web-clock-none = Nessuno
web-clock-none-about = Pensaci quanto vuoi.
web-clock-fast = Veloce
web-clock-calm = Tranquillo
web-clock-own = A scelta
web-clock-each = Per ogni giocatore
web-clock-minutes = minuti
web-clock-seconds = secondi in più a turno
web-clock-days = giorni
web-clock-hours = ore in più a turno
web-clock-days-is = { $days ->
    [one] Un giorno
    [many] { $days } di giorni
   *[other] { $days } giorni
} a testa{ $hours ->
    [0] .
    [one] , più un’ora a turno.
    [many] , più { $hours } di ore a turno.
   *[other] , più { $hours } ore a turno.
}
web-timeout = Quando il tempo finisce
web-timeout-bot = Subentra un bot
web-timeout-bot-about = Finché il giocatore non torna.
web-timeout-abandon = La partita finisce
web-timeout-abandon-about = Per tutti, senza punteggio.
web-stand-in-bot = Quale bot
web-clock-is = { $minutes ->
    [one] Un minuto
    [many] { $minutes } di minuti
   *[other] { $minutes } minuti
} a testa{ $seconds ->
    [0] .
    [one] , più un secondo a turno.
    [many] , più { $seconds } di secondi a turno.
   *[other] , più { $seconds } secondi a turno.
}
web-visibility = Chi può venire
web-visibility-link = Con il link
web-visibility-link-about = Solo chi ha il link.
web-visibility-public = Chiunque
web-visibility-public-about = Il tavolo compare sulla pagina iniziale.
web-watching = Spettatori
web-watching-none = Nessuno
web-watching-none-about = Nessuno può guardare.
web-watching-hidden = Solo il tavolo
web-watching-hidden-about = Gli spettatori vedono il tavolo, ma nessuna mano.
web-watching-open = Tutte le mani
web-watching-open-about = Gli spettatori vedono tutte le mani.
web-passphrase = Parola d’ordine
web-passphrase-about = Se ne metti una, chi viene deve saperla.
web-pass = Un solo dispositivo
web-pass-about = Tutti giocano su questo dispositivo e se lo passano.
web-pass-off = Ognuno col suo
web-pass-on = A turno
web-pass-names = Nomi degli altri, separati da virgole
web-your-table = Il tuo tavolo
web-box = Scatola
web-your-name = Il tuo nome
web-open-table = Apri il tavolo

## Prima delle carte

web-a-table = Un tavolo
web-table-closed = Questo tavolo è chiuso
web-lobby-about = Manda il link. Chi lo apre si siede subito: un nome, un posto, via.
web-lobby-guest = Prendi posto. Chi ospita dà il via quando ci siete tutti.
web-enter = Entra
web-refused = Non puoi entrare
web-seats = Posti
web-you = (tu)
web-here = c’è
web-seat-free = Posto libero
web-seat-waiting = si aspetta qualcuno
web-sit = Siediti qui
web-move-here = Spostati qui
web-stand-up = Lascia il posto
web-ask-to-leave = Libera il posto di { $name }
web-bot-for = Bot al posto { $seat }
web-bot-add = Metti un bot
web-bot-remove = Niente bot
web-all-here = Tutti i posti sono occupati
web-start = Inizia
web-start-fills = Iniziando li occupano dei bot; oppure aspetta.
web-start-ready = Si possono dare le carte.
web-waiting-host = La partita la inizia chi ospita
web-close-table = Chiudi questo tavolo
web-invite = Invita
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-share-picture = Il risultato della partita, come immagine
web-share-picture-save = Salva l’immagine
web-qr = Il link come codice QR
web-qr-about = Inquadralo con un telefono per sederti qui.
web-what-we-play = A che cosa giochiamo

## Il tavolo di gioco

web-table = Il tavolo
web-menu = Menu
web-fireworks = Fuochi
web-points = Punti: { $points } su { $possible } ancora possibili
web-points-of = { $points ->
    [one] punto su { $possible } possibili
    [many] di punti su { $possible } possibili
   *[other] punti su { $possible } possibili
}
web-hints = { $count ->
    [one] 1 indizio
    [many] { $count } di indizi
   *[other] { $count } indizi
}
web-mistakes = { $count ->
    [0] nessun errore
    [one] 1 errore
    [many] { $count } di errori
   *[other] { $count } errori
}
web-deck = { $count ->
    [one] una carta nel mazzo
    [many] { $count } di carte nel mazzo
   *[other] { $count } carte nel mazzo
}
web-deck-left = nel mazzo
web-turns-left = { $count ->
    [one] ultimo turno
    [many] ancora { $count } di turni
   *[other] ancora { $count } turni
}
web-tiles-left = { $count ->
    [one] resta una tessera premio
    [many] restano { $count } di tessere premio
   *[other] restano { $count } tessere premio
}
web-open-log = Apri la cronaca
web-firework = { $suitname }: { $top ->
    [0] ancora niente
   *[other] fino a { $top }
}, { $standing }
web-firework-next = poi { $rank }
web-firework-complete = completo
web-firework-ends = si ferma a { $rank }
web-firework-lost = perso
web-gone = Senza ritorno
web-gone-none = Non si è ancora perso niente
web-gone-about = Non si può più completare: { $suits }. { $possible ->
    [one] Resta possibile { $possible } punto.
    [many] Restano possibili { $possible } di punti.
   *[other] Restano possibili { $possible } punti.
}
web-last-copies = Ne resta una sola
web-discards = Scarti
web-discards-count = { $count ->
    [one] 1 scarto
    [many] { $count } di scarti
   *[other] { $count } scarti
}
web-discards-none = nessuno
web-discards-order = Ordine degli scarti
web-discards-by-suit = Per colore
web-discards-by-time = Come sono caduti
web-hand-of = Mano di { $name }
web-hand-empty = nessuna carta
web-own-hand = La tua mano
web-newest = la nuova
web-your-turn = Tocca a te
web-turn-verbs = { $verbs ->
    [hint-play-discard] Indizio, gioca o scarta
    [hint-play] Indizio o gioca
    [play-discard] Gioca o scarta
   *[play] Gioca una carta
}
web-turn-reward = Scegli il tuo premio
web-waiting-choice = { $name } sceglie un premio
web-seat-on-turn = ci pensa
web-seat-chooses = sceglie
web-seat-after-you = dopo di te
web-seat-next = a seguire
web-seat-away = non c’è
web-seat-bot = bot

## Le carte, per chi ascolta

web-slot = Posizione { $slot }
web-slot-newest = Posizione { $slot }, la più nuova
web-hidden-card = carta nascosta
web-mate-card = { $name }, posizione { $slot }: { $card }. Sa: { $known }
web-known-card = È { $card }.
web-known-kinds = { $suits }; { $ranks }
web-known-playable = adatta di sicuro
web-known-useless = non sarà mai più adatta
web-known-indispensable = l’ultima copia
web-any-suit = qualsiasi colore
web-any-rank = qualsiasi valore

## Scegliere

web-hint-to = Un indizio per { $name }
web-hint-color = { $colorname }: { $count ->
    [0] nessuna carta
    [one] 1 carta
    [many] { $count } di carte
   *[other] { $count } carte
}
web-hint-rank = { $rank }: { $count ->
    [0] nessuna carta
    [one] 1 carta
    [many] { $count } di carte
   *[other] { $count } carte
}
web-hint-lights = illumina queste carte
web-hint-more = Tutti gli indizi
web-no-hint = Adesso nessun indizio è possibile.
web-why = Perché?
web-why-ask = Perché questa mossa?
web-why-later = Te lo dico dopo la partita.
web-tap-again = tocca ancora per farlo
web-own-card-menu = Che cosa fare di questa carta
web-play = Gioca
    .key = P
web-play-playable = adatta di sicuro
web-play-useless = non è adatta
web-play-indispensable = l’ultima copia
web-play-odds = { $fit } su { $count } carte possibili { $fit ->
    [one] va bene
    [many] vanno bene
   *[other] vanno bene
}
web-play-as = Gioca e annuncia { $suitname }
web-announce = Annuncia il colore e gioca:
web-discard = Scarta
    .key = D
web-discard-playable = sarebbe adatta
web-discard-useless = senza rischi, dà un indizio
web-discard-indispensable = è l’ultima copia
web-discard-unsure = fa tornare un indizio
web-discard-full = gli indizi ci sono già tutti
web-knowledge = Che cosa può essere
web-knowledge-about = { $count ->
    [one] È possibile una sola carta.
    [many] Sono possibili { $count } di carte diverse.
   *[other] Sono possibili { $count } carte diverse.
}
web-kind-possible = possibile
web-kind-counted = escluso dal conteggio
web-kind-excluded = escluso dagli indizi
web-note = Nota
web-note-about = Solo tu puoi leggere questa nota. Segue la carta.
web-note-save = Conserva la nota

## Un dispositivo per tutti

web-hand-to = Passa a { $name }
web-hand-to-about = Tutti gli altri guardano altrove.
web-i-am = Sono { $name }

## Premi

web-reward-choose = Prima scegli
web-reward-tell = Indizio per { $name }: { $what }
web-reward-return = Rimescola { $card } nel mazzo
web-reward-add = Aggiungi { $card }
web-reward-decline = Rinuncia
web-reward-look = Prima guarda il tavolo
web-reward-show = Scegli il tuo premio

## Accanto alle mosse

web-log = Cronaca
web-log-and-talk = Cronaca e chiacchiere
web-log-seat-taken = { $name } si siede.
web-log-started = Inizia { $name }.
web-log-undone = L’ultima mossa è ripresa.
web-log-interrupted = Il server è mancato per un momento.
web-log-abandoned = La partita è abbandonata.
web-log-undo-asked = { $name } chiede di riprendere l’ultima mossa.
web-log-undo-agreed = { $name } è d’accordo.
web-log-undo-refused = { $name } non è d’accordo.
web-log-paused = { $name } mette in pausa la partita.
web-log-resumed = { $name } fa ripartire la partita.
web-log-timed-out = Tempo scaduto per { $name }.
web-log-stood-in = Un bot gioca per { $name }.
web-log-came-back = { $name } è di nuovo qui.
web-log-said = { $name }: { $text }
web-talk = Chiacchiere
web-talk-write = Di’ qualcosa
web-talk-send = Dillo
web-undo = Riprendi l’ultima mossa
web-undo-asked = { $name } vorrebbe riprendere l’ultima mossa.
web-undo-waiting = Si aspettano gli altri: riprendere l’ultima mossa?
web-pause = Pausa
web-paused = La partita è in pausa.
web-resume = Riprendi
web-abandon = Abbandona la partita
web-abandon-back = Non abbandonare la partita
web-abandon-asked = { $name } vorrebbe abbandonare la partita.
web-stand-in = Un bot sta giocando per te.
web-come-back = Sono di nuovo qui
web-leave = Alla pagina iniziale
web-commitment = La distribuzione è fissata: { $hash }…
web-spectators = { $count ->
    [one] Uno spettatore.
    [many] { $count } di spettatori.
   *[other] { $count } spettatori.
}
web-over = La partita è finita.
web-see-end = Guarda la fine

## Tasti

web-keys = Tasti
web-key-mates = la mano del prossimo compagno
web-key-own = la tua mano
web-key-cards = la prossima carta della mano
web-key-choose = scegli la carta
web-key-hint = con scelta la carta di un compagno: dai questo indizio
web-key-play = gioca la tua carta scelta
web-key-discard = scarta la tua carta scelta
web-key-arrange = sposta la carta nella tua mano
web-key-empathy = tieni premuto: che cosa sa un compagno
web-key-knowledge = che cosa può essere la carta
web-key-note = una nota sulla carta
web-key-state = di’ come stanno le cose
web-key-log = la cronaca
web-key-discards = gli scarti
web-key-undo = chiedi di riprendere l’ultima mossa
web-key-rules = le regole di questo tavolo
web-key-menu = il menu
web-key-help = questi tasti
web-key-back = indietro

## La fine

web-end-of = su { $most }
web-end-abandoned = La serata si è interrotta.
web-end-summary = { $complete ->
    [0] Nessun fuoco completo,
    [one] Un fuoco completo,
    [many] { $complete } di fuochi completi,
   *[other] { $complete } fuochi completi,
} { $mistakes ->
    [0] nessun errore.
    [one] un errore.
    [many] { $mistakes } di errori.
   *[other] { $mistakes } errori.
}
web-end-points = { $points ->
    [one] In cielo brillava { $points } punto.
    [many] In cielo brillavano { $points } di punti.
   *[other] In cielo brillavano { $points } punti.
}
web-same-deal = Lo stesso mazzo per gli amici
web-same-deal-results = Confronta con gli altri
web-rematch = Un’altra partita
web-rematch-join = Entra nella nuova partita
web-look-at-table = Guarda il tavolo
web-who-lit-what = Chi ha acceso che cosa
web-hints-given = { $count ->
    [one] 1 indizio
    [many] { $count } di indizi
   *[other] { $count } indizi
}

## Replay

web-replay = Rivedi la partita
web-review = Analisi
web-play-from-here = Continua da qui
web-try-moves = Prova altre mosse
web-played-on = Continuata dopo la mossa { $after } di un’altra partita; non conta nelle statistiche di nessuno.
web-look-back = Sguardo indietro
web-look-back-close = Torna alla partita
web-replay-start = All’inizio
web-replay-back = Una mossa indietro
web-replay-play = Riproduci
web-replay-next = Una mossa avanti
web-replay-end = Alla fine
web-replay-move = Mossa
web-replay-at = Mossa { $at } di { $count }
web-replay-moment = Momento chiave
web-replay-eyes = Con gli occhi di chi
web-replay-all = Tutte le mani scoperte
web-replay-as = Come { $name }
web-replay-download = Scarica la registrazione
web-look-together = Guardare insieme
web-look-together-about = Un link con cui altri seguono lo stesso replay: uno guida, tutti possono commentare.
web-replay-file = Apri una registrazione
web-replay-file-about = Un file con la registrazione di una partita, da qui, dal terminale o da hanab.live. Le posizioni le calcola questo server, che non ne conserva nulla; nessun altro viene interpellato.
web-replay-link = Oppure il link di un replay su hanab.live
web-replay-open = Apri

## Impostazioni

web-set-looks = Luce e suono
web-theme = Luce
web-theme-about = Notte sul fiume, o carta di giorno.
web-theme-auto = Come il dispositivo
web-theme-dark = Notte
web-theme-light = Giorno
web-motion = Movimento
web-motion-about = Fuochi che salgono e sbocciano.
web-motion-auto = Come il dispositivo
web-motion-off = Nessuno
web-sound = Suono
web-sound-about = Muto finché non lo alzi.
web-set-play = Al tavolo
web-detail = Sulle tue carte
web-detail-positive = Il detto
web-detail-positive-about = Solo ciò che gli indizi hanno detto di una carta.
web-detail-negative = E il non detto
web-detail-negative-about = Anche ciò che escludono gli indizi dati ad altre carte.
web-detail-full = E il conteggio
web-detail-full-about = Anche ciò che escludono le carte che vedi.
web-confirm = Secondo tocco
web-confirm-about = Una mossa prima si mostra e si fa con un secondo tocco.
web-confirm-auto = Su touch
web-confirm-always = Sempre
web-confirm-never = Mai
web-set-you = Tu
web-recovery = Codice di recupero
web-recovery-about = Porta il tuo nome, i tuoi posti e le tue partite su un altro dispositivo. Chi ce l’ha passa per te.
web-recovery-new = Crea un nuovo codice
web-recover = Un codice di recupero da un altro dispositivo
web-recover-do = Portalo qui
web-sign-out = Esci su questo dispositivo
