### Statystyki: hanabi stats.

command-stats = Wiele gier w liczbach: wyniki według liczby graczy, edycji i tego, kto grał, gry przegrane i doskonałe, wydajność, błędy i zmiany w czasie.
    .paths = Zapisy, pliki z jedną grą w wierszu, pliki i linki hanab.live, foldery albo wzorce nazw. „-” czyta standardowe wejście.
    .server = Policz ukończone publiczne gry tego serwera.
    .plot = Narysuj obrazek do tego pliku; końcówka nazwy mówi, w jakim formacie.
    .json = Wypisz jeden obiekt JSON.
    .example = hanabi stats gry/ --plot gry.svg

stats-games = { $count ->
    [one] Jedna ukończona gra
    [few] { $count } ukończone gry
    [many] { $count } ukończonych gier
   *[other] { $count } ukończonej gry
}{ $unfinished ->
    [0] .
    [one] , i jedna nieukończona.
    [few] , i { $unfinished } nieukończone.
    [many] , i { $unfinished } nieukończonych.
   *[other] , i { $unfinished } nieukończonej.
}
stats-all = wszystkie
stats-every-game = wszystkie gry
stats-by-players = Według liczby graczy
stats-by-edition = Według edycji
stats-by-company = Według grających
stats-trend = Jedna po drugiej
stats-players = graczy
stats-edition = edycja
stats-company = kto
stats-part = część
stats-group-base = gra podstawowa
stats-group-people = ludzie
stats-group-mixed = ludzie i boty
stats-column-games = gry
stats-column-score = wynik
stats-column-range = od…do
stats-column-perfect = doskonałe
stats-column-lost = przegrane
stats-column-efficiency = wydajność
stats-column-mistakes = błędy
stats-column-points-lost = stracone punkty
stats-column-risks = ryzyko na dnie
stats-column-left = zostało wskazówek
stats-plot-scores = Rozkład wyników
