/** What bots say of their moves and of hints they got; the sentences are the catalogue's. */
import { language, t, type Values } from '../../i18n/messages.svelte'
import type { ReasonInfo } from '../../net/protocol'

/** What there is to say, in one string; a reason that this page does not know yet is left out. */
export function reasonsText(reasons: (ReasonInfo | null)[]): string {
  return reasons
    .filter((reason) => reason !== null && language.has(reason.key))
    .map((reason) => t(reason?.key ?? '', reason?.values as Values))
    .join(' ')
}
