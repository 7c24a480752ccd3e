"""Questions about games: could this deal be won, by which moves, and how well was it played.

``endgame`` tells what a seat should do near the end of the deck, over all cards that it cannot see.
``solver`` answers for a position with all cards face up, ``statistics`` in the players' own
numbers, ``review`` for each move of a game, ``many_games`` for many of them; ``puzzles`` ask for
one move. ``odds`` are what a seat can know of its cards.
"""
