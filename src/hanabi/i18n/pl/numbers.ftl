### Własne gry w liczbach i własne dane.

web-numbers-title = Twoje gry w liczbach
web-numbers-games = { $count ->
    [one] Jedna ukończona gra.
    [few] { $count } ukończone gry.
    [many] { $count } ukończonych gier.
   *[other] { $count } ukończonej gry.
}
web-numbers-not-counted = { $count ->
    [one] Jedna gra, w której cofanie ruchów odsłoniło karty, nie liczy się.
    [few] { $count } gry, w których cofanie ruchów odsłoniło karty, nie liczą się.
    [many] { $count } gier, w których cofanie ruchów odsłoniło karty, nie liczy się.
   *[other] { $count } gry, w których cofanie ruchów odsłoniło karty, nie liczą się.
}
web-numbers-none = Tu zobaczysz, jak ci idzie, gdy tylko skończysz pierwszą grę.
web-numbers-mean = średni wynik
web-numbers-highest = najlepszy wynik
web-numbers-perfect = pełne pokazy
web-numbers-lost = przegrane
web-numbers-efficiency = kart na wskazówkę
web-numbers-mistakes-mine = twoje błędy na grę
web-numbers-over-time = Z biegiem czasu
web-numbers-trend = Od średnio { $first } pkt na początku do { $last } ostatnio. Każda kropka to gra.
web-numbers-trend-later = Każda kropka to gra. Od dziesięciu gier linia pokaże, dokąd zmierzają.
web-numbers-by-players = Według liczby graczy
web-numbers-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
web-numbers-by-edition = Według pudełka
web-numbers-by-partner = Według partnerów
web-numbers-best = Najlepsze gry
web-numbers-column-games = gry
web-numbers-column-score = wynik
web-numbers-column-efficiency = wydajność
web-numbers-column-mistakes = błędy
web-numbers-data = Twoje dane
web-numbers-data-about = Wszystko, co serwer o tobie wie: imię, miejsca, notatki, słowa i gry.
web-numbers-take = Pobierz moje dane
web-numbers-delete = Usuń moją tożsamość
web-numbers-delete-ask = Usunąć twoją tożsamość?
web-numbers-delete-about = Imię, notatki, ustawienia i statystyki znikną od razu, na każdym urządzeniu, i żaden kod ich nie przywróci. Rozegrane gry zostaną dla innych, bez twojego imienia i słów.
web-numbers-keep = Zostaw
