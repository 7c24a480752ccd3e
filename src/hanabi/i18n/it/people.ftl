### Le persone al tavolo: chi va via, chi viene allontanato, chi ospita.

web-log-seat-left = { $name } lascia il tavolo.
web-log-host-passed = Ora ospita { $name }.
web-log-kept-out = Chi ospita ha allontanato { $name }.
web-log-let-back-in = { $name } può tornare.

web-people = Giocatori
web-host = ospita
web-remove = Allontana { $name }
web-remove-about = Il posto di { $name } si libera. Durante la partita aspetta un bot, qualcuno che guarda, o il voto per finire la partita.
web-give-up-about = Il tuo posto si libera. Puoi tornarci finché nessuno lo prende, ma non puoi prenderne un altro in questa partita.
web-may-return = Allontana, può tornare
web-keep-out = Allontana e tieni fuori
web-keep-out-about = Non entra nemmeno chi arriva dallo stesso indirizzo internet, se non è già seduto al tavolo.
web-kept-out = Tenuti fuori
web-let-back-in = Fai tornare { $name }
web-do-nothing = Non fare niente
web-has-left = { $name } ha lasciato la partita.
web-let-bot-play = Fai giocare un bot
