bot-smart = Smart
    .about = Hints that people can follow.
bot-hat = Code
    .about = Plays a secret code; people cannot follow it.
