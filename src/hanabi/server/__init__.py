"""Real-time play: tables that never lose a move and never show a card.

``table`` and ``commands`` are the rules of a table, without network or clock: a table is
the fold of its log. ``live`` makes it durable and tells everybody; ``socket`` and the
``routes_*`` files are the doors. Nothing is imported here, so that each part stays light.
"""
