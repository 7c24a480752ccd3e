### Che cosa si può dire al tavolo oltre agli indizi (R-19).

## Livelli: un nome e che cosa vuol dire

talk-silent = Silenzio
    .meaning = Parlano solo gli indizi; nessuno commenta.
talk-phrases = Frasi pronte
    .meaning = In ogni momento si possono dire poche frasi che non nominano carte.
talk-free = Chat libera
    .meaning = Si può dire tutto; il tavolo si fida di chi gioca.

## Frasi

phrase-know-nothing = Delle mie carte non so ancora niente.
phrase-remember = Ti ricordi che cos’hai?
phrase-thinking = Un attimo, ci penso.
phrase-well-done = Ottimo!
phrase-sorry = Mi dispiace.
