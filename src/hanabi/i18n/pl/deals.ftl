### Rozdanie, w które gra kilka drużyn: dnia albo wśród znajomych.

web-deal-friends = To samo rozdanie dla znajomych
web-deal-about-day = Dziś wszyscy dostają te same karty: zagraj nimi ze swoją drużyną albo z botami. Można to zrobić raz. Wyniki innych zobaczysz, gdy skończysz.
web-deal-about-friends = Zagraj kartami, którymi inni grali przed tobą. Można to zrobić raz. Ich wyniki zobaczysz, gdy skończysz.
web-deal-rules = Ruchów się nie cofa, nikt nie patrzy, a trener milczy.
web-deal-teams = { $count ->
    [0] Żadna drużyna jeszcze nie skończyła.
    [one] Skończyła jedna drużyna.
    [few] Skończyły { $count } drużyny.
    [many] Skończyło { $count } drużyn.
   *[other] Skończyło { $count } drużyny.
}
web-deal-until = Otwarte do { $time }.
web-deal-closed = To rozdanie jest zamknięte.
web-deal-seats = Gracze
web-deal-with-bots = Zagraj z botami
web-deal-with-friends = Stół dla znajomych
web-deal-go-on = Wróć do swojej gry
web-deal-send = Wyślij ten link każdemu, kto ma zagrać tymi samymi kartami:
web-deal-results = Wyniki
web-deal-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
web-deal-yours = ty
web-deal-bots = same boty
web-deal-winnable = Przy odkrytych kartach to rozdanie da się wygrać.
web-deal-bound = Nawet przy odkrytych kartach nie da się przekroczyć { $bound }.
web-deal-unknown = Przy odkrytych kartach da się osiągnąć { $best }; czy więcej, nie wiadomo.
web-deal-waiting = Boty jeszcze grają …
web-deal-too-long = Botom i solverowi zajęło to rozdanie zbyt dużo czasu.
web-deal-before = Rozdanie z dnia { $day }
