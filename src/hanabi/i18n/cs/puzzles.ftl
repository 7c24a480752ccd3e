### Hádanky: hanabi puzzles.

command-puzzles = Řeš hádanky: jedna pozice viděná z jednoho místa, jedna otázka, jedna správná odpověď, dokázaná enginem.
    .theme = Jen hádanky na toto téma: card, play, discard, hint, ending nebo possible.
    .file = Hádanky z tohoto souboru místo těch z balíčku.
    .example = hanabi puzzles --theme play
command-puzzles-make = Hledá nové hádanky ve hrách botů a dokazuje je.
    .count = Kolik.
    .theme = Jen na toto téma; bez toho všech šest postupně.
    .seed = Které hry se procházejí: stejné semínko dá stejné hádanky.
    .out = Zapiš je do tohoto souboru; bez toho se vypíšou.
    .json = Řekni v jednom objektu JSON, co vzniklo.
    .example = hanabi puzzles make --count 12 --theme hint --out hadanky.jsonl
command-puzzles-check = Dokaž znovu každou hádanku ze souboru: správná je právě jedna odpověď, a to ta zapsaná.
    .file = Soubor s hádankami, jedna na každém řádku; bez něj ty z balíčku.
    .json = Řekni výsledek v jednom objektu JSON.
    .example = hanabi puzzles check hadanky.jsonl

puzzles-made = { $count ->
    [one] Jedna hádanka, prošlé hry: { $games }.
    [few] { $count } hádanky, prošlé hry: { $games }.
    [many] { $count } hádanky, prošlé hry: { $games }.
   *[other] { $count } hádanek, prošlé hry: { $games }.
}
puzzles-proven = { $count ->
    [one] Jedna hádanka je dokázaná.
    [few] Všechny { $count } hádanky jsou dokázané.
    [many] Všech { $count } hádanky je dokázáno.
   *[other] Všech { $count } hádanek je dokázáno.
}
puzzle-head = Hádanka { $number } z { $count }: { $theme }, hodnocení { $rating }
puzzle-type = Tvá odpověď, číslo od 1 do { $count } (Enter: další, q: konec):
puzzle-no-answer = Taková odpověď tu není.
puzzle-move-card = tvá karta { $slot }
puzzle-move-play = zahraj kartu { $slot }
puzzle-move-discard = zahoď kartu { $slot }
puzzle-move-hint = jakákoli nápověda
puzzle-right = Správně.
puzzle-wrong = Tak to není.
    .again = Podívej se znovu.
puzzle-solved = Správně na první pokus: { $solved } z { $tried }.

## Témata: jméno, otázka a co mít na paměti

puzzle-theme-card = Co to musí být?
    .ask = Co musí být tato karta?
    .more = Nápovědy a karty, které vidíš, nechávají jedinou možnost.
puzzle-theme-play = Jediné zahrání
    .ask = Která z tvých karet se určitě hodí?
    .more = Ať je to cokoli, musí se teď hodit.
puzzle-theme-discard = Bezpečné zahození
    .ask = Kterou kartu můžeš zahodit bez jakéhokoli rizika?
    .more = Nesmí zmizet poslední kus karty, která je ještě potřeba.
puzzle-theme-hint = Jediná nápověda
    .ask = Která nápověda dá někomu jistotu, že se karta hodí?
    .more = Jen z nápověd a počítání, ať máš v ruce cokoli.
puzzle-theme-ending = Vyhraj koncovku
    .ask = Který tah vyhrává, ať leží skryté karty jakkoli?
    .more = Po něm jsou všechny ruce odkryté. Na tom, jakou dáš nápovědu, nezáleží.
puzzle-theme-possible = Ať je to možné
    .ask = Jen po jednom tahu je plný počet bodů ještě možný. Po kterém?
    .more = Po něm jsou všechny ruce odkryté. Na tom, jakou dáš nápovědu, nezáleží.

## Fakta: proč je odpověď správná, nebo není

puzzle-fact-hints-leave = Nápovědy nechávají: { $cards }.
puzzle-fact-no-hint = Žádná nápověda o ní nic neřekla.
puzzle-fact-all-open = Všechny kusy jsou vidět: { $cards }.
puzzle-fact-own-need = Skryté kusy zabírají tvé ostatní karty: { $cards }.
puzzle-fact-must-be = Musí to tedy být { $cards }.
puzzle-fact-may-fail = Může to být { $cards }, a ta se teď nehodí.
puzzle-fact-all-fit = Co zbývá, to se teď hodí: { $cards }.
puzzle-fact-may-be-last = Může to být { $cards }, poslední kus karty, která je ještě potřeba.
puzzle-fact-all-useless = Už k ničemu: { $cards }.
puzzle-fact-another-copy = Zbývá ještě jeden kus: { $cards }.
puzzle-fact-hint-leaves = Pak { $name } ví, že karta může být jen: { $cards }. A ta se teď hodí.
puzzle-fact-hint-none-fits = { $name } se tak nedozví o žádné nové kartě, která se teď hodí.
puzzle-fact-hint-unsure = { $name } nemůže mít jistotu: karta může být pořád { $cards }.
puzzle-fact-may-lose = Šance na výhru je pak nejvýš { $won }/{ $ways }.
puzzle-fact-lost = Pak je plný počet bodů nedosažitelný, ať leží karty jakkoli.
puzzle-fact-always-wins = Takto se dá vyhrát, ať leží skryté karty jakkoli.
puzzle-fact-others-may-lose = Nejlepší jiný tah má šanci nejvýš { $won }/{ $ways }.
puzzle-fact-may-win = Šance na výhru je pak pořád { $won }/{ $ways }.
puzzle-fact-others-lost = Po každém jiném tahu je plný počet bodů nedosažitelný, ať leží karty jakkoli.

## V prohlížeči

puzzle-first-try = Do hodnocení se počítá první pokus.
puzzle-number = Hádanka { $number }
puzzle-rating = Hodnocení
puzzle-streak = V řadě
puzzle-next = Další hádanka
puzzle-show = Ukázat důkaz
puzzle-choose = Možné odpovědi
puzzle-any-hint = Jakákoli nápověda.
web-puzzle = Hádanka dne
web-puzzle-about = Jedna pozice, jedna správná odpověď
web-puzzle-solved = vyřešená
web-puzzle-tried = po pokusu
web-puzzle-days = { $days ->
    [one] jeden den
    [few] { $days } dny po sobě
    [many] { $days } dne po sobě
   *[other] { $days } dní po sobě
}
