### Finali: hanabi endgame.

command-endgame = Che cosa conviene al posto di turno verso la fine del mazzo? Ogni mossa permessa con il punteggio atteso e la probabilità di una partita perfetta, esatti, su tutte le carte che quel posto non vede.
    .file = Una registrazione. «-» legge lo standard input.
    .move = La posizione dopo tante mosse della registrazione.
    .seat = Il posto che chiede: deve essere di turno.
    .open-hands = Tutte le mani sono scoperte per tutti fin dall’inizio; è nascosto solo l’ordine del mazzo.
    .only-wins = Solo la probabilità di una partita perfetta, senza punteggi attesi: molto più veloce, per mazzi più grandi.
    .others = Dopo la mossa continuano bot di questo tipo, a ogni posto. Senza, dopo la mossa tutte le mani sono scoperte: meglio non può fare nessuno.
    .games = Con --others, quante partite si possono giocare prima di rifiutare.
    .seconds = Quanti secondi di calcolo sono permessi.
    .json = Scrive un oggetto JSON.
    .example = hanabi endgame partita.json --move 58 --others smart

endgame-position = È il turno di { $name }, nel mazzo { $cards ->
    [one] c’è una carta
   *[other] ci sono { $cards } carte
}; le carte nascoste possono stare in { $count ->
    [one] un modo
   *[other] { $count } modi
}.
endgame-how-open-hands = Tutte le mani sono scoperte per tutti; nessuno conosce l’ordine del mazzo.
endgame-how-open-later = Dopo questa mossa tutte le mani sono scoperte per tutti: nessuna squadra può aspettarsi di più.
endgame-how-bot = Dopo questa mossa { $bot } continua a ogni posto.
endgame-score = punti
endgame-win = perfetta
endgame-hints = uno qualsiasi dei { $count } indizi
endgame-move-of-slot = { $move } (posizione { $slot })
endgame-fits = va bene: { $chance }
endgame-loses = perde una carta necessaria: { $chance }
