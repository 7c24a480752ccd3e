### Masa ca rânduri de text; celelalte cuvinte sunt cele din rândul de stare.

board-text-points = puncte
board-text-score = scor
board-text-turns = mutări rămase
board-text-fireworks = artificii
board-text-discards = aruncate
board-text-seat = locul
