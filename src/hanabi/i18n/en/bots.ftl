command-bots = List the bots and what each one is for.
    .json = Write JSON.
    .example = hanabi bots --json

bot-beginner = Beginner
    .about = Plays as Smart does, with slips now and then.
bot-smart = Smart
    .about = Hints that people can follow.
bot-hat = Code
    .about = Plays a secret code; people cannot follow it.
bot-hat-plus = Code, thinking ahead
    .about = The code, and it tries out its moves near the end; people cannot follow it.
