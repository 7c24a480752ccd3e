### What is said and agreed on beside the moves, and how moves travel.

web-log-abandon-voted = { $name } vota per abbandonare la partita.
web-log-abandon-refused = { $name } vuole continuare a giocare.
web-abandon-count = { $votes } di { $needed } voti
web-abandon-sure = Abbandonare la partita?
web-abandon-alone = Finisce subito, senza punteggio.
web-abandon-vote = { $needed ->
    [one] Si chiede agli altri. Finisce quando è d’accordo { $needed } di voi.
    [many] Si chiede agli altri. Finisce quando sono d’accordo in { $needed }.
   *[other] Si chiede agli altri. Finisce quando siete d’accordo in { $needed }.
}
web-play-on = Continua a giocare
web-unread = { $count ->
    [one] Un nuovo messaggio
    [many] { $count } di nuovi messaggi
   *[other] { $count } nuovi messaggi
}
web-sending = Invio della mossa …
web-bot-pace = Ritmo dei bot
web-bot-pace-about = Quanto aspetta un bot prima di muovere.
web-bot-pace-quick = Rapido
web-bot-pace-usual = Normale
web-bot-pace-slow = Lento
