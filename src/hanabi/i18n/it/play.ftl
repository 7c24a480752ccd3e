### La partita e il replay a tutto schermo.

play-you = Tu
play-bot-names = Anna Bruno Chiara Dario
play-saved = La registrazione è salvata in { $file }

## La riga di stato

status-points = punti: { $points } su { $possible }
status-hints = indizi
status-mistakes = errori
status-deck = mazzo
status-pace = ritmo
status-tiles = tessere
status-turns = { $turns ->
    [one] ultimo turno
    [many] ancora { $turns } di turni
   *[other] ancora { $turns } turni
}

## Riquadri

board-discards = Scarti
board-log = Cronaca
board-own-order = la più nuova a sinistra
board-begins = { $you ->
    [yes] Inizi tu.
   *[no] Inizia { $name }.
}
board-empty-hand = nessuna carta
board-known-playable = adatta!
board-known-useless = inutile
board-known-indispensable = ultima

## Menu: una domanda, e le risposte con i loro tasti

menu-turn = Tocca a te.
menu-wait = { $name } ci pensa …
menu-over = La partita è finita.
menu-hint = Indizio
    .key = i
menu-hint-whom = Un indizio per chi?
menu-hint-what = Indizio per { $name }:
menu-hint-color = { $color } ×{ $count }
menu-hint-rank = ×{ $count }
menu-play = Gioca
    .key = g
menu-play-which = Quale carta giochi?
menu-discard = Scarta
    .key = s
menu-discard-which = Quale carta scarti?
menu-slot = { $known ->
    [playable] adatta
    [useless] inutile
    [indispensable] ultima
   *[unknown] incerta
}
menu-own-card = La carta in posizione { $slot }:
menu-announce = Annunci il colore?
menu-announce-none = senza annuncio
    .key = s
menu-arrange = Ordina
    .key = o
menu-arrange-which = Quale carta sposti?
menu-arrange-where = In quale posizione?
menu-arrange-slot = posizione { $slot }
menu-tile = { $name } (tessera { $number }): { $ask }
menu-decline = senza premio
    .key = s
menu-card = { $rank } { $suit }
menu-card-rank = Quale carta ({ $suit })?
menu-could-be = Può essere solo { $cards }.
menu-confirm = conferma
menu-back = indietro

## Tasti

keys-title = Tasti
keys-choose = Scegli con la lettera o il numero davanti, oppure con ← → e Enter.
keys-again = Una mossa prima si mostra: premi di nuovo lo stesso tasto, o Enter, per farla.
keys-back = Esc: un passo indietro.
keys-mouse = Mouse: clicca su una carta o su un nome, poi su che cosa farne.
keys-slots = Le posizioni si contano dalla carta più nuova: 1 è l’ultima pescata.
keys-marks = Sulle tue carte: LETTERE maiuscole e cifre sono possibili, quelle piccole sono escluse dal conteggio, i punti dagli indizi.
keys-teammates = Sotto le carte dei compagni: che cosa hanno saputo dagli indizi.
keys-fireworks = In cielo: il numero è la prossima carta adatta, × non verrà più, ★ è completo; ≤3 dice che un fuoco si ferma a 3.
keys-rules = t: le regole di questo tavolo.
keys-log = l: tutta la cronaca.
keys-why = e: chiedi a un bot perché ha fatto la sua ultima mossa.
keys-undo = u: riprendi la tua ultima mossa (se il tavolo lo permette).
keys-new = n: una nuova partita, quando questa è finita.
keys-quit = q o Ctrl+C: esci; la registrazione viene salvata.
keys-help = ?: questa pagina.

footer-keys = tasti
footer-rules = regole
footer-log = cronaca
footer-why = perché?
footer-undo = riprendi la mossa
footer-quit = esci
footer-new = nuova partita
footer-change = scegli e cambia
footer-start = inizia
footer-close = chiudi

## Domande ai bot

why-title = Perché questa mossa, { $name }?
why-silent = Ora non posso dirti niente in proposito.
why-any-of = { $cards } o { $last }

## Uscire e finire

quit-title = Esci dalla partita?
quit-about = La registrazione viene salvata, a partita finita o no.
quit-yes = Esci
    .key = e
quit-no = Resta
    .key = r
end-score = { $score ->
    [one] { $score } punto
    [many] { $score } di punti
   *[other] { $score } punti
} su { $most }
end-lost = { $points ->
    [one] Sul tavolo c’era { $points } punto.
    [many] Sul tavolo c’erano { $points } di punti.
   *[other] Sul tavolo c’erano { $points } punti.
}
end-table = guarda il tavolo

## Preparare

setup-title = Una nuova partita
setup-edition = Edizione
setup-no-edition = nessuna scatola
setup-players = Posti
    .about = Tu e da uno a quattro bot.
setup-bot = Compagni
setup-seed = Distribuzione
    .about = Scrivi un numero per ripetere.
setup-seed-random = a caso
setup-start = Inizia la partita

## Guardare

watch-position = { $at ->
    [0] Prima della mossa 1 di { $count },
   *[other] Mossa { $at } di { $count },
} { $whom ->
    [all] tutte le carte scoperte.
   *[seat] come la vede { $name }.
}
watch-jump = A quale mossa? { $typed }
watch-keys-step = ← →: una mossa indietro o avanti. Pag↑, Pag↓: dieci.
watch-keys-ends = Inizio, Fine: all’inizio, alla fine.
watch-keys-jump = j, poi un numero e Enter: a quella mossa.
watch-keys-seat = s: come la vede il posto seguente, o con tutte le carte scoperte.
watch-keys-marks = Sotto le carte: che cosa ha saputo dagli indizi chi le tiene.
watch-keys-rules = t: le regole di questo tavolo.
watch-keys-log = l: tutta la cronaca fin qui.
watch-keys-quit = q: esci.
footer-step = passo
footer-jump = salta
footer-seat = posto
