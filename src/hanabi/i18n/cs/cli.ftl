### Příkazový řádek. Atributy příkazu jsou popisy jeho voleb a argumentů.

help-usage = Použití: { $usage }
help-any-option = [VOLBY]
help-any-command = PŘÍKAZ …
help-commands = Příkazy:
help-arguments = Argumenty:
help-options = Volby:
help-example = Příklad:
help-help = Ukáže tuto nápovědu.
help-default = Výchozí: { $value }.
help-range = Od { $least } do { $most }.
help-variable = Proměnná: { $variable }.

command = Hanabi, kooperativní karetní hra: hraj ji tady, dívej se na hry znovu, najdi pravidla každého vydání.
    .version = Ukáže verzi.
    .example = hanabi play
command-play = Zahraj si v tomto terminálu s boty jako spoluhráči.
    .edition = Vydání, podle jehož pravidel hraješ, nebo „none“ pro volné kombinování variant. Bez těchto voleb se na ně zeptá úvodní obrazovka.
    .players = Kolik míst: 2 až 5.
    .option = Přepne variantu vydání: název, nebo název, „=“ a hodnota (true, false, druh duhových karet). Lze opakovat.
    .seat = Tvé místo, počítáno od 0.
    .seed = Číslo rozdání: stejné číslo rozdá stejné karty. Bez něj náhodně.
    .bot = Kdo sedí na ostatních místech.
    .name = Tvé jméno v záznamu.
    .first-seat = Kdo začíná: místo, nebo „random“.
    .undo = Dovolí brát tahy zpět.
    .record = Kam uložit záznam hry. Bez toho do tvé datové složky.
    .pause = Kolik sekund bot jako by přemýšlel.
    .no-color = Nepoužije barevný výstup; každá barva má stejně své písmeno.
    .example = hanabi play --edition pl-deluxe --players 3 --option black-powder --seed 42
command-replay = Projdi si zaznamenanou hru: v tomto terminálu, jako seznam tahů, nebo jako řádky JSON.
    .file = Záznam; „-“ čte standardní vstup.
    .seat = Dívej se očima tohoto místa; bez toho leží všechny karty odkryté.
    .json = Jeden objekt JSON na řádek: začátek, pak každý tah.
    .no-color = Nepoužije barevný výstup; každá barva má stejně své písmeno.
    .example = hanabi replay game.json --seat 0
command-show = Ukáže jednu pozici hry: jako text, jako obrázek, nebo jako řádek, který říká vše.
    .file = Záznam, „-“ pro standardní vstup, nebo vlastní řádek pozice v uvozovkách.
    .move = Pozice po tolika tazích; bez toho ta poslední.
    .seat = Očima tohoto místa; bez toho leží všechny ruce otevřeně.
    .text = Jako stůl z textu; tak je to i bez této volby.
    .svg = Jako obrázek SVG.
    .png = Jako obrázek PNG.
    .position = Jako jediný řádek, který „hanabi show“ zase přečte.
    .light = Obrázek ve dne; jinak je v noci.
    .width = Šířka PNG v pixelech; bez toho dvojnásobek velikosti obrázku.
    .out = Soubor, do něhož se píše; bez toho standardní výstup.
    .example = hanabi show game.json --move 12 --seat 0 --png --out move-12.png
command-convert = Převede hry z jednoho zápisu do druhého: záznamy, JSON a odkazy hanab.live, věty.
    .games = Záznamy, JSON z hanab.live, soubory s jednou hrou na řádku, nebo odkazy; „-“ čte standardní vstup.
    .to = Co psát: „record“, „hanab-live“ (jeho JSON), „hanab-live-link“ nebo „text“.
    .out = Složka, kde každá hra dostane soubor; bez toho standardní výstup.
    .example = hanabi convert games.jsonl --to record --out games
command-rules = Pravidla vydání našimi slovy, s jeho variantami a výkladem.
    .edition = Krátký název vydání; vypíše je „hanabi editions“.
    .markdown = Vypíše stránku jako Markdown.
    .example = hanabi rules it-2023
command-editions = Vypíše vydání a varianty, které každé nabízí.
    .json = Vypíše JSON.
    .example = hanabi editions --json
command-check = Ověří záznamy tím, že je přehraje; každý na jednom řádku.
    .files = Záznamy; „-“ čte standardní vstup.
    .json = Jeden objekt JSON na řádek.
    .example = hanabi check game.json

convert-bad = { $place }: { $reason }
editions-option = { $option } ({ $default ->
    [on] ano
   *[off] ne
})
editions-multicolor = multicolor (ne, nebo { $ways })

check-over = { $file }: v pořádku, { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}, skóre { $score }
check-running = { $file }: v pořádku, { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}, nedohráno
check-bad = { $file }: { $reason }

replay-title = { $edition }, { $players ->
    [one] jeden hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}: { $names }
replay-begins = Začíná { $name }.
replay-hand = { $name } drží { $cards }.
replay-hand-own = Držíš { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
replay-move = { $number }. { $sentences }
replay-variation =
    { $is_named ->
        [no] Nebo:
       *[yes] Nebo „{ $name }“:
    }

bot-random = Náhodný
    .about = Jakýkoli povolený tah, bez rozmyslu.
bot-cautious = Opatrný
    .about = Bezpečné hraní, užitečné nápovědy.
