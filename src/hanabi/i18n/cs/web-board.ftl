### Stůl v prohlížeči na každé obrazovce a jeho konec. Co sdílí s jinými stránkami, je ve web.ftl.

## Výběr nápovědy

web-hint-pick = Vyber barvu nebo číslo.
web-hint-slots = { $count ->
    [one] pozice { $slots }
    [few] pozice { $slots }
    [many] pozice { $slots }
   *[other] pozice { $slots }
}
web-hint-give = Napovědět

## Řádek tahů od vlastního posledního: „Ben → ty“

web-you-told = ty

## Totéž co web-turns-left, kde je málo místa

web-turns-short = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}

## Tempo vedle balíčku: kolik zahození si tým ještě může dovolit

web-pace-word = tempo
web-pace-spare = { $count ->
    [0] tempo 0: žádné zahození v zásobě
    [one] tempo 1: jedno zahození v zásobě
    [few] tempo { $count }: { $count } zahození v zásobě
    [many] tempo { $count }: { $count } zahození v zásobě
   *[other] tempo { $count }: { $count } zahození v zásobě
}
web-pace-late = tempo { $count }: nejvyšší skóre už je nedosažitelné
web-show-pace = Zahození v zásobě
web-show-pace-about = Kolik si jich tým ještě může dovolit, vedle balíčku. Hráči tomu říkají tempo.

## Boti

web-strength = síla { $level } { $most ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $most }

## Konec

web-end-mistakes = Příliš mnoho jisker zabloudilo a noc potemněla.
web-end-card-mistakes = Poslední karta se nehodila: { $card }.
web-end-card-indispensable = Poslední svého druhu: { $card }.
web-lit-count = rozsvíceno: { $count }

web-coach-on = S trenérem
web-coach-off = Bez trenéra
web-coach-about = Trenér říká, jak spoluhráči rozumějí tvým tahům.
web-coach-ask = Co by bylo dobré?
web-coach-play = Zahraj kartu na místě { $slot }.
web-coach-discard = Zahoď kartu na místě { $slot }.
web-coach-hint = { $name } dostane nápovědu: { $what }.
web-coach-reward = Použij destičku.
web-coach-reads = { $name }: „{ $reason }“
web-coach-nothing = Spoluhráči to vidí tak, jak to je.
web-coach-last = Určitě poslední kus: klepni znovu, jestli to chceš.
