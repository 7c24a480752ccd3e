"""Thinking ahead over any compiled bot: what may I hold, and what comes of each move?

Somebody who plays by a *blueprint* (any bot with kernels) keeps the *range* of the hands that they
may hold, given everything that happened: each move of another is one that the blueprint makes.
On their turn they try their moves out in worlds drawn from that range, let all play on by the
blueprint, and deviate from it where that is better.
"""
