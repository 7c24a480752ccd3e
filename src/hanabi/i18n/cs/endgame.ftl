### Koncovky: hanabi endgame.

command-endgame = Co má udělat místo na tahu ke konci balíčku? Každý povolený tah s očekávaným skóre a šancí na dokonalou hru, přesně, přes všechny karty, které místo nevidí.
    .file = Záznam hry. „-“ čte standardní vstup.
    .move = Pozice po tolika tazích záznamu.
    .seat = Místo, které se ptá: musí být na tahu.
    .open-hands = Všechny ruce jsou od začátku odkryté všem; skryté je jen pořadí balíčku.
    .only-wins = Jen šance na dokonalou hru, bez očekávaných skóre: mnohem rychlejší, pro větší balíčky.
    .others = Po tahu hrají dál boti tohoto druhu na všech místech. Bez toho jsou po tahu všechny ruce odkryté: lépe hrát nelze.
    .games = S --others: kolik her se smí sehrát, než přijde odmítnutí.
    .seconds = Kolik sekund výpočtu je dovoleno.
    .json = Vypíše jeden objekt JSON.
    .example = hanabi endgame hra.json --move 58 --others smart

endgame-position = Na tahu je { $name }, v balíčku { $cards ->
    [one] je jedna karta
    [few] jsou { $cards } karty
    [many] je { $cards } karty
   *[other] je { $cards } karet
}; skryté karty mohou ležet { $count ->
    [one] jedním způsobem
    [few] { $count } způsoby
    [many] { $count } způsobu
   *[other] { $count } způsoby
}.
endgame-how-open-hands = Všechny ruce jsou odkryté všem; nikdo nezná pořadí balíčku.
endgame-how-open-later = Po tomto tahu jsou všechny ruce odkryté všem: víc nemůže čekat žádný tým.
endgame-how-bot = Po tomto tahu hraje na všech místech dál { $bot }.
endgame-score = body
endgame-win = dokonale
endgame-hints = kterákoli z { $count } nápověd
endgame-move-of-slot = { $move } (pozice { $slot })
endgame-fits = hodí se: { $chance }
endgame-loses = ztratí potřebnou kartu: { $chance }
