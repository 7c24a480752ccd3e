### Statistici: hanabi stats.

command-stats = Multe jocuri în cifre: scoruri după jucători, ediție și cine a jucat, jocuri pierdute și perfecte, eficiență, greșeli și cum se schimbă în timp.
    .paths = Înregistrări, fișiere cu un joc pe linie, fișiere și linkuri hanab.live, dosare sau modele de nume. „-” citește intrarea standard.
    .server = Numără jocurile publice încheiate ale acestui server.
    .plot = Desenează o imagine în acest fișier; terminația spune formatul.
    .json = Scrie un obiect JSON.
    .example = hanabi stats jocuri/ --plot jocuri.svg

stats-games = { $count ->
    [one] Un joc încheiat
    [few] { $count } jocuri încheiate
   *[other] { $count } de jocuri încheiate
}{ $unfinished ->
    [0] .
    [one] , și unul neîncheiat.
    [few] , și { $unfinished } neîncheiate.
   *[other] , și { $unfinished } de neîncheiate.
}
stats-all = toate
stats-every-game = toate jocurile
stats-by-players = După numărul de jucători
stats-by-edition = După ediție
stats-by-company = După cine a jucat
stats-trend = Unul după altul
stats-players = jucători
stats-edition = ediție
stats-company = cine
stats-part = parte
stats-group-base = jocul de bază
stats-group-people = oameni
stats-group-mixed = oameni și boți
stats-column-games = jocuri
stats-column-score = scor
stats-column-range = de la…la
stats-column-perfect = perfecte
stats-column-lost = pierdute
stats-column-efficiency = eficiență
stats-column-mistakes = greșeli
stats-column-points-lost = puncte pierdute
stats-column-risks = risc la fund
stats-column-left = indicii rămase
stats-plot-scores = Cum se împart scorurile
