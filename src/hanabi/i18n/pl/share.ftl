### Linki, które pokazują coś tam, dokąd się je wysyła.

share-invites = { $name } zaprasza do Hanabi
share-players = { $count ->
    [one] { $count } miejsce przy stole
    [few] { $count } miejsca przy stole
    [many] { $count } miejsc przy stole
   *[other] { $count } miejsca przy stole
}
share-of = z { $most }
share-result = Hanabi: { $score } z { $most }
share-abandoned = Hanabi: gra przerwana przed końcem
