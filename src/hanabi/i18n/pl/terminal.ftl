## The terminal's screen

board-too-small = za mało miejsca: by widzieć wszystko, potrzeba { $columns }×{ $rows } znaków
