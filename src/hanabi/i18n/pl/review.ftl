### Spojrzenie wstecz na partię: hanabi review.

command-review = Gdzie odwróciła się partia? Każdy ruch według tego, co mógł wiedzieć gracz, i według ułożenia kart.
    .files = Zapisy partii. „-” czyta standardowe wejście.
    .seat = Tylko to, co to miejsce mogło wiedzieć przy każdym ruchu: nic o własnych kartach, nic o talii.
    .language = Język analizy: en, ro, pl, cs, it.
    .seconds = Ile sekund obliczeń może zająć partia; co wtedy nie jest znane, pozostaje otwarte.
    .json = Zapisz jeden obiekt JSON na partię.
    .html = Zapisz stronę, która otwiera się sama, a dla wielu partii folder stron.
    .example = hanabi review partia.json --html analiza.html

review-heading = Analiza
review-result = { $score } z { $most } pkt
review-unfinished = nieskończona: dotąd { $points } pkt
review-eyes = Co mogło wiedzieć miejsce: { $name }
review-as-it-lay = Punkty zwrotne według ułożenia kart
review-as-known = Punkty zwrotne według wiedzy gracza
review-none = Brak.
review-more = Jeszcze { $count } na liście ruchów.
review-lost-cards = Utracone potrzebne karty
review-lost-card = { $card }: ruch { $number }, { $name } (−{ $points })
review-nothing-new = Wskazówki, które nie powiedziały nic nowego
review-accuracy = Dokładność
review-numbers = W liczbach graczy
review-efficiency = wydajność
review-minimum-efficiency = najmniejsza wydajność gry doskonałej
review-lowest-pace = najniższe tempo
review-risks-by-draws = ryzyka na dnie, według dobrań
review-risks-by-hands = ryzyka na dnie, według rąk
review-double-discards = podwójne odrzucenia, z okazji
review-hints-left = zostało żetonów wskazówek
review-player = gracz
review-known = według wiedzy
review-lay = według kart
review-all-moves = Ruch po ruchu
review-move = ruch
review-points = punkty
review-tokens = wskazówki
review-pace = tempo
review-risk = ryzyko
review-stake = stawka
review-best = najwięcej jeszcze możliwe
review-drop = strata
review-move-of = Ruch { $number } · { $name }
review-fell = Najwyższy możliwy wynik spadł z { $before } na { $after }.
review-fell-open = Ten ruch kosztował co najmniej { $drop } pkt.
review-last-copy = To była ostatnia potrzebna karta { $card }.
review-odds-play = { $certain ->
    [surely] { $name }: można było wiedzieć, że pasuje.
    [never] { $name }: można było wiedzieć, że nie pasuje.
   *[perhaps] Według wiedzy ({ $name }) pasowała w { $fraction } przypadków ({ $percent } %).
}
review-odds-discard = { $certain ->
    [surely] { $name }: można było wiedzieć, że to ostatnia kopia.
    [never] { $name }: można było wiedzieć, że to nie ostatnia kopia.
   *[perhaps] Według wiedzy ({ $name }) była ostatnią kopią w { $fraction } przypadków ({ $percent } %).
}
review-odds-heading = Co było wiadomo: { $name }
review-at-stake = Bez potrzeby na szali: { $points } pkt.
review-told-nothing = Wskazówka nie powiedziała nic nowego.
review-better-bot = Lepszy ruch według bota { $bot }
review-better-solver = Lepszy ruch przy wszystkich kartach odkrytych
review-better-odds = Bezpieczniejszy ruch
review-suggest-play = { $name } zagrywa miejsce { $slot }
review-suggest-discard = { $name } odrzuca miejsce { $slot }
review-suggest-color = { $name } podpowiada: { $to } – { $colorname }
review-suggest-rank = { $name } podpowiada: { $to } – { $rank }
review-suggest-hint = { $name } daje wskazówkę
review-suggest-other = { $name } inaczej używa kafelka
review-keeps = Wtedy nadal można osiągnąć { $best }.
review-costs = Na szali: { $points } pkt.
review-board = Stół przed tym ruchem
review-unknown = O niektórych pozycjach nie wiadomo, co można było osiągnąć: zabrakło czasu.
review-how = Strata według ułożenia kart to liczba punktów, o którą spadł najlepszy wynik osiągalny przy wszystkich kartach odkrytych. Według wiedzy gracza strata to to, co ruch postawił na szali ponad najbezpieczniejszy ruch: o ile średnio spada najwyższy jawnie możliwy wynik, po wszystkich ułożeniach niewidocznych kart. Liczy się tylko to, co mówią wskazówki, a nie umowy graczy; ruch, który zrobiłby także bot { $bot }, nic nie kosztuje. Dokładność wynosi 100 dla ruchów bez straty.

error-review-forms = analiza jest zapisywana albo jako JSON, albo jako strona, nie obie naraz
error-review-cancelled = analiza została przerwana
