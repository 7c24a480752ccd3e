### Jak boty czytają wskazówki, w czterech obrazkach przed pierwszą turą.

web-agreement = Jak Bystry czyta wskazówki
web-agreement-about = Tak czyta wskazówki i wierzy, że ty też.
web-agreement-play = Zagraj
    .about = najnowszą kartę, której dotyka wskazówka i która może pasować.
web-agreement-keep = Zatrzymaj
    .about = kartę do odrzucenia, gdy dotyka jej wartość.
web-agreement-go = Może odejść
    .about = najstarsza karta, o której nikt nie mówił.
web-agreement-same = Taka sama karta
    .about = Ktoś odrzuca kartę, która pasuje: twoja najnowsza jest taka sama. Zagraj ją.
web-agreement-newest = oznacza najnowszą kartę; najstarsza jest po prawej.
web-agreement-always = Pokazuj przed każdą grą
web-agreement-begin = Zaczynamy
