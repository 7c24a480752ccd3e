### Co říká `hanabi admin`.

command-admin = Co dělá správce se stoly a lidmi: přímo v databázi, i když server běží. Každá změna se zapisuje.
    .data = Složka s daty serveru; bez ní tvoje datová složka.
    .database = URL databáze serveru, má-li nějakou.
    .json = Psát JSON.
    .example = hanabi admin tables
command-admin-tables = Vypíše nejnovější stoly, nebo ukáže jeden z nich, bez karet.
    .table = Identifikátor stolu.
    .status = Jen stoly v tomto stavu: open, running, finished, abandoned nebo closed.
    .limit = Nejvýše tolik.
    .example = hanabi admin tables --status running --json
command-admin-close = Ukončí, co se u stolu hraje; pokračovat se tam nedá.
    .table = Identifikátor stolu.
    .example = hanabi admin close vJ3yGk9UQv2c0yqkqk1m4g
command-admin-delete = Smaže stůl i s hrou, nebo člověka se vším, co mu patří; ve společných hrách zůstane jeho místo beze jména.
    .what = Identifikátor stolu nebo člověka.
    .yes = Ano, navždy.
    .example = hanabi admin delete vJ3yGk9UQv2c0yqkqk1m4g --yes
command-admin-games = Zapíše všechny dohrané hry do souboru, na každém řádku jeden záznam: i ty za heslem.
    .file = Soubor; ještě nesmí existovat.
    .example = hanabi admin games hry.jsonl
command-admin-people = Vypíše nejnovější lidi, nebo ty s tímto jménem.
    .who = Identifikátor nebo část jména.
    .limit = Nejvýše tolik.
    .example = hanabi admin people Anna
command-admin-block = Nepustí člověka nebo adresu dovnitř; jejich spojení skončí.
    .what = Identifikátor člověka, adresa nebo síť.
    .example = hanabi admin block 203.0.113.0/24
command-admin-unblock = Znovu pustí člověka nebo adresu dovnitř.
    .what = Identifikátor člověka, adresa nebo síť.
    .example = hanabi admin unblock 203.0.113.0/24
command-admin-rename = Dá člověku jiné jméno, i v seznamech her.
    .person = Identifikátor člověka.
    .name = Nové jméno.
    .example = hanabi admin rename 9sQk1m4gvJ3yGk9UQv2c0y Anna
command-admin-export = Zapíše vše, co se o člověku ví, do souboru ve formátu JSON.
    .person = Identifikátor člověka.
    .file = Soubor; ještě nesmí existovat.
    .example = hanabi admin export 9sQk1m4gvJ3yGk9UQv2c0y anna.json
command-admin-clean = Smaže stoly bez výsledku, u kterých se dlouho nic nestalo, a hosty, kteří nikdy nehráli.
    .table-days = Po kolika dnech bez zápisu stůl zmizí.
    .guest-days = Po kolika dnech host zmizí.
    .dry-run = Jen řekne, co by zmizelo.
    .example = hanabi admin clean --dry-run
command-admin-audit = Řekne, co správci udělali, nejnovější první.
    .limit = Nejvýše tolik.
    .example = hanabi admin audit

admin-nothing = Nic tu není.
admin-closed = Stůl { $table } je zavřený.
admin-over-already = U stolu { $table } se už nehraje.
admin-table-deleted = Stůl { $table } je smazaný.
admin-person-deleted = Člověk { $person } je smazaný; her, ve kterých byl: { $games }.
admin-games-written = { $count ->
    [one] Jedna hra je
    [few] { $count } hry jsou
    [many] { $count } hry je
   *[other] { $count } her je
} v { $file }.
admin-is-blocked = zablokováno
admin-renamed = Člověk { $person } se teď jmenuje { $name }.
admin-exported = Vše, co se ví o { $person }, je v { $file }.
admin-blocked = Zablokováno: { $what }
admin-unblocked = Už není zablokováno: { $what }
admin-unchanged = Nebylo co měnit: { $what }
admin-would-clean = Zmizely by: stoly { $tables }, hosté { $guests }.
admin-cleaned = Smazáno: stoly { $tables }, hosté { $guests }.
