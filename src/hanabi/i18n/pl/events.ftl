### Co się stało, po jednym zdaniu. $you mówi, jaką rolę ma w tym czytający.
### $card to litera koloru i wartość (C3); $suit i $color to słowa zapisu gry, tylko do wyboru
### formy; $slots liczy się od najnowszej karty. Imiona stoją zawsze w mianowniku.

event-color-hint = { $you ->
    [giver] Podpowiadasz: { $to }
    [receiver] { $name } podpowiada:
   *[nobody] { $name } podpowiada: { $to }
} { $you ->
    [receiver] { $count ->
        [0] nie masz
        [one] masz
        [few] masz
        [many] masz
       *[other] masz
    }
   *[other] { $count ->
        [0] nie ma
        [one] ma
        [few] ma
        [many] ma
       *[other] ma
    }
} { $count ->
    [0] { $color ->
        [white] białych
        [red] czerwonych
        [blue] niebieskich
        [yellow] żółtych
        [green] zielonych
       *[multicolor] wielokolorowych
    } kart.
    [one] jedną { $color ->
        [white] białą
        [red] czerwoną
        [blue] niebieską
        [yellow] żółtą
        [green] zieloną
       *[multicolor] wielokolorową
    } kartę, pozycja { $slots }.
    [few] { $count } { $color ->
        [white] białe
        [red] czerwone
        [blue] niebieskie
        [yellow] żółte
        [green] zielone
       *[multicolor] wielokolorowe
    } karty, pozycje { $slots }.
    [many] { $count } { $color ->
        [white] białych
        [red] czerwonych
        [blue] niebieskich
        [yellow] żółtych
        [green] zielonych
       *[multicolor] wielokolorowych
    } kart, pozycje { $slots }.
   *[other] { $count } { $color ->
        [white] białej
        [red] czerwonej
        [blue] niebieskiej
        [yellow] żółtej
        [green] zielonej
       *[multicolor] wielokolorowej
    } karty, pozycje { $slots }.
}
event-rank-hint = { $you ->
    [giver] Podpowiadasz: { $to }
    [receiver] { $name } podpowiada:
   *[nobody] { $name } podpowiada: { $to }
} { $you ->
    [receiver] { $count ->
        [0] nie masz
        [one] masz
        [few] masz
        [many] masz
       *[other] masz
    }
   *[other] { $count ->
        [0] nie ma
        [one] ma
        [few] ma
        [many] ma
       *[other] ma
    }
} { $count ->
    [0] kart o wartości { $rank }.
    [one] jedną kartę o wartości { $rank }, pozycja { $slots }.
    [few] { $count } karty o wartości { $rank }, pozycje { $slots }.
    [many] { $count } kart o wartości { $rank }, pozycje { $slots }.
   *[other] { $count } karty o wartości { $rank }, pozycje { $slots }.
}
event-played = { $you ->
    [actor] Zagrywasz { $card }.
   *[nobody] { $name } zagrywa { $card }.
}
event-played-announced = { $you ->
    [actor] Zapowiadasz kolor { $suitname } i zagrywasz { $card }.
   *[nobody] { $name } zapowiada kolor { $suitname } i zagrywa { $card }.
}
event-mistake = { $you ->
    [actor] Zagrywasz { $card }, ale ta karta nie pasuje: pomyłka nr { $mistakes }.
   *[nobody] { $name } zagrywa { $card }, ale ta karta nie pasuje: pomyłka nr { $mistakes }.
}
event-mistake-announced = { $you ->
    [actor] Zapowiadasz kolor { $suitname } i zagrywasz { $card }: pomyłka nr { $mistakes }.
   *[nobody] { $name } zapowiada kolor { $suitname } i zagrywa { $card }: pomyłka nr { $mistakes }.
}
event-discarded = { $you ->
    [actor] Odrzucasz { $card }.
   *[nobody] { $name } odrzuca { $card }.
}
event-tokens-returned = { $count ->
    [one] Wraca jeden żeton wskazówki.
    [few] Wracają { $count } żetony wskazówek.
    [many] Wraca { $count } żetonów wskazówek.
   *[other] Wraca { $count } żetonu wskazówek.
}
event-completed = { $suit ->
    [white] Biały
    [red] Czerwony
    [blue] Niebieski
    [yellow] Żółty
    [green] Zielony
    [multicolor] Wielokolorowy
   *[black] Czarny
} fajerwerk jest ukończony!
event-drawn = { $you ->
    [actor] Dobierasz kartę.
   *[nobody] { $name } dobiera { $card }.
}
event-drawn-unseen = { $you ->
    [actor] Dobierasz kartę.
   *[nobody] { $name } dobiera kartę.
}
event-arranged = { $you ->
    [actor] Przekładasz swoje karty.
   *[nobody] { $name } przekłada swoje karty.
}
event-tile = Kafelek nagrody { $number }: { $tile }.
event-reward-lost = Nagrody nie da się użyć, więc przepada.
event-reward-declined = { $you ->
    [actor] Rezygnujesz z nagrody.
   *[nobody] { $name } rezygnuje z nagrody.
}
event-mistake-undone = { $mistakes ->
    [0] Jedna pomyłka znika: nie ma już żadnej.
   *[other] Jedna pomyłka znika: zostaje { $mistakes }.
}
event-returned = { $you ->
    [actor] Wtasowujesz { $card } z powrotem w talię.
   *[nobody] { $name } wtasowuje { $card } z powrotem w talię.
}
event-added = { $you ->
    [actor] Dokładasz { $card } z odrzuconych kart.
   *[nobody] { $name } dokłada { $card } z odrzuconych kart.
}
event-last-round = Talia jest pusta: { $turns ->
    [one] została jedna tura.
    [few] zostały { $turns } tury.
    [many] zostało { $turns } tur.
   *[other] zostało { $turns } tury.
}
event-passed = { $you ->
    [actor] Nie możesz nic zrobić i tracisz kolejkę.
   *[nobody] { $name } nie może nic zrobić i traci kolejkę.
}
event-ended = { $ending } { $score ->
    [one] Wynik: { $score } punkt.
    [few] Wynik: { $score } punkty.
    [many] Wynik: { $score } punktów.
   *[other] Wynik: { $score } punktu.
}
