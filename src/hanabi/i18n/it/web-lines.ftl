### Altre mosse provate in una partita finita.

web-lines = Varianti
web-lines-game = La partita
web-lines-start = L’inizio
web-lines-move = Mossa { $number }
web-lines-about = Fai una mossa qualsiasi: muovi per chi è di turno. Ogni tentativo diventa una variante.
web-lines-over = Questa variante è finita. Torna indietro e riprova.
web-lines-ways = Da qui
web-lines-bot = Fai muovere un bot
web-lines-comment = Commento a questa posizione
web-lines-name = Nome di questa variante
web-lines-delete = Elimina questa variante
web-lines-deleted = La variante è eliminata.
web-lines-undo = Ripristina
web-lines-close = Torna alla partita
web-lines-played = Continuata al tavolo
web-lines-points = { $points ->
    [one] Un punto finora
   *[other] { $points } punti finora
}
web-lines-score = { $points ->
    [one] Finisce con un punto
   *[other] Finisce con { $points } punti
}
web-lines-turn = Muove { $name }
