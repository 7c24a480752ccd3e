### Inne ruchy wypróbowane w zakończonej grze.

web-lines = Warianty
web-lines-game = Rozegrana gra
web-lines-start = Początek
web-lines-move = Ruch { $number }
web-lines-about = Wykonaj dowolny ruch: ruszasz się za osobę, której jest kolej. Każda próba staje się osobnym wariantem.
web-lines-over = Ten wariant się skończył. Cofnij się i spróbuj jeszcze raz.
web-lines-ways = Stąd
web-lines-bot = Niech ruszy się bot
web-lines-comment = Komentarz do tej pozycji
web-lines-name = Nazwa tego wariantu
web-lines-delete = Usuń ten wariant
web-lines-deleted = Wariant został usunięty.
web-lines-undo = Przywróć
web-lines-close = Wróć do gry
web-lines-played = Dograne przy stole
web-lines-points = { $points ->
    [one] Na razie jeden punkt
    [few] Na razie { $points } punkty
    [many] Na razie { $points } punktów
   *[other] Na razie { $points } punktu
}
web-lines-score = { $points ->
    [one] Kończy się z jednym punktem
    [few] Kończy się z { $points } punktami
    [many] Kończy się z { $points } punktami
   *[other] Kończy się z { $points } punktu
}
web-lines-turn = Ruch: { $name }
