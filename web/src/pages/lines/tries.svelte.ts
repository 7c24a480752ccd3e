/** Somebody walks through a game and leaves its line wherever another move is tried. */
import { Game } from '../../game/game.svelte'
import { GameLog } from '../../game/log'
import { tableWithout } from '../../game/table-without-server'
import { api } from '../../net/api'
import type { ReplayInfo, ReplayStep, View } from '../../net/protocol'
import {
  annotate,
  annotationsOf,
  gameOf,
  linesFrom,
  Position,
  type Annotations,
} from './tree.svelte'

export class Tries {
  readonly game = new Game()
  readonly start: Position
  at: Position = $state.raw(new Position(null, null, true))
  isBusy = $state(false)
  /** What was deleted last, and can come back. */
  deleted = $state.raw<Position | null>(null)
  /** Where one wants to be; the last wish counts, whichever answer comes first. */
  private wanted: Position | null = null
  /** Where one last went on from a position: forward leads there again. */
  private readonly taken = new Map<Position, Position>()

  constructor(
    private readonly record: Record<string, unknown>,
    replay: ReplayInfo,
    private readonly onchange: (lines: Annotations) => void,
  ) {
    const { rules, players, programs } = replay
    const seats = players.map((name, seat) => ({
      kind: programs[seat] === null ? ('person' as const) : ('bot' as const),
      name,
      stand_in: null,
    }))
    this.game.table = tableWithout(rules, seats, 'running')
    this.game.handsOpen = true
    this.start = gameOf(record.moves as string[])
    const { comments, variations } = record as unknown as Partial<Annotations>
    if (record.version !== 1) {
      annotate(this.start, { comments: comments ?? [], variations: variations ?? [] })
    }
    this.at = this.start
  }

  /** All lines, the game first. */
  get lines(): Position[] {
    return [this.start, ...linesFrom(this.start)]
  }

  get annotations(): Annotations {
    return annotationsOf(this.start)
  }

  add(lines: Annotations): void {
    annotate(this.start, lines)
  }

  /** A game that was played on from this one is one of its lines, if its cards are the same. */
  addGame(moves: readonly string[], name: string): Position | null {
    let at = this.start
    for (const move of moves) at = at.after(move)
    const begun = at.path.find((position) => position.beginsLine) ?? null
    if (begun && !begun.name) begun.name = name
    this.changed()
    return begun
  }

  changed(): void {
    this.onchange(this.annotations)
  }

  /** The game itself at a move. */
  gameAt(number: number): Position {
    const line = this.start.onward
    return line[Math.min(number, line.length - 1)] ?? this.start
  }

  async go(to: Position): Promise<void> {
    this.wanted = to
    await this.load(to)
    if (this.wanted !== to) return
    for (const position of to.path) if (position.before) this.taken.set(position.before, position)
    this.at = to
    this.show()
  }

  get forward(): Position | null {
    return this.taken.get(this.at) ?? this.at.next[0] ?? null
  }

  /** The other move at the same place: the one above or below it in the list. */
  beside(step: 1 | -1): Position | null {
    const choices = this.at.before?.next ?? []
    return choices[choices.indexOf(this.at) + step] ?? null
  }

  /** Make a move at the position shown; `null` lets a bot choose. */
  async attempt(move: string | null): Promise<void> {
    const from = this.at
    const [made] = await this.ask(from, from.number + 1, move)
    if (!made?.written) return
    const position = from.after(made.written)
    position.seen ??= made
    this.deleted = null
    this.changed()
    await this.go(position)
  }

  /** The line that one is in, with all that leaves it. */
  async remove(): Promise<void> {
    const line = this.at.lineStart
    const before = line.before
    if (!before) return
    before.next = before.next.filter((position) => position !== line)
    this.taken.delete(before)
    this.deleted = line
    this.changed()
    await this.go(before)
  }

  async bringBack(): Promise<void> {
    const line = this.deleted
    if (!line?.before) return
    line.before.next = [...line.before.next, line]
    this.deleted = null
    this.changed()
    await this.go(line)
  }

  /** The server's word on a position, and on the rest of its line. */
  async load(to: Position): Promise<void> {
    const end = to.onward.at(-1) ?? to
    const missing = end.path.find((position) => position.seen === null)
    if (!missing) return
    const found = await this.ask(end, missing.number, undefined)
    end.path.slice(missing.number).forEach((position, i) => {
      position.seen = found[i] ?? null
    })
  }

  private async ask(end: Position, since: number, move: string | null | undefined) {
    this.isBusy = true
    try {
      const path = end.path
      const own = path.findLastIndex((position) => position.isOfGame)
      return await api.tries({
        record: this.record,
        after: own,
        moves: path.slice(own + 1).flatMap((position) => position.move ?? []),
        since,
        ...(move === null ? { by_bot: true } : move === undefined ? {} : { tried: move }),
      })
    } finally {
      this.isBusy = false
    }
  }

  private show(): void {
    const steps = this.at.path.flatMap(({ seen }) => seen?.step ?? [])
    const { game, at } = this
    const rules = game.rules
    if (!rules || !at.seen) return
    const log = new GameLog(game.seats.length, rules.hand_size)
    log.add({
      seq: 1,
      entry: { type: 'started', first_seat: steps[0]?.view.first_seat ?? 0, commitment: '' },
      events: [],
    })
    steps
      .slice(1)
      .forEach((step, i) => log.add({ seq: i + 2, entry: entryOf(step), events: step.events }))
    game.lines = log.lines
    game.view = asMover(at.seen.step.view, at.seen.legal_moves, rules.cards)
  }
}

function entryOf({ seat, move }: ReplayStep) {
  return {
    type: 'moved' as const,
    seat: seat ?? 0,
    move: move ?? '',
    by_bot: false,
    is_action: !move?.startsWith('arrange'),
  }
}

/** One moves for whoever is on turn, whose cards lie where one's own do, open as all others. */
function asMover(view: View, legal_moves: string[], cards: readonly string[]): View {
  const seat = view.next_seat
  if (seat === null) return view
  const hands = view.hands.map((hand, holder) =>
    holder !== seat
      ? hand
      : hand.map((held) => {
          const kind = held.card === null ? held.possible : 2 ** cards.indexOf(held.card)
          return { ...held, hinted: kind, possible: kind }
        }),
  )
  return { ...view, seat, hands, legal_moves }
}
