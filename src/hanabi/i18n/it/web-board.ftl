### Il tavolo nel browser su ogni schermo, e la sua fine. Ciò che altre pagine hanno in comune è in web.ftl.

## Scegliere un indizio

web-hint-pick = Scegli un colore o un valore.
web-hint-slots = { $count ->
    [one] posizione { $slots }
    [many] posizioni { $slots }
   *[other] posizioni { $slots }
}
web-hint-give = Dai l’indizio

## Una riga di mosse dall’ultimo proprio turno: «Ben → te»

web-you-told = te

## Come web-turns-left, dove c’è poco spazio

web-turns-short = { $count ->
    [one] { $count } turno
    [many] { $count } turni
   *[other] { $count } turni
}

## Il ritmo, accanto al mazzo: quanti scarti la squadra può ancora permettersi

web-pace-word = ritmo
web-pace-spare = { $count ->
    [0] ritmo 0: nessuno scarto a disposizione
    [one] ritmo 1: uno scarto a disposizione
    [many] ritmo { $count }: { $count } di scarti a disposizione
   *[other] ritmo { $count }: { $count } scarti a disposizione
}
web-pace-late = ritmo { $count }: il punteggio massimo non è più raggiungibile
web-show-pace = Scarti a disposizione
web-show-pace-about = Quanti la squadra può ancora permettersi, accanto al mazzo. I giocatori lo chiamano ritmo.

## I bot

web-strength = forza { $level } su { $most }

## La fine

web-end-mistakes = Troppe scintille si sono perse, e la notte si è spenta.
web-end-card-mistakes = L’ultima carta, { $card }, non andava bene.
web-end-card-indispensable = Era l’ultima carta di questo tipo: { $card }.
web-lit-count = accese: { $count }

web-coach-on = Con allenatore
web-coach-off = Senza allenatore
web-coach-about = L’allenatore dice come i compagni capiscono le tue mosse.
web-coach-ask = Tu che faresti?
web-coach-play = Gioca la carta al posto { $slot }.
web-coach-discard = Scarta la carta al posto { $slot }.
web-coach-hint = Di’ a { $name }: { $what }.
web-coach-reward = Usa la tessera.
web-coach-reads = { $name }: “{ $reason }”
web-coach-nothing = I compagni la vedono com’è.
web-coach-last = È di sicuro l’ultima copia: tocca ancora se vuoi.
