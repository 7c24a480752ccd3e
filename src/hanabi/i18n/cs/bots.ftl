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
bot-why-all = Moje nápověda znamená: všechny ukázané karty se hodí.
bot-why-warning = Moje nápověda je varování: nech si kartu, kterou bys jinak odhodil.
bot-why-idle = Nic lepšího na práci nebylo, tak říkám to, co říká nejvíc.
bot-why-useless = Vím, že je tahle karta k ničemu.
bot-why-discard = Bez téhle karty se obejdu nejsnáz a nikdo mě nevaroval.
bot-why-reward = Lepší využití destičky nevidím.
bot-why-told = Moje nápověda mluví o kartě, která se hodí.
bot-why-code = Moje nápověda je číslo v tajné šifře; každému spoluhráči něco říká.
bot-why-spare = Bez téhle karty se obejdu nejsnáz.
bot-why-forced = Nešlo napovědět ani odhodit, tak zkouším kartu s největší nadějí.
bot-why-slip-discard = Jejda, nejstarší karta letěla bez rozmyslu.
bot-why-slip-hint = Jejda, tohle mě napadlo jako první.

bot-read-literal = Beru nápovědu doslova: teď vím, která karta se hodí.
bot-read-newest = Nápovědu čtu takhle: zahraj nejnovější ukázanou kartu, která se může hodit.
bot-read-all = Nápovědu čtu takhle: všechny ukázané karty se hodí.
bot-read-warning = Nápovědu čtu jako varování: nech si kartu, která by jinak šla pryč.
bot-read-code = Nápovědu čtu jako číslo; co není pro ostatní, je pro mě.
bot-read-nothing = Beru nápovědu doslova a nic víc v ní nehledám.
