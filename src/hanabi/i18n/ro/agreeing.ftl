### What is said and agreed on beside the moves, and how moves travel.

web-log-abandon-voted = { $name } votează pentru abandonarea jocului.
web-log-abandon-refused = { $name } vrea să joace mai departe.
web-abandon-count = { $votes } din { $needed } voturi
web-abandon-sure = Abandonezi jocul?
web-abandon-alone = Se încheie acum, fără scor.
web-abandon-vote = { $needed ->
    [one] Ceilalți sunt întrebați. Se încheie când e de acord { $needed } dintre voi.
    [few] Ceilalți sunt întrebați. Se încheie când sunt de acord { $needed } dintre voi.
   *[other] Ceilalți sunt întrebați. Se încheie când sunt de acord { $needed } dintre voi.
}
web-play-on = Joacă mai departe
web-unread = { $count ->
    [one] Un mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
}
web-sending = Se trimite mutarea …
web-bot-pace = Ritmul boților
web-bot-pace-about = Cât așteaptă un bot înainte să mute.
web-bot-pace-quick = Rapid
web-bot-pace-usual = Obișnuit
web-bot-pace-slow = Lent
