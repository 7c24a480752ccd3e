## The terminal's screen

board-too-small = prea mic: ca să se vadă tot, e nevoie de { $columns }×{ $rows } caractere
