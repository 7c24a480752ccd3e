### Jocul și reluarea pe tot ecranul.

play-you = Tu
play-bot-names = Ana Bogdan Crina Dan
play-saved = Înregistrarea e salvată în { $file }

## Linia de stare

status-points = puncte: { $points } din { $possible }
status-hints = indicii
status-mistakes = greșeli
status-deck = teanc
status-pace = ritm
status-tiles = plăcuțe
status-turns = { $turns ->
    [one] ultima mutare
    [few] încă { $turns } mutări
   *[other] încă { $turns } de mutări
}

## Panouri

board-discards = Aruncate
board-log = Jurnal
board-own-order = cea mai nouă în stânga
board-begins = { $you ->
    [yes] Începi tu.
   *[no] Începe { $name }.
}
board-empty-hand = nicio carte
board-known-playable = merge!
board-known-useless = inutilă
board-known-indispensable = ultima

## Meniuri: o întrebare și răspunsuri cu tastele lor

menu-turn = E rândul tău.
menu-wait = { $name } se gândește …
menu-over = Jocul s-a terminat.
menu-hint = Indiciu
    .key = i
menu-hint-whom = Indiciu pentru cine?
menu-hint-what = Indiciu pentru { $name }:
menu-hint-color = { $color } ×{ $count }
menu-hint-rank = ×{ $count }
menu-play = Joacă
    .key = j
menu-play-which = Ce carte joci?
menu-discard = Aruncă
    .key = a
menu-discard-which = Ce carte arunci?
menu-slot = { $known ->
    [playable] se potrivește
    [useless] inutilă
    [indispensable] ultima
   *[unknown] nesigur
}
menu-own-card = Cartea din poziția { $slot }:
menu-announce = Îi anunți culoarea?
menu-announce-none = fără anunț
    .key = f
menu-arrange = Ordonează
    .key = o
menu-arrange-which = Ce carte muți?
menu-arrange-where = În ce loc?
menu-arrange-slot = poziția { $slot }
menu-tile = { $name } (plăcuța { $number }): { $ask }
menu-decline = fără
    .key = f
menu-card = { $rank } { $suit }
menu-card-rank = Ce carte ({ $suit })?
menu-could-be = Nu poate fi decât { $cards }.
menu-confirm = confirmă
menu-back = înapoi

## Taste

keys-title = Taste
keys-choose = Alegi cu litera sau cifra din față, ori cu ← → și Enter.
keys-again = O mutare e întâi arătată: apasă încă o dată aceeași tastă, sau Enter, ca s-o faci.
keys-back = Esc: un pas înapoi.
keys-mouse = Mouse: apasă pe o carte sau pe un nume, apoi pe ce vrei să faci.
keys-slots = Pozițiile se numără de la cartea cea mai nouă: 1 e cea trasă ultima.
keys-marks = Pe cărțile tale: LITERELE mari și cifrele sunt posibile, cele mici sunt excluse prin numărare, punctele prin indicii.
keys-teammates = Sub cărțile coechipierilor: ce le-au spus indiciile.
keys-fireworks = Pe cer: numărul arată ce urmează, × nu va mai veni, ★ e complet; ≤3 spune că artificiul se oprește la 3.
keys-rules = t: regulile acestei mese.
keys-log = l: tot jurnalul.
keys-why = e: întreabă un bot de ce a făcut ultima lui mutare.
keys-undo = u: ia înapoi ultima ta mutare (dacă masa permite).
keys-new = n: un joc nou, după ce s-a terminat acesta.
keys-quit = q sau Ctrl+C: ieși; înregistrarea se salvează.
keys-help = ?: pagina aceasta.

footer-keys = taste
footer-rules = reguli
footer-log = jurnal
footer-why = de ce?
footer-undo = înapoi o mutare
footer-quit = ieșire
footer-new = joc nou
footer-change = alege și schimbă
footer-start = începe
footer-close = închide

## Întrebări pentru boți

why-title = De ce această mutare, { $name }?
why-silent = Acum nu îți pot spune nimic despre asta.
why-any-of = { $cards } sau { $last }

## Ieșirea și sfârșitul

quit-title = Ieși din joc?
quit-about = Înregistrarea se salvează, cu jocul terminat sau nu.
quit-yes = Ieși
    .key = i
quit-no = Rămâi
    .key = r
end-score = { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
} din { $most }
end-lost = { $points ->
    [one] Pe masă era { $points } punct.
    [few] Pe masă erau { $points } puncte.
   *[other] Pe masă erau { $points } de puncte.
}
end-table = privește masa

## Pregătirea

setup-title = Un joc nou
setup-edition = Ediție
setup-no-edition = fără cutie
setup-players = Locuri
    .about = Tu și între unu și patru boți.
setup-bot = Coechipieri
setup-seed = Împărțire
    .about = Scrie un număr ca să repeți una.
setup-seed-random = la întâmplare
setup-start = Începe jocul

## Privind

watch-position = { $at ->
    [0] Înainte de prima mutare din { $count },
   *[other] Mutarea { $at } din { $count },
} { $whom ->
    [all] cu toate cărțile la vedere.
   *[seat] cum vede { $name }.
}
watch-jump = La ce mutare? { $typed }
watch-keys-step = ← →: o mutare înapoi sau înainte. Page Up, Page Down: zece.
watch-keys-ends = Home, End: la început, la sfârșit.
watch-keys-jump = j, apoi un număr și Enter: la acea mutare.
watch-keys-seat = s: cum se vede de pe locul următor, sau cu toate cărțile la vedere.
watch-keys-marks = Sub cărți: ce i-au spus indiciile celui care le ține.
watch-keys-rules = t: regulile acestei mese.
watch-keys-log = l: tot jurnalul de până aici.
watch-keys-quit = q: ieși.
footer-step = pas
footer-jump = sari
footer-seat = loc
