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

bot-why-play = I know that this card fits.
bot-why-guess = It may fit, and so late a mistake is worth the try.
bot-why-literal = My hint tells by itself which card fits.
bot-why-newest = My hint means: play the newest card that it touches and that may fit.
bot-why-all = My hint means: all cards that it touches fit.
bot-why-warning = My hint is a warning: keep the card that you would have discarded.
bot-why-idle = I had nothing better to do, so I said what says most.
bot-why-useless = I know that this card is useless.
bot-why-discard = It is the card that I can best do without, and nobody warned me.
bot-why-reward = It was the best use of the tile that I saw.
bot-why-told = My hint tells of a card that fits.
bot-why-code = My hint is a number in a secret code; it tells every teammate something.
bot-why-spare = It is the card that I can best do without.
bot-why-forced = I could neither hint nor discard, so I tried the card most likely to fit.
bot-why-slip-discard = Oh, I threw away my oldest card without a thought.
bot-why-slip-hint = Oh, I said the first thing that came to my mind.

bot-read-literal = I took the hint at its word: now I know which card fits.
bot-read-newest = I read the hint as: play the newest card that it touches and that may fit.
bot-read-all = I read the hint as: all cards that it touches fit.
bot-read-warning = I read the hint as a warning: keep the card that I would have discarded.
bot-read-code = I read the hint as a number; the part that is not for the others is for me.
bot-read-nothing = I took the hint at its word, and for nothing more.
