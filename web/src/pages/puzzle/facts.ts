/** Why an answer is right, or is not, in the reader's words. */
import { cardLabel, cardText } from '../../game/narrate'
import { t, type Values } from '../../i18n/messages.svelte'
import type { PuzzleFact } from '../../net/protocol'

/** Cards by their letters for who reads, by their names for who listens. */
export function factText(
  { key, kinds, numbers }: PuzzleFact,
  names: readonly string[],
  isHeard: boolean,
): string {
  const { seat, ...values } = numbers
  const said: Values = { ...values, cards: kinds.map(isHeard ? cardLabel : cardText).join(', ') }
  if (seat !== undefined) said.name = names[seat] ?? ''
  return t(`puzzle-fact-${key}`, said)
}
