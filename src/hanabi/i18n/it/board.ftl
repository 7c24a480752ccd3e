### Il tavolo come righe di testo; le altre parole sono quelle della riga di stato.

board-text-points = punti
board-text-score = punteggio
board-text-turns = turni rimasti
board-text-fireworks = fuochi
board-text-discards = scarti
board-text-seat = posto
