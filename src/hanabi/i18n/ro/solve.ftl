### Rezolvarea: hanabi solve.

command-solve = Se putea câștiga această împărțire cu toate cărțile cunoscute, și prin ce mutări? Fiecare da vine cu un șir de mutări, fiecare nu cu o dovadă.
    .file = O înregistrare; se rezolvă împărțirea ei sau poziția de după una dintre mutări. „-” citește intrarea standard.
    .move = Poziția de după atâtea mutări ale înregistrării.
    .seed = Numărul unei împărțiri.
    .seeds = Numerele mai multor împărțiri, de la una la alta.
    .players = Câte locuri: de la 2 la 5.
    .edition = Cutia după ale cărei reguli se joacă. Fără ea, jocul de bază și orice opțiune.
    .option = Pornește o opțiune: un nume, sau un nume, „=” și o valoare. Se poate repeta.
    .seconds = Câte secunde de calcul poate dura o împărțire; apoi răspunsul este „nu se știe”, cu cel mai bun șir găsit.
    .json = Scrie câte un obiect JSON pentru fiecare împărțire.
    .workers = Câte procese caută.
    .cluster = Caută pe un cluster Dask: adresa planificatorului sau „local” pentru unul creat aici.
    .resume = Păstrează ce e gata în acest fișier și continuă de acolo dacă există.
    .example = hanabi solve --seeds 1..1000 --players 3 --workers 2

solve-winnable = se poate câștiga: { $best } p. ({ $seconds } s)
solve-not-winnable = nu se poate câștiga: cel mai bun scor { $best }: { $why } ({ $seconds } s)
solve-not-winnable-open = nu se poate câștiga: cel puțin { $best }, cel mult { $bound }: { $why } ({ $seconds } s)
solve-unknown = încă nu se știe: cel puțin { $best }, cel mult { $bound } ({ $seconds } s)
solve-because-complete = fiecare foc de artificii poate fi încheiat
solve-because-gone = toate exemplarele unei cărți necesare s-au pierdut
solve-because-bottom = toate exemplarele unei cărți necesare sunt la fundul pachetului
solve-because-pace = cărțile necesare vin prea târziu din pachet
solve-because-hands = trebuie păstrate mai multe cărți decât încap în mâini
solve-because-one-hand = n-ar ajunge nici dacă toate cărțile ar fi într-o singură mână, iar indiciile ar fi gratuite
solve-because-searched = orice fel de a juca a fost exclus
solve-because-time = timpul s-a terminat
solve-shares = { $deals ->
    [one] O împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
}: { $won } se pot câștiga, { $lost } nu, { $unknown } nu se știe
