### Stół jako wiersze tekstu; pozostałe słowa są z wiersza stanu.

board-text-points = punkty
board-text-score = wynik
board-text-turns = pozostałe tury
board-text-fireworks = fajerwerki
board-text-discards = odrzucone
board-text-seat = miejsce
