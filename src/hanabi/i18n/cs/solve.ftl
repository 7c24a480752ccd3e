### Řešitel: hanabi solve.

command-solve = Dalo se toto rozdání vyhrát se znalostí všech karet, a jakými tahy? Ke každému ano patří řada tahů, ke každému ne důkaz.
    .file = Záznam; řeší se jeho rozdání, nebo pozice po některém z jeho tahů. „-“ čte standardní vstup.
    .move = Pozice po tolika tazích záznamu.
    .seed = Číslo jednoho rozdání.
    .seeds = Čísla mnoha rozdání, od jednoho k druhému.
    .players = Kolik míst: 2 až 5.
    .edition = Krabice, podle jejíchž pravidel se hraje. Bez ní základní hra a jakákoli možnost.
    .option = Zapne možnost: jméno, nebo jméno, „=“ a hodnota. Lze opakovat.
    .seconds = Kolik sekund výpočtu smí rozdání trvat; potom je odpověď „neví se“, s nejlepší dosud nalezenou řadou.
    .json = Vypíše jeden objekt JSON za každé rozdání.
    .workers = Kolik procesů hledá.
    .cluster = Hledá na clusteru Dask: adresa plánovače, nebo „local“ pro cluster vytvořený zde.
    .resume = Co je hotovo, ukládá do tohoto souboru, a pokud existuje, pokračuje od něj.
    .example = hanabi solve --seeds 1..1000 --players 3 --workers 2

solve-winnable = lze vyhrát: { $best } b. ({ $seconds } s)
solve-not-winnable = nelze vyhrát: nejlépe { $best }: { $why } ({ $seconds } s)
solve-not-winnable-open = nelze vyhrát: nejméně { $best }, nejvýše { $bound }: { $why } ({ $seconds } s)
solve-unknown = zatím se neví: nejméně { $best }, nejvýše { $bound } ({ $seconds } s)
solve-because-complete = každý ohňostroj lze dokončit
solve-because-gone = všechny kopie potřebné karty jsou pryč
solve-because-bottom = všechny kopie potřebné karty leží na dně balíčku
solve-because-pace = potřebné karty přijdou z balíčku příliš pozdě
solve-because-hands = je třeba podržet více karet, než se vejde do rukou
solve-because-one-hand = nestačily by ani všechny karty v jedné ruce a nápovědy zdarma
solve-because-searched = každý způsob hry byl vyloučen
solve-because-time = čas vypršel
solve-shares = { $deals ->
    [one] Jedno rozdání
    [few] { $deals } rozdání
    [many] { $deals } rozdání
   *[other] { $deals } rozdání
}: { $won } lze vyhrát, { $lost } nelze, { $unknown } se neví
