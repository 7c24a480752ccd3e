### Linkuri care arată ceva acolo unde sunt trimise.

share-invites = { $name } te invită la Hanabi
share-players = { $count ->
    [one] { $count } loc la masă
    [few] { $count } locuri la masă
   *[other] { $count } de locuri la masă
}
share-of = din { $most }
share-result = Hanabi: { $score } din { $most }
share-abandoned = Hanabi: un joc întrerupt
