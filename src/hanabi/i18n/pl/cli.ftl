### Wiersz poleceń. Atrybuty polecenia to opisy jego opcji i argumentów.

help-usage = Użycie: { $usage }
help-any-option = [OPCJE]
help-any-command = POLECENIE …
help-commands = Polecenia:
help-arguments = Argumenty:
help-options = Opcje:
help-example = Przykład:
help-help = Pokaż tę pomoc.
help-default = Domyślnie: { $value }.
help-range = Od { $least } do { $most }.
help-variable = Zmienna: { $variable }.

command = Hanabi, kooperacyjna gra karciana: graj tutaj, oglądaj gry jeszcze raz, sprawdzaj zasady każdego wydania.
    .version = Pokaż wersję.
    .example = hanabi play
command-play = Zagraj w tym terminalu w drużynie z botami.
    .edition = Wydanie, według którego grasz, albo „none”, żeby dowolnie łączyć opcje. Jeśli nie podasz żadnego z tych wyborów, zapyta o nie ekran ustawień.
    .players = Ile miejsc: od 2 do 5.
    .option = Przełącz opcję wydania: nazwa albo nazwa, „=” i wartość (true, false, rodzaj kart wielokolorowych). Można powtarzać.
    .seat = Twoje miejsce, licząc od 0.
    .seed = Numer rozdania: ten sam numer rozdaje te same karty. Jeśli go nie podasz, będzie losowy.
    .bot = Kto siedzi na pozostałych miejscach.
    .name = Twoje imię w zapisie.
    .first-seat = Kto zaczyna: numer miejsca albo „random”.
    .undo = Pozwól cofać ruchy.
    .record = Gdzie zapisać przebieg gry. Domyślnie w twoim katalogu danych.
    .pause = Ile sekund bot udaje, że myśli.
    .no-color = Nie używaj kolorów; każdy kolor i tak ma swoją literę.
    .example = hanabi play --edition pl-deluxe --players 3 --option black-powder --seed 42
command-replay = Obejrzyj zapisaną grę ruch po ruchu: w tym terminalu, jako listę ruchów albo jako linie JSON.
    .file = Zapis gry; „-” czyta standardowe wejście.
    .seat = Patrz oczami tego miejsca; bez tej opcji wszystkie karty są odkryte.
    .json = Jeden obiekt JSON w linii: początek, potem każdy ruch.
    .no-color = Nie używaj kolorów; każdy kolor i tak ma swoją literę.
    .example = hanabi replay game.json --seat 0
command-show = Pokazuje jedną pozycję z gry: jako tekst, jako obrazek albo jako wiersz, który mówi wszystko.
    .file = Zapis, „-” dla standardowego wejścia albo wiersz pozycji w cudzysłowie.
    .move = Pozycja po tylu ruchach; bez tego ostatnia.
    .seat = Oczami tego miejsca; bez tego wszystkie ręce są odkryte.
    .text = Jako stół z tekstu; tak jest też bez tej opcji.
    .svg = Jako obrazek SVG.
    .png = Jako obrazek PNG.
    .position = Jako jeden wiersz, który „hanabi show” znów odczyta.
    .light = Obrazek za dnia; inaczej jest nocny.
    .width = Szerokość PNG w pikselach; bez tego dwa razy tyle co obrazek.
    .out = Plik do zapisania; bez tego standardowe wyjście.
    .example = hanabi show game.json --move 12 --seat 0 --png --out move-12.png
command-convert = Przenosi gry z jednego zapisu do drugiego: zapisy, JSON i linki hanab.live, zdania.
    .games = Zapisy, JSON z hanab.live, pliki z jedną grą w wierszu albo linki; „-” czyta standardowe wejście.
    .to = Co zapisać: „record”, „hanab-live” (jego JSON), „hanab-live-link” albo „text”.
    .out = Folder, w którym każda gra dostanie plik; bez tego standardowe wyjście.
    .example = hanabi convert games.jsonl --to record --out games
command-rules = Zasady wydania naszymi słowami, z jego opcjami i rozstrzygnięciami.
    .edition = Krótka nazwa wydania; wypisuje je „hanabi editions”.
    .markdown = Wypisz stronę jako Markdown.
    .example = hanabi rules it-2023
command-editions = Wypisz wydania i opcje, które każde z nich oferuje.
    .json = Wypisz JSON.
    .example = hanabi editions --json
command-check = Sprawdź zapisy gier, rozgrywając je; po jednej linii na zapis.
    .files = Zapisy gier; „-” czyta standardowe wejście.
    .json = Jeden obiekt JSON w linii.
    .example = hanabi check game.json

convert-bad = { $place }: { $reason }
editions-option = { $option } ({ $default ->
    [on] tak
   *[off] nie
})
editions-multicolor = multicolor (nie albo { $ways })

check-over = { $file }: w porządku, { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, wynik { $score }
check-running = { $file }: w porządku, { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, gra nieskończona
check-bad = { $file }: { $reason }

replay-title = { $edition }, { $players ->
    [one] jeden gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}: { $names }
replay-begins = Zaczyna { $name }.
replay-hand = { $name } ma na ręce { $cards }.
replay-hand-own = Masz na ręce { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
replay-move = { $number }. { $sentences }
replay-variation =
    { $is_named ->
        [no] Albo:
       *[yes] Albo „{ $name }”:
    }

bot-random = Losowy
    .about = Dowolny dozwolony ruch, bez sensu.
bot-cautious = Ostrożny
    .about = Bezpieczne zagrania, pomocne wskazówki.
