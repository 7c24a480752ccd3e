### De ce s-a refuzat ceva. Valorile vin ca text, deci propozițiile nu depind de număr.

## Reguli

error-players = se joacă în 2 până la 5, nu în { $players }
error-unknown-edition = nu există ediția { $edition }; cele cunoscute: { $known }
error-unknown-option = nu există opțiunea { $option }; cele cunoscute: { $known }
error-option-not-boolean = opțiunea { $option } e true sau false, nu { $value }
error-multicolor-value = opțiunea multicolor e { $known } sau nimic, nu { $value }
error-option-not-offered = ediția { $edition } nu oferă opțiunea { $option }
error-multicolor-not-offered = ediția { $edition } nu are cărți multicolore de felul { $value }, ci doar { $known }
error-suit-copies = seria { $suit ->
    [white] albă
    [red] roșie
    [blue] albastră
    [yellow] galbenă
    [green] verde
    [multicolor] multicoloră
   *[black] neagră
} are nevoie de cel puțin un exemplar din fiecare carte
error-suits-differ = un joc are nevoie de cel puțin o serie, fiecare o singură dată
error-suits-ranks = toate seriile unui joc au la fel de multe valori
error-hand-size = o mână are cel puțin o carte, nu { $size }
error-deck-too-small = pachetul nu ajunge; jucători: { $players }, cărți de fiecare: { $size }
error-ruleset-too-large = jocul este prea mare; { $what ->
    [cards] cărți
    [kinds] feluri de cărți
    [ranks] valori
    [hand-size] cărți într-o mână
    [hint-tokens] jetoane de indiciu
   *[mistakes] greșeli
}: { $value }, cel mult { $most }
error-tokens-not-counts = jetoanele și greșelile sunt numere întregi, și cel puțin o greșeală pierde jocul

## Împărțiri

error-deck = cartea { $card } ar trebui să fie în pachet de atâtea ori: { $wanted }; este de atâtea: { $count }
error-tiles = plăcuțele sunt numerele de la 1 la 6, fiecare o dată
error-tiles-not-in-play = sunt date plăcuțe, dar ele nu sunt în joc
error-first-seat = primul loc e un număr de la 0 la { $last }, nu { $seat }
error-seed = un seed e un număr întreg de la 0 la 18446744073709551615, nu { $seed }
error-return-place = o carte nu se poate întoarce la adâncimea { $place } într-un teanc cu mărimea { $size }
error-no-return-place = împărțirea nu spune unde merge cartea întoarsă cu numărul { $use }

## Mutări

error-game-over = jocul s-a terminat
error-not-a-move = { $given } nu este o mutare
error-reward-pending = întâi trebuie folosită plăcuța { $tile }
error-no-reward-pending = nicio plăcuță nu așteaptă o alegere
error-other-reward = plăcuța { $tile } cere altceva
error-card-not-in-hand = cartea { $card } nu e în mâna locului { $seat }
error-no-announcements = culori se anunță doar în „Coregrafia”
error-suit-not-in-game = în acest joc nu există artificiul { $suit ->
    [white] alb
    [red] roșu
    [blue] albastru
    [yellow] galben
    [green] verde
    [multicolor] multicolor
   *[black] negru
}
error-all-tokens-available = toate jetoanele sunt la îndemână, deci nu se poate arunca nimic
error-no-token-left = nu mai e niciun jeton de indiciu
error-no-such-seat = nu există locul { $seat }; locurile sunt de la 0 la { $last }
error-hint-to-oneself = nimeni nu-și dă singur un indiciu
error-color-not-hintable = în acest joc niciun indiciu nu poate numi culoarea { $color ->
    [white] alb
    [red] roșu
    [blue] albastru
    [yellow] galben
    [green] verde
   *[multicolor] multicolor
}
error-no-such-rank = în acest joc nu există valoarea { $rank }
error-hint-touches-nothing = indiciul n-ar atinge nicio carte
error-arrange-other-cards = acestea nu sunt cărțile din mâna locului { $seat }
error-card-not-discarded = cartea { $card } nu e printre cele aruncate
error-card-does-not-fit = cartea { $card } nu se potrivește la artificiul ei

## Ce poate spune un loc

error-not-on-turn = e rândul locului { $turn }, nu al locului { $seat }
error-not-ones-own-hand = fiecare își aranjează doar propria mână
error-no-such-card = pe masă nu e nicio carte cu numărul { $card }

## Boți

error-unknown-bot = nu există botul { $bot }; cei cunoscuți: { $known }
error-bots-at-table = jucătorii sunt { $players } și tot atâția trebuie să fie boții, nu { $count }

## Cărți și mutări ca text

error-notation-card = se aștepta o carte, cum ar fi r1 sau k5, nu „{ $found }”
error-notation-deck = cartea { $number }, coloana { $column }: se aștepta o carte, cum ar fi r1 sau k5, nu „{ $found }”
error-notation-move = coloana { $column }: se aștepta hint, play, discard, reward sau arrange
error-notation-seat = coloana { $column }: se aștepta numărul unui loc
error-notation-hint = coloana { $column }: se aștepta o culoare (white, red, blue, yellow, green, multicolor) sau o valoare
error-notation-black = coloana { $column }: negrul nu e culoare, deci niciun indiciu nu-l poate numi
error-notation-card-id = coloana { $column }: se aștepta numărul unei cărți
error-notation-as = coloana { $column }: se aștepta sfârșitul, sau „as” și o serie
error-notation-suit = coloana { $column }: se aștepta o serie (white, red, blue, yellow, green, multicolor, black)
error-notation-reward = coloana { $column }: se aștepta hint, return, add sau decline
error-notation-arrange = coloana { $column }: se aștepta numărul unui loc și două puncte
error-notation-end = coloana { $column }: se aștepta sfârșitul
error-notation-length = textul e prea lung; limita de caractere: { $limit }
error-notation-rules = se așteaptă reguli precum en-2016,3,expert, nu „{ $found }”; cutiile sunt { $known }
error-notation-position = coloana { $column }: o poziție începe cu „{ $start }”
error-notation-position-kind = coloana { $column }: se așteaptă open, watching sau un loc precum seat:0
error-notation-position-word = coloana { $column }: se așteaptă un câmp cu valoarea lui, precum tokens=8, fiecare o dată, nu „{ $found }”
error-notation-position-missing = coloana { $column }: lipsește câmpul { $field }
error-notation-position-value = coloana { $column }: { $field } nu poate fi așa într-o asemenea poziție
error-notation-position-reason = coloana { $column }: { $field }: { $reason }
error-notation-position-spelling = coloana { $column }: asta se scrie altfel; o poziție are o singură scriere

## JSON

error-json-size = fișierul e prea mare; limita de octeți: { $limit }
error-json-utf8 = linia { $line }, coloana { $column }: nu e UTF-8
error-json-syntax = linia { $line }, coloana { $column }: nu e JSON
error-json-depth = linia { $line }, coloana { $column }: prea multe niveluri unul într-altul; limita: { $limit }
error-json-tokens = linia { $line }, coloana { $column }: prea multe cuvinte, numere și semne; limita: { $limit }
error-json-constant = linia { $line }, coloana { $column }: { $found } nu e un număr
error-json-digits = linia { $line }, coloana { $column }: număr prea lung; limita de caractere: { $limit }
error-json-overflow = linia { $line }, coloana { $column }: numărul { $found } e prea mare
error-json-surrogate = linia { $line }, coloana { $column }: { $found } e o jumătate de caracter
error-json-duplicate = cheia „{ $key }” apare de două ori într-un obiect

## Înregistrări

error-record-field = { $field }: { $reason }
error-record-move = mutarea { $number }: { $move }: { $reason }
error-record-move-text = mutarea { $number }: se aștepta un text între ghilimele, nu { $value }
error-record-not-an-object = o înregistrare e un obiect JSON, nu { $value }
error-record-missing = acest câmp lipsește
error-record-unknown = nu există un asemenea câmp
error-record-format = aceasta nu e „hanabi-record”, ci { $value }
error-record-version = se cunosc doar versiunile 1 și 2, nu { $value }
error-record-object = se aștepta un obiect, nu { $value }
error-record-list = se aștepta o listă, nu { $value }
error-record-text = se aștepta un text între ghilimele, nu { $value }
error-record-number = se aștepta un număr întreg, 0 sau mai mare, nu { $value }
error-record-player-count = nume date: { $count }, jucători: { $wanted }
error-record-seed = un seed e un număr întreg de la 0 la 18446744073709551615, între ghilimele și fără zerouri la început, nu { $value }
error-record-deal = o împărțire are fie un seed, fie un pachet (deck)
error-record-seed-and-more = o împărțire cu seed nu are { $field }
error-record-too-many-moves = prea multe mutări; limita: { $limit }
error-record-unused-returns = locuri date: { $count }, locuri folosite: { $used }
error-record-not-over = jocul nu s-a terminat
error-record-without-beginning = acest joc continuă dintr-o poziție; nu se știe ce a dus la ea, așa că nu poate fi înregistrat
error-record-wrong = scrie { $value }, corect e { $right }
error-record-custom-rules = aceste reguli nu sunt ale niciunei cutii și nici o combinație de opțiuni, așa că nu pot fi arătate aici
error-record-returns-differ = variantele pun cărțile înapoi în locuri diferite, ceea ce o singură împărțire nu poate spune
error-record-after = aici nu există o poziție după { $after } mutări, ci doar de la { $first } la { $last }
error-hanab-live-variant = regulile noastre nu au varianta { $variant } de pe hanab.live
error-hanab-live-option = regulile noastre și hanab.live nu au în comun opțiunea { $option }
error-hanab-live-rules = hanab.live nu are o variantă cu aceste reguli
error-hanab-live-end = după sfârșitul jocului mai urmează ceva
error-hanab-live-link = acesta nu e un link care poartă un joc: { $found }
error-hanab-live-no-link = un link nu poate purta acest joc: are loc doar pentru variantă și pentru 62 de cărți
error-record-extra-known = acest câmp îl scrie chiar înregistrarea
error-record-extra-value = valoarea nu se poate scrie ca JSON

## Linia de comandă

error-unknown-command = nu există comanda { $command }; cele cunoscute: { $known }
error-no-such-option = nu există opțiunea { $option }
error-missing-parameter = lipsește { $parameter }
error-option-usage = opțiunea { $option } cere o valoare
error-flag-usage = opțiunea { $option } nu cere nicio valoare
error-too-many-words = e un cuvânt în plus; --help spune ce se poate scrie
error-usage = { $reason }
error-solve-what = spune ce să rezolv: o înregistrare, un --seed sau --seeds
error-solve-move-of-file = --move numește o mutare a unei înregistrări, deci cere un fișier
error-solve-no-such-move = { $file }: nu există o poziție după mutarea { $move }; ultima mutare a înregistrării este { $last }
error-endgame-both = ori --open-hands, ori --others
error-endgame-only-wins = ori --only-wins, ori --others
error-show-forms = una singură dintre --text, --svg, --png și --position
error-endgame-over = după { $move } mutări jocul s-a terminat
error-endgame-not-on-turn = după { $move } mutări e la rând locul { $turn }, nu locul { $seat }
error-endgame-time = nu se termină în { $seconds } secunde; alegeți o mutare mai târzie sau dați --seconds
error-endgame-deck = cu { $cards } cărți în pachet e prea mult de numărat; alegeți o mutare mai târzie
error-endgame-hands = cărțile ascunse lasă peste { $limit } mâini; alegeți o mutare mai târzie
error-endgame-games = e nevoie de { $games } jocuri, permise sunt { $limit }; alegeți o mutare mai târzie sau dați --games
error-stats-what = spuneți care jocuri: fișiere, dosare sau --server
error-convert-nothing = nu e niciun joc de convertit
error-stats-nothing = nu e niciun joc de numărat
error-stats-server = { $server } nu răspunde: { $why }
error-not-a-range = { $option } este un interval precum 1..1000, nu { $value }
error-not-a-number = { $option } cere un număr întreg de cel puțin { $least }, nu { $value }
error-web-address = { $option } ia o adresă precum https://hanabi.example.org, nu { $value }
error-proxy-address = { $option } ia adrese IP sau rețele precum 127.0.0.1,10.0.0.0/8, ori *, nu „{ $value }”
error-number-range = { $option } cere un număr de la { $least } la { $most }, nu { $value }
error-option-value = o opțiune cere true sau false, nu { $value }
error-file-unreadable = { $file } nu se poate citi: { $why }
error-file-unwritable = { $file } nu se poate scrie: { $why }
error-file-exists = { $file } există deja
error-output = la ieșire nu se poate scrie nimic: { $why }
error-in-file = { $file }: { $reason }
error-admin-yes = ce se șterge dispare pentru totdeauna: adaugă --yes dacă asta vrei
error-no-terminal = jocul pe tot ecranul are nevoie de un terminal
error-no-textual = jocul pe tot ecranul are nevoie de Textual: pip install "hanabi[terminal]"

## Copii de siguranță

error-backup-header = aceasta nu e o copie de siguranță a acestei versiuni
error-backup-cut = copia de siguranță e trunchiată: lipsesc rânduri
error-backup-line = linia { $line } a copiei de siguranță e stricată
error-backup-references = rânduri din copia de siguranță trimit la rânduri pe care nu le are
error-backup-twice = copia de siguranță are de două ori același rând
error-restore-conflict = rândurile copiei de siguranță nu se potrivesc cu cele ale bazei de date; nu s-a schimbat nimic

## Motorul rapid

error-compiling = se compilează motorul rapid, o dată pe această mașină (până la un minut)…
error-dataset-source = numește fie boți, fie înregistrări
error-dataset-rules = { $file } are alte reguli decât prima înregistrare
error-dataset-unfinished = { $file } este dintr-un joc care nu s-a încheiat
error-no-pyarrow = Parquet are nevoie de pyarrow: pip install "hanabi[datasets]"
error-look-name = { $name } este un nume pe care infos îl are deja
error-own-hand-encoder = { $encoder } arată unui loc propriile cărți, așa că niciun bot nu poate juca după el
error-no-action = această mutare nu are număr de acțiune în acest joc
error-not-legal-now = această mutare nu e permisă acum
error-illegal-action = acțiunea { $action } nu e permisă în jocul { $game }
error-other-ruleset = aceste jocuri au alte reguli

## Serverul

error-bad-message = acesta nu e un mesaj al protocolului: { $reason }
error-bad-request = cererea e greșită: { $reason }
error-hello-again = conexiunea a fost deja salutată
error-hello-first = primul mesaj trebuie să fie hello
error-message-too-long = mesaj prea lung; limita de caractere: { $limit }
error-body-too-large = cerere prea mare; limita de octeți: { $limit }
error-body-too-slow = restul cererii nu a venit la timp
error-not-text = mesajele sunt text, nu date binare
error-protocol-version = acest server vorbește versiunea { $version } a protocolului
error-seq = nu există linia { $seq }; ultima e { $current }
error-sign-in-needed = ai nevoie de o identitate: intră întâi ca oaspete
error-push-endpoint = Aceasta nu poate fi adresa unui serviciu push.
error-push-keys = Acestea nu sunt cheile unui abonament push.
error-token-unknown = acest token nu deschide nimic
error-token-rights = acest token nu are voie: a fost făcut fără dreptul de a schimba identitatea
error-recovery-code-unknown = acest cod de recuperare nu deschide nimic
error-too-many-tokens = ai deja numărul maxim de tokenuri ({ $limit }); revocă întâi unul
error-no-such-token = nu ai un asemenea token
error-origin = această pagină nu are voie să folosească serverul
error-host = acest server are alt nume; cine îl ține îl poate permite cu --public-url
error-too-many-messages = prea multe mesaje; așteaptă puțin
error-too-many-requests = prea multe cereri; așteaptă puțin
error-too-many-connections = sunt deja prea multe conexiuni deschise; închide întâi una
error-too-many-open-tables = stai deja la mese la care jocul nu a început ({ $limit }); începe sau închide întâi una
error-too-many-questions = ai pus deja mai multe întrebări; așteaptă răspunsurile
error-too-many-reviews = mai multe analize așteaptă deja; revino când una dintre ele e gata
error-not-dealt-anew = nicio altă împărțire a cărților nu ar fi dus aici
error-storage = acum nu se poate salva nimic; încearcă din nou
error-internal = serverul a dat greș; nu e vina ta
error-no-such-path = aici nu e nimic
error-no-such-method = asta nu se poate face aici
error-no-such-table = nu există o asemenea masă
error-no-such-lesson = nu există o asemenea lecție
error-no-such-lines = nu există asemenea variante; poate că cine le-a trimis le-a șters
error-table-unreadable = masa aceasta nu poate fi citită; administratorul o găsește în jurnal
error-passphrase-wrong = parola e greșită
error-no-spectators = această masă nu are spectatori
error-not-seated = nu ai loc la această masă
error-not-the-host = asta poate face doar gazda
error-kept-out = gazda te-a dat afară de la această masă, pe tine sau pe cineva de la adresa ta de internet
error-nobody-kept-out = nimeni cu acest număr nu e ținut afară
error-no-such-person = nu există un astfel de om
error-blocked = cine ține acest server a blocat această adresă
error-keep-out-whom = pe locul { $seat } nu e nimeni căruia să-i interzici intrarea
error-seat-seen = ai văzut deja cărțile de pe locul { $seat }, așa că nu poți juca acolo
error-seat-taken = locul { $seat } e ocupat
error-not-ones-seat = locul { $seat } nu e al tău
error-seat-name = aici fiecare joacă sub numele său: masa nu e pentru un dispozitiv comun
error-no-bot-there = pe locul { $seat } nu joacă niciun bot
error-bot-not-moved = botul de pe locul { $seat } nu a mutat încă
error-bot-too-slow = botul are nevoie de prea mult timp; încearcă din nou
error-seat-empty = pe locul { $seat } nu e nimeni
error-seats-free = locuri încă libere: { $seats }
error-seat-asked-for = locul { $seat } e deja cerut de altcineva
error-nobody-at-the-door = la ușă nu mai e nimeni cu acest număr
error-too-many-at-the-door = la ușa acestei mese sunt deja prea mulți oameni
error-no-free-seat = la această masă nu mai e niciun loc liber
error-bot-seat-ask = doar gazda te poate lăsa să joci în locul unui bot
error-seated-already = stai deja la această masă
error-bot-seats-kept = la această masă nimeni nu poate lua locul unui bot
error-somebody-waits = la ușă e cineva care ar vrea un loc
error-no-such-code = nicio masă nu are acest cod; codurile sunt valabile câteva ore
error-table-closed = masa e închisă
error-too-often = la aceeași masă nu se poate face de mai mult de { $limit } ori
error-game-started = jocul a început
error-game-not-started = jocul n-a început
error-game-not-over = jocul nu s-a terminat
error-old-position = între timp s-a întâmplat ceva: mai uită-te o dată
error-paused = jocul e în pauză
error-not-paused = jocul nu e în pauză
error-bot-plays-seat = pe locul tău joacă un bot: întoarce-te întâi
error-no-stand-in = pe locul tău nu joacă niciun bot
error-nothing-to-undo = nu e nicio mutare de luat înapoi
error-undo-asked-already = s-a cerut deja luarea înapoi a unei mutări
error-no-undo-asked = n-a cerut nimeni luarea înapoi a unei mutări
error-answered-already = ai răspuns deja
error-voted-already = acesta e deja votul tău
error-no-vote = nimeni nu a propus abandonarea jocului
error-talk-level = nivelul de vorbă al mesei nu permite asta: { $level ->
    [silent] liniște
    [phrases] fraze fixe
   *[free] vorbă liberă
}
error-unknown-phrase = nu există fraza { $phrase }
error-phrase-or-text = spune fie o frază, fie un text
error-text-empty = textul e gol
error-text-too-long = text prea lung; limita de caractere: { $limit }
error-commitment-missing = înregistrării îi lipsește „commitment”, cu hash, salt și return_seed
error-commitment-seed = return_seed din „commitment” nu e un seed
error-commitment-hash = aceasta nu e împărțirea fixată dinainte
error-commitment-returns = o carte nu s-a întors unde spune seed-ul fixat dinainte
error-address = nu se poate asculta la { $host }, portul { $port }: { $why }
error-database = baza de date nu poate fi folosită: { $why }
error-database-newer = această bază de date a fost făcută de o versiune mai nouă de hanabi
error-database-driver = { $driver } nu se poate folosi aici: scrie postgresql://… (cu psycopg) sau sqlite+aiosqlite:///…
error-no-postgres = PostgreSQL are nevoie de driverul lui: pip install "hanabi[postgres]"
error-database-too-old = acest PostgreSQL este versiunea { $version }; e nevoie de { $oldest } sau mai nouă
error-database-encoding = codificarea acestei baze de date este { $encoding }; e nevoie de UTF8 (CREATE DATABASE … ENCODING UTF8 TEMPLATE template0)
error-workers-sqlite = mai multe procese au nevoie de PostgreSQL (--database postgresql://…); SQLite servește un singur proces
error-database-url = aceasta nu e adresa unei baze de date, ca sqlite+aiosqlite:///hanabi.db
error-no-database = la { $place } nu e nicio bază de date hanabi
error-no-extra = e nevoie de { $missing }, care nu este instalat: pip install "hanabi[{ $extra }]"
error-table-address = { $url } nu e adresa unei mese
error-no-hanabi-server = { $url } răspunde, dar nu este un server hanabi
error-unreachable = { $url } nu răspunde: { $why }

## Multe jocuri

error-bot-count = boți numiți: { $count }, locuri: { $players }; numește unul pentru toate sau câte unul pentru fiecare
error-no-games = trebuie cel puțin un joc, nu { $games }
error-seeds = la atâtea jocuri, primul seed e un număr de la 0 la { $last }, nu { $seed }
error-folder-unwritable = în { $folder } nu se poate scrie nimic: { $why }
error-record-in-the-way = { $file } există și nu e înregistrarea acestui joc
error-not-a-simulation = { $file } nu e stadiul unei simulări
error-not-a-file = { $file } nu este un fișier obișnuit
error-other-simulation = { $file } e stadiul altei simulări
error-file-unusable = { $file } nu se poate folosi: { $why }
error-no-dask = un cluster are nevoie de Dask: pip install "hanabi[cluster]"
error-no-cluster = la { $address } nu răspunde niciun cluster: { $why }
error-no-numba = motorul rapid are nevoie de NumPy și Numba: pip install "hanabi[fast]"
error-show-terminal = o imagine ar fi doar zgomot într-un terminal: --out îi dă un fișier
error-no-resvg = un PNG are nevoie de resvg: pip install "hanabi[pictures]"
error-no-matplotlib = o imagine are nevoie de matplotlib: pip install "hanabi[plots]"
error-plot-unwritable = imaginea { $file } nu se poate scrie: { $why }
error-plot-format = { $file } nu se termină ca o imagine; se cunosc { $known }
error-bot-twice = fiecare bot participă o singură dată: { $bots }
error-players-twice = fiecare număr de jucători se numește o singură dată: { $players }
error-same-name = două fișiere au același nume: { $bots }
error-bot-file = botul { $file } nu se poate citi: { $why }
error-bot-file-fails = botul { $file } nu rulează: { $why }
error-bot-file-hangs = botul { $file } nu e gata după { $seconds } s
error-bot-file-dies = botul { $file } își închide procesul înainte să poată juca
error-no-bot = { $file } nu conține niciun bot: nici o funcție make_bot, nici o clasă cu metoda choose
error-several-bots = { $file } conține mai mulți boți ({ $bots }); „:” și un nume după fișier sau o funcție make_bot spune care joacă
error-no-bot-named = { $file } nu conține nimic cu numele { $bot }
error-bot-module = modulul { $module } nu există nici în acest dosar, nici printre cele instalate
error-bot-arguments = botul { $bot } din { $file } nu poate fi creat: trebuie să primească un loc și un seed, sau nimic
error-no-fork = boții din fișiere au nevoie de un sistem cu fork (Linux, macOS): { $file }
error-forfeit-error = excepție { $what }
error-forfeit-illegal = mutare interzisă { $move }
error-forfeit-time = niciun răspuns în { $seconds } s
error-forfeit-died = procesul lui s-a închis

## Medii de învățare

error-unknown-encoder = nu există codificarea { $encoder }; se cunosc { $known }
error-wrong-array = { $name } trebuie să fie un tablou contiguu de { $kind } cu forma { $shape }, nu de { $given }
error-setting-value = { $name } poate fi { $known }, nu { $value }
error-encoder-output = codificarea { $encoder } dă proporții, deci rezultatul ei este float32, nu { $output }
error-action-range = acțiunea jocului { $game } este un număr de la 0 la { $last }, nu { $action }
error-game-over-reset = jocul { $game } s-a terminat: reporniți-l înainte de pasul următor
error-not-reset = cărțile nu au fost împărțite: apelați întâi reset
error-per-game = { $name } primește o singură valoare sau câte una pentru fiecare joc (jocuri: { $games }), nu { $count }
error-deck-of-game = pachetul jocului { $game } nu are cărțile regulilor sale
error-no-learner = fiecare loc al jocului { $game } are un bot: lăsați unul celui care învață
error-other-environment = această stare aparține unui mediu cu alte jocuri
error-readable-teammates = pozițiile se pot schimba doar când toți coechipierii sunt boți compilați

## O partidă pentru un program care învață și interfața Hanabi Learning Environment

error-env-action = o acțiune este un număr de la 0 la { $last }, nu { $action }
error-env-illegal-action = acțiunea { $action } nu e permisă acum
error-env-not-on-turn = { $agent } nu e la rând, deci acțiunea sa este { $noop }, nu { $action }
error-env-missing-action = lipsește acțiunea pentru { $agent }
error-bot-illegal-action = botul { $bot } de pe locul { $seat } a ales { $action }, ceea ce nu e permis; împarte jocurile din nou
error-hle-illegal = mutarea { $move } nu e permisă acum
error-hle-move = { $move } nu este o mutare
error-hle-color = se aștepta una dintre culorile { $known }, nu { $color }
error-hle-index = se aștepta un număr de la 0 la { $last }, nu { $value }
error-hle-action-kind = o acțiune este un număr sau un dicționar, nu { $value }
error-hle-action-dict = acest dicționar nu este o acțiune: { $value }
error-hle-parameter = parametrul { $name } este un număr întreg de la { $least } la { $most }, nu { $value }
error-hle-config = configurația este un dicționar, nu { $value }
error-hle-environment = nu există mediul { $name }; cele cunoscute: { $known }
error-hle-chance = mai întâi trebuie împărțite cărțile: nimeni nu are o mutare permisă
error-hle-not-chance = nu e nicio carte de împărțit: un jucător e la rând

# Ce refuză sistemul de operare și SQLite; numele este al lor.
error-system-no-such-file = nu există un astfel de fișier sau dosar ({ $name })
error-system-not-permitted = nu este permis ({ $name })
error-system-is-folder = este un dosar ({ $name })
error-system-not-a-folder = o parte a căii nu este dosar ({ $name })
error-system-exists = există deja ({ $name })
error-system-disk-full = discul este plin ({ $name })
error-system-too-large = fișierul ar deveni prea mare ({ $name })
error-system-read-only = poate fi doar citit ({ $name })
error-system-disk-fails = discul dă erori ({ $name })
error-system-busy = altceva îl folosește ({ $name })
error-system-too-many-open = sunt deschise prea multe fișiere ({ $name })
error-system-name-too-long = numele este prea lung ({ $name })
error-system-links-in-a-circle = legăturile lui se învârt în cerc ({ $name })
error-system-reader-gone = nu mai citește nimeni ({ $name })
error-system-closed = este închis ({ $name })
error-system-address-taken = acolo este deja alt program ({ $name })
error-system-not-our-address = acest calculator nu are adresa aceea ({ $name })
error-system-nobody-listens = acolo nu ascultă nimeni ({ $name })
error-system-hung-up = cealaltă parte a închis ({ $name })
error-system-no-answer = nu a venit niciun răspuns la timp ({ $name })
error-system-no-way-there = nicio cale prin rețea nu duce acolo ({ $name })
error-system-no-such-host = nimeni nu cunoaște un calculator cu acest nume ({ $name })
error-system-other = { $words }
error-sqlite-cannot-open = SQLite nu îl poate deschide ({ $name })
error-sqlite-busy = alt program îl ține ocupat ({ $name })
error-sqlite-no-database = nu este o bază de date SQLite ({ $name })
error-sqlite-damaged = este deteriorată ({ $name })

error-puzzle-position = rândul nu este poziția unui loc aflat la mutare
error-puzzle-asked = cartea despre care se întreabă nu este în mână
error-puzzle-unclear = niciun răspuns nu poate fi demonstrat sau infirmat
error-puzzle-tiles = o plăcuță întoarsă nu este întrebare de problemă
error-puzzle-chances = șansele nu sunt cele pe care le găsește motorul
error-puzzle-answer = răspunsul este { $answer }, iar corect este: { $found }
error-puzzle-line = rândul { $line }: { $why }
error-puzzle-fields = o problemă are aceste câmpuri: { $known }
error-puzzle-field = câmpul { $field } nu este cum trebuie
error-no-such-puzzle = nu există nicio problemă cu acest nume
error-no-such-answer = nu este unul dintre răspunsuri

## Pachete pentru mai multe echipe

error-no-such-deal = nu există acest pachet
error-deal-closed = acest pachet s-a încheiat: nimeni nu îl mai poate începe
error-deal-played = { $name } a jucat deja acest pachet, iar el se joacă o singură dată
error-deal-unfinished = joacă întâi acest pachet: jocurile lui le văd cei care l-au terminat
error-deal-begun = cărțile acestui pachet sunt împărțite: nimeni altcineva nu se mai poate așeza
error-deal-no-undo = la acest pachet nicio mutare nu se ia înapoi: toți joacă aceleași cărți
error-deal-no-coach = la acest pachet antrenorul tace: toți joacă aceleași cărți
error-deal-players = numărul de jucători la acest pachet este { $players }
error-deal-played-on = acest joc continuă din altul: pachetul este al aceluia

error-no-such-shared-replay = nu există această reluare comună; ce nu folosește nimeni timp de o săptămână dispare
error-not-leading = aici conduce altcineva
error-leader-here = cine conduce este aici
error-nobody-here = nu e nimeni așa aici
error-shared-replay-full = la această reluare comună sunt prea mulți oameni
error-too-many-shared-replays = ai deja câte reluări comune se poate; cele nefolosite dispar după o săptămână
error-too-many-comments = s-a spus deja cât încape aici
