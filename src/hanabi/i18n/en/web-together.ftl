### A replay that several people look at in the browser.

web-together = Looking together
web-together-about = Somebody shows this game to you: they lead, you follow, and everybody can say something.
web-together-you-lead = { $count ->
    [one] You lead · nobody else is here yet
   *[other] You lead · { $count } are here
}
web-together-leads = { $count ->
    [one] { $name } leads
   *[other] { $name } leads · { $count } are here
}
web-together-nobody = { $count ->
    [one] Nobody leads · only you are here
   *[other] Nobody leads · { $count } are here
}
web-together-lost = Reconnecting …
web-together-follow = Follow { $name }
web-together-take = Take the lead
web-together-tap = Tap a card to point at it.
web-together-points = { $name } points: { $card }
web-together-comments = Comments on this move: { $count }
web-together-you = you
web-together-leader = leads
web-together-hand-over = Let lead
web-together-hand-over-to = Let { $name } lead
web-together-copy = Copy the link
web-together-kept = Whoever has the link and may see this game can come. What is said is kept for a week after the last visit.
web-together-said = What was said
web-together-silence = Nothing yet.
web-together-move = Move { $at }
web-together-write = Say something about move { $at }
web-together-heard = { $name } on move { $at }: { $text }
web-together-play-deal = Play this deal first
