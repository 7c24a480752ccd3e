### Il risolutore: hanabi solve.

command-solve = Si poteva vincere questa mano conoscendo tutte le carte, e con quali mosse? Ogni sì porta una serie di mosse, ogni no una prova.
    .file = Una registrazione: se ne risolve la distribuzione, o la posizione dopo una delle sue mosse. «-» legge lo standard input.
    .move = La posizione dopo tante mosse della registrazione.
    .seed = Il numero di una distribuzione.
    .seeds = I numeri di molte distribuzioni, dall’una all’altra.
    .players = Quanti posti: da 2 a 5.
    .edition = La scatola di cui si seguono le regole. Senza, il gioco base e qualsiasi opzione.
    .option = Attiva un’opzione: un nome, oppure un nome, «=» e un valore. Si può ripetere.
    .seconds = Quanti secondi di calcolo può richiedere una distribuzione; poi la risposta è «non si sa», con la serie migliore trovata.
    .json = Scrive un oggetto JSON per ogni distribuzione.
    .workers = Quanti processi cercano.
    .cluster = Cerca su un cluster Dask: l’indirizzo dello scheduler, o «local» per crearne uno qui.
    .resume = Conserva in questo file ciò che è finito, e riprende da lì se esiste.
    .example = hanabi solve --seeds 1..1000 --players 3 --workers 2

solve-winnable = si può vincere: { $best } punti ({ $seconds } s)
solve-not-winnable = non si può vincere: al meglio { $best }: { $why } ({ $seconds } s)
solve-not-winnable-open = non si può vincere: almeno { $best }, al massimo { $bound }: { $why } ({ $seconds } s)
solve-unknown = non si sa ancora: almeno { $best }, al massimo { $bound } ({ $seconds } s)
solve-because-complete = ogni fuoco si può completare
solve-because-gone = tutte le copie di una carta necessaria sono perse
solve-because-bottom = tutte le copie di una carta necessaria sono in fondo al mazzo
solve-because-pace = le carte necessarie arrivano troppo tardi nel mazzo
solve-because-hands = ci sono più carte da tenere di quante ne stiano nelle mani
solve-because-one-hand = non basterebbero nemmeno tutte le carte in una sola mano e indizi gratuiti
solve-because-searched = ogni modo di giocare è stato escluso
solve-because-time = il tempo è finito
solve-shares = { $deals ->
    [one] Una distribuzione
   *[other] { $deals } distribuzioni
}: { $won } si possono vincere, { $lost } no, { $unknown } non si sa
