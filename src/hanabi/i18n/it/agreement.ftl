### Come i bot leggono gli indizi, in quattro figure prima del primo turno.

web-agreement = Come Sveglio legge gli indizi
web-agreement-about = Legge gli indizi così, e crede che lo faccia anche tu.
web-agreement-play = Gioca
    .about = la carta più nuova che un indizio tocca e che può andare bene.
web-agreement-keep = Tieni
    .about = la carta che scarteresti, quando la tocca un valore.
web-agreement-go = Può andare
    .about = la carta più vecchia di cui nessuno ha parlato.
web-agreement-same = La stessa carta
    .about = Qualcuno scarta una carta che va bene: la tua più nuova è uguale. Giocala.
web-agreement-newest = indica la carta più nuova; la più vecchia è a destra.
web-agreement-always = Mostra prima di ogni partita
web-agreement-begin = Inizia
