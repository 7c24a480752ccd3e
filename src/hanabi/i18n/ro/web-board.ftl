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

## Boții

web-strength = forță { $level } din { $most }

## Sfârșitul

web-end-mistakes = Prea multe scântei s-au rătăcit, și noaptea s-a întunecat.
web-end-card-mistakes = Ultima carte, { $card }, nu s-a potrivit.
web-end-card-indispensable = Era ultima carte de acest fel: { $card }.
web-lit-count = aprinse: { $count }
