### Zasady naszymi słowami. Klucz linii zaczyna się od jej numeru w specyfikacji
### (rules-r06-…), klucz rozstrzygnięcia od ruling-r06-….

rules-page = Hanabi. { $edition }
rules-page-table = Zasady tego stołu. { $edition }
rules-page-about = Zasady tego wydania naszymi słowami. Numery w nawiasach oznaczają linie specyfikacji.
rules-page-source = Tę stronę wypisuje: { $command }

rules-title-goal = O co chodzi
rules-title-box = Co jest w pudełku
rules-title-start = Przed pierwszą turą
rules-title-turn = Twoja tura
rules-title-end = Jak się kończy
rules-title-score = Ile to jest warte
rules-title-manners = Przy stole
rules-title-knowledge = Co mówi wskazówka
rules-title-options = Opcje tego wydania
rules-title-options-table = Opcje przy tym stole
rules-title-rulings = Rozstrzygnięcia
rules-rulings-about = Tam, gdzie instrukcje milczą albo się różnią, gramy tak:

## O co chodzi

rules-r10-goal = Jesteście jedną drużyną i budujecie fajerwerki: po jednym w każdym kolorze, od 1 w górę do 5, z jedną kartą każdej wartości. Wygrywacie i przegrywacie razem.

## Pudełko

rules-r01-cards = Pięćdziesiąt kart w pięciu kolorach: białym, czerwonym, niebieskim, żółtym i zielonym. W każdym kolorze są trzy jedynki, dwie dwójki, dwie trójki, dwie czwórki i tylko jedna piątka.
rules-r02-tokens = Osiem żetonów wskazówek, na początku wszystkie do dyspozycji. Trzecia pomyłka kończy grę.

## Początek

rules-r03-hands = Gra od dwóch do pięciu osób. We dwoje lub troje każdy dostaje pięć kart, w cztery lub pięć osób – cztery.
rules-r04-backs = Własnych kart nie widzisz nigdy; widzą je wszyscy inni.
rules-r05-first = Według instrukcji zaczyna ten, kto ma na sobie najwięcej barw. Dalej kolejka idzie zgodnie z ruchem wskazówek zegara.

## Tura

rules-r05-turn = Tura to dokładnie jedna z trzech rzeczy: wskazówka, odrzucenie karty albo zagranie karty. Pasować nie wolno.
rules-r06-hint = Wskazówka: wydaj jeden żeton, wybierz współgracza i nazwij jeden kolor albo jedną wartość. Pokazujesz wszystkie pasujące karty na tej ręce i żadnych innych. Bez żetonu nie ma wskazówki.
rules-r07-allowed = Wskazówka może nie dotyczyć żadnej karty („nie masz nic białego”), nawet gdy ta osoba nie ma już kart.
rules-r07-forbidden = Wskazówka musi dotyczyć co najmniej jednej karty.
rules-r08-discard = Odrzucenie: połóż swoją kartę odkrytą wśród odrzuconych, odzyskaj jeden żeton, dobierz kartę. Przy komplecie ośmiu żetonów odrzucać nie wolno.
rules-r09-play = Zagranie: odkryj jedną ze swoich kart. Jeśli zaczyna swój fajerwerk albo pasuje jako następna, zostaje w nim; jeśli nie, trafia do odrzuconych i liczy się jako pomyłka. Potem dobierz kartę.
rules-r11-bonus = Kto ukończy fajerwerk, odzyskuje jeden żeton w prezencie. Przy komplecie ośmiu prezent przepada.

## Koniec

rules-r12-lost = Trzecia pomyłka kończy grę natychmiast i jest to przegrana.
rules-r12-ends = Trzecia pomyłka kończy grę natychmiast.
rules-r13-complete = Gdy wszystkie fajerwerki są ukończone, gra kończy się od razu z najwyższym wynikiem.
rules-r14-last-round = Gdy ktoś dobierze ostatnią kartę, każdy ma jeszcze jedną turę, a ta osoba gra jako ostatnia. Nikt już nie dobiera. Potem gra się kończy.

## Wynik

rules-r15-score = Wynik to suma najwyższych wartości wszystkich fajerwerków.
rules-r16-scale = Potem decyduje publiczność:
rules-r16-step = { $lowest ->
    [0] do { $highest }: { $name }. { $sentence }
   *[other] { $range ->
        [one] { $highest }: { $name }. { $sentence }
        [few] od { $lowest } do { $highest }: { $name }. { $sentence }
        [many] od { $lowest } do { $highest }: { $name }. { $sentence }
       *[other] od { $lowest } do { $highest }: { $name }. { $sentence }
    }
}

## Obyczaje

rules-r17-discards = Odrzucone karty każdy może obejrzeć w dowolnej chwili.
rules-r18-arrange = Własne karty wolno ci ułożyć w innej kolejności; wszyscy widzą nową.
rules-r19-talk = Ściśle biorąc, mówią tylko wskazówki i nikt nie komentuje cudzej tury. Jeśli chcecie pozwolić na więcej, umówcie się przed grą.
rules-r20-dead = Fajerwerk, którego nie da się już ukończyć, można oznaczyć, żeby każdy wiedział, które karty bezpiecznie odrzucić.

## Wiedza

rules-r50-both = Wskazówka mówi coś o każdej karcie na ręce: wskazane pasują, pozostałe nie.
rules-r51-count = Liczenie jest uczciwe: to, co leży w odrzuconych, w fajerwerkach i na cudzych rękach, nie może być u ciebie.

## Opcje

rules-option = { $name } (opcja { $option })
rules-r07-option-allowed = W tym wydaniu wskazówka może nie dotyczyć żadnej karty; każdy stół może tego zabronić.
rules-r07-option-forbidden = W tym wydaniu wskazówka musi dotyczyć jakiejś karty; każdy stół może to zmienić.
rules-r30-expert = Nie ma ostatniej rundy. Kart na rękach ubywa, a gra trwa, aż wszystkie fajerwerki będą ukończone – tylko tak można wygrać. Przegrywa się trzecią pomyłką, a także utratą niezbędnej karty: ostatniej kopii karty, która jest jeszcze potrzebna. Skali ocen nie ma: wynik to maksimum albo nic.
rules-r31-announce = Zagrywając kartę, możesz przed odkryciem zapowiedzieć jej kolor. Jeśli kolor się zgadza i karta pasuje, wraca jeden żeton, a gdy karta kończy fajerwerk – dwa. Jeśli kolor się nie zgadza, karta trafia do odrzuconych i jest to pomyłka, nawet gdyby pasowała.
rules-r40-own = Pięć kart wielokolorowych, po jednej każdej wartości, to szósty kolor. Jest taki jak inne: wskazówka może go nazwać. Najwyższy wynik to 30.
rules-r41-every = Te same pięć kart, ale żadna wskazówka nie nazywa wielokolorowych; za to każda wskazówka o kolorze ich dotyczy. Najwyższy wynik to 30.
rules-r42-every = Dziesięć kart wielokolorowych (trzy jedynki, po dwie dwójki, trójki i czwórki, jedna piątka) tworzy szósty fajerwerk. Żadna wskazówka nie nazywa wielokolorowych; każda wskazówka o kolorze ich dotyczy. W innych fajerwerkach niczego nie zastępują. Najwyższy wynik to 30.
rules-r43-black = Dziesięć czarnych kart (trzy jedynki, po dwie dwójki, trójki i czwórki, jedna piątka) tworzy fajerwerk, który opada: najpierw 5, na końcu 1. Ukończenie go liczy się jak każdego innego.
rules-r43-no-color = Czarny to nie kolor: żadna wskazówka o kolorze go nie nazywa ani nie dotyczy, nie wolno też mówić, że czarnych nie ma. Wskazówki o wartości dotyczą go jak innych.
rules-r43-score = Wynik to suma kolorowych fajerwerków minus jeden za każdą brakującą czarną kartę.
rules-r44-tiles = Sześć kafelków nagród leży zakrytych i potasowanych. Ukończony fajerwerk nie zwraca żetonu, tylko odkrywa kafelek z wierzchu. Kto go ukończył, korzysta z kafelka przed dobraniem karty; potem kafelek znika.
rules-r44-tile = { $number }. { $name }: { $effect }
rules-r44-chain = Jeśli karta dołożona dzięki kafelkowi 6 ukończy fajerwerk, od razu odkrywa się następny kafelek.
rules-r50-multicolor = Wskazówka „czerwony” zostawia dla wskazanej karty dwie możliwości: czerwoną i wielokolorową.
rules-r50-black = Karta, której nie dotyczyła jeszcze żadna wskazówka o kolorze, może być czarna.
rules-r45-combine = Wszystkie opcje tego wydania można łączyć ze sobą.
rules-r45-free = Bez wydania wszystko łączy się ze wszystkim.

## Rozstrzygnięcia

ruling-r05-first = Kto zaczyna, ustala stół: wybrane miejsce albo los.
ruling-r12-lost = Instrukcja mówi tylko, że trzecia pomyłka kończy grę; tutaj jest to przegrana, jak w innych wydaniach.
ruling-r12-points = Przegrana gra ma wynik 0; obok podajemy punkty, które leżały na stole.
ruling-r13-last-round = Ukończenie ostatniego fajerwerku kończy grę od razu także w ostatniej rundzie.
ruling-r13-tokens = Gdy gra kończy się od razu, żetony z tej akcji jeszcze się liczą, a kart się nie dobiera.
ruling-r13-tiles = Gdy gra kończy się od razu, kafelka się nie odkrywa.
ruling-r18-any-time = Swoje karty możesz przekładać w każdej chwili aż do końca, także w trakcie podejmowania decyzji. To nie jest akcja.
ruling-r19-levels = Są trzy poziomy rozmowy: cisza, kilka stałych zwrotów, wolny czat.
ruling-r20-formula = Najwyższy możliwy jeszcze wynik zależy tylko od fajerwerków i odrzuconych kart; nie uwzględnia pozostałych tur ani pomyłek.
ruling-r20-tiles = Najwyższy możliwy jeszcze wynik nie uwzględnia przyszłych kafelków, a po kafelku 5 może znów wzrosnąć.
ruling-r30-passed = Kto nie może nic zrobić (nie ma kart, a brakuje też żetonu albo dozwolonej wskazówki), traci kolejkę.
ruling-r30-needed = Karta jest niezbędna tylko dopóty, dopóki jej fajerwerk jeszcze jej potrzebuje.
ruling-r30-mistakes = Trzecia pomyłka, która zarazem traci niezbędną kartę, liczy się jako przegrana przez pomyłki.
ruling-r31-no-fit = Trafiony kolor karty, która nie pasuje, to zwykła pomyłka; żeton nie wraca.
ruling-r31-limit = Każdy żeton ponad osiem przepada.
ruling-r31-suit = Zapowiada się kolor fajerwerku, także wielokolorowy i czarny, a nie kolor, który mogą nazwać wskazówki.
ruling-r31-tile = Przy kafelkach nagród trafna zapowiedź, która kończy fajerwerk, zwraca jeden żeton; zamiast drugiego jest kafelek.
ruling-r40-five = Kart wielokolorowych jest pięć; instrukcja w jednym zdaniu mówi o sześciu.
ruling-r43-below = Wynik może spaść poniżej 0; obejmuje to najniższy stopień skali.
ruling-r44-black = Ukończenie czarnego fajerwerku też odkrywa kafelek.
ruling-r44-unusable = Nagroda, której nie da się użyć, przepada bez pytania. W innych przypadkach pytamy o wybór, nawet gdy jest tylko jeden; odmówić można jedynie kafelka 5 przy pustej talii.
ruling-r44-hints = Darmowe wskazówki z kafelków 3 i 4 nie kosztują żetonu; czy mogą być puste, zależy od tego samego co przy innych wskazówkach.
ruling-r44-last-turn = W ostatniej turze gry kafelek jeszcze działa, potem gra się kończy.
ruling-r45-all = Wszystkie opcje wydania można łączyć ze sobą, także tam, gdzie instrukcja o tym nie mówi.
