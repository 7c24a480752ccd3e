### An invitation: the page of a link, the door, the code, a bot’s seat.

web-invited = { $name } ti invita
web-invited-plain = C’è un invito per te
web-invited-what = { $count ->
    [one] { $box }, { $count } giocatore
    [many] { $box }, { $count } di giocatori
   *[other] { $box }, { $count } giocatori
}
web-invited-about = Vedi tutte le carte tranne le tue.
web-invited-with = Con: { $options }.
web-invited-days = Una mossa quando hai tempo, nell’arco di giorni.
web-name-as = come lo vedranno gli altri
web-sit-down = Siediti
web-your-seat = il tuo posto
web-no-account = Nessun account. Il link apre solo questo tavolo.
web-rules-new = Prima volta? Le regole in un minuto
web-watch-only = Solo guardare
web-table-full = Questo tavolo è al completo
web-table-full-about = Tutti i posti sono occupati. Uno potrebbe liberarsi.
web-begun = Questa partita è già iniziata
web-begun-about = Le carte sono date e si sta giocando.
web-begun-closed = Questa partita non si può guardare.
web-watch = Guarda
web-play-for = Gioca al posto di { $name }
web-play-for-ask = Prima si chiede a chi ospita.
web-play-for-waiting = Si chiede a chi ospita se puoi giocare al posto di { $name }.
web-play-for-stop = Non chiedere più
web-play-for-refused = Chi ospita preferisce continuare così.
web-watching-now = Stai guardando.
web-take-seat = Prendi il posto di un bot
web-game-over = Questa partita è finita
web-game-over-about = Puoi rivederla, mossa per mossa.
web-no-table = Questo tavolo non c’è
web-no-table-about = Forse il link ha perso un pezzo. Chiedilo di nuovo.
web-code = Codice
web-code-about = Da dire a voce. Per alcune ore porta qui, come il link.
web-at-door = { $count ->
    [one] C’è qualcuno alla porta
    [many] Ci sono { $count } di persone alla porta
   *[other] Ci sono { $count } persone alla porta
}
web-at-door-reading = Sta leggendo l’invito
web-at-door-typing = Sta scrivendo un nome …
web-door-wants = { $name } vorrebbe giocare al posto di { $bot }.
web-let-in = Fai entrare
web-not-now = Non ora
web-start-waits = Iniziare senza aspettare?
web-start-waits-about = C’è qualcuno alla porta che vorrebbe sedersi. I posti liberi andrebbero ai bot.
web-start-wait = Aspetta
web-start-bots = Inizia con i bot
web-bot-seats = Chi arriva dopo
web-bot-seats-keep = Guarda
web-bot-seats-keep-about = I bot tengono il posto fino alla fine.
web-bot-seats-ask = Chiede a chi ospita
web-bot-seats-ask-about = Chi arriva dopo può giocare al posto di un bot, se chi ospita è d’accordo.
web-bot-seats-free = Gioca
web-bot-seats-free-about = Chi arriva dopo può giocare al posto di un bot.
