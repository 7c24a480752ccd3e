### Jiné tahy vyzkoušené ve hře, která skončila.

web-lines = Varianty
web-lines-game = Odehraná hra
web-lines-start = Začátek
web-lines-move = Tah { $number }
web-lines-about = Proveď jakýkoli tah: táhneš za toho, kdo je na řadě. Každý pokus se stane samostatnou variantou.
web-lines-over = Tato varianta skončila. Vrať se a zkus to znovu.
web-lines-ways = Odtud
web-lines-bot = Nechat táhnout bota
web-lines-comment = Komentář k této pozici
web-lines-name = Název této varianty
web-lines-delete = Smazat tuto variantu
web-lines-deleted = Varianta je smazaná.
web-lines-undo = Vrátit ji
web-lines-close = Zpět ke hře
web-lines-played = Dohráno u stolu
web-lines-points = { $points ->
    [one] Zatím jeden bod
    [few] Zatím { $points } body
    [many] Zatím { $points } bodu
   *[other] Zatím { $points } bodů
}
web-lines-score = { $points ->
    [one] Končí s jedním bodem
    [few] Končí s { $points } body
    [many] Končí s { $points } bodu
   *[other] Končí s { $points } body
}
web-lines-turn = Táhne { $name }
