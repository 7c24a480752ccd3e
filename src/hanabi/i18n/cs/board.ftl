### Stůl jako řádky textu; ostatní slova jsou ta ze stavového řádku.

board-text-points = body
board-text-score = skóre
board-text-turns = zbývající tahy
board-text-fireworks = ohňostroje
board-text-discards = zahozené
board-text-seat = místo
