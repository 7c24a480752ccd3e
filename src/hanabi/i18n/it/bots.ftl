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

bot-why-play = So che questa carta va bene.
bot-why-guess = Potrebbe andare bene, e così tardi vale la pena di rischiare un errore.
bot-why-literal = Il mio indizio dice da solo quale carta va bene.
bot-why-newest = Il mio indizio significa: gioca la carta più nuova che tocca e che potrebbe andare bene.
bot-why-warning = Il mio indizio è un avviso: tieni la carta che avresti scartato.
bot-why-idle = Non avevo di meglio da fare, così ho detto quel che dice di più.
bot-why-useless = So che questa carta è inutile.
bot-why-discard = È la carta di cui posso fare più facilmente a meno, e nessuno mi ha avvisato.
bot-why-reward = Era l’uso migliore della tessera che ho visto.
bot-why-nothing = Non ho ancora mosso.
