### Pro ty, kdo poslouchají nebo píšou: co se říká nahlas a kterým slovům se rozumí.
### Seznam web-typed má jedno slovo za druhým, oddělená mezerou; platí kterékoli z nich.

## Karta jako předmět věty: „hraje červenou 3“

web-card-object = { $suit ->
    [white] bílou
    [red] červenou
    [blue] modrou
    [yellow] žlutou
    [green] zelenou
    [multicolor] duhovou
   *[black] černou
} { $rank }

## Odpovědi slovy

web-say-hand = { $name }: { $cards }
web-say-held = { $card }, ví: { $known }
web-say-can-be = Pozice { $slot } může být: { $cards }
web-say-discards = Zahozené karty: { $cards }
web-say-no-moves = Zatím nikdo netáhl.

## Řádek pro psané tahy

web-typed = Napsat tah
web-typed-field = Piš: hraj 2, Ben červená, ruka, pomoc
web-typed-send = Proveď
web-typed-about = Tahy: „hraj 2“, „zahoď 5“, „Ben červená“, „Ben 3“. S ohlášenou barvou: „hraj 2 červená“. Odměny: „vrať červená 3“, „přidej červená 3“, „nechci“. Otázky: ruka, ruka Ben, ostatní, karta 2, ohňostroje, zahozené, žetony, tahy, stav.
web-typed-unclear = „{ $text }“ není jasné. Napiš „pomoc“ a dozvíš se, co lze říct.
web-typed-who = Kdo je „{ $name }“?
web-typed-no-slot = Na pozici { $slot } nemáš kartu.
web-typed-not-now = Teď to není možné.
web-typed-not-your-turn = Nejsi na tahu.

## Slova pro tahy

web-typed-play = hraj hrát zahraj hraju h p
web-typed-discard = zahoď zahodit zahazuju odhoď z d
web-typed-hint = napověz řekni n
web-typed-decline = nechci vynechat bez
web-typed-return = vrať zamíchej vrátit
web-typed-add = přidej přidat

## Slova pro otázky

web-typed-help = pomoc nápověda
web-typed-state = stav s
web-typed-hand = ruka karty moje
web-typed-mates = ostatní spoluhráči ruce
web-typed-card = karta pozice
web-typed-fireworks = ohňostroje ohňostroj řady
web-typed-discards = zahozené odhozené pryč
web-typed-tokens = žetony nápovědy balíček
web-typed-moves = tahy poslední záznam

## Slova pro barvy, kromě písmene na kartách

web-typed-white = bílá bílou bílé bílý
web-typed-red = červená červenou červené červený
web-typed-blue = modrá modrou modré modrý
web-typed-yellow = žlutá žlutou žluté žlutý
web-typed-green = zelená zelenou zelené zelený
web-typed-multicolor = duhová duhovou duhové duha
web-typed-black = černá černou černé černý

## Klávesy

web-key-say-hand = říct, co víš o své ruce
web-key-say-mates = říct, co drží ostatní
web-key-say-fireworks = říct, jak stojí ohňostroje
web-key-say-discards = říct, co je zahozené
web-key-say-tokens = říct nápovědy, chyby a balíček
web-key-say-moves = říct tahy od tvého posledního
web-key-slot = tvoje karta na této pozici
web-key-type = napsat tah nebo otázku
