/** Somebody goes through a lesson: the server made every position and every answer, here it is only
 *  remembered where one is. */
import { Game } from '../../game/game.svelte'
import { GameLog } from '../../game/log'
import { tableWithout } from '../../game/table-without-server'
import type { LessonAnswer, LessonInfo, LessonMove, LessonPlace } from '../../net/protocol'
import { settings } from '../../state/settings.svelte'

/** Between moves of others, so that each can be seen. */
const PAUSE_MS = 900

export class LessonRun {
  readonly game = new Game()
  /** Counts scenes: each has a board of its own. */
  scene = $state(0)
  place = $state.raw<LessonPlace>() as LessonPlace
  /** So many moves of the game were made before it. */
  after = $state(0)
  wrong = $state.raw<LessonAnswer | null>(null)
  /** Do the others move just now? */
  isMoving = $state(false)
  private log = new GameLog(0, 0)
  private timer = 0

  constructor(readonly lesson: LessonInfo) {
    const seats = Array.from({ length: lesson.players }, (_, seat) => ({
      kind: seat === lesson.seat ? ('person' as const) : ('bot' as const),
      name: seat === lesson.seat ? '' : 'smart',
      stand_in: null,
    }))
    this.game.table = tableWithout(lesson.rules, seats, 'running')
    this.enter(0)
  }

  /** Is a move asked for now? */
  asks = $derived.by(() => !this.isMoving && Object.keys(this.place.leads_to).length > 0)
  /** Which of the lesson's places this is. */
  number = $derived.by(() => this.lesson.places.indexOf(this.place))
  isLast = $derived.by(
    () => Object.keys(this.place.leads_to).length === 0 && this.place.next === null,
  )
  /** The cards that glow: those asked about, or those that a wrong move would have touched. */
  glowing = $derived.by(
    () =>
      new Set(
        this.wrong
          ? this.wrong.cards
          : this.isMoving
            ? []
            : this.place.lit.flatMap(({ card }) => (card === null ? [] : [card])),
      ),
  )

  move(text: string): void {
    if (!this.asks || this.wrong) return
    if (text in this.place.leads_to) this.enter(this.place.leads_to[text] ?? null)
    else this.wrong = this.place.answers[text] ?? null
  }

  next(): void {
    this.enter(this.place.next)
  }

  again(): void {
    this.wrong = null
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private enter(number: number | null): void {
    const place = number === null ? undefined : this.lesson.places[number]
    if (!place) return
    if (place.starts_scene) this.begin(place)
    else this.show(place, place.moves)
  }

  private begin(place: LessonPlace): void {
    this.log = new GameLog(this.lesson.players, this.lesson.rules.hand_size)
    this.after = 0
    const { first_seat } = place
    this.log.add({
      seq: 1,
      entry: { type: 'started', first_seat, commitment: '' },
      events: [],
    })
    place.moves.forEach((made) => this.note(made))
    this.scene++
    this.arrive(place)
  }

  /** One move after the other; the reader's own is the first, and at once. */
  private show(place: LessonPlace, [made, ...more]: LessonMove[]): void {
    if (!made) return this.arrive(place)
    this.isMoving = true
    this.note(made)
    this.game.lines = this.log.lines
    this.game.view = made.view
    const isOver = more.length === 0
    const pause = settings.moves ? (isOver ? PAUSE_MS / 2 : PAUSE_MS) : 0
    if (pause === 0) this.show(place, more)
    else this.timer = window.setTimeout(() => this.show(place, more), pause)
  }

  private arrive(place: LessonPlace): void {
    this.game.lines = this.log.lines
    this.game.view = place.view
    this.place = place
    this.wrong = null
    this.isMoving = false
  }

  private note({ move, seat, events }: LessonMove): void {
    this.after++
    const entry = { type: 'moved', seat, move, by_bot: false, is_action: true } as const
    this.log.add({ seq: this.log.lastSeq + 1, entry, events })
  }
}
