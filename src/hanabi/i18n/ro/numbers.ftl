### Jocurile proprii în cifre și datele proprii.

web-numbers-title = Jocurile tale în cifre
web-numbers-games = { $count ->
    [one] Un joc încheiat.
    [few] { $count } jocuri încheiate.
   *[other] { $count } de jocuri încheiate.
}
web-numbers-not-counted = { $count ->
    [one] Un joc în care s-au văzut cărți prin anularea mutărilor nu contează.
    [few] { $count } jocuri în care s-au văzut cărți prin anularea mutărilor nu contează.
   *[other] { $count } de jocuri în care s-au văzut cărți prin anularea mutărilor nu contează.
}
web-numbers-none = Aici vei vedea cum îți merg jocurile, după ce închei primul.
web-numbers-mean = scor mediu
web-numbers-highest = cel mai bun scor
web-numbers-perfect = artificii complete
web-numbers-lost = pierdute
web-numbers-efficiency = cărți la un indiciu
web-numbers-mistakes-mine = greșelile tale pe joc
web-numbers-over-time = De-a lungul timpului
web-numbers-trend = De la { $first } puncte în medie la început la { $last } în ultima vreme. Fiecare punct e un joc.
web-numbers-trend-later = Fiecare punct e un joc. De la zece jocuri, o linie arată încotro merg.
web-numbers-by-players = După numărul de jucători
web-numbers-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
web-numbers-by-edition = După cutie
web-numbers-by-partner = După partener
web-numbers-best = Cele mai bune jocuri
web-numbers-column-games = jocuri
web-numbers-column-score = scor
web-numbers-column-efficiency = eficiență
web-numbers-column-mistakes = greșeli
web-numbers-data = Datele tale
web-numbers-data-about = Tot ce are serverul despre tine: nume, locuri, notițe, vorbe și jocuri.
web-numbers-take = Ia-mi datele
web-numbers-delete = Șterge-mi identitatea
web-numbers-delete-ask = Îți ștergi identitatea?
web-numbers-delete-about = Numele, notițele, setările și statisticile dispar imediat, pe orice dispozitiv, și niciun cod nu le aduce înapoi. Jocurile jucate rămân celorlalți, fără numele și vorbele tale.
web-numbers-keep = Păstreaz-o
