/** A finished game, stepped through: the same Game that the board shows at a live table. */
import type { Held, MoveReasons, ReasonInfo, ReplayInfo } from '../net/protocol'
import { Game } from './game.svelte'
import { GameLog } from './log'
import { tableWithout } from './table-without-server'

export interface Moment {
  turn: number
  kind: 'mistake' | 'complete'
}

export class ReplayedGame {
  readonly game = new Game()
  readonly moments: Moment[] = []
  at = $state(0)
  /** What bots say of the moves, once the server has told it. */
  reasons = $state.raw<MoveReasons[]>([])

  /** Moves that are looked back at: there the position before them is shown. */
  beforeMoves: ReadonlySet<number> = new Set()

  /** Of a game that is over, or as if it went on: then nothing tells how it ends. */
  constructor(
    private readonly replay: ReplayInfo,
    isOver = true,
  ) {
    const seats = replay.players.map((name, seat) => ({
      kind: replay.programs[seat] === null ? ('person' as const) : ('bot' as const),
      name,
      stand_in: null,
    }))
    const outcome = isOver ? (replay.steps.at(-1)?.view.outcome ?? null) : null
    this.game.table = tableWithout(replay.rules, seats, isOver ? 'finished' : 'running', outcome)
    replay.steps.forEach((step, i) => {
      for (const event of step.events) {
        if (event.type === 'mistake-made') this.moments.push({ turn: i, kind: 'mistake' })
        if (event.type === 'firework-completed') this.moments.push({ turn: i, kind: 'complete' })
      }
    })
    this.go(0)
  }

  get last(): number {
    return this.replay.steps.length - 1
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.last)
    const { steps, rules, players } = this.replay
    const { shown } = this
    const log = new GameLog(players.length, rules.hand_size)
    log.add({
      seq: 1,
      entry: { type: 'started', first_seat: steps[0]?.view.first_seat ?? 0, commitment: '' },
      events: [],
    })
    steps.slice(1, shown + 1).forEach((step, i) => {
      const isTurn = !step.move?.startsWith('arrange')
      log.add({
        seq: i + 2,
        entry: {
          type: 'moved',
          seat: step.seat ?? 0,
          move: step.move ?? '',
          by_bot: false,
          is_action: isTurn,
        },
        events: step.events,
      })
    })
    this.game.lines = log.lines
    this.game.view = steps[shown]?.view ?? null
  }

  /** The move after which the position that is shown came about. */
  get shown(): number {
    return this.beforeMoves.has(this.at) ? this.at - 1 : this.at
  }

  /** The cards that a seat held before a move, oldest first. */
  handBefore(move: number, seat: number): readonly Held[] {
    return this.replay.steps[move - 1]?.view.hands[seat] ?? []
  }

  /** To the position after a turn of the log. */
  jump(turn: number): void {
    let turns = 0
    const found = this.replay.steps.findIndex((step) => {
      if (step.move !== null && !step.move.startsWith('arrange')) turns++
      return turns === turn
    })
    if (found >= 0) this.go(found)
  }

  /** What bots say of the move shown: by seat, each in a sentence of the catalogue. */
  get remarks(): { seat: number; reason: ReasonInfo }[] {
    const found = this.reasons.find((reasons) => reasons.move === this.at - 1)
    const hint = this.replay.steps[this.at]?.events.find((event) => event.type === 'hint-given')
    return [
      ...(found?.why ? [{ seat: found.seat, reason: found.why }] : []),
      ...(found?.reading ? [{ seat: hint?.to ?? found.seat, reason: found.reading }] : []),
    ]
  }

  /** The cards that they speak of. */
  explained = $derived(new Set(this.remarks.flatMap(({ reason }) => reason.cards)))

  /** The next moment worth seeing in a direction. */
  moment(step: 1 | -1): Moment | null {
    const ahead = this.moments.filter((moment) => (moment.turn - this.at) * step > 0)
    return (step > 0 ? ahead[0] : ahead.at(-1)) ?? null
  }
}
