### The lessons. A bubble has two lines of at most 40 characters.

learn-title = Impara
learn-about = Lezioni brevi sul tavolo vero. Niente si conta, niente si perde.
learn-group-first = Comincia qui
learn-group-reading = Dare e leggere indizi
learn-group-counting = Contare e pianificare
learn-group-boxes = Che cosa aggiungono le scatole
learn-step = Lezione, passo { $step } di { $steps }
learn-again = Riprova
learn-next = Avanti
learn-skip = Esci
learn-done = Fatto
learn-learnt = imparata

lesson-wrong-hint = Un indizio può aspettare.
lesson-wrong-hand = Questo indizio va a { $name }.
lesson-wrong-wide = Carte toccate dall’indizio: { $count }.
lesson-wrong-misses = L’indizio non tocca la carta.
lesson-wrong-unclear = Questo indizio dice troppo poco.
lesson-wrong-announce = Annuncia solo quello che sai.
lesson-wrong-fits = Va bene, ma c’è qualcosa di più urgente.
lesson-wrong-no-fit = Ora questa carta di sicuro non va.
lesson-wrong-odds = Va bene in { $fit } casi su { $count }.
lesson-wrong-last = È l’ultima copia: tienila.
lesson-wrong-wasted = Quella carta va bene. Sarebbe un peccato.
lesson-wrong-safe = Senza rischio, ma c’è di meglio.
lesson-wrong-discard = Quella carta può ancora servire.
lesson-wrong-reward = Un’altra scelta vale di più.

lesson-first = Impara in cinque minuti
    .about = Tutto il gioco, passo dopo passo.
lesson-first-goal = Cinque colori, ognuno da 1 a 5.
    .do = Insieme. Il cielo pieno vale 25 punti.
lesson-first-see = Vedi tutte le carte tranne le tue.
    .do = Aiko e Ben vedono le tue, non le loro.
lesson-first-told = Ben ti ha detto: questa carta è un 1.
    .do = Ogni 1 comincia un fuoco. Giocala.
lesson-first-give = Il rosso è a 1 e Ben ha il 2 rosso.
    .do = Toccalo e di’ a Ben che cos’è.
lesson-first-give-red = “Rosso” tocca anche il 5.
    .do = Trova un indizio solo per il 2.
lesson-first-discard = Un indizio costa una lanterna. Ne hai sei.
    .do = Scarta la più vecchia: ne torna una.
lesson-first-discard-newer = Bene, ma prendi la carta più vecchia.
    .do = È quella a destra.
lesson-first-last = Aiko ti ha detto: un 5. Ce n’è uno solo.
    .do = Scartalo, per vedere che cosa si perde.
lesson-first-last-other = Quello non è il 5.
    .do = Scarta la carta indicata da Aiko.
lesson-first-lost = Il giallo ora finisce a 4: al massimo 24.
    .do = In una partita vera, tieni i 5.
lesson-first-deck = Un’altra partita: resta una carta.
    .do = Gioca il 4 blu, e pescala.
lesson-first-deck-five = Va bene, ma Ben aspetta il 4 blu.
    .do = Prima gioca quello.
lesson-first-turn = Il mazzo è vuoto: un turno a testa.
    .do = Questo è il tuo. Gioca il 5 giallo.
lesson-first-score = La partita è finita: 24 punti su 25.
    .do = Ora conosci tutto il gioco.

lesson-play = Gioca la più nuova
    .about = Che cosa dice un indizio su due carte.
lesson-play-read = Ben ti ha detto rosso: due carte accese.
    .do = Vale la più nuova che può andare: giocala.
lesson-play-read-older = Si intende la più nuova di quelle accese.
    .do = È più a sinistra.
lesson-play-give = La carta più nuova di Ben è l’1 giallo.
    .do = Di’ giallo, o 1: Ben gioca la più nuova.
lesson-play-sum = Ben ha giocato la più nuova.
    .do = I bot Sveglio leggono così gli indizi.

lesson-warning = Un valore sulla più vecchia
    .about = Come si dice: tienila.
lesson-warning-read = Ben ti ha detto 5: la tua più vecchia.
    .do = Tienila. Scarta quella subito dopo.
lesson-warning-read-five = È la carta di cui Ben ti ha avvertito.
    .do = Scarta quella alla sua sinistra.
lesson-warning-read-newer = Prima va la più vecchia delle altre.
    .do = È quella a sinistra del 5.
lesson-warning-give = La più vecchia di Aiko è l’ultimo 4 giallo.
    .do = Avverti Aiko: di’ il suo valore.
lesson-warning-give-color = “Giallo” vorrebbe dire: giocala.
    .do = Si avverte con i valori. Di’ 4.
lesson-warning-sum = Aiko ha tenuto il 4 giallo.
    .do = Un valore sulla più vecchia: tienila.

lesson-silence = Nessuno ti ha avvertito
    .about = Che cosa dice il silenzio.
lesson-silence-read = Ben vede la tua più vecchia e ha taciuto.
    .do = Allora può andare. Scartala.
lesson-silence-read-newer = Il silenzio parla solo della più vecchia.
    .do = Scarta quella a destra.
lesson-silence-sum = Nessun punto perso: 25 è ancora possibile.
    .do = Anche il silenzio è un indizio.

lesson-finesse = La stessa carta
    .about = Qualcuno scarta una carta che va bene.
lesson-finesse-read = Ben sapeva che il 2 rosso va, e l’ha scartato.
    .do = La tua più nuova è uguale: giocala.
lesson-finesse-give = Conosci il tuo 1 verde. Ce l’ha anche Aiko.
    .do = Scarta il tuo: Aiko gioca la più nuova.
lesson-finesse-give-play = Va bene, ma lo scarto rende una lanterna.
lesson-finesse-sum = Aiko l’ha giocato, e hai una lanterna in più.
    .do = Solo con carte che tutti sanno buone.

lesson-two = Due con un indizio
    .about = Gli indizi sono pochi: usali bene.
lesson-two-give = Ben ha due carte che vanno: due 1.
    .do = Trova l’indizio che le dice entrambe.
lesson-two-give-one = Così ne dici una sola.
lesson-two-sum = Ben le gioca una dopo l’altra.
    .do = Una lanterna, due punti.

lesson-copies = Contare le copie
    .about = Le carte degli altri parlano delle tue.
lesson-copies-see = Hai una carta rossa, e il rosso è a 2.
    .do = Cerca le altre carte rosse sul tavolo.
lesson-copies-play = Per te resta solo un 3 rosso.
    .do = È certo: giocalo.
lesson-copies-sum = L’1 tre volte, 2, 3, 4 due, il 5 una.
    .do = Conta, e le carte diventano certe.

lesson-excluded = Quello che un indizio esclude
    .about = Anche le carte non accese dicono qualcosa.
lesson-excluded-see = Questa carta è un 1, né bianco né rosso.
    .do = Blu, giallo o verde: guarda il cielo.
lesson-excluded-play = Ora vanno bene tutti e tre.
    .do = Giocala.
lesson-excluded-sum = Nessuno ha detto il suo colore.
    .do = Ogni indizio parla di tutta la mano.

lesson-keep = L’ultima copia
    .about = Che cosa può andare e che cosa resta.
lesson-keep-see = Un 4 giallo è scartato, l’altro l’hai tu.
    .do = È l’ultimo: senza, il giallo si ferma.
lesson-keep-discard = Il tuo 1 rosso è inutile: il rosso è a 2.
    .do = Scartalo.
lesson-keep-discard-last = È l’ultimo 4 giallo: tienilo.
lesson-keep-sum = Nessun punto è andato perso.
    .do = Un 5 è sempre l’ultima copia.

lesson-pace = Quanti scarti restano
    .about = Punti, mazzo e turni: una somma.
lesson-pace-see = 17 punti, 5 carte, 3 ultimi turni: 25.
    .do = Ora ogni turno deve dare un punto.
lesson-pace-play = Non c’è un turno da sprecare.
    .do = Gioca il tuo 4 blu.
lesson-pace-play-late = Uno scarto, e il 25 non si raggiunge più.
lesson-pace-sum = Punti + mazzo + giocatori − obiettivo.
    .do = È il ritmo: gli scarti che restano.

lesson-waiting = Aspettare con un indizio
    .about = L’ultima carta può restare nel mazzo.
lesson-waiting-hint = Resta una carta. Ben ha il 3 verde.
    .do = Non pescarla: di’ a Ben del 3.
lesson-waiting-play = Ben ha pescato l’ultima: 3 turni ancora.
    .do = Gioca il tuo 4 verde. Aiko ha il 5.
lesson-waiting-sum = 25 punti, con un indizio al momento giusto.
    .do = Un indizio allontana la fine di un turno.

lesson-last = L’ultimo turno conta
    .about = Chi può ancora giocare che cosa.
lesson-last-hint = Il mazzo è vuoto: un turno a testa.
    .do = Aiko può giocare il 5 blu: dillo.
lesson-last-sum = Altri due 5: 24 punti.
    .do = Nell’ultimo giro, di’ a chi può giocare.

lesson-multicolor-own = Multicolore, un sesto colore
    .about = Cinque carte in più, 30 punti.
lesson-multicolor-own-hint = Il multicolore è un colore come gli altri.
    .do = Ben ha il suo 1: dillo a Ben.
lesson-multicolor-own-sum = Di ogni carta multicolore ce n’è una.
    .do = Ognuna è l’ultima copia.

lesson-multicolor-every = Multicolore, in ogni colore
    .about = Cinque carte toccate da ogni colore.
lesson-multicolor-every-play = Questo 1 è stato toccato da rosso e da blu.
    .do = Quindi è multicolore: giocalo.
lesson-multicolor-every-sum = Ogni colore tocca il multicolore.
    .do = Due colori su una carta lo rivelano.

lesson-multicolor-ten = Dieci carte multicolori
    .about = Tante quante di ogni altro colore.
lesson-multicolor-ten-hint = Ogni colore tocca l’1 multicolore di Ben.
    .do = Solo il valore lo tocca da solo.
lesson-multicolor-ten-hint-color = Qui un colore dice troppo poco.
lesson-multicolor-ten-sum = Il suo 1 c’è tre volte, il suo 5 una.
    .do = Al massimo 30 punti.

lesson-timed = Coreografia a tempo
    .about = Annuncia un colore, vinci una lanterna.
lesson-timed-play = Conosci questa carta: il 2 rosso va bene.
    .do = Giocala, e annuncia rosso.
lesson-timed-play-silent = Va bene, ma non rende una lanterna.
lesson-timed-play-other = Un colore sbagliato è un errore.
lesson-timed-sum = Giusto, ed è tornata una lanterna.
    .do = Se sbagli perdi la carta, anche se va bene.

lesson-black = Polvere nera
    .about = Un fuoco che cade.
lesson-black-see = Il nero cade dal 5 all’1.
    .do = Ogni carta che manca toglie 1: ora −5.
lesson-black-hint = Nessun colore tocca il nero. Ben ha il 5.
    .do = Di’ a Ben il suo valore.
lesson-black-sum = Ora −4: ogni carta nera ne rende uno.
    .do = C’è un solo 5 nero, e viene per primo.

lesson-expert = Gran finale
    .about = Nessun ultimo giro: tutto o niente.
lesson-expert-discard = Chi perde un’ultima copia perde la partita.
    .do = Scarta il tuo 1 rosso inutile.
lesson-expert-discard-last = La partita finirebbe subito.
lesson-expert-sum = Non c’è nemmeno l’ultimo giro.
    .do = Completa tutti i fuochi, o hai perso.

lesson-empty = Un indizio che non tocca niente
    .about = Alcune scatole lo permettono.
lesson-empty-hint = L’1 di Ben potrebbe essere il rosso inutile.
    .do = Di’ a Ben rosso: non ce n’è.
lesson-empty-hint-blue = Va anche così. Prova quello che è nuovo.
lesson-empty-sum = Ben ha capito: niente rosso, quindi va.
    .do = Anche quello che manca vale un indizio.

lesson-tile-1 = Premio: una lanterna
    .about = Un fuoco completo gira una tessera.
lesson-tile-1-finish = Il tuo 5 rosso completa il fuoco.
    .do = Giocalo: si gira una tessera premio.
lesson-tile-1-sum = Questa tessera rende una lanterna.
    .do = Le tessere sono sei; ognuna una volta.

lesson-tile-2 = Premio: un errore in meno
    .about = Una seconda possibilità e una lanterna.
lesson-tile-2-see = C’è stato un errore.
    .do = Un premio può toglierlo.
lesson-tile-2-finish = Il tuo 5 rosso completa il fuoco.
    .do = Giocalo: si gira una tessera premio.
lesson-tile-2-sum = Errore tolto, e una lanterna è tornata.
    .do = Senza errori, solo la lanterna.

lesson-tile-3 = Premio: un colore gratis
    .about = Un indizio di colore che non costa.
lesson-tile-3-finish = Il tuo 5 rosso completa il fuoco.
    .do = Giocalo: si gira una tessera premio.
lesson-tile-3-choose = Questa tessera dà un colore, gratis.
    .do = Di’ a Ben giallo: l’1 va bene.
lesson-tile-3-sum = Ben l’ha giocato; nessuna lanterna spesa.
    .do = Un indizio gratis può andare a chiunque.

lesson-tile-4 = Premio: un valore gratis
    .about = Un indizio di valore che non costa.
lesson-tile-4-finish = Il tuo 5 rosso completa il fuoco.
    .do = Giocalo: si gira una tessera premio.
lesson-tile-4-choose = Questa tessera dà un valore, gratis.
    .do = Di’ a Ben 1: l’1 giallo va bene.
lesson-tile-4-sum = Ben l’ha giocato; nessuna lanterna spesa.
    .do = Un indizio gratis può andare a chiunque.

lesson-tile-5 = Premio: una carta torna
    .about = Dagli scarti nel mazzo.
lesson-tile-5-see = Il 5 giallo è perso: al massimo 24.
    .do = Una tessera può riportarlo.
lesson-tile-5-finish = Il tuo 5 rosso completa il fuoco.
    .do = Giocalo: si gira una tessera premio.
lesson-tile-5-choose = Questa tessera rimette uno scarto nel mazzo.
    .do = Scegli il 5 giallo.
lesson-tile-5-sum = 25 punti sono di nuovo possibili.
    .do = Nessuno sa dove sta nel mazzo.

lesson-tile-6 = Premio: una carta dagli scarti
    .about = Direttamente nel suo fuoco.
lesson-tile-6-finish = Il tuo 5 rosso completa il fuoco.
    .do = Giocalo: si gira una tessera premio.
lesson-tile-6-choose = Questa tessera aggiunge uno scarto che va.
    .do = Aggiungi il 2 blu.
lesson-tile-6-sum = Il blu è a 2, grazie agli scarti.
    .do = Se niente va bene, il premio è perso.
