### The lessons. A bubble has two lines of at most 40 characters.

learn-title = Nauka
learn-about = Krótkie lekcje na prawdziwym stole. Nic się nie liczy, nic nie przepada.
learn-group-first = Zacznij tutaj
learn-group-reading = Dawanie i czytanie wskazówek
learn-group-counting = Liczenie i plany
learn-group-boxes = Co dodają pudełka
learn-step = Lekcja, krok { $step } z { $steps }
learn-again = Jeszcze raz
learn-next = Dalej
learn-skip = Pomiń lekcję
learn-done = Gotowe
learn-learnt = zaliczona

lesson-wrong-hint = Wskazówka może poczekać.
lesson-wrong-hand = Tę wskazówkę dostaje { $name }.
lesson-wrong-wide = Kart dotkniętych wskazówką: { $count }.
lesson-wrong-misses = Wskazówka omija tę kartę.
lesson-wrong-unclear = Ta wskazówka mówi za mało.
lesson-wrong-announce = Zapowiadaj tylko to, co wiesz.
lesson-wrong-fits = Pasuje, ale coś innego jest pilniejsze.
lesson-wrong-no-fit = Ta karta na pewno teraz nie pasuje.
lesson-wrong-odds = Pasuje w { $fit } przypadkach na { $count }.
lesson-wrong-last = To ostatni egzemplarz: zatrzymaj.
lesson-wrong-wasted = Ta karta pasuje. Szkoda jej.
lesson-wrong-safe = Bezpiecznie, ale jest coś lepszego.
lesson-wrong-discard = Ta karta może się jeszcze przydać.
lesson-wrong-reward = Inny wybór daje więcej.

lesson-first = Naucz się w pięć minut
    .about = Cała gra, krok po kroku.
lesson-first-goal = Pięć kolorów, każdy od 1 do 5.
    .do = Razem. Pełne niebo to 25 punktów.
lesson-first-see = Widzisz wszystkie karty poza swoimi.
    .do = Aiko i Ben widzą twoje, nie własne.
lesson-first-told = Ben powiedział: ta karta to 1.
    .do = Każda 1 zaczyna fajerwerk. Zagraj ją.
lesson-first-give = Czerwony ma 1, a Ben trzyma czerwoną 2.
    .do = Dotknij jej i powiedz Benowi.
lesson-first-give-red = „Czerwony” dotyka też piątki.
    .do = Znajdź wskazówkę dla samej 2.
lesson-first-discard = Wskazówka kosztuje lampion. Płonie sześć.
    .do = Odrzuć najstarszą kartę: jeden wróci.
lesson-first-discard-newer = Dobrze, ale weź najstarszą kartę.
    .do = To ta po prawej.
lesson-first-last = Aiko mówi: to 5. Każda jest tylko jedna.
    .do = Odrzuć ją i zobacz, co przepada.
lesson-first-last-other = To nie jest 5.
    .do = Odrzuć kartę, którą wskazała Aiko.
lesson-first-lost = Żółty kończy się na 4: najwyżej 24.
    .do = W prawdziwej grze zatrzymuj piątki.
lesson-first-deck = Inna gra: została jedna karta.
    .do = Zagraj niebieską 4 i ją dobierz.
lesson-first-deck-five = Pasuje, ale Ben czeka na niebieską 4.
    .do = Najpierw zagraj tamtą.
lesson-first-turn = Talia jest pusta: każdy ma jeden ruch.
    .do = To twój. Zagraj żółtą 5.
lesson-first-score = Koniec gry: 24 punkty z 25.
    .do = Teraz znasz całą grę.

lesson-play = Zagraj najnowszą
    .about = Co znaczy wskazówka na dwie karty.
lesson-play-read = Ben mówi: czerwone. Świecą dwie karty.
    .do = Chodzi o najnowszą, która może pasować: graj.
lesson-play-read-older = Chodzi o najnowszą ze świecących.
    .do = Jest bardziej z lewej.
lesson-play-give = Najnowsza karta Bena to żółta 1.
    .do = Powiedz: żółte albo 1. Ben ją zagra.
lesson-play-sum = Ben zagrał najnowszą ze świecących.
    .do = Tak czytają wskazówki boty Bystry.

lesson-warning = Wartość na najstarszej karcie
    .about = Jak powiedzieć: zatrzymaj.
lesson-warning-read = Ben mówi 5: to twoja najstarsza karta.
    .do = Zatrzymaj ją. Odrzuć następną.
lesson-warning-read-five = Przed tą kartą Ben cię ostrzegł.
    .do = Odrzuć tę po jej lewej.
lesson-warning-read-newer = Najpierw najstarsza z pozostałych.
    .do = To ta po lewej od 5.
lesson-warning-give = Najstarsza karta Aiko to ostatnia żółta 4.
    .do = Ostrzeż Aiko: powiedz wartość.
lesson-warning-give-color = „Żółte” znaczyłoby: zagraj.
    .do = Ostrzega się wartością. Powiedz 4.
lesson-warning-sum = Aiko zatrzymała żółtą 4.
    .do = Wartość na najstarszej: zatrzymaj.

lesson-silence = Nikt cię nie ostrzegł
    .about = Co milczenie mówi o najstarszej karcie.
lesson-silence-read = Ben widzi twoją najstarszą kartę i milczy.
    .do = Więc może odejść. Odrzuć ją.
lesson-silence-read-newer = Milczenie mówi tylko o najstarszej.
    .do = Odrzuć tę po prawej.
lesson-silence-sum = Nic nie przepadło: 25 jest możliwe.
    .do = Milczenie to też wskazówka.

lesson-finesse = Taka sama karta
    .about = Ktoś odrzuca kartę, która pasuje.
lesson-finesse-read = Ben wiedział, że czerwona 2 pasuje. Odrzucił.
    .do = Twoja najnowsza jest taka sama: zagraj.
lesson-finesse-give = Znasz swoją zieloną 1. Aiko też ją ma.
    .do = Odrzuć swoją: Aiko zagra najnowszą.
lesson-finesse-give-play = Pasuje, ale odrzucenie daje lampion.
lesson-finesse-sum = Aiko ją zagrała, a ty masz lampion.
    .do = Tylko z kartą, o której wszyscy wiedzą.

lesson-two = Dwie jedną wskazówką
    .about = Wskazówek jest mało: niech się liczą.
lesson-two-give = Ben ma dwie karty, które pasują: same 1.
    .do = Znajdź wskazówkę na obie naraz.
lesson-two-give-one = To mówi tylko o jednej.
lesson-two-sum = Ben zagra jedną po drugiej.
    .do = Jeden lampion, dwa punkty.

lesson-copies = Liczenie kopii
    .about = Karty innych mówią o twoich.
lesson-copies-see = Masz czerwoną kartę, a czerwony ma 2.
    .do = Znajdź inne czerwone karty na stole.
lesson-copies-play = Dla ciebie została tylko czerwona 3.
    .do = To pewne: zagraj ją.
lesson-copies-sum = 1 jest trzy razy, 2, 3, 4 dwa, 5 raz.
    .do = Licz, a karty staną się pewne.

lesson-excluded = Co wskazówka wyklucza
    .about = Karty, które nie świecą, też coś mówią.
lesson-excluded-see = To 1, nie biała i nie czerwona.
    .do = Niebieska, żółta lub zielona: zobacz niebo.
lesson-excluded-play = Wszystkie trzy teraz pasują.
    .do = Zagraj ją.
lesson-excluded-sum = Nikt nie podał jej koloru.
    .do = Wskazówka mówi o całej ręce.

lesson-keep = Ostatnia kopia
    .about = Co może odejść, a co musi zostać.
lesson-keep-see = Jedna żółta 4 odrzucona, druga jest u ciebie.
    .do = To ostatnia: bez niej żółty się kończy.
lesson-keep-discard = Czerwona 1 jest zbędna: czerwony ma 2.
    .do = Odrzuć ją.
lesson-keep-discard-last = To ostatnia żółta 4: zatrzymaj.
lesson-keep-sum = Żaden punkt nie przepadł.
    .do = Piątka jest zawsze ostatnią kopią.

lesson-pace = Ile odrzuceń zostało
    .about = Punkty, talia i ruchy: jedna suma.
lesson-pace-see = 17 punktów, 5 kart, 3 ostatnie ruchy: 25.
    .do = Teraz każdy ruch musi dać punkt.
lesson-pace-play = Nie ma ruchu do stracenia.
    .do = Zagraj niebieską 4.
lesson-pace-play-late = Jedno odrzucenie i 25 nie będzie.
lesson-pace-sum = Punkty + talia + gracze − cel.
    .do = To tempo: odrzucenia w zapasie.

lesson-waiting = Czekanie ze wskazówką
    .about = Ostatnia karta może zostać w talii.
lesson-waiting-hint = Została jedna karta. Ben ma zieloną 3.
    .do = Nie dobieraj: powiedz Benowi o 3.
lesson-waiting-play = Ben dobrał ostatnią kartę: jeszcze 3 ruchy.
    .do = Zagraj zieloną 4. Aiko ma 5.
lesson-waiting-sum = 25 punktów dzięki jednej wskazówce.
    .do = Wskazówka oddala koniec o jeden ruch.

lesson-last = Ostatni ruch się liczy
    .about = Kto co może jeszcze zagrać.
lesson-last-hint = Talia jest pusta: każdy ma jeden ruch.
    .do = Aiko może zagrać niebieską 5: powiedz.
lesson-last-sum = Jeszcze dwie piątki: 24 punkty.
    .do = Na końcu mów temu, kto może zagrać.

lesson-multicolor-own = Wielokolorowe, szósty kolor
    .about = Pięć kart więcej, 30 punktów.
lesson-multicolor-own-hint = To kolor jak każdy inny.
    .do = Ben ma wielokolorową 1: powiedz mu.
lesson-multicolor-own-sum = Każda wielokolorowa jest tylko jedna.
    .do = Każda to ostatnia kopia.

lesson-multicolor-every = Wielokolorowe, w każdym kolorze
    .about = Pięć kart, których dotyka każdy kolor.
lesson-multicolor-every-play = Tej 1 dotknął czerwony i niebieski.
    .do = Więc jest wielokolorowa: zagraj ją.
lesson-multicolor-every-sum = Każdy kolor dotyka wielokolorowych.
    .do = Dwa kolory na karcie ją zdradzają.

lesson-multicolor-ten = Dziesięć wielokolorowych
    .about = Tyle, ile każdego innego koloru.
lesson-multicolor-ten-hint = Każdy kolor dotyka wielokolorowej 1 Bena.
    .do = Tylko wartość wskaże ją samą.
lesson-multicolor-ten-hint-color = Kolor mówi tu za mało.
lesson-multicolor-ten-sum = 1 jest trzy razy, 5 tylko raz.
    .do = Najwyżej 30 punktów.

lesson-timed = Pokaz z zapowiedzią
    .about = Zapowiedz kolor, wygraj lampion.
lesson-timed-play = Znasz tę kartę: czerwona 2 pasuje.
    .do = Zagraj ją i zapowiedz czerwony.
lesson-timed-play-silent = Pasuje, ale nie da lampionu.
lesson-timed-play-other = Zły kolor to pomyłka.
lesson-timed-sum = Dobrze, lampion wrócił.
    .do = Błąd zabiera kartę, nawet jeśli pasuje.

lesson-black = Czarny proch
    .about = Fajerwerk, który spada.
lesson-black-see = Czarny spada od 5 do 1.
    .do = Każda brakująca karta to −1: teraz −5.
lesson-black-hint = Żaden kolor go nie dotyka. Ben ma 5.
    .do = Powiedz Benowi wartość.
lesson-black-sum = Teraz −4: każda czarna daje jeden.
    .do = Czarna 5 jest jedna, i jest pierwsza.

lesson-expert = Dla ekspertów
    .about = Bez ostatniej rundy: wszystko albo nic.
lesson-expert-discard = Kto traci ostatnią kopię, przegrywa.
    .do = Odrzuć zbędną czerwoną 1.
lesson-expert-discard-last = To od razu zakończyłoby grę.
lesson-expert-sum = Ostatniej rundy też nie ma.
    .do = Ukończ wszystkie fajerwerki albo przegraj.

lesson-empty = Wskazówka, która nic nie wskazuje
    .about = Niektóre pudełka na to pozwalają.
lesson-empty-hint = 1 Bena mogłaby być zbędną czerwoną.
    .do = Powiedz: czerwone. Nie ma żadnej.
lesson-empty-hint-blue = Tak też można. Spróbuj tego, co nowe.
lesson-empty-sum = Ben wie: nie czerwona, więc pasuje.
    .do = To, czego nie ma, też coś mówi.

lesson-tile-1 = Nagroda: lampion
    .about = Ukończony fajerwerk odkrywa płytkę.
lesson-tile-1-finish = Czerwona 5 kończy fajerwerk.
    .do = Zagraj ją: odkryje się płytka.
lesson-tile-1-sum = Ta płytka oddaje jeden lampion.
    .do = Płytek jest sześć, każda jest raz.

lesson-tile-2 = Nagroda: cofnięta pomyłka
    .about = Druga szansa i lampion.
lesson-tile-2-see = Była jedna pomyłka.
    .do = Nagroda może ją cofnąć.
lesson-tile-2-finish = Czerwona 5 kończy fajerwerk.
    .do = Zagraj ją: odkryje się płytka.
lesson-tile-2-sum = Pomyłka cofnięta, lampion wrócił.
    .do = Bez pomyłki tylko lampion.

lesson-tile-3 = Nagroda: kolor za darmo
    .about = Wskazówka koloru bez kosztu.
lesson-tile-3-finish = Czerwona 5 kończy fajerwerk.
    .do = Zagraj ją: odkryje się płytka.
lesson-tile-3-choose = Ta płytka daje kolor za darmo.
    .do = Powiedz Benowi: żółte. 1 pasuje.
lesson-tile-3-sum = Ben ją zagrał, bez lampionu.
    .do = Darmowa wskazówka może być dla każdego.

lesson-tile-4 = Nagroda: wartość za darmo
    .about = Wskazówka wartości bez kosztu.
lesson-tile-4-finish = Czerwona 5 kończy fajerwerk.
    .do = Zagraj ją: odkryje się płytka.
lesson-tile-4-choose = Ta płytka daje wartość za darmo.
    .do = Powiedz Benowi: 1. Żółta 1 pasuje.
lesson-tile-4-sum = Ben ją zagrał, bez lampionu.
    .do = Darmowa wskazówka może być dla każdego.

lesson-tile-5 = Nagroda: karta wraca
    .about = Z odrzuconych do talii.
lesson-tile-5-see = Żółta 5 przepadła: najwyżej 24.
    .do = Jedna płytka może ją zwrócić.
lesson-tile-5-finish = Czerwona 5 kończy fajerwerk.
    .do = Zagraj ją: odkryje się płytka.
lesson-tile-5-choose = Ta płytka wtasowuje odrzuconą kartę.
    .do = Wybierz żółtą 5.
lesson-tile-5-sum = 25 punktów znów jest możliwe.
    .do = Nikt nie wie, gdzie leży w talii.

lesson-tile-6 = Nagroda: karta z odrzuconych
    .about = Prosto do fajerwerku.
lesson-tile-6-finish = Czerwona 5 kończy fajerwerk.
    .do = Zagraj ją: odkryje się płytka.
lesson-tile-6-choose = Ta płytka dokłada kartę, która pasuje.
    .do = Dołóż niebieską 2.
lesson-tile-6-sum = Niebieski ma 2, dzięki odrzuconym.
    .do = Gdy nic nie pasuje, nagroda przepada.
