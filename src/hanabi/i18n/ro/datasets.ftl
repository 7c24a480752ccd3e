### Jocuri ca tablouri: hanabi dataset.

command-dataset = Scrie jocuri ca tablouri din care se învață: pentru fiecare mutare ce vedea jucătorul, acțiunile permise, acțiunea și ce a mai adus. Pe bucăți, cu o fișă a datelor; aceeași comandă continuă de unde a fost oprită.
    .action = Singurul lucru de făcut cu seturi de date.
    .records = Înregistrări de jocuri încheiate după aceleași reguli, în loc de jocuri ale boților.
    .out = Dosarul în care se scrie.
    .bot = Ale cui sunt jocurile: un bot pentru toate locurile sau câte unul pentru fiecare, despărțiți prin virgule.
    .players = Câte locuri: de la 2 la 5.
    .games = Câte jocuri.
    .seed = Numărul primei împărțiri; jocul următor are numărul următor.
    .edition = Cutia ale cărei reguli se joacă. Fără ea, jocul de bază cu orice opțiuni.
    .option = Schimbă o opțiune: un nume, sau un nume, „=” și o valoare. Se poate repeta.
    .encoder = Cum se scrie ce se vede: hle, hle-minimal, hle-seer sau hle-open.
    .format = Formatul fișierelor: npz, parquet sau jsonl.
    .shard = Câte jocuri sunt într-un fișier.
    .time-limit = Câte secunde are pentru o mutare un bot de-al tău.
    .in-process = Rulează boții tăi chiar în procesul acestui program: de multe ori mai repede, fără limită de timp, pentru boți în care ai încredere.
    .workers = Câte procese joacă. Rezultatele sunt aceleași oricâte ar fi.
    .example = hanabi dataset make --bot smart --games 1000 --out smart-games
dataset-made = { $games ->
    [one] Un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}, mutări: { $samples }, în { $folder }: { $files ->
    [one] un fișier
    [few] { $files } fișiere
   *[other] { $files } de fișiere
}, descrise în README.md
