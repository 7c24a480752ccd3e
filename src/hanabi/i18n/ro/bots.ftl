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
