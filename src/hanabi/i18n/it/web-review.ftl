### Uno sguardo indietro alla partita nel browser.

web-review-turning-points = Mosse decisive
web-review-none = Nessuna mossa è costata un punto.
web-review-none-yet = Finora nessuna.
web-review-making = L’analisi è in corso.
web-review-waiting = { $before ->
    [one] Prima se ne fa un’altra.
   *[other] Prima se ne fanno altre { $before }.
}
web-review-too-long = L’analisi richiedeva troppo tempo ed è stata interrotta.
web-review-failed = Questo server non può analizzare questa partita.
web-review-curve = In { $moves } mosse il massimo ancora possibile è passato da { $first } a { $best }, i punti sono arrivati a { $points }.
web-review-mark = Mossa { $number }: −{ $cost }.
web-review-hide = Nascondi ciò che viene dopo
web-review-choose = Vai a una mossa per vedere che cosa si sapeva e che cosa sarebbe stato meglio.
web-review-cost-nothing = Questa mossa non è costata nulla.
web-review-odds-play = Ciò che sapeva { $name }: { $fit } su { $count } vanno bene ({ $percent } %)
web-review-odds-discard = Ciò che sapeva { $name }: { $fit } su { $count } sono ultime copie ({ $percent } %)
web-review-kind = { $card }
web-review-kind-counts = { $card }, conta
web-review-learn = Impara dai tuoi errori
web-review-whose = Errori di chi
web-review-place = { $at } di { $count }
web-review-ask = Vedi ciò che vedeva { $name }. Che cosa sarebbe meglio della mossa fatta?
web-review-good = Sì, meglio di così non si può.
web-review-worse = C’è di meglio.
web-review-made = È la mossa che è stata fatta.
web-review-show = Mostramela
web-review-next = Avanti
web-review-back = Torna all’analisi
web-review-done = Trovate al primo tentativo: { $found } su { $count }.
web-review-no-mistakes = { $name } non ha perso nulla che si potesse sapere.

## Playing on

web-review-play-on-about = Dalla posizione dopo la mossa { $after }, a un tavolo tuo. Non conta nelle statistiche di nessuno.
web-review-play-on-seat = Il tuo posto
web-review-play-on-company = Gli altri posti
web-review-play-on-bots = Bot
web-review-play-on-friends = Amici
web-review-play-on-bot = Quale bot
web-review-play-on-cards = Carte
web-review-play-on-same = Com’erano
web-review-play-on-same-about = Ogni carta è dov’era in quella partita.
web-review-play-on-anew = Rimescolate
web-review-play-on-anew-about = Ciò che questo posto non vedeva viene rimescolato: la sua mano e il mazzo.
