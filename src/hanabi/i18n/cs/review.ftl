### Ohlédnutí za hrou: hanabi review.

command-review = Kde se hra zlomila? Každý tah podle toho, co hráč mohl vědět, a podle toho, jak karty ležely.
    .files = Záznamy. „-“ čte standardní vstup.
    .seat = Jen to, co toto místo mohlo při každém tahu vědět: nic o vlastních kartách, nic o balíčku.
    .language = Jazyk rozboru: en, ro, pl, cs, it.
    .seconds = Kolik sekund výpočtu smí hra zabrat; co se do té doby neví, zůstane otevřené.
    .json = Zapsat pro každou hru jeden objekt JSON.
    .html = Zapsat stránku, která se otevře sama, pro více her složku stránek.
    .example = hanabi review hra.json --html rozbor.html

review-heading = Rozbor
review-result = { $score } z { $most } bodů
review-unfinished = nedohráno: zatím { $points } bodů
review-eyes = Co mohlo vědět místo { $name }
review-as-it-lay = Zlomové tahy podle karet
review-as-known = Zlomové tahy podle znalostí hráče
review-none = Žádné.
review-more = Dalších { $count } v seznamu tahů.
review-lost-cards = Ztracené potřebné karty
review-lost-card = { $card }: tah { $number }, { $name } (−{ $points })
review-nothing-new = Nápovědy, které neřekly nic nového
review-accuracy = Přesnost
review-numbers = V číslech hráčů
review-efficiency = efektivita
review-minimum-efficiency = nejmenší efektivita dokonalé hry
review-lowest-pace = nejnižší tempo
review-risks-by-draws = rizika na dně, podle lízání
review-risks-by-hands = rizika na dně, podle rukou
review-double-discards = dvojitá odhození, z příležitostí
review-hints-left = zbylo žetonů nápovědy
review-player = hráč
review-known = podle znalostí
review-lay = podle karet
review-all-moves = Tah za tahem
review-move = tah
review-points = body
review-tokens = nápovědy
review-pace = tempo
review-risk = riziko
review-stake = v sázce
review-best = nejvíc ještě dosažitelné
review-drop = ztráta
review-move-of = Tah { $number } · { $name }
review-fell = Nejvyšší dosažitelný výsledek klesl z { $before } na { $after }.
review-fell-open = Tento tah stál nejméně { $drop } b.
review-last-copy = Byla to poslední potřebná karta { $card }.
review-odds-play = { $certain ->
    [surely] { $name }: šlo vědět, že se hodí.
    [never] { $name }: šlo vědět, že se nehodí.
   *[perhaps] Podle všeho, co { $name } věděl(a), by se hodila v { $fraction } případů ({ $percent } %).
}
review-odds-discard = { $certain ->
    [surely] { $name }: šlo vědět, že je poslední.
    [never] { $name }: šlo vědět, že není poslední.
   *[perhaps] Podle všeho, co { $name } věděl(a), byla poslední v { $fraction } případů ({ $percent } %).
}
review-odds-heading = Co { $name } věděl(a)
review-at-stake = Bez potřeby v sázce: { $points } b.
review-told-nothing = Nápověda neřekla nic nového.
review-better-bot = Lepší tah podle bota { $bot }
review-better-solver = Lepší tah se všemi kartami odkrytými
review-better-odds = Bezpečnější tah
review-suggest-play = { $name } hraje pozici { $slot }
review-suggest-discard = { $name } odhazuje pozici { $slot }
review-suggest-color = { $name } napovídá: { $to } – { $colorname }
review-suggest-rank = { $name } napovídá: { $to } – { $rank }
review-suggest-hint = { $name } dává nápovědu
review-suggest-other = { $name } použije destičku jinak
review-keeps = Pak lze stále dosáhnout { $best }.
review-costs = V sázce: { $points } b.
review-board = Stůl před tímto tahem
review-unknown = U některých pozic se neví, čeho šlo dosáhnout: došel čas.
review-how = Ztráta podle karet je počet bodů, o který klesl nejlepší výsledek dosažitelný se všemi kartami odkrytými. Podle znalostí hráče je ztráta to, co tah vsadil navíc proti nejbezpečnějšímu tahu: o kolik klesne nejvyšší zjevně možný výsledek v průměru všech rozložení neviděných karet. Počítá se jen to, co říkají nápovědy, ne dohody hráčů; tah, který by udělal i bot { $bot }, nestojí nic. Přesnost je 100 u tahů beze ztráty.

error-review-forms = rozbor se zapisuje buď jako JSON, nebo jako stránka, ne obojí
error-review-cancelled = rozbor byl zrušen
