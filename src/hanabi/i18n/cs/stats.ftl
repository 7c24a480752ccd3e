### Statistiky: hanabi stats.

command-stats = Mnoho her v číslech: skóre podle počtu hráčů, edice a podle toho, kdo hrál, prohrané a dokonalé hry, efektivita, chyby a vývoj v čase.
    .paths = Záznamy, soubory s jednou hrou na řádku, soubory a odkazy hanab.live, složky nebo vzory jmen. „-“ čte standardní vstup.
    .server = Spočítá dohrané veřejné hry tohoto serveru.
    .plot = Nakreslí obrázek do tohoto souboru; přípona určuje formát.
    .json = Vypíše jeden objekt JSON.
    .example = hanabi stats hry/ --plot hry.svg

stats-games = { $count ->
    [one] Jedna dohraná hra
    [few] { $count } dohrané hry
    [many] { $count } dohrané hry
   *[other] { $count } dohraných her
}{ $unfinished ->
    [0] .
    [one] , a jedna nedohraná.
    [few] , a { $unfinished } nedohrané.
    [many] , a { $unfinished } nedohrané.
   *[other] , a { $unfinished } nedohraných.
}
stats-all = vše
stats-every-game = všechny hry
stats-by-players = Podle počtu hráčů
stats-by-edition = Podle edice
stats-by-company = Podle toho, kdo hrál
stats-trend = Jedna za druhou
stats-players = hráčů
stats-edition = edice
stats-company = kdo
stats-part = část
stats-group-base = základní hra
stats-group-people = lidé
stats-group-mixed = lidé a boti
stats-column-games = hry
stats-column-score = skóre
stats-column-range = od…do
stats-column-perfect = dokonalé
stats-column-lost = prohrané
stats-column-efficiency = efektivita
stats-column-mistakes = chyby
stats-column-points-lost = ztracené body
stats-column-risks = riziko na dně
stats-column-left = zbylo nápověd
stats-plot-scores = Rozložení skóre
