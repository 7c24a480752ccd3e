### Bot in compagnia d’altri: hanabi arena.

command-arena = Fa giocare i bot con i loro simili e in compagnia degli altri, tutti con le stesse distribuzioni, e racconta chi gioca bene con chi.
    .preset = Gioca un intero protocollo: «ad-hoc» fa giocare insieme sette bot, tra cui un principiante, e scrive il risultato nella cartella «ad-hoc». Ciò che è indicato in più ha la precedenza.
    .bots = Chi partecipa: i bot, separati da virgole. Un percorso che finisce in «.py» è un bot tuo.
    .players = Per quanti posti, separati da virgole: da 2 a 5.
    .games = Quante distribuzioni gioca ogni squadra.
    .seed = Il numero della prima distribuzione; la seguente ha il numero seguente.
    .edition = La scatola di cui si seguono le regole. Senza, il gioco base con qualunque opzione.
    .option = Cambia un’opzione: un nome, o un nome, «=» e un valore. Si può ripetere.
    .time-limit = Quanti secondi ha per una mossa un bot tuo.
    .in-process = Esegue i tuoi bot nel processo di questo programma: molto più in fretta, senza limite di tempo, per i bot di cui ti fidi.
    .json = Scrive un solo oggetto JSON.
    .markdown = Scrive le tabelle in questo file, come Markdown.
    .plot = Disegna una mappa di calore in questo file.
    .folder = Scrive tutto in questa cartella: arena.md, arena.json e l’immagine arena.png.
    .workers = Quanti processi giocano. I numeri sono gli stessi, quanti che siano.
    .cluster = Gioca su un cluster Dask: l’indirizzo del suo scheduler, o «local» per uno creato qui.
    .resume = Tiene in questo file quello che è finito e, se esiste già, riprende da lì.
    .example = hanabi arena --bots smart,hat,cautious --players 2,3 --games 200

arena-round = Giocatori: { $players }. Distribuzioni: { $deals }, numeri { $seeds }
arena-matrix = Punteggio medio e il suo intervallo di confidenza al 95 %: un bot della riga, i bot della colonna in tutti gli altri posti.
arena-one = un bot
arena-teams = Le squadre, dalla migliore; per quelle miste la differenza da una squadra di soli bot del primo tipo e di soli bot dell’altro, con le stesse distribuzioni.
arena-team = squadra
arena-mean = media
arena-perfect = perfette
arena-lost = perse
arena-to-first = dal primo
arena-to-other = dall’altro
arena-own = Squadre di bot di un solo tipo: la media della riga meno quella della colonna, con le stesse distribuzioni.
arena-own-bot = tutti
arena-strangers = In compagnia di estranei: la media con tutti gli altri bot, esclusi i propri simili, e la sua quota di ciò che quelli ottengono tra simili; tra simili; il minimo, e con chi.
arena-with-others = con gli altri
arena-share = quota
arena-with-like = tra simili
arena-least = minimo (con)
arena-forfeits = Partite perse a tavolino da { $bot }: { $count }. La prima è la distribuzione { $seed }: { $why }
arena-rates = partite: { $played } in { $seconds } s, cioè { $rate } al secondo
arena-plot-title = Giocatori: { $players }
arena-plot-one = un bot …
arena-plot-rest = … tra
arena-plot-score = punteggio medio
