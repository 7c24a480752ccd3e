### Co říkají příkazy kolem serveru.

command-serve = Nabídne stoly prohlížečům a programům; nic není třeba nastavovat. Každá volba může být i proměnná: --bot-delay je HANABI_BOT_DELAY.
    .host = Adresa, na které server poslouchá; 127.0.0.1 je jen tento počítač.
    .port = Port, na kterém server poslouchá; 0 vezme kterýkoli volný.
    .data = Složka pro databázi; jinak tvá datová složka.
    .database = URL databáze místo souboru SQLite v této složce.
    .public-url = Adresa, kterou lidé zadávají, například https://hanabi.example.org; jiná jména se pak odmítají.
    .trusted-proxies = Adresy proxy serverů, jejichž hlavičkám X-Forwarded lze věřit, oddělené čárkami.
    .secure-cookies = Posílá cookies jen přes TLS, ať požadavek přišel jakkoli.
    .bot-delay = Kolik sekund uplyne od začátku tahu bota k jeho rozhodnutí.
    .bot-limit = Kolik sekund smí bot přemýšlet, než se za něj provede opatrný tah.
    .bots = Další boti, které si lidé mohou posadit ke stolu, oddělení čárkami: nainstalovaný, nebo tvůj vlastní.
    .message-rate = Kolik zpráv WebSocket za sekundu smí poslat jedno spojení.
    .request-rate = Kolik požadavků HTTP za sekundu smí poslat jedna adresa.
    .guests-per-hour = Kolik nových identit za hodinu dostane jedna adresa.
    .tables-per-hour = Kolik nových stolů za hodinu smí otevřít jedna identita.
    .open-tables-per-identity = U kolika stolů, kde se ještě nezačalo, smí sedět jedna identita.
    .connections-per-address = Kolik spojení WebSocket smí mít jedna adresa najednou.
    .connections-per-identity = Kolik spojení WebSocket smí mít jedna identita najednou.
    .away-minutes = Kolik minut smí být někdo u živého stolu odpojen, než ostatní pokračují bez něj.
    .push-seconds = Kolik sekund smí být hráč na tahu pryč, než se to oznámí jeho zařízením.
    .push-hosts = Hostitelé s porty, kteří smějí být službami oznámení, i když nejsou veřejní, oddělení mezerami.
    .idle-minutes = Kolik minut zůstane v paměti stůl, na který se nikdo nedívá.
    .workers = Kolik procesů slouží; více než jeden potřebuje PostgreSQL.
    .drain-seconds = Sekundy, během nichž jsou hráči při zastavení serveru posláni jinam.
    .log-level = Kolik se píše na standardní chybový výstup: debug, info, warning nebo error.
    .example = hanabi serve --host 0.0.0.0 --port 8265
command-connect = Posadí bota ke stolu na serveru, přes veřejný protokol, na jednu hru.
    .url = Adresa stolu: jakýkoli odkaz, který končí jeho identifikátorem.
    .bot = Který bot hraje.
    .seat = Které místo; jinak první volné.
    .token = Token tvé identity; bez něj hraje host.
    .passphrase = Heslo stolu, pokud ho má.
    .example = hanabi connect http://127.0.0.1:8265/tables/Yq0… --bot cautious
command-backup = Zapíše všechny hry a identity serveru do souboru, i za jeho běhu: jediný okamžik, znovu přečtený a ověřený.
    .file = Soubor; objeví se, teprve když je celý.
    .data = Datová složka serveru; jinak tvá datová složka.
    .database = URL databáze serveru, pokud ji má.
    .example = hanabi backup hanabi-backup.gz
command-verify-backup = Ověří, že je záloha celá a dá se obnovit: zkušebně ji obnoví na místě, které se pak zahodí.
    .file = Záloha.
    .json = Vypíše jeden objekt JSON.
    .example = hanabi verify-backup hanabi-backup.gz
command-restore = Přidá, co je v záloze a v databázi není; nic se nepřepíše. Server smí běžet.
    .file = Záloha.
    .data = Datová složka serveru; jinak tvá datová složka.
    .database = URL databáze serveru, pokud ji má.
    .example = hanabi restore hanabi-backup.gz
command-verify = Ověří, že rozdání hry ze serveru je to, ke kterému se zavázal před prvním tahem.
    .files = Záznamy dohraných her, jak je dává server.
    .example = hanabi verify game.json

serve-ready = Otevři { $url }
serve-data = Hry se ukládají do { $data }; zastavíš klávesami Ctrl-C.
connect-over = Konec hry, body: { $score }.
connect-abandoned = Hra byla opuštěna.
backup-done = { $file }: { $count ->
    [one] jeden řádek
    [few] { $count } řádky
    [many] { $count } řádku
   *[other] { $count } řádků
}; znovu přečteno a ověřeno
backup-unreadable = Záznam průběhu hry { $game } nelze přečíst; zůstal, jak je.
backup-contradicting = Seznamy říkají o hře { $game } něco jiného než záznam jejího průběhu; při obnově platí záznam.
verify-backup-done = { $file }: celá; hry: { $games }, řádky jejich záznamů: { $lines }, identity: { $identities }
verify-backup-bad = { $file }: { $reason }
restore-done = Přidané řádky: { $added }, už přítomné: { $present }.
restore-sessions = Přihlášení, tokeny a obnovovací kódy: nyní platné jako v záloze: { $added }, zneplatněné, protože jsou takové v záloze: { $revoked }.
restore-relisted = Hry zapsané do seznamů znovu podle záznamů průběhu: { $count }.
restore-differs = Hra { $game } probíhá v databázi jinak a zůstává tam, jak je.
verify-good = { $file }: v pořádku, je to slíbené rozdání
verify-bad = { $file }: { $reason }
