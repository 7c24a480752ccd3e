### Ce se poate spune la masă pe lângă indicii (R-19).

## Niveluri: un nume și ce înseamnă

talk-silent = Liniște
    .meaning = Doar indiciile vorbesc; nimeni nu comentează.
talk-phrases = Fraze fixe
    .meaning = Oricând se pot spune câteva fraze care nu numesc nicio carte.
talk-free = Vorbă liberă
    .meaning = Se poate spune orice; masa are încredere în jucători.

## Fraze

phrase-know-nothing = Nu știu încă nimic despre cărțile mele.
phrase-remember = Mai ții minte ce ai?
phrase-thinking = Stai o clipă, mă gândesc.
phrase-well-done = Bravo!
phrase-sorry = Îmi pare rău.
