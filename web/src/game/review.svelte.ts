/** The review of a game: asked for until the server has made it. */
import { language } from '../i18n/messages.svelte'
import { api, ApiError } from '../net/api'
import type { ReviewInfo, ReviewState } from '../net/protocol'

const AGAIN_MS = 1000
/** A passphrase is dear to check; that answer waits until the review is made. */
const AGAIN_WITH_PASSPHRASE_MS = 10_000

export class ReviewLoad {
  state = $state.raw<ReviewState | null>(null)
  error = $state('')
  private timer = 0
  private isStopped = false

  constructor(
    private readonly id: string,
    private readonly passphrase = '',
  ) {
    void this.ask()
  }

  get review(): ReviewInfo | null {
    return this.state?.review ?? null
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private async ask(): Promise<void> {
    try {
      await language.add('reviews')
      this.state = await api.review(this.id, this.passphrase)
      this.error = ''
    } catch (problem) {
      if (problem instanceof ApiError && !problem.isOffline && problem.status !== 429) {
        this.error = problem.text
        return
      }
    }
    const isMade = this.state !== null && this.state.status !== 'waiting'
    if (isMade || this.isStopped) return
    const pause = this.passphrase ? AGAIN_WITH_PASSPHRASE_MS : AGAIN_MS
    this.timer = window.setTimeout(() => void this.ask(), pause)
  }
}
