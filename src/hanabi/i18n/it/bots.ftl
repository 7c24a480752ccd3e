command-bots = Elenca i bot e a che cosa serve ognuno.
    .json = Scrive JSON.
    .example = hanabi bots --json

bot-beginner = Principiante
    .about = Gioca come Sveglio, con qualche svista ogni tanto.
bot-smart = Sveglio
    .about = Indizi che le persone possono seguire.
bot-hat = Codice
    .about = Gioca con un codice segreto; le persone non possono seguirlo.
bot-hat-plus = Codice che calcola
    .about = Il codice, e verso la fine prova le mosse; le persone non possono seguirlo.
