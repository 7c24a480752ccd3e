### Le parole del gioco: colori, opzioni, edizioni, tessere, finali, giudizi.

## I colori delle carte e degli indizi. La lettera sta per il colore su una carta; la U del blu
## lo distingue dal bianco.

suit-white = bianco
    .letter = B
suit-red = rosso
    .letter = R
suit-blue = blu
    .letter = U
suit-yellow = giallo
    .letter = G
suit-green = verde
    .letter = V
suit-multicolor = multicolore
    .letter = M
suit-black = nero
    .letter = N

## Edizioni: lingua, editore, anno

edition-ro-2013 = Rumeno, Lineart 2013
edition-pl-deluxe = Polacco, Rebel, edizione speciale
edition-en-2016 = Inglese e cinese, Broadway 2016
edition-cs-2013 = Ceco, REXhry 2013
edition-it-2023 = Italiano, Ghenos 2023
edition-none = Nessuna scatola, opzioni libere

## Opzioni: un nome e una frase

option-empty-hints = Indizi a vuoto
    .about = Un indizio può non toccare nessuna carta: «non hai carte bianche».
option-expert = Gran finale
    .about = Per esperti, senza ultimo giro: o lo spettacolo è perfetto o è perso.
option-timed-display = Coreografia a tempo
    .about = Annuncia un colore giocando: se è giusto torna un gettone, se no è errore.
option-multicolor = Valanga di colori
    .about = Un sesto fuoco, di carte multicolori.
option-black-powder = Polvere nera
    .about = Un fuoco nero scende da 5 a 1; nessun indizio di colore lo tocca.
option-five-flamboyants = Cinque sfavillanti
    .about = Completare un fuoco gira una tessera premio; non torna nessun gettone.

multicolor-own-color-5 = cinque carte, un colore a sé
    .about = Cinque carte multicolori, una per valore; gli indizi possono nominarle.
multicolor-every-color-5 = cinque carte, toccate da ogni colore
    .about = Cinque carte multicolori; ogni colore le tocca, nessuno le nomina.
multicolor-every-color-10 = dieci carte, toccate da ogni colore
    .about = Dieci carte multicolori; ogni colore le tocca, nessuno le nomina.
multicolor-none =
    .about = I cinque colori del gioco base.

option-on = sì
option-off = no

## Tessere premio (R-44), per numero

tile-1 = Lanterna di scorta
    .effect = Torna un gettone indizio.
tile-2 = Seconda possibilità
    .effect = Si cancella un errore e torna un gettone indizio; senza errori, solo il gettone.
tile-3 = Colore in regalo
    .effect = Dai gratis un indizio di colore a un compagno a tua scelta.
    .ask = un indizio di colore gratis. Per chi?
tile-4 = Valore in regalo
    .effect = Dai gratis un indizio di valore a un compagno a tua scelta.
    .ask = un indizio di valore gratis. Per chi?
tile-5 = Di nuovo nel mazzo
    .effect = Scegli una carta dagli scarti e mescolala nel mazzo. Se il mazzo è vuoto puoi usare invece la tessera 6.
    .ask = quale carta scartata torna nel mazzo?
    .ask-instead = il mazzo è vuoto, quindi una carta scartata può andare sul suo fuoco.
tile-6 = Dalle ceneri
    .effect = Scegli dagli scarti una carta adatta e aggiungila al suo fuoco.
    .ask = quale carta scartata va sul suo fuoco?

## Finali

ending-complete = Tutti i fuochi sono completi.
ending-mistakes = Terzo errore: lo spettacolo è finito.
ending-deck = L’ultimo giro è concluso.
ending-indispensable = È andata una carta di cui non si poteva fare a meno.

## Giudizi (R-16)

rating-horrible = Polveri bagnate
    .sentence = La gente se ne va presto, e qualcuno rivuole i soldi.
rating-mediocre = Due scintille
    .sentence = Qualcuno applaude, poi si guarda intorno e smette.
rating-honorable = Uno spettacolo dignitoso
    .sentence = Una serata piacevole; domani si tornerà a parlare del tempo.
rating-excellent = Una bella notte
    .sentence = I bambini esultano sulle spalle dei genitori, e i genitori con loro.
rating-amazing = Un trionfo di luce
    .sentence = Tra anni si chiederà ancora chi c’era, quella notte.
rating-legendary = La notte delle notti
    .sentence = Nessuno fiata; il fiume è pieno di luce.
rating-divine = Più luminoso del cielo
    .sentence = Le stelle prendono posto e stanno a guardare.
rating-expert-won = Perfetto
    .sentence = Non è mancata una scintilla: è lo spettacolo più difficile che ci sia, e l’avete acceso voi.
rating-expert-lost = C’eravate quasi
    .sentence = Nel «Gran finale» è tutto o niente. La polvere è asciutta: riaccendetela.
