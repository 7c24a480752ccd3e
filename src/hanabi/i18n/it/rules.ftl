### Le regole, a parole nostre. La chiave di una riga comincia con il suo numero nella
### specifica (rules-r06-…), quella di un chiarimento con ruling-r06-….

rules-page = Hanabi: { $edition }
rules-page-table = Le regole di questo tavolo: { $edition }
rules-page-about = Le regole di questa scatola, a parole nostre. I numeri tra parentesi rimandano alle righe della specifica.
rules-page-source = Questa pagina è scritta da: { $command }

rules-title-goal = L’idea
rules-title-box = Nella scatola
rules-title-start = Prima del primo turno
rules-title-turn = Il tuo turno
rules-title-end = Come finisce
rules-title-score = Quanto vale
rules-title-manners = Al tavolo
rules-title-knowledge = Che cosa dice un indizio
rules-title-options = Opzioni di questa scatola
rules-title-options-table = Opzioni a questo tavolo
rules-title-rulings = Chiarimenti
rules-rulings-about = Dove i regolamenti tacciono o non vanno d’accordo, qui si gioca così.

## L’idea

rules-r10-goal = Siete un’unica squadra e accendete fuochi d’artificio: uno per colore, che sale da 1 a 5 con una carta per valore. Si vince e si perde insieme.

## La scatola

rules-r01-cards = Cinquanta carte in cinque colori: bianco, rosso, blu, giallo e verde. Ogni colore ha tre 1, due 2, due 3, due 4 e un solo 5.
rules-r02-tokens = Otto gettoni indizio, tutti disponibili all’inizio. Il terzo errore chiude la partita.

## L’inizio

rules-r03-hands = Si gioca da due a cinque. In due o tre si hanno cinque carte a testa, in quattro o cinque se ne hanno quattro.
rules-r04-backs = Le tue carte non le vedi mai; tutti gli altri sì.
rules-r05-first = Secondo la scatola comincia chi porta i vestiti più vivaci. Da lì si prosegue in senso orario.

## Un turno

rules-r05-turn = Un turno è esattamente una di tre cose: un indizio, uno scarto o una giocata. Non si passa.
rules-r06-hint = Indizio: spendi un gettone, scegli un compagno e nomina un colore o un valore. Si indicano tutte le carte di quella mano che corrispondono, e solo quelle. Senza gettoni niente indizi.
rules-r07-allowed = Un indizio può anche non toccare nessuna carta («non hai carte bianche»), perfino se quel compagno è rimasto senza carte.
rules-r07-forbidden = Un indizio deve toccare almeno una carta.
rules-r08-discard = Scarto: metti una tua carta scoperta tra gli scarti, riprendi un gettone e pesca. Finché tutti e otto i gettoni sono disponibili non puoi scartare.
rules-r09-play = Giocata: scopri una tua carta. Se comincia o continua il suo fuoco, resta lì; se no, va tra gli scarti e conta come errore. Poi pesca.
rules-r11-bonus = Chi completa un fuoco fa tornare un gettone, in regalo. Se tutti e otto sono disponibili il regalo va perso.

## La fine

rules-r12-lost = Il terzo errore chiude subito la partita, ed è persa.
rules-r12-ends = Il terzo errore chiude subito la partita.
rules-r13-complete = Quando tutti i fuochi sono completi la partita si chiude subito, con il punteggio massimo.
rules-r14-last-round = Quando qualcuno pesca l’ultima carta, tutti hanno ancora un turno, per ultimo chi l’ha pescata. Non si pesca più. Poi la partita è finita.

## Punteggio

rules-r15-score = Il punteggio è la somma dei valori in cima a ogni fuoco.
rules-r16-scale = Poi decide il pubblico:
rules-r16-step = { $lowest ->
    [0] fino a { $highest }: { $name }. { $sentence }
   *[other] { $range ->
        [one] { $highest }: { $name }. { $sentence }
        [many] { $lowest }–{ $highest }: { $name }. { $sentence }
       *[other] { $lowest }–{ $highest }: { $name }. { $sentence }
    }
}

## Al tavolo

rules-r17-discards = Chiunque può sfogliare gli scarti quando vuole.
rules-r18-arrange = Puoi mettere la tua mano in un altro ordine; tutti vedono quello nuovo.
rules-r19-talk = A rigore parlano solo gli indizi, e nessuno commenta il turno di un altro. Se volete permettere di più, accordatevi prima di cominciare.
rules-r20-dead = Un fuoco che non si può più completare si può segnare, così tutti sanno quali carte buttare senza pensieri.

## Che cosa si sa

rules-r50-both = Un indizio parla di ogni carta della mano: quelle indicate corrispondono, le altre no.
rules-r51-count = Contare è lecito: quello che sta negli scarti, sui fuochi e nelle altre mani non può stare nella tua.

## Opzioni

rules-option = { $name } (opzione { $option })
rules-r07-option-allowed = In questa scatola gli indizi che non toccano carte sono permessi; ogni tavolo può vietarli.
rules-r07-option-forbidden = In questa scatola gli indizi che non toccano carte non sono permessi; ogni tavolo può permetterli.
rules-r30-expert = Non c’è un ultimo giro. Le mani si assottigliano e si va avanti finché ogni fuoco è completo: è l’unico modo di vincere. Il terzo errore fa perdere, e così anche la perdita di una carta indispensabile: l’ultima copia di una carta che serve ancora. Non c’è una scala: il punteggio è il massimo o niente.
rules-r31-announce = Quando giochi una carta puoi annunciarne il colore prima di scoprirla. Se il colore è giusto e la carta è adatta torna un gettone, e ne tornano due se completa il suo fuoco. Se il colore è sbagliato la carta va tra gli scarti e conta come errore, anche se sarebbe stata adatta.
rules-r40-own = Cinque carte multicolori, una per valore, formano un sesto colore. È un colore come gli altri: gli indizi possono nominarlo. Il punteggio massimo è 30.
rules-r41-every = Le stesse cinque carte, ma nessun indizio nomina il multicolore; in cambio ogni indizio di colore le tocca. Il punteggio massimo è 30.
rules-r42-every = Dieci carte multicolori (tre 1, due 2, due 3, due 4, un 5) formano un sesto fuoco. Nessun indizio nomina il multicolore; ogni indizio di colore tocca queste carte. Non sostituiscono nessun altro colore. Il punteggio massimo è 30.
rules-r43-black = Dieci carte nere (tre 1, due 2, due 3, due 4, un 5) formano un fuoco che scende: prima il 5, per ultimo l’1. Completarlo vale come completarne un altro.
rules-r43-no-color = Il nero non è un colore: nessun indizio di colore lo nomina né lo tocca, e nessuno può dire che non ce n’è. Gli indizi di valore invece lo toccano.
rules-r43-score = Il punteggio è quello dei fuochi colorati, meno uno per ogni carta nera che manca.
rules-r44-tiles = Sei tessere premio si mescolano e stanno coperte. Completare un fuoco gira quella in cima, invece di far tornare un gettone. Chi l’ha completato usa la tessera prima di pescare; poi la tessera esce dal gioco.
rules-r44-tile = { $number }. { $name }: { $effect }
rules-r44-chain = Se una carta aggiunta con la tessera 6 completa il suo fuoco, si gira subito la tessera seguente.
rules-r50-multicolor = Un indizio rosso lascia due possibilità a una carta che tocca: rosso e multicolore.
rules-r50-black = Una carta che nessun indizio di colore ha mai toccato può essere nera.
rules-r45-combine = Tutte le opzioni di questa scatola si combinano tra loro.
rules-r45-free = Senza scatola tutto si combina con tutto.

## Chiarimenti

ruling-r05-first = Chi comincia lo dice il tavolo: un posto, oppure il caso.
ruling-r12-lost = Il regolamento dice solo che il terzo errore chiude la partita; qui vuol dire persa, come nelle altre scatole.
ruling-r12-points = Una partita persa vale 0; i punti che erano sul tavolo si dicono a parte.
ruling-r13-last-round = Anche nell’ultimo giro completare l’ultimo fuoco chiude subito la partita.
ruling-r13-tokens = Quando una partita si chiude subito i gettoni di quell’azione contano ancora, e non si pesca.
ruling-r13-tiles = Quando una partita si chiude subito non si gira nessuna tessera.
ruling-r18-any-time = Puoi riordinare la tua mano in ogni momento fino alla fine, anche mentre si aspetta una scelta. Non è un’azione.
ruling-r19-levels = I livelli di conversazione sono tre: silenzio, poche frasi pronte, chat libera.
ruling-r20-formula = Il punteggio massimo ancora possibile si ricava solo dai fuochi e dagli scarti; non guarda i turni rimasti né gli errori.
ruling-r20-tiles = Il punteggio massimo ancora possibile non guarda le tessere a venire, e può risalire dopo la tessera 5.
ruling-r30-passed = Se qualcuno non può fare niente (nessuna carta, e nessun gettone o nessun indizio permesso), il turno passa oltre.
ruling-r30-needed = Una carta è indispensabile solo finché il suo fuoco ne ha ancora bisogno.
ruling-r30-mistakes = Un terzo errore che fa anche perdere una carta indispensabile conta come sconfitta per errori.
ruling-r31-no-fit = Colore giusto ma carta non adatta: è un errore normale; non torna nessun gettone.
ruling-r31-limit = Ogni gettone oltre l’ottavo va perso.
ruling-r31-suit = Si annuncia uno qualsiasi dei fuochi in gioco, multicolore e nero compresi, non solo un colore che gli indizi possono nominare.
ruling-r31-tile = Con le tessere premio, un annuncio giusto che completa un fuoco fa tornare un gettone; la tessera sta per il secondo.
ruling-r40-five = Le carte multicolori sono cinque; in una frase il regolamento dice sei.
ruling-r43-below = Il punteggio può scendere sotto 0; il gradino più basso della scala lo comprende.
ruling-r44-black = Anche completare il nero gira una tessera.
ruling-r44-unusable = Un premio che non si può usare va perso, e non si chiede niente. Altrimenti la scelta si chiede anche quando è una sola; si può rinunciare solo alla tessera 5 a mazzo vuoto.
ruling-r44-hints = Gli indizi gratis delle tessere 3 e 4 non costano gettoni; possono non toccare carte solo se possono farlo anche gli altri indizi.
ruling-r44-last-turn = All’ultimo turno della partita la tessera si usa, poi la partita finisce.
ruling-r45-all = Tutte le opzioni che una scatola offre si combinano tra loro, anche dove il suo regolamento non lo dice.
