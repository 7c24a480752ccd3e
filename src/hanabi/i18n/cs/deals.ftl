### Rozdání, které hraje více týmů: dne, nebo mezi přáteli.

web-deal-friends = Stejné rozdání pro přátele
web-deal-about-day = Dnes dostanou všichni stejné karty: zahraj si je se svým týmem nebo s boty. Hrát se dají jednou. Co dokázali ostatní, uvidíš, až dohraješ.
web-deal-about-friends = Zahraj si karty, které už hráli jiní. Hrát se dají jednou. Co dokázali, uvidíš, až dohraješ.
web-deal-rules = Tahy se nevracejí, nikdo se nedívá a trenér mlčí.
web-deal-teams = { $count ->
    [0] Žádný tým ještě nedohrál.
    [one] Dohrál jeden tým.
    [few] Dohrály { $count } týmy.
    [many] Dohrálo { $count } týmu.
   *[other] Dohrálo { $count } týmů.
}
web-deal-until = Otevřeno do { $time }.
web-deal-closed = Toto rozdání už skončilo.
web-deal-seats = Hráči
web-deal-with-bots = Hrát s boty
web-deal-with-friends = Stůl pro přátele
web-deal-go-on = Pokračovat ve hře
web-deal-send = Pošli tento odkaz tomu, kdo má hrát stejné karty:
web-deal-results = Výsledky
web-deal-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
web-deal-yours = ty
web-deal-bots = jen boti
web-deal-winnable = S odkrytými kartami se toto rozdání dá vyhrát.
web-deal-bound = Ani s odkrytými kartami se nedá překročit { $bound }.
web-deal-unknown = S odkrytými kartami se dá dosáhnout { $best }; zda víc, se neví.
web-deal-waiting = Boti ještě hrají …
web-deal-too-long = Botům a řešiteli toto rozdání trvalo příliš dlouho.
web-deal-before = Rozdání ze dne { $day }
