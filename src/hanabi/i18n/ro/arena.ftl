### Boți în compania altora: hanabi arena.

command-arena = Pune boții să joace cu cei de felul lor și în compania celorlalți, toți pe aceleași împărțiri, și spune cine cu cine joacă bine.
    .preset = Joacă un protocol întreg: „ad-hoc” pune șapte boți să joace împreună, printre ei un începător, și scrie rezultatul în dosarul „ad-hoc”. Ce se dă în plus are întâietate.
    .bots = Cine participă: boți, despărțiți prin virgule. O cale care se termină în „.py” e un bot al tău.
    .players = Pentru câte locuri, despărțite prin virgule: de la 2 la 5.
    .games = Câte împărțiri joacă fiecare echipă.
    .seed = Numărul primei împărțiri; împărțirea următoare are numărul următor.
    .edition = Cutia ale cărei reguli se joacă. Fără ea, jocul de bază cu orice opțiuni.
    .option = Schimbă o opțiune: un nume, sau un nume, „=” și o valoare. Se poate repeta.
    .time-limit = Câte secunde are pentru o mutare un bot de-al tău.
    .in-process = Rulează boții tăi chiar în procesul acestui program: de multe ori mai repede, fără limită de timp, pentru boți în care ai încredere.
    .json = Scrie un singur obiect JSON.
    .markdown = Scrie tabelele în acest fișier, ca Markdown.
    .plot = Desenează o hartă de culori în acest fișier.
    .folder = Scrie totul în acest dosar: arena.md, arena.json și imaginea arena.png.
    .workers = Câte procese joacă. Rezultatele sunt aceleași oricâte ar fi.
    .cluster = Joacă pe un cluster Dask: adresa planificatorului sau „local” pentru unul făcut aici.
    .resume = Ține în acest fișier ce e gata și, dacă există, continuă de acolo.
    .example = hanabi arena --bots smart,hat,cautious --players 2,3 --games 200

arena-round = Jucători: { $players }. Împărțiri: { $deals }, numerele { $seeds }
arena-matrix = Scorul mediu și intervalul lui de încredere de 95 %: un bot al rândului, iar pe toate celelalte locuri boți ai coloanei.
arena-one = un bot
arena-teams = Echipele, de la cea mai bună; la cele mixte, diferența față de o echipă doar cu primul fel de bot (1) și doar cu al doilea (2), pe aceleași împărțiri.
arena-team = echipa
arena-mean = media
arena-perfect = perfecte
arena-lost = pierdute
arena-to-first = dif. 1
arena-to-other = dif. 2
arena-own = Echipe cu un singur fel de boți: media rândului minus media coloanei, pe aceleași împărțiri.
arena-own-bot = toți
arena-strangers = Printre străini: media cu toți ceilalți boți, fără cei de felul lui, și ce parte este din cât obțin aceia între ei; între ai lui; cel mai puțin și cu cine.
arena-with-others = cu ceilalți
arena-share = parte
arena-with-like = între ai lui
arena-least = cel mai puțin (cu)
arena-forfeits = Jocuri pierdute din vina botului { $bot }: { $count }. Primul, seed { $seed }: { $why }
arena-rates = jocuri: { $played } în { $seconds } s, adică { $rate } pe secundă
arena-plot-title = Jucători: { $players }
arena-plot-one = un bot …
arena-plot-rest = … printre
arena-plot-score = scor mediu
