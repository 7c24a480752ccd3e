/** The hints that a teammate may get: what each points at, how it is read, how it is chosen. */
import type { Game } from '../../game/game.svelte'
import { inSlots, touchedBy, type HintMove } from '../../game/moves'
import { suitName } from '../../game/narrate'
import { t } from '../../i18n/messages.svelte'
import { settings } from '../../state/settings.svelte'
import { suitKey } from '../input/keyboard'
import type { Selection } from '../input/selection.svelte'

export interface OfferedHint {
  hint: HintMove
  cards: number[]
  /** Where they are, 1 being the newest card. */
  slots: number[]
}

export function offeredHints(game: Game, seat: number): OfferedHint[] {
  const { rules } = game
  const hand = game.view?.hands[seat] ?? []
  if (!rules) return []
  return game.legal.hintsTo(seat).map((hint) => {
    const cards = touchedBy(rules, hand, hint).map((held) => held.id)
    const slots = inSlots(hand).flatMap((held, i) => (cards.includes(held.id) ? [i + 1] : []))
    return { hint, cards, slots }
  })
}

/** “red: 2 cards” */
export function hintName({ hint, cards }: OfferedHint): string {
  const count = cards.length
  return hint.color
    ? t('web-hint-color', { color: hint.color, colorname: suitName(hint.color), count })
    : t('web-hint-rank', { rank: hint.rank ?? 0, count })
}

/** “slots 1, 3” */
export function hintSlots({ slots }: OfferedHint): string {
  return slots.length > 0
    ? t('web-hint-slots', { count: slots.length, slots: slots.join(', ') })
    : ''
}

/** The letter or digit that chooses a hint. */
export function keyOf(hint: HintMove): string {
  return hint.color ? suitKey(hint.color) : String(hint.rank)
}

/** Given at once, or shown first and given by a second tap. */
export function choose(hint: HintMove, selection: Selection, act: (move: string) => void): void {
  if (settings.confirms && selection.armed !== hint.text) {
    selection.armed = hint.text
    selection.shownHint = hint
  } else {
    act(hint.text)
  }
}

/** A hint pointed at is shown, unless one is about to be given. */
export function lookAt(hint: HintMove | null, selection: Selection): void {
  if (!selection.armed) selection.shownHint = hint
}
