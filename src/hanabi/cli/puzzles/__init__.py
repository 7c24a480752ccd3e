"""``hanabi puzzles``: solving puzzles in the terminal, making new ones, proving files of them."""
