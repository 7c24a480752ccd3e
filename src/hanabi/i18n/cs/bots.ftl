command-bots = Vypíše boty a k čemu se který hodí.
    .json = Vypíše JSON.
    .example = hanabi bots --json

bot-smart = Chytrý
    .about = Nápovědy, které člověk dokáže sledovat.
bot-hat = Šifra
    .about = Hraje tajnou šifrou; člověk ji nestačí sledovat.
