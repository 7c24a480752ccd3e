### Co mówią polecenia wokół serwera.

command-serve = Udostępnij stoły przeglądarkom i programom; niczego nie trzeba przygotowywać. Każda opcja może też być zmienną: --bot-delay to HANABI_BOT_DELAY.
    .host = Adres, na którym serwer nasłuchuje; 127.0.0.1 to tylko ten komputer.
    .port = Port, na którym serwer nasłuchuje; 0 bierze dowolny wolny.
    .data = Katalog na bazę danych; domyślnie twój katalog danych.
    .database = URL bazy danych zamiast pliku SQLite w tym katalogu.
    .public-url = Adres, który ludzie wpisują, na przykład https://hanabi.example.org; inne nazwy są wtedy odrzucane.
    .trusted-proxies = Adresy serwerów proxy, których nagłówkom X-Forwarded można wierzyć, oddzielone przecinkami.
    .secure-cookies = Wysyłaj ciasteczka tylko przez TLS, bez względu na to, jak przyszło żądanie.
    .bot-delay = Ile sekund mija od początku tury bota do jego ruchu.
    .bot-limit = Ile sekund bot może myśleć, zanim zostanie za niego wykonany ostrożny ruch.
    .bots = Dodatkowe boty, które można posadzić przy stole, oddzielone przecinkami: zainstalowane albo własne.
    .message-rate = Ile komunikatów WebSocket na sekundę może wysłać jedno połączenie.
    .request-rate = Ile żądań HTTP na sekundę może wysłać jeden adres.
    .guests-per-hour = Ile nowych tożsamości na godzinę dostaje jeden adres.
    .tables-per-hour = Ile nowych stołów na godzinę może otworzyć jedna tożsamość.
    .open-tables-per-identity = Przy ilu stołach przed grą może siedzieć jedna tożsamość.
    .connections-per-address = Ile połączeń WebSocket może mieć naraz jeden adres.
    .connections-per-identity = Ile połączeń WebSocket może mieć naraz jedna tożsamość.
    .away-minutes = Ile minut ktoś przy stole na żywo może być rozłączony, zanim reszta gra dalej bez niego.
    .push-seconds = Ile sekund może nie być gracza, na którego kolej, zanim powiadomi się jego urządzenia.
    .push-hosts = Hosty z portami, które mogą być usługami powiadomień, choć nie są publiczne, oddzielone spacjami.
    .idle-minutes = Ile minut stół, na który nikt nie patrzy, zostaje w pamięci.
    .workers = Ile procesów obsługuje graczy; więcej niż jeden wymaga PostgreSQL.
    .drain-seconds = Sekundy, w ciągu których gracze są odsyłani gdzie indziej, gdy serwer kończy pracę.
    .log-level = Ile trafia na standardowe wyjście błędów: debug, info, warning albo error.
    .example = hanabi serve --host 0.0.0.0 --port 8265
command-connect = Posadź bota przy stole serwera, przez publiczny protokół, na jedną grę.
    .url = Adres stołu: dowolny link, który kończy się jego identyfikatorem.
    .bot = Który bot gra.
    .seat = Które miejsce; domyślnie pierwsze wolne.
    .token = Token twojej tożsamości; bez niego gra gość.
    .passphrase = Hasło stołu, jeśli je ma.
    .example = hanabi connect http://127.0.0.1:8265/tables/Yq0… --bot cautious
command-backup = Zapisz wszystkie gry i tożsamości serwera do pliku, także w czasie jego pracy: jedną chwilę, odczytaną z powrotem i sprawdzoną.
    .file = Plik; pojawia się dopiero, gdy jest cały.
    .data = Katalog danych serwera; domyślnie twój katalog danych.
    .database = URL bazy danych serwera, jeśli go ma.
    .example = hanabi backup hanabi-backup.gz
command-verify-backup = Sprawdź, czy kopia zapasowa jest cała i da się ją przywrócić: zostaje przywrócona na próbę w miejscu, które potem znika.
    .file = Kopia zapasowa.
    .json = Wypisz jeden obiekt JSON.
    .example = hanabi verify-backup hanabi-backup.gz
command-restore = Dodaj to, co jest w kopii zapasowej, a czego brak w bazie; nic nie zostaje nadpisane. Serwer może działać.
    .file = Kopia zapasowa.
    .data = Katalog danych serwera; domyślnie twój katalog danych.
    .database = URL bazy danych serwera, jeśli go ma.
    .example = hanabi restore hanabi-backup.gz
command-verify = Sprawdź, czy rozdanie gry z serwera jest tym, do którego serwer zobowiązał się przed pierwszym ruchem.
    .files = Zapisy skończonych gier, takie jak daje serwer.
    .example = hanabi verify game.json

serve-ready = Otwórz { $url }
serve-data = Gry są w { $data }; Ctrl-C zatrzymuje serwer.
connect-over = Koniec gry, punkty: { $score }.
connect-abandoned = Gra została porzucona.
backup-done = { $file }: { $count ->
    [one] jeden wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}; odczytano z powrotem i sprawdzono
backup-unreadable = Dziennika gry { $game } nie da się odczytać; został bez zmian.
backup-contradicting = Listy mówią o grze { $game } co innego niż jej dziennik; przy przywracaniu liczy się dziennik.
verify-backup-done = { $file }: cała; gry: { $games }, wiersze ich dzienników: { $lines }, tożsamości: { $identities }
verify-backup-bad = { $file }: { $reason }
restore-done = Dodane wiersze: { $added }, obecne już wcześniej: { $present }.
restore-sessions = Sesje, tokeny i kody odzyskiwania: ważne teraz tak jak w kopii: { $added }, unieważnione, bo są takie w kopii: { $revoked }.
restore-relisted = Gry wpisane na listy od nowa, zgodnie z dziennikami: { $count }.
restore-differs = Gra { $game } potoczyła się w bazie danych inaczej i została tam bez zmian.
verify-good = { $file }: w porządku, to jest zapowiedziane rozdanie
verify-bad = { $file }: { $reason }
