### Uno sguardo indietro alla partita: hanabi review.

command-review = Dove è cambiata la partita? Ogni mossa, per ciò che chi muoveva poteva sapere e per come stavano le carte.
    .files = Registrazioni. “-” legge l’ingresso standard.
    .seat = Solo ciò che questo posto poteva sapere a ogni mossa: nulla delle proprie carte, nulla del mazzo.
    .language = La lingua dell’analisi: en, ro, pl, cs, it.
    .seconds = Quanti secondi di calcolo può richiedere una partita; ciò che allora non si sa resta aperto.
    .json = Scrivi un oggetto JSON per ogni partita.
    .html = Scrivi una pagina che si apre da sola o, per più partite, una cartella di pagine.
    .example = hanabi review partita.json --html analisi.html

review-heading = Analisi
review-result = { $score } punti su { $most }
review-unfinished = non finita: { $points } punti finora
review-eyes = Come poteva saperlo { $name }
review-as-it-lay = Mosse decisive, per come stavano le carte
review-as-known = Mosse decisive, per ciò che si sapeva
review-none = Nessuna.
review-more = { $count ->
    [one] Un’altra nell’elenco delle mosse.
   *[other] Altre { $count } nell’elenco delle mosse.
}
review-lost-cards = Carte necessarie perdute
review-lost-card = { $card }: mossa { $number }, { $name } (−{ $points })
review-nothing-new = Indizi che non hanno detto nulla di nuovo
review-accuracy = Precisione
review-numbers = Nei numeri dei giocatori
review-efficiency = efficienza
review-minimum-efficiency = efficienza minima di una partita perfetta
review-lowest-pace = ritmo più basso
review-risks-by-draws = rischi in fondo, per pescate
review-risks-by-hands = rischi in fondo, per mani
review-double-discards = doppi scarti, su occasioni
review-hints-left = gettoni indizio rimasti
review-player = giocatore
review-known = per ciò che si sapeva
review-lay = per le carte
review-all-moves = Mossa per mossa
review-move = mossa
review-points = punti
review-tokens = indizi
review-pace = ritmo
review-risk = rischio
review-stake = in gioco
review-best = massimo ancora possibile
review-drop = perdita
review-move-of = Mossa { $number } · { $name }
review-fell = Il massimo ancora possibile è sceso da { $before } a { $after }.
review-fell-open = { $drop ->
    [one] Questa mossa è costata almeno un punto.
   *[other] Questa mossa è costata almeno { $drop } punti.
}
review-last-copy = Era l’ultima { $card } che serviva ancora.
review-odds-play = { $certain ->
    [surely] { $name } poteva sapere che andava bene.
    [never] { $name } poteva sapere che non andava bene.
   *[perhaps] Per ciò che sapeva { $name }, andava bene in { $fraction } dei casi ({ $percent } %).
}
review-odds-discard = { $certain ->
    [surely] { $name } poteva sapere che era l’ultima copia.
    [never] { $name } poteva sapere che non era l’ultima copia.
   *[perhaps] Per ciò che sapeva { $name }, era l’ultima copia in { $fraction } dei casi ({ $percent } %).
}
review-odds-heading = Ciò che sapeva { $name }
review-at-stake = Ha messo in gioco senza bisogno { $points } punti.
review-told-nothing = L’indizio non ha detto nulla di nuovo.
review-better-bot = Una mossa migliore, secondo { $bot }
review-better-solver = Una mossa migliore, con tutte le carte scoperte
review-better-odds = Una mossa più sicura
review-suggest-play = { $name } gioca la posizione { $slot }
review-suggest-discard = { $name } scarta la posizione { $slot }
review-suggest-color = { $name } dice a { $to }: { $colorname }
review-suggest-rank = { $name } dice a { $to }: { $rank }
review-suggest-hint = { $name } dà un indizio
review-suggest-other = { $name } usa la tessera in altro modo
review-keeps = Allora si può ancora arrivare a { $best }.
review-costs = Mette in gioco { $points } punti.
review-board = Il tavolo prima di questa mossa
review-unknown = Di alcune posizioni non si sa che cosa si poteva raggiungere: il tempo era finito.
review-how = Una perdita per come stavano le carte è di quanti punti è sceso il miglior punteggio raggiungibile con tutte le carte scoperte. Per ciò che si sapeva, una perdita è quanto la mossa ha messo in gioco oltre alla mossa più sicura: di quanto scende il punteggio massimo visibile, in media su tutte le disposizioni delle carte non viste. Conta solo ciò che dicono gli indizi, non gli accordi tra giocatori; una mossa che avrebbe fatto anche { $bot } non costa nulla. La precisione è 100 per le mosse senza perdita.

error-review-forms = un’analisi si scrive come JSON o come pagina, non entrambe
error-review-cancelled = l’analisi è stata annullata
