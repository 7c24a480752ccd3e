### Privire înapoi asupra unei partide: hanabi review.

command-review = Unde s-a întors partida? Fiecare mutare, după ce putea ști cel care a mutat și după cum stăteau cărțile.
    .files = Înregistrări. „-” citește intrarea standard.
    .seat = Numai ce putea ști acest loc la fiecare mutare: nimic despre propriile cărți, nimic despre teanc.
    .language = Limba analizei: en, ro, pl, cs, it.
    .seconds = Câte secunde de calcul poate dura o partidă; ce nu se știe atunci rămâne deschis.
    .json = Scrie câte un obiect JSON pentru fiecare partidă.
    .html = Scrie o pagină care se deschide singură sau, pentru mai multe partide, un dosar cu pagini.
    .example = hanabi review partida.json --html analiza.html

review-heading = Analiză
review-result = { $score } din { $most } puncte
review-unfinished = neterminată: { $points } puncte până acum
review-eyes = Cum putea ști { $name }
review-as-it-lay = Momente decisive, după cum stăteau cărțile
review-as-known = Momente decisive, după ce știa jucătorul
review-none = Niciunul.
review-more = { $count ->
    [one] Încă unul în lista mutărilor.
    [few] Încă { $count } în lista mutărilor.
   *[other] Încă { $count } de momente în lista mutărilor.
}
review-lost-cards = Cărți necesare pierdute
review-lost-card = { $card }: mutarea { $number }, { $name } (−{ $points })
review-nothing-new = Indicii care n-au spus nimic nou
review-accuracy = Precizie
review-numbers = În cifrele jucătorilor
review-efficiency = eficiență
review-minimum-efficiency = eficiența minimă a unui joc perfect
review-lowest-pace = cel mai mic ritm
review-risks-by-draws = riscuri la fund, după trageri
review-risks-by-hands = riscuri la fund, după mâini
review-double-discards = aruncări duble, din situații
review-hints-left = jetoane de indiciu rămase
review-player = jucător
review-known = după ce știa
review-lay = după cum stăteau cărțile
review-all-moves = Mutare cu mutare
review-move = mutare
review-points = puncte
review-tokens = indicii
review-pace = ritm
review-risk = risc
review-stake = în joc
review-best = maximul încă posibil
review-drop = pierdere
review-move-of = Mutarea { $number } · { $name }
review-fell = Maximul încă posibil a scăzut de la { $before } la { $after }.
review-fell-open = { $drop ->
    [one] Mutarea a pierdut cel puțin un punct.
    [few] Mutarea a pierdut cel puțin { $drop } puncte.
   *[other] Mutarea a pierdut cel puțin { $drop } de puncte.
}
review-last-copy = Era ultima { $card } de care mai era nevoie.
review-odds-play = { $certain ->
    [surely] { $name } putea ști că se potrivește.
    [never] { $name } putea ști că nu se potrivește.
   *[perhaps] După tot ce știa { $name }, se potrivea în { $fraction } din cazuri ({ $percent } %).
}
review-odds-discard = { $certain ->
    [surely] { $name } putea ști că era ultima copie.
    [never] { $name } putea ști că nu era ultima copie.
   *[perhaps] După tot ce știa { $name }, era ultima copie în { $fraction } din cazuri ({ $percent } %).
}
review-odds-heading = Ce știa { $name }
review-at-stake = A pus în joc fără nevoie { $points } puncte.
review-told-nothing = Indiciul n-a spus nimic nou.
review-better-bot = O mutare mai bună, după { $bot }
review-better-solver = O mutare mai bună, cu toate cărțile cunoscute
review-better-odds = O mutare mai sigură
review-suggest-play = { $name } joacă poziția { $slot }
review-suggest-discard = { $name } decartează poziția { $slot }
review-suggest-color = { $name } îi spune lui { $to }: { $colorname }
review-suggest-rank = { $name } îi spune lui { $to }: { $rank }
review-suggest-hint = { $name } dă un indiciu
review-suggest-other = { $name } folosește altfel plăcuța
review-keeps = Atunci încă se poate ajunge la { $best }.
review-costs = Pune în joc { $points } puncte.
review-board = Masa înaintea acestei mutări
review-unknown = Despre unele poziții nu se știe la ce se putea ajunge: timpul s-a terminat.
review-how = O pierdere după cum stăteau cărțile este numărul de puncte cu care a scăzut cel mai bun scor la care poate ajunge programul cu toate cărțile pe față. După ce știa jucătorul, o pierdere este ce a pus mutarea în joc peste cea mai sigură mutare: cu cât scade scorul maxim vizibil, în medie pe toate așezările cărților nevăzute. Se numără numai ce spun indiciile, nu și ce au convenit jucătorii; o mutare pe care ar fi făcut-o și { $bot } nu costă nimic. Precizia este 100 pentru mutări fără pierdere.

error-review-forms = o analiză se scrie fie ca JSON, fie ca pagină, nu amândouă
error-review-cancelled = analiza a fost oprită
