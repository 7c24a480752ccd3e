### Pravidla našimi slovy. Klíč řádku začíná jeho číslem ve specifikaci (rules-r06-…),
### klíč výkladu začíná ruling-r06-….

rules-page = Hanabi. { $edition }
rules-page-table = Pravidla tohoto stolu. { $edition }
rules-page-about = Pravidla tohoto vydání našimi slovy. Čísla v závorkách odkazují na řádky specifikace.
rules-page-source = Tuto stránku vypisuje: { $command }

rules-title-goal = O co jde
rules-title-box = Co je v krabici
rules-title-start = Před prvním tahem
rules-title-turn = Tvůj tah
rules-title-end = Jak to končí
rules-title-score = Co to vyneslo
rules-title-manners = U stolu
rules-title-knowledge = Co říká nápověda
rules-title-options = Varianty tohoto vydání
rules-title-options-table = Varianty u tohoto stolu
rules-title-rulings = Výklad
rules-rulings-about = Kde návody mlčí nebo se rozcházejí, hraje se tady takto:

## O co jde

rules-r10-goal = Jste jeden tým a stavíte ohňostroje: v každé barvě jeden, od 1 nahoru k 5, s jednou kartou od každé hodnoty. Vyhrajete i prohrajete společně.

## Krabice

rules-r01-cards = Padesát karet v pěti barvách: bílé, červené, modré, žluté a zelené. V každé barvě jsou tři jedničky, dvě dvojky, dvě trojky, dvě čtyřky a jediná pětka.
rules-r02-tokens = Osm žetonů nápovědy, na začátku všechny k dispozici. Třetí chyba hru ukončí.

## Začátek

rules-r03-hands = Hrají dva až pět. Ve dvou nebo třech má každý pět karet, ve čtyřech nebo pěti čtyři.
rules-r04-backs = Své karty nikdy nevidíš; všichni ostatní ano.
rules-r05-first = Podle návodu začíná ten, kdo má na sobě nejvíc barev. Dál se hraje po směru hodinových ručiček.

## Tah

rules-r05-turn = Tah je přesně jedna ze tří věcí: nápověda, zahození karty, nebo zahrání karty. Vynechat nelze.
rules-r06-hint = Nápověda: utrať žeton, vyber spoluhráče a řekni jednu barvu nebo jednu hodnotu. Ukážeš na všechny karty v té ruce, které odpovídají, a na žádné jiné. Bez žetonu nápověda není.
rules-r07-allowed = Nápověda se nemusí týkat žádné karty („nemáš nic bílého“), a to i tehdy, když ten spoluhráč už žádnou kartu nedrží.
rules-r07-forbidden = Nápověda se musí týkat aspoň jedné karty.
rules-r08-discard = Zahození: odlož svou kartu lícem nahoru mezi zahozené, vezmi zpět jeden žeton a dober si kartu. Dokud je k dispozici všech osm žetonů, zahazovat nelze.
rules-r09-play = Zahrání: otoč jednu ze svých karet. Pokud začíná svůj ohňostroj nebo na něj navazuje, zůstane v něm; pokud ne, jde mezi zahozené a počítá se jako chyba. Pak si dober kartu.
rules-r11-bonus = Kdo ohňostroj dokončí, získá zpět jeden žeton jako dárek. Je-li k dispozici všech osm, dárek propadá.

## Konec

rules-r12-lost = Třetí chyba hru okamžitě ukončí a je to prohra.
rules-r12-ends = Třetí chyba hru okamžitě ukončí.
rules-r13-complete = Jakmile jsou všechny ohňostroje hotové, hra ihned končí s nejvyšším skóre.
rules-r14-last-round = Jakmile si někdo dobere poslední kartu, má každý ještě jeden tah a tento hráč táhne jako poslední. Nikdo už nedobírá. Pak je konec.

## Skóre

rules-r15-score = Skóre je součet nejvyšších hodnot všech ohňostrojů.
rules-r16-scale = Pak rozhodnou diváci:
rules-r16-step = { $lowest ->
    [0] do { $highest }: { $name }. { $sentence }
   *[other] { $range ->
        [one] { $highest }: { $name }. { $sentence }
        [few] { $lowest } až { $highest }: { $name }. { $sentence }
        [many] { $lowest } až { $highest }: { $name }. { $sentence }
       *[other] { $lowest } až { $highest }: { $name }. { $sentence }
    }
}

## Zvyky

rules-r17-discards = Zahozené karty si smí kdokoli kdykoli prohlédnout.
rules-r18-arrange = Své karty smíš přeskládat; nové pořadí vidí všichni.
rules-r19-talk = Přísně vzato mluví jen nápovědy a cizí tah nikdo nekomentuje. Chcete-li dovolit víc, domluvte se před hrou.
rules-r20-dead = Ohňostroj, který už nejde dokončit, lze označit, aby všichni věděli, které karty se dají v klidu zahodit.

## Znalosti

rules-r50-both = Nápověda mluví o každé kartě v ruce: ukázané odpovídají, ostatní ne.
rules-r51-count = Počítat je poctivé: co leží mezi zahozenými, v ohňostrojích a v cizích rukou, nemůže být v tvé.

## Varianty

rules-option = { $name } (volba { $option })
rules-r07-option-allowed = V tomto vydání se nápověda nemusí týkat žádné karty; každý stůl to může zakázat.
rules-r07-option-forbidden = V tomto vydání se nápověda musí týkat nějaké karty; každý stůl to může změnit.
rules-r30-expert = Poslední kolo není. Karet v rukou ubývá a hraje se, dokud nejsou všechny ohňostroje hotové; jinak vyhrát nelze. Prohra je třetí chyba a také ztráta nepostradatelné karty: posledního kusu karty, která je ještě potřeba. Stupnice se nepoužije: skóre je maximum, nebo nic.
rules-r31-announce = Než zahranou kartu otočíš, smíš ohlásit její barvu. Když barva souhlasí a karta se hodí, vrátí se jeden žeton, a když karta dokončí ohňostroj, dva. Když barva nesouhlasí, jde karta mezi zahozené a je to chyba, i kdyby se hodila.
rules-r40-own = Pět duhových karet, od každé hodnoty jedna, tvoří šestou barvu. Je jako ostatní: nápověda ji smí jmenovat. Nejvyšší skóre je 30.
rules-r41-every = Týchž pět karet, ale žádná nápověda neříká „duhová“; místo toho se jich týká každá nápověda barvy. Nejvyšší skóre je 30.
rules-r42-every = Deset duhových karet (tři jedničky, po dvou dvojkách, trojkách a čtyřkách, jedna pětka) tvoří šestý ohňostroj. Žádná nápověda neříká „duhová“; týká se jich každá nápověda barvy. V jiných ohňostrojích nic nenahrazují. Nejvyšší skóre je 30.
rules-r43-black = Deset černých karet (tři jedničky, po dvou dvojkách, trojkách a čtyřkách, jedna pětka) tvoří ohňostroj, který padá: nejdřív 5, nakonec 1. Jeho dokončení platí jako každé jiné.
rules-r43-no-color = Černá není barva: žádná nápověda barvy ji nejmenuje ani se jí netýká a nesmí se ani říct, že tu žádná není. Nápovědy hodnoty se jí týkají.
rules-r43-score = Skóre je součet barevných ohňostrojů minus jeden bod za každou chybějící černou kartu.
rules-r44-tiles = Šest destiček odměn leží zamíchaných lícem dolů. Dokončený ohňostroj nevrací žeton, ale otočí vrchní destičku. Kdo ho dokončil, využije ji dřív, než si dobere kartu; pak destička zmizí.
rules-r44-tile = { $number }. { $name }: { $effect }
rules-r44-chain = Pokud karta přidaná destičkou 6 dokončí ohňostroj, otočí se hned další destička.
rules-r50-multicolor = Nápověda „červená“ nechává ukázané kartě dvě možnosti: červenou a duhovou.
rules-r50-black = Karta, které se dosud netýkala žádná nápověda barvy, může být černá.
rules-r45-combine = Všechny varianty tohoto vydání lze spolu kombinovat.
rules-r45-free = Bez vydání lze kombinovat všechno se vším.

## Výklad

ruling-r05-first = Kdo začíná, určí stůl: vybrané místo, nebo los.
ruling-r12-lost = Návod říká jen to, že třetí chyba hru ukončí; tady je to prohra jako v ostatních vydáních.
ruling-r12-points = Prohraná hra má skóre 0; vedle se uvádějí body, které ležely na stole.
ruling-r13-last-round = Dokončení posledního ohňostroje ukončí hru ihned i v posledním kole.
ruling-r13-tokens = Když hra skončí ihned, žetony z té akce ještě platí a karty se nedobírají.
ruling-r13-tiles = Když hra skončí ihned, destička se neotáčí.
ruling-r18-any-time = Své karty smíš přeskládat kdykoli až do konce, i když se zrovna o něčem rozhoduje. Není to akce.
ruling-r19-levels = Hovor má tři úrovně: ticho, pár pevných vět, volný chat.
ruling-r20-formula = Nejvyšší ještě možné skóre plyne jen z ohňostrojů a zahozených karet; nehledí na zbývající tahy ani na chyby.
ruling-r20-tiles = Nejvyšší ještě možné skóre nehledí na budoucí destičky a po destičce 5 může zase stoupnout.
ruling-r30-passed = Kdo nemůže nic udělat (nemá kartu a chybí i žeton nebo povolená nápověda), toho tah se přeskakuje.
ruling-r30-needed = Karta je nepostradatelná jen tak dlouho, dokud ji její ohňostroj ještě potřebuje.
ruling-r30-mistakes = Třetí chyba, která zároveň ztratí nepostradatelnou kartu, se počítá jako prohra kvůli chybám.
ruling-r31-no-fit = Správná barva u karty, která se nehodí, je obyčejná chyba; žeton se nevrací.
ruling-r31-limit = Každý žeton nad osm propadá.
ruling-r31-suit = Ohlašuje se barva ohňostroje, i duhová a černá, ne barva, kterou smějí jmenovat nápovědy.
ruling-r31-tile = S destičkami odměn vrátí správné ohlášení, které dokončí ohňostroj, jeden žeton; místo druhého je destička.
ruling-r40-five = Duhových karet je pět; návod v jedné větě mluví o šesti.
ruling-r43-below = Skóre smí klesnout pod 0; pokrývá to nejnižší stupeň stupnice.
ruling-r44-black = I dokončení černého ohňostroje otočí destičku.
ruling-r44-unusable = Odměna, kterou nelze použít, propadá a na nic se neptáme. Jinak se na volbu ptáme, i když je jen jedna; odmítnout lze pouze destičku 5 při prázdném balíčku.
ruling-r44-hints = Nápovědy zdarma z destiček 3 a 4 nestojí žeton; zda smějí být prázdné, platí jako u ostatních.
ruling-r44-last-turn = V posledním tahu hry destička ještě platí, pak hra končí.
ruling-r45-all = Všechny varianty vydání lze spolu kombinovat, i tam, kde to jeho návod neříká.
