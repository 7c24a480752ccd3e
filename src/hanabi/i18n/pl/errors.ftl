### Dlaczego coś zostało odrzucone. Wartości przychodzą jako tekst, więc liczby stoją tu tak,
### żeby nie trzeba było ich odmieniać; wybierać formę można tylko według słów.

## Zasady

error-players = w grze bierze udział od 2 do 5 graczy, nie { $players }
error-unknown-edition = nie ma wydania { $edition }; znane są { $known }
error-unknown-option = nie ma opcji { $option }; znane są { $known }
error-option-not-boolean = opcja { $option } to true albo false, nie { $value }
error-multicolor-value = opcja multicolor to { $known } albo nic, nie { $value }
error-option-not-offered = wydanie { $edition } nie ma opcji { $option }
error-multicolor-not-offered = wydanie { $edition } nie ma kart wielokolorowych rodzaju { $value }, tylko { $known }
error-suit-copies = kolor { $suit ->
    [white] biały
    [red] czerwony
    [blue] niebieski
    [yellow] żółty
    [green] zielony
    [multicolor] wielokolorowy
   *[black] czarny
} musi mieć co najmniej jedną kopię każdej karty
error-suits-differ = gra musi mieć co najmniej jeden kolor, a każdy kolor tylko raz
error-suits-ranks = wszystkie kolory gry mają tyle samo wartości
error-hand-size = na ręce jest co najmniej jedna karta, nie { $size }
error-deck-too-small = talia jest za mała; graczy: { $players }, kart na ręce: { $size }
error-ruleset-too-large = gra jest za duża – { $what ->
    [cards] karty
    [kinds] rodzaje kart
    [ranks] wartości
    [hand-size] karty na ręce
    [hint-tokens] żetony wskazówek
   *[mistakes] pomyłki
}: { $value }, najwięcej { $most }
error-tokens-not-counts = żetony wskazówek i pomyłki to liczby całkowite, a przegrywa co najmniej jedna pomyłka

## Rozdania

error-deck = karta { $card }: w talii sztuk { $count }, według zasad { $wanted }
error-tiles = kafelki nagród to każda z liczb od 1 do 6 dokładnie raz
error-tiles-not-in-play = podano kafelki nagród, ale nie są w grze
error-first-seat = pierwsze miejsce to liczba od 0 do { $last }, nie { $seat }
error-seed = numer rozdania to liczba całkowita od 0 do 18446744073709551615, nie { $seed }
error-return-place = karta nie może wrócić pod karty w liczbie { $place }, gdy w talii jest ich { $size }
error-no-return-place = rozdanie nie mówi, dokąd trafia zwrócona karta numer { $use }

## Ruchy

error-game-over = gra jest skończona
error-not-a-move = { $given } to nie ruch
error-reward-pending = najpierw trzeba skorzystać z kafelka nagrody { $tile }
error-no-reward-pending = żaden kafelek nagrody nie czeka na wybór
error-other-reward = kafelek nagrody { $tile } prosi o coś innego
error-card-not-in-hand = na ręce miejsca { $seat } nie ma karty { $card }
error-no-announcements = kolory zapowiada się tylko w Pokazie z zapowiedzią
error-suit-not-in-game = w tej grze nie ma { $suit ->
    [white] białego
    [red] czerwonego
    [blue] niebieskiego
    [yellow] żółtego
    [green] zielonego
    [multicolor] wielokolorowego
   *[black] czarnego
} fajerwerku
error-all-tokens-available = wszystkie żetony wskazówek są do dyspozycji, więc niczego nie wolno odrzucić
error-no-token-left = nie ma już żetonów wskazówek
error-no-such-seat = nie ma miejsca { $seat }; miejsca są od 0 do { $last }
error-hint-to-oneself = nikt nie daje wskazówki sobie
error-color-not-hintable = w tej grze żadna wskazówka nie może nazwać koloru { $color ->
    [white] białego
    [red] czerwonego
    [blue] niebieskiego
    [yellow] żółtego
    [green] zielonego
   *[multicolor] wielokolorowego
}
error-no-such-rank = w tej grze nie ma wartości { $rank }
error-hint-touches-nothing = ta wskazówka nie dotyczyłaby żadnej karty
error-arrange-other-cards = to nie są karty z ręki miejsca { $seat }
error-card-not-discarded = karty { $card } nie ma wśród odrzuconych
error-card-does-not-fit = karta { $card } nie pasuje do swojego fajerwerku

## Co wolno miejscu

error-not-on-turn = teraz jest tura miejsca { $turn }, nie miejsca { $seat }
error-not-ones-own-hand = każdy przekłada tylko własne karty
error-no-such-card = na stole nie ma karty numer { $card }

## Boty

error-unknown-bot = nie ma bota { $bot }; znane są { $known }
error-bots-at-table = liczba graczy to { $players } i tyle musi być botów, a nie { $count }

## Karty i ruchy jako tekst

error-notation-card = tu powinna być karta, na przykład r1 albo k5, nie „{ $found }”
error-notation-deck = karta { $number }, kolumna { $column }: tu powinna być karta, na przykład r1 albo k5, nie „{ $found }”
error-notation-move = kolumna { $column }: tu powinno być hint, play, discard, reward albo arrange
error-notation-seat = kolumna { $column }: tu powinien być numer miejsca
error-notation-hint = kolumna { $column }: tu powinien być kolor (white, red, blue, yellow, green, multicolor) albo wartość
error-notation-black = kolumna { $column }: czarny to nie kolor, więc żadna wskazówka nie może go nazwać
error-notation-card-id = kolumna { $column }: tu powinien być numer karty
error-notation-as = kolumna { $column }: tu powinien być koniec albo „as” i kolor
error-notation-suit = kolumna { $column }: tu powinien być kolor (white, red, blue, yellow, green, multicolor, black)
error-notation-reward = kolumna { $column }: tu powinno być hint, return, add albo decline
error-notation-arrange = kolumna { $column }: tu powinien być numer miejsca i dwukropek
error-notation-end = kolumna { $column }: tu powinien być koniec
error-notation-length = tekst jest za długi; najwięcej znaków: { $limit }
error-notation-rules = oczekiwano zasad takich jak en-2016,3,expert, a nie „{ $found }”; pudełka to { $known }
error-notation-position = kolumna { $column }: pozycja zaczyna się od „{ $start }”
error-notation-position-kind = kolumna { $column }: oczekiwano open, watching albo miejsca, na przykład seat:0
error-notation-position-word = kolumna { $column }: oczekiwano pola z wartością, na przykład tokens=8, każdego raz, a nie „{ $found }”
error-notation-position-missing = kolumna { $column }: brakuje pola { $field }
error-notation-position-value = kolumna { $column }: { $field } nie może być takie w tej pozycji
error-notation-position-reason = kolumna { $column }: { $field }: { $reason }
error-notation-position-spelling = kolumna { $column }: to pisze się inaczej; pozycja ma tylko jeden zapis

## JSON

error-json-size = plik jest za duży; najwięcej bajtów: { $limit }
error-json-utf8 = wiersz { $line }, kolumna { $column }: to nie jest UTF-8
error-json-syntax = wiersz { $line }, kolumna { $column }: to nie jest JSON
error-json-depth = wiersz { $line }, kolumna { $column }: zagnieżdżenie głębsze niż { $limit }
error-json-tokens = wiersz { $line }, kolumna { $column }: za dużo słów, liczb i znaków; najwięcej: { $limit }
error-json-constant = wiersz { $line }, kolumna { $column }: { $found } to nie liczba
error-json-digits = wiersz { $line }, kolumna { $column }: za długa liczba; najwięcej znaków: { $limit }
error-json-overflow = wiersz { $line }, kolumna { $column }: liczba { $found } jest za duża
error-json-surrogate = wiersz { $line }, kolumna { $column }: { $found } to pół znaku
error-json-duplicate = klucz „{ $key }” jest podany dwa razy w jednym obiekcie

## Zapisy gier

error-record-field = { $field }: { $reason }
error-record-move = ruch { $number }: { $move }: { $reason }
error-record-move-text = ruch { $number }: tu powinien być tekst w cudzysłowie, nie { $value }
error-record-not-an-object = zapis to obiekt JSON, nie { $value }
error-record-missing = tego pola brakuje
error-record-unknown = nie ma takiego pola
error-record-format = to nie jest „hanabi-record”, tylko { $value }
error-record-version = znane są tylko wersje 1 i 2, a nie { $value }
error-record-object = tu powinien być obiekt, nie { $value }
error-record-list = tu powinna być lista, nie { $value }
error-record-text = tu powinien być tekst w cudzysłowie, nie { $value }
error-record-number = tu powinna być liczba całkowita od 0 w górę, nie { $value }
error-record-player-count = podanych imion: { $count }, graczy: { $wanted }
error-record-seed = numer rozdania to liczba całkowita od 0 do 18446744073709551615 w cudzysłowie, bez zer na początku, nie { $value }
error-record-deal = rozdanie ma albo numer (seed), albo talię (deck)
error-record-seed-and-more = rozdanie z numerem nie ma pola { $field }
error-record-too-many-moves = za dużo ruchów; najwięcej: { $limit }
error-record-unused-returns = podanych pozycji: { $count }, użytych: { $used }
error-record-not-over = gra nie jest skończona
error-record-without-beginning = ta gra toczy się dalej od zadanej pozycji; nie wiadomo, co do niej doprowadziło, więc nie ma jej zapisu
error-record-wrong = zapisano { $value }, a powinno być { $right }
error-record-custom-rules = te zasady nie pochodzą z żadnego pudełka ani z połączenia opcji, więc nie można ich tu pokazać
error-record-returns-differ = warianty odkładają karty w różne miejsca, czego jedno rozdanie nie opisze
error-record-after = nie ma tu pozycji po { $after } ruchach, są tylko od { $first } do { $last }
error-hanab-live-variant = nasze zasady nie mają wariantu { $variant } z hanab.live
error-hanab-live-option = nasze zasady i hanab.live nie mają wspólnej opcji { $option }
error-hanab-live-rules = hanab.live nie ma wariantu z tymi zasadami
error-hanab-live-end = po końcu gry następuje jeszcze coś
error-hanab-live-link = to nie jest link z grą: { $found }
error-hanab-live-no-link = link nie pomieści tej gry: mieści tylko wariant i 62 karty
error-record-extra-known = to pole wypełnia sam zapis
error-record-extra-value = tej wartości nie da się zapisać jako JSON

## Wiersz poleceń

error-unknown-command = nie ma polecenia { $command }; znane są { $known }
error-no-such-option = nie ma opcji { $option }
error-missing-parameter = brakuje { $parameter }
error-option-usage = opcja { $option } przyjmuje jedną wartość
error-flag-usage = opcja { $option } nie przyjmuje wartości
error-too-many-words = o jedno słowo za dużo; --help mówi, co można wpisać
error-usage = { $reason }
error-solve-what = powiedz, co rozwiązać: jeden zapis, jedno --seed albo --seeds
error-solve-move-of-file = --move oznacza ruch zapisu, więc potrzebny jest plik
error-solve-no-such-move = { $file }: nie ma pozycji po ruchu { $move }; ostatni ruch zapisu to { $last }
error-endgame-both = albo --open-hands, albo --others
error-endgame-only-wins = albo --only-wins, albo --others
error-show-forms = tylko jedno z: --text, --svg, --png, --position
error-endgame-over = po { $move } ruchach gra jest skończona
error-endgame-not-on-turn = po { $move } ruchach na ruchu jest miejsce { $turn }, nie miejsce { $seat }
error-endgame-time = nie da się tego policzyć w { $seconds } s; wybierz późniejszy ruch albo podaj --seconds
error-endgame-deck = przy { $cards } kartach w talii jest za dużo do policzenia; wybierz późniejszy ruch
error-endgame-hands = ukryte karty zostawiają ponad { $limit } rąk; wybierz późniejszy ruch
error-endgame-games = potrzeba { $games } gier, a wolno { $limit }; wybierz późniejszy ruch albo podaj --games
error-stats-what = podaj, które gry: pliki, foldery albo --server
error-convert-nothing = nie ma żadnej gry do przekształcenia
error-stats-nothing = nie ma żadnej gry do policzenia
error-stats-server = { $server } nie odpowiada: { $why }
error-not-a-range = { $option } to zakres taki jak 1..1000, a nie { $value }
error-not-a-number = { $option } przyjmuje liczbę całkowitą nie mniejszą niż { $least }, nie { $value }
error-web-address = { $option } przyjmuje adres taki jak https://hanabi.example.org, nie { $value }
error-proxy-address = { $option } przyjmuje adresy IP albo sieci takie jak 127.0.0.1,10.0.0.0/8, albo *, nie „{ $value }”
error-number-range = { $option } przyjmuje liczbę od { $least } do { $most }, nie { $value }
error-option-value = opcja przyjmuje true albo false, nie { $value }
error-file-unreadable = nie można odczytać { $file }: { $why }
error-file-unwritable = nie można zapisać { $file }: { $why }
error-file-exists = { $file } już istnieje
error-output = na wyjście nie można nic zapisać: { $why }
error-in-file = { $file }: { $reason }
error-admin-yes = co się usunie, tego nie ma na zawsze: dodaj --yes, jeśli o to chodzi
error-no-terminal = gra na całym ekranie potrzebuje terminala
error-no-textual = gra na całym ekranie potrzebuje pakietu Textual: pip install "hanabi[terminal]"

## Kopie zapasowe

error-backup-header = to nie jest kopia zapasowa tej wersji
error-backup-cut = kopia zapasowa jest urwana: brakuje wierszy
error-backup-line = wiersz { $line } kopii zapasowej jest uszkodzony
error-backup-references = wiersze kopii zapasowej odwołują się do wierszy, których w niej nie ma
error-backup-twice = kopia zapasowa zawiera dwa razy ten sam wiersz
error-restore-conflict = wiersze kopii zapasowej nie pasują do wierszy bazy danych; nic się nie zmieniło

## Szybki silnik

error-compiling = kompilacja szybkiego silnika, jednorazowo na tym komputerze (do minuty)…
error-dataset-source = podaj albo boty, albo zapisy
error-dataset-rules = { $file } ma inne zasady niż pierwszy zapis
error-dataset-unfinished = { $file } pochodzi z gry, która się nie skończyła
error-no-pyarrow = Parquet potrzebuje pakietu pyarrow: pip install "hanabi[datasets]"
error-look-name = { $name } to nazwa, która jest już w infos
error-own-hand-encoder = { $encoder } pokazuje graczowi jego własne karty, więc żaden bot nie może według niego grać
error-no-action = ten ruch nie ma w tej grze numeru akcji
error-not-legal-now = ten ruch nie jest teraz dozwolony
error-illegal-action = akcja { $action } nie jest dozwolona w grze { $game }
error-other-ruleset = te gry mają inne zasady

## Serwer

error-bad-message = to nie jest komunikat protokołu: { $reason }
error-bad-request = żądanie jest błędne: { $reason }
error-hello-again = to połączenie już się przywitało
error-hello-first = pierwszym komunikatem musi być hello
error-message-too-long = komunikat jest za długi; najwięcej znaków: { $limit }
error-body-too-large = żądanie jest za duże; najwięcej bajtów: { $limit }
error-body-too-slow = reszta żądania nie nadeszła na czas
error-not-text = komunikaty to tekst, nie dane binarne
error-protocol-version = ten serwer mówi wersją { $version } protokołu
error-seq = nie ma linii { $seq }; ostatnia to { $current }
error-sign-in-needed = potrzebna jest tożsamość: najpierw wejdź jako gość
error-push-endpoint = To nie może być adres usługi powiadomień.
error-push-keys = To nie są klucze subskrypcji powiadomień.
error-token-unknown = ten token niczego nie otwiera
error-token-rights = ten token tego nie może: powstał bez prawa do zmiany tożsamości
error-recovery-code-unknown = ten kod odzyskiwania niczego nie otwiera
error-too-many-tokens = nie możesz mieć więcej tokenów niż { $limit }; najpierw unieważnij jeden
error-no-such-token = nie masz takiego tokena
error-origin = ta strona nie może używać serwera
error-host = ten serwer ma inną nazwę; jego operator może ją dopuścić przez --public-url
error-too-many-messages = za dużo komunikatów; poczekaj chwilę
error-too-many-requests = za dużo żądań; poczekaj chwilę
error-too-many-connections = otwartych połączeń jest już za dużo; najpierw zamknij jedno
error-too-many-open-tables = siedzisz przy stołach, przy których gra się nie zaczęła ({ $limit }); najpierw zacznij przy jednym albo go zamknij
error-too-many-questions = kilka pytań czeka już na odpowiedź; poczekaj na nią
error-too-many-reviews = kilka analiz już czeka; wróć, gdy któraś będzie gotowa
error-not-dealt-anew = żadne inne rozdanie nie doprowadziłoby do tej pozycji
error-storage = w tej chwili nie można niczego zapisać; spróbuj jeszcze raz
error-internal = serwer zawiódł; to nie twoja wina
error-no-such-path = tu nic nie ma
error-no-such-method = tego nie można tu zrobić
error-no-such-table = nie ma takiego stołu
error-no-such-lesson = nie ma takiej lekcji
error-no-such-lines = nie ma takich wariantów; być może osoba, która je udostępniła, je usunęła
error-table-unreadable = tego stołu nie da się odczytać; operator znajdzie go w dzienniku
error-passphrase-wrong = hasło jest błędne
error-no-spectators = przy tym stole nie ma widzów
error-not-seated = nie masz miejsca przy tym stole
error-not-the-host = to może zrobić tylko gospodarz
error-kept-out = gospodarz nie wpuszcza do tego stołu ciebie albo kogoś z twojego adresu internetowego
error-nobody-kept-out = nikt z tym numerem nie jest wykluczony
error-no-such-person = nie ma takiej osoby
error-blocked = operator tego serwera zablokował ten adres
error-keep-out-whom = na miejscu { $seat } nie ma nikogo, komu można zabronić wstępu
error-seat-seen = karty z miejsca { $seat } są ci już znane, więc nie możesz nimi grać
error-seat-taken = miejsce { $seat } jest zajęte
error-not-ones-seat = miejsce { $seat } nie jest twoje
error-seat-name = tutaj każdy gra pod własnym imieniem: to nie jest stół na wspólne urządzenie
error-no-bot-there = na miejscu { $seat } nie gra żaden bot
error-bot-not-moved = bot na miejscu { $seat } jeszcze nie wykonał ruchu
error-bot-too-slow = bot potrzebuje zbyt dużo czasu; spróbuj ponownie
error-seat-empty = na miejscu { $seat } nikt nie siedzi
error-seats-free = te miejsca są jeszcze wolne: { $seats }
error-seat-asked-for = o miejsce { $seat } prosi już ktoś inny
error-nobody-at-the-door = przy drzwiach nie ma już nikogo z tym numerem
error-too-many-at-the-door = przy drzwiach tego stołu czeka już zbyt wiele osób
error-no-free-seat = przy tym stole nie ma już wolnego miejsca
error-bot-seat-ask = tylko gospodarz może pozwolić grać zamiast bota
error-seated-already = siedzisz już przy tym stole
error-bot-seats-kept = przy tym stole nikt nie może zająć miejsca bota
error-somebody-waits = przy drzwiach jest ktoś, kto chce usiąść
error-no-such-code = żaden stół nie ma tego kodu; kody są ważne przez kilka godzin
error-table-closed = stół jest zamknięty
error-too-often = przy jednym stole można to zrobić najwyżej { $limit }×
error-game-started = gra już się zaczęła
error-game-not-started = gra jeszcze się nie zaczęła
error-game-not-over = gra jeszcze się nie skończyła
error-old-position = w międzyczasie coś się stało: spójrz jeszcze raz
error-paused = gra jest wstrzymana
error-not-paused = gra nie jest wstrzymana
error-bot-plays-seat = na twoim miejscu gra bot: najpierw wróć
error-no-stand-in = na twoim miejscu nie gra żaden bot
error-nothing-to-undo = nie ma ruchu do cofnięcia
error-undo-asked-already = prośba o cofnięcie już jest
error-no-undo-asked = nikt nie prosi o cofnięcie
error-answered-already = twoja odpowiedź już jest
error-voted-already = to już jest twój głos
error-no-vote = nikt nie zaproponował porzucenia gry
error-talk-level = poziom rozmowy przy tym stole na to nie pozwala: { $level ->
    [silent] cisza
    [phrases] stałe zwroty
   *[free] wolny czat
}
error-unknown-phrase = nie ma zwrotu { $phrase }
error-phrase-or-text = powiedz albo zwrot, albo tekst
error-text-empty = tekst jest pusty
error-text-too-long = tekst jest za długi; najwięcej znaków: { $limit }
error-commitment-missing = zapis nie ma zobowiązania z polami hash, salt i return_seed
error-commitment-seed = return_seed w zobowiązaniu nie jest numerem rozdania
error-commitment-hash = to nie jest rozdanie, do którego serwer się zobowiązał
error-commitment-returns = karta nie wróciła tam, gdzie każe zobowiązanie
error-address = nie można nasłuchiwać na { $host }, port { $port }: { $why }
error-database = nie można użyć bazy danych: { $why }
error-database-newer = tę bazę danych utworzyła nowsza wersja hanabi
error-database-driver = { $driver } nie może tu być użyte: napisz postgresql://… (z psycopg) albo sqlite+aiosqlite:///…
error-no-postgres = PostgreSQL potrzebuje sterownika: pip install "hanabi[postgres]"
error-database-too-old = ten PostgreSQL ma wersję { $version }; potrzebna jest { $oldest } lub nowsza
error-database-encoding = kodowanie tej bazy danych to { $encoding }; potrzebne jest UTF8 (CREATE DATABASE … ENCODING UTF8 TEMPLATE template0)
error-workers-sqlite = kilka procesów wymaga PostgreSQL (--database postgresql://…); SQLite obsługuje jeden proces
error-database-url = to nie jest adres bazy danych, na przykład sqlite+aiosqlite:///hanabi.db
error-no-database = w { $place } nie ma bazy danych hanabi
error-no-extra = do tego potrzebny jest pakiet { $missing }, którego nie zainstalowano: pip install "hanabi[{ $extra }]"
error-table-address = { $url } to nie adres stołu
error-no-hanabi-server = { $url } odpowiada, ale to nie serwer hanabi
error-unreachable = nie można połączyć się z { $url }: { $why }

## Symulacja

error-bot-count = nazwanych botów: { $count }, miejsc: { $players }; nazwij jednego dla wszystkich albo po jednym na miejsce
error-no-games = musi być co najmniej jedna gra, nie { $games }
error-seeds = przy tylu grach pierwszy numer rozdania to liczba od 0 do { $last }, nie { $seed }
error-folder-unwritable = nie można zapisywać w { $folder }: { $why }
error-record-in-the-way = { $file } istnieje i nie jest zapisem tej gry
error-not-a-simulation = { $file } to nie postęp symulacji
error-not-a-file = { $file } nie jest zwykłym plikiem
error-other-simulation = { $file } to postęp innej symulacji
error-file-unusable = nie można użyć { $file }: { $why }
error-no-dask = klaster potrzebuje pakietu Dask: pip install "hanabi[cluster]"
error-no-cluster = pod adresem { $address } nie odpowiada żaden klaster: { $why }
error-no-numba = szybki silnik potrzebuje pakietów NumPy i Numba: pip install "hanabi[fast]"
error-show-terminal = obrazek w terminalu byłby tylko szumem: --out wskazuje dla niego plik
error-no-resvg = PNG potrzebuje pakietu resvg: pip install "hanabi[pictures]"
error-no-matplotlib = obrazek potrzebuje pakietu matplotlib: pip install "hanabi[plots]"
error-plot-unwritable = nie można zapisać obrazka { $file }: { $why }
error-plot-format = { $file } nie ma końcówki obrazka; znane to { $known }
error-bot-twice = każdy bot bierze udział tylko raz: { $bots }
error-players-twice = każdą liczbę graczy podaje się tylko raz: { $players }
error-same-name = dwa pliki mają tę samą nazwę: { $bots }
error-bot-file = nie można odczytać bota { $file }: { $why }
error-bot-file-fails = bot { $file } nie działa: { $why }
error-bot-file-hangs = bot { $file } nie jest gotowy po { $seconds } s
error-bot-file-dies = bot { $file } kończy swój proces, zanim może zagrać
error-no-bot = w { $file } nie ma bota: ani funkcji make_bot, ani klasy z metodą choose
error-several-bots = w { $file } jest kilka botów ({ $bots }); który gra, wskaże „:” i nazwa po pliku albo funkcja make_bot
error-no-bot-named = w { $file } nie ma niczego o nazwie { $bot }
error-bot-module = nie ma modułu { $module } ani w tym folderze, ani wśród zainstalowanych
error-bot-arguments = nie można utworzyć bota { $bot } z { $file }: musi przyjmować miejsce i numer rozdania albo nic
error-no-fork = boty z plików potrzebują systemu z fork (Linux, macOS): { $file }
error-forfeit-error = wyjątek { $what }
error-forfeit-illegal = niedozwolony ruch { $move }
error-forfeit-time = brak odpowiedzi w ciągu { $seconds } s
error-forfeit-died = jego proces się zakończył

## Środowiska do uczenia

error-unknown-encoder = nie ma kodowania { $encoder }; znane są { $known }
error-wrong-array = { $name } musi być ciągłą tablicą typu { $kind } o kształcie { $shape }, a nie { $given }
error-setting-value = { $name } może mieć wartość { $known }, a nie { $value }
error-encoder-output = kodowanie { $encoder } podaje udziały, więc jego wynik to float32, a nie { $output }
error-action-range = akcja gry { $game } to liczba od 0 do { $last }, a nie { $action }
error-game-over-reset = gra { $game } jest skończona: zacznij ją od nowa przed następnym krokiem
error-not-reset = karty nie są rozdane: najpierw wywołaj reset
error-per-game = { $name } przyjmuje jedną wartość albo po jednej na grę (gry: { $games }), a nie { $count }
error-deck-of-game = talia gry { $game } nie ma kart swoich zasad
error-no-learner = każde miejsce w grze { $game } ma bota: zostaw jedno temu, kto się uczy
error-other-environment = ten stan należy do środowiska z innymi grami
error-readable-teammates = pozycje można zmieniać tylko wtedy, gdy wszyscy współgracze są botami skompilowanymi

## Jedna gra dla uczącego się programu i interfejs Hanabi Learning Environment

error-env-action = akcja to liczba od 0 do { $last }, a nie { $action }
error-env-illegal-action = akcja { $action } nie jest teraz dozwolona
error-env-not-on-turn = { $agent } nie jest na ruchu, więc jego akcja to { $noop }, a nie { $action }
error-env-missing-action = brakuje akcji dla { $agent }
error-bot-illegal-action = bot { $bot } na miejscu { $seat } wybrał { $action }, co nie jest dozwolone; rozdaj gry od nowa
error-hle-illegal = ruch { $move } nie jest teraz dozwolony
error-hle-move = { $move } nie jest ruchem
error-hle-color = oczekiwano jednego z kolorów { $known }, a nie { $color }
error-hle-index = oczekiwano liczby od 0 do { $last }, a nie { $value }
error-hle-action-kind = akcja to liczba albo słownik, a nie { $value }
error-hle-action-dict = ten słownik nie jest akcją: { $value }
error-hle-parameter = parametr { $name } to liczba całkowita od { $least } do { $most }, a nie { $value }
error-hle-config = konfiguracja to słownik, a nie { $value }
error-hle-environment = nie ma środowiska { $name }; znane są { $known }
error-hle-chance = najpierw trzeba rozdać karty: nikt nie ma dozwolonego ruchu
error-hle-not-chance = nie ma karty do rozdania: gracz jest na ruchu

# Czego odmawia system operacyjny i SQLite; nazwa jest ich.
error-system-no-such-file = nie ma takiego pliku ani folderu ({ $name })
error-system-not-permitted = brak uprawnień ({ $name })
error-system-is-folder = to jest folder ({ $name })
error-system-not-a-folder = część ścieżki nie jest folderem ({ $name })
error-system-exists = już istnieje ({ $name })
error-system-disk-full = dysk jest pełny ({ $name })
error-system-too-large = plik byłby za duży ({ $name })
error-system-read-only = można to tylko czytać ({ $name })
error-system-disk-fails = dysk zawodzi ({ $name })
error-system-busy = używa tego coś innego ({ $name })
error-system-too-many-open = otwarto za dużo plików ({ $name })
error-system-name-too-long = nazwa jest za długa ({ $name })
error-system-links-in-a-circle = jego dowiązania tworzą koło ({ $name })
error-system-reader-gone = nikt już tego nie czyta ({ $name })
error-system-closed = jest zamknięte ({ $name })
error-system-address-taken = jest tam już inny program ({ $name })
error-system-not-our-address = ten komputer nie ma tego adresu ({ $name })
error-system-nobody-listens = nikt tam nie nasłuchuje ({ $name })
error-system-hung-up = druga strona się rozłączyła ({ $name })
error-system-no-answer = odpowiedź nie przyszła na czas ({ $name })
error-system-no-way-there = żadna droga w sieci tam nie prowadzi ({ $name })
error-system-no-such-host = nikt nie zna komputera o tej nazwie ({ $name })
error-system-other = { $words }
error-sqlite-cannot-open = SQLite nie może tego otworzyć ({ $name })
error-sqlite-busy = zajmuje to inny program ({ $name })
error-sqlite-no-database = to nie jest baza danych SQLite ({ $name })
error-sqlite-damaged = jest uszkodzona ({ $name })

error-puzzle-position = wiersz nie jest pozycją miejsca na ruchu
error-puzzle-asked = karty, o którą chodzi, nie ma w ręce
error-puzzle-unclear = żadnej odpowiedzi nie da się ani dowieść, ani obalić
error-puzzle-tiles = odsłonięta płytka nie jest pytaniem zagadki
error-puzzle-chances = szanse nie są takie, jakie znajduje silnik
error-puzzle-answer = odpowiedzią jest { $answer }, a dobrze jest: { $found }
error-puzzle-line = wiersz { $line }: { $why }
error-puzzle-fields = zagadka ma takie pola: { $known }
error-puzzle-field = pole { $field } nie jest takie, jakie musi być
error-no-such-puzzle = nie ma zagadki o tej nazwie
error-no-such-answer = nie ma takiej odpowiedzi

## Rozdania dla kilku drużyn

error-no-such-deal = nie ma takiego rozdania
error-deal-closed = to rozdanie jest zamknięte: nikt nie może go już zacząć
error-deal-played = to rozdanie gra się raz, a { $name } już w nie grał(a)
error-deal-unfinished = najpierw zagraj to rozdanie: jego gry widzą ci, którzy je skończyli
error-deal-begun = karty tego rozdania są już rozdane: nikt więcej nie może usiąść
error-deal-no-undo = w tym rozdaniu ruchów się nie cofa: wszyscy grają tymi samymi kartami
error-deal-no-coach = w tym rozdaniu trener milczy: wszyscy grają tymi samymi kartami
error-deal-players = liczba graczy w tym rozdaniu to { $players }
error-deal-played-on = ta gra jest ciągiem dalszym innej: to jej rozdanie

error-no-such-shared-replay = nie ma takiej wspólnej powtórki; nieużywane znikają po tygodniu
error-not-leading = tutaj prowadzi ktoś inny
error-leader-here = osoba, która prowadzi, jest tutaj
error-nobody-here = nie ma tu nikogo takiego
error-shared-replay-full = przy tej wspólnej powtórce jest za dużo osób
error-too-many-shared-replays = masz już tyle wspólnych powtórek, ile można; nieużywane znikają po tygodniu
error-too-many-comments = powiedziano tu już tyle, ile się mieści
