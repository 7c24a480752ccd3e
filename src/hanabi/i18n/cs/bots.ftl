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

bot-why-play = Vím, že se tahle karta hodí.
bot-why-guess = Možná se hodí, a takhle pozdě stojí za to riskovat chybu.
bot-why-literal = Moje nápověda sama říká, která karta se hodí.
bot-why-newest = Moje nápověda znamená: zahraj nejnovější ukázanou kartu, která se může hodit.
bot-why-warning = Moje nápověda je varování: nech si kartu, kterou bys jinak odhodil.
bot-why-idle = Nic lepšího na práci nebylo, tak říkám to, co říká nejvíc.
bot-why-useless = Vím, že je tahle karta k ničemu.
bot-why-discard = Bez téhle karty se obejdu nejsnáz a nikdo mě nevaroval.
bot-why-reward = Lepší využití destičky nevidím.
bot-why-nothing = Ještě jsem nehrál.
