### Rozwiązywanie: hanabi solve.

command-solve = Czy to rozdanie dało się wygrać, znając wszystkie karty, i jakimi ruchami? Do każdego „tak” należy ciąg ruchów, do każdego „nie” dowód.
    .file = Zapis; rozwiązuje się jego rozdanie albo pozycję po jednym z jego ruchów. „-” czyta standardowe wejście.
    .move = Pozycja po tylu ruchach zapisu.
    .seed = Numer jednego rozdania.
    .seeds = Numery wielu rozdań, od jednego do drugiego.
    .players = Ile miejsc: od 2 do 5.
    .edition = Pudełko, według którego zasad się gra. Bez niego gra podstawowa i dowolna opcja.
    .option = Włącza opcję: nazwa albo nazwa, „=” i wartość. Można powtarzać.
    .seconds = Ile sekund obliczeń może zająć rozdanie; potem odpowiedź brzmi „nie wiadomo”, z najlepszym znalezionym ciągiem.
    .json = Wypisuje jeden obiekt JSON na każde rozdanie.
    .workers = Ile procesów szuka.
    .cluster = Szuka na klastrze Dask: adres jego planisty albo „local”, by utworzyć go tutaj.
    .resume = Przechowuje gotowe wyniki w tym pliku i kontynuuje od nich, jeśli istnieje.
    .example = hanabi solve --seeds 1..1000 --players 3 --workers 2

solve-winnable = da się wygrać: { $best } pkt ({ $seconds } s)
solve-not-winnable = nie da się wygrać: najlepszy wynik { $best }: { $why } ({ $seconds } s)
solve-not-winnable-open = nie da się wygrać: co najmniej { $best }, co najwyżej { $bound }: { $why } ({ $seconds } s)
solve-unknown = jeszcze nie wiadomo: co najmniej { $best }, co najwyżej { $bound } ({ $seconds } s)
solve-because-complete = każdy fajerwerk da się ukończyć
solve-because-gone = wszystkie egzemplarze potrzebnej karty przepadły
solve-because-bottom = wszystkie egzemplarze potrzebnej karty leżą na spodzie talii
solve-because-pace = potrzebne karty leżą zbyt głęboko w talii
solve-because-hands = trzeba zatrzymać więcej kart, niż mieści się w rękach
solve-because-one-hand = nie udałoby się nawet ze wszystkimi kartami na jednej ręce i darmowymi wskazówkami
solve-because-searched = każdy sposób gry został wykluczony
solve-because-time = czas się skończył
solve-shares = { $deals ->
    [one] Jedno rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}: da się wygrać { $won }, nie da się { $lost }, nie wiadomo { $unknown }
