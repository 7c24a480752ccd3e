### Un pachet pe care îl joacă mai multe echipe: al zilei sau între prieteni.

web-deal-friends = Același pachet pentru prieteni
web-deal-about-day = Azi toți primesc aceleași cărți: joacă-le cu echipa ta sau cu boți. Le poți juca o singură dată. Ce au făcut ceilalți vezi după ce termini.
web-deal-about-friends = Joacă cărțile pe care alții le-au jucat înaintea ta. Le poți juca o singură dată. Ce au făcut ei vezi după ce termini.
web-deal-rules = Nicio mutare nu se ia înapoi, nimeni nu privește, iar antrenorul tace.
web-deal-teams = { $count ->
    [0] Nicio echipă nu a terminat încă.
    [one] O echipă a terminat.
    [few] { $count } echipe au terminat.
   *[other] { $count } de echipe au terminat.
}
web-deal-until = Deschis până la { $time }.
web-deal-closed = Acest pachet s-a încheiat.
web-deal-seats = Jucători
web-deal-with-bots = Joacă cu boți
web-deal-with-friends = Masă pentru prieteni
web-deal-go-on = Continuă jocul tău
web-deal-send = Trimite acest link cui vrei să joace aceleași cărți:
web-deal-results = Rezultate
web-deal-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
web-deal-yours = tu
web-deal-bots = doar boți
web-deal-winnable = Cu toate cărțile la vedere, acest pachet se poate câștiga.
web-deal-bound = Nici cu toate cărțile la vedere nu se poate trece de { $bound }.
web-deal-unknown = Cu toate cărțile la vedere se poate ajunge la { $best }; dacă mai mult, nu se știe.
web-deal-waiting = Boții încă joacă …
web-deal-too-long = Boților și programului de rezolvare le-a luat prea mult pentru aceste cărți.
web-deal-before = Pachetul din { $day }
