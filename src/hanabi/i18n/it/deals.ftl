### Un mazzo che giocano più squadre: quello del giorno, o tra amici.

web-deal-friends = Lo stesso mazzo per gli amici
web-deal-about-day = Oggi tutti ricevono le stesse carte: giocale con la tua squadra o con i bot. Puoi giocarle una volta sola. Il risultato degli altri lo vedi quando hai finito.
web-deal-about-friends = Gioca le carte che altri hanno già giocato. Puoi giocarle una volta sola. Il loro risultato lo vedi quando hai finito.
web-deal-rules = Nessuna mossa si annulla, nessuno guarda e l’allenatore tace.
web-deal-teams = { $count ->
    [0] Nessuna squadra ha ancora finito.
    [one] Una squadra ha finito.
   *[other] { $count } squadre hanno finito.
}
web-deal-until = Aperto fino a { $time }.
web-deal-closed = Questo mazzo è chiuso.
web-deal-seats = Giocatori
web-deal-with-bots = Gioca con i bot
web-deal-with-friends = Tavolo per gli amici
web-deal-go-on = Continua la tua partita
web-deal-send = Manda questo link a chi deve giocare le stesse carte:
web-deal-results = Risultati
web-deal-players = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
}
web-deal-yours = tu
web-deal-bots = solo bot
web-deal-winnable = A carte scoperte, questo mazzo si può vincere.
web-deal-bound = Neanche a carte scoperte si supera { $bound }.
web-deal-unknown = A carte scoperte si arriva a { $best }; se si possa fare di più, non si sa.
web-deal-waiting = I bot stanno ancora giocando …
web-deal-too-long = Per queste carte i bot e il risolutore hanno impiegato troppo tempo.
web-deal-before = Il mazzo del { $day }
