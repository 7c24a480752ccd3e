### What is said and agreed on beside the moves, and how moves travel.

web-log-abandon-voted = { $name } hlasuje pro opuštění hry.
web-log-abandon-refused = { $name } chce hrát dál.
web-abandon-count = { $votes } z { $needed } hlasů
web-abandon-sure = Opustit hru?
web-abandon-alone = Skončí hned a bez výsledku.
web-abandon-vote = { $needed ->
    [one] Ostatní se vyjádří. Hra skončí, když bude pro { $needed } z vás.
    [few] Ostatní se vyjádří. Hra skončí, když budou pro { $needed } z vás.
    [many] Ostatní se vyjádří. Hra skončí, když bude pro { $needed } z vás.
   *[other] Ostatní se vyjádří. Hra skončí, když bude pro { $needed } z vás.
}
web-play-on = Hrát dál
web-unread = { $count ->
    [one] Jedna nová zpráva
    [few] { $count } nové zprávy
    [many] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
web-sending = Tah se odesílá …
web-bot-pace = Tempo botů
web-bot-pace-about = Jak dlouho bot čeká, než táhne.
web-bot-pace-quick = Rychle
web-bot-pace-usual = Běžně
web-bot-pace-slow = Pomalu
