### Cuvintele jocului: culori, opțiuni, ediții, plăcuțe, finaluri, aprecieri.

## Culorile cărților și ale indiciilor. Litera ține locul culorii pe o carte.

suit-white = alb
    .letter = A
suit-red = roșu
    .letter = R
suit-blue = albastru
    .letter = B
suit-yellow = galben
    .letter = G
suit-green = verde
    .letter = V
suit-multicolor = multicolor
    .letter = M
suit-black = negru
    .letter = N

## Ediții: limbă, editură, an

edition-ro-2013 = Română, Lineart 2013
edition-pl-deluxe = Poloneză, Rebel, ediție specială
edition-en-2016 = Engleză și chineză, Broadway 2016
edition-cs-2013 = Cehă, REXhry 2013
edition-it-2023 = Italiană, Ghenos 2023
edition-none = Fără cutie, opțiuni libere

## Opțiuni: un nume și o propoziție

option-empty-hints = Indicii goale
    .about = Un indiciu poate să nu atingă nicio carte: „n-ai nicio carte albă”.
option-expert = Buchetul final
    .about = Pentru experți, fără rundă de încheiere: ori iese perfect, ori e pierdut.
option-timed-display = Coregrafia
    .about = Anunți o culoare când joci: nimerită dă un jeton, altfel e greșeală.
option-multicolor = Avalanșa de culori
    .about = Al șaselea artificiu, din cărți multicolore.
option-black-powder = Pulbere neagră
    .about = Un artificiu negru coboară de la 5 la 1; nicio culoare nu-l atinge.
option-five-flamboyants = Cinci strălucitori
    .about = Un artificiu complet aduce o plăcuță cu recompensă în loc de jeton.

multicolor-own-color-5 = cinci cărți, o culoare aparte
    .about = Cinci cărți multicolore, una de fiecare valoare; indiciile le pot numi.
multicolor-every-color-5 = cinci cărți, atinse de orice culoare
    .about = Cinci cărți multicolore; orice culoare le atinge, niciuna nu le numește.
multicolor-every-color-10 = zece cărți, atinse de orice culoare
    .about = Zece cărți multicolore; orice culoare le atinge, niciuna nu le numește.
multicolor-none =
    .about = Cele cinci culori ale jocului de bază.

option-on = da
option-off = nu

## Plăcuțe cu recompense (R-44), după număr

tile-1 = Un felinar în plus
    .effect = Se întoarce un jeton de indiciu.
tile-2 = A doua șansă
    .effect = Se șterge o greșeală și se întoarce un jeton de indiciu; fără greșeli, doar jetonul.
tile-3 = Culoare în dar
    .effect = Dă gratuit un indiciu de culoare unui coechipier, la alegere.
    .ask = un indiciu de culoare gratuit. Pentru cine?
tile-4 = Valoare în dar
    .effect = Dă gratuit un indiciu de valoare unui coechipier, la alegere.
    .ask = un indiciu de valoare gratuit. Pentru cine?
tile-5 = Înapoi în teanc
    .effect = Alege o carte aruncată și amestec-o în teanc. Dacă teancul e gol, poți folosi în schimb plăcuța 6.
    .ask = ce carte aruncată se întoarce în teanc?
    .ask-instead = teancul e gol, așa că o carte aruncată poate merge la artificiul ei.
tile-6 = Din cenușă
    .effect = Alege o carte aruncată care se potrivește și pune-o la artificiul ei.
    .ask = ce carte aruncată merge la artificiul ei?

## Finaluri

ending-complete = Toate artificiile sunt complete.
ending-mistakes = A treia greșeală: spectacolul s-a încheiat.
ending-deck = Ultima rundă s-a jucat.
ending-indispensable = S-a dus o carte fără de care nu se poate.

## Aprecieri (R-16)

rating-horrible = Fitile ude
    .sentence = Lumea pleacă devreme acasă, iar unii își cer banii înapoi.
rating-mediocre = Câteva scântei
    .sentence = Cineva bate din palme, se uită în jur și se oprește.
rating-honorable = Un spectacol cumsecade
    .sentence = O seară plăcută; mâine se vorbește iar despre vreme.
rating-excellent = O noapte frumoasă
    .sentence = Copiii chiuie pe umerii părinților, iar părinții chiuie și ei.
rating-amazing = Cerul în flăcări
    .sentence = Și peste ani se va mai întreba cine a fost acolo în noaptea aceea.
rating-legendary = Noaptea nopților
    .sentence = Nu se aude o vorbă; râul e plin de lumină.
rating-divine = Mai luminos decât cerul
    .sentence = Stelele își caută un loc bun și privesc.
rating-expert-won = Impecabil
    .sentence = N-a lipsit nicio scânteie: e cel mai greu spectacol din câte sunt, iar voi l-ați aprins.
rating-expert-lost = Atât de aproape
    .sentence = La „Buchetul final” e totul sau nimic. Pulberea e uscată: mai încercați o dată.
