### Hra a přehrávání na celé obrazovce.

play-you = Ty
play-bot-names = Anna Bára Cyril Dan
play-saved = Záznam hry je v { $file }

## Stavový řádek

status-points = { $points } z { $possible } bodů
status-hints = nápovědy
status-mistakes = chyby
status-deck = balíček
status-pace = tempo
status-tiles = destičky
status-turns = { $turns ->
    [one] poslední tah
    [few] ještě { $turns } tahy
    [many] ještě { $turns } tahu
   *[other] ještě { $turns } tahů
}

## Panely

board-discards = Zahozené
board-log = Průběh
board-own-order = nejnovější vlevo
board-begins = { $you ->
    [yes] Začínáš.
   *[no] Začíná { $name }.
}
board-empty-hand = žádné karty
board-known-playable = hodí se
board-known-useless = navíc
board-known-indispensable = jediná

## Nabídky: otázka a odpovědi se svými klávesami. Žádná klávesa nesmí být písmenem barvy tam,
## kde se vybírá barva, ani jednou ze stálých kláves t, l, u, q.

menu-turn = Tvůj tah.
menu-wait = { $name } přemýšlí …
menu-over = Konec hry.
menu-hint = Nápověda
    .key = n
menu-hint-whom = Pro koho je nápověda?
menu-hint-what = { $name } dostane nápovědu:
menu-hint-color = { $color } ×{ $count }
menu-hint-rank = ×{ $count }
menu-play = Hrát
    .key = h
menu-play-which = Kterou kartu zahrát?
menu-discard = Zahodit
    .key = z
menu-discard-which = Kterou kartu zahodit?
menu-slot = { $known ->
    [playable] hodí se
    [useless] navíc
    [indispensable] jediná
   *[unknown] nejisté
}
menu-own-card = Karta na pozici { $slot }:
menu-announce = Ohlásit barvu?
menu-announce-none = ne
    .key = n
menu-arrange = Přeskládat
    .key = p
menu-arrange-which = Kterou kartu přesunout?
menu-arrange-where = Na kterou pozici?
menu-arrange-slot = pozice { $slot }
menu-tile = { $name } (destička { $number }): { $ask }
menu-decline = vzdát se
    .key = n
menu-card = { $suit } { $rank }
menu-card-rank = Barva { $suit }: která karta?
menu-could-be = Může to být jen { $cards }.
menu-confirm = udělat
menu-back = zpět

## Klávesy

keys-title = Klávesy
keys-choose = Výběr: písmeno nebo číslice před odpovědí, nebo ← → a Enter.
keys-again = Tah se nejdřív ukáže: stejná klávesa ještě jednou nebo Enter ho provede.
keys-back = Esc: o krok zpět.
keys-mouse = Myš: klikni na kartu nebo jméno, pak na to, co chceš udělat.
keys-slots = Pozice se počítají od nejnovější karty: 1 je ta naposledy dobraná.
keys-marks = Na tvých kartách: VELKÁ písmena a číslice jsou možné, malé vylučuje počítání, tečky nápovědy.
keys-teammates = Pod kartami spoluhráčů: co jim řekly nápovědy.
keys-fireworks = Na nebi: číslo je to, co se hodí dál, × už nikdy nepřijde, ★ je hotovo; ≤3 říká, že ohňostroj skončí u 3.
keys-rules = t: pravidla tohoto stolu.
keys-log = l: celý průběh.
keys-why = e: zeptat se bota, proč udělal svůj poslední tah.
keys-undo = u: vzít zpět poslední tah (pokud to stůl dovoluje).
keys-new = n: nová hra, až tahle skončí.
keys-quit = q nebo Ctrl+C: odejít; záznam se uloží.
keys-help = ?: tato stránka.

footer-keys = klávesy
footer-rules = pravidla
footer-log = průběh
footer-why = proč?
footer-undo = zpět
footer-quit = odejít
footer-new = nová hra
footer-change = vybrat a změnit
footer-start = začít
footer-close = zavřít

## Otázky na boty

why-title = Proč tenhle tah, { $name }?
why-silent = Teď ti k tomu nemohu nic říct.
why-any-of = { $cards } nebo { $last }

## Odchod a konec

quit-title = Odejít ze hry?
quit-about = Záznam se uloží, dohraný i nedohraný.
quit-yes = Ano, odejít
    .key = a
quit-no = Ne, hrát dál
    .key = n
end-score = { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
} z { $most }
end-lost = { $points ->
    [one] Na stole ležel { $points } bod.
    [few] Na stole ležely { $points } body.
    [many] Na stole leželo { $points } bodu.
   *[other] Na stole leželo { $points } bodů.
}
end-table = prohlédnout stůl

## Příprava

setup-title = Nová hra
setup-edition = Vydání
setup-no-edition = bez vydání
setup-players = Místa
    .about = Ty a jeden až čtyři boti.
setup-bot = Spoluhráči
setup-seed = Rozdání
    .about = Napsané číslo ho zopakuje.
setup-seed-random = náhodné
setup-start = Začít hru

## Přehrávání

watch-position = { $at ->
    [0] Před prvním tahem z { $count },
   *[other] Tah { $at } z { $count },
} { $whom ->
    [all] všechny karty odkryté.
   *[seat] dívá se { $name }.
}
watch-jump = Na který tah? { $typed }
watch-keys-step = ← →: o tah zpět nebo dál. Page Up, Page Down: o deset.
watch-keys-ends = Home, End: na začátek, na konec.
watch-keys-jump = j, pak číslo a Enter: na tento tah.
watch-keys-seat = s: očima dalšího místa, nebo se všemi kartami odkrytými.
watch-keys-marks = Pod kartami: co nápovědy řekly tomu, kdo je drží.
watch-keys-rules = t: pravidla tohoto stolu.
watch-keys-log = l: celý dosavadní průběh.
watch-keys-quit = q: odejít.
footer-step = krok
footer-jump = skok
footer-seat = místo
