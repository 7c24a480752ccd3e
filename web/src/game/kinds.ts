/** Sets of cards as the wire has them: bit n stands for the n-th card of the rules. There are more
 * of them than JavaScript's bit operators see of a number, but fewer than it holds. */
import type { CardName } from '../net/cards'
import type { KindSet, RulesInfo } from '../net/protocol'

export function cardsIn(kinds: KindSet, { cards }: Pick<RulesInfo, 'cards'>): CardName[] {
  return cards.filter((_, place) => (kinds / 2 ** place) & 1)
}

export function inBoth(some: KindSet, others: KindSet): KindSet {
  return Number(BigInt(some) & BigInt(others))
}

export function sizeOf(kinds: KindSet): number {
  return kinds.toString(2).replaceAll('0', '').length
}
