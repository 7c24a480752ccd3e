### Powiadomienia dla urządzeń, których właściciele o nie poprosili.

push-your-turn = Twoja kolej
push-at = Przy stole: { $names }

web-push = Twoja tura
web-push-device = Powiadom to urządzenie
web-push-about = Gdy twoja kolej, a strona jest ukryta lub zamknięta.
web-push-off = Nie
web-push-on = Tak
web-push-denied = Przeglądarka odmówiła powiadomień. Zezwól na nie w jej ustawieniach dla tej strony.
web-push-impossible = Ta przeglądarka nie może tu odbierać powiadomień.
web-vibration = Wibracje
web-vibration-about = Krótkie drgnięcie przy stole, gdy twoja kolej.
