### The lessons. A bubble has two lines of at most 40 characters.

learn-title = Učení
learn-about = Krátké lekce na opravdovém stole. Nic se nepočítá, nic se neztratí.
learn-group-first = Začni tady
learn-group-reading = Jak dávat a číst nápovědy
learn-group-counting = Počítání a plány
learn-group-boxes = Co přidávají krabice
learn-step = Lekce, krok { $step } z { $steps }
learn-again = Znovu
learn-next = Dál
learn-skip = Přeskočit lekci
learn-done = Hotovo
learn-learnt = hotová

lesson-wrong-hint = Nápověda může počkat.
lesson-wrong-hand = Tuhle nápovědu dostane { $name }.
lesson-wrong-wide = Karet, kterých se dotkne: { $count }.
lesson-wrong-misses = Nápověda tu kartu mine.
lesson-wrong-unclear = Ta nápověda říká málo.
lesson-wrong-announce = Ohlašuj jen to, co víš.
lesson-wrong-fits = Hodí se, ale něco jiného spěchá víc.
lesson-wrong-no-fit = Ta karta se teď určitě nehodí.
lesson-wrong-odds = Hodí se v { $fit } případech z { $count }.
lesson-wrong-last = To je poslední kus: nech si ho.
lesson-wrong-wasted = Ta karta se hodí. Je jí škoda.
lesson-wrong-safe = Bez rizika, ale jde to lépe.
lesson-wrong-discard = Ta karta se ještě může hodit.
lesson-wrong-reward = Jiná volba dá víc.

lesson-first = Nauč se hrát za pět minut
    .about = Celá hra, krok za krokem.
lesson-first-goal = Pět barev, každá od 1 do 5.
    .do = Společně. Plné nebe má 25 bodů.
lesson-first-see = Vidíš všechny karty kromě svých.
    .do = Aiko a Ben vidí tvoje, ne svoje.
lesson-first-told = Ben ti řekl: tahle karta je 1.
    .do = Každá 1 začíná ohňostroj. Zahraj ji.
lesson-first-give = Červená má 1 a Ben drží červenou 2.
    .do = Klepni na ni a řekni to Benovi.
lesson-first-give-red = „Červená“ se dotkne i pětky.
    .do = Najdi nápovědu jen pro dvojku.
lesson-first-discard = Nápověda stojí lampion. Svítí jich šest.
    .do = Zahoď nejstarší kartu: jeden se vrátí.
lesson-first-discard-newer = Dobře, ale vezmi nejstarší kartu.
    .do = Je to ta vpravo.
lesson-first-last = Aiko říká: je to 5. Každá je jen jednou.
    .do = Zahoď ji a uvidíš, co se ztratí.
lesson-first-last-other = To není pětka.
    .do = Zahoď kartu, na kterou ukázala Aiko.
lesson-first-lost = Žlutá teď končí na 4: nejvýš 24.
    .do = V opravdové hře si pětky nechávej.
lesson-first-deck = Jiná hra: zbývá jedna karta.
    .do = Zahraj modrou 4 a lízni si ji.
lesson-first-deck-five = Hodí se, ale Ben čeká na modrou 4.
    .do = Nejdřív zahraj tu.
lesson-first-turn = Balíček je prázdný: každý má jeden tah.
    .do = Tohle je tvůj. Zahraj žlutou 5.
lesson-first-score = Konec hry: 24 bodů z 25.
    .do = Teď znáš celou hru.

lesson-play = Zahraj nejnovější
    .about = Co znamená nápověda na dvě karty.
lesson-play-read = Ben řekl červená: svítí dvě karty.
    .do = Jde o nejnovější, co se může hodit: hraj.
lesson-play-read-older = Jde o nejnovější ze svítících karet.
    .do = Je víc vlevo.
lesson-play-give = Benova nejnovější karta je žlutá 1.
    .do = Řekni žlutá nebo 1: Ben ji zahraje.
lesson-play-sum = Ben zahrál nejnovější svítící kartu.
    .do = Tak čtou nápovědy boti Chytrý.

lesson-warning = Hodnota na nejstarší kartě
    .about = Jak říct: nech si ji.
lesson-warning-read = Ben řekl 5: tvoje nejstarší karta.
    .do = Nech si ji. Zahoď další nejstarší.
lesson-warning-read-five = Před touhle kartou tě Ben varoval.
    .do = Zahoď tu vlevo od ní.
lesson-warning-read-newer = Nejdřív jde nejstarší z ostatních.
    .do = Je to ta vlevo od pětky.
lesson-warning-give = Nejstarší karta Aiko je poslední žlutá 4.
    .do = Varuj Aiko: řekni hodnotu.
lesson-warning-give-color = „Žlutá“ by znamenala: zahraj ji.
    .do = Varuje se hodnotou. Řekni 4.
lesson-warning-sum = Aiko si žlutou 4 nechala.
    .do = Hodnota na nejstarší: nech si ji.

lesson-silence = Nikdo tě nevaroval
    .about = Co říká mlčení o nejstarší kartě.
lesson-silence-read = Ben vidí tvou nejstarší kartu a mlčí.
    .do = Takže může pryč. Zahoď ji.
lesson-silence-read-newer = Mlčení mluví jen o nejstarší kartě.
    .do = Zahoď tu vpravo.
lesson-silence-sum = Žádný bod se neztratil: 25 jde dál.
    .do = I mlčení je nápověda.

lesson-finesse = Stejná karta
    .about = Někdo zahodí kartu, která se hodí.
lesson-finesse-read = Ben věděl, že se červená 2 hodí, a zahodil ji.
    .do = Tvoje nejnovější je stejná: zahraj ji.
lesson-finesse-give = Svou zelenou 1 znáš. Aiko ji má také.
    .do = Zahoď svou: Aiko zahraje nejnovější.
lesson-finesse-give-play = Hodí se, ale zahození vrátí lampion.
lesson-finesse-sum = Aiko ji zahrála a ty máš lampion navíc.
    .do = Jen s kartou, o které to všichni ví.

lesson-two = Dvě jednou nápovědou
    .about = Nápověd je málo: ať něco řeknou.
lesson-two-give = Ben má dvě karty, které se hodí: samé 1.
    .do = Najdi nápovědu pro obě najednou.
lesson-two-give-one = To říká jen jednu z nich.
lesson-two-sum = Ben zahraje jednu po druhé.
    .do = Jeden lampion, dva body.

lesson-copies = Počítání kusů
    .about = Karty ostatních mluví o tvých.
lesson-copies-see = Máš červenou kartu a červená má 2.
    .do = Najdi ostatní červené karty na stole.
lesson-copies-play = Pro tebe zbývá jen červená 3.
    .do = Je to jisté: zahraj ji.
lesson-copies-sum = 1 je třikrát, 2, 3, 4 dvakrát, 5 jednou.
    .do = Počítej a karty budou jisté.

lesson-excluded = Co nápověda vylučuje
    .about = I karty, které nesvítí, něco říkají.
lesson-excluded-see = Tahle karta je 1, ne bílá, ne červená.
    .do = Modrá, žlutá nebo zelená: koukni na nebe.
lesson-excluded-play = Všechny tři se teď hodí.
    .do = Zahraj ji.
lesson-excluded-sum = Nikdo neřekl její barvu.
    .do = Každá nápověda mluví o celé ruce.

lesson-keep = Poslední kus
    .about = Co může pryč a co musí zůstat.
lesson-keep-see = Jedna žlutá 4 je zahozená, druhou máš ty.
    .do = Je poslední: bez ní žlutá končí.
lesson-keep-discard = Červená 1 je zbytečná: červená má 2.
    .do = Zahoď ji.
lesson-keep-discard-last = To je poslední žlutá 4: nech si ji.
lesson-keep-sum = Žádný bod se neztratil.
    .do = Pětka je vždy poslední kus.

lesson-pace = Kolik zahození zbývá
    .about = Body, balíček a tahy: jeden součet.
lesson-pace-see = 17 bodů, 5 karet, 3 poslední tahy: 25.
    .do = Teď musí každý tah přinést bod.
lesson-pace-play = Žádný tah není nazbyt.
    .do = Zahraj modrou 4.
lesson-pace-play-late = Jedno zahození a 25 už nebude.
lesson-pace-sum = Body + balíček + hráči − cíl.
    .do = To je tempo: zahození do zásoby.

lesson-waiting = Čekání s nápovědou
    .about = Poslední karta může zůstat v balíčku.
lesson-waiting-hint = Zbývá jedna karta. Ben má zelenou 3.
    .do = Nelízej ji: řekni Benovi o trojce.
lesson-waiting-play = Ben lízl poslední kartu: ještě 3 tahy.
    .do = Zahraj zelenou 4. Aiko má 5.
lesson-waiting-sum = 25 bodů díky jedné nápovědě včas.
    .do = Nápověda oddálí konec o jeden tah.

lesson-last = Poslední tah se počítá
    .about = Kdo může ještě co zahrát.
lesson-last-hint = Balíček je prázdný: každý má jeden tah.
    .do = Aiko může zahrát modrou 5: řekni jí to.
lesson-last-sum = Ještě dvě pětky: 24 bodů.
    .do = V posledním kole řekni, kdo může hrát.

lesson-multicolor-own = Duhová, šestá barva
    .about = Pět karet navíc, 30 bodů.
lesson-multicolor-own-hint = Duhová je barva jako každá jiná.
    .do = Ben má její 1: řekni mu to.
lesson-multicolor-own-sum = Každá duhová karta je jen jednou.
    .do = Každá je poslední kus.

lesson-multicolor-every = Duhová, v každé barvě
    .about = Pět karet, kterých se dotkne každá barva.
lesson-multicolor-every-play = Téhle 1 se dotkla červená i modrá.
    .do = Takže je duhová: zahraj ji.
lesson-multicolor-every-sum = Každá barva se dotkne duhové.
    .do = Dvě barvy na kartě ji prozradí.

lesson-multicolor-ten = Deset duhových karet
    .about = Tolik jako od každé jiné barvy.
lesson-multicolor-ten-hint = Každá barva se dotkne Benovy duhové 1.
    .do = Jen hodnota ukáže ji samotnou.
lesson-multicolor-ten-hint-color = Barva tady říká málo.
lesson-multicolor-ten-sum = Její 1 je třikrát, její 5 jednou.
    .do = Nejvýš 30 bodů.

lesson-timed = Ohlášená show
    .about = Ohlas barvu, získej lampion.
lesson-timed-play = Tu kartu znáš: červená 2 se hodí.
    .do = Zahraj ji a ohlas červenou.
lesson-timed-play-silent = Hodí se, ale lampion nevrátí.
lesson-timed-play-other = Špatná barva je chyba.
lesson-timed-sum = Správně, lampion se vrátil.
    .do = Omyl stojí kartu, i když se hodí.

lesson-black = Černý prach
    .about = Ohňostroj, který padá.
lesson-black-see = Černá padá od 5 do 1.
    .do = Každá chybějící karta je −1: teď −5.
lesson-black-hint = Černé se žádná barva nedotkne. Ben má 5.
    .do = Řekni Benovi hodnotu.
lesson-black-sum = Teď −4: každá černá přidá jeden.
    .do = Černá 5 je jediná a jde první.

lesson-expert = Pro experty
    .about = Bez posledního kola: všechno, nebo nic.
lesson-expert-discard = Kdo ztratí poslední kus, prohraje.
    .do = Zahoď zbytečnou červenou 1.
lesson-expert-discard-last = To by hru hned ukončilo.
lesson-expert-sum = Poslední kolo tu také není.
    .do = Dokonči všechny ohňostroje, nebo prohraješ.

lesson-empty = Nápověda, která nic neukáže
    .about = Některé krabice ji dovolují.
lesson-empty-hint = Benova 1 může být zbytečná červená.
    .do = Řekni Benovi červená: žádná tam není.
lesson-empty-hint-blue = Jde to i tak. Zkus, co je tu nového.
lesson-empty-sum = Ben ví: není červená, tak se hodí.
    .do = I to, co chybí, stojí za nápovědu.

lesson-tile-1 = Odměna: lampion
    .about = Dokončený ohňostroj otočí destičku.
lesson-tile-1-finish = Červená 5 dokončí ohňostroj.
    .do = Zahraj ji: otočí se destička.
lesson-tile-1-sum = Tahle destička vrátí jeden lampion.
    .do = Destiček je šest, každá přijde jednou.

lesson-tile-2 = Odměna: chyba zpět
    .about = Druhá šance a lampion.
lesson-tile-2-see = Stala se jedna chyba.
    .do = Odměna ji může vzít zpět.
lesson-tile-2-finish = Červená 5 dokončí ohňostroj.
    .do = Zahraj ji: otočí se destička.
lesson-tile-2-sum = Chyba je pryč, lampion se vrátil.
    .do = Bez chyby jen lampion.

lesson-tile-3 = Odměna: barva zdarma
    .about = Nápověda barvy, která nic nestojí.
lesson-tile-3-finish = Červená 5 dokončí ohňostroj.
    .do = Zahraj ji: otočí se destička.
lesson-tile-3-choose = Tahle destička dá barvu zdarma.
    .do = Řekni Benovi žlutá: jeho 1 se hodí.
lesson-tile-3-sum = Ben ji zahrál, bez lampionu.
    .do = Nápověda zdarma může být pro každého.

lesson-tile-4 = Odměna: hodnota zdarma
    .about = Nápověda hodnoty, která nic nestojí.
lesson-tile-4-finish = Červená 5 dokončí ohňostroj.
    .do = Zahraj ji: otočí se destička.
lesson-tile-4-choose = Tahle destička dá hodnotu zdarma.
    .do = Řekni Benovi 1: žlutá 1 se hodí.
lesson-tile-4-sum = Ben ji zahrál, bez lampionu.
    .do = Nápověda zdarma může být pro každého.

lesson-tile-5 = Odměna: karta se vrací
    .about = Ze zahozených do balíčku.
lesson-tile-5-see = Žlutá 5 je pryč: nejvýš 24.
    .do = Jedna destička ji může vrátit.
lesson-tile-5-finish = Červená 5 dokončí ohňostroj.
    .do = Zahraj ji: otočí se destička.
lesson-tile-5-choose = Tahle destička zamíchá kartu zpět.
    .do = Vyber žlutou 5.
lesson-tile-5-sum = 25 bodů je zase možných.
    .do = Nikdo neví, kde v balíčku je.

lesson-tile-6 = Odměna: karta ze zahozených
    .about = Rovnou do svého ohňostroje.
lesson-tile-6-finish = Červená 5 dokončí ohňostroj.
    .do = Zahraj ji: otočí se destička.
lesson-tile-6-choose = Tahle destička přidá kartu, která se hodí.
    .do = Přidej modrou 2.
lesson-tile-6-sum = Modrá má 2, díky zahozeným.
    .do = Když se nic nehodí, odměna propadá.
