### Pentru cine ascultă și cine scrie: ce se spune cu voce tare și ce cuvinte se înțeleg.
### O listă web-typed are un cuvânt după altul, despărțite prin spații; oricare e bun.

## O carte ca obiect al unei propoziții: „joacă 3 roșu”

web-card-object = { $rank } { $suitname }

## Răspunsuri în cuvinte

web-say-hand = { $name }: { $cards }
web-say-held = { $card }, știe: { $known }
web-say-can-be = Poziția { $slot } poate fi: { $cards }
web-say-discards = Cărți aruncate: { $cards }
web-say-no-moves = Nimeni nu a mutat încă.

## Rândul pentru mutări scrise

web-typed = Scrie o mutare
web-typed-field = Scrie: joacă 2, Ben roșu, mână, ajutor
web-typed-send = Execută
web-typed-about = Mutări: „joacă 2”, „aruncă 5”, „Ben roșu”, „Ben 3”. Cu o culoare anunțată: „joacă 2 roșu”. Recompense: „amestecă roșu 3”, „adaugă roșu 3”, „renunț”. Întrebări: mână, mână Ben, ceilalți, carte 2, artificii, aruncate, jetoane, mutări, stare.
web-typed-unclear = „{ $text }” nu e clar. Scrie „ajutor” ca să afli ce se poate spune.
web-typed-who = Cine e „{ $name }”?
web-typed-no-slot = Nu ai nicio carte pe poziția { $slot }.
web-typed-not-now = Acum nu se poate.
web-typed-not-your-turn = Nu e rândul tău.

## Cuvinte pentru mutări

web-typed-play = joacă joc joci p
web-typed-discard = aruncă arunc decartează d
web-typed-hint = indiciu spune
web-typed-decline = renunț renunță fără
web-typed-return = amestecă întoarce
web-typed-add = adaugă adaug

## Cuvinte pentru întrebări

web-typed-help = ajutor
web-typed-state = stare situație
web-typed-hand = mână mâna cărți
web-typed-mates = ceilalți colegi mâini
web-typed-card = carte cartea poziția
web-typed-fireworks = artificii artificiu focuri
web-typed-discards = aruncate pierdute
web-typed-tokens = jetoane indicii teanc
web-typed-moves = mutări ultimele jurnal

## Cuvinte pentru culori, pe lângă litera de pe cărți

web-typed-white = alb albă albe albi
web-typed-red = roșu roșie roșii
web-typed-blue = albastru albastră albastre
web-typed-yellow = galben galbenă galbene
web-typed-green = verde verzi
web-typed-multicolor = multicolor multicoloră multicolore curcubeu
web-typed-black = negru neagră negre

## Taste

web-key-say-hand = spune ce știi despre mâna ta
web-key-say-mates = spune ce țin ceilalți
web-key-say-fireworks = spune cum stau artificiile
web-key-say-discards = spune ce s-a aruncat
web-key-say-tokens = spune indiciile, greșelile și teancul
web-key-say-moves = spune mutările de la ultima ta
web-key-slot = cartea ta de pe această poziție
web-key-type = scrie o mutare sau o întrebare
