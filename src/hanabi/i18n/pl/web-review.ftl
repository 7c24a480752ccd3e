### Spojrzenie wstecz na grę w przeglądarce.

web-review-turning-points = Punkty zwrotne
web-review-none = Żaden ruch nie kosztował punktu.
web-review-none-yet = Na razie żadnych.
web-review-making = Analiza właśnie powstaje.
web-review-waiting = { $before ->
    [one] Najpierw powstanie jedna inna analiza.
    [few] Najpierw powstaną { $before } inne analizy.
    [many] Najpierw powstanie { $before } innych analiz.
   *[other] Najpierw powstanie { $before } innej analizy.
}
web-review-too-long = Analiza trwała zbyt długo i została przerwana.
web-review-failed = Ten serwer nie może przeanalizować tej gry.
web-review-curve = W ciągu { $moves } ruchów najlepszy możliwy wynik zmienił się z { $first } na { $best }, a punkty doszły do { $points }.
web-review-mark = Ruch { $number }: −{ $cost }.
web-review-hide = Ukryj to, co dalej
web-review-choose = Przejdź do ruchu, aby zobaczyć, co było wiadomo i co byłoby lepsze.
web-review-cost-nothing = Ten ruch nic nie kosztował.
web-review-odds-play = Co wiedział gracz { $name }: pasuje { $fit } z { $count } ({ $percent } %)
web-review-odds-discard = Co wiedział gracz { $name }: ostatnie egzemplarze to { $fit } z { $count } ({ $percent } %)
web-review-kind = { $card }
web-review-kind-counts = { $card }, liczy się
web-review-learn = Ucz się na swoich błędach
web-review-whose = Czyje błędy
web-review-place = { $at } z { $count }
web-review-ask = Widzisz to, co widział gracz { $name }. Co byłoby lepsze od wykonanego ruchu?
web-review-good = Tak, lepiej się nie da.
web-review-worse = Jest coś lepszego.
web-review-made = To właśnie wykonany ruch.
web-review-show = Pokaż
web-review-next = Dalej
web-review-back = Wróć do analizy
web-review-done = Znalezione za pierwszym razem: { $found } z { $count }.
web-review-no-mistakes = { $name }: żadnej straty, o której dało się wiedzieć.

## Playing on

web-review-play-on-about = Od pozycji po ruchu { $after }, przy twoim własnym stole. Nie liczy się do niczyich statystyk.
web-review-play-on-seat = Twoje miejsce
web-review-play-on-company = Pozostałe miejsca
web-review-play-on-bots = Boty
web-review-play-on-friends = Znajomi
web-review-play-on-bot = Który bot
web-review-play-on-cards = Karty
web-review-play-on-same = Jak leżały
web-review-play-on-same-about = Każda karta leży tam, gdzie w tamtej grze.
web-review-play-on-anew = Rozdane na nowo
web-review-play-on-anew-about = To, czego to miejsce nie widziało, zostaje potasowane: jego ręka i talia.
