/** The discards sorted by suit and value, with the copies that cannot come back marked. */
import { rankOf, suitOf, type CardName, type SuitLetter } from '../../net/cards'
import type { RulesInfo, View } from '../../net/protocol'

export interface DiscardedCard {
  id: number
  card: CardName
  /** No copy of it is left, and its firework would need it. */
  isGone: boolean
}

export interface DiscardedSuit {
  letter: SuitLetter
  word: string
  cards: DiscardedCard[]
}

function copiesOf(rules: RulesInfo, card: CardName): number {
  const suit = rules.suits.find((info) => info.letter === suitOf(card))
  return suit?.copies[rankOf(card) - 1] ?? 0
}

/** The discarded cards of which no copy is left and that stop their firework, first of each. */
export function goneForGood(view: View, rules: RulesInfo): CardName[] {
  const counts = new Map<CardName, number>()
  for (const { card } of view.discards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return view.fireworks.flatMap((firework, i) => {
    const suit = rules.suits[i]
    if (!suit || firework.reachable >= rules.ranks.length) return []
    const step = firework.reachable + 1
    const rank = suit.falling ? rules.ranks.length + 1 - step : step
    const card = `${suit.letter}${rank}`
    return counts.get(card) === copiesOf(rules, card) ? [card] : []
  })
}

export function bySuit(view: View, rules: RulesInfo): DiscardedSuit[] {
  const gone = new Set(goneForGood(view, rules))
  return rules.suits.map((suit) => {
    const cards = view.discards
      .filter(({ card }) => suitOf(card) === suit.letter)
      .toSorted((a, b) => rankOf(a.card) - rankOf(b.card))
    return {
      letter: suit.letter as SuitLetter,
      word: suit.suit,
      cards: cards.map(({ id, card }, i) => ({
        id,
        card,
        // The last copy of several carries the mark.
        isGone: gone.has(card) && cards[i + 1]?.card !== card,
      })),
    }
  })
}

/** Cards of which one copy is left, while their firework still needs it. */
export function lastCopies(view: View, rules: RulesInfo): CardName[] {
  const counts = new Map<CardName, number>()
  for (const { card } of view.discards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return view.fireworks.flatMap((firework, i) => {
    const suit = rules.suits[i]
    if (!suit) return []
    const cards: CardName[] = []
    for (let step = firework.cards.length + 1; step <= firework.reachable; step++) {
      const rank = suit.falling ? rules.ranks.length + 1 - step : step
      const card = `${suit.letter}${rank}`
      if (copiesOf(rules, card) - (counts.get(card) ?? 0) === 1) cards.push(card)
    }
    return cards
  })
}
