### An invitation: the page of a link, the door, the code, a bot’s seat.

web-invited = { $name } te invită
web-invited-plain = Ai primit o invitație
web-invited-what = { $count ->
    [one] { $box }, { $count } jucător
    [few] { $box }, { $count } jucători
   *[other] { $box }, { $count } de jucători
}
web-invited-about = Vezi toate cărțile în afară de ale tale.
web-invited-with = Cu: { $options }.
web-invited-days = O mutare când ai timp, pe parcursul mai multor zile.
web-name-as = așa cum îl văd ceilalți
web-sit-down = Așază-te
web-your-seat = locul tău
web-no-account = Fără cont. Linkul deschide doar această masă.
web-rules-new = Prima oară? Regulile într-un minut
web-watch-only = Doar privesc
web-table-full = Această masă e plină
web-table-full-about = Toate locurile sunt ocupate. Poate se mai eliberează unul.
web-begun = Acest joc a început deja
web-begun-about = Cărțile sunt împărțite și se joacă.
web-begun-closed = Acest joc nu poate fi privit.
web-watch = Privește
web-play-for = Joacă în locul lui { $name }
web-play-for-ask = Mai întâi e întrebată gazda.
web-play-for-waiting = Gazda e întrebată dacă poți juca în locul lui { $name }.
web-play-for-stop = Nu mai întreba
web-play-for-refused = Gazda preferă să continue așa.
web-watching-now = Privești jocul.
web-take-seat = Ia locul unui bot
web-game-over = Acest joc s-a terminat
web-game-over-about = O poți revedea, mutare cu mutare.
web-no-table = Nu există o astfel de masă
web-no-table-about = Poate linkul s-a trunchiat pe drum. Cere-l din nou.
web-code = Cod
web-code-about = De spus cu voce tare. Câteva ore duce aici, ca și linkul.
web-at-door = { $count ->
    [one] E cineva la ușă
    [few] Sunt { $count } oameni la ușă
   *[other] Sunt { $count } de oameni la ușă
}
web-at-door-reading = Citește invitația
web-at-door-typing = Scrie un nume …
web-door-wants = { $name } ar vrea să joace în locul lui { $bot }.
web-let-in = Lasă să intre
web-not-now = Nu acum
web-start-waits = Începem fără să așteptăm?
web-start-waits-about = E cineva la ușă și ar vrea să se așeze. Locurile libere le-ar lua boții.
web-start-wait = Așteaptă
web-start-bots = Începe cu boți
web-bot-seats = Cine vine mai târziu
web-bot-seats-keep = Privește
web-bot-seats-keep-about = Boții își păstrează locul până la sfârșit.
web-bot-seats-ask = Întreabă gazda
web-bot-seats-ask-about = Cine vine mai târziu poate juca în locul unui bot, dacă gazda e de acord.
web-bot-seats-free = Joacă
web-bot-seats-free-about = Cine vine mai târziu poate juca în locul unui bot.
