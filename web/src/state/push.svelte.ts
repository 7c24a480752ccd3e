/** Notifications of one's turn on this device: off until asked for. */
import { language } from '../i18n/messages.svelte'
import { api } from '../net/api'

export type PushState = 'off' | 'on' | 'denied' | 'impossible'

class Push {
  state = $state<PushState>('off')

  /** What this device has, as the browser knows it. */
  async look(): Promise<void> {
    const worker = await this.worker()
    if (!worker) this.state = 'impossible'
    else if (Notification.permission === 'denied') this.state = 'denied'
    else this.state = (await worker.pushManager.getSubscription()) ? 'on' : 'off'
  }

  /** Asks for leave; call it only where somebody has just asked for it. */
  async switchOn(): Promise<void> {
    const worker = await this.worker()
    if (!worker) return
    if ((await Notification.requestPermission()) !== 'granted') return this.look()
    const { key } = await api.pushKey()
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    })
    const { endpoint, keys } = made.toJSON()
    await api.pushTo({
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      locale: language.locale,
    })
    await this.look()
  }

  async switchOff(): Promise<void> {
    const worker = await this.worker()
    const made = await worker?.pushManager.getSubscription()
    if (made) {
      await api.pushNoMore(made.endpoint)
      await made.unsubscribe()
    }
    await this.look()
  }

  private async worker(): Promise<ServiceWorkerRegistration | null> {
    if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null
    return (await navigator.serviceWorker.getRegistration()) ?? null
  }
}

export const push = new Push()
