/** Which lessons somebody has gone through: kept on this device, and with the identity once there
 *  is one; each learns from the other. */
import { api, ApiError } from '../net/api'
import { session } from './session.svelte'

const KEY = 'hanabi-learnt'

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

class Learnt {
  private names = $state.raw(read())

  has(name: string): boolean {
    return this.names.includes(name)
  }

  get count(): number {
    return this.names.length
  }

  async add(name: string): Promise<void> {
    this.keep([name])
    await this.merge()
  }

  /** What this device knows and what the server knows, in both places. */
  async merge(): Promise<void> {
    if (!session.me) return
    try {
      this.keep((await api.learnt(this.names)).lessons)
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem // without a network, later
    }
  }

  private keep(names: string[]): void {
    this.names = [...new Set([...this.names, ...names])]
    try {
      localStorage.setItem(KEY, JSON.stringify(this.names))
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const learnt = new Learnt()
