### What happened, one sentence an event. $you says which part the reader has in it.
### $card is a suit letter and a value (R3); $suit and $color are the notation's words for
### selectors, $suitname and $colorname the same in the reader's language; $slots counts
### from the newest card.

event-color-hint = { $you ->
    [giver] You tell { $to }: { $count ->
        [0] no { $colorname } card.
        [one] one { $colorname } card, slot { $slots }.
       *[other] { $count } { $colorname } cards, slots { $slots }.
    }
    [receiver] { $name } tells you: { $count ->
        [0] no { $colorname } card.
        [one] one { $colorname } card, slot { $slots }.
       *[other] { $count } { $colorname } cards, slots { $slots }.
    }
   *[nobody] { $name } tells { $to }: { $count ->
        [0] no { $colorname } card.
        [one] one { $colorname } card, slot { $slots }.
       *[other] { $count } { $colorname } cards, slots { $slots }.
    }
}
event-rank-hint = { $you ->
    [giver] You tell { $to }: { $count ->
        [0] no { $rank }.
        [one] one { $rank }, slot { $slots }.
       *[other] { $count } cards of value { $rank }, slots { $slots }.
    }
    [receiver] { $name } tells you: { $count ->
        [0] no { $rank }.
        [one] one { $rank }, slot { $slots }.
       *[other] { $count } cards of value { $rank }, slots { $slots }.
    }
   *[nobody] { $name } tells { $to }: { $count ->
        [0] no { $rank }.
        [one] one { $rank }, slot { $slots }.
       *[other] { $count } cards of value { $rank }, slots { $slots }.
    }
}
event-played = { $you ->
    [actor] You play { $card }.
   *[nobody] { $name } plays { $card }.
}
event-played-announced = { $you ->
    [actor] You announce { $suitname } and play { $card }.
   *[nobody] { $name } announces { $suitname } and plays { $card }.
}
event-mistake = { $you ->
    [actor] You play { $card }, which does not fit: mistake { $mistakes }.
   *[nobody] { $name } plays { $card }, which does not fit: mistake { $mistakes }.
}
event-mistake-announced = { $you ->
    [actor] You announce { $suitname } and play { $card }: mistake { $mistakes }.
   *[nobody] { $name } announces { $suitname } and plays { $card }: mistake { $mistakes }.
}
event-discarded = { $you ->
    [actor] You discard { $card }.
   *[nobody] { $name } discards { $card }.
}
event-tokens-returned = { $count ->
    [one] One hint token comes back.
   *[other] { $count } hint tokens come back.
}
event-completed = The { $suitname } firework is complete!
event-drawn = { $you ->
    [actor] You draw a card.
   *[nobody] { $name } draws { $card }.
}
event-drawn-unseen = { $you ->
    [actor] You draw a card.
   *[nobody] { $name } draws a card.
}
event-arranged = { $you ->
    [actor] You rearrange your hand.
   *[nobody] { $name } rearranges the hand.
}
event-tile = Reward tile { $number }: { $tile }.
event-reward-lost = The reward cannot be used and is lost.
event-reward-declined = { $you ->
    [actor] You do without the reward.
   *[nobody] { $name } does without the reward.
}
event-mistake-undone = { $mistakes ->
    [0] One mistake is undone: none is left.
   *[other] One mistake is undone: { $mistakes } left.
}
event-returned = { $you ->
    [actor] You shuffle { $card } back into the deck.
   *[nobody] { $name } shuffles { $card } back into the deck.
}
event-added = { $you ->
    [actor] You add { $card } from the discards.
   *[nobody] { $name } adds { $card } from the discards.
}
event-last-round = The deck is empty: { $turns ->
    [one] one more turn.
   *[other] { $turns } more turns.
}
event-passed = { $you ->
    [actor] You cannot do anything and are passed over.
   *[nobody] { $name } cannot do anything and is passed over.
}
event-ended = { $ending } { $score ->
    [one] Score: { $score } point.
   *[other] Score: { $score } points.
}
