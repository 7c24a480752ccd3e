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
