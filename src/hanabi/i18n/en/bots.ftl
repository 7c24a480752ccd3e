command-bots = List the bots and what each one is for.
    .json = Write JSON.
    .example = hanabi bots --json

bot-smart = Smart
    .about = Hints that people can follow.
bot-hat = Code
    .about = Plays a secret code; people cannot follow it.
