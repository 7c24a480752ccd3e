### Per chi ascolta e per chi scrive: che cosa si dice ad alta voce e quali parole si capiscono.
### Un elenco web-typed ha una parola dopo l’altra, separate da spazi; va bene una qualsiasi.

## Una carta come oggetto di una frase: «gioca 3 rosso»

web-card-object = { $rank } { $suitname }

## Risposte a parole

web-say-hand = { $name }: { $cards }
web-say-held = { $card }, sa: { $known }
web-say-can-be = La posizione { $slot } può essere: { $cards }
web-say-discards = Scarti: { $cards }
web-say-no-moves = Nessuno ha ancora mosso.

## La riga per le mosse scritte

web-typed = Scrivi una mossa
web-typed-field = Scrivi: gioca 2, Ben rosso, mano, aiuto
web-typed-send = Esegui
web-typed-about = Mosse: «gioca 2», «scarta 5», «Ben rosso», «Ben 3». Con il colore annunciato: «gioca 2 rosso». Premi: «rimetti rosso 3», «aggiungi rosso 3», «rinuncia». Domande: mano, mano Ben, altri, carta 2, fuochi, scarti, gettoni, mosse, stato.
web-typed-unclear = «{ $text }» non è chiaro. Scrivi «aiuto» per sapere che cosa si può dire.
web-typed-who = Chi è «{ $name }»?
web-typed-no-slot = Non hai una carta nella posizione { $slot }.
web-typed-not-now = Adesso non è possibile.
web-typed-not-your-turn = Non tocca a te.

## Parole per le mosse

web-typed-play = gioca giocare gioco p
web-typed-discard = scarta scartare scarto s d
web-typed-hint = indizio suggerisci dì
web-typed-decline = rinuncia rinuncio senza
web-typed-return = rimetti mescola
web-typed-add = aggiungi aggiungo

## Parole per le domande

web-typed-help = aiuto
web-typed-state = stato situazione
web-typed-hand = mano carte mie
web-typed-mates = altri compagni mani
web-typed-card = carta posizione
web-typed-fireworks = fuochi fuoco pile
web-typed-discards = scarti scartate perse
web-typed-tokens = gettoni indizi mazzo
web-typed-moves = mosse ultime registro

## Parole per i colori, oltre alla lettera sulle carte

web-typed-white = bianco bianca bianche bianchi
web-typed-red = rosso rossa rosse rossi
web-typed-blue = blu
web-typed-yellow = giallo gialla gialle gialli
web-typed-green = verde verdi
web-typed-multicolor = multicolore multicolori arcobaleno
web-typed-black = nero nera nere neri

## Tasti

web-key-say-hand = dice che cosa sai della tua mano
web-key-say-mates = dice che cosa hanno gli altri
web-key-say-fireworks = dice a che punto sono i fuochi
web-key-say-discards = dice che cosa è scartato
web-key-say-tokens = dice indizi, errori e mazzo
web-key-say-moves = dice le mosse dopo la tua ultima
web-key-slot = la tua carta in questa posizione
web-key-type = scrivi una mossa o una domanda
