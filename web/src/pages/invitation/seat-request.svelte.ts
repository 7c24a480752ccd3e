/** Somebody asks to play on instead of a bot, again and again until the host has answered. */
import { api, ApiError } from '../../net/api'

const AGAIN_AFTER = 4_000

export class SeatRequest {
  /** The seat that is asked for now. */
  seat = $state<number | null>(null)
  isRefused = $state(false)
  error = $state('')

  private timer = 0

  constructor(
    private readonly tableId: string,
    private readonly onseated: () => void,
  ) {}

  async ask(seat: number, passphrase?: string): Promise<void> {
    this.error = ''
    this.seat = seat
    await this.askAgain(seat, passphrase)
  }

  stop(): void {
    clearTimeout(this.timer)
    if (this.seat === null) return
    const seat = this.seat
    this.seat = null
    api.takeBotSeat(this.tableId, seat, { is_leaving: true }).catch(() => undefined)
  }

  private async askAgain(seat: number, passphrase?: string): Promise<void> {
    try {
      const { answer } = await api.takeBotSeat(this.tableId, seat, { passphrase })
      if (this.seat !== seat) return
      if (answer === 'waiting') {
        this.timer = window.setTimeout(() => void this.askAgain(seat, passphrase), AGAIN_AFTER)
        return
      }
      this.seat = null
      this.isRefused = answer === 'refused'
      if (answer === 'taken') this.onseated()
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      this.seat = null
      this.error = problem.text
    }
  }
}
