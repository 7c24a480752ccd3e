### Le proprie partite in numeri e i propri dati.

web-numbers-title = Le tue partite in numeri
web-numbers-games = { $count ->
    [one] Una partita finita.
   *[other] { $count } partite finite.
}
web-numbers-not-counted = { $count ->
    [one] Una partita in cui si sono viste carte annullando mosse non conta.
   *[other] { $count } partite in cui si sono viste carte annullando mosse non contano.
}
web-numbers-none = Qui vedrai come vanno le tue partite, appena ne avrai finita una.
web-numbers-mean = punteggio medio
web-numbers-highest = punteggio migliore
web-numbers-perfect = fuochi completi
web-numbers-lost = perse
web-numbers-efficiency = carte per indizio
web-numbers-mistakes-mine = tuoi errori a partita
web-numbers-over-time = Nel corso del tempo
web-numbers-trend = Da { $first } punti in media all’inizio a { $last } di recente. Ogni punto è una partita.
web-numbers-trend-later = Ogni punto è una partita. Da dieci partite in poi una linea mostra l’andamento.
web-numbers-by-players = Per numero di giocatori
web-numbers-players = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
}
web-numbers-by-edition = Per scatola
web-numbers-by-partner = Per compagno
web-numbers-best = Le partite migliori
web-numbers-column-games = partite
web-numbers-column-score = punti
web-numbers-column-efficiency = efficienza
web-numbers-column-mistakes = errori
web-numbers-data = I tuoi dati
web-numbers-data-about = Tutto ciò che il server ha di te: nome, posti, note, parole e partite.
web-numbers-take = Scarica i miei dati
web-numbers-delete = Elimina la mia identità
web-numbers-delete-ask = Eliminare la tua identità?
web-numbers-delete-about = Nome, note, impostazioni e statistiche spariscono subito, su ogni dispositivo, e nessun codice li riporta indietro. Le partite giocate restano agli altri, senza il tuo nome e le tue parole.
web-numbers-keep = Mantienila
