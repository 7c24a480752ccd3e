### Ce spune `hanabi admin`.

command-admin = Ce face cine ține serverul cu mesele și oamenii: în baza de date, chiar și cât serverul merge. Orice schimbare e notată.
    .data = Dosarul cu date al serverului; fără el, dosarul tău de date.
    .database = URL-ul bazei de date a serverului, dacă are una.
    .json = Scrie JSON.
    .example = hanabi admin tables
command-admin-tables = Arată cele mai noi mese, sau una dintre ele, fără cărți.
    .table = Identificatorul unei mese.
    .status = Doar mesele în această stare: open, running, finished, abandoned sau closed.
    .limit = Cel mult atâtea.
    .example = hanabi admin tables --status running --json
command-admin-close = Încheie ce se joacă la o masă; acolo nu se mai continuă.
    .table = Identificatorul unei mese.
    .example = hanabi admin close vJ3yGk9UQv2c0yqkqk1m4g
command-admin-delete = Șterge o masă cu jocul ei, sau un om cu tot ce e al lui; în jocurile comune locul lui rămâne fără nume.
    .what = Identificatorul unei mese sau al unui om.
    .yes = Da, pentru totdeauna.
    .example = hanabi admin delete vJ3yGk9UQv2c0yqkqk1m4g --yes
command-admin-games = Scrie toate jocurile încheiate într-un fișier, o înregistrare pe linie: și pe cele cu parolă.
    .file = Fișierul; nu trebuie să existe deja.
    .example = hanabi admin games jocuri.jsonl
command-admin-people = Arată cei mai noi oameni, sau pe cei cu acest nume.
    .who = Un identificator sau o parte din nume.
    .limit = Cel mult atâtea.
    .example = hanabi admin people Anna
command-admin-block = Ține afară un om sau o adresă; conexiunile lor se încheie.
    .what = Identificatorul unui om, o adresă sau o rețea.
    .example = hanabi admin block 203.0.113.0/24
command-admin-unblock = Lasă din nou înăuntru un om sau o adresă.
    .what = Identificatorul unui om, o adresă sau o rețea.
    .example = hanabi admin unblock 203.0.113.0/24
command-admin-rename = Dă-i unui om alt nume, și în listele de jocuri.
    .person = Identificatorul unui om.
    .name = Numele nou.
    .example = hanabi admin rename 9sQk1m4gvJ3yGk9UQv2c0y Anna
command-admin-export = Scrie într-un fișier JSON tot ce se știe despre un om.
    .person = Identificatorul unui om.
    .file = Fișierul; nu are voie să existe deja.
    .example = hanabi admin export 9sQk1m4gvJ3yGk9UQv2c0y anna.json
command-admin-clean = Șterge mesele fără rezultat la care nu s-a mai întâmplat nimic de mult, și oaspeții care n-au jucat niciodată.
    .table-days = După câte zile fără rânduri dispare o masă.
    .guest-days = După câte zile dispare un oaspete.
    .dry-run = Spune doar ce ar dispărea.
    .example = hanabi admin clean --dry-run
command-admin-audit = Spune ce au făcut cei ce țin serverul, întâi cele mai noi.
    .limit = Cel mult atâtea.
    .example = hanabi admin audit

admin-nothing = Nu e nimic.
admin-closed = Masa { $table } e închisă.
admin-over-already = La masa { $table } nu se mai joacă.
admin-table-deleted = Masa { $table } e ștearsă.
admin-person-deleted = Omul { $person } e șters; jocuri în care era: { $games }.
admin-games-written = { $count ->
    [one] Un joc este
    [few] { $count } jocuri sunt
   *[other] { $count } de jocuri sunt
} în { $file }.
admin-is-blocked = blocat
admin-renamed = Omul { $person } se numește acum { $name }.
admin-exported = Tot ce se știe despre { $person } e în { $file }.
admin-blocked = Blocat: { $what }
admin-unblocked = Nu mai e blocat: { $what }
admin-unchanged = Nu era nimic de schimbat: { $what }
admin-would-clean = Ar dispărea: mese { $tables }, oaspeți { $guests }.
admin-cleaned = Șterse: mese { $tables }, oaspeți { $guests }.
