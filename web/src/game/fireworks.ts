/** Steps of a firework as the suits' data has them (black counts down), and how it stands. */
import { t } from '../i18n/messages.svelte'
import type { Firework, SuitInfo } from '../net/protocol'
import { suitName } from './narrate'

/** The value on the n-th step of a firework, 1 being the first. */
export function rankAt(step: number, suit: SuitInfo, ranks: number): number {
  return suit.falling ? ranks + 1 - step : step
}

export function standing(firework: Firework, suit: SuitInfo, ranks: number): string {
  const height = firework.cards.length
  if (height === ranks) return t('web-firework-complete')
  if (firework.reachable < ranks) {
    return firework.reachable === 0
      ? t('web-firework-lost')
      : t('web-firework-ends', { rank: rankAt(firework.reachable, suit, ranks) })
  }
  return t('web-firework-next', { rank: rankAt(height + 1, suit, ranks) })
}

/** “red: up to 3, next 4”. */
export function fireworkLabel(firework: Firework, suit: SuitInfo, ranks: number): string {
  const height = firework.cards.length
  return t('web-firework', {
    suit: suit.suit,
    suitname: suitName(suit.suit),
    top: height === 0 ? 0 : rankAt(height, suit, ranks),
    standing: standing(firework, suit, ranks),
  })
}
