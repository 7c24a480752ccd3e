### Statistiche: hanabi stats.

command-stats = Molte partite in numeri: punteggi per giocatori, edizione e chi ha giocato, partite perse e perfette, efficienza, errori, e come cambiano nel tempo.
    .paths = Registrazioni, file con una partita per riga, file e link di hanab.live, cartelle o modelli di nomi. «-» legge lo standard input.
    .server = Conta le partite pubbliche finite di questo server.
    .plot = Disegna un’immagine in questo file; l’estensione dice il formato.
    .json = Scrive un oggetto JSON.
    .example = hanabi stats partite/ --plot partite.svg

stats-games = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
}{ $unfinished ->
    [0] .
    [one] , e una non finita.
   *[other] , e { $unfinished } non finite.
}
stats-all = tutte
stats-every-game = tutte le partite
stats-by-players = Per numero di giocatori
stats-by-edition = Per edizione
stats-by-company = Per chi ha giocato
stats-trend = Una dopo l’altra
stats-players = giocatori
stats-edition = edizione
stats-company = chi
stats-part = parte
stats-group-base = gioco base
stats-group-people = persone
stats-group-mixed = persone e bot
stats-column-games = partite
stats-column-score = punteggio
stats-column-range = da…a
stats-column-perfect = perfette
stats-column-lost = perse
stats-column-efficiency = efficienza
stats-column-mistakes = errori
stats-column-points-lost = punti persi
stats-column-risks = rischio in fondo
stats-column-left = indizi rimasti
stats-plot-scores = Come si distribuiscono i punteggi
