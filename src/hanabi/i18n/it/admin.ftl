### Che cosa dice `hanabi admin`.

command-admin = Ciò che chi gestisce fa con tavoli e persone: sulla base di dati, anche mentre il server gira. Ogni cambiamento è annotato.
    .data = La cartella dei dati del server; senza, la tua.
    .database = L’URL della base di dati del server, se ne ha una.
    .json = Scrivi JSON.
    .example = hanabi admin tables
command-admin-tables = Elenca i tavoli più recenti, o ne mostra uno, senza le carte.
    .table = L’identificativo di un tavolo.
    .status = Solo i tavoli in questo stato: open, running, finished, abandoned o closed.
    .limit = Al massimo tanti.
    .example = hanabi admin tables --status running --json
command-admin-close = Mette fine a ciò che si gioca a un tavolo; lì non si va avanti.
    .table = L’identificativo di un tavolo.
    .example = hanabi admin close vJ3yGk9UQv2c0yqkqk1m4g
command-admin-delete = Cancella un tavolo con la sua partita, o una persona con tutto ciò che è suo; nelle partite comuni il suo posto resta senza nome.
    .what = L’identificativo di un tavolo o di una persona.
    .yes = Sì, per sempre.
    .example = hanabi admin delete vJ3yGk9UQv2c0yqkqk1m4g --yes
command-admin-games = Scrive tutte le partite finite in un file, una registrazione per riga: anche quelle con parola d’ordine.
    .file = Il file; non deve esistere.
    .example = hanabi admin games partite.jsonl
command-admin-people = Elenca le persone più recenti, o quelle con questo nome.
    .who = Un identificativo, o parte di un nome.
    .limit = Al massimo tanti.
    .example = hanabi admin people Anna
command-admin-block = Tiene fuori una persona o un indirizzo; le loro connessioni finiscono.
    .what = L’identificativo di una persona, un indirizzo o una rete.
    .example = hanabi admin block 203.0.113.0/24
command-admin-unblock = Lascia entrare di nuovo una persona o un indirizzo.
    .what = L’identificativo di una persona, un indirizzo o una rete.
    .example = hanabi admin unblock 203.0.113.0/24
command-admin-rename = Dà a una persona un altro nome, anche negli elenchi delle partite.
    .person = L’identificativo di una persona.
    .name = Il nuovo nome.
    .example = hanabi admin rename 9sQk1m4gvJ3yGk9UQv2c0y Anna
command-admin-export = Scrive in un file JSON tutto ciò che si sa di una persona.
    .person = L’identificativo di una persona.
    .file = Il file; non deve ancora esistere.
    .example = hanabi admin export 9sQk1m4gvJ3yGk9UQv2c0y anna.json
command-admin-clean = Cancella i tavoli senza risultato in cui non succede nulla da tempo, e gli ospiti che non hanno mai giocato.
    .table-days = Giorni senza righe dopo cui un tavolo se ne va.
    .guest-days = Giorni dopo cui un ospite se ne va.
    .dry-run = Dice soltanto che cosa se ne andrebbe.
    .example = hanabi admin clean --dry-run
command-admin-audit = Racconta che cosa ha fatto chi gestisce, dal più recente.
    .limit = Al massimo tanti.
    .example = hanabi admin audit

admin-nothing = Non c’è nulla.
admin-closed = Il tavolo { $table } è chiuso.
admin-over-already = Al tavolo { $table } non si gioca più.
admin-table-deleted = Il tavolo { $table } è cancellato.
admin-person-deleted = La persona { $person } è cancellata; partite in cui c’era: { $games }.
admin-games-written = { $count ->
    [one] Una partita è
   *[other] { $count } partite sono
} in { $file }.
admin-is-blocked = bloccato
admin-renamed = La persona { $person } ora si chiama { $name }.
admin-exported = Tutto ciò che si sa di { $person } è in { $file }.
admin-blocked = Bloccato: { $what }
admin-unblocked = Non più bloccato: { $what }
admin-unchanged = Non c’era nulla da cambiare: { $what }
admin-would-clean = Se ne andrebbero: tavoli { $tables }, ospiti { $guests }.
admin-cleaned = Cancellati: tavoli { $tables }, ospiti { $guests }.
