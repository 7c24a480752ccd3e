### Co mówią polecenia wokół serwera.

command-serve = Udostępnij stoły przeglądarkom i programom; niczego nie trzeba przygotowywać. Każda opcja może też być zmienną: --bot-delay to HANABI_BOT_DELAY.
    .host = Adres, na którym serwer nasłuchuje (127.0.0.1: tylko ten komputer).
    .port = Port, na którym serwer nasłuchuje (8265); 0 bierze dowolny wolny.
    .data = Katalog na bazę danych; domyślnie twój katalog danych.
    .database = URL bazy danych zamiast pliku SQLite w tym katalogu.
    .origins = Dodatkowe źródła (origins), których strony mogą używać serwera, oddzielone spacjami.
    .trusted-proxies = Adresy serwerów proxy, których nagłówkom X-Forwarded można wierzyć, oddzielone przecinkami.
    .secure-cookies = Wysyłaj ciasteczka tylko przez TLS, bez względu na to, jak przyszło żądanie.
    .bot-delay = Ile sekund mija od początku tury bota do jego ruchu (0.7).
    .bot-limit = Ile sekund bot może myśleć, zanim zostanie za niego wykonany ostrożny ruch (10).
    .message-rate = Ile komunikatów WebSocket na sekundę może wysłać jedno połączenie (20).
    .request-rate = Ile żądań HTTP na sekundę może wysłać jeden adres (50).
    .guests-per-hour = Ile nowych tożsamości na godzinę dostaje jeden adres (60).
    .tables-per-hour = Ile nowych stołów na godzinę może otworzyć jedna tożsamość (120).
    .idle-minutes = Ile minut stół, na który nikt nie patrzy, zostaje w pamięci (10).
    .log-level = Ile trafia na standardowe wyjście błędów: debug, info, warning albo error (info).
    .example = hanabi serve --host 0.0.0.0 --port 8265
command-connect = Posadź bota przy stole serwera, przez publiczny protokół, na jedną grę.
    .url = Adres stołu: dowolny link, który kończy się jego identyfikatorem.
    .bot = Który bot gra.
    .seat = Które miejsce; domyślnie pierwsze wolne.
    .token = Token twojej tożsamości; bez niego (i bez HANABI_TOKEN) gra gość.
    .passphrase = Hasło stołu, jeśli je ma.
    .example = hanabi connect http://127.0.0.1:8265/tables/Yq0… --bot cautious
command-backup = Zapisz wszystkie gry i tożsamości serwera do pliku, także w czasie jego pracy.
    .file = Plik; pojawia się dopiero, gdy jest cały.
    .data = Katalog danych serwera; domyślnie twój katalog danych.
    .database = URL bazy danych serwera, jeśli go ma.
    .example = hanabi backup hanabi-backup.gz
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
}
restore-done = Dodane wiersze: { $added }, obecne już wcześniej: { $present }.
restore-differs = Gra { $game } potoczyła się w bazie danych inaczej i została tam bez zmian.
verify-good = { $file }: w porządku, to jest zapowiedziane rozdanie
verify-bad = { $file }: { $reason }
