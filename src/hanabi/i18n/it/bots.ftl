command-bots = Elenca i bot e a che cosa serve ognuno.
    .json = Scrive JSON.
    .example = hanabi bots --json

bot-smart = Sveglio
    .about = Indizi che le persone possono seguire.
bot-hat = Codice
    .about = Gioca con un codice segreto; le persone non possono seguirlo.
