### Other moves tried in a game that is over.

web-lines = Lines
web-lines-game = The game
web-lines-start = The beginning
web-lines-move = Move { $number }
web-lines-about = Make any move: you move for whoever is on turn. Each try becomes a line of its own.
web-lines-over = This line has ended. Step back and try again.
web-lines-ways = From here
web-lines-bot = Let a bot move
web-lines-comment = Comment on this position
web-lines-name = Name of this line
web-lines-delete = Delete this line
web-lines-deleted = The line is deleted.
web-lines-undo = Bring it back
web-lines-close = Back to the game
web-lines-played = Played on
web-lines-points = { $points ->
    [one] One point so far
   *[other] { $points } points so far
}
web-lines-score = { $points ->
    [one] Ends with one point
   *[other] Ends with { $points } points
}
web-lines-turn = { $name } moves
