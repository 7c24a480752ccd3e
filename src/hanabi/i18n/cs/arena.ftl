### Boti ve společnosti jiných: hanabi arena.

command-arena = Nechá boty hrát se sobě rovnými i ve společnosti ostatních, všechny na stejných rozdáních, a řekne, komu to s kým jde.
    .preset = Odehraje celý protokol: „ad-hoc“ nechá sedm botů, mezi nimi začátečníka, hrát pohromadě a výsledek zapíše do složky „ad-hoc“. Co je zadáno navíc, má přednost.
    .bots = Kdo se účastní: boti oddělení čárkami. Cesta končící na „.py“ je tvůj vlastní bot.
    .players = Pro kolik míst, oddělené čárkami: 2 až 5.
    .games = Kolik rozdání hraje každý tým.
    .seed = Číslo prvního rozdání; další rozdání má další číslo.
    .edition = Vydání, podle jehož pravidel se hraje. Bez něj základní hra a libovolné varianty.
    .option = Přepne variantu: název, nebo název, „=“ a hodnota. Lze opakovat.
    .time-limit = Kolik sekund na tah má tvůj vlastní bot.
    .in-process = Spustí tvé boty přímo v procesu tohoto programu: mnohem rychleji, bez časového limitu, pro boty, kterým věříš.
    .json = Vypíše jeden objekt JSON.
    .markdown = Zapíše tabulky do tohoto souboru jako Markdown.
    .plot = Nakreslí teplotní mapu do tohoto souboru.
    .folder = Zapíše všechno do této složky: arena.md, arena.json a obrázek arena.png.
    .workers = Kolik procesů hraje. Výsledky jsou při každém počtu stejné.
    .cluster = Hraje na clusteru Dask: adresa jeho plánovače, nebo „local“ pro cluster vytvořený tady.
    .resume = Ukládá dohrané do tohoto souboru, a pokud už existuje, pokračuje od něj.
    .example = hanabi arena --bots smart,hat,cautious --players 2,3 --games 200

arena-round = Hráči: { $players }. Rozdání: { $deals }, čísla { $seeds }
arena-matrix = Průměrné skóre a jeho 95% interval spolehlivosti: jeden bot z řádku, na všech ostatních místech boti ze sloupce.
arena-one = jeden bot
arena-teams = Týmy od nejlepšího; u smíšených rozdíl proti týmu jen z prvních botů a jen z druhých, na stejných rozdáních.
arena-team = tým
arena-mean = průměr
arena-perfect = dokonalé
arena-lost = prohrané
arena-to-first = proti prvním
arena-to-other = proti druhým
arena-own = Týmy z botů jednoho druhu: průměr řádku minus průměr sloupce na stejných rozdáních.
arena-own-bot = všichni
arena-strangers = Ve společnosti cizích: průměr se všemi ostatními boty kromě vlastního druhu a jaký je to podíl toho, čeho oni dosahují mezi sebou; mezi svými; nejméně a s kým.
arena-with-others = s ostatními
arena-share = podíl
arena-with-like = mezi svými
arena-least = nejméně (s kým)
arena-forfeits = Hry, které { $bot } kontumačně prohrál: { $count }. První je rozdání { $seed }: { $why }
arena-rates = her: { $played }, čas: { $seconds } s, za sekundu: { $rate }
arena-plot-title = Hráči: { $players }
arena-plot-one = jeden bot …
arena-plot-rest = … mezi
arena-plot-score = průměrné skóre
