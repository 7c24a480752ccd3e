### Slova hry: barvy, varianty, vydání, destičky, konce, hodnocení.

## Barvy. Písmeno značí barvu na kartě. Žlutá je Y, protože Ž a Z se příliš podobají;
## černá je K jako v zápisu hry, protože C patří červené.

suit-white = bílá
    .letter = B
suit-red = červená
    .letter = C
suit-blue = modrá
    .letter = M
suit-yellow = žlutá
    .letter = Y
suit-green = zelená
    .letter = Z
suit-multicolor = duhová
    .letter = D
suit-black = černá
    .letter = K

## Vydání: jazyk, vydavatel, rok

edition-ro-2013 = Rumunské vydání, Lineart 2013
edition-pl-deluxe = Polské vydání, Rebel, speciální edice
edition-en-2016 = Anglické a čínské vydání, Broadway 2016
edition-cs-2013 = České vydání, REXhry 2013
edition-it-2023 = Italské vydání, Ghenos 2023
edition-none = Bez vydání, libovolné varianty

## Varianty: název a jedna věta

option-empty-hints = Prázdné nápovědy
    .about = Nápověda se nemusí týkat žádné karty: „nemáš nic bílého“.
option-expert = Pro experty
    .about = Bez posledního kola: show je dokonalá, nebo prohraná.
option-timed-display = Ohlášená show
    .about = Při hraní ohlas barvu: trefa vrátí žeton, omyl je chyba.
option-multicolor = Vodopád barev
    .about = Šestý ohňostroj z duhových karet.
option-black-powder = Černý prach
    .about = Černý ohňostroj padá od 5 k 1; žádná nápověda barvy se ho netýká.
option-five-flamboyants = Pět zářivých
    .about = Hotový ohňostroj otočí destičku odměny; žeton se nevrací.

multicolor-own-color-5 = pět karet, vlastní barva
    .about = Pět duhových karet, od každé hodnoty jedna; nápověda smí říct „duhová“.
multicolor-every-color-5 = pět karet, týká se jich každá barva
    .about = Pět duhových karet: týká se jich každá barva, žádná je nejmenuje.
multicolor-every-color-10 = deset karet, týká se jich každá barva
    .about = Deset duhových karet: týká se jich každá barva, žádná je nejmenuje.
multicolor-none =
    .about = Pět barev základní hry.

option-on = ano
option-off = ne

## Destičky odměn (R-44) podle čísel

tile-1 = Náhradní lampion
    .effect = Vrátí se jeden žeton nápovědy.
tile-2 = Druhá šance
    .effect = Jedna chyba zmizí a vrátí se jeden žeton nápovědy; pokud chyba žádná není, vrátí se jen žeton.
tile-3 = Barva zdarma
    .effect = Dej komukoli ze spoluhráčů nápovědu barvy, aniž by stála žeton.
    .ask = nápověda barvy zdarma. Pro koho?
tile-4 = Hodnota zdarma
    .effect = Dej komukoli ze spoluhráčů nápovědu hodnoty, aniž by stála žeton.
    .ask = nápověda hodnoty zdarma. Pro koho?
tile-5 = Zpátky do balíčku
    .effect = Vyber jednu zahozenou kartu a zamíchej ji do balíčku. Když je balíček prázdný, můžeš místo toho použít destičku 6.
    .ask = která zahozená karta se vrátí do balíčku?
    .ask-instead = balíček je prázdný, takže zahozená karta může jít do svého ohňostroje.
tile-6 = Z popela
    .effect = Vyber zahozenou kartu, která se hodí, a přidej ji do jejího ohňostroje.
    .ask = která zahozená karta půjde do svého ohňostroje?

## Konce

ending-complete = Všechny ohňostroje jsou hotové.
ending-mistakes = Třetí chyba: show končí.
ending-deck = Poslední kolo je odehrané.
ending-indispensable = Je pryč karta, bez které to nejde.

## Hodnocení (R-16)

rating-horrible = Navlhlý prach
    .sentence = Diváci odcházejí dřív a někdo chce zpátky vstupné.
rating-mediocre = Pár jisker
    .sentence = Někdo začne tleskat, rozhlédne se a přestane.
rating-honorable = Docela pěkné
    .sentence = Příjemný večer; zítra se zas bude mluvit o počasí.
rating-excellent = Krásná noc
    .sentence = Děti jásají rodičům na ramenou a rodiče s nimi.
rating-amazing = Nebe v plamenech
    .sentence = Ještě za mnoho let se budou lidé ptát, kdo u toho tehdy byl.
rating-legendary = Noc všech nocí
    .sentence = Nikdo neřekne ani slovo; řeka je plná světla.
rating-divine = Jasnější než nebe
    .sentence = Hvězdy si sedají a dívají se.
rating-expert-won = Bez jediné vady
    .sentence = Nechyběla ani jiskra: nejtěžší show ze všech je vaše.
rating-expert-lost = Chybělo tak málo
    .sentence = Show pro experty je dokonalá, nebo žádná. Prach je suchý: zkuste to znovu.
