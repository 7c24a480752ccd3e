### The lessons. A bubble has two lines of at most 40 characters.

learn-title = Învață
learn-about = Lecții scurte pe masa adevărată. Nimic nu se numără, nimic nu se pierde.
learn-group-first = Începe aici
learn-group-reading = Să dai și să citești indicii
learn-group-counting = Numărat și planuri
learn-group-boxes = Ce adaugă cutiile
learn-step = Lecție, pasul { $step } din { $steps }
learn-again = Încă o dată
learn-next = Continuă
learn-skip = Ieși
learn-done = Gata
learn-learnt = învățată

lesson-wrong-hint = Indiciul mai poate aștepta.
lesson-wrong-hand = Indiciul ajunge la { $name }.
lesson-wrong-wide = Cărți atinse de indiciu: { $count }.
lesson-wrong-misses = Indiciul nu atinge cartea.
lesson-wrong-unclear = Indiciul spune prea puțin.
lesson-wrong-announce = Anunță doar ce știi sigur.
lesson-wrong-fits = Se potrivește, dar alta e mai urgentă.
lesson-wrong-no-fit = Cartea sigur nu se potrivește acum.
lesson-wrong-odds = Se potrivește în { $fit } cazuri din { $count }.
lesson-wrong-last = E ultima de felul ei: păstreaz-o.
lesson-wrong-wasted = Se potrivește. E păcat de ea.
lesson-wrong-safe = E fără risc, dar există ceva mai bun.
lesson-wrong-discard = Poate mai e nevoie de cartea asta.
lesson-wrong-reward = Altă alegere aduce mai mult.

lesson-first = Învață în cinci minute
    .about = Tot jocul, pas cu pas.
lesson-first-goal = Cinci culori, fiecare de la 1 la 5.
    .do = Împreună. Cerul plin are 25 de puncte.
lesson-first-see = Vezi toate cărțile, în afară de ale tale.
    .do = Aiko și Ben le văd pe ale tale.
lesson-first-told = Ben ți-a spus: cartea aprinsă e un 1.
    .do = Orice 1 începe un foc. Joac-o.
lesson-first-give = Roșu e la 1, iar Ben are 2 roșu.
    .do = Atinge cartea și spune-i lui Ben.
lesson-first-give-red = „Roșu” atinge și cartea 5.
    .do = Caută un indiciu doar pentru 2.
lesson-first-discard = Indiciul costă un lampion. Mai ard șase.
    .do = Aruncă cea mai veche: câștigi unul.
lesson-first-discard-newer = Bun, dar ia cartea cea mai veche.
    .do = Este cea din dreapta.
lesson-first-last = Aiko ți-a spus: un 5. E câte unul singur.
    .do = Aruncă-l, ca să vezi ce se pierde.
lesson-first-last-other = Acela nu este 5.
    .do = Aruncă acea carte arătată de Aiko.
lesson-first-lost = Galbenul se oprește la 4: cel mult 24.
    .do = Într-un joc adevărat, păstrează 5.
lesson-first-deck = Alt joc: a mai rămas o carte.
    .do = Joacă 4 albastru și trage-o.
lesson-first-deck-five = Se potrivește, dar Ben așteaptă 4 albastru.
    .do = Joacă-l întâi pe acela.
lesson-first-turn = Pachetul e gol: câte o tură fiecare.
    .do = Aceasta e a ta. Joacă 5 galben.
lesson-first-score = Jocul s-a terminat: 24 din 25 de puncte.
    .do = Acum știi tot jocul.

lesson-play = Joacă cea mai nouă
    .about = Ce spune un indiciu despre două cărți.
lesson-play-read = Ben ți-a spus roșu: două cărți aprinse.
    .do = E cea mai nouă care s-ar potrivi: joac-o.
lesson-play-read-older = E vorba de cea mai nouă dintre ele.
    .do = Este mai la stânga.
lesson-play-give = Cea mai nouă carte a lui Ben e 1 galben.
    .do = Spune galben sau 1: Ben o joacă.
lesson-play-sum = Ben a jucat cea mai nouă carte aprinsă.
    .do = Așa citesc indiciile boții Isteț.

lesson-warning = O valoare pe cea mai veche
    .about = Cum se spune: păstreaz-o.
lesson-warning-read = Ben ți-a spus 5: cartea cea mai veche.
    .do = Păstreaz-o. Arunc-o pe următoarea.
lesson-warning-read-five = De aceasta te-a avertizat Ben.
    .do = Arunc-o pe cea din stânga ei.
lesson-warning-read-newer = Întâi pleacă cea mai veche dintre celelalte.
    .do = Este cea din stânga lui 5.
lesson-warning-give = Cea mai veche la Aiko: ultimul 4 galben.
    .do = Avertizeaz-o: spune-i valoarea.
lesson-warning-give-color = „Galben” ar însemna: joac-o.
    .do = Avertizezi cu valori. Spune 4.
lesson-warning-sum = Aiko a păstrat 4 galben.
    .do = Valoare pe cea mai veche: păstreaz-o.

lesson-silence = Nimeni nu te-a avertizat
    .about = Ce spune tăcerea despre cartea veche.
lesson-silence-read = Ben îți vede cartea cea mai veche și tace.
    .do = Deci poate pleca. Arunc-o.
lesson-silence-read-newer = Tăcerea e doar despre cea mai veche.
    .do = Arunc-o pe cea din dreapta.
lesson-silence-sum = Niciun punct pierdut: 25 e posibil.
    .do = Și tăcerea este un indiciu.

lesson-finesse = Aceeași carte
    .about = Cineva aruncă o carte care se potrivește.
lesson-finesse-read = Ben știa că 2 roșu se potrivește și l-a aruncat.
    .do = Cea mai nouă a ta e la fel: joac-o.
lesson-finesse-give = Îți știi 1 verde. Îl are și Aiko.
    .do = Aruncă-l: Aiko joacă cea mai nouă.
lesson-finesse-give-play = Se potrivește, dar aruncat aduce un lampion.
lesson-finesse-sum = Aiko l-a jucat, iar tu ai câștigat un lampion.
    .do = Doar cu cărți știute de toți ca bune.

lesson-two = Două cu un indiciu
    .about = Indiciile sunt puține: folosește-le bine.
lesson-two-give = Ben are două cărți bune: amândouă 1.
    .do = Caută indiciul care le spune pe ambele.
lesson-two-give-one = Așa spui doar una din două.
lesson-two-sum = Ben le joacă una după alta.
    .do = Un lampion, două puncte.

lesson-copies = Numărarea copiilor
    .about = Cărțile altora spun ceva despre ale tale.
lesson-copies-see = Ai o carte roșie, iar roșu e la 2.
    .do = Caută celelalte cărți roșii pe masă.
lesson-copies-play = Ție ți-a rămas doar un 3 roșu.
    .do = E sigur: joacă-l.
lesson-copies-sum = 1 de trei ori, 2, 3, 4 de două, 5 o dată.
    .do = Numără, și cărțile devin sigure.

lesson-excluded = Ce lasă deoparte un indiciu
    .about = Și cărțile neaprinse spun ceva.
lesson-excluded-see = Cartea e un 1, nici alb, nici roșu.
    .do = Albastru, galben sau verde: vezi cerul.
lesson-excluded-play = Toate trei se potrivesc acum.
    .do = Joac-o.
lesson-excluded-sum = Nimeni nu i-a spus culoarea.
    .do = Orice indiciu vorbește despre toată mâna.

lesson-keep = Ultima copie
    .about = Ce poate pleca și ce trebuie să rămână.
lesson-keep-see = Un 4 galben e aruncat, celălalt e la tine.
    .do = E ultimul: fără el galbenul se oprește.
lesson-keep-discard = 1 roșu nu mai folosește: roșu e la 2.
    .do = Aruncă-l.
lesson-keep-discard-last = Este ultimul 4 galben: păstrează-l.
lesson-keep-sum = Niciun punct nu s-a pierdut.
    .do = Un 5 este mereu ultima copie.

lesson-pace = Câte aruncări mai sunt
    .about = Puncte, pachet și ture: o sumă.
lesson-pace-see = 17 puncte, 5 cărți, 3 ultime ture: 25.
    .do = Acum fiecare tură trebuie să aducă un punct.
lesson-pace-play = Nu e nicio tură de pierdut.
    .do = Joacă 4 albastru.
lesson-pace-play-late = O aruncare, și 25 nu mai e posibil.
lesson-pace-sum = Puncte + pachet + jucători − ținta.
    .do = Acesta e ritmul: aruncări de rezervă.

lesson-waiting = Așteptare cu un indiciu
    .about = Ultima carte poate rămâne în pachet.
lesson-waiting-hint = A rămas o carte. Ben are 3 verde.
    .do = N-o trage: spune-i lui Ben de 3.
lesson-waiting-play = Ben a tras ultima carte: încă 3 ture.
    .do = Joacă 4 verde. Aiko are 5.
lesson-waiting-sum = 25 de puncte, cu un indiciu la timp.
    .do = Un indiciu amână sfârșitul cu o tură.

lesson-last = Ultima tură contează
    .about = Cine ce mai poate juca.
lesson-last-hint = Pachetul e gol: câte o tură fiecare.
    .do = Aiko poate juca 5 albastru: spune-i.
lesson-last-sum = Încă doi de 5: 24 de puncte.
    .do = În ultima rundă, spune-i cui poate juca.

lesson-multicolor-own = Multicolor, a șasea culoare
    .about = Încă cinci cărți, 30 de puncte.
lesson-multicolor-own-hint = Multicolor e o culoare ca oricare alta.
    .do = Ben are 1 multicolor: spune-i.
lesson-multicolor-own-sum = Fiecare carte multicoloră e una singură.
    .do = Oricare dintre ele e ultima copie.

lesson-multicolor-every = Multicolor, în orice culoare
    .about = Cinci cărți atinse de orice culoare.
lesson-multicolor-every-play = Acest 1 a fost atins de roșu și de albastru.
    .do = Deci e multicolor: joacă-l.
lesson-multicolor-every-sum = Orice culoare atinge multicolorul.
    .do = Două culori pe o carte îl dau de gol.

lesson-multicolor-ten = Zece cărți multicolore
    .about = Câte are orice altă culoare.
lesson-multicolor-ten-hint = Orice culoare atinge 1 multicolor la Ben.
    .do = Doar valoarea îl atinge singur.
lesson-multicolor-ten-hint-color = O culoare spune prea puțin aici.
lesson-multicolor-ten-sum = 1 există de trei ori, 5 o singură dată.
    .do = Cel mult 30 de puncte.

lesson-timed = Coregrafia
    .about = Anunță o culoare, câștigă un lampion.
lesson-timed-play = Știi cartea: 2 roșu se potrivește.
    .do = Joac-o și anunță roșu.
lesson-timed-play-silent = Se potrivește, dar nu aduce lampion.
lesson-timed-play-other = O culoare greșită e o greșeală.
lesson-timed-sum = Corect, și a revenit un lampion.
    .do = Greșit pierzi cartea, chiar dacă e bună.

lesson-black = Pulbere neagră
    .about = Un foc care cade.
lesson-black-see = Negrul cade de la 5 la 1.
    .do = Fiecare carte lipsă costă 1: acum −5.
lesson-black-hint = Nicio culoare nu atinge negrul. Ben are 5.
    .do = Spune-i lui Ben valoarea.
lesson-black-sum = Acum −4: fiecare carte neagră aduce unu.
    .do = Există un singur 5 negru, și e primul.

lesson-expert = Buchetul final
    .about = Fără ultima rundă: totul sau nimic.
lesson-expert-discard = Cine pierde o ultimă copie pierde jocul.
    .do = Aruncă 1 roșu, care nu mai folosește.
lesson-expert-discard-last = Jocul s-ar termina imediat.
lesson-expert-sum = Nici ultima rundă nu există.
    .do = Termină toate focurile, altfel pierzi.

lesson-empty = Un indiciu care nu atinge nimic
    .about = Unele cutii îl permit.
lesson-empty-hint = 1 al lui Ben ar putea fi cel roșu, inutil.
    .do = Spune-i roșu: nu are niciunul.
lesson-empty-hint-blue = Merge și așa. Încearcă ce e nou aici.
lesson-empty-sum = Ben a înțeles: nu e roșu, deci e bun.
    .do = Și ce lipsește merită un indiciu.

lesson-tile-1 = Premiu: un lampion
    .about = Un foc terminat întoarce o plăcuță.
lesson-tile-1-finish = 5 roșu termină focul.
    .do = Joacă-l: se întoarce o plăcuță.
lesson-tile-1-sum = Plăcuța aceasta dă înapoi un lampion.
    .do = Sunt șase; fiecare vine o dată.

lesson-tile-2 = Premiu: o greșeală ștearsă
    .about = A doua șansă și un lampion.
lesson-tile-2-see = S-a făcut o greșeală.
    .do = Un premiu o poate șterge.
lesson-tile-2-finish = 5 roșu termină focul.
    .do = Joacă-l: se întoarce o plăcuță.
lesson-tile-2-sum = Greșeala e ștearsă, lampionul e înapoi.
    .do = Fără greșeli, doar lampionul.

lesson-tile-3 = Premiu: o culoare gratis
    .about = Un indiciu de culoare care nu costă.
lesson-tile-3-finish = 5 roșu termină focul.
    .do = Joacă-l: se întoarce o plăcuță.
lesson-tile-3-choose = Plăcuța dă un indiciu de culoare, gratis.
    .do = Spune-i lui Ben galben: 1 se potrivește.
lesson-tile-3-sum = Ben l-a jucat, fără niciun lampion.
    .do = Indiciul gratis poate merge la oricine.

lesson-tile-4 = Premiu: o valoare gratis
    .about = Un indiciu de valoare care nu costă.
lesson-tile-4-finish = 5 roșu termină focul.
    .do = Joacă-l: se întoarce o plăcuță.
lesson-tile-4-choose = Plăcuța dă un indiciu de valoare, gratis.
    .do = Spune-i lui Ben 1: 1 galben e bun.
lesson-tile-4-sum = Ben l-a jucat, fără niciun lampion.
    .do = Indiciul gratis poate merge la oricine.

lesson-tile-5 = Premiu: o carte se întoarce
    .about = Din cele aruncate în pachet.
lesson-tile-5-see = 5 galben s-a pierdut: cel mult 24.
    .do = O plăcuță îl poate aduce înapoi.
lesson-tile-5-finish = 5 roșu termină focul.
    .do = Joacă-l: se întoarce o plăcuță.
lesson-tile-5-choose = Plăcuța pune o carte aruncată în pachet.
    .do = Alege 5 galben.
lesson-tile-5-sum = 25 de puncte sunt iar posibile.
    .do = Nimeni nu știe unde e în pachet.

lesson-tile-6 = Premiu: o carte aruncată
    .about = Direct în focul ei.
lesson-tile-6-finish = 5 roșu termină focul.
    .do = Joacă-l: se întoarce o plăcuță.
lesson-tile-6-choose = Plăcuța adaugă o carte care se potrivește.
    .do = Adaugă 2 albastru.
lesson-tile-6-sum = Albastru e la 2, din cele aruncate.
    .do = Dacă nu e nimic bun, premiul se pierde.
