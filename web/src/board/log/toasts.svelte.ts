/** What was said and agreed on, one after the other, each long enough to be read. */
import type { Game } from '../../game/game.svelte'
import type { LogLine } from '../../game/log'

/** Milliseconds that a line is shown; less while others wait. */
const SHOWN = 5_000
const SHOWN_IN_A_HURRY = 2_000

/** What is no move: of moves the board itself tells. */
const TOLD = new Set([
  'seat-taken',
  'undo-asked',
  'undo-agreed',
  'undo-refused',
  'undone',
  'paused',
  'resumed',
  'abandon-voted',
  'said',
  'timed-out',
  'stood-in',
  'came-back',
  'interrupted',
])

export class Toasts {
  shown = $state.raw<LogLine | null>(null)
  /** Remarks of others since the log was last looked at. */
  unread = $state(0)
  private waiting: LogLine[] = []
  private lastSeq: number
  private timer = 0

  /** What was before the board was shown is not told again. */
  constructor(private readonly game: Game) {
    this.lastSeq = game.lines.at(-1)?.seq ?? 0
  }

  /** The log has grown. */
  follow(lines: readonly LogLine[]): void {
    const fresh = lines.filter(({ seq }) => seq > this.lastSeq)
    this.lastSeq = lines.at(-1)?.seq ?? this.lastSeq
    for (const line of fresh) {
      if (TOLD.has(line.entry.type)) this.add(line)
    }
  }

  read(): void {
    this.unread = 0
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private add(line: LogLine): void {
    if (line.entry.type === 'said') {
      if (line.entry.seat === this.game.seat) return
      this.unread++
    }
    if (this.shown === null) {
      this.show(line)
      return
    }
    this.waiting.push(line)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.next(), SHOWN_IN_A_HURRY)
  }

  private show(line: LogLine): void {
    this.shown = line
    const time = this.waiting.length > 0 ? SHOWN_IN_A_HURRY : SHOWN
    this.timer = window.setTimeout(() => this.next(), time)
  }

  private next(): void {
    const line = this.waiting.shift()
    if (line) this.show(line)
    else this.shown = null
  }
}
