### Stół w przeglądarce na każdym ekranie i jego koniec. To, co wspólne z innymi stronami, jest w web.ftl.

## Wybór wskazówki

web-hint-pick = Wybierz kolor albo wartość.
web-hint-slots = { $count ->
    [one] pozycja { $slots }
    [few] pozycje { $slots }
    [many] pozycje { $slots }
   *[other] pozycje { $slots }
}
web-hint-give = Podpowiedz

## Jeden wiersz ruchów od własnej ostatniej tury: „Ben → ty”

web-you-told = ty

## To samo co web-turns-left, gdy jest mało miejsca

web-turns-short = { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}

## Tempo obok talii: na ile odrzuceń drużyna może sobie jeszcze pozwolić

web-pace-word = tempo
web-pace-spare = { $count ->
    [0] tempo 0: żadnego odrzucenia w zapasie
    [one] tempo 1: jedno odrzucenie w zapasie
    [few] tempo { $count }: { $count } odrzucenia w zapasie
    [many] tempo { $count }: { $count } odrzuceń w zapasie
   *[other] tempo { $count }: { $count } odrzucenia w zapasie
}
web-pace-late = tempo { $count }: najwyższy wynik jest już nieosiągalny
web-show-pace = Odrzucenia w zapasie
web-show-pace-about = Na ile drużyna może sobie jeszcze pozwolić, obok talii. Gracze nazywają to tempem.

## Boty

web-strength = siła { $level } z { $most }

## Koniec

web-end-mistakes = Zbyt wiele iskier poszło w bok i noc zgasła.
web-end-card-mistakes = Ostatnia karta nie pasowała: { $card }.
web-end-card-indispensable = To była ostatnia taka karta: { $card }.
web-lit-count = zapalone: { $count }

web-coach-on = Z trenerem
web-coach-off = Bez trenera
web-coach-about = Trener mówi, jak partnerzy rozumieją twoje ruchy.
web-coach-ask = Co byś zrobił?
web-coach-play = Zagraj kartę z miejsca { $slot }.
web-coach-discard = Odrzuć kartę z miejsca { $slot }.
web-coach-hint = { $name }, wskazówka: { $what }.
web-coach-reward = Użyj płytki.
web-coach-reads = { $name }: „{ $reason }”
web-coach-nothing = Partnerzy widzą to tak, jak jest.
web-coach-last = Na pewno ostatnia kopia: dotknij znowu, jeśli chcesz.
