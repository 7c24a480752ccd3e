"""One table without network or clock: the fold of its log, and what may be done at it."""
