### Statistics: hanabi stats.

command-stats = Many games in numbers: scores by players, by edition and by who played, lost and perfect games, efficiency, mistakes, and how they change with time.
    .paths = Records, files with one game in each line, hanab.live files and links, folders of them, or patterns. “-” reads standard input.
    .server = Count the finished public games of this server.
    .plot = Draw a picture to this file; its ending says in which format.
    .json = Write one JSON object.
    .example = hanabi stats games/ --plot games.svg

stats-games = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}{ $unfinished ->
    [0] .
    [one] , and one that was not finished.
   *[other] , and { $unfinished } that were not finished.
}
stats-all = all
stats-every-game = every game
stats-by-players = By players
stats-by-edition = By edition
stats-by-company = By who played
stats-trend = One after the other
stats-players = players
stats-edition = edition
stats-company = who
stats-part = part
stats-group-base = base game
stats-group-people = people
stats-group-mixed = people and bots
stats-column-games = games
stats-column-score = score
stats-column-range = from…to
stats-column-perfect = perfect
stats-column-lost = lost
stats-column-efficiency = efficiency
stats-column-mistakes = mistakes
stats-column-points-lost = points gone
stats-column-risks = bottom risk
stats-column-left = hints left
stats-plot-scores = How scores are spread
