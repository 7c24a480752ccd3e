### Ludzie przy stole: kto odchodzi, kogo usunięto, kto jest gospodarzem.

web-log-seat-left = { $name } odchodzi od stołu.
web-log-host-passed = Gospodarzem jest teraz { $name }.
web-log-kept-out = Gospodarz usuwa gracza: { $name }.
web-log-let-back-in = { $name } może wrócić.

web-people = Gracze
web-host = gospodarz
web-remove = Usuń: { $name }
web-remove-about = Miejsce, na którym gra { $name }, się zwolni. W trakcie gry czeka na bota, na kogoś z widzów albo na głosowanie o końcu gry.
web-give-up-about = Twoje miejsce się zwolni. Możesz na nie wrócić, dopóki jest wolne, ale innego miejsca w tej grze zająć nie możesz.
web-may-return = Usuń, może wrócić
web-keep-out = Usuń i nie wpuszczaj
web-keep-out-about = Nie wejdzie też nikt inny z tego samego adresu internetowego, chyba że już siedzi przy stole.
web-kept-out = Wykluczeni
web-let-back-in = Wpuść z powrotem: { $name }
web-do-nothing = Nic nie rób
web-has-left = { $name } nie gra już dalej.
web-let-bot-play = Niech gra bot
