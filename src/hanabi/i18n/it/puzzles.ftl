### Rompicapi: hanabi puzzles.

command-puzzles = Risolvi rompicapi: una posizione come la vede un posto, una domanda, una sola risposta giusta, dimostrata dal motore.
    .theme = Solo rompicapi di questo tema: card, play, discard, hint, ending o possible.
    .file = Rompicapi da questo file invece di quelli del pacchetto.
    .example = hanabi puzzles --theme play
command-puzzles-make = Cerca nuovi rompicapi nelle partite dei bot e li dimostra.
    .count = Quanti.
    .theme = Solo di questo tema; senza, tutti e sei a turno.
    .seed = Quali partite vengono esaminate: lo stesso seme dà gli stessi rompicapi.
    .out = Scrivili in questo file; senza, vengono stampati.
    .json = Di’ in un oggetto JSON che cosa è stato fatto.
    .example = hanabi puzzles make --count 12 --theme hint --out rompicapi.jsonl
command-puzzles-check = Dimostra di nuovo ogni rompicapo di un file: una sola risposta è giusta, ed è quella scritta.
    .file = Un file di rompicapi, uno per riga; senza, quelli del pacchetto.
    .json = Di’ il risultato in un oggetto JSON.
    .example = hanabi puzzles check rompicapi.jsonl

puzzles-made = { $count ->
    [one] Un rompicapo ricavato da { $games } partite.
    [many] { $count } rompicapi ricavati da { $games } partite.
   *[other] { $count } rompicapi ricavati da { $games } partite.
}
puzzles-proven = { $count ->
    [one] Un rompicapo è dimostrato.
    [many] Tutti i { $count } rompicapi sono dimostrati.
   *[other] Tutti i { $count } rompicapi sono dimostrati.
}
puzzle-head = Rompicapo { $number } di { $count }: { $theme }, punteggio { $rating }
puzzle-type = La tua risposta, un numero da 1 a { $count } (Invio: il prossimo, q: fine):
puzzle-no-answer = Non è una delle risposte.
puzzle-move-card = la tua carta { $slot }
puzzle-move-play = gioca la carta { $slot }
puzzle-move-discard = scarta la carta { $slot }
puzzle-move-hint = un indizio qualsiasi
puzzle-right = Giusto.
puzzle-wrong = Non è così.
    .again = Guarda ancora.
puzzle-solved = Giusti al primo tentativo: { $solved } su { $tried }.

## I temi: un nome, la domanda, e che cosa ricordare

puzzle-theme-card = Che carta è?
    .ask = Che cosa dev’essere questa carta?
    .more = Gli indizi e le carte che vedi lasciano una sola possibilità.
puzzle-theme-play = L’unica giocata
    .ask = Quale delle tue carte va bene di sicuro?
    .more = Qualunque carta sia, deve andare bene adesso.
puzzle-theme-discard = Lo scarto sicuro
    .ask = Quale carta puoi scartare senza alcun rischio?
    .more = Non deve andare persa l’ultima copia di una carta che serve ancora.
puzzle-theme-hint = L’unico indizio
    .ask = Quale indizio dà a qualcuno la certezza di una carta da giocare?
    .more = Solo con gli indizi e contando, qualunque cosa tu abbia in mano.
puzzle-theme-ending = Vinci il finale
    .ask = Quale mossa vince, comunque siano le carte nascoste?
    .more = Dopo, tutte le mani sono scoperte. Non importa quale indizio dai.
puzzle-theme-possible = Resta possibile
    .ask = Una sola mossa lascia possibile il punteggio pieno. Quale?
    .more = Dopo, tutte le mani sono scoperte. Non importa quale indizio dai.

## Fatti: perché una risposta è giusta, o non lo è

puzzle-fact-hints-leave = Gli indizi lasciano: { $cards }.
puzzle-fact-no-hint = Nessun indizio ne ha detto nulla.
puzzle-fact-all-open = Tutte le copie sono in vista: { $cards }.
puzzle-fact-own-need = Le copie nascoste servono alle altre tue carte: { $cards }.
puzzle-fact-must-be = Quindi dev’essere { $cards }.
puzzle-fact-may-fail = Può essere { $cards }, che adesso non va bene.
puzzle-fact-all-fit = Quel che resta va bene adesso: { $cards }.
puzzle-fact-may-be-last = Può essere { $cards }, l’ultima copia di una carta che serve ancora.
puzzle-fact-all-useless = Non servono più: { $cards }.
puzzle-fact-another-copy = Ne resta un’altra copia: { $cards }.
puzzle-fact-hint-leaves = Allora { $name } sa che la carta può essere solo: { $cards }. E va bene adesso.
puzzle-fact-hint-none-fits = Così { $name } non scopre nessuna nuova carta che vada bene adesso.
puzzle-fact-hint-unsure = { $name } non avrebbe certezza: la carta potrebbe ancora essere { $cards }.
puzzle-fact-may-lose = Così la probabilità di vincere è al massimo { $won }/{ $ways }.
puzzle-fact-lost = Così il punteggio pieno è fuori portata, comunque siano le carte.
puzzle-fact-always-wins = Così la partita si può vincere, comunque siano le carte nascoste.
puzzle-fact-others-may-lose = L’altra mossa migliore ha una probabilità di { $won }/{ $ways } al massimo.
puzzle-fact-may-win = Così la probabilità di vincere è ancora { $won }/{ $ways }.
puzzle-fact-others-lost = Dopo ogni altra mossa il punteggio pieno è fuori portata, comunque siano le carte.

## Nel browser

puzzle-first-try = Il primo tentativo conta per il tuo punteggio.
puzzle-number = Rompicapo { $number }
puzzle-rating = Punteggio
puzzle-streak = Di fila
puzzle-next = Il prossimo
puzzle-show = Mostra la dimostrazione
puzzle-choose = Risposte possibili
puzzle-any-hint = Va bene un indizio qualsiasi.
web-puzzle = Rompicapo del giorno
web-puzzle-about = Una posizione, una sola risposta giusta
web-puzzle-solved = risolto
web-puzzle-tried = tentato
web-puzzle-days = { $days ->
    [one] un giorno di fila
    [many] { $days } giorni di fila
   *[other] { $days } giorni di fila
}
