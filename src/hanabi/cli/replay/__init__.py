"""``hanabi replay``: a record as JSON lines, as a list of moves, or on the whole screen."""
