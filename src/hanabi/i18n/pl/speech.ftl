### Dla tych, którzy słuchają i którzy piszą: co mówi się na głos i jakie słowa są zrozumiałe.
### Lista web-typed to słowo po słowie, oddzielone spacjami; każde z nich jest dobre.

## Karta jako dopełnienie zdania: „zagrywa czerwoną 3”

web-card-object = { $suit ->
    [white] białą
    [red] czerwoną
    [blue] niebieską
    [yellow] żółtą
    [green] zieloną
    [multicolor] wielokolorową
   *[black] czarną
} { $rank }

## Odpowiedzi słowami

web-say-hand = { $name }: { $cards }
web-say-held = { $card }, wie: { $known }
web-say-can-be = Pozycja { $slot } może być: { $cards }
web-say-discards = Odrzucone karty: { $cards }
web-say-no-moves = Nikt jeszcze nie wykonał ruchu.

## Wiersz na wpisywane ruchy

web-typed = Wpisz ruch
web-typed-field = Pisz: graj 2, Ben czerwony, ręka, pomoc
web-typed-send = Wykonaj
web-typed-about = Ruchy: „graj 2”, „odrzuć 5”, „Ben czerwony”, „Ben 3”. Z zapowiedzianym kolorem: „graj 2 czerwony”. Nagrody: „wtasuj czerwony 3”, „dołóż czerwony 3”, „rezygnuję”. Pytania: ręka, ręka Ben, inni, karta 2, fajerwerki, odrzucone, żetony, ruchy, stan.
web-typed-unclear = „{ $text }” nie jest jasne. Wpisz „pomoc”, aby się dowiedzieć, co można powiedzieć.
web-typed-who = Kto to jest „{ $name }”?
web-typed-no-slot = Na pozycji { $slot } nie masz karty.
web-typed-not-now = Teraz to niemożliwe.
web-typed-not-your-turn = To nie twoja tura.

## Słowa dla ruchów

web-typed-play = graj zagraj gram zagrywam g p
web-typed-discard = odrzuć odrzucam wyrzuć o d
web-typed-hint = podpowiedz wskazówka powiedz
web-typed-decline = rezygnuję rezygnuj bez
web-typed-return = wtasuj zwróć
web-typed-add = dołóż dodaj

## Słowa dla pytań

web-typed-help = pomoc
web-typed-state = stan s
web-typed-hand = ręka karty moje
web-typed-mates = inni pozostali ręce
web-typed-card = karta pozycja
web-typed-fireworks = fajerwerki fajerwerk stosy
web-typed-discards = odrzucone stracone
web-typed-tokens = żetony wskazówki talia
web-typed-moves = ruchy ostatnie dziennik

## Słowa dla kolorów, oprócz litery na kartach

web-typed-white = biały biała białą białe
web-typed-red = czerwony czerwona czerwoną czerwone
web-typed-blue = niebieski niebieska niebieską niebieskie
web-typed-yellow = żółty żółta żółtą żółte
web-typed-green = zielony zielona zieloną zielone
web-typed-multicolor = wielokolorowy wielokolorowa wielokolorową tęczowy tęczowa
web-typed-black = czarny czarna czarną czarne

## Klawisze

web-key-say-hand = mówi, co wiesz o swojej ręce
web-key-say-mates = mówi, co trzymają inni
web-key-say-fireworks = mówi, jak stoją fajerwerki
web-key-say-discards = mówi, co odrzucono
web-key-say-tokens = mówi wskazówki, pomyłki i talię
web-key-say-moves = mówi ruchy od twojego ostatniego
web-key-slot = twoja karta na tej pozycji
web-key-type = wpisz ruch albo pytanie
