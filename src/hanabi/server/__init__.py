"""Real-time play: tables that never lose a move and never show a card.

In rooms, each of which imports only those before it: ``table`` (the fold of a log and its
commands), ``wire`` (protocol and writers), ``thinking`` (bots at tables), ``access`` (who may
come in), ``play`` (live tables and conversations), ``http`` (routes and the application).
Nothing is imported here, so that each part stays light.
"""
