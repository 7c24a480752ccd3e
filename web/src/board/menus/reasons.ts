/** What bots say of their moves and of hints they got; the sentences are the catalogue's. */
import { cardLabel, cardObject } from '../../game/narrate'
import { language, t, type Values } from '../../i18n/messages.svelte'
import type { ReasonInfo } from '../../net/protocol'

/** What there is to say, in one string; a reason that this page does not know yet is left out. */
export function reasonsText(reasons: (ReasonInfo | null)[]): string {
  return reasons
    .filter((reason) => reason !== null)
    .filter((reason) => language.has(reason.key))
    .map((reason) => t(reason.key, named(reason)))
    .join(' ')
}

/** Cards come by their short names, and are said by their long ones. */
function named({ values }: ReasonInfo): Values {
  const said = { ...values } as Values
  if (typeof values.card === 'string') said.card = cardLabel(values.card)
  if (typeof values.kinds === 'string') said.kinds = anyOf(values.kinds.split(' '))
  return said
}

/** “red 1 or green 2”. */
function anyOf(cards: string[]): string {
  return new Intl.ListFormat(language.locale, { type: 'disjunction' }).format(cards.map(cardObject))
}
