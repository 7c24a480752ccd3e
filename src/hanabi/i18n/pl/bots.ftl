command-bots = Wypisz boty i do czego każdy się nadaje.
    .json = Wypisz JSON.
    .example = hanabi bots --json

bot-smart = Bystry
    .about = Wskazówki, za którymi człowiek nadąży.
bot-hat = Szyfr
    .about = Gra tajnym szyfrem; człowiek za nim nie nadąży.
