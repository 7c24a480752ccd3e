/** It is one's turn: a buzz at the table, a notification if the page is hidden. A page that is
 *  closed is told by the server (web/tooling/worker.js). */
import { t } from '../i18n/messages.svelte'
import { push } from '../state/push.svelte'
import { settings } from '../state/settings.svelte'

const BUZZ = [80, 60, 80]

export async function signalTurn(table: string, names: readonly string[]): Promise<void> {
  if (settings.all.vibration) navigator.vibrate?.(BUZZ)
  if (document.visibilityState === 'visible' || !('serviceWorker' in navigator)) return
  await push.look()
  if (push.state !== 'on') return
  const worker = await navigator.serviceWorker.getRegistration()
  await worker?.showNotification(t('web-your-turn-long'), {
    body: names.join(', '),
    tag: table,
    icon: '/icon-192.png',
    data: { table },
  })
}
