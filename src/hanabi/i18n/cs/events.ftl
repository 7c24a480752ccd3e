### Co se stalo, po jedné větě. $you říká, jakou roli v tom má čtenář.
### $card je písmeno barvy a hodnota (C3); $suit a $color jsou slova zápisu hry, jen pro výběr
### tvaru; $slots se počítá od nejnovější karty. Jména stojí vždy v prvním pádě.

event-color-hint = { $you ->
    [giver] Napovídáš: { $to }
    [receiver] { $name } napovídá:
   *[nobody] { $name } napovídá: { $to }
} { $you ->
    [receiver] { $count ->
        [0] nemáš
        [one] máš
        [few] máš
        [many] máš
       *[other] máš
    }
   *[other] { $count ->
        [0] nemá
        [one] má
        [few] má
        [many] má
       *[other] má
    }
} { $count ->
    [0] žádnou { $color ->
        [white] bílou
        [red] červenou
        [blue] modrou
        [yellow] žlutou
        [green] zelenou
       *[multicolor] duhovou
    } kartu.
    [one] jednu { $color ->
        [white] bílou
        [red] červenou
        [blue] modrou
        [yellow] žlutou
        [green] zelenou
       *[multicolor] duhovou
    } kartu, pozice { $slots }.
    [few] { $count } { $color ->
        [white] bílé
        [red] červené
        [blue] modré
        [yellow] žluté
        [green] zelené
       *[multicolor] duhové
    } karty, pozice { $slots }.
    [many] { $count } { $color ->
        [white] bílé
        [red] červené
        [blue] modré
        [yellow] žluté
        [green] zelené
       *[multicolor] duhové
    } karty, pozice { $slots }.
   *[other] { $count } { $color ->
        [white] bílých
        [red] červených
        [blue] modrých
        [yellow] žlutých
        [green] zelených
       *[multicolor] duhových
    } karet, pozice { $slots }.
}
event-rank-hint = { $you ->
    [giver] Napovídáš: { $to }
    [receiver] { $name } napovídá:
   *[nobody] { $name } napovídá: { $to }
} { $you ->
    [receiver] { $count ->
        [0] nemáš
        [one] máš
        [few] máš
        [many] máš
       *[other] máš
    }
   *[other] { $count ->
        [0] nemá
        [one] má
        [few] má
        [many] má
       *[other] má
    }
} { $count ->
    [0] žádnou kartu hodnoty { $rank }.
    [one] jednu kartu hodnoty { $rank }, pozice { $slots }.
    [few] { $count } karty hodnoty { $rank }, pozice { $slots }.
    [many] { $count } karty hodnoty { $rank }, pozice { $slots }.
   *[other] { $count } karet hodnoty { $rank }, pozice { $slots }.
}
event-played = { $you ->
    [actor] Hraješ { $card }.
   *[nobody] { $name } hraje { $card }.
}
event-played-announced = { $you ->
    [actor] Hlásíš { $suit ->
        [white] bílou
        [red] červenou
        [blue] modrou
        [yellow] žlutou
        [green] zelenou
        [multicolor] duhovou
       *[black] černou
    } a hraješ { $card }.
   *[nobody] { $name } hlásí { $suit ->
        [white] bílou
        [red] červenou
        [blue] modrou
        [yellow] žlutou
        [green] zelenou
        [multicolor] duhovou
       *[black] černou
    } a hraje { $card }.
}
event-mistake = { $you ->
    [actor] Hraješ { $card }, ale ta se nehodí: chyba č. { $mistakes }.
   *[nobody] { $name } hraje { $card }, ale ta se nehodí: chyba č. { $mistakes }.
}
event-mistake-announced = { $you ->
    [actor] Hlásíš { $suit ->
        [white] bílou
        [red] červenou
        [blue] modrou
        [yellow] žlutou
        [green] zelenou
        [multicolor] duhovou
       *[black] černou
    } a hraješ { $card }: chyba č. { $mistakes }.
   *[nobody] { $name } hlásí { $suit ->
        [white] bílou
        [red] červenou
        [blue] modrou
        [yellow] žlutou
        [green] zelenou
        [multicolor] duhovou
       *[black] černou
    } a hraje { $card }: chyba č. { $mistakes }.
}
event-discarded = { $you ->
    [actor] Zahazuješ { $card }.
   *[nobody] { $name } zahazuje { $card }.
}
event-tokens-returned = { $count ->
    [one] Vrací se jeden žeton nápovědy.
    [few] Vracejí se { $count } žetony nápovědy.
    [many] Vrací se { $count } žetonu nápovědy.
   *[other] Vrací se { $count } žetonů nápovědy.
}
event-completed = { $suit ->
    [white] Bílý
    [red] Červený
    [blue] Modrý
    [yellow] Žlutý
    [green] Zelený
    [multicolor] Duhový
   *[black] Černý
} ohňostroj je hotový!
event-drawn = { $you ->
    [actor] Dobíráš si kartu.
   *[nobody] { $name } si dobírá { $card }.
}
event-drawn-unseen = { $you ->
    [actor] Dobíráš si kartu.
   *[nobody] { $name } si dobírá kartu.
}
event-arranged = { $you ->
    [actor] Přeskládáváš si karty.
   *[nobody] { $name } si přeskládává karty.
}
event-tile = Destička odměny { $number }: { $tile }.
event-reward-lost = Odměnu nelze použít, propadá.
event-reward-declined = { $you ->
    [actor] Vzdáváš se odměny.
   *[nobody] { $name } se vzdává odměny.
}
event-mistake-undone = { $mistakes ->
    [0] Jedna chyba mizí: nezbývá žádná.
   *[other] Jedna chyba mizí: zbývá { $mistakes }.
}
event-returned = { $you ->
    [actor] Zamícháváš { $card } zpátky do balíčku.
   *[nobody] { $name } zamíchává { $card } zpátky do balíčku.
}
event-added = { $you ->
    [actor] Přidáváš { $card } ze zahozených karet.
   *[nobody] { $name } přidává { $card } ze zahozených karet.
}
event-last-round = Balíček je prázdný: { $turns ->
    [one] zbývá jeden tah.
    [few] zbývají { $turns } tahy.
    [many] zbývá { $turns } tahu.
   *[other] zbývá { $turns } tahů.
}
event-passed = { $you ->
    [actor] Nemůžeš nic udělat, tvůj tah se přeskakuje.
   *[nobody] { $name } nemůže nic udělat, tah se přeskakuje.
}
event-ended = { $ending } { $score ->
    [one] Skóre: { $score } bod.
    [few] Skóre: { $score } body.
    [many] Skóre: { $score } bodu.
   *[other] Skóre: { $score } bodů.
}
