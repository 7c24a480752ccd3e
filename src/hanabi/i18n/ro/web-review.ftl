### O privire înapoi asupra partidei în browser.

web-review-turning-points = Momente decisive
web-review-none = Nicio mutare nu a costat vreun punct.
web-review-none-yet = Deocamdată niciunul.
web-review-making = Analiza este în lucru.
web-review-waiting = { $before ->
    [one] Înainte se face o altă analiză.
    [few] Înainte se fac alte { $before } analize.
   *[other] Înainte se fac alte { $before } de analize.
}
web-review-too-long = Analiza a durat prea mult și a fost întreruptă.
web-review-failed = Acest server nu poate analiza această partidă.
web-review-curve = În { $moves } mutări, maximul încă posibil a trecut de la { $first } la { $best }, iar punctele au ajuns la { $points }.
web-review-mark = Mutarea { $number }: −{ $cost }.
web-review-hide = Ascunde ce urmează
web-review-choose = Mergi la o mutare ca să vezi ce se știa și ce ar fi fost mai bine.
web-review-cost-nothing = Mutarea aceasta nu a costat nimic.
web-review-odds-play = Ce știa { $name }: se potrivesc { $fit } din { $count } ({ $percent } %)
web-review-odds-discard = Ce știa { $name }: { $fit } din { $count } sunt ultime exemplare ({ $percent } %)
web-review-kind = { $card }
web-review-kind-counts = { $card }, contează
web-review-learn = Învață din greșelile tale
web-review-whose = Greșelile cui
web-review-place = { $at } din { $count }
web-review-ask = Vezi ce vedea { $name }. Ce ar fi fost mai bine decât mutarea făcută?
web-review-good = Da, mai bine de atât nu se poate.
web-review-worse = Există ceva mai bun.
web-review-made = Aceasta e mutarea care s-a făcut.
web-review-show = Arată-mi
web-review-next = Mai departe
web-review-back = Înapoi la analiză
web-review-done = Găsite din prima: { $found } din { $count }.
web-review-no-mistakes = { $name } nu a pierdut nimic din ce se putea ști.

## Playing on

web-review-play-on-about = De la poziția de după mutarea { $after }, la o masă a ta. Nu contează în statisticile nimănui.
web-review-play-on-seat = Locul tău
web-review-play-on-company = Celelalte locuri
web-review-play-on-bots = Boți
web-review-play-on-friends = Prieteni
web-review-play-on-bot = Ce bot
web-review-play-on-cards = Cărțile
web-review-play-on-same = Cum erau
web-review-play-on-same-about = Fiecare carte este unde era în acel joc.
web-review-play-on-anew = Împărțite din nou
web-review-play-on-anew-about = Ce nu putea vedea acest loc se amestecă: mâna lui și pachetul.
