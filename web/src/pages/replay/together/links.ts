/** The link to a shared replay. What it leads to is known only to those who may see it, so there
 *  is no preview, and the address behind the hash is seen by no server and no log. */
import { api } from '../../../net/api'
import { copyText } from '../../../state/clipboard'
import { router } from '../../../state/router.svelte'
import { session } from '../../../state/session.svelte'
import type { Place } from './shared-replay.svelte'

export function togetherLink(id: string): string {
  return `${location.origin}/#/together/${encodeURIComponent(id)}`
}

/** The one that was just made here, and whether its link could be copied. */
export const made = { id: '', isCopied: false }

/** Make a link, copy it, and go there. */
export async function lookTogether(game: string, place: Place, passphrase: string): Promise<void> {
  await session.ensure()
  const wanted = { ...place, ...(passphrase ? { passphrase } : {}) }
  const { id } = await api.shareReplay(game, wanted)
  made.id = id
  made.isCopied = await copyText(togetherLink(id))
  router.go(`/together/${encodeURIComponent(id)}`)
}
