### Záznam, na který se v prohlížeči dívá několik lidí.

web-together = Díváme se společně
web-together-about = Někdo ti ukazuje tuhle hru: on vede, ty sleduješ a každý může něco říct.
web-together-you-lead = { $count ->
    [one] Vedeš ty · nikdo další tu ještě není
    [few] Vedeš ty · jste tu { $count }
    [many] Vedeš ty · je vás tu { $count }
   *[other] Vedeš ty · je vás tu { $count }
}
web-together-leads = { $count ->
    [one] Vede { $name }
    [few] Vede { $name } · jste tu { $count }
    [many] Vede { $name } · je vás tu { $count }
   *[other] Vede { $name } · je vás tu { $count }
}
web-together-nobody = { $count ->
    [one] Nikdo nevede · jsi tu jen ty
    [few] Nikdo nevede · jste tu { $count }
    [many] Nikdo nevede · je vás tu { $count }
   *[other] Nikdo nevede · je vás tu { $count }
}
web-together-lost = Připojuji se znovu …
web-together-follow = Zpět: vede { $name }
web-together-take = Převzít vedení
web-together-tap = Klepni na kartu a ukážeš na ni.
web-together-points = { $name } ukazuje: { $card }
web-together-comments = Komentáře k tomuto tahu: { $count }
web-together-you = ty
web-together-leader = vede
web-together-hand-over = Předat vedení
web-together-hand-over-to = Předat vedení: { $name }
web-together-copy = Zkopírovat odkaz
web-together-kept = Přijít může každý, kdo má odkaz a smí tuhle hru vidět. Co kdo řekl, zůstává týden od poslední návštěvy.
web-together-said = Co zaznělo
web-together-silence = Zatím nic.
web-together-move = Tah { $at }
web-together-write = Řekni něco k tahu { $at }
web-together-heard = { $name } k tahu { $at }: { $text }
web-together-play-deal = Nejdřív si zahraj tohle rozdání
