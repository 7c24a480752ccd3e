### Le persone al tavolo: chi va via, chi viene allontanato, chi ospita.

web-log-seat-left = { $name } lascia il tavolo.
web-log-host-passed = Ora ospita { $name }.
web-log-kept-out = Chi ospita ha allontanato { $name }.
