### Alte mutări încercate într-un joc încheiat.

web-lines = Variante
web-lines-game = Jocul
web-lines-start = Începutul
web-lines-move = Mutarea { $number }
web-lines-about = Fă orice mutare: muți pentru cine este la rând. Fiecare încercare devine o variantă.
web-lines-over = Varianta aceasta s-a încheiat. Întoarce-te și încearcă din nou.
web-lines-ways = De aici
web-lines-bot = Lasă un bot să mute
web-lines-comment = Comentariu la această poziție
web-lines-name = Numele acestei variante
web-lines-delete = Șterge această variantă
web-lines-deleted = Varianta este ștearsă.
web-lines-undo = Adu-o înapoi
web-lines-close = Înapoi la joc
web-lines-played = Continuat la masă
web-lines-points = { $points ->
    [one] Un punct până acum
    [few] { $points } puncte până acum
   *[other] { $points } de puncte până acum
}
web-lines-score = { $points ->
    [one] Se încheie cu un punct
    [few] Se încheie cu { $points } puncte
   *[other] Se încheie cu { $points } de puncte
}
web-lines-turn = Mută { $name }
