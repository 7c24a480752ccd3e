## The terminal's screen

board-too-small = troppo piccolo: per vedere tutto servono { $columns }×{ $rows } caratteri
