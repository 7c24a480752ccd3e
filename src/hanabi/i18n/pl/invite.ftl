### An invitation: the page of a link, the door, the code, a bot’s seat.

web-invited = { $name } cię zaprasza
web-invited-plain = Zapraszamy do stołu
web-invited-what = { $count ->
    [one] { $box }, { $count } gracz
    [few] { $box }, { $count } graczy
    [many] { $box }, { $count } graczy
   *[other] { $box }, { $count } gracza
}
web-invited-about = Widzisz wszystkie karty oprócz swoich.
web-invited-with = Dodatkowo: { $options }.
web-invited-days = Ruch, kiedy masz czas, nawet przez kilka dni.
web-name-as = tak, jak je zobaczą inni
web-sit-down = Usiądź
web-your-seat = twoje miejsce
web-no-account = Bez konta. Link otwiera tylko ten stół.
web-rules-new = Pierwszy raz? Zasady w minutę
web-watch-only = Tylko oglądać
web-table-full = Ten stół jest pełny
web-table-full-about = Wszystkie miejsca są zajęte. Któreś może się jeszcze zwolnić.
web-begun = Ta gra już się zaczęła
web-begun-about = Karty są rozdane i gra trwa.
web-begun-closed = Tej gry nie można oglądać.
web-watch = Oglądaj
web-play-for = Graj zamiast: { $name }
web-play-for-ask = Najpierw zapytamy gospodarza.
web-play-for-waiting = Pytamy gospodarza, czy możesz grać zamiast: { $name }.
web-play-for-stop = Nie pytaj więcej
web-play-for-refused = Gospodarz woli grać dalej tak jak teraz.
web-watching-now = Oglądasz grę.
web-take-seat = Zajmij miejsce bota
web-game-over = Ta gra już się skończyła
web-game-over-about = Możesz ją obejrzeć ruch po ruchu.
web-no-table = Nie ma takiego stołu
web-no-table-about = Link mógł się po drodze uciąć. Poproś o niego jeszcze raz.
web-code = Kod
web-code-about = Do powiedzenia na głos. Przez kilka godzin prowadzi tutaj, tak jak link.
web-at-door = { $count ->
    [one] Ktoś jest przy drzwiach
    [few] Przy drzwiach są { $count } osoby
    [many] Przy drzwiach jest { $count } osób
   *[other] Przy drzwiach jest { $count } osoby
}
web-at-door-reading = Czyta zaproszenie
web-at-door-typing = Wpisuje imię …
web-door-wants = { $name } chce grać zamiast: { $bot }.
web-let-in = Wpuść
web-not-now = Nie teraz
web-start-waits = Zacząć bez czekania?
web-start-waits-about = Ktoś jest przy drzwiach i chce usiąść. Wolne miejsca zajęłyby boty.
web-start-wait = Poczekaj
web-start-bots = Zacznij z botami
web-bot-seats = Kto przyjdzie później
web-bot-seats-keep = Ogląda
web-bot-seats-keep-about = Boty grają na swoich miejscach do końca.
web-bot-seats-ask = Pyta gospodarza
web-bot-seats-ask-about = Kto przyjdzie później, może grać zamiast bota, jeśli gospodarz się zgodzi.
web-bot-seats-free = Gra
web-bot-seats-free-about = Kto przyjdzie później, może grać zamiast bota.
