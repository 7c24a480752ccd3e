### Ludzie przy stole: kto odchodzi, kogo usunięto, kto jest gospodarzem.

web-log-seat-left = { $name } odchodzi od stołu.
web-log-host-passed = Gospodarzem jest teraz { $name }.
web-log-kept-out = Gospodarz usuwa gracza: { $name }.
