### O reluare pe care o privesc mai mulți în browser.

web-together = Privim împreună
web-together-about = Cineva îți arată acest joc: conduce, tu urmărești, și oricine poate spune ceva.
web-together-you-lead = { $count ->
    [one] Conduci tu · nu e nimeni altcineva încă
    [few] Conduci tu · sunteți { $count }
   *[other] Conduci tu · sunteți { $count }
}
web-together-leads = { $count ->
    [one] Conduce { $name }
    [few] Conduce { $name } · sunteți { $count }
   *[other] Conduce { $name } · sunteți { $count }
}
web-together-nobody = { $count ->
    [one] Nu conduce nimeni · ești doar tu
    [few] Nu conduce nimeni · sunteți { $count }
   *[other] Nu conduce nimeni · sunteți { $count }
}
web-together-lost = Se reconectează …
web-together-follow = Urmărește: { $name }
web-together-take = Preia conducerea
web-together-tap = Atinge o carte ca să o arăți.
web-together-points = { $name } arată: { $card }
web-together-comments = Comentarii la această mutare: { $count }
web-together-you = tu
web-together-leader = conduce
web-together-hand-over = Predă conducerea
web-together-hand-over-to = Predă conducerea: { $name }
web-together-copy = Copiază linkul
web-together-kept = Poate veni oricine are linkul și are voie să vadă acest joc. Ce s-a spus se păstrează o săptămână după ultima vizită.
web-together-said = Ce s-a spus
web-together-silence = Încă nimic.
web-together-move = Mutarea { $at }
web-together-write = Spune ceva despre mutarea { $at }
web-together-heard = { $name } despre mutarea { $at }: { $text }
web-together-play-deal = Joacă întâi acest pachet
