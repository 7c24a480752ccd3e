### The board as lines of text; the other words are those of the status line.

board-text-points = points
board-text-score = score
board-text-turns = turns left
board-text-fireworks = fireworks
board-text-discards = discards
board-text-seat = seat
