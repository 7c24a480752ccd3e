command-bots = Arată boții și la ce e bun fiecare.
    .json = Scrie JSON.
    .example = hanabi bots --json

bot-beginner = Începător
    .about = Joacă precum Isteț, cu scăpări din când în când.
bot-smart = Isteț
    .about = Indicii pe care oamenii le pot urma.
bot-hat = Cifru
    .about = Joacă după un cod secret; oamenii nu îl pot urmări.
bot-hat-plus = Cifru cu calcul
    .about = Codul secret, iar spre sfârșit își încearcă mutările; oamenii nu îl pot urmări.

bot-why-play = Știu că această carte se potrivește.
bot-why-guess = S-ar putea să se potrivească, iar atât de târziu merită riscată o greșeală.
bot-why-literal = Indiciul meu spune singur ce carte se potrivește.
bot-why-newest = Indiciul meu înseamnă: joacă cea mai nouă carte atinsă care s-ar putea potrivi.
bot-why-all = Indiciul meu înseamnă: toate cărțile atinse se potrivesc.
bot-why-warning = Indiciul meu e un avertisment: păstrează cartea pe care ai fi aruncat-o.
bot-why-idle = N-aveam ceva mai bun de făcut, așa că am spus ce spune cel mai mult.
bot-why-useless = Știu că această carte e inutilă.
bot-why-discard = E cartea de care mă pot lipsi cel mai ușor, și nimeni nu m-a avertizat.
bot-why-reward = A fost cea mai bună folosire a plăcuței pe care am văzut-o.
bot-why-told = Indiciul meu vorbește despre o carte care se potrivește.
bot-why-code = Indiciul meu e un număr dintr-un cod secret; îi spune ceva fiecărui coechipier.
bot-why-spare = E cartea de care mă pot lipsi cel mai ușor.
bot-why-forced = Nu puteam nici da indicii, nici arunca, așa că am încercat cartea cu cele mai mari șanse.
bot-why-slip-discard = Vai, mi-am aruncat cea mai veche carte fără să mă gândesc.
bot-why-slip-hint = Vai, am spus primul lucru care mi-a trecut prin minte.

bot-read-literal = Am luat indiciul în litera lui: acum știu ce carte se potrivește.
bot-read-newest = Am înțeles indiciul așa: joacă cea mai nouă carte atinsă care s-ar putea potrivi.
bot-read-all = Am înțeles indiciul așa: toate cărțile atinse se potrivesc.
bot-read-warning = Am înțeles indiciul ca avertisment: păstrează cartea pe care aș fi aruncat-o.
bot-read-code = Am citit indiciul ca pe un număr; partea care nu e pentru ceilalți e pentru mine.
bot-read-nothing = Am luat indiciul în litera lui și atât.
