### Clientul din browser. Numele culorilor, plăcuțelor, opțiunilor, aprecierilor, evenimentelor
### și regulilor sunt în fișierele pe care le citește și terminalul.

## Peste tot

web-nav = Limbă și lumină
web-home = La pagina de început
web-reload = Încarcă versiunea nouă
web-close = Închide
web-save = Salvează
web-saved = Salvat
web-yes = Da
web-no = Nu
web-language = Limbă
web-language-about = La o masă, fiecare poate avea limba sa.
web-day = Zi
web-night = Noapte
web-connecting = O clipă …
web-reconnecting = Se reface legătura. Nimic din ce ai scris nu se pierde.
web-guest = Oaspete
web-bot-names = Aiko Ben Chloé Dario Edda
web-bot-named = bot, { $bot }
web-bots = { $count ->
    [one] un bot
    [few] { $count } boți
   *[other] { $count } de boți
}
web-bots-strength = După putere
web-bots-more = Alți boți
web-card = { $rank } { $suitname }
web-error-unknown = N-a mers ({ $code }).
web-error-offline = Serverul nu răspunde chiar acum.
web-error-not-a-record = Acest fișier nu e înregistrarea unui joc.

## Cutii, după editură și an

web-edition-en-2016 = Broadway 2016
web-edition-pl-deluxe = Rebel deluxe
web-edition-it-2023 = Ghenos 2023
web-edition-cs-2013 = REXhry 2013
web-edition-ro-2013 = Lineart 2013
web-edition-none = Amestecul tău

## Pagina de început

web-home-about = Luminați cerul împreună. Vezi toate cărțile, în afară de ale tale.
web-your-turn-long = E rândul tău
web-play-now = Joacă acum
web-play-now-about = cu doi boți
web-learn = Învață în cinci minute
web-learn-about = Un joc adevărat, pas cu pas
web-lessons = Lecții
web-lessons-about = Mai sunt de învățat, câteva minute fiecare
web-play-waits = Serverul nu răspunde. Cărțile se împart de îndată ce revine; nu trebuie să faci nimic.
web-new-table = Masă nouă
web-new-table-about = inviți cu un link
web-join = Alătură-te
web-join-field = Link sau cod de masă
web-join-unclear = Nu e nici link, nici cod de masă.
web-my-tables = Mesele tale
web-public-tables = Mese deschise
web-more = Altele
web-waiting = se așteaptă jucători
web-waiting-for = Se așteaptă { $name }
web-free-seats = { $count ->
    [one] Un loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
web-games = Jocuri și reluări
web-games-about = Revezi jocuri terminate, mutare cu mutare.
web-games-mine = Jocurile tale
web-games-public = Jocuri publice
web-games-none = Încă nu s-a terminat niciun joc.
web-daily = Pachetul zilei
web-daily-about = Azi toți joacă aceleași cărți.
web-statistics = Statisticile tale
web-your-data = Statistici și datele tale
web-abandoned = abandonat
web-settings = Setări
web-rules = Reguli
web-rules-about = Fiecare cutie, în câteva rânduri

## O masă nouă

web-which-box = Ce cutie?
web-which-box-about = Fiecare cutie vine cu regulile ei. Le poți schimba mai jos.
web-what-is-in-play = Ce e în joc?
web-what-is-in-play-about = Câte o propoziție. Ce nu are o cutie nu se poate porni sub numele ei.
web-not-in-box = nu e în această cutie
web-multicolor-none = fără cărți multicolore
web-who-plays = Cine joacă și cum?
web-players = Jucători
web-players-about = În doi sau trei, câte cinci cărți; în patru sau cinci, câte patru.
web-seats-count = { $count ->
    [one] un loc
    [few] { $count } locuri
   *[other] { $count } de locuri
}
web-company = Companie
web-company-about = Celelalte locuri îl așteaptă pe cine are linkul.
web-company-people = Prieteni
web-first = Cine începe
web-first-about = În cutii scrie: cine are hainele cele mai colorate.
web-first-chance = La întâmplare
web-first-host = Eu
web-first-seat = Locul { $seat }
web-pace = Ritm
web-pace-live = Acum
web-pace-live-about = Toată lumea e aici.
web-pace-correspondence = Pe zile
web-pace-correspondence-about = Muți când ai timp; jocurile te așteaptă pe pagina de început.
web-clock = Ceas
web-clock-none = Fără
web-clock-none-about = Gândește-te cât vrei.
web-clock-fast = Repede
web-clock-calm = Liniștit
web-clock-own = Al tău
web-clock-each = Pentru fiecare jucător
web-clock-minutes = minute
web-clock-seconds = secunde în plus la fiecare mutare
web-clock-days = zile
web-clock-hours = ore în plus la fiecare mutare
web-clock-days-is = { $days ->
    [one] O zi
    [few] { $days } zile
   *[other] { $days } de zile
} de fiecare{ $hours ->
    [0] .
    [one] , plus o oră la fiecare mutare.
    [few] , plus { $hours } ore la fiecare mutare.
   *[other] , plus { $hours } de ore la fiecare mutare.
}
web-timeout = Când expiră timpul
web-timeout-bot = Preia un bot
web-timeout-bot-about = Până când se întoarce jucătorul.
web-timeout-abandon = Jocul se încheie
web-timeout-abandon-about = Pentru toți, fără scor.
web-stand-in-bot = Ce bot
web-clock-is = { $minutes ->
    [one] Un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
} de fiecare{ $seconds ->
    [0] .
    [one] , plus o secundă la fiecare mutare.
    [few] , plus { $seconds } secunde la fiecare mutare.
   *[other] , plus { $seconds } de secunde la fiecare mutare.
}
web-visibility = Cine poate veni
web-visibility-link = Cu link
web-visibility-link-about = Doar cine are linkul.
web-visibility-public = Oricine
web-visibility-public-about = Masa apare pe pagina de început.
web-watching = Spectatori
web-watching-none = Nimeni
web-watching-none-about = Nimeni nu poate privi.
web-watching-hidden = Doar masa
web-watching-hidden-about = Spectatorii văd masa, dar nicio mână.
web-watching-open = Toate mâinile
web-watching-open-about = Spectatorii văd toate mâinile.
web-passphrase = Parolă
web-passphrase-about = Dacă pui una, cine vine trebuie s-o știe.
web-pass = Un singur dispozitiv
web-pass-about = Toți joacă pe acest dispozitiv și îl dau mai departe.
web-pass-off = Nu
web-pass-on = Din mână în mână
web-pass-names = Numele celorlalți, despărțite prin virgule
web-your-table = Masa ta
web-box = Cutie
web-your-name = Numele tău
web-open-table = Deschide masa

## Înainte de cărți

web-a-table = O masă
web-table-closed = Această masă e închisă
web-lobby-about = Trimite linkul. Cine îl deschide se așază imediat: un nume, un loc, gata.
web-lobby-guest = Ia loc. Gazda începe când sunteți toți.
web-enter = Intră
web-refused = Nu poți intra
web-seats = Locuri
web-you = (tu)
web-here = aici
web-seat-free = Loc liber
web-seat-waiting = așteaptă un prieten
web-sit = Stai aici
web-move-here = Mută-te aici
web-stand-up = Ridică-te de pe loc
web-ask-to-leave = Eliberează locul: { $name }
web-bot-for = Bot pe locul { $seat }
web-bot-add = Pune un bot
web-bot-remove = Fără bot
web-all-here = Toate locurile sunt ocupate
web-start = Începe
web-start-fills = La început le ocupă boți; sau mai așteaptă.
web-start-ready = Cărțile se pot împărți.
web-waiting-host = Gazda începe jocul
web-close-table = Închide această masă
web-invite = Invită
web-copy = Copiază
web-copied = Copiat
web-share = Trimite
web-share-picture = Rezultatul partidei, ca imagine
web-share-picture-save = Salvează imaginea
web-qr = Linkul, ca un cod QR
web-qr-about = Îndreaptă spre el camera unui telefon ca să te așezi aici.
web-what-we-play = Ce jucăm

## Masa de joc

web-table = Masa
web-menu = Meniu
web-fireworks = Artificii
web-points = Puncte: { $points } din { $possible } încă posibile
web-points-of = { $points ->
    [one] punct din { $possible } posibile
    [few] puncte din { $possible } posibile
   *[other] de puncte din { $possible } posibile
}
web-hints = { $count ->
    [one] 1 indiciu
    [few] { $count } indicii
   *[other] { $count } de indicii
}
web-mistakes = { $count ->
    [0] nicio greșeală
    [one] 1 greșeală
    [few] { $count } greșeli
   *[other] { $count } de greșeli
}
web-deck = { $count ->
    [one] o carte în teanc
    [few] { $count } cărți în teanc
   *[other] { $count } de cărți în teanc
}
web-deck-left = în teanc
web-turns-left = { $count ->
    [one] ultima mutare
    [few] încă { $count } mutări
   *[other] încă { $count } de mutări
}
web-tiles-left = { $count ->
    [one] mai e o plăcuță
    [few] mai sunt { $count } plăcuțe
   *[other] mai sunt { $count } de plăcuțe
}
web-open-log = Deschide jurnalul
web-firework = { $suitname }: { $top ->
    [0] încă nimic
   *[other] până la { $top }
}, { $standing }
web-firework-next = urmează { $rank }
web-firework-complete = complet
web-firework-ends = se oprește la { $rank }
web-firework-lost = pierdut
web-gone = Fără întoarcere
web-gone-none = Încă nu s-a pierdut nimic
web-gone-about = Nu se mai poate completa: { $suits }. { $possible ->
    [one] Mai e posibil { $possible } punct.
    [few] Mai sunt posibile { $possible } puncte.
   *[other] Mai sunt posibile { $possible } de puncte.
}
web-last-copies = Un singur exemplar rămas
web-discards = Aruncate
web-discards-count = { $count ->
    [one] 1 aruncată
    [few] { $count } aruncate
   *[other] { $count } aruncate
}
web-discards-none = niciuna
web-discards-order = Ordinea cărților aruncate
web-discards-by-suit = După culoare
web-discards-by-time = Cum au căzut
web-hand-of = Mâna: { $name }
web-hand-empty = nicio carte
web-own-hand = Mâna ta
web-newest = cea nouă
web-your-turn = Rândul tău
web-turn-verbs = { $verbs ->
    [hint-play-discard] Indiciu, joacă sau aruncă
    [hint-play] Indiciu sau joacă
    [play-discard] Joacă sau aruncă
   *[play] Joacă o carte
}
web-turn-reward = Alege-ți recompensa
web-waiting-choice = { $name } alege o recompensă
web-seat-on-turn = se gândește
web-seat-chooses = alege
web-seat-after-you = după tine
web-seat-next = urmează
web-seat-away = nu e aici
web-seat-bot = bot

## Cărțile, pentru cine ascultă

web-slot = Poziția { $slot }
web-slot-newest = Poziția { $slot }, cea mai nouă
web-hidden-card = carte ascunsă
web-mate-card = { $name }, poziția { $slot }: { $card }. Știe: { $known }
web-known-card = E { $card }.
web-known-kinds = { $suits }; { $ranks }
web-known-playable = se potrivește sigur
web-known-useless = nu se mai potrivește niciodată
web-known-indispensable = ultimul exemplar
web-any-suit = orice culoare
web-any-rank = orice valoare

## Alegerea

web-hint-to = Un indiciu pentru { $name }
web-hint-color = { $colorname }: { $count ->
    [0] nicio carte
    [one] 1 carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
web-hint-rank = { $rank }: { $count ->
    [0] nicio carte
    [one] 1 carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
web-hint-lights = luminează aceste cărți
web-hint-more = Toate indiciile
web-no-hint = Acum nu se poate da niciun indiciu.
web-why = De ce?
web-why-ask = De ce această mutare?
web-why-later = Îți pot spune după joc.
web-tap-again = atinge încă o dată
web-own-card-menu = Ce faci cu această carte
web-play = Joacă
    .key = P
web-play-playable = se potrivește sigur
web-play-useless = nu se potrivește
web-play-indispensable = ultimul exemplar
web-play-odds = { $fit ->
    [one] se potrivește { $fit }
    [few] se potrivesc { $fit }
   *[other] se potrivesc { $fit }
} din { $count } cărți posibile
web-play-as = Joacă și anunță { $suitname }
web-announce = Anunță culoarea și joacă:
web-discard = Aruncă
    .key = D
web-discard-playable = s-ar potrivi
web-discard-useless = fără risc, aduce un indiciu
web-discard-indispensable = e ultimul exemplar
web-discard-unsure = aduce înapoi un indiciu
web-discard-full = toate indiciile sunt deja aici
web-knowledge = Ce poate fi
web-knowledge-about = { $count ->
    [one] E posibilă o singură carte.
    [few] Sunt posibile { $count } cărți diferite.
   *[other] Sunt posibile { $count } de cărți diferite.
}
web-kind-possible = posibil
web-kind-counted = exclus prin numărare
web-kind-excluded = exclus prin indicii
web-note = Notiță
web-note-about = Doar tu poți citi această notiță. Ea urmează cartea.
web-note-save = Păstrează notița

## Un dispozitiv pentru toți

web-hand-to = Dispozitivul merge la { $name }
web-hand-to-about = Ceilalți se uită în altă parte.
web-i-am = Sunt { $name }

## Recompense

web-reward-choose = Alege întâi
web-reward-tell = Indiciu pentru { $name }: { $what }
web-reward-return = Amestecă { $card } în teanc
web-reward-add = Adaugă { $card }
web-reward-decline = Renunță
web-reward-look = Privește întâi masa
web-reward-show = Alege-ți recompensa

## Pe lângă mutări

web-log = Jurnal
web-log-and-talk = Jurnal și vorbe
web-log-seat-taken = { $name } se așază la masă.
web-log-started = Începe { $name }.
web-log-undone = Ultima mutare e luată înapoi.
web-log-interrupted = Serverul a lipsit o clipă.
web-log-abandoned = Jocul e abandonat.
web-log-undo-asked = { $name } vrea să ia înapoi ultima mutare.
web-log-undo-agreed = { $name } e de acord.
web-log-undo-refused = { $name } nu e de acord.
web-log-paused = { $name } pune jocul pe pauză.
web-log-resumed = { $name } reia jocul.
web-log-timed-out = { $name } nu mai are timp.
web-log-stood-in = Un bot joacă pentru { $name }.
web-log-came-back = { $name } e din nou aici.
web-log-said = { $name }: { $text }
web-talk = Vorbe
web-talk-write = Spune ceva
web-talk-send = Spune
web-undo = Ia înapoi ultima mutare
web-undo-asked = { $name } ar vrea să ia înapoi ultima mutare.
web-undo-waiting = Ceilalți sunt întrebați: luăm înapoi ultima mutare?
web-pause = Pauză
web-paused = Jocul e în pauză.
web-resume = Continuă
web-abandon = Abandonează jocul
web-abandon-back = Nu mai abandona jocul
web-abandon-asked = { $name } ar vrea să abandoneze jocul.
web-stand-in = Un bot joacă pentru tine.
web-come-back = Am revenit
web-leave = La pagina de început
web-commitment = Împărțirea e fixată: { $hash }…
web-spectators = { $count ->
    [one] Un spectator.
    [few] { $count } spectatori.
   *[other] { $count } de spectatori.
}
web-over = Jocul s-a terminat.
web-see-end = Vezi finalul

## Taste

web-keys = Taste
web-key-mates = mâna următorului coechipier
web-key-own = mâna ta
web-key-cards = cartea următoare din mână
web-key-choose = alege cartea
web-key-hint = cu o carte de coechipier aleasă: dă acest indiciu
web-key-play = joacă-ți cartea aleasă
web-key-discard = aruncă-ți cartea aleasă
web-key-arrange = mută cartea în mâna ta
web-key-empathy = ținut apăsat: ce știe un coechipier
web-key-knowledge = ce poate fi cartea
web-key-note = o notiță pe carte
web-key-state = spune cum stă jocul
web-key-log = jurnalul
web-key-discards = cărțile aruncate
web-key-undo = cere luarea înapoi a ultimei mutări
web-key-rules = regulile acestei mese
web-key-menu = meniul
web-key-help = aceste taste
web-key-back = înapoi

## Sfârșitul

web-end-of = din { $most }
web-end-abandoned = Seara s-a întrerupt.
web-end-summary = { $complete ->
    [0] Niciun artificiu complet,
    [one] Un artificiu complet,
    [few] { $complete } artificii complete,
   *[other] { $complete } de artificii complete,
} { $mistakes ->
    [0] nicio greșeală.
    [one] o greșeală.
    [few] { $mistakes } greșeli.
   *[other] { $mistakes } de greșeli.
}
web-end-points = { $points ->
    [one] Pe cer strălucea { $points } punct.
    [few] Pe cer străluceau { $points } puncte.
   *[other] Pe cer străluceau { $points } de puncte.
}
web-same-deal = Același pachet pentru prieteni
web-same-deal-results = Compară cu ceilalți
web-rematch = Încă un joc
web-rematch-join = Intră în jocul nou
web-look-at-table = Privește masa
web-who-lit-what = Cine ce a aprins
web-hints-given = { $count ->
    [one] 1 indiciu
    [few] { $count } indicii
   *[other] { $count } de indicii
}

## Reluări

web-replay = Reluare
web-review = Analiză
web-play-from-here = Joacă mai departe de aici
web-try-moves = Încearcă alte mutări
web-played-on = Continuată după mutarea { $after } a altui joc; nu contează în statisticile nimănui.
web-look-back = Privire în urmă
web-look-back-close = Înapoi la joc
web-replay-start = La început
web-replay-back = O mutare înapoi
web-replay-play = Redă
web-replay-next = O mutare înainte
web-replay-end = La sfârșit
web-replay-move = Mutare
web-replay-at = Mutarea { $at } din { $count }
web-replay-moment = Moment-cheie
web-replay-eyes = Cu ochii cui
web-replay-all = Toate mâinile la vedere
web-replay-as = Ca { $name }
web-replay-download = Descarcă înregistrarea
web-look-together = Priviți împreună
web-look-together-about = Un link prin care alții urmăresc aceeași reluare: unul conduce, toți pot comenta.
web-replay-file = Deschide o înregistrare
web-replay-file-about = Un fișier cu înregistrarea unui joc, de aici, din terminal sau de pe hanab.live. Pozițiile sunt calculate de acest server, care nu păstrează nimic; nimeni altcineva nu e întrebat.
web-replay-link = Sau linkul unei reluări de pe hanab.live
web-replay-open = Deschide

## Setări

web-set-looks = Lumină și sunet
web-theme = Lumină
web-theme-about = Noapte la râu sau hârtie la lumina zilei.
web-theme-auto = Ca dispozitivul
web-theme-dark = Noapte
web-theme-light = Zi
web-motion = Mișcare
web-motion-about = Artificii care se înalță și înfloresc.
web-motion-auto = Ca dispozitivul
web-motion-off = Fără
web-sound = Sunet
web-sound-about = Liniște, până dai mai tare.
web-set-play = La masă
web-detail = Pe cărțile tale
web-detail-positive = Ce s-a spus
web-detail-positive-about = Doar ce au spus indiciile despre o carte.
web-detail-negative = Și ce nu
web-detail-negative-about = Și ce exclud indiciile date altor cărți.
web-detail-full = Și numărate
web-detail-full-about = Și ce exclud cărțile pe care le vezi.
web-confirm = A doua atingere
web-confirm-about = O mutare e întâi arătată și se face la a doua atingere.
web-confirm-auto = Pe ecran tactil
web-confirm-always = Mereu
web-confirm-never = Niciodată
web-set-you = Tu
web-recovery = Cod de recuperare
web-recovery-about = Îți aduce numele, locurile și jocurile pe alt dispozitiv. Cine îl are trece drept tine.
web-recovery-new = Fă un cod nou
web-recover = Un cod de recuperare de pe alt dispozitiv
web-recover-do = Adu-l aici
web-sign-out = Ieși din cont pe acest dispozitiv
