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
bot-why-all = Il mio indizio significa: tutte le carte che tocca vanno bene.
bot-why-warning = Il mio indizio è un avviso: tieni la carta che avresti scartato.
bot-why-idle = Non avevo di meglio da fare, così ho detto quel che dice di più.
bot-why-useless = So che questa carta è inutile.
bot-why-discard = È la carta di cui posso fare più facilmente a meno, e nessuno mi ha avvisato.
bot-why-reward = Era l’uso migliore della tessera che ho visto.
bot-why-told = Il mio indizio parla di una carta che va bene.
bot-why-code = Il mio indizio è un numero in un codice segreto; dice qualcosa a ogni compagno.
bot-why-spare = È la carta di cui posso fare più facilmente a meno.
bot-why-forced = Non potevo né dare indizi né scartare, così ho provato la carta più promettente.
bot-why-slip-discard = Ops, ho scartato la carta più vecchia senza pensarci.
bot-why-slip-hint = Ops, ho detto la prima cosa che mi è venuta in mente.

bot-read-literal = Ho preso l’indizio alla lettera: ora so quale carta va bene.
bot-read-newest = Ho letto l’indizio così: gioca la carta più nuova che tocca e che potrebbe andare bene.
bot-read-all = Ho letto l’indizio così: tutte le carte che tocca vanno bene.
bot-read-warning = Ho letto l’indizio come un avviso: tieni la carta che avrei scartato.
bot-read-code = Ho letto l’indizio come un numero; la parte che non è per gli altri è per me.
bot-read-nothing = Ho preso l’indizio alla lettera, e nient’altro.
