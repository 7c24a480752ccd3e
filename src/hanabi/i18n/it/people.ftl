### Le persone al tavolo: chi va via, chi viene allontanato, chi ospita.

web-log-seat-left = { $name } lascia il tavolo.
web-log-host-passed = Ora ospita { $name }.
web-log-kept-out = Chi ospita ha allontanato { $name }.

web-people = Giocatori
web-host = ospita
web-remove = Allontana { $name }
web-remove-about = Il posto di { $name } si libera. Durante la partita aspetta un bot, qualcuno che guarda, o il voto per finire la partita.
web-give-up-about = Il tuo posto si libera. Puoi tornarci finché nessuno lo prende, ma non puoi prenderne un altro in questa partita.
web-may-return = Allontana, può tornare
web-keep-out = Allontana e tieni fuori
web-do-nothing = Non fare niente
web-has-left = { $name } ha lasciato la partita.
web-let-bot-play = Fai giocare un bot
