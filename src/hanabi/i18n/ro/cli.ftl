### Linia de comandă. Atributele unei comenzi sunt ajutorul opțiunilor și argumentelor ei.

help-usage = Folosire: { $usage }
help-any-option = [OPȚIUNI]
help-any-command = COMANDĂ …
help-commands = Comenzi:
help-arguments = Argumente:
help-options = Opțiuni:
help-example = Exemplu:
help-help = Arată acest ajutor.
help-default = Implicit: { $value }.
help-range = De la { $least } la { $most }.
help-variable = Variabila: { $variable }.

command = Hanabi, jocul de cărți în care câștigați împreună: joacă aici, revezi jocuri, caută regulile oricărei ediții.
    .version = Arată versiunea.
    .example = hanabi play
command-play = Joacă în acest terminal, cu boți drept coechipieri.
    .edition = Cutia ale cărei reguli le joci, sau „none” ca să combini liber opțiunile. Dacă nu alegi nimic din toate acestea, te întreabă un ecran de pregătire.
    .players = Câte locuri: de la 2 la 5.
    .option = Schimbă o opțiune a cutiei: un nume, sau un nume, „=” și o valoare (true, false, un fel de cărți multicolore). Se poate repeta.
    .seat = Locul tău, numărat de la 0.
    .seed = Numărul împărțirii: același număr împarte aceleași cărți. La întâmplare, dacă nu alegi unul.
    .bot = Cine stă pe celelalte locuri.
    .name = Numele tău în înregistrare.
    .first-seat = Cine începe: un loc, sau „random”.
    .undo = Mutările pot fi luate înapoi.
    .record = Unde se salvează înregistrarea jocului. Fără ea, în dosarul tău de date.
    .pause = Câte secunde pare să se gândească un bot.
    .no-color = Fără culori; oricum, fiecare culoare are litera ei.
    .example = hanabi play --edition pl-deluxe --players 3 --option black-powder --seed 42
command-replay = Parcurge un joc înregistrat: în acest terminal, ca listă de mutări sau ca linii JSON.
    .file = Înregistrarea; „-” citește intrarea standard.
    .seat = Privește cu ochii acestui loc; fără el, toate cărțile sunt la vedere.
    .json = Un obiect JSON pe linie: începutul, apoi fiecare mutare.
    .no-color = Fără culori; oricum, fiecare culoare are litera ei.
    .example = hanabi replay game.json --seat 0
command-show = Arată o poziție dintr-un joc: ca text, ca imagine sau ca un rând care spune tot.
    .file = Înregistrarea, „-” pentru intrarea standard, sau rândul unei poziții între ghilimele.
    .move = Poziția după atâtea mutări; ultima, dacă nu spui.
    .seat = Cu ochii acestui loc; altfel toate mâinile sunt la vedere.
    .text = Ca masă din text; așa este și fără această opțiune.
    .svg = Ca imagine SVG.
    .png = Ca imagine PNG.
    .position = Ca un singur rând, pe care „hanabi show” îl citește la loc.
    .light = Imaginea de zi; altfel este de noapte.
    .width = Lățimea PNG-ului în pixeli; altfel dublul imaginii.
    .out = Fișierul de scris; altfel ieșirea standard.
    .example = hanabi show game.json --move 12 --seat 0 --png --out move-12.png
command-convert = Trece jocuri dintr-o scriere în alta: înregistrări, JSON și linkuri hanab.live, propoziții.
    .games = Înregistrări, JSON de la hanab.live, fișiere cu un joc pe rând, sau linkuri; „-” citește intrarea standard.
    .to = Ce să scrie: „record”, „hanab-live” (JSON-ul lui), „hanab-live-link” sau „text”.
    .out = Dosarul în care fiecare joc primește un fișier; altfel ieșirea standard.
    .example = hanabi convert games.jsonl --to record --out games
command-rules = Regulile unei ediții, cu vorbele noastre, cu opțiunile și lămuririle ei.
    .edition = Numele scurt al cutiei; „hanabi editions” le arată pe toate.
    .markdown = Scrie pagina în Markdown.
    .example = hanabi rules it-2023
command-editions = Arată edițiile și opțiunile fiecăreia.
    .json = Scrie JSON.
    .example = hanabi editions --json
command-check = Verifică înregistrări jucându-le până la capăt; câte o linie pentru fiecare.
    .files = Înregistrările; „-” citește intrarea standard.
    .json = Un obiect JSON pe linie.
    .example = hanabi check game.json

convert-bad = { $place }: { $reason }
editions-option = { $option } ({ $default ->
    [on] da
   *[off] nu
})
editions-multicolor = multicolor (nu, sau { $ways })

check-over = { $file }: în regulă, { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}, scor { $score }
check-running = { $file }: în regulă, { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}, neterminat
check-bad = { $file }: { $reason }

replay-title = { $edition }, { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}: { $names }
replay-begins = Începe { $name }.
replay-hand = { $name } are { $cards }.
replay-hand-own = Ai { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
replay-move = { $number }. { $sentences }
replay-variation =
    { $is_named ->
        [no] Sau:
       *[yes] Sau, „{ $name }”:
    }

bot-random = La întâmplare
    .about = Orice mutare permisă, fără nicio noimă.
bot-cautious = Prudent
    .about = Mutări sigure, indicii utile.
