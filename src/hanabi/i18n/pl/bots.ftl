command-bots = Wypisz boty i do czego każdy się nadaje.
    .json = Wypisz JSON.
    .example = hanabi bots --json

bot-beginner = Początkujący
    .about = Gra jak Bystry, ale czasem się pomyli.
bot-smart = Bystry
    .about = Wskazówki, za którymi człowiek nadąży.
bot-hat = Szyfr
    .about = Gra tajnym szyfrem; człowiek za nim nie nadąży.
bot-hat-plus = Szyfr z rachunkiem
    .about = Szyfr, a pod koniec próbuje ruchów; człowiek za nim nie nadąży.

bot-why-play = Wiem, że ta karta pasuje.
bot-why-guess = Może pasować, a tak późno warto zaryzykować błąd.
bot-why-literal = Moja wskazówka sama mówi, która karta pasuje.
bot-why-newest = Moja wskazówka znaczy: zagraj najnowszą wskazaną kartę, która może pasować.
bot-why-all = Moja wskazówka znaczy: wszystkie wskazane karty pasują.
bot-why-warning = Moja wskazówka to ostrzeżenie: zatrzymaj kartę, która miała być odrzucona.
bot-why-idle = Nie było nic lepszego do zrobienia, więc mówię to, co mówi najwięcej.
bot-why-useless = Wiem, że ta karta jest bezużyteczna.
bot-why-discard = Bez tej karty najłatwiej mi się obejść, a nikt mnie nie ostrzegł.
bot-why-reward = To najlepsze użycie kafelka, jakie widzę.
bot-why-told = Moja wskazówka mówi o karcie, która pasuje.
bot-why-code = Moja wskazówka to liczba w tajnym szyfrze; każdemu w drużynie coś mówi.
bot-why-spare = Bez tej karty najłatwiej mi się obejść.
bot-why-forced = Ani wskazówka, ani odrzucenie nie wchodziły w grę, więc próbuję karty z największą szansą.
bot-why-slip-discard = Ojej, najstarsza karta poleciała bez zastanowienia.
bot-why-slip-hint = Ojej, to było pierwsze, co mi przyszło do głowy.

bot-read-literal = Rozumiem wskazówkę dosłownie: teraz wiem, która karta pasuje.
bot-read-newest = Rozumiem wskazówkę tak: zagraj najnowszą wskazaną kartę, która może pasować.
bot-read-all = Rozumiem wskazówkę tak: wszystkie wskazane karty pasują.
bot-read-warning = Rozumiem wskazówkę jako ostrzeżenie: zatrzymaj kartę, która miała być odrzucona.
bot-read-code = Wskazówka to dla mnie liczba; to, co nie jest dla innych, jest dla mnie.
bot-read-nothing = Rozumiem wskazówkę dosłownie i nic ponadto.
