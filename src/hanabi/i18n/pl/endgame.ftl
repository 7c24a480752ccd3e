### Końcówki: hanabi endgame.

command-endgame = Co powinno zrobić miejsce na ruchu pod koniec talii? Każdy dozwolony ruch z oczekiwanym wynikiem i szansą na grę doskonałą, dokładnie, po wszystkich kartach, których to miejsce nie widzi.
    .file = Zapis gry. „-” czyta standardowe wejście.
    .move = Pozycja po tylu ruchach zapisu.
    .seat = Miejsce, które pyta: musi być na ruchu.
    .open-hands = Wszystkie ręce są odkryte dla wszystkich od początku; ukryta jest tylko kolejność talii.
    .only-wins = Tylko szansa na grę doskonałą, bez oczekiwanych wyników: znacznie szybciej, dla większych talii.
    .others = Po ruchu grają dalej boty tego rodzaju, na każdym miejscu. Bez tej opcji po ruchu wszystkie ręce są odkryte: lepiej nie zagra nikt.
    .games = Z --others: ile gier wolno rozegrać, zanim padnie odmowa.
    .seconds = Ile sekund obliczeń wolno zużyć.
    .json = Wypisz jeden obiekt JSON.
    .example = hanabi endgame gra.json --move 58 --others smart

endgame-position = Na ruchu: { $name }, w talii { $cards ->
    [one] jest jedna karta
    [few] są { $cards } karty
    [many] jest { $cards } kart
   *[other] jest { $cards } karty
}; ukryte karty mogą leżeć na { $count ->
    [one] jeden sposób
    [few] { $count } sposoby
    [many] { $count } sposobów
   *[other] { $count } sposobu
}.
endgame-how-open-hands = Wszystkie ręce są odkryte dla wszystkich; nikt nie zna kolejności talii.
endgame-how-open-later = Po tym ruchu wszystkie ręce są odkryte dla wszystkich: żadna drużyna nie może oczekiwać więcej.
endgame-how-bot = Po tym ruchu na każdym miejscu gra dalej { $bot }.
endgame-score = punkty
endgame-win = doskonale
endgame-hints = dowolna z { $count } wskazówek
endgame-move-of-slot = { $move } (pozycja { $slot })
endgame-fits = pasuje: { $chance }
endgame-loses = traci potrzebną kartę: { $chance }
