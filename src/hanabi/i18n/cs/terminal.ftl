## The terminal's screen

board-too-small = příliš málo místa: aby bylo vidět všechno, je třeba { $columns }×{ $rows } znaků
