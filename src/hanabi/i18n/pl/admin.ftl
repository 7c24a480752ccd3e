### Co mówi `hanabi admin`.

command-admin = Co operator robi ze stołami i ludźmi: w bazie danych, także gdy serwer działa. Każda zmiana jest zapisywana.
    .data = Folder danych serwera; bez tego twój folder danych.
    .database = URL bazy danych serwera, jeśli ją ma.
    .json = Pisz JSON.
    .example = hanabi admin tables
command-admin-tables = Wypisz najnowsze stoły albo pokaż jeden z nich, bez kart.
    .table = Identyfikator stołu.
    .status = Tylko stoły w tym stanie: open, running, finished, abandoned albo closed.
    .limit = Najwyżej tyle.
    .example = hanabi admin tables --status running --json
command-admin-close = Zakończ to, w co się gra przy stole; dalej grać tam nie można.
    .table = Identyfikator stołu.
    .example = hanabi admin close vJ3yGk9UQv2c0yqkqk1m4g
command-admin-delete = Usuń stół z jego grą albo osobę ze wszystkim, co jej; we wspólnych grach jej miejsce zostaje bez imienia.
    .what = Identyfikator stołu albo osoby.
    .yes = Tak, na zawsze.
    .example = hanabi admin delete vJ3yGk9UQv2c0yqkqk1m4g --yes
command-admin-games = Zapisz wszystkie ukończone gry do pliku, jeden zapis w wierszu: także te za hasłem.
    .file = Plik; nie może jeszcze istnieć.
    .example = hanabi admin games gry.jsonl
command-admin-people = Wypisz najnowsze osoby albo te o tym imieniu.
    .who = Identyfikator albo część imienia.
    .limit = Najwyżej tyle.
    .example = hanabi admin people Anna
command-admin-block = Nie wpuszczaj osoby albo adresu; ich połączenia się kończą.
    .what = Identyfikator osoby, adres albo sieć.
    .example = hanabi admin block 203.0.113.0/24
command-admin-unblock = Wpuść znów osobę albo adres.
    .what = Identyfikator osoby, adres albo sieć.
    .example = hanabi admin unblock 203.0.113.0/24
command-admin-rename = Daj osobie inne imię, także na listach gier.
    .person = Identyfikator osoby.
    .name = Nowe imię.
    .example = hanabi admin rename 9sQk1m4gvJ3yGk9UQv2c0y Anna
command-admin-export = Zapisz do pliku JSON wszystko, co wiadomo o osobie.
    .person = Identyfikator osoby.
    .file = Plik; nie może jeszcze istnieć.
    .example = hanabi admin export 9sQk1m4gvJ3yGk9UQv2c0y anna.json
command-admin-clean = Usuń stoły bez wyniku, przy których od dawna nic się nie dzieje, i gości, którzy nigdy nie grali.
    .table-days = Po ilu dniach bez wpisu stół znika.
    .guest-days = Po ilu dniach gość znika.
    .dry-run = Powiedz tylko, co by zniknęło.
    .example = hanabi admin clean --dry-run
command-admin-audit = Powiedz, co zrobili operatorzy, najnowsze najpierw.
    .limit = Najwyżej tyle.
    .example = hanabi admin audit

admin-nothing = Nic tu nie ma.
admin-closed = Stół { $table } jest zamknięty.
admin-over-already = Przy stole { $table } już się nie gra.
admin-table-deleted = Stół { $table } jest usunięty.
admin-person-deleted = Osoba { $person } jest usunięta; gier z jej udziałem: { $games }.
admin-games-written = { $count ->
    [one] Jedna gra jest
    [few] { $count } gry są
    [many] { $count } gier jest
   *[other] { $count } gry jest
} w { $file }.
admin-is-blocked = zablokowano
admin-renamed = Osoba { $person } nazywa się teraz { $name }.
admin-exported = Wszystko, co wiadomo o { $person }, jest w { $file }.
admin-blocked = Zablokowano: { $what }
admin-unblocked = Już nie zablokowano: { $what }
admin-unchanged = Nie było czego zmieniać: { $what }
admin-would-clean = Zniknęłyby: stoły { $tables }, goście { $guests }.
admin-cleaned = Usunięto: stoły { $tables }, goście { $guests }.
