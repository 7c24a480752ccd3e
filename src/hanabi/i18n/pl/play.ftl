### Gra i powtórka na całym ekranie.

play-you = Ty
play-bot-names = Ania Bartek Celina Darek
play-saved = Zapis gry jest w { $file }

## Linia stanu

status-points = { $points } z { $possible } pkt
status-hints = wskazówki
status-mistakes = pomyłki
status-deck = talia
status-pace = tempo
status-tiles = kafelki
status-turns = { $turns ->
    [one] ostatnia tura
    [few] jeszcze { $turns } tury
    [many] jeszcze { $turns } tur
   *[other] jeszcze { $turns } tury
}

## Panele

board-discards = Odrzucone
board-log = Przebieg
board-own-order = najnowsza z lewej
board-begins = { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $name }.
}
board-empty-hand = brak kart
board-known-playable = pasuje!
board-known-useless = zbędna
board-known-indispensable = jedyna

## Menu: pytanie i odpowiedzi ze swoimi klawiszami. Żaden klawisz nie może być literą koloru
## tam, gdzie wybiera się kolor, ani jednym ze stałych klawiszy t, l, u, q.

menu-turn = Twoja tura.
menu-wait = { $name } myśli …
menu-over = Koniec gry.
menu-hint = Wskazówka
    .key = w
menu-hint-whom = Dla kogo wskazówka?
menu-hint-what = { $name } dostaje wskazówkę:
menu-hint-color = { $color } ×{ $count }
menu-hint-rank = ×{ $count }
menu-play = Zagraj
    .key = z
menu-play-which = Którą kartę zagrać?
menu-discard = Odrzuć
    .key = o
menu-discard-which = Którą kartę odrzucić?
menu-slot = { $known ->
    [playable] pasuje
    [useless] zbędna
    [indispensable] jedyna
   *[unknown] nie wiadomo
}
menu-own-card = Karta na pozycji { $slot }:
menu-announce = Zapowiedzieć kolor?
menu-announce-none = nie
    .key = x
menu-arrange = Przełóż
    .key = p
menu-arrange-which = Którą kartę przełożyć?
menu-arrange-where = Na którą pozycję?
menu-arrange-slot = pozycja { $slot }
menu-tile = { $name } (kafelek { $number }): { $ask }
menu-decline = zrezygnuj
    .key = x
menu-card = { $suit } { $rank }
menu-card-rank = Kolor { $suit }: która karta?
menu-could-be = To może być tylko { $cards }.
menu-confirm = zrób to
menu-back = wstecz

## Klawisze

keys-title = Klawisze
keys-choose = Wybór: litera lub cyfra przed odpowiedzią albo ← → i Enter.
keys-again = Ruch najpierw się pokazuje: ten sam klawisz jeszcze raz albo Enter go wykonuje.
keys-back = Esc: krok wstecz.
keys-mouse = Mysz: kliknij kartę albo imię, potem to, co chcesz zrobić.
keys-slots = Pozycje liczą się od najnowszej karty: 1 to ta dobrana ostatnio.
keys-marks = Na twoich kartach: WIELKIE litery i cyfry są możliwe, małe wyklucza liczenie, kropki – wskazówki.
keys-teammates = Pod kartami innych: co powiedziały im wskazówki.
keys-fireworks = Na niebie: liczba to następna pasująca karta, × już nie przyjdzie, ★ to komplet; ≤3 znaczy, że fajerwerk skończy się na 3.
keys-rules = t: zasady tego stołu.
keys-log = l: cały przebieg.
keys-why = e: zapytaj bota, skąd jego ostatni ruch.
keys-undo = u: cofnij swój ostatni ruch (jeśli stół pozwala).
keys-new = n: nowa gra, gdy ta się skończy.
keys-quit = q albo Ctrl+C: wyjście; gra zostaje zapisana.
keys-help = ?: ta strona.

footer-keys = klawisze
footer-rules = zasady
footer-log = przebieg
footer-why = dlaczego?
footer-undo = cofnij
footer-quit = wyjdź
footer-new = nowa gra
footer-change = wybierz i zmień
footer-start = zaczynamy
footer-close = zamknij

## Pytania do botów

why-title = Skąd ten ruch, { $name }?
why-silent = Teraz nie mogę nic o tym powiedzieć.
why-any-of = { $cards } albo { $last }

## Wyjście i koniec

quit-title = Wyjść z gry?
quit-about = Zapis zostaje, skończony czy nie.
quit-yes = Tak, wychodzę
    .key = t
quit-no = Nie, gram dalej
    .key = n
end-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
} z { $most }
end-lost = { $points ->
    [one] Na stole był { $points } punkt.
    [few] Na stole były { $points } punkty.
    [many] Na stole było { $points } punktów.
   *[other] Na stole było { $points } punktu.
}
end-table = spójrz na stół

## Ustawienia

setup-title = Nowa gra
setup-edition = Wydanie
setup-no-edition = bez wydania
setup-players = Miejsca
    .about = Ty i od 1 do 4 botów.
setup-bot = Drużyna
setup-seed = Rozdanie
    .about = Wpisz numer, by je powtórzyć.
setup-seed-random = losowe
setup-start = Zacznij grę

## Oglądanie

watch-position = { $at ->
    [0] Przed pierwszym ruchem z { $count },
   *[other] Ruch { $at } z { $count },
} { $whom ->
    [all] wszystkie karty odkryte.
   *[seat] patrzy { $name }.
}
watch-jump = Do którego ruchu? { $typed }
watch-keys-step = ← →: jeden ruch wstecz lub naprzód. Page Up, Page Down: dziesięć.
watch-keys-ends = Home, End: na początek, na koniec.
watch-keys-jump = j, potem numer i Enter: do tego ruchu.
watch-keys-seat = s: oczami następnego miejsca albo z odkrytymi kartami.
watch-keys-marks = Pod kartami: co wskazówki powiedziały ich posiadaczom.
watch-keys-rules = t: zasady tego stołu.
watch-keys-log = l: cały dotychczasowy przebieg.
watch-keys-quit = q: wyjście.
footer-step = krok
footer-jump = skok
footer-seat = miejsce
