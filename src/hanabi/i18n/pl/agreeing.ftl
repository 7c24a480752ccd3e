### What is said and agreed on beside the moves, and how moves travel.

web-log-abandon-voted = { $name } głosuje za porzuceniem gry.
web-log-abandon-refused = { $name } chce grać dalej.
web-abandon-count = { $votes } z { $needed } głosów
web-abandon-sure = Porzucić grę?
web-abandon-alone = Skończy się od razu, bez wyniku.
web-abandon-vote = { $needed ->
    [one] Pozostali też głosują. Gra się skończy, gdy zgodzi się { $needed } osoba.
    [few] Pozostali też głosują. Gra się skończy, gdy zgodzą się { $needed } osoby.
    [many] Pozostali też głosują. Gra się skończy, gdy zgodzi się { $needed } osób.
   *[other] Pozostali też głosują. Gra się skończy, gdy zgodzi się { $needed } osoby.
}
web-play-on = Graj dalej
web-unread = { $count ->
    [one] Jedna nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
web-sending = Wysyłam ruch …
web-bot-pace = Tempo botów
web-bot-pace-about = Jak długo bot czeka, zanim się ruszy.
web-bot-pace-quick = Szybko
web-bot-pace-usual = Zwykle
web-bot-pace-slow = Wolno
