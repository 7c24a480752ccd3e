/** What happened at the table, rebuilt from the server's updates. */
import type { GameEvent, HintGiven, PublicEntry } from '../net/protocol'

export interface LogLine {
  seq: number
  /** Which turn of the game it was, from 1; 0 for what is no turn. */
  turn: number
  entry: PublicEntry
  events: GameEvent[]
  /** For each hint among the events, the slots it touched, 1 being the newest card. */
  slots: number[]
}

interface ServerLine {
  seq: number
  entry: PublicEntry
  events: GameEvent[]
}

export function hintsOf(line: LogLine): HintGiven[] {
  return line.events.filter((event) => event.type === 'hint-given')
}

export class GameLog {
  private received: ServerLine[] = []
  private hands: number[][] = []
  private turns = 0
  lines: LogLine[] = []

  constructor(
    private readonly seats: number,
    private readonly handSize: number,
  ) {}

  get lastSeq(): number {
    return this.received.at(-1)?.seq ?? 0
  }

  /** The hints given so far, oldest first. */
  get hints(): HintGiven[] {
    return this.lines.flatMap(hintsOf)
  }

  add(received: ServerLine): void {
    if (received.seq <= this.lastSeq) return
    this.received.push(received)
    if (received.entry.type === 'undone') this.rebuild()
    else this.append(received)
  }

  /** Moves taken back are no part of the story any more; what was said stays. */
  private rebuild(): void {
    const kept: ServerLine[] = []
    for (const line of this.received) {
      kept.push(line)
      if (line.entry.type !== 'undone') continue
      for (let left = line.entry.moves, i = kept.length - 1; left > 0 && i >= 0; i--) {
        if (kept[i]?.entry.type === 'moved') {
          kept.splice(i, 1)
          left--
        }
      }
    }
    this.lines = []
    this.turns = 0
    kept.forEach((line) => this.append(line))
  }

  private append({ seq, entry, events }: ServerLine): void {
    if (entry.type === 'started') this.deal()
    const isTurn = entry.type === 'moved' && entry.is_action
    const slots: number[] = []
    for (const event of events) this.follow(event, slots)
    if (isTurn) this.turns++
    this.lines = [...this.lines, { seq, entry, events, slots, turn: isTurn ? this.turns : 0 }]
  }

  private deal(): void {
    let next = 0
    this.hands = Array.from({ length: this.seats }, () =>
      Array.from({ length: this.handSize }, () => next++),
    )
  }

  private take(seat: number, card: number): void {
    const hand = this.hands[seat]
    hand?.splice(hand.indexOf(card), 1)
  }

  private follow(event: GameEvent, slots: number[]): void {
    switch (event.type) {
      case 'hint-given': {
        const to = this.hands[event.to] ?? []
        const touched = event.touched.map((id) => to.length - to.indexOf(id))
        slots.push(...touched.sort((a, b) => a - b))
        break
      }
      case 'card-played':
      case 'mistake-made':
      case 'card-discarded':
        this.take(event.seat, event.card)
        break
      case 'card-drawn':
        this.hands[event.seat]?.push(event.card)
        break
      case 'hand-arranged':
        this.hands[event.seat] = [...event.order]
        break
    }
  }
}
