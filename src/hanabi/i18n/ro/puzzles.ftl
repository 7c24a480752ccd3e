### Probleme: hanabi puzzles.

command-puzzles = Rezolvă probleme: o poziție așa cum o vede un loc, o întrebare, un singur răspuns corect, demonstrat de motor.
    .theme = Doar probleme pe această temă: card, play, discard, hint, ending sau possible.
    .file = Probleme din acest fișier în locul celor din pachet.
    .example = hanabi puzzles --theme play
command-puzzles-make = Caută probleme noi în jocurile boților și le demonstrează.
    .count = Câte.
    .theme = Doar pe această temă; fără ea, toate șase pe rând.
    .seed = Ce jocuri sunt cercetate: aceeași sămânță dă aceleași probleme.
    .out = Scrie-le în acest fișier; fără el sunt afișate.
    .json = Spune într-un obiect JSON ce s-a făcut.
    .example = hanabi puzzles make --count 12 --theme hint --out probleme.jsonl
command-puzzles-check = Demonstrează din nou fiecare problemă dintr-un fișier: un singur răspuns e corect, cel scris.
    .file = Un fișier cu probleme, una pe fiecare rând; fără el, cele din pachet.
    .json = Spune rezultatul într-un obiect JSON.
    .example = hanabi puzzles check probleme.jsonl

puzzles-made = { $count ->
    [one] O problemă, jocuri cercetate: { $games }.
    [few] { $count } probleme, jocuri cercetate: { $games }.
   *[other] { $count } de probleme, jocuri cercetate: { $games }.
}
puzzles-proven = { $count ->
    [one] O problemă este demonstrată.
    [few] Toate cele { $count } probleme sunt demonstrate.
   *[other] Toate cele { $count } de probleme sunt demonstrate.
}
puzzle-head = Problema { $number } din { $count }: { $theme }, cotă { $rating }
puzzle-type = Răspunsul tău, un număr de la 1 la { $count } (Enter: următoarea, q: sfârșit):
puzzle-no-answer = Nu este unul dintre răspunsuri.
puzzle-move-card = cartea ta { $slot }
puzzle-move-play = joacă cartea { $slot }
puzzle-move-discard = aruncă cartea { $slot }
puzzle-move-hint = orice indiciu
puzzle-right = Corect.
puzzle-wrong = Nu e așa.
    .again = Mai uită-te o dată.
puzzle-solved = Corecte din prima: { $solved } din { $tried }.

## Temele: un nume, întrebarea și ce e de ținut minte

puzzle-theme-card = Ce trebuie să fie?
    .ask = Ce trebuie să fie această carte?
    .more = Indiciile și cărțile pe care le vezi lasă o singură posibilitate.
puzzle-theme-play = Singura jucare
    .ask = Care dintre cărțile tale se potrivește sigur?
    .more = Orice ar fi, trebuie să se potrivească acum.
puzzle-theme-discard = Aruncarea sigură
    .ask = Ce carte poți arunca fără niciun risc?
    .more = Nu trebuie să dispară ultima copie a unei cărți încă necesare.
puzzle-theme-hint = Singurul indiciu
    .ask = Ce indiciu îi dă cuiva siguranța unei cărți de jucat?
    .more = Doar din indicii și numărând, orice ai avea tu în mână.
puzzle-theme-ending = Câștigă finalul
    .ask = Ce mutare câștigă, oricum ar sta cărțile ascunse?
    .more = După ea toate mâinile sunt deschise. Nu contează ce indiciu dai.
puzzle-theme-possible = Să rămână posibil
    .ask = O singură mutare lasă posibil punctajul maxim. Care?
    .more = După ea toate mâinile sunt deschise. Nu contează ce indiciu dai.

## Fapte: de ce un răspuns e corect sau nu

puzzle-fact-hints-leave = Indiciile lasă: { $cards }.
puzzle-fact-no-hint = Niciun indiciu nu a spus nimic despre ea.
puzzle-fact-all-open = Toate copiile sunt la vedere: { $cards }.
puzzle-fact-own-need = Celelalte cărți ale tale ocupă copiile ascunse: { $cards }.
puzzle-fact-must-be = Deci trebuie să fie { $cards }.
puzzle-fact-may-fail = Poate fi { $cards }, care acum nu se potrivește.
puzzle-fact-all-fit = Ce rămâne se potrivește acum: { $cards }.
puzzle-fact-may-be-last = Poate fi { $cards }, ultima copie a unei cărți încă necesare.
puzzle-fact-all-useless = Nu mai folosesc: { $cards }.
puzzle-fact-another-copy = Mai rămâne o copie: { $cards }.
puzzle-fact-hint-leaves = Atunci { $name } știe că acea carte poate fi doar: { $cards }. Asta se potrivește acum.
puzzle-fact-hint-none-fits = Așa { $name } nu află de nicio carte nouă care să se potrivească acum.
puzzle-fact-hint-unsure = { $name } n-ar avea siguranța: cartea ar putea fi încă { $cards }.
puzzle-fact-may-lose = Șansa de câștig este atunci cel mult { $won }/{ $ways }.
puzzle-fact-lost = Atunci punctajul maxim nu mai poate fi atins, oricum ar sta cărțile.
puzzle-fact-always-wins = Așa jocul se poate câștiga, oricum ar sta cărțile ascunse.
puzzle-fact-others-may-lose = Cea mai bună altă mutare are cel mult șansa { $won }/{ $ways }.
puzzle-fact-may-win = Șansa de câștig este atunci încă { $won }/{ $ways }.
puzzle-fact-others-lost = După orice altă mutare punctajul maxim nu mai poate fi atins, oricum ar sta cărțile.

## În browser

puzzle-first-try = Prima încercare contează pentru cota ta.
puzzle-number = Problema { $number }
puzzle-rating = Cotă
puzzle-streak = La rând
puzzle-next = Problema următoare
puzzle-show = Arată demonstrația
puzzle-choose = Răspunsuri posibile
puzzle-any-hint = Orice indiciu e bun.
web-puzzle = Problema zilei
web-puzzle-about = O poziție, un singur răspuns corect
web-puzzle-solved = rezolvată
web-puzzle-tried = încercată
web-puzzle-days = { $days ->
    [one] o zi
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
