### Link che mostrano qualcosa dove vengono inviati.

share-invites = { $name } ti invita a Hanabi
share-players = { $count ->
    [one] { $count } posto al tavolo
    [many] { $count } di posti al tavolo
   *[other] { $count } posti al tavolo
}
share-of = su { $most }
share-result = Hanabi: { $score } su { $most }
share-abandoned = Hanabi: una partita interrotta
