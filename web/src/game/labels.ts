/** What a card is called by those who listen: its place, its face, what is known of it. */
import { t } from '../i18n/messages.svelte'
import { SUIT_WORDS } from '../net/cards'
import type { Held } from '../net/protocol'
import type { Mark, Pips } from './knowledge'
import { cardLabel, suitName } from './narrate'

/** “white or red; 1, 2 or 5”, as short as it can be. */
export function knowledgeLabel(pips: Pips): string {
  if (pips.card !== null) return t('web-known-card', { card: cardLabel(pips.card) })
  const suits = pips.suits.filter((suit) => suit.isPossible)
  const ranks = pips.ranks.filter((pip) => pip.isPossible)
  const suitsText =
    suits.length === pips.suits.length
      ? t('web-any-suit')
      : suits.map((suit) => suitName(SUIT_WORDS[suit.letter])).join(', ')
  const ranksText =
    ranks.length === pips.ranks.length ? t('web-any-rank') : ranks.map((pip) => pip.rank).join(', ')
  return t('web-known-kinds', { suits: suitsText, ranks: ranksText })
}

export function ownLabel(
  slot: number,
  isNewest: boolean,
  pips: Pips,
  known: Mark | null,
  note = '',
): string {
  const parts = [
    isNewest ? t('web-slot-newest', { slot }) : t('web-slot', { slot }),
    knowledgeLabel(pips),
    known && t(`web-known-${known}`),
    note && `${t('web-note')}: ${note}`,
  ]
  return parts.filter(Boolean).join('. ')
}

export function mateLabel(name: string, slot: number, held: Held, pips: Pips): string {
  const face = held.card === null ? t('web-hidden-card') : cardLabel(held.card)
  return t('web-mate-card', { name, slot, card: face, known: knowledgeLabel(pips) })
}

/** “pace 3: 3 discards to spare”. */
export function paceText(pace: number): string {
  return pace < 0
    ? t('web-pace-late', { count: signed(pace) })
    : t('web-pace-spare', { count: pace })
}

/** A number with a minus as long as its digits are wide. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number)
}
