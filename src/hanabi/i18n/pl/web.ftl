### Klient w przeglądarce. Nazwy kolorów, kafelków, opcji, ocen, zdarzeń i zasad są w plikach,
### które czyta też terminal. $color i $suit to słowa zapisu gry, tylko do wyboru formy;
### $colorname i $suitname to samo w języku czytającego. Klawiszy (.key) nie tłumaczy się.

## Wszędzie

web-nav = Język i światło
web-home = Na stronę główną
web-reload = Wczytaj nową wersję
web-close = Zamknij
web-save = Zapisz
web-saved = Zapisano
web-yes = Tak
web-no = Nie
web-language = Język
web-language-about = Przy jednym stole każdy może mieć własny.
web-day = Dzień
web-night = Noc
web-connecting = Chwileczkę …
web-reconnecting = Wznawiam połączenie. To, co wpisane, nie zginie.
web-guest = Gość
web-bot-names = Aiko Ben Chloé Dario Edda
web-bot-named = bot, { $bot }
web-bots = { $count ->
    [one] bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
web-bots-strength = Według siły
web-bots-more = Inne boty
web-card = { $suit ->
    [white] biała
    [red] czerwona
    [blue] niebieska
    [yellow] żółta
    [green] zielona
    [multicolor] wielokolorowa
   *[black] czarna
} { $rank }
web-error-unknown = To się nie udało ({ $code }).
web-error-offline = Serwer jest w tej chwili nieosiągalny.
web-error-not-a-record = Ten plik nie jest zapisem gry.

## Wydania: wydawca i rok

web-edition-en-2016 = Broadway 2016
web-edition-pl-deluxe = Rebel, edycja specjalna
web-edition-it-2023 = Ghenos 2023
web-edition-cs-2013 = REXhry 2013
web-edition-ro-2013 = Lineart 2013
web-edition-none = Własny zestaw

## Strona główna

web-home-about = Razem rozświetlcie niebo. Widzisz wszystkie karty oprócz własnych.
web-your-turn-long = Twoja kolej
web-play-now = Graj od razu
web-play-now-about = z dwoma botami
web-learn = Naucz się w pięć minut
web-learn-about = Prawdziwa gra, krok po kroku
web-lessons = Lekcje
web-lessons-about = Więcej nauki, po kilka minut
web-play-waits = Serwer jest nieosiągalny. Karty zostaną rozdane, gdy tylko wróci; nic nie musisz robić.
web-new-table = Nowy stół
web-new-table-about = zaproś linkiem
web-join = Dołącz
web-join-field = Link albo kod stołu
web-join-unclear = To nie jest ani link, ani kod stołu.
web-my-tables = Twoje stoły
web-public-tables = Otwarte stoły
web-more = Więcej
web-waiting = czeka na graczy
web-waiting-for = Teraz gra { $name }
web-free-seats = { $count ->
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-games = Gry i powtórki
web-games-about = Obejrzyj skończone gry jeszcze raz, ruch po ruchu.
web-games-mine = Twoje gry
web-games-public = Publiczne gry
web-games-none = Żadna gra nie jest jeszcze skończona.
web-daily = Rozdanie dnia
web-daily-about = Dziś wszyscy grają tymi samymi kartami.
web-statistics = Twoje statystyki
web-your-data = Statystyki i twoje dane
web-abandoned = porzucona
web-settings = Ustawienia
web-rules = Zasady
web-rules-about = Każde wydanie w kilku zdaniach

## Nowy stół

web-which-box = Które wydanie?
web-which-box-about = Każde wydanie ma własne zasady. Możesz je zmienić poniżej.
web-what-is-in-play = Co jest w grze?
web-what-is-in-play-about = Po jednym zdaniu. Czego wydanie nie ma, tego nie można pod jego nazwą włączyć.
web-not-in-box = nie w tym wydaniu
web-multicolor-none = bez kart wielokolorowych
web-who-plays = Kto gra i jak?
web-players = Gracze
web-players-about = We dwoje lub troje każdy ma pięć kart, w cztery lub pięć osób – cztery.
web-seats-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
web-company = Towarzystwo
web-company-about = Pozostałe miejsca czekają na tych, którzy mają link.
web-company-people = Znajomi
web-first = Kto zaczyna
web-first-about = Instrukcje mówią: kto ma najbarwniejszy strój.
web-first-chance = Los
web-first-host = Ja
web-first-seat = Miejsce { $seat }
web-pace = Tempo
web-pace-live = Teraz
web-pace-live-about = Wszyscy są na miejscu.
web-pace-correspondence = Bez pośpiechu
web-pace-correspondence-about = Ruch, kiedy masz czas; gry czekają na stronie głównej.
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-none-about = Myśl tak długo, jak chcesz.
web-clock-fast = Szybki
web-clock-calm = Spokojny
web-clock-own = Własny
web-clock-each = Dla każdej osoby
web-clock-minutes = minut
web-clock-seconds = sekund na każdą turę
web-clock-days = dni
web-clock-hours = godzin na każdą turę
web-clock-days-is = { $days ->
    [one] Jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na osobę{ $hours ->
    [0] .
    [one] {" "}i jedna godzina na każdą turę.
    [few] {" "}i { $hours } godziny na każdą turę.
    [many] {" "}i { $hours } godzin na każdą turę.
   *[other] {" "}i { $hours } godziny na każdą turę.
}
web-timeout = Gdy czas minie
web-timeout-bot = Gra bot
web-timeout-bot-about = Dopóki gracz nie wróci.
web-timeout-abandon = Koniec gry
web-timeout-abandon-about = Dla wszystkich, bez wyniku.
web-stand-in-bot = Który bot
web-clock-is = { $minutes ->
    [one] Jedna minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} na osobę{ $seconds ->
    [0] .
    [one] {" "}i jedna sekunda na każdą turę.
    [few] {" "}i { $seconds } sekundy na każdą turę.
    [many] {" "}i { $seconds } sekund na każdą turę.
   *[other] {" "}i { $seconds } sekundy na każdą turę.
}
web-visibility = Kto może wejść
web-visibility-link = Z linkiem
web-visibility-link-about = Tylko ci, którzy mają link.
web-visibility-public = Każdy
web-visibility-public-about = Stół jest na liście na stronie głównej.
web-watching = Widzowie
web-watching-none = Nikt
web-watching-none-about = Nikt nie może oglądać.
web-watching-hidden = Tylko stół
web-watching-hidden-about = Widzowie widzą stół, ale niczyich kart.
web-watching-open = Wszystkie ręce
web-watching-open-about = Widzowie widzą karty wszystkich.
web-passphrase = Hasło
web-passphrase-about = Jeśli je ustawisz, każdy wchodzący musi je znać.
web-pass = Jedno urządzenie
web-pass-about = Wszyscy grają na tym urządzeniu i podają je dalej.
web-pass-off = Nie
web-pass-on = Podawajcie je sobie
web-pass-names = Imiona pozostałych, oddzielone przecinkami
web-your-table = Twój stół
web-box = Wydanie
web-your-name = Twoje imię
web-open-table = Otwórz stół

## Przed rozdaniem

web-a-table = Stół
web-table-closed = Ten stół jest zamknięty
web-lobby-about = Wyślij link. Kto go otworzy, od razu siada: imię, miejsce, gotowe.
web-lobby-guest = Zajmij miejsce. Gospodarz zacznie, gdy wszyscy będą.
web-enter = Wchodzę
web-refused = Nie możesz wejść
web-seats = Miejsca
web-you = (ty)
web-here = na miejscu
web-seat-free = Wolne miejsce
web-seat-waiting = czeka na kogoś
web-sit = Usiądź tu
web-move-here = Przesiądź się tu
web-stand-up = Zwolnij swoje miejsce
web-ask-to-leave = Zwolnij to miejsce: { $name }
web-bot-for = Bot na miejsce { $seat }
web-bot-add = Posadź bota
web-bot-remove = Bez bota
web-all-here = Wszystkie miejsca zajęte
web-start = Zaczynamy
web-start-fills = Przy starcie usiądą tam boty. Możesz też poczekać.
web-start-ready = Można rozdawać karty.
web-waiting-host = Grę zaczyna gospodarz
web-close-table = Zamknij ten stół
web-invite = Zaproś
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-share-picture = Wynik tej gry jako obrazek
web-share-picture-save = Zapisz obrazek
web-qr = Link jako kod QR
web-qr-about = Skieruj na niego aparat telefonu, żeby tu usiąść.
web-what-we-play = W co gramy

## Plansza

web-table = Stół
web-menu = Menu
web-fireworks = Fajerwerki
web-points = Punkty: { $points } z { $possible } możliwych
web-points-of = { $points ->
    [one] punkt z { $possible } możliwych
    [few] punkty z { $possible } możliwych
    [many] punktów z { $possible } możliwych
   *[other] punktu z { $possible } możliwych
}
web-hints = { $count ->
    [one] 1 wskazówka
    [few] { $count } wskazówki
    [many] { $count } wskazówek
   *[other] { $count } wskazówki
}
web-mistakes = { $count ->
    [0] bez pomyłek
    [one] 1 pomyłka
    [few] { $count } pomyłki
    [many] { $count } pomyłek
   *[other] { $count } pomyłki
}
web-deck = { $count ->
    [one] w talii została jedna karta
    [few] w talii zostały { $count } karty
    [many] w talii zostało { $count } kart
   *[other] w talii zostało { $count } karty
}
web-deck-left = w talii
web-turns-left = { $count ->
    [one] ostatnia tura
    [few] jeszcze { $count } tury
    [many] jeszcze { $count } tur
   *[other] jeszcze { $count } tury
}
web-tiles-left = { $count ->
    [one] został jeden kafelek nagrody
    [few] zostały { $count } kafelki nagród
    [many] zostało { $count } kafelków nagród
   *[other] zostało { $count } kafelka nagród
}
web-open-log = Otwórz przebieg gry
web-firework = { $suitname }: { $top ->
    [0] jeszcze nic
   *[other] do { $top }
}, { $standing }
web-firework-next = następna { $rank }
web-firework-complete = ukończony
web-firework-ends = skończy się na { $rank }
web-firework-lost = stracony
web-gone = Przepadło na dobre
web-gone-none = Nic jeszcze nie przepadło
web-gone-about = Nie da się ukończyć: { $suits }. { $possible ->
    [one] Możliwy jest jeszcze { $possible } punkt.
    [few] Możliwe są jeszcze { $possible } punkty.
    [many] Możliwe jest jeszcze { $possible } punktów.
   *[other] Możliwe jest jeszcze { $possible } punktu.
}
web-last-copies = Została jedna kopia
web-discards = Odrzucone
web-discards-count = { $count ->
    [one] 1 odrzucona
    [few] { $count } odrzucone
    [many] { $count } odrzuconych
   *[other] { $count } odrzuconej
}
web-discards-none = brak
web-discards-order = Kolejność odrzuconych kart
web-discards-by-suit = Kolorami
web-discards-by-time = Po kolei
web-hand-of = Karty: { $name }
web-hand-empty = brak kart
web-own-hand = Twoje karty
web-newest = najnowsza
web-your-turn = Twoja tura
web-turn-verbs = { $verbs ->
    [hint-play-discard] Podpowiedz, graj, odrzuć
    [hint-play] Podpowiedz albo graj
    [play-discard] Graj albo odrzuć
   *[play] Zagraj kartę
}
web-turn-reward = Wybierz nagrodę
web-waiting-choice = { $name } wybiera nagrodę
web-seat-on-turn = myśli
web-seat-chooses = wybiera
web-seat-after-you = po tobie
web-seat-next = zaraz gra
web-seat-away = offline
web-seat-bot = bot

## Karty dla tych, którzy słuchają

web-slot = Pozycja { $slot }
web-slot-newest = Pozycja { $slot }, najnowsza
web-hidden-card = zakryta
web-mate-card = { $name }, pozycja { $slot }: { $card }. Wie: { $known }
web-known-card = To { $card }.
web-known-kinds = { $suits }; { $ranks }
web-known-playable = na pewno pasuje
web-known-useless = już nigdy nie będzie pasować
web-known-indispensable = ostatnia kopia
web-any-suit = dowolny kolor
web-any-rank = dowolna wartość

## Wybieranie

web-hint-to = Wskazówka dla: { $name }
web-hint-color = { $colorname }: { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-hint-rank = { $rank }: { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-hint-lights = podświetla te karty
web-hint-more = Wszystkie wskazówki
web-no-hint = Żadna wskazówka nie jest teraz możliwa.
web-why = Dlaczego?
web-why-ask = Skąd ten ruch?
web-why-later = Powiem po grze.
web-tap-again = dotknij ponownie, żeby wykonać
web-own-card-menu = Co zrobić z tą kartą
web-play = Zagraj
    .key = P
web-play-playable = na pewno pasuje
web-play-useless = nie może pasować
web-play-indispensable = ostatnia kopia
web-play-odds = { $fit ->
    [one] pasuje { $fit }
    [few] pasują { $fit }
    [many] pasuje { $fit }
   *[other] pasuje { $fit }
} z { $count } możliwych kart
web-play-as = Zapowiedz kolor { $suitname } i zagraj
web-announce = Zapowiedz kolor i zagraj:
web-discard = Odrzuć
    .key = D
web-discard-playable = a pasowałaby
web-discard-useless = bezpiecznie, wraca wskazówka
web-discard-indispensable = to ostatnia kopia
web-discard-unsure = wraca wskazówka
web-discard-full = wszystkie wskazówki już są
web-knowledge = Czym może być
web-knowledge-about = { $count ->
    [one] Możliwa jest tylko jedna karta.
    [few] Możliwe są { $count } różne karty.
    [many] Możliwych jest { $count } różnych kart.
   *[other] Możliwe jest { $count } różnej karty.
}
web-kind-possible = możliwa
web-kind-counted = wyklucza ją liczenie
web-kind-excluded = wykluczają ją wskazówki
web-note = Notatka
web-note-about = Tę notatkę widzisz tylko ty. Wędruje razem z kartą.
web-note-save = Zachowaj notatkę
web-hand-to = Teraz patrzy { $name }
web-hand-to-about = Podajcie dalej urządzenie. Wszyscy inni odwracają wzrok.
web-i-am = To ja, { $name }

## Nagrody

web-reward-choose = Najpierw wybierz
web-reward-tell = { $name } dostaje wskazówkę – { $what }
web-reward-return = Wtasuj w talię: { $card }
web-reward-add = Dołóż: { $card }
web-reward-decline = Zrezygnuj
web-reward-look = Najpierw spójrz na stół
web-reward-show = Wybierz nagrodę

## Obok ruchów

web-log = Przebieg
web-log-and-talk = Przebieg i rozmowa
web-log-seat-taken = { $name } zajmuje miejsce.
web-log-started = Zaczyna { $name }.
web-log-undone = Ostatni ruch jest cofnięty.
web-log-interrupted = Serwera przez chwilę nie było.
web-log-abandoned = Gra jest porzucona.
web-log-undo-asked = { $name } prosi o cofnięcie ostatniego ruchu.
web-log-undo-agreed = { $name } się zgadza.
web-log-undo-refused = { $name } się nie zgadza.
web-log-paused = { $name } wstrzymuje grę.
web-log-resumed = { $name } wznawia grę.
web-log-timed-out = Czas minął: { $name }.
web-log-stood-in = { $name } ma zastępstwo: gra bot.
web-log-came-back = { $name } wraca do gry.
web-log-said = { $name }: { $text }
web-talk = Rozmowa
web-talk-write = Powiedz coś
web-talk-send = Powiedz
web-undo = Cofnij ostatni ruch
web-undo-asked = { $name } chce cofnąć ostatni ruch.
web-undo-waiting = Inni jeszcze decydują: cofnąć ostatni ruch?
web-pause = Pauza
web-paused = Gra jest wstrzymana.
web-resume = Graj dalej
web-abandon = Porzuć grę
web-abandon-back = Nie porzucaj gry
web-abandon-asked = { $name } chce porzucić grę.
web-stand-in = Za ciebie gra bot.
web-come-back = Już jestem
web-leave = Na stronę główną
web-commitment = Rozdanie jest ustalone: { $hash }…
web-spectators = { $count ->
    [one] Jeden widz.
    [few] { $count } widzów.
    [many] { $count } widzów.
   *[other] { $count } widza.
}
web-over = Koniec gry.
web-see-end = Zobacz zakończenie

## Klawisze

web-keys = Klawisze
web-key-mates = karty następnego współgracza
web-key-own = twoje karty
web-key-cards = następna karta na ręce
web-key-choose = wybierz kartę
web-key-hint = gdy wybrana jest cudza karta: daj tę wskazówkę
web-key-play = zagraj wybraną kartę
web-key-discard = odrzuć wybraną kartę
web-key-arrange = przesuń swoją kartę na ręce
web-key-empathy = przytrzymaj: co wie współgracz
web-key-knowledge = czym może być karta
web-key-note = notatka o karcie
web-key-state = powiedz, jak stoi gra
web-key-log = przebieg gry
web-key-discards = odrzucone karty
web-key-undo = poproś o cofnięcie ostatniego ruchu
web-key-rules = zasady tego stołu
web-key-menu = menu
web-key-help = te klawisze
web-key-back = wstecz

## Koniec

web-end-of = z { $most }
web-end-abandoned = Wieczór skończył się przed czasem.
web-end-summary = { $complete ->
    [0] Żaden fajerwerk nie jest ukończony,
    [one] Jeden fajerwerk ukończony,
    [few] { $complete } fajerwerki ukończone,
    [many] { $complete } fajerwerków ukończonych,
   *[other] { $complete } fajerwerku ukończone,
} { $mistakes ->
    [0] bez pomyłek.
    [one] jedna pomyłka.
    [few] { $mistakes } pomyłki.
    [many] { $mistakes } pomyłek.
   *[other] { $mistakes } pomyłki.
}
web-end-points = { $points ->
    [one] Na niebie był { $points } punkt.
    [few] Na niebie były { $points } punkty.
    [many] Na niebie było { $points } punktów.
   *[other] Na niebie było { $points } punktu.
}
web-same-deal = To samo rozdanie dla znajomych
web-same-deal-results = Porównaj z innymi
web-rematch = Jeszcze raz
web-rematch-join = Dołącz do następnej gry
web-look-at-table = Spójrz na stół
web-who-lit-what = Kto co zapalił
web-hints-given = { $count ->
    [one] 1 wskazówka
    [few] { $count } wskazówki
    [many] { $count } wskazówek
   *[other] { $count } wskazówki
}

## Powtórki

web-replay = Powtórka
web-review = Analiza
web-play-from-here = Graj dalej od tego miejsca
web-try-moves = Wypróbuj inne ruchy
web-played-on = Dalszy ciąg innej gry po ruchu { $after }; nie liczy się do niczyich statystyk.
web-look-back = Spojrzenie wstecz
web-look-back-close = Wróć do gry
web-replay-start = Na początek
web-replay-back = Ruch wstecz
web-replay-play = Odtwarzaj
web-replay-next = Ruch naprzód
web-replay-end = Na koniec
web-replay-move = Ruch
web-replay-at = Ruch { $at } z { $count }
web-replay-moment = Ważna chwila
web-replay-eyes = Czyimi oczami
web-replay-all = Wszystkie karty odkryte
web-replay-as = Patrzy { $name }
web-replay-download = Pobierz zapis gry
web-look-together = Oglądajcie razem
web-look-together-about = Link, dzięki któremu inni śledzą tę samą powtórkę: jedna osoba prowadzi, komentować mogą wszyscy.
web-replay-file = Otwórz zapis gry
web-replay-file-about = Plik z zapisem gry, stąd, z terminala albo z hanab.live. Pozycje oblicza ten serwer i niczego z tego nie zachowuje; nikt inny nie jest pytany.
web-replay-link = Albo link do powtórki z hanab.live
web-replay-open = Otwórz

## Ustawienia

web-set-looks = Światło i dźwięk
web-theme = Światło
web-theme-about = Noc nad rzeką albo papier za dnia.
web-theme-auto = Jak urządzenie
web-theme-dark = Noc
web-theme-light = Dzień
web-motion = Ruch
web-motion-about = Fajerwerki, które wzlatują i rozkwitają.
web-motion-auto = Jak urządzenie
web-motion-off = Bez ruchu
web-sound = Dźwięk
web-sound-about = Cisza, dopóki nie dodasz głośności.
web-set-play = Przy stole
web-detail = Na twoich kartach
web-detail-positive = Co powiedziano
web-detail-positive-about = Tylko to, co wskazówki powiedziały o karcie.
web-detail-negative = I czego nie
web-detail-negative-about = Także to, co wykluczają wskazówki o innych kartach.
web-detail-full = I liczenie
web-detail-full-about = Także to, co wykluczają karty, które widzisz.
web-confirm = Drugie dotknięcie
web-confirm-about = Ruch najpierw się pokazuje, a wykonuje go drugie dotknięcie.
web-confirm-auto = Przy dotyku
web-confirm-always = Zawsze
web-confirm-never = Nigdy
web-set-you = Ty
web-recovery = Kod odzyskiwania
web-recovery-about = Przenosi twoje imię, miejsca i gry na inne urządzenie. Kto go ma, gra za ciebie.
web-recovery-new = Utwórz nowy kod
web-recover = Kod odzyskiwania z innego urządzenia
web-recover-do = Przenieś tutaj
web-sign-out = Wyloguj na tym urządzeniu
