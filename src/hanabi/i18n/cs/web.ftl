### Klient v prohlížeči. Názvy barev, destiček, variant, hodnocení, událostí a pravidel jsou
### v souborech, které čte i terminál. $color a $suit jsou slova zápisu hry, jen pro výběr
### tvaru; $colorname a $suitname totéž v jazyce čtenáře. Klávesy (.key) se nepřekládají.

## Všude

web-nav = Jazyk a světlo
web-home = Na úvodní stránku
web-reload = Načíst novou verzi
web-close = Zavřít
web-save = Uložit
web-saved = Uloženo
web-yes = Ano
web-no = Ne
web-language = Jazyk
web-language-about = U jednoho stolu může mít každý svůj.
web-day = Den
web-night = Noc
web-connecting = Okamžik …
web-reconnecting = Obnovuje se spojení. Nic z napsaného se neztratí.
web-guest = Host
web-bot-names = Aiko Ben Chloé Dario Edda
web-bot-named = bot, { $bot }
web-bots = { $count ->
    [one] bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botů
}
web-bots-strength = Podle síly
web-bots-more = Další boti
web-card = { $suitname } { $rank }
web-error-unknown = Tohle se nepovedlo ({ $code }).
web-error-offline = Server teď není dostupný.
web-error-not-a-record = Tento soubor není záznam hry.

## Vydání: vydavatel a rok

web-edition-en-2016 = Broadway 2016
web-edition-pl-deluxe = Rebel, speciální edice
web-edition-it-2023 = Ghenos 2023
web-edition-cs-2013 = REXhry 2013
web-edition-ro-2013 = Lineart 2013
web-edition-none = Vlastní výběr

## Úvodní stránka

web-home-about = Rozsviťte spolu nebe. Vidíš všechny karty kromě svých.
web-your-turn-long = Jsi na tahu
web-play-now = Hrát hned
web-play-now-about = se dvěma boty
web-learn = Nauč se hrát za pět minut
web-learn-about = Opravdová hra, krok za krokem
web-lessons = Lekce
web-lessons-about = Další učení, pár minut každá
web-play-waits = Server není dostupný. Karty se rozdají, jakmile se vrátí; nic nemusíš dělat.
web-new-table = Nový stůl
web-new-table-about = pozvi odkazem
web-join = Přidat se
web-join-field = Odkaz nebo kód stolu
web-join-unclear = To není odkaz ani kód stolu.
web-my-tables = Tvoje stoly
web-public-tables = Otevřené stoly
web-more = Další
web-waiting = čeká na hráče
web-waiting-for = Na tahu je { $name }
web-free-seats = { $count ->
    [one] Jedno volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
web-games = Hry a záznamy
web-games-about = Projdi si dohrané hry znovu, tah za tahem.
web-games-mine = Tvoje hry
web-games-public = Veřejné hry
web-games-none = Žádná hra ještě není dohraná.
web-daily = Rozdání dne
web-daily-about = Dnes hrají všichni se stejnými kartami.
web-statistics = Tvoje statistiky
web-your-data = Statistiky a tvoje data
web-abandoned = opuštěná
web-settings = Nastavení
web-rules = Pravidla
web-rules-about = Každé vydání v pár větách

## Nový stůl

web-which-box = Které vydání?
web-which-box-about = Každé vydání má svá pravidla. Níže je můžeš změnit.
web-what-is-in-play = S čím se hraje?
web-what-is-in-play-about = Ke každému jedna věta. Co vydání nemá, to pod jeho jménem zapnout nejde.
web-not-in-box = není v tomto vydání
web-multicolor-none = bez duhových karet
web-who-plays = Kdo hraje a jak?
web-players = Hráči
web-players-about = Ve dvou nebo třech má každý pět karet, ve čtyřech nebo pěti čtyři.
web-seats-count = { $count ->
    [one] { $count } místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
}
web-company = Společnost
web-company-about = Ostatní místa čekají na ty, kdo mají odkaz.
web-company-people = Přátelé
web-first = Kdo začíná
web-first-about = Návody říkají: kdo má nejpestřejší oblečení.
web-first-chance = Los
web-first-host = Já
web-first-seat = Místo { $seat }
web-pace = Tempo
web-pace-live = Teď
web-pace-live-about = Všichni jsou tady.
web-pace-correspondence = Bez spěchu
web-pace-correspondence-about = Tah, kdykoli máš čas; tvé hry čekají na úvodní stránce.
web-clock = Hodiny
web-clock-none = Bez hodin
web-clock-none-about = Přemýšlej, jak dlouho chceš.
web-clock-fast = Rychlé
web-clock-calm = Klidné
web-clock-own = Vlastní
web-clock-each = Pro každého hráče
web-clock-minutes = minut
web-clock-seconds = sekund navíc za tah
web-clock-days = dní
web-clock-hours = hodin navíc za tah
web-clock-days-is = { $days ->
    [one] Jeden den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
} pro každého{ $hours ->
    [0] .
    [one] {" "}a jedna hodina navíc za tah.
    [few] {" "}a { $hours } hodiny navíc za tah.
    [many] {" "}a { $hours } hodiny navíc za tah.
   *[other] {" "}a { $hours } hodin navíc za tah.
}
web-timeout = Když čas vyprší
web-timeout-bot = Hraje bot
web-timeout-bot-about = Dokud se hráč nevrátí.
web-timeout-abandon = Hra končí
web-timeout-abandon-about = Pro všechny, bez výsledku.
web-stand-in-bot = Který bot
web-clock-is = { $minutes ->
    [one] Jedna minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
} pro každého{ $seconds ->
    [0] .
    [one] {" "}a jedna sekunda navíc za tah.
    [few] {" "}a { $seconds } sekundy navíc za tah.
    [many] {" "}a { $seconds } sekundy navíc za tah.
   *[other] {" "}a { $seconds } sekund navíc za tah.
}
web-visibility = Kdo smí přijít
web-visibility-link = S odkazem
web-visibility-link-about = Jen ti, kdo mají odkaz.
web-visibility-public = Kdokoli
web-visibility-public-about = Stůl je v seznamu na úvodní stránce.
web-watching = Diváci
web-watching-none = Nikdo
web-watching-none-about = Nikdo se nesmí dívat.
web-watching-hidden = Jen stůl
web-watching-hidden-about = Diváci vidí stůl, ale nikomu do karet.
web-watching-open = Všechny karty
web-watching-open-about = Diváci vidí karty všech.
web-passphrase = Heslo
web-passphrase-about = Když ho nastavíš, musí ho znát každý, kdo přijde.
web-pass = Jedno zařízení
web-pass-about = Všichni hrají na tomto zařízení a podávají si ho.
web-pass-off = Ne
web-pass-on = Podávat si ho
web-pass-names = Jména ostatních, oddělená čárkami
web-your-table = Tvůj stůl
web-box = Vydání
web-your-name = Tvé jméno
web-open-table = Otevřít stůl

## Než se rozdá

web-a-table = Stůl
web-table-closed = Tento stůl je zavřený
web-lobby-about = Pošli odkaz. Kdo ho otevře, hned sedí: jméno, místo, hotovo.
web-lobby-guest = Posaď se. Hostitel začne, až budou všichni tady.
web-enter = Vstoupit
web-refused = Sem nemůžeš vstoupit
web-seats = Místa
web-you = (ty)
web-here = je tady
web-seat-free = Volné místo
web-seat-waiting = čeká na někoho
web-sit = Sednout sem
web-move-here = Přesednout sem
web-stand-up = Uvolnit své místo
web-ask-to-leave = Uvolnit toto místo: { $name }
web-bot-for = Bot na místo { $seat }
web-bot-add = Posadit bota
web-bot-remove = Bez bota
web-all-here = Všechna místa jsou obsazená
web-start = Začít
web-start-fills = Při startu je obsadí boti. Můžeš i počkat.
web-start-ready = Může se rozdávat.
web-waiting-host = Hru spustí hostitel
web-close-table = Zavřít tento stůl
web-invite = Pozvat
web-copy = Kopírovat
web-copied = Zkopírováno
web-share = Sdílet
web-share-picture = Výsledek této hry jako obrázek
web-share-picture-save = Uložit obrázek
web-qr = Odkaz jako QR kód
web-qr-about = Namiř na něj fotoaparát telefonu a sedneš si sem.
web-what-we-play = Co hrajeme

## Herní plocha

web-table = Stůl
web-menu = Menu
web-fireworks = Ohňostroje
web-points = Body: { $points } { $possible ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
    [12] ze
    [13] ze
    [14] ze
    [16] ze
    [17] ze
    [30] ze
    [31] ze
    [32] ze
    [33] ze
    [34] ze
    [35] ze
    [36] ze
    [37] ze
   *[other] z
} { $possible } možných
web-points-of = { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} { $possible ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
    [12] ze
    [13] ze
    [14] ze
    [16] ze
    [17] ze
    [30] ze
    [31] ze
    [32] ze
    [33] ze
    [34] ze
    [35] ze
    [36] ze
    [37] ze
   *[other] z
} { $possible } možných
web-hints = { $count ->
    [one] 1 nápověda
    [few] { $count } nápovědy
    [many] { $count } nápovědy
   *[other] { $count } nápověd
}
web-mistakes = { $count ->
    [0] žádná chyba
    [one] 1 chyba
    [few] { $count } chyby
    [many] { $count } chyby
   *[other] { $count } chyb
}
web-deck = { $count ->
    [one] v balíčku zbývá jedna karta
    [few] v balíčku zbývají { $count } karty
    [many] v balíčku zbývá { $count } karty
   *[other] v balíčku zbývá { $count } karet
}
web-deck-left = v balíčku
web-turns-left = { $count ->
    [one] poslední tah
    [few] ještě { $count } tahy
    [many] ještě { $count } tahu
   *[other] ještě { $count } tahů
}
web-tiles-left = { $count ->
    [one] zbývá jedna destička odměny
    [few] zbývají { $count } destičky odměn
    [many] zbývá { $count } destičky odměn
   *[other] zbývá { $count } destiček odměn
}
web-open-log = Otevřít průběh hry
web-firework = { $suitname }: { $top ->
    [0] zatím nic
   *[other] až k { $top }
}, { $standing }
web-firework-next = další je { $rank }
web-firework-complete = hotovo
web-firework-ends = skončí u { $rank }
web-firework-lost = ztraceno
web-gone = Nadobro pryč
web-gone-none = Zatím není nic ztraceno
web-gone-about = Nejde dokončit: { $suits }. { $possible ->
    [one] Možný je ještě { $possible } bod.
    [few] Možné jsou ještě { $possible } body.
    [many] Možného je ještě { $possible } bodu.
   *[other] Možných je ještě { $possible } bodů.
}
web-last-copies = Zbývá jediný kus
web-discards = Zahozené
web-discards-count = { $count ->
    [one] 1 zahozená
    [few] { $count } zahozené
    [many] { $count } zahozené
   *[other] { $count } zahozených
}
web-discards-none = nic
web-discards-order = Pořadí zahozených karet
web-discards-by-suit = Podle barev
web-discards-by-time = Jak padaly
web-hand-of = Karty: { $name }
web-hand-empty = žádné karty
web-own-hand = Tvoje karty
web-newest = nejnovější
web-your-turn = Tvůj tah
web-turn-verbs = { $verbs ->
    [hint-play-discard] Napověz, zahraj, nebo zahoď
    [hint-play] Napověz, nebo zahraj
    [play-discard] Zahraj, nebo zahoď
   *[play] Zahraj kartu
}
web-turn-reward = Vyber si odměnu
web-waiting-choice = { $name } si vybírá odměnu
web-seat-on-turn = přemýšlí
web-seat-chooses = vybírá
web-seat-after-you = po tobě
web-seat-next = hraje potom
web-seat-away = offline
web-seat-bot = bot

## Karty pro ty, kdo poslouchají

web-slot = Pozice { $slot }
web-slot-newest = Pozice { $slot }, nejnovější
web-hidden-card = skrytá
web-mate-card = { $name }, pozice { $slot }: { $card }. Ví: { $known }
web-known-card = Je to { $card }.
web-known-kinds = { $suits }; { $ranks }
web-known-playable = určitě se hodí
web-known-useless = už se nikdy nehodí
web-known-indispensable = poslední kus
web-any-suit = jakákoli barva
web-any-rank = jakákoli hodnota

## Výběr

web-hint-to = Nápověda pro: { $name }
web-hint-color = { $colorname }: { $count ->
    [0] žádná karta
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
web-hint-rank = { $rank }: { $count ->
    [0] žádná karta
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
web-hint-lights = rozsvítí tyto karty
web-hint-more = Všechny nápovědy
web-no-hint = Teď není možná žádná nápověda.
web-why = Proč?
web-why-ask = Proč tenhle tah?
web-why-later = Řeknu ti to po hře.
web-tap-again = ťukni znovu a provede se
web-own-card-menu = Co s touto kartou
web-play = Zahrát
    .key = P
web-play-playable = určitě se hodí
web-play-useless = hodit se nemůže
web-play-indispensable = poslední kus
web-play-odds = hodí se { $fit } { $count ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
    [12] ze
    [13] ze
    [14] ze
    [16] ze
    [17] ze
    [30] ze
    [31] ze
    [32] ze
    [33] ze
    [34] ze
    [35] ze
    [36] ze
    [37] ze
   *[other] z
} { $count } možných karet
web-play-as = Ohlásit { $suit ->
    [white] bílou
    [red] červenou
    [blue] modrou
    [yellow] žlutou
    [green] zelenou
    [multicolor] duhovou
   *[black] černou
} a zahrát
web-announce = Ohlásit barvu a zahrát:
web-discard = Zahodit
    .key = D
web-discard-playable = přitom by se hodila
web-discard-useless = v klidu, vrátí nápovědu
web-discard-indispensable = je to poslední kus
web-discard-unsure = vrátí nápovědu
web-discard-full = všechny nápovědy už jsou zpět
web-knowledge = Čím může být
web-knowledge-about = { $count ->
    [one] Možná je jen jedna karta.
    [few] Možné jsou { $count } různé karty.
    [many] Možné je { $count } různé karty.
   *[other] Možných je { $count } různých karet.
}
web-kind-possible = možná
web-kind-counted = vyloučená počítáním
web-kind-excluded = vyloučená nápovědami
web-note = Poznámka
web-note-about = Tuto poznámku vidíš jen ty. Drží se karty.
web-note-save = Uložit poznámku
web-hand-to = Teď se dívá { $name }
web-hand-to-about = Podejte zařízení dál. Všichni ostatní se otočí.
web-i-am = To jsem já, { $name }

## Odměny

web-reward-choose = Nejdřív vyber
web-reward-tell = { $name } dostane nápovědu – { $what }
web-reward-return = Zamíchat do balíčku: { $card }
web-reward-add = Přidat: { $card }
web-reward-decline = Vzdát se
web-reward-look = Nejdřív se podívat na stůl
web-reward-show = Vyber si odměnu

## Vedle tahů

web-log = Průběh
web-log-and-talk = Průběh a hovor
web-log-seat-taken = { $name } si sedá ke stolu.
web-log-started = Začíná { $name }.
web-log-undone = Poslední tah se vrací.
web-log-interrupted = Server byl chvíli mimo.
web-log-abandoned = Hra je opuštěná.
web-log-undo-asked = { $name } žádá o vrácení posledního tahu.
web-log-undo-agreed = { $name } souhlasí.
web-log-undo-refused = { $name } nesouhlasí.
web-log-paused = { $name } pozastavuje hru.
web-log-resumed = { $name } pouští hru dál.
web-log-timed-out = Čas vypršel: { $name }.
web-log-stood-in = { $name } má náhradu: hraje bot.
web-log-came-back = { $name } se vrací do hry.
web-log-said = { $name }: { $text }
web-talk = Hovor
web-talk-write = Něco řekni
web-talk-send = Říct
web-undo = Vzít poslední tah zpět
web-undo-asked = { $name } chce vzít poslední tah zpět.
web-undo-waiting = Ostatní se rozhodují: vzít poslední tah zpět?
web-pause = Pauza
web-paused = Hra je pozastavená.
web-resume = Hrát dál
web-abandon = Opustit hru
web-abandon-back = Hru neopouštět
web-abandon-asked = { $name } chce hru opustit.
web-stand-in = Hraje za tebe bot.
web-come-back = Jsem zpátky
web-leave = Na úvodní stránku
web-commitment = Rozdání je dané: { $hash }…
web-spectators = { $count ->
    [one] Jeden divák.
    [few] { $count } diváci.
    [many] { $count } diváka.
   *[other] { $count } diváků.
}
web-over = Konec hry.
web-see-end = Podívat se na konec

## Klávesy

web-keys = Klávesy
web-key-mates = karty dalšího spoluhráče
web-key-own = tvoje karty
web-key-cards = další karta v ruce
web-key-choose = vybrat kartu
web-key-hint = s vybranou cizí kartou: dát tuto nápovědu
web-key-play = zahrát vybranou kartu
web-key-discard = zahodit vybranou kartu
web-key-arrange = posunout svou kartu v ruce
web-key-empathy = držet: co ví spoluhráč
web-key-knowledge = čím může karta být
web-key-note = poznámka ke kartě
web-key-state = říct, jak to stojí
web-key-log = průběh hry
web-key-discards = zahozené karty
web-key-undo = požádat o vrácení posledního tahu
web-key-rules = pravidla tohoto stolu
web-key-menu = menu
web-key-help = tyto klávesy
web-key-back = zpět

## Konec

web-end-of = { $most ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
    [12] ze
    [13] ze
    [14] ze
    [16] ze
    [17] ze
    [30] ze
    [31] ze
    [32] ze
    [33] ze
    [34] ze
    [35] ze
    [36] ze
    [37] ze
   *[other] z
} { $most }
web-end-abandoned = Večer skončil předčasně.
web-end-summary = { $complete ->
    [0] Žádný hotový ohňostroj,
    [one] Jeden hotový ohňostroj,
    [few] { $complete } hotové ohňostroje,
    [many] { $complete } hotového ohňostroje,
   *[other] { $complete } hotových ohňostrojů,
} { $mistakes ->
    [0] žádná chyba.
    [one] jedna chyba.
    [few] { $mistakes } chyby.
    [many] { $mistakes } chyby.
   *[other] { $mistakes } chyb.
}
web-end-points = { $points ->
    [one] Na nebi zářil { $points } bod.
    [few] Na nebi zářily { $points } body.
    [many] Na nebi zářilo { $points } bodu.
   *[other] Na nebi zářilo { $points } bodů.
}
web-same-deal = Stejné rozdání pro přátele
web-same-deal-results = Porovnat s ostatními
web-rematch = Ještě jednou
web-rematch-join = Přidat se k další hře
web-look-at-table = Podívat se na stůl
web-who-lit-what = Kdo co rozsvítil
web-hints-given = { $count ->
    [one] 1 nápověda
    [few] { $count } nápovědy
    [many] { $count } nápovědy
   *[other] { $count } nápověd
}

## Přehrávání

web-replay = Přehrát znovu
web-review = Rozbor
web-play-from-here = Hrát odtud dál
web-try-moves = Zkusit jiné tahy
web-played-on = Pokračování jiné hry po tahu { $after }; nepočítá se do ničích statistik.
web-look-back = Pohled zpět
web-look-back-close = Zpět ke hře
web-replay-start = Na začátek
web-replay-back = O tah zpět
web-replay-play = Přehrávat
web-replay-next = O tah dál
web-replay-end = Na konec
web-replay-move = Tah
web-replay-at = Tah { $at } z { $count }
web-replay-moment = Důležitá chvíle
web-replay-eyes = Číma očima
web-replay-all = Všechny karty odkryté
web-replay-as = Dívá se { $name }
web-replay-download = Stáhnout záznam
web-look-together = Dívat se společně
web-look-together-about = Odkaz, přes který ostatní sledují stejný záznam: jeden vede, komentovat mohou všichni.
web-replay-file = Otevřít záznam
web-replay-file-about = Soubor se záznamem hry, odsud, z terminálu nebo z hanab.live. Pozice spočítá tento server a nic z toho si nenechá; nikoho dalšího se neptá.
web-replay-link = Nebo odkaz na záznam hry na hanab.live
web-replay-open = Otevřít

## Nastavení

web-set-looks = Světlo a zvuk
web-theme = Světlo
web-theme-about = Noc u řeky, nebo papír za dne.
web-theme-auto = Podle zařízení
web-theme-dark = Noc
web-theme-light = Den
web-motion = Pohyb
web-motion-about = Ohňostroje, které stoupají a rozkvétají.
web-motion-auto = Podle zařízení
web-motion-off = Žádný
web-sound = Zvuk
web-sound-about = Ticho, dokud nepřidáš.
web-set-play = U stolu
web-detail = Na tvých kartách
web-detail-positive = Co zaznělo
web-detail-positive-about = Jen to, co o kartě řekly nápovědy.
web-detail-negative = A co ne
web-detail-negative-about = Také to, co vylučují nápovědy k jiným kartám.
web-detail-full = A počítání
web-detail-full-about = Také to, co vylučují karty, které vidíš.
web-confirm = Druhé ťuknutí
web-confirm-about = Tah se nejdřív ukáže a provede ho druhé ťuknutí.
web-confirm-auto = Při dotyku
web-confirm-always = Vždy
web-confirm-never = Nikdy
web-set-you = Ty
web-recovery = Obnovovací kód
web-recovery-about = Přenese tvé jméno, místa a hry na jiné zařízení. Kdo ho má, hraje za tebe.
web-recovery-new = Vytvořit nový kód
web-recover = Obnovovací kód z jiného zařízení
web-recover-do = Přenést sem
web-sign-out = Odhlásit na tomto zařízení
