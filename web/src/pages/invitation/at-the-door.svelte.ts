/** Somebody at a table's door: what the link shows, asked for again while the page is open, so that
 *  those at the table know that somebody is there. */
import { api, ApiError } from '../../net/api'
import type { Invitation } from '../../net/protocol'

const AGAIN_AFTER = 5_000
const TYPING_LASTS = 4_000

export class AtTheDoor {
  invitation = $state.raw<Invitation | null>(null)
  problem = $state.raw<ApiError | null>(null)
  /** How this page is told apart from others at the door. */
  readonly visitor = crypto.randomUUID?.() ?? String(Math.random()).slice(2).padEnd(8, '0')

  private timer = 0
  private typedAt = -Infinity
  private wasTyping = false
  private isStanding = false

  constructor(private readonly tableId: string) {
    void this.look()
  }

  /** What the link shows; a visitor without a seat stands at the door from then on. */
  private async look(): Promise<void> {
    try {
      this.invitation = await api.invitation(this.tableId)
      this.problem = null
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      this.problem = problem
      if (problem.status === 0) this.timer = window.setTimeout(() => void this.look(), AGAIN_AFTER)
    }
  }

  stand(): void {
    if (this.isStanding) return
    this.isStanding = true
    addEventListener('pagehide', this.leave)
    void this.knock()
  }

  typed(): void {
    this.typedAt = performance.now()
    if (!this.wasTyping) void this.knock()
  }

  leave = (): void => {
    clearTimeout(this.timer)
    if (!this.isStanding) return
    this.isStanding = false
    removeEventListener('pagehide', this.leave)
    api
      .knock(this.tableId, { visitor: this.visitor, is_leaving: true }, { keepalive: true })
      .catch(() => undefined)
  }

  /** Sitting down is leaving the door, too: the server knows. */
  sat(): void {
    this.isStanding = false
    clearTimeout(this.timer)
    removeEventListener('pagehide', this.leave)
  }

  private async knock(): Promise<void> {
    clearTimeout(this.timer)
    this.wasTyping = performance.now() - this.typedAt < TYPING_LASTS
    try {
      const shown = await api.knock(this.tableId, {
        visitor: this.visitor,
        is_typing: this.wasTyping,
      })
      if (this.isStanding) this.invitation = shown
    } catch (problem) {
      // The page works without it; the next knock may be heard.
      if (!(problem instanceof ApiError)) throw problem
    }
    if (this.isStanding) this.timer = window.setTimeout(() => void this.knock(), AGAIN_AFTER)
  }
}
