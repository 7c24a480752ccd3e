### Proč bylo něco odmítnuto. Hodnoty přicházejí jako text, proto čísla stojí tak, aby se
### nemusela skloňovat; vybírat tvar lze jen podle slov.

## Pravidla

error-players = hra je pro 2 až 5 hráčů, ne pro { $players }
error-unknown-edition = vydání { $edition } neexistuje; známá jsou { $known }
error-unknown-option = varianta { $option } neexistuje; známé jsou { $known }
error-option-not-boolean = varianta { $option } je true, nebo false, ne { $value }
error-multicolor-value = varianta multicolor je { $known }, nebo nic, ne { $value }
error-option-not-offered = vydání { $edition } nemá variantu { $option }
error-multicolor-not-offered = vydání { $edition } nemá duhové karty druhu { $value }, jen { $known }
error-suit-copies = { $suit ->
    [white] bílá
    [red] červená
    [blue] modrá
    [yellow] žlutá
    [green] zelená
    [multicolor] duhová
   *[black] černá
} barva potřebuje aspoň jeden kus každé karty
error-suits-differ = hra potřebuje aspoň jednu barvu a každou jen jednou
error-suits-ranks = všechny barvy hry mají stejný počet hodnot
error-hand-size = v ruce je aspoň jedna karta, ne { $size }
error-deck-too-small = balíček je příliš malý; hráčů: { $players }, karet v ruce: { $size }
error-ruleset-too-large = hra je příliš velká – { $what ->
    [cards] karty
    [kinds] druhy karet
    [ranks] hodnoty
    [hand-size] karty v ruce
    [hint-tokens] žetony nápovědy
   *[mistakes] chyby
}: { $value }, nejvíc { $most }
error-tokens-not-counts = žetony nápovědy a chyby jsou celá čísla a prohru znamená aspoň jedna chyba

## Rozdání

error-deck = karta { $card }: kusů v balíčku { $count }, podle pravidel { $wanted }
error-tiles = destičky odměn jsou čísla 1 až 6, každé právě jednou
error-tiles-not-in-play = destičky odměn jsou zadané, ale nehraje se s nimi
error-first-seat = první místo je číslo od 0 do { $last }, ne { $seat }
error-seed = číslo rozdání je celé číslo od 0 do 18446744073709551615, ne { $seed }
error-return-place = karta se nemůže vrátit pod tolik karet: { $place }; balíček jich má { $size }
error-no-return-place = rozdání neříká, kam patří vrácená karta číslo { $use }

## Tahy

error-game-over = hra skončila
error-not-a-move = { $given } není tah
error-reward-pending = nejdřív je třeba využít destičku odměny { $tile }
error-no-reward-pending = žádná destička odměny nečeká na volbu
error-other-reward = destička odměny { $tile } chce něco jiného
error-card-not-in-hand = karta { $card } není v ruce místa { $seat }
error-no-announcements = barvy se ohlašují jen ve variantě Ohlášená show
error-suit-not-in-game = { $suit ->
    [white] bílý
    [red] červený
    [blue] modrý
    [yellow] žlutý
    [green] zelený
    [multicolor] duhový
   *[black] černý
} ohňostroj v této hře není
error-all-tokens-available = všechny žetony nápovědy jsou k dispozici, takže nelze nic zahodit
error-no-token-left = nezbývá žádný žeton nápovědy
error-no-such-seat = místo { $seat } neexistuje; místa jsou 0 až { $last }
error-hint-to-oneself = nikdo nenapovídá sám sobě
error-color-not-hintable = { $color ->
    [white] bílou
    [red] červenou
    [blue] modrou
    [yellow] žlutou
    [green] zelenou
   *[multicolor] duhovou
} barvu v této hře nesmí jmenovat žádná nápověda
error-no-such-rank = hodnota { $rank } v této hře není
error-hint-touches-nothing = nápověda by se netýkala žádné karty
error-arrange-other-cards = to nejsou karty z ruky místa { $seat }
error-card-not-discarded = karta { $card } není mezi zahozenými
error-card-does-not-fit = karta { $card } se do svého ohňostroje nehodí

## Co místo smí

error-not-on-turn = na tahu je místo { $turn }, ne místo { $seat }
error-not-ones-own-hand = každý přeskládává jen své karty
error-no-such-card = karta číslo { $card } na stole není

## Boti

error-unknown-bot = bot { $bot } neexistuje; známí jsou { $known }
error-bots-at-table = počet hráčů je { $players } a tolik musí být i botů, ne { $count }

## Karty a tahy jako text

error-notation-card = tady má být karta, například r1 nebo k5, ne „{ $found }“
error-notation-deck = karta { $number }, sloupec { $column }: tady má být karta, například r1 nebo k5, ne „{ $found }“
error-notation-move = sloupec { $column }: tady má být hint, play, discard, reward nebo arrange
error-notation-seat = sloupec { $column }: tady má být číslo místa
error-notation-hint = sloupec { $column }: tady má být barva (white, red, blue, yellow, green, multicolor) nebo hodnota
error-notation-black = sloupec { $column }: černá není barva, takže ji nesmí jmenovat žádná nápověda
error-notation-card-id = sloupec { $column }: tady má být číslo karty
error-notation-as = sloupec { $column }: tady má být konec, nebo „as“ a barva
error-notation-suit = sloupec { $column }: tady má být barva (white, red, blue, yellow, green, multicolor, black)
error-notation-reward = sloupec { $column }: tady má být hint, return, add nebo decline
error-notation-arrange = sloupec { $column }: tady má být číslo místa a dvojtečka
error-notation-end = sloupec { $column }: tady má být konec
error-notation-length = text je příliš dlouhý; nejvíc znaků: { $limit }
error-notation-rules = čekají se pravidla jako en-2016,3,expert, ne „{ $found }“; krabice jsou { $known }
error-notation-position = sloupec { $column }: pozice začíná „{ $start }“
error-notation-position-kind = sloupec { $column }: čeká se open, watching nebo místo jako seat:0
error-notation-position-word = sloupec { $column }: čeká se pole s hodnotou jako tokens=8, každé jednou, ne „{ $found }“
error-notation-position-missing = sloupec { $column }: chybí pole { $field }
error-notation-position-value = sloupec { $column }: { $field } nemůže být v takové pozici takto
error-notation-position-reason = sloupec { $column }: { $field }: { $reason }
error-notation-position-spelling = sloupec { $column }: tohle se píše jinak; pozice má jediný zápis

## JSON

error-json-size = soubor je příliš velký; nejvíc bajtů: { $limit }
error-json-utf8 = řádek { $line }, sloupec { $column }: tohle není UTF-8
error-json-syntax = řádek { $line }, sloupec { $column }: tohle není JSON
error-json-depth = řádek { $line }, sloupec { $column }: vnoření je hlubší než { $limit }
error-json-tokens = řádek { $line }, sloupec { $column }: příliš mnoho slov, čísel a znamének; nejvíc { $limit }
error-json-constant = řádek { $line }, sloupec { $column }: { $found } není číslo
error-json-digits = řádek { $line }, sloupec { $column }: číslo je příliš dlouhé; nejvíc znaků: { $limit }
error-json-overflow = řádek { $line }, sloupec { $column }: číslo { $found } je příliš velké
error-json-surrogate = řádek { $line }, sloupec { $column }: { $found } je půlka znaku
error-json-duplicate = klíč „{ $key }“ je v jednom objektu dvakrát

## Záznamy

error-record-field = { $field }: { $reason }
error-record-move = tah { $number }: { $move }: { $reason }
error-record-move-text = tah { $number }: tady má být text v uvozovkách, ne { $value }
error-record-not-an-object = záznam je objekt JSON, ne { $value }
error-record-missing = toto pole chybí
error-record-unknown = takové pole neexistuje
error-record-format = tohle není „hanabi-record“, ale { $value }
error-record-version = známé jsou jen verze 1 a 2, ne { $value }
error-record-object = tady má být objekt, ne { $value }
error-record-list = tady má být seznam, ne { $value }
error-record-text = tady má být text v uvozovkách, ne { $value }
error-record-number = tady má být celé číslo od 0 výš, ne { $value }
error-record-player-count = zadaných jmen: { $count }, hráčů: { $wanted }
error-record-seed = číslo rozdání je celé číslo od 0 do 18446744073709551615 v uvozovkách, bez nul na začátku, ne { $value }
error-record-deal = rozdání má buď číslo (seed), nebo balíček (deck)
error-record-seed-and-more = rozdání s číslem nemá pole { $field }
error-record-too-many-moves = příliš mnoho tahů; nejvíc { $limit }
error-record-unused-returns = zadaných pozic: { $count }, použitých: { $used }
error-record-not-over = hra neskončila
error-record-without-beginning = tato hra pokračuje ze zadané pozice; neví se, co k ní vedlo, a proto nemá záznam
error-record-wrong = je zapsáno { $value }, správně je { $right }
error-record-custom-rules = tato pravidla nejsou z žádné krabice ani z kombinace možností, takže je tu nelze ukázat
error-record-returns-differ = varianty vracejí karty na různá místa, což jedno rozdání neumí říct
error-record-after = po { $after } tazích tu žádná pozice není, jen od { $first } do { $last }
error-hanab-live-variant = naše pravidla nemají variantu { $variant } z hanab.live
error-hanab-live-option = naše pravidla a hanab.live nemají společnou možnost { $option }
error-hanab-live-rules = hanab.live nemá variantu s těmito pravidly
error-hanab-live-end = po konci hry ještě něco následuje
error-hanab-live-link = tohle není odkaz, který nese hru: { $found }
error-hanab-live-no-link = odkaz tuto hru neunese: vejde se do něj jen varianta a 62 karet
error-record-extra-known = toto pole píše sám záznam
error-record-extra-value = hodnotu nelze zapsat jako JSON

## Příkazový řádek

error-unknown-command = příkaz { $command } neexistuje; známé jsou { $known }
error-no-such-option = volba { $option } neexistuje
error-missing-parameter = chybí { $parameter }
error-option-usage = volba { $option } má jednu hodnotu
error-flag-usage = volba { $option } nemá žádnou hodnotu
error-too-many-words = je tu o slovo víc; co lze napsat, řekne --help
error-usage = { $reason }
error-solve-what = řekněte, co se má řešit: jeden záznam, jedno --seed, nebo --seeds
error-solve-move-of-file = --move označuje tah záznamu, potřebuje tedy soubor
error-solve-no-such-move = { $file }: pozice po { $move }. tahu neexistuje; poslední tah záznamu je { $last }.
error-endgame-both = buď --open-hands, nebo --others
error-endgame-only-wins = buď --only-wins, nebo --others
error-show-forms = jen jedno z --text, --svg, --png a --position
error-endgame-over = po { $move } tazích je po hře
error-endgame-not-on-turn = po { $move } tazích je na tahu místo { $turn }, ne místo { $seat }
error-endgame-time = za { $seconds } s se to nespočítá; zvolte pozdější tah, nebo zadejte --seconds
error-endgame-deck = s { $cards } kartami v balíčku je toho k počítání příliš; zvolte pozdější tah
error-endgame-hands = skryté karty dovolují víc než { $limit } rukou; zvolte pozdější tah
error-endgame-games = bylo by třeba { $games } her, dovoleno je { $limit }; zvolte pozdější tah, nebo zadejte --games
error-stats-what = uveďte, které hry: soubory, složky, nebo --server
error-convert-nothing = není žádná hra k převedení
error-stats-nothing = není žádná hra k počítání
error-stats-server = { $server } neodpovídá: { $why }
error-not-a-range = { $option } je rozsah jako 1..1000, ne { $value }
error-not-a-number = { $option } chce celé číslo od { $least } výš, ne { $value }
error-web-address = { $option } bere adresu jako https://hanabi.example.org, ne { $value }
error-proxy-address = { $option } bere IP adresy nebo sítě jako 127.0.0.1,10.0.0.0/8, nebo *, ne „{ $value }“
error-number-range = { $option } chce číslo od { $least } do { $most }, ne { $value }
error-option-value = varianta je true, nebo false, ne { $value }
error-file-unreadable = { $file } nelze přečíst: { $why }
error-file-unwritable = { $file } nelze zapsat: { $why }
error-file-exists = { $file } už existuje
error-output = na výstup nelze nic zapsat: { $why }
error-in-file = { $file }: { $reason }
error-admin-yes = co se smaže, je navždy pryč: přidej --yes, je-li to tak myšleno
error-no-terminal = hra na celé obrazovce potřebuje terminál
error-no-textual = hra na celé obrazovce potřebuje Textual: pip install "hanabi[terminal]"

## Zálohy

error-backup-header = tohle není záloha této verze
error-backup-cut = záloha je useknutá: chybějí řádky
error-backup-line = řádek { $line } zálohy je poškozený
error-backup-references = řádky zálohy odkazují na řádky, které v ní nejsou
error-backup-twice = záloha obsahuje dvakrát tentýž řádek
error-restore-conflict = řádky zálohy nejdou dohromady s řádky databáze; nic se nezměnilo

## Rychlé jádro

error-compiling = překlad rychlého jádra, jednou na tomto počítači (do minuty)…
error-dataset-source = uveďte buď boty, nebo záznamy
error-dataset-rules = { $file } má jiná pravidla než první záznam
error-dataset-unfinished = { $file } je ze hry, která neskončila
error-no-pyarrow = Parquet potřebuje pyarrow: pip install "hanabi[datasets]"
error-look-name = { $name } je jméno, které už infos má
error-own-hand-encoder = { $encoder } ukazuje hráči jeho vlastní karty, takže podle něj žádný bot hrát nesmí
error-no-action = tento tah nemá v této hře číslo akce
error-not-legal-now = tento tah teď není dovolený
error-illegal-action = akce { $action } není ve hře { $game } dovolená
error-other-ruleset = tyto hry mají jiná pravidla

## Server

error-bad-message = tohle není zpráva protokolu: { $reason }
error-bad-request = požadavek je chybný: { $reason }
error-hello-again = toto spojení už pozdravilo
error-hello-first = první zpráva musí být hello
error-message-too-long = zpráva je příliš dlouhá; nejvíc znaků: { $limit }
error-body-too-large = požadavek je příliš velký; nejvíc bajtů: { $limit }
error-body-too-slow = zbytek požadavku nepřišel včas
error-not-text = zprávy jsou text, ne binární data
error-protocol-version = tento server mluví verzí { $version } protokolu
error-seq = řádek { $seq } neexistuje; poslední je { $current }
error-sign-in-needed = je potřeba identita: nejdřív vstup jako host
error-push-endpoint = Tohle nemůže být adresa služby oznámení.
error-push-keys = Tohle nejsou klíče k odběru oznámení.
error-token-unknown = tento token nic neotvírá
error-token-rights = tento token to nesmí: vznikl bez práva měnit tvou identitu
error-recovery-code-unknown = tento obnovovací kód nic neotvírá
error-too-many-tokens = víc tokenů než { $limit } mít nelze; nejdřív jeden zruš
error-no-such-token = takový token nemáš
error-origin = tato stránka nesmí server používat
error-host = tento server má jiné jméno; jeho správce je může povolit pomocí --public-url
error-too-many-messages = příliš mnoho zpráv; chvilku počkej
error-too-many-requests = příliš mnoho požadavků; chvilku počkej
error-too-many-connections = otevřených spojení je už příliš mnoho; nejdřív jedno zavři
error-too-many-open-tables = sedíš u { $limit } stolů, kde se ještě nezačalo; nejdřív u některého začni, nebo ho zavři
error-too-many-questions = několik otázek už čeká na odpověď; počkej na ni
error-too-many-reviews = několik rozborů už čeká; vrať se, až bude některý hotový
error-not-dealt-anew = žádné jiné rozdání by sem nevedlo
error-storage = teď nelze nic uložit; zkus to znovu
error-internal = server selhal; není to tvoje vina
error-no-such-path = tady nic není
error-no-such-method = tohle tady nejde
error-no-such-table = takový stůl neexistuje
error-no-such-lesson = taková lekce neexistuje
error-no-such-lines = takové varianty tu nejsou; kdo je sdílel, je možná smazal
error-table-unreadable = tento stůl nelze přečíst; provozovatel ho najde v protokolu
error-passphrase-wrong = heslo není správné
error-no-spectators = tento stůl nemá diváky
error-not-seated = u tohoto stolu nemáš místo
error-not-the-host = to smí jen hostitel
error-kept-out = hostitel od tohoto stolu vykázal tebe nebo někoho z tvé internetové adresy
error-nobody-kept-out = nikdo s tímto číslem vykázán není
error-no-such-person = takový člověk tu není
error-blocked = správce tohoto serveru tuto adresu zablokoval
error-keep-out-whom = na místě { $seat } není nikdo, komu by šlo zakázat přístup
error-seat-seen = karty na místě { $seat } už znáš, proto tam nemůžeš hrát
error-seat-taken = místo { $seat } je obsazené
error-not-ones-seat = místo { $seat } není tvoje
error-seat-name = tady každý hraje pod svým jménem: tento stůl není pro společné zařízení
error-no-bot-there = na místě { $seat } žádný bot nehraje
error-bot-not-moved = bot na místě { $seat } ještě netáhl
error-bot-too-slow = bot potřebuje příliš mnoho času; zkus to znovu
error-seat-empty = na místě { $seat } nikdo nesedí
error-seats-free = tato místa jsou ještě volná: { $seats }
error-seat-asked-for = o místo { $seat } už žádá někdo jiný
error-nobody-at-the-door = u dveří už nikdo s tímto číslem není
error-too-many-at-the-door = u dveří tohoto stolu už čeká příliš mnoho lidí
error-no-free-seat = u tohoto stolu už není volné místo
error-bot-seat-ask = hrát místo bota ti může dovolit jen hostitel
error-seated-already = u tohoto stolu už sedíš
error-bot-seats-kept = u tohoto stolu nikdo nesmí převzít místo bota
error-somebody-waits = u dveří je někdo, kdo si chce přisednout
error-no-such-code = tento kód nepatří žádnému stolu; kódy platí několik hodin
error-table-closed = stůl je zavřený
error-too-often = u jednoho stolu to lze udělat nejvýš { $limit }×
error-game-started = hra už začala
error-game-not-started = hra ještě nezačala
error-game-not-over = hra ještě neskončila
error-old-position = mezitím se něco stalo: podívej se znovu
error-paused = hra je pozastavená
error-not-paused = hra není pozastavená
error-bot-plays-seat = na tvém místě hraje bot: nejdřív se vrať
error-no-stand-in = na tvém místě žádný bot nehraje
error-nothing-to-undo = není co vzít zpět
error-undo-asked-already = žádost o vrácení tahu už běží
error-no-undo-asked = nikdo o vrácení tahu nežádá
error-answered-already = tvá odpověď už platí
error-voted-already = to už je tvůj hlas
error-no-vote = opustit hru nikdo nenavrhl
error-talk-level = úroveň hovoru u stolu to nedovoluje: { $level ->
    [silent] ticho
    [phrases] pár vět
   *[free] volný chat
}
error-unknown-phrase = věta { $phrase } neexistuje
error-phrase-or-text = řekni buď větu, nebo text
error-text-empty = text je prázdný
error-text-too-long = text je příliš dlouhý; nejvíc znaků: { $limit }
error-commitment-missing = záznam nemá závazek s poli hash, salt a return_seed
error-commitment-seed = return_seed v závazku není číslo rozdání
error-commitment-hash = tohle není rozdání, ke kterému se server zavázal
error-commitment-returns = karta se nevrátila tam, kam určuje závazek
error-address = nelze poslouchat na { $host }, port { $port }: { $why }
error-database = databázi nelze použít: { $why }
error-database-newer = tuto databázi vytvořila novější verze hanabi
error-database-driver = { $driver } tu nelze použít: napište postgresql://… (s psycopg) nebo sqlite+aiosqlite:///…
error-no-postgres = PostgreSQL potřebuje ovladač: pip install "hanabi[postgres]"
error-database-too-old = tento PostgreSQL má verzi { $version }; je potřeba { $oldest } nebo novější
error-database-encoding = tato databáze má kódování { $encoding }; je potřeba UTF8 (CREATE DATABASE … ENCODING UTF8 TEMPLATE template0)
error-workers-sqlite = více procesů potřebuje PostgreSQL (--database postgresql://…); SQLite slouží jednomu procesu
error-database-url = tohle není adresa databáze, například sqlite+aiosqlite:///hanabi.db
error-no-database = v { $place } není databáze hanabi
error-no-extra = k tomu je potřeba balík { $missing }, který není nainstalován: pip install "hanabi[{ $extra }]"
error-table-address = { $url } není adresa stolu
error-no-hanabi-server = { $url } odpovídá, ale není to server hanabi
error-unreachable = { $url } není dostupné: { $why }

## Simulace

error-bot-count = jmenovaných botů: { $count }, míst: { $players }; jmenuj jednoho pro všechna, nebo pro každé jednoho
error-no-games = musí být aspoň jedna hra, ne { $games }
error-seeds = při tolika hrách je první číslo rozdání od 0 do { $last }, ne { $seed }
error-folder-unwritable = do { $folder } nelze zapisovat: { $why }
error-record-in-the-way = { $file } existuje a není to záznam této hry
error-not-a-simulation = { $file } není průběh simulace
error-not-a-file = { $file } není obyčejný soubor
error-other-simulation = { $file } je průběh jiné simulace
error-file-unusable = { $file } nelze použít: { $why }
error-no-dask = cluster potřebuje Dask: pip install "hanabi[cluster]"
error-no-cluster = na adrese { $address } neodpovídá žádný cluster: { $why }
error-no-numba = rychlé jádro potřebuje NumPy a Numba: pip install "hanabi[fast]"
error-show-terminal = obrázek by v terminálu byl jen šum: --out mu dá soubor
error-no-resvg = PNG potřebuje resvg: pip install "hanabi[pictures]"
error-no-matplotlib = obrázek potřebuje matplotlib: pip install "hanabi[plots]"
error-plot-unwritable = obrázek { $file } nelze zapsat: { $why }
error-plot-format = { $file } nemá koncovku obrázku; známé jsou { $known }
error-bot-twice = každý bot se účastní jednou: { $bots }
error-players-twice = každý počet hráčů se uvádí jednou: { $players }
error-same-name = dva soubory mají stejné jméno: { $bots }
error-bot-file = bota { $file } nelze přečíst: { $why }
error-bot-file-fails = bot { $file } neběží: { $why }
error-bot-file-hangs = bot { $file } není ani po { $seconds } s připraven
error-bot-file-dies = bot { $file } ukončí svůj proces dřív, než může hrát
error-no-bot = v { $file } není žádný bot: ani funkce make_bot, ani třída s metodou choose
error-several-bots = v { $file } je více botů ({ $bots }); který hraje, řekne „:“ a jméno za souborem nebo funkce make_bot
error-no-bot-named = v { $file } není nic, co by se jmenovalo { $bot }
error-bot-module = modul { $module } není v této složce ani mezi nainstalovanými
error-bot-arguments = bota { $bot } z { $file } nelze vytvořit: musí přijímat místo a číslo rozdání, nebo nic
error-no-fork = boti ze souborů potřebují systém s fork (Linux, macOS): { $file }
error-forfeit-error = výjimka { $what }
error-forfeit-illegal = nedovolený tah { $move }
error-forfeit-time = žádná odpověď do { $seconds } s
error-forfeit-died = jeho proces skončil

## Prostředí pro učení

error-unknown-encoder = kódování { $encoder } neexistuje; známá jsou { $known }
error-wrong-array = { $name } musí být souvislé pole typu { $kind } o tvaru { $shape }, ne { $given }
error-setting-value = { $name } může být { $known }, ne { $value }
error-encoder-output = kódování { $encoder } dává podíly, takže jeho výstup je float32, ne { $output }
error-action-range = akce hry { $game } je číslo od 0 do { $last }, ne { $action }
error-game-over-reset = hra { $game } skončila: před dalším krokem ji začněte znovu
error-not-reset = karty nejsou rozdané: nejprve zavolejte reset
error-per-game = { $name } bere jednu hodnotu nebo po jedné na každou hru (her: { $games }), ne { $count }
error-deck-of-game = balíček hry { $game } nemá karty svých pravidel
error-no-learner = každé místo hry { $game } má bota: jedno nechte tomu, kdo se učí
error-other-environment = tento stav patří prostředí s jinými hrami
error-readable-teammates = pozice lze měnit jen tehdy, když jsou všichni spoluhráči přeložení boti

## Jedna hra pro učící se program a rozhraní Hanabi Learning Environment

error-env-action = akce je číslo od 0 do { $last }, ne { $action }
error-env-illegal-action = akce { $action } teď není dovolená
error-env-not-on-turn = { $agent } není na tahu, takže jeho akce je { $noop }, ne { $action }
error-env-missing-action = chybí akce pro { $agent }
error-bot-illegal-action = bot { $bot } na místě { $seat } zvolil { $action }, což není dovoleno; rozdej hry znovu
error-hle-illegal = tah { $move } teď není dovolený
error-hle-move = { $move } není tah
error-hle-color = očekávala se jedna z barev { $known }, ne { $color }
error-hle-index = očekávalo se číslo od 0 do { $last }, ne { $value }
error-hle-action-kind = akce je číslo nebo slovník, ne { $value }
error-hle-action-dict = tento slovník není akce: { $value }
error-hle-parameter = parametr { $name } je celé číslo od { $least } do { $most }, ne { $value }
error-hle-config = konfigurace je slovník, ne { $value }
error-hle-environment = prostředí { $name } neexistuje; známá jsou { $known }
error-hle-chance = nejdřív se musí rozdat karty: nikdo nemá dovolený tah
error-hle-not-chance = žádná karta se nerozdává: na tahu je hráč

# Co odmítá operační systém a SQLite; název je jejich.
error-system-no-such-file = takový soubor ani složka neexistuje ({ $name })
error-system-not-permitted = není to dovoleno ({ $name })
error-system-is-folder = je to složka ({ $name })
error-system-not-a-folder = část cesty není složka ({ $name })
error-system-exists = už existuje ({ $name })
error-system-disk-full = disk je plný ({ $name })
error-system-too-large = soubor by byl příliš velký ({ $name })
error-system-read-only = dá se jen číst ({ $name })
error-system-disk-fails = disk selhává ({ $name })
error-system-busy = používá to něco jiného ({ $name })
error-system-too-many-open = je otevřeno příliš mnoho souborů ({ $name })
error-system-name-too-long = název je příliš dlouhý ({ $name })
error-system-links-in-a-circle = jeho odkazy vedou v kruhu ({ $name })
error-system-reader-gone = nikdo už to nečte ({ $name })
error-system-closed = je to zavřené ({ $name })
error-system-address-taken = už tam je jiný program ({ $name })
error-system-not-our-address = tento počítač takovou adresu nemá ({ $name })
error-system-nobody-listens = nikdo tam nenaslouchá ({ $name })
error-system-hung-up = druhá strana zavěsila ({ $name })
error-system-no-answer = odpověď nepřišla včas ({ $name })
error-system-no-way-there = sítí tam nevede žádná cesta ({ $name })
error-system-no-such-host = počítač tohoto jména nikdo nezná ({ $name })
error-system-other = { $words }
error-sqlite-cannot-open = SQLite ho nemůže otevřít ({ $name })
error-sqlite-busy = zaměstnává ho jiný program ({ $name })
error-sqlite-no-database = není to databáze SQLite ({ $name })
error-sqlite-damaged = je poškozená ({ $name })

error-puzzle-position = řádek není pozicí místa, které je na tahu
error-puzzle-asked = karta, na kterou se ptá, není v ruce
error-puzzle-unclear = žádnou odpověď nelze dokázat ani vyvrátit
error-puzzle-tiles = otočená destička není otázkou hádanky
error-puzzle-chances = šance nejsou ty, které najde engine
error-puzzle-answer = odpověď je { $answer }, a správně je: { $found }
error-puzzle-line = řádek { $line }: { $why }
error-puzzle-fields = hádanka má tato pole: { $known }
error-puzzle-field = pole { $field } není, jaké má být
error-no-such-puzzle = hádanka toho jména neexistuje
error-no-such-answer = taková odpověď tu není

## Rozdání pro více týmů

error-no-such-deal = takové rozdání není
error-deal-closed = toto rozdání už skončilo: nikdo je nemůže začít
error-deal-played = { $name } už toto rozdání hrál(a), a hraje se jednou
error-deal-unfinished = nejdřív si toto rozdání zahraj: jeho hry vidí ti, kdo je dohráli
error-deal-begun = karty tohoto rozdání jsou rozdané: nikdo další si nemůže sednout
error-deal-no-undo = v tomto rozdání se tahy nevracejí: všichni hrají se stejnými kartami
error-deal-no-coach = v tomto rozdání trenér mlčí: všichni hrají se stejnými kartami
error-deal-players = počet hráčů tohoto rozdání je { $players }
error-deal-played-on = tato hra pokračuje z jiné: je to její rozdání

error-no-such-shared-replay = takový společný záznam není; co týden nikdo nepoužil, zmizí
error-not-leading = tady vede někdo jiný
error-leader-here = ten, kdo vede, je tady
error-nobody-here = nikdo takový tu není
error-shared-replay-full = u tohoto společného záznamu je příliš mnoho lidí
error-too-many-shared-replays = víc společných záznamů mít nemůžeš; ty, které nikdo nepoužívá, po týdnu zmizí
error-too-many-comments = víc se toho sem už nevejde
