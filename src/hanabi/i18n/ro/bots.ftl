command-bots = Arată boții și la ce e bun fiecare.
    .json = Scrie JSON.
    .example = hanabi bots --json

bot-smart = Isteț
    .about = Indicii pe care oamenii le pot urma.
bot-hat = Cifru
    .about = Joacă după un cod secret; oamenii nu îl pot urmări.
