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
bot-why-warning = Indiciul meu e un avertisment: păstrează cartea pe care ai fi aruncat-o.
bot-why-idle = N-aveam ceva mai bun de făcut, așa că am spus ce spune cel mai mult.
bot-why-useless = Știu că această carte e inutilă.
bot-why-discard = E cartea de care mă pot lipsi cel mai ușor, și nimeni nu m-a avertizat.
bot-why-reward = A fost cea mai bună folosire a plăcuței pe care am văzut-o.
bot-why-nothing = Încă n-am mutat.
