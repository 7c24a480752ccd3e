/** Who sits at this device. */
import { t } from '../i18n/messages.svelte'
import { api, ApiError } from '../net/api'
import { forget, orKept } from '../net/kept'
import type { Catalogue, IdentityInfo } from '../net/protocol'

class Session {
  me = $state.raw<IdentityInfo | null>(null)
  /** Shown once, when an identity is made. */
  recoveryCode = $state<string | null>(null)
  isKnown = $state(false)
  private catalogue: Promise<Catalogue> | null = null

  async load(): Promise<void> {
    try {
      this.me = (await orKept('session', api.session)).me
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.me = null
      void forget('session')
    }
    this.isKnown = true
  }

  /** Everybody who wants to play gets an identity; a name is enough. */
  async ensure(name?: string): Promise<IdentityInfo> {
    if (this.me) return this.me
    const made = await api.newGuest(name?.trim() || t('web-guest'))
    this.recoveryCode = made.recovery_code
    this.me = { id: made.id, name: made.name }
    return this.me
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await this.ensure(name)
  }

  async recover(code: string): Promise<void> {
    const found = await api.recover(code)
    this.recoveryCode = found.recovery_code
    this.me = { id: found.id, name: found.name }
  }

  async signOut(): Promise<void> {
    await api.signOut()
    await this.isNobody()
  }

  /** Gone for good, on every device. */
  async deleteIdentity(): Promise<void> {
    await api.deleteMe()
    await this.isNobody()
  }

  private async isNobody(): Promise<void> {
    await forget('session')
    this.me = null
    this.recoveryCode = null
  }

  /** What tables can be made of; asked for once. */
  loadCatalogue(): Promise<Catalogue> {
    this.catalogue ??= orKept('catalogue', api.catalogue).catch((error: unknown) => {
      this.catalogue = null
      throw error
    })
    return this.catalogue
  }
}

export const session = new Session()
