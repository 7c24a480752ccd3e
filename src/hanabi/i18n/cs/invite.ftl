### An invitation: the page of a link, the door, the code, a bot’s seat.

web-invited = { $name } tě zve
web-invited-plain = Zveme tě ke stolu
web-invited-what = { $count ->
    [one] { $box }, { $count } hráč
    [few] { $box }, { $count } hráči
    [many] { $box }, { $count } hráče
   *[other] { $box }, { $count } hráčů
}
web-invited-about = Vidíš všechny karty kromě svých.
web-invited-with = Navíc: { $options }.
web-invited-days = Táhneš, kdykoli máš čas, třeba několik dní.
web-name-as = jak ho uvidí ostatní
web-sit-down = Přisednout
web-your-seat = tvé místo
web-no-account = Bez registrace. Odkaz otevírá jen tento stůl.
web-rules-new = Poprvé tady? Pravidla za minutu
web-watch-only = Jen se dívat
web-table-full = Tento stůl je plný
web-table-full-about = Všechna místa jsou obsazená. Některé se ještě může uvolnit.
web-begun = Tato hra už začala
web-begun-about = Karty jsou rozdané a hraje se.
web-begun-closed = Tuto hru nikdo sledovat nemůže.
web-watch = Sledovat
web-play-for = Hrát místo: { $name }
web-play-for-ask = Nejdřív se zeptáme hostitele.
web-play-for-waiting = Ptáme se hostitele, jestli můžeš hrát místo: { $name }.
web-play-for-stop = Už se neptat
web-play-for-refused = Hostitel chce raději hrát dál takhle.
web-watching-now = Sleduješ hru.
web-take-seat = Hrát místo bota
web-game-over = Tato hra už skončila
web-game-over-about = Můžeš si ji přehrát tah po tahu.
web-no-table = Takový stůl tu není
web-no-table-about = Odkaz se možná cestou zkrátil. Řekni si o něj znovu.
web-code = Kód
web-code-about = Dá se říct nahlas. Několik hodin vede sem, stejně jako odkaz.
web-at-door = { $count ->
    [one] Někdo je u dveří
    [few] U dveří jsou { $count } lidé
    [many] U dveří je { $count } člověka
   *[other] U dveří je { $count } lidí
}
web-at-door-reading = Čte pozvánku
web-at-door-typing = Píše jméno …
web-door-wants = { $name } chce hrát místo: { $bot }.
web-let-in = Pustit dál
web-not-now = Teď ne
web-start-waits = Začít a nečekat?
web-start-waits-about = Někdo je u dveří a chce si přisednout. Volná místa by obsadili boti.
web-start-wait = Počkat
web-start-bots = Začít s boty
web-bot-seats = Kdo přijde později
web-bot-seats-keep = Jen se dívá
web-bot-seats-keep-about = Boti hrají na svých místech až do konce.
web-bot-seats-ask = Zeptá se hostitele
web-bot-seats-ask-about = Kdo přijde později, může hrát místo bota, když hostitel souhlasí.
web-bot-seats-free = Hraje
web-bot-seats-free-about = Kdo přijde později, může hrát místo bota.
