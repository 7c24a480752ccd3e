### Co se smí u stolu říkat kromě nápověd (R-19).

## Úrovně: název a význam

talk-silent = Ticho
    .meaning = Mluví jen nápovědy; nikdo nic nekomentuje.
talk-phrases = Pár vět
    .meaning = Kdykoli smí zaznít jedna z několika vět, které neprozradí žádnou kartu.
talk-free = Volný chat
    .meaning = Smí se říkat cokoli; stůl svým hráčům věří.

## Věty

phrase-know-nothing = O svých kartách zatím nic nevím.
phrase-remember = Víš ještě, co držíš?
phrase-thinking = Chviličku, přemýšlím.
phrase-well-done = Paráda!
phrase-sorry = Omlouvám se.
