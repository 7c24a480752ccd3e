/** What bots say of their moves and of hints they got; the sentences are the catalogue's. */
import { language, t, type Values } from '../i18n/messages.svelte'
import type { Reason } from '../net/protocol'

/** What there is to say, in one string; a reason that this page does not know yet is left out. */
export function reasonsText(reasons: (Reason | null)[]): string {
  return reasons
    .filter((one) => one !== null && language.has(one.key))
    .map((one) => t(one?.key ?? '', one?.values as Values))
    .join(' ')
}
