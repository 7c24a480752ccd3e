### Ce s-a întâmplat, o propoziție pentru fiecare eveniment. $you spune ce rol are cititorul.
### $card e o literă și o valoare (R3); după $color se acordă adjectivul; $slots numără de la
### cartea cea mai nouă.

event-color-hint = { $you ->
    [giver] Tu către { $to }
    [receiver] { $name } către tine
   *[nobody] { $name } către { $to }
}: { $count ->
    [0] nicio carte { $color ->
        [white] albă
        [red] roșie
        [blue] albastră
        [yellow] galbenă
        [green] verde
       *[multicolor] multicoloră
    }.
    [one] o carte { $color ->
        [white] albă
        [red] roșie
        [blue] albastră
        [yellow] galbenă
        [green] verde
       *[multicolor] multicoloră
    }, poziția { $slots }.
    [few] { $count } cărți { $color ->
        [white] albe
        [red] roșii
        [blue] albastre
        [yellow] galbene
        [green] verzi
       *[multicolor] multicolore
    }, pozițiile { $slots }.
   *[other] { $count } de cărți { $color ->
        [white] albe
        [red] roșii
        [blue] albastre
        [yellow] galbene
        [green] verzi
       *[multicolor] multicolore
    }, pozițiile { $slots }.
}
event-rank-hint = { $you ->
    [giver] Tu către { $to }
    [receiver] { $name } către tine
   *[nobody] { $name } către { $to }
}: { $count ->
    [0] niciun { $rank }.
    [one] un { $rank }, poziția { $slots }.
    [few] { $count } cărți de { $rank }, pozițiile { $slots }.
   *[other] { $count } de cărți de { $rank }, pozițiile { $slots }.
}
event-played = { $you ->
    [actor] Joci { $card }.
   *[nobody] { $name } joacă { $card }.
}
event-played-announced = { $you ->
    [actor] Anunți { $suitname } și joci { $card }.
   *[nobody] { $name } anunță { $suitname } și joacă { $card }.
}
event-mistake = { $you ->
    [actor] Joci { $card }, care nu se potrivește: greșeala numărul { $mistakes }.
   *[nobody] { $name } joacă { $card }, care nu se potrivește: greșeala numărul { $mistakes }.
}
event-mistake-announced = { $you ->
    [actor] Anunți { $suitname } și joci { $card }: greșeala numărul { $mistakes }.
   *[nobody] { $name } anunță { $suitname } și joacă { $card }: greșeala numărul { $mistakes }.
}
event-discarded = { $you ->
    [actor] Arunci { $card }.
   *[nobody] { $name } aruncă { $card }.
}
event-tokens-returned = { $count ->
    [one] Se întoarce un jeton de indiciu.
    [few] Se întorc { $count } jetoane de indiciu.
   *[other] Se întorc { $count } de jetoane de indiciu.
}
event-completed = Artificiul { $suitname } e complet!
event-drawn = { $you ->
    [actor] Tragi o carte.
   *[nobody] { $name } trage { $card }.
}
event-drawn-unseen = { $you ->
    [actor] Tragi o carte.
   *[nobody] { $name } trage o carte.
}
event-arranged = { $you ->
    [actor] Îți rearanjezi mâna.
   *[nobody] { $name } își rearanjează mâna.
}
event-tile = Plăcuța { $number }: { $tile }.
event-reward-lost = Recompensa nu poate fi folosită și se pierde.
event-reward-declined = { $you ->
    [actor] Renunți la recompensă.
   *[nobody] { $name } renunță la recompensă.
}
event-mistake-undone = { $mistakes ->
    [0] Se șterge o greșeală: nu mai e niciuna.
    [one] Se șterge o greșeală: mai rămâne una.
    [few] Se șterge o greșeală: mai rămân { $mistakes }.
   *[other] Se șterge o greșeală: mai rămân { $mistakes }.
}
event-returned = { $you ->
    [actor] Amesteci { $card } înapoi în teanc.
   *[nobody] { $name } amestecă { $card } înapoi în teanc.
}
event-added = { $you ->
    [actor] Adaugi { $card } dintre cărțile aruncate.
   *[nobody] { $name } adaugă { $card } dintre cărțile aruncate.
}
event-last-round = Teancul e gol: { $turns ->
    [one] mai e o singură mutare.
    [few] mai sunt { $turns } mutări.
   *[other] mai sunt { $turns } de mutări.
}
event-passed = { $you ->
    [actor] Nu poți face nimic, așa că rândul trece mai departe.
   *[nobody] { $name } nu poate face nimic, așa că rândul trece mai departe.
}
event-ended = { $ending } { $score ->
    [one] Scor: { $score } punct.
    [few] Scor: { $score } puncte.
   *[other] Scor: { $score } de puncte.
}
