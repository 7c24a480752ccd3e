command-bots = Vypíše boty a k čemu se který hodí.
    .json = Vypíše JSON.
    .example = hanabi bots --json

bot-beginner = Začátečník
    .about = Hraje jako Chytrý, občas se splete.
bot-smart = Chytrý
    .about = Nápovědy, které člověk dokáže sledovat.
bot-hat = Šifra
    .about = Hraje tajnou šifrou; člověk ji nestačí sledovat.
bot-hat-plus = Šifra s výpočtem
    .about = Šifra a ke konci zkouší tahy; člověk ji nestačí sledovat.
