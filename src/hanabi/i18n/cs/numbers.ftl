### Vlastní hry v číslech a vlastní data.

web-numbers-title = Tvoje hry v číslech
web-numbers-games = { $count ->
    [one] Jedna dohraná hra.
    [few] { $count } dohrané hry.
    [many] { $count } dohrané hry.
   *[other] { $count } dohraných her.
}
web-numbers-not-counted = { $count ->
    [one] Jedna hra, ve které bylo vracením tahů vidět karty, se nepočítá.
    [few] { $count } hry, ve kterých bylo vracením tahů vidět karty, se nepočítají.
    [many] { $count } hry, ve kterých bylo vracením tahů vidět karty, se nepočítá.
   *[other] { $count } her, ve kterých bylo vracením tahů vidět karty, se nepočítá.
}
web-numbers-none = Tady uvidíš, jak se ti daří, jakmile dohraješ první hru.
web-numbers-mean = průměrné skóre
web-numbers-highest = nejlepší skóre
web-numbers-perfect = úplné ohňostroje
web-numbers-lost = prohrané
web-numbers-efficiency = karet na nápovědu
web-numbers-mistakes-mine = tvé chyby na hru
web-numbers-over-time = V průběhu času
web-numbers-trend = Od průměrně { $first } bodů na začátku k { $last } v poslední době. Každá tečka je hra.
web-numbers-trend-later = Každá tečka je hra. Od deseti her ukáže čára, kam směřují.
web-numbers-by-players = Podle počtu hráčů
web-numbers-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
web-numbers-by-edition = Podle krabice
web-numbers-by-partner = Podle spoluhráčů
web-numbers-best = Nejlepší hry
web-numbers-column-games = hry
web-numbers-column-score = skóre
web-numbers-column-efficiency = efektivita
web-numbers-column-mistakes = chyby
web-numbers-data = Tvoje data
web-numbers-data-about = Vše, co o tobě server má: jméno, místa, poznámky, slova a hry.
web-numbers-take = Stáhnout moje data
web-numbers-delete = Smazat moji identitu
web-numbers-delete-ask = Smazat tvoji identitu?
web-numbers-delete-about = Jméno, poznámky, nastavení a statistiky hned zmizí, na všech zařízeních, a žádný kód je nevrátí. Odehrané hry zůstanou ostatním, bez tvého jména a slov.
web-numbers-keep = Ponechat
