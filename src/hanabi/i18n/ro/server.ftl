### Ce spun comenzile din jurul serverului.

command-serve = Deschide mese pentru browsere și programe; nu trebuie pregătit nimic. Orice opțiune poate fi și o variabilă: --bot-delay este HANABI_BOT_DELAY.
    .host = Adresa pe care ascultă; 127.0.0.1 e doar această mașină.
    .port = Portul pe care ascultă; 0 ia oricare e liber.
    .data = Dosarul bazei de date; fără el, dosarul tău de date.
    .database = Un URL de bază de date, în locul fișierului SQLite din acel dosar.
    .public-url = Adresa pe care o scriu oamenii, de exemplu https://hanabi.example.org; alte nume sunt refuzate.
    .trusted-proxies = Adresele proxy-urilor ale căror antete X-Forwarded sunt crezute, despărțite prin virgule.
    .secure-cookies = Trimite cookie-uri numai prin TLS, oricum ar fi venit cererea.
    .bot-delay = Secunde de la rândul unui bot până la mutarea lui.
    .bot-limit = Câte secunde se poate gândi un bot înainte să se facă o mutare prudentă în locul lui.
    .bots = Alți boți care pot fi așezați la masă, despărțiți prin virgule: instalați sau de-ai tăi.
    .message-rate = Mesaje WebSocket pe secundă pe care le poate trimite o conexiune.
    .request-rate = Cereri HTTP pe secundă pe care le poate trimite o adresă.
    .guests-per-hour = Identități noi pe oră pentru o adresă.
    .tables-per-hour = Mese noi pe oră pentru o identitate.
    .open-tables-per-identity = La câte mese, înainte de joc, poate sta o identitate.
    .connections-per-address = Câte conexiuni WebSocket poate ține deschise o adresă.
    .connections-per-identity = Câte conexiuni WebSocket poate ține deschise o identitate.
    .away-minutes = Câte minute poate fi cineva deconectat la o masă live înainte ca ceilalți să continue fără el.
    .push-seconds = Câte secunde poate lipsi cine e la rând înainte ca dispozitivele lui să fie anunțate.
    .push-hosts = Gazde cu porturi care pot fi servicii push deși nu sunt publice, despărțite prin spații.
    .idle-minutes = Câte minute rămâne în memorie o masă la care nu se uită nimeni.
    .workers = Câte procese servesc; mai mult de unul cere PostgreSQL.
    .drain-seconds = Secunde în care jucătorii sunt trimiși altundeva când serverul se oprește.
    .log-level = Cât se scrie în jurnal, la ieșirea de erori: debug, info, warning sau error.
    .example = hanabi serve --host 0.0.0.0 --port 8265
command-connect = Așază un bot la o masă a unui server, prin protocolul public, pentru un joc.
    .url = Adresa mesei: orice link care se termină cu identificatorul ei.
    .bot = Ce bot joacă.
    .seat = Pe ce loc; fără el, pe primul liber.
    .token = Un token al identității tale; fără el joacă un oaspete.
    .passphrase = Parola mesei, dacă are una.
    .example = hanabi connect http://127.0.0.1:8265/tables/Yq0… --bot cautious
command-backup = Scrie într-un fișier toate jocurile și identitățile unui server, chiar și cu serverul pornit: un singur moment, recitit și verificat.
    .file = Fișierul; apare abia când e întreg.
    .data = Dosarul de date al serverului; fără el, dosarul tău de date.
    .database = URL-ul bazei de date a serverului, dacă are unul.
    .example = hanabi backup hanabi-backup.gz
command-verify-backup = Verifică dacă o copie de siguranță e întreagă și poate fi restaurată, restaurând-o într-un loc care apoi se aruncă.
    .file = Copia de siguranță.
    .json = Scrie un singur obiect JSON.
    .example = hanabi verify-backup hanabi-backup.gz
command-restore = Adaugă ce are copia de siguranță și baza de date nu; nu se suprascrie nimic. Serverul poate fi pornit.
    .file = Copia de siguranță.
    .data = Dosarul de date al serverului; fără el, dosarul tău de date.
    .database = URL-ul bazei de date a serverului, dacă are unul.
    .example = hanabi restore hanabi-backup.gz
command-verify = Verifică dacă împărțirea unui joc de pe server e cea fixată înainte de prima mutare.
    .files = Înregistrări de jocuri terminate, așa cum le dă serverul.
    .example = hanabi verify game.json

serve-ready = Deschide { $url }
serve-data = Jocurile se țin în { $data }; oprești cu Ctrl-C.
connect-over = Jocul s-a terminat: { $score ->
    [one] { $score } punct.
    [few] { $score } puncte.
   *[other] { $score } de puncte.
}
connect-abandoned = Jocul a fost abandonat.
backup-done = { $file }: { $count ->
    [one] un rând
    [few] { $count } rânduri
   *[other] { $count } de rânduri
}; recitire și verificare reușite
backup-unreadable = Jurnalul jocului { $game } nu poate fi citit; a rămas așa cum e.
backup-contradicting = Listele spun despre jocul { $game } altceva decât jurnalul lui; la restaurare contează jurnalul.
verify-backup-done = { $file }: întreagă; jocuri: { $games }, rânduri din jurnalele lor: { $lines }, identități: { $identities }
verify-backup-bad = { $file }: { $reason }
restore-done = Rânduri adăugate: { $added }; erau deja: { $present }.
restore-sessions = Sesiuni, tokenuri și coduri de recuperare: valabile acum ca în copie: { $added }; revocate pentru că așa sunt în copie: { $revoked }.
restore-relisted = Jocuri trecute din nou în liste, după jurnalele lor: { $count }.
restore-differs = Jocul { $game } a mers altfel în baza de date și a rămas acolo așa cum era.
verify-good = { $file }: în regulă, împărțirea e cea fixată dinainte
verify-bad = { $file }: { $reason }
