"""``hanabi play``: a game in the terminal.

``session`` is the authority: it holds the cards, seats the bots and tells one person what
that seat may see. ``menu`` says what can be chosen. Only ``app`` and the screens know
Textual; all they draw comes from a ``View``.
"""
