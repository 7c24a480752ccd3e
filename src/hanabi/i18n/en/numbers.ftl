### One's own games in numbers, and one's own data.

web-numbers-title = Your games in numbers
web-numbers-games = { $count ->
    [one] One finished game.
   *[other] { $count } finished games.
}
web-numbers-not-counted = { $count ->
    [one] One game in which cards were seen by taking moves back does not count.
   *[other] { $count } games in which cards were seen by taking moves back do not count.
}
web-numbers-none = Here you will see how your games go, once you have finished one.
web-numbers-mean = mean score
web-numbers-highest = best score
web-numbers-perfect = complete fireworks
web-numbers-lost = lost
web-numbers-efficiency = cards for each hint
web-numbers-mistakes-mine = your mistakes a game
web-numbers-over-time = Over time
web-numbers-trend = From { $first } points on average at first to { $last } lately. Each dot is a game.
web-numbers-trend-later = Each dot is a game. From ten games on, a line shows where they go.
web-numbers-by-players = By players
web-numbers-players = { $count ->
    [one] One player
   *[other] { $count } players
}
web-numbers-by-edition = By box
web-numbers-by-partner = By partner
web-numbers-best = Best games
web-numbers-column-games = games
web-numbers-column-score = score
web-numbers-column-efficiency = efficiency
web-numbers-column-mistakes = mistakes
web-numbers-data = Your data
web-numbers-data-about = Everything that the server has of you: your name, seats, notes, words and games.
web-numbers-take = Take my data
web-numbers-delete = Delete my identity
web-numbers-delete-ask = Delete your identity?
web-numbers-delete-about = Your name, notes, settings and statistics are gone at once, on every device, and no code brings them back. Games that you played stay for the others, without your name and words.
web-numbers-keep = Keep it
