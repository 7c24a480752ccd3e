bot-hat = Szyfr
    .about = Gra tajnym szyfrem; człowiek za nim nie nadąży.
