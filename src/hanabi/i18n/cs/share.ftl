### Odkazy, které něco ukážou tam, kam je pošleš.

share-invites = { $name } zve ke hře Hanabi
share-players = { $count ->
    [one] { $count } místo u stolu
    [few] { $count } místa u stolu
    [many] { $count } místa u stolu
   *[other] { $count } míst u stolu
}
share-of = z { $most }
share-result = Hanabi: { $score } z { $most }
share-abandoned = Hanabi: předčasně ukončená hra
