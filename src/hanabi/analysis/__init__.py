"""Questions about games: could this deal be won, and by which moves.

``solver`` answers for a position with all cards face up.
"""
