### Regulile, cu vorbele noastre. Cheia unei reguli începe cu numărul ei din specificație
### (rules-r06-…), a unei lămuriri cu ruling-r06-….

rules-page = Hanabi: { $edition }
rules-page-table = Regulile acestei mese: { $edition }
rules-page-about = Regulile acestei cutii, cu vorbele noastre. Numerele din paranteze trimit la rândurile specificației.
rules-page-source = Pagina aceasta e scrisă de: { $command }

rules-title-goal = Ideea
rules-title-box = Ce e în cutie
rules-title-start = Înainte de prima mutare
rules-title-turn = Rândul tău
rules-title-end = Cum se termină
rules-title-score = Cât valorează
rules-title-manners = La masă
rules-title-knowledge = Ce spune un indiciu
rules-title-options = Opțiunile acestei cutii
rules-title-options-table = Opțiunile acestei mese
rules-title-rulings = Lămuriri
rules-rulings-about = Unde broșurile tac sau se contrazic, aici se joacă așa.

## Ideea

rules-r10-goal = Sunteți o singură echipă și ridicați artificii: câte unul de fiecare culoare, de la 1 la 5, cu câte o carte de fiecare valoare. Câștigați sau pierdeți împreună.

## Cutia

rules-r01-cards = Cincizeci de cărți în cinci culori: alb, roșu, albastru, galben și verde. Fiecare culoare are trei cărți de 1, câte două de 2, de 3 și de 4 și una singură de 5.
rules-r02-tokens = Opt jetoane de indiciu, toate la îndemână la început. A treia greșeală încheie jocul.

## Începutul

rules-r03-hands = Se joacă în doi până la cinci. În doi sau trei, fiecare are cinci cărți; în patru sau cinci, patru cărți.
rules-r04-backs = Cărțile tale nu le vezi niciodată; toți ceilalți le văd.
rules-r05-first = Cutia zice: începe cine are hainele cele mai vesele. De acolo se merge în sensul acelor de ceas.

## Un rând

rules-r05-turn = La rândul tău faci exact unul din trei lucruri: dai un indiciu, arunci o carte sau joci o carte. Nu se sare peste rând.
rules-r06-hint = Dai un indiciu: cheltuiești un jeton, alegi un coechipier și numești o culoare sau o valoare. Se arată toate cărțile din mâna aceea care se potrivesc, și doar ele. Fără jeton nu există indiciu.
rules-r07-allowed = Un indiciu poate să nu atingă nicio carte („n-ai nicio carte albă”), chiar dacă acel coechipier nu mai are cărți.
rules-r07-forbidden = Un indiciu trebuie să atingă cel puțin o carte.
rules-r08-discard = Arunci o carte: o pui cu fața în sus la cele aruncate, iei înapoi un jeton și tragi o carte. Cât timp toate cele opt jetoane sunt la îndemână, nu se aruncă.
rules-r09-play = Joci o carte: o întorci cu fața în sus. Dacă își începe sau își continuă artificiul, rămâne acolo; dacă nu, merge la cele aruncate și e o greșeală. Apoi tragi o carte.
rules-r11-bonus = Cine completează un artificiu aduce înapoi un jeton, gratuit. Dacă toate opt sunt la îndemână, darul se pierde.

## Sfârșitul

rules-r12-lost = A treia greșeală încheie jocul pe loc, și e pierdut.
rules-r12-ends = A treia greșeală încheie jocul pe loc.
rules-r13-complete = Când toate artificiile sunt complete, jocul se încheie pe loc, cu scorul maxim.
rules-r14-last-round = După ce cineva trage ultima carte, toți mai mută câte o dată, la urmă cine a tras-o. Nu se mai trag cărți. Apoi jocul se termină.

## Scorul

rules-r15-score = Scorul e suma valorilor din vârful fiecărui artificiu.
rules-r16-scale = Apoi hotărăște publicul:
rules-r16-step = { $lowest ->
    [0] până la { $highest }: { $name }. { $sentence }
   *[other] { $range ->
        [one] { $highest }: { $name }. { $sentence }
        [few] { $lowest }–{ $highest }: { $name }. { $sentence }
       *[other] { $lowest }–{ $highest }: { $name }. { $sentence }
    }
}

## La masă

rules-r17-discards = Cărțile aruncate le poate răsfoi oricine, oricând.
rules-r18-arrange = Îți poți pune mâna în altă ordine; toți văd ordinea nouă.
rules-r19-talk = După litera regulii, numai indiciile vorbesc și nimeni nu comentează la rândul altcuiva. Dacă vreți să permiteți mai mult, înțelegeți-vă dinainte.
rules-r20-dead = Un artificiu care nu mai poate fi completat poate fi însemnat, ca să știe toți ce cărți se aruncă fără grijă.

## Ce se știe

rules-r50-both = Un indiciu vorbește despre fiecare carte din mână: cele arătate se potrivesc, celelalte nu.
rules-r51-count = Număratul e cinstit: ce e la aruncate, în artificii și în mâinile celorlalți nu poate fi la tine.

## Opțiuni

rules-option = { $name } (opțiunea { $option })
rules-r07-option-allowed = În această cutie sunt permise indicii care nu ating nicio carte; orice masă le poate interzice.
rules-r07-option-forbidden = În această cutie nu sunt permise indicii care nu ating nicio carte; orice masă le poate permite.
rules-r30-expert = Nu există rundă de încheiere. Mâinile se subțiază și jocul merge mai departe până când toate artificiile sunt complete: numai așa se câștigă. A treia greșeală pierde jocul, la fel și pierderea unei cărți indispensabile: ultimul exemplar al unei cărți de care încă e nevoie. Nu există scară: scorul e maximul sau nimic.
rules-r31-announce = Când joci o carte, îi poți anunța culoarea înainte s-o întorci. Dacă ai numit-o bine și cartea se potrivește, se întoarce un jeton, iar dacă își completează artificiul, două. Dacă ai numit altă culoare, cartea merge la cele aruncate și e o greșeală, chiar dacă s-ar fi potrivit.
rules-r40-own = Cinci cărți multicolore, câte una de fiecare valoare, fac a șasea culoare. E o culoare ca oricare alta: indiciile o pot numi. Scorul maxim e 30.
rules-r41-every = Aceleași cinci cărți, dar niciun indiciu nu numește multicolorul; în schimb, orice indiciu de culoare le atinge. Scorul maxim e 30.
rules-r42-every = Zece cărți multicolore (trei de 1, câte două de 2, de 3 și de 4, un 5) fac al șaselea artificiu. Niciun indiciu nu numește multicolorul; orice indiciu de culoare atinge aceste cărți. Ele nu țin locul altei culori. Scorul maxim e 30.
rules-r43-black = Zece cărți negre (trei de 1, câte două de 2, de 3 și de 4, un 5) fac un artificiu care coboară: întâi 5, la urmă 1. Completarea lui e ca a oricărui altuia.
rules-r43-no-color = Negrul nu e culoare: niciun indiciu de culoare nu-l numește și nu-l atinge, și nimeni nu poate spune că nu e. Indiciile de valoare îl ating.
rules-r43-score = Scorul e al artificiilor colorate, minus unu pentru fiecare carte neagră care lipsește.
rules-r44-tiles = Șase plăcuțe cu recompense se amestecă și stau cu fața în jos. Un artificiu completat o dezvăluie pe cea de deasupra, în loc să aducă un jeton. Cine l-a completat folosește plăcuța înainte să tragă; apoi plăcuța iese din joc.
rules-r44-tile = { $number }. { $name }: { $effect }
rules-r44-chain = Dacă o carte adăugată cu plăcuța 6 își completează artificiul, următoarea plăcuță se dezvăluie pe loc.
rules-r50-multicolor = Un indiciu roșu lasă două posibilități pentru o carte atinsă: roșu și multicolor.
rules-r50-black = O carte pe care n-a atins-o niciodată vreun indiciu de culoare poate fi neagră.
rules-r45-combine = Toate opțiunile acestei cutii se combină între ele.
rules-r45-free = Fără cutie, orice se combină cu orice.

## Lămuriri

ruling-r05-first = Masa spune cine începe: un loc anume sau întâmplarea.
ruling-r12-lost = Broșura spune doar că a treia greșeală încheie jocul; aici asta înseamnă pierdut, ca în celelalte cutii.
ruling-r12-points = Un joc pierdut are scorul 0; punctele care erau pe masă se spun alături.
ruling-r13-last-round = Și în ultima rundă, completarea ultimului artificiu încheie jocul pe loc.
ruling-r13-tokens = Când un joc se încheie pe loc, jetoanele acelei acțiuni încă se socotesc și nu se mai trage nicio carte.
ruling-r13-tiles = Când un joc se încheie pe loc, nu se mai dezvăluie nicio plăcuță.
ruling-r18-any-time = Îți poți rearanja mâna oricând, până la sfârșit, chiar și cât se așteaptă o alegere. Nu e o acțiune.
ruling-r19-levels = Sunt trei niveluri de vorbă: liniște, câteva fraze fixe, vorbă liberă.
ruling-r20-formula = Scorul maxim încă posibil rezultă numai din artificii și din cărțile aruncate; nu ține seama de mutările rămase și de greșeli.
ruling-r20-tiles = Scorul maxim încă posibil nu ține seama de plăcuțele care vor veni și poate crește iar după plăcuța 5.
ruling-r30-passed = Dacă cineva nu poate face nimic (nicio carte, și niciun jeton sau niciun indiciu permis), rândul trece mai departe.
ruling-r30-needed = O carte e indispensabilă doar cât timp artificiul ei încă are nevoie de ea.
ruling-r30-mistakes = A treia greșeală, dacă pierde și o carte indispensabilă, se socotește pierdere prin greșeli.
ruling-r31-no-fit = Culoare bună, dar carte nepotrivită: o greșeală obișnuită; nu se întoarce niciun jeton.
ruling-r31-limit = Fiecare jeton peste opt se pierde.
ruling-r31-suit = Se anunță oricare dintre artificiile jocului, și cel multicolor, și cel negru, nu doar culorile pe care le pot numi indiciile.
ruling-r31-tile = Cu plăcuțe, un anunț bun care completează un artificiu aduce un jeton; plăcuța ține locul celui de-al doilea.
ruling-r40-five = Cărțile multicolore sunt cinci; broșura spune într-o propoziție șase.
ruling-r43-below = Scorul poate coborî sub 0; treapta cea mai de jos a scării îl cuprinde.
ruling-r44-black = Și completarea negrului dezvăluie o plăcuță.
ruling-r44-unusable = O recompensă care nu poate fi folosită se pierde și nu se întreabă nimic. Altfel, alegerea se cere chiar dacă e una singură; se poate renunța doar la plăcuța 5 cu teancul gol.
ruling-r44-hints = Indiciile gratuite ale plăcuțelor 3 și 4 nu costă jetoane; pot să nu atingă nicio carte doar dacă pot și celelalte indicii.
ruling-r44-last-turn = La ultima mutare a jocului, plăcuța se folosește, apoi jocul se încheie.
ruling-r45-all = Toate opțiunile pe care le oferă o cutie se combină între ele, chiar și unde broșura ei nu o spune.
