### Masa în browser pe orice ecran, și sfârșitul ei. Ce e comun cu alte pagini se află în web.ftl.

## Alegerea unui indiciu

web-hint-pick = Alege o culoare sau o valoare.
web-hint-slots = { $count ->
    [one] poziția { $slots }
    [few] pozițiile { $slots }
   *[other] pozițiile { $slots }
}
web-hint-give = Dă indiciul

## Un rând cu mutările de la propria ultimă tură: „Ben → tu”

web-you-told = tu

## La fel ca web-turns-left, unde e puțin loc

web-turns-short = { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}

## Ritmul, lângă teanc: câte aruncări își mai poate permite echipa

web-pace-word = ritm
web-pace-spare = { $count ->
    [0] ritm 0: nicio aruncare de rezervă
    [one] ritm 1: o aruncare de rezervă
    [few] ritm { $count }: { $count } aruncări de rezervă
   *[other] ritm { $count }: { $count } de aruncări de rezervă
}
web-pace-late = ritm { $count }: scorul maxim nu mai poate fi atins
web-show-pace = Aruncări de rezervă
web-show-pace-about = Câte își mai poate permite echipa, lângă teanc. Jucătorii numesc asta ritm.

## Boții

web-strength = forță { $level } din { $most }

## Sfârșitul

web-end-mistakes = Prea multe scântei s-au rătăcit, și noaptea s-a întunecat.
web-end-card-mistakes = Ultima carte, { $card }, nu s-a potrivit.
web-end-card-indispensable = Era ultima carte de acest fel: { $card }.
web-lit-count = aprinse: { $count }

web-coach-on = Cu antrenor
web-coach-off = Fără antrenor
web-coach-about = Antrenorul spune ce înțeleg partenerii din mutările tale.
web-coach-ask = Tu ce ai face?
web-coach-play = Joacă cartea de pe locul { $slot }.
web-coach-discard = Aruncă cartea de pe locul { $slot }.
web-coach-hint = Spune-i lui { $name }: { $what }.
web-coach-reward = Folosește plăcuța.
web-coach-reads = { $name }: „{ $reason }”
web-coach-nothing = Partenerii o văd așa cum este.
web-coach-last = Sigur ultima copie: atinge din nou dacă vrei asta.
