### What may be said at the table beside the hints (R-19).

## Levels: a name, and what it means

talk-silent = Silent
    .meaning = Only hints communicate; nobody comments.
talk-phrases = Fixed phrases
    .meaning = A few phrases that name no card may be said at any time.
talk-free = Free chat
    .meaning = Anything may be said; the table trusts its players.

## Phrases

phrase-know-nothing = I still know nothing about my cards.
phrase-remember = Do you remember what you hold?
phrase-thinking = Let me think for a moment.
phrase-well-done = Well done!
phrase-sorry = Sorry about that.
