### Powtórka, którą kilka osób ogląda w przeglądarce.

web-together = Wspólne oglądanie
web-together-about = Ktoś pokazuje ci tę grę: prowadzi, ty patrzysz, a każdy może coś powiedzieć.
web-together-you-lead = { $count ->
    [one] Prowadzisz · nikogo więcej jeszcze nie ma
    [few] Prowadzisz · są { $count } osoby
    [many] Prowadzisz · jest { $count } osób
   *[other] Prowadzisz · jest { $count } osób
}
web-together-leads = { $count ->
    [one] Prowadzi { $name }
    [few] Prowadzi { $name } · są { $count } osoby
    [many] Prowadzi { $name } · jest { $count } osób
   *[other] Prowadzi { $name } · jest { $count } osób
}
web-together-nobody = { $count ->
    [one] Nikt nie prowadzi · jesteś tu tylko ty
    [few] Nikt nie prowadzi · są { $count } osoby
    [many] Nikt nie prowadzi · jest { $count } osób
   *[other] Nikt nie prowadzi · jest { $count } osób
}
web-together-lost = Łączę ponownie …
web-together-follow = Wróć do: { $name }
web-together-take = Przejmij prowadzenie
web-together-tap = Dotknij karty, żeby ją wskazać.
web-together-points = { $name } wskazuje: { $card }
web-together-comments = Komentarze do tego ruchu: { $count }
web-together-you = ty
web-together-leader = prowadzi
web-together-hand-over = Oddaj prowadzenie
web-together-hand-over-to = Oddaj prowadzenie: { $name }
web-together-copy = Skopiuj link
web-together-kept = Może przyjść każdy, kto ma link i może zobaczyć tę grę. To, co napisano, zostaje przez tydzień od ostatniej wizyty.
web-together-said = Co powiedziano
web-together-silence = Jeszcze nic.
web-together-move = Ruch { $at }
web-together-write = Powiedz coś o ruchu { $at }
web-together-heard = { $name } o ruchu { $at }: { $text }
web-together-play-deal = Najpierw zagraj to rozdanie
