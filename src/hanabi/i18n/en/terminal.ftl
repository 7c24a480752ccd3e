## The terminal's screen

board-too-small = too small: { $columns }×{ $rows } characters are needed to see everything
