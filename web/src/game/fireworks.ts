/** Steps of a firework as the suits' data has them: black counts down. */
import type { CardName } from '../drawings/suits'
import type { Held, RulesInfo, SuitInfo, View } from '../net/protocol'

/** The value on the n-th step of a firework, 1 being the first. */
export function rankAt(step: number, suit: SuitInfo, ranks: number): number {
  return suit.falling ? ranks + 1 - step : step
}

/** The card that each firework waits for. */
export function awaited(view: View, rules: RulesInfo): Set<CardName> {
  const ranks = rules.ranks.length
  return new Set(
    view.fireworks.flatMap(({ cards }, i) => {
      const suit = rules.suits[i]
      return suit && cards.length < ranks
        ? [`${suit.letter}${rankAt(cards.length + 1, suit, ranks)}`]
        : []
    }),
  )
}

/** How many of the kinds that a card can still be are awaited. */
export function odds(held: Held, view: View, rules: RulesInfo): { fit: number; count: number } {
  const wanted = awaited(view, rules)
  const fit = held.possible.filter((kind) => wanted.has(kind)).length
  return { fit, count: held.possible.length }
}
