### Słowa gry: kolory, opcje, wydania, kafelki, zakończenia, oceny.

## Kolory. Litera oznacza kolor na karcie. Żółty to Y, bo Ż i Z są zbyt podobne;
## czarny to K, jak w zapisie gry, bo C ma czerwony.

suit-white = biały
    .letter = B
suit-red = czerwony
    .letter = C
suit-blue = niebieski
    .letter = N
suit-yellow = żółty
    .letter = Y
suit-green = zielony
    .letter = Z
suit-multicolor = wielokolorowy
    .letter = W
suit-black = czarny
    .letter = K

## Wydania: język, wydawca, rok

edition-ro-2013 = Wydanie rumuńskie, Lineart 2013
edition-pl-deluxe = Wydanie polskie, Rebel, edycja specjalna
edition-en-2016 = Wydanie angielskie i chińskie, Broadway 2016
edition-cs-2013 = Wydanie czeskie, REXhry 2013
edition-it-2023 = Wydanie włoskie, Ghenos 2023
edition-none = Bez wydania, dowolne opcje

## Opcje: nazwa i jedno zdanie

option-empty-hints = Puste wskazówki
    .about = Wskazówka może nie dotyczyć żadnej karty: „nie masz nic białego”.
option-expert = Dla ekspertów
    .about = Bez ostatniej rundy: pokaz jest doskonały albo przegrany.
option-timed-display = Pokaz z zapowiedzią
    .about = Zagrywając, zapowiedz kolor: trafisz – wraca żeton, nie trafisz – pomyłka.
option-multicolor = Lawina kolorów
    .about = Szósty fajerwerk, z kart wielokolorowych.
option-black-powder = Czarny proch
    .about = Czarny fajerwerk opada od 5 do 1; wskazówki o kolorze go nie dotyczą.
option-five-flamboyants = Pięciu wspaniałych
    .about = Ukończony fajerwerk odkrywa kafelek nagrody; żeton nie wraca.

multicolor-own-color-5 = pięć kart, osobny kolor
    .about = Pięć kart wielokolorowych, po jednej z każdej wartości; można je nazwać.
multicolor-every-color-5 = pięć kart, wskazuje je każdy kolor
    .about = Pięć kart wielokolorowych; każdy kolor je wskazuje, żaden nie nazywa.
multicolor-every-color-10 = dziesięć kart, wskazuje je każdy kolor
    .about = Dziesięć kart wielokolorowych; każdy kolor je wskazuje, żaden nie nazywa.
multicolor-none =
    .about = Pięć kolorów podstawowej gry.

option-on = tak
option-off = nie

## Kafelki nagród (R-44), według numerów

tile-1 = Zapasowy lampion
    .effect = Wraca jeden żeton wskazówki.
tile-2 = Druga szansa
    .effect = Znika jedna pomyłka i wraca jeden żeton wskazówki; jeśli pomyłek nie ma, wraca tylko żeton.
tile-3 = Kolor gratis
    .effect = Dajesz wybranej osobie wskazówkę o kolorze, bez wydawania żetonu.
    .ask = darmowa wskazówka o kolorze. Dla kogo?
tile-4 = Wartość gratis
    .effect = Dajesz wybranej osobie wskazówkę o wartości, bez wydawania żetonu.
    .ask = darmowa wskazówka o wartości. Dla kogo?
tile-5 = Powrót do talii
    .effect = Wybierz odrzuconą kartę i wtasuj ją w talię. Gdy talia jest pusta, możesz zamiast tego użyć kafelka 6.
    .ask = która odrzucona karta wraca do talii?
    .ask-instead = talia jest pusta, więc odrzucona karta może trafić do swojego fajerwerku.
tile-6 = Z popiołów
    .effect = Wybierz odrzuconą kartę, która pasuje, i dołóż ją do jej fajerwerku.
    .ask = która odrzucona karta trafia do swojego fajerwerku?

## Zakończenia

ending-complete = Wszystkie fajerwerki są ukończone.
ending-mistakes = Trzecia pomyłka: koniec pokazu.
ending-deck = Ostatnia runda jest rozegrana.
ending-indispensable = Przepadła karta, bez której się nie da.

## Oceny (R-16)

rating-horrible = Mokry proch
    .sentence = Publiczność wychodzi przed czasem, a ktoś pyta o zwrot za bilet.
rating-mediocre = Kilka iskier
    .sentence = Ktoś zaczyna klaskać, rozgląda się i przestaje.
rating-honorable = Całkiem ładnie
    .sentence = Miły wieczór; jutro znów będzie się rozmawiać o pogodzie.
rating-excellent = Piękna noc
    .sentence = Dzieci wiwatują na ramionach rodziców, a rodzice razem z nimi.
rating-amazing = Niebo w ogniu
    .sentence = Za wiele lat ludzie wciąż będą pytać, kto to widział na własne oczy.
rating-legendary = Noc nad nocami
    .sentence = Nikt nie mówi ani słowa; rzeka jest pełna światła.
rating-divine = Jaśniej niż niebo
    .sentence = Gwiazdy zajmują miejsca i patrzą.
rating-expert-won = Bez skazy
    .sentence = Nie zabrakło ani jednej iskry: najtrudniejszy pokaz ze wszystkich jest wasz.
rating-expert-lost = Tak niewiele brakowało
    .sentence = Pokaz dla ekspertów jest doskonały albo żaden. Proch jest suchy: próbujcie jeszcze raz.
