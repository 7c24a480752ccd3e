### Che cosa è successo, una frase per evento. $you dice che parte ha chi legge.
### $card è una lettera e un valore (R3); con $color si accorda l’aggettivo; $slots conta
### dalla carta più nuova.

event-color-hint = { $you ->
    [giver] Dici a { $to }
    [receiver] { $name } ti dice
   *[nobody] { $name } dice a { $to }
}: { $count ->
    [0] nessuna carta { $color ->
        [white] bianca
        [red] rossa
        [blue] blu
        [yellow] gialla
        [green] verde
       *[multicolor] multicolore
    }.
    [one] una carta { $color ->
        [white] bianca
        [red] rossa
        [blue] blu
        [yellow] gialla
        [green] verde
       *[multicolor] multicolore
    }, posizione { $slots }.
    [many] { $count } di carte { $color ->
        [white] bianche
        [red] rosse
        [blue] blu
        [yellow] gialle
        [green] verdi
       *[multicolor] multicolori
    }, posizioni { $slots }.
   *[other] { $count } carte { $color ->
        [white] bianche
        [red] rosse
        [blue] blu
        [yellow] gialle
        [green] verdi
       *[multicolor] multicolori
    }, posizioni { $slots }.
}
event-rank-hint = { $you ->
    [giver] Dici a { $to }
    [receiver] { $name } ti dice
   *[nobody] { $name } dice a { $to }
}: { $count ->
    [0] nessun { $rank }.
    [one] un { $rank }, posizione { $slots }.
    [many] { $count } di carte di valore { $rank }, posizioni { $slots }.
   *[other] { $count } carte di valore { $rank }, posizioni { $slots }.
}
event-played = { $you ->
    [actor] Giochi { $card }.
   *[nobody] { $name } gioca { $card }.
}
event-played-announced = { $you ->
    [actor] Annunci { $suitname } e giochi { $card }.
   *[nobody] { $name } annuncia { $suitname } e gioca { $card }.
}
event-mistake = { $you ->
    [actor] Giochi { $card }, che non è adatta: errore numero { $mistakes }.
   *[nobody] { $name } gioca { $card }, che non è adatta: errore numero { $mistakes }.
}
event-mistake-announced = { $you ->
    [actor] Annunci { $suitname } e giochi { $card }: errore numero { $mistakes }.
   *[nobody] { $name } annuncia { $suitname } e gioca { $card }: errore numero { $mistakes }.
}
event-discarded = { $you ->
    [actor] Scarti { $card }.
   *[nobody] { $name } scarta { $card }.
}
event-tokens-returned = { $count ->
    [one] Torna un gettone indizio.
    [many] Tornano { $count } di gettoni indizio.
   *[other] Tornano { $count } gettoni indizio.
}
event-completed = Il fuoco { $suitname } è completo!
event-drawn = { $you ->
    [actor] Peschi una carta.
   *[nobody] { $name } pesca { $card }.
}
event-drawn-unseen = { $you ->
    [actor] Peschi una carta.
   *[nobody] { $name } pesca una carta.
}
event-arranged = { $you ->
    [actor] Riordini la tua mano.
   *[nobody] { $name } riordina la sua mano.
}
event-tile = Tessera premio { $number }: { $tile }.
event-reward-lost = Il premio non si può usare e va perso.
event-reward-declined = { $you ->
    [actor] Rinunci al premio.
   *[nobody] { $name } rinuncia al premio.
}
event-mistake-undone = { $mistakes ->
    [0] Si cancella un errore: non ne resta nessuno.
    [one] Si cancella un errore: ne resta uno.
    [many] Si cancella un errore: ne restano { $mistakes }.
   *[other] Si cancella un errore: ne restano { $mistakes }.
}
event-returned = { $you ->
    [actor] Rimetti { $card } nel mazzo e lo mescoli.
   *[nobody] { $name } rimette { $card } nel mazzo e lo mescola.
}
event-added = { $you ->
    [actor] Aggiungi { $card } dagli scarti.
   *[nobody] { $name } aggiunge { $card } dagli scarti.
}
event-last-round = Il mazzo è vuoto: { $turns ->
    [one] ancora un turno.
    [many] ancora { $turns } di turni.
   *[other] ancora { $turns } turni.
}
event-passed = { $you ->
    [actor] Non puoi fare niente e il turno passa oltre.
   *[nobody] { $name } non può fare niente e il turno passa oltre.
}
event-ended = { $ending } { $score ->
    [one] Punteggio: { $score } punto.
    [many] Punteggio: { $score } di punti.
   *[other] Punteggio: { $score } punti.
}
