### Links that show something where they are sent.

share-invites = { $name } invites you to Hanabi
share-players = { $count ->
    [one] { $count } seat at the table
   *[other] { $count } seats at the table
}
share-of = of { $most }
share-result = Hanabi: { $score } of { $most }
share-abandoned = Hanabi: a game that was cut short
